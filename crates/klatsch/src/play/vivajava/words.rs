//! What happens in VivaJava Dice, in words.

use table::RuleRef;
use vivajava::{Action, Event, Kind, Source, Spot};

use crate::play::names::{Names, capital};
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, rule: RuleRef, does: &'static str) -> Form {
    Form { verb, form, does, rule }
}

/// Every action, in the order of a turn.
pub(super) const FORMS: &[Form] = {
    use vivajava::rules::*;
    &[
        form("decay", "decay COLOUR [SEAT]", V2_3, "a die of your Best Bean goes to the supply"),
        form("keep", "keep", V2_4, "keep Best Bean; your turn ends"),
        form("drop", "drop", V2_4, "give Best Bean up and roll the dice left of it"),
        form("donate", "donate N", V3_3, "roll N of your aroma dice for the active seat"),
        form("reroll", "reroll DICE", V3_4, "roll these coffee dice again (`-` for none)"),
        form("and", "and DICE", V3_4, "and these aroma dice"),
        form("upgrade", "upgrade KIND FACE", V5_2, "turn a die one roast up"),
        form("flip", "flip KIND FACE", V5_2, "turn a die to its opposite face"),
        form("use", "use COLOUR SEAT=N", V4_4, "begin Best Bean with donated dice of its main colour"),
        form("blend", "blend DICE", V4_1, "make Best Bean of these five dice"),
        form("rainbow", "rainbow", V4_5, "make Rainbow of five colours"),
        form("research", "research COLOUR N", V4_7, "mark N steps; black gives aroma dice"),
        form("pass", "pass", V4_11, "nothing is possible"),
        form("focus", "focus COLOUR", V5_2, "focus groups: a step on this track"),
        form("stop", "stop", V5_2, "focus groups: no more steps"),
        form("block", "block COLOUR", V5_4, "close this ability to the others until your next turn"),
        form("ride", "ride SEAT COLOUR", V5_4, "gain what this seat gains on this track"),
        form("aroma", "aroma", V5_2, "extra aroma: take aroma dice"),
        form("joint", "joint", V5_2, "joint research: roll a die"),
        form("partner", "partner SEAT", V5_3, "joint research with this seat"),
        form("recall", "recall SPOT", V5_5, "take a token back to place it now"),
        form("leave", "leave", V5_5, "place no token"),
        form("end", "end", V5_1, "end your turn"),
    ]
};

/// What an action does of which nothing can be told before the dice have fallen.
pub(super) fn plain_effect(action: &Action) -> String {
    match action {
        Action::Reroll(faces) => format!("{} coffee dice are rolled again", faces.total()),
        Action::RerollAroma(faces) => format!("{} aroma dice are rolled again", faces.total()),
        Action::Joint => "a coffee die is rolled for you and an opponent".into(),
        Action::Use { .. } => "your own dice are asked next".into(),
        Action::Leave => "no token is placed".into(),
        Action::Stop => "no more steps".into(),
        Action::End => "your turn ends".into(),
        _ => "goes on".into(),
    }
}

/// Events in words.
pub(super) fn tell(seen: &[Event], names: &Names) -> Vec<String> {
    seen.iter()
        .filter_map(|event| sentence(event, names))
        .map(|line| format!("{}.", capital(&line)))
        .collect()
}

pub(super) fn many(n: u8, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

fn place(spot: Spot, names: &Names) -> String {
    match spot {
        Spot::Hand => "hand".into(),
        Spot::Cup => "the red cup".into(),
        Spot::Blend => "the blend".into(),
        Spot::Ability(track) => format!("the {track} ability"),
        Spot::Track(seat, track) => format!("{} {track} track", names.whose(seat)),
    }
}

/// An event as a sentence without a full stop; nothing for what a screen shows by itself.
pub(super) fn sentence(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::TurnBegan(_) => return None,
        Event::Scored { seat, points, source } => {
            let why = match source {
                Source::Featured => "for Best Bean".into(),
                Source::Rainbow => "for Rainbow".into(),
                Source::Tokens => "for tokens on the blend".into(),
                Source::NewBlend => "for the blend".into(),
                Source::Cup(track) => format!("for the {track} cup"),
            };
            format!("{} {} {why}", names.does(seat, "score", "scores"), many(points, "point", "points"))
        }
        Event::RolledForStart(seat, face) => {
            format!("{} {face} for the start", names.does(seat, "roll", "rolls"))
        }
        Event::Starts(seat) => names.does(seat, "start", "starts"),
        Event::Decayed(seat, face) => format!("a {face} die leaves {} Best Bean", names.whose(seat)),
        Event::Kept(seat) => format!("{} Best Bean", names.does(seat, "keep", "keeps")),
        Event::Dropped(seat, n) => {
            format!("{} Best Bean with {}", names.does(seat, "drop", "drops"), many(n, "die", "dice"))
        }
        Event::Bottlenecked(seat, n) => {
            format!("bottleneck: {} {} fewer", names.does(seat, "roll", "rolls"), many(n, "die", "dice"))
        }
        Event::Donated(seat, 0) => format!("{} nothing", names.does(seat, "donate", "donates")),
        Event::Donated(seat, n) => {
            format!("{} {}", names.does(seat, "donate", "donates"), many(n, "aroma die", "aroma dice"))
        }
        Event::Rolled { seat, kind, faces } => {
            format!("{} {}: {}", names.does(seat, "roll", "rolls"), kind.name(), faces.letters(kind))
        }
        Event::Turned { ability, kind, from, to } => {
            format!("{}: {} becomes {}", ability.name(), kind.face_name(from), kind.face_name(to))
        }
        Event::MadeFeatured(seat, faces) => {
            format!("{} Best Bean of {}", names.does(seat, "make", "makes"), faces.letters(Kind::Coffee))
        }
        Event::MadeRainbow(seat) => format!("{} Rainbow", names.does(seat, "make", "makes")),
        Event::RainbowToMiddle(seat) => format!("{} Rainbow goes to the middle", names.whose(seat)),
        Event::Passed(seat) => format!("{} can do nothing", names.of(seat)),
        Event::Marked { seat, track, steps } => {
            format!(
                "{} {}",
                names.does(seat, "mark", "marks"),
                many(steps, &format!("{track} step"), &format!("{track} steps"))
            )
        }
        Event::TookAroma(seat, n) => {
            format!("{} {}", names.does(seat, "take", "takes"), many(n, "aroma die", "aroma dice"))
        }
        Event::AromaExpired(seat, n) => {
            let go = if n == 1 { "goes" } else { "go" };
            format!("{} {} {go} back unused", names.whose(seat), many(n, "aroma die", "aroma dice"))
        }
        Event::TokenMoved { seat, from, to } => {
            format!("{} token: {} → {}", names.whose(seat), place(from, names), place(to, names))
        }
        Event::JointRolled(face) => format!("joint research rolls {face}"),
        Event::Over => "the game is over".into(),
    })
}
