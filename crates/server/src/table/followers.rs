//! Those who follow a table through this node: they come, are shown it, and go.
//!
//! Whose eyes a socket has is a question to the table, not to the past: after every change of seats each socket asks
//! it again before it is told anything more.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::broadcast;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::frame::{self, Changes, Moment, Shown};
use super::manage::{viewer_for, viewer_still};
use super::publish::{News, Subscription};
use super::registry::{TableRegistry, apart};
use super::room::Room;
use super::state::Table;
use crate::error::Answer;
use crate::identity::User;
use crate::ids::{TableId, UserId};
use crate::sync::lock;

/// What a socket asks for when it comes.
#[derive(Clone, Copy, Default, Debug)]
pub struct Wants<'a> {
    /// The last version it was told of.
    pub seen: Option<u64>,
    /// Whose eyes it wants to have; without a wish as it sits.
    pub audience: Option<&'a Value>,
    /// See [`Subscription`].
    pub offers: bool,
    /// See [`Subscription`].
    pub brief: bool,
}

/// A socket's place in a room; leaves when it is dropped.
pub(crate) struct Watcher {
    room: Arc<Room>,
    subscription: Subscription,
    user: User,
    /// Whose eyes were asked for.
    wish: Option<Value>,
}

impl Watcher {
    /// What it is told.
    pub(crate) fn subscription(&self) -> Subscription {
        self.subscription
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let text = {
            let mut crowd = lock(&self.room.crowd);
            crowd.looks_away(self.subscription);
            match crowd.users.get_mut(&self.user.id) {
                Some(count) if *count > 1 => *count -= 1,
                _ => drop(crowd.users.remove(&self.user.id)),
            }
            crowd.text()
        };
        self.room.tell(News::Presence(text));
    }
}

/// What a socket is shown when it comes, or asks again.
pub(crate) struct Greeting {
    /// The room of the chat: players do not hear what watchers say.
    pub(crate) room: &'static str,
    pub(crate) version: u64,
    pub(crate) text: Utf8Bytes,
}

/// What was looked up about a table: a version of it, and what happened from there up to another one.
struct Past {
    then: Moment,
    happened: Vec<wire::StepEvents>,
    up_to: u64,
}

/// The room of the chat in which a user speaks and listens.
pub(crate) fn chat_room(table: &Table, user: &UserId) -> &'static str {
    if table.seats_of(user).is_empty() { "watchers" } else { "players" }
}

impl TableRegistry {
    /// A socket comes to a table. The message shows the table to it: all of it, or what is new since it was there.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: &TableId,
        user: &User,
        wants: Wants<'_>,
    ) -> Answer<(Watcher, broadcast::Receiver<Arc<News>>, Greeting)> {
        let room = self.room(id);
        // What happened long ago is looked up before anybody has to wait for it.
        let mut looked_up = None;
        if let Some(seen) = wants.seen {
            let is_long_ago = {
                let mut guard = room.inside.lock().await;
                let inside = self.enter_now(&room, &mut guard).await?;
                viewer_for(&inside.table, user, wants.audience)?;
                seen < inside.table.version && inside.since(seen).is_none()
            };
            if is_long_ago {
                looked_up = Some(self.since(id, seen).await?);
            }
        }
        let mut guard = room.inside.lock().await;
        let inside = self.enter_now(&room, &mut guard).await?;
        let viewer = viewer_for(&inside.table, user, wants.audience)?;
        let subscription = Subscription { viewer, offers: wants.offers, brief: wants.brief };
        let now = self.clock.now();
        let news = room.news.subscribe();
        let presence = {
            let mut crowd = lock(&room.crowd);
            *crowd.subscriptions.entry(subscription).or_default() += 1;
            *crowd.users.entry(user.id.clone()).or_default() += 1;
            crowd.text()
        };
        let watcher =
            Watcher { room: room.clone(), subscription, user: user.clone(), wish: wants.audience.cloned() };
        room.tell(News::Presence(presence));
        let missed = match looked_up {
            // Something may have happened while it was looked up.
            Some(Past { then, mut happened, up_to }) => inside.since(up_to).map(|(_, later)| {
                happened.extend(later);
                (then, happened)
            }),
            None => wants.seen.and_then(|seen| inside.since(seen)),
        };
        let table = &inside.table;
        let text = match missed {
            Some((then, happened)) => {
                let shown = Changes::new(&then, table).shown_to(subscription.viewer, subscription.brief);
                frame::update(table, subscription, &shown, &happened, None, true, now)
            }
            // What happened cannot be told any more without a gap: the table as it is, then.
            None => frame::update(table, subscription, &Shown::All, &[], None, true, now),
        };
        let greeting =
            Greeting { room: chat_room(table, &user.id), version: table.version, text: text.into() };
        Ok((watcher, news, greeting))
    }

    /// A table as it was, and what has happened since.
    async fn since(&self, id: &TableId, version: u64) -> Answer<Past> {
        let (then, _) = self.load(id, version).await?;
        let steps = self.store.steps(id, version).await?;
        apart(move || {
            let moment = Moment::of(&then);
            let mut now = then;
            let mut happened = Vec::new();
            for step in &steps {
                happened.extend(now.replay(step)?.1.happened);
            }
            Ok(Past { then: moment, happened, up_to: now.version })
        })
        .await
    }

    /// The present state for a socket that lost the thread, or whose eyes may be others now. A refusal says that it
    /// may not look any more.
    pub(crate) async fn show(self: &Arc<Self>, watcher: &mut Watcher) -> Answer<Greeting> {
        let room = watcher.room.clone();
        let mut guard = room.inside.lock().await;
        let table = &self.enter(&room, &mut guard).await?.table;
        let viewer = viewer_still(table, &watcher.user, watcher.wish.as_ref(), watcher.subscription.viewer)?;
        let subscription = Subscription { viewer, ..watcher.subscription };
        {
            let mut crowd = lock(&room.crowd);
            crowd.looks_away(watcher.subscription);
            *crowd.subscriptions.entry(subscription).or_default() += 1;
        }
        watcher.subscription = subscription;
        let text = frame::update(table, subscription, &Shown::All, &[], None, true, self.clock.now());
        let room = chat_room(table, &watcher.user.id);
        Ok(Greeting { room, version: table.version, text: text.into() })
    }
}
