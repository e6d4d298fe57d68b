//! What an action of Café acts on, costs and brings, for drawings.

use ::cafe::{Action, Beans, Cafe, CardId, Colour, Event, Kind, Laid, Pos, Square};
use serde::Serialize;
use table::{Game, Seat, Step};

#[cfg(test)]
use ts_rs::TS;

use super::shape::{BeanCounts, CardAt, SquareAt};

/// An action as a drawing needs it. What does not belong to the action is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CafeOffer {
    /// The first word of the action.
    #[cfg_attr(
        test,
        ts(
            type = "'take' | 'discard' | 'bid' | 'stand' | 'pass' | 'keep' | 'place' | 'drop' | 'produce' | 'grow' | 'dry' | 'roast' | 'stop' | 'deliver' | 'send' | 'store' | 'clear' | 'end' | 'exchange'"
        )
    )]
    verb: String,
    /// The card it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    card: Option<CardAt>,
    /// The bean it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pay: Option<&'static str>,
    /// The square it acts on; of a card that is laid, its upper left one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    at: Option<SquareAt>,
    /// Quarter turns of a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    turn: Option<u8>,
    /// The colour of the beans it moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    colour: Option<&'static str>,
    /// The beans it moves, grows, stores or gives back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    beans: Option<BeanCounts>,
    /// Squares that a card covers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SquareAt>>", optional))]
    covers: Vec<SquareAt>,
    /// Beans that are lost by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    lost: Option<BeanCounts>,
    /// Cafés of which half is covered, so that they never open again: their first squares.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SquareAt>>", optional))]
    closes: Vec<SquareAt>,
    /// Cups in sight before and after a card is laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    cups: Option<(usize, usize)>,
    /// Action points that follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    points: Option<u8>,
    /// By how much the own score rises or falls at once.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<i32>", optional))]
    score: i32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &i32) -> bool {
    *number == 0
}

/// The action of a seat as a drawing needs it.
pub(super) fn offer(table: &Cafe, seat: Seat, action: &Action) -> CafeOffer {
    let verb = action.to_string().split(' ').next().unwrap_or_default().to_string();
    let offer = CafeOffer { verb, ..named(action) };
    let mut after = table.clone();
    let mut events = Vec::new();
    if after.play(&Step::Choice(seat, *action), &mut events).is_err() {
        return offer;
    }
    let score = |table: &Cafe| table.company(seat).score().total();
    let offer = CafeOffer {
        score: score(&after) - score(table),
        beans: events.iter().find_map(moved).filter(|beans| !beans.is_empty()).map(BeanCounts::from_beans),
        ..offer
    };
    match (*action, table.company(seat).card) {
        (Action::Place { at, turn }, Some(card)) => {
            laid(table, &after, seat, Laid { card, at, turn }, &events, offer)
        }
        _ => offer,
    }
}

/// What the action names.
fn named(action: &Action) -> CafeOffer {
    let none = CafeOffer::default();
    let of_card = |card: CardId| CafeOffer { card: Some(CardAt(card)), ..CafeOffer::default() };
    let at = |at: Pos| CafeOffer { at: Some(SquareAt(at)), ..CafeOffer::default() };
    let of = |colour: Colour| CafeOffer { colour: Some(colour.name()), ..CafeOffer::default() };
    match *action {
        Action::Take { card, pay } => CafeOffer { pay: pay.map(Colour::name), ..of_card(card) },
        Action::Discard(card) => of_card(card),
        Action::Place { at: place, turn } => CafeOffer { turn: Some(turn.quarters()), ..at(place) },
        Action::Produce(place) | Action::Deliver(place) | Action::Clear(place) => at(place),
        Action::Keep { colour, at: place }
        | Action::Dry { at: place, colour }
        | Action::Roast { at: place, colour }
        | Action::Send { colour, to: place } => CafeOffer { colour: Some(colour.name()), ..at(place) },
        Action::Bid(colour) | Action::Grow(colour) | Action::Exchange(colour) => of(colour),
        Action::Stand
        | Action::Pass
        | Action::KeepNone
        | Action::Drop
        | Action::Stop
        | Action::DeliverAll
        | Action::Store
        | Action::End => none,
    }
}

/// The beans that an event moved.
fn moved(event: &Event) -> Option<Beans> {
    let of = |colour: Colour, n: u16| {
        let mut beans = Beans::NONE;
        beans[colour] = n;
        beans
    };
    match *event {
        Event::Produced { beans, .. }
        | Event::Lifted { beans, .. }
        | Event::Stored { beans, .. }
        | Event::Cleared { beans, .. }
        | Event::BidPaid { beans, .. } => Some(beans),
        Event::Dried { colour, n, .. } | Event::Roasted { colour, n, .. } => Some(of(colour, n)),
        Event::Sent { colour, .. } | Event::Grew { colour, .. } => Some(of(colour, 1)),
        _ => None,
    }
}

/// C3: what the card covers, what is lost, and what follows.
fn laid(table: &Cafe, after: &Cafe, seat: Seat, laid: Laid, events: &[Event], offer: CafeOffer) -> CafeOffer {
    let placed = events.iter().find_map(|event| match *event {
        Event::Placed { displaced, points, .. } => Some((displaced, points)),
        _ => None,
    });
    let (displaced, points) = placed.unwrap_or_default();
    let before = &table.company(seat).area;
    let mut squares: Vec<Square> = before.squares().collect();
    squares.sort_by_key(|square| square.at);
    let covered = || squares.iter().filter(|square| laid.covers(square.at));
    let is_half_of_covered = |square: &&Square| {
        square.kind == Kind::Cafe
            && !laid.covers(square.at)
            && covered().any(|other| other.kind == Kind::Cafe && other.laid == square.laid)
    };
    let cups = |table: &Cafe| table.company(seat).area.count(Kind::Cup);
    CafeOffer {
        covers: covered().map(|square| SquareAt(square.at)).collect(),
        lost: (!displaced.to_supply.is_empty()).then(|| BeanCounts::from_beans(displaced.to_supply)),
        closes: squares.iter().filter(is_half_of_covered).map(|square| SquareAt(square.at)).collect(),
        cups: Some((cups(table), cups(after))),
        points: Some(points),
        ..offer
    }
}
