//! Running `klatsch play` through pipes.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a run said and how it ended.
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// Runs `klatsch play` with these arguments and lines, in English unless an argument says otherwise.
pub(crate) fn play(args: &[&str], lines: &[&str]) -> Ran {
    play_in("C", args, lines)
}

/// Runs `klatsch play` where the environment speaks this language.
pub(crate) fn play_in(lang: &str, args: &[&str], lines: &[&str]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("play")
        .args(args)
        .env("LC_ALL", lang)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("klatsch starts");
    let mut text = lines.join("\n");
    text.push('\n');
    // A run that ends before it has read everything closes the pipe; that is no failure of the test.
    let _ = child.stdin.take().expect("stdin is piped").write_all(text.as_bytes());
    let output = child.wait_with_output().expect("klatsch ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("klatsch writes UTF-8");
    Ran { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// A folder that is removed at the end of the test.
pub(crate) fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Each of these texts was said.
pub(crate) fn assert_said(out: &str, expected: &[&str]) {
    for text in expected {
        assert!(out.contains(text), "nobody said: {text}\n{out}");
    }
}
