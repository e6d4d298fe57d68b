//! What no file may hold, and how long it may be.

use super::Problem;
use super::tree::{File, Tree};

/// A file is about one noun.
const MAX_LINES: usize = 600;

/// Languages whose files must stay short.
const MEASURED: [&str; 3] = ["rs", "ts", "svelte"];

/// Where files are written by programs: their length is that of what they are written from.
const WRITTEN: &str = "web/src/protocol/";

/// Written in pieces, so that this file does not hold what it forbids.
const UNFINISHED: [&str; 3] = [concat!("to", "do!("), concat!("db", "g!("), concat!("#[ign", "ore")];

/// What has no place in the repository, and why. In small letters.
const FORBIDDEN: [(&str, &str); 7] = [
    (concat!("/wo", "rk/"), "a path of somebody's machine"),
    (concat!("/ro", "ot/"), "a path of somebody's machine"),
    (concat!("/tmp/", "wt/"), "a path of somebody's machine"),
    (concat!("sub", "agent"), "a word about how the work was done"),
    (concat!("crates", ".io"), "the address of a registry"),
    (concat!("//regis", "try."), "the address of a registry"),
    (concat!("regis", "try.npm"), "the address of a registry"),
];

/// The only place packages may come from, as Cargo writes it into its lock file.
const INDEX: &str = concat!("\"registry+https://github.com/rust-lang/crates", ".io-index\"");

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for file in tree.files() {
        if MEASURED.contains(&file.extension()) && !file.path.starts_with(WRITTEN) {
            check_length(file, problems);
        }
        if file.extension() == "rs" {
            check_finished(file, problems);
        }
        match file.path.rsplit('/').next() {
            Some("Cargo.lock") => check_cargo_lock(file, problems),
            Some("package-lock.json") => check_npm_lock(file, problems),
            _ => check_words(file, problems),
        }
    }
}

fn check_length(file: &File, problems: &mut Vec<Problem>) {
    let n_lines = file.text.lines().count();
    if n_lines > MAX_LINES {
        let message = format!("{n_lines} lines; no file has more than {MAX_LINES}");
        problems.push(Problem::new(&file.path, n_lines, message));
    }
}

fn check_finished(file: &File, problems: &mut Vec<Problem>) {
    for (number, line) in file.lines() {
        for unfinished in UNFINISHED {
            if line.contains(unfinished) {
                problems.push(Problem::new(&file.path, number, format!("`{unfinished}` is left here")));
            }
        }
    }
}

fn check_words(file: &File, problems: &mut Vec<Problem>) {
    for (number, line) in file.lines() {
        let line = line.to_lowercase();
        for (word, why) in FORBIDDEN {
            if line.contains(word) {
                problems.push(Problem::new(&file.path, number, format!("`{word}` is {why}")));
            }
        }
    }
}

fn check_cargo_lock(file: &File, problems: &mut Vec<Problem>) {
    for (number, line) in file.lines() {
        if line.strip_prefix("source = ").is_some_and(|source| source != INDEX) {
            problems.push(Problem::new(
                &file.path,
                number,
                "a package from another place than the public index",
            ));
        }
    }
}

fn check_npm_lock(file: &File, problems: &mut Vec<Problem>) {
    for (number, line) in file.lines() {
        if line.trim_start().starts_with("\"resolved\": \"http") {
            problems.push(Problem::new(&file.path, number, "the address a package was fetched from"));
        }
    }
}
