//! What one seat owns: its area, its warehouse, and where it stands in the round.

use table::{Dealer, Refusal, Seat, Witness};

use crate::action::Action;
use crate::area::{Area, Laid};
use crate::bean::{Beans, Colour, Pile};
use crate::card::{CardId, Kind, Letter};
use crate::deck::Deck;
use crate::event::Event;
use crate::place::{Pos, Turn, Windows};
use crate::reason::{Question, Reason};
use crate::rules::{C3_1, C3_2};

/// The action track ends here (C4.1).
pub const MAX_ACTION_POINTS: u8 = 8;

/// Where a seat stands while all place and act (C4.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Nothing to do: not its time, or done.
    Done,
    /// It must place its card.
    Place,
    /// It may act.
    Act,
    /// A production waits for the colours of its batches (C7.3). A group is named by its first square.
    Grow {
        /// The group.
        group: u8,
    },
    /// A drying action goes on in this group.
    Dry {
        /// The group.
        group: u8,
    },
    /// A roasting action goes on in this group.
    Roast {
        /// The group.
        group: u8,
    },
    /// A delivery goes on.
    Deliver,
    /// The game is over but for the colours of its Espresso beans (C7.2).
    Exchange,
}

impl Stage {
    pub(crate) fn question(self) -> Option<Question> {
        match self {
            Stage::Done => None,
            Stage::Place => Some(Question::Place),
            Stage::Act => Some(Question::Act),
            Stage::Grow { .. } => Some(Question::Grow),
            Stage::Dry { .. } => Some(Question::DryMore),
            Stage::Roast { .. } => Some(Question::RoastMore),
            Stage::Deliver => Some(Question::Deliver),
            Stage::Exchange => Some(Question::Exchange),
        }
    }
}

/// What one seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Company {
    /// The cards laid and the beans on them.
    pub area: Area,
    /// Beans that score at the end (C5.3).
    pub warehouse: Beans,
    /// Beans off their place: the bid lying in front of the seat, or roasted beans on their way to a café.
    pub in_hand: Beans,
    /// Beans bid in this auction, paid or not (C6.2).
    pub bid: u16,
    /// The card taken and not yet placed.
    pub card: Option<CardId>,
    /// Action points not yet spent.
    pub points_left: u8,
    /// Where the seat stands in the round.
    pub stage: Stage,
}

impl Company {
    /// For the places at the table where nobody sits.
    pub(crate) const NOBODY: Company = Company {
        area: Area::BARE,
        warehouse: Beans::NONE,
        in_hand: Beans::NONE,
        bid: 0,
        card: None,
        points_left: 0,
        stage: Stage::Done,
    };

    /// A company with its start card and one bean of each colour (C1.3).
    pub(crate) fn new(deck: &Deck, start: CardId) -> Company {
        Company { area: Area::new(start, deck.card(start)), warehouse: Beans::ONE_OF_EACH, ..Company::NOBODY }
    }

    /// A company that still waits for its start card (C1.3).
    pub(crate) fn without_start_card() -> Company {
        Company { warehouse: Beans::ONE_OF_EACH, ..Company::NOBODY }
    }

    /// Whether two ships make cups free (C2.3).
    pub fn has_discount(&self) -> bool {
        self.area.count(Kind::Ship) >= 2
    }

    /// Every bean the seat has, wherever it lies.
    pub(crate) fn all_beans(&self) -> Beans {
        let mut beans = self.area.all_beans();
        beans.add(self.warehouse);
        beans.add(self.in_hand);
        beans
    }

    /// Draft is over: place the card, or act at once if there is none.
    pub(crate) fn begin(&mut self) {
        match self.card {
            Some(_) => self.stage = Stage::Place,
            None => self.begin_acting(),
        }
    }

    /// Action points are the visible cups, eight at most (C4.1).
    pub(crate) fn begin_acting(&mut self) {
        self.points_left = (self.area.count(Kind::Cup) as u8).min(MAX_ACTION_POINTS);
        self.stage = Stage::Act;
    }

    pub(crate) fn end_round(&mut self) {
        self.points_left = 0;
        self.stage = Stage::Done;
    }

    /// The empty ships that could keep a bean (C6.5).
    pub(crate) fn empty_ships(&self) -> impl Iterator<Item = usize> {
        let area = &self.area;
        area.letter(Letter::Other).filter(|&i| area.kind(i) == Kind::Ship && area.pile(i).is_empty())
    }

    // ── C3: placing ────────────────────────────────────────────────────────────────────────────────

    fn card_to_place(&self) -> CardId {
        self.card.expect("a seat that is to place holds a card")
    }

    fn windows(&self, deck: &Deck) -> Windows {
        self.area.windows(deck.cups().contains(self.card_to_place()))
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

    pub(crate) fn legal_place(&self, deck: &Deck, into: &mut Vec<Action>) {
        let from = into.len();
        into.extend(self.windows(deck).iter().map(|(at, turn)| Action::Place { at, turn }));
        if into.len() == from {
            into.push(Action::Drop);
        }
    }

    pub(crate) fn pick_place<D: Dealer + ?Sized>(&self, deck: &Deck, dealer: &mut D) -> Action {
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

    pub(crate) fn check_place(&self, deck: &Deck, action: Action) -> Result<(), Refusal<Reason>> {
        match action {
            Action::Place { at, turn } => {
                let covers = self.area.covered(at, turn).count();
                if !(2..=4).contains(&covers) {
                    return Err(Reason::Covers { covers }.under(C3_1));
                }
                let covered_cups =
                    self.area.covered(at, turn).filter(|&i| self.area.kind(i) == Kind::Cup).count();
                let card_has_cup = deck.cups().contains(self.card_to_place());
                if !card_has_cup && covered_cups == self.area.count(Kind::Cup) {
                    return Err(Reason::HidesLastCup.under(C3_2));
                }
                Ok(())
            }
            Action::Drop if self.windows(deck).len() > 0 => Err(Reason::FitsSomewhere.under(C3_2)),
            Action::Drop => Ok(()),
            _ => Err(Reason::NotAsked(Question::Place).under(C3_1)),
        }
    }

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

    // ── C7.2: Espresso beans after the last round ───────────────────────────────────────────────────

    /// The Espresso squares that hold a bean.
    pub(crate) fn espresso_beans(&self) -> impl Iterator<Item = usize> {
        let area = &self.area;
        area.letter(Letter::Other).filter(|&i| area.kind(i) == Kind::Espresso && !area.pile(i).is_empty())
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
