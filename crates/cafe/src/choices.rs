//! What may be chosen and drawn: the lists of it, and one of it without a list.

use std::ops::Range;

use table::{Dealer, Seat, Unseen};

use crate::action::{Action, Outcome};
use crate::area::Laid;
use crate::bean::Beans;
use crate::card::CardSet;
use crate::catalog::{Colour, Letter};
use crate::company::{Company, Stage};
use crate::deck::Deck;
use crate::frame::{Bidding, Frame};
use crate::grid::{Pos, Turn};
use crate::legal::act::{DRY, Process, ROAST};
use crate::setup::{Delivery, Starts};
use crate::state::Cafe;

/// What a process could do: any empty square of a stretch, any colour there is.
struct Prospects {
    squares: Range<usize>,
    beans: Beans,
    n_empty: u32,
    n_colours: u32,
}

impl Prospects {
    pub(crate) fn len(&self) -> u32 {
        self.n_empty * self.n_colours
    }
}

impl Cafe {
    pub(crate) fn list_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.next_to_act().seats().contains(seat) {
            return;
        }
        let from = into.len();
        match self.frame {
            Frame::Start { .. } => {
                into.extend(self.starts_left().map(|card| Action::Take { card, pay: None }));
            }
            Frame::Draft { .. } => self.legal_draft(seat, into),
            Frame::Auction { bidding, .. } => self.legal_auction(seat, bidding, into),
            Frame::Keep { .. } => self.legal_keep(seat, into),
            Frame::Choose { .. } => self.legal_choose(into),
            _ => match self.company(seat).stage {
                Stage::Place => self.company(seat).legal_place(&self.setup.deck, into),
                _ => self.company(seat).choices(self.setup.delivery, into),
            },
        }
        into[from..].sort_unstable();
    }

    /// One of the legal actions. Most are made without a list.
    pub(crate) fn draw_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        match (self.frame, self.company(seat).stage) {
            (Frame::Act | Frame::Exchange, Stage::Place) => {
                self.company(seat).pick_place(&self.setup.deck, dealer)
            }
            (Frame::Act | Frame::Exchange, _) => self.company(seat).pick_act(self.setup.delivery, dealer),
            (Frame::Draft { .. }, _) => self.pick_draft(seat, dealer),
            _ => {
                let mut actions = Vec::new();
                self.list_actions(seat, &mut actions);
                actions[dealer.below(actions.len() as u32) as usize]
            }
        }
    }

    fn legal_draft(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.can_take_nothing(seat) {
            return into.extend(self.display.iter().map(Action::Discard));
        }
        let costly = self.costly(seat);
        for card in self.display.iter() {
            match costly.contains(card) {
                true => {
                    let colours = self.company(seat).warehouse.colours();
                    into.extend(colours.map(|colour| Action::Take { card, pay: Some(colour) }));
                }
                false => into.push(Action::Take { card, pay: None }),
            }
        }
    }

    fn pick_draft<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        let pick = |cards: CardSet, n: u32| cards.nth(n as usize);
        if self.can_take_nothing(seat) {
            return Action::Discard(pick(self.display, dealer.below(self.display.len() as u32)));
        }
        let costly = self.costly(seat);
        let free = self.display.without(costly);
        let warehouse = self.company(seat).warehouse;
        let n_colours = warehouse.n_colours();
        let n = dealer.below(free.len() as u32 + costly.len() as u32 * n_colours);
        match n.checked_sub(free.len() as u32) {
            None => Action::Take { card: pick(free, n), pay: None },
            Some(n) => Action::Take {
                card: pick(costly, n / n_colours),
                pay: warehouse.colours().nth((n % n_colours) as usize),
            },
        }
    }

    fn legal_auction(&self, seat: Seat, bidding: Bidding, into: &mut Vec<Action>) {
        if self.can_bid(seat) || bidding == Bidding::Begun {
            into.extend(self.company(seat).warehouse.colours().map(Action::Bid));
        }
        match bidding {
            Bidding::NotYet => into.push(Action::Pass),
            Bidding::Begun if self.may_stand(seat) => into.push(Action::Stand),
            Bidding::Begun => {}
        }
    }

    fn legal_keep(&self, seat: Seat, into: &mut Vec<Action>) {
        let company = self.company(seat);
        for i in company.empty_ships() {
            let at = company.area.pos(i);
            into.extend(company.in_hand.colours().map(|colour| Action::Keep { colour, at }));
        }
        into.push(Action::KeepNone);
    }

    fn legal_choose(&self, into: &mut Vec<Action>) {
        into.extend(self.display.iter().map(|card| Action::Take { card, pay: None::<Colour> }));
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        match self.frame {
            Frame::FirstMaster => into.extend(self.seats().map(|seat| (Outcome::Master(seat), 1))),
            Frame::Start { .. } if self.setup.starts == Starts::Choose => {}
            Frame::Start { .. } => into.extend(self.starts_left().map(|card| (Outcome::Start(card), 1))),
            Frame::Promo { .. } => into.extend(self.drawable().iter().map(|card| (Outcome::Promo(card), 1))),
            Frame::Box { .. } => into.extend(self.drawable().iter().map(|card| (Outcome::Box(card), 1))),
            _ => into.extend(self.drawable().iter().map(|card| (Outcome::Show(card), 1))),
        }
    }

    pub(crate) fn draw_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        let pick = |cards: CardSet, dealer: &mut D| cards.nth(dealer.below(cards.len() as u32) as usize);
        match self.frame {
            // First, because nearly every draw is one.
            Frame::Show | Frame::Refill { .. } => Outcome::Show(pick(self.unseen, dealer)),
            Frame::FirstMaster => {
                let number = dealer.below(self.setup.seats.into());
                Outcome::Master(Seat::new(number as usize).expect("a number below the number of seats"))
            }
            Frame::Start { .. } => {
                let number = dealer.below(self.starts_left().count() as u32) as usize;
                Outcome::Start(self.starts_left().nth(number).expect("a number below how many there are"))
            }
            Frame::Promo { .. } => Outcome::Promo(pick(self.drawable(), dealer)),
            _ => Outcome::Box(pick(self.drawable(), dealer)),
        }
    }
}

impl Company {
    /// What this company may choose in its action phase, whatever the other seats do (C4.11).
    pub fn choices(&self, delivery: Delivery, into: &mut Vec<Action>) {
        self.each_act(delivery, |action| {
            into.push(action);
            true
        });
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

    /// The places its card may be laid in. One that is the same but for half a turn is another place.
    pub fn places(&self, deck: &Deck) -> impl Iterator<Item = (Pos, Turn)> + use<> {
        let windows = self.windows(deck);
        (0..windows.len()).map(move |n| windows.nth(n))
    }

    /// The company with its card laid in one of its [`Company::places`], for players who look ahead.
    #[must_use]
    pub fn after_place(&self, deck: &Deck, at: Pos, turn: Turn) -> Company {
        let card = self.card_to_place();
        let mut after = *self;
        let displaced = after.area.lay(Laid { card, at, turn }, deck.card(card));
        after.warehouse.add(displaced.to_warehouse);
        after.card = None;
        after.begin_acting();
        after
    }

    /// The company after each of its [`Company::places`].
    pub fn after_each_place<'a>(&'a self, deck: &'a Deck) -> impl Iterator<Item = Company> + 'a {
        self.places(deck).map(move |(at, turn)| self.after_place(deck, at, turn))
    }

    fn legal_place(&self, deck: &Deck, into: &mut Vec<Action>) {
        let from = into.len();
        into.extend(self.windows(deck).iter().map(|(at, turn)| Action::Place { at, turn }));
        if into.len() == from {
            into.push(Action::Drop);
        }
    }

    fn pick_place<D: Dealer + ?Sized>(&self, deck: &Deck, dealer: &mut D) -> Action {
        let windows = self.windows(deck);
        match windows.len() {
            0 => {
                dealer.below(1);
                Action::Drop
            }
            n => {
                let (at, turn) = windows.nth(dealer.below(n));
                Action::Place { at, turn }
            }
        }
    }

    /// One of the legal actions, without a list: count each kind, draw a number, make the one it falls on.
    fn pick_act<D: Dealer + ?Sized>(&self, delivery: Delivery, dealer: &mut D) -> Action {
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
                    let more = left > 0;
                    left = left.wrapping_sub(1);
                    more
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
