//! Text forms: whatever is written is read back the same, and no text makes a reader panic.

use proptest::prelude::*;
use table::Step;
use vivajava::{Action, Coaster, Colour, Faces, Kind, Outcome, Setup, Squares, TrackTable};

fn dice() -> impl Strategy<Value = Faces> {
    proptest::collection::vec(0usize..6, 0..=5)
        .prop_map(|faces| faces.into_iter().map(|face| Colour::ALL[face]).collect())
}

fn tracks() -> impl Strategy<Value = TrackTable> {
    let squares =
        (1u8..=13, 1u8..=13, 1u8..=13).prop_filter_map("1X < 2X < cup ≤ 15", |(once, more, still_more)| {
            let (twice, cup) = (once + more, once + more + still_more);
            (cup <= 15).then_some(Squares { once, twice, cup })
        });
    proptest::array::uniform5(squares).prop_map(|squares| TrackTable::new(squares).expect("possible squares"))
}

/// Words of the notation in any order, so that readers get far before they fail.
fn jumble() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "seat0", "seat1", "seat4", "chance", "coffee", "aroma", "decay", "keep", "donate", "reroll", "and",
        "use", "blend", "research", "recall", "track", "ability", "cup", "white", "black", "joker", "WWYBR",
        "-", "J", "K", "0", "3", "-1", "seat1=2", "seat1=0", "flip", "upgrade", "ride", "block", "partner",
        "end", "",
    ]);
    proptest::collection::vec(word, 0..5).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn dice_round_trip(faces in dice()) {
        for kind in [Kind::Coffee, Kind::Aroma] {
            prop_assert_eq!(Faces::from_letters(kind, &faces.letters(kind)), Ok(faces));
        }
        let text = Outcome::Aroma(faces).to_string();
        prop_assert_eq!(text.parse::<Outcome>(), Ok(Outcome::Aroma(faces)));
        let text = Action::Blend(faces).to_string();
        prop_assert_eq!(text.parse::<Action>(), Ok(Action::Blend(faces)));
    }

    #[test]
    fn tracks_round_trip(tracks in tracks()) {
        prop_assert_eq!(tracks.to_string().parse::<TrackTable>(), Ok(tracks));
        let setup = Setup { tracks, coaster: Coaster::Bold, seats: 3, ..Setup::default() };
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn a_jumble_never_panics_and_has_one_text(text in jumble()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string(), text.clone());
        }
        let _ = text.parse::<Step<Action, Outcome>>();
    }

    #[test]
    fn any_text_never_panics(text in any::<String>()) {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Outcome>();
        let _ = text.parse::<Setup>();
        let _ = format!("tracks={text}").parse::<Setup>();
        let _ = text.parse::<TrackTable>().map_err(|error| error.to_string());
        let _ = format!("white {text}\n{text}").parse::<TrackTable>();
    }
}
