//! What is used in Guatemala Café.

use guatemala::{Coffee, End, Event, Guatemala, OpenEvent, Piece, Spot};
use table::{MAX_SEATS, StepOf};

use crate::balance::groups::{Group, Shown};
use crate::balance::tally::Notes;
use crate::balance::{Balanced, Variant};

impl Balanced for Guatemala {
    const VARIANTS: &'static [Variant] =
        &[("fixed", &[("market", "fixed")]), ("free", &[("market", "free")])];

    const GROUPS: &'static [Group] = &[
        Group { name: "worker", title: "Workers by zone", shown: Shown::Parts },
        Group { name: "hut", title: "Huts by zone", shown: Shown::Parts },
        Group { name: "points", title: "Points by multiplier", shown: Shown::Parts },
        Group { name: "scoring", title: "Groups scored, by multiplier", shown: Shown::Parts },
        Group { name: "coffee", title: "Sacks taken, by coffee", shown: Shown::Parts },
        Group { name: "turn", title: "What a turn was used for", shown: Shown::Times },
        Group { name: "blockade", title: "Blockades", shown: Shown::Times },
    ];

    fn mechanisms() -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        for zone in ["grey", "green", "yellow"] {
            all.push(("worker", zone.into()));
            all.push(("hut", zone.into()));
        }
        for ships in 0..=3 {
            all.push(("points", multiplier(ships)));
            all.push(("scoring", multiplier(ships)));
        }
        all.extend(Coffee::ALL.map(|coffee| ("coffee", coffee.to_string())));
        let turns = ["sack", "sack for a rival", "ship bought", "road laid", "fourth step", "nothing"];
        all.extend(turns.map(|name| ("turn", name.into())));
        let blockades = ["blocked", "let pass", "was blocked", "own gain blocked"];
        all.extend(blockades.map(|name| ("blockade", name.into())));
        all
    }

    fn note(_: &StepOf<Self>, events: &[Event], after: &Self, notes: &mut Notes) {
        note_gift(events, notes);
        for event in events {
            if let Event::Open(event) = event {
                note_event(event, after, notes);
            }
        }
    }
}

/// This many points for a rival are a gift.
const GIFT: u16 = 10;

/// The name of a multiplier: workers count 1 + ships times.
fn multiplier(ships: u16) -> String {
    if ships < 3 { format!("× {}", 1 + ships) } else { "× 4 and more".into() }
}

/// A sack that brought a rival ten points or more, and more than its taker.
fn note_gift(events: &[Event], notes: &mut Notes) {
    let mut gains = [0; MAX_SEATS];
    let mut taker = None;
    for event in events {
        match *event {
            Event::Open(OpenEvent::Scored { seat, points, .. }) => gains[seat.index()] += points,
            Event::Open(OpenEvent::SackTaken { seat, .. }) => taker = Some(seat),
            _ => {}
        }
    }
    notes.taker = taker.or(notes.taker);
    let Some(taker) = notes.taker else { return };
    let most = gains.iter().copied().max().unwrap_or(0);
    if most >= GIFT && most > gains[taker.index()] {
        notes.add("turn", "sack for a rival", taker, 1);
    }
}

fn note_event(event: &OpenEvent, after: &Guatemala, notes: &mut Notes) {
    let layout = after.open().layout();
    match *event {
        OpenEvent::Started(seat) => notes.starter = Some(seat),
        OpenEvent::BuyerStands { seat, paid, .. } if paid > 0 => notes.add("turn", "fourth step", seat, 1),
        OpenEvent::DidNothing(seat) => notes.add("turn", "nothing", seat, 1),
        OpenEvent::Placed { seat, piece, spot, .. } => match (piece, spot) {
            (Piece::Worker(_), Spot::Field(field)) => {
                notes.add("worker", layout.zone(field.row()), seat, 1);
            }
            (Piece::Hut(_), Spot::Field(field)) => notes.add("hut", layout.zone(field.row()), seat, 1),
            (Piece::Ship(_), _) => notes.add("turn", "ship bought", seat, 1),
            _ => notes.add("turn", "road laid", seat, 1),
        },
        OpenEvent::SackTaken { seat, coffee, .. } => {
            notes.add("turn", "sack", seat, 1);
            notes.add("coffee", coffee.to_string(), seat, 1);
        }
        OpenEvent::Declined(seat) => notes.add("blockade", "let pass", seat, 1),
        OpenEvent::Blocked { seat, coffee, .. } => {
            notes.add("blockade", "blocked", seat, 1);
            notes.add("blockade", "was blocked", after.open().active(), 1);
            let yields = after.open().scoring(coffee).yields.map(|of_seat| of_seat.points());
            let others = (0..after.open().n_seats()).filter(|&other| other != seat.index());
            if others.map(|other| yields[other]).max().is_some_and(|best| yields[seat.index()] > best) {
                notes.add("blockade", "own gain blocked", seat, 1);
            }
        }
        OpenEvent::Scored { seat, ships, points, .. } => {
            notes.add("points", multiplier(ships), seat, points.into());
            notes.add("scoring", multiplier(ships), seat, 1);
        }
        OpenEvent::Ended(end) => notes.happened(
            "end",
            match end {
                End::MarkerAfterPoints => "a marker met the sacks after points",
                End::MarkerAfterBlockade => "a marker met the sacks after a blockade",
                End::NoSackLeft => "no sack was left",
                End::Idle => "idle rounds",
            },
        ),
        _ => {}
    }
}
