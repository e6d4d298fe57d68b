//! Before the first round: promo cards (C8.1), the first master (C1.5), start cards (C1.3).

use table::{Refusal, Seat};

use crate::action::Action;
use crate::card::CardId;
use crate::company::Company;
use crate::promos::{PromoCards, Replaced};
use crate::reason::{Question, Reason};
use crate::rules::C1_3;
use crate::setup::Starts;
use crate::state::{Cafe, Phase};

impl Cafe {
    /// C8.1: promo cards come in, named or by lot.
    pub(crate) fn begin_with_promos(&mut self) {
        match (self.setup.promos, self.setup.promo_cards) {
            (0, _) => self.begin_with_master(),
            (left, PromoCards::Lot) => self.phase = Phase::Promo { left },
            _ => {
                self.setup.possible_promos().iter().for_each(|card| self.unseen.insert(card));
                self.begin_boxing();
            }
        }
    }

    /// C8.1: plan cards make room for them.
    pub(crate) fn begin_boxing(&mut self) {
        match self.setup.replaced {
            Replaced::Lot => self.phase = Phase::Box { left: self.setup.promos },
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
            None => return self.phase = Phase::FirstMaster,
        }
        self.begin_with_starts();
    }

    /// C1.3: the start cards, unless each seat has the one with its number already.
    pub(crate) fn begin_with_starts(&mut self) {
        match self.setup.starts {
            Starts::Order => self.begin_round(),
            Starts::Lot | Starts::Choose => self.phase = Phase::Start { seat: self.master },
        }
    }

    /// The start cards that a seat is to take now, or chance to deal.
    pub fn starts_to_take(&self) -> impl Iterator<Item = CardId> + '_ {
        let due = matches!(self.phase, Phase::Start { .. });
        self.starts_left().filter(move |_| due)
    }

    /// The start cards that nobody has.
    pub(crate) fn starts_left(&self) -> impl Iterator<Item = CardId> + Clone + '_ {
        let taken = |card: &CardId| {
            let mut firsts = self.companies().iter().filter_map(|company| company.area.laid().next());
            firsts.any(|laid| laid.card == *card)
        };
        CardId::starts().take(self.setup.deck.n_starts()).filter(move |card| !taken(card))
    }

    pub(crate) fn take_start(&mut self, seat: Seat, card: CardId) {
        self.companies[seat.index()] = Company::new(&self.setup.deck, card);
        match self.left_of(seat) {
            next if next == self.master => self.begin_round(),
            next => self.phase = Phase::Start { seat: next },
        }
    }

    pub(crate) fn check_start(&self, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Take { card, pay: None } if self.starts_left().any(|left| left == card) => Ok(()),
            Action::Take { card, .. } => Err(Reason::NoStartCard(card).under(C1_3)),
            _ => Err(Reason::NotAsked(Question::Start).under(C1_3)),
        }
    }
}
