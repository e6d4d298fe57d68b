//! The shape of a table of Café as JSON: the types the web table is written against.

use std::collections::BTreeMap;

use ::cafe::{CardId, Pos};
use serde::Serialize;
use serde_json::Value;

#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use super::{CafeEvent, CafeOffer, event::BeanColour, offer::LossShape};
use crate::awaits::AwaitsShape;
use crate::delta::{fields, plain};
use crate::place::place;

place! {
    /// A square: `3,1`.
    pub(super) SquareAt(Pos),
    /// A card of the deck by its id: `17`.
    pub CardAt(CardId),
}

/// Beans by colour: all four, always. A supply may go below 0 (C1.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BeanCounts {
    pub(super) yellow: i32,
    pub(super) brown: i32,
    pub(super) green: i32,
    pub(super) red: i32,
}
fields!(BeanCounts { yellow, brown, green, red });

/// A visible square.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SquareShape {
    pub(super) x: i8,
    pub(super) y: i8,
    /// field, batch, surplus, drying, roasting, cafe, espresso, pastry, cup, ship, empty or dead.
    pub(super) kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) colour: Option<&'static str>,
    /// Of a café or a pastry.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) points: Option<u8>,
    pub(super) beans: BeanCounts,
    pub(super) card: CardAt,
    /// Which card of the area it belongs to, in the order laid.
    pub(super) laid: usize,
    /// The first square of its group in reading order, which names it (C4.3): fields, drying and roasting squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) group: Option<SquareAt>,
    /// What a café asks for, in letters such as `YYG`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) demand: Option<String>,
    /// The first square of the café in reading order, where its beans lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) cafe: Option<SquareAt>,
    /// The letters of the demand still missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) wanted: Option<String>,
    /// The name of the café.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) title: Option<String>,
}
fields!(SquareShape {
    x, y, kind, beans, card, laid;
    colour, points, group, demand, cafe, wanted, title,
} by |square| ((i32::from(square.y) + 128) as u32) << 8 | (i32::from(square.x) + 128) as u32);

/// A score in its parts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ScoreShape {
    pub(super) total: i32,
    pub(super) cafes: i32,
    pub(super) pastries: i32,
    pub(super) warehouse: i32,
}
fields!(ScoreShape { total, cafes, pastries, warehouse });

/// A laid card: an id of the deck, or a card that is in no deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct PlacedShape {
    #[cfg_attr(
        test,
        ts(
            type = "string | { squares: string; demand?: string; points?: number; demand2?: string; points2?: number }"
        )
    )]
    pub(super) card: Value,
    pub(super) x: i8,
    pub(super) y: i8,
    pub(super) turn: u8,
}
fields!(PlacedShape { card, x, y, turn });

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SeatShape {
    pub(super) seat: usize,
    pub(super) warehouse: BeanCounts,
    pub(super) cups: usize,
    pub(super) ships: usize,
    pub(super) points_left: u8,
    pub(super) stage: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) group: Option<SquareAt>,
    pub(super) question: Option<&'static str>,
    pub(super) card: Option<CardAt>,
    pub(super) in_hand: BeanCounts,
    pub(super) bid: u16,
    pub(super) passed: bool,
    pub(super) kept: bool,
    pub(super) score: ScoreShape,
    pub(super) cards: Vec<PlacedShape>,
    pub(super) squares: Vec<SquareShape>,
}
fields!(SeatShape {
    seat, warehouse, cups, ships, points_left, stage, question, card, in_hand, bid, passed, kept, score, cards,
    squares;
    group,
});

/// A card on display or in hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct CardShape {
    /// Two rows of three words, such as `u b D / b c Y`.
    pub(super) squares: String,
    pub(super) cup: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) demand: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) points: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) title: Option<String>,
    /// What the second café on the card asks for, if there are two.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) demand2: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) points2: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) title2: Option<String>,
}
plain!(CardShape);

/// The table, apart from what is printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CafeTableShape {
    pub(super) awaits: AwaitsShape,
    pub(super) round: u8,
    pub(super) rounds: u8,
    pub(super) phase: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) drawing: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) turn: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) bid_begun: Option<bool>,
    pub(super) master: usize,
    pub(super) scores: Vec<i32>,
    pub(super) display: Vec<CardAt>,
    pub(super) deck_left: u8,
    pub(super) supply: BeanCounts,
    pub(super) seats: Vec<SeatShape>,
    /// The cards that may still be drawn, for those who see everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) unseen: Option<Vec<CardAt>>,
    /// Those of `deck_cards` that are on display or in hand.
    pub(super) cards_shown: BTreeMap<String, CardShape>,
}
fields!(CafeTableShape {
    awaits, round, rounds, phase, master, scores, display, deck_left, supply, seats;
    drawing, turn, bid_begun, unseen,
}, derived cards_shown);

/// What is printed: the cards of the deck, and the set-up.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Printed {
    /// Every card of the deck, wherever it is.
    pub(super) deck_cards: BTreeMap<String, CardShape>,
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub(super) setup: Value,
}

#[cfg(test)]
crate::typescript::web_types! {
    "cafe", view: CafeTableShape, offer: CafeOffer, event: CafeEvent;
    types: SquareAt, CardAt, AwaitsShape, BeanCounts, SquareShape, ScoreShape, PlacedShape, SeatShape, CardShape,
        CafeTableShape, Printed, LossShape, CafeOffer, BeanColour, CafeEvent;
}
