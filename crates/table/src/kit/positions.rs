//! Positions that are written down and set up again.

use std::fmt::Debug;

use crate::dealer::{Dealer, QuickDealer};
use crate::game::{Game, Step, StepOf, Unseen};
use crate::seat::Awaits;

/// At every step of random games a position that is written down and set up again is the same table. `write` gives
/// nothing where there is nothing to describe but the set-up.
pub fn return_to_the_table<G: Game, P, E: PartialEq + Debug>(
    setups: impl IntoIterator<Item = G::Setup>,
    games: u32,
    write: impl Fn(&G) -> Option<P>,
    read: impl Fn(&P) -> Result<G, E>,
) {
    let mut dealer = QuickDealer::new(7);
    let mut written = 0;
    for setup in setups {
        for _ in 0..games {
            let mut state = G::new(&setup).expect("a game");
            while let Some(step) = random_step(&state, &mut dealer) {
                state.advance(&step, &mut Unseen);
                if let Some(position) = write(&state) {
                    assert_eq!(read(&position).as_ref(), Ok(&state), "after {step} in {setup}");
                    written += 1;
                }
            }
        }
    }
    assert!(written > 0, "no position was written");
}

/// A step at random; any of the seats that are awaited chooses.
pub fn random_step<G: Game>(state: &G, dealer: &mut QuickDealer) -> Option<StepOf<G>> {
    match state.awaits() {
        Awaits::Nobody => None,
        Awaits::Chance => Some(Step::Outcome(state.pick_outcome(dealer))),
        awaits => {
            let seats = awaits.seats();
            let nth = if seats.len() > 1 { dealer.below(seats.len() as u32) as usize } else { 0 };
            let seat = seats.iter().nth(nth)?;
            Some(Step::Choice(seat, state.pick_action(seat, dealer)))
        }
    }
}
