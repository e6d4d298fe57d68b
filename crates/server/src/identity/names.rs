//! Names of people: which may be chosen, and which look alike.
//!
//! A name is kept in the normal form NFKC. Letters that nobody sees, and words that mix alphabets, are refused.
//! Accounts are told apart by what a reader sees (the skeleton of Unicode Technical Standard 39), so that nobody
//! takes a name that looks like another account's; an Іра and an Ipa are both welcome, but not both as accounts.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::{MixedScript as _, skeleton};

use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::store::{AccountRow, Store};

/// The longest name.
const MOST_LETTERS: usize = 40;

/// A name as it is kept, if it may be chosen.
pub(crate) fn check(name: &str) -> Answer<String> {
    let name = normal(name);
    let n_letters = name.chars().count();
    if n_letters == 0 || n_letters > MOST_LETTERS || name.chars().any(is_unseen) {
        return Err(Problem::field("name", format!("expected 1 to {MOST_LETTERS} letters")));
    }
    match name.split(' ').all(is_of_one_alphabet) {
        true => Ok(name),
        false => Err(Problem::field("name", "expected words whose letters are of one alphabet")),
    }
}

/// What accounts are told apart by: two names with the same key look alike.
pub(crate) fn key(name: &str) -> String {
    // No name of an earlier version begins with a space.
    let folded = fold(&normal(name));
    format!(" {}", skeleton(&folded).collect::<String>())
}

/// What accounts of earlier versions are known by.
pub(crate) fn earlier_key(name: &str) -> String {
    fold(name)
}

/// The account of this name; those of earlier versions have another key.
pub(crate) async fn account(store: &dyn Store, name: &str) -> Answer<Option<AccountRow>> {
    match store.account_named(&key(name)).await? {
        Some(account) => Ok(Some(account)),
        None => Ok(store.account_named(&earlier_key(name)).await?),
    }
}

/// The key of a name that no other account has, as far as keys of earlier versions go: the store refuses the others.
pub(crate) async fn free_key(store: &dyn Store, name: &str, own: Option<&UserId>) -> Answer<String> {
    let earlier = store.account_named(&earlier_key(name)).await?;
    match earlier.filter(|account| Some(&account.user) != own) {
        Some(_) => Err(taken()),
        None => Ok(key(name)),
    }
}

/// The refusal of a name that another account has.
pub(crate) fn taken() -> Problem {
    Problem::conflict("identity/name_taken", "another account has that name")
}

/// Without the difference of large and small letters and of spaces.
fn fold(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn normal(name: &str) -> String {
    // Phones say behind a picture that it is one; it is a picture anyhow.
    let name: String =
        name.chars().filter(|letter| !matches!(letter, '\u{fe0e}' | '\u{fe0f}')).nfkc().collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters that nobody sees, or that turn the direction of the others.
fn is_unseen(letter: char) -> bool {
    let mut buffer = [0; 4];
    let is_ignorable = skeleton(letter.encode_utf8(&mut buffer)).next().is_none();
    is_ignorable
        || letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}'
            | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..)
}

fn is_of_one_alphabet(word: &str) -> bool {
    let letters: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    letters.is_empty() || letters.as_str().is_single_script()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_seen() {
        assert_eq!(check("  Anna \t Maria ").expect("a name"), "Anna Maria");
        assert_eq!(check("Ａnna").expect("a name"), "Anna", "full width");
        assert_eq!(check("Ada ❤\u{fe0f}").expect("a name"), "Ada ❤");
        for good in [
            "Änne",
            "O'Brien",
            "Jean-Luc 2",
            "Іра",
            "Лариса Косач",
            "Ζωή",
            "はなこ花子",
            "김철수",
            "Ada 🍀",
            "№1",
            "Łódź",
        ] {
            assert!(check(good).is_ok(), "{good:?}");
        }
        let long = "x".repeat(41);
        let unseen = [
            "",
            "  ",
            "a\u{200b}b",
            "a\u{202e}b",
            "a\u{7}b",
            &long,
            "a\u{ad}b",
            "a\u{34f}b",
            "\u{3164}",
            "\u{ffa0}",
            "\u{2800}",
            "a\u{180b}b",
            "a\u{e0101}b",
            "\u{115f}",
            "a\u{2064}",
            "\u{e000}",
            "a\u{0}",
        ];
        for bad in unseen {
            assert!(check(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn words_do_not_mix_alphabets() {
        for bad in ["Аda", "Pаypal", "Αnna", "Maria Кosac"] {
            assert!(check(bad).is_err(), "{bad:?}");
        }
        assert!(check("Ada Лариса").is_ok(), "each word of its own");
    }

    #[test]
    fn accounts_that_look_alike_are_one() {
        for (one, other) in [
            (" Änne  B", "änne b"),
            ("Ａda", "ada"),
            ("Іра", "Іра"),
            ("Ада", "ада"),
            ("сора", "copa"),
            ("ﬁn", "fin"),
            ("Anna1", "annal"),
            ("Bern", "Bem"),
            ("A\u{308}nne", "Änne"),
        ] {
            assert_eq!(key(one), key(other), "{one:?} {other:?}");
        }
        for (one, other) in [("anna", "hanna"), ("Änne", "Anne"), ("Ira", "Ada")] {
            assert_ne!(key(one), key(other), "{one:?} {other:?}");
        }
        assert_ne!(key("ada"), earlier_key("ada"));
    }
}
