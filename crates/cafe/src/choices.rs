//! What a seat may choose in its action phase: the list of it, and one of it without a list.

use std::ops::Range;

use table::{Dealer, Seat, Unseen};

use crate::act::{DRY, Process, ROAST};
use crate::action::Action;
use crate::bean::{Beans, Colour};
use crate::card::Letter;
use crate::company::{Company, Stage};
use crate::setup::Delivery;

/// What a process could do: any empty square of a stretch, any colour there is.
struct Prospects {
    squares: Range<usize>,
    beans: Beans,
    n_empty: u32,
    n_colours: u32,
}

impl Prospects {
    fn len(&self) -> u32 {
        self.n_empty * self.n_colours
    }
}

impl Company {
    // ── for players who look ahead ─────────────────────────────────────────────────────────────────

    /// What this company may choose in its action phase, whatever the other seats do (C4.11).
    pub fn choices(&self, delivery: Delivery, into: &mut Vec<Action>) {
        self.legal_act(delivery, into);
    }

    /// This company after one of its [`Company::choices`].
    #[must_use]
    pub fn after(&self, action: Action) -> Company {
        let mut after = *self;
        // A company does not know its own seat, and nobody is watching.
        let nobody = Seat::all(1).next().expect("there is a first seat");
        let _ = after.act(nobody, action, &mut Unseen);
        after
    }

    // ── generator ──────────────────────────────────────────────────────────────────────────────────

    pub(crate) fn legal_act(&self, delivery: Delivery, into: &mut Vec<Action>) {
        self.each_act(delivery, |action| {
            into.push(action);
            true
        });
    }

    /// One of the legal actions, without a list: count each kind, draw a number, make the one it falls on.
    pub(crate) fn pick_act<D: Dealer + ?Sized>(&self, delivery: Delivery, dealer: &mut D) -> Action {
        let area = &self.area;
        match self.stage {
            Stage::Act => self.pick_fresh(delivery, dealer),
            Stage::Grow { .. } => Action::Grow(Colour::of_index(dealer.below(4) as usize)),
            Stage::Exchange => Action::Exchange(Colour::of_index(dealer.below(4) as usize)),
            Stage::Dry { group } | Stage::Roast { group } => {
                let process = if matches!(self.stage, Stage::Dry { .. }) { DRY } else { ROAST };
                let going = self.prospects(process, area.group_of(usize::from(group)));
                match dealer.below(1 + going.len()) {
                    0 => Action::Stop,
                    n => self.nth_process(process, &going, n - 1),
                }
            }
            Stage::Deliver | Stage::Place | Stage::Done => {
                let count = |n: usize| n as u32;
                let may_lift = match delivery {
                    Delivery::Chosen => count(self.full_in(area.letter(Letter::Roasting)).count()),
                    Delivery::All => 0,
                };
                let sends = |colour| count(self.destinations(colour).count());
                let may_send: u32 = self.in_hand.colours().map(sends).sum();
                let mut left = dealer.below(1 + may_lift + may_send);
                let mut picked = Action::Store;
                self.each_act(delivery, |action| {
                    picked = action;
                    let go_on = left > 0;
                    left = left.wrapping_sub(1);
                    go_on
                });
                picked
            }
        }
    }

    /// One of the legal actions of a seat that has none under way.
    fn pick_fresh<D: Dealer + ?Sized>(&self, delivery: Delivery, dealer: &mut D) -> Action {
        let area = &self.area;
        let count = |n: usize| n as u32;
        let n_clear = count(self.full_in(0..area.letter(Letter::Roasting).end).count());
        let clear = |n: u32| match self.full_in(0..area.letter(Letter::Roasting).end).nth(n as usize) {
            Some(i) => Action::Clear(area.pos(i)),
            None => Action::End,
        };
        if self.points_left == 0 {
            return clear(dealer.below(n_clear + 1));
        }
        let n_produce = count(self.fertile_groups().count());
        let drying = self.prospects(DRY, area.letter(DRY.to));
        let roasting = self.prospects(ROAST, area.letter(ROAST.to));
        let n_full = count(self.full_in(area.letter(Letter::Roasting)).count());
        let n_deliver = if delivery == Delivery::All { n_full.min(1) } else { n_full };

        let total = n_clear + 1 + n_produce + drying.len() + roasting.len() + n_deliver;
        let mut n = dealer.below(total);
        if n < n_produce {
            let first = self.fertile_groups().nth(n as usize).expect("a number below their number");
            return Action::Produce(area.pos(first));
        }
        n -= n_produce;
        if n < drying.len() {
            return self.nth_process(DRY, &drying, n);
        }
        n -= drying.len();
        if n < roasting.len() {
            return self.nth_process(ROAST, &roasting, n);
        }
        n -= roasting.len();
        if n < n_deliver {
            if delivery == Delivery::All {
                return Action::DeliverAll;
            }
            let i = self.full_in(area.letter(Letter::Roasting)).nth(n as usize);
            return Action::Deliver(area.pos(i.expect("a number below their number")));
        }
        clear(n - n_deliver)
    }

    fn prospects(&self, process: Process, squares: Range<usize>) -> Prospects {
        let n_empty = self.empty_in(squares.clone()).count() as u32;
        let beans = match n_empty {
            0 => Beans::NONE,
            _ => self.area.beans_on(self.area.letter(process.from)),
        };
        Prospects { squares, beans, n_empty, n_colours: beans.n_colours() }
    }

    fn nth_process(&self, process: Process, prospects: &Prospects, n: u32) -> Action {
        let square = self.empty_in(prospects.squares.clone()).nth((n / prospects.n_colours) as usize);
        let colour = prospects.beans.colours().nth((n % prospects.n_colours) as usize);
        let (square, colour) = square.zip(colour).expect("a number below the number of combinations");
        process.action(self.area.pos(square), colour)
    }

    /// Every legal action in turn, for as long as `visit` says so.
    fn each_act(&self, delivery: Delivery, mut visit: impl FnMut(Action) -> bool) {
        // `try_each` gives up as soon as one visit does.
        let _: Option<()> = self.try_each_act(delivery, &mut |action| visit(action).then_some(()));
    }

    fn try_each_act(&self, delivery: Delivery, visit: &mut dyn FnMut(Action) -> Option<()>) -> Option<()> {
        let area = &self.area;
        match self.stage {
            Stage::Act => {
                if self.points_left > 0 {
                    for i in self.fertile_groups() {
                        visit(Action::Produce(area.pos(i)))?;
                    }
                    self.each_process(DRY, area.letter(DRY.to), visit)?;
                    self.each_process(ROAST, area.letter(ROAST.to), visit)?;
                    self.each_delivery(delivery, visit)?;
                }
                for i in self.full_in(0..area.letter(Letter::Roasting).end) {
                    visit(Action::Clear(area.pos(i)))?;
                }
                visit(Action::End)
            }
            Stage::Grow { .. } => Colour::ALL.into_iter().try_for_each(|colour| visit(Action::Grow(colour))),
            Stage::Dry { group } => {
                self.each_process(DRY, area.group_of(usize::from(group)), visit)?;
                visit(Action::Stop)
            }
            Stage::Roast { group } => {
                self.each_process(ROAST, area.group_of(usize::from(group)), visit)?;
                visit(Action::Stop)
            }
            Stage::Deliver => {
                if delivery == Delivery::Chosen {
                    self.each_delivery(delivery, visit)?;
                }
                for colour in self.in_hand.colours() {
                    for i in self.destinations(colour) {
                        visit(Action::Send { colour, to: area.pos(i) })?;
                    }
                }
                visit(Action::Store)
            }
            Stage::Exchange => Colour::ALL.into_iter().try_for_each(|colour| visit(Action::Exchange(colour))),
            Stage::Place | Stage::Done => Some(()),
        }
    }

    fn each_process(
        &self,
        process: Process,
        squares: Range<usize>,
        visit: &mut dyn FnMut(Action) -> Option<()>,
    ) -> Option<()> {
        let beans = self.area.beans_on(self.area.letter(process.from));
        for i in self.empty_in(squares) {
            for colour in beans.colours() {
                visit(process.action(self.area.pos(i), colour))?;
            }
        }
        Some(())
    }

    fn each_delivery(&self, delivery: Delivery, visit: &mut dyn FnMut(Action) -> Option<()>) -> Option<()> {
        let mut full = self.full_in(self.area.letter(Letter::Roasting));
        match delivery {
            Delivery::Chosen => full.try_for_each(|i| visit(Action::Deliver(self.area.pos(i)))),
            Delivery::All => full.next().map_or(Some(()), |_| visit(Action::DeliverAll)),
        }
    }
}
