//! What is agreed when a table is made, how far it has come, and its clocks.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A table to be made.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields, rename = "Wishes"))]
#[schema(as = Wishes)]
#[serde(default, deny_unknown_fields)]
pub struct TableRequest {
    /// The game by name, one of those that `GET /api/games` lists.
    pub game: String,
    /// The options of its set-up, such as `{"seats":3}`; `deck` and `board` are texts.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(as = "Option<std::collections::HashMap<String, super::games::OptionValue>>"))]
    pub setup: Value,
    /// How much time there is.
    #[serde(deserialize_with = "super::object::object")]
    #[cfg_attr(test, ts(as = "Option<Pace>"))]
    pub pace: Pace,
    /// What becomes of a late seat.
    #[cfg_attr(test, ts(as = "Option<WhenLate>"))]
    pub when_late: WhenLate,
    /// Who may watch.
    #[cfg_attr(test, ts(as = "Option<Watch>"))]
    pub watch: Watch,
    /// Whether the lobby shows it.
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub listed: bool,
    /// Whether it begins as soon as every seat is taken.
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub begins_when_full: bool,
    /// Whether players may ask for the chances of a roll.
    #[cfg_attr(test, ts(as = "Option<OddsOption>"))]
    pub odds: OddsOption,
    /// Whether players may ask a bot what it would do; not where people play each other against the clock.
    #[cfg_attr(test, ts(as = "Option<HintsOption>"))]
    pub hints: HintsOption,
    /// The seats of its host; several for people at one screen. Without any: the first free one.
    pub mine: Option<Vec<usize>>,
    /// Bots by seat: `{"1":"medium"}`.
    #[cfg_attr(test, ts(as = "Option<std::collections::HashMap<String, String>>"))]
    pub bots: std::collections::BTreeMap<usize, String>,
    /// What the client adds to chance.
    pub contribution: Option<String>,
    /// A position of the protocol to practise from. Such a table is full and begins at once: seats without a bot are
    /// those of its host. `setup` may be in it or beside it.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub position: Option<Value>,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Everybody who knows the link.
    #[default]
    Everybody,
    /// Only those who sit at the table, until the game is over.
    Players,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Unhurried,
    /// Everybody is there: minutes for the whole game, and seconds that are added for each turn taken.
    Live {
        /// Minutes for the game.
        minutes: u32,
        /// Seconds added after each turn.
        increment_s: u32,
    },
    /// A move a day: days for each turn; what is used beyond them is taken from a bank.
    Correspondence {
        /// Days for a turn.
        days: u32,
        /// Days in the bank, for the whole game.
        bank_days: u32,
    },
}

/// What becomes of a seat that runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhenLate {
    /// A bot plays for it until its player returns.
    #[default]
    Bot,
    /// It loses.
    Forfeit,
}

/// Whether players may ask for the chances of a roll; it counts for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OddsOption {
    /// Everybody who asks is told.
    #[default]
    Shown,
    /// Nobody is told.
    Hidden,
}

/// Whether players may ask a bot what it would do; it counts for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintsOption {
    /// Nobody is advised.
    #[default]
    Off,
    /// Players may ask; how often they did is part of the result.
    On,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People sit down.
    Open,
    /// The game is on.
    Running,
    /// It ended, one way or another.
    Over,
}

impl Status {
    /// Its name.
    pub fn text(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
        }
    }
}

/// The clock of a seat as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClockFace {
    /// Milliseconds left for the game or the turn.
    pub(crate) left_ms: i64,
    /// Milliseconds in the bank.
    pub(crate) bank_ms: i64,
    /// Whether it runs.
    pub(crate) runs: bool,
}
