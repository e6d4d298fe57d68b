//! What an action of Guatemala Café would do.

use ::guatemala::{
    Action, Coffee, Content, EXTRA_STEP_PRICE, FREE_STEPS, Frame, Open, Piece, RING_SPACES, SACK_INCOME,
};
use ::words::Message;
use table::Seat;

use super::{offers, with_line, with_piece};
use crate::words::about;

/// What the action would do, if the awaited seat chose it now.
pub(in crate::guatemala) fn action_message(open: &Open, action: &Action) -> Message {
    let plain = Message::new;
    let layout = open.layout();
    match *action {
        Action::Arrange(piece) => {
            with_piece(plain("guatemala-action-arrange"), piece).with("n", open.in_box(piece))
        }
        Action::Lot => plain("guatemala-action-lot"),
        Action::At(field) => in_hand(open, "guatemala-action-at").with("field", field.to_string()),
        Action::Buyer(space) => {
            let line = layout.line(space % RING_SPACES as u8);
            with_line(plain("guatemala-action-buyer").with("space", space), line)
        }
        Action::Move(steps) => {
            let from = u16::from(open.buyer().unwrap_or(0));
            let space = ((from + u16::from(steps)) % RING_SPACES as u16) as u8;
            let line = layout.line(space);
            let price = if steps > FREE_STEPS { EXTRA_STEP_PRICE } else { 0 };
            let offered = offers(open, line);
            with_line(plain("guatemala-action-move").with("steps", steps).with("space", space), line)
                .with("price", price)
                .with("kinds", offered.len())
                .with("offers", offered)
        }
        Action::Build => match open.line() {
            Some(line) => with_line(plain("guatemala-action-build"), line),
            None => plain("guatemala-action-build").with("line", "none").with("number", 0u8),
        },
        Action::Sack(field) => {
            let message = plain("guatemala-action-sack").with("field", field.to_string());
            let gains = match open.on_market(field) {
                Content::Sack(coffee) => gains(open, coffee),
                _ => Vec::new(),
            };
            with_content(message, open.on_market(field))
                .with("income", SACK_INCOME)
                .with("scorers", gains.len())
                .with("gains", gains)
        }
        Action::Nothing => plain("guatemala-action-nothing"),
        Action::Take(field) => {
            let message = plain("guatemala-action-take").with("field", field.to_string());
            with_content(message, open.on_market(field))
        }
        Action::Done => plain("guatemala-action-done"),
        Action::Worker(field) => {
            let price = if layout.has_field(field) { layout.worker_price(field) } else { 0 };
            in_hand(open, "guatemala-action-put").with("spot", field.to_string()).with("price", price)
        }
        Action::Hut(field) => {
            let price = if layout.has_field(field) { layout.hut_price(field) } else { 0 };
            in_hand(open, "guatemala-action-put").with("spot", field.to_string()).with("price", price)
        }
        Action::Ship(harbour) => {
            let price = layout.berth_prices().get(open.ships(harbour).count()).copied().unwrap_or(0);
            in_hand(open, "guatemala-action-ship").with("harbour", harbour.number()).with("price", price)
        }
        Action::Road(segment) => plain("guatemala-action-road").with("spot", segment.to_string()),
        Action::Block => {
            let coffee = match open.frame() {
                Frame::Blockade { coffee, .. } => coffee.name(),
                _ => "none",
            };
            plain("guatemala-action-block").with("coffee", coffee)
        }
        Action::Decline => {
            let gains = match open.frame() {
                Frame::Blockade { coffee, .. } => gains(open, coffee),
                _ => Vec::new(),
            };
            plain("guatemala-action-decline").with("scorers", gains.len()).with("gains", gains)
        }
        Action::Sail(harbour) => {
            let coffee = match open.frame() {
                Frame::Sail { coffee, .. } => coffee.name(),
                _ => "none",
            };
            plain("guatemala-action-sail").with("harbour", harbour.number()).with("coffee", coffee)
        }
        Action::Lay(coffee) => {
            let field = match open.frame() {
                Frame::Lay { field } => field.to_string(),
                _ => String::new(),
            };
            plain("guatemala-action-lay").with("coffee", coffee.name()).with("field", field)
        }
    }
}

/// G5.3: who would score what for this coffee now.
pub(crate) fn gains(open: &Open, coffee: Coffee) -> Vec<Message> {
    let yields = open.scoring(coffee).yields;
    let gain = |seat: Seat| about("guatemala-gain", seat).with("points", yields[seat.index()].points());
    Seat::all(open.n_seats()).filter(|seat| yields[seat.index()].points() > 0).map(gain).collect()
}

fn with_content(message: Message, content: Content) -> Message {
    match content {
        Content::Piece(piece) => with_piece(message, piece),
        Content::Sack(coffee) => message.with("piece", "sack").with("coffee", coffee.name()),
        Content::Empty => message.with("piece", "nothing").with("coffee", "none"),
    }
}

/// With the piece in hand.
fn in_hand(open: &Open, key: &'static str) -> Message {
    match open.frame() {
        Frame::Place { piece, .. } | Frame::ArrangeField { piece } => with_piece(Message::new(key), piece),
        _ => with_piece(Message::new(key), Piece::Road),
    }
}
