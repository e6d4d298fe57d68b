//! Where a card may be laid (C3.1, C3.2): all windows of an area at once, as bit rows.

use std::fmt;
use std::str::FromStr;

use table::ParseError;

/// A square of the grid: `x` to the right, `y` downwards; the start card's upper left square is `0,0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pos {
    /// Row. First, so that positions sort in reading order.
    pub y: i8,
    /// Column.
    pub x: i8,
}

/// No area reaches further than this from its start card.
const FARTHEST: i8 = 60;

impl Pos {
    /// Column and row.
    pub const fn new(x: i8, y: i8) -> Pos {
        Pos { y, x }
    }

    pub(crate) fn plus(self, (dx, dy): (i8, i8)) -> Pos {
        Pos { y: self.y + dy, x: self.x + dx }
    }

    /// Whether two squares share an edge.
    pub fn touches(self, other: Pos) -> bool {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y) == 1
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Pos {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = |digits: &str| {
            let n = digits.parse::<i8>().ok().filter(|n| (-FARTHEST..=FARTHEST).contains(n))?;
            // One text for one square: no `+1`, no `01`, no `-0`.
            (n.to_string() == digits).then_some(n)
        };
        text.split_once(',')
            .and_then(|(x, y)| Some(Pos { x: number(x)?, y: number(y)? }))
            .ok_or_else(|| ParseError::new("a square such as `2,-1`", text))
    }
}

/// Quarter turns clockwise (C3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn(u8);

impl Turn {
    /// All four.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    /// As it is printed.
    pub const NONE: Turn = Turn(0);

    /// A number of quarter turns, 0 to 3.
    pub fn new(quarters: u8) -> Option<Turn> {
        (quarters < 4).then_some(Turn(quarters))
    }

    /// Whether a card turned so with its upper left square there lies over a position.
    #[inline]
    pub(crate) fn covers(self, at: Pos, pos: Pos) -> bool {
        let (width, height) = self.size();
        let (dx, dy) = (pos.x.wrapping_sub(at.x), pos.y.wrapping_sub(at.y));
        (0..width).contains(&dx) && (0..height).contains(&dy)
    }

    /// The turn in the two lowest bits.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Turn {
        Turn(bits & 3)
    }

    /// How many quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// Whether the card lies across: three squares wide, two high.
    pub const fn is_wide(self) -> bool {
        self.0 & 1 == 0
    }

    /// Width and height of a card turned so.
    pub const fn size(self) -> (i8, i8) {
        if self.is_wide() { (3, 2) } else { (2, 3) }
    }

    /// Where each printed square lies, from the upper left corner of the turned card.
    #[inline]
    pub const fn offset(self, slot: usize) -> (i8, i8) {
        const OFFSETS: [[(i8, i8); 6]; 4] = offsets();
        OFFSETS[self.0 as usize & 3][slot]
    }
}

const fn offsets() -> [[(i8, i8); 6]; 4] {
    let mut table = [[(0, 0); 6]; 4];
    let mut slot = 0;
    while slot < 6 {
        let (column, row) = (slot as i8 % 3, slot as i8 / 3);
        table[0][slot] = (column, row);
        table[1][slot] = (1 - row, column);
        table[2][slot] = (2 - column, 1 - row);
        table[3][slot] = (row, 2 - column);
        slot += 1;
    }
    table
}

/// Rows of a grid around an area: 18 squares high at most, and two to spare on each side, and a guard.
const ROWS: usize = 24;
/// Distance of the area from the edge of the grid.
const MARGIN: i8 = 3;

/// A grid of bits, one row a word.
type Grid = [u32; ROWS];

/// Every place a card may be laid, for both ways it can lie: a set bit is the card's upper left square.
pub(crate) struct Windows {
    corner: Pos,
    wide: Grid,
    tall: Grid,
}

/// The squares an area occupies, as bits.
pub(crate) struct Occupied {
    corner: Pos,
    rows: Grid,
    /// The first row below every square marked; windows cannot begin there.
    end: usize,
}

impl Occupied {
    /// An empty grid for an area whose upper left corner is `least`.
    pub(crate) fn new(least: Pos) -> Occupied {
        Occupied { corner: least.plus((-MARGIN, -MARGIN)), rows: [0; ROWS], end: 0 }
    }

    /// Marks the squares of a card.
    #[inline]
    pub(crate) fn mark(&mut self, at: Pos, turn: Turn) {
        let (width, height) = turn.size();
        let row = ((1u32 << width) - 1) << (at.x - self.corner.x);
        let top = (at.y - self.corner.y) as usize;
        let end = top + height as usize;
        for y in top..end {
            self.rows[y] |= row;
        }
        self.end = self.end.max(end);
    }

    /// Every window that covers 2, 3 or 4 of the squares (C3.1), counted for all windows together.
    pub(crate) fn windows(&self) -> Windows {
        let mut windows = Windows { corner: self.corner, wide: [0; ROWS], tall: [0; ROWS] };
        let rows = &self.rows;
        // Sums of two and of three neighbours in a row, as two bit planes each.
        let mut pair = [(0u32, 0u32); ROWS];
        let mut triple = [(0u32, 0u32); ROWS];
        let end = self.end.min(ROWS - 2);
        for y in 0..end {
            let (a, b, c) = (rows[y], rows[y] >> 1, rows[y] >> 2);
            pair[y] = (a ^ b, a & b);
            triple[y] = (a ^ b ^ c, a & b | c & (a ^ b));
        }
        for y in 0..end {
            windows.wide[y] = two_to_four(add(triple[y], triple[y + 1]));
        }
        for y in 0..end {
            // Three pairs: 0 to 6. The first two make at most 4, so nothing is lost above bit 2.
            let (ones, twos, fours) = add(pair[y], pair[y + 1]);
            let (low, carry) = (ones ^ pair[y + 2].0, ones & pair[y + 2].0);
            let middle = twos ^ pair[y + 2].1 ^ carry;
            let high = fours | twos & pair[y + 2].1 | carry & (twos ^ pair[y + 2].1);
            windows.tall[y] = two_to_four((low, middle, high));
        }
        windows
    }
}

/// Sum of two 2-bit numbers in every column.
#[inline(always)]
fn add((a0, a1): (u32, u32), (b0, b1): (u32, u32)) -> (u32, u32, u32) {
    let carry = a0 & b0;
    (a0 ^ b0, a1 ^ b1 ^ carry, a1 & b1 | carry & (a1 ^ b1))
}

/// The columns in which a 3-bit number is 2, 3 or 4.
#[inline(always)]
fn two_to_four((ones, twos, fours): (u32, u32, u32)) -> u32 {
    twos & !fours | fours & !twos & !ones
}

impl Windows {
    /// Takes out the windows that hold all squares of a box (C3.2): those that would hide the last cups.
    pub(crate) fn forbid_hiding(&mut self, least: Pos, most: Pos) {
        for (grid, turn) in [(&mut self.wide, Turn(0)), (&mut self.tall, Turn(1))] {
            let (width, height) = turn.size();
            for y in (most.y - height + 1)..=least.y {
                for x in (most.x - width + 1)..=least.x {
                    let (column, row) = (x - self.corner.x, y - self.corner.y);
                    if (0..32).contains(&column) && (0..ROWS as i8).contains(&row) {
                        grid[row as usize] &= !(1 << column);
                    }
                }
            }
        }
    }

    /// How many placements: each window with two turns.
    pub(crate) fn len(&self) -> u32 {
        2 * (count(&self.wide) + count(&self.tall))
    }

    /// The placement with this number.
    pub(crate) fn nth(&self, n: u32) -> (Pos, Turn) {
        let n_wide = count(&self.wide);
        let (grid, first, n) = match n < 2 * n_wide {
            true => (&self.wide, 0, n),
            false => (&self.tall, 1, n - 2 * n_wide),
        };
        let turn = Turn(first + 2 * (n & 1) as u8);
        let mut left = n >> 1;
        for (y, &row) in grid.iter().enumerate() {
            let here = row.count_ones();
            if left < here {
                let mut bits = row;
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return (self.corner.plus((bits.trailing_zeros() as i8, y as i8)), turn);
            }
            left -= here;
        }
        unreachable!("the number is below the number of placements")
    }

    /// Every placement.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Pos, Turn)> {
        (0..self.len()).map(|n| self.nth(n))
    }
}

#[inline]
fn count(grid: &Grid) -> u32 {
    grid.iter().map(|row| row.count_ones()).sum()
}
