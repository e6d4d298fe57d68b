//! Counts step sequences from the positions in `tests/perft`, each with a number and where it comes from.

use std::path::Path;

use cafe::Cafe;
use table::kit::perft::{self, Limits};

use crate::second::rules::SecondCafe;

/// Depths that need many states are counted only with `SLOW_TESTS=1`; small numbers by the second implementation too.
const LIMITS: Limits =
    Limits { states: [70_000, 5_000_000], second: [20_000, 200_000], sourced: [u64::MAX; 2] };

#[test]
fn every_perft_number_is_right() {
    perft::check::<Cafe, SecondCafe>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft"), LIMITS);
}
