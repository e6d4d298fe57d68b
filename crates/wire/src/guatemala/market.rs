//! Pieces, sacks and market squares, read from JSON.

use ::guatemala::{Coffee, Content, Counts, Piece};
use serde_json::Value;

use crate::fault::Fault;
use crate::reader::At;

/// A coffee by name or letter.
pub(super) fn read_coffee(at: &At<'_>) -> Result<Coffee, Fault> {
    coffee_of(at.text()?).ok_or_else(|| at.expected("black, white, beige, russet or brown"))
}

fn coffee_of(word: &str) -> Option<Coffee> {
    let lower = word.trim().to_lowercase();
    let mut letters = lower.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Coffee::from_letter(letter.to_ascii_uppercase()),
        _ => lower.parse().ok(),
    }
}

/// A piece: an object, `worker black` or `wK`.
pub(super) fn read_piece(at: &At<'_>) -> Result<Piece, Fault> {
    match read_content(at)? {
        Content::Piece(piece) => Ok(piece),
        _ => Err(at.expected("a worker, hut, ship or road")),
    }
}

/// A square: an object, `worker black`, or as board files have it: `wK`, `*K`; `=` a road, `.` nothing.
pub(super) fn read_content(at: &At<'_>) -> Result<Content, Fault> {
    const EXPECTED: &str = "a square such as \"wK\", \"sack black\", \"road\" or {\"kind\":\"empty\"}";
    let (kind, coffee) = match at.value() {
        Value::Null => return Ok(Content::Empty),
        Value::Object(_) => {
            let coffee = at.get("coffee").map(|at| read_coffee(&at)).transpose()?;
            (at.need("kind")?.text()?.to_lowercase(), coffee)
        }
        _ => {
            let text = at.text()?.trim();
            match text.split_once(' ') {
                Some((kind, coffee)) => (kind.to_lowercase(), coffee_of(coffee)),
                None if matches!(text, "road" | "=" | "empty" | "." | "") => (text.to_string(), None),
                None => {
                    let mut letters = text.chars();
                    let kind = letters.next().map_or(String::new(), |letter| letter.to_string());
                    (kind, coffee_of(letters.as_str()))
                }
            }
        }
    };
    Ok(match (kind.as_str(), coffee) {
        ("empty" | "." | "", None) => Content::Empty,
        ("road" | "=", None) => Content::Piece(Piece::Road),
        ("worker" | "w", Some(coffee)) => Content::Piece(Piece::Worker(coffee)),
        ("hut" | "h", Some(coffee)) => Content::Piece(Piece::Hut(coffee)),
        ("ship" | "s", Some(coffee)) => Content::Piece(Piece::Ship(coffee)),
        ("sack" | "*" | "+", Some(coffee)) => Content::Sack(coffee),
        _ => return Err(at.expected(EXPECTED)),
    })
}

/// Coffees in order: a list of names, letters such as `KKW`, or an object of numbers.
pub(super) fn read_coffees(at: &At<'_>) -> Result<Vec<Coffee>, Fault> {
    /// More of one kind than any game has.
    const MANY: i64 = 99;
    if let Some(text) = at.value().as_str() {
        let letters = text.chars().filter(|letter| !letter.is_whitespace());
        let coffee = |letter: char| {
            Coffee::from_letter(letter.to_ascii_uppercase())
                .ok_or_else(|| at.expected("letters among K W B R N"))
        };
        return letters.map(coffee).collect();
    }
    if at.value().is_object() {
        let mut coffees = Vec::new();
        for (name, entry) in at.entries()? {
            let coffee = coffee_of(name).ok_or_else(|| entry.wrong("no such coffee"))?;
            coffees.extend(vec![coffee; entry.number(0, MANY)? as usize]);
        }
        return Ok(coffees);
    }
    let list = at.list().map_err(|_| at.expected("sacks such as [\"black\",\"white\"] or \"KW\""))?;
    if list.len() as i64 > MANY {
        return Err(at.wrong(format!("more than {MANY}")));
    }
    list.iter().map(read_coffee).collect()
}

/// The same, counted.
pub(super) fn read_sacks(at: &At<'_>) -> Result<Counts, Fault> {
    let mut sacks = Counts::default();
    for coffee in read_coffees(at)? {
        sacks[coffee] = sacks[coffee].saturating_add(1);
    }
    Ok(sacks)
}
