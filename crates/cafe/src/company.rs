//! What one seat owns: its area, its warehouse, and where it stands in the round.

use std::hash::Hash;

use crate::area::Area;
use crate::bean::Beans;
use crate::card::CardId;
use crate::catalog::{Kind, Letter, MAX_ACTION_POINTS};
use crate::deck::Deck;
use crate::reason::Question;

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

    /// The Espresso squares that hold a bean.
    pub(crate) fn espresso_beans(&self) -> impl Iterator<Item = usize> {
        let area = &self.area;
        area.letter(Letter::Other).filter(|&i| area.kind(i) == Kind::Espresso && !area.pile(i).is_empty())
    }
}
