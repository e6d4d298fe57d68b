//! What happens in Café, in words.

use cafe::{Beans, Cafe, CardId, Colour, Event, Outcome, Pos};
use table::{RuleRef, Seat};

use crate::play::names::{Names, capital};
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, rule: RuleRef, does: &'static str) -> Form {
    Form { verb, form, does, rule }
}

/// Every action, in the order of a round.
pub(super) const FORMS: &[Form] = {
    use cafe::rules::*;
    &[
        form(
            "take",
            "take CARD [pay COLOUR]",
            C2_2,
            "take a card; one with a cup costs a bean of your warehouse",
        ),
        form("discard", "discard CARD", C2_4, "you can pay for no card, so throw one away"),
        form("bid", "bid COLOUR", C6_2, "lay a bean of your warehouse on your bid"),
        form("stand", "stand", C6_2, "your bid is complete; you take the master token"),
        form("pass", "pass", C6_1, "leave the auction; beans bid so far are paid"),
        form("keep", "keep COLOUR at X,Y", C6_5, "save a bean of your bid on an empty ship, or `keep none`"),
        form(
            "place",
            "place X,Y turn N",
            C3_1,
            "lay your card, upper left square at X,Y, on 2 to 4 squares of the area",
        ),
        form("drop", "drop", C3_2, "the card fits nowhere: throw it away"),
        form("produce", "produce X,Y", C4_4, "a bean on every empty field of the group; 1 point"),
        form("grow", "grow COLOUR", C7_3, "the colour of the bean that a batch field produces"),
        form(
            "dry",
            "dry X,Y COLOUR",
            C4_5,
            "all beans of a colour from the fields to an empty drying square; 1 point a group",
        ),
        form(
            "roast",
            "roast X,Y COLOUR",
            C4_6,
            "all beans of a colour from drying squares to an empty roasting square; 1 point a group",
        ),
        form("stop", "stop", C4_5, "enough dried or roasted with this point"),
        form(
            "deliver",
            "deliver X,Y",
            C4_7,
            "lift the beans of a roasting square; 1 point for as many squares as you like",
        ),
        form(
            "send",
            "send COLOUR to X,Y",
            C4_8,
            "a lifted bean to a café that asks for it or to an Espresso square; `send yyg X,Y` and `send all X,Y` for several",
        ),
        form("store", "store", C4_7, "what is still lifted goes to your warehouse"),
        form("clear", "clear X,Y", C4_10, "beans of a square back to the supply, free"),
        form("end", "end", C4_2, "no more actions this round; points left are lost"),
        form(
            "exchange",
            "exchange COLOUR",
            C7_2,
            "an Espresso bean becomes one of this colour in your warehouse",
        ),
    ]
};

/// Events in words. Cards shown one after another make one sentence.
pub(super) fn tell(seen: &[Event], after: &Cafe, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let mut cards = Vec::new();
    for (nth, event) in seen.iter().enumerate() {
        if let Event::Shown { card } = event {
            cards.push(*card);
            if !matches!(seen.get(nth + 1), Some(Event::Shown { .. })) {
                let verb = if cards.len() == 1 { "comes" } else { "come" };
                lines.push(format!("{} {verb} onto the display.", capital(&card_list(&cards))));
                cards.clear();
            }
            continue;
        }
        if let Some(line) = sentence(event, after, names) {
            lines.push(format!("{}.", capital(&line)));
        }
    }
    lines
}

fn sentence(event: &Event, after: &Cafe, names: &Names) -> Option<String> {
    let does = |seat: Seat, you: &str, others: &str| names.does(seat, you, others);
    Some(match *event {
        Event::Boxed { card } => format!("card {card} goes to the box for a promo card"),
        Event::MasterDrawn { seat } => format!("{} the first master", does(seat, "are", "is")),
        Event::Shown { .. } => return None,
        Event::Took { seat, card, paid: None } => format!("{} card {card}", does(seat, "take", "takes")),
        Event::Took { seat, card, paid: Some(colour) } => {
            let and = if names.does(seat, "pay", "pays").ends_with("pay") { "pay" } else { "pays" };
            format!("{} card {card} and {and} a {colour} bean", does(seat, "take", "takes"))
        }
        Event::Discarded { seat, card } => {
            format!("{} pay for no card and {card} is thrown away", does(seat, "can", "can"))
        }
        Event::DisplayCleared { cards } if cards.is_empty() => return None,
        Event::DisplayCleared { cards } => {
            let cards: Vec<CardId> = cards.iter().collect();
            format!("{} {} left over", card_list(&cards), if cards.len() == 1 { "is" } else { "are" })
        }
        Event::BidBean { seat, colour } => format!("{} a {colour} bean", does(seat, "bid", "bids")),
        Event::BidMade { seat, total } => {
            format!(
                "{} the token with a bid of {}",
                does(seat, "take", "takes"),
                beans_or(total.into(), "bean")
            )
        }
        Event::Passed { seat } => does(seat, "pass", "passes"),
        Event::Kept { seat, colour, at } => {
            format!("{} a {colour} bean of the bid on the ship at {at}", does(seat, "keep", "keeps"))
        }
        Event::BidPaid { seat, beans } => format!("{} {beans} for the bid", does(seat, "pay", "pays")),
        Event::AuctionWon { seat } => format!("{} master and chooses first", does(seat, "are", "is")),
        Event::Placed { seat, laid, covered, displaced, points } => {
            let mut line = format!(
                "{} card {} at {}, turn {}, on {covered} squares",
                does(seat, "lay", "lays"),
                laid.card,
                laid.at,
                laid.turn.quarters(),
            );
            if !displaced.to_supply.is_empty() {
                line += &format!("; {} lost", displaced.to_supply);
            }
            if !displaced.to_warehouse.is_empty() {
                line += &format!("; {} from the ship to the warehouse", displaced.to_warehouse);
            }
            line + &format!("; {}", beans_or(points.into(), "action point"))
        }
        Event::Dropped { seat, card } => {
            format!("card {card} fits nowhere and {} it away", does(seat, "throw", "throws"))
        }
        Event::Produced { seat, beans, .. } if beans.is_empty() => {
            format!("{} on a batch field", does(seat, "produce", "produces"))
        }
        Event::Produced { seat, beans, .. } => format!("{} {beans}", does(seat, "produce", "produces")),
        Event::Grew { seat, at, colour } => format!("{} {colour} at {at}", does(seat, "grow", "grows")),
        Event::Dried { seat, at, colour, n } => {
            format!("{} {n} {colour} at {at}", does(seat, "dry", "dries"))
        }
        Event::Roasted { seat, at, colour, n } => {
            format!("{} {n} {colour} at {at}", does(seat, "roast", "roasts"))
        }
        Event::Lifted { seat, at, beans } => format!("{} {beans} off {at}", does(seat, "lift", "lifts")),
        Event::Sent { seat, to, colour } => {
            let sends = does(seat, "send", "sends");
            let (place, complete) = destination(after, seat, to);
            format!("{sends} a {colour} bean to the {place} at {to}{complete}")
        }
        Event::Stored { seat, beans } => {
            format!("{} {beans} in the warehouse", does(seat, "store", "stores"))
        }
        Event::Cleared { seat, at, beans } => {
            format!("{} {at}: {beans} back to the supply", does(seat, "clear", "clears"))
        }
        Event::Ended { seat, unspent: 0 } => format!("{} the round", does(seat, "end", "ends")),
        Event::Ended { seat, unspent } => {
            format!("{} the round with {} left", does(seat, "end", "ends"), beans_or(unspent.into(), "point"))
        }
        Event::RoundEnded { round } => format!("round {round} is over"),
        Event::MasterPassed { seat } => format!("{} master now", does(seat, "are", "is")),
        Event::ShipsUnloaded { seat, beans } => {
            format!("{} ships bring {beans} to the warehouse", names.whose(seat))
        }
        Event::Exchanged { seat, colour } => {
            format!("{} an Espresso bean for a {colour} one", does(seat, "exchange", "exchanges"))
        }
        Event::GameEnded => "the game is over".into(),
    })
}

/// What stands at a square beans are sent to, and whether they complete it.
fn destination(after: &Cafe, seat: Seat, at: Pos) -> (&'static str, String) {
    let square = after.company(seat).area.squares().find(|square| square.at == at);
    match square.and_then(|square| square.order.map(|order| (order, square.beans))) {
        Some((order, beans)) if order.demand() == beans => {
            ("café", format!(", which is complete: {} points", order.points()))
        }
        Some(_) => ("café", String::new()),
        None => ("Espresso square", String::new()),
    }
}

/// A chance outcome in words.
pub(super) fn tell_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Box(card) => format!("card {card} went to the box"),
        Outcome::Master(seat) => format!("seat {} became the first master", seat.index()),
        Outcome::Show(card) => format!("card {card} was shown"),
    }
}

/// `1 bean`, `2 beans`.
pub(super) fn beans_or(n: u32, one: &str) -> String {
    match n {
        1 => format!("1 {one}"),
        _ => format!("{n} {one}s"),
    }
}

/// `card 09`, `cards 09, 17 and 33`.
pub(super) fn card_list(cards: &[CardId]) -> String {
    let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    match &names[..] {
        [] => "no card".into(),
        [one] => format!("card {one}"),
        [rest @ .., last] => format!("cards {} and {last}", rest.join(", ")),
    }
}

/// Letters for beans: `YYG`.
pub(super) fn letters(beans: Beans) -> String {
    let repeat = |(colour, n): (Colour, u16)| std::iter::repeat_n(colour.letter(), usize::from(n));
    beans.iter().flat_map(repeat).collect()
}
