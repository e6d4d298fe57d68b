//! Running `klatsch play` through pipes.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
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

/// Bad lines get an answer of one line each and change nothing; `prompt` is what asks for them.
pub(crate) fn assert_harmless(args: &[&str], prompt: &str, bad: &[&str]) {
    let mut lines = vec!["record"];
    lines.extend(bad);
    lines.extend(["record", "quit"]);
    let ran = play(&[args, &["--width", "400"]].concat(), &lines);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers: Vec<&str> = ran.out.split(prompt).skip(1).collect();
    for (line, answer) in bad.iter().zip(&answers[1..]) {
        assert!(answer.lines().count() <= 2, "{line}: {answer}");
        assert!(!answer.contains('\x1b'), "{line}: {answer}");
    }
    assert_eq!(answers[0], answers[1 + bad.len()], "the record is as it was");
}

/// Wrong usage is said in one line, with this code and these words.
pub(crate) fn assert_wrong_usage(args: &[&str], code: i32, expected: &str) {
    let ran = play(args, &[]);
    assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.err);
    assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    assert_eq!(ran.out, "", "{args:?}");
}

/// A golden game of a crate.
pub(crate) fn golden_path(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/games")).join(name)
}

/// The first lines of a golden game, in a file of its own.
pub(crate) fn cut(folder: &Path, golden: &Path, n_lines: usize) -> String {
    let text = fs::read_to_string(golden).expect("the golden game is there");
    let lines: Vec<&str> = text.lines().take(n_lines).collect();
    let path = folder.join("cut.record");
    fs::write(&path, lines.join("\n")).expect("the folder can be written to");
    path.to_str().expect("the path is UTF-8").to_string()
}
