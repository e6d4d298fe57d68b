//! A room: a table in memory, those who are there, and the last versions for those who come back.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};

use tokio::sync::{Mutex, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::bots::SeatedBot;
use super::event::TableEvent;
use super::frame::Moment;
use super::publish::{News, Subscription};
use super::state::{Done, Table};
use crate::clock::Millis;
use crate::ids::{TableId, UserId};
use crate::shape::socket::{self as shape, Presence};
use crate::sync::lock;

/// How many messages a slow socket may be behind before it is shown everything again.
const BEHIND: usize = 32;

/// How many versions a room remembers: who comes back within these is told what was missed without looking it up.
const REMEMBERED: usize = 16;

/// A version that is past, and what led to the next one.
struct Passed {
    then: Moment,
    happened: Arc<[wire::StepEvents]>,
}

/// A table and those who are there.
pub(crate) struct Room {
    pub(super) id: TableId,
    pub(super) inside: Mutex<Option<Inside>>,
    pub(super) news: broadcast::Sender<Arc<News>>,
    pub(super) crowd: StdMutex<Crowd>,
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
    pub(super) fn remember(&mut self, then: &Moment, event: &TableEvent, done: &Done) {
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
    pub(super) fn since(&self, version: u64) -> Option<(Moment, Vec<wire::StepEvents>)> {
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
pub(super) struct Crowd {
    pub(super) subscriptions: HashMap<Subscription, usize>,
    pub(super) users: BTreeMap<UserId, usize>,
}

impl Crowd {
    pub(super) fn text(&self) -> Utf8Bytes {
        let users = self.users.keys().cloned().collect();
        serde_json::to_string(&shape::News::Presence(Presence { users })).unwrap_or_default().into()
    }

    pub(super) fn looks_away(&mut self, from: Subscription) {
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
}
