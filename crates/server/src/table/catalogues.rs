//! Decks and boards of people's own. They are kept for as long as a table uses them; reading a new one is work, so
//! there is a limit to how many somebody may bring in a day. Those of tables that are stored are always read.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex as StdMutex;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::sync::lock;

/// New ones that one person may bring in a day.
const A_DAY: usize = 20;

/// The catalogues that people bring.
#[derive(Default)]
pub(crate) struct Catalogues(StdMutex<Brought>);

#[derive(Default)]
struct Brought {
    /// The day, and the hashes of what each person has brought on it.
    day: Millis,
    today: HashMap<UserId, HashSet<[u8; 32]>>,
}

impl Catalogues {
    /// Whether somebody may make a table of this set-up. To bring the same again costs nothing.
    pub(super) fn check(&self, user: &UserId, setup: &Value, now: Millis) -> Answer<()> {
        let texts = texts(setup);
        if texts.is_empty() {
            return Ok(());
        }
        let mut brought = lock(&self.0);
        if brought.day != now / DAY {
            *brought = Brought { day: now / DAY, today: HashMap::new() };
        }
        let today = brought.today.entry(user.clone()).or_default();
        for text in texts {
            let hash = Sha256::digest(text.as_bytes()).into();
            if today.contains(&hash) {
                continue;
            }
            if today.len() >= A_DAY {
                return Err(Problem::too_many(DAY - now % DAY));
            }
            today.insert(hash);
        }
        Ok(())
    }

    /// How many are in use in this process, of all games.
    pub(crate) fn n_in_use() -> usize {
        wire::GAMES.iter().map(wire::GameEntry::n_brought).sum()
    }
}

/// The options that are whole files: those of several lines, plain or as one word.
fn texts(setup: &Value) -> Vec<String> {
    let is_file = |text: &str| text.contains('\n');
    match setup {
        Value::Object(options) => options
            .values()
            .filter_map(Value::as_str)
            .filter(|text| is_file(text))
            .map(String::from)
            .collect(),
        Value::String(words) => words
            .split_whitespace()
            .filter_map(|word| table::from_word(word.split_once('=')?.1).ok())
            .filter(|text| is_file(text))
            .collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_person_brings_twenty_a_day() {
        let catalogues = Catalogues::default();
        let (ada, ben) = (UserId::from("ada"), UserId::from("ben"));
        let board = |number: usize| json!({"seats": 2, "board": format!("board {number}\nrest")});
        for number in 0..A_DAY {
            catalogues.check(&ada, &board(number), 0).expect("a new one");
            catalogues.check(&ada, &board(number), 0).expect("the same costs nothing");
        }
        let refused = catalogues.check(&ada, &board(A_DAY), 0).expect_err("enough for a day");
        assert_eq!(refused.code(), "limit/too_many");
        catalogues.check(&ada, &board(0), 0).expect("a known one");
        catalogues.check(&ada, &json!({"board": "standard"}), 0).expect("none of one's own");
        catalogues
            .check(&ben, &json!(format!("seats=2 board={}", table::to_word("ben\nboard"))), 0)
            .expect("his");
        catalogues.check(&ada, &board(A_DAY), DAY).expect("another day");
        assert_eq!(lock(&catalogues.0).today.len(), 1, "nothing is kept of days that are over");
    }
}
