//! A bot that is a program of its own: it is asked in lines of JSON and answers in lines of JSON.
//!
//! `docs/protocol.md` describes the conversation. Whatever the program does, the arena goes on or ends with one
//! clear line: a program that dies, is silent, rambles or writes what is no answer ends the match.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use bots::Budget;
use serde_json::{Value, json};
use table::{Seat, Viewer};
use wire::{Audience, Fault, WireGame, read_action, setup_json, view_of};

/// The longest line a program may answer with.
const MAX_ANSWER: u64 = 1 << 20;

/// Lines a program may be ahead of its questions before it has to wait.
const MAX_AHEAD: usize = 16;

/// How long a program may take to end after its input has ended.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
pub(crate) struct Outside {
    /// As it was asked for, for messages.
    name: String,
    child: Child,
    /// Lines to be written; a thread writes them, so that a program that does not read cannot stop the arena.
    questions: Option<Sender<String>>,
    answers: Receiver<Heard>,
    /// The number of the last question.
    asked: u64,
    /// Whether it has seen what is printed for the present game.
    seen_print: bool,
    /// Why the last answer was refused.
    refused: Option<Fault>,
    budget: Option<Budget>,
    patience: Duration,
}

/// What came out of a program.
enum Heard {
    Line(String),
    TooLong,
    NoText,
}

impl Outside {
    /// Starts the program.
    pub(crate) fn start(
        name: &str,
        words: &[String],
        budget: Option<Budget>,
        patience: Duration,
    ) -> Result<Outside> {
        let (program, arguments) = words.split_first().context("there is no program to start")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Ctrl-C is for the arena alone: the program ends when its input does.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().with_context(|| format!("`{name}` cannot be started"))?;
        let stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let (questions, to_write) = channel();
        thread::spawn(move || write_lines(stdin, &to_write));
        let (heard, answers) = sync_channel(MAX_AHEAD);
        thread::spawn(move || read_lines(stdout, |line| heard.send(line).is_ok()));
        let (asked, seen_print, refused) = (0, false, None);
        let name = name.to_string();
        Ok(Outside {
            name,
            child,
            questions: Some(questions),
            answers,
            asked,
            seen_print,
            refused,
            budget,
            patience,
        })
    }

    /// Tells it that a game begins, and gives it a seed of its own.
    pub(crate) fn begin<G: WireGame>(&mut self, setup: &G::Setup, seat: usize, seed: &str) {
        self.seen_print = false;
        self.tell(&json!({
            "do": "begin", "game": G::ID, "setup": setup_json::<G>(setup), "seat": seat,
            // Not the seed of the game: that foretells every card.
            "seed": format!("{:016x}", seed_of(&format!("{seed}/seat{seat}"))),
        }));
    }

    /// Asks for a choice; nothing if the answer is against the rules.
    pub(crate) fn choose<G: WireGame>(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Option<G::Action>> {
        self.asked += 1;
        let mut view = view_of(state, Audience::Viewer(Viewer::Seat(seat)));
        if let (true, Value::Object(view)) = (self.seen_print, &mut view) {
            view.retain(|name, _| !G::SAID_ONCE.contains(&name.as_str()));
        }
        self.seen_print = true;
        let mut question = json!({
            "id": self.asked, "do": "choose", "game": G::ID, "seat": seat.index(),
            "view": view,
            "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        });
        match self.budget {
            Some(Budget::Nodes(nodes)) => question["nodes"] = json!(nodes),
            Some(Budget::Time(time)) => question["ms"] = json!(time.as_millis() as u64),
            None => {}
        }
        self.tell(&question);
        let text = self.answer()?;
        match read_action(state, seat, &text) {
            Ok(action) => Ok(Some(action)),
            Err(fault) => {
                self.refused = Some(fault);
                Ok(None)
            }
        }
    }

    /// Tells it why its answer was refused and what was played instead.
    pub(crate) fn refuse(&mut self, played: &str) {
        if let Some(fault) = self.refused.take() {
            self.tell(&json!({
                "do": "refused", "answer": self.asked, "error": fault.to_json(), "played": played,
            }));
        }
    }

    /// Tells it how the game ended.
    pub(crate) fn end(&mut self, scores: &[i32], places: &[u8]) {
        self.tell(&json!({"do": "end", "scores": scores, "places": places}));
    }

    fn tell(&self, line: &Value) {
        // A program that is gone is noticed when its answer is due.
        if let Some(questions) = &self.questions {
            let _ = questions.send(format!("{line}\n"));
        }
    }

    fn answer(&mut self) -> Result<String> {
        let until = Instant::now() + self.patience;
        let heard = self.answers.recv_timeout(until.saturating_duration_since(Instant::now()));
        let line = match heard {
            Ok(Heard::Line(line)) => line,
            Ok(Heard::TooLong) => bail!("`{}` wrote a line longer than {MAX_ANSWER} bytes", self.name),
            Ok(Heard::NoText) => bail!("`{}` wrote what is no UTF-8 text", self.name),
            Err(RecvTimeoutError::Timeout) => {
                let _ = self.child.kill();
                bail!("`{}` gave no answer within {} ms", self.name, self.patience.as_millis())
            }
            Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
        };
        let shown: String = line.chars().take(80).flat_map(char::escape_debug).collect();
        let answer: Value = serde_json::from_str(&line)
            .map_err(|_| anyhow!("`{}` wrote what is no JSON: {shown}", self.name))?;
        if answer["id"] != json!(self.asked) {
            bail!("`{}` was asked question {} and answered: {shown}", self.name, self.asked);
        }
        match answer["action"].as_str() {
            Some(action) if answer["ok"] != json!(false) => Ok(action.to_string()),
            _ => bail!("`{}` gave no `action`: {shown}", self.name),
        }
    }

    /// Its output has ended.
    fn gone(&mut self) -> anyhow::Error {
        // It closed its output; that it does not end of itself must not keep us.
        let _ = self.child.kill();
        match self.child.wait() {
            Ok(status) if status.code().is_some() => {
                anyhow!("`{}` ended in the middle of a game ({status})", self.name)
            }
            _ => anyhow!("`{}` closed its output in the middle of a game", self.name),
        }
    }
}

impl Drop for Outside {
    /// Its input ends; if it stays, it is ended.
    fn drop(&mut self) {
        self.questions = None;
        let until = Instant::now() + FAREWELL;
        while self.answers.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands on line by line, and stops at the first that is none.
fn read_lines(stdout: ChildStdout, mut hand_on: impl FnMut(Heard) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MAX_ANSWER).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => return,
            Ok(_) if line.ends_with(b"\n") => {}
            Ok(length) if length as u64 == MAX_ANSWER => {
                hand_on(Heard::TooLong);
                return;
            }
            // The last line may lack its end.
            Ok(_) => {}
        }
        let heard = String::from_utf8(line).map_or(Heard::NoText, Heard::Line);
        if matches!(&heard, Heard::Line(line) if line.trim().is_empty()) {
            continue;
        }
        if !hand_on(heard) {
            return;
        }
    }
}

/// A number that says nothing about the text it comes from.
fn seed_of(text: &str) -> u64 {
    use table::Dealer as _;
    let mut dealer = table::ChaChaDealer::from_seed(&format!("luck/{text}"));
    (0..4).fold(0, |number, _| number << 16 | u64::from(dealer.below(1 << 16)))
}
