//! What happens in VivaJava Dice, as JSON.

use ::vivajava::{Colour, Event, Faces, Kind, Source};
use serde::Serialize;

#[cfg(test)]
use ts_rs::TS;

use super::shape::SpotAt;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
#[expect(missing_docs, reason = "the fields repeat the variant's sentence")]
pub enum VivajavaEvent {
    /// A turn began.
    TurnBegan { seat: usize },
    /// A seat scored, and why; a cup has its colour.
    Scored {
        seat: usize,
        points: u8,
        #[cfg_attr(test, ts(type = "'featured' | 'rainbow' | 'tokens' | 'new_blend' | 'cup'"))]
        source: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        colour: Option<FaceName>,
    },
    /// A seat rolled for the start.
    RolledForStart { seat: usize, face: FaceName },
    /// This seat starts.
    Starts { seat: usize },
    /// A die left the blend.
    Decayed { seat: usize, face: FaceName },
    /// The blend was kept.
    Kept { seat: usize },
    /// The blend was dropped; this many dice are rolled.
    Dropped { seat: usize, dice: u8 },
    /// This many coffee dice fewer are rolled.
    Bottlenecked { seat: usize, dice: u8 },
    /// This many aroma dice are rolled for the active seat.
    Donated { seat: usize, dice: u8 },
    /// Dice of a seat were rolled: their kind and what they show.
    Rolled { seat: usize, dice: KindName, faces: Vec<FaceName> },
    /// Upgrade or Flip turned a die.
    Turned { ability: &'static str, dice: KindName, from: FaceName, to: FaceName },
    /// Best Bean was made of these dice.
    MadeFeatured { seat: usize, faces: Vec<FaceName> },
    /// Rainbow was made.
    MadeRainbow { seat: usize },
    /// Rainbow went to the middle.
    RainbowToMiddle { seat: usize },
    /// Nothing was possible.
    Passed { seat: usize },
    /// Steps were marked on a track.
    Marked { seat: usize, colour: FaceName, steps: u8 },
    /// Aroma dice were taken from the supply.
    TookAroma { seat: usize, dice: u8 },
    /// Aroma dice that were not used went back.
    AromaExpired { seat: usize, dice: u8 },
    /// A token was moved.
    TokenMoved { seat: usize, from: SpotAt, to: SpotAt },
    /// Joint research rolled this face.
    JointRolled { face: FaceName },
    /// The game is over.
    GameEnded,
}

/// What a die shows, or the colour of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(type = "Face"))]
pub struct FaceName(&'static str);

/// The kind of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(type = "'coffee' | 'aroma'"))]
pub struct KindName(&'static str);

impl From<Colour> for FaceName {
    fn from(colour: Colour) -> Self {
        FaceName(colour.name())
    }
}

impl FaceName {
    fn on(kind: Kind, face: Colour) -> Self {
        FaceName(kind.face_name(face))
    }

    fn all(kind: Kind, faces: Faces) -> Vec<Self> {
        faces.iter().map(|face| FaceName::on(kind, face)).collect()
    }
}

impl From<&Event> for VivajavaEvent {
    fn from(event: &Event) -> Self {
        match *event {
            Event::TurnBegan(seat) => VivajavaEvent::TurnBegan { seat: seat.index() },
            Event::Scored { seat, points, source } => VivajavaEvent::Scored {
                seat: seat.index(),
                points,
                source: source_word(source),
                colour: match source {
                    Source::Cup(track) => Some(track.into()),
                    _ => None,
                },
            },
            Event::RolledForStart(seat, face) => {
                VivajavaEvent::RolledForStart { seat: seat.index(), face: face.into() }
            }
            Event::Starts(seat) => VivajavaEvent::Starts { seat: seat.index() },
            Event::Decayed(seat, face) => VivajavaEvent::Decayed { seat: seat.index(), face: face.into() },
            Event::Kept(seat) => VivajavaEvent::Kept { seat: seat.index() },
            Event::Dropped(seat, dice) => VivajavaEvent::Dropped { seat: seat.index(), dice },
            Event::Bottlenecked(seat, dice) => VivajavaEvent::Bottlenecked { seat: seat.index(), dice },
            Event::Donated(seat, dice) => VivajavaEvent::Donated { seat: seat.index(), dice },
            Event::Rolled { seat, kind, faces } => VivajavaEvent::Rolled {
                seat: seat.index(),
                dice: KindName(kind.name()),
                faces: FaceName::all(kind, faces),
            },
            Event::Turned { ability, kind, from, to } => VivajavaEvent::Turned {
                ability: ability.name(),
                dice: KindName(kind.name()),
                from: FaceName::on(kind, from),
                to: FaceName::on(kind, to),
            },
            Event::MadeFeatured(seat, faces) => {
                VivajavaEvent::MadeFeatured { seat: seat.index(), faces: FaceName::all(Kind::Coffee, faces) }
            }
            Event::MadeRainbow(seat) => VivajavaEvent::MadeRainbow { seat: seat.index() },
            Event::RainbowToMiddle(seat) => VivajavaEvent::RainbowToMiddle { seat: seat.index() },
            Event::Passed(seat) => VivajavaEvent::Passed { seat: seat.index() },
            Event::Marked { seat, track, steps } => {
                VivajavaEvent::Marked { seat: seat.index(), colour: track.into(), steps }
            }
            Event::TookAroma(seat, dice) => VivajavaEvent::TookAroma { seat: seat.index(), dice },
            Event::AromaExpired(seat, dice) => VivajavaEvent::AromaExpired { seat: seat.index(), dice },
            Event::TokenMoved { seat, from, to } => {
                VivajavaEvent::TokenMoved { seat: seat.index(), from: SpotAt(from), to: SpotAt(to) }
            }
            Event::JointRolled(face) => VivajavaEvent::JointRolled { face: face.into() },
            Event::Over => VivajavaEvent::GameEnded,
        }
    }
}

pub(super) fn source_word(source: Source) -> &'static str {
    match source {
        Source::Featured => "featured",
        Source::Rainbow => "rainbow",
        Source::Tokens => "tokens",
        Source::NewBlend => "new_blend",
        Source::Cup(_) => "cup",
    }
}
