//! The documentation names a test for each promise; these tests are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every file of Rust below a folder.
fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => files(&path, into),
            false if path.extension().is_some_and(|ending| ending == "rs") => into.push(path),
            false => {}
        }
    }
}

#[test]
fn every_promise_names_tests_that_exist() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut sources = Vec::new();
    for folder in ["crates/server/src", "crates/server/tests", "crates/klatsch/src", "crates/klatsch/tests"] {
        files(&root.join(folder), &mut sources);
    }
    let mut tests = BTreeSet::new();
    for path in &sources {
        let file = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let text = fs::read_to_string(path).expect("a text");
        let names = text.split("fn ").skip(1).filter_map(|rest| rest.split_once('(')).map(|(name, _)| name);
        tests.extend(names.map(|name| format!("{file}::{name}")));
    }
    let page = fs::read_to_string(root.join("docs/operations.md")).expect("the page");
    let (_, promises) = page.split_once("## What keeps these promises").expect("the table");
    let rows: Vec<&str> = promises.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 30, "{} promises", rows.len());
    for row in rows {
        let names: Vec<&str> = row.split('`').filter(|name| name.contains("::")).collect();
        assert!(!names.is_empty() || row.contains(".test.ts"), "nothing keeps: {row}");
        for name in names {
            assert!(tests.contains(name), "there is no test {name}");
        }
    }
}

/// The page shows the files that are shipped and tried, word for word.
#[test]
fn the_proxy_files_on_the_page_are_those_that_are_shipped() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let read = |path: &str| fs::read_to_string(root.join(path)).expect(path);
    let page = read("docs/operations.md");
    for (file, from) in [("packaging/nginx.conf", "http {"), ("packaging/Caddyfile", "klatsch.example {")] {
        let text = read(file);
        let shown = &text[text.find(from).expect("its beginning")..];
        assert!(page.contains(shown), "{file} differs from what docs/operations.md shows");
    }
}
