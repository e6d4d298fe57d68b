//! The players of Café.
//!
//! The levels are one player ([`player`]). It knows what a company is worth at the end of a round ([`value`], fitted
//! by [`tuning`]), plans the actions of a round to get there ([`planner`] over [`facilities`] and [`steps`]), tries the
//! places of a card by such plans ([`round`], after a first [`glance`]), and as an expert compares the best of them
//! over cards to come ([`future`]). [`first_place`] asks the same judgement for people.

mod facilities;
mod first_place;
mod future;
mod glance;
mod greedy;
mod planner;
mod player;
mod rivals;
mod round;
mod squares;
mod steps;
mod tuning;
mod value;

use ::cafe::Cafe;

pub use self::first_place::first_place;

use crate::{Bot, Effort, Greedy, Player, Tuner, TuningPlan};

use self::future::Foresight;
use self::planner::Care;
use self::player::{Barista, Skill};
use self::rivals::Denial;
use self::round::Attention;

/// Looks ahead over cards to come.
const EXPERT: Skill = Skill {
    attention: Attention::FULL,
    last_round: Attention::EVERY,
    care: Care::BEST,
    slips: 0.0,
    whims: 0.0,
    foresight: Some(Foresight { ways: 10, rounds: 2, doubt: 8.0, usual: 110 }),
    denial: Some(Denial { share: 0.75 }),
};
/// Judges by the values alone, and not always well.
const HARD: Skill = Skill {
    care: Care::GOOD,
    last_round: Attention::FULL,
    slips: 0.5,
    foresight: None,
    denial: None,
    ..EXPERT
};
const MEDIUM: Skill = Skill { care: Care::QUICK, slips: 1.9, ..HARD };
const STEADY: Skill = Skill { slips: 4.1, whims: 0.03, ..MEDIUM };
/// Knows what to do and does not look closely.
const CASUAL: Skill = Skill { slips: 7.7, whims: 0.29, ..MEDIUM };
/// For beginners: much of what it does is done on a whim.
const EASY: Skill = Skill { slips: 32.0, whims: 0.84, ..MEDIUM };

impl Player for Cafe {
    const LEVELS: &'static [&'static str] = &["easy", "casual", "steady", "medium", "hard", "expert"];
    const TUNING_SEED: u64 = 7;

    fn own_bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::new(greedy::CafeJudge))),
            "easy" => Some(Box::new(Barista::new(EASY, effort))),
            "casual" => Some(Box::new(Barista::new(CASUAL, effort))),
            "steady" => Some(Box::new(Barista::new(STEADY, effort))),
            "medium" => Some(Box::new(Barista::new(MEDIUM, effort))),
            "hard" => Some(Box::new(Barista::new(HARD, effort))),
            "expert" => Some(Box::new(Barista::new(EXPERT, effort))),
            _ => None,
        }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(tuning::Training::new(plan, checkpoint)?))
    }
}
