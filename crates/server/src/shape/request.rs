//! What a client may say over a socket. The service reads it field by field, so that a refusal can name the field.

#![expect(dead_code, reason = "only types and schemas are made from it")]

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A request and its number.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct Asked {
    /// Comes back with the answer.
    #[ts(type = "unknown", optional)]
    id: Option<Value>,
    #[serde(flatten)]
    request: Request,
}

/// What may be asked.
#[derive(Serialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Request {
    /// Comes to the table, or looks with other eyes from now on.
    Hello {
        /// Whose eyes; without a wish: as one sits.
        #[serde(rename = "as")]
        #[ts(optional)]
        eyes: Option<Eyes>,
        /// The version last seen.
        #[ts(optional)]
        version: Option<u64>,
        /// Whether every update shall bring the question and the offers of a drawing. Events then come without their
        /// English sentence: the client says them itself.
        #[ts(optional)]
        offers: Option<bool>,
        /// Whether updates shall leave out what the client can find in what it has: events come without their English
        /// sentence and with a short `say`, `awaits` of a running game is in the view, and `undo_closed` comes only
        /// where it has changed.
        #[ts(optional)]
        brief: Option<bool>,
    },
    /// Plays an action.
    Play {
        /// In notation.
        action: String,
        /// The version it answers.
        version: u64,
        /// Which of one's seats.
        #[ts(optional)]
        seat: Option<usize>,
    },
    /// Takes the last choice back.
    Undo {
        /// The version it answers.
        version: u64,
        /// Which of one's seats.
        #[ts(optional)]
        seat: Option<usize>,
        /// All choices of the turn that can be taken back.
        #[ts(optional)]
        whole_turn: Option<bool>,
    },
    /// What may be chosen.
    Legal {
        /// Whose eyes.
        #[serde(rename = "as")]
        #[ts(optional)]
        eyes: Option<Eyes>,
        /// Also what each would do.
        #[ts(optional)]
        say: Option<bool>,
        /// Only these.
        #[ts(optional)]
        actions: Option<Vec<String>>,
    },
    /// Whether an action could be played, and why not.
    Why {
        /// In notation.
        action: String,
        /// Which of one's seats.
        #[ts(optional)]
        seat: Option<usize>,
    },
    /// The chances of actions that roll dice, at tables that show them.
    Odds {
        /// Whose eyes.
        #[serde(rename = "as")]
        #[ts(optional)]
        eyes: Option<Eyes>,
        /// Only this one; without it, all that are quickly reckoned.
        #[ts(optional)]
        action: Option<String>,
        /// What is done right after it: the aroma dice of a re-roll, keeping or dropping.
        #[ts(optional)]
        then: Option<String>,
    },
    /// The whole view.
    View {
        /// Whose eyes.
        #[serde(rename = "as")]
        #[ts(optional)]
        eyes: Option<Eyes>,
    },
    /// Says something in one's room.
    Chat {
        /// What.
        text: String,
    },
    /// Is anybody there?
    Ping,
}

/// A seat of one's own, or a spectator's eyes.
#[derive(Serialize, TS, ToSchema)]
#[serde(untagged)]
pub(super) enum Eyes {
    Seat(usize),
    Spectator(Spectator),
}

#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Spectator {
    Spectator,
}
