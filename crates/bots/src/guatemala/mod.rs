//! The players of Guatemala.

mod features;
mod greedy;
mod ground;
mod levels;
mod manners;
mod tree;
mod tuner;
mod turns;
mod value;

use ::guatemala::Guatemala;
use manners::Manners;

use crate::{Bot, Effort, FlatSearch, Greedy, Player, Random, Tuner, TuningPlan};

impl Player for Guatemala {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat", "easy", "medium", "hard", "expert"];

    fn bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Manners::of(Box::new(Greedy::new(greedy::GuatemalaJudge)))),
            "flat" => Some(Manners::of(Box::new(FlatSearch::new(effort)))),
            _ => levels::level(name, effort).map(Manners::of),
        }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(tuner::ValueTuner::new(plan, checkpoint)?))
    }
}
