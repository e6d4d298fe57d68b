//! Before the first round: which start card a seat may take (C1.3).

use table::Refusal;

use crate::action::Action;
use crate::card::CardId;
use crate::frame::Frame;
use crate::reason::{Question, Reason};
use crate::rules::C1_3;
use crate::state::Cafe;

impl Cafe {
    /// The start cards that a seat is to take now, or chance to deal.
    pub fn starts_to_take(&self) -> impl Iterator<Item = CardId> + '_ {
        let due = matches!(self.frame, Frame::Start { .. });
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

    pub(crate) fn check_start(&self, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Take { card, pay: None } if self.starts_left().any(|left| left == card) => Ok(()),
            Action::Take { card, .. } => Err(Reason::NoStartCard(card).under(C1_3)),
            _ => Err(Reason::NotAsked(Question::Start).under(C1_3)),
        }
    }
}
