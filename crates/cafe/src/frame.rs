//! Which question is open: one frame at a time; the stages of seats that act at the same time are in `company.rs`.

use table::{Awaits, Seat};

use crate::company::Stage;
use crate::reason::Question;
use crate::setup::Starts;
use crate::state::Cafe;

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Chance draws the promo cards that come in (C8.1).
    Promo {
        /// How many are still to come.
        left: u8,
    },
    /// Chance boxes plan cards for promo cards (C8.1).
    Box {
        /// How many are still to go.
        left: u8,
    },
    /// Chance draws the first master (C1.5).
    FirstMaster,
    /// A seat gets its start card: by lot, or the one it takes (C1.3).
    Start {
        /// Which seat.
        seat: Seat,
    },
    /// Chance fills the display at the start of a round (C2.1, C6.1).
    Show,
    /// A seat takes a card (C2).
    Draft {
        /// Whose turn.
        seat: Seat,
    },
    /// Chance replaces the card just taken; then this seat takes (C2.1).
    Refill {
        /// Whose turn is next.
        next: Seat,
    },
    /// A seat bids or passes (C6.1).
    Auction {
        /// Whose turn.
        seat: Seat,
        /// Whether beans of this bid lie there already.
        bidding: Bidding,
    },
    /// A seat may keep beans of its bid on ships (C6.5).
    Keep {
        /// Which seat.
        seat: Seat,
    },
    /// After the auction a seat chooses a card (C6.4).
    Choose {
        /// Whose turn.
        seat: Seat,
    },
    /// All seats place and act at the same time (C4.11).
    Act,
    /// After the last round seats choose the colours of their Espresso beans (C7.2).
    Exchange,
    /// The game is over.
    Over,
}

/// Whether a seat whose turn it is in the auction has begun a bid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bidding {
    /// It may bid or pass.
    NotYet,
    /// It adds beans until it stands.
    Begun,
}

impl Cafe {
    pub(crate) fn next_to_act(&self) -> Awaits {
        match self.frame {
            Frame::Promo { .. }
            | Frame::Box { .. }
            | Frame::FirstMaster
            | Frame::Show
            | Frame::Refill { .. } => Awaits::Chance,
            Frame::Start { .. } if self.setup.starts == Starts::Lot => Awaits::Chance,
            Frame::Start { seat }
            | Frame::Draft { seat }
            | Frame::Auction { seat, .. }
            | Frame::Keep { seat }
            | Frame::Choose { seat } => Awaits::Seat(seat),
            Frame::Act | Frame::Exchange => {
                Awaits::among(self.seats().filter(|&seat| self.company(seat).stage != Stage::Done).collect())
            }
            Frame::Over => Awaits::Nobody,
        }
    }

    /// What a seat is asked now, if anything.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        if !self.next_to_act().seats().contains(seat) {
            return None;
        }
        match self.frame {
            Frame::Start { .. } => Some(Question::Start),
            Frame::Draft { .. } | Frame::Choose { .. } => Some(Question::Take),
            Frame::Auction { bidding: Bidding::NotYet, .. } => Some(Question::Bid),
            Frame::Auction { bidding: Bidding::Begun, .. } => Some(Question::BidMore),
            Frame::Keep { .. } => Some(Question::Keep),
            _ => self.company(seat).stage.question(),
        }
    }
}
