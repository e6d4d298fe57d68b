//! What happens: complete, and as one viewer notices it.

use table::{Seat, Viewer};

use crate::catalog::{Coffee, Piece};
use crate::frame::End;
use crate::places::{Field, Harbour, MarketField, Segment};

/// What happened, complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Something everybody sees.
    Open(OpenEvent),
    /// G1.3: a secret sack was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Its coffee: for that seat alone.
        coffee: Coffee,
    },
}

/// What one viewer notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Something everybody sees.
    Open(OpenEvent),
    /// G1.3: a secret sack was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Its coffee, if it is one's own.
        coffee: Option<Coffee>,
    },
}

/// Something everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenEvent {
    /// G1.2: a piece lies on a field of a free market.
    PieceArranged {
        /// Where.
        field: MarketField,
        /// What.
        piece: Piece,
    },
    /// G1.2: a sack lies on a sack field of a free market.
    SackArranged {
        /// Where.
        field: MarketField,
        /// What.
        coffee: Coffee,
    },
    /// G1.2: a seat lays a piece on a market that the seats arrange.
    PieceLaidOut {
        /// Who.
        seat: Seat,
        /// Where.
        field: MarketField,
        /// What.
        piece: Piece,
    },
    /// G1.2: this seat leaves the other pieces to the lot.
    LeftToLot(Seat),
    /// G1.5: this seat starts.
    Started(Seat),
    /// G1.5, G2.1: the buyer stands on a ring space.
    BuyerStands {
        /// Who set or moved it.
        seat: Seat,
        /// The ring space, from 0.
        space: u8,
        /// What the move cost.
        paid: u16,
    },
    /// G2.2: the seat did nothing (more).
    DidNothing(Seat),
    /// G3.1: a piece was taken from the market.
    PieceTaken {
        /// By whom.
        seat: Seat,
        /// From where.
        field: MarketField,
        /// What.
        piece: Piece,
    },
    /// G3.1: the piece was placed and paid.
    Placed {
        /// By whom.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        spot: Spot,
        /// For how much.
        price: u16,
    },
    /// G3.3: a road fills an emptied field.
    RoadLaidOut(MarketField),
    /// G5.1: a sack went to the track.
    SackTaken {
        /// By whom.
        seat: Seat,
        /// From where.
        field: MarketField,
        /// Which.
        coffee: Coffee,
        /// The space of the track it lies on.
        space: u16,
    },
    /// G5.2: the seat lets the scoring happen.
    Declined(Seat),
    /// G5.2: the seat stopped the scoring with a sack of its own.
    Blocked {
        /// Who.
        seat: Seat,
        /// With which sack.
        coffee: Coffee,
        /// On which field.
        field: MarketField,
    },
    /// G5.3: a group scored.
    Scored {
        /// Whose.
        seat: Seat,
        /// Its coffee.
        coffee: Coffee,
        /// Its workers.
        workers: u16,
        /// The ships that multiplied.
        ships: u16,
        /// The points.
        points: u16,
    },
    /// G5.4: a ship left the game.
    Sailed {
        /// From where.
        harbour: Harbour,
        /// Its coffee.
        coffee: Coffee,
    },
    /// G5.5: the active seat laid a sack of its own.
    SackLaid {
        /// Who.
        seat: Seat,
        /// Which.
        coffee: Coffee,
        /// Where.
        field: MarketField,
    },
    /// G5.5: a sack came out of the bag.
    SackDrawn {
        /// Which.
        coffee: Coffee,
        /// Where.
        field: MarketField,
    },
    /// The game is over.
    Ended(End),
}

/// Where a piece was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A field or site.
    Field(Field),
    /// A harbour.
    Harbour(Harbour),
    /// A segment.
    Segment(Segment),
}

impl Event {
    /// What this viewer notices.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Event::Open(event) => Seen::Open(event),
            Event::Dealt { seat, coffee } => {
                Seen::Dealt { seat, coffee: (viewer == Viewer::Seat(seat)).then_some(coffee) }
            }
        }
    }
}
