//! Beans and cards as JSON, written and read.

use ::cafe::{Beans, Card, CardId, Colour, Order};
use serde_json::Value;

use crate::fault::Fault;
use crate::reader::At;

/// Letters such as `YYG`.
pub(super) fn letters(beans: Beans) -> String {
    let letters = beans.iter().flat_map(|(colour, n)| std::iter::repeat_n(colour.letter(), n.into()));
    letters.collect()
}

/// An object of colours, or letters.
pub(super) fn read_beans(at: &At<'_>) -> Result<Beans, Fault> {
    const MANY: i64 = 999;
    let mut beans = Beans::NONE;
    if let Some(text) = at.value().as_str() {
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let colour = Colour::of_letter(letter.to_ascii_uppercase())
                .ok_or_else(|| at.expected("letters among Y N G R"))?;
            if i64::from(beans[colour]) >= MANY {
                return Err(at.wrong(format!("more than {MANY} beans of a colour")));
            }
            beans[colour] += 1;
        }
        return Ok(beans);
    }
    let entries = at.entries().map_err(|_| at.expected("beans such as {\"brown\":2} or \"NN\""))?;
    for (name, entry) in entries {
        let colour: Colour = name.parse().map_err(|error| entry.wrong(error))?;
        if !entry.value().is_null() {
            beans[colour] = entry.number(0, MANY)? as u16;
        }
    }
    Ok(beans)
}

/// `"17"`, `17` or `"7"`.
pub(super) fn read_card_id(at: &At<'_>) -> Result<CardId, Fault> {
    let text = match at.value() {
        Value::String(text) => text.trim().to_uppercase(),
        Value::Number(number) => number.to_string(),
        _ => return Err(at.expected("a card such as \"17\"")),
    };
    let padded = if text.len() == 1 { format!("0{text}") } else { text };
    padded.parse().map_err(|error| at.wrong(error))
}

/// The letter for a covered square of a card that is in no deck: what is printed there is not known any more.
pub(super) const HIDDEN: &str = "_";

/// A card that is in no deck, and which of its squares are not known.
pub(super) fn read_loose(at: &At<'_>) -> Result<(Card, [bool; 6]), Fault> {
    let squares = at.need("squares")?;
    let words: Vec<&str> = squares.text()?.split_whitespace().collect();
    let mut hidden = [false; 6];
    let places = words.iter().filter(|word| **word != "/");
    for (flag, word) in hidden.iter_mut().zip(places) {
        *flag = *word == HIDDEN;
    }
    // A cup does no harm where nobody sees it, and may have been the one that made later cards possible (C3.2).
    let known: Vec<&str> = words.iter().map(|word| if *word == HIDDEN { "u" } else { word }).collect();
    let order_at = |demand: &str, points: &str| -> Result<Option<Order>, Fault> {
        let Some(demand) = at.get(demand) else { return Ok(None) };
        let points = at.need(points)?.number(0, 255)? as u8;
        let beans = read_beans(&demand)?;
        Order::new(beans, points).map(Some).map_err(|error| demand.wrong(error))
    };
    let (order, second) = (order_at("demand", "points")?, order_at("demand2", "points2")?);
    let card = Card::loose(&known.join(" "), order, second).map_err(|error| squares.wrong(error))?;
    Ok((card, hidden))
}
