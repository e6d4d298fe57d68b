//! Players that see what a seat may see, and nothing else.
//!
//! A [`Bot`] gets a view, the legal actions and a dealer of its own, never the state: fairness is a function
//! signature. [`Player`] says which bots a game has, by name; [`games`] lists the games.

mod cafe;
mod checkpoint;
mod effort;
mod fan_out;
mod flat;
mod greedy;
mod guatemala;
mod pace;
mod playout;
mod random;
mod search;
mod tuner;
mod vivajava;
mod weights;

use std::marker::PhantomData;

use table::{Dealer, Game, Seat};

pub use cafe::first_place;
pub use effort::{Budget, Effort, Stop};
pub use flat::FlatSearch;
pub use greedy::{Greedy, Judge};
pub use playout::{Course, random_playout};
pub use random::Random;
pub use search::{Guide, Reward, Search, Settings, Unguided, Values, Widening};
pub use tuner::{Progress, TunedFile, Tuner, TuningPlan};

/// The games there are: the one list of them, with [`all_games`]. Everything else asks it.
pub mod games {
    pub use ::cafe::Cafe;
    pub use ::guatemala::Guatemala;
    pub use ::vivajava::Vivajava;
}

/// The list of games, handed to another macro as `name: type` pairs; the name is that of the game's folders.
///
/// ```
/// macro_rules! names {
///     ($($game:ident: $of:ty),+ $(,)?) => { [$(stringify!($game)),+] };
/// }
/// assert!(bots::all_games!(names).contains(&"cafe"));
/// ```
#[macro_export]
macro_rules! all_games {
    ($then:ident) => {
        $then! {
            cafe: $crate::games::Cafe,
            guatemala: $crate::games::Guatemala,
            vivajava: $crate::games::Vivajava,
        }
    };
}

/// What the values of a thought count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// Points at the end of the game.
    Points,
    /// The chance to win, from 0 to 1.
    Chance,
    /// Only an order: the higher the better.
    Order,
}

/// What a bot decided and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Its choice.
    pub action: A,
    /// What it expects for each seat, if it thinks so far.
    pub values: Vec<f64>,
    /// What `values` and the values of `candidates` count.
    pub worth: Worth,
    /// How many iterations it took.
    pub visits: u64,
    /// The best alternatives with their value for the seat, best first, the choice among them.
    pub candidates: Vec<(A, f64)>,
    /// What it means to do next, if nothing comes between: the choice, then the rest of its turn.
    pub plan: Vec<A>,
}

impl<A: Clone> Thought<A> {
    /// A choice without reasons.
    pub fn plain(action: A) -> Self {
        Thought {
            action,
            values: Vec::new(),
            worth: Worth::Order,
            visits: 0,
            candidates: Vec::new(),
            plan: Vec::new(),
        }
    }
}

/// How many alternatives a thought reports.
pub const REPORTED: usize = 3;

/// A player. It may remember what it thought between its choices of one game, and must cope when it is shown a
/// position it did not expect: an undo, another game, another seat.
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

/// The names of levels, weakest first. It is the only list of them: the web table's is written from it. A game has those
/// that its steps need, [`Player::LEVELS`].
pub const LEVELS: [&str; 8] = ["easy", "relaxed", "casual", "steady", "medium", "skilled", "hard", "expert"];

/// The bots that the levels are compared with.
const YARDSTICKS: [&str; 4] = ["random", "greedy", "flat", "search"];

/// The bots of a game.
struct Bots<G>(PhantomData<G>);

impl<G: Player> Bots<G> {
    /// The yardsticks, then the levels of the game; the rest is empty.
    const ALL: [&str; YARDSTICKS.len() + LEVELS.len()] = {
        let mut all = [""; YARDSTICKS.len() + LEVELS.len()];
        let mut nth = 0;
        while nth < YARDSTICKS.len() + G::LEVELS.len() {
            all[nth] =
                if nth < YARDSTICKS.len() { YARDSTICKS[nth] } else { G::LEVELS[nth - YARDSTICKS.len()] };
            nth += 1;
        }
        all
    };
}

/// A game with bots.
pub trait Player: Game {
    /// The levels, weakest first, by names of [`LEVELS`]: as many as are needed for steps of three games of four, so
    /// that everybody finds a partner.
    const LEVELS: &'static [&'static str];

    /// The bots there are: yardsticks, then the levels.
    const BOTS: &'static [&'static str] = Bots::<Self>::ALL.split_at(YARDSTICKS.len() + Self::LEVELS.len()).0;

    /// The seed of the training that made the data files the game comes with.
    const TUNING_SEED: u64 = 1;

    /// The bot of that name: one of the general ones, or one that knows this game.
    fn bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>> {
        let bot = general_bot(name, effort).or_else(|| Self::own_bot(name, effort))?;
        Some(Self::at_the_table(name, bot))
    }

    /// The bots that know this game: `greedy` and the levels.
    fn own_bot(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Self>>>;

    /// A bot as it plays this game, whatever its name.
    fn at_the_table(_name: &str, bot: Box<dyn Bot<Self>>) -> Box<dyn Bot<Self>> {
        bot
    }

    /// The training that makes this game's data files, from its start or from a checkpoint.
    fn tuner(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Box<dyn Tuner>, String>;
}

/// The default budget of the bot `search`, in iterations: as many as `flat` has playouts.
const SEARCH_NODES: u64 = 1000;

/// The bots that play any game, because they know nothing of it.
fn general_bot<G: Game>(name: &str, effort: &Effort) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "flat" => Some(Box::new(FlatSearch::new(effort))),
        "search" => {
            let settings = Settings { usual: Budget::Nodes(SEARCH_NODES), ..Settings::default() };
            Some(Box::new(Search::new(Unguided, settings, effort)))
        }
        _ => None,
    }
}
