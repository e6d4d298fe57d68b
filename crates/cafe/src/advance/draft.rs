//! The classic draft (C2): a card is taken and its cup paid for.

use table::{Seat, Witness};

use crate::action::Action;
use crate::bean::Beans;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Cafe;

impl Cafe {
    pub(crate) fn advance_draft<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match action {
            Action::Take { card, pay } => {
                self.display.remove(card);
                let company = self.company_mut(seat);
                company.card = Some(card);
                if let Some(colour) = pay {
                    company.warehouse[colour] -= 1;
                    self.give_to_supply(Beans::of(colour, 1));
                }
                events.happened(Event::Took { seat, card, paid: pay });
            }
            Action::Discard(card) => {
                self.display.remove(card);
                events.happened(Event::Discarded { seat, card });
            }
            other => unreachable!("`{other}` is no action of the draft"),
        }
        // C2.1: the master takes last, without refill.
        if seat == self.master {
            self.begin_acting(events);
        } else {
            self.frame = Frame::Refill { next: self.left_of(seat) };
        }
    }
}
