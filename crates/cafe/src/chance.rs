//! What chance may bring, and what comes of it.

use table::{Dealer, Refusal, Seat, Witness};

use crate::action::Outcome;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::reason::Reason;
use crate::rules::{C1_3, C1_4, C1_5, C8_1};
use crate::setup::Starts;
use crate::state::{Cafe, Phase};

impl Cafe {
    /// The cards that chance may bring now.
    fn drawable(&self) -> CardSet {
        match self.phase {
            Phase::Promo { .. } => {
                let promos = CardId::promo().filter(|&id| self.setup.deck.get(id).is_some());
                promos.filter(|&id| !self.unseen.contains(id)).collect()
            }
            // C8.1: plan cards with cafés go first; star cards stay, so that the numbers of C1.4 hold.
            Phase::Box { .. } => {
                let plain: CardSet = CardId::plan().filter(|&id| self.unseen.contains(id)).collect();
                let plain = plain.without(self.setup.deck.stars());
                let with_cafe: CardSet =
                    plain.iter().filter(|&id| self.setup.deck.card(id).has_cafe()).collect();
                if with_cafe.is_empty() { plain } else { with_cafe }
            }
            Phase::Show | Phase::Refill { .. } => self.unseen,
            _ => CardSet::EMPTY,
        }
    }

    pub(crate) fn advance_outcome<W: Witness<Event>>(&mut self, outcome: Outcome, events: &mut W) {
        match outcome {
            Outcome::Promo(card) => {
                self.unseen.insert(card);
                events.happened(Event::PromoDrawn { card });
                match self.phase {
                    Phase::Promo { left } if left > 1 => self.phase = Phase::Promo { left: left - 1 },
                    _ => self.begin_boxing(),
                }
            }
            Outcome::Start(card) => {
                let Phase::Start { seat } = self.phase else {
                    unreachable!("a start card is dealt when due")
                };
                events.happened(Event::StartDealt { seat, card });
                self.take_start(seat, card);
            }
            Outcome::Box(card) => {
                self.unseen.remove(card);
                events.happened(Event::Boxed { card });
                match self.phase {
                    Phase::Box { left } if left > 1 => self.phase = Phase::Box { left: left - 1 },
                    _ => self.begin_with_master(),
                }
            }
            Outcome::Master(seat) => {
                self.master = seat;
                events.happened(Event::MasterDrawn { seat });
                self.begin_with_starts();
            }
            Outcome::Show(card) => {
                self.unseen.remove(card);
                self.display.insert(card);
                self.pile -= 1;
                events.happened(Event::Shown { card });
                match self.phase {
                    Phase::Refill { next } => self.phase = Phase::Draft { seat: next },
                    _ if self.display.len() == self.setup.n_display() => self.begin_draft(),
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        match self.phase {
            Phase::FirstMaster => into.extend(self.seats().map(|seat| (Outcome::Master(seat), 1))),
            Phase::Start { .. } if self.setup.starts == Starts::Choose => {}
            Phase::Start { .. } => into.extend(self.starts_left().map(|card| (Outcome::Start(card), 1))),
            Phase::Promo { .. } => into.extend(self.drawable().iter().map(|card| (Outcome::Promo(card), 1))),
            Phase::Box { .. } => into.extend(self.drawable().iter().map(|card| (Outcome::Box(card), 1))),
            _ => into.extend(self.drawable().iter().map(|card| (Outcome::Show(card), 1))),
        }
    }

    pub(crate) fn pick_drawn<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        let pick = |cards: CardSet, dealer: &mut D| cards.nth(dealer.below(cards.len() as u32) as usize);
        match self.phase {
            // First, because nearly every draw is one.
            Phase::Show | Phase::Refill { .. } => Outcome::Show(pick(self.unseen, dealer)),
            Phase::FirstMaster => {
                let number = dealer.below(self.setup.seats.into());
                Outcome::Master(Seat::new(number as usize).expect("a number below the number of seats"))
            }
            Phase::Start { .. } => {
                let number = dealer.below(self.starts_left().count() as u32) as usize;
                Outcome::Start(self.starts_left().nth(number).expect("a number below how many there are"))
            }
            Phase::Promo { .. } => Outcome::Promo(pick(self.drawable(), dealer)),
            _ => Outcome::Box(pick(self.drawable(), dealer)),
        }
    }

    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal<Reason>> {
        match (self.phase, outcome) {
            (Phase::FirstMaster, Outcome::Master(seat)) if seat.index() >= self.setup.seats.into() => {
                Err(Reason::NoSuchSeat(seat).under(C1_5))
            }
            (Phase::FirstMaster, Outcome::Master(_)) => Ok(()),
            (Phase::Box { .. }, Outcome::Box(card)) if !self.drawable().contains(card) => {
                Err(Reason::NotDrawable(card).under(C8_1))
            }
            (Phase::Box { .. }, Outcome::Box(_)) => Ok(()),
            (Phase::Promo { .. }, Outcome::Promo(card)) if !self.drawable().contains(card) => {
                Err(Reason::NotDrawable(card).under(C8_1))
            }
            (Phase::Promo { .. }, Outcome::Promo(_)) => Ok(()),
            (Phase::Start { .. }, Outcome::Start(card)) if self.setup.starts == Starts::Lot => {
                match self.starts_left().any(|left| left == card) {
                    true => Ok(()),
                    false => Err(Reason::NoStartCard(card).under(C1_3)),
                }
            }
            (Phase::Show | Phase::Refill { .. }, Outcome::Show(card)) if !self.unseen.contains(card) => {
                Err(Reason::NotDrawable(card).under(C1_4))
            }
            (Phase::Show | Phase::Refill { .. }, Outcome::Show(_)) => Ok(()),
            _ => Err(Reason::NotDue.under(self.turn_rule())),
        }
    }
}
