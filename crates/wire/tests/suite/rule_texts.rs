//! The rules for players in `rules/`: every paragraph the engines cite has a text in every language and every text a
//! paragraph, all languages say the same things, and the English ones agree with the specification in `docs/rules`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ::words::{Block, Condition, Lang, RuleBook, books};
use serde_json::{Value, json};
use table::Seat;
use wire::{Audience, Chance, Files, GAMES, GameEntry};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn book(lang: Lang, game: &str) -> &'static RuleBook {
    RuleBook::of(lang, game).unwrap_or_else(|| panic!("{lang}: no rules of {game}"))
}

fn numbers(entry: &GameEntry) -> BTreeSet<String> {
    entry.rules().iter().map(|rule| rule.0.to_string()).collect()
}

/// What looks like the number of a paragraph, such as `C4.9`.
fn cited(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let is_number = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|letter| GAMES.iter().any(|entry| entry.letter() == letter))
            && letters.next().is_some_and(|digit| digit.is_ascii_digit())
    };
    words.filter(is_number).map(|word| word.trim_end_matches('.').to_string()).collect()
}

#[test]
fn every_paragraph_has_a_text_in_every_language_and_every_text_a_paragraph() {
    let games: BTreeSet<&str> = GAMES.iter().map(|entry| entry.id).collect();
    assert_eq!(games, books().collect());
    for entry in GAMES {
        for lang in Lang::ALL {
            let found: Vec<String> =
                book(lang, entry.id).paragraphs().map(|each| each.number.clone()).collect();
            let cited: Vec<String> = entry.rules().iter().map(|rule| rule.0.to_string()).collect();
            assert_eq!(found, cited, "{lang} {}", entry.id);
        }
    }
}

/// A block without its words.
fn shape(block: &Block) -> String {
    match block {
        Block::Text(_) => "text".into(),
        Block::Variant(condition, _) => format!("variant {condition}"),
        Block::Picture(name, captions) => format!("picture {name} {}", captions.len()),
        Block::Instead(_) => "instead".into(),
    }
}

#[test]
fn all_languages_say_the_same_things() {
    for entry in GAMES {
        let english = book(Lang::En, entry.id);
        for lang in Lang::ALL {
            let book = book(lang, entry.id);
            assert_eq!(book.steps.len(), english.steps.len(), "{lang} {}", entry.id);
            assert!(!book.aim.is_empty() && book.title == english.title, "{lang} {}", entry.id);
            for (chapter, model) in book.chapters.iter().zip(&english.chapters) {
                assert_eq!((&chapter.number, &chapter.only), (&model.number, &model.only), "{lang}");
            }
            for (paragraph, model) in book.paragraphs().zip(english.paragraphs()) {
                let shapes = |blocks: &[Block]| blocks.iter().map(shape).collect::<Vec<_>>();
                assert_eq!(shapes(&paragraph.blocks), shapes(&model.blocks), "{lang} {}", model.number);
                assert!(
                    !paragraph.lines("").is_empty()
                        || paragraph.blocks.iter().any(|block| matches!(block, Block::Variant(..))),
                    "{lang} {}",
                    model.number
                );
                let cites = |lines: &[Block]| cited(&format!("{lines:?}"));
                assert_eq!(cites(&paragraph.blocks), cites(&model.blocks), "{lang} {}", model.number);
            }
        }
    }
}

#[test]
fn every_citation_leads_to_a_paragraph() {
    for entry in GAMES {
        let known = numbers(entry);
        for lang in Lang::ALL {
            for paragraph in book(lang, entry.id).paragraphs() {
                for number in cited(&format!("{:?}", paragraph.blocks)) {
                    assert!(known.contains(&number), "{lang} {} cites {number}", paragraph.number);
                }
            }
        }
    }
}

/// Values that an option of this game may have, as words; nothing for a free text.
fn values(entry: &GameEntry, option: &str) -> Option<Vec<String>> {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
    let options = entry.options();
    let values = &options.iter().find(|each| each.name == option)?.values;
    Some(values.as_array().map(|list| list.iter().map(word).collect()).unwrap_or_default())
}

fn check_condition(entry: &GameEntry, condition: &Condition, at: &str) {
    for (option, wanted) in &condition.0 {
        let known = values(entry, option).unwrap_or_else(|| panic!("{at}: there is no option `{option}`"));
        for value in wanted.iter().filter(|_| !known.is_empty()) {
            assert!(known.contains(value), "{at}: `{option}` is never `{value}`, only {known:?}");
        }
    }
}

#[test]
fn variants_name_options_and_values_that_exist() {
    for entry in GAMES {
        let english = book(Lang::En, entry.id);
        for chapter in &english.chapters {
            chapter.only.iter().for_each(|condition| check_condition(entry, condition, &chapter.number));
        }
        for paragraph in english.paragraphs() {
            for block in &paragraph.blocks {
                if let Block::Variant(condition, _) = block {
                    check_condition(entry, condition, &paragraph.number);
                }
            }
        }
    }
}

#[test]
fn a_paragraph_says_something_at_the_default_table() {
    for entry in GAMES {
        let (table, _) = entry.open(&Value::Null, Files::Refuse, Chance::Manual).expect("a table");
        let setup = table.setup();
        let words: Vec<String> = setup
            .as_object()
            .expect("options")
            .iter()
            .map(|(name, value)| {
                format!("{name}={}", value.as_str().map_or_else(|| value.to_string(), String::from))
            })
            .collect();
        for lang in Lang::ALL {
            for paragraph in book(lang, entry.id).paragraphs() {
                assert!(!paragraph.lines(&words.join(" ")).is_empty(), "{lang} {}", paragraph.number);
            }
        }
    }
}

/// The chapters of a specification with their text, and the numbers of their paragraphs.
fn specified(text: &str) -> (BTreeMap<String, String>, BTreeSet<String>) {
    let (mut chapters, mut numbers) = (BTreeMap::<String, String>::new(), BTreeSet::new());
    let mut chapter = String::new();
    for line in text.lines() {
        let heading = line.strip_prefix("## ").or_else(|| line.strip_prefix("- "));
        let word = heading.and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
        if cited(word) == [word.to_string()] {
            chapter = chapter_of(word).into();
            numbers.insert(word.to_string());
        }
        let entry = chapters.entry(chapter.clone()).or_default();
        entry.push_str(line);
        entry.push('\n');
    }
    (chapters, numbers)
}

fn chapter_of(number: &str) -> &str {
    number.split('.').next().unwrap_or(number)
}

/// Numbers of a text, also those in words; `one` is too common to mean a number.
fn quantities(text: &str) -> BTreeSet<u32> {
    const WORDS: [&str; 11] =
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    const NTH: [&str; 6] = ["second", "third", "fourth", "fifth", "sixth", "seventh"];
    let word = |word: &str| {
        let word = word.to_lowercase();
        let plain = |list: &[&str]| list.iter().position(|each| *each == word).map(|nth| nth as u32 + 2);
        word.parse().ok().or_else(|| plain(&WORDS)).or_else(|| plain(&NTH)).filter(|number| *number > 1)
    };
    text.split(|c: char| !c.is_alphanumeric()).filter_map(word).collect()
}

#[test]
fn the_english_texts_agree_with_the_specification() {
    let mut wrong = Vec::new();
    for entry in GAMES {
        let (specified, numbers) = specified(&read(&format!("docs/rules/{}.md", entry.id)));
        let mut options: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for paragraph in book(Lang::En, entry.id).paragraphs() {
            let number = &paragraph.number;
            if !numbers.contains(number) {
                wrong.push(format!("docs/rules has no {number}"));
                continue;
            }
            let mut said = String::new();
            for block in &paragraph.blocks {
                if let Block::Variant(condition, _) = block {
                    let named = condition.0.iter().map(|(option, _)| option.as_str());
                    options.entry(chapter_of(number)).or_default().extend(named);
                }
                if let Block::Text(text) | Block::Variant(_, text) = block {
                    said += text;
                    said.push('\n');
                }
            }
            // A number that the specification does not know is a mistake in one of them.
            cited(&said).iter().for_each(|number| said = said.replace(number.as_str(), ""));
            let unknown: Vec<u32> =
                quantities(&said).difference(&quantities(&specified[chapter_of(number)])).copied().collect();
            if !unknown.is_empty() {
                wrong.push(format!("{number} says {unknown:?}, its chapter in docs/rules does not"));
            }
        }
        // An option that the specification describes has its variants in the same chapter.
        for (chapter, text) in &specified {
            for option in entry.options() {
                let described = text.contains(&format!("ption `{}", option.name)) && option.name != "edition";
                let closed = option.values.is_array();
                if described
                    && closed
                    && !options.get(chapter.as_str()).is_some_and(|all| all.contains(option.name))
                {
                    wrong.push(format!(
                        "docs/rules describes `{}` in {chapter}, the text has no variant",
                        option.name
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn quick_references_are_alike_and_lead_to_paragraphs() {
    for entry in GAMES {
        let known = numbers(entry);
        let english = RuleBook::quick(Lang::En, entry.id).expect("a reference");
        for lang in Lang::ALL {
            let text = RuleBook::quick(lang, entry.id).expect("a reference");
            assert_eq!(cited(text), cited(english), "{lang} {}", entry.id);
            assert!(cited(text).iter().all(|number| known.contains(number)), "{lang} {}", entry.id);
            let marks = |text: &str| {
                text.lines()
                    .map(|line| line.chars().take_while(|c| "#- ".contains(*c)).collect::<String>())
                    .collect::<Vec<_>>()
            };
            assert_eq!(marks(text), marks(english), "{lang} {}", entry.id);
            assert!(
                text.lines().count() <= 52 && text.len() <= 5_500,
                "{lang} {} is longer than a page",
                entry.id
            );
        }
    }
}

/// What can be tapped for its rule: every action and event that has words, and the parts of a score.
#[test]
fn every_action_and_event_has_a_door_to_a_paragraph() {
    for entry in GAMES {
        let doors: BTreeMap<String, String> =
            serde_json::from_str(&read(&format!("rules/doors/{}.json", entry.id))).expect("a map");
        let known = numbers(entry);
        for (key, number) in &doors {
            assert!(known.contains(number), "{} {key} leads to {number}", entry.id);
        }
        let words = read(&format!("locales/en/{}.ftl", entry.id));
        let named = |kind: &str| -> BTreeSet<String> {
            let prefix = format!("{}-{kind}-", entry.id);
            let keys = words
                .lines()
                .filter_map(|line| Some(line.strip_prefix(&prefix)?.split(' ').next()?.to_string()));
            keys.map(|key| format!("{kind}-{key}")).collect()
        };
        for kind in ["action", "event"] {
            let have: BTreeSet<String> = doors.keys().filter(|key| key.starts_with(kind)).cloned().collect();
            assert_eq!(have, named(kind), "{}", entry.id);
        }
        let (table, _) = entry.open(&Value::Null, Files::Refuse, Chance::Manual).expect("a table");
        let scores = table.scores();
        for part in scores["scores"][0]["parts"].as_object().expect("parts").keys() {
            assert!(doors.contains_key(&format!("part-{part}")), "{} {part}", entry.id);
        }
    }
}

/// What the book shows for `?edition=fr` is what the engine sets for it.
#[test]
fn editions_set_what_the_engine_sets() {
    for entry in GAMES.iter().filter(|entry| values(entry, "edition").is_some()) {
        let path = format!("rules/editions/{}.json", entry.id);
        let editions: Value = serde_json::from_str(&read(&path)).expect("JSON");
        let setup =
            |options: Value| entry.open(&options, Files::Refuse, Chance::Manual).expect("a table").0.setup();
        let usual = setup(Value::Null);
        for edition in values(entry, "edition").unwrap_or_default() {
            let mut expected = serde_json::Map::new();
            for (name, value) in setup(json!({"edition": edition})).as_object().expect("options") {
                if name == "edition" || usual[name] != *value {
                    expected.insert(name.clone(), value.clone());
                }
            }
            assert_eq!(editions[&edition], Value::Object(expected), "{} {edition}", entry.id);
        }
    }
}

/// The worked examples are positions; the pictures of them are drawn from views that the engine made.
#[test]
fn worked_examples_are_played_and_drawn_from_the_engine() {
    for entry in GAMES {
        let examples: Value =
            serde_json::from_str(&read(&format!("rules/examples/{}.json", entry.id))).expect("JSON");
        let known = numbers(entry);
        let mut pictured: BTreeMap<String, (String, usize)> = BTreeMap::new();
        for paragraph in book(Lang::En, entry.id).paragraphs() {
            for block in &paragraph.blocks {
                if let Block::Picture(name, captions) = block {
                    pictured.insert(name.clone(), (paragraph.number.clone(), captions.len()));
                }
            }
        }
        let mut views = serde_json::Map::new();
        for example in examples["examples"].as_array().expect("a list") {
            let (id, rule) =
                (example["id"].as_str().expect("an id"), example["rule"].as_str().expect("a rule"));
            assert!(known.contains(rule), "{id}");
            let (mut table, _) = entry
                .open_position(&example["position"], Files::Refuse, Chance::Manual)
                .unwrap_or_else(|fault| panic!("{id}: {}", fault.message));
            let seat = Seat::new(0).expect("a seat");
            let mut shown = vec![table.view(Audience::Viewer(table::Viewer::Seat(seat)))];
            let play = example["play"].as_array().expect("a list");
            for step in play {
                let text = step.as_str().expect("text");
                let (by, action) = text.strip_prefix("seat1 ").map_or((0, text), |action| (1, action));
                table
                    .submit(Seat::new(by), action)
                    .unwrap_or_else(|fault| panic!("{id}: {text}: {}", fault.message));
            }
            if !play.is_empty() {
                shown.push(table.view(Audience::Viewer(table::Viewer::Seat(seat))));
            }
            assert_eq!(pictured.remove(id), Some((rule.to_string(), shown.len())), "{id}");
            views.insert(id.into(), json!(shown));
        }
        assert!(pictured.is_empty(), "no example for {pictured:?}");
        // Every step of a turn has its picture: one of the examples, before or after it is played.
        let turn = examples["turn"].as_array().expect("a list");
        assert_eq!(turn.len(), book(Lang::En, entry.id).steps.len(), "{}: pictures of a turn", entry.id);
        for picture in turn {
            let shown = picture["example"].as_str().and_then(|id| views.get(id)?.as_array());
            let nth = usize::from(picture["after"] == true);
            assert!(shown.is_some_and(|shown| nth < shown.len()), "{}: {picture}", entry.id);
        }
        let path = format!("rules/examples/{}.views.json", entry.id);
        let text = format!("{}\n", serde_json::to_string(&views).expect("JSON").replace("]},\"", "]},\n\""));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(root().join(&path), text).expect("the file can be written");
        } else {
            assert_eq!(read(&path), text, "{path} has drifted: run with UPDATE_GOLDEN=1");
        }
    }
}
