//! The tables of `docs/protocol.md`: every action with its grammar, and every event with its fields.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::{Value, json};
use table::QuickDealer;
use wire::{Engine, GAMES};

use crate::help::{ask, get, play_on};

/// A file of the repository, from the folder of this crate.
fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The types of the events of a game.
fn events(game: &str) -> String {
    read(&format!("src/{game}/event.rs"))
}

/// The web table's types of a game, written from ours.
fn types(game: &str) -> String {
    read(&format!("../../web/src/protocol/{game}.ts"))
}

fn page() -> String {
    std::fs::read_to_string(path()).expect("the page of the protocol")
}

fn path() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// The rows of the table that follows a heading, without its head.
fn rows(page: &str, heading: &str) -> Vec<Vec<String>> {
    let start = page.find(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no heading `{heading}`"));
    let table = page[start + heading.len() + 2..].lines().skip_while(|line| !line.starts_with('|'));
    let cells =
        |line: &str| line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string()).collect();
    table.take_while(|line| line.starts_with('|')).skip(2).map(cells).collect()
}

/// A row for each kind of event, from its type: its name, its fields, its sentence.
fn event_rows(source: &str) -> Vec<Vec<String>> {
    let start = source.find("Event {\n").expect("the enum of events");
    let body = &source[start..];
    let body = &body[..body.find("\n}\n").expect("the end of the enum")];
    let (mut rows, mut sentence): (Vec<Vec<String>>, _) = (Vec::new(), String::new());
    let mut fields: Option<BTreeSet<(usize, String)>> = None;
    for line in body.lines().skip(1) {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim();
        if let Some(words) = line.strip_prefix("/// ") {
            sentence = words.trim_end_matches('.').to_string();
            continue;
        }
        if line.starts_with('#') || line.starts_with("ts(") || line == ")]" || line.starts_with("//") {
            continue;
        }
        let add = |fields: &mut BTreeSet<(usize, String)>, part: &str| {
            if let Some((name, _)) = part.split_once(':') {
                fields.insert((fields.len(), name.trim().to_string()));
            }
        };
        let mut inline = BTreeSet::new();
        match (&mut fields, indent) {
            (None, 4) => {
                let name = line.split([' ', ',']).next().expect("a name");
                rows.push(vec![snake(name), String::new(), sentence.clone()]);
                match line.split_once('{') {
                    Some((_, rest)) if rest.contains('}') => {
                        rest.split([',', '}']).for_each(|part| add(&mut inline, part));
                    }
                    Some(_) => fields = Some(BTreeSet::new()),
                    None => {}
                }
            }
            (Some(open), _) if line.starts_with('}') => inline = std::mem::take(open),
            (Some(open), _) => add(open, line),
            (None, _) => panic!("a line of the enum is not understood: {line}"),
        }
        if !inline.is_empty() {
            fields = None;
            let names: Vec<String> = inline.into_iter().map(|(_, name)| format!("`{name}`")).collect();
            rows.last_mut().expect("a variant")[1] = names.join(", ");
        }
    }
    rows
}

fn snake(name: &str) -> String {
    let mut text = String::from("`");
    for (number, letter) in name.char_indices() {
        if letter.is_uppercase() && number > 0 {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text + "`"
}

/// `UPDATE_DOCS=1` writes the tables of events again.
#[test]
fn the_page_has_every_event_with_its_fields() {
    let mut page = page();
    for entry in GAMES {
        let heading = format!("#### Events of {}", entry.name);
        let expected = event_rows(&events(entry.id));
        if std::env::var_os("UPDATE_DOCS").is_some() {
            let start = page.find(&format!("\n{heading}\n")).expect("the heading") + heading.len() + 2;
            let end = start + page[start..].find("\n#").map_or(page.len() - start, |end| end + 1);
            let rows = expected.iter().map(|row| format!("| {} | {} | {} |\n", row[0], row[1], row[2]));
            let table: String = rows.collect();
            page.replace_range(
                start..end,
                &format!("\n| `kind` | fields | says |\n|---|---|---|\n{table}\n"),
            );
            std::fs::write(path(), &page).expect("the page can be written");
        }
        assert_eq!(rows(&page, &heading), expected, "{heading}: run with UPDATE_DOCS=1");
    }
}

/// What happens in games is what the tables say: every event has the fields of its row, and no others.
#[test]
fn events_have_the_fields_of_the_page() {
    let page = page();
    for entry in GAMES {
        let table = rows(&page, &format!("#### Events of {}", entry.name));
        let fields: BTreeMap<&str, BTreeSet<&str>> = table
            .iter()
            .map(|row| (row[0].trim_matches('`'), row[1].split(", ").map(|f| f.trim_matches('`')).collect()))
            .collect();
        let mut engine = Engine::new();
        get(&mut engine, &json!({"do": "new", "game": entry.id, "setup": {"seats": 3}, "seed": "fields"}));
        let mut dealer = QuickDealer::new(2);
        let mut met = BTreeSet::new();
        play_on_with_events(&mut engine, &mut dealer, |event| {
            let kind = event["kind"].as_str().expect("a kind").to_string();
            let known = fields.get(kind.as_str()).unwrap_or_else(|| panic!("{kind} is not on the page"));
            for name in event.as_object().expect("an object").keys() {
                let shared = matches!(name.as_str(), "kind" | "text" | "say");
                assert!(shared || known.contains(name.as_str()), "{kind} has {name}");
            }
            met.insert(kind);
        });
        assert!(met.len() > 8, "{}: {met:?}", entry.id);
    }
}

fn play_on_with_events(engine: &mut Engine, dealer: &mut QuickDealer, mut look: impl FnMut(&Value)) {
    use table::Dealer as _;
    for _ in 0..400 {
        let legal = get(engine, &json!({"do": "legal"}));
        let Some(actions) = legal["legal"].as_array().filter(|list| !list.is_empty()) else { return };
        let action = &actions[dealer.below(actions.len() as u32) as usize];
        let played = get(engine, &json!({"do": "play", "action": action, "as": "all"}));
        played["events"].as_array().expect("events").iter().for_each(&mut look);
    }
}

/// Whether an action is of this grammar: words in capitals stand for anything, `…` for more of the same.
fn fits(grammar: &str, action: &str) -> bool {
    let mut words = action.split(' ');
    for expected in grammar.split(' ') {
        if expected == "…" {
            return true;
        }
        let Some(word) = words.next() else { return false };
        let is_open = expected.chars().any(char::is_uppercase);
        if !(expected == word || is_open) {
            return false;
        }
    }
    words.next().is_none()
}

/// Every action that is ever legal has a row, every row an example that is read, and the verbs are those of the types.
#[test]
fn the_page_has_every_action() {
    let page = page();
    for entry in GAMES {
        let table = rows(&page, &format!("#### Actions of {}", entry.name));
        let grammars: Vec<String> = table.iter().map(|row| row[0].trim_matches('`').to_string()).collect();
        let types = types(entry.id);
        let offer = types.split("Offer = ").nth(1).expect("the type of offers");
        let verbs =
            offer.split("verb: ").nth(1).expect("a verb").split([',', '}', ';']).next().expect("words");
        let verbs: BTreeSet<&str> =
            verbs.split('|').map(|verb| verb.trim().trim_matches(['\'', '"'])).collect();
        let first: BTreeSet<&str> = grammars
            .iter()
            .map(|grammar| grammar.split(' ').next().expect("a word"))
            .map(|verb| if verb == "and" { "reroll_aroma" } else { verb })
            .collect();
        assert_eq!(first, verbs, "{}", entry.id);
        let mut engine = Engine::new();
        for setup in [json!({"seats": 2}), json!({"seats": entry.seats.1})] {
            get(&mut engine, &json!({"do": "new", "game": entry.id, "setup": setup, "seed": "grammar"}));
            for row in &table {
                let example = row[1].trim_matches('`');
                assert!(fits(row[0].trim_matches('`'), example), "{row:?}");
                let answer = ask(&mut engine, &json!({"do": "why", "action": example}));
                assert_ne!(answer["code"], "action/malformed", "{row:?}: {answer}");
            }
            play_on(&mut engine, &mut QuickDealer::new(5), |engine, _| {
                for action in get(engine, &json!({"do": "legal"}))["legal"].as_array().expect("a list") {
                    let action = action.as_str().expect("a text");
                    let n = grammars.iter().filter(|grammar| fits(grammar, action)).count();
                    assert_eq!(n, 1, "{action} is in {n} rows of {}", entry.id);
                }
            });
        }
    }
}

/// The view that `choose` brings may be sent to `position`: there the seat may do what it may do at its table.
#[test]
fn the_view_of_choose_is_a_position() {
    for entry in GAMES {
        let mut engine = Engine::new();
        get(&mut engine, &json!({"do": "new", "game": entry.id, "setup": {"seats": 2}, "seed": "views"}));
        let mut compared = 0;
        play_on(&mut engine, &mut QuickDealer::new(9), |engine, version| {
            let table = get(engine, &json!({"do": "legal"}));
            let Some(seat) = table["awaits"]["seat"].as_u64().filter(|_| version % 7 == 0) else { return };
            let view = get(engine, &json!({"do": "view", "as": seat}))["view"].clone();
            let mut own = Engine::new();
            get(&mut own, &json!({"do": "position", "position": view, "seed": "x"}));
            let there = get(&mut own, &json!({"do": "legal", "seat": seat}));
            assert_eq!(there["legal"], table["legal"], "{} at {version}", entry.id);
            compared += 1;
        });
        assert!(compared > 3, "{}: {compared}", entry.id);
    }
}
