//! Why a step of Café is refused.

use ::cafe::{Question, Reason};
use ::words::Message;

use crate::words::awaited;

/// A reason as a clause without a full stop; the paragraph stands beside it.
pub(in crate::cafe) fn reason_message(reason: &Reason) -> Message {
    let plain = Message::new;
    match *reason {
        Reason::NoSuchSeat(seat) => plain("reason-no-such-seat").with("number", seat.index()),
        Reason::GameOver => plain("reason-game-over"),
        Reason::NotAwaited { seat, awaits } => {
            plain("reason-not-awaited").with("seat", seat.index()).with("awaited", awaited(awaits))
        }
        Reason::NotAsked(question) => {
            plain("cafe-reason-not-asked").with("question", question_word(question))
        }
        Reason::NotDue => plain("reason-not-due"),
        Reason::NotOnDisplay(card) => plain("cafe-reason-not-on-display").with("card", card.to_string()),
        Reason::NothingToPay(card) => plain("cafe-reason-nothing-to-pay").with("card", card.to_string()),
        Reason::ShipsPay(card) => plain("cafe-reason-ships-pay").with("card", card.to_string()),
        Reason::AuctionPaid => plain("cafe-reason-auction-paid"),
        Reason::MustPay(card) => plain("cafe-reason-must-pay").with("card", card.to_string()),
        Reason::CannotPay(card) => plain("cafe-reason-cannot-pay").with("card", card.to_string()),
        Reason::NoneInWarehouse(colour) => {
            plain("cafe-reason-none-in-warehouse").with("colour", colour.name())
        }
        Reason::MayNotDecline => plain("cafe-reason-may-not-decline"),
        Reason::BidTooLow { bid, needed } => {
            plain("cafe-reason-bid-too-low").with("bid", bid).with("needed", needed)
        }
        Reason::CannotReach { needed } => plain("cafe-reason-cannot-reach").with("needed", needed),
        Reason::BidBegun => plain("cafe-reason-bid-begun"),
        Reason::NothingBid => plain("cafe-reason-nothing-bid"),
        Reason::NotInBid(colour) => plain("cafe-reason-not-in-bid").with("colour", colour.name()),
        Reason::NoEmptyShip(at) => plain("cafe-reason-no-empty-ship").with("at", at.to_string()),
        Reason::Covers { covers } => plain("cafe-reason-covers").with("covers", covers),
        Reason::HidesLastCup => plain("cafe-reason-hides-last-cup"),
        Reason::FitsSomewhere => plain("cafe-reason-fits-somewhere"),
        Reason::NoPoints => plain("cafe-reason-no-points"),
        Reason::NoSquare(at) => plain("cafe-reason-no-square").with("at", at.to_string()),
        Reason::NotOfKind { at, wanted } => {
            plain("cafe-reason-not-of-kind").with("at", at.to_string()).with("wanted", wanted_word(wanted))
        }
        Reason::NamedBy(at) => plain("cafe-reason-named-by").with("at", at.to_string()),
        Reason::GroupFull => plain("cafe-reason-group-full"),
        Reason::Occupied(at) => plain("cafe-reason-occupied").with("at", at.to_string()),
        Reason::OtherGroup(at) => plain("cafe-reason-other-group").with("at", at.to_string()),
        Reason::NoneOnFields(colour) => plain("cafe-reason-none-on-fields").with("colour", colour.name()),
        Reason::NoneDrying(colour) => plain("cafe-reason-none-drying").with("colour", colour.name()),
        Reason::NothingThere(at) => plain("cafe-reason-nothing-there").with("at", at.to_string()),
        Reason::NothingRoasted => plain("cafe-reason-nothing-roasted"),
        Reason::DeliverChosen => plain("cafe-reason-deliver-chosen"),
        Reason::DeliverEverything => plain("cafe-reason-deliver-everything"),
        Reason::NotLifted(colour) => plain("cafe-reason-not-lifted").with("colour", colour.name()),
        Reason::NotWanted { at, colour } => {
            plain("cafe-reason-not-wanted").with("at", at.to_string()).with("colour", colour.name())
        }
        Reason::StaysThere(at) => plain("cafe-reason-stays-there").with("at", at.to_string()),
        Reason::HoldsNone(at) => plain("cafe-reason-holds-none").with("at", at.to_string()),
        Reason::NoStartCard(card) => plain("cafe-reason-no-start-card").with("card", card.to_string()),
        Reason::NotDrawable(card) => plain("cafe-reason-not-drawable").with("card", card.to_string()),
    }
}

fn question_word(question: Question) -> &'static str {
    match question {
        Question::Start => "start",
        Question::Take => "take",
        Question::Bid => "bid",
        Question::BidMore => "bid-more",
        Question::Keep => "keep",
        Question::Place => "place",
        Question::Act => "act",
        Question::Grow => "grow",
        Question::DryMore => "dry-more",
        Question::RoastMore => "roast-more",
        Question::Deliver => "deliver",
        Question::Exchange => "exchange",
    }
}

/// The kinds of squares that the rules ask for, as they name them.
fn wanted_word(wanted: &str) -> &'static str {
    match wanted {
        "a field" => "field",
        "a drying square" => "drying",
        "a roasting square" => "roasting",
        _ => "cafe",
    }
}
