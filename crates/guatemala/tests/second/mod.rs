//! The rules against a second implementation, and perft files: numbers that do not come from the rules themselves.

mod rules;

use std::path::{Path, PathBuf};

use guatemala::{Guatemala, Setup};
use table::QuickDealer;
use table::kit::perft::{self, Limits};
use table::kit::positions::random_step;
use table::kit::{golden, second};

use rules::SecondGuatemala;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Both implementations list the same steps and come to the same end, step by step through random games.
fn in_step(setup: &str, games: u64) {
    let setup: Setup = setup.parse().expect("a set-up");
    for seed in 0..games {
        let mut dealer = QuickDealer::new(seed);
        second::in_step::<Guatemala, SecondGuatemala>(&setup, |state| random_step(state, &mut dealer));
    }
}

#[test]
fn two_seats_in_step() {
    in_step("seats=2", 3);
    in_step("seats=2 market=free track=50", 2);
    in_step("seats=2 market=players idle_end=off", 3);
}

#[test]
fn three_seats_in_step() {
    in_step("seats=3", 2);
    in_step("seats=3 market=free roads=36", 2);
    in_step("seats=3 market=players first=seat2", 3);
}

#[test]
fn four_seats_in_step() {
    in_step("seats=4", 2);
    in_step("seats=4 market=free track=50", 2);
    in_step("seats=4 market=players first=seat1 idle_end=2", 3);
    in_step("seats=4 first=seat3 idle_end=off", 2);
}

/// Sensible games have roads, ships and scorings in them that random ones hardly see.
#[test]
fn golden_games_in_step() {
    for game in golden::games::<Guatemala>(&folder("games")) {
        let mut steps = game.record.steps.into_iter();
        second::in_step::<Guatemala, SecondGuatemala>(&game.record.setup, |_| steps.next());
    }
}

/// Larger numbers are counted by the second implementation with `SLOW_TESTS=1` only.
const LIMITS: Limits = Limits { states: [u64::MAX; 2], second: [2_000; 2], sourced: [2_000, u64::MAX] };

#[test]
fn perft_files_hold() {
    perft::check::<Guatemala, SecondGuatemala>(&folder("perft"), LIMITS);
}
