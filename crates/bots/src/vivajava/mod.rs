//! The players of Vivajava.

mod evaluator;
mod features;
mod greedy;
mod levels;
mod sets;
mod training;
mod turn;
mod values;

use ::vivajava::Vivajava;

use crate::{Bot, Effort, Greedy, Player, Tuner, TuningPlan};

impl Player for Vivajava {
    const LEVELS: &'static [&'static str] = &["easy", "casual", "medium", "hard", "expert"];

    fn own_bot(name: &str, _effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::new(greedy::VivajavaJudge))),
            _ => Some(Box::new(levels::Level::named(name)?)),
        }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(training::Training::new(plan, checkpoint)?))
    }
}
