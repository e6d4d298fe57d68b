//! What is printed: colours, roasts, coasters, abilities, points.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat};

/// V1.1: the fewest seats.
pub const MIN_SEATS: usize = 2;
/// V1.1: the most seats.
pub const MAX_SEATS: usize = table::MAX_SEATS;
/// V1.1: coffee dice in the box.
pub const COFFEE_DICE: u8 = 10;
/// V1.1: aroma dice in the box.
pub const AROMA_DICE: u8 = 5;
/// V1.1: tokens of each seat.
pub const TOKENS: u8 = 3;
/// V1.4: the last square of the point track.
pub const GOAL: u8 = 21;
/// V1.4: research tracks of each seat.
pub const TRACKS: usize = 5;
/// V3.1: coffee dice taken by a seat without any; V4.1: dice of a blend.
pub const BLEND_DICE: u8 = 5;
/// V4.7: the most steps of one research.
pub(crate) const MAX_RESEARCH: u8 = 5;
/// V4.3, V4.5: points for making a blend.
pub const BLEND_POINTS: u8 = 1;
/// V2.2, V4.4: points for a token on a blend.
pub(crate) const TOKEN_POINTS: u8 = 1;

/// V2.1: points for owning Best Bean, by number of seats.
pub const fn featured_points(n_seats: usize) -> u8 {
    if n_seats == 2 { 2 } else { 3 }
}

/// V2.1: points for owning Rainbow, by number of seats.
pub const fn rainbow_points(n_seats: usize) -> u8 {
    if n_seats == 4 { 2 } else { 1 }
}

/// V1.2: a colour of beans, in roast order. On an aroma die the joker lies in the place of black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Roast 1.
    White,
    /// Roast 2.
    Yellow,
    /// Roast 3.
    Brown,
    /// Roast 4.
    Red,
    /// Roast 5.
    Green,
    /// Roast 6; it has no track.
    Black,
}

/// V1.2: the face of an aroma die that lies where a coffee die has black.
pub const JOKER: Colour = Colour::Black;

impl Colour {
    /// All six, in roast order.
    pub const ALL: [Colour; 6] =
        [Colour::White, Colour::Yellow, Colour::Brown, Colour::Red, Colour::Green, Colour::Black];
    /// The five with a research track.
    pub const WITH_TRACK: [Colour; TRACKS] =
        [Colour::White, Colour::Yellow, Colour::Brown, Colour::Red, Colour::Green];

    /// Its place in roast order, from 0: an index into tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The roast, 1 to 6.
    pub const fn roast(self) -> u8 {
        self as u8 + 1
    }

    /// The opposite face of a die: roasts add to 7, the joker counts as 6.
    pub const fn opposite(self) -> Colour {
        Colour::ALL[5 - self.index()]
    }

    /// One roast up; `None` for black and the joker.
    pub const fn darker(self) -> Option<Colour> {
        if self.index() < 5 { Some(Colour::ALL[self.index() + 1]) } else { None }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["white", "yellow", "brown", "red", "green", "black"][self.index()]
    }
}

/// The two kinds of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// White to black.
    Coffee,
    /// White to green, and a joker.
    Aroma,
}

impl Kind {
    /// The letter of a face: W Y B R G, then K for black or J for the joker.
    pub const fn letter(self, face: Colour) -> char {
        match self {
            Kind::Coffee => ['W', 'Y', 'B', 'R', 'G', 'K'][face.index()],
            Kind::Aroma => ['W', 'Y', 'B', 'R', 'G', 'J'][face.index()],
        }
    }

    /// The name of a face.
    pub const fn face_name(self, face: Colour) -> &'static str {
        match (self, face) {
            (Kind::Aroma, JOKER) => "joker",
            _ => face.name(),
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Coffee => "coffee",
            Kind::Aroma => "aroma",
        }
    }
}

/// V1.3: the research coaster in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Coaster {
    /// "Sanft".
    #[default]
    Mild,
    /// "Würzig".
    Bold,
}

impl Coaster {
    /// V1.4: what the cup of a track is worth.
    pub const fn cup_points(self, track: Colour) -> u8 {
        match self {
            Coaster::Mild => [3, 4, 3, 4, 4, 0][track.index()],
            Coaster::Bold => [3, 3, 4, 4, 7, 0][track.index()],
        }
    }
}

/// What red does on the bold coaster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum BoldRed {
    /// As in the rule book.
    #[default]
    RideAlong,
    /// As in the short rules.
    Block,
}

/// The nine abilities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ability {
    /// White: roll own dice again.
    Reroll,
    /// Mild yellow: a roast up.
    Upgrade,
    /// Bold yellow: the opposite face.
    Flip,
    /// Mild brown: steps for making a blend.
    FocusGroups,
    /// Bold brown: steps for you and an opponent.
    JointResearch,
    /// Red: an ability is closed to the opponents.
    Block,
    /// Bold red: steps when an opponent gains some.
    RideAlong,
    /// Mild green: aroma dice.
    ExtraAroma,
    /// Bold green: fewer coffee dice, compulsory.
    Bottleneck,
}

impl Ability {
    /// The ability of a track; black has none and gets that of white.
    #[inline]
    pub const fn of(coaster: Coaster, bold_red: BoldRed, track: Colour) -> Ability {
        match (coaster, bold_red) {
            (Coaster::Mild, _) => MILD[track.index()],
            (Coaster::Bold, BoldRed::RideAlong) => BOLD[track.index()],
            (Coaster::Bold, BoldRed::Block) => BOLD_WITH_BLOCK[track.index()],
        }
    }

    /// The colour of its track.
    #[inline]
    pub const fn track(self) -> Colour {
        TRACK_OF[self as usize]
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Ability::Reroll => "re-roll",
            Ability::Upgrade => "upgrade",
            Ability::Flip => "flip",
            Ability::FocusGroups => "focus groups",
            Ability::JointResearch => "joint research",
            Ability::Block => "block",
            Ability::RideAlong => "ride along",
            Ability::ExtraAroma => "extra aroma",
            Ability::Bottleneck => "bottleneck",
        }
    }
}

const MILD: [Ability; 6] = [
    Ability::Reroll,
    Ability::Upgrade,
    Ability::FocusGroups,
    Ability::Block,
    Ability::ExtraAroma,
    Ability::Reroll,
];
const BOLD: [Ability; 6] = [
    Ability::Reroll,
    Ability::Flip,
    Ability::JointResearch,
    Ability::RideAlong,
    Ability::Bottleneck,
    Ability::Reroll,
];
const BOLD_WITH_BLOCK: [Ability; 6] = [BOLD[0], BOLD[1], BOLD[2], Ability::Block, BOLD[4], BOLD[5]];

/// The track of each ability, in the order of [`Ability`].
const TRACK_OF: [Colour; 9] = [
    Colour::White,
    Colour::Yellow,
    Colour::Yellow,
    Colour::Brown,
    Colour::Brown,
    Colour::Red,
    Colour::Red,
    Colour::Green,
    Colour::Green,
];

/// The next seat clockwise. As `Seat::left`, without the division that playouts would feel.
#[inline]
pub(crate) fn next_seat(seat: Seat, n_seats: usize) -> Seat {
    let number = seat.index() + 1;
    Seat::new(if number >= n_seats { 0 } else { number }).expect("a seat at the table")
}

/// The seats after `seat`, clockwise, without it.
#[inline]
pub(crate) fn others(seat: Seat, n_seats: usize) -> impl Iterator<Item = Seat> {
    let mut next = seat;
    (1..n_seats).map(move |_| {
        next = next_seat(next, n_seats);
        next
    })
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
            .ok_or_else(|| ParseError::new("a colour (white, yellow, brown, red, green, black)", text))
    }
}

impl FromStr for Kind {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "coffee" => Ok(Kind::Coffee),
            "aroma" => Ok(Kind::Aroma),
            _ => Err(ParseError::new("coffee or aroma", text)),
        }
    }
}
