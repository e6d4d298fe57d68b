//! The classic draft (C2): take a card, pay for its cup.

use table::{Dealer, Refusal, RuleRef, Seat, Witness};

use crate::action::Action;
use crate::bean::Beans;
use crate::card::{CardId, CardSet};
use crate::event::Event;
use crate::reason::{Question, Reason};
use crate::rules::{C2_1, C2_2, C2_3, C2_4, C2_5};
use crate::state::{Cafe, Phase};

impl Cafe {
    /// The cards on display that cost this seat a bean: those with a cup, unless its ships pay (C2.2, C2.3).
    fn costly(&self, seat: Seat) -> CardSet {
        match self.company(seat).has_discount() {
            true => CardSet::EMPTY,
            false => self.display.and(self.setup.deck.cups()),
        }
    }

    /// C2.4: every card costs a bean and there is none.
    fn can_take_nothing(&self, seat: Seat) -> bool {
        self.company(seat).warehouse.is_empty() && self.costly(seat) == self.display
    }

    pub(crate) fn legal_draft(&self, seat: Seat, into: &mut Vec<Action>) {
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

    pub(crate) fn pick_draft<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
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

    pub(crate) fn check_draft(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Take { card, pay } => {
                self.check_on_display(card, C2_1)?;
                let company = self.company(seat);
                let has_cup = self.setup.deck.cups().contains(card);
                match pay {
                    Some(_) if !has_cup => Err(Reason::NothingToPay(card).under(C2_2)),
                    Some(_) if company.has_discount() => Err(Reason::ShipsPay(card).under(C2_3)),
                    Some(colour) if company.warehouse[colour] == 0 => {
                        Err(Reason::NoneInWarehouse(colour).under(C2_2))
                    }
                    None if has_cup && !company.has_discount() => match company.warehouse.is_empty() {
                        true => Err(Reason::CannotPay(card).under(C2_4)),
                        false => Err(Reason::MustPay(card).under(C2_2)),
                    },
                    _ => Ok(()),
                }
            }
            Action::Discard(card) => {
                self.check_on_display(card, C2_1)?;
                match self.can_take_nothing(seat) {
                    true => Ok(()),
                    false => Err(Reason::MayNotDecline.under(C2_5)),
                }
            }
            _ => Err(Reason::NotAsked(Question::Take).under(C2_1)),
        }
    }

    /// The paragraph is the one by which cards are taken: C2.1 or C6.4.
    pub(crate) fn check_on_display(&self, card: CardId, rule: RuleRef) -> Result<(), Refusal<Reason>> {
        match self.display.contains(card) {
            true => Ok(()),
            false => Err(Reason::NotOnDisplay(card).under(rule)),
        }
    }

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
            self.phase = Phase::Refill { next: self.left_of(seat) };
        }
    }
}
