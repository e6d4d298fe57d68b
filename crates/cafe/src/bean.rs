//! Coffee beans: four colours, counted.

use std::fmt;
use std::hash::Hash;
use std::ops::{Index, IndexMut};

use crate::catalog::Colour;

/// How many beans of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Beans([u16; 4]);

impl Beans {
    /// None at all.
    pub const NONE: Beans = Beans([0; 4]);

    /// One of each colour: the warehouse at the start (C1.3).
    pub const ONE_OF_EACH: Beans = Beans([1; 4]);

    /// The numbers of yellow, brown, green and red ones.
    pub const fn new(counts: [u16; 4]) -> Beans {
        Beans(counts)
    }

    /// `n` of one colour.
    pub fn of(colour: Colour, n: u16) -> Beans {
        let mut beans = Beans::NONE;
        beans[colour] = n;
        beans
    }

    /// All colours together.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Beans::NONE
    }

    /// The colours there are, in order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self[colour] > 0)
    }

    /// Colours with their numbers, none left out.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u16)> {
        Colour::ALL.into_iter().map(move |colour| (colour, self[colour]))
    }

    /// Puts these together.
    pub fn add(&mut self, other: Beans) {
        for colour in Colour::ALL {
            self[colour] += other[colour];
        }
    }

    pub(crate) fn n_colours(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n > 0)).sum()
    }
}

impl Index<Colour> for Beans {
    type Output = u16;
    fn index(&self, colour: Colour) -> &u16 {
        &self.0[colour as usize]
    }
}

impl IndexMut<Colour> for Beans {
    fn index_mut(&mut self, colour: Colour) -> &mut u16 {
        &mut self.0[colour as usize]
    }
}

impl fmt::Display for Beans {
    /// `2 yellow, 1 red`, or `no beans`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("no beans");
        }
        for (nth, colour) in self.colours().enumerate() {
            let comma = if nth > 0 { ", " } else { "" };
            write!(f, "{comma}{} {colour}", self[colour])?;
        }
        Ok(())
    }
}

/// What lies on one square, in 16 bits: a number of beans of one colour, or, on a café, of each.
///
/// Which of the two is meant follows from the kind of the square; see [`Pile::of`] and [`Pile::served`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile(u16);

/// More than any square can ever hold: 64 action points in a game move fewer beans.
pub(crate) const MAX_PILE: u16 = (1 << 14) - 1;

/// The most beans of one colour that a café asks for.
pub(crate) const MAX_DEMAND: u16 = 7;

impl Pile {
    pub(crate) const EMPTY: Pile = Pile(0);

    /// Beans of one colour.
    #[inline]
    pub(crate) fn of(colour: Colour, n: u16) -> Pile {
        debug_assert!(n <= MAX_PILE);
        if n == 0 { Pile::EMPTY } else { Pile(n << 2 | colour as u16) }
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn count(self) -> u16 {
        self.0 >> 2
    }

    #[inline]
    pub(crate) fn colour(self) -> Colour {
        Colour::of_index(usize::from(self.0 & 3))
    }

    pub(crate) fn beans(self) -> Beans {
        Beans::of(self.colour(), self.count())
    }

    /// Beans of several colours, at most [`MAX_DEMAND`] of each: what a café has been served.
    pub(crate) fn served(beans: Beans) -> Pile {
        Pile(beans.iter().fold(0, |bits, (colour, n)| bits | n << (3 * colour as u16)))
    }

    pub(crate) fn served_beans(self) -> Beans {
        Beans(std::array::from_fn(|colour| self.0 >> (3 * colour) & MAX_DEMAND))
    }
}
