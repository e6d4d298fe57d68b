//! What an action of Café acts on, costs and brings, for drawings.

use ::cafe::{Action, Area, Beans, Cafe, CardId, Colour, Event, Kind, Laid, Pos, Square, View};
use bots::first_place;
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
    /// What a card takes away by covering it, square by square.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<LossShape>>", optional))]
    losses: Vec<LossShape>,
    /// Whether a card is first held here: the best place by the judgement of the bots.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    suggested: bool,
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

/// What is lost at a square when a card covers it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct LossShape {
    at: SquareAt,
    /// `beans` that go to the supply; a `cup`, a `ship`, a `pastry`; a `cafe` that closes; the only `drying` or
    /// `roasting` square.
    #[cfg_attr(test, ts(type = "'beans' | 'cup' | 'ship' | 'pastry' | 'cafe' | 'drying' | 'roasting'"))]
    what: &'static str,
    /// Beans that go to the supply: those on the square, or all that the café held.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    beans: Option<BeanCounts>,
    /// Whether there was but one of its kind.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    only: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(word: &bool) -> bool {
    !*word
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &i32) -> bool {
    *number == 0
}

/// The actions of a seat as a drawing needs them.
pub(super) fn offers(view: &View, seat: Seat, actions: &[Action]) -> Vec<CafeOffer> {
    let first = first_place(view, seat);
    let offer =
        |action: &Action| CafeOffer { suggested: first == Some(*action), ..offer(&view.table, seat, action) };
    actions.iter().map(offer).collect()
}

/// The action of a seat as a drawing needs it.
fn offer(table: &Cafe, seat: Seat, action: &Action) -> CafeOffer {
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
    let is_half_of_covered =
        |square: &&Square| !laid.covers(square.at) && covered().any(|other| other.shares_cafe(square));
    let cups = |table: &Cafe| table.company(seat).area.count(Kind::Cup);
    CafeOffer {
        covers: covered().map(|square| SquareAt(square.at)).collect(),
        lost: (!displaced.to_supply.is_empty()).then(|| BeanCounts::from_beans(displaced.to_supply)),
        closes: squares.iter().filter(is_half_of_covered).map(|square| SquareAt(square.at)).collect(),
        losses: covered()
            .filter_map(|square| loss(square, &squares, laid, &after.company(seat).area))
            .collect(),
        cups: Some((cups(table), cups(after))),
        points: Some(points),
        ..offer
    }
}

/// C3.3: what is lost by covering this square of an area, given what the area is then.
fn loss(square: &Square, area: &[Square], laid: Laid, after: &Area) -> Option<LossShape> {
    let only = area.iter().filter(|other| other.kind == square.kind).count() == 1;
    // A card that brings another one takes nothing away but the beans.
    let last = only && !after.squares().any(|other| other.kind == square.kind);
    let at_least_one = |beans: Beans| (!beans.is_empty()).then(|| BeanCounts::from_beans(beans));
    let of = |what, beans, only| Some(LossShape { at: SquareAt(square.at), what, beans, only });
    match square.kind {
        Kind::Cup => of("cup", None, only),
        // C6.5: what lies on a ship goes to the warehouse.
        Kind::Ship => of("ship", None, only),
        Kind::Pastry1 | Kind::Pastry2 | Kind::Pastry3 => of("pastry", None, false),
        kind if kind.is_cafe() => {
            let cafe = || area.iter().filter(|other| other.shares_cafe(square));
            // A café is lost once, where its first covered square is.
            if cafe().find(|other| laid.covers(other.at)).is_some_and(|first| first.at != square.at) {
                return None;
            }
            let mut beans = Beans::NONE;
            cafe().for_each(|other| beans.add(other.beans));
            of("cafe", at_least_one(beans), false)
        }
        Kind::Drying if last => of("drying", at_least_one(square.beans), true),
        Kind::Roasting if last => of("roasting", at_least_one(square.beans), true),
        _ => at_least_one(square.beans).and_then(|beans| of("beans", Some(beans), false)),
    }
}
