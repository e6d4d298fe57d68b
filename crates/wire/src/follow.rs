//! Records followed step by step: to sit down where they end, and to verify their draws.

use fair::{Chain, PledgeError};
use serde_json::Value;
use table::{Awaits, Record, RecordError, RuleRef, Sitting, Step, StepOf};

use crate::any_table::{AnyTable, StepEvents};
use crate::chance::Chance;
use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::setup::{Files, read_setup};
use crate::table_of::TableOf;

/// What can be said about the draws of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Nothing: nobody committed to anything.
    Unpledged,
    /// There is a commitment, and the secret behind it was not revealed yet.
    Sealed,
    /// All of them follow from the secret and the contributions, and the secret is the one that was committed to.
    Verified,
}

/// One draw of a record: what could have come, and what came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The number of its step, from 1.
    pub step: usize,
    /// Every outcome that was possible, with its weight, in the order in which they are picked from.
    pub outcomes: Vec<(String, u32)>,
    /// The outcome that came.
    pub came: String,
}

impl<G: WireGame> TableOf<G> {
    /// The table a record leads to, every step checked.
    ///
    /// With [`Chance::Fair`] the record must have the commitment and the contributions of that chain, and every
    /// draw must be the chain's.
    pub fn from_record(text: &str, chance: Chance) -> Result<(Self, StepEvents), Fault> {
        let record = Self::read_record(text)?;
        if let Chance::Fair(chain) = &chance {
            let ours = chain.pledge();
            let same = record.pledge.as_ref().is_some_and(|pledge| {
                (pledge.commitment, &pledge.contributions) == (ours.commitment, &ours.contributions)
            });
            if !same {
                let message = "the record has not the commitment and the contributions of this table";
                return Err(Fault::new(Code::RecordInvalid, message));
            }
        }
        let sitting =
            Self::follow(&record, Self::start_of_record(&record, text)?, chance.chain(), |_, _| {})?;
        let choices = record.steps.iter().filter(|step| matches!(step, Step::Choice(..))).count() as u64;
        let (mut table, happened) = Self::seated(sitting, chance, choices)?;
        if table.n_steps() == record.steps.len() {
            table.keep_pledge(record.pledge);
        }
        Ok((table, happened))
    }

    /// The table that these stored steps lead to, every one checked; it goes on dealing as if it had never stopped
    /// if its chance is [`Chance::Fair`]. `version` is the one the table had.
    pub fn from_steps<S: AsRef<str>>(
        setup: &Value,
        files: Files,
        steps: &[S],
        version: u64,
        chance: Chance,
    ) -> Result<(Self, StepEvents), Fault> {
        let mut record: Record<G> = Record::new(read_setup::<G>(setup, files)?);
        record.pledge = chance.chain().map(Chain::pledge);
        for (number, step) in steps.iter().enumerate() {
            let step = step.as_ref().parse::<StepOf<G>>().map_err(|error| {
                let message = format!("step {}: {error}", number + 1);
                Fault::new(Code::RecordInvalid, message)
            })?;
            record.steps.push(step);
        }
        let start = Sitting::new(&record.setup)?;
        let sitting = Self::follow(&record, start, chance.chain(), |_, _| {})?;
        Self::seated(sitting, chance, version)
    }

    /// The table a record leads to and what can be said about its draws; the fault has the first bad line.
    pub fn verify_record(text: &str) -> Result<(Self, Draws), Fault> {
        let record = Self::read_record(text)?;
        let opened = record.pledge.as_ref().map(Chain::open);
        let chain = opened.as_ref().and_then(|opened| opened.as_ref().ok());
        let start = Self::start_of_record(&record, text)?;
        let sitting = Self::follow(&record, start, chain, |_, _| {})?;
        let draws = match &opened {
            None => Draws::Unpledged,
            Some(Err(PledgeError::Sealed)) => Draws::Sealed,
            Some(Ok(_)) => Draws::Verified,
            Some(Err(error)) => {
                let line = u32::try_from(record.secret_line()).ok();
                return Err(Fault { line, ..Fault::new(Code::RecordInvalid, error.to_string()) });
            }
        };
        Ok((Self::at_rest(sitting), draws))
    }

    /// Every draw of a record with all that could have come.
    pub fn draws_of_record(text: &str) -> Result<Vec<Draw>, Fault> {
        let record = Self::read_record(text)?;
        let mut draws = Vec::new();
        let mut outcomes = Vec::new();
        Self::follow(&record, Self::start_of_record(&record, text)?, None, |number, state| {
            if let Step::Outcome(came) = &record.steps[number] {
                outcomes.clear();
                state.outcomes(&mut outcomes);
                let texts = outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight));
                draws.push(Draw { step: number + 1, outcomes: texts.collect(), came: came.to_string() });
            }
        })?;
        Ok(draws)
    }

    /// Plays a record, every step checked; where a chain is given, every outcome must be the one it draws.
    /// `each` sees the number of every step of chance, from 0, and the state before it.
    fn follow(
        record: &Record<G>,
        mut sitting: Sitting<G>,
        chain: Option<&Chain>,
        mut each: impl FnMut(usize, &G),
    ) -> Result<Sitting<G>, Fault> {
        for (number, step) in record.steps.iter().enumerate() {
            let mut drawn = None;
            if matches!(step, Step::Outcome(_)) && sitting.state().awaits() == Awaits::Chance {
                let draw = |chain: &Chain| {
                    let outcome = sitting.state().pick_outcome(&mut chain.draw(number as u64 + 1));
                    Step::Outcome(outcome)
                };
                drawn = chain.map(draw);
                each(number, sitting.state());
            }
            sitting
                .play(step.clone())
                .map_err(|refusal| with_rule_line::<G>(record.refused(number, &refusal)))?;
            if let Some(drawn) = drawn.filter(|drawn| drawn != step) {
                let message = format!(
                    "step {} `{step}` is not what secret and contributions lead to: that is `{drawn}`",
                    number + 1
                );
                let line = u32::try_from(record.step_line(number)).ok();
                return Err(Fault { line, ..Fault::new(Code::RecordInvalid, message) });
            }
        }
        record.check_end(sitting.state()).map_err(with_rule_line::<G>)?;
        Ok(sitting)
    }

    fn read_record(text: &str) -> Result<Record<G>, Fault> {
        text.parse().map_err(|error: RecordError| {
            Self::broken_before(text, &error).unwrap_or_else(|| with_rule_line::<G>(error))
        })
    }

    /// A record is read before it is played; so what stands before an unreadable line may be wrong as well.
    fn broken_before(text: &str, error: &RecordError) -> Option<Fault> {
        let before: Vec<&str> = text.lines().take(error.line.saturating_sub(1)).collect();
        before.join("\n").parse::<Record<G>>().ok()?;
        Self::from_record(&before.join("\n"), Chance::Manual).err()
    }

    fn start_of_record(record: &Record<G>, text: &str) -> Result<Sitting<G>, Fault> {
        let Some(position) = &record.position else {
            let start = record.start().map_err(with_rule_line::<G>)?;
            return Ok(Sitting::from_position(record.setup.clone(), start, None));
        };
        let start = Self::start_of(record, position).map_err(|fault| {
            let line = text.lines().position(|line| line.starts_with("position "));
            Fault {
                line: line.and_then(|line| u32::try_from(line + 1).ok()),
                ..fault.coded(Code::RecordInvalid)
            }
        })?;
        let position = match record.written_under() == G::RULES_VERSION {
            true => position.clone(),
            false => Self::position_text(&start),
        };
        Ok(Sitting::from_position(record.setup.clone(), start, Some(position)))
    }
}

/// The fault of a record, with the line of the rules it offends.
fn with_rule_line<G: WireGame>(error: RecordError) -> Fault {
    let text = error.rule.and_then(|rule| G::rule_line(RuleRef(rule)));
    Fault { rule_text: text, ..Fault::from(error) }
}
