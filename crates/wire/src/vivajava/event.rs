//! What happens in VivaJava Dice, as JSON.

use ::vivajava::{Event, Faces, Kind, Source};
use serde_json::{Map, Value, json};

fn faces_json(kind: Kind, faces: Faces) -> Value {
    faces.iter().map(|face| kind.face_name(face)).collect()
}

/// An object with `kind` and what belongs to it.
pub(super) fn json_of(event: &Event) -> Map<String, Value> {
    let value = match *event {
        Event::TurnBegan(seat) => json!({"kind": "turn_began", "seat": seat.index()}),
        Event::Scored { seat, points, source } => {
            let mut scored = json!({
                "kind": "scored", "seat": seat.index(), "points": points, "source": source_word(source),
            });
            if let Source::Cup(track) = source {
                scored["colour"] = json!(track.name());
            }
            scored
        }
        Event::RolledForStart(seat, face) => {
            json!({"kind": "rolled_for_start", "seat": seat.index(), "face": face.name()})
        }
        Event::Starts(seat) => json!({"kind": "starts", "seat": seat.index()}),
        Event::Decayed(seat, face) => json!({"kind": "decayed", "seat": seat.index(), "face": face.name()}),
        Event::Kept(seat) => json!({"kind": "kept", "seat": seat.index()}),
        Event::Dropped(seat, dice) => json!({"kind": "dropped", "seat": seat.index(), "dice": dice}),
        Event::Bottlenecked(seat, dice) => {
            json!({"kind": "bottlenecked", "seat": seat.index(), "dice": dice})
        }
        Event::Donated(seat, dice) => json!({"kind": "donated", "seat": seat.index(), "dice": dice}),
        Event::Rolled { seat, kind, faces } => json!({
            "kind": "rolled", "seat": seat.index(), "dice": kind.name(), "faces": faces_json(kind, faces),
        }),
        Event::Turned { ability, kind, from, to } => json!({
            "kind": "turned", "ability": ability.name(), "dice": kind.name(),
            "from": kind.face_name(from), "to": kind.face_name(to),
        }),
        Event::MadeFeatured(seat, faces) => json!({
            "kind": "made_featured", "seat": seat.index(), "faces": faces_json(Kind::Coffee, faces),
        }),
        Event::MadeRainbow(seat) => json!({"kind": "made_rainbow", "seat": seat.index()}),
        Event::RainbowToMiddle(seat) => json!({"kind": "rainbow_to_middle", "seat": seat.index()}),
        Event::Passed(seat) => json!({"kind": "passed", "seat": seat.index()}),
        Event::Marked { seat, track, steps } => {
            json!({"kind": "marked", "seat": seat.index(), "colour": track.name(), "steps": steps})
        }
        Event::TookAroma(seat, dice) => json!({"kind": "took_aroma", "seat": seat.index(), "dice": dice}),
        Event::AromaExpired(seat, dice) => {
            json!({"kind": "aroma_expired", "seat": seat.index(), "dice": dice})
        }
        Event::TokenMoved { seat, from, to } => json!({
            "kind": "token_moved", "seat": seat.index(), "from": from.to_string(), "to": to.to_string(),
        }),
        Event::JointRolled(face) => json!({"kind": "joint_rolled", "face": face.name()}),
        Event::Over => json!({"kind": "game_ended"}),
    };
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

fn source_word(source: Source) -> &'static str {
    match source {
        Source::Featured => "featured",
        Source::Rainbow => "rainbow",
        Source::Tokens => "tokens",
        Source::NewBlend => "new_blend",
        Source::Cup(_) => "cup",
    }
}
