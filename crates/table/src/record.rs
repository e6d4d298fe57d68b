//! A game is its record: a set-up and the steps taken, as text anybody can read and check.
//!
//! ```text
//! game cafe rules 1
//! setup seats=2 draft=classic
//! 1 chance master 0
//! 2 chance show 17
//! 3 seat1 take 17 pay yellow
//! end scores 31 27
//! ```
//!
//! A record of an earlier version of the rules is read as the same game under the present one, with the readings of
//! its time as options ([`Game::upgrade_setup`]).
//!
//! Blank lines and lines that begin with `#` are skipped. The `end` line is there once the game is over.
//! A table that began from a position has a `position` line after the set-up; its text belongs to the
//! protocol and is kept as it is.
//!
//! Where chance can be verified, a `commitment` and `contribution` lines come before the first step, and a `secret`
//! line comes last, once the game is over or was aborted:
//!
//! ```text
//! commitment 6a0e…
//! contribution seat0 636f666665
//! 1 chance master 0
//! end scores 31 27
//! secret 9f31…
//! ```

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::game::{Game, GameSetup, Refusal, Step, StepOf, Unseen};
use crate::notation::{ParseError, without_bom};
use crate::pledge::Pledge;
use crate::upgrade::{check_rules, setup_of_rules};

/// A set-up and the steps taken since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// How the game was set up.
    pub setup: G::Setup,
    /// The version of the rules that the set-up is written for: the present one, also after reading an older record.
    pub rules: u32,
    /// Where it began, if not at the start: one line of text of the protocol.
    pub position: Option<String>,
    /// Where its chance came from, if that can be verified.
    pub pledge: Option<Pledge>,
    /// What happened.
    pub steps: Vec<StepOf<G>>,
    /// The scores claimed by the `end` line.
    pub end: Option<Vec<i32>>,
    /// Where its parts stood in the text, for messages.
    lines: Lines,
}

/// The lines a record was read from; nothing for the parts that were not read.
#[derive(Clone, Debug, Default)]
struct Lines {
    /// The rules version in the first line.
    rules: Option<u32>,
    setup: Option<usize>,
    steps: Vec<usize>,
    end: Option<usize>,
    secret: Option<usize>,
}

/// Where a record was read from does not make it another record: comments and blank lines do not count.
impl PartialEq for Lines {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Lines {}

/// What is wrong with a record, and in which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
    /// The paragraph, if a rule was broken.
    pub rule: Option<&'static str>,
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for RecordError {}

impl<G: Game> Record<G> {
    /// An empty record for this set-up under the present rules.
    pub fn new(setup: G::Setup) -> Self {
        Record {
            setup,
            rules: G::RULES_VERSION,
            position: None,
            pledge: None,
            steps: Vec::new(),
            end: None,
            lines: Lines::default(),
        }
    }

    /// The state the record leads to, every step checked.
    ///
    /// A record that began from a position needs [`Record::replay_from`].
    pub fn replay(&self) -> Result<G, RecordError> {
        self.replay_from(self.start()?, |_, _, _| {})
    }

    /// The state that the set-up leads to.
    pub fn start(&self) -> Result<G, RecordError> {
        G::new(&self.setup).map_err(|error| self.error_at_setup(error.to_string()))
    }

    /// The state the record leads to from `start`; `each` sees every step and the state after it.
    pub fn replay_from(
        &self,
        start: G,
        mut each: impl FnMut(usize, &StepOf<G>, &G),
    ) -> Result<G, RecordError> {
        let mut state = start;
        for (number, step) in self.steps.iter().enumerate() {
            state.play(step, &mut Unseen).map_err(|refusal| self.refused(number, &refusal))?;
            each(number, step, &state);
        }
        self.check_end(&state)?;
        Ok(state)
    }

    /// Whether the `end` line, if there is one, tells the truth about the state the steps led to.
    pub fn check_end(&self, state: &G) -> Result<(), RecordError> {
        match (&self.end, state.scores()) {
            (Some(claimed), Some(scores)) if *claimed != scores => {
                Err(self.error_at_end(format!("the scores are {scores:?}, not {claimed:?}")))
            }
            (Some(_), None) => {
                Err(self.error_at_end(format!("the game is not over: {} is to act", state.awaits())))
            }
            _ => Ok(()),
        }
    }

    /// What to say about a step (counted from 0) that was refused.
    pub fn refused(&self, step: usize, refusal: &Refusal<G::Reason>) -> RecordError {
        let message = format!("step {} `{}` is refused: {}", step + 1, self.steps[step], refusal.reason);
        RecordError { line: self.step_line(step), message, rule: Some(refusal.rule.0) }
    }

    /// The version of the rules that the text was written under: what its `position` line must be read by.
    pub fn written_under(&self) -> u32 {
        self.lines.rules.unwrap_or(self.rules)
    }

    /// The line of a step (counted from 0) in the record as it is or would be written.
    pub fn step_line(&self, step: usize) -> usize {
        let head = self.pledge.as_ref().map_or(0, Pledge::n_head_lines);
        let first = 3 + usize::from(self.position.is_some()) + head;
        self.lines.steps.get(step).copied().unwrap_or(first + step)
    }

    /// The line of the secret in the record as it is or would be written.
    pub fn secret_line(&self) -> usize {
        let after = self.step_line(self.steps.len()) + usize::from(self.end.is_some());
        self.lines.secret.unwrap_or(after)
    }

    fn error_at_setup(&self, message: String) -> RecordError {
        RecordError { line: self.lines.setup.unwrap_or(2), message, rule: None }
    }

    fn error_at_end(&self, message: String) -> RecordError {
        let line = self.lines.end.unwrap_or_else(|| self.step_line(self.steps.len()));
        RecordError { line, message, rule: None }
    }
}

impl<G: Game> Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {} rules {}", G::ID, self.rules)?;
        writeln!(f, "setup {}", self.setup)?;
        if let Some(position) = &self.position {
            writeln!(f, "position {position}")?;
        }
        if let Some(pledge) = &self.pledge {
            pledge.write_head(f)?;
        }
        for (number, step) in self.steps.iter().enumerate() {
            writeln!(f, "{} {step}", number + 1)?;
        }
        if let Some(scores) = &self.end {
            write!(f, "end scores")?;
            for score in scores {
                write!(f, " {score}")?;
            }
            writeln!(f)?;
        }
        self.pledge.as_ref().map_or(Ok(()), |pledge| pledge.write_foot(f))
    }
}

/// The game a record's first line names, without reading the rest.
pub fn game_of_record(text: &str) -> Result<&str, RecordError> {
    let (line, header) = lines_of(text).next().ok_or_else(empty)?;
    let mut words = header.split(' ');
    match (words.next(), words.next()) {
        (Some("game"), Some(game)) => Ok(game),
        _ => Err(RecordError {
            line,
            message: ParseError::new("`game <name> rules <version>`", header).to_string(),
            rule: None,
        }),
    }
}

/// The lines that matter, with their numbers from 1.
fn lines_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    without_bom(text)
        .lines()
        .enumerate()
        // Only what `to_word` escapes may be dropped: an odd space can be the last letter of a name.
        .map(|(number, line)| (number + 1, line.trim_end_matches([' ', '\t', '\r'])))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn empty() -> RecordError {
    RecordError { line: 1, message: "the record is empty".into(), rule: None }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines_of(text).peekable();
        let at = |line: usize| move |message: String| RecordError { line, message, rule: None };

        let (line, header) = lines.next().ok_or_else(empty)?;
        let rules = match header.split(' ').collect::<Vec<_>>()[..] {
            ["game", game, "rules", version] if game == G::ID => version
                .parse::<u32>()
                .map_err(|_| at(line)(ParseError::new("a rules version", version).to_string()))?,
            _ => {
                let expected = format!("`game {} rules <version>`", G::ID);
                return Err(at(line)(ParseError::new(expected, header).to_string()));
            }
        };
        check_rules::<G>(rules).map_err(|error| at(line)(error.to_string()))?;

        let (line, setup) = lines.next().ok_or_else(|| at(line + 1)("expected `setup …`".into()))?;
        let setup = match setup.split_once(' ') {
            Some(("setup", options)) => {
                setup_of_rules::<G>(rules, options).map_err(|e| at(line)(e.to_string()))?
            }
            _ => return Err(at(line)(ParseError::new("`setup <options>`", setup).to_string())),
        };
        let position = lines
            .next_if(|(_, text)| text.starts_with("position "))
            .map(|(_, text)| text["position ".len()..].to_string());

        let mut record = Record::<G> { position, ..Record::new(setup) };
        record.lines.setup = Some(line);
        record.lines.rules = Some(rules);
        if let Some((line, text)) = lines.next_if(|(_, text)| text.starts_with("commitment ")) {
            let mut pledge =
                Pledge::read(&text["commitment ".len()..]).map_err(|e| at(line)(e.to_string()))?;
            while let Some((line, text)) = lines.next_if(|(_, text)| text.starts_with("contribution ")) {
                pledge
                    .read_contribution(&text["contribution ".len()..], record.setup.seats())
                    .map_err(|e| at(line)(e.to_string()))?;
            }
            record.pledge = Some(pledge);
        }
        for (line, text) in lines {
            if record.lines.secret.is_some() {
                return Err(at(line)(ParseError::new("nothing after `secret`", text).to_string()));
            }
            if let (Some(secret), Some(pledge)) = (text.strip_prefix("secret "), &mut record.pledge) {
                pledge.read_secret(secret).map_err(|e| at(line)(e.to_string()))?;
                record.lines.secret = Some(line);
                continue;
            }
            if record.end.is_some() {
                return Err(at(line)(ParseError::new("nothing after `end`", text).to_string()));
            }
            if let Some(claim) = text.strip_prefix("end") {
                record.end = Some(scores_of(claim).map_err(|e| at(line)(e.to_string()))?);
                record.lines.end = Some(line);
                continue;
            }
            if let Some(message) = misplaced(text, record.pledge.is_some()) {
                return Err(at(line)(message.into()));
            }
            let (number, step) = text.split_once(' ').unwrap_or((text, ""));
            let expected = record.steps.len() + 1;
            if number != expected.to_string() {
                return Err(at(line)(ParseError::new(format!("step number {expected}"), number).to_string()));
            }
            record.steps.push(step.parse::<Step<_, _>>().map_err(|e| at(line)(e.to_string()))?);
            record.lines.steps.push(line);
        }
        Ok(record)
    }
}

/// What to say about a line of a pledge that stands where a step should.
fn misplaced(text: &str, pledged: bool) -> Option<&'static str> {
    match (text.split(' ').next()?, pledged) {
        ("commitment", _) => Some("a `commitment` comes once, before the first step"),
        ("contribution", true) => Some("a `contribution` comes before the first step"),
        ("contribution" | "secret", false) => Some("there is no `commitment` this could belong to"),
        ("secret", true) => Some("expected `secret <64 hexadecimal digits>`"),
        _ => None,
    }
}

fn scores_of(claim: &str) -> Result<Vec<i32>, ParseError> {
    let wrong = || ParseError::new("`end scores <numbers>`", claim);
    let numbers = claim.strip_prefix(" scores ").ok_or_else(wrong)?;
    numbers.split(' ').map(|number| number.parse().map_err(|_| wrong())).collect()
}
