//! Boards as the rules use them: masks and tables made from a board file, shared by all games on that board.

mod built_in;
mod check;
mod draw;
mod text;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use table::{Pool, Printed, SetupError};

use crate::bits::{SegmentSet, ones};
use crate::catalog::{BERTHS, MARKET_FIELDS, MARKET_SIDE, MOST_HARBOURS, RING_SPACES, SACK_FIELDS};
use crate::catalog::{Cell, Content, Counts};
use crate::places::{Corner, Field, Harbour, Line, MarketField, Runs, Segment};
use crate::rules::G1_4;
use crate::setup::BoardChoice;

pub use built_in::{BOARDS, BuiltIn};
pub use text::{BoardError, board_mistakes, check_board, redraw_board};
use text::{BoardFile, Side, Site, read_board};

/// The text of the standard board.
pub const STANDARD_BOARD: &str = include_str!("../data/standard.board");

/// Fields of a plantation board at most: one bit each.
pub(crate) const MOST_FIELDS: usize = 128;
/// Corners with segments at most: one bit each.
pub(crate) const MOST_CORNERS: usize = 128;
/// Prices stay below this, so that a table by money has this many rows.
pub(crate) const PRICE_ROWS: usize = 16;

/// A segment that leaves a corner, and the corner at its other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Exit {
    segment: u8,
    corner: u8,
}

/// One side of a plantation board, together with the market, as one number of seats uses it.
#[derive(Clone, Debug)]
pub struct Layout {
    n_seats: usize,
    file: BoardFile,
    /// What a set-up calls it.
    pub(crate) choice: BoardChoice,
    // Market.
    pub(crate) printed: [Cell; MARKET_FIELDS],
    /// Sack fields: the five bordered ones in reading order, then the last marked one.
    pub(crate) sack_fields: [MarketField; SACK_FIELDS],
    /// The order in which a free market is arranged: pieces first, then the sack fields.
    pub(crate) arranging: [MarketField; MARKET_FIELDS],
    pub(crate) lines: [[MarketField; MARKET_SIDE]; RING_SPACES],
    // Plantations.
    columns: usize,
    rows: usize,
    fields: u128,
    not_first_column: u128,
    not_last_column: u128,
    pub(crate) sites: u128,
    pub(crate) open_sites: u128,
    /// By money (the last row: that much or more): fields whose worker can be paid.
    worker_fields: [u128; PRICE_ROWS],
    /// By money: open sites whose hut can be paid.
    hut_sites: [u128; PRICE_ROWS],
    worker_price: [u8; MOST_FIELDS],
    hut_price: [u8; MOST_FIELDS],
    names: [Field; MOST_FIELDS],
    touched: [u128; MOST_FIELDS],
    // Roads and harbours.
    segments: Vec<Segment>,
    pub(crate) open_segments: SegmentSet,
    exits: Vec<([Exit; 4], u8)>,
    pub(crate) n_harbours: usize,
    /// Open harbours as bits.
    pub(crate) open_harbours: u8,
    docks: [u8; MOST_HARBOURS],
    pub(crate) berth_price: [u8; BERTHS],
}

/// Fields, sites, segments and harbours closed with three seats (G1.4).
#[derive(Default)]
struct Closed {
    corners: u128,
    harbour: Option<usize>,
}

impl Layout {
    fn new(file: &BoardFile, choice: BoardChoice, n_seats: usize) -> Layout {
        let side = if n_seats == 2 { &file.two } else { &file.more };
        let mut layout = Layout {
            n_seats,
            file: file.clone(),
            choice,
            printed: std::array::from_fn(|field| file.market[field]),
            sack_fields: file.sack_fields,
            arranging: [MarketField::default(); MARKET_FIELDS],
            lines: std::array::from_fn(|space| file.ring[space].fields()),
            columns: side.columns,
            rows: side.rows,
            fields: 0,
            not_first_column: 0,
            not_last_column: 0,
            sites: 0,
            open_sites: 0,
            worker_fields: [0; PRICE_ROWS],
            hut_sites: [0; PRICE_ROWS],
            worker_price: [0; MOST_FIELDS],
            hut_price: [0; MOST_FIELDS],
            names: [Field::new(1, 1).expect("the first field exists"); MOST_FIELDS],
            touched: [0; MOST_FIELDS],
            segments: side.segments.clone(),
            open_segments: SegmentSet::EMPTY,
            exits: Vec::new(),
            n_harbours: side.docks.len(),
            open_harbours: 0,
            docks: [0; MOST_HARBOURS],
            berth_price: side.berths,
        };
        let pieces = MarketField::all().filter(|field| !file.sack_fields.contains(field));
        for (place, field) in pieces.chain(file.sack_fields).enumerate() {
            layout.arranging[place] = field;
        }
        let corners = layout.read_segments();
        for (harbour, dock) in side.docks.iter().enumerate() {
            layout.docks[harbour] =
                corners.binary_search(dock).expect("checked: docks lie at segments") as u8;
        }
        let closed = layout.closed(side);
        layout.read_openings(&corners, &closed);
        layout.read_fields(side, &corners);
        layout.read_sites(side, &closed);
        layout
    }

    /// G1.4: with three seats, the path of one harbour.
    fn closed(&self, side: &Side) -> Closed {
        let Some(harbour) = side.closed_with_three.filter(|_| self.n_seats == 3) else {
            return Closed::default();
        };
        let mut every = SegmentSet::EMPTY;
        (0..self.segments.len()).for_each(|segment| every.insert(segment));
        Closed { corners: self.reached(harbour.index(), &every), harbour: Some(harbour.index()) }
    }

    /// Which segments and harbours are open.
    fn read_openings(&mut self, corners: &[Corner], closed: &Closed) {
        for (number, segment) in self.segments.iter().enumerate() {
            let corner = corners.binary_search(&segment.from).expect("both ends of a segment are corners");
            if closed.corners >> corner & 1 == 0 {
                self.open_segments.insert(number);
            }
        }
        self.open_harbours = (0..self.n_harbours)
            .filter(|&harbour| closed.harbour != Some(harbour))
            .fold(0, |bits, harbour| bits | 1 << harbour);
    }

    /// Names, edges, prices and corners of the fields.
    fn read_fields(&mut self, side: &Side, corners: &[Corner]) {
        for y in 0..side.rows {
            for x in 0..side.columns {
                let field = Field::new(x + 1, y + 1).expect("the size of a board is checked");
                let index = self.index(field);
                let bit = 1u128 << index;
                self.fields |= bit;
                self.not_first_column |= if x > 0 { bit } else { 0 };
                self.not_last_column |= if x + 1 < side.columns { bit } else { 0 };
                self.names[index] = field;
                self.worker_price[index] = side.worker_price(field);
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let corner = Corner { x: (x + dx) as u8, y: (y + dy) as u8 };
                    self.touched[index] |= corners.binary_search(&corner).map_or(0, |corner| 1 << corner);
                }
            }
        }
    }

    /// Sites, which of them are open, and what can be paid with how much money.
    fn read_sites(&mut self, side: &Side, closed: &Closed) {
        for &Site { field, price } in &side.sites {
            let index = self.index(field);
            self.sites |= 1 << index;
            self.hut_price[index] = price;
            if self.touched[index] & closed.corners == 0 {
                self.open_sites |= 1 << index;
            }
        }
        for money in 0..PRICE_ROWS {
            let within = |fields: u128, price: &[u8]| {
                ones(fields).filter(|&f| usize::from(price[f]) <= money).fold(0, |bits, f| bits | 1u128 << f)
            };
            self.worker_fields[money] = within(self.fields & !self.sites, &self.worker_price);
            self.hut_sites[money] = within(self.open_sites, &self.hut_price);
        }
    }

    /// Fills the exits of every corner that has a segment; says which corners those are, sorted.
    fn read_segments(&mut self) -> Vec<Corner> {
        let mut corners: Vec<Corner> =
            self.segments.iter().flat_map(|segment| [segment.from, segment.to()]).collect();
        corners.sort_unstable();
        corners.dedup();
        self.exits = vec![Default::default(); corners.len()];
        for (number, segment) in self.segments.iter().enumerate() {
            let ends = [segment.from, segment.to()]
                .map(|end| corners.binary_search(&end).expect("both ends are in the list"));
            for (here, there) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                let (exits, n_exits) = &mut self.exits[here];
                exits[usize::from(*n_exits)] = Exit { segment: number as u8, corner: there as u8 };
                *n_exits += 1;
            }
        }
        corners
    }

    /// How many seats play on it.
    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// The board's name.
    pub fn name(&self) -> &str {
        &self.file.name
    }

    /// Columns and rows of the plantation board.
    pub fn size(&self) -> (usize, usize) {
        (self.columns, self.rows)
    }

    /// The line a ring space (from 0) looks along.
    pub fn line(&self, space: u8) -> Line {
        self.file.ring[usize::from(space)]
    }

    /// What the printed arrangement has on a market field.
    pub fn printed(&self, field: MarketField) -> Content {
        self.printed[field.index()].content()
    }

    /// The sack fields: five bordered ones in reading order, then the last marked one.
    pub fn sack_fields(&self) -> &[MarketField; SACK_FIELDS] {
        &self.sack_fields
    }

    /// Whether the plantation board has this field.
    pub fn has_field(&self, field: Field) -> bool {
        field.column() <= self.columns && field.row() <= self.rows
    }

    /// Every field of the plantation board, row by row.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        self.names[..self.columns * self.rows].iter().copied()
    }

    /// Whether the field is a hut site, and whether it is open.
    pub fn site(&self, field: Field) -> Option<Openness> {
        let bit = self.bit(field);
        (self.sites & bit != 0).then_some(Openness::of(self.open_sites & bit != 0))
    }

    /// What a worker costs there; sites have no worker.
    pub fn worker_price(&self, field: Field) -> u16 {
        u16::from(self.worker_price[self.index(field)])
    }

    /// What a hut costs there; 0 where no site is.
    pub fn hut_price(&self, field: Field) -> u16 {
        u16::from(self.hut_price[self.index(field)])
    }

    /// The name of the zone a row (from 1) lies in.
    pub fn zone(&self, row: usize) -> &str {
        let side = if self.n_seats == 2 { &self.file.two } else { &self.file.more };
        &side.zones[side.zone_of_row[row - 1]].name
    }

    /// What the berths of a harbour cost, cheapest first.
    pub fn berth_prices(&self) -> [u8; BERTHS] {
        self.berth_price
    }

    /// Every segment with whether it is open, in order.
    pub fn segments(&self) -> impl Iterator<Item = (Segment, Openness)> {
        self.segments
            .iter()
            .enumerate()
            .map(|(number, &segment)| (segment, Openness::of(self.open_segments.contains(number))))
    }

    /// Every harbour with its dock and whether it is open.
    pub fn harbours(&self) -> impl Iterator<Item = (Harbour, Corner, Openness)> {
        let side = if self.n_seats == 2 { &self.file.two } else { &self.file.more };
        side.docks.iter().enumerate().map(|(index, &dock)| {
            (Harbour::at(index), dock, Openness::of(self.open_harbours >> index & 1 != 0))
        })
    }

    /// The number of a field, its bit in masks of fields. Precondition: the board has it.
    #[inline]
    pub fn index(&self, field: Field) -> usize {
        (field.row() - 1) * self.columns + field.column() - 1
    }

    /// The hut sites, open or not, as bits.
    #[inline]
    pub fn site_mask(&self) -> u128 {
        self.sites
    }

    /// The bit of a field; 0 where the board has none.
    #[inline]
    pub(crate) fn bit(&self, field: Field) -> u128 {
        if self.has_field(field) { 1 << self.index(field) } else { 0 }
    }

    #[inline(always)]
    pub(crate) fn field(&self, index: usize) -> Field {
        self.names[index]
    }

    /// The number of a segment, if the board has it.
    #[inline]
    pub(crate) fn segment_index(&self, segment: Segment) -> Option<usize> {
        // Where every edge has a segment, its number follows from its place; elsewhere the list is short.
        let (x, y) = (usize::from(segment.from.x), usize::from(segment.from.y));
        let across = y * (2 * self.columns + 1);
        let guess = match segment.runs {
            Runs::Across if y == self.rows => across + x,
            Runs::Across => across + 2 * x,
            Runs::Down if x == self.columns => across + 2 * x,
            Runs::Down => across + 2 * x + 1,
        };
        match self.segments.get(guess) {
            Some(found) if *found == segment => Some(guess),
            _ => self.segments.binary_search(&segment).ok(),
        }
    }

    #[inline(always)]
    pub(crate) fn segment(&self, number: usize) -> Segment {
        self.segments[number]
    }

    /// The fields orthogonally next to these, as bits.
    #[inline(always)]
    pub fn next_to(&self, fields: u128) -> u128 {
        let across = (fields & self.not_last_column) << 1 | (fields & self.not_first_column) >> 1;
        (across | fields << self.columns | fields >> self.columns) & self.fields
    }

    /// The fields without a site whose worker this much money pays.
    #[inline(always)]
    pub(crate) fn worker_fields(&self, money: u16) -> u128 {
        self.worker_fields[usize::from(money).min(PRICE_ROWS - 1)]
    }

    /// The open sites whose hut this much money pays.
    #[inline(always)]
    pub(crate) fn hut_sites(&self, money: u16) -> u128 {
        self.hut_sites[usize::from(money).min(PRICE_ROWS - 1)]
    }

    #[inline(always)]
    pub(crate) fn worker_price_at(&self, index: usize) -> u16 {
        u16::from(self.worker_price[index])
    }

    #[inline(always)]
    pub(crate) fn hut_price_at(&self, index: usize) -> u16 {
        u16::from(self.hut_price[index])
    }

    /// G4.7: the corners reached from a harbour's dock over these roads.
    #[inline]
    pub(crate) fn reached(&self, harbour: usize, roads: &SegmentSet) -> u128 {
        self.flood(self.docks[harbour], roads)
    }

    /// The corners (with segments) of a field.
    #[inline(always)]
    pub(crate) fn corners(&self, field: usize) -> u128 {
        self.touched[field]
    }

    fn flood(&self, start: u8, roads: &SegmentSet) -> u128 {
        let mut reached = 1u128 << start;
        let mut open = reached;
        while open != 0 {
            let corner = open.trailing_zeros() as usize;
            open &= open - 1;
            let (exits, n_exits) = &self.exits[corner];
            for exit in &exits[..usize::from(*n_exits)] {
                let bit = 1u128 << exit.corner;
                if reached & bit == 0 && roads.contains(usize::from(exit.segment)) {
                    reached |= bit;
                    open |= bit;
                }
            }
        }
        reached
    }

    /// The sacks of the printed arrangement.
    pub(crate) fn printed_sacks(&self) -> Counts {
        let mut sacks = Counts::default();
        for field in self.sack_fields {
            if let Content::Sack(coffee) = self.printed(field) {
                sacks[coffee] += 1;
            }
        }
        sacks
    }
}

/// Whether a site, segment or harbour may be used with this number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openness {
    /// It may.
    Open,
    /// It may not (G1.4).
    Closed,
}

impl Openness {
    fn of(open: bool) -> Openness {
        if open { Openness::Open } else { Openness::Closed }
    }
}

/// A handle to a [`Layout`]. A built-in board is copied like a pointer; one that was brought goes with its last handle.
#[derive(Clone, PartialEq, Eq)]
pub struct LayoutRef(Printed<Layout>);

impl Deref for LayoutRef {
    type Target = Layout;
    #[inline(always)]
    fn deref(&self) -> &Layout {
        &self.0
    }
}

impl Hash for LayoutRef {
    /// By content (the name and the number of seats), so that hashes are the same in every process.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
        self.n_seats.hash(state);
    }
}

impl fmt::Debug for LayoutRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {} for {} seats", self.name(), self.n_seats)
    }
}

/// Two boards are the same if the same is printed on them, whatever the comments in their files.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.n_seats == other.n_seats && self.file == other.file
    }
}

impl Eq for Layout {}

/// The boards that people brought, each with the number of seats it is used for.
static BROUGHT: Pool<Layout> = Pool::new();

/// How many boards are in use that people brought.
pub(crate) fn n_brought() -> usize {
    BROUGHT.n_in_use()
}

/// A built-in board for this number of seats (2 to 4).
pub(crate) fn built_in_layout(board: BuiltIn, n_seats: usize) -> LayoutRef {
    LayoutRef(Printed::BuiltIn(board.layout(n_seats)))
}

/// The board of this text for this number of seats (2 to 4).
pub(crate) fn layout_of(text: &str, n_seats: usize) -> Result<LayoutRef, SetupError> {
    let file = read_board(text).map_err(|BoardError { line, message }| SetupError {
        message: format!("board line {line}: {message}"),
        rule: G1_4,
    })?;
    if let Some(board) = BuiltIn::all().find(|board| board.layout(n_seats).file == file) {
        return Ok(built_in_layout(board, n_seats));
    }
    let key = format!("seats {n_seats}\n{text}");
    let choice = || BoardChoice::Text(text.to_string());
    BROUGHT.get_or_read(&key, || Ok(Layout::new(&file, choice(), n_seats))).map(LayoutRef)
}
