//! What is said of the house and by its operator.

use serde::Serialize;
use utoipa::ToSchema;

/// What a client should know of the house.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct House {
    /// The address on the home network, if the service was opened to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) lan: Option<String>,
    /// What the operator tells everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) notice: Option<String>,
    /// Whether the service is maintained: no new tables, and clocks stand still.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) maintenance: bool,
    /// Whether the service sends mail, so that a forgotten password can be replaced.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) mails: bool,
    /// Which texts of the operator there are: `privacy`, `imprint`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub(crate) legal: Vec<&'static str>,
}

/// Texts of the operator.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LegalTexts {
    /// What is kept about people, and why.
    pub(crate) privacy: Option<String>,
    /// Who runs the service.
    pub(crate) imprint: Option<String>,
}
