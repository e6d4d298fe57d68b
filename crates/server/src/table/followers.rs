//! Those who are at a table through this node, and what each of them is told.
//!
//! Whose eyes a socket has is a question to the table, not to the past: after every change of seats each socket asks
//! it again before it is told anything more.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};

use serde_json::Value;
use table::Viewer;
use tokio::sync::{Mutex, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::bots::SeatedBot;
use super::event::TableEvent;
use super::frame::{self, Changes, Moment, Shown};
use super::manage::{viewer_for, viewer_still};
use super::registry::{TableRegistry, apart};
use super::state::{Done, Table};
use crate::clock::Millis;
use crate::error::Answer;
use crate::identity::User;
use crate::ids::{TableId, UserId};
use crate::shape::socket::{self as shape, Presence};
use crate::sync::lock;

/// How many messages a slow socket may be behind before it is shown everything again.
const BEHIND: usize = 32;

/// What a socket is told: as whom, and whether its client draws the table and says everything itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Subscription {
    /// Whose eyes it has.
    pub viewer: Viewer,
    /// Whether every update brings the question and the offers of a drawing.
    pub offers: bool,
    /// Whether updates leave out what the client can find in what it has.
    pub brief: bool,
}

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

/// How many versions a room remembers: who comes back within these is told what was missed without looking it up.
const REMEMBERED: usize = 16;

/// A version that is past, and what led to the next one.
struct Passed {
    then: Moment,
    happened: Arc<[wire::StepEvents]>,
}

/// What sockets are told.
#[derive(Clone, Debug)]
pub enum News {
    /// The table changed; what each viewer who is there is told.
    Update {
        /// The version now.
        version: u64,
        /// Whether seats changed hands, so that everybody must ask for their eyes again.
        reseated: bool,
        /// The message for each viewer.
        texts: Vec<(Subscription, Utf8Bytes)>,
    },
    /// Something was said in a room: `players` or `watchers`.
    Chat(Arc<str>, Utf8Bytes),
    /// Who is there.
    Presence(Utf8Bytes),
    /// Something may have been missed.
    Lost,
}

/// A table and those who are there.
pub(crate) struct Room {
    pub(super) id: TableId,
    pub(super) inside: Mutex<Option<Inside>>,
    news: broadcast::Sender<Arc<News>>,
    crowd: StdMutex<Crowd>,
    /// When somebody last came for something.
    touched: AtomicI64,
}

/// What a room holds once somebody has entered.
pub(super) struct Inside {
    pub(super) table: Table,
    /// When the store thinks somebody must look at the table.
    pub(super) due: Option<Millis>,
    /// The version for which a bot of this node thinks.
    pub(super) thinking: Option<u64>,
    /// The bots of this node by seat, with what they remember; not those who think.
    pub(super) bots: HashMap<usize, SeatedBot>,
    /// The last versions before this one, without a gap, the oldest first.
    passed: VecDeque<Passed>,
}

impl Inside {
    pub(super) fn new(table: Table, due: Option<Millis>) -> Inside {
        Inside { table, due, thinking: None, bots: HashMap::new(), passed: VecDeque::new() }
    }

    /// Lets go of what can be made again.
    pub(super) fn rest(&mut self) {
        self.bots = HashMap::new();
        self.passed = VecDeque::new();
    }

    /// Notes the version that is past. A deal is long, and who comes back from before it is rare: that is looked up.
    fn remember(&mut self, then: &Moment, event: &TableEvent, done: &Done) {
        if matches!(event, TableEvent::Begin) {
            self.passed = VecDeque::new();
            return;
        }
        if self.passed.len() == REMEMBERED {
            self.passed.pop_front();
        }
        self.passed.push_back(Passed { then: then.clone(), happened: done.happened.clone().into() });
    }

    /// A version that is still remembered, or that of now, and what has happened since.
    fn since(&self, version: u64) -> Option<(Moment, Vec<wire::StepEvents>)> {
        if version == self.table.version {
            return Some((Moment::of(&self.table), Vec::new()));
        }
        let first = self.passed.iter().position(|passed| passed.then.version == version)?;
        let passed = self.passed.range(first..);
        let happened = passed.flat_map(|passed| passed.happened.iter().cloned()).collect();
        Some((self.passed[first].then.clone(), happened))
    }
}

/// How many sockets there are for each subscription and each user.
#[derive(Default)]
struct Crowd {
    subscriptions: HashMap<Subscription, usize>,
    users: BTreeMap<UserId, usize>,
}

impl Crowd {
    fn text(&self) -> Utf8Bytes {
        let users = self.users.keys().cloned().collect();
        serde_json::to_string(&shape::News::Presence(Presence { users })).unwrap_or_default().into()
    }

    fn looks_away(&mut self, from: Subscription) {
        match self.subscriptions.get_mut(&from) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(self.subscriptions.remove(&from)),
        }
    }
}

impl Room {
    pub(super) fn new(id: &TableId, now: Millis) -> Room {
        Room {
            id: id.clone(),
            inside: Mutex::new(None),
            news: broadcast::channel(BEHIND).0,
            crowd: StdMutex::default(),
            touched: AtomicI64::new(now),
        }
    }

    pub(super) fn touch(&self, now: Millis) {
        self.touched.store(now, Ordering::Relaxed);
    }

    /// When somebody last came for something.
    pub(super) fn touched(&self) -> Millis {
        self.touched.load(Ordering::Relaxed)
    }

    /// How many sockets are there.
    pub(super) fn n_followers(&self) -> usize {
        lock(&self.crowd).subscriptions.values().sum()
    }

    /// Who is there.
    pub(super) fn present(&self) -> Vec<UserId> {
        lock(&self.crowd).users.keys().cloned().collect()
    }

    /// Tells everybody who is there; nobody may be.
    pub(super) fn tell(&self, news: News) {
        let _ = self.news.send(Arc::new(news));
    }

    /// The table is as `next` from now on; every viewer who is there is told.
    pub(super) fn publish(
        &self,
        inside: &mut Inside,
        next: Table,
        event: &TableEvent,
        done: &Done,
        now: Millis,
    ) {
        let before = std::mem::replace(&mut inside.table, next);
        let moment = Moment::of(&before);
        inside.remember(&moment, event, done);
        let table = &inside.table;
        let subscriptions: Vec<Subscription> = lock(&self.crowd).subscriptions.keys().copied().collect();
        if subscriptions.is_empty() {
            return;
        }
        let with_table =
            !matches!(event, TableEvent::Play(..) | TableEvent::Undo(..)) || table.ending.is_some();
        let mut changes = Changes::new(&moment, table);
        let text = |to: Subscription| {
            let shown = changes.shown_to(to.viewer, to.brief);
            (to, frame::update(table, to, &shown, &done.happened, Some(&before), with_table, now).into())
        };
        let texts = subscriptions.into_iter().map(text).collect();
        self.tell(News::Update { version: table.version, reseated: event.changes_seats(), texts });
    }
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
