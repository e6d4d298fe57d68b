//! What chance may bring.

use table::Refusal;

use crate::action::Outcome;
use crate::card::{CardId, CardSet};
use crate::frame::Frame;
use crate::reason::Reason;
use crate::rules::{C1_3, C1_4, C1_5, C8_1};
use crate::setup::Starts;
use crate::state::Cafe;

impl Cafe {
    /// The cards that chance may bring now.
    pub(crate) fn drawable(&self) -> CardSet {
        match self.frame {
            Frame::Promo { .. } => {
                let promos = CardId::promo().filter(|&id| self.setup.deck.get(id).is_some());
                promos.filter(|&id| !self.unseen.contains(id)).collect()
            }
            // C8.1: plan cards with cafés go first; star cards stay, so that the numbers of C1.4 hold.
            Frame::Box { .. } => {
                let plain: CardSet = CardId::plan().filter(|&id| self.unseen.contains(id)).collect();
                let plain = plain.without(self.setup.deck.stars());
                let with_cafe: CardSet =
                    plain.iter().filter(|&id| self.setup.deck.card(id).has_cafe()).collect();
                if with_cafe.is_empty() { plain } else { with_cafe }
            }
            Frame::Show | Frame::Refill { .. } => self.unseen,
            _ => CardSet::EMPTY,
        }
    }

    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal<Reason>> {
        match (self.frame, outcome) {
            (Frame::FirstMaster, Outcome::Master(seat)) if seat.index() >= self.setup.seats.into() => {
                Err(Reason::NoSuchSeat(seat).under(C1_5))
            }
            (Frame::FirstMaster, Outcome::Master(_)) => Ok(()),
            (Frame::Box { .. }, Outcome::Box(card)) if !self.drawable().contains(card) => {
                Err(Reason::NotDrawable(card).under(C8_1))
            }
            (Frame::Box { .. }, Outcome::Box(_)) => Ok(()),
            (Frame::Promo { .. }, Outcome::Promo(card)) if !self.drawable().contains(card) => {
                Err(Reason::NotDrawable(card).under(C8_1))
            }
            (Frame::Promo { .. }, Outcome::Promo(_)) => Ok(()),
            (Frame::Start { .. }, Outcome::Start(card)) if self.setup.starts == Starts::Lot => {
                match self.starts_left().any(|left| left == card) {
                    true => Ok(()),
                    false => Err(Reason::NoStartCard(card).under(C1_3)),
                }
            }
            (Frame::Show | Frame::Refill { .. }, Outcome::Show(card)) if !self.unseen.contains(card) => {
                Err(Reason::NotDrawable(card).under(C1_4))
            }
            (Frame::Show | Frame::Refill { .. }, Outcome::Show(_)) => Ok(()),
            _ => Err(Reason::NotDue.under(self.turn_rule())),
        }
    }
}
