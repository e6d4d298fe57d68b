//! Players that see what a seat may see, and nothing else.
//!
//! A [`Bot`] gets a view, the legal actions and a dealer of its own, never the state: fairness is a function
//! signature. [`Player`] says which bots a game has, by name.

mod cafe_greedy;
mod flat;
mod greedy;
mod guatemala_greedy;
mod random;
mod vivajava_greedy;

use std::time::Duration;

use table::{Dealer, Game, Seat};

pub use flat::{FlatSearch, random_playout};
pub use greedy::{Greedy, Judge};
pub use random::Random;

/// How long a bot that searches may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same answer for the same seed.
    Nodes(u64),
    /// So much time.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Nodes(1000)
    }
}

/// What a bot decided and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Its choice.
    pub action: A,
    /// The final score it expects for each seat, if it thinks so far.
    pub values: Vec<f64>,
    /// How many iterations it took.
    pub visits: u64,
    /// The best alternatives with the seat's own expected score, best first.
    pub candidates: Vec<(A, f64)>,
}

impl<A> Thought<A> {
    /// A choice without reasons.
    pub fn plain(action: A) -> Self {
        Thought { action, values: Vec::new(), visits: 0, candidates: Vec::new() }
    }
}

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses among `legal`, which is not empty, for `seat`.
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<G::Action>;
}

/// A game with bots.
pub trait Player: Game {
    /// The bots there are, weakest first.
    const BOTS: &'static [&'static str];

    /// The bot of that name.
    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>>;
}

impl Player for cafe::Cafe {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat"];

    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(cafe_greedy::CafeJudge))),
            "flat" => Some(Box::new(FlatSearch::new(budget))),
            _ => None,
        }
    }
}

impl Player for guatemala::Guatemala {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat"];

    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(guatemala_greedy::GuatemalaJudge))),
            "flat" => Some(Box::new(FlatSearch::new(budget))),
            _ => None,
        }
    }
}

impl Player for vivajava::Vivajava {
    const BOTS: &'static [&'static str] = &["random", "greedy", "flat"];

    fn bot(name: &str, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(vivajava_greedy::VivajavaJudge))),
            "flat" => Some(Box::new(FlatSearch::new(budget))),
            _ => None,
        }
    }
}
