//! The state of a game.

use std::hash::Hash;

use table::{Seat, SeatSet, SetupError};

use crate::advance::act::FromSupply;
use crate::bean::Beans;
use crate::card::{CardId, CardSet};
use crate::catalog::{BEANS_PER_COLOUR, Colour};
use crate::company::Company;
use crate::frame::Frame;
use crate::setup::{Setup, Starts};

/// A game of Café: everything there is to know about it, flat and without a heap.
///
/// The deck has no order: `unseen` is the set of cards nobody has seen, which includes those removed at random
/// (C1.4), and `pile` says how many of them will still be drawn. So no future is hidden in a state, and two
/// states are equal exactly when they cannot be told apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cafe {
    pub(crate) setup: Setup,
    pub(crate) unseen: CardSet,
    pub(crate) display: CardSet,
    pub(crate) pile: u8,
    /// From 1.
    pub(crate) round: u8,
    /// Who holds the master token.
    pub(crate) master: Seat,
    pub(crate) frame: Frame,
    /// Seats out of the auction.
    pub(crate) passed: SeatSet,
    /// Seats that kept a bean in this auction.
    pub(crate) kept: SeatSet,
    /// Beans in the supply: 35 of each colour less those on the table; it may go below 0 (C1.1).
    pub(crate) supply: [i16; 4],
    pub(crate) companies: [Company; 4],
}

impl Cafe {
    /// The table before the first step.
    pub(crate) fn start(setup: &Setup) -> Result<Cafe, SetupError> {
        setup.check()?;
        let deck = &setup.deck;
        let mut companies = [Company::NOBODY; 4];
        for seat in Seat::all(setup.seats.into()) {
            companies[seat.index()] = match setup.starts {
                Starts::Order => Company::new(deck, CardId::start(seat.index())),
                Starts::Lot | Starts::Choose => Company::without_start_card(),
            };
        }
        let mut cafe = Cafe {
            setup: setup.clone(),
            unseen: setup.cards_without_promos(),
            display: CardSet::EMPTY,
            pile: setup.cards_per_game() as u8,
            round: 1,
            master: Seat::new(0).expect("every table has a seat 0"),
            frame: Frame::Show,
            passed: SeatSet::EMPTY,
            kept: SeatSet::EMPTY,
            supply: [BEANS_PER_COLOUR - i16::from(setup.seats); 4],
            companies,
        };
        cafe.begin_with_promos();
        Ok(cafe)
    }

    /// The set-up, with the rules in force.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who holds the master token.
    pub fn master(&self) -> Seat {
        self.master
    }

    /// What the table is waiting for.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// The cards on display.
    pub fn display(&self) -> CardSet {
        self.display
    }

    /// The cards nobody has seen yet.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// How many cards will still be drawn.
    pub fn deck_left(&self) -> u8 {
        self.pile
    }

    /// Beans in the supply, which may be below 0.
    pub fn supply(&self, colour: Colour) -> i16 {
        self.supply[colour as usize]
    }

    /// What a seat at this table owns.
    pub fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// What each seat owns.
    pub fn companies(&self) -> &[Company] {
        &self.companies[..self.setup.seats.into()]
    }

    /// Whether a seat is out of the auction.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(seat)
    }

    /// Whether a seat kept a bean in this auction (C6.5).
    pub fn has_kept(&self, seat: Seat) -> bool {
        self.kept.contains(seat)
    }

    pub(crate) fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.seats.into())
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.setup.seats.into())
    }

    /// Moves beans between a company and the supply.
    pub(crate) fn draw_on_supply(&mut self, taken: FromSupply) {
        for (stock, n) in self.supply.iter_mut().zip(taken.0) {
            *stock -= n;
        }
    }

    pub(crate) fn give_to_supply(&mut self, beans: Beans) {
        let mut given = FromSupply::default();
        given.give(beans);
        self.draw_on_supply(given);
    }
}
