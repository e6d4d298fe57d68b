//! A match of two sides: blocks of games with rotated seats, and what they say.

use std::time::Duration;

use anyhow::Result;
use bots::Budget;
use serde_json::{Value, json};
use wire::WireGame;

use super::blocks::{self, Flow};
use super::contender::{Contender, Who};
use super::game::{self, Played, Seated, Spent, Unwatched};
use super::outside::Outside;
use super::stats::{self, Estimate, Sprt, SprtState, Verdict};
use crate::interrupt::Interrupt;
use crate::progress::Bar;

/// What all matches of a call have in common.
pub(crate) struct Conditions<G: WireGame> {
    /// How the games are set up.
    pub(crate) setup: G::Setup,
    /// How many seats they have.
    pub(crate) seats: usize,
    /// Seeds all chance.
    pub(crate) seed: String,
    /// How many threads play.
    pub(crate) jobs: usize,
    /// What a decision may cost, unless a side has its own budget.
    pub(crate) budget: Option<Budget>,
    /// How long a program may take for an answer.
    pub(crate) patience: Duration,
    /// Ctrl-C.
    pub(crate) interrupt: Interrupt,
}

/// The games of one seed.
pub(crate) struct Block {
    /// The share of the victories of the first side.
    score: f64,
    /// The points of both sides, the mean of their seats.
    points: [f64; 2],
    spent: [Spent; 2],
}

/// A match that was played.
pub(crate) struct Contest {
    pub(crate) a: Contender,
    pub(crate) b: Contender,
    seats: usize,
    blocks: Vec<Block>,
    sprt: Option<(Sprt, SprtState)>,
    interrupted: bool,
}

/// Programs of a side that wait for their next game, and how more are started.
pub(crate) struct Side<'a, G: WireGame> {
    contender: &'a Contender,
    conditions: &'a Conditions<G>,
    idle: Vec<Outside>,
}

impl<'a, G: WireGame> Side<'a, G> {
    pub(crate) fn new(contender: &'a Contender, conditions: &'a Conditions<G>) -> Self {
        Side { contender, conditions, idle: Vec::new() }
    }

    /// Somebody of this side for a seat.
    pub(crate) fn seat(&mut self) -> Result<Seated<G>> {
        let conditions = self.conditions;
        match &self.contender.who {
            Who::Bot(name) => {
                let effort = self.contender.effort(conditions.budget, conditions.interrupt.stop());
                let bot = G::bot(name, &effort);
                bot.map(Seated::Bot).ok_or_else(|| anyhow::anyhow!("{} has no bot `{name}`", G::NAME))
            }
            Who::Program(words) => match self.idle.pop() {
                Some(program) => Ok(Seated::Program(Box::new(program))),
                None => {
                    let budget = self.contender.budget(conditions.budget);
                    let name = self.contender.to_string();
                    let program = Outside::start(&name, words, budget, conditions.patience)?;
                    Ok(Seated::Program(Box::new(program)))
                }
            },
        }
    }

    /// Takes back who has played.
    pub(crate) fn unseat(&mut self, seated: Seated<G>) {
        if let Seated::Program(program) = seated {
            self.idle.push(*program);
        }
    }
}

impl<G: WireGame> Conditions<G> {
    /// The seed of a block.
    pub(crate) fn seed_of(&self, block: usize) -> String {
        format!("{}/{block}", self.seed)
    }

    /// Plays a match of at most this many blocks.
    pub(crate) fn play(
        &self,
        a: &Contender,
        b: &Contender,
        n_blocks: usize,
        sprt: Option<Sprt>,
        bar: &Bar,
    ) -> Result<Contest> {
        self.play_on(a, b, 0, n_blocks, sprt, bar)
    }

    /// Plays at most this many blocks of a match that has had some.
    pub(crate) fn play_on(
        &self,
        a: &Contender,
        b: &Contender,
        had: usize,
        n_blocks: usize,
        sprt: Option<Sprt>,
        bar: &Bar,
    ) -> Result<Contest> {
        let judge = |blocks: &[Block]| {
            let scores: Vec<f64> = blocks.iter().map(|block| block.score).collect();
            sprt.map(|sprt| (sprt, sprt.judge(&scores, self.seats)))
        };
        let blocks = blocks::play(
            n_blocks,
            self.jobs,
            &self.interrupt,
            || [Side::new(a, self), Side::new(b, self)],
            |sides, number| self.play_block(sides, had + number),
            |row| {
                bar.step(&format!("{a} {:.3} {b}", score(row).mean));
                match judge(row) {
                    Some((_, SprtState { verdict: Some(_), .. })) => Flow::Enough,
                    _ => Flow::More,
                }
            },
        )?;
        Ok(Contest {
            a: a.clone(),
            b: b.clone(),
            seats: self.seats,
            sprt: judge(&blocks),
            interrupted: self.interrupt.pressed() && blocks.len() < n_blocks,
            blocks,
        })
    }

    /// The first side takes every seat in turn, the other side all the others.
    fn play_block(&self, sides: &mut [Side<'_, G>; 2], number: usize) -> Result<Option<Block>> {
        let seed = self.seed_of(number);
        let mut block = Block { score: 0.0, points: [0.0; 2], spent: [Spent::default(); 2] };
        let games = self.seats as f64;
        for own in 0..self.seats {
            let side_of = |seat: usize| usize::from(seat != own);
            let mut seated = Vec::new();
            for seat in 0..self.seats {
                seated.push(sides[side_of(seat)].seat()?);
            }
            let stop = self.interrupt.stop();
            let played = game::play::<G>(&self.setup, &seed, &mut seated, stop, &mut Unwatched)?;
            let Some(Played { points, share, spent }) = played else { return Ok(None) };
            block.score += share[own] / games;
            for (seat, seated) in seated.into_iter().enumerate() {
                let side = side_of(seat);
                sides[side].unseat(seated);
                let weight = if side == 0 { games } else { games * (games - 1.0) };
                block.points[side] += points[seat] / weight;
                block.spent[side].add(&spent[seat]);
            }
        }
        Ok(Some(block))
    }
}

fn score(blocks: &[Block]) -> Estimate {
    stats::score_of(&blocks.iter().map(|block| block.score).collect::<Vec<f64>>())
}

impl Contest {
    /// How many games were played.
    pub(crate) fn games(&self) -> usize {
        self.blocks.len() * self.seats
    }

    /// How many blocks were played.
    pub(super) fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The same match with the blocks played after these.
    pub(super) fn append(&mut self, more: Contest) {
        self.blocks.extend(more.blocks);
        self.interrupted |= more.interrupted;
    }

    /// The share of the victories of the first side.
    pub(crate) fn score(&self) -> Estimate {
        score(&self.blocks)
    }

    /// How much stronger the first side is, with the interval of 95 %.
    pub(crate) fn elo(&self) -> (f64, [f64; 2]) {
        stats::elo_of(&self.score(), self.games(), self.seats)
    }

    /// What both sides needed.
    pub(super) fn spent(&self) -> [Spent; 2] {
        let mut spent = [Spent::default(); 2];
        for block in &self.blocks {
            for (sum, of_block) in spent.iter_mut().zip(&block.spent) {
                sum.add(of_block);
            }
        }
        spent
    }

    /// The points of both sides and how much the first has more.
    fn points(&self) -> ([f64; 2], Estimate) {
        let mean = |side: usize| {
            stats::mean_of(&self.blocks.iter().map(|block| block.points[side]).collect::<Vec<f64>>()).mean
        };
        let more: Vec<f64> = self.blocks.iter().map(|block| block.points[0] - block.points[1]).collect();
        ([mean(0), mean(1)], stats::mean_of(&more))
    }

    /// One object with everything.
    pub(crate) fn to_json<G: WireGame>(&self, conditions: &Conditions<G>) -> Value {
        let (score, (elo, [low, high])) = (self.score(), self.elo());
        let ([points_a, points_b], more) = self.points();
        let [spent_a, spent_b] = self.spent();
        let mut object = json!({
            "games": self.games(),
            "a": self.a.to_string(),
            "b": self.b.to_string(),
            "score_a": rounded(score.mean, 4),
            "elo": rounded(elo, 1),
            "ci95": [rounded(low, 1), rounded(high, 1)],
            "illegal": spent_a.illegal + spent_b.illegal,
            "illegal_a": spent_a.illegal,
            "illegal_b": spent_b.illegal,
            "score_ci95": [rounded(score.low, 4), rounded(score.high, 4)],
            "fair_score": rounded(stats::fair_score(self.seats), 4),
            "game": G::ID,
            "setup": conditions.setup.to_string(),
            "seats": self.seats,
            "seed": conditions.seed,
            "blocks": self.blocks.len(),
            "points_a": rounded(points_a, 3),
            "points_b": rounded(points_b, 3),
            "points_diff": rounded(more.mean, 3),
            "points_diff_ci95": [rounded(more.low, 3), rounded(more.high, 3)],
            "decisions_a": spent_a.decisions,
            "decisions_b": spent_b.decisions,
            "ms_per_decision": {"a": spent_json(&spent_a), "b": spent_json(&spent_b)},
        });
        if let Some((Sprt { elo0, elo1 }, state)) = self.sprt {
            let verdict = state.verdict.map(|verdict| match verdict {
                Verdict::Elo0 => "elo0",
                Verdict::Elo1 => "elo1",
            });
            object["sprt"] = json!({
                "elo0": elo0, "elo1": elo1, "llr": rounded(state.llr, 3),
                "bounds": [rounded(-state.bound, 3), rounded(state.bound, 3)], "accepted": verdict,
            });
        }
        if self.interrupted {
            object["interrupted"] = json!(true);
        }
        object
    }

    /// The same for people.
    pub(crate) fn lines(&self) -> Vec<String> {
        let (score, (elo, [low, high])) = (self.score(), self.elo());
        let ([points_a, points_b], more) = self.points();
        let [spent_a, spent_b] = self.spent();
        let (a, b) = (&self.a, &self.b);
        let mut lines = vec![
            format!(
                "{a} against {b}: {:.1} % of {} games ({} seeds with every seat; fair is {:.1} %)",
                100.0 * score.mean,
                self.games(),
                self.blocks.len(),
                100.0 * stats::fair_score(self.seats)
            ),
            format!("  Elo     {elo:+.0}  (95 %: {low:+.0} to {high:+.0})"),
            format!("  score   {:.3}  (95 %: {:.3} to {:.3})", score.mean, score.low, score.high),
            format!(
                "  points  {points_a:.2} against {points_b:.2}, difference {:+.2}  (95 %: {:+.2} to {:+.2})",
                more.mean, more.low, more.high
            ),
        ];
        for (name, spent) in [(a, &spent_a), (b, &spent_b)] {
            lines.push(format!(
                "  {name}: {:.3} ms a decision, at most {:.1} ms, {} decisions, {} illegal",
                spent.mean_ms(),
                spent.longest.as_secs_f64() * 1000.0,
                spent.decisions,
                spent.illegal
            ));
        }
        if let Some((Sprt { elo0, elo1 }, state)) = self.sprt {
            let verdict = match state.verdict {
                Some(Verdict::Elo1) => format!("accepted: {elo1:+} Elo rather than {elo0:+}"),
                Some(Verdict::Elo0) => format!("rejected: {elo0:+} Elo rather than {elo1:+}"),
                None => "undecided".into(),
            };
            lines.push(format!(
                "  SPRT    {verdict} (log likelihood ratio {:.2} of ±{:.2})",
                state.llr, state.bound
            ));
        }
        if self.interrupted {
            lines.push("  (interrupted: what had been played by then)".into());
        }
        lines
    }
}

pub(super) fn spent_json(spent: &Spent) -> Value {
    json!({
        "mean": rounded(spent.mean_ms(), 4),
        "max": rounded(spent.longest.as_secs_f64() * 1000.0, 3),
    })
}

/// With this many digits behind the point, and never minus nothing.
pub(crate) fn rounded(value: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (value * unit).round() / unit + 0.0
}
