//! What happened in Guatemala Café.

use ::guatemala::{OpenEvent, SACK_INCOME, Seen, Spot};
use ::words::Message;

use super::with_piece;
use crate::guatemala::view::end_word;
use crate::words::about;

/// An event as a sentence.
pub(in crate::guatemala) fn event_message(seen: &Seen) -> Message {
    match seen {
        Seen::Open(event) => open_message(event),
        Seen::Dealt { seat, coffee: Some(coffee) } => {
            about("guatemala-event-dealt", *seat).with("coffee", coffee.name())
        }
        Seen::Dealt { seat, coffee: None } => about("guatemala-event-dealt-hidden", *seat),
    }
}

fn open_message(event: &OpenEvent) -> Message {
    let plain = Message::new;
    match *event {
        OpenEvent::PieceArranged { field, piece } => {
            with_piece(plain("guatemala-event-arranged"), piece).with("field", field.to_string())
        }
        OpenEvent::SackArranged { field, coffee } => plain("guatemala-event-sack-arranged")
            .with("coffee", coffee.name())
            .with("field", field.to_string()),
        OpenEvent::PieceLaidOut { seat, field, piece } => {
            with_piece(about("guatemala-event-laid-out", seat), piece).with("field", field.to_string())
        }
        OpenEvent::LeftToLot(seat) => about("guatemala-event-left-to-lot", seat),
        OpenEvent::Started(seat) => about("guatemala-event-started", seat),
        OpenEvent::BuyerStands { seat, space, paid } => {
            about("guatemala-event-buyer", seat).with("space", space).with("paid", paid)
        }
        OpenEvent::DidNothing(seat) => about("guatemala-event-nothing", seat),
        OpenEvent::PieceTaken { seat, field, piece } => {
            with_piece(about("guatemala-event-taken", seat), piece).with("field", field.to_string())
        }
        OpenEvent::Placed { seat, piece, spot, price } => match spot {
            Spot::Harbour(harbour) => with_piece(about("guatemala-event-shipped", seat), piece)
                .with("harbour", harbour.number())
                .with("price", price),
            Spot::Field(field) => with_piece(about("guatemala-event-placed", seat), piece)
                .with("spot", field.to_string())
                .with("price", price),
            Spot::Segment(segment) => with_piece(about("guatemala-event-placed", seat), piece)
                .with("spot", segment.to_string())
                .with("price", price),
        },
        OpenEvent::RoadLaidOut(field) => {
            plain("guatemala-event-road-laid-out").with("field", field.to_string())
        }
        OpenEvent::SackTaken { seat, field, coffee, space } => about("guatemala-event-sack-taken", seat)
            .with("coffee", coffee.name())
            .with("field", field.to_string())
            .with("space", space)
            .with("income", SACK_INCOME),
        OpenEvent::Declined(seat) => about("guatemala-event-declined", seat),
        OpenEvent::Blocked { seat, coffee, field } => about("guatemala-event-blocked", seat)
            .with("coffee", coffee.name())
            .with("field", field.to_string()),
        OpenEvent::Scored { seat, coffee, workers, ships, points } => about("guatemala-event-scored", seat)
            .with("coffee", coffee.name())
            .with("workers", workers)
            .with("ships", ships)
            .with("times", ships + 1)
            .with("points", points),
        OpenEvent::Sailed { harbour, coffee } => {
            plain("guatemala-event-sailed").with("coffee", coffee.name()).with("harbour", harbour.number())
        }
        OpenEvent::SackLaid { seat, coffee, field } => about("guatemala-event-sack-laid", seat)
            .with("coffee", coffee.name())
            .with("field", field.to_string()),
        OpenEvent::SackDrawn { coffee, field } => {
            plain("guatemala-event-sack-drawn").with("coffee", coffee.name()).with("field", field.to_string())
        }
        OpenEvent::Ended(end) => plain("guatemala-event-ended").with("end", end_word(end)),
    }
}
