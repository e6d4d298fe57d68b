//! Which question is open: one frame at a time, in the order of a turn.
//!
//! The questions of this game never nest deeper than one, so one frame stands where other games need a stack.

use crate::catalog::{Coffee, MOST_PIECES, Piece};
use crate::places::{HarbourSet, MarketField};
use table::Seat;

/// The open question and what belongs to it. The active seat stands beside it in the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// G1.2, chance: what lies on the next field of a free market.
    Arrange {
        /// The place of that field in the order of arranging; all before it are done.
        done: u8,
    },
    /// G1.2: which piece the active seat lays on a market that the seats arrange.
    ArrangePiece,
    /// G1.2: the empty field it lays the piece on.
    ArrangeField {
        /// The piece in hand.
        piece: Piece,
    },
    /// G1.3, chance: the next sack for the seats.
    Deal {
        /// Sacks dealt so far.
        dealt: u8,
    },
    /// G1.5, chance: who starts.
    Start,
    /// G1.5: the seat to the right of the active one sets the buyer.
    SetBuyer,
    /// G2.1: the active seat moves the buyer.
    Move,
    /// G2.2: build, a sack, or nothing.
    Choose,
    /// G5.2: after a blockade the active seat may build.
    MayBuild,
    /// G3.1: the next piece, or the end of building.
    Take {
        /// Market fields emptied so far in this building.
        emptied: Emptied,
    },
    /// G3.1: where the piece in hand goes.
    Place {
        /// The piece in hand.
        piece: Piece,
        /// Market fields emptied so far, the one of this piece last.
        emptied: Emptied,
    },
    /// G5.2: one of the other seats says whether it blocks.
    Blockade {
        /// The seat that is asked.
        asked: Seat,
        /// The coffee of the sack taken.
        coffee: Coffee,
        /// The emptied sack field.
        field: MarketField,
    },
    /// G5.4: which of the ships on equally cheap berths leaves.
    Sail {
        /// The coffee that scored.
        coffee: Coffee,
        /// The harbours to choose from.
        harbours: HarbourSet,
        /// The emptied sack field.
        field: MarketField,
    },
    /// G5.5: which sack of its own the active seat lays.
    Lay {
        /// The emptied sack field.
        field: MarketField,
    },
    /// G5.5, chance: a sack from the bag.
    Draw {
        /// The emptied sack field.
        field: MarketField,
    },
    /// The game is over.
    Over {
        /// Why.
        end: End,
    },
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// G6.1: after points a marker has met the sacks.
    MarkerAfterPoints,
    /// G6.1: after a blockade a marker has met the sacks.
    MarkerAfterBlockade,
    /// G6.3: no sack is left on the market.
    NoSackLeft,
    /// G6.3: full rounds in which nobody took anything.
    Idle,
}

/// The market fields emptied by one building, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Emptied {
    fields: [MarketField; MOST_PIECES],
    n_fields: u8,
}

impl Emptied {
    /// None yet.
    pub const NONE: Emptied = Emptied { fields: [MarketField::at(0); MOST_PIECES], n_fields: 0 };

    /// These fields, if there are not too many.
    pub fn new(fields: &[MarketField]) -> Option<Emptied> {
        if fields.len() > MOST_PIECES {
            return None;
        }
        Some(fields.iter().fold(Emptied::NONE, |emptied, &field| emptied.with(field)))
    }

    /// With one more. Precondition: there is room.
    #[must_use]
    #[inline]
    pub(crate) fn with(mut self, field: MarketField) -> Emptied {
        self.fields[usize::from(self.n_fields)] = field;
        self.n_fields += 1;
        self
    }

    /// The fields, in the order they were emptied.
    #[inline]
    pub fn fields(&self) -> &[MarketField] {
        &self.fields[..usize::from(self.n_fields)]
    }
}
