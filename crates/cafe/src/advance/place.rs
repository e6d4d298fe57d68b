//! Laying a card (C3).

use table::{Seat, Witness};

use crate::area::Laid;
use crate::bean::Beans;
use crate::company::Company;
use crate::deck::Deck;
use crate::event::Event;
use crate::grid::{Pos, Turn};

impl Company {
    pub(crate) fn place<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        deck: &Deck,
        at: Pos,
        turn: Turn,
        events: &mut W,
    ) -> Beans {
        let card = self.card.take().expect("a seat that is to place holds a card");
        let laid = Laid { card, at, turn };
        let before = self.area.len();
        let displaced = self.area.lay(laid, deck.card(card));
        let covered = (before + 6 - self.area.len()) as u8;
        self.warehouse.add(displaced.to_warehouse);
        self.begin_acting();
        events.happened(Event::Placed { seat, laid, covered, displaced, points: self.points_left });
        displaced.to_supply
    }

    pub(crate) fn drop_card<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        let card = self.card.take().expect("a seat that is to place holds a card");
        events.happened(Event::Dropped { seat, card });
        self.begin_acting();
    }
}
