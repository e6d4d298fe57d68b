//! Calling cargo, plainly or while reading along.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, IsTerminal as _, Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context as _, Result};

/// The cargo that runs us, without what it told us of our own package: some build scripts (`ring`) watch these
/// variables and would build everything above them again.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    for (name, _) in std::env::vars_os() {
        if name
            .to_str()
            .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"))
        {
            command.env_remove(name);
        }
    }
    command
}

/// Cargo at the top of the repository, with these arguments.
pub(crate) fn cargo_at(root: &Path, arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.current_dir(root).args(arguments);
    command
}

/// Whether a program can be started and answers well; its words are swallowed.
pub(crate) fn answers(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs a command to its end with nothing to read.
pub(crate) fn finish(command: &mut Command) -> Result<ExitStatus> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.stdin(Stdio::null()).status().with_context(|| format!("cannot start `{name}`"))
}

/// As [`finish`]; every line the command says is passed on and shown to `each`, without colours.
pub(crate) fn finish_reading(command: &mut Command, mut each: impl FnMut(&str) + Send) -> Result<ExitStatus> {
    let name = command.get_program().to_string_lossy().into_owned();
    if std::io::stderr().is_terminal() && std::env::var_os("CARGO_TERM_COLOR").is_none() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{name}`"))?;
    let stdout = child.stdout.take().context("no standard output to read")?;
    let stderr = child.stderr.take().context("no standard error to read")?;
    let (lines, heard) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        let out = lines.clone();
        scope.spawn(move || pass_on(stdout, std::io::stdout(), |line| drop(out.send(line))));
        scope.spawn(move || pass_on(stderr, std::io::stderr(), |line| drop(lines.send(line))));
        for line in heard {
            each(&line);
        }
    });
    child.wait().with_context(|| format!("lost sight of `{name}`"))
}

/// Hears line by line.
pub(crate) fn read_lines(from: impl Read, each: impl Fn(String)) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while matches!(from.read_until(b'\n', &mut line), Ok(n) if n > 0) {
        each(String::from_utf8_lossy(&line).trim_end().to_string());
        line.clear();
    }
}

/// Copies line by line; bytes that are no text are copied as they are and shown as replacement characters.
fn pass_on(from: impl Read, mut to: impl Write, each: impl Fn(String)) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while matches!(from.read_until(b'\n', &mut line), Ok(n) if n > 0) {
        // Anyone who stopped listening to us should not stop the tests.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        each(without_colours(String::from_utf8_lossy(&line).trim_end()));
        line.clear();
    }
}

/// A line without terminal colours (`ESC [ … letter`).
pub(crate) fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter != '\u{1b}' {
            plain.push(letter);
        } else if letters.next() == Some('[') {
            letters.find(char::is_ascii_alphabetic);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn colours_are_taken_off() {
        assert_eq!(without_colours("\u{1b}[32;1m    Summary\u{1b}[0m 3 passed"), "    Summary 3 passed");
        assert_eq!(without_colours("plain"), "plain");
    }

    #[test]
    fn lines_are_passed_on_as_they_are_and_shown() {
        let heard = RefCell::new(Vec::new());
        let mut copied = Vec::new();
        pass_on(&b"one\n\xff two\nlast"[..], &mut copied, |line| heard.borrow_mut().push(line));
        assert_eq!(copied, b"one\n\xff two\nlast");
        assert_eq!(heard.into_inner(), ["one", "\u{fffd} two", "last"]);
    }

    #[test]
    fn both_streams_of_a_command_are_read() {
        let mut lines = Vec::new();
        let status =
            finish_reading(cargo().arg("--version"), |line| lines.push(line.to_string())).expect("cargo");
        assert!(status.success());
        assert!(lines.iter().any(|line| line.starts_with("cargo ")), "{lines:?}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = finish(&mut Command::new("no-such-program-anywhere")).expect_err("it is missing");
        assert_eq!(error.to_string(), "cannot start `no-such-program-anywhere`");
        assert!(!answers(&mut Command::new("no-such-program-anywhere")));
    }
}
