//! The players of Cafe.

mod future;
mod glance;
mod greedy;
mod planner;
mod player;
mod round;
mod squares;
mod steps;
mod tuning;
mod value;
mod works;

use ::cafe::Cafe;

use crate::{Bot, Effort, FlatSearch, Greedy, Player, Random, Tuner, TuningPlan};

use self::future::Foresight;
use self::planner::Care;
use self::player::{Barista, Skill};
use self::round::Attention;

/// Looks ahead over cards to come.
const EXPERT: Skill = Skill {
    attention: Attention::FULL,
    care: Care::BEST,
    slips: 0.0,
    foresight: Some(Foresight { ways: 6, rounds: 2, doubt: 4.0, usual: 60 }),
};
/// Judges by the values alone, and not always well.
const HARD: Skill = Skill { care: Care::GOOD, slips: 0.5, foresight: None, ..EXPERT };
const MEDIUM: Skill = Skill { care: Care::QUICK, slips: 3.3, ..HARD };
const EASY: Skill = Skill { slips: 8.0, ..MEDIUM };

impl Player for Cafe {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat", "easy", "medium", "hard", "expert"];

    fn bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(greedy::CafeJudge))),
            "flat" => Some(Box::new(FlatSearch::new(effort))),
            "easy" => Some(Box::new(Barista::new(EASY, effort))),
            "medium" => Some(Box::new(Barista::new(MEDIUM, effort))),
            "hard" => Some(Box::new(Barista::new(HARD, effort))),
            name if name.starts_with("x:") => {
                // x:ways,rounds,doubt,usual
                let v: Vec<f64> = name[2..].split(',').map(|w| w.parse().expect("number")).collect();
                let foresight =
                    Foresight { ways: v[0] as usize, rounds: v[1] as usize, doubt: v[2], usual: v[3] as u64 };
                Some(Box::new(Barista::new(Skill { foresight: Some(foresight), ..EXPERT }, effort)))
            }
            name if name.starts_with("s:") => Some(Box::new(Barista::new(
                Skill { slips: name[2..].parse().expect("number"), ..MEDIUM },
                effort,
            ))),
            "expert" => Some(Box::new(Barista::new(EXPERT, effort))),
            _ => None,
        }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(match checkpoint {
            None => tuning::Training::new(plan),
            Some(checkpoint) => tuning::Training::resume(plan, checkpoint)?,
        }))
    }
}
