//! What happens in Guatemala Café, as JSON.

use ::guatemala::{Content, OpenEvent, Piece, Seen, Spot};
use serde::{Serialize, Serializer};

#[cfg(test)]
use ts_rs::TS;

use super::shape::{CoffeeName, MarketAt, PieceShape};
use super::view::end_word;

/// What one viewer notices.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
#[expect(missing_docs, reason = "the fields repeat the variant's sentence")]
pub enum GuatemalaEvent {
    /// A secret sack was dealt: its coffee is for its seat alone.
    Dealt { seat: usize, coffee: Option<CoffeeName> },
    /// A piece or a sack lies on a field of a free market.
    Arranged { field: MarketAt, square: PieceShape },
    /// A seat lays a piece on a market that the seats arrange.
    LaidOut { seat: usize, field: MarketAt, square: PieceShape },
    /// This seat leaves the other pieces to the lot.
    LeftToLot { seat: usize },
    /// This seat starts.
    Started { seat: usize },
    /// The buyer stands on a ring space; what the move cost.
    BuyerStands { seat: usize, space: u8, paid: u16 },
    /// The seat did nothing, or nothing more.
    DidNothing { seat: usize },
    /// A piece was taken from the market.
    PieceTaken { seat: usize, field: MarketAt, piece: PieceShape },
    /// The piece was placed and paid.
    Placed { seat: usize, piece: PieceShape, at: SpotAt, price: u16 },
    /// A road fills an emptied field.
    RoadLaidOut { field: MarketAt },
    /// A sack went to a space of the track.
    SackTaken { seat: usize, field: MarketAt, coffee: CoffeeName, space: u16 },
    /// The seat lets the scoring happen.
    Declined { seat: usize },
    /// The seat stopped the scoring with a sack of its own.
    Blocked { seat: usize, coffee: CoffeeName, field: MarketAt },
    /// A group scored: its workers, the ships that multiplied them, the points.
    Scored { seat: usize, coffee: CoffeeName, workers: u16, ships: u16, points: u16 },
    /// A ship left the game.
    Sailed { harbour: usize, coffee: CoffeeName },
    /// The active seat laid a sack of its own.
    SackLaid { seat: usize, coffee: CoffeeName, field: MarketAt },
    /// A sack came out of the bag.
    SackDrawn { coffee: CoffeeName, field: MarketAt },
    /// The game is over, and why.
    GameEnded {
        #[cfg_attr(
            test,
            ts(type = "'marker_after_points' | 'marker_after_blockade' | 'no_sack_left' | 'idle'")
        )]
        end: &'static str,
    },
}

/// Where a piece was placed, as actions write it: a field, a harbour or an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(TS), ts(type = "string"))]
pub struct SpotAt(Spot);

impl Serialize for SpotAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Spot::Field(field) => serializer.collect_str(&field),
            Spot::Harbour(harbour) => serializer.collect_str(&harbour),
            Spot::Segment(segment) => serializer.collect_str(&segment),
        }
    }
}

impl From<&Seen> for GuatemalaEvent {
    fn from(seen: &Seen) -> Self {
        match *seen {
            Seen::Open(event) => event.into(),
            Seen::Dealt { seat, coffee } => {
                GuatemalaEvent::Dealt { seat: seat.index(), coffee: coffee.map(Into::into) }
            }
        }
    }
}

impl From<OpenEvent> for GuatemalaEvent {
    fn from(event: OpenEvent) -> Self {
        let square = |piece: Piece| PieceShape::from(piece);
        match event {
            OpenEvent::PieceArranged { field, piece } => {
                GuatemalaEvent::Arranged { field: MarketAt(field), square: square(piece) }
            }
            OpenEvent::SackArranged { field, coffee } => {
                GuatemalaEvent::Arranged { field: MarketAt(field), square: Content::Sack(coffee).into() }
            }
            OpenEvent::PieceLaidOut { seat, field, piece } => {
                GuatemalaEvent::LaidOut { seat: seat.index(), field: MarketAt(field), square: square(piece) }
            }
            OpenEvent::LeftToLot(seat) => GuatemalaEvent::LeftToLot { seat: seat.index() },
            OpenEvent::Started(seat) => GuatemalaEvent::Started { seat: seat.index() },
            OpenEvent::BuyerStands { seat, space, paid } => {
                GuatemalaEvent::BuyerStands { seat: seat.index(), space, paid }
            }
            OpenEvent::DidNothing(seat) => GuatemalaEvent::DidNothing { seat: seat.index() },
            OpenEvent::PieceTaken { seat, field, piece } => GuatemalaEvent::PieceTaken {
                seat: seat.index(),
                field: MarketAt(field),
                piece: square(piece),
            },
            OpenEvent::Placed { seat, piece, spot, price } => {
                GuatemalaEvent::Placed { seat: seat.index(), piece: square(piece), at: SpotAt(spot), price }
            }
            OpenEvent::RoadLaidOut(field) => GuatemalaEvent::RoadLaidOut { field: MarketAt(field) },
            OpenEvent::SackTaken { seat, field, coffee, space } => GuatemalaEvent::SackTaken {
                seat: seat.index(),
                field: MarketAt(field),
                coffee: coffee.into(),
                space,
            },
            OpenEvent::Declined(seat) => GuatemalaEvent::Declined { seat: seat.index() },
            OpenEvent::Blocked { seat, coffee, field } => {
                GuatemalaEvent::Blocked { seat: seat.index(), coffee: coffee.into(), field: MarketAt(field) }
            }
            OpenEvent::Scored { seat, coffee, workers, ships, points } => {
                GuatemalaEvent::Scored { seat: seat.index(), coffee: coffee.into(), workers, ships, points }
            }
            OpenEvent::Sailed { harbour, coffee } => {
                GuatemalaEvent::Sailed { harbour: harbour.number(), coffee: coffee.into() }
            }
            OpenEvent::SackLaid { seat, coffee, field } => {
                GuatemalaEvent::SackLaid { seat: seat.index(), coffee: coffee.into(), field: MarketAt(field) }
            }
            OpenEvent::SackDrawn { coffee, field } => {
                GuatemalaEvent::SackDrawn { coffee: coffee.into(), field: MarketAt(field) }
            }
            OpenEvent::Ended(end) => GuatemalaEvent::GameEnded { end: end_word(end) },
        }
    }
}
