//! How a game is set up.

use std::fmt;
use std::str::FromStr;

use table::{GameSetup, OptionSpec, OptionValues, ParseError, Words, from_word, to_word};

use crate::catalog::{BoldRed, Coaster, MAX_SEATS, MIN_SEATS};
use crate::rules;
use crate::tracks::TrackTable;

/// V1.6: how the first seat is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Opening {
    /// Every seat rolls; the others mark a step.
    #[default]
    Roll,
    /// Seat 0 starts, without steps.
    Fixed,
}

/// Whether Joint research must be used once it is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum JointResearch {
    /// It may be left.
    #[default]
    Optional,
    /// The turn cannot end before it was used.
    Compulsory,
}

/// The set-up: public data, validated by `Game::new`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// V1.1: how many seats play.
    pub seats: usize,
    /// V1.3: the research coaster.
    pub coaster: Coaster,
    /// V1.6: how the first seat is found.
    pub opening: Opening,
    /// Whether Joint research must be used.
    pub joint_research: JointResearch,
    /// What red does on the bold coaster.
    pub bold_red: BoldRed,
    /// V1.5: the squares of the tracks.
    pub tracks: TrackTable,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: MIN_SEATS,
            coaster: Coaster::default(),
            opening: Opening::default(),
            joint_research: JointResearch::default(),
            bold_red: BoldRed::default(),
            tracks: TrackTable::default(),
        }
    }
}

/// The text of the table that comes with the game.
const DEFAULT_TRACKS: &str = "default";

const COASTERS: [(&str, Coaster); 2] = [("mild", Coaster::Mild), ("bold", Coaster::Bold)];
const OPENINGS: [(&str, Opening); 2] = [("roll", Opening::Roll), ("fixed", Opening::Fixed)];
const JOINT_RESEARCH: [(&str, JointResearch); 2] =
    [("optional", JointResearch::Optional), ("compulsory", JointResearch::Compulsory)];
const BOLD_RED: [(&str, BoldRed); 2] = [("ride_along", BoldRed::RideAlong), ("block", BoldRed::Block)];

fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| name)
}

fn named<T: Copy>(names: &[(&str, T)], text: &str) -> Result<T, ParseError> {
    names.iter().find(|(name, _)| *name == text).map(|&(_, value)| value).ok_or_else(|| {
        let all: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        ParseError::new(all.join(" or "), text)
    })
}

fn read_tracks(word: &str) -> Result<TrackTable, ParseError> {
    if word == DEFAULT_TRACKS {
        return Ok(TrackTable::default());
    }
    from_word(word)?
        .parse()
        .map_err(|error| ParseError::new(format!("`default` or a table of tracks ({error})"), word))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)?;
        write!(f, " coaster={}", name_of(&COASTERS, self.coaster))?;
        write!(f, " opening={}", name_of(&OPENINGS, self.opening))?;
        write!(f, " joint_research={}", name_of(&JOINT_RESEARCH, self.joint_research))?;
        write!(f, " bold_red={}", name_of(&BOLD_RED, self.bold_red))?;
        if self.tracks == TrackTable::default() {
            write!(f, " tracks={DEFAULT_TRACKS}")
        } else {
            write!(f, " tracks={}", to_word(&self.tracks.to_string()))
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Words `name=value` in any order; what is not said has its default.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut setup = Setup::default();
        let mut seen: Vec<&str> = Vec::new();
        if text.is_empty() {
            return Ok(setup);
        }
        let mut words = Words::of(text);
        while let Some(word) = words.next() {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ParseError::new("`option=value`", word))?;
            if seen.contains(&name) {
                return Err(ParseError::new(format!("`{name}` only once"), word));
            }
            match name {
                "seats" => {
                    setup.seats = value
                        .parse()
                        .ok()
                        .filter(|seats| (MIN_SEATS..=MAX_SEATS).contains(seats))
                        .filter(|_| value.len() == 1)
                        .ok_or_else(|| ParseError::new(format!("{MIN_SEATS} to {MAX_SEATS} seats"), value))?;
                }
                "coaster" => setup.coaster = named(&COASTERS, value)?,
                "opening" => setup.opening = named(&OPENINGS, value)?,
                "joint_research" => setup.joint_research = named(&JOINT_RESEARCH, value)?,
                "bold_red" => setup.bold_red = named(&BOLD_RED, value)?,
                "tracks" => setup.tracks = read_tracks(value)?,
                _ => {
                    let known = "seats, coaster, opening, joint_research, bold_red or tracks";
                    return Err(ParseError::new(known, name));
                }
            }
            seen.push(name);
        }
        Ok(setup)
    }
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        let option = |name, values, default, rule| OptionSpec { name, values, default, rule };
        let seats = OptionValues::Range(MIN_SEATS as u32, MAX_SEATS as u32);
        let tracks = "`default`, or a table of tracks (lines `<colour> <1X> <2X> <cup>`) as one word";
        vec![
            option("seats", seats, "2", rules::V1_1),
            option("coaster", OptionValues::OneOf(&["mild", "bold"]), "mild", rules::V1_3),
            option("opening", OptionValues::OneOf(&["roll", "fixed"]), "roll", rules::V1_6),
            option(
                "joint_research",
                OptionValues::OneOf(&["optional", "compulsory"]),
                "optional",
                rules::V5_1,
            ),
            option("bold_red", OptionValues::OneOf(&["ride_along", "block"]), "ride_along", rules::V5_4),
            option("tracks", OptionValues::Text(tracks), DEFAULT_TRACKS, rules::V1_5),
        ]
    }

    fn seats(&self) -> usize {
        self.seats
    }
}
