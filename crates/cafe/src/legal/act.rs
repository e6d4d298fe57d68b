//! The action phase of one seat (C4): what may be produced, dried, roasted, delivered and cleared.

use std::ops::Range;

use table::{Refusal, RuleRef};

use crate::action::Action;
use crate::catalog::{Colour, Kind, Letter};
use crate::company::{Company, Stage};
use crate::grid::Pos;
use crate::legal::Allowed;
use crate::reason::{Question, Reason};
use crate::rules::{C4_1, C4_2, C4_3, C4_4, C4_5, C4_6, C4_7, C4_8, C4_9, C4_10, C7_2, C7_3};
use crate::setup::Delivery;

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

    pub(crate) fn check_act(&self, delivery: Delivery, action: Action) -> Allowed {
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

    fn check_points(&self) -> Allowed {
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
    fn check_produce(&self, at: Pos) -> Allowed {
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
    fn check_process(&self, process: Process, at: Pos, colour: Colour, begun: Option<u8>) -> Allowed {
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
    fn check_deliver(&self, delivery: Delivery, at: Pos) -> Allowed {
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
    fn check_deliver_all(&self, delivery: Delivery) -> Allowed {
        if delivery == Delivery::Chosen {
            return Err(Reason::DeliverChosen.under(C4_7));
        }
        match self.full_in(self.area.letter(Letter::Roasting)).next() {
            Some(_) => Ok(()),
            None => Err(Reason::NothingRoasted.under(C4_7)),
        }
    }

    /// C4.8, C7.2: a lifted bean to a café that asks for it or to an empty Espresso square.
    fn check_send(&self, colour: Colour, to: Pos) -> Allowed {
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
    fn check_clear(&self, at: Pos) -> Allowed {
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
}

/// The paragraph behind the question a stage asks.
fn rule_of(stage: Stage) -> RuleRef {
    match stage {
        Stage::Dry { .. } => C4_5,
        Stage::Roast { .. } => C4_6,
        Stage::Deliver => C4_7,
        Stage::Grow { .. } => C7_3,
        Stage::Exchange => C7_2,
        Stage::Act | Stage::Place | Stage::Done => C4_2,
    }
}
