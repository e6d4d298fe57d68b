//! Decks and boards of people's own. The rules keep each different one as long as the process lives, so there is a
//! limit to how many new ones somebody may bring; those of tables that are stored are always read.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex as StdMutex;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::hall::lock;
use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::UserId;

/// New ones that one person may bring in a day.
const A_DAY: usize = 20;

/// New ones that a process takes: some tens of megabytes at most.
const MOST: usize = 4_096;

/// The catalogues that were brought to this process.
#[derive(Default)]
pub(crate) struct Catalogues(StdMutex<Brought>);

#[derive(Default)]
struct Brought {
    known: HashSet<[u8; 32]>,
    /// The day, and how many each person has brought on it.
    day: Millis,
    today: HashMap<UserId, usize>,
}

impl Catalogues {
    /// Whether somebody may make a table of this set-up. What was brought before costs nothing.
    pub(super) fn check(&self, user: &UserId, setup: &Value, now: Millis) -> Answer<()> {
        let mut brought = lock(&self.0);
        if brought.day != now / DAY {
            brought.day = now / DAY;
            brought.today.clear();
        }
        for text in texts(setup) {
            let hash = Sha256::digest(text.as_bytes()).into();
            if brought.known.contains(&hash) {
                continue;
            }
            let n_today = brought.today.get(user).copied().unwrap_or(0);
            if n_today >= A_DAY {
                return Err(Problem::too_many(DAY - now % DAY));
            }
            if brought.known.len() >= MOST {
                return Err(Problem::conflict(
                    "setup/too_many",
                    "no more new decks and boards are taken for now",
                ));
            }
            brought.known.insert(hash);
            brought.today.insert(user.clone(), n_today + 1);
        }
        Ok(())
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
    fn a_person_brings_so_many_a_day_and_the_process_takes_so_many_at_all() {
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
        assert_eq!(lock(&catalogues.0).known.len(), A_DAY + 1);
        catalogues.check(&ada, &board(A_DAY), DAY).expect("another day");
        for number in 0..MOST {
            let _ = catalogues.check(&UserId::from(format!("guest {number}")), &board(100 + number), DAY);
        }
        let refused = catalogues.check(&ben, &board(99), DAY).expect_err("the process is full");
        assert_eq!(refused.code(), "setup/too_many");
        catalogues.check(&ben, &board(3), DAY).expect("a known one");
    }
}
