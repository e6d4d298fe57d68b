//! A simple judgement for Café: cups, a chain from field to café, and points at hand.

use cafe::Cafe;
use table::{Dealer, Game, Seat, Step, Unseen};

use crate::greedy::Judge;

/// Values an action by the position after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CafeJudge;

impl Judge<Cafe> for CafeJudge {
    fn judge(&self, view: &cafe::View, seat: Seat, legal: &[cafe::Action], _: &mut dyn Dealer) -> Vec<f64> {
        legal
            .iter()
            .map(|action| {
                let mut after = view.table;
                after.advance(&Step::Choice(seat, *action), &mut Unseen);
                f64::from(after.company(seat).score().total())
            })
            .collect()
    }
}
