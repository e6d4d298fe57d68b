//! Short ways to set up a table, play it in notation and ask it questions.

use cafe::{
    AnyCard, Beans, Cafe, Card, CardId, CardSet, Colour, Company, Event, Frame, Order, PlacedCard, Pos,
    Position, Reason, SeatPosition, Setup, StageAt,
};
use table::{Awaits, Game, RuleRef, Seat, SeatSet, Step, StepOf};

/// A table at which tests sit.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) state: Cafe,
}

impl Table {
    /// A new game.
    pub(crate) fn new(setup: &str) -> Table {
        let setup = with_old_deck(setup);
        Table { state: Cafe::new(&setup).expect("a game") }
    }

    /// The table of a position.
    pub(crate) fn at(position: &Position) -> Table {
        Table { state: Cafe::from_position(position).expect("a possible position") }
    }

    /// One seat in its action phase.
    pub(crate) fn acting(seat: SeatPosition) -> Table {
        Table::at(&solo(seat))
    }

    /// Plays steps separated by `;`, each of which must be allowed, and returns what happened.
    pub(crate) fn play(&mut self, steps: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            if let Err(refusal) = self.state.play(&step(text), &mut events) {
                panic!("`{text}` was refused: {refusal}");
            }
            assert_eq!(self.state.audit(), Ok(()), "after `{text}`");
        }
        events
    }

    /// As `play`, for another table than this one.
    pub(crate) fn after(&self, steps: &str) -> Table {
        let mut table = self.clone();
        table.play(steps);
        table
    }

    /// The step must be refused for this reason, under this paragraph, and change nothing; nor is it offered.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str, reason: Reason, rule: RuleRef) {
        let mut state = self.state.clone();
        let refusal = state.play(&step(text), &mut Vec::new()).expect_err("a refusal");
        assert_eq!((refusal.reason, refusal.rule), (reason, rule), "`{text}`: {refusal}");
        assert_eq!(state, self.state, "a refused step changed the state");
        assert!(!self.offers(text), "`{text}` is refused but offered");
    }

    /// Whether the step is among those the generators offer.
    pub(crate) fn offers(&self, text: &str) -> bool {
        match step(text) {
            Step::Choice(seat, action) => {
                let mut actions = Vec::new();
                if seat.index() < self.state.n_seats() {
                    self.state.legal_actions(seat, &mut actions);
                }
                actions.contains(&action)
            }
            Step::Outcome(outcome) => {
                let mut outcomes = Vec::new();
                self.state.outcomes(&mut outcomes);
                outcomes.iter().any(|(known, _)| *known == outcome)
            }
        }
    }

    /// Everything a seat may choose, in notation.
    pub(crate) fn legal(&self, number: usize) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat(number), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Everything chance may bring, in notation.
    pub(crate) fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
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

pub(crate) fn step(text: &str) -> StepOf<Cafe> {
    let step: StepOf<Cafe> = text.parse().unwrap_or_else(|error| panic!("`{text}`: {error}"));
    assert_eq!(step.to_string(), text, "notation has one text for one step");
    step
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
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
    /// So many points are left.
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
