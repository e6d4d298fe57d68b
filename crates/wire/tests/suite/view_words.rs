//! The text view of the web table names every part of a view in every language, and seats by who sits there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::{Value, json};
use table::QuickDealer;
use wire::{Engine, GAMES};
use words::{Lang, source};

use crate::help::{get, play_on};

/// Whose words are names, or say how a place or a card is called.
const NAMES: [&str; 3] = ["title", "name", "card"];

/// Entries of a game whose numbers count, price, place or number something: `counted/<game>.txt`. `turn` says a seat only
/// at the top of a view, and the quarter turns of a card below it. A number of any other entry must be a seat: anyone who
/// adds one decides in that file.
fn counted(game: &str) -> BTreeSet<String> {
    let path = format!("{}/tests/suite/counted/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(String::from).collect()
}

/// The names in a list of the text view: `const NAME = new Set([…])` in web/src/table/facts.ts.
fn listed(name: &str) -> BTreeSet<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/table/facts.ts");
    let text = fs::read_to_string(path).expect("facts.ts is there");
    let (_, rest) = text.split_once(&format!("const {name} = new Set([")).expect("the list is there");
    let (list, _) = rest.split_once(']').expect("the list ends");
    list.split(',').map(|entry| entry.trim().trim_matches('\'').to_string()).collect()
}

#[derive(Default)]
struct Met {
    left_out: BTreeSet<String>,
    keys: BTreeSet<String>,
    words: BTreeSet<String>,
    /// Entries with a number, and the largest one.
    numbers: BTreeMap<String, u64>,
}

impl Met {
    fn meet(&mut self, key: &str, value: &Value) {
        match value {
            Value::Object(map) => {
                for (key, value) in map {
                    if self.left_out.contains(key) {
                        continue;
                    }
                    self.keys.insert(key.clone());
                    self.meet(key, value);
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.meet(key, value)),
            Value::Number(number) => {
                let most = self.numbers.entry(key.to_string()).or_default();
                *most = (*most).max(number.as_u64().unwrap_or(u64::MAX));
            }
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

/// The views of whole games, in which everything a view can have is met; also what is there while dice are thrown and
/// cards are drawn, which somebody sees who looks back step by step.
fn met_in_games() -> BTreeMap<&'static str, Met> {
    let variants = [
        ("cafe", json!({"seats": 1})),
        ("cafe", json!({"seats": 3, "draft": "auction", "espresso": true, "promos": 3})),
        ("guatemala", json!({"seats": 2, "market": "free"})),
        ("guatemala", json!({"seats": 3, "market": "players", "first": "seat1"})),
        ("vivajava", json!({"seats": 3, "coaster": "bold"})),
    ];
    let plain = GAMES.iter().map(|entry| (entry.id, json!({"seats": 3})));
    let mut all = BTreeMap::new();
    for (game, setup) in plain.chain(variants) {
        let met = all.entry(game).or_insert_with(|| Met { left_out: listed("LEFT_OUT"), ..Met::default() });
        for (how, chance) in [("chance", "manual"), ("seed", "words")] {
            let mut engine = Engine::new();
            get(&mut engine, &json!({"do": "new", "game": game, "setup": setup, (how): chance}));
            play_on(&mut engine, &mut QuickDealer::new(1), |engine, version| {
                let looks = if how == "seed" { version.is_multiple_of(2) } else { version < 24 };
                if looks {
                    for viewer in [json!(0), json!("spectator")] {
                        met.meet("", &get(engine, &json!({"do": "view", "as": viewer}))["view"]);
                    }
                }
            });
        }
    }
    all
}

#[test]
fn every_number_of_a_view_is_known_to_be_a_seat_or_none() {
    let seated = listed("SEATED");
    let mut seats_met = BTreeSet::new();
    for (game, met) in met_in_games() {
        let counted = counted(game);
        let numbers: BTreeSet<String> = met.numbers.keys().cloned().collect();
        let others: BTreeSet<String> = numbers.difference(&seated).cloned().collect();
        assert_eq!(others, counted, "{game}: a view gained or lost an entry with a number");
        for entry in numbers.intersection(&seated) {
            assert!(met.numbers[entry] < 3, "{game}: {entry} is no seat: {}", met.numbers[entry]);
            seats_met.insert(entry.clone());
        }
    }
    assert_eq!(seats_met, seated, "a view lost an entry with a seat");
}

#[test]
fn every_part_of_a_view_has_a_name_in_every_language() {
    let (mut keys, mut words) = (BTreeSet::new(), BTreeSet::new());
    for met in met_in_games().into_values() {
        keys.extend(met.keys);
        words.extend(met.words);
    }
    assert!(keys.len() > 90 && words.len() > 40, "few were met");
    // A token that lies somewhere says so in several words.
    words.retain(|word| !word.starts_with("ability-") && !word.starts_with("track-"));
    for lang in Lang::ALL {
        for (met, message) in [(&keys, "view-key"), (&words, "view-word")] {
            let forms = forms(lang, message);
            let missing: Vec<&String> = met.difference(&forms).collect();
            assert!(missing.is_empty(), "{lang}: {message} does not know {missing:?}");
        }
    }
}
