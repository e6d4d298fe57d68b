//! How somebody wants to be told.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// As the store keeps it.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// A program of theirs that is called.
    pub(crate) webhook: Option<Hook>,
    /// Browsers of theirs that are woken.
    pub(crate) push: Vec<Subscription>,
    /// Where mail to them goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) mail: Option<Mailbox>,
}

/// Where mail to somebody goes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Mailbox {
    pub(crate) address: String,
    /// The language they read.
    pub(crate) lang: String,
    /// Whether they followed the link that was sent there: nothing else is sent before.
    pub(crate) confirmed: bool,
    /// Whether they want to hear by mail that it is their turn.
    pub(crate) turns: bool,
    /// What a link that stops these mails must say.
    pub(crate) stop: String,
}

/// A webhook and what its calls are signed with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hook {
    pub(crate) url: String,
    pub(crate) secret: String,
}

/// A browser that wants to be woken, as `PushSubscription.toJSON()` has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Subscription {
    /// Where its push service listens.
    pub(crate) endpoint: String,
    /// What messages are encrypted with.
    #[serde(deserialize_with = "crate::api::object")]
    pub(crate) keys: Keys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Keys {
    /// Its public key.
    pub(crate) p256dh: String,
    /// Its secret for authentication.
    pub(crate) auth: String,
}

impl Settings {
    /// Whether there is nothing to send to.
    pub(crate) fn is_silent(&self) -> bool {
        self.webhook.is_none() && self.push.is_empty() && self.mailbox_for_turns().is_none()
    }

    /// Where mail goes that says whose turn it is.
    pub(crate) fn mailbox_for_turns(&self) -> Option<&Mailbox> {
        self.mailbox().filter(|mailbox| mailbox.turns)
    }

    /// Where mail goes, if somebody reads it there.
    pub(crate) fn mailbox(&self) -> Option<&Mailbox> {
        self.mail.as_ref().filter(|mailbox| mailbox.confirmed)
    }
}
