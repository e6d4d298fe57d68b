//! What happens in VivaJava Dice, in words.

use table::RuleRef;
use vivajava::{Event, Vivajava};
use wire::WireGame;

use crate::play::names::Names;
use crate::play::screen::Form;

const fn form(verb: &'static str, form: &'static str, rule: RuleRef, does: &'static str) -> Form {
    Form { verb, form, does, rule }
}

/// Every action, in the order of a turn.
pub(super) const FORMS: &[Form] = {
    use vivajava::rules::*;
    &[
        form("decay", "decay COLOUR [SEAT]", V2_3, "vivajava-form-decay"),
        form("keep", "keep", V2_4, "vivajava-form-keep"),
        form("drop", "drop", V2_4, "vivajava-form-drop"),
        form("donate", "donate N", V3_3, "vivajava-form-donate"),
        form("reroll", "reroll DICE", V3_4, "vivajava-form-reroll"),
        form("and", "and DICE", V3_4, "vivajava-form-and"),
        form("upgrade", "upgrade KIND FACE", V5_2, "vivajava-form-upgrade"),
        form("flip", "flip KIND FACE", V5_2, "vivajava-form-flip"),
        form("use", "use COLOUR SEAT=N", V4_4, "vivajava-form-use"),
        form("blend", "blend DICE", V4_1, "vivajava-form-blend"),
        form("rainbow", "rainbow", V4_5, "vivajava-form-rainbow"),
        form("research", "research COLOUR N", V4_7, "vivajava-form-research"),
        form("pass", "pass", V4_11, "vivajava-form-pass"),
        form("focus", "focus COLOUR", V5_2, "vivajava-form-focus"),
        form("stop", "stop", V5_2, "vivajava-form-stop"),
        form("block", "block COLOUR", V5_4, "vivajava-form-block"),
        form("ride", "ride SEAT COLOUR", V5_4, "vivajava-form-ride"),
        form("aroma", "aroma", V5_2, "vivajava-form-aroma"),
        form("joint", "joint", V5_2, "vivajava-form-joint"),
        form("partner", "partner SEAT", V5_3, "vivajava-form-partner"),
        form("recall", "recall SPOT", V5_5, "vivajava-form-recall"),
        form("leave", "leave", V5_5, "vivajava-form-leave"),
        form("end", "end", V5_1, "vivajava-form-end"),
    ]
};

/// Events in words; nothing for what a screen shows by itself.
pub(super) fn tell(seen: &[Event], names: &Names) -> Vec<String> {
    let told = seen.iter().filter(|event| !matches!(event, Event::TurnBegan(_)));
    told.map(|event| names.say(&Vivajava::event_message(event))).collect()
}
