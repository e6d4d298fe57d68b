//! Long commands shown as steps: one line each with the time, and how far the present one is.

use std::collections::VecDeque;
use std::io::{self, IsTerminal as _, Read, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

use crate::cargo::{read_lines, without_colours};
use crate::say::{complain, say, seconds};

/// How often the line of the present step is written, where somebody watches.
const TICK: Duration = Duration::from_millis(250);
/// Where nobody watches, a line comes no more often than this.
const SELDOM: Duration = Duration::from_secs(30);
/// How much of what a failed command said is repeated.
const REPEATED: usize = 60;
/// The columns of the line of the present step.
const COLUMNS: usize = 78;

/// The steps of a command, some of which may go on at the same time.
pub(crate) struct Steps {
    whole: usize,
    begun: Instant,
    /// What was begun, in this order; how long it took comes when it is done.
    known: Mutex<Vec<(String, Duration)>>,
}

/// Whether a step is the one whose progress is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Its last words are shown while it goes on.
    Front,
    /// Another one is in front: only that it is done is said.
    Back,
}

impl Steps {
    /// This many are to come.
    pub(crate) fn new(whole: usize) -> Steps {
        Steps { whole, begun: Instant::now(), known: Mutex::default() }
    }

    /// Notes a step that begins: its number, and its number with its name for people.
    fn begin(&self, what: &str) -> (usize, String) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.push((what.to_string(), Duration::ZERO));
        (known.len() - 1, format!("[{}/{}] {what}", known.len(), self.whole))
    }

    /// Carries out a command, and says how it went. What it says itself is shown only if it fails.
    pub(crate) fn run(&self, what: &str, command: &mut Command, place: Place) -> Result<bool> {
        let (number, name) = self.begin(what);
        let watched = io::stdout().is_terminal();
        if !watched || place == Place::Back {
            say(&format!("{}{name} …", if watched { "\r\x1b[K" } else { "" }));
        }
        let begun = Instant::now();
        let mut said = VecDeque::new();
        let passed = watch(command, |line| {
            if let Some(line) = line {
                said.push_back(line.to_string());
                said.drain(..said.len().saturating_sub(REPEATED));
            }
            if watched && place == Place::Front {
                progress(&name, begun.elapsed(), said.back().map_or("", String::as_str));
            }
        })?;
        let time = begun.elapsed();
        if let Some(known) = self.known.lock().unwrap_or_else(PoisonError::into_inner).get_mut(number) {
            known.1 = time;
        }
        let verdict = if passed { "" } else { "FAILED after " };
        say(&format!("{}{name}: {verdict}{}", if watched { "\r\x1b[K" } else { "" }, seconds(time)));
        if !passed {
            said.iter().for_each(|line| complain(line));
        }
        Ok(passed)
    }

    /// A step that had nothing to do.
    pub(crate) fn skip(&self, what: &str, why: &str) {
        let (_, name) = self.begin(what);
        say(&format!("{name}: {why}"));
    }

    /// Where the time went.
    pub(crate) fn timings(&self) -> String {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let width = known.iter().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
        let rows = known.iter().map(|(what, time)| format!("  {what:<width$}  {:>9}\n", seconds(*time)));
        let all = format!("  {:<width$}  {:>9}", "everything", seconds(self.begun.elapsed()));
        rows.collect::<String>() + &all
    }
}

/// The line of the present step, written over the one before.
fn progress(name: &str, time: Duration, last: &str) {
    let last: String = last.trim().chars().filter(|letter| !letter.is_control()).collect();
    let line = format!("{name} · {} s · {last}", time.as_secs());
    let line: String = line.chars().take(COLUMNS).collect();
    let mut out = io::stdout();
    let _ = write!(out, "\r\x1b[K{line}").and_then(|()| out.flush());
}

/// Runs a command to its end; `each` hears its lines, and nothing now and then.
fn watch(command: &mut Command, mut each: impl FnMut(Option<&str>)) -> Result<bool> {
    let name = command.get_program().to_string_lossy().into_owned();
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.with_context(|| format!("cannot start `{name}`"))?;
    let (lines, heard) = mpsc::channel();
    let pipes: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ];
    let tick = if io::stdout().is_terminal() { TICK } else { SELDOM };
    std::thread::scope(|scope| {
        for pipe in pipes.into_iter().flatten() {
            let lines = lines.clone();
            scope.spawn(move || read_lines(pipe, |line| drop(lines.send(line))));
        }
        drop(lines);
        loop {
            match heard.recv_timeout(tick) {
                Ok(line) => each(Some(&without_colours(&line))),
                Err(RecvTimeoutError::Timeout) => each(None),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
    });
    Ok(child.wait().with_context(|| format!("lost sight of `{name}`"))?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn what_a_command_says_is_heard_on_both_streams() {
        let mut heard = Vec::new();
        let passed =
            watch(&mut shell("echo one; echo two >&2; exit 3"), |line| heard.extend(line.map(String::from)));
        heard.sort();
        assert_eq!((passed.expect("sh runs"), heard), (false, vec!["one".to_string(), "two".into()]));
    }

    #[test]
    fn times_are_kept_step_by_step() {
        let steps = Steps::new(2);
        assert!(steps.run("first", &mut shell("true"), Place::Front).expect("sh runs"));
        steps.skip("second", "nothing changed");
        let timings = steps.timings();
        let rows: Vec<&str> =
            timings.lines().map(|line| line.split_whitespace().next().unwrap_or("")).collect();
        assert_eq!(rows, ["first", "second", "everything"]);
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = watch(&mut Command::new("no-such-program-anywhere"), |_| ()).expect_err("it is missing");
        assert_eq!(error.to_string(), "cannot start `no-such-program-anywhere`");
    }
}
