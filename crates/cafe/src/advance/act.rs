//! The action phase of one seat (C4): produce, dry, roast, deliver, clear, end.
//!
//! Nothing here touches another seat, the display or the deck (C4.11); beans that leave go to the supply, whose
//! change each function returns.

use table::{Seat, Witness};

use crate::action::Action;
use crate::bean::{Beans, Pile};
use crate::catalog::{Colour, Kind, Letter};
use crate::company::{Company, Stage};
use crate::event::Event;
use crate::grid::Pos;
use crate::legal::act::{DRY, Process, ROAST};

/// Beans taken from the supply (negative: given back), by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FromSupply(pub(crate) [i16; 4]);

impl FromSupply {
    pub(crate) fn take(&mut self, beans: Beans) {
        for (colour, n) in beans.iter() {
            self.0[colour as usize] += n as i16;
        }
    }

    pub(crate) fn give(&mut self, beans: Beans) {
        for (colour, n) in beans.iter() {
            self.0[colour as usize] -= n as i16;
        }
    }
}

impl Company {
    /// Carries out an action of this phase; returns what it took from the supply.
    pub(crate) fn act<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut W,
    ) -> FromSupply {
        let mut supply = FromSupply::default();
        match action {
            Action::Produce(at) => self.produce(seat, at, &mut supply, events),
            Action::Grow(colour) => self.grow(seat, colour, &mut supply, events),
            Action::Dry { at, colour } => {
                let (i, n) = self.process(DRY, at, colour);
                events.happened(Event::Dried { seat, at, colour, n });
                self.continue_process(DRY, i);
            }
            Action::Roast { at, colour } => {
                let (i, n) = self.process(ROAST, at, colour);
                events.happened(Event::Roasted { seat, at, colour, n });
                self.continue_process(ROAST, i);
            }
            Action::Stop => self.stage = Stage::Act,
            Action::Deliver(at) => {
                self.spend_point_unless(Stage::Deliver);
                let i = self.found(at);
                self.lift(seat, i, events);
                self.continue_delivery(seat, events);
            }
            Action::DeliverAll => {
                self.spend_point_unless(Stage::Deliver);
                for i in self.area.letter(Letter::Roasting) {
                    if !self.area.pile(i).is_empty() {
                        self.lift(seat, i, events);
                    }
                }
                self.continue_delivery(seat, events);
            }
            Action::Send { colour, to } => {
                self.send(colour, to);
                events.happened(Event::Sent { seat, to, colour });
                self.continue_delivery(seat, events);
            }
            Action::Store => self.store(seat, events),
            Action::Clear(at) => {
                let i = self.found(at);
                let beans = self.area.pile(i).beans();
                self.area.set_pile(i, Pile::EMPTY);
                supply.give(beans);
                events.happened(Event::Cleared { seat, at, beans });
            }
            Action::End => {
                events.happened(Event::Ended { seat, unspent: self.points_left });
                self.end_round();
            }
            other => unreachable!("`{other}` is no action of this phase"),
        }
        supply
    }

    fn found(&self, at: Pos) -> usize {
        self.area.find(at).expect("a checked action names a visible square")
    }

    fn spend_point_unless(&mut self, begun: Stage) {
        if self.stage != begun {
            self.points_left -= 1;
            self.stage = begun;
        }
    }

    /// C4.4, C7.5: fields give one bean, surplus fields two; batches (C7.3) wait for their colours.
    fn produce<W: Witness<Event>>(&mut self, seat: Seat, at: Pos, supply: &mut FromSupply, events: &mut W) {
        self.points_left -= 1;
        let first = self.found(at);
        let mut beans = Beans::NONE;
        let mut batch_waits = false;
        for i in self.area.group_of(first) {
            if !self.area.pile(i).is_empty() {
                continue;
            }
            let kind = self.area.kind(i);
            match kind.colour() {
                Some(colour) => {
                    self.area.set_pile(i, Pile::of(colour, kind.harvest()));
                    beans[colour] += kind.harvest();
                }
                None => batch_waits = true,
            }
        }
        supply.take(beans);
        events.happened(Event::Produced { seat, at, beans });
        self.stage = if batch_waits { Stage::Grow { group: first as u8 } } else { Stage::Act };
    }

    /// C7.3: the batches of the group get their colours one after another, in reading order.
    fn grow<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        colour: Colour,
        supply: &mut FromSupply,
        events: &mut W,
    ) {
        let Stage::Grow { group } = self.stage else { unreachable!("a batch grows only when asked") };
        let group = self.area.group_of(usize::from(group));
        let mut batches = self.empty_in(group).filter(|&i| self.area.kind(i) == Kind::Batch);
        let (waiting, more) = (batches.next(), batches.next().is_some());
        drop(batches);
        let i = waiting.expect("a batch waits for its colour");
        self.area.set_pile(i, Pile::of(colour, 1));
        supply.take(Beans::of(colour, 1));
        events.happened(Event::Grew { seat, at: self.area.pos(i), colour });
        if !more {
            self.stage = Stage::Act;
        }
    }

    /// All beans of a colour from the one letter onto one square of the next; says which and how many.
    fn process(&mut self, process: Process, at: Pos, colour: Colour) -> (usize, u16) {
        if self.stage == Stage::Act {
            self.points_left -= 1;
        }
        let to = self.found(at);
        let mut n = 0;
        for i in self.area.letter(process.from) {
            let pile = self.area.pile(i);
            if !pile.is_empty() && pile.colour() == colour {
                n += pile.count();
                self.area.set_pile(i, Pile::EMPTY);
            }
        }
        self.area.set_pile(to, Pile::of(colour, n));
        (to, n)
    }

    /// The same action goes on while its group has an empty square and there are beans to move.
    fn continue_process(&mut self, process: Process, i: usize) {
        let group = self.area.group_of(i);
        let goes_on = self.empty_in(group.clone()).next().is_some()
            && !self.area.beans_on(self.area.letter(process.from)).is_empty();
        let group = group.start as u8;
        self.stage = match (goes_on, process.to) {
            (false, _) => Stage::Act,
            (true, Letter::Drying) => Stage::Dry { group },
            (true, _) => Stage::Roast { group },
        };
    }

    fn lift<W: Witness<Event>>(&mut self, seat: Seat, i: usize, events: &mut W) {
        let beans = self.area.pile(i).beans();
        self.in_hand.add(beans);
        self.area.set_pile(i, Pile::EMPTY);
        events.happened(Event::Lifted { seat, at: self.area.pos(i), beans });
    }

    fn send(&mut self, colour: Colour, to: Pos) {
        let i = self.found(to);
        self.in_hand[colour] -= 1;
        let pile = match self.area.kind(i) {
            kind if kind.is_cafe() => {
                let mut served = self.area.pile(i).served_beans();
                served[colour] += 1;
                Pile::served(served)
            }
            _ => Pile::of(colour, 1),
        };
        self.area.set_pile(i, pile);
    }

    /// A delivery goes on while there is a choice left; else the rest is stored.
    fn continue_delivery<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        let may_lift = self.full_in(self.area.letter(Letter::Roasting)).next().is_some();
        let may_send = || self.in_hand.colours().any(|colour| self.destinations(colour).next().is_some());
        // With `delivery=all` nothing is left to lift, so no option need be asked here.
        if !may_lift && !may_send() {
            self.store(seat, events);
        }
    }

    fn store<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        if !self.in_hand.is_empty() {
            events.happened(Event::Stored { seat, beans: self.in_hand });
        }
        self.warehouse.add(self.in_hand);
        self.in_hand = Beans::NONE;
        self.stage = Stage::Act;
    }

    /// One Espresso bean becomes one of this colour in the warehouse; the colour it had before is returned.
    pub(crate) fn exchange(&mut self, colour: Colour) -> Colour {
        let i = self.espresso_beans().next().expect("a seat that exchanges has an Espresso bean");
        let before = self.area.pile(i).colour();
        self.area.set_pile(i, Pile::EMPTY);
        self.warehouse[colour] += 1;
        if self.espresso_beans().next().is_none() {
            self.stage = Stage::Done;
        }
        before
    }

    /// Ships give their beans to the warehouse (C5.1, C6.5).
    pub(crate) fn unload_ships(&mut self) -> Beans {
        let mut beans = Beans::NONE;
        for i in self.area.letter(Letter::Other) {
            if self.area.kind(i) == Kind::Ship {
                beans.add(self.area.pile(i).beans());
                self.area.set_pile(i, Pile::EMPTY);
            }
        }
        self.warehouse.add(beans);
        beans
    }
}
