//! Parts of messages that all games share.

use table::{Awaits, Seat, UndoClosed, Viewer};

use crate::game::WireGame;
use ::words::{Lang, Message, Words};

/// Who is awaited, as a list for a message.
pub(crate) fn awaited(awaits: Awaits) -> Vec<Message> {
    match awaits {
        Awaits::Seat(seat) => vec![seat_name(seat)],
        Awaits::Seats(seats) => seats.iter().map(seat_name).collect(),
        Awaits::Chance => vec![Message::new("awaits-chance")],
        Awaits::Nobody => vec![Message::new("awaits-nobody")],
    }
}

/// The name of a seat as an item of a list.
pub(crate) fn seat_name(seat: Seat) -> Message {
    Message::new("awaits-seat").with("seat", seat.index())
}

/// A message about a seat.
pub(crate) fn about(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat.index())
}

/// The message in English, seats by number: what the protocol says as `text`.
pub(crate) fn in_english(message: &Message) -> String {
    Words::of(Lang::En).say(message)
}

/// Why the last choice stays, without naming what the viewer may not know.
pub(crate) fn undo_message<G: WireGame>(closed: &UndoClosed<G>, viewer: Viewer) -> Message {
    match closed {
        UndoClosed::NothingToUndo => Message::new("undo-nothing"),
        UndoClosed::ChanceSpoke(outcome) if !G::knows_outcome(outcome, viewer) => {
            Message::new("undo-chance-hidden")
        }
        UndoClosed::ChanceSpoke(outcome) => {
            Message::new("undo-chance").with("outcome", G::outcome_message(outcome))
        }
        UndoClosed::OtherSeatChose(seat, action) if !G::is_open_choice(action) => {
            about("undo-other-hidden", *seat)
        }
        UndoClosed::OtherSeatChose(seat, action) => {
            about("undo-other", *seat).with("action", action.to_string())
        }
        UndoClosed::Revealed(action) => Message::new("undo-revealed").with("action", action.to_string()),
    }
}
