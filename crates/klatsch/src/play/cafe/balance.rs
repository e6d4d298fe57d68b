//! What is used in Café.

use cafe::{Cafe, CardId, Draft, Event, Kind};
use table::{Awaits, Game, Seat, StepOf};

use crate::balance::groups::{Group, Shown};
use crate::balance::tally::Notes;
use crate::balance::{Balanced, Variant};

/// The kinds of squares, each with those that are told apart by colour or points alone.
const SQUARES: [&str; 11] =
    ["field", "surplus", "batch", "drying", "roasting", "cafe", "espresso", "pastry", "cup", "ship", "empty"];

impl Balanced for Cafe {
    const VARIANTS: &'static [Variant] = &[
        ("classic", &[("draft", "classic")]),
        ("auction", &[("draft", "auction")]),
        ("Espresso and promos", &[("draft", "classic"), ("espresso", "true"), ("promos", "3")]),
    ];

    const GROUPS: &'static [Group] = &[
        Group { name: "points", title: "Points by their source", shown: Shown::Parts },
        Group { name: "square", title: "Squares visible at the end", shown: Shown::Times },
        Group { name: "act", title: "What was done", shown: Shown::Times },
        Group { name: "card", title: "Cards", shown: Shown::Offered("card shown") },
    ];

    fn mechanisms() -> Vec<(&'static str, String)> {
        let acts = [
            "produce",
            "grow",
            "dry",
            "roast",
            "bean to a café",
            "bean to Espresso",
            "bean to the warehouse",
            "café completed",
            "clear",
            "cup paid",
            "cup free by ships",
            "bid",
            "bean kept on a ship",
        ];
        let mut all: Vec<(&'static str, String)> = Vec::new();
        all.extend(["cafés", "pastries", "warehouse"].map(|name| ("points", name.into())));
        all.extend(SQUARES.map(|name| ("square", name.into())));
        all.extend(acts.map(|name| ("act", name.into())));
        let cards = CardId::plan().chain(CardId::espresso()).chain(CardId::promo());
        all.extend(cards.map(|card| ("card", card.to_string())));
        all
    }

    fn note(_: &StepOf<Self>, events: &[Event], after: &Self, notes: &mut Notes) {
        for event in events {
            note_event(event, after, notes);
        }
        if after.awaits() == Awaits::Nobody {
            note_end(after, notes);
        }
    }
}

fn note_event(event: &Event, after: &Cafe, notes: &mut Notes) {
    let mut act = |name: &str, seat: Seat, n: u64| notes.add("act", name, seat, n);
    match *event {
        Event::MasterDrawn { seat } => notes.starter = Some(seat),
        Event::Shown { card } => notes.happened("card shown", card.to_string()),
        Event::Took { seat, card, paid } => {
            let cup = after.setup().deck.get(card).is_some_and(|card| card.has_cup());
            if paid.is_some() {
                act("cup paid", seat, 1);
            } else if cup && after.setup().draft == Draft::Classic && after.company(seat).has_discount() {
                act("cup free by ships", seat, 1);
            }
            notes.add("card", card.to_string(), seat, 1);
        }
        Event::Produced { seat, .. } => act("produce", seat, 1),
        Event::Grew { seat, .. } => act("grow", seat, 1),
        Event::Dried { seat, .. } => act("dry", seat, 1),
        Event::Roasted { seat, .. } => act("roast", seat, 1),
        Event::Sent { seat, to, .. } => {
            let espresso = |square: cafe::Square| square.at == to && square.kind == Kind::Espresso;
            let there = after.company(seat).area.squares().any(espresso);
            act(if there { "bean to Espresso" } else { "bean to a café" }, seat, 1);
        }
        Event::Stored { seat, beans } => act("bean to the warehouse", seat, beans.total().into()),
        Event::Cleared { seat, .. } => act("clear", seat, 1),
        Event::BidBean { seat, .. } => act("bid", seat, 1),
        Event::Kept { seat, .. } => act("bean kept on a ship", seat, 1),
        _ => {}
    }
}

fn note_end(after: &Cafe, notes: &mut Notes) {
    for (number, company) in after.companies().iter().enumerate() {
        let Some(seat) = Seat::new(number).filter(|_| number < usize::from(after.setup().seats)) else {
            return;
        };
        let score = company.score();
        for (name, points) in
            [("cafés", score.cafes), ("pastries", score.pastries), ("warehouse", score.warehouse)]
        {
            notes.add("points", name, seat, u64::try_from(points).unwrap_or(0));
        }
        let mut seen: Vec<cafe::Square> = Vec::new();
        for square in company.area.squares() {
            notes.add("square", square.kind.name(), seat, 1);
            let complete = square.order.is_some_and(|order| order.demand() == square.beans);
            if complete && !seen.iter().any(|other| other.shares_cafe(&square)) {
                notes.add("act", "café completed", seat, 1);
                seen.push(square);
            }
        }
    }
}
