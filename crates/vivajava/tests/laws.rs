//! The laws of the table hold for VivaJava Dice: every seat count, coaster and option.

use table::laws::{self, LawRun};
use table::{Awaits, Game, QuickDealer, Step, Unseen};
use vivajava::{Setup, Vivajava};

#[expect(clippy::disallowed_methods, reason = "a test may be told to take its time")]
fn games(usual: u32) -> u32 {
    laws::games_wanted(usual, std::env::var("SLOW_TESTS").ok().as_deref())
}

/// A table on which abilities come early and cups late.
const LONG_TRACKS: &str = "tracks=white%201%202%2015%0Ayellow%201%202%2015%0Abrown%201%202%2015%0Ared%201%202%2015%0Agreen%201%202%2015";
/// A table on which tracks are soon completed.
const SHORT_TRACKS: &str =
    "tracks=white%201%202%203%0Ayellow%201%202%203%0Abrown%201%202%203%0Ared%201%202%203%0Agreen%201%202%203";

/// Every combination of the options that change play.
fn variants(seats: u8) -> Vec<Setup> {
    let mut setups = Vec::new();
    for tracks in ["tracks=default", LONG_TRACKS, SHORT_TRACKS] {
        for opening in ["roll", "fixed"] {
            let mut add = |rest: &str| {
                let text = format!("seats={seats} opening={opening} {rest} {tracks}");
                setups.push(text.parse().expect("a set-up"));
            };
            add("coaster=mild");
            for donated in ["strengthen", "count"] {
                for extra_aroma in ["each", "double"] {
                    for after_pass in ["end", "activate"] {
                        let now = (donated, extra_aroma, after_pass) == ("strengthen", "each", "end");
                        if !now {
                            add(&format!(
                                "coaster=mild donated={donated} extra_aroma={extra_aroma} after_pass={after_pass}"
                            ));
                        }
                    }
                }
            }
            add("coaster=bold joint_research=compulsory donated=count after_pass=activate");
            for joint_research in ["optional", "compulsory"] {
                for bold_red in ["ride_along", "block"] {
                    add(&format!("coaster=bold joint_research={joint_research} bold_red={bold_red}"));
                }
            }
        }
    }
    setups
}

fn hold(seats: u8) {
    let tally = laws::check::<Vivajava>(&LawRun::new(variants(seats), games(6), "vivajava"));
    assert!(tally.refusals > 0 && tally.outcomes > 0, "{tally:?}");
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
    for setup in (2..=4).flat_map(variants) {
        for _ in 0..games(5) {
            let mut state = Vivajava::new(&setup).expect("a game");
            while state.awaits() != Awaits::Nobody {
                let step = match state.awaits() {
                    Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, &mut dealer)),
                    _ => Step::Outcome(state.pick_outcome(&mut dealer)),
                };
                state.advance(&step, &mut Unseen);
                assert_eq!(Vivajava::from_position(&state.to_position()), Ok(state), "after {step}");
            }
        }
    }
}
