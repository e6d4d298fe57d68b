//! What happened in VivaJava Dice.

use ::vivajava::{Event, Kind, Source};
use ::words::Message;

use super::{ability_word, spot};
use crate::words::about;

/// An event as a sentence.
pub(in crate::vivajava) fn event_message(event: &Event) -> Message {
    match *event {
        Event::TurnBegan(seat) => about("vivajava-event-turn-began", seat),
        Event::Scored { seat, points, source } => {
            let scored = about("vivajava-event-scored", seat).with("points", points);
            match source_words(source) {
                (source, "none") => scored.with("source", source),
                (source, colour) => scored.with("source", source).with("colour", colour),
            }
        }
        Event::RolledForStart(seat, face) => {
            about("vivajava-event-rolled-for-start", seat).with("colour", face.name())
        }
        Event::Starts(seat) => about("vivajava-event-starts", seat),
        Event::Decayed(seat, face) => about("vivajava-event-decayed", seat).with("colour", face.name()),
        Event::Kept(seat) => about("vivajava-event-kept", seat),
        Event::Dropped(seat, dice) => about("vivajava-event-dropped", seat).with("n", dice),
        Event::Bottlenecked(seat, dice) => about("vivajava-event-bottlenecked", seat).with("n", dice),
        Event::Donated(seat, dice) => about("vivajava-event-donated", seat).with("n", dice),
        Event::Rolled { seat, kind, faces } => {
            about("vivajava-event-rolled", seat).with("dice", kind.name()).with("faces", faces.letters(kind))
        }
        Event::Turned { ability, kind, from, to } => Message::new("vivajava-event-turned")
            .with("ability", ability_word(ability))
            .with("colour", kind.face_name(from))
            .with("to", kind.face_name(to)),
        Event::MadeFeatured(seat, faces) => {
            about("vivajava-event-made-featured", seat).with("faces", faces.letters(Kind::Coffee))
        }
        Event::MadeRainbow(seat) => about("vivajava-event-made-rainbow", seat),
        Event::RainbowToMiddle(seat) => about("vivajava-event-rainbow-to-middle", seat),
        Event::Passed(seat) => about("vivajava-event-passed", seat),
        Event::Marked { seat, track, steps } => {
            about("vivajava-event-marked", seat).with("n", steps).with("colour", track.name())
        }
        Event::TookAroma(seat, dice) => about("vivajava-event-took-aroma", seat).with("n", dice),
        Event::AromaExpired(seat, dice) => about("vivajava-event-aroma-expired", seat).with("n", dice),
        Event::TokenMoved { seat, from, to } => {
            about("vivajava-event-token-moved", seat).with("from", spot(from)).with("to", spot(to))
        }
        Event::JointRolled(face) => Message::new("vivajava-event-joint-rolled").with("colour", face.name()),
        Event::Over => Message::new("event-game-over"),
    }
}

/// Why points were scored, and the colour of the cup.
pub(super) fn source_words(source: Source) -> (&'static str, &'static str) {
    match source {
        Source::Featured => ("featured", "none"),
        Source::Rainbow => ("rainbow", "none"),
        Source::Tokens => ("tokens", "none"),
        Source::NewBlend => ("new-blend", "none"),
        Source::Cup(track) => ("cup", track.name()),
    }
}
