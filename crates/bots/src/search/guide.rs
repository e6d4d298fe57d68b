//! What a game may tell the search about itself.

use table::{Game, MAX_SEATS, QuickDealer, Seat};

use crate::playout::{play_out, random_playout};

/// What a position is worth to each seat, from 0, the worst, to 1, the best. Seats that do not play have 0.
pub type Values = [f64; MAX_SEATS];

/// Advice for a search. Every method has a default that knows nothing of the game: any action is as good as
/// any other, and playouts are random and go to the end.
///
/// The states a guide is shown are imagined worlds, drawn to fit the view of the searching seat.
pub trait Guide<G: Game>: Send + Sync {
    /// Whether seats that choose at the same time hide their choices from each other. A game in which nothing
    /// is hidden says `false` and is searched a little quicker.
    const SEALED: bool = true;

    /// A world that fits the view: the place for guesses about hidden things that are better than uniform.
    fn imagine(&self, view: &G::View, dealer: &mut QuickDealer) -> G {
        G::imagine(view, dealer)
    }

    /// Adds a weight for each of the legal actions, in their order: how likely it is the best. Weights need
    /// not add up to 1. An action with weight 0 is not tried unless all have 0. Adding nothing means not to
    /// know; the search then tries all of them, in an order of its own.
    ///
    /// This is asked once for a node, in one of its worlds, so it should not look at what `seat` cannot know.
    fn weigh(&self, _state: &G, _seat: Seat, _legal: &[G::Action], _into: &mut Vec<f32>) {}

    /// The choice of a seat in a playout.
    fn pick(&self, state: &G, seat: Seat, dealer: &mut QuickDealer) -> G::Action {
        state.pick_action(seat, dealer)
    }

    /// What the state is worth, if the playout shall end here. It is asked before every choice of a playout, with
    /// the number of choices since it began; at 0 the playout has not left the tree yet.
    ///
    /// The values must mean what [`Reward`](super::Reward) makes of a finished game.
    fn cut(&self, _state: &G, _choices: u32) -> Option<Values> {
        None
    }

    /// Plays on by [`Guide::pick`] until [`Guide::cut`] says what the state is worth; nothing if the game is over.
    /// There is no need to write it again: a guide that always picks at random may be quicker at it.
    fn play_on(&self, state: &mut G, dealer: &mut QuickDealer) -> Option<Values> {
        let choose = |state: &G, seat: Seat, dealer: &mut QuickDealer, choices: u32| {
            self.cut(state, choices).map_or_else(|| Ok(self.pick(state, seat, dealer)), Err)
        };
        play_out(state, dealer, choose).err()
    }
}

/// The guide that knows nothing: no preferences, random playouts to the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unguided;

impl<G: Game> Guide<G> for Unguided {
    fn play_on(&self, state: &mut G, dealer: &mut QuickDealer) -> Option<Values> {
        random_playout(state, dealer);
        None
    }
}
