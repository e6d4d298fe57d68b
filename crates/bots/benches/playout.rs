//! Random games and copies of states: what a search lives on. `cargo bench -p bots`

use bots::random_playout;
use cafe::Cafe;
use divan::Bencher;
use divan::counter::ItemsCount;
use guatemala::Guatemala;
use table::{Game, QuickDealer};
use vivajava::Vivajava;

fn main() {
    divan::main();
}

/// Games of one measurement; a single one is too short and too uneven.
const GAMES: u32 = 200;

fn start<G: Game>(setup: &str) -> G {
    G::new(&setup.parse::<G::Setup>().expect("a set-up")).expect("a game")
}

/// Counts choices only: outcomes of chance are extra.
fn games<G: Game>(bencher: Bencher, setup: &str) {
    let start: G = start(setup);
    let games = || {
        let mut dealer = QuickDealer::new(1);
        (0..GAMES).map(|_| random_playout(&mut start.clone(), &mut dealer).choices).sum::<u32>()
    };
    bencher.counter(ItemsCount::new(games())).bench_local(games);
}

#[divan::bench(args = ["seats=1", "seats=2", "seats=4", "seats=2 draft=auction espresso=true"])]
fn cafe_games(bencher: Bencher, setup: &str) {
    games::<Cafe>(bencher, setup);
}

#[divan::bench(args = ["seats=2", "seats=3", "seats=4", "seats=4 market=free"])]
fn guatemala_games(bencher: Bencher, setup: &str) {
    games::<Guatemala>(bencher, setup);
}

#[divan::bench(args = [
    "seats=2",
    "seats=2 coaster=bold",
    "seats=3",
    "seats=4",
    "seats=4 coaster=bold",
])]
fn vivajava_games(bencher: Bencher, setup: &str) {
    games::<Vivajava>(bencher, setup);
}

#[divan::bench(types = [Cafe, Guatemala, Vivajava])]
fn copy<G: Game>(bencher: Bencher) {
    let state: G = start("seats=2");
    bencher.bench_local(|| divan::black_box(&state).clone());
}
