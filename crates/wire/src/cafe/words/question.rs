//! What a seat is asked in Café.

use ::cafe::{Action, Cafe, Question};
use ::words::Message;
use table::Seat;

use super::bean_list;
use crate::words::about;

/// The question to a seat that may choose among these actions; nothing if it is not asked.
pub(in crate::cafe) fn question(table: &Cafe, seat: Seat, legal: &[Action]) -> Option<Message> {
    let company = table.company(seat);
    let plain = Message::new;
    Some(match table.question(seat)? {
        Question::Start => plain("cafe-ask-start"),
        Question::Take if matches!(legal.first(), Some(Action::Discard(_))) => plain("cafe-ask-discard"),
        Question::Take => plain("cafe-ask-take"),
        Question::Bid => bidding(table, seat),
        Question::BidMore => plain("cafe-ask-bid-more").with("total", company.bid),
        Question::Keep => plain("cafe-ask-keep"),
        Question::Place if legal == [Action::Drop] => plain("cafe-ask-drop"),
        Question::Place => plain("cafe-ask-place"),
        // C4.10: what is left costs no point.
        Question::Act if legal.iter().all(|action| matches!(action, Action::End | Action::Clear(_))) => {
            plain("cafe-ask-end").with("points", company.points_left)
        }
        Question::Act => plain("cafe-ask-act").with("points", company.points_left),
        Question::Grow => plain("cafe-ask-grow"),
        Question::DryMore => plain("cafe-ask-dry-more"),
        Question::RoastMore => plain("cafe-ask-roast-more"),
        Question::Deliver => plain("cafe-ask-deliver")
            .with("n", company.in_hand.total())
            .with("beans", bean_list(company.in_hand)),
        Question::Exchange => plain("cafe-ask-exchange"),
    })
}

/// C6.2: what a bid must beat.
fn bidding(table: &Cafe, seat: Seat) -> Message {
    let master = table.master();
    match (table.company(master).bid, master == seat) {
        (0, true) => Message::new("cafe-ask-bid-own"),
        (0, false) => about("cafe-ask-bid-first", master),
        (bid, true) => Message::new("cafe-ask-bid-raise").with("total", bid),
        (bid, false) => about("cafe-ask-bid", master).with("total", bid).with("own", table.company(seat).bid),
    }
}
