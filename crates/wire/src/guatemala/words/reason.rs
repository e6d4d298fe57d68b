//! Why a step of Guatemala Café is refused.

use ::guatemala::{EXTRA_STEP_PRICE, MOST_STEPS, RING_SPACES, Reason};
use ::words::Message;

use super::{question_word, with_line, with_piece};
use crate::words::{about, awaited};

/// A reason as a clause without a full stop; the paragraph stands beside it.
pub(in crate::guatemala) fn reason_message(reason: &Reason) -> Message {
    let plain = Message::new;
    match *reason {
        Reason::NotAwaited(awaits) => plain("reason-awaited").with("awaited", awaited(awaits)),
        Reason::OtherQuestion(question) => {
            plain("guatemala-reason-other-question").with("question", question_word(question))
        }
        Reason::NoSuchSpace(space) => {
            plain("guatemala-reason-no-such-space").with("space", space).with("last", RING_SPACES - 1)
        }
        Reason::NoSuchMove(steps) => {
            plain("guatemala-reason-no-such-move").with("steps", steps).with("most", MOST_STEPS)
        }
        Reason::FourthStepTooDear(money) => plain("guatemala-reason-fourth-step-too-dear")
            .with("price", EXTRA_STEP_PRICE)
            .with("money", money),
        Reason::NotInLine(field, line) => {
            with_line(plain("guatemala-reason-not-in-line").with("field", field.to_string()), line)
        }
        Reason::NoSackThere(field) => {
            plain("guatemala-reason-no-sack-there").with("field", field.to_string())
        }
        Reason::NoPieceThere(field) => {
            plain("guatemala-reason-no-piece-there").with("field", field.to_string())
        }
        Reason::CannotBePlaced(piece) => with_piece(plain("guatemala-reason-cannot-be-placed"), piece),
        Reason::NothingToBuild(line) => with_line(plain("guatemala-reason-nothing-to-build"), line),
        Reason::NothingTakenYet => plain("guatemala-reason-nothing-taken-yet"),
        Reason::OtherPieceInHand(piece) => with_piece(plain("guatemala-reason-other-piece"), piece),
        Reason::NoSuchField(field) => {
            plain("guatemala-reason-no-such-field").with("field", field.to_string())
        }
        Reason::FieldTaken(field) => plain("guatemala-reason-field-taken").with("field", field.to_string()),
        Reason::WorkerOnSite(field) => {
            plain("guatemala-reason-worker-on-site").with("field", field.to_string())
        }
        Reason::NoSite(field) => plain("guatemala-reason-no-site").with("field", field.to_string()),
        Reason::SiteClosed(field) => plain("guatemala-reason-site-closed").with("field", field.to_string()),
        Reason::SecondHut(coffee) => plain("guatemala-reason-second-hut").with("coffee", coffee.name()),
        Reason::ApartFromGroup(field, coffee) => plain("guatemala-reason-apart-from-group")
            .with("field", field.to_string())
            .with("coffee", coffee.name()),
        Reason::ApartFromWorkers(field, coffee) => plain("guatemala-reason-apart-from-workers")
            .with("field", field.to_string())
            .with("coffee", coffee.name()),
        Reason::TouchesOther(field, coffee, seat) => about("guatemala-reason-touches-other", seat)
            .with("field", field.to_string())
            .with("coffee", coffee.name()),
        Reason::TooDear { price, money } => {
            plain("guatemala-reason-too-dear").with("price", price).with("money", money)
        }
        Reason::NoSuchSegment(segment) => {
            plain("guatemala-reason-no-such-segment").with("segment", segment.to_string())
        }
        Reason::SegmentClosed(segment) => {
            plain("guatemala-reason-segment-closed").with("segment", segment.to_string())
        }
        Reason::RoadThere(segment) => {
            plain("guatemala-reason-road-there").with("segment", segment.to_string())
        }
        Reason::NoSuchHarbour(harbour) => {
            plain("guatemala-reason-no-such-harbour").with("harbour", harbour.number())
        }
        Reason::HarbourClosed(harbour) => {
            plain("guatemala-reason-harbour-closed").with("harbour", harbour.number())
        }
        Reason::HarbourFull(harbour) => {
            plain("guatemala-reason-harbour-full").with("harbour", harbour.number())
        }
        Reason::NoSuchSack(coffee) => plain("guatemala-reason-no-such-sack").with("coffee", coffee.name()),
        Reason::NotTied(harbour) => plain("guatemala-reason-not-tied").with("harbour", harbour.number()),
        Reason::NoneLeft(piece) => with_piece(plain("guatemala-reason-none-left"), piece),
        Reason::NoSackLeft(coffee) => plain("guatemala-reason-no-sack-left").with("coffee", coffee.name()),
        Reason::SackField(field) => plain("guatemala-reason-sack-field").with("field", field.to_string()),
        Reason::SomethingThere(field) => {
            plain("guatemala-reason-something-there").with("field", field.to_string())
        }
        Reason::CoffeeShown(coffee) => plain("guatemala-reason-coffee-shown").with("coffee", coffee.name()),
        Reason::NoSuchSeat(seat) => plain("reason-no-such-seat").with("number", seat.index()),
    }
}
