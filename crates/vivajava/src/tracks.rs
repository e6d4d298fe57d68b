//! The squares of the research tracks: a small text file, so that owners of the printed sheet can correct it.
//!
//! One line a colour: its name, the square of 1X, the square of 2X and the cup, separated by spaces. Each of the
//! five colours occurs once, in any order. Blank lines and what follows a `#` are skipped.
//!
//! ```text
//! # colour  1X  2X  cup
//! white      3   5    7
//! ```

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::catalog::{Colour, TRACKS};

/// The last square a track may have.
pub const MAX_CUP: u8 = 15;

/// The squares of one track, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Squares {
    /// V1.4: where the ability may be used once a turn.
    pub once: u8,
    /// V1.4: where it may be used twice.
    pub twice: u8,
    /// V1.4: the last square.
    pub cup: u8,
}

/// V1.5: the squares of all tracks. Always possible ones: 1X before 2X before the cup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TrackTable([Squares; TRACKS]);

/// What is wrong with a table of tracks, and in which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracksError {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub problem: TracksProblem,
}

/// What can be wrong with a line of a table of tracks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TracksProblem {
    /// Not a name and three numbers.
    Shape(String),
    /// No such colour, or one without track.
    UnknownColour(String),
    /// The colour had its line before.
    Repeated(Colour),
    /// Not a square.
    NotASquare(String),
    /// Not in the order 1X, 2X, cup.
    Order(Squares),
    /// The file ends and a colour is missing.
    Missing(Colour),
}

impl fmt::Display for TracksError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for TracksError {}

/// The longest stretch of a bad text that an error repeats.
const SHOWN: usize = 40;

/// A bad text, cut short and without control characters.
struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        let rest = if self.0.chars().nth(SHOWN).is_some() { "…" } else { "" };
        write!(f, "`{text}{rest}`")
    }
}

impl fmt::Display for TracksProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TracksProblem::Shape(text) => {
                write!(f, "expected `<colour> <1X> <2X> <cup>`, found {}", Shown(text))
            }
            TracksProblem::UnknownColour(text) => {
                write!(f, "expected white, yellow, brown, red or green, found {}", Shown(text))
            }
            TracksProblem::Repeated(colour) => write!(f, "{} has a line already", colour.name()),
            TracksProblem::NotASquare(text) => {
                write!(f, "expected a square from 1 to {MAX_CUP}, found {}", Shown(text))
            }
            TracksProblem::Order(Squares { once, twice, cup }) => {
                write!(f, "1X must come before 2X and 2X before the cup, found {once}, {twice}, {cup}")
            }
            TracksProblem::Missing(colour) => write!(f, "the line of {} is missing", colour.name()),
        }
    }
}

/// The name of the table that comes with the game.
pub(crate) const DEFAULT_TRACKS: &str = "default";

/// The embedded tables by name, the present one first. The other is that of earlier rules versions.
pub const TRACK_TABLES: [&str; 2] = [DEFAULT_TRACKS, "default-2"];

static EMBEDDED: [LazyLock<TrackTable>; TRACK_TABLES.len()] = [
    LazyLock::new(|| read_embedded(include_str!("../data/tracks.txt"))),
    LazyLock::new(|| read_embedded(include_str!("../data/tracks-2.txt"))),
];

fn read_embedded(text: &str) -> TrackTable {
    text.parse().expect("the tables that come with the game are tested")
}

impl Default for TrackTable {
    fn default() -> Self {
        *EMBEDDED[0]
    }
}

impl TrackTable {
    /// The embedded table of that name.
    pub fn named(name: &str) -> Option<TrackTable> {
        TRACK_TABLES.iter().position(|table| *table == name).map(|number| *EMBEDDED[number])
    }

    /// The name of the table, if it is an embedded one.
    pub fn name(&self) -> Option<&'static str> {
        TRACK_TABLES.into_iter().zip(&EMBEDDED).find(|(_, table)| ***table == *self).map(|(name, _)| name)
    }

    /// A table from its squares, in roast order.
    pub fn new(squares: [Squares; TRACKS]) -> Result<Self, TracksError> {
        for (row, squares) in squares.iter().enumerate() {
            check_squares(*squares).map_err(|problem| TracksError { line: row + 1, problem })?;
        }
        Ok(TrackTable(squares))
    }

    /// The squares of a track. Black has none and must not be asked for.
    #[inline]
    pub const fn squares(&self, track: Colour) -> Squares {
        self.0[track.index()]
    }
}

fn check_squares(squares: Squares) -> Result<(), TracksProblem> {
    let Squares { once, twice, cup } = squares;
    if once == 0 || cup > MAX_CUP {
        let wrong = if once == 0 { once } else { cup };
        return Err(TracksProblem::NotASquare(wrong.to_string()));
    }
    if once < twice && twice < cup { Ok(()) } else { Err(TracksProblem::Order(squares)) }
}

fn read_square(text: &str) -> Result<u8, TracksProblem> {
    text.parse()
        .ok()
        .filter(|square| (1..=MAX_CUP).contains(square))
        .ok_or_else(|| TracksProblem::NotASquare(text.into()))
}

fn read_line(text: &str) -> Result<(Colour, Squares), TracksProblem> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, once, twice, cup] = words[..] else {
        return Err(TracksProblem::Shape(text.trim().into()));
    };
    let colour = Colour::WITH_TRACK
        .into_iter()
        .find(|colour| colour.name() == name)
        .ok_or_else(|| TracksProblem::UnknownColour(name.into()))?;
    let squares = Squares { once: read_square(once)?, twice: read_square(twice)?, cup: read_square(cup)? };
    check_squares(squares)?;
    Ok((colour, squares))
}

impl FromStr for TrackTable {
    type Err = TracksError;

    fn from_str(text: &str) -> Result<Self, TracksError> {
        read(text)
            .map_err(|mistakes| mistakes.into_iter().next().expect("a table that is not read has a mistake"))
    }
}

/// Everything that is wrong with a table of tracks.
pub fn track_mistakes(text: &str) -> Vec<TracksError> {
    read(text).err().unwrap_or_default()
}

fn read(text: &str) -> Result<TrackTable, Vec<TracksError>> {
    let mut found: [Option<Squares>; TRACKS] = [None; TRACKS];
    let mut mistakes = Vec::new();
    let mut last = 1;
    for (number, line) in table::without_bom(text).lines().enumerate() {
        last = number + 1;
        let content = line.split('#').next().unwrap_or("");
        if content.trim().is_empty() {
            continue;
        }
        match read_line(content) {
            Ok((colour, squares)) => {
                if found[colour.index()].replace(squares).is_some() {
                    mistakes.push(TracksError { line: last, problem: TracksProblem::Repeated(colour) });
                }
            }
            Err(problem) => mistakes.push(TracksError { line: last, problem }),
        }
    }
    if mistakes.is_empty() {
        let missing = Colour::WITH_TRACK.into_iter().filter(|colour| found[colour.index()].is_none());
        mistakes.extend(
            missing.map(|colour| TracksError { line: last, problem: TracksProblem::Missing(colour) }),
        );
    }
    match found.into_iter().collect::<Option<Vec<_>>>().and_then(|squares| squares.try_into().ok()) {
        Some(squares) if mistakes.is_empty() => Ok(TrackTable(squares)),
        _ => Err(mistakes),
    }
}

impl fmt::Display for TrackTable {
    /// The shortest text that reads back the same.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, colour) in Colour::WITH_TRACK.into_iter().enumerate() {
            let Squares { once, twice, cup } = self.squares(colour);
            let separator = if row == 0 { "" } else { "\n" };
            write!(f, "{separator}{} {once} {twice} {cup}", colour.name())?;
        }
        Ok(())
    }
}
