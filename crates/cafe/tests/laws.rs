//! The laws of the table hold for Café: every seat count and every variant.

use cafe::{Cafe, Frame, Position, Setup};
use table::laws::{self, LawRun};
use table::{Awaits, Dealer, Game, QuickDealer, Step, Unseen};

#[expect(clippy::disallowed_methods, reason = "a test may be told to take its time")]
fn games(usual: u32) -> u32 {
    laws::games_wanted(usual, std::env::var("SLOW_TESTS").ok().as_deref())
}

/// Every combination of the options that change play.
fn variants(seats: u8) -> Vec<Setup> {
    let mut setups = Vec::new();
    for draft in ["classic", "auction"] {
        if seats == 1 && draft == "auction" {
            continue;
        }
        for espresso in ["false", "true"] {
            for edition in ["merged", "fr", "de"] {
                for more in ["promos=0", "promos=3", "promos=2 promo_cards=lot starts=choose", "starts=lot"] {
                    let text =
                        format!("seats={seats} draft={draft} espresso={espresso} edition={edition} {more}");
                    setups.push(text.parse().expect("a set-up"));
                }
            }
        }
    }
    setups
}

fn hold(seats: u8) {
    let tally =
        laws::check::<Cafe>(&LawRun::new(variants(seats), games(if seats <= 2 { 8 } else { 3 }), "cafe"));
    assert!(tally.refusals > 0, "{tally:?}");
}

#[test]
fn the_laws_hold_for_one_seat() {
    hold(1);
}

#[test]
fn the_laws_hold_for_two_seats() {
    hold(2);
}

#[test]
fn the_laws_hold_for_three_seats() {
    hold(3);
}

#[test]
fn the_laws_hold_for_four_seats() {
    hold(4);
}

/// A position written down and set up again is the same table, at every step of random games.
#[test]
fn a_position_is_the_table() {
    let mut dealer = QuickDealer::new(7);
    for setup in (1..=4).flat_map(variants) {
        for _ in 0..games(3) {
            let mut state = Cafe::new(&setup).expect("a game");
            while state.awaits() != Awaits::Nobody {
                let step = match state.awaits() {
                    Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                    awaits => {
                        let seats = awaits.seats();
                        let nth = dealer.below(seats.len() as u32) as usize;
                        let seat = seats.iter().nth(nth).expect("a seat");
                        Step::Choice(seat, state.pick_action(seat, &mut dealer))
                    }
                };
                state.advance(&step, &mut Unseen);
                // Before the first round there is nothing to describe but the set-up.
                if matches!(
                    state.frame(),
                    Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Start { .. }
                ) {
                    continue;
                }
                let position: Position = state.to_position();
                assert_eq!(Cafe::from_position(&position).as_ref(), Ok(&state), "after {step}");
            }
        }
    }
}

/// A search copies states by the million: they stay flat, and four seats fit into a kibibyte.
#[test]
fn a_state_is_small() {
    const { assert!(size_of::<Cafe>() <= 1040) };
}
