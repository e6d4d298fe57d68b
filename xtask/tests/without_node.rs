//! A machine that has Rust but no Node.js, and nobody to ask whether it may be installed.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// `cargo xtask run …` in a repository of its own, with a `cargo` that only writes down a program.
fn run(root: &Path, words: &[&str]) -> Output {
    for folder in ["xtask", "web", "locales", "bin", "target/play"] {
        fs::create_dir_all(root.join(folder)).expect("a folder can be made");
    }
    let script = |path: &str, text: &str| {
        let path = root.join(path);
        fs::write(&path, text).expect("a script can be written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be started");
        path
    };
    script("target/play/klatsch", "#!/bin/sh\necho \"klatsch $*\"\n");
    let cargo = script("bin/cargo", "#!/bin/sh\nexit 0\n");
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("run")
        .args(words)
        .env("CARGO", cargo)
        .env("CARGO_MANIFEST_DIR", root.join("xtask"))
        .env("PATH", root.join("bin"))
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CI")
        .stdin(Stdio::null())
        .output()
        .expect("xtask starts")
}

#[test]
fn the_web_table_says_what_is_missing_and_what_works_without_it() {
    let root = tempfile::tempdir().expect("a folder");
    let output = run(root.path(), &[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    for words in
        ["Node.js", "nodejs npm", "--yes", "`cargo xtask run play cafe` plays in the terminal without it"]
    {
        assert!(said.contains(words), "{words:?} in {said:?}");
    }
}

#[test]
fn a_game_in_the_terminal_needs_none() {
    let root = tempfile::tempdir().expect("a folder");
    let output = run(root.path(), &["play", "cafe"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.lines().any(|line| line == "klatsch play cafe"), "{said:?}");
}
