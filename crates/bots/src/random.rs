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

/// Whether something happens that happens in this share of all cases; what never happens costs no luck.
pub(crate) fn happens(share: f32, dealer: &mut dyn Dealer) -> bool {
    share > 0.0 && dealer.below(1000) < (share * 1000.0) as u32
}

/// Any of the actions that do something, or any at all if none does.
pub(crate) fn any_of<A: Copy>(legal: &[A], idle: impl Fn(&A) -> bool, dealer: &mut dyn Dealer) -> A {
    let busy: Vec<A> = legal.iter().copied().filter(|action| !idle(action)).collect();
    let among = if busy.is_empty() { legal } else { &busy };
    among[dealer.below(among.len() as u32) as usize]
}
