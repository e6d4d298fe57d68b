//! What happens in Café, as JSON.

use ::cafe::{CardSet, Event};
use serde_json::{Map, Value, json};

use super::beans::beans_json;

fn ids(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// An object with `kind` and what belongs to it.
pub(super) fn json_of(event: &Event) -> Map<String, Value> {
    let value = match *event {
        Event::PromoDrawn { card } => json!({"kind": "promo_drawn", "card": card.to_string()}),
        Event::StartDealt { seat, card } => {
            json!({"kind": "start_dealt", "seat": seat.index(), "card": card.to_string()})
        }
        Event::StartTaken { seat, card } => {
            json!({"kind": "start_taken", "seat": seat.index(), "card": card.to_string()})
        }
        Event::BidLow { seat, total, needed } => {
            json!({"kind": "bid_low", "seat": seat.index(), "total": total, "needed": needed})
        }
        Event::Boxed { card } => json!({"kind": "boxed", "card": card.to_string()}),
        Event::MasterDrawn { seat } => json!({"kind": "master_drawn", "seat": seat.index()}),
        Event::Shown { card } => json!({"kind": "shown", "card": card.to_string()}),
        Event::Took { seat, card, paid } => json!({
            "kind": "took", "seat": seat.index(), "card": card.to_string(),
            "paid": paid.map(|colour| colour.name()),
        }),
        Event::Discarded { seat, card } => {
            json!({"kind": "discarded", "seat": seat.index(), "card": card.to_string()})
        }
        Event::DisplayCleared { cards } => json!({"kind": "display_cleared", "cards": ids(cards)}),
        Event::BidBean { seat, colour } => {
            json!({"kind": "bid_bean", "seat": seat.index(), "colour": colour.name()})
        }
        Event::BidMade { seat, total } => json!({"kind": "bid_made", "seat": seat.index(), "total": total}),
        Event::Passed { seat } => json!({"kind": "passed", "seat": seat.index()}),
        Event::Kept { seat, colour, at } => json!({
            "kind": "kept", "seat": seat.index(), "colour": colour.name(), "x": at.x, "y": at.y,
        }),
        Event::BidPaid { seat, beans } => {
            json!({"kind": "bid_paid", "seat": seat.index(), "beans": beans_json(beans)})
        }
        Event::AuctionWon { seat } => json!({"kind": "auction_won", "seat": seat.index()}),
        Event::Placed { seat, laid, covered, displaced, points } => json!({
            "kind": "placed", "seat": seat.index(), "card": laid.card.to_string(), "x": laid.at.x,
            "y": laid.at.y, "turn": laid.turn.quarters(), "covered": covered, "points": points,
            "to_supply": beans_json(displaced.to_supply),
            "to_warehouse": beans_json(displaced.to_warehouse),
        }),
        Event::Dropped { seat, card } => {
            json!({"kind": "dropped", "seat": seat.index(), "card": card.to_string()})
        }
        Event::Produced { seat, at, beans } => json!({
            "kind": "produced", "seat": seat.index(), "x": at.x, "y": at.y, "beans": beans_json(beans),
        }),
        Event::Grew { seat, at, colour } => json!({
            "kind": "grew", "seat": seat.index(), "x": at.x, "y": at.y, "colour": colour.name(),
        }),
        Event::Dried { seat, at, colour, n } => json!({
            "kind": "dried", "seat": seat.index(), "x": at.x, "y": at.y, "colour": colour.name(), "n": n,
        }),
        Event::Roasted { seat, at, colour, n } => json!({
            "kind": "roasted", "seat": seat.index(), "x": at.x, "y": at.y, "colour": colour.name(), "n": n,
        }),
        Event::Lifted { seat, at, beans } => json!({
            "kind": "lifted", "seat": seat.index(), "x": at.x, "y": at.y, "beans": beans_json(beans),
        }),
        Event::Sent { seat, to, colour } => json!({
            "kind": "sent", "seat": seat.index(), "x": to.x, "y": to.y, "colour": colour.name(),
        }),
        Event::Stored { seat, beans } => {
            json!({"kind": "stored", "seat": seat.index(), "beans": beans_json(beans)})
        }
        Event::Cleared { seat, at, beans } => json!({
            "kind": "cleared", "seat": seat.index(), "x": at.x, "y": at.y, "beans": beans_json(beans),
        }),
        Event::Ended { seat, unspent } => json!({"kind": "ended", "seat": seat.index(), "unspent": unspent}),
        Event::RoundEnded { round } => json!({"kind": "round_ended", "round": round}),
        Event::MasterPassed { seat } => json!({"kind": "master_passed", "seat": seat.index()}),
        Event::ShipsUnloaded { seat, beans } => {
            json!({"kind": "ships_unloaded", "seat": seat.index(), "beans": beans_json(beans)})
        }
        Event::Exchanged { seat, colour } => {
            json!({"kind": "exchanged", "seat": seat.index(), "colour": colour.name()})
        }
        Event::GameEnded => json!({"kind": "game_ended"}),
    };
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}
