//! The text forms of actions and outcomes.
//!
//! Dice are letters in roast order: `W` white, `Y` yellow, `B` brown, `R` red, `G` green, `K` black and, on aroma
//! dice, `J` for the joker; `-` is no die.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, Words};

use crate::action::{Action, Outcome};
use crate::catalog::{Colour, Kind, MAX_SEATS};
use crate::dice::{Faces, MAX_ROLL};
use crate::tokens::Spot;

/// Faces of one kind of dice, as letters.
struct Letters(Kind, Faces);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Letters(kind, faces) = *self;
        if faces.is_empty() {
            return f.write_str("-");
        }
        faces.iter().try_for_each(|face| write!(f, "{}", kind.letter(face)))
    }
}

impl Faces {
    /// The letters of these faces on dice of a kind, in roast order; `-` for none.
    pub fn letters(self, kind: Kind) -> String {
        Letters(kind, self).to_string()
    }

    /// The inverse of [`Faces::letters`]: at most five letters, in roast order.
    pub fn from_letters(kind: Kind, text: &str) -> Result<Faces, ParseError> {
        let letters: String = Colour::ALL.iter().map(|&face| kind.letter(face)).collect();
        let wrong = || ParseError::new(format!("up to five of {letters} in this order, or -"), text);
        if text == "-" {
            return Ok(Faces::NONE);
        }
        let mut faces = Faces::NONE;
        let mut last = Colour::White;
        for letter in text.chars() {
            let face = Colour::ALL.into_iter().find(|&face| kind.letter(face) == letter).ok_or_else(wrong)?;
            if face < last || faces.total() == MAX_ROLL {
                return Err(wrong());
            }
            last = face;
            faces = faces.with(face);
        }
        if faces.is_empty() { Err(wrong()) } else { Ok(faces) }
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

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Hand => write!(f, "hand"),
            Spot::Cup => write!(f, "cup"),
            Spot::Blend => write!(f, "blend"),
            Spot::Ability(track) => write!(f, "ability {track}"),
            Spot::Track(seat, track) => write!(f, "track {seat} {track}"),
        }
    }
}

fn read_spot(words: &mut Words) -> Result<Spot, ParseError> {
    match words.next() {
        Some("hand") => Ok(Spot::Hand),
        Some("cup") => Ok(Spot::Cup),
        Some("blend") => Ok(Spot::Blend),
        Some("ability") => Ok(Spot::Ability(read_track(words)?)),
        Some("track") => Ok(Spot::Track(words.read("a seat")?, read_track(words)?)),
        other => Err(ParseError::new("hand, cup, blend, ability or track", other.unwrap_or(""))),
    }
}

fn read_track(words: &mut Words) -> Result<Colour, ParseError> {
    let text = words.next().unwrap_or("");
    text.parse()
        .ok()
        .filter(|&colour| colour != Colour::Black)
        .ok_or_else(|| ParseError::new("a colour with a track (white, yellow, brown, red, green)", text))
}

impl FromStr for Spot {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let spot = read_spot(&mut words)?;
        words.end()?;
        Ok(spot)
    }
}

fn read_die(words: &mut Words) -> Result<(Kind, Colour), ParseError> {
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

fn read_letters(kind: Kind, words: &mut Words) -> Result<Faces, ParseError> {
    Faces::from_letters(kind, words.next().unwrap_or(""))
}

/// `seat1=2`, in the order of the seats, none without dice.
fn read_used(words: &mut Words) -> Result<[u8; MAX_SEATS], ParseError> {
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
        let mut words = Words::of(text);
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
        let mut words = Words::of(text);
        let kind: Kind = words.read("coffee or aroma")?;
        let faces = read_letters(kind, &mut words)?;
        words.end()?;
        Ok(match kind {
            Kind::Coffee => Outcome::Coffee(faces),
            Kind::Aroma => Outcome::Aroma(faces),
        })
    }
}
