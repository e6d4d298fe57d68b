//! Search for any game: Monte Carlo over a tree of what the searching seat can tell apart.
//!
//! Each iteration imagines a world that fits the view, walks down the tree in it, adds a node, plays on to the
//! end or to a cut, and carries the values of all seats back. Every seat chooses what is best for itself. Chance
//! has nodes of its own, with a branch for each outcome met. Worlds that look the same to the searching seat
//! share their nodes, and steps that look the same to it lead to the same node.
//!
//! A game makes its search stronger by a [`Guide`]: weights for actions, a policy for playouts, values to cut
//! them short, better guesses about hidden things. All of it is optional:
//!
//! ```
//! use bots::{Bot, Effort, Guide, Reward, Search, Settings, Unguided, Values, Widening};
//! use table::{Awaits, Game, QuickDealer, Seat, Step, Unseen, Viewer};
//! use vivajava::{Action, Vivajava};
//!
//! struct Short;
//!
//! impl Guide<Vivajava> for Short {
//!     const SEALED: bool = false;
//!
//!     fn weigh(&self, _: &Vivajava, _: Seat, legal: &[Action], into: &mut Vec<f32>) {
//!         into.extend(legal.iter().enumerate().map(|(nth, _)| 1.0 / (1.0 + nth as f32)));
//!     }
//!
//!     fn cut(&self, state: &Vivajava, choices: u32) -> Option<Values> {
//!         (choices >= 20).then(|| {
//!             let points = Seat::all(state.n_seats()).map(|seat| f64::from(state.points(seat)));
//!             Reward::default().leads(&points.collect::<Vec<f64>>())
//!         })
//!     }
//! }
//!
//! // The opening of a game: the first dice are rolled.
//! let mut state = Vivajava::new(&"seats=2".parse()?)?;
//! let mut dealer = QuickDealer::new(1);
//! while state.awaits() == Awaits::Chance {
//!     let outcome = state.pick_outcome(&mut dealer);
//!     state.advance(&Step::Outcome(outcome), &mut Unseen);
//! }
//! let seat = state.awaits().seats().iter().next().expect("somebody chooses");
//! let mut legal = Vec::new();
//! state.legal_actions(seat, &mut legal);
//!
//! let settings = Settings { widen: Some(Widening { first: 2.0, power: 0.5 }), ..Settings::default() };
//! let mut bot = Search::new(Short, settings, &Effort::nodes(200));
//! let thought = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal, &mut dealer);
//! assert!(legal.contains(&thought.action));
//! assert_eq!(thought.visits, 200);
//! # let _: Search<Vivajava, Unguided> = Search::new(Unguided, Settings::default(), &Effort::usual());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod guide;
mod reward;
mod tree;
mod walk;

use std::time::Duration;

use table::{Dealer, Game, MAX_SEATS, QuickDealer, Seat, Step, StepOf};

use self::tree::{Edge, List, NodeId, Tree, Weighed, hash_of};
use self::walk::Walker;
use crate::fan_out::fan_out;
use crate::pace::Pace;
use crate::{Bot, Budget, Effort, REPORTED, Stop, Thought, Worth};

pub use self::guide::{Guide, Unguided, Values};
pub use self::reward::Reward;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How curious it is about actions tried seldom.
    pub explore: f64,
    /// How many of the weighed actions it tries at first; all of them if it does not widen.
    pub widen: Option<Widening>,
    /// What it strives for.
    pub reward: Reward,
    /// Whether it keeps what it learnt of the position it finds at its next choice.
    pub reuse: bool,
    /// The most nodes a tree may have; a full tree is walked but does not grow.
    pub nodes: usize,
    /// What it may spend if it is told nothing.
    pub usual: Budget,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            explore: 0.7,
            widen: None,
            reward: Reward::default(),
            reuse: true,
            nodes: 200_000,
            usual: Budget::Time(Duration::from_secs(1)),
        }
    }
}

impl Settings {
    /// How many of `n` actions are open after this many visits.
    fn open(&self, weighed: Weighed, visits: u32, n: usize) -> usize {
        match (self.widen, weighed) {
            (Some(widening), Weighed::Yes) => widening.open(visits).min(n),
            _ => n,
        }
    }
}

/// After n visits of a node its best `first · (n + 1)^power` actions by weight are open, and at least one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widening {
    /// How many at the first visit.
    pub first: f64,
    /// How quickly more follow: 0 means never, 1 as many as there are visits.
    pub power: f64,
}

impl Widening {
    fn open(self, visits: u32) -> usize {
        (self.first * (f64::from(visits) + 1.0).powf(self.power)).ceil().max(1.0) as usize
    }
}

/// A player that searches; see the [module](self).
///
/// With a budget of nodes its choices are the same for the same seed, whatever the machine, as long as it is
/// shown the same positions. With a budget of time it looks at the clock every other millisecond. On several
/// cores it grows a tree on each and adds up what they found.
#[derive(Debug)]
pub struct Search<G: Game, U> {
    guide: U,
    settings: Settings,
    budget: Budget,
    stop: Stop,
    /// One for each core, kept from one choice to the next.
    trees: Vec<Option<Tree<G>>>,
    remembered: u32,
}

impl<G: Game, U: Guide<G>> Search<G, U> {
    /// A search with this advice and this effort.
    pub fn new(guide: U, settings: Settings, effort: &Effort) -> Self {
        let trees = (0..effort.threads.max(1)).map(|_| None).collect();
        let budget = effort.budget.unwrap_or(settings.usual);
        Search { guide, settings, budget, stop: effort.stop.clone(), trees, remembered: 0 }
    }

    /// From now on it may spend this on a choice.
    pub fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// How many iterations of earlier choices the last one could build on, in its first tree.
    pub fn remembered(&self) -> u32 {
        self.remembered
    }

    /// Grows a tree until the budget is spent; says how many iterations that took.
    fn grow(&self, tree: &mut Tree<G>, view: &G::View, mut pace: Pace, seed: u64) -> u64 {
        let mut walker = Walker::new(&self.guide, &self.settings, QuickDealer::new(seed));
        loop {
            walker.walk(tree, view);
            if !pace.has_budget() {
                return pace.done();
            }
        }
    }

    /// The tree below the position that the seat finds, if it was foreseen; else a new one.
    fn tree_for(&self, old: Option<Tree<G>>, view: &G::View, seat: Seat, legal: &[G::Action]) -> Tree<G> {
        let known = old.filter(|tree| self.settings.reuse && tree.seat == seat).and_then(|tree| {
            let id = tree.find(hash_of(view))?;
            let fits = match tree.node(id).list {
                List::Same(hash, _) => hash == hash_of(legal),
                List::Unknown => true,
                List::Mixed(_) => false,
            };
            fits.then(|| tree.keep(id))
        });
        known.unwrap_or_else(|| Tree::new(seat, view, self.settings.nodes))
    }
}

impl<G: Game, U: Guide<G>> Search<G, U> {
    /// What the trees say together.
    fn sum_up(
        &self,
        trees: &[Tree<G>],
        seat: Seat,
        legal: &[G::Action],
        n_seats: usize,
    ) -> Thought<G::Action> {
        let edges = || trees.iter().flat_map(|tree| &tree.node(NodeId::ROOT).edges);
        let mut found: Vec<Found<'_, G::Action>> = legal
            .iter()
            .map(|action| {
                let mut found = Found { action, visits: 0, totals: [0.0; MAX_SEATS] };
                let tried = |step: &StepOf<G>| matches!(step, Step::Choice(_, tried) if tried == action);
                for edge in edges().filter(|edge| tried(&edge.step)) {
                    found.visits += u64::from(edge.visits);
                    for (total, more) in found.totals.iter_mut().zip(edge.totals) {
                        *total += more;
                    }
                }
                found
            })
            .collect();
        let seat = seat.index();
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean(seat).total_cmp(&a.mean(seat))));
        let best = &found[0];
        let worth = if self.settings.reward.win == 1.0 { Worth::Chance } else { Worth::Order };
        let tried = found.iter().filter(|found| found.visits > 0).take(REPORTED);
        Thought {
            action: best.action.clone(),
            values: (0..n_seats).map(|seat| best.mean(seat)).collect(),
            worth,
            visits: 0,
            candidates: tried.map(|found| (found.action.clone(), found.mean(seat))).collect(),
            plan: plan(&trees[0], best.action),
        }
    }
}

/// The choice and what the tree would do after it, as long as nobody else decides and it has looked twice.
fn plan<G: Game>(tree: &Tree<G>, action: &G::Action) -> Vec<G::Action> {
    let mut plan = vec![action.clone()];
    let mut id = NodeId::ROOT;
    loop {
        let last = plan.last().expect("a plan begins with the choice");
        let taken = |edge: &&Edge<G>| matches!(&edge.step, Step::Choice(_, action) if action == last);
        let edge = tree.node(id).edges.iter().find(taken);
        let Some(child) = edge.and_then(|edge| tree.favourite(edge)) else { return plan };
        let best = tree.node(child).edges.iter().max_by_key(|edge| edge.visits);
        match best.filter(|edge| edge.visits > 1).map(|edge| &edge.step) {
            Some(Step::Choice(seat, next)) if *seat == tree.seat => plan.push(next.clone()),
            _ => return plan,
        }
        id = child;
    }
}

/// What is known of an action at the root, over all trees.
struct Found<'a, A> {
    action: &'a A,
    visits: u64,
    totals: Values,
}

impl<A> Found<'_, A> {
    fn mean(&self, seat: usize) -> f64 {
        self.totals[seat] / (self.visits.max(1)) as f64
    }
}

impl<G: Game, U: Guide<G>> Bot<G> for Search<G, U> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<G::Action> {
        let mut seed = || u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX));
        let paces = Pace::of(self.budget, &self.stop).shared(self.trees.len());
        let olds = self.trees.iter_mut().map(Option::take);
        let tasks: Vec<(Option<Tree<G>>, u64, Pace)> =
            olds.zip(paces).map(|(old, pace)| (old, seed(), pace)).collect();
        if legal.len() == 1 {
            // Nothing to think about; what was learnt is kept for the position after it.
            self.trees = tasks.into_iter().map(|(old, ..)| old).collect();
            return Thought::plain(legal[0].clone());
        }
        let this = &*self;
        let grown: Vec<(Tree<G>, u64, u32)> = fan_out(tasks, |(old, seed, pace)| {
            let mut tree = this.tree_for(old, view, seat, legal);
            let remembered = tree.node(NodeId::ROOT).visits;
            let visits = this.grow(&mut tree, view, pace, seed);
            (tree, visits, remembered)
        });
        self.remembered = grown[0].2;
        let visits = grown.iter().map(|(_, visits, _)| visits).sum();
        let trees: Vec<Tree<G>> = grown.into_iter().map(|(tree, ..)| tree).collect();
        let n_seats = self.guide.imagine(view, &mut QuickDealer::new(0)).n_seats();
        let thought = Thought { visits, ..self.sum_up(&trees, seat, legal, n_seats) };
        self.trees = trees.into_iter().map(Some).collect();
        thought
    }
}
