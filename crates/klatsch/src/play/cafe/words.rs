//! What happens in Café, in words.

use cafe::{Beans, Cafe, CardId, Colour, Event};
use table::RuleRef;
use wire::WireGame;
use words::Message;

use crate::play::names::Names;
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, rule: RuleRef, does: &'static str) -> Form {
    Form { verb, form, does, rule }
}

/// Every action, in the order of a round.
pub(super) const FORMS: &[Form] = {
    use cafe::rules::*;
    &[
        form("take", "take CARD [pay COLOUR]", C2_2, "cafe-form-take"),
        form("discard", "discard CARD", C2_4, "cafe-form-discard"),
        form("bid", "bid COLOUR", C6_2, "cafe-form-bid"),
        form("stand", "stand", C6_2, "cafe-form-stand"),
        form("pass", "pass", C6_1, "cafe-form-pass"),
        form("keep", "keep COLOUR at X,Y", C6_5, "cafe-form-keep"),
        form("place", "place X,Y turn N", C3_1, "cafe-form-place"),
        form("drop", "drop", C3_2, "cafe-form-drop"),
        form("produce", "produce X,Y", C4_4, "cafe-form-produce"),
        form("grow", "grow COLOUR", C7_3, "cafe-form-grow"),
        form("dry", "dry X,Y COLOUR", C4_5, "cafe-form-dry"),
        form("roast", "roast X,Y COLOUR", C4_6, "cafe-form-roast"),
        form("stop", "stop", C4_5, "cafe-form-stop"),
        form("deliver", "deliver X,Y", C4_7, "cafe-form-deliver"),
        form("send", "send COLOUR to X,Y", C4_8, "cafe-form-send"),
        form("store", "store", C4_7, "cafe-form-store"),
        form("clear", "clear X,Y", C4_10, "cafe-form-clear"),
        form("end", "end", C4_2, "cafe-form-end"),
        form("exchange", "exchange COLOUR", C7_2, "cafe-form-exchange"),
    ]
};

/// Events in words. Cards shown one after another make one sentence.
pub(super) fn tell(seen: &[Event], after: &Cafe, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let mut cards = Vec::new();
    for (nth, event) in seen.iter().enumerate() {
        match event {
            Event::Shown { card } => {
                cards.push(*card);
                if !matches!(seen.get(nth + 1), Some(Event::Shown { .. })) {
                    let message = Message::new("cafe-cards-shown").with("n", cards.len());
                    lines.push(names.say(&message.with("cards", items(&cards))));
                    cards.clear();
                }
            }
            Event::DisplayCleared { cards } if cards.is_empty() => {}
            _ => lines.push(names.say(&Cafe::event_message(event))),
        }
        lines.extend(completed(event, after).map(|message| names.say(&message)));
    }
    lines
}

fn items(cards: &[CardId]) -> Vec<Message> {
    cards.iter().map(|card| Message::new("item").with("item", card.to_string())).collect()
}

/// Whether the bean just sent completes a café.
fn completed(event: &Event, after: &Cafe) -> Option<Message> {
    let Event::Sent { seat, to, .. } = *event else { return None };
    let square = after.company(seat).area.squares().find(|square| square.at == to)?;
    let order = square.order.filter(|order| order.demand() == square.beans)?;
    Some(Message::new("cafe-event-complete").with("at", to.to_string()).with("points", order.points()))
}

/// This many of something: the key selects by `n`.
pub(super) fn count(names: &Names, key: &'static str, n: impl Into<words::Arg>) -> String {
    names.say(&Message::new(key).with("n", n))
}

/// Letters for beans: `YYG`.
pub(super) fn letters(beans: Beans) -> String {
    let repeat = |(colour, n): (Colour, u16)| std::iter::repeat_n(colour.letter(), usize::from(n));
    beans.iter().flat_map(repeat).collect()
}
