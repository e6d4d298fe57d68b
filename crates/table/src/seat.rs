//! Places at the table and who is asked to act.

use std::fmt;
use std::str::FromStr;

use crate::notation::ParseError;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from 0 clockwise. A player is a person; a seat is where they sit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond the last one.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// The seats `0..n_seats`, clockwise.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats.min(MAX_SEATS)).map(|number| Seat(number as u8))
    }

    /// Its number, as an index into per-seat tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `n_seats`.
    pub const fn left(self, n_seats: usize) -> Seat {
        Seat(((self.0 as usize + 1) % n_seats) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.strip_prefix("seat")
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse().ok())
            .and_then(Seat::new)
            .ok_or_else(|| ParseError::new("a seat (seat0 to seat3)", text))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats `0..n_seats`; there are none beyond [`MAX_SEATS`].
    pub const fn all(n_seats: usize) -> SeatSet {
        let n_seats = if n_seats < MAX_SEATS { n_seats } else { MAX_SEATS };
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// With this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// With this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A seat: sees what is open and what is its own.
    Seat(Seat),
    /// Somebody watching: sees only what is open.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `n_seats`.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// One seat chooses.
    Seat(Seat),
    /// Each of these seats may choose, in any order, without touching the others.
    Seats(SeatSet),
    /// A chance outcome is due.
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

impl Awaits {
    /// The seats that may choose now.
    pub fn seats(self) -> SeatSet {
        match self {
            Awaits::Seat(seat) => SeatSet::EMPTY.with(seat),
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Nobody => SeatSet::EMPTY,
        }
    }

    /// The first of the seats that may choose now.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        // Most games await one seat at a time: no set is made for it.
        if let Awaits::Seat(seat) = self { Some(seat) } else { self.seats().iter().next() }
    }

    /// `Seats`, or `Seat` when only one is left.
    pub fn among(seats: SeatSet) -> Awaits {
        let mut waiting = seats.iter();
        match (waiting.next(), waiting.next()) {
            (Some(only), None) => Awaits::Seat(only),
            _ => Awaits::Seats(seats),
        }
    }
}

impl fmt::Display for Awaits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Awaits::Seat(seat) => write!(f, "{seat}"),
            Awaits::Seats(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                write!(f, "{}", names.join(" and "))
            }
            Awaits::Chance => write!(f, "chance"),
            Awaits::Nobody => write!(f, "nobody"),
        }
    }
}
