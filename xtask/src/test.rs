//! `cargo xtask test`: everything a change must pass, step by step, until one fails.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::Done;
use crate::cargo::{answers, cargo_at, finish, finish_reading};
use crate::say::{complain, say, seconds};
use crate::tidy;

/// One thing to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Fmt,
    Clippy,
    Tests,
    Doctests,
    Tidy,
}

impl Step {
    /// Quick ones first; after clippy each step finds compiled what the one before it needed.
    const ALL: [Step; 5] = [Step::Fmt, Step::Tidy, Step::Clippy, Step::Tests, Step::Doctests];

    fn name(self) -> &'static str {
        match self {
            Step::Fmt => "fmt",
            Step::Clippy => "clippy",
            Step::Tests => "tests",
            Step::Doctests => "doctests",
            Step::Tidy => "tidy",
        }
    }

    fn question(self) -> &'static str {
        match self {
            Step::Fmt => "is the code formatted?",
            Step::Clippy => "does clippy find anything?",
            Step::Tests => "do all tests pass?",
            Step::Doctests => "do the examples in the documentation hold?",
            Step::Tidy => "are the house rules kept?",
        }
    }

    /// What cargo is called with; nothing for what we do ourselves.
    fn arguments(self) -> Vec<&'static str> {
        match self {
            Step::Fmt => vec!["fmt", "--all", "--check"],
            Step::Clippy => vec!["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            // Slow tests may take hours; all others are stopped when they hang (see .config/nextest.toml).
            Step::Tests if std::env::var_os("SLOW_TESTS").is_some() => {
                vec!["nextest", "run", "--workspace", "--profile", "slow"]
            }
            Step::Tests => vec!["nextest", "run", "--workspace"],
            Step::Doctests => vec!["test", "--workspace", "--doc"],
            Step::Tidy => Vec::new(),
        }
    }

    fn command(self) -> String {
        match self {
            Step::Tidy => "cargo xtask tidy".into(),
            _ => format!("cargo {}", self.arguments().join(" ")),
        }
    }
}

/// How many tests passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    /// Adds what a summary line of nextest or of a doctest run says; any other line counts nothing.
    fn hear(&mut self, line: &str) {
        let line = line.trim_start();
        let counts = if line.starts_with("Summary [") {
            line.split_once("run:").map(|(_, counts)| counts)
        } else {
            line.strip_prefix("test result: ")
                .and_then(|rest| rest.split_once(". "))
                .map(|(_, counts)| counts)
        };
        for count in counts.unwrap_or("").split([',', ';']) {
            let mut words = count.split_whitespace();
            let (Some(number), Some(what)) = (words.next(), words.next()) else { continue };
            let number: u64 = number.parse().unwrap_or(0);
            match what {
                "passed" => self.passed += number,
                // nextest has its own words for tests that were stopped or could not start.
                "failed" | "timed" | "exec" => self.failed += number,
                _ => {}
            }
        }
    }
}

pub(crate) fn test(root: &Path) -> Result<Done> {
    say("Testing everything: fmt, tidy, clippy, tests, doctests.");
    prepare(root)?;
    let mut times: Vec<(Step, Duration)> = Vec::new();
    let mut tally = Tally::default();
    let mut failed = None;
    for (number, step) in Step::ALL.into_iter().enumerate() {
        let (nth, name) = (number + 1, step.name());
        say(&format!("\n[{nth}/{}] {name}: {} ({})", Step::ALL.len(), step.question(), step.command()));
        let began = Instant::now();
        let passed = carry_out(root, step, &mut tally)?;
        times.push((step, began.elapsed()));
        if !passed {
            failed = Some(step);
            break;
        }
    }
    say("");
    for (step, time) in &times {
        let verdict = if failed == Some(*step) { "FAILED" } else { "ok" };
        say(&format!("{:>9}  {verdict:<6}  {:>8}", step.name(), seconds(*time)));
    }
    if let Some(step) = failed {
        complain(&format!("xtask: {} failed; to see it alone: {}", step.name(), step.command()));
    }
    if failed.is_none() || tally != Tally::default() {
        say(&format!("{} passed, {} failed", tally.passed, tally.failed));
    }
    Ok(if failed.is_some() { Done::Badly } else { Done::Well })
}

fn carry_out(root: &Path, step: Step, tally: &mut Tally) -> Result<bool> {
    if step == Step::Tidy {
        return Ok(tidy::command(root)? == Done::Well);
    }
    let mut command = cargo_at(root, &step.arguments());
    let status = match step {
        Step::Tests | Step::Doctests => finish_reading(&mut command, |line| tally.hear(line))?,
        _ => finish(&mut command)?,
    };
    Ok(status.success())
}

/// Makes sure the tools are there, and fetches those that are not.
fn prepare(root: &Path) -> Result<()> {
    for (component, arguments) in [("rustfmt", ["fmt", "--version"]), ("clippy", ["clippy", "--version"])] {
        if answers(&mut cargo_at(root, &arguments)) {
            continue;
        }
        say(&format!("{component} is missing: installing it (rustup component add {component})."));
        let added = Command::new("rustup").current_dir(root).args(["component", "add", component]).status();
        if !added.is_ok_and(|status| status.success()) {
            bail!("{component} is missing and could not be installed; it comes with Rust as a component");
        }
    }
    if !answers(&mut cargo_at(root, &["nextest", "--version"])) {
        say("cargo-nextest is missing: installing it (cargo install cargo-nextest --locked); \
             this takes some minutes, once.");
        let installed = finish(&mut cargo_at(root, &["install", "cargo-nextest", "--locked"]));
        if !installed.context("cargo-nextest is missing")?.success() {
            bail!("cargo-nextest is missing and could not be installed");
        }
    }
    if !has_postgres() {
        say(
            "PostgreSQL is missing: installing Debian's (apt-get install --yes postgresql); the tests start their own.",
        );
        let installed = Command::new("apt-get").args(["install", "--yes", "postgresql"]).status();
        if !installed.is_ok_and(|status| status.success()) || !has_postgres() {
            bail!("PostgreSQL is missing and could not be installed; the tests of the table service need it");
        }
    }
    Ok(())
}

/// Whether there is a PostgreSQL that tests can start: where Debian keeps it, or on the path.
fn has_postgres() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut programs = debian.map(|version| version.path().join("bin/initdb"));
    programs.any(|program| program.exists()) || answers(Command::new("initdb").arg("--version"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        for line in lines {
            tally.hear(line);
        }
        tally
    }

    #[test]
    fn summaries_of_nextest_are_heard() {
        let well = "     Summary [   3.214s] 154 tests run: 154 passed (2 slow), 1 skipped";
        assert_eq!(tally(&[well]), Tally { passed: 154, failed: 0 });
        let badly = "     Summary [   3.2s] 10/12 tests run: 6 passed, 2 failed, 1 timed out, 1 exec failed, 0 skipped";
        assert_eq!(tally(&[badly]), Tally { passed: 6, failed: 4 });
        assert_eq!(tally(&["     Summary [   0.1s] 1 test run: 1 passed, 0 skipped"]).passed, 1);
    }

    #[test]
    fn summaries_of_doctests_are_added() {
        let ok =
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.50s";
        let bad = "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(tally(&[ok, bad]), Tally { passed: 4, failed: 2 });
    }

    #[test]
    fn other_lines_count_nothing() {
        let lines = ["running 3 tests", "test a ... ok", "        PASS [   0.005s] cafe 7 passed", ""];
        assert_eq!(tally(&lines), Tally::default());
    }

    #[test]
    fn every_step_says_what_it_does() {
        for step in Step::ALL {
            assert!(step.question().ends_with('?') && step.command().starts_with("cargo "), "{step:?}");
        }
    }
}
