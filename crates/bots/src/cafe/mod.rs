//! The players of Cafe.

mod greedy;

use ::cafe::Cafe;

use crate::{Bot, Effort, FlatSearch, Greedy, Player, Random, Tuner, TuningPlan};

impl Player for Cafe {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat"];

    fn bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(greedy::CafeJudge))),
            "flat" => Some(Box::new(FlatSearch::new(effort))),
            _ => None,
        }
    }

    fn tuner(_plan: &TuningPlan, _checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Err("there is nothing to train yet".into())
    }
}
