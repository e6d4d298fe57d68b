//! Games that are over, and any version of a table.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::ids::TableId;
use super::socket::Happening;
use super::table::{Awaits, Score};
use super::terms::ClockFace;

#[cfg(test)]
use ts_rs::TS;

/// A record file, version by version.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct RecordShown {
    /// The game.
    pub(crate) game: String,
    /// Every option of the set-up.
    #[schema(value_type = std::collections::BTreeMap<String, super::games::OptionValue>)]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, super::games::OptionValue>"))]
    pub(crate) setup: Value,
    /// How many seats play.
    pub(crate) n_seats: usize,
    /// What can be said about its chance.
    pub(crate) draws: DrawsSaid,
    /// The points, if the game was played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) scores: Option<Vec<Score>>,
    /// One entry a choice, from 1 on: the beginning.
    pub(crate) versions: Vec<ReplayVersion>,
    /// The view at the end.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
}

/// What can be said about the draws of a record.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum DrawsSaid {
    /// Nobody committed to anything.
    Unpledged,
    /// The secret was not revealed.
    Sealed,
    /// Every draw follows from the secret that was committed to.
    Verified,
}

/// Every version of a table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Replay {
    /// Which table.
    pub(crate) table: TableId,
    /// One entry a version, from 1 on.
    pub(crate) versions: Vec<ReplayVersion>,
    /// The view at the end.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
}

/// One thing that happened.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct ReplayVersion {
    /// The version it led to.
    pub(crate) version: u64,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// `sit`, `rise`, `remove`, `bot`, `begin`, `play`, `undo`, `resign`, `late`, `return`, `agree`, `decline`,
    /// `outage`, `close` or `again`.
    pub(crate) kind: &'static str,
    /// The seat concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) seat: Option<usize>,
    /// The choice, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) action: Option<String>,
    /// The events of the game.
    #[schema(value_type = Vec<Happening>)]
    #[cfg_attr(test, ts(as = "Vec<Happening>"))]
    pub(crate) events: Vec<Value>,
    /// What changed in the view, beginning with null.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub(crate) delta: Option<Box<RawValue>>,
}

/// A table as it was.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct ThenSeen {
    /// The version asked for.
    pub(crate) version: u64,
    /// Who was awaited.
    pub(crate) awaits: Awaits,
    /// What the viewer may see of it; null before the game began.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
}

/// A table as it is, with what the viewer may choose.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct NowSeen {
    /// The version now.
    pub(crate) version: u64,
    /// Who is awaited.
    pub(crate) awaits: Awaits,
    /// What the viewer may see.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
    /// What the viewer may choose.
    pub(crate) legal: Vec<String>,
    /// The clocks of all seats, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) clocks: Option<Vec<ClockFace>>,
}
