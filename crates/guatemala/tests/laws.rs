//! The laws of the table hold for Guatemala Café: every seat count, market and option.

use guatemala::{BoardChoice, Guatemala, STANDARD_BOARD, Setup};
use table::Game;
use table::kit::positions;
use table::laws::{self, LawRun};

/// Every combination of the options.
fn variants(seats: usize) -> Vec<Setup> {
    let roads: &[&str] = if seats == 3 { &["50", "36"] } else { &["50"] };
    let mut setups: Vec<Setup> = Vec::new();
    for market in ["fixed", "free"] {
        for track in ["60", "50"] {
            for roads in roads {
                let text = format!("seats={seats} market={market} track={track} roads={roads}");
                setups.push(text.parse().expect("a set-up"));
            }
        }
    }
    // One option at a time, and those together that meet.
    for options in [
        "market=players",
        "first=seat1",
        "idle_end=2",
        "idle_end=off",
        "market=players first=seat0 idle_end=off",
    ] {
        setups.push(format!("seats={seats} {options}").parse().expect("a set-up"));
    }
    setups
}

fn hold(seats: usize) {
    let tally = laws::check::<Guatemala>(&LawRun::new(variants(seats), laws::games(6), "guatemala"));
    assert!(tally.refusals > 0 && tally.reveals > 0 && tally.longest_list > 50, "{tally:?}");
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

/// A board of one's own: smaller prices and other places, and the record stands alone.
#[test]
fn the_laws_hold_on_another_board() {
    let text = STANDARD_BOARD
        .replace("board standard", "board other")
        .replace("zone yellow worker 3 hut 6", "zone yellow worker 1 hut 6")
        .replace("closed-with-three 1", "closed-with-three 4");
    let setups = (2..=4).map(|seats| Setup { board: BoardChoice::Text(text.clone()), ..Setup::new(seats) });
    laws::check::<Guatemala>(&LawRun::new(setups.collect(), laws::games(2), "other board"));
}

/// A position written down and set up again is the same table, at every step of random games.
#[test]
fn a_position_is_the_table() {
    let write = |state: &Guatemala| Some(state.to_position());
    positions::return_to_the_table(
        (2..=4).flat_map(variants),
        laws::games(2),
        write,
        Guatemala::from_position,
    );
    for setup in (2..=4).flat_map(variants) {
        let start = Guatemala::new(&setup).expect("a game");
        assert_eq!(start.to_position().setup, setup);
        assert_eq!(Guatemala::from_position(&start.to_position()), Ok(start));
    }
}

/// Two states with the same board text share the board; another text is another state.
#[test]
fn equality_is_by_content() {
    let of = |text: &str| {
        Guatemala::new(&Setup { board: BoardChoice::Text(text.into()), ..Setup::new(2) }).expect("a board")
    };
    assert_eq!(of(STANDARD_BOARD), Guatemala::new(&Setup::new(2)).expect("a game"));
    let dearer = STANDARD_BOARD.replace("zone yellow worker 3\n", "zone yellow worker 4\n");
    assert_eq!(of(&dearer), of(&dearer));
    assert_ne!(of(&dearer), of(STANDARD_BOARD));
    assert_eq!(of(&dearer).setup().board, BoardChoice::Text(dearer));
    assert_eq!(of(&STANDARD_BOARD.replace("# ", "# note: ")), of(STANDARD_BOARD));
}

/// A search copies states by the million: they stay flat and small.
#[test]
fn a_state_is_small() {
    const { assert!(size_of::<Guatemala>() <= 512) };
}
