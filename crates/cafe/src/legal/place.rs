//! Laying a card (C3): what it must cover, and which cups it must leave.

use table::Refusal;

use crate::action::Action;
use crate::card::CardId;
use crate::catalog::Kind;
use crate::company::Company;
use crate::deck::Deck;
use crate::grid::Windows;
use crate::reason::{Question, Reason};
use crate::rules::{C3_1, C3_2};

impl Company {
    pub(crate) fn card_to_place(&self) -> CardId {
        self.card.expect("a seat that is to place holds a card")
    }

    pub(crate) fn windows(&self, deck: &Deck) -> Windows {
        self.area.windows(deck.cups().contains(self.card_to_place()))
    }

    pub(crate) fn check_place(&self, deck: &Deck, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Place { at, turn } => {
                let covers = self.area.covered(at, turn).count();
                if !(2..=4).contains(&covers) {
                    return Err(Reason::Covers { covers }.under(C3_1));
                }
                let covered_cups =
                    self.area.covered(at, turn).filter(|&i| self.area.kind(i) == Kind::Cup).count();
                let card_has_cup = deck.cups().contains(self.card_to_place());
                if !card_has_cup && covered_cups == self.area.count(Kind::Cup) {
                    return Err(Reason::HidesLastCup.under(C3_2));
                }
                Ok(())
            }
            Action::Drop if self.windows(deck).len() > 0 => Err(Reason::FitsSomewhere.under(C3_2)),
            Action::Drop => Ok(()),
            _ => Err(Reason::NotAsked(Question::Place).under(C3_1)),
        }
    }
}
