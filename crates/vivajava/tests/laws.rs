//! The laws of the table hold for VivaJava Dice: every seat count, coaster and option.

use table::kit::positions;
use table::laws::{self, LawRun};
use vivajava::{Setup, Vivajava};

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
    let tally = laws::check::<Vivajava>(&LawRun::new(variants(seats), laws::games(6), "vivajava"));
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
    let write = |state: &Vivajava| Some(state.to_position());
    positions::return_to_the_table(
        (2..=4).flat_map(variants),
        laws::games(5),
        write,
        Vivajava::from_position,
    );
}
