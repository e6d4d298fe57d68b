//! Names of places: market fields, ring spaces and lines; plantation fields, corners, segments and harbours.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::ParseError;

use crate::catalog::{MARKET_FIELDS, MARKET_SIDE, MOST_HARBOURS};

/// A field of the market, written `r3c7` (row, column, both from 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MarketField(u8);

impl MarketField {
    /// The field in this row and column, both from 1.
    pub const fn new(row: usize, column: usize) -> Option<MarketField> {
        if row >= 1 && row <= MARKET_SIDE && column >= 1 && column <= MARKET_SIDE {
            Some(MarketField(((row - 1) * MARKET_SIDE + column - 1) as u8))
        } else {
            None
        }
    }

    /// The field with this number in reading order.
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> MarketField {
        debug_assert!(index < MARKET_FIELDS);
        MarketField(index as u8)
    }

    /// All fields in reading order.
    pub fn all() -> impl Iterator<Item = MarketField> {
        (0..MARKET_FIELDS).map(MarketField::at)
    }

    /// Its number in reading order, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 1.
    pub const fn row(self) -> usize {
        self.index() / MARKET_SIDE + 1
    }

    /// Its column, from 1.
    pub const fn column(self) -> usize {
        self.index() % MARKET_SIDE + 1
    }
}

impl Display for MarketField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row(), self.column())
    }
}

impl FromStr for MarketField {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new("a market field (r1c1 to r9c9)", text);
        let &[b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(wrong());
        };
        MarketField::new(usize::from(row - b'0'), usize::from(column - b'0')).ok_or_else(wrong)
    }
}

/// A row or column of the market, written `r3` or `c7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// A row, from 1.
    Row(u8),
    /// A column, from 1.
    Column(u8),
}

impl Line {
    /// Its nine fields, in reading order.
    pub fn fields(self) -> [MarketField; MARKET_SIDE] {
        std::array::from_fn(|place| match self {
            Line::Row(row) => MarketField::at((usize::from(row) - 1) * MARKET_SIDE + place),
            Line::Column(column) => MarketField::at(place * MARKET_SIDE + usize::from(column) - 1),
        })
    }

    /// Whether the field lies in it.
    pub fn contains(self, field: MarketField) -> bool {
        match self {
            Line::Row(row) => field.row() == usize::from(row),
            Line::Column(column) => field.column() == usize::from(column),
        }
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Row(row) => write!(f, "r{row}"),
            Line::Column(column) => write!(f, "c{column}"),
        }
    }
}

impl FromStr for Line {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match *text.as_bytes() {
            [b'r', row @ b'1'..=b'9'] => Ok(Line::Row(row - b'0')),
            [b'c', column @ b'1'..=b'9'] => Ok(Line::Column(column - b'0')),
            _ => Err(ParseError::new("a line of the market (r1 to r9, c1 to c9)", text)),
        }
    }
}

/// A number without leading zeros, as all numbers in actions are written.
pub(crate) fn read_number(text: &str, expected: &str) -> Result<u8, ParseError> {
    let wrong = || ParseError::new(expected, text);
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(wrong());
    }
    text.parse().map_err(|_| wrong())
}

/// A field of the plantation board, written `d7`: column letter, then row from 1 at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field {
    /// Row from 0.
    y: u8,
    /// Column from 0.
    x: u8,
}

/// Columns have letters, so there are at most this many.
pub(crate) const MOST_COLUMNS: usize = 26;
/// Rows of a plantation board at most.
pub(crate) const MOST_ROWS: usize = 99;

impl Field {
    /// The field in this column and row, both from 1.
    pub const fn new(column: usize, row: usize) -> Option<Field> {
        if column >= 1 && column <= MOST_COLUMNS && row >= 1 && row <= MOST_ROWS {
            Some(Field { y: (row - 1) as u8, x: (column - 1) as u8 })
        } else {
            None
        }
    }

    /// Its column, from 1.
    pub const fn column(self) -> usize {
        self.x as usize + 1
    }

    /// Its row, from 1.
    pub const fn row(self) -> usize {
        self.y as usize + 1
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.x) as char, self.row())
    }
}

impl FromStr for Field {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new("a plantation field (such as d7)", text);
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(wrong)?;
        let row = read_number(&text[1..], "a row").map_err(|_| wrong())?;
        Field::new(usize::from(letter - b'a') + 1, usize::from(row)).ok_or_else(wrong)
    }
}

/// A corner of plantation fields, written `4.8`: x from 0 at the left, y from 0 at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Corner {
    /// Rows above it.
    pub y: u8,
    /// Columns to its left.
    pub x: u8,
}

impl Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.x, self.y)
    }
}

impl FromStr for Corner {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = "a corner (such as 4.8)";
        let (x, y) = text.split_once('.').ok_or_else(|| ParseError::new(expected, text))?;
        let corner = Corner { x: read_number(x, expected)?, y: read_number(y, expected)? };
        let fits = usize::from(corner.x) <= MOST_COLUMNS && usize::from(corner.y) <= MOST_ROWS;
        fits.then_some(corner).ok_or_else(|| ParseError::new(expected, text))
    }
}

/// Which way a segment runs from its first corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Runs {
    /// To the right.
    Across,
    /// Downwards.
    Down,
}

/// A place for a road: the edge between two neighbouring corners, written `4.8-5.8`, upper or left corner first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Segment {
    /// The upper or left corner.
    pub from: Corner,
    /// Which way it runs.
    pub runs: Runs,
}

impl Segment {
    /// The lower or right corner.
    pub const fn to(self) -> Corner {
        match self.runs {
            Runs::Across => Corner { x: self.from.x.saturating_add(1), y: self.from.y },
            Runs::Down => Corner { x: self.from.x, y: self.from.y.saturating_add(1) },
        }
    }
}

impl Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to())
    }
}

impl FromStr for Segment {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new("a segment (such as 4.8-5.8)", text);
        let (from, to) = text.split_once('-').ok_or_else(wrong)?;
        let (from, to): (Corner, Corner) = (from.parse()?, to.parse()?);
        [Runs::Across, Runs::Down]
            .into_iter()
            .map(|runs| Segment { from, runs })
            .find(|segment| segment.to() == to)
            .ok_or_else(wrong)
    }
}

/// A harbour, written as its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Harbour(u8);

impl Harbour {
    /// The harbour with this number, from 1.
    pub const fn new(number: usize) -> Option<Harbour> {
        if number >= 1 && number <= MOST_HARBOURS { Some(Harbour(number as u8 - 1)) } else { None }
    }

    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Harbour {
        debug_assert!(index < MOST_HARBOURS);
        Harbour(index as u8)
    }

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Its place in tables, from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Harbour {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = read_number(text, "a harbour (1 to 6)")?;
        Harbour::new(usize::from(number)).ok_or_else(|| ParseError::new("a harbour (1 to 6)", text))
    }
}

/// A set of harbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HarbourSet(u8);

impl HarbourSet {
    /// No harbour.
    pub const EMPTY: HarbourSet = HarbourSet(0);

    /// With this harbour added.
    #[must_use]
    pub const fn with(self, harbour: Harbour) -> HarbourSet {
        HarbourSet(self.0 | 1 << harbour.0)
    }

    /// Whether the harbour is in the set.
    pub const fn contains(self, harbour: Harbour) -> bool {
        self.0 >> harbour.0 & 1 != 0
    }

    /// Whether no harbour is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many harbours are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The harbours in the set, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Harbour> {
        (0..MOST_HARBOURS).map(Harbour::at).filter(move |&harbour| self.contains(harbour))
    }

    /// The set as bits, harbour 1 at the low end.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Harbour> for HarbourSet {
    fn from_iter<I: IntoIterator<Item = Harbour>>(harbours: I) -> Self {
        harbours.into_iter().fold(HarbourSet::EMPTY, HarbourSet::with)
    }
}
