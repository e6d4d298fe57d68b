//! Random playouts and state copies: what a search lives on.

use cafe::{Cafe, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;
use table::{Awaits, Game, QuickDealer, Step, Unseen};

fn main() {
    divan::main();
}

fn start(setup: &str) -> Cafe {
    Cafe::new(&setup.parse::<Setup>().expect("a set-up")).expect("a game")
}

/// Plays a game to its end; returns the number of choices.
fn playout(mut state: Cafe, dealer: &mut QuickDealer) -> u32 {
    let mut choices = 0;
    loop {
        let step = match state.awaits() {
            Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
            Awaits::Nobody => return choices,
            awaits => {
                let seat = awaits.seats().iter().next().expect("somebody is awaited");
                choices += 1;
                Step::Choice(seat, state.pick_action(seat, dealer))
            }
        };
        state.advance(&step, &mut Unseen);
    }
}

#[divan::bench(args = [
    "seats=1",
    "seats=2",
    "seats=4",
    "seats=2 draft=auction espresso=true",
])]
fn random_game(bencher: Bencher, setup: &str) {
    let state = start(setup);
    let mut dealer = QuickDealer::new(1);
    let choices: u32 = (0..1000).map(|_| playout(state, &mut dealer)).sum();
    bencher.counter(ItemsCount::new(choices / 1000)).bench_local(|| playout(state, &mut dealer));
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let state = start("seats=2");
    bencher.bench_local(|| *divan::black_box(&state));
}
