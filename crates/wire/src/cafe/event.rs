//! What happens in Café, as JSON and as sentences.

use ::cafe::{CardSet, Event};
use serde_json::{Map, Value, json};

use super::beans::beans_json;

fn ids(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// An object with `kind` and what belongs to it.
pub(super) fn json_of(event: &Event) -> Map<String, Value> {
    let value = match *event {
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

/// A sentence.
pub(super) fn text_of(event: &Event) -> String {
    match *event {
        Event::Boxed { card } => format!("card {card} makes room for a promo card"),
        Event::MasterDrawn { seat } => format!("{seat} is the first master"),
        Event::Shown { card } => format!("card {card} comes onto the display"),
        Event::Took { seat, card, paid: None } => format!("{seat} takes card {card}"),
        Event::Took { seat, card, paid: Some(colour) } => {
            format!("{seat} takes card {card} for a {colour} bean")
        }
        Event::Discarded { seat, card } => format!("{seat} can pay for no card and discards {card}"),
        Event::DisplayCleared { cards } if cards.is_empty() => "the display is empty".into(),
        Event::DisplayCleared { cards } => format!("the rest of the display goes: {}", ids(cards).join(", ")),
        Event::BidBean { seat, colour } => format!("{seat} lays a {colour} bean on its bid"),
        Event::BidMade { seat, total } => format!("{seat} bids {total} and takes the token"),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Kept { seat, colour, at } => format!("{seat} keeps a {colour} bean on the ship at {at}"),
        Event::BidPaid { seat, beans } => format!("{seat} pays its bid: {beans}"),
        Event::AuctionWon { seat } => format!("{seat} is master"),
        Event::Placed { seat, laid, covered, displaced, points } => {
            let lost = match displaced.to_supply.is_empty() {
                true => String::new(),
                false => format!(", losing {}", displaced.to_supply),
            };
            let card = laid.card;
            format!("{seat} places card {card} at {} over {covered} squares{lost}: {points} points", laid.at)
        }
        Event::Dropped { seat, card } => format!("{seat} can place card {card} nowhere and drops it"),
        Event::Produced { seat, at, beans } => format!("{seat} produces {beans} at {at}"),
        Event::Grew { seat, at, colour } => format!("{seat} grows a {colour} bean at {at}"),
        Event::Dried { seat, at, colour, n } => format!("{seat} dries {n} {colour} at {at}"),
        Event::Roasted { seat, at, colour, n } => format!("{seat} roasts {n} {colour} at {at}"),
        Event::Lifted { seat, at, beans } => format!("{seat} delivers {beans} from {at}"),
        Event::Sent { seat, to, colour } => format!("{seat} sends a {colour} bean to {to}"),
        Event::Stored { seat, beans } => format!("{seat} stores {beans}"),
        Event::Cleared { seat, at, beans } => format!("{seat} clears {beans} from {at}"),
        Event::Ended { seat, unspent: 0 } => format!("{seat} is done"),
        Event::Ended { seat, unspent } => format!("{seat} is done with {unspent} points unspent"),
        Event::RoundEnded { round } => format!("round {round} ends"),
        Event::MasterPassed { seat } => format!("{seat} is master"),
        Event::ShipsUnloaded { seat, beans } => format!("the ships of {seat} unload {beans}"),
        Event::Exchanged { seat, colour } => format!("an Espresso bean of {seat} becomes {colour}"),
        Event::GameEnded => "the game is over".into(),
    }
}
