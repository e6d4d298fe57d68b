//! What happens in Guatemala Café, as JSON.

use ::guatemala::{OpenEvent, Seen, Spot};
use serde_json::{Map, Value, json};

use super::market::{content_json, piece_json};
use super::view::end_word;

/// An object with `kind` and what belongs to it.
pub(super) fn json_of(seen: &Seen) -> Map<String, Value> {
    let value = match seen {
        Seen::Open(event) => open_json(event),
        Seen::Dealt { seat, coffee } => json!({
            "kind": "dealt", "seat": seat.index(), "coffee": coffee.map(|coffee| coffee.name()),
        }),
    };
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

fn open_json(event: &OpenEvent) -> Value {
    match *event {
        OpenEvent::PieceArranged { field, piece } => {
            json!({"kind": "arranged", "field": field.to_string(), "square": piece_json(piece)})
        }
        OpenEvent::SackArranged { field, coffee } => json!({
            "kind": "arranged", "field": field.to_string(),
            "square": content_json(::guatemala::Content::Sack(coffee)),
        }),
        OpenEvent::PieceLaidOut { seat, field, piece } => json!({
            "kind": "laid_out", "seat": seat.index(), "field": field.to_string(),
            "square": piece_json(piece),
        }),
        OpenEvent::LeftToLot(seat) => json!({"kind": "left_to_lot", "seat": seat.index()}),
        OpenEvent::Started(seat) => json!({"kind": "started", "seat": seat.index()}),
        OpenEvent::BuyerStands { seat, space, paid } => {
            json!({"kind": "buyer_stands", "seat": seat.index(), "space": space, "paid": paid})
        }
        OpenEvent::DidNothing(seat) => json!({"kind": "did_nothing", "seat": seat.index()}),
        OpenEvent::PieceTaken { seat, field, piece } => json!({
            "kind": "piece_taken", "seat": seat.index(), "field": field.to_string(),
            "piece": piece_json(piece),
        }),
        OpenEvent::Placed { seat, piece, spot, price } => json!({
            "kind": "placed", "seat": seat.index(), "piece": piece_json(piece), "at": spot_word(spot),
            "price": price,
        }),
        OpenEvent::RoadLaidOut(field) => json!({"kind": "road_laid_out", "field": field.to_string()}),
        OpenEvent::SackTaken { seat, field, coffee, space } => json!({
            "kind": "sack_taken", "seat": seat.index(), "field": field.to_string(),
            "coffee": coffee.name(), "space": space,
        }),
        OpenEvent::Declined(seat) => json!({"kind": "declined", "seat": seat.index()}),
        OpenEvent::Blocked { seat, coffee, field } => json!({
            "kind": "blocked", "seat": seat.index(), "coffee": coffee.name(), "field": field.to_string(),
        }),
        OpenEvent::Scored { seat, coffee, workers, ships, points } => json!({
            "kind": "scored", "seat": seat.index(), "coffee": coffee.name(), "workers": workers,
            "ships": ships, "points": points,
        }),
        OpenEvent::Sailed { harbour, coffee } => {
            json!({"kind": "sailed", "harbour": harbour.number(), "coffee": coffee.name()})
        }
        OpenEvent::SackLaid { seat, coffee, field } => json!({
            "kind": "sack_laid", "seat": seat.index(), "coffee": coffee.name(), "field": field.to_string(),
        }),
        OpenEvent::SackDrawn { coffee, field } => {
            json!({"kind": "sack_drawn", "coffee": coffee.name(), "field": field.to_string()})
        }
        OpenEvent::Ended(end) => json!({"kind": "game_ended", "end": end_word(end)}),
    }
}

/// A field, harbour or segment as actions write it.
fn spot_word(spot: Spot) -> String {
    match spot {
        Spot::Field(field) => field.to_string(),
        Spot::Harbour(harbour) => harbour.to_string(),
        Spot::Segment(segment) => segment.to_string(),
    }
}
