//! What a seat may choose and what chance may bring, and how both are written.
//!
//! Dice are letters in roast order: `W` white, `Y` yellow, `B` brown, `R` red, `G` green, `K` black and, on aroma
//! dice, `J` for the joker; `-` is no die.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, WordReader};

use crate::catalog::{Colour, Kind, MAX_SEATS};
use crate::dice::{Faces, Letters};
use crate::tokens::{Spot, read_spot};

/// A choice, in the order of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// V2.3: this die of the seat's Best Bean goes to the supply.
    Decay {
        /// What it shows.
        face: Colour,
        /// Whose token lies on it.
        token: Option<Seat>,
    },
    /// V2.4: keep the blend; the turn ends.
    Keep,
    /// V2.4: give the blend up and roll what is left of it.
    Drop,
    /// V3.3: roll this many of one's aroma dice for the active seat; 0 is no donation.
    Donate(u8),
    /// Re-roll: these coffee dice; if there are aroma dice, [`Action::RerollAroma`] follows.
    Reroll(Faces),
    /// Re-roll: and these aroma dice.
    RerollAroma(Faces),
    /// Upgrade: one roast up.
    Upgrade {
        /// Coffee or aroma.
        kind: Kind,
        /// What the die shows.
        face: Colour,
    },
    /// Flip: the opposite face.
    Flip {
        /// Coffee or aroma.
        kind: Kind,
        /// What the die shows.
        face: Colour,
    },
    /// V4.4: begin Best Bean with donated dice; [`Action::Blend`] names the seat's own ones.
    Use {
        /// The main colour, which they all show.
        main: Colour,
        /// How many of each seat.
        dice: [u8; MAX_SEATS],
    },
    /// V4.1: make Best Bean with these own dice (jokers already as what they shall be).
    Blend(Faces),
    /// V4.5: make Rainbow.
    Rainbow,
    /// V4.7: research one colour.
    Research {
        /// The colour.
        colour: Colour,
        /// How many beans of it, jokers included.
        beans: u8,
    },
    /// V4.11: nothing, because neither a blend nor research is possible.
    Pass,
    /// Focus groups: a step on this track.
    Focus(Colour),
    /// Focus groups: no more steps.
    Stop,
    /// Block: close this ability to the others.
    Block(Colour),
    /// Ride along: a token on this track of an opponent.
    Ride(Seat, Colour),
    /// Extra aroma: take aroma dice.
    ExtraAroma,
    /// Joint research: roll the die.
    Joint,
    /// Joint research: with this opponent.
    Partner(Seat),
    /// V5.5: take back a token that lies there to place it now.
    Recall(Spot),
    /// V5.5: leave all tokens where they are and place none.
    Leave,
    /// V5.1: end the turn.
    End,
}

/// What dice show after a roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// Coffee dice.
    Coffee(Faces),
    /// Aroma dice: those of the active seat, or those of the donor whose roll is due.
    Aroma(Faces),
}

impl Outcome {
    #[inline(always)]
    pub(crate) fn of(kind: Kind, faces: Faces) -> Outcome {
        match kind {
            Kind::Coffee => Outcome::Coffee(faces),
            Kind::Aroma => Outcome::Aroma(faces),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Decay { face, token: None } => write!(f, "decay {face}"),
            Action::Decay { face, token: Some(seat) } => write!(f, "decay {face} {seat}"),
            Action::Keep => write!(f, "keep"),
            Action::Drop => write!(f, "drop"),
            Action::Donate(n) => write!(f, "donate {n}"),
            Action::Reroll(faces) => write!(f, "reroll {}", Letters(Kind::Coffee, faces)),
            Action::RerollAroma(faces) => write!(f, "and {}", Letters(Kind::Aroma, faces)),
            Action::Upgrade { kind, face } => write!(f, "upgrade {} {}", kind.name(), kind.face_name(face)),
            Action::Flip { kind, face } => write!(f, "flip {} {}", kind.name(), kind.face_name(face)),
            Action::Use { main, dice } => {
                write!(f, "use {main}")?;
                let seats = Seat::all(MAX_SEATS).filter(|seat| dice[seat.index()] > 0);
                seats.into_iter().try_for_each(|seat| write!(f, " {seat}={}", dice[seat.index()]))
            }
            Action::Blend(faces) => write!(f, "blend {}", Letters(Kind::Coffee, faces)),
            Action::Rainbow => write!(f, "rainbow"),
            Action::Research { colour, beans } => write!(f, "research {colour} {beans}"),
            Action::Pass => write!(f, "pass"),
            Action::Focus(track) => write!(f, "focus {track}"),
            Action::Stop => write!(f, "stop"),
            Action::Block(track) => write!(f, "block {track}"),
            Action::Ride(seat, track) => write!(f, "ride {seat} {track}"),
            Action::ExtraAroma => write!(f, "aroma"),
            Action::Joint => write!(f, "joint"),
            Action::Partner(seat) => write!(f, "partner {seat}"),
            Action::Recall(spot) => write!(f, "recall {spot}"),
            Action::Leave => write!(f, "leave"),
            Action::End => write!(f, "end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let verb = words.next().unwrap_or("");
        let action = match verb {
            "decay" => {
                let face = words.read("a colour")?;
                let token = words.next().map(str::parse).transpose()?;
                Action::Decay { face, token }
            }
            "keep" => Action::Keep,
            "drop" => Action::Drop,
            "donate" => Action::Donate(read_number(words.next().unwrap_or(""))?),
            "reroll" => Action::Reroll(read_letters(Kind::Coffee, &mut words)?),
            "and" => Action::RerollAroma(read_letters(Kind::Aroma, &mut words)?),
            "upgrade" => {
                let (kind, face) = read_die(&mut words)?;
                Action::Upgrade { kind, face }
            }
            "flip" => {
                let (kind, face) = read_die(&mut words)?;
                Action::Flip { kind, face }
            }
            "use" => Action::Use { main: words.read("a colour")?, dice: read_used(&mut words)? },
            "blend" => Action::Blend(read_letters(Kind::Coffee, &mut words)?),
            "rainbow" => Action::Rainbow,
            "research" => Action::Research {
                colour: words.read("a colour")?,
                beans: read_number(words.next().unwrap_or(""))?,
            },
            "pass" => Action::Pass,
            "focus" => Action::Focus(words.read("a colour")?),
            "stop" => Action::Stop,
            "block" => Action::Block(words.read("a colour")?),
            "ride" => Action::Ride(words.read("a seat")?, words.read("a colour")?),
            "aroma" => Action::ExtraAroma,
            "joint" => Action::Joint,
            "partner" => Action::Partner(words.read("a seat")?),
            "recall" => Action::Recall(read_spot(&mut words)?),
            "leave" => Action::Leave,
            "end" => Action::End,
            _ => {
                let verbs = "decay, keep, drop, donate, reroll, and, upgrade, flip, use, blend, rainbow, research, \
                             pass, focus, stop, block, ride, aroma, joint, partner, recall, leave or end";
                return Err(ParseError::new(verbs, verb));
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Coffee(faces) => write!(f, "coffee {}", Letters(Kind::Coffee, faces)),
            Outcome::Aroma(faces) => write!(f, "aroma {}", Letters(Kind::Aroma, faces)),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let kind: Kind = words.read("coffee or aroma")?;
        let faces = read_letters(kind, &mut words)?;
        words.end()?;
        Ok(Outcome::of(kind, faces))
    }
}

fn read_die(words: &mut WordReader) -> Result<(Kind, Colour), ParseError> {
    let kind: Kind = words.read("coffee or aroma")?;
    let text = words.next().unwrap_or("");
    let face = Colour::ALL
        .into_iter()
        .find(|&face| kind.face_name(face) == text)
        .ok_or_else(|| ParseError::new(format!("a face of a die of {}", kind.name()), text))?;
    Ok((kind, face))
}

fn read_number(text: &str) -> Result<u8, ParseError> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(ParseError::new("a number from 0 to 9", text)),
    }
}

fn read_letters(kind: Kind, words: &mut WordReader) -> Result<Faces, ParseError> {
    Faces::from_letters(kind, words.next().unwrap_or(""))
}

/// `seat1=2`, in the order of the seats, none without dice.
fn read_used(words: &mut WordReader) -> Result<[u8; MAX_SEATS], ParseError> {
    let mut dice = [0; MAX_SEATS];
    let mut last: Option<Seat> = None;
    while let Some(word) = words.next() {
        let wrong = || ParseError::new("seats in order with their dice, like `seat1=2`", word);
        let (seat, n) = word.split_once('=').ok_or_else(wrong)?;
        let (seat, n): (Seat, u8) = (seat.parse()?, read_number(n)?);
        if n == 0 || last.is_some_and(|last| last >= seat) {
            return Err(wrong());
        }
        dice[seat.index()] = n;
        last = Some(seat);
    }
    if last.is_none() { Err(ParseError::new("a seat with its dice, like `seat1=2`", "")) } else { Ok(dice) }
}

const _: () = assert!(size_of::<table::Step<Action, Outcome>>() <= 12, "steps are copied a lot");
