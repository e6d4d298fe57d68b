//! What happens in Guatemala Café, as JSON and as sentences.

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

/// A sentence.
pub(super) fn text_of(seen: &Seen) -> String {
    match seen {
        Seen::Open(event) => open_text(event),
        Seen::Dealt { seat, coffee: Some(coffee) } => format!("{seat} gets a {coffee} sack"),
        Seen::Dealt { seat, coffee: None } => format!("{seat} gets a sack"),
    }
}

fn open_text(event: &OpenEvent) -> String {
    match *event {
        OpenEvent::PieceArranged { field, piece } => format!("a {piece} lies on {field}"),
        OpenEvent::SackArranged { field, coffee } => format!("a {coffee} sack lies on {field}"),
        OpenEvent::Started(seat) => format!("{seat} starts"),
        OpenEvent::BuyerStands { seat, space, paid: 0 } => format!("{seat} puts the buyer on space {space}"),
        OpenEvent::BuyerStands { seat, space, paid } => {
            format!("{seat} puts the buyer on space {space} and pays {paid}")
        }
        OpenEvent::DidNothing(seat) => format!("{seat} does nothing"),
        OpenEvent::PieceTaken { seat, field, piece } => format!("{seat} takes a {piece} from {field}"),
        OpenEvent::Placed { seat, piece, spot, price } => {
            let place = match spot {
                Spot::Field(field) => format!("on {field}"),
                Spot::Harbour(harbour) => format!("in harbour {harbour}"),
                Spot::Segment(segment) => format!("on {segment}"),
            };
            let paid = if price > 0 { format!(" for {price}") } else { String::new() };
            format!("{seat} places a {piece} {place}{paid}")
        }
        OpenEvent::RoadLaidOut(field) => format!("a road fills {field}"),
        OpenEvent::SackTaken { seat, field, coffee, space } => {
            format!("{seat} takes the {coffee} sack from {field} to space {space} and gets 8")
        }
        OpenEvent::Declined(seat) => format!("{seat} does not block"),
        OpenEvent::Blocked { seat, coffee, field } => {
            format!("{seat} blocks with a {coffee} sack on {field}")
        }
        OpenEvent::Scored { seat, coffee, workers, ships, points } => {
            format!("{seat} scores {points} with {workers} {coffee} workers and {ships} ships")
        }
        OpenEvent::Sailed { harbour, coffee } => format!("a {coffee} ship leaves harbour {harbour}"),
        OpenEvent::SackLaid { seat, coffee, field } => format!("{seat} lays a {coffee} sack on {field}"),
        OpenEvent::SackDrawn { coffee, field } => format!("a {coffee} sack comes out of the bag to {field}"),
        OpenEvent::Ended(end) => format!("the game is over: {end}"),
    }
}
