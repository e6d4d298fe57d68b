//! Lessons: what there is to learn, and how far somebody has come.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::Message;
use super::socket::{Happening, Offer};
use super::table::Awaits;

#[cfg(test)]
use ts_rs::TS;

/// The lessons of a game, in order. Their words are in the Fluent files: `lesson-<game>-<id>` is a title.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Lessons {
    /// The game.
    pub(crate) game: String,
    /// How many other seats have names: `lesson-<game>-seat-<number>`.
    pub(crate) others: usize,
    /// The lessons.
    pub(crate) lessons: Vec<LessonInfo>,
    /// The real game that follows.
    pub(crate) finish: FinishDoc,
}

/// A lesson.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct LessonInfo {
    /// Its name.
    pub(crate) id: String,
    /// The paragraphs it teaches.
    pub(crate) rules: Vec<String>,
}

/// The real game at the end of the lessons.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct FinishDoc {
    /// Its set-up.
    #[schema(value_type = BTreeMap<String, super::games::OptionValue>)]
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, super::games::OptionValue>"))]
    pub(crate) setup: Value,
    /// The levels of the bots by seat; the learner has the first seat.
    pub(crate) bots: BTreeMap<usize, String>,
}

/// How far a lesson has come: everything a table needs to be drawn, as the learner sees it from seat 0.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct SceneDoc {
    /// The choices that stay; after a wrong one, those that do not lead away from the goal.
    pub(crate) choices: Vec<String>,
    /// Whether it is solved.
    pub(crate) verdict: VerdictName,
    /// Why the last choice was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Message, required = false)]
    #[cfg_attr(test, ts(as = "Option<Message>", optional))]
    pub(crate) say: Option<Value>,
    /// The paragraph that refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) rule: Option<String>,
    /// The key of the line below the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) caption: Option<String>,
    /// Who is awaited.
    pub(crate) awaits: Awaits,
    /// What the last choice brought about; before any, what happened at the start.
    #[schema(value_type = Vec<Happening>)]
    #[cfg_attr(test, ts(as = "Vec<Happening>"))]
    pub(crate) events: Value,
    /// What is offered: fewer actions than are legal.
    pub(crate) legal: Vec<String>,
    /// What the learner is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Message, required = false)]
    #[cfg_attr(test, ts(as = "Option<Message>", optional))]
    pub(crate) question: Option<wire::Message>,
    /// What each of `legal` means, acts on, costs and brings, in the same order.
    #[schema(value_type = Vec<Offer>)]
    #[cfg_attr(test, ts(as = "Vec<Offer>"))]
    pub(crate) offers: Vec<Box<RawValue>>,
    /// What the learner sees.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
    /// What to do, one after the other, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub(crate) show: Vec<String>,
}

/// Whether a lesson is solved.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum VerdictName {
    /// Not yet.
    Open,
    /// Yes.
    Solved,
    /// The last choice led away from the goal and was taken back.
    Wrong,
}
