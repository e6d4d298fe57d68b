//! How somebody is told that it is their turn, and how they want to be told.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ids::TableId;

#[cfg(test)]
use ts_rs::TS;

/// How I am told that it is my turn.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Told {
    /// The program that is called.
    pub(crate) webhook: Option<String>,
    /// What its calls are signed with; shown only when it is made, so keep it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) secret: Option<String>,
    /// Calls of that program that failed lately.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) trouble: Option<Trouble>,
    /// The push services of the browsers that are woken.
    pub(crate) push: Vec<String>,
    /// What a browser needs to subscribe, if this service wakes browsers: its `applicationServerKey`.
    pub(crate) push_key: Option<String>,
    /// Where mail to me goes.
    pub(crate) mail: Option<MailTold>,
    /// Whether this service sends mail.
    pub(crate) mails: bool,
    /// Tables of which I want to hear nothing.
    #[schema(value_type = Vec<String>)]
    pub(crate) muted: Vec<TableId>,
}

/// Where mail to me goes.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct MailTold {
    /// The address.
    pub(crate) address: String,
    /// The language of these mails.
    pub(crate) lang: String,
    /// Whether the link that was sent there has been followed; nothing else is sent before.
    pub(crate) confirmed: bool,
    /// Whether it says when it is my turn.
    pub(crate) turns: bool,
}

/// Calls that failed.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Trouble {
    /// Why the last one failed.
    pub(crate) why: String,
    /// How often it was tried.
    pub(crate) attempts: u32,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub(crate) since: i64,
    /// When it is tried again; without it not any more.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub(crate) next: Option<i64>,
}

/// How I want to be told; replaces what was there, except the mail address.
#[derive(Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wish {
    /// A program to be called, such as `https://example.org/klatsch`.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) webhook: Option<String>,
    /// Whether the calls get another secret even if the program stays the same.
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) new_secret: bool,
    /// Browsers to be woken; those that are not named any more are not. Without the field they stay.
    #[serde(deserialize_with = "super::object::objects")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) push: Option<Vec<Subscription>>,
}

/// Where mail to me goes.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct MailWish {
    /// Such as `somebody@example.org`. A link is sent there; nothing else before it was followed.
    #[schema(max_length = 254)]
    pub(crate) address: String,
    /// The language of these mails: `en`, `fr`, `de`, `uk` or `pt`.
    pub(crate) lang: String,
    /// Whether I want to hear by mail that it is my turn in a correspondence game.
    pub(crate) turns: bool,
}

/// A browser that wants to be woken, as `PushSubscription.toJSON()` has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Subscription {
    /// Where its push service listens.
    pub(crate) endpoint: String,
    /// What messages are encrypted with.
    #[serde(deserialize_with = "super::object::object")]
    pub(crate) keys: Keys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Keys {
    /// Its public key.
    pub(crate) p256dh: String,
    /// Its secret for authentication.
    pub(crate) auth: String,
}
