//! Dice, colours, seats and spots as JSON.

use ::vivajava::{Colour, DicePosition, Faces, Kind, Spot};
use serde_json::Value;
use table::Seat;

use super::shape::DieShape;
use crate::fault::Fault;
use crate::reader::At;

/// Dice one by one, with no face while they are to be rolled.
pub(super) fn dice_shapes(
    kind: Kind,
    rolled: Faces,
    unrolled: u8,
    seat: Option<usize>,
) -> impl Iterator<Item = DieShape> {
    let shown: Vec<Option<&'static str>> = rolled.iter().map(|face| Some(kind.face_name(face))).collect();
    let faces = shown.into_iter().chain((0..unrolled).map(|_| None));
    faces.map(move |face| DieShape { kind: kind.name(), face, seat })
}

/// A colour: its name, or its letter.
pub(super) fn read_colour(at: &At<'_>) -> Result<Colour, Fault> {
    read_face(at, Kind::Coffee)
}

/// A colour that has a track.
pub(super) fn read_track(at: &At<'_>) -> Result<Colour, Fault> {
    let colour = read_colour(at)?;
    if colour == Colour::Black { Err(at.expected("white, yellow, brown, red or green")) } else { Ok(colour) }
}

/// The face of a die by name or letter, in any case.
pub(super) fn read_face(at: &At<'_>, kind: Kind) -> Result<Colour, Fault> {
    let text = at.text()?.to_lowercase();
    face_of(&text, kind).ok_or_else(|| at.expected(faces_of(kind)))
}

fn faces_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Coffee => "white, yellow, brown, red, green or black",
        Kind::Aroma => "white, yellow, brown, red, green or joker",
    }
}

fn face_of(text: &str, kind: Kind) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&face| {
        let letter = kind.letter(face).to_ascii_lowercase();
        kind.face_name(face) == text || (text.len() == 1 && text.starts_with(letter))
    })
}

/// Dice on their way into a position, more than there can be at first.
#[derive(Clone, Copy, Default)]
pub(super) struct Read {
    pub(super) coffee: DicePosition,
    pub(super) aroma: DicePosition,
}

impl Read {
    pub(super) fn add(&mut self, kind: Kind, face: Option<Colour>, at: &At<'_>) -> Result<(), Fault> {
        let dice = if kind == Kind::Coffee { &mut self.coffee } else { &mut self.aroma };
        if dice.rolled.total() + dice.unrolled >= Faces::MAX {
            return Err(at.wrong("too many dice"));
        }
        match face {
            Some(face) => dice.rolled = dice.rolled.with(face),
            None => dice.unrolled += 1,
        }
        Ok(())
    }

    /// A list of dice, or letters: `"WWK"` for coffee dice, `?` for one that is to be rolled.
    pub(super) fn read(&mut self, at: &At<'_>, kind: Kind) -> Result<(), Fault> {
        if let Ok(text) = at.text() {
            for letter in text.chars().filter(|letter| !matches!(letter, ' ' | '-')) {
                let face = match letter {
                    '?' => None,
                    _ => Some(
                        face_of(&letter.to_lowercase().to_string(), kind)
                            .ok_or_else(|| at.expected("letters of dice, such as `WYBRG`"))?,
                    ),
                };
                self.add(kind, face, at)?;
            }
            return Ok(());
        }
        let list = at.list().map_err(|_| at.expected("a list of dice, or their letters"))?;
        for die in list {
            self.read_die(&die, kind)?;
        }
        Ok(())
    }

    fn read_die(&mut self, at: &At<'_>, kind: Kind) -> Result<(), Fault> {
        if !at.value().is_object() {
            let face = if at.value().is_null() { None } else { Some(read_face(at, kind)?) };
            return self.add(kind, face, at);
        }
        let kind = match at.get("kind") {
            None => kind,
            Some(kind) => kind.text()?.parse().map_err(|error| kind.wrong(error))?,
        };
        let face = at.get("face").map(|at| read_face(&at, kind)).transpose()?;
        self.add(kind, face, at)
    }
}

/// `1` or `"seat1"`.
pub(super) fn read_seat(at: &At<'_>, n_seats: usize) -> Result<Seat, Fault> {
    let seat = match at.value() {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().and_then(|n| Seat::new(usize::try_from(n).ok()?)),
    };
    seat.filter(|seat| seat.index() < n_seats)
        .ok_or_else(|| at.expected(&format!("a seat number from 0 to {}", n_seats - 1)))
}

/// Where a token lies, as actions write it: `cup`, `ability white`, `track seat1 green`.
pub(super) fn read_spot(at: &At<'_>) -> Result<Spot, Fault> {
    at.text()?.parse().map_err(|error| at.wrong(error))
}
