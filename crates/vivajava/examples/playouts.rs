//! Plays random games and nothing else: the program to count instructions of.
//!
//! `valgrind --tool=callgrind target/release/examples/playouts 1000`

use std::io::Write;

use table::{Awaits, Game, QuickDealer, Step, Unseen};
use vivajava::{Setup, Vivajava};

fn main() -> std::io::Result<()> {
    let games: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let setup: Setup = "seats=2".parse().expect("a set-up");
    let start = Vivajava::new(&setup).expect("a game");
    let mut dealer = QuickDealer::new(1);
    let mut choices = 0u64;
    for _ in 0..games {
        let mut state = start;
        loop {
            let step = match state.awaits() {
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                Awaits::Nobody => break,
                awaits => {
                    let seat = awaits.seats().iter().next().expect("somebody is awaited");
                    choices += 1;
                    Step::Choice(seat, state.pick_action(seat, &mut dealer))
                }
            };
            state.advance(&step, &mut Unseen);
        }
    }
    writeln!(std::io::stdout(), "{choices} choices")
}
