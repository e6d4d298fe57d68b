//! Refusals, as callers read them.

use serde::Serialize;
use utoipa::ToSchema;
use wire::Fault;

/// Every refusal: a stable code, a sentence, and whatever else is known.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Problem"))]
#[schema(as = Problem)]
pub(crate) struct ProblemBody {
    /// Stable, such as `action/illegal`.
    pub(crate) code: String,
    /// One sentence for people.
    pub(crate) message: String,
    /// The paragraph of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) rule: Option<&'static str>,
    /// That paragraph in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) rule_text: Option<&'static str>,
    /// The line of a text, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) line: Option<u32>,
    /// The seat concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) seat: Option<usize>,
    /// The place in a request or a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) path: Option<String>,
    /// What there is instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) known: Option<Vec<String>>,
    /// The reason, to be said in any language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<super::Message>)]
    #[cfg_attr(test, ts(as = "Option<super::Message>", optional))]
    pub(crate) say: Option<wire::Message>,
    /// Seconds after which it may be tried again, for `limit/too_many`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) retry_after: Option<i64>,
}

impl From<Fault> for ProblemBody {
    fn from(fault: Fault) -> ProblemBody {
        ProblemBody {
            code: fault.code.text().into(),
            message: fault.message,
            rule: fault.rule,
            rule_text: fault.rule_text,
            line: fault.line,
            seat: fault.seat.map(table::Seat::index),
            path: fault.path.filter(|path| !path.is_empty()).map(String::from),
            known: Some(fault.known).filter(|known| !known.is_empty()),
            say: fault.say.map(|say| *say),
            retry_after: None,
        }
    }
}
