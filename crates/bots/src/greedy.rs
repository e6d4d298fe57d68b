//! The action that looks best at once, by a game's own judgement.

use table::{Dealer, Game, Seat};

use crate::{Bot, REPORTED, Thought};

/// How good an action looks to a seat.
pub trait Judge<G: Game>: Send {
    /// A value for each of the legal actions, in the same order: the higher the better.
    fn judge(&self, view: &G::View, seat: Seat, legal: &[G::Action], dealer: &mut dyn Dealer) -> Vec<f64>;
}

/// Chooses what its judge values most; equals are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<J> {
    judge: J,
}

impl<J> Greedy<J> {
    /// Greedy by this judgement.
    pub fn new(judge: J) -> Self {
        Greedy { judge }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<G::Action> {
        let values = self.judge.judge(view, seat, legal, dealer);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equals: Vec<usize> = (0..legal.len()).filter(|&i| values[i] >= best).collect();
        let chosen = equals[dealer.below(equals.len() as u32) as usize];
        let mut candidates: Vec<(G::Action, f64)> = legal.iter().cloned().zip(values).collect();
        candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
        candidates.truncate(REPORTED);
        Thought { visits: legal.len() as u64, candidates, ..Thought::plain(legal[chosen].clone()) }
    }
}
