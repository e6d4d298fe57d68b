//! `docs/protocol.md` is true: every example in it is tried, in the order of the page.
//!
//! A block of JSON holds requests, each followed by what its answer must contain. Objects may have more keys than
//! the page shows; `"…"` stands for anything, and at the end of a list for any more.

use serde_json::{Deserializer, Value};
use wire::{Code, Engine, GAMES, Limits};

use crate::help::ask;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

fn blocks() -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (number, line) in PAGE.lines().enumerate() {
        match (&mut open, line.trim_end()) {
            (None, "```json") => open = Some((number + 1, String::new())),
            (Some(_), "```") => blocks.extend(open.take()),
            (Some((_, text)), line) => {
                text.push_str(line);
                text.push('\n');
            }
            _ => {}
        }
    }
    blocks
}

/// Whether the answer is as the page has it; if not, where they differ.
fn differs(shown: &Value, found: &Value, path: &str) -> Option<String> {
    match (shown, found) {
        (Value::String(any), _) if any == "…" => None,
        (Value::Object(shown), Value::Object(found)) => shown.iter().find_map(|(key, value)| {
            differs(value, found.get(key).unwrap_or(&Value::Null), &format!("{path}.{key}"))
        }),
        (Value::Array(shown), Value::Array(found)) => {
            let open = shown.last() == Some(&Value::from("…"));
            let fixed = shown.len() - usize::from(open);
            if fixed > found.len() || (!open && fixed != found.len()) {
                return Some(format!("{path} has {} elements: {found:?}", found.len()));
            }
            (0..fixed).find_map(|n| differs(&shown[n], &found[n], &format!("{path}[{n}]")))
        }
        _ if shown == found => None,
        _ => Some(format!("{path} is {found}, the page has {shown}")),
    }
}

#[test]
fn the_examples_of_the_page_are_true() {
    let mut engine = Engine::with_limits(Limits { perft_nodes: 1000, ..Limits::default() });
    let mut tried = 0;
    for (line, block) in blocks() {
        let mut values = Deserializer::from_str(&block).into_iter::<Value>();
        while let Some(request) = values.next() {
            let request = request.unwrap_or_else(|error| panic!("block at line {line}: {error}"));
            assert!(request.get("do").is_some(), "block at line {line}: no request: {request}");
            let shown = values.next().unwrap_or_else(|| panic!("line {line}: no answer to {request}"));
            let shown = shown.unwrap_or_else(|error| panic!("block at line {line}: {error}"));
            let found = ask(&mut engine, &request);
            if let Some(difference) = differs(&shown, &found, "answer") {
                panic!("block at line {line}: {request} → {difference}");
            }
            tried += 1;
        }
    }
    assert!(tried >= 30, "only {tried} examples");
}

#[test]
fn the_page_names_everything() {
    for code in Code::ALL {
        assert!(PAGE.contains(&format!("`{code}`")), "{code} is not on the page");
    }
    for entry in GAMES {
        assert!(PAGE.contains(&format!("`{}`", entry.id)), "{} is not on the page", entry.id);
    }
    let mut engine = Engine::new();
    let unknown = ask(&mut engine, &serde_json::json!({"do": "?"}));
    for request in unknown["error"]["known"].as_array().expect("the requests") {
        let name = request.as_str().expect("a name");
        assert!(PAGE.contains(&format!("### `{name}`")), "{name} has no section on the page");
    }
}
