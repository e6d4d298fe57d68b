//! Short ways to set up a table, play it in notation and ask it questions.

use cafe::{
    AnyCard, Beans, Cafe, Card, CardId, CardSet, Colour, Company, Event, Frame, Order, PlacedCard, Pos,
    Position, Reason, SeatPosition, Setup, StageAt,
};
use table::kit::script::Script;
use table::{Awaits, Game, RuleRef, SeatSet};

pub(crate) use table::kit::script::{seat, step};

table::script!(Table, Cafe);

impl Table {
    /// A new game.
    pub(crate) fn new(setup: &str) -> Table {
        Table::of(Cafe::new(&with_old_deck(setup)).expect("a game"))
    }

    /// A game that begins here.
    pub(crate) fn of(state: Cafe) -> Table {
        Table(Script::of(state))
    }

    /// The table of a position.
    pub(crate) fn at(position: &Position) -> Table {
        Table::of(Cafe::from_position(position).expect("a possible position"))
    }

    /// One seat in its action phase.
    pub(crate) fn acting(seat: SeatPosition) -> Table {
        Table::at(&solo(seat))
    }

    /// Plays steps separated by `;`, each of which must be allowed, and returns what happened.
    #[track_caller]
    pub(crate) fn play(&mut self, steps: &str) -> Vec<Event> {
        self.0.play(steps).events.clone()
    }

    /// As `play`, for another table than this one.
    #[track_caller]
    pub(crate) fn after(&self, steps: &str) -> Table {
        Table(self.0.after(steps))
    }

    /// The step must be refused for this reason, under this paragraph.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str, reason: Reason, rule: RuleRef) {
        let refusal = self.refused(text);
        assert_eq!((&refusal.reason, refusal.rule), (&reason, rule), "`{text}`: {refusal}");
    }

    /// Everything chance may bring, in notation.
    pub(crate) fn outcomes(&self) -> Vec<String> {
        self.weights().into_iter().map(|(outcome, _)| outcome).collect()
    }

    pub(crate) fn company(&self, number: usize) -> &Company {
        self.state.company(seat(number))
    }

    /// The beans on a square of a seat's area.
    pub(crate) fn beans(&self, number: usize, at: &str) -> Beans {
        let square = self.company(number).area.squares().find(|square| square.at == pos(at));
        square.unwrap_or_else(|| panic!("no square at {at}")).beans
    }

    pub(crate) fn warehouse(&self, number: usize) -> Beans {
        self.company(number).warehouse
    }

    pub(crate) fn points(&self, number: usize) -> u8 {
        self.company(number).points_left
    }

    /// The supply as yellow, brown, green, red.
    pub(crate) fn supply(&self) -> [i16; 4] {
        Colour::ALL.map(|colour| self.state.supply(colour))
    }

    pub(crate) fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    /// Fills the display with these cards, in this order.
    pub(crate) fn show(&mut self, cards: &str) {
        for card in cards.split_whitespace() {
            self.play(&format!("chance show {card}"));
        }
    }
}

pub(crate) fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

pub(crate) fn pos(text: &str) -> Pos {
    text.parse().expect("a square")
}

pub(crate) fn card(text: &str) -> CardId {
    text.parse().expect("a card")
}

pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

/// Reads `2 yellow, 1 red`; an empty text is no beans.
pub(crate) fn beans(text: &str) -> Beans {
    let mut beans = Beans::NONE;
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (n, colour) = part.split_once(' ').expect("`<number> <colour>`");
        beans[colour.parse().expect("a colour")] += n.parse::<u16>().expect("a number");
    }
    beans
}

/// Reads a card in its place: `S1`, `09 @ 2,0 turn 1`, `b c D / c Y u wants YYG for 4 @ 2,0`.
pub(crate) fn placed(text: &str) -> PlacedCard {
    let (what, place) = text.split_once(" @ ").unwrap_or((text, "0,0"));
    let (at, turn) = place.split_once(" turn ").unwrap_or((place, "0"));
    let card = match what.parse() {
        Ok(id) => AnyCard::OfDeck(id),
        Err(_) => {
            let mut parts = what.split(" wants ");
            let squares = parts.next().expect("squares");
            let mut orders = parts.map(|order| {
                let (letters, points) = order.split_once(" for ").expect("`wants YYG for 4`");
                Order::from_letters(letters, points.parse().unwrap()).expect("an order")
            });
            AnyCard::Loose(Card::loose(squares, orders.next(), orders.next()).expect("a card"))
        }
    };
    PlacedCard { card, at: pos(at), turn: turn.parse().ok().and_then(cafe::Turn::new).expect("a turn") }
}

/// A seat with these cards in its area, acting, with an empty warehouse.
pub(crate) fn area(cards: &[&str]) -> SeatPosition {
    SeatPosition::new(cards.iter().map(|text| placed(text)).collect())
}

/// A seat that waits for its turn in the draft.
pub(crate) fn waiting(cards: &[&str]) -> SeatPosition {
    SeatPosition { stage: StageAt::Done, ..area(cards) }
}

/// More about a seat, in short.
pub(crate) trait Described {
    /// Beans on a square: `.on("1,0", "2 brown")`.
    fn on(self, at: &str, beans: &str) -> Self;
    /// Beans in the warehouse.
    fn stores(self, beans: &str) -> Self;
    /// This many points are left.
    fn with_points(self, points: u8) -> Self;
    /// It must place this card.
    fn to_place(self, card: &str) -> Self;
}

impl Described for SeatPosition {
    fn on(mut self, at: &str, what: &str) -> Self {
        self.beans.push((pos(at), beans(what)));
        self
    }

    fn stores(mut self, what: &str) -> Self {
        self.warehouse = beans(what);
        self
    }

    fn with_points(mut self, points: u8) -> Self {
        self.points_left = Some(points);
        self
    }

    fn to_place(mut self, id: &str) -> Self {
        self.card = Some(card(id));
        self.stage = StageAt::Place;
        self
    }
}

/// A set-up with the deck of rules version 1, unless it names another: its start cards have every kind of square that
/// an action needs, and most tests are about something else than cards.
pub(crate) fn with_old_deck(setup: &str) -> Setup {
    let deck = if setup.contains("deck=") { "" } else { " deck=classic-1" };
    format!("{setup}{deck}").parse().expect("a set-up")
}

/// A position in the last round, all seats placing and acting: the most cards may lie in each area.
pub(crate) fn last_round(setup: &str, seats: Vec<SeatPosition>) -> Position {
    Position {
        setup: with_old_deck(&format!("seats={} {setup}", seats.len())),
        round: 8,
        master: seat(0),
        frame: Frame::Act,
        display: CardSet::EMPTY,
        unseen: None,
        passed: SeatSet::EMPTY,
        kept: SeatSet::EMPTY,
        seats,
    }
}

/// One seat alone, in its last round.
pub(crate) fn solo(seat: SeatPosition) -> Position {
    last_round("", vec![seat])
}

/// A position in a round's draft or auction: the cards on display, and what is waited for.
pub(crate) fn drafting(setup: &str, frame: Frame, display: &str, seats: Vec<SeatPosition>) -> Position {
    Position { frame, display: cards(display), ..last_round(setup, seats) }
}
