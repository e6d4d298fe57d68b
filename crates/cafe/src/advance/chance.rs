//! What comes of what chance brings.

use table::Witness;

use crate::action::Outcome;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Cafe;

impl Cafe {
    pub(crate) fn advance_outcome<W: Witness<Event>>(&mut self, outcome: Outcome, events: &mut W) {
        match outcome {
            Outcome::Promo(card) => {
                self.unseen.insert(card);
                events.happened(Event::PromoDrawn { card });
                match self.frame {
                    Frame::Promo { left } if left > 1 => self.frame = Frame::Promo { left: left - 1 },
                    _ => self.begin_boxing(),
                }
            }
            Outcome::Start(card) => {
                let Frame::Start { seat } = self.frame else {
                    unreachable!("a start card is dealt when due")
                };
                events.happened(Event::StartDealt { seat, card });
                self.take_start(seat, card);
            }
            Outcome::Box(card) => {
                self.unseen.remove(card);
                events.happened(Event::Boxed { card });
                match self.frame {
                    Frame::Box { left } if left > 1 => self.frame = Frame::Box { left: left - 1 },
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
                match self.frame {
                    Frame::Refill { next } => self.frame = Frame::Draft { seat: next },
                    _ if self.display.len() == self.setup.n_display() => self.begin_draft(),
                    _ => {}
                }
            }
        }
    }
}
