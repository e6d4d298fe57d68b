//! The options of VivaJava Dice, explained.

use ::words::Message;

/// What an option is for.
pub(in crate::vivajava) fn option_message(name: &str) -> Option<Message> {
    Some(Message::new(match name {
        "seats" => "option-seats",
        "coaster" => "vivajava-option-coaster",
        "opening" => "vivajava-option-opening",
        "joint_research" => "vivajava-option-joint-research",
        "bold_red" => "vivajava-option-bold-red",
        "donated" => "vivajava-option-donated",
        "extra_aroma" => "vivajava-option-extra-aroma",
        "after_pass" => "vivajava-option-after-pass",
        "tracks" => "vivajava-option-tracks",
        _ => return None,
    }))
}

/// What a value of an option means.
pub(in crate::vivajava) fn value_message(name: &str, value: &str) -> Option<Message> {
    Some(Message::new(match (name, value) {
        ("coaster", "mild") => "vivajava-value-coaster-mild",
        ("coaster", "bold") => "vivajava-value-coaster-bold",
        ("opening", "roll") => "vivajava-value-opening-roll",
        ("opening", "fixed") => "vivajava-value-opening-fixed",
        ("joint_research", "optional") => "vivajava-value-joint-research-optional",
        ("joint_research", "compulsory") => "vivajava-value-joint-research-compulsory",
        ("bold_red", "ride_along") => "vivajava-value-bold-red-ride-along",
        ("bold_red", "block") => "vivajava-value-bold-red-block",
        ("donated", "strengthen") => "vivajava-value-donated-strengthen",
        ("donated", "count") => "vivajava-value-donated-count",
        ("extra_aroma", "each") => "vivajava-value-extra-aroma-each",
        ("extra_aroma", "double") => "vivajava-value-extra-aroma-double",
        ("after_pass", "end") => "vivajava-value-after-pass-end",
        ("after_pass", "activate") => "vivajava-value-after-pass-activate",
        ("tracks", "default") => "vivajava-value-tracks-default",
        ("tracks", "default-2") => "vivajava-value-tracks-default-2",
        _ => return None,
    }))
}
