//! Random playouts and state copies: what a search lives on.

use divan::Bencher;
use divan::counter::ItemsCount;
use table::{Awaits, Game, QuickDealer, Step, Unseen};
use vivajava::{Setup, Vivajava};

fn main() {
    divan::main();
}

fn start(setup: &str) -> Vivajava {
    Vivajava::new(&setup.parse::<Setup>().expect("a set-up")).expect("a game")
}

/// Plays a game to its end; returns the number of choices.
fn playout(mut state: Vivajava, dealer: &mut QuickDealer) -> u32 {
    let mut choices = 0;
    loop {
        let step = match state.awaits() {
            Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
            Awaits::Seat(seat) => {
                choices += 1;
                Step::Choice(seat, state.pick_action(seat, dealer))
            }
            _ => return choices,
        };
        state.advance(&step, &mut Unseen);
    }
}

/// Games of one measurement; a single one is too short and too uneven.
const GAMES: u32 = 500;

/// Counts choices only: rolls are extra.
#[divan::bench(args = [
    "seats=2",
    "seats=2 coaster=bold",
    "seats=3",
    "seats=4",
    "seats=4 coaster=bold",
])]
fn random_games(bencher: Bencher, setup: &str) {
    let state = start(setup);
    let games = || {
        let mut dealer = QuickDealer::new(1);
        (0..GAMES).map(|_| playout(state, &mut dealer)).sum::<u32>()
    };
    bencher.counter(ItemsCount::new(games())).bench_local(games);
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let state = start("seats=2");
    bencher.bench_local(|| *divan::black_box(&state));
}
