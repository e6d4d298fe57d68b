//! The action phase of one seat (C4): produce, dry, roast, deliver, clear, end.
//!
//! Nothing here touches another seat, the display or the deck (C4.11); beans that leave go to the supply, whose
//! change each function returns.

use std::ops::Range;

use table::{Refusal, RuleRef, Seat, Witness};

use crate::action::Action;
use crate::bean::{Beans, Colour, Pile};
use crate::card::{Kind, Letter};
use crate::company::{Company, Stage};
use crate::event::Event;
use crate::place::Pos;
use crate::reason::{Question, Reason};
use crate::rules::{C4_1, C4_3, C4_4, C4_5, C4_6, C4_7, C4_8, C4_9, C4_10, C7_2, C7_3};
use crate::setup::Delivery;

type Check = Result<(), Refusal<Reason>>;

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

/// Drying and roasting are the same action one stage apart (C4.5, C4.6).
#[derive(Clone, Copy)]
pub(crate) struct Process {
    pub(crate) from: Letter,
    pub(crate) to: Letter,
    rule: RuleRef,
    wanted: &'static str,
}

pub(crate) const DRY: Process =
    Process { from: Letter::Field, to: Letter::Drying, rule: C4_5, wanted: "a drying square" };
pub(crate) const ROAST: Process =
    Process { from: Letter::Drying, to: Letter::Roasting, rule: C4_6, wanted: "a roasting square" };

impl Process {
    pub(crate) fn action(self, at: Pos, colour: Colour) -> Action {
        match self.to {
            Letter::Drying => Action::Dry { at, colour },
            _ => Action::Roast { at, colour },
        }
    }

    fn none_there(self, colour: Colour) -> Reason {
        match self.from {
            Letter::Field => Reason::NoneOnFields(colour),
            _ => Reason::NoneDrying(colour),
        }
    }
}

impl Company {
    // ── which squares an action could use ──────────────────────────────────────────────────────────

    /// Empty squares of a stretch.
    pub(crate) fn empty_in(&self, squares: Range<usize>) -> impl Iterator<Item = usize> {
        squares.filter(|&i| self.area.pile(i).is_empty())
    }

    pub(crate) fn full_in(&self, squares: Range<usize>) -> impl Iterator<Item = usize> {
        squares.filter(|&i| !self.area.pile(i).is_empty())
    }

    /// Field groups with an empty field, by first square (C4.4).
    pub(crate) fn fertile_groups(&self) -> impl Iterator<Item = usize> {
        self.area
            .groups(Letter::Field)
            .filter(|group| self.empty_in(group.clone()).next().is_some())
            .map(|group| group.start)
    }

    /// Where a lifted bean of this colour may go besides the warehouse: cafés that ask for it, empty Espresso
    /// squares (C4.7, C4.8, C7.2).
    pub(crate) fn destinations(&self, colour: Colour) -> impl Iterator<Item = usize> {
        self.area.letter(Letter::Other).filter(move |&i| match self.area.kind(i) {
            kind if kind.is_cafe() => self.area.cafe_square(i) == i && self.area.wanted(i)[colour] > 0,
            Kind::Espresso => self.area.pile(i).is_empty(),
            _ => false,
        })
    }

    // ── check ──────────────────────────────────────────────────────────────────────────────────────

    pub(crate) fn check_act(&self, delivery: Delivery, action: Action) -> Check {
        match (self.stage, action) {
            (Stage::Act, Action::End) => Ok(()),
            (Stage::Act, Action::Clear(at)) => self.check_clear(at),
            (Stage::Act, Action::Produce(at)) => self.check_points().and_then(|()| self.check_produce(at)),
            (Stage::Act, Action::Dry { at, colour }) => {
                self.check_points().and_then(|()| self.check_process(DRY, at, colour, None))
            }
            (Stage::Act, Action::Roast { at, colour }) => {
                self.check_points().and_then(|()| self.check_process(ROAST, at, colour, None))
            }
            (Stage::Act, Action::Deliver(at)) => {
                self.check_points().and_then(|()| self.check_deliver(delivery, at))
            }
            (Stage::Act, Action::DeliverAll) => {
                self.check_points().and_then(|()| self.check_deliver_all(delivery))
            }
            (Stage::Grow { .. }, Action::Grow(_)) | (Stage::Exchange, Action::Exchange(_)) => Ok(()),
            (Stage::Dry { .. } | Stage::Roast { .. }, Action::Stop) => Ok(()),
            (Stage::Dry { group }, Action::Dry { at, colour }) => {
                self.check_process(DRY, at, colour, Some(group))
            }
            (Stage::Roast { group }, Action::Roast { at, colour }) => {
                self.check_process(ROAST, at, colour, Some(group))
            }
            (Stage::Deliver, Action::Deliver(at)) => self.check_deliver(delivery, at),
            (Stage::Deliver, Action::Send { colour, to }) => self.check_send(colour, to),
            (Stage::Deliver, Action::Store) => Ok(()),
            (stage, _) => {
                let question = stage.question().unwrap_or(Question::Act);
                Err(Reason::NotAsked(question).under(rule_of(stage)))
            }
        }
    }

    fn check_points(&self) -> Check {
        match self.points_left {
            0 => Err(Reason::NoPoints.under(C4_1)),
            _ => Ok(()),
        }
    }

    /// The visible square at a position, which must have this letter.
    fn check_square(
        &self,
        at: Pos,
        letter: Letter,
        wanted: &'static str,
        rule: RuleRef,
    ) -> Result<usize, Refusal<Reason>> {
        let i = self.area.find(at).ok_or_else(|| Reason::NoSquare(at).under(rule))?;
        match self.area.kind(i).letter() == letter {
            true => Ok(i),
            false => Err(Reason::NotOfKind { at, wanted }.under(rule)),
        }
    }

    /// C4.4: a group with an empty field, named by its first square.
    fn check_produce(&self, at: Pos) -> Check {
        let i = self.check_square(at, Letter::Field, "a field", C4_4)?;
        let group = self.area.group_of(i);
        if !self.area.is_group_start(i) {
            return Err(Reason::NamedBy(self.area.pos(group.start)).under(C4_3));
        }
        match self.empty_in(group).next() {
            Some(_) => Ok(()),
            None => Err(Reason::GroupFull.under(C4_4)),
        }
    }

    /// C4.5, C4.6, C4.9: an empty square of the letter, and of the group already begun, if one is.
    fn check_process(&self, process: Process, at: Pos, colour: Colour, begun: Option<u8>) -> Check {
        let i = self.check_square(at, process.to, process.wanted, process.rule)?;
        if begun.is_some_and(|group| self.area.group_of(usize::from(group)) != self.area.group_of(i)) {
            return Err(Reason::OtherGroup(at).under(process.rule));
        }
        if !self.area.pile(i).is_empty() {
            return Err(Reason::Occupied(at).under(C4_9));
        }
        if self.area.beans_on(self.area.letter(process.from))[colour] == 0 {
            return Err(process.none_there(colour).under(process.rule));
        }
        Ok(())
    }

    /// C4.7 with `delivery=chosen`: one roasting square after another.
    fn check_deliver(&self, delivery: Delivery, at: Pos) -> Check {
        if delivery == Delivery::All {
            return Err(Reason::DeliverEverything.under(C4_7));
        }
        let i = self.check_square(at, Letter::Roasting, "a roasting square", C4_7)?;
        match self.area.pile(i).is_empty() {
            true => Err(Reason::NothingThere(at).under(C4_7)),
            false => Ok(()),
        }
    }

    /// C4.7 with `delivery=all`.
    fn check_deliver_all(&self, delivery: Delivery) -> Check {
        if delivery == Delivery::Chosen {
            return Err(Reason::DeliverChosen.under(C4_7));
        }
        match self.full_in(self.area.letter(Letter::Roasting)).next() {
            Some(_) => Ok(()),
            None => Err(Reason::NothingRoasted.under(C4_7)),
        }
    }

    /// C4.8, C7.2: a lifted bean to a café that asks for it or to an empty Espresso square.
    fn check_send(&self, colour: Colour, to: Pos) -> Check {
        if self.in_hand[colour] == 0 {
            return Err(Reason::NotLifted(colour).under(C4_7));
        }
        let i = self.area.find(to).ok_or_else(|| Reason::NoSquare(to).under(C4_7))?;
        match self.area.kind(i) {
            kind if kind.is_cafe() => {
                let first = self.area.cafe_square(i);
                if first != i {
                    return Err(Reason::NamedBy(self.area.pos(first)).under(C4_8));
                }
                match self.area.wanted(i)[colour] {
                    0 => Err(Reason::NotWanted { at: to, colour }.under(C4_8)),
                    _ => Ok(()),
                }
            }
            Kind::Espresso if self.area.pile(i).is_empty() => Ok(()),
            Kind::Espresso => Err(Reason::Occupied(to).under(C7_2)),
            _ => Err(Reason::NotOfKind { at: to, wanted: "a café or an Espresso square" }.under(C4_7)),
        }
    }

    /// C4.10: beans on fields, drying and roasting squares may be cleared; elsewhere they stay (C4.8, C6.5, C7.2).
    fn check_clear(&self, at: Pos) -> Check {
        let i = self.area.find(at).ok_or_else(|| Reason::NoSquare(at).under(C4_10))?;
        let kind = self.area.kind(i);
        let keeps = kind.is_cafe() || matches!(kind, Kind::Espresso | Kind::Ship);
        // The beans of a café lie on its first square.
        let bearer = if kind.is_cafe() { self.area.cafe_square(i) } else { i };
        match (kind.letter(), self.area.pile(bearer).is_empty()) {
            (Letter::Other, _) if !keeps => Err(Reason::HoldsNone(at).under(C4_10)),
            (_, true) => Err(Reason::NothingThere(at).under(C4_10)),
            (Letter::Other, false) => Err(Reason::StaysThere(at).under(C4_10)),
            (_, false) => Ok(()),
        }
    }

    // ── advance ────────────────────────────────────────────────────────────────────────────────────

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
                self.go_on(DRY, i);
            }
            Action::Roast { at, colour } => {
                let (i, n) = self.process(ROAST, at, colour);
                events.happened(Event::Roasted { seat, at, colour, n });
                self.go_on(ROAST, i);
            }
            Action::Stop => self.stage = Stage::Act,
            Action::Deliver(at) => {
                self.spend_point_unless(Stage::Deliver);
                let i = self.found(at);
                self.lift(seat, i, events);
                self.go_on_delivering(seat, events);
            }
            Action::DeliverAll => {
                self.spend_point_unless(Stage::Deliver);
                for i in self.area.letter(Letter::Roasting) {
                    if !self.area.pile(i).is_empty() {
                        self.lift(seat, i, events);
                    }
                }
                self.go_on_delivering(seat, events);
            }
            Action::Send { colour, to } => {
                self.send(colour, to);
                events.happened(Event::Sent { seat, to, colour });
                self.go_on_delivering(seat, events);
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
    fn go_on(&mut self, process: Process, i: usize) {
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
    fn go_on_delivering<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
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
}

/// The paragraph behind the question a stage asks.
fn rule_of(stage: Stage) -> RuleRef {
    match stage {
        Stage::Dry { .. } => C4_5,
        Stage::Roast { .. } => C4_6,
        Stage::Deliver => C4_7,
        Stage::Grow { .. } => C7_3,
        Stage::Exchange => C7_2,
        Stage::Act | Stage::Place | Stage::Done => crate::rules::C4_2,
    }
}
