//! How a game is set up.

use std::fmt;
use std::str::FromStr;

use table::{
    FileOption, GameSetup, OptionSpec, OptionValues, OptionWords, ParseError, WordReader, from_word, to_word,
};

use crate::catalog::{BoldRed, Coaster, MAX_SEATS, MIN_SEATS};
use crate::rules;
use crate::tracks::{DEFAULT_TRACKS, TRACK_TABLES, TrackTable};

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

/// V4.4: what donated dice may do for a Best Bean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Donated {
    /// They strengthen a colour that two dice of the active seat show.
    #[default]
    Strengthen,
    /// One die of the active seat is enough, so that a donated die may make the pair.
    Count,
}

impl Donated {
    /// V4.4: how many dice of the active seat must show the main colour.
    #[inline]
    pub const fn least_own(self) -> u8 {
        match self {
            Donated::Strengthen => 2,
            Donated::Count => 1,
        }
    }
}

/// V5.2: what 2X of Extra aroma allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ExtraAroma {
    /// Up to two uses a turn, one die each.
    #[default]
    Each,
    /// One use a turn, with two dice.
    Double,
}

/// V4.11: what follows when neither a blend nor research is possible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum AfterPass {
    /// The dice are passed on: the turn ends.
    #[default]
    End,
    /// Phase IV.
    Activate,
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
    /// V4.4: what donated dice may do.
    pub donated: Donated,
    /// V5.2: what 2X of Extra aroma allows.
    pub extra_aroma: ExtraAroma,
    /// V4.11: what follows when nothing is possible.
    pub after_pass: AfterPass,
    /// V1.5: the squares of the tracks.
    pub tracks: TrackTable,
}

/// The options that few steps ask for, one bit each: so the state stays within two cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Switches(u8);

/// Each switch: its bit, and what it says when the bit is not set and when it is.
macro_rules! switches {
    ($($name:ident: $kind:ident = $bit:literal, $off:ident, $on:ident;)*) => {
        impl Switches {
            pub(crate) fn of(setup: &Setup) -> Switches {
                Switches(0 $(| u8::from(setup.$name == $kind::$on) << $bit)*)
            }

            $(
                #[inline(always)]
                pub(crate) const fn $name(self) -> $kind {
                    if self.0 >> $bit & 1 == 0 { $kind::$off } else { $kind::$on }
                }
            )*
        }

        impl fmt::Debug for Switches {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct("Switches")$(.field(stringify!($name), &self.$name()))*.finish()
            }
        }
    };
}

switches! {
    opening: Opening = 0, Roll, Fixed;
    joint_research: JointResearch = 1, Optional, Compulsory;
    donated: Donated = 2, Strengthen, Count;
    extra_aroma: ExtraAroma = 3, Each, Double;
    after_pass: AfterPass = 4, End, Activate;
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: MIN_SEATS,
            coaster: Coaster::default(),
            opening: Opening::default(),
            joint_research: JointResearch::default(),
            bold_red: BoldRed::default(),
            donated: Donated::default(),
            extra_aroma: ExtraAroma::default(),
            after_pass: AfterPass::default(),
            tracks: TrackTable::default(),
        }
    }
}

const COASTERS: [(&str, Coaster); 2] = [("mild", Coaster::Mild), ("bold", Coaster::Bold)];
const OPENINGS: [(&str, Opening); 2] = [("roll", Opening::Roll), ("fixed", Opening::Fixed)];
const JOINT_RESEARCH: [(&str, JointResearch); 2] =
    [("optional", JointResearch::Optional), ("compulsory", JointResearch::Compulsory)];
const BOLD_RED: [(&str, BoldRed); 2] = [("ride_along", BoldRed::RideAlong), ("block", BoldRed::Block)];
const DONATED: [(&str, Donated); 2] = [("strengthen", Donated::Strengthen), ("count", Donated::Count)];
const EXTRA_AROMA: [(&str, ExtraAroma); 2] = [("each", ExtraAroma::Each), ("double", ExtraAroma::Double)];
const AFTER_PASS: [(&str, AfterPass); 2] = [("end", AfterPass::End), ("activate", AfterPass::Activate)];

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
    if let Some(table) = TrackTable::named(word) {
        return Ok(table);
    }
    from_word(word)?.parse().map_err(|error| {
        ParseError::new(format!("{} or a table of tracks ({error})", TRACK_TABLES.join(", ")), word)
    })
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)?;
        write!(f, " coaster={}", name_of(&COASTERS, self.coaster))?;
        write!(f, " opening={}", name_of(&OPENINGS, self.opening))?;
        write!(f, " joint_research={}", name_of(&JOINT_RESEARCH, self.joint_research))?;
        write!(f, " bold_red={}", name_of(&BOLD_RED, self.bold_red))?;
        write!(f, " donated={}", name_of(&DONATED, self.donated))?;
        write!(f, " extra_aroma={}", name_of(&EXTRA_AROMA, self.extra_aroma))?;
        write!(f, " after_pass={}", name_of(&AFTER_PASS, self.after_pass))?;
        match self.tracks.name() {
            Some(name) => write!(f, " tracks={name}"),
            None => write!(f, " tracks={}", to_word(&self.tracks.to_string())),
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
        let mut words = WordReader::of(text);
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
                "donated" => setup.donated = named(&DONATED, value)?,
                "extra_aroma" => setup.extra_aroma = named(&EXTRA_AROMA, value)?,
                "after_pass" => setup.after_pass = named(&AFTER_PASS, value)?,
                "tracks" => setup.tracks = read_tracks(value)?,
                _ => {
                    let known = "seats, coaster, opening, joint_research, bold_red, donated, extra_aroma, \
                                 after_pass or tracks";
                    return Err(ParseError::new(known, name));
                }
            }
            seen.push(name);
        }
        Ok(setup)
    }
}

/// What a set-up of rules version 1 is called in version 2: donated dice counted like one's own, Extra aroma doubled, and
/// a pass led to phase IV.
pub(crate) fn upgrade_from_1(options: &mut OptionWords) {
    options.set_default("donated", "count");
    options.set_default("extra_aroma", "double");
    options.set_default("after_pass", "activate");
}

/// What a set-up of rules version 2 is called in version 3: the tracks of its time.
pub(crate) fn upgrade_from_2(options: &mut OptionWords) {
    if options.get("tracks").is_none_or(|tracks| tracks == DEFAULT_TRACKS) {
        options.set("tracks", "default-2");
    }
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        let option = |name, values, default, rule| OptionSpec { name, values, default, rule };
        let seats = OptionValues::Range(MIN_SEATS as u32, MAX_SEATS as u32);
        let tracks = FileOption {
            names: &TRACK_TABLES,
            noun: "file of tracks",
            meaning: "`default`, `default-2` (that of earlier rules versions), or a table of tracks (lines \
                      `<colour> <1X> <2X> <cup>`) as one word",
            most_bytes: 64 << 10,
        };
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
            option("donated", OptionValues::OneOf(&["strengthen", "count"]), "strengthen", rules::V4_4),
            option("extra_aroma", OptionValues::OneOf(&["each", "double"]), "each", rules::V5_2),
            option("after_pass", OptionValues::OneOf(&["end", "activate"]), "end", rules::V4_11),
            option("tracks", OptionValues::File(tracks), DEFAULT_TRACKS, rules::V1_5),
        ]
    }

    fn seats(&self) -> usize {
        self.seats
    }
}
