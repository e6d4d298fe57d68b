//! What a seat is asked in VivaJava Dice.

use ::vivajava::{Action, Frame, Owed, Vivajava};
use ::words::Message;
use table::{Awaits, Game, Seat};

use crate::words::about;

/// The question to a seat that may choose among these actions; nothing if it is not asked.
pub(in crate::vivajava) fn question(table: &Vivajava, seat: Seat, legal: &[Action]) -> Option<Message> {
    if table.awaits() != Awaits::Seat(seat) {
        return None;
    }
    let plain = Message::new;
    Some(match (table.owed(), table.frame()) {
        (Some((_, Owed::Blend)), _) => plain("vivajava-ask-token-blend"),
        (Some((_, Owed::Cup)), _) => plain("vivajava-ask-token-cup"),
        (None, Frame::Decay) => plain("vivajava-ask-decay").with("n", table.featured().total()),
        (None, Frame::KeepOrDrop) if !legal.contains(&Action::Keep) => plain("vivajava-ask-drop"),
        (None, Frame::KeepOrDrop) => plain("vivajava-ask-keep-or-drop"),
        (None, Frame::Donate { seat }) => {
            about("vivajava-ask-donate", table.active()).with("n", table.held_aroma(seat))
        }
        (None, Frame::Choose) if legal == [Action::Pass] => plain("vivajava-ask-pass"),
        (None, Frame::Choose) => plain("vivajava-ask-choose").with("ways", ways(legal)),
        (None, Frame::RerollAroma) => plain("vivajava-ask-reroll-aroma"),
        (None, Frame::Blend { .. }) => plain("vivajava-ask-blend"),
        (None, Frame::Focus { left }) => plain("vivajava-ask-focus").with("n", left),
        (None, Frame::Activate) => plain("vivajava-ask-activate"),
        (None, Frame::JointPartner { colour }) => {
            plain("vivajava-ask-joint-partner").with("colour", colour.name())
        }
        _ => return None,
    })
}

/// A code word for some actions, and which they are.
type Way = (&'static str, fn(&Action) -> bool);

/// What may be done with the dice.
fn ways(legal: &[Action]) -> Vec<Message> {
    let ways: [Way; 7] = [
        ("reroll", |action| matches!(action, Action::Reroll(_))),
        ("upgrade", |action| matches!(action, Action::Upgrade { .. })),
        ("flip", |action| matches!(action, Action::Flip { .. })),
        ("blend", |action| matches!(action, Action::Blend(_) | Action::Use { .. })),
        ("rainbow", |action| matches!(action, Action::Rainbow)),
        ("research", |action| matches!(action, Action::Research { .. })),
        ("pass", |action| matches!(action, Action::Pass)),
    ];
    let possible = ways.iter().filter(|(_, is)| legal.iter().any(is));
    possible.map(|(way, _)| Message::new("vivajava-way").with("way", *way)).collect()
}
