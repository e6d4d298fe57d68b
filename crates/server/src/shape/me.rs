//! Who somebody is, as they are told.

use serde::Serialize;
use utoipa::ToSchema;

/// Who somebody is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Never changes.
    pub(crate) id: String,
    /// What others call them.
    pub(crate) name: String,
    /// The colour of their avatar, such as `#8a5a2b`.
    pub(crate) colour: String,
    /// Whether there is a password, so that they can sign in elsewhere.
    pub(crate) account: bool,
}
