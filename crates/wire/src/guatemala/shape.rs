//! The shape of a table of Guatemala Café as JSON: the types that drawings, bots and positions are written against.

use ::guatemala::{Coffee, Content, Counts, Field, MarketField, Piece, Segment};
use serde::Serialize;
use serde_json::Value;

#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use super::{
    GuatemalaEvent, GuatemalaOffer,
    event::SpotAt,
    offer::{Pays, Taking, WayShape},
};
use crate::awaits::AwaitsShape;
use crate::delta::{fields, plain};
use crate::place::place;

place! {
    /// A field of the market: `r3c7`.
    pub MarketAt(MarketField),
    /// A field of the plantations: `d7`.
    pub(super) FieldAt(Field),
    /// A place for a road: `4.8-5.8`.
    pub(super) EdgeAt(Segment),
}

/// One of the five coffees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
pub enum CoffeeName {
    Black,
    White,
    Beige,
    Russet,
    Brown,
}
plain!(CoffeeName);

impl From<Coffee> for CoffeeName {
    fn from(coffee: Coffee) -> Self {
        match coffee {
            Coffee::Black => CoffeeName::Black,
            Coffee::White => CoffeeName::White,
            Coffee::Beige => CoffeeName::Beige,
            Coffee::Russet => CoffeeName::Russet,
            Coffee::Brown => CoffeeName::Brown,
        }
    }
}

/// Something for each coffee.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ByCoffee<T> {
    black: T,
    white: T,
    beige: T,
    russet: T,
    brown: T,
}

impl<T> ByCoffee<T> {
    pub(super) fn of(of: impl Fn(Coffee) -> T) -> Self {
        let [black, white, beige, russet, brown] =
            [Coffee::Black, Coffee::White, Coffee::Beige, Coffee::Russet, Coffee::Brown].map(of);
        ByCoffee { black, white, beige, russet, brown }
    }
}

impl<T: crate::delta::Delta> crate::delta::Delta for ByCoffee<T> {
    fn write_delta(&self, old: &Self, out: &mut crate::delta::Out) {
        let mut changes = crate::delta::Changes::begin(out);
        changes.entry("black", &old.black, &self.black);
        changes.entry("white", &old.white, &self.white);
        changes.entry("beige", &old.beige, &self.beige);
        changes.entry("russet", &old.russet, &self.russet);
        changes.entry("brown", &old.brown, &self.brown);
        changes.end();
    }
}

/// What lies on a square of the market, or a piece in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
pub(super) enum ContentKind {
    Empty,
    Sack,
    Worker,
    Hut,
    Ship,
    Road,
}
plain!(ContentKind);

/// A square of the market.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct MarketSquare {
    kind: ContentKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    coffee: Option<CoffeeName>,
    /// Where sacks lie and come back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "true"))]
    sack_field: Option<bool>,
}
fields!(MarketSquare { kind; coffee, sack_field });

impl MarketSquare {
    pub(super) fn new(content: Content, sack_field: bool) -> Self {
        let PieceShape { kind, coffee } = content.into();
        MarketSquare { kind, coffee, sack_field: sack_field.then_some(true) }
    }
}

/// A piece, such as `{"kind":"worker","coffee":"black"}` or `{"kind":"road"}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PieceShape {
    pub(super) kind: ContentKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) coffee: Option<CoffeeName>,
}
fields!(PieceShape { kind; coffee });

impl From<Content> for PieceShape {
    fn from(content: Content) -> Self {
        let (kind, coffee) = match content {
            Content::Empty => (ContentKind::Empty, None),
            Content::Sack(coffee) => (ContentKind::Sack, Some(coffee)),
            Content::Piece(Piece::Worker(coffee)) => (ContentKind::Worker, Some(coffee)),
            Content::Piece(Piece::Hut(coffee)) => (ContentKind::Hut, Some(coffee)),
            Content::Piece(Piece::Ship(coffee)) => (ContentKind::Ship, Some(coffee)),
            Content::Piece(Piece::Road) => (ContentKind::Road, None),
        };
        PieceShape { kind, coffee: coffee.map(Into::into) }
    }
}

impl From<Piece> for PieceShape {
    fn from(piece: Piece) -> Self {
        Content::Piece(piece).into()
    }
}

/// A number of pieces of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct PieceCount {
    kind: ContentKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    coffee: Option<CoffeeName>,
    n: u8,
}
plain!(PieceCount);

impl PieceCount {
    pub(super) fn new(piece: Piece, n: u8) -> Self {
        let PieceShape { kind, coffee } = piece.into();
        PieceCount { kind, coffee, n }
    }
}

/// Sacks: which for those who may know it, else how many.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS))]
pub(super) enum Sacks {
    /// Which.
    Known(Vec<CoffeeName>),
    /// How many.
    Number(u8),
}
plain!(Sacks);

impl From<Counts> for Sacks {
    fn from(sacks: Counts) -> Self {
        let coffees =
            Coffee::ALL.into_iter().flat_map(|coffee| (0..sacks[coffee]).map(move |_| coffee.into()));
        Sacks::Known(coffees.collect())
    }
}

/// The open question and what belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
pub(super) enum QuestionShape {
    /// What lies on the next field of a free market?
    Arrange { done: u8 },
    /// Which piece is laid on the market next?
    ArrangePiece,
    /// Where does it go?
    ArrangeField { piece: PieceShape },
    /// Which sacks do the seats get?
    Deal { dealt: u8 },
    /// Who starts?
    Start,
    /// Where does the buyer stand at first?
    SetBuyer,
    /// How far does the buyer go?
    Move,
    /// Build, a sack, or nothing?
    Choose,
    /// Build after a blockade?
    MayBuild,
    /// Which piece next?
    Take { emptied: Vec<MarketAt> },
    /// Where does the piece in hand go?
    Place { piece: PieceShape, emptied: Vec<MarketAt> },
    /// Does this seat block?
    Blockade { asked: usize, coffee: CoffeeName, field: MarketAt },
    /// Which ship leaves?
    Sail { coffee: CoffeeName, field: MarketAt, harbours: Vec<usize> },
    /// Which sack is laid?
    Lay { field: MarketAt },
    /// Which sack comes from the bag?
    Draw { field: MarketAt },
    /// None: the game is over.
    Over { end: &'static str },
}
plain!(QuestionShape);

/// The line the buyer looks along.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct LineShape {
    pub(super) name: String,
    pub(super) fields: Vec<MarketAt>,
}
plain!(LineShape);

/// The supply of everybody.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SupplyShape {
    pub(super) roads: u8,
}
fields!(SupplyShape { roads });

/// The point track: its last space, the sacks on it, and the space at which a marker meets them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct TrackShape {
    pub(super) last: u8,
    pub(super) sacks: Vec<CoffeeName>,
    pub(super) meets: u16,
}
fields!(TrackShape { last, sacks, meets });

/// A worker or a hut on the plantations.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct PlantShape {
    pub(super) at: FieldAt,
    pub(super) seat: usize,
    pub(super) coffee: CoffeeName,
}
fields!(PlantShape { at, seat, coffee } by |plant| {
    ((plant.seat as u32) << 24)
        | ((plant.coffee as u32) << 16)
        | ((plant.at.0.row() as u32) << 8)
        | plant.at.0.column() as u32
});

/// A ship in a harbour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ShipShape {
    pub(super) harbour: usize,
    pub(super) coffee: CoffeeName,
    /// What the berth cost.
    pub(super) berth: u8,
}
fields!(ShipShape { harbour, coffee, berth });

/// What stands on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct BoardShape {
    pub(super) huts: Vec<PlantShape>,
    pub(super) workers: Vec<PlantShape>,
    pub(super) ships: Vec<ShipShape>,
    pub(super) roads: Vec<EdgeAt>,
}
fields!(BoardShape { huts, workers, ships, roads });

/// What is printed on a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct PrintedBoard {
    pub(super) name: String,
    pub(super) map: MapShape,
}

/// What is printed: the board and the set-up.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Printed {
    pub(super) board: PrintedBoard,
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub(super) setup: Value,
}

/// The map of the plantations.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct MapShape {
    pub(super) columns: usize,
    pub(super) rows: Vec<RowShape>,
    pub(super) sites: Vec<SiteShape>,
    pub(super) segments: Vec<EdgeAt>,
    pub(super) closed_segments: Vec<EdgeAt>,
    pub(super) harbours: Vec<HarbourShape>,
    pub(super) berths: Vec<u8>,
    /// The line seen from each ring space.
    pub(super) ring: Vec<String>,
}

/// A row of fields: its zone and what a worker costs there.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct RowShape {
    pub(super) row: usize,
    pub(super) zone: String,
    pub(super) worker: u16,
}

/// A site for a hut.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SiteShape {
    pub(super) at: FieldAt,
    pub(super) price: u16,
    pub(super) open: bool,
}

/// A harbour and the corner roads lead to.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct HarbourShape {
    pub(super) harbour: usize,
    pub(super) dock: String,
    pub(super) open: bool,
}

/// The workers and the hut of one coffee.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct GroupShape {
    pub(super) coffee: CoffeeName,
    pub(super) workers: usize,
    pub(super) hut: Option<FieldAt>,
    /// The harbours its hut is connected to.
    pub(super) harbours: Vec<usize>,
    /// Ships that would multiply its workers.
    pub(super) ships: u16,
    /// What a sack would bring now.
    pub(super) points: u16,
}
fields!(GroupShape { coffee, workers, hut, harbours, ships, points } by |group| group.coffee as u32);

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SeatShape {
    pub(super) seat: usize,
    pub(super) money: u16,
    pub(super) points: u16,
    pub(super) sacks: Sacks,
    pub(super) claims: Vec<CoffeeName>,
    pub(super) groups: Vec<GroupShape>,
}
fields!(SeatShape { seat, money, points, sacks, claims, groups });

/// The table, apart from what is printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct GuatemalaShape {
    pub(super) awaits: AwaitsShape,
    pub(super) round: u16,
    pub(super) turns: u16,
    pub(super) idle_turns: u8,
    pub(super) phase: &'static str,
    pub(super) question: QuestionShape,
    pub(super) turn: usize,
    pub(super) scores: Vec<u16>,
    pub(super) buyer: Option<u8>,
    pub(super) line: Option<LineShape>,
    pub(super) market: Vec<Vec<MarketSquare>>,
    pub(super) bag: Sacks,
    pub(super) supply: SupplyShape,
    pub(super) track: TrackShape,
    pub(super) gone_ships: ByCoffee<u8>,
    /// Pieces that are still to come onto a market that is being arranged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) to_arrange: Option<Vec<PieceCount>>,
    pub(super) would_score: ByCoffee<Vec<u16>>,
    pub(super) board: BoardShape,
    pub(super) seats: Vec<SeatShape>,
}
fields!(GuatemalaShape {
    awaits,
    round,
    turns,
    idle_turns,
    phase,
    question,
    turn,
    scores,
    buyer,
    line,
    market,
    bag,
    supply,
    track,
    gone_ships,
    would_score,
    board,
    seats;
    to_arrange,
});

#[cfg(test)]
crate::typescript::web_types! {
    "guatemala", view: GuatemalaShape, offer: GuatemalaOffer, event: GuatemalaEvent;
    types: MarketAt, FieldAt, EdgeAt, AwaitsShape, CoffeeName, ByCoffee<ts_rs::Dummy>, ContentKind, MarketSquare,
        PieceShape, PieceCount, Sacks, QuestionShape, LineShape, SupplyShape, TrackShape, PlantShape, ShipShape,
        BoardShape, RowShape, SiteShape, HarbourShape, MapShape, PrintedBoard, Printed, GroupShape, SeatShape,
        GuatemalaShape, Pays, WayShape, Taking, GuatemalaOffer, SpotAt, GuatemalaEvent;
}
