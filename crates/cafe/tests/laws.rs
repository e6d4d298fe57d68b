//! The laws of the table hold for Café: every seat count and every variant.

use cafe::{Cafe, Frame, Setup};
use table::kit::positions;
use table::laws::{self, LawRun};

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
    let tally = laws::check::<Cafe>(&LawRun::new(
        variants(seats),
        laws::games(if seats <= 2 { 8 } else { 3 }),
        "cafe",
    ));
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
    // Before the first round there is nothing to describe but the set-up.
    let begun = |state: &Cafe| {
        !matches!(
            state.frame(),
            Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Start { .. }
        )
    };
    let write = |state: &Cafe| begun(state).then(|| state.to_position());
    positions::return_to_the_table((1..=4).flat_map(variants), laws::games(3), write, Cafe::from_position);
}

/// A search copies states by the million: they stay flat, and four seats fit into a kibibyte.
#[test]
fn a_state_is_small() {
    const { assert!(size_of::<Cafe>() <= 1040) };
}
