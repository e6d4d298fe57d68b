//! Before the first round: promo cards (C8.1), the first master (C1.5), start cards (C1.3).

use table::Seat;

use crate::card::CardId;
use crate::company::Company;
use crate::frame::Frame;
use crate::setup::{PromoCards, Replaced, Starts};
use crate::state::Cafe;

impl Cafe {
    /// C8.1: promo cards come in, named or by lot.
    pub(crate) fn begin_with_promos(&mut self) {
        match (self.setup.promos, self.setup.promo_cards) {
            (0, _) => self.begin_with_master(),
            (left, PromoCards::Lot) => self.frame = Frame::Promo { left },
            _ => {
                self.setup.possible_promos().iter().for_each(|card| self.unseen.insert(card));
                self.begin_boxing();
            }
        }
    }

    /// C8.1: plan cards make room for them.
    pub(crate) fn begin_boxing(&mut self) {
        match self.setup.replaced {
            Replaced::Lot => self.frame = Frame::Box { left: self.setup.promos },
            Replaced::Named(cards) => {
                cards.iter().for_each(|card| self.unseen.remove(card));
                self.begin_with_master();
            }
        }
    }

    /// C1.5: the first master, named or by lot; a seat alone needs none.
    pub(crate) fn begin_with_master(&mut self) {
        match self.setup.first_master.seat() {
            Some(seat) => self.master = seat,
            None if self.setup.seats == 1 => {}
            None => return self.frame = Frame::FirstMaster,
        }
        self.begin_with_starts();
    }

    /// C1.3: the start cards, unless each seat has the one with its number already.
    pub(crate) fn begin_with_starts(&mut self) {
        match self.setup.starts {
            Starts::Order => self.begin_round(),
            Starts::Lot | Starts::Choose => self.frame = Frame::Start { seat: self.master },
        }
    }

    pub(crate) fn take_start(&mut self, seat: Seat, card: CardId) {
        self.companies[seat.index()] = Company::new(&self.setup.deck, card);
        match self.left_of(seat) {
            next if next == self.master => self.begin_round(),
            next => self.frame = Frame::Start { seat: next },
        }
    }
}
