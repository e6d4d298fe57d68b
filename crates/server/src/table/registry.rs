//! The tables of this node: a room for each that is looked at, read from the store when somebody enters.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};

use lru::LruCache;
use table::{QuickDealer, Seat};

use super::bots::BotPool;
use super::catalogues::Catalogues;
use super::event::TableEvent;
use super::hints::Hints;
use super::outages::Outages;
use super::pace::Pacer;
use super::publish::News;
use super::quarantine::{self, Quarantine};
use super::room::{Inside, Room};
use super::state::Table;
use crate::clock::{Clock, MINUTE, Millis, SECOND};
use crate::error::{Answer, Problem};
use crate::ids::{TableId, UserId};
use crate::metrics::metrics;
use crate::store::Store;
use crate::sync::lock;

/// How often rooms are tidied.
const TIDY: Millis = 10 * SECOND;

/// How long a table stays in memory that nobody comes for.
const IDLE: Millis = 10 * MINUTE;

/// Somebody who wants to know what happens at the tables of this node: notifications.
pub trait Observer: Send + Sync + 'static {
    /// An event of this node is durable. Must return at once.
    fn on_event(&self, table: &Table, event: &TableEvent, present: &[UserId]);
}

/// The tables of this node.
pub struct TableRegistry {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    pub(super) rooms: StdMutex<LruCache<TableId, Arc<Room>>>,
    capacity: usize,
    pub(super) pool: BotPool,
    pub(super) pacer: StdMutex<Pacer>,
    pub(super) outages: Outages,
    /// When rooms were last tidied.
    tidied: AtomicI64,
    observers: StdMutex<Vec<Arc<dyn Observer>>>,
    /// Where secrets come from, if not from the operating system.
    pub(crate) secrets: StdMutex<Option<QuickDealer>>,
    /// Decks and boards that people brought.
    pub(super) catalogues: Catalogues,
    pub(crate) hints: Hints,
    /// Whether the service is maintained: no new tables, and clocks stand still.
    held: AtomicBool,
    /// Tables that do not replay.
    pub(crate) quarantine: Quarantine,
}

/// Does long work elsewhere, so that those who are served by this thread need not wait for it.
pub(crate) async fn apart<T: Send + 'static>(work: impl FnOnce() -> Answer<T> + Send + 'static) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Problem::internal()))
}

impl TableRegistry {
    /// An empty registry.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        bot_threads: usize,
        capacity: usize,
    ) -> TableRegistry {
        TableRegistry {
            store,
            clock,
            rooms: StdMutex::new(LruCache::unbounded()),
            capacity: NonZeroUsize::new(capacity).map_or(1, NonZeroUsize::get),
            pool: BotPool::new(bot_threads),
            pacer: StdMutex::default(),
            outages: Outages::default(),
            tidied: AtomicI64::new(0),
            observers: StdMutex::default(),
            secrets: StdMutex::default(),
            catalogues: Catalogues::default(),
            hints: Hints::default(),
            held: AtomicBool::new(false),
            quarantine: Quarantine::default(),
        }
    }

    /// For tests: from now on secrets come from this dealer, so that the same choices give the same game.
    pub fn deal_secrets_from(&self, dealer: QuickDealer) {
        *lock(&self.secrets) = Some(dealer);
    }

    /// From now on this observer is told of every event of this node.
    pub fn listen(&self, observer: Arc<dyn Observer>) {
        lock(&self.observers).push(observer);
    }

    /// For tests: how long bots take where the time could tell something.
    pub fn pace_bots(&self, pacer: Pacer) {
        *lock(&self.pacer) = pacer;
    }

    /// For tests: a thread of the bots does this work first.
    pub fn occupy_bots(&self, work: impl FnOnce() + Send + 'static) {
        self.pool.occupy(work);
    }

    /// For tests: this happens before a bot thinks, on the thread where it thinks.
    pub fn before_thoughts(&self, first: impl Fn(&dyn wire::AnyTable, Seat) + Send + Sync + 'static) {
        self.pool.before_thoughts(Arc::new(first));
    }

    /// Bots stop thinking.
    pub fn stop_bots(&self) {
        self.pool.stop();
    }

    /// No tables are made from now on, and clocks of games that begin stand still; or they do again.
    pub(crate) fn hold(&self, held: bool) {
        self.held.store(held, Ordering::SeqCst);
    }

    /// Whether the service is maintained.
    pub(crate) fn is_held(&self) -> bool {
        self.held.load(Ordering::SeqCst)
    }

    /// How many tables are in memory, and how many sockets are at them.
    pub fn metrics(&self) -> (usize, usize) {
        let rooms = lock(&self.rooms);
        let sockets = rooms.iter().map(|(_, room)| room.n_followers()).sum();
        (rooms.len(), sockets)
    }

    /// The room of a table; its table is read when somebody enters.
    pub(super) fn room(&self, id: &TableId) -> Arc<Room> {
        let now = self.clock.now();
        let mut rooms = lock(&self.rooms);
        if let Some(room) = rooms.get(id) {
            room.touch(now);
            return room.clone();
        }
        let room = Arc::new(Room::new(id, now));
        rooms.put(id.clone(), room.clone());
        // Rooms in use stay: their sockets must hear what happens. A few looks are enough, on average.
        for _ in 0..8 {
            if rooms.len() <= self.capacity {
                break;
            }
            if let Some((id, oldest)) = rooms.pop_lru()
                && Arc::strong_count(&oldest) > 1
            {
                rooms.put(id, oldest);
            }
        }
        room
    }

    /// Drops tables that nobody has come for in a while, and of the others what can be made again.
    pub(super) fn tidy_rooms(&self) {
        let now = self.clock.now();
        if now - self.tidied.load(Ordering::Relaxed) < TIDY {
            return;
        }
        self.tidied.store(now, Ordering::Relaxed);
        let mut rooms = lock(&self.rooms);
        let idle = |room: &Room| now - room.touched();
        let unused: Vec<TableId> = rooms
            .iter()
            // Anyone who is there, or at work, holds the room.
            .filter(|(_, room)| idle(room) >= IDLE && Arc::strong_count(room) == 1)
            .map(|(id, _)| id.clone())
            .collect();
        for id in &unused {
            rooms.pop(id);
        }
        for (_, room) in rooms.iter().filter(|(_, room)| idle(room) >= TIDY) {
            if let Ok(mut guard) = room.inside.try_lock()
                && let Some(inside) = guard.as_mut()
            {
                inside.rest();
            }
        }
    }

    /// Looks at a table.
    pub async fn look<T>(
        self: &Arc<Self>,
        id: &TableId,
        look: impl FnOnce(&Table) -> Answer<T>,
    ) -> Answer<T> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter_now(&room, &mut guard).await?;
        look(&inside.table)
    }

    /// As [`TableRegistry::enter`], with everything that any node has acknowledged.
    pub(super) async fn enter_now<'a>(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &'a mut Option<Inside>,
    ) -> Answer<&'a mut Inside> {
        let may_be_behind = inside.is_some() && self.store.is_shared();
        let inside = self.enter(room, inside).await?;
        if may_be_behind {
            self.catch_up(room, inside).await?;
        }
        Ok(inside)
    }

    /// The inside of a room, read from the store if nobody was there.
    pub(super) async fn enter<'a>(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &'a mut Option<Inside>,
    ) -> Answer<&'a mut Inside> {
        if inside.is_none() {
            let loaded = self.load(&room.id, u64::MAX).await;
            if loaded.as_ref().is_err_and(|problem| problem.status.is_client_error()) {
                // What is not there needs no room.
                lock(&self.rooms).pop(&room.id);
            }
            let (table, due) = loaded?;
            let mut read = Inside::new(table, due);
            self.give_back_outages(room, &mut read).await?;
            *inside = Some(read);
            // Those who were there may have missed something.
            room.tell(News::Lost);
        }
        inside.as_mut().ok_or_else(Problem::internal)
    }

    /// A table that this node just made, with what happened at it.
    pub(super) async fn adopt(self: &Arc<Self>, table: Table, happened: Vec<(Table, TableEvent)>) {
        let room = self.room(&table.id);
        let mut guard = room.inside.lock().await;
        let due = table.due(self.clock.now());
        let inside = guard.get_or_insert_with(|| Inside::new(table, due));
        for (then, event) in &happened {
            self.tell(&room, then, event);
        }
        self.wake_bot(&room, inside);
    }

    /// A table as it was at this version, read from the store, and when it is due.
    pub(crate) async fn load(&self, id: &TableId, version: u64) -> Answer<(Table, Option<Millis>)> {
        if let Some(refusal) = self.quarantine.refusal(id) {
            return Err(refusal);
        }
        let row = self.store.table(id).await?.ok_or_else(Problem::no_table)?;
        let secret = self.store.secret(id).await?;
        let steps = self.store.steps(id, 0).await?;
        let due = row.standing.due;
        // A long game takes a while to fold, and others want to be served meanwhile.
        let folded =
            tokio::task::spawn_blocking(move || quarantine::fold(&row, secret, &steps, version)).await;
        match folded {
            Ok(Ok(table)) => Ok((table, due)),
            Ok(Err(unreadable)) => Err(self.quarantine.add(id, unreadable)),
            Err(failed) if failed.is_panic() => {
                Err(self.quarantine.add(id, quarantine::Unreadable::panicked()))
            }
            Err(_) => Err(Problem::internal()),
        }
    }

    pub(super) fn tell(&self, room: &Room, table: &Table, event: &TableEvent) {
        metrics().acted(event.kind());
        let observers = lock(&self.observers).clone();
        if observers.is_empty() {
            return;
        }
        let present = room.present();
        for observer in observers {
            observer.on_event(table, event, &present);
        }
    }
}
