//! VivaJava Dice in messages: what an action would do, what has happened, why something is refused.

mod action;
mod event;
mod option;
mod question;
mod reason;

use ::vivajava::{Ability, Colour, Frame, Rating, Spot};
use ::words::Message;

pub(super) use action::action_message;
pub(super) use event::event_message;
pub(super) use option::{option_message, value_message};
pub(super) use question::question;
pub(super) use reason::reason_message;

/// An ability as a code word.
pub fn ability_word(ability: Ability) -> &'static str {
    match ability {
        Ability::Reroll => "reroll",
        Ability::Upgrade => "upgrade",
        Ability::Flip => "flip",
        Ability::FocusGroups => "focus",
        Ability::JointResearch => "joint",
        Ability::Block => "block",
        Ability::RideAlong => "ride",
        Ability::ExtraAroma => "aroma",
        Ability::Bottleneck => "bottleneck",
    }
}

/// With the rating of dice: `strength` and `colour`; 0 and `none` where no dice are left.
pub(crate) fn with_rating(message: Message, rating: Option<Rating>) -> Message {
    let colour =
        rating.and_then(|rating| Colour::ALL.into_iter().find(|colour| colour.roast() == rating.roast));
    message
        .with("strength", rating.map_or(0, |rating| rating.strength))
        .with("colour", colour.map_or("none", |colour| colour.name()))
}

/// A place of a token.
pub(crate) fn spot(spot: Spot) -> Message {
    let at = |place: &'static str| Message::new("vivajava-spot").with("spot", place);
    match spot {
        Spot::Hand => at("hand"),
        Spot::Cup => at("cup"),
        Spot::Blend => at("blend"),
        Spot::Ability(track) => at("ability").with("colour", track.name()),
        Spot::Track(seat, track) => {
            Message::new("vivajava-spot-track").with("colour", track.name()).with("other", seat.index())
        }
    }
}

/// The open question as a code word.
pub(crate) fn question_word(frame: Frame) -> &'static str {
    match frame {
        Frame::Opening { .. } => "opening",
        Frame::TurnStart => "turn-start",
        Frame::Decay => "decay",
        Frame::KeepOrDrop => "keep-or-drop",
        Frame::Donate { .. } => "donate",
        Frame::Roll | Frame::JointRoll => "roll",
        Frame::Choose => "choose",
        Frame::RerollAroma => "reroll-aroma",
        Frame::Blend { .. } => "blend",
        Frame::ScoreBlend => "score-blend",
        Frame::Focus { .. } => "focus",
        Frame::Activate => "activate",
        Frame::JointPartner { .. } => "joint-partner",
        Frame::Over => "over",
    }
}

/// What the table is about.
pub(crate) fn phase_message(frame: Frame) -> Message {
    Message::new("vivajava-phase").with("question", question_word(frame))
}
