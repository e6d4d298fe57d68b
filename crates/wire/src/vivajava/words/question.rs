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
        (None, Frame::Choose) => plain("vivajava-ask-choose").with("change", change(legal)),
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

/// How dice may still be changed before the roll is used, as a code word.
fn change(legal: &[Action]) -> &'static str {
    let rolls = legal.iter().any(|action| matches!(action, Action::Reroll(_)));
    let turns = legal.iter().any(|action| matches!(action, Action::Upgrade { .. } | Action::Flip { .. }));
    match (rolls, turns) {
        (false, false) => "none",
        (true, false) => "roll",
        (false, true) => "turn",
        (true, true) => "both",
    }
}
