//! Positions: a table set up as described, for examples, puzzles, tutorials and bug reports.

mod seat;

use std::fmt;

use table::{RuleRef, Seat, SeatSet};

use crate::bean::Beans;
use crate::card::{Card, CardId, CardSet};
use crate::catalog::{BEANS_PER_COLOUR, Colour, Kind, N_ROUNDS};
use crate::company::{Company, Stage};
use crate::frame::{Bidding, Frame};
use crate::grid::{Pos, Turn};
use crate::rules::{
    C1_1, C1_4, C1_5, C2_1, C3_1, C4_9, C4_11, C4_12, C5_1, C6_1, C6_2, C6_3, C6_5, C7_2, C8_1,
};
use crate::setup::{BidSum, Bids, Draft, LowBids, Replaced, Setup, ShipKeep};
use crate::state::Cafe;

/// A table as described. Public data: a game exists only through [`Cafe::from_position`], which checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The set-up.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the master token.
    pub master: Seat,
    /// What the table is waiting for.
    pub frame: Frame,
    /// The cards on display.
    pub display: CardSet,
    /// The cards nobody has seen; `None`: all that lie nowhere.
    pub unseen: Option<CardSet>,
    /// Seats out of the auction.
    pub passed: SeatSet,
    /// Seats that kept a bean in this auction.
    pub kept: SeatSet,
    /// What each seat owns.
    pub seats: Vec<SeatPosition>,
}

/// What one seat owns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPosition {
    /// The cards in the order laid, the start card first.
    pub cards: Vec<PlacedCard>,
    /// Beans by square.
    pub beans: Vec<(Pos, Beans)>,
    /// Beans in the warehouse.
    pub warehouse: Beans,
    /// The bid lying in front, or beans being delivered.
    pub in_hand: Beans,
    /// Beans bid in this auction.
    pub bid: u16,
    /// The card taken and not yet placed.
    pub card: Option<CardId>,
    /// Action points left; `None`: all that the visible cups give.
    pub points_left: Option<u8>,
    /// Where it stands in the round.
    pub stage: StageAt,
}

impl SeatPosition {
    /// A seat that owns just these cards and is acting.
    pub fn new(cards: Vec<PlacedCard>) -> SeatPosition {
        SeatPosition {
            cards,
            beans: Vec::new(),
            warehouse: Beans::NONE,
            in_hand: Beans::NONE,
            bid: 0,
            card: None,
            points_left: None,
            stage: StageAt::Act,
        }
    }
}

/// A card in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedCard {
    /// Which card.
    pub card: AnyCard,
    /// Its upper left square as it lies.
    pub at: Pos,
    /// How it is turned.
    pub turn: Turn,
}

/// A card of the deck, or one written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyCard {
    /// A card of the deck.
    OfDeck(CardId),
    /// Any squares.
    Loose(Card),
}

/// As [`Stage`], with groups named by their first square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum StageAt {
    Done,
    Place,
    Act,
    Grow(Pos),
    Dry(Pos),
    Roast(Pos),
    Deliver,
    Exchange,
}

/// Why a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The seat concerned, if one is.
    pub seat: Option<Seat>,
    /// What is wrong.
    pub message: String,
    /// The paragraph it offends.
    pub rule: RuleRef,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "{seat}: ")?;
        }
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for PositionError {}

pub(crate) type Check<T = ()> = Result<T, (String, RuleRef)>;

pub(crate) fn wrong<T>(message: impl Into<String>, rule: RuleRef) -> Check<T> {
    Err((message.into(), rule))
}

/// The most beans of a colour that a position may put into one place: far more than a game can bring together.
pub(crate) const MANY: u16 = 999;

/// The most beans of a colour on the whole table: together they must fit onto one square, and a game goes on.
const MOST_OUT: i32 = 4000;

impl Cafe {
    /// The table described, or what is impossible about it.
    pub fn from_position(position: &Position) -> Result<Cafe, PositionError> {
        let at_table = |(message, rule)| PositionError { seat: None, message, rule };
        position.setup.check().map_err(|error| at_table((error.message, error.rule)))?;
        let n_seats = usize::from(position.setup.seats);
        if position.seats.len() != n_seats {
            let message = format!("{} seats described, {n_seats} at the table", position.seats.len());
            return Err(at_table((message, C1_1)));
        }
        let mut companies = [Company::NOBODY; 4];
        for (seat, described) in Seat::all(n_seats).zip(&position.seats) {
            companies[seat.index()] = described
                .company(position)
                .map_err(|(message, rule)| PositionError { seat: Some(seat), message, rule })?;
        }
        let mut cafe = Cafe {
            setup: position.setup.clone(),
            unseen: CardSet::EMPTY,
            display: position.display,
            pile: 0,
            round: position.round,
            master: position.master,
            frame: position.frame,
            passed: position.passed,
            kept: position.kept,
            supply: [0; 4],
            companies,
        };
        cafe.complete(position).map_err(at_table)?;
        Ok(cafe)
    }

    /// Checks what concerns the table as a whole, and computes what follows from the rest.
    fn complete(&mut self, position: &Position) -> Check {
        if !(1..=N_ROUNDS).contains(&self.round) {
            return wrong(format!("there is no round {}; a game has {N_ROUNDS}", self.round), C4_12);
        }
        if self.master.index() >= self.companies().len() {
            return wrong(format!("the master {} is not at the table", self.master), C1_5);
        }
        self.check_frame()?;
        self.check_auction_state()?;
        self.check_cards(position)?;
        for colour in Colour::ALL {
            let out: i32 = self.companies.iter().map(|c| i32::from(c.all_beans()[colour])).sum();
            if out > MOST_OUT {
                return wrong(format!("{out} {colour} beans on the table"), C1_1);
            }
            self.supply[colour as usize] = BEANS_PER_COLOUR - out as i16;
        }
        self.audit_position()
    }

    /// The phase fits the draft, the display and what the seats are doing.
    fn check_frame(&self) -> Check {
        let turn = match self.frame {
            Frame::Draft { seat }
            | Frame::Refill { next: seat }
            | Frame::Auction { seat, .. }
            | Frame::Keep { seat }
            | Frame::Choose { seat } => Some(seat),
            _ => None,
        };
        if turn.is_some_and(|seat| seat.index() >= self.companies().len()) {
            return wrong("it is the turn of a seat that is not at the table", C1_1);
        }
        let auction = matches!(self.frame, Frame::Auction { .. } | Frame::Keep { .. } | Frame::Choose { .. });
        let classic = matches!(self.frame, Frame::Draft { .. } | Frame::Refill { .. });
        if auction && self.setup.draft == Draft::Classic {
            return wrong("an auction in a game with the classic draft", C6_1);
        }
        if classic && self.setup.draft == Draft::Auction {
            return wrong("a classic draft in a game with the auction draft", C2_1);
        }
        let before = matches!(
            self.frame,
            Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Start { .. }
        );
        if before {
            return wrong("a position begins in a round, not before the first", C1_5);
        }
        if matches!(self.frame, Frame::Refill { next } if self.left_of(self.master) == next) {
            return wrong("the master's card is not replaced", C2_1);
        }
        if let Frame::Auction { seat, .. } = self.frame
            && self.passed.contains(seat)
        {
            return wrong(format!("{seat} has passed and cannot bid"), C6_1);
        }
        let shown = self.display.len();
        let full = self.setup.n_display();
        let expected = match self.frame {
            Frame::Draft { .. } | Frame::Auction { .. } | Frame::Keep { .. } => full..=full,
            Frame::Refill { .. } => full - 1..=full - 1,
            Frame::Show => 0..=full - 1,
            Frame::Choose { seat } => {
                let left = full - self.n_before(self.master, seat);
                left..=left
            }
            _ => 0..=0,
        };
        if !expected.contains(&shown) {
            let (least, most) = (expected.start(), expected.end());
            let expected = if least == most { most.to_string() } else { format!("at most {most}") };
            return wrong(format!("{shown} cards on display; there must be {expected} now"), C2_1);
        }
        self.check_stages()
    }

    /// How many seats come from `from` on, clockwise, before `seat`.
    fn n_before(&self, from: Seat, seat: Seat) -> usize {
        let n = self.companies().len();
        (seat.index() + n - from.index()) % n
    }

    fn check_stages(&self) -> Check {
        for seat in self.seats() {
            let company = self.company(seat);
            let (stage, card) = (company.stage, company.card);
            let has_espresso = company.espresso_beans().next().is_some();
            match self.frame {
                Frame::Act => {}
                Frame::Exchange if (stage == Stage::Exchange) != has_espresso => {
                    return wrong(format!("{seat} must exchange exactly while it has Espresso beans"), C7_2);
                }
                Frame::Exchange => {}
                _ if stage != Stage::Done => {
                    return wrong(format!("{seat} places or acts before all have their cards"), C4_11);
                }
                _ => {}
            }
            if stage == Stage::Exchange && self.frame != Frame::Exchange {
                return wrong("Espresso beans are exchanged after the last round", C7_2);
            }
            // Who may hold a card: those who have had their turn in the draft.
            let may_hold = match self.frame {
                Frame::Act => stage == Stage::Place,
                Frame::Draft { seat: turn } | Frame::Refill { next: turn } => {
                    let first = self.left_of(self.master);
                    self.n_before(first, seat) < self.n_before(first, turn)
                }
                Frame::Choose { seat: turn } => {
                    self.n_before(self.master, seat) < self.n_before(self.master, turn)
                }
                _ => false,
            };
            if card.is_some() && !may_hold {
                return wrong(format!("{seat} holds a card at the wrong time"), C2_1);
            }
            let must_hold = stage == Stage::Place || matches!(self.frame, Frame::Choose { .. }) && may_hold;
            if card.is_none() && must_hold {
                return wrong(format!("{seat} has no card to place"), C3_1);
            }
        }
        let waiting = self.seats().any(|seat| self.company(seat).stage != Stage::Done);
        match self.frame {
            Frame::Act | Frame::Exchange if !waiting => {
                wrong("every seat is done, so the phase is over", C4_11)
            }
            Frame::Exchange | Frame::Over if self.round != N_ROUNDS => {
                wrong(format!("the game ends after round {N_ROUNDS}, not {}", self.round), C4_12)
            }
            Frame::Exchange | Frame::Over
                if self
                    .companies()
                    .iter()
                    .any(|c| c.area.squares().any(|s| s.kind == Kind::Ship && !s.beans.is_empty())) =>
            {
                wrong("after the last round ships are empty", C5_1)
            }
            Frame::Over if self.companies().iter().any(|c| c.espresso_beans().next().is_some()) => {
                wrong("when the game is over no Espresso bean is left", C5_1)
            }
            _ => Ok(()),
        }
    }

    /// Bids, passes and beans in hand fit the auction.
    fn check_auction_state(&self) -> Check {
        let auction = matches!(self.frame, Frame::Auction { .. } | Frame::Keep { .. });
        let bids_lie = auction && self.setup.bids == Bids::Settle;
        if self.setup.draft == Draft::Classic && !(self.passed.is_empty() && self.kept.is_empty()) {
            return wrong("seats passed in a game without an auction", C6_1);
        }
        let strangers = |seats: SeatSet| seats.iter().any(|seat| seat.index() >= self.companies().len());
        if strangers(self.passed) || strangers(self.kept) {
            return wrong("a seat that is not at the table has passed or kept a bean", C6_1);
        }
        for seat in self.seats() {
            let company = self.company(seat);
            let in_hand = company.in_hand.total();
            let own_turn = match self.frame {
                Frame::Auction { seat: turn, bidding: Bidding::Begun } | Frame::Keep { seat: turn } => {
                    turn == seat
                }
                _ => false,
            };
            if company.bid > 0 && self.setup.draft == Draft::Classic {
                return wrong(format!("{seat} has bid in a game without an auction"), C6_1);
            }
            // Bids that stand alone and are not paid at once lie there together.
            let added = self.setup.bid_sum == BidSum::Added;
            let gathers = !added && self.setup.bids == Bids::Settle;
            if in_hand > u32::from(company.bid) && !gathers && company.stage != Stage::Deliver {
                return wrong(format!("{seat} holds more beans than it bid"), C6_2);
            }
            if in_hand > 0 && !(bids_lie || own_turn || company.stage == Stage::Deliver) {
                return wrong(format!("{seat} holds beans at the wrong time"), C6_3);
            }
            if self.setup.bids == Bids::Settle
                && matches!(self.frame, Frame::Auction { .. })
                && (in_hand < u32::from(company.bid) || added && in_hand > u32::from(company.bid))
            {
                return wrong(format!("{seat} bid {} beans but {in_hand} lie there", company.bid), C6_3);
            }
            let highest = self.setup.low_bids != LowBids::Neighbour;
            if auction && highest && !own_turn && company.bid > self.company(self.master).bid {
                return wrong(format!("{seat} has bid more than the token holder"), C6_2);
            }
        }
        match self.frame {
            Frame::Keep { seat } if self.company(seat).in_hand.is_empty() => {
                wrong(format!("{seat} has no bean to keep"), C6_5)
            }
            Frame::Keep { seat } if self.company(seat).empty_ships().next().is_none() => {
                wrong(format!("{seat} has no empty ship"), C6_5)
            }
            Frame::Keep { seat }
                if self.setup.ship_keep == ShipKeep::OnePerAuction && self.kept.contains(seat) =>
            {
                wrong(format!("{seat} has kept a bean in this auction already"), C6_5)
            }
            Frame::Auction { seat, bidding: Bidding::Begun } if self.company(seat).in_hand.is_empty() => {
                wrong(format!("{seat} has begun a bid without beans"), C6_2)
            }
            Frame::Auction { seat, bidding: Bidding::Begun } if !self.can_complete_bid(seat) => {
                let needed = self.needed(seat);
                wrong(format!("{seat} has begun a bid that cannot reach {needed}"), C6_2)
            }
            Frame::Auction { seat, bidding: Bidding::NotYet }
                if seat == self.master && self.company(seat).bid > 0 =>
            {
                wrong(format!("{seat} holds the token and is not asked again"), C6_3)
            }
            _ => Ok(()),
        }
    }

    fn can_complete_bid(&self, seat: Seat) -> bool {
        let company = self.company(seat);
        let most = u32::from(company.bid) + company.warehouse.total();
        self.setup.low_bids != LowBids::Refused || most >= u32::from(self.needed(seat))
    }

    /// Every card is in one place, and enough unseen ones are left for the rounds to come (C1.4).
    fn check_cards(&mut self, position: &Position) -> Check {
        let mut in_game = Cafe::cards_in_game(&self.setup);
        let mut met = CardSet::EMPTY;
        let mut starts = Vec::new();
        let laid: Vec<CardId> = (self.companies().iter())
            .flat_map(|company| company.area.laid().map(|laid| laid.card).chain(company.card))
            .collect();
        for card in laid.into_iter().chain(self.display.iter()).filter(|&card| card != CardId::LOOSE) {
            let again = if card.is_drawn() { met.contains(card) } else { starts.contains(&card) };
            if again {
                return wrong(format!("card {card} is in two places"), C1_4);
            }
            if card.is_drawn() {
                met.insert(card);
            } else {
                starts.push(card);
            }
            if card.is_drawn() && !in_game.contains(card) {
                return wrong(format!("card {card} is not in this game"), C1_4);
            }
        }
        self.pile = self.derived_pile();
        in_game = in_game.without(met);
        self.unseen = match position.unseen {
            Some(unseen) => match unseen.iter().find(|&card| !in_game.contains(card)) {
                Some(card) => return wrong(format!("card {card} cannot be unseen"), C1_4),
                None => unseen,
            },
            None => {
                // For each promo card one plan card went to the box; which, a position need not say.
                let boxed = match self.setup.replaced {
                    Replaced::Lot => usize::from(self.setup.promos),
                    Replaced::Named(_) => 0,
                };
                let with_cafe =
                    in_game.iter().filter(|&id| id.is_plan() && self.setup.deck.card(id).has_cafe());
                let left_out = in_game.iter().filter(|id| CardId::promo().any(|promo| promo == *id));
                let n_promos = usize::from(self.setup.promos).saturating_sub(n_promos(met));
                in_game.without(with_cafe.take(boxed).collect()).without(left_out.skip(n_promos).collect())
            }
        };
        let promos = n_promos(met) + n_promos(self.unseen);
        if promos > self.setup.promos.into() {
            return wrong(format!("{promos} promo cards in a game with {}", self.setup.promos), C8_1);
        }
        match usize::from(self.pile) > self.unseen.len() {
            true => {
                wrong(format!("{} cards are still to come, {} unseen", self.pile, self.unseen.len()), C1_4)
            }
            false => Ok(()),
        }
    }

    /// The cards a game with this set-up may draw (C1.4, C8.1).
    fn cards_in_game(setup: &Setup) -> CardSet {
        let mut cards = setup.cards_without_promos();
        if let Replaced::Named(replaced) = setup.replaced {
            replaced.iter().for_each(|card| cards.remove(card));
        }
        setup.possible_promos().iter().for_each(|card| cards.insert(card));
        cards
    }

    /// How many cards are still to be drawn: what `pile` must be.
    pub(crate) fn derived_pile(&self) -> u8 {
        let later = self.setup.cards_per_round() * usize::from(N_ROUNDS - self.round);
        let refills = self.setup.cards_per_round() - self.setup.n_display();
        let now = match self.frame {
            Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Start { .. } => {
                self.setup.cards_per_round()
            }
            Frame::Show => self.setup.n_display() - self.display.len() + refills,
            // A seat that still takes before the master is followed by a refill.
            Frame::Draft { seat } => self.n_before(seat, self.master),
            Frame::Refill { next } => self.n_before(next, self.master) + 1,
            _ => 0,
        };
        (later + now) as u8
    }

    fn audit_position(&self) -> Check {
        for company in self.companies() {
            company.area.audit().map_err(|message| (message, C4_9))?;
        }
        Ok(())
    }

    /// The position this table is in.
    pub fn to_position(&self) -> Position {
        Position {
            setup: self.setup.clone(),
            round: self.round,
            master: self.master,
            frame: self.frame,
            display: self.display,
            unseen: Some(self.unseen),
            passed: self.passed,
            kept: self.kept,
            seats: self.companies().iter().map(SeatPosition::of).collect(),
        }
    }
}

fn n_promos(cards: CardSet) -> usize {
    CardId::promo().filter(|&promo| cards.contains(promo)).count()
}
