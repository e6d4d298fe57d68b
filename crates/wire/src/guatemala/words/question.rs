//! What a seat is asked in Guatemala Café.

use ::guatemala::{EXTRA_STEP_PRICE, Frame, Open, Piece, View};
use ::words::Message;
use table::{Awaits, Seat};

use super::with_piece;
use crate::words::about;

/// The question to a seat; nothing if it is not asked.
pub(in crate::guatemala) fn question(view: &View, seat: Seat) -> Option<Message> {
    let open = &view.open;
    if open.awaits() != Awaits::Seat(seat) {
        return None;
    }
    let plain = Message::new;
    Some(match open.frame() {
        Frame::ArrangePiece => plain("guatemala-ask-arrange-piece").with("n", left_in_box(open)),
        Frame::ArrangeField { piece } => with_piece(plain("guatemala-ask-arrange-field"), piece),
        Frame::SetBuyer => about("guatemala-ask-set-buyer", open.active()),
        Frame::Move => plain("guatemala-ask-move").with("price", EXTRA_STEP_PRICE),
        Frame::Choose => plain("guatemala-ask-choose"),
        Frame::MayBuild => plain("guatemala-ask-may-build"),
        Frame::Take { emptied } => plain("guatemala-ask-take").with("n", emptied.fields().len()),
        Frame::Place { piece: Piece::Road, .. } => plain("guatemala-ask-road"),
        Frame::Place { piece, .. } => with_piece(plain("guatemala-ask-place"), piece),
        Frame::Blockade { coffee, .. } => {
            about("guatemala-ask-blockade", open.active()).with("coffee", coffee.name())
        }
        Frame::Sail { coffee, .. } => plain("guatemala-ask-sail").with("coffee", coffee.name()),
        Frame::Lay { field } => plain("guatemala-ask-lay").with("field", field.to_string()),
        Frame::Arrange { .. }
        | Frame::Deal { .. }
        | Frame::Start
        | Frame::Draw { .. }
        | Frame::Over { .. } => {
            return None;
        }
    })
}

/// Pieces that are still to come onto the market.
fn left_in_box(open: &Open) -> u32 {
    Piece::coloured().map(|piece| u32::from(open.in_box(piece))).sum()
}
