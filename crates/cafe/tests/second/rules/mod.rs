//! A second Café, written from the rules and not from the crate: slow, plain, and with nothing remembered that
//! can be worked out again. It shares the crate's names for actions, outcomes, set-ups and printed squares, so
//! that the two can be compared, and none of its code for playing.

#![allow(dead_code, reason = "each test binary that includes it uses another part")]

mod actions;
mod area;
mod auction;
mod differences;
mod scoring;

use std::collections::BTreeSet;

use cafe::{Action, Cafe, CardId, Colour, Draft, Kind, Outcome, PromoCards, Replaced, Setup, Starts, Switch};
use table::kit::second::Second;
use table::{Awaits, Seat, SeatSet, Step, StepOf};

pub(crate) use actions::{Doing, Place, at};
pub(crate) use area::Cell;
use area::Ground;

/// Beans of each colour, in the order of `Colour::ALL`.
pub(crate) type Beans = [i32; 4];

/// Adds a bag `times` times.
pub(crate) fn add(beans: &mut Beans, bag: &[Colour], times: i32) {
    for bean in bag {
        beans[*bean as usize] += times;
    }
}

/// A turn in the auction: what the seat had bid before it, and whether a bean of a new bid lies there.
#[derive(Clone, Copy, PartialEq)]
struct Bidding {
    earlier: usize,
    begun: bool,
}

/// What the table waits for.
#[derive(Clone, PartialEq)]
enum Now {
    DrawingPromo(u8),
    Boxing(u8),
    DrawingMaster,
    /// A seat gets its start card.
    Starting(usize),
    Showing,
    Refilling {
        then: usize,
    },
    Taking(usize),
    Bidding {
        seat: usize,
        bidding: Bidding,
    },
    Keeping(usize),
    Choosing(usize),
    Acting,
    Exchanging,
    Over,
}

/// A game in progress.
#[derive(Clone)]
pub(crate) struct SecondCafe {
    setup: Setup,
    now: Now,
    pub(crate) round: u8,
    pub(crate) master: usize,
    /// Cards nobody has seen.
    pub(crate) unseen: Vec<CardId>,
    /// Cards still to be shown in this game.
    pub(crate) to_show: usize,
    pub(crate) display: Vec<CardId>,
    passed: BTreeSet<usize>,
    kept: BTreeSet<usize>,
    pub(crate) supply: Beans,
    pub(crate) places: Vec<Place>,
    /// Start cards that were dealt or taken.
    started: Vec<CardId>,
}

/// The table of C1.4: cards used in a game, by seats from 1.
fn cards_used(setup: &Setup) -> usize {
    let seats = usize::from(setup.seats) - 1;
    match (setup.draft, setup.espresso) {
        (Draft::Classic, Switch::Off) => [24, 32, 40, 48][seats],
        (Draft::Classic, Switch::On) => [32, 40, 48, 56][seats],
        (Draft::Auction, Switch::Off) => [0, 24, 32, 40][seats],
        (Draft::Auction, Switch::On) => [0, 32, 40, 48][seats],
    }
}

impl SecondCafe {
    pub(crate) fn new(setup: &Setup) -> SecondCafe {
        let deck = &setup.deck;
        let n_seats = usize::from(setup.seats);
        let place = |seat: usize| {
            let mut ground = Ground::default();
            if setup.starts == Starts::Order {
                ground.lay(deck.get(CardId::start(seat)).expect("a start card"), (0, 0), 0);
            }
            Place {
                ground,
                warehouse: Colour::ALL.to_vec(),
                lifted: vec![],
                bid: vec![],
                bid_total: 0,
                card: None,
                points: 0,
                doing: Doing::Nothing,
            }
        };
        let stars_stay = n_seats == 4 && setup.draft == Draft::Classic;
        let mut unseen: Vec<CardId> =
            CardId::plan().filter(|id| stars_stay || !deck.stars().contains(*id)).collect();
        if setup.espresso == Switch::On {
            unseen.extend(CardId::espresso());
        }
        match setup.promo_cards {
            PromoCards::First => unseen.extend(CardId::promo().take(setup.promos.into())),
            PromoCards::Named(cards) => unseen.extend(cards.iter()),
            PromoCards::Lot => {}
        }
        unseen.retain(|id| deck.get(*id).is_some());
        let mut second = SecondCafe {
            setup: setup.clone(),
            now: Now::DrawingPromo(setup.promos),
            round: 1,
            master: 0,
            unseen,
            to_show: cards_used(setup),
            display: vec![],
            passed: BTreeSet::new(),
            kept: BTreeSet::new(),
            supply: [35 - n_seats as i32; 4],
            places: (0..n_seats).map(place).collect(),
            started: vec![],
        };
        match setup.promo_cards {
            _ if setup.promos == 0 => second.draw_master(),
            PromoCards::Lot => {}
            _ => second.box_cards(),
        }
        second
    }

    fn n_seats(&self) -> usize {
        self.places.len()
    }

    fn left_of(&self, seat: usize) -> usize {
        (seat + 1) % self.n_seats()
    }

    fn has_cup(&self, card: CardId) -> bool {
        self.setup.deck.get(card).is_some_and(|card| card.squares.contains(&Kind::Cup))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now == Now::Over
    }

    pub(crate) fn awaits(&self) -> Awaits {
        let seat = |number: usize| Seat::new(number).expect("a seat of the table");
        match &self.now {
            Now::DrawingPromo(_) | Now::Boxing(_) | Now::DrawingMaster => Awaits::Chance,
            Now::Showing | Now::Refilling { .. } => Awaits::Chance,
            Now::Starting(_) if self.setup.starts == Starts::Lot => Awaits::Chance,
            Now::Starting(number) => Awaits::Seat(seat(*number)),
            Now::Taking(number) | Now::Keeping(number) | Now::Choosing(number) => Awaits::Seat(seat(*number)),
            Now::Bidding { seat: number, .. } => Awaits::Seat(seat(*number)),
            Now::Acting | Now::Exchanging => {
                let busy = (0..self.n_seats()).filter(|nth| self.places[*nth].doing != Doing::Nothing);
                let busy: Vec<Seat> = busy.map(seat).collect();
                match busy[..] {
                    [only] => Awaits::Seat(only),
                    _ => Awaits::Seats(busy.into_iter().collect::<SeatSet>()),
                }
            }
            Now::Over => Awaits::Nobody,
        }
    }

    pub(crate) fn outcomes(&self) -> Vec<Outcome> {
        match self.now {
            // C8.1: plan cards with cafés first. Star cards stay in or out as C1.4 says.
            Now::Boxing(_) => {
                let deck = &self.setup.deck;
                let in_game = |id: &CardId| self.unseen.contains(id) && !deck.stars().contains(*id);
                let plan: Vec<CardId> = CardId::plan().filter(in_game).collect();
                let has_cafe = |id: &CardId| deck.get(*id).is_some_and(|card| card.order.is_some());
                let cafes: Vec<CardId> = plan.iter().copied().filter(has_cafe).collect();
                let cards = if cafes.is_empty() { plan } else { cafes };
                cards.into_iter().map(Outcome::Box).collect()
            }
            Now::DrawingPromo(_) => {
                let out = |id: &CardId| self.setup.deck.get(*id).is_some() && !self.unseen.contains(id);
                CardId::promo().filter(out).map(Outcome::Promo).collect()
            }
            Now::Starting(_) if self.setup.starts == Starts::Lot => {
                self.starts_left().into_iter().map(Outcome::Start).collect()
            }
            Now::DrawingMaster => Seat::all(self.n_seats()).map(Outcome::Master).collect(),
            Now::Showing | Now::Refilling { .. } => self.unseen.iter().copied().map(Outcome::Show).collect(),
            _ => vec![],
        }
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Action> {
        match self.now {
            Now::Starting(turn) if turn == seat && self.setup.starts == Starts::Choose => {
                self.starts_left().into_iter().map(|card| Action::Take { card, pay: None }).collect()
            }
            Now::Taking(turn) if turn == seat => self.takes(seat),
            Now::Bidding { seat: turn, bidding } if turn == seat => self.biddings(seat, bidding),
            Now::Keeping(turn) if turn == seat => self.keepings(seat),
            Now::Choosing(turn) if turn == seat => {
                self.display.iter().map(|card| Action::Take { card: *card, pay: None }).collect()
            }
            Now::Acting | Now::Exchanging => self.places[seat].legal(&self.setup.deck, self.setup.delivery),
            _ => vec![],
        }
    }

    /// C2.1 to C2.5.
    fn takes(&self, seat: usize) -> Vec<Action> {
        let place = &self.places[seat];
        let discount = place.ground.count(Kind::Ship) >= 2;
        let colours: BTreeSet<Colour> = place.warehouse.iter().copied().collect();
        let mut takes = vec![];
        for card in self.display.iter().copied() {
            if !self.has_cup(card) || discount {
                takes.push(Action::Take { card, pay: None });
            } else {
                takes.extend(colours.iter().map(|colour| Action::Take { card, pay: Some(*colour) }));
            }
        }
        if takes.is_empty() {
            takes.extend(self.display.iter().map(|card| Action::Discard(*card)));
        }
        takes
    }

    pub(crate) fn apply(&mut self, step: &Step<Action, Outcome>) {
        match *step {
            Step::Outcome(outcome) => self.chance(outcome),
            Step::Choice(seat, action) => self.choice(seat.index(), action),
        }
    }

    fn chance(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Promo(card) => {
                self.unseen.push(card);
                match self.now {
                    Now::DrawingPromo(left) if left > 1 => self.now = Now::DrawingPromo(left - 1),
                    _ => self.box_cards(),
                }
            }
            Outcome::Start(card) => {
                let Now::Starting(seat) = self.now else { panic!("no start card is due") };
                self.start(seat, card);
            }
            Outcome::Box(card) => {
                self.unseen.retain(|other| *other != card);
                match self.now {
                    Now::Boxing(left) if left > 1 => self.now = Now::Boxing(left - 1),
                    _ => self.draw_master(),
                }
            }
            Outcome::Master(seat) => {
                self.master = seat.index();
                self.deal_starts();
            }
            Outcome::Show(card) => {
                self.unseen.retain(|other| *other != card);
                self.display.push(card);
                self.to_show -= 1;
                match self.now {
                    Now::Refilling { then } => self.now = Now::Taking(then),
                    _ if self.display.len() == self.n_shown() => self.begin_draft(),
                    _ => {}
                }
            }
        }
    }

    /// C8.1: the plan cards that promo cards replace, named or by lot.
    fn box_cards(&mut self) {
        match self.setup.replaced {
            Replaced::Lot => self.now = Now::Boxing(self.setup.promos),
            Replaced::Named(cards) => {
                self.unseen.retain(|id| !cards.iter().any(|card| card == *id));
                self.draw_master();
            }
        }
    }

    /// C1.5: a named seat, the only one, or by lot.
    fn draw_master(&mut self) {
        match self.setup.first_master.word().parse() {
            Ok(seat) => self.master = seat,
            Err(_) if self.n_seats() == 1 => self.master = 0,
            Err(_) => return self.now = Now::DrawingMaster,
        }
        self.deal_starts();
    }

    /// C1.3: from the master clockwise, unless everybody has a start card already.
    fn deal_starts(&mut self) {
        self.now = match self.setup.starts {
            Starts::Order => Now::Showing,
            _ => Now::Starting(self.master),
        };
    }

    fn starts_left(&self) -> Vec<CardId> {
        let starts = (0..4).map(CardId::start).filter(|id| self.setup.deck.get(*id).is_some());
        starts.filter(|id| !self.started.contains(id)).collect()
    }

    fn start(&mut self, seat: usize, card: CardId) {
        let printed = self.setup.deck.get(card).expect("a start card");
        self.places[seat].ground.lay(printed, (0, 0), 0);
        self.started.push(card);
        self.now = match self.left_of(seat) {
            next if next == self.master => Now::Showing,
            next => Now::Starting(next),
        };
    }

    /// C2.1, C6.1, C7.1.
    fn n_shown(&self) -> usize {
        let plain = if self.setup.draft == Draft::Classic { 3 } else { self.n_seats() + 1 };
        if self.setup.espresso == Switch::On { plain + 1 } else { plain }
    }

    fn begin_draft(&mut self) {
        self.now = match self.setup.draft {
            Draft::Classic => Now::Taking(self.left_of(self.master)),
            Draft::Auction => {
                Now::Bidding { seat: self.master, bidding: Bidding { earlier: 0, begun: false } }
            }
        };
    }

    fn choice(&mut self, seat: usize, action: Action) {
        match self.now.clone() {
            Now::Starting(_) => {
                let Action::Take { card, .. } = action else { panic!("`{action}` takes no start card") };
                self.start(seat, card);
            }
            Now::Taking(_) => self.take(seat, action),
            Now::Bidding { .. } => self.bid(seat, action),
            Now::Keeping(_) => self.keep(seat, action),
            Now::Choosing(_) => self.choose(seat, action),
            Now::Exchanging => self.exchange(seat, action),
            _ => {
                self.places[seat].act(action, &self.setup.deck, &mut self.supply);
                self.end_round();
            }
        }
    }

    fn take(&mut self, seat: usize, action: Action) {
        match action {
            Action::Take { card, pay } => {
                self.display.retain(|other| *other != card);
                self.places[seat].card = Some(card);
                if let Some(colour) = pay {
                    assert!(area::take_out(&mut self.places[seat].warehouse, colour), "a bean to pay with");
                    add(&mut self.supply, &[colour], 1);
                }
            }
            Action::Discard(card) => self.display.retain(|other| *other != card),
            other => panic!("`{other}` takes no card"),
        }
        if seat == self.master {
            self.begin_acting();
        } else {
            self.now = Now::Refilling { then: self.left_of(seat) };
        }
    }

    /// C2.1: what is left is discarded. C4.11: all seats place and act.
    fn begin_acting(&mut self) {
        self.display.clear();
        for place in &mut self.places {
            match place.card {
                Some(_) => place.doing = Doing::Placing,
                None => place.begin_acting(),
            }
        }
        self.now = Now::Acting;
    }

    /// C4.11, C4.12: when all are done the next round begins, or the last things are done.
    fn end_round(&mut self) {
        if self.places.iter().any(|place| place.doing != Doing::Nothing) {
            return;
        }
        if self.round == 8 {
            return self.end_game();
        }
        if self.setup.draft == Draft::Classic {
            self.master = self.left_of(self.master);
        }
        self.round += 1;
        self.passed.clear();
        self.kept.clear();
        for place in &mut self.places {
            place.bid_total = 0;
        }
        self.now = Now::Showing;
    }

    /// C5.1: ships unload, Espresso beans ask for a colour.
    fn end_game(&mut self) {
        self.now = Now::Exchanging;
        for place in &mut self.places {
            for (at, kind) in place.ground.squares() {
                if kind == Kind::Ship {
                    let beans = place.ground.beans.remove(&at).unwrap_or_default();
                    place.warehouse.extend(beans);
                }
            }
            if !espressos(place).is_empty() {
                place.doing = Doing::Exchanging;
            }
        }
        self.end_exchange();
    }

    fn exchange(&mut self, seat: usize, action: Action) {
        let Action::Exchange(colour) = action else { panic!("`{action}` exchanges nothing") };
        let place = &mut self.places[seat];
        let beans = place.ground.beans.remove(&espressos(place)[0]).expect("an Espresso bean");
        add(&mut self.supply, &beans, 1);
        add(&mut self.supply, &[colour], -1);
        place.warehouse.push(colour);
        if espressos(place).is_empty() {
            place.doing = Doing::Nothing;
        }
        self.end_exchange();
    }

    fn end_exchange(&mut self) {
        if self.places.iter().all(|place| place.doing == Doing::Nothing) {
            self.now = Now::Over;
        }
    }

    pub(crate) fn ranking(&self) -> Vec<u8> {
        scoring::ranking(&self.places)
    }
}

/// The Espresso squares with a bean (C7.2).
fn espressos(place: &Place) -> Vec<Cell> {
    let squares = place.ground.squares().into_iter();
    squares
        .filter(|(at, kind)| *kind == Kind::Espresso && !place.ground.is_empty(*at))
        .map(|(at, _)| at)
        .collect()
}

impl Second<Cafe> for SecondCafe {
    fn begin(setup: &Setup) -> SecondCafe {
        SecondCafe::new(setup)
    }

    fn steps(&self) -> Vec<StepOf<Cafe>> {
        let outcomes = self.outcomes().into_iter().map(Step::Outcome);
        let choices = Seat::all(self.n_seats()).flat_map(|seat| {
            self.legal(seat.index()).into_iter().map(move |action| Step::Choice(seat, action))
        });
        outcomes.chain(choices).collect()
    }

    fn play(&mut self, step: &StepOf<Cafe>) {
        self.apply(step);
    }

    fn differences(&self, state: &Cafe) -> Vec<String> {
        differences::between(state, self)
    }
}
