//! What steps do. One file for each chapter of the rules, with what it allows under the same name in `legal`.

use table::{Seat, SeatSet, Witness};

use crate::action::Action;
use crate::card::CardSet;
use crate::catalog::N_ROUNDS;
use crate::company::Stage;
use crate::event::Event;
use crate::frame::{Bidding, Frame};
use crate::setup::Draft;
use crate::state::Cafe;

pub(crate) mod act;
mod auction;
mod chance;
mod draft;
mod opening;
mod place;

impl Cafe {
    pub(crate) fn advance_action<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match (self.frame, action) {
            (Frame::Start { .. }, Action::Take { card, .. }) => {
                events.happened(Event::StartTaken { seat, card });
                self.take_start(seat, card);
            }
            (Frame::Draft { .. }, _) => self.advance_draft(seat, action, events),
            (Frame::Auction { .. }, _) => self.advance_auction(seat, action, events),
            (Frame::Keep { .. }, _) => self.advance_keep(seat, action, events),
            (Frame::Choose { .. }, _) => self.advance_choose(seat, action, events),
            (Frame::Exchange, Action::Exchange(colour)) => {
                let before = self.company_mut(seat).exchange(colour);
                self.supply[before as usize] += 1;
                self.supply[colour as usize] -= 1;
                events.happened(Event::Exchanged { seat, colour });
                self.close_exchange(events);
            }
            (_, Action::Place { at, turn }) => {
                let deck = &self.setup.deck;
                let lost = self.companies[seat.index()].place(seat, deck, at, turn, events);
                self.give_to_supply(lost);
            }
            (_, Action::Drop) => self.company_mut(seat).drop_card(seat, events),
            _ => {
                let taken = self.company_mut(seat).act(seat, action, events);
                self.draw_on_supply(taken);
                if action == Action::End {
                    self.close_round(events);
                }
            }
        }
    }

    pub(crate) fn begin_round(&mut self) {
        self.display = CardSet::EMPTY;
        self.passed = SeatSet::EMPTY;
        self.kept = SeatSet::EMPTY;
        for company in &mut self.companies {
            company.bid = 0;
        }
        self.frame = Frame::Show;
    }

    /// The display is full: the draft or the auction begins.
    pub(crate) fn begin_draft(&mut self) {
        self.frame = match self.setup.draft {
            Draft::Classic => Frame::Draft { seat: self.left_of(self.master) },
            Draft::Auction => Frame::Auction { seat: self.master, bidding: Bidding::NotYet },
        };
    }

    /// Every seat has its card: what is left on display goes, and all place and act (C4.11).
    pub(crate) fn begin_acting<W: Witness<Event>>(&mut self, events: &mut W) {
        events.happened(Event::DisplayCleared { cards: self.display });
        self.display = CardSet::EMPTY;
        for seat in self.seats() {
            self.company_mut(seat).begin();
        }
        self.frame = Frame::Act;
    }

    /// After each choice of the action phase: is the round over (C4.11, C4.12)?
    fn close_round<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.companies.iter().any(|company| company.stage != Stage::Done) {
            return;
        }
        events.happened(Event::RoundEnded { round: self.round });
        if self.round == N_ROUNDS {
            return self.begin_exchange(events);
        }
        if self.setup.draft == Draft::Classic && self.setup.seats > 1 {
            self.master = self.left_of(self.master);
            events.happened(Event::MasterPassed { seat: self.master });
        }
        self.round += 1;
        self.begin_round();
    }

    /// C5.1: ship beans go to the warehouse; Espresso beans ask for their colours.
    fn begin_exchange<W: Witness<Event>>(&mut self, events: &mut W) {
        self.frame = Frame::Exchange;
        for seat in self.seats() {
            let company = self.company_mut(seat);
            let beans = company.unload_ships();
            if company.espresso_beans().next().is_some() {
                company.stage = Stage::Exchange;
            }
            if !beans.is_empty() {
                events.happened(Event::ShipsUnloaded { seat, beans });
            }
        }
        self.close_exchange(events);
    }

    fn close_exchange<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.companies.iter().all(|company| company.stage == Stage::Done) {
            self.frame = Frame::Over;
            events.happened(Event::GameEnded);
        }
    }
}
