//! Texts: whatever is written is read back the same, and whatever is read never makes anything panic.

use guatemala::{Action, Guatemala, Outcome, STANDARD_BOARD, Setup, check_board, redraw_board};
use proptest::prelude::*;
use table::{Game, Record};

/// Texts that look like notation.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "arrange|lot|at|buyer|move|build|sack|nothing|take|done|worker|hut|ship|road|block|decline|sail|lay|piece|deal|start|bag",
        "black|white|beige|russet|brown|seat[0-9]|r[0-9]c[0-9]|[a-z][0-9]{1,3}|[0-9]{1,4}",
        "[0-9]{1,3}\\.[0-9]{1,3}-[0-9]{1,3}\\.[0-9]{1,3}",
        "\\PC{0,6}",
    ];
    prop::collection::vec(word, 0..4).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn an_action_is_read_as_it_is_written(text in words()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn an_outcome_is_read_as_it_is_written(text in words()) {
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }

    #[test]
    fn a_set_up_reads_back(
        text in "(seats=[0-9]{1,3} ?)?(market=(fixed|free|players|x) ?)?(first=(lot|seat[0-9]) ?)?(idle_end=(2|4|off|3) ?)?(track=(50|60|7) ?)?(roads=(36|50) ?)?(board=\\PC{0,9})?"
    ) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
            let _ = Guatemala::new(&setup);
        }
    }

    #[test]
    fn any_text_may_be_tried(text in "\\PC*") {
        let _ = (text.parse::<Action>(), text.parse::<Outcome>(), text.parse::<Setup>());
        let _ = (check_board(&text), text.parse::<Record<Guatemala>>());
    }

    /// Letters of the standard board changed at random: read or refused with a line of the file, and what is read
    /// is drawn and read again the same.
    #[test]
    fn a_changed_board_is_drawn_as_it_is_read(
        changes in prop::collection::vec((0..STANDARD_BOARD.len(), "[ +|\\-0-9a-zKWBRN\\[\\]*#\n]"), 1..4)
    ) {
        let mut letters: Vec<char> = STANDARD_BOARD.chars().collect();
        for (place, letter) in changes {
            let place = place.min(letters.len() - 1);
            letters[place] = letter.chars().next().unwrap_or(' ');
        }
        let text: String = letters.into_iter().collect();
        match redraw_board(&text) {
            Ok(drawn) => prop_assert_eq!(redraw_board(&drawn), Ok(drawn.clone())),
            Err(error) => prop_assert!((1..=text.lines().count()).contains(&error.line), "{}", error),
        }
    }
}

#[test]
fn one_text_for_one_value() {
    for text in [
        "move 01",
        "move  1",
        "move 1 ",
        "take r0c1",
        "take r10c1",
        "worker A1",
        "worker a01",
        "road 4.8-4.8",
        "road 5.8-4.8",
        "ship 0",
        "ship 7",
        "lay green",
        "build now",
        "",
        "buyer 256",
        "worker a",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in ["piece worker", "piece road black", "start seat4", "deal", "bag  white"] {
        assert!(text.parse::<Outcome>().is_err(), "`{text}`");
    }
}
