//! What happens in VivaJava Dice, as JSON and as sentences.

use ::vivajava::{Event, Faces, Kind, Source, Spot};
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

fn dice(n: u8) -> String {
    if n == 1 { "1 die".into() } else { format!("{n} dice") }
}

fn points(n: u8) -> String {
    if n == 1 { "1 point".into() } else { format!("{n} points") }
}

fn place(spot: Spot) -> String {
    match spot {
        Spot::Hand => "its hand".into(),
        Spot::Cup => "the red cup".into(),
        Spot::Blend => "the blend".into(),
        Spot::Ability(track) => format!("the {track} ability"),
        Spot::Track(seat, track) => format!("the {track} track of {seat}"),
    }
}

/// A sentence.
pub(super) fn text_of(event: &Event) -> String {
    match *event {
        Event::TurnBegan(seat) => format!("{seat} begins its turn"),
        Event::Scored { seat, points: n, source } => {
            let why = match source {
                Source::Featured => "for Best Bean".into(),
                Source::Rainbow => "for Rainbow".into(),
                Source::Tokens => "for its tokens on the blend".into(),
                Source::NewBlend => "for a new blend".into(),
                Source::Cup(track) => format!("for the {track} cup"),
            };
            format!("{seat} scores {} {why}", points(n))
        }
        Event::RolledForStart(seat, face) => format!("{seat} rolls {face} for the start"),
        Event::Starts(seat) => format!("{seat} starts"),
        Event::Decayed(seat, face) => format!("a {face} die leaves the Best Bean of {seat}"),
        Event::Kept(seat) => format!("{seat} keeps Best Bean"),
        Event::Dropped(seat, n) => format!("{seat} drops Best Bean with {} left", dice(n)),
        Event::Bottlenecked(seat, n) => format!("bottleneck: {seat} rolls {} fewer", dice(n)),
        Event::Donated(seat, 0) => format!("{seat} donates nothing"),
        Event::Donated(seat, n) => format!("{seat} donates {}", dice(n)),
        Event::Rolled { seat, kind, faces } => {
            format!("{} of {seat} show {}", kind.name(), faces.letters(kind))
        }
        Event::Turned { ability, kind, from, to } => {
            format!(
                "{}: {} {} becomes {}",
                ability.name(),
                kind.name(),
                kind.face_name(from),
                kind.face_name(to)
            )
        }
        Event::MadeFeatured(seat, faces) => {
            format!("{seat} makes Best Bean of {}", faces.letters(Kind::Coffee))
        }
        Event::MadeRainbow(seat) => format!("{seat} makes Rainbow"),
        Event::RainbowToMiddle(seat) => format!("the Rainbow of {seat} goes to the middle"),
        Event::Passed(seat) => format!("{seat} can do nothing"),
        Event::Marked { seat, track, steps } => {
            format!("{seat} marks {steps} {track}")
        }
        Event::TookAroma(seat, n) => format!("{seat} takes {} of aroma", dice(n)),
        Event::AromaExpired(seat, n) => format!("{} of aroma of {seat} go back unused", dice(n)),
        Event::TokenMoved { seat, from, to } => {
            format!("a token of {seat} goes from {} to {}", place(from), place(to))
        }
        Event::JointRolled(face) => format!("joint research rolls {face}"),
        Event::Over => "the game is over".into(),
    }
}
