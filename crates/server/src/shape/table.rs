//! What everybody may know of a table: who sits where, what was agreed, how it ended.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::ids::{TableId, UserId};
use super::terms::{HintsOption, OddsOption, Pace, Status, Watch, WhenLate};

#[cfg(test)]
use ts_rs::TS;

/// A table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct TableDoc {
    /// Its name, also in its link `/t/{id}`.
    pub(crate) id: TableId,
    /// The game.
    pub(crate) game: String,
    /// The version of the rules it is played by.
    pub(crate) rules_version: u32,
    /// Every option of the set-up.
    #[schema(value_type = std::collections::BTreeMap<String, super::games::OptionValue>)]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, super::games::OptionValue>"))]
    pub(crate) setup: Value,
    /// How far it has come.
    pub(crate) status: Status,
    /// How many things have happened.
    pub(crate) version: u64,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created: i64,
    /// Who made it.
    pub(crate) host: UserId,
    /// Who sits where.
    pub(crate) seats: Vec<Chair>,
    /// How much time there is.
    pub(crate) pace: Pace,
    /// What becomes of a late seat.
    pub(crate) when_late: WhenLate,
    /// Who may watch.
    pub(crate) watch: Watch,
    /// Whether the lobby shows it.
    pub(crate) listed: bool,
    /// Whether it begins as soon as every seat is taken.
    pub(crate) begins_when_full: bool,
    /// Whether players may ask for the chances of a roll.
    pub(crate) odds: OddsOption,
    /// Whether players may ask a bot what it would do.
    pub(crate) hints: HintsOption,
    /// Who acts next.
    pub(crate) awaits: Awaits,
    /// The hash of the secret behind its chance.
    pub(crate) commitment: String,
    /// Where it comes from, if it was not made from nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) origin: Option<OriginDoc>,
    /// When it ended, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) ended: Option<i64>,
    /// The table at which those who played here play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) again: Option<TableId>,
    /// True if it began with a position that its host described.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) practice: Option<bool>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) result: Option<TableResult>,
    /// The secret behind its chance, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) secret: Option<String>,
    /// The code of the invitation, for those who may invite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) code: Option<String>,
    /// The seats of the caller, for those who sit there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) mine: Option<Vec<usize>>,
}

/// Many tables.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Tables {
    /// Changed last first.
    pub(crate) tables: Vec<TableDoc>,
}

/// A place at the table and who plays it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Chair {
    /// The person who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) user: Option<Person>,
    /// What they add to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) contribution: Option<String>,
    /// Whether their client said so, or the service made it for a silent one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) contributed: Option<bool>,
    /// The bot that plays; also for a person who is late.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) bot: Option<String>,
    /// True if it has given up or forfeited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) lost: Option<bool>,
    /// True if it agrees to stop.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) agrees: Option<bool>,
    /// How many hints it has had, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) hints: Option<u32>,
}

/// Somebody on a chair, as they were when they sat down.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Person {
    /// Who.
    pub(crate) id: UserId,
    /// Their name; empty for somebody who went for good.
    pub(crate) name: String,
    /// The colour of their avatar.
    pub(crate) colour: String,
}

/// Who is awaited.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Awaits {
    /// One seat.
    Seat { seat: usize },
    /// Several at once.
    Seats { seats: Vec<usize> },
    /// Chance.
    Chance,
    /// Nobody: the game is over, or has not begun.
    Nobody,
}

impl From<::table::Awaits> for Awaits {
    fn from(awaits: ::table::Awaits) -> Awaits {
        match awaits {
            ::table::Awaits::Seat(seat) => Awaits::Seat { seat: seat.index() },
            ::table::Awaits::Seats(seats) => {
                Awaits::Seats { seats: seats.iter().map(|seat| seat.index()).collect() }
            }
            ::table::Awaits::Chance => Awaits::Chance,
            ::table::Awaits::Nobody => Awaits::Nobody,
        }
    }
}

/// Where a table comes from.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct OriginDoc {
    /// Another table.
    pub(crate) table: TableId,
    /// Its version, for a fork; null for a rematch.
    pub(crate) version: Option<u64>,
}

/// How a table ended.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct TableResult {
    /// One way or another.
    pub(crate) how: How,
    /// The points, of a game that was played out or deserted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) scores: Option<Vec<Score>>,
    /// The places, of a game that was played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) ranking: Option<Vec<Rank>>,
    /// Seats that gave up or forfeited.
    pub(crate) lost: Vec<usize>,
    /// Those of them that ran out of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<usize>>"))]
    pub(crate) late: Vec<usize>,
    /// How many hints each seat has had, at tables that allow them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) hints: Option<Vec<u32>>,
}

/// How a table ended, as lists keep it: also which seats the house played.
#[derive(Serialize, Deserialize)]
pub(crate) struct KeptResult {
    #[serde(flatten)]
    pub(crate) result: TableResult,
    /// The level by seat; null for people.
    #[serde(default)]
    pub(crate) bots: Vec<Option<String>>,
}

/// How a table may end.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    /// The rules say so.
    Finished,
    /// All but one seat gave up or were late.
    Deserted,
    /// The players agreed to stop.
    Agreed,
    /// It never began.
    Closed,
    /// The operator of the service ended it.
    Ended,
}

/// The points of a seat.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Score {
    pub(crate) seat: usize,
    pub(crate) total: i32,
    /// By name, in the order in which people count them.
    #[schema(value_type = std::collections::BTreeMap<String, i32>)]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, i32>"))]
    parts: Map<String, Value>,
    /// From 1 on.
    pub(crate) place: u8,
}

/// A place and those who share it.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Rank {
    place: u8,
    seats: Vec<usize>,
}

/// A table was made.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Made {
    /// Its name, also in its link `/t/{id}`.
    pub(crate) id: String,
    /// The table.
    pub(crate) table: TableDoc,
}

/// A change was made.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Changed {
    /// The version of the table now.
    pub(crate) version: u64,
}
