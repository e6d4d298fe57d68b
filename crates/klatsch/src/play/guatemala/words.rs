//! Guatemala Café in sentences.

use guatemala::rules::{G1_5, G2_1, G2_2, G3_1, G4_2, G4_5, G4_6, G5_1, G5_2, G5_4, G5_5};
use guatemala::{Coffee, Counts, OpenEvent, Seen, Spot};

use super::panel::stock;
use crate::play::names::{Names, capital};
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, does: &'static str, rule: table::RuleRef) -> Form {
    Form { verb, form, does, rule }
}

/// What can be typed.
pub(super) const FORMS: &[Form] = &[
    form("buyer", "buyer SPACE", "set the buyer on a ring space, 0 to 35", G1_5),
    form("move", "move STEPS", "move the buyer 1 to 3 spaces; a fourth costs 2", G2_1),
    form("build", "build", "take one to three pieces of the line", G3_1),
    form("sack", "sack FIELD or COFFEE", "take a sack of the line, get 8 and score its coffee", G5_1),
    form("nothing", "nothing", "leave it at that", G2_2),
    form("take", "take FIELD or PIECE", "take a piece of the line, as in `take r1c2` or `take wK`", G3_1),
    form("done", "done", "end building", G3_1),
    form("worker", "worker FIELD", "put the worker in hand on a field", G4_2),
    form("hut", "hut SITE", "put the hut in hand on a site", G4_2),
    form("ship", "ship HARBOUR", "put the ship in hand on the cheapest free berth", G4_6),
    form("road", "road CORNER-CORNER", "lay the road in hand, as in `road 4.8-5.8`", G4_5),
    form("block", "block", "lay a sack of the same coffee and stop the scoring", G5_2),
    form("decline", "decline", "let the scoring happen", G5_2),
    form("sail", "sail HARBOUR", "of equally cheap ships, this one leaves", G5_4),
    form("lay", "lay COFFEE", "lay a sack of your own on the emptied field", G5_5),
];

/// Events in words, one line for what belongs together.
pub(super) fn tell(seen: &[Seen], names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut arranged, mut dealt, mut own) = (0, 0, Counts::default());
    for seen in seen {
        match seen {
            Seen::Dealt { coffee, .. } => {
                dealt += 1;
                if let Some(coffee) = coffee {
                    own[*coffee] += 1;
                }
            }
            Seen::Open(OpenEvent::PieceArranged { .. } | OpenEvent::SackArranged { .. }) => arranged += 1,
            Seen::Open(event) => lines.extend(tell_open(event, names)),
        }
    }
    if dealt > 0 {
        let yours = if own.total() > 0 { format!(" Yours: {}.", stock(own)) } else { String::new() };
        lines.insert(0, format!("{dealt} sacks are dealt.{yours}"));
    }
    if arranged > 0 {
        lines.insert(0, "The market is arranged by chance.".into());
    }
    lines
}

fn tell_open(event: &OpenEvent, names: &Names) -> Option<String> {
    let does = |seat, you: &str, others: &str| capital(&names.does(seat, you, others));
    Some(match *event {
        OpenEvent::PieceArranged { .. } | OpenEvent::SackArranged { .. } => return None,
        // Roads that fill gaps are seen on the market.
        OpenEvent::RoadLaidOut(_) => return None,
        OpenEvent::Started(seat) => format!("{}.", does(seat, "start", "starts")),
        OpenEvent::BuyerStands { seat, space, paid } => {
            let paid = if paid > 0 { format!(" and {paid} centavos are paid") } else { String::new() };
            format!("{} the buyer to space {space}{paid}.", does(seat, "bring", "brings"))
        }
        OpenEvent::DidNothing(seat) => format!("{} nothing.", does(seat, "do", "does")),
        OpenEvent::PieceTaken { seat, field, piece } => {
            format!("{} the {piece} from {field}.", does(seat, "take", "takes"))
        }
        OpenEvent::Placed { seat, piece, spot, price } => {
            let place = match spot {
                Spot::Field(field) => format!("on {field}"),
                Spot::Harbour(harbour) => format!("in harbour {harbour}"),
                Spot::Segment(segment) => format!("on {segment}"),
            };
            let paid = if price > 0 { format!(" for {price}") } else { String::new() };
            format!("{} the {piece} {place}{paid}.", does(seat, "put", "puts"))
        }
        OpenEvent::SackTaken { seat, field, coffee, space } => format!(
            "{} the {coffee} sack from {field} to space {space} of the track: 8 centavos.",
            does(seat, "take", "takes")
        ),
        OpenEvent::Declined(seat) => format!("{} not block.", does(seat, "do", "does")),
        OpenEvent::Blocked { seat, coffee, field } => {
            format!("{} with a {coffee} sack on {field}: nobody scores.", does(seat, "block", "blocks"))
        }
        OpenEvent::Scored { seat, coffee, workers, ships, points } => format!(
            "{} {points} for {coffee}: {} × {}.",
            does(seat, "score", "scores"),
            number(workers.into(), "worker"),
            1 + ships
        ),
        OpenEvent::Sailed { harbour, coffee } => format!("A {coffee} ship leaves harbour {harbour}."),
        OpenEvent::SackLaid { seat, coffee, field } => {
            format!("{} a {coffee} sack on {field}.", does(seat, "lay", "lays"))
        }
        OpenEvent::SackDrawn { coffee, field } => format!("A {coffee} sack comes out of the bag to {field}."),
        OpenEvent::Ended(end) => format!("The game is over: {end}."),
    })
}

/// `1 worker`, `3 workers`.
pub(super) fn number(n: u32, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
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
