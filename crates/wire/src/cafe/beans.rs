//! Beans and cards that are in no deck.

use ::cafe::{Beans, Card, Order};

use super::written::{BeanWord, LooseWritten};
use crate::fault::Fault;

/// Letters such as `YYG`.
pub(super) fn letters(beans: Beans) -> String {
    let letters = beans.iter().flat_map(|(colour, n)| std::iter::repeat_n(colour.letter(), n.into()));
    letters.collect()
}

/// The letter for a covered square of a card that is in no deck: what is printed there is not known any more.
pub(super) const HIDDEN: &str = "_";

/// A card that is in no deck, written at `path`, and which of its squares are not known.
pub(super) fn loose_card(written: &LooseWritten, path: &str) -> Result<(Card, [bool; 6]), Fault> {
    let words: Vec<&str> = written.squares.split_whitespace().collect();
    let mut hidden = [false; 6];
    let places = words.iter().filter(|word| **word != "/");
    for (flag, word) in hidden.iter_mut().zip(places) {
        *flag = *word == HIDDEN;
    }
    // A cup does no harm where nobody sees it, and may have been the one that made later cards possible (C3.2).
    let known: Vec<&str> = words.iter().map(|word| if *word == HIDDEN { "u" } else { word }).collect();
    let order = |demand: Option<BeanWord>, points: Option<i64>, nth: &str| {
        let Some(BeanWord(beans)) = demand else { return Ok(None) };
        let points = points.ok_or_else(|| Fault::position(&format!("{path}.points{nth}"), "missing"))?;
        let order = Order::new(beans, points as u8);
        order.map(Some).map_err(|error| Fault::position(&format!("{path}.demand{nth}"), error))
    };
    let first = order(written.demand, written.points.map(|points| points.0), "")?;
    let second = order(written.demand2, written.points2.map(|points| points.0), "2")?;
    let card = Card::loose(&known.join(" "), first, second)
        .map_err(|error| Fault::position(&format!("{path}.squares"), error))?;
    Ok((card, hidden))
}
