//! The shape of a table of Café as JSON: the types the web table is written against.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

#[cfg(test)]
use ts_rs::TS;

/// Beans by colour: all four, always. A supply may go below 0 (C1.1).
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct BeanCounts {
    pub(super) yellow: i32,
    pub(super) brown: i32,
    pub(super) green: i32,
    pub(super) red: i32,
}

/// A visible square.
#[derive(Serialize)]
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
    pub(super) card: String,
    /// Which card of the area it belongs to, in the order laid.
    pub(super) laid: usize,
    /// The first square of its group in reading order, which names it (C4.3): fields, drying and roasting squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) group: Option<String>,
    /// What a café asks for, in letters such as `YYG`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) demand: Option<String>,
    /// The first square of the café in reading order, where its beans lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) cafe: Option<String>,
    /// The letters of the demand still missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) wanted: Option<String>,
    /// The name of the café.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) title: Option<String>,
}

/// A score in its parts.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ScoreShape {
    pub(super) total: i32,
    pub(super) cafes: i32,
    pub(super) pastries: i32,
    pub(super) warehouse: i32,
}

/// A laid card: an id of the deck, or a card that is in no deck.
#[derive(Serialize)]
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

/// A seat.
#[derive(Serialize)]
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
    pub(super) group: Option<String>,
    pub(super) question: Option<&'static str>,
    pub(super) card: Option<String>,
    pub(super) in_hand: BeanCounts,
    pub(super) bid: u16,
    pub(super) passed: bool,
    pub(super) kept: bool,
    pub(super) score: ScoreShape,
    pub(super) cards: Vec<PlacedShape>,
    pub(super) squares: Vec<SquareShape>,
}

/// A card on display or in hand.
#[derive(Serialize)]
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

/// The table.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct CafeTableShape {
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
    pub(super) display: Vec<String>,
    pub(super) deck_left: u8,
    pub(super) supply: BeanCounts,
    pub(super) seats: Vec<SeatShape>,
    pub(super) cards_shown: BTreeMap<String, CardShape>,
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub(super) setup: Value,
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    use ts_rs::{Config, TS};

    use super::*;

    /// The web table's types are written from these; `UPDATE_TYPES=1` writes them again.
    #[test]
    fn the_web_table_has_these_types() {
        let config = Config::default();
        let declarations = [
            BeanCounts::decl(&config),
            SquareShape::decl(&config),
            ScoreShape::decl(&config),
            PlacedShape::decl(&config),
            SeatShape::decl(&config),
            CardShape::decl(&config),
            CafeTableShape::decl(&config),
        ];
        let mut text = String::from(
            "// Written from the types in crates/wire/src/cafe/shape.rs; UPDATE_TYPES=1 cargo nextest run -p wire\n",
        );
        for declaration in declarations {
            text.push_str(&format!("\nexport {declaration}\n"));
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/cafe.ts");
        if env::var_os("UPDATE_TYPES").is_some() {
            fs::write(&path, &text).expect("the types can be written");
        }
        let written = fs::read_to_string(&path).expect("web/src/protocol/cafe.ts is there");
        assert_eq!(written, text, "the types of the web table have drifted: run with UPDATE_TYPES=1");
    }
}
