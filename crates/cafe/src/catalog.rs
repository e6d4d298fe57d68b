//! The numbers of the rule book, the colours of beans and the kinds of squares.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use table::ParseError;

/// Beans of each colour in the box (C1.1).
pub const BEANS_PER_COLOUR: i16 = 35;

/// Number of rounds (C4.12).
pub const N_ROUNDS: u8 = 8;

/// The action track ends here (C4.1).
pub const MAX_ACTION_POINTS: u8 = 8;

/// The colour of a bean (C1.1). Its letter is the one used in deck files and demands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Y
    Yellow,
    /// N
    Brown,
    /// G
    Green,
    /// R
    Red,
}

impl Colour {
    /// All four, in the order of the warehouse.
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Brown, Colour::Green, Colour::Red];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["yellow", "brown", "green", "red"][self as usize]
    }

    /// Its letter in deck files.
    pub const fn letter(self) -> char {
        ['Y', 'N', 'G', 'R'][self as usize]
    }

    /// The colour of a letter.
    pub fn of_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    pub(crate) const fn of_index(index: usize) -> Colour {
        Colour::ALL[index & 3]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.name() == text)
            .ok_or_else(|| ParseError::new("a colour (yellow, brown, green or red)", text))
    }
}

/// What a square is (C1.2, C7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Kind {
    YellowField,
    BrownField,
    GreenField,
    RedField,
    YellowSurplus,
    BrownSurplus,
    GreenSurplus,
    RedSurplus,
    Batch,
    Drying,
    Roasting,
    Cafe,
    /// A square of the first of two cafés on a card.
    FirstCafe,
    /// A square of the second of two cafés on a card.
    SecondCafe,
    Espresso,
    Pastry1,
    Pastry2,
    Pastry3,
    Cup,
    Ship,
    Empty,
    /// What is left of a two-square café that was covered in part (C3.3). Never printed.
    Dead,
}

/// The letter of a square, as far as actions and groups go (C4.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Letter {
    /// A: fields, batches and surplus fields.
    Field,
    /// B: drying squares.
    Drying,
    /// C: roasting squares.
    Roasting,
    /// Everything else has no groups.
    Other,
}

const fn letters() -> [Letter; 22] {
    let mut letters = [Letter::Other; 22];
    let mut kind = 0;
    while kind <= Kind::Batch as usize {
        letters[kind] = Letter::Field;
        kind += 1;
    }
    letters[Kind::Drying as usize] = Letter::Drying;
    letters[Kind::Roasting as usize] = Letter::Roasting;
    letters
}

const FIELDS: [Kind; 4] = [Kind::YellowField, Kind::BrownField, Kind::GreenField, Kind::RedField];

const SURPLUSES: [Kind; 4] = [Kind::YellowSurplus, Kind::BrownSurplus, Kind::GreenSurplus, Kind::RedSurplus];

impl Kind {
    /// The field of a colour.
    pub const fn field(colour: Colour) -> Kind {
        FIELDS[colour as usize]
    }

    /// Its letter.
    #[inline]
    pub fn letter(self) -> Letter {
        const LETTERS: [Letter; 22] = letters();
        LETTERS[self as usize]
    }

    /// The colour printed on it, for fields and surplus fields.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        (self <= Kind::RedSurplus).then(|| Colour::of_index(self as usize))
    }

    /// How many beans an empty one of this kind produces (C4.4, C7.3, C7.5).
    #[inline]
    pub fn harvest(self) -> u16 {
        if self <= Kind::RedField {
            1
        } else if self <= Kind::RedSurplus {
            2
        } else {
            u16::from(self == Kind::Batch)
        }
    }

    /// Whether it is a square of a café.
    #[inline]
    pub fn is_cafe(self) -> bool {
        matches!(self, Kind::Cafe | Kind::FirstCafe | Kind::SecondCafe)
    }

    /// The points of a pastry (C7.4).
    pub fn pastry_points(self) -> Option<u8> {
        match self {
            Kind::Pastry1 => Some(1),
            Kind::Pastry2 => Some(2),
            Kind::Pastry3 => Some(3),
            _ => None,
        }
    }

    /// Its name in views: the colour and the points of pastries stand apart.
    pub fn name(self) -> &'static str {
        match self {
            kind if kind <= Kind::RedField => "field",
            kind if kind <= Kind::RedSurplus => "surplus",
            Kind::Batch => "batch",
            Kind::Drying => "drying",
            Kind::Roasting => "roasting",
            Kind::Cafe | Kind::FirstCafe | Kind::SecondCafe => "cafe",
            Kind::Espresso => "espresso",
            Kind::Pastry1 | Kind::Pastry2 | Kind::Pastry3 => "pastry",
            Kind::Cup => "cup",
            Kind::Ship => "ship",
            Kind::Dead => "dead",
            _ => "empty",
        }
    }

    /// Its word in deck files.
    pub fn word(self) -> &'static str {
        match self {
            Kind::YellowField => "Y",
            Kind::BrownField => "N",
            Kind::GreenField => "G",
            Kind::RedField => "R",
            Kind::YellowSurplus => "YY",
            Kind::BrownSurplus => "NN",
            Kind::GreenSurplus => "GG",
            Kind::RedSurplus => "RR",
            Kind::Batch => "?",
            Kind::Drying => "b",
            Kind::Roasting => "c",
            Kind::Cafe | Kind::FirstCafe => "D",
            Kind::SecondCafe => "D2",
            Kind::Espresso => "e",
            Kind::Pastry1 => "p1",
            Kind::Pastry2 => "p2",
            Kind::Pastry3 => "p3",
            Kind::Cup => "u",
            Kind::Ship => "s",
            Kind::Empty => ".",
            Kind::Dead => "x",
        }
    }

    /// Every kind that a square of a deck file can be; on a card with two cafés `D` is the first of them.
    pub const PRINTED: [Kind; 20] = [
        Kind::YellowField,
        Kind::BrownField,
        Kind::GreenField,
        Kind::RedField,
        Kind::YellowSurplus,
        Kind::BrownSurplus,
        Kind::GreenSurplus,
        Kind::RedSurplus,
        Kind::Batch,
        Kind::Drying,
        Kind::Roasting,
        Kind::Cafe,
        Kind::SecondCafe,
        Kind::Espresso,
        Kind::Pastry1,
        Kind::Pastry2,
        Kind::Pastry3,
        Kind::Cup,
        Kind::Ship,
        Kind::Empty,
    ];

    /// The surplus field of a colour.
    pub const fn surplus(colour: Colour) -> Kind {
        SURPLUSES[colour as usize]
    }
}

impl FromStr for Kind {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Kind::PRINTED.into_iter().find(|kind| kind.word() == text).ok_or_else(|| {
            ParseError::new(
                "a square (Y N G R field, YY NN GG RR surplus, ? batch, b drying, c roasting, D café, D2 second café, e espresso, \
                 p1 p2 p3 pastry, u cup, s ship, . empty)",
                text,
            )
        })
    }
}
