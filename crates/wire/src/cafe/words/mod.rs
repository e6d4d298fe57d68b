//! Café in messages: what an action would do, what has happened, why something is refused.

mod action;
mod event;
mod option;
mod question;
mod reason;

use ::cafe::{Beans, CardId, Frame, Rating, Square};
use ::words::Message;

pub(super) use action::action_message;
pub(super) use event::event_message;
pub(super) use option::{option_message, value_message};
pub(super) use question::question;
pub(super) use reason::reason_message;

/// Beans as a list: `2 yellow beans and 1 red bean`.
pub(crate) fn bean_list(beans: Beans) -> Vec<Message> {
    let of_colour = |colour: ::cafe::Colour| {
        Message::new("cafe-beans").with("n", beans[colour]).with("colour", colour.name())
    };
    beans.colours().map(of_colour).collect()
}

/// Cards as a list of their numbers.
pub(crate) fn card_list(cards: impl Iterator<Item = CardId>) -> Vec<Message> {
    cards.map(|card| Message::new("item").with("item", card.to_string())).collect()
}

/// A visible square: what it is, where, and what lies there.
pub(crate) fn square(square: &Square) -> Message {
    let key = if square.beans.is_empty() { "cafe-square" } else { "cafe-square-with" };
    let message = Message::new(key)
        .with("kind", square.kind.name())
        .with("colour", square.kind.colour().map_or("none", |colour| colour.name()))
        .with("at", square.at.to_string());
    if square.beans.is_empty() { message } else { message.with("beans", bean_list(square.beans)) }
}

/// What the table is about.
pub(crate) fn phase_message(frame: Frame) -> Message {
    Message::new(match frame {
        Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Show => "cafe-phase-show",
        Frame::Start { .. } => "cafe-phase-start",
        Frame::Draft { .. } | Frame::Refill { .. } => "cafe-phase-draft",
        Frame::Auction { .. } => "cafe-phase-auction",
        Frame::Keep { .. } => "cafe-phase-keep",
        Frame::Choose { .. } => "cafe-phase-choose",
        Frame::Act => "cafe-phase-act",
        Frame::Exchange => "cafe-phase-exchange",
        Frame::Over => "cafe-phase-over",
    })
}

/// How good a game alone was.
pub fn rating_message(rating: Rating) -> Message {
    Message::new("cafe-rating").with("rating", rating.name().replace(' ', "-"))
}
