//! The tests of the table, most of them on the toy game.

#[allow(unreachable_pub, reason = "the toy is written as a crate of its own would be")]
#[path = "../toy/mod.rs"]
mod toy;

mod broken_laws;
mod flawed;
mod laws;
mod notation;
mod perft;
mod record;
mod seat;
mod sitting;

use table::{Game, Unseen};
use toy::Toy;

/// The toy after these steps, separated by `; `.
fn toy(setup: &str, steps: &str) -> Toy {
    let mut state = Toy::new(&setup.parse().expect("a set-up")).expect("a sound set-up");
    for step in steps.split("; ").filter(|step| !step.is_empty()) {
        state.play(&step.parse().expect("a step"), &mut Unseen).expect("a legal step");
    }
    state
}
