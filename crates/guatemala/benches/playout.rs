//! Random playouts through the trait, as search uses it: `cargo bench -p guatemala`.

use divan::Bencher;
use divan::counter::ItemsCount;
use guatemala::{Guatemala, Setup};
use table::{Awaits, Game, QuickDealer, Step, Unseen};

fn main() {
    divan::main();
}

/// Plays to the end; says how many steps it took.
fn playout(start: &Guatemala, dealer: &mut QuickDealer) -> u64 {
    let mut state = *start;
    let mut steps = 0;
    loop {
        let step = match state.awaits() {
            Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, dealer)),
            Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
            _ => return steps,
        };
        state.advance(&step, &mut Unseen);
        steps += 1;
    }
}

/// Games per sample.
const GAMES: u64 = 200;

#[divan::bench(args = ["seats=2", "seats=3", "seats=4", "seats=4 market=free"])]
fn actions(bencher: Bencher, setup: &str) {
    let setup: Setup = setup.parse().expect("a set-up");
    let start = Guatemala::new(&setup).expect("a sound set-up");
    let mut dealer = QuickDealer::new(1);
    let steps: u64 = (0..GAMES).map(|_| playout(&start, &mut dealer)).sum();
    bencher.counter(ItemsCount::new(steps)).bench_local(|| {
        let mut dealer = QuickDealer::new(1);
        (0..GAMES).map(|_| playout(&start, &mut dealer)).sum::<u64>()
    });
}

#[divan::bench]
fn copies(bencher: Bencher) {
    let state = Guatemala::new(&Setup::new(2)).expect("a sound set-up");
    bencher.counter(ItemsCount::new(1u32)).bench(|| divan::black_box(state));
}
