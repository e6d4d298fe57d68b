//! The shapes of what the service says: every answer and every message is one of these types.
//!
//! The web table's types (`web/src/protocol/service.ts`) and the schemas of the socket (`docs/schema`) are written
//! from them by the tests in `written.rs`.

pub(crate) mod games;
pub(crate) mod hints;
pub(crate) mod house;
pub(crate) mod ids;
pub(crate) mod lessons;
pub(crate) mod me;
pub(crate) mod notify;
pub(crate) mod nul;
pub(crate) mod object;
pub(crate) mod played;
pub(crate) mod problem;
pub(crate) mod records;
#[cfg(test)]
mod request;
pub(crate) mod socket;
pub(crate) mod table;
pub(crate) mod terms;
#[cfg(test)]
mod written;

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

#[cfg(test)]
use ts_rs::TS;

/// A message without a language: a key of the Fluent files and what it speaks of. [`wire::Message`] as others see it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Message {
    /// The key.
    key: String,
    /// The arguments by name.
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, Arg>>", optional))]
    args: Option<BTreeMap<String, Arg>>,
}

/// An argument: a number, a word, or messages to be said first and joined as a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
#[expect(dead_code, reason = "the shape of what `wire` writes")]
pub(crate) enum Arg {
    /// A number: plural forms follow it.
    Number(i64),
    /// A name, a place, or a code word.
    Word(String),
    /// Messages to be said first.
    #[schema(no_recursion)]
    List(Vec<Message>),
}
