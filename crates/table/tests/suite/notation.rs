//! Words and their errors.

use proptest::prelude::*;
use table::{ParseError, Seat, StepOf, WordReader, from_word, to_word};

use super::toy::Toy;

proptest! {
    #[test]
    fn any_text_becomes_one_word_and_back(text in any::<String>()) {
        let word = to_word(&text);
        prop_assert!(!word.contains([' ', '\n', '\r', '\t']));
        prop_assert_eq!(from_word(&word), Ok(text));
    }

    #[test]
    fn any_word_is_read_or_refused(word in "[%0-9A-Fa-fäß+ ]{0,12}") {
        if let Ok(text) = from_word(&word) {
            prop_assert_eq!(from_word(&to_word(&text)), Ok(text));
        }
    }

    #[test]
    fn words_are_what_stands_between_spaces(words in prop::collection::vec("[^ ]{0,5}", 1..6)) {
        let text = words.join(" ");
        let mut cursor = WordReader::of(&text);
        for word in &words {
            prop_assert!(cursor.end().is_err());
            prop_assert_eq!(cursor.next(), Some(word.as_str()));
        }
        prop_assert!(cursor.end().is_ok());
        prop_assert_eq!(cursor.next(), None);
    }

    #[test]
    fn errors_are_short_and_print_nothing_odd(found in any::<String>()) {
        let error = ParseError::new("a bean", found).to_string();
        prop_assert!(error.starts_with("expected a bean, found "));
        prop_assert!(!error.contains(char::is_control));
        prop_assert!(error.chars().count() < 30 + 60 * 10);
    }

    #[test]
    fn arbitrary_text_is_no_step(text in "(seat[0-9]|chance)? ?(raise|draw|draw light)?\\PC{0,4}") {
        if let Ok(step) = text.parse::<StepOf<Toy>>() {
            prop_assert_eq!(step.to_string(), text);
        }
    }
}

#[test]
fn words_are_read_in_order() {
    let mut words = WordReader::of("seat1 takes seat2");
    let takes = |words: &mut WordReader| -> Result<(Seat, Seat), ParseError> {
        let first = words.read("a seat")?;
        words.literal("takes")?;
        Ok((first, words.read("a seat")?))
    };
    assert_eq!(takes(&mut words), Ok((Seat::new(1).unwrap(), Seat::new(2).unwrap())));
    assert_eq!(words.end(), Ok(()));

    let error = |text: &str| takes(&mut WordReader::of(text)).unwrap_err().to_string();
    assert_eq!(error("seat1 gives seat2"), "expected `takes`, found `gives`");
    assert_eq!(error("seat1 takes"), "expected a seat, found nothing");
    let mut words = WordReader::of("seat1 takes");
    words.next();
    assert_eq!(words.end().unwrap_err().to_string(), "expected the end of `seat1`, found `takes`");
}

#[test]
fn codes_are_two_hexadecimal_digits() {
    assert_eq!(to_word("50 %\n"), "50%20%25%0A");
    for wrong in ["%", "%4", "%+5", "%ff", "%zz", "%ß"] {
        assert!(from_word(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn long_errors_are_cut() {
    let error = ParseError::new("less", "x".repeat(100)).to_string();
    assert_eq!(error, format!("expected less, found `{}…`", "x".repeat(60)));
}
