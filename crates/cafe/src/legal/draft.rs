//! The classic draft (C2): which card a seat may take, and what it pays for a cup.

use table::{Refusal, RuleRef, Seat};

use crate::action::Action;
use crate::card::{CardId, CardSet};
use crate::reason::{Question, Reason};
use crate::rules::{C2_1, C2_2, C2_3, C2_4, C2_5};
use crate::state::Cafe;

impl Cafe {
    /// The cards on display that cost this seat a bean: those with a cup, unless its ships pay (C2.2, C2.3).
    pub(crate) fn costly(&self, seat: Seat) -> CardSet {
        match self.company(seat).has_discount() {
            true => CardSet::EMPTY,
            false => self.display.and(self.setup.deck.cups()),
        }
    }

    /// C2.4: every card costs a bean and there is none.
    pub(crate) fn can_take_nothing(&self, seat: Seat) -> bool {
        self.company(seat).warehouse.is_empty() && self.costly(seat) == self.display
    }

    pub(crate) fn check_draft(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Take { card, pay } => {
                self.check_on_display(card, C2_1)?;
                let company = self.company(seat);
                let has_cup = self.setup.deck.cups().contains(card);
                match pay {
                    Some(_) if !has_cup => Err(Reason::NothingToPay(card).under(C2_2)),
                    Some(_) if company.has_discount() => Err(Reason::ShipsPay(card).under(C2_3)),
                    Some(colour) if company.warehouse[colour] == 0 => {
                        Err(Reason::NoneInWarehouse(colour).under(C2_2))
                    }
                    None if has_cup && !company.has_discount() => match company.warehouse.is_empty() {
                        true => Err(Reason::CannotPay(card).under(C2_4)),
                        false => Err(Reason::MustPay(card).under(C2_2)),
                    },
                    _ => Ok(()),
                }
            }
            Action::Discard(card) => {
                self.check_on_display(card, C2_1)?;
                match self.can_take_nothing(seat) {
                    true => Ok(()),
                    false => Err(Reason::MayNotDecline.under(C2_5)),
                }
            }
            _ => Err(Reason::NotAsked(Question::Take).under(C2_1)),
        }
    }

    /// The paragraph is the one by which cards are taken: C2.1 or C6.4.
    pub(crate) fn check_on_display(&self, card: CardId, rule: RuleRef) -> Result<(), Refusal<Reason>> {
        match self.display.contains(card) {
            true => Ok(()),
            false => Err(Reason::NotOnDisplay(card).under(rule)),
        }
    }
}
