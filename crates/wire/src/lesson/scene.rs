//! A lesson under way: the position, the learner's choices, and what comes of them.

use ::words::Message;
use bots::Effort;
use serde_json::Value;
use table::{Awaits, ChaChaDealer, Dealer as _, Seat};

use super::{Condition, Guide, Lesson, Moment, Wrong};
use crate::any_table::{AnyTable, Audience, BotCall, StepEvents};
use crate::chance::Chance;
use crate::fault::{Code, Fault};
use crate::registry::game;
use crate::setup::Files;

/// No lesson needs more choices.
const MOST_CHOICES: usize = 60;

/// No settling of a lesson takes more steps of others and of chance.
const MOST_STEPS: usize = 200;

/// How far a lesson has come.
pub struct Scene {
    /// The choices that stay.
    pub choices: Vec<String>,
    /// The table after them.
    pub table: Box<dyn AnyTable>,
    /// What the last of them brought about; before any, what happened at the start.
    pub happened: Vec<StepEvents>,
    /// What is offered to the learner: places in [`AnyTable::legal`].
    pub offered: Vec<usize>,
    /// Whether it is solved.
    pub verdict: Verdict,
    /// The last part of the key of the line below the table.
    pub caption: Option<String>,
}

/// Whether a lesson is solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not yet.
    Open,
    /// Yes.
    Solved,
    /// The last choice led away from the goal and was taken back.
    Wrong(Reason),
}

/// Why it went another way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// As the lesson says: the last part of a key, and the paragraph if the rules refuse it.
    Lesson(String, Option<&'static str>),
    /// As the rules say.
    Rules(Message, Option<&'static str>),
    /// It is allowed, but the goal is out of reach.
    Otherwise,
    /// The lesson does without it.
    Rested,
}

/// The learner.
pub(super) fn learner() -> Seat {
    Seat::new(0).expect("every table has a seat 0")
}

impl Lesson {
    /// Where these choices lead. Of a wrong one the table is shown as it was before what led away from the goal.
    pub fn scene(&self, guide: &Guide, choices: &[String], seed: Option<&str>) -> Result<Scene, Fault> {
        let run = Run::new(self, guide, choices, seed)?;
        let Some((reason, keep)) = self.judge(&run, choices)? else {
            let verdict = if run.holds(&self.goal, None) { Verdict::Solved } else { Verdict::Open };
            return Ok(run.into_scene(verdict));
        };
        let kept = Run::new(self, guide, &choices[..keep], seed)?;
        Ok(kept.into_scene(Verdict::Wrong(reason)))
    }

    /// What is wrong with the last choice, and how many choices stay.
    fn judge(&self, run: &Run<'_>, choices: &[String]) -> Result<Option<(Reason, usize)>, Fault> {
        if run.rested {
            return Ok(Some((Reason::Rested, choices.len() - 1)));
        }
        if let Some(fault) = &run.refused {
            let answer = self.wrong.iter().find(|wrong| run.holds(&wrong.on, fault.rule));
            let reason = match answer {
                Some(wrong) => Reason::Lesson(wrong.say.clone(), fault.rule),
                None => {
                    let said = fault.say.as_deref().cloned().unwrap_or_else(|| fault.code.message());
                    Reason::Rules(said, fault.rule)
                }
            };
            return Ok(Some((reason, choices.len() - 1)));
        }
        if run.holds(&self.goal, None) {
            return Ok(None);
        }
        // Before the first choice nothing can be wrong.
        let wrong =
            self.wrong.iter().find(|wrong| run.holds(&wrong.on, None)).filter(|_| !choices.is_empty());
        if let Some(wrong) = wrong {
            return Ok(Some((Reason::Lesson(wrong.say.clone(), None), self.kept(choices, Some(wrong)))));
        }
        if run.offered().is_empty() {
            if choices.is_empty() {
                let message = format!("nothing can be done in the lesson `{}`", self.id);
                return Err(Fault::new(Code::Internal, message));
            }
            return Ok(Some((Reason::Otherwise, self.kept(choices, None))));
        }
        Ok(None)
    }

    /// How many choices stay: as far as a known way to the goal goes along.
    fn kept(&self, choices: &[String], wrong: Option<&Wrong>) -> usize {
        if wrong.is_some_and(|wrong| wrong.again) {
            return 0;
        }
        let along =
            |way: &Vec<String>| way.iter().zip(choices).take_while(|(one, other)| one == other).count();
        let most = self.accepted.iter().map(along).max().unwrap_or(0);
        most.min(choices.len().saturating_sub(1))
    }

    /// What to do: the rest of a known way, or what a bot would do next.
    pub fn show(&self, scene: &Scene, effort: &Effort, seed: &str) -> Result<Vec<String>, Fault> {
        let along = |way: &&Vec<String>| way.len() > scene.choices.len() && way.starts_with(&scene.choices);
        let known = self.accepted.iter().find(along).map(|way| way[scene.choices.len()..].to_vec());
        if known.is_some() || scene.verdict == Verdict::Solved || scene.offered.is_empty() {
            return Ok(known.unwrap_or_default());
        }
        let call =
            BotCall { name: None, seat: Some(learner()), effort: effort.clone(), seed: Some(seed.into()) };
        Ok(vec![scene.table.bot(&call)?.action])
    }
}

/// A table of a lesson on which the choices are played.
struct Run<'a> {
    lesson: &'a Lesson,
    guide: &'a Guide,
    seed: &'a str,
    choices: &'a [String],
    table: Box<dyn AnyTable>,
    happened: Vec<StepEvents>,
    /// How many of the lesson's dice have fallen.
    fallen: usize,
    /// Why the last choice is refused.
    refused: Option<Fault>,
    /// Whether the lesson does without the last choice.
    rested: bool,
    view: Value,
}

impl<'a> Run<'a> {
    fn new(
        lesson: &'a Lesson,
        guide: &'a Guide,
        choices: &'a [String],
        seed: Option<&'a str>,
    ) -> Result<Run<'a>, Fault> {
        if choices.len() > MOST_CHOICES {
            return Err(Fault::field("choices", format!("at most {MOST_CHOICES}")));
        }
        let own = seed.filter(|_| lesson.real_dice);
        let seed = own.unwrap_or(&guide.seed);
        // Where the lesson says what falls, it is asked each time.
        let chance = if lesson.dice.is_empty() { Chance::from_seed(seed) } else { Chance::Manual };
        let (table, happened) = game(&guide.game)?.open_position(&lesson.position, Files::Refuse, chance)?;
        let mut run = Run {
            lesson,
            guide,
            seed,
            choices,
            table,
            happened: vec![happened],
            fallen: 0,
            refused: None,
            rested: false,
            view: Value::Null,
        };
        for step in &lesson.prelude {
            let happened = run.table.submit(None, step)?;
            run.happened.push(happened);
        }
        run.settle()?;
        for (number, choice) in choices.iter().enumerate() {
            run.choose(choice, number + 1 == choices.len())?;
        }
        run.view = run.table.view(Audience::All);
        Ok(run)
    }

    fn choose(&mut self, choice: &str, last: bool) -> Result<(), Fault> {
        if self.lesson.rest.iter().any(|pattern| pattern.fits(choice)) {
            self.rested = last;
            return match last {
                true => Ok(()),
                false => Err(Fault::field("choices", "this lesson does without it")),
            };
        }
        match self.table.submit(Some(learner()), choice) {
            Ok(happened) => {
                self.happened = vec![happened];
                self.settle()
            }
            Err(fault) if last && fault.code == Code::ActionIllegal => {
                self.refused = Some(fault);
                Ok(())
            }
            Err(fault) => Err(fault),
        }
    }

    /// Lets chance and the others go on until the learner is asked, or nobody of the lesson is.
    fn settle(&mut self) -> Result<(), Fault> {
        for _ in 0..MOST_STEPS {
            let happened = match self.table.awaits() {
                Awaits::Chance => {
                    let outcome = self.outcome();
                    self.table.submit(None, &format!("chance {outcome}"))?
                }
                awaits => match awaits
                    .seats()
                    .iter()
                    .filter(|seat| *seat != learner())
                    .find_map(|seat| self.answer(seat))
                {
                    Some((seat, action)) => self.table.submit(Some(seat), &action)?,
                    None => return Ok(()),
                },
            };
            self.happened.push(happened);
        }
        Err(Fault::new(Code::Internal, format!("the lesson `{}` does not come to rest", self.lesson.id)))
    }

    /// What chance brings: what the lesson wants, if that can be.
    fn outcome(&mut self) -> String {
        let outcomes = self.table.outcomes();
        let wanted = self.lesson.dice.get(self.fallen);
        if let Some(wanted) = wanted.filter(|wanted| outcomes.iter().any(|(outcome, _)| outcome == *wanted)) {
            self.fallen += 1;
            return wanted.clone();
        }
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut left = ChaChaDealer::for_step(self.seed, self.table.n_steps()).below(all);
        let mut picked = outcomes.into_iter().filter_map(|(outcome, weight)| {
            let here = left < weight;
            left = left.wrapping_sub(weight);
            here.then_some(outcome)
        });
        picked.next().expect("chance is awaited, so something can come")
    }

    /// What another seat answers, if the lesson says so or a bot plays it.
    fn answer(&self, seat: Seat) -> Option<(Seat, String)> {
        let legal = self.table.legal(seat);
        if let Some(reply) = self.lesson.replies.get(&seat.index()).filter(|reply| legal.contains(reply)) {
            return Some((seat, reply.clone()));
        }
        let level = self.lesson.bots.get(&seat.index())?;
        let effort = Effort::usual();
        let call =
            BotCall { name: Some(level.clone()), seat: Some(seat), effort, seed: Some(self.seed.into()) };
        self.table.bot(&call).ok().map(|answer| (seat, answer.action))
    }

    /// What is offered to the learner, as texts with their places.
    fn offered(&self) -> Vec<(usize, String)> {
        let legal = self.table.legal(learner()).into_iter().enumerate();
        legal.filter(|(_, action)| !self.lesson.rest.iter().any(|pattern| pattern.fits(action))).collect()
    }

    fn holds(&self, condition: &Condition, refused: Option<&str>) -> bool {
        let offered: Vec<String> = self.offered().into_iter().map(|(_, action)| action).collect();
        condition.holds(Moment { view: &self.view, choices: self.choices, offered: &offered, refused })
    }

    fn into_scene(self, verdict: Verdict) -> Scene {
        let caption = self
            .lesson
            .captions
            .iter()
            .find(|caption| caption.on.as_ref().is_none_or(|condition| self.holds(condition, None)));
        let caption = caption.map(|caption| self.guide.key(self.lesson, &caption.say));
        let offered = if verdict == Verdict::Solved { Vec::new() } else { self.offered() };
        Scene {
            choices: self.choices.to_vec(),
            happened: self.happened,
            offered: offered.into_iter().map(|(place, _)| place).collect(),
            verdict,
            caption,
            table: self.table,
        }
    }
}
