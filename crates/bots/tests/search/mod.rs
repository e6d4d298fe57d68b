//! The search on games whose values are known, and its manners: seeds, stopping, memory.

mod grove;
mod hidden;
mod manners;
mod memory;
mod values;

use bots::{Bot, Effort, Reward, Search, Settings, Thought, Unguided};
use table::{Game, QuickDealer, Seat, Step, Viewer};

use self::grove::{Branch, Grove, Setup, Tree};

/// Seats 0 and 1: who wins.
const WON: Tree = Tree::End(&[1, 0]);
const LOST: Tree = Tree::End(&[0, 1]);
const DRAWN: Tree = Tree::End(&[1, 1]);

fn settings() -> Settings {
    Settings { reward: Reward::WIN, ..Settings::default() }
}

fn two(name: &'static str, tree: &'static Tree) -> Setup {
    Setup { name, seats: 2, tree }
}

/// The table after these steps.
fn after(setup: Setup, steps: &[Step<Branch, Branch>]) -> Grove {
    grown(setup, steps)
}

fn grown<const OPEN: bool>(setup: Setup, steps: &[Step<Branch, Branch>]) -> Grove<OPEN> {
    let mut grove = Grove::new(&setup).expect("every tree is a game");
    for step in steps {
        grove.play(step, &mut Vec::new()).expect("a branch of the tree");
    }
    grove
}

/// What a bot thinks for the seat that is asked first.
fn think<G: Game>(bot: &mut impl Bot<G>, grove: &G, seed: u64) -> Thought<G::Action> {
    let seat = grove.awaits().seats().iter().next().expect("somebody chooses");
    think_as(bot, grove, seat, seed)
}

fn think_as<G: Game>(bot: &mut impl Bot<G>, grove: &G, seat: Seat, seed: u64) -> Thought<G::Action> {
    let mut legal = Vec::new();
    grove.legal_actions(seat, &mut legal);
    bot.choose(&grove.view(Viewer::Seat(seat)), seat, &legal, &mut QuickDealer::new(seed))
}

fn search<G: Game>(nodes: u64) -> Search<G, Unguided> {
    Search::new(Unguided, settings(), &Effort::nodes(nodes))
}

/// What a search without a guide thinks of a tree: the same choice for several seeds, and the mean value of it.
fn verdict<G: Game<Action = Branch>>(grove: &G, nodes: u64) -> (Branch, Vec<f64>) {
    const SEEDS: u64 = 4;
    let thoughts: Vec<Thought<Branch>> =
        (0..SEEDS).map(|seed| think(&mut search(nodes), grove, seed)).collect();
    let first = thoughts[0].action;
    assert!(thoughts.iter().all(|thought| thought.action == first), "{thoughts:?}");
    let mean = |seat: usize| thoughts.iter().map(|thought| thought.values[seat]).sum::<f64>() / SEEDS as f64;
    (first, (0..grove.n_seats()).map(mean).collect())
}

#[track_caller]
fn assert_near(value: f64, expected: f64, off: f64) {
    assert!((value - expected).abs() <= off, "{value} is not within {off} of {expected}");
}
