//! Guatemala Café in sentences.

use guatemala::rules::{G1_2, G1_5, G2_1, G2_2, G3_1, G4_2, G4_5, G4_6, G5_1, G5_2, G5_4, G5_5};
use guatemala::{Coffee, Counts, Guatemala, OpenEvent, Seen};
use wire::WireGame;
use words::Message;

use super::panel::stock;
use crate::play::names::Names;
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, does: &'static str, rule: table::RuleRef) -> Form {
    Form { verb, form, does, rule }
}

/// What can be typed.
pub(super) const FORMS: &[Form] = &[
    form("arrange", "arrange PIECE", "guatemala-form-arrange", G1_2),
    form("lot", "lot", "guatemala-form-lot", G1_2),
    form("at", "at FIELD", "guatemala-form-at", G1_2),
    form("buyer", "buyer SPACE", "guatemala-form-buyer", G1_5),
    form("move", "move STEPS", "guatemala-form-move", G2_1),
    form("build", "build", "guatemala-form-build", G3_1),
    form("sack", "sack FIELD|COFFEE", "guatemala-form-sack", G5_1),
    form("nothing", "nothing", "guatemala-form-nothing", G2_2),
    form("take", "take FIELD|PIECE", "guatemala-form-take", G3_1),
    form("done", "done", "guatemala-form-done", G3_1),
    form("worker", "worker FIELD", "guatemala-form-worker", G4_2),
    form("hut", "hut SITE", "guatemala-form-hut", G4_2),
    form("ship", "ship HARBOUR", "guatemala-form-ship", G4_6),
    form("road", "road CORNER-CORNER", "guatemala-form-road", G4_5),
    form("block", "block", "guatemala-form-block", G5_2),
    form("decline", "decline", "guatemala-form-decline", G5_2),
    form("sail", "sail HARBOUR", "guatemala-form-sail", G5_4),
    form("lay", "lay COFFEE", "guatemala-form-lay", G5_5),
];

/// Events in words, one line for what belongs together.
pub(super) fn tell(seen: &[Seen], names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut arranged, mut dealt, mut own) = (None, 0, Counts::default());
    for event in seen {
        match event {
            Seen::Dealt { coffee, .. } => {
                dealt += 1;
                if let Some(coffee) = coffee {
                    own[*coffee] += 1;
                }
            }
            Seen::Open(OpenEvent::PieceArranged { .. }) => arranged = Some("guatemala-arranged"),
            Seen::Open(OpenEvent::SackArranged { .. }) => {
                arranged = arranged.or(Some("guatemala-sacks-arranged"));
            }
            // Roads that fill gaps are seen on the market.
            Seen::Open(OpenEvent::RoadLaidOut(_)) => {}
            // The verdict says why the game ended.
            Seen::Open(OpenEvent::Ended(_)) => {}
            Seen::Open(_) => lines.push(names.say(&Guatemala::event_message(event))),
        }
    }
    if dealt > 0 {
        let message = Message::new("guatemala-dealt").with("n", dealt).with("own", own.total());
        lines.insert(0, names.say(&message.with("sacks", stock(own))));
    }
    if let Some(key) = arranged {
        // Somebody may have left it to the lot just before.
        let asked = seen.iter().any(|event| matches!(event, Seen::Open(OpenEvent::LeftToLot(_))));
        lines.insert(usize::from(asked).min(lines.len()), names.word(key));
    }
    lines
}

/// A coffee by its name, the beginning of it, or its letter.
pub(super) fn coffee(word: &str) -> Option<Coffee> {
    let lower = word.to_lowercase();
    let by_letter = |coffee: &Coffee| lower == coffee.letter().to_ascii_lowercase().to_string();
    let found = Coffee::ALL.into_iter().find(by_letter);
    found.or_else(|| {
        let mut fitting = Coffee::ALL.into_iter().filter(|coffee| coffee.name().starts_with(&lower));
        fitting.next().filter(|_| fitting.next().is_none() && !lower.is_empty())
    })
}
