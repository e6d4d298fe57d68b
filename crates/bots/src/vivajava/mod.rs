//! The players of Vivajava.

mod features;
mod greedy;
mod levels;
mod mind;
mod sets;
mod training;
mod turn;
mod values;

use ::vivajava::Vivajava;

use crate::{Bot, Effort, FlatSearch, Greedy, Player, Random, Tuner, TuningPlan};

impl Player for Vivajava {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat", "easy", "medium", "hard", "expert"];

    fn bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(greedy::VivajavaJudge))),
            "flat" => Some(Box::new(FlatSearch::new(effort))),
            _ => Some(Box::new(levels::Level::named(name)?)),
        }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(training::Training::new(plan, checkpoint)?))
    }
}
