//! How somebody wants to be told.

use serde::{Deserialize, Serialize};

use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::shape::notify::{MailTold, Subscription};
use crate::store::{PersonChange, Store, StoreError, Stored, Write};

/// How often somebody else may be quicker before a caller is told to try again.
const TRIES: usize = 8;

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

impl From<Mailbox> for MailTold {
    fn from(mailbox: Mailbox) -> MailTold {
        let Mailbox { address, lang, confirmed, turns, .. } = mailbox;
        MailTold { address, lang, confirmed, turns }
    }
}

/// The settings of a user, and the text by which the store knows them.
pub(super) async fn read(store: &dyn Store, user: &UserId) -> Stored<(Settings, Option<String>)> {
    let text = store.notify_settings(user).await?;
    let settings = text.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    Ok((settings, text))
}

/// Reads the settings of a user, changes them and keeps them. If somebody else changed them in between, what they made
/// of them is read and changed instead.
pub(super) async fn change<T>(
    store: &dyn Store,
    user: &UserId,
    mut change: impl FnMut(&mut Settings) -> Answer<T>,
) -> Answer<(Settings, T)> {
    for _ in 0..TRIES {
        let (mut settings, before) = read(store, user).await?;
        let changed = change(&mut settings)?;
        let after = serde_json::to_string(&settings).map_err(|_| Problem::internal())?;
        match store.write(Write::Person(PersonChange::Notify { user: user.clone(), before, after })).await {
            Err(StoreError::Conflict) => {}
            other => {
                other?;
                return Ok((settings, changed));
            }
        }
    }
    Err(StoreError::Conflict.into())
}

#[cfg(test)]
mod tests {
    use tokio::runtime::Handle;
    use tokio::task::block_in_place;

    use super::*;
    use crate::store::{self, Place};

    #[tokio::test(flavor = "multi_thread")]
    async fn of_two_changes_at_once_none_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::open(&Place::Folder(folder.path().into())).await.expect("a store");
        let (store, user) = (store.as_ref(), UserId::random());
        let mut tries = 0;
        for round in 1..=2 {
            // Somebody else is quicker between the reading and the writing.
            let quicker = |settings: &mut Settings| {
                settings.webhook =
                    Some(Hook { url: format!("https://example.org/{round}"), secret: "s".into() });
                Ok(())
            };
            let slower = |settings: &mut Settings| {
                tries += 1;
                if tries % 2 == 1 {
                    let quick = change(store, &user, quicker);
                    block_in_place(|| Handle::current().block_on(quick)).expect("kept");
                }
                settings.mail = Some(Mailbox {
                    address: format!("ada{round}@example.org"),
                    lang: "en".into(),
                    confirmed: true,
                    turns: true,
                    stop: "s".into(),
                });
                Ok(())
            };
            change(store, &user, slower).await.expect("kept");
            let (kept, _) = read(store, &user).await.expect("settings");
            assert_eq!(kept.webhook.map(|hook| hook.url), Some(format!("https://example.org/{round}")));
            assert_eq!(kept.mail.map(|mail| mail.address), Some(format!("ada{round}@example.org")));
        }
        assert_eq!(tries, 4, "each was made again on what the quicker one left");
    }
}
