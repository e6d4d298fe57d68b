//! Any legal action, each equally likely.

use table::{Dealer, Game, Seat};

use crate::{Bot, Thought};

/// Chooses any legal action.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _view: &G::View,
        _seat: Seat,
        legal: &[G::Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<G::Action> {
        Thought::plain(legal[dealer.below(legal.len() as u32) as usize].clone())
    }
}
