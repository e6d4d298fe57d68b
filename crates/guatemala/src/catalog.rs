//! The material: coffees, pieces, sacks, and the numbers of the rules.

use std::fmt::{self, Display};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use table::ParseError;

/// G1.1: seats at the table, from the fewest to the most.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
/// G1.1: workers of each coffee.
pub const WORKERS_PER_COFFEE: u8 = 9;
/// G1.1: huts of each coffee.
pub const HUTS_PER_COFFEE: u8 = 3;
/// G1.1: ships of each coffee.
pub const SHIPS_PER_COFFEE: u8 = 3;
/// G1.1: sacks of each coffee.
pub const SACKS_PER_COFFEE: u8 = 7;
/// G1.1: sacks in all.
pub const SACKS: u8 = 35;
/// G1.1: the centavos each seat begins with.
pub const START_MONEY: u16 = 15;
/// G1.2: the market has this many rows and as many columns.
pub const MARKET_SIDE: usize = 9;
/// G1.2: the fields of the market.
pub const MARKET_FIELDS: usize = MARKET_SIDE * MARKET_SIDE;
/// G1.2: the sack fields of the market.
pub const SACK_FIELDS: usize = 6;
/// G1.3: the sacks dealt to the seats.
pub const SACKS_DEALT: u8 = 24;
/// G1.3: the sacks that go unseen into the bag.
pub const SACKS_IN_BAG: u8 = 5;
/// G2.1: the spaces of the buyer's ring.
pub const RING_SPACES: usize = 36;
/// G2.1: the steps the buyer may go for nothing.
pub const FREE_STEPS: u8 = 3;
/// G2.1: the steps the buyer may go at most.
pub const MOST_STEPS: u8 = 4;
/// G2.1: the price of the fourth step.
pub const EXTRA_STEP_PRICE: u16 = 2;
/// G3.1: the pieces a seat may take in one building.
pub const MOST_PIECES: usize = 3;
/// G3.2: the berths of a harbour.
pub const BERTHS: usize = 3;
/// The most harbours a plantation board may have.
pub const MOST_HARBOURS: usize = 6;
/// G5.1: what taking a sack pays.
pub const SACK_INCOME: u16 = 8;

/// A coffee: the colour of workers, huts, ships and sacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Coffee {
    /// Black, `K` in board files.
    Black,
    /// White, `W`.
    White,
    /// Beige, `B`.
    Beige,
    /// Russet, `R`.
    Russet,
    /// Brown, `N`.
    Brown,
}

impl Coffee {
    /// All five.
    pub const ALL: [Coffee; 5] = [Coffee::Black, Coffee::White, Coffee::Beige, Coffee::Russet, Coffee::Brown];

    /// Its number, as an index into tables by coffee.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The coffee with this number.
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Coffee {
        Self::ALL[index]
    }

    /// Its letter in board files.
    pub const fn letter(self) -> char {
        match self {
            Coffee::Black => 'K',
            Coffee::White => 'W',
            Coffee::Beige => 'B',
            Coffee::Russet => 'R',
            Coffee::Brown => 'N',
        }
    }

    /// The coffee with this letter.
    pub fn from_letter(letter: char) -> Option<Coffee> {
        Coffee::ALL.into_iter().find(|coffee| coffee.letter() == letter)
    }

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Coffee::Black => "black",
            Coffee::White => "white",
            Coffee::Beige => "beige",
            Coffee::Russet => "russet",
            Coffee::Brown => "brown",
        }
    }
}

impl Display for Coffee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Coffee {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Coffee::ALL
            .into_iter()
            .find(|coffee| coffee.name() == text)
            .ok_or_else(|| ParseError::new("a coffee (black, white, beige, russet or brown)", text))
    }
}

/// One value for each coffee.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ByCoffee<T>(pub [T; 5]);

/// Numbers of sacks (or of other things) by coffee.
pub type Counts = ByCoffee<u8>;

impl<T> Index<Coffee> for ByCoffee<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, coffee: Coffee) -> &T {
        &self.0[coffee.index()]
    }
}

impl<T> IndexMut<Coffee> for ByCoffee<T> {
    #[inline(always)]
    fn index_mut(&mut self, coffee: Coffee) -> &mut T {
        &mut self.0[coffee.index()]
    }
}

impl Counts {
    /// The same number of each.
    pub const fn each(number: u8) -> Counts {
        ByCoffee([number; 5])
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The coffees of which there is at least one, as bits.
    #[inline]
    pub(crate) fn present(&self) -> u8 {
        self.0.iter().enumerate().fold(0, |bits, (index, &count)| bits | u8::from(count > 0) << index)
    }

    /// The coffee of the thing with this number when all are laid out in order.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> Coffee {
        let mut left = number;
        for coffee in Coffee::ALL {
            match left.checked_sub(u32::from(self[coffee])) {
                Some(rest) => left = rest,
                None => return coffee,
            }
        }
        unreachable!("a number below the total falls on one of the coffees")
    }
}

/// A piece that can be bought: all but roads have a coffee.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A worker, for a field.
    Worker(Coffee),
    /// A hut, for a site.
    Hut(Coffee),
    /// A ship, for a berth.
    Ship(Coffee),
    /// A road, for a segment.
    Road,
}

/// The kinds of pieces that have a coffee and come out of the box at the start.
pub(crate) const COLOURED_PIECES: usize = 15;

impl Piece {
    /// The pieces with a coffee: workers, huts, ships.
    pub fn coloured() -> impl Iterator<Item = Piece> {
        (0..COLOURED_PIECES).map(Piece::coloured_at)
    }

    /// The piece with this place in tables of the pieces with a coffee.
    pub(crate) const fn coloured_at(index: usize) -> Piece {
        let coffee = Coffee::at(index % 5);
        match index / 5 {
            0 => Piece::Worker(coffee),
            1 => Piece::Hut(coffee),
            _ => Piece::Ship(coffee),
        }
    }

    /// Its place in tables of the pieces with a coffee.
    #[inline]
    pub(crate) const fn box_index(self) -> Option<usize> {
        match self {
            Piece::Worker(coffee) => Some(coffee.index()),
            Piece::Hut(coffee) => Some(5 + coffee.index()),
            Piece::Ship(coffee) => Some(10 + coffee.index()),
            Piece::Road => None,
        }
    }

    /// How many of this piece the game has; roads depend on the set-up.
    pub const fn in_the_game(self) -> Option<u8> {
        match self {
            Piece::Worker(_) => Some(WORKERS_PER_COFFEE),
            Piece::Hut(_) => Some(HUTS_PER_COFFEE),
            Piece::Ship(_) => Some(SHIPS_PER_COFFEE),
            Piece::Road => None,
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Worker(coffee) => write!(f, "worker {coffee}"),
            Piece::Hut(coffee) => write!(f, "hut {coffee}"),
            Piece::Ship(coffee) => write!(f, "ship {coffee}"),
            Piece::Road => write!(f, "road"),
        }
    }
}

/// What lies on a field of the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A piece to build with.
    Piece(Piece),
    /// A sack.
    Sack(Coffee),
}

/// [`Content`] in one byte: 0 nothing, 1 road, then five each of workers, huts, ships and sacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Cell(u8);

impl Cell {
    pub(crate) const EMPTY: Cell = Cell(0);
    pub(crate) const ROAD: Cell = Cell(1);
    const FIRST_WORKER: u8 = 2;
    const FIRST_SACK: u8 = 17;

    #[inline(always)]
    pub(crate) const fn sack(coffee: Coffee) -> Cell {
        Cell(Self::FIRST_SACK + coffee as u8)
    }

    #[inline(always)]
    pub(crate) const fn of(content: Content) -> Cell {
        match content {
            Content::Empty => Cell::EMPTY,
            Content::Sack(coffee) => Cell::sack(coffee),
            Content::Piece(piece) => match piece.box_index() {
                Some(index) => Cell(Self::FIRST_WORKER + index as u8),
                None => Cell::ROAD,
            },
        }
    }

    /// Its code, below 32: a bit number for sets of codes.
    #[inline(always)]
    pub(crate) const fn code(self) -> u8 {
        self.0 & 31
    }

    #[inline(always)]
    pub(crate) const fn is_sack(self) -> bool {
        self.0 >= Self::FIRST_SACK
    }

    #[inline(always)]
    pub(crate) const fn is_piece(self) -> bool {
        self.0 != 0 && self.0 < Self::FIRST_SACK
    }

    #[inline]
    pub(crate) const fn content(self) -> Content {
        match self.0 {
            0 => Content::Empty,
            1 => Content::Piece(Piece::Road),
            code @ 2..7 => Content::Piece(Piece::Worker(Coffee::at(code as usize - 2))),
            code @ 7..12 => Content::Piece(Piece::Hut(Coffee::at(code as usize - 7))),
            code @ 12..17 => Content::Piece(Piece::Ship(Coffee::at(code as usize - 12))),
            code => Content::Sack(Coffee::at((code - Self::FIRST_SACK) as usize)),
        }
    }
}
