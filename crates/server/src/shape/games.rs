//! What can be played.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use wire::{GameEntry, OptionEntry};

#[cfg(test)]
use ts_rs::TS;

/// What can be played.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Games {
    /// One entry a game.
    pub(crate) games: Vec<GameInfo>,
}

/// A game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct GameInfo {
    /// Its name in calls.
    id: &'static str,
    /// Its name for people.
    name: &'static str,
    /// The fewest and the most seats.
    seats: (usize, usize),
    /// How long a game of people takes, about, in minutes.
    minutes: u32,
    /// Whether a seat may know something that another may not, so that people at one screen must look away.
    secrets: bool,
    /// The options of its set-up.
    options: Vec<OptionInfo>,
    /// The version of its rules.
    rules_version: u32,
    /// Its bots, weakest first.
    bots: Vec<&'static str>,
}

/// An option of a set-up.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct OptionInfo {
    /// Its name.
    name: &'static str,
    /// What it may be: a list, or a text that says what is meant.
    #[schema(value_type = OptionValues)]
    #[cfg_attr(test, ts(as = "OptionValues"))]
    values: Value,
    /// Its default.
    #[schema(value_type = OptionValue)]
    #[cfg_attr(test, ts(as = "OptionValue"))]
    default: Value,
    /// The paragraph that describes it.
    rule: &'static str,
    /// What it is for, in English.
    help: String,
    /// What it is for, in any language.
    #[schema(value_type = Option<super::Message>)]
    #[cfg_attr(test, ts(as = "Option<super::Message>"))]
    say: Option<wire::Message>,
    /// What those of its values mean that do not speak for themselves.
    #[schema(value_type = Vec<(String, super::Message)>)]
    #[cfg_attr(test, ts(as = "Vec<(String, super::Message)>"))]
    means: Vec<(&'static str, wire::Message)>,
}

/// A value of an option.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
#[expect(dead_code, reason = "the shape of what the games have as JSON")]
pub(crate) enum OptionValue {
    Word(String),
    Number(u32),
    Flag(bool),
}

/// What an option may be: one of a list, or a text of this meaning.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
#[expect(dead_code, reason = "the shape of what the games have as JSON")]
pub(crate) enum OptionValues {
    List(Vec<OptionValue>),
    Text(String),
}

impl From<&GameEntry> for GameInfo {
    fn from(entry: &GameEntry) -> GameInfo {
        GameInfo {
            id: entry.id,
            name: entry.name,
            seats: entry.seats,
            minutes: entry.minutes,
            secrets: entry.secrets,
            options: entry.options().into_iter().map(OptionInfo::from).collect(),
            rules_version: entry.rules_version,
            bots: entry.bots.to_vec(),
        }
    }
}

impl From<OptionEntry> for OptionInfo {
    fn from(entry: OptionEntry) -> OptionInfo {
        let OptionEntry { name, values, default, rule, help, say, means } = entry;
        OptionInfo { name, values, default, rule, help, say, means }
    }
}
