//! The text view of the web table names every part of a view in every language.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::QuickDealer;
use wire::Engine;
use words::{Lang, source};

use crate::help::{get, play_on};

/// What the text view leaves out (`LEFT_OUT` in web/src/table/facts.ts): the question is put as a sentence, and
/// maps and cards do not change.
const LEFT_OUT: [&str; 9] =
    ["game", "you", "setup", "awaits", "cards_shown", "stage", "question", "asked", "map"];
/// Whose words are names, or say how a place or a card is called.
const NAMES: [&str; 3] = ["title", "name", "card"];

#[derive(Default)]
struct Met {
    keys: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Met {
    fn meet(&mut self, key: &str, value: &Value) {
        match value {
            Value::Object(map) => {
                for (key, value) in map.iter().filter(|(key, _)| !LEFT_OUT.contains(&key.as_str())) {
                    self.keys.insert(key.clone());
                    self.meet(key, value);
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.meet(key, value)),
            Value::String(text) if !NAMES.contains(&key) => {
                let is_word = |text: &str| {
                    text.len() > 2 && text.chars().all(|c| c.is_ascii_lowercase() || "_- ".contains(c))
                };
                if is_word(text) {
                    self.words.insert(text.replace(' ', "-"));
                }
            }
            _ => {}
        }
    }
}

/// The forms a message chooses from: `[form] …` until the closing brace.
fn forms(lang: Lang, message: &str) -> BTreeSet<String> {
    let text = source(lang, "view");
    let start = text.find(&format!("{message} = ")).unwrap_or_else(|| panic!("{lang}: no {message}"));
    text[start..]
        .lines()
        .take_while(|line| *line != "}")
        .filter_map(|line| line.trim().strip_prefix('[')?.split_once(']'))
        .map(|(form, _)| form.to_string())
        .collect()
}

#[test]
fn every_part_of_a_view_has_a_name_in_every_language() {
    let setups = [
        ("cafe", json!({"seats": 1})),
        ("cafe", json!({"seats": 3, "draft": "auction", "espresso": true, "promos": 3})),
        ("guatemala", json!({"seats": 3})),
        ("guatemala", json!({"seats": 2, "market": "free"})),
        ("vivajava", json!({"seats": 3})),
        ("vivajava", json!({"seats": 3, "coaster": "bold"})),
    ];
    let mut met = Met::default();
    for (game, setup) in setups {
        let mut engine = Engine::new();
        get(&mut engine, &json!({"do": "new", "game": game, "setup": setup, "seed": "words"}));
        play_on(&mut engine, &mut QuickDealer::new(1), |engine, version| {
            if version.is_multiple_of(3) {
                for viewer in [json!(0), json!("spectator")] {
                    met.meet("", &get(engine, &json!({"do": "view", "as": viewer}))["view"]);
                }
            }
        });
    }
    assert!(met.keys.len() > 90 && met.words.len() > 40, "few were met");
    // A token that lies somewhere says so in several words.
    met.words.retain(|word| !word.starts_with("ability-") && !word.starts_with("track-"));
    for lang in Lang::ALL {
        for (met, message) in [(&met.keys, "view-key"), (&met.words, "view-word")] {
            let forms = forms(lang, message);
            let missing: Vec<&String> = met.difference(&forms).collect();
            assert!(missing.is_empty(), "{lang}: {message} does not know {missing:?}");
        }
    }
}
