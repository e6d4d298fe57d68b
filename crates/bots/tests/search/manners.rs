//! The same seed, the same thought; a wish to stop is heard; advice is followed.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{Bot, Budget, Effort, Guide, Search, Settings, Stop, Unguided, Values, Widening};
use guatemala::Guatemala;
use table::{Awaits, Game, QuickDealer, Seat, Step, Unseen, Viewer};

use super::grove::{Branch, Grove, Shown, Tree};
use super::{DRAWN, LOST, WON, after, search, settings, think, two};

const WIDE: Tree = Tree::Choice {
    seat: 0,
    shown: Shown::ToAll,
    to: &[
        Tree::Chance { shown: Shown::ToAll, to: &[(1, WON), (2, LOST)] },
        Tree::Chance { shown: Shown::ToAll, to: &[(1, WON), (1, LOST)] },
        Tree::Chance { shown: Shown::ToAll, to: &[(2, WON), (1, LOST)] },
        DRAWN,
    ],
};

fn wide() -> Grove {
    after(two("wide", &WIDE), &[])
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let mut state = Guatemala::new(&"seats=3".parse().expect("a set-up")).expect("a game");
    let mut dealer = QuickDealer::new(5);
    for threads in [1, 2, 3] {
        while state.awaits() == Awaits::Chance {
            let outcome = state.pick_outcome(&mut dealer);
            state.advance(&Step::Outcome(outcome), &mut Unseen);
        }
        let seat = state.awaits().seats().iter().next().expect("a seat is awaited");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let effort = Effort { threads, ..Effort::nodes(301) };
        let think = |seed| {
            let mut bot: Search<Guatemala, _> = Search::new(Unguided, Settings::default(), &effort);
            bot.choose(&view, seat, &legal, &mut QuickDealer::new(seed))
        };
        let thought = think(1);
        assert_eq!(thought, think(1));
        assert_eq!(thought.visits, 301, "all cores together");
        assert_ne!(thought.values, think(2).values, "chance differs by the seed");
        state.advance(&Step::Choice(seat, thought.action), &mut Unseen);
    }
}

#[test]
fn a_bot_that_is_asked_to_stop_answers_at_once() {
    let effort = Effort { threads: 2, ..Effort::time(Duration::from_secs(3600)) };
    effort.stop.ask();
    let mut bot: Search<Grove, _> = Search::new(Unguided, settings(), &effort);
    assert_eq!(think(&mut bot, &wide(), 1).visits, 2, "one iteration on each core, for something to answer");
    effort.stop.clear();
}

/// Asks to stop in the midst of the tenth playout.
struct Impatient {
    stop: Stop,
    playouts: AtomicU64,
}

impl Guide<Grove> for Impatient {
    fn cut(&self, _: &Grove, _: u32) -> Option<Values> {
        None
    }

    fn imagine(&self, view: &<Grove as Game>::View, dealer: &mut QuickDealer) -> Grove {
        if self.playouts.fetch_add(1, Ordering::Relaxed) + 1 == 10 {
            self.stop.ask();
        }
        Grove::imagine(view, dealer)
    }
}

#[test]
fn a_wish_to_stop_is_heard_between_iterations() {
    for budget in [Budget::Nodes(1_000_000_000), Budget::Time(Duration::from_secs(3600))] {
        let effort = Effort { budget: Some(budget), ..Effort::usual() };
        let guide = Impatient { stop: effort.stop.clone(), playouts: AtomicU64::new(0) };
        let mut bot: Search<Grove, _> = Search::new(guide, settings(), &effort);
        assert_eq!(think(&mut bot, &wide(), 1).visits, 10);
    }
}

#[test]
fn a_single_action_needs_no_thought() {
    const ONLY: Tree = Tree::Choice { seat: 0, shown: Shown::ToAll, to: &[WON] };
    let thought = think(&mut search(1000), &after(two("only", &ONLY), &[]), 1);
    assert_eq!((thought.action, thought.visits), (Branch(0), 0));
}

#[test]
fn a_full_tree_is_walked_without_growing() {
    let small = Settings { nodes: 3, ..settings() };
    let mut bot: Search<Grove, _> = Search::new(Unguided, small, &Effort::nodes(3000));
    let thought = think(&mut bot, &wide(), 1);
    assert_eq!((thought.action, thought.visits), (Branch(2), 3000));
}

/// Weighs the branches as told, and values every branch by its number.
struct Told(&'static [f32]);

impl Guide<Grove> for Told {
    fn weigh(&self, _: &Grove, _: Seat, legal: &[Branch], into: &mut Vec<f32>) {
        into.extend(legal.iter().map(|branch| self.0[usize::from(branch.0)]));
    }
}

fn told(weights: &'static [f32], widen: Option<Widening>, nodes: u64) -> Branch {
    let mut bot: Search<Grove, _> =
        Search::new(Told(weights), Settings { widen, ..settings() }, &Effort::nodes(nodes));
    think(&mut bot, &wide(), 1).action
}

#[test]
fn an_action_without_weight_is_left_out() {
    assert_eq!(told(&[1.0, 1.0, 1.0, 1.0], None, 2000), Branch(2));
    assert_eq!(told(&[1.0, 0.0, 0.0, 0.0], None, 2000), Branch(0));
    assert_eq!(told(&[0.0, 0.0, 0.0, 0.0], None, 2000), Branch(2), "no weight at all is no advice");
}

#[test]
fn a_node_widens_with_its_visits() {
    let weights = &[4.0, 3.0, 2.0, 1.0];
    let narrow = Some(Widening { first: 1.0, power: 0.0 });
    assert_eq!(told(weights, narrow, 2000), Branch(0), "only the first is ever open");
    let two = Some(Widening { first: 2.0, power: 0.0 });
    assert_eq!(told(weights, two, 2000), Branch(1), "the better of two");
    let widening = Some(Widening { first: 1.0, power: 0.3 });
    assert_eq!(told(weights, widening, 3000), Branch(2), "all are open in the end");
}

/// Cuts at once and says who has won, wrongly.
struct Wrong;

impl Guide<Grove> for Wrong {
    fn cut(&self, _: &Grove, choices: u32) -> Option<Values> {
        assert_eq!(choices, 0, "a playout that is cut goes no further");
        Some([0.25, 0.75, 0.0, 0.0])
    }
}

#[test]
fn a_playout_is_cut_where_the_guide_says() {
    const DEEP: Tree = Tree::Choice { seat: 0, shown: Shown::ToAll, to: &[LAST, LAST] };
    const LAST: Tree = Tree::Choice { seat: 1, shown: Shown::ToAll, to: &[WON, WON] };
    let grove = after(two("deep", &DEEP), &[]);
    let mut bot: Search<Grove, _> = Search::new(Wrong, settings(), &Effort::nodes(2));
    assert_eq!(think(&mut bot, &grove, 1).values, [0.25, 0.75]);
}
