//! `cargo xtask test`: everything a change must pass, step by step, until one fails.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::Done;
use crate::cargo::{answers, cargo_at, finish, finish_reading};
use crate::debian::Consent;
use crate::say::{complain, say, seconds};
use crate::{debian, schemathesis, tidy, web};

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Everything a change must pass.
    Everything,
    /// What can be said in two minutes.
    Quick,
}

impl Scope {
    fn steps(self) -> &'static [Step] {
        match self {
            Scope::Everything => &Step::ALL,
            Scope::Quick => &Step::QUICK,
        }
    }
}

/// What runs the tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Runner {
    /// cargo-nextest, which runs tests of several programs at once and stops those that hang.
    Nextest,
    /// Plain `cargo test`.
    Plain,
}

/// One thing to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Fmt,
    Clippy,
    Tests,
    Doctests,
    Tidy,
    Deny,
    Web,
    Browser,
    Schemathesis,
}

/// All our crates, with what is left out of an xtask for people who play.
const ALL: [&str; 3] = ["--workspace", "--features", "xtask/chores"];

impl Step {
    /// Quick ones first; the web table is built before the program that carries it; after clippy each step finds
    /// compiled what the one before it needed.
    const ALL: [Step; 9] = [
        Step::Fmt,
        Step::Tidy,
        Step::Deny,
        Step::Web,
        Step::Clippy,
        Step::Tests,
        Step::Doctests,
        Step::Browser,
        Step::Schemathesis,
    ];

    /// What of it is quick.
    const QUICK: [Step; 5] = [Step::Fmt, Step::Tidy, Step::Web, Step::Clippy, Step::Tests];

    fn name(self) -> &'static str {
        match self {
            Step::Fmt => "fmt",
            Step::Clippy => "clippy",
            Step::Tests => "tests",
            Step::Doctests => "doctests",
            Step::Tidy => "tidy",
            Step::Deny => "deny",
            Step::Web => "web",
            Step::Browser => "browser",
            Step::Schemathesis => "openapi",
        }
    }

    fn question(self) -> &'static str {
        match self {
            Step::Fmt => "is the code formatted?",
            Step::Clippy => "does clippy find anything?",
            Step::Tests => "do all tests pass?",
            Step::Doctests => "do the examples in the documentation hold?",
            Step::Tidy => "are the house rules kept?",
            Step::Deny => "may all dependencies be used?",
            Step::Web => "do the types, the unit tests and the build of the web table hold?",
            Step::Browser => "can whole games be played in a browser?",
            Step::Schemathesis => "does the service answer as its OpenAPI document says?",
        }
    }

    /// What cargo is called with; nothing for what we do ourselves.
    fn arguments(self, scope: Scope, runner: Runner) -> Vec<&'static str> {
        match self {
            Step::Fmt => vec!["fmt", "--all", "--check"],
            Step::Clippy => [&["clippy", "--all-targets"], &ALL[..], &["--", "-D", "warnings"]].concat(),
            Step::Tests => {
                // Slow tests may take hours; all others are stopped when they hang (see .config/nextest.toml).
                let run: &[&str] = match runner {
                    Runner::Nextest if std::env::var_os("SLOW_TESTS").is_some() => {
                        &["nextest", "run", "--profile", "slow"]
                    }
                    Runner::Nextest => &["nextest", "run"],
                    Runner::Plain => &["test", "--no-fail-fast"],
                };
                // Whole services, programs and matches are tested from outside, by programs of their own.
                let targets: &[&str] = match scope {
                    Scope::Quick => &["--lib", "--bins"],
                    Scope::Everything => &["--lib", "--bins", "--tests"],
                };
                [run, targets, &ALL].concat()
            }
            Step::Doctests => [&["test", "--doc"], &ALL[..]].concat(),
            // What the tests were built with: the program lies among it.
            Step::Browser | Step::Schemathesis => {
                [&["test", "--no-run", "--lib", "--bins", "--tests"], &ALL[..]].concat()
            }
            Step::Tidy | Step::Deny | Step::Web => Vec::new(),
        }
    }

    fn command(self, scope: Scope, runner: Runner) -> String {
        match self {
            Step::Tidy => "cargo xtask tidy".into(),
            Step::Deny => "cargo xtask deny".into(),
            Step::Web if scope == Scope::Quick => "npm run check && npm test, in web/".into(),
            Step::Web => "npm run check && npm test && npm run build, in web/".into(),
            Step::Browser => "npm run test:browser, in web/".into(),
            Step::Schemathesis => "schemathesis run <a service>/api/openapi.json --checks all".into(),
            _ => format!("cargo {}", self.arguments(scope, runner).join(" ")),
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
        // `      Tests  2 failed | 20 passed (22)` is how Vitest puts it.
        if let Some(counts) = line.strip_prefix("Tests ") {
            return self.add(counts.split_once('(').map_or(counts, |(counts, _)| counts));
        }
        let counts = if line.starts_with("Summary [") {
            line.split_once("run:").map(|(_, counts)| counts)
        } else {
            line.strip_prefix("test result: ")
                .and_then(|rest| rest.split_once(". "))
                .map(|(_, counts)| counts)
        };
        self.add(counts.unwrap_or(""));
    }

    fn add(&mut self, counts: &str) {
        for count in counts.split([',', ';', '|']) {
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

pub(crate) fn test(root: &Path, scope: Scope) -> Result<Done> {
    let steps = scope.steps();
    let names: Vec<&str> = steps.iter().map(|step| step.name()).collect();
    let what = if scope == Scope::Quick { "what is quick" } else { "everything" };
    say(&format!("Testing {what}: {}.", names.join(", ")));
    let runner = prepare(root, scope)?;
    let mut times: Vec<(Step, Duration)> = Vec::new();
    let mut tally = Tally::default();
    let mut failed = None;
    for (number, &step) in steps.iter().enumerate() {
        let (nth, name) = (number + 1, step.name());
        say(&format!(
            "\n[{nth}/{}] {name}: {} ({})",
            steps.len(),
            step.question(),
            step.command(scope, runner)
        ));
        let began = Instant::now();
        let passed = carry_out(root, step, scope, runner, &mut tally)?;
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
        complain(&format!("xtask: {} failed; to see it alone: {}", step.name(), step.command(scope, runner)));
    }
    if failed.is_none() || tally != Tally::default() {
        say(&format!("{} passed, {} failed", tally.passed, tally.failed));
    }
    Ok(if failed.is_some() { Done::Badly } else { Done::Well })
}

fn carry_out(root: &Path, step: Step, scope: Scope, runner: Runner, tally: &mut Tally) -> Result<bool> {
    if step == Step::Tidy {
        return Ok(tidy::command(root)? == Done::Well);
    }
    if step == Step::Deny {
        return Ok(crate::chore(root, &["deny"])? == Done::Well);
    }
    if step == Step::Web {
        let sound = web::check(root, |line| tally.hear(line))?;
        return Ok(sound && (scope == Scope::Quick || web::build(root)?));
    }
    let mut command = cargo_at(root, &step.arguments(scope, runner));
    if matches!(step, Step::Browser | Step::Schemathesis) {
        let Some(klatsch) = built(&mut command)? else { return Ok(false) };
        return match step {
            Step::Browser => web::in_browser(root, &klatsch, |line| tally.hear(line)),
            _ => schemathesis::finds_nothing(root, &klatsch),
        };
    }
    let status = match step {
        Step::Tests | Step::Doctests => finish_reading(&mut command, |line| tally.hear(line))?,
        _ => finish(&mut command)?,
    };
    Ok(status.success())
}

/// Builds, and says where the program is.
fn built(build: &mut Command) -> Result<Option<PathBuf>> {
    let mut program = None;
    build.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let output = build.output().context("cannot start cargo")?;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        // {"reason":"compiler-artifact", …,"executable":"…/klatsch",…}; those of tests have longer names.
        if let Some((_, rest)) = line.split_once("\"executable\":\"")
            && let Some((path, _)) = rest.split_once('"')
            && Path::new(path).file_stem().is_some_and(|name| name == "klatsch")
        {
            program = Some(PathBuf::from(path));
        }
    }
    Ok(program.filter(|_| output.status.success()))
}

/// Makes sure the tools are there, and fetches those that are not; says what runs the tests.
fn prepare(root: &Path, scope: Scope) -> Result<Runner> {
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
    let runner = match answers(&mut cargo_at(root, &["nextest", "--version"])) {
        true => Runner::Nextest,
        false => {
            // Compiling it would take longer than it saves.
            say("cargo-nextest is not installed, so plain `cargo test` runs the tests, which is slower; \
                 https://nexte.st offers it ready built.");
            Runner::Plain
        }
    };
    debian::install(&debian::POSTGRESQL, Consent::OfEnvironment)?;
    debian::install(&debian::SMTP, Consent::OfEnvironment)?;
    if scope == Scope::Everything {
        // Said now, not after minutes of other steps.
        debian::install(&debian::NGINX, Consent::OfEnvironment)?;
        debian::install(&debian::CHROMIUM, Consent::OfEnvironment)?;
    }
    Ok(runner)
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
    fn summaries_of_vitest_are_added() {
        assert_eq!(tally(&["      Tests  22 passed (22)"]), Tally { passed: 22, failed: 0 });
        assert_eq!(tally(&["      Tests  2 failed | 20 passed (22)"]), Tally { passed: 20, failed: 2 });
    }

    #[test]
    fn other_lines_count_nothing() {
        let lines = ["running 3 tests", "test a ... ok", "        PASS [   0.005s] cafe 7 passed", ""];
        assert_eq!(tally(&lines), Tally::default());
    }

    #[test]
    fn every_step_says_what_it_does() {
        for step in Step::ALL {
            let command = step.command(Scope::Everything, Runner::Nextest);
            assert!(step.question().ends_with('?') && !command.is_empty(), "{step:?}");
        }
    }

    #[test]
    fn what_is_quick_is_a_part_of_everything() {
        assert!(Step::QUICK.iter().all(|step| Step::ALL.contains(step)));
        let quick = |runner| Step::Tests.command(Scope::Quick, runner);
        assert!(quick(Runner::Nextest).starts_with("cargo nextest run --lib --bins --workspace"));
        assert!(quick(Runner::Plain).starts_with("cargo test --no-fail-fast --lib --bins --workspace"));
    }
}
