//! The players of Guatemala.

mod features;
mod greedy;
mod ground;
mod levels;
mod never_idle;
mod tree;
mod tuner;
mod turns;
mod value;

use ::guatemala::Guatemala;
use never_idle::NeverIdle;

use crate::{Bot, Effort, Greedy, Player, Tuner, TuningPlan};

impl Player for Guatemala {
    const LEVELS: &'static [&'static str] =
        &["easy", "relaxed", "casual", "steady", "medium", "skilled", "hard", "expert"];

    fn own_bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::new(greedy::GuatemalaJudge))),
            _ => levels::level(name, effort),
        }
    }

    /// All but the random one take care that a game comes to an end.
    fn at_the_table(name: &str, bot: Box<dyn Bot<Self>>) -> Box<dyn Bot<Self>> {
        if name == "random" { bot } else { NeverIdle::of(bot) }
    }

    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String> {
        Ok(Box::new(tuner::ValueTuner::new(plan, checkpoint)?))
    }
}
