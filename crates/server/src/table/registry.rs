//! The tables that are looked at: makes events durable, then tells everybody.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex as StdMutex};

use lru::LruCache;
use table::{QuickDealer, Seat};

use super::bots::{BotPool, Chosen, Question};
use super::catalogues::Catalogues;
use super::event::TableEvent;
use super::followers::{Inside, News, Room};
use super::hints::Hints;
use super::outages::Outages;
use super::pace::Pacer;
use super::quarantine::{self, Quarantine};
use super::state::{Status, Table};
use crate::clock::{Clock, MINUTE, Millis, SECOND};
use crate::error::{Answer, Problem};
use crate::ids::{TableId, UserId};
use crate::metrics::metrics;
use crate::store::{Append, Store, StoreError, Write};
use crate::sync::lock;

/// How often rooms are tidied.
const TIDY: Millis = 10 * SECOND;

/// How long a table stays in memory that nobody comes for.
const IDLE: Millis = 10 * MINUTE;

/// How often somebody else may be quicker before a caller is told to try again.
const TRIES: usize = 8;

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

    /// Decides on an event at the table as it is now, makes it durable, and tells everybody.
    ///
    /// If another node was quicker, its steps are read and the decision is made again; nothing is refused for what
    /// another node may have changed already.
    pub(crate) async fn act(
        self: &Arc<Self>,
        id: &TableId,
        decide: impl Fn(&Table) -> Answer<TableEvent>,
    ) -> Answer<Acted> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter(&room, &mut guard).await?;
        let mut may_be_behind = self.store.is_shared();
        for _ in 0..TRIES {
            let now = self.clock.now();
            match inside.table.clocks.runs_out() {
                Some((moment, seat)) if moment <= now && inside.table.status() == Status::Running => {
                    self.commit(&room, inside, &TableEvent::Late(seat), now).await?;
                    continue;
                }
                _ => {}
            }
            let mut begins = false;
            let done = match decide(&inside.table) {
                Ok(event) => {
                    begins = matches!(event, TableEvent::Begin);
                    self.commit(&room, inside, &event, now).await
                }
                Err(problem) => Err(problem),
            };
            match done {
                Ok(true) => {
                    if begins && self.is_held() && inside.table.has_clocks() {
                        self.commit(&room, inside, &TableEvent::Pause, now).await?;
                    }
                    return Ok(Acted { version: inside.table.version, full: inside.table.is_full() });
                }
                Ok(false) => {}
                Err(problem) if may_be_behind && problem.status.is_client_error() => {
                    self.catch_up(&room, inside).await?;
                    may_be_behind = false;
                }
                Err(problem) => return Err(problem),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Whether the event is durable now; if somebody else was quicker, their steps have been read instead.
    pub(super) async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &mut Inside,
        event: &TableEvent,
        now: Millis,
    ) -> Answer<bool> {
        let mut next = inside.table.clone();
        let done = next.apply(event, now)?;
        let due = next.due(now);
        let standing = (next.status() != inside.table.status() || is_news(inside.due, due, &next))
            .then(|| next.standing(now));
        let seats = event.changes_seats().then(|| next.sitters());
        let append = Append {
            table: room.id.clone(),
            step: event.to_row(next.version, now, &done.dealt),
            seats,
            standing,
        };
        let stored_due = append.standing.as_ref().map(|standing| standing.due);
        match self.store.write(Write::Append(append)).await {
            Ok(()) => {
                if let Some(due) = stored_due {
                    inside.due = due;
                }
                room.publish(inside, next, event, &done, now);
                self.tell(room, &inside.table, event);
                self.wake_bot(room, inside);
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up(room, inside).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads the steps that others added.
    pub(super) async fn catch_up(&self, room: &Room, inside: &mut Inside) -> Answer<()> {
        for step in self.store.steps(&room.id, inside.table.version).await? {
            let mut next = inside.table.clone();
            let (event, done) = next.replay(&step)?;
            let due = next.due(step.at);
            if next.status() != inside.table.status() || is_news(inside.due, due, &next) {
                inside.due = due;
            }
            room.publish(inside, next, &event, &done, step.at);
        }
        Ok(())
    }

    fn tell(&self, room: &Room, table: &Table, event: &TableEvent) {
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

    /// Lets a bot think if one is awaited, and plays what it says.
    fn wake_bot(self: &Arc<Self>, room: &Arc<Room>, inside: &mut Inside) {
        let table = &inside.table;
        if inside.thinking == Some(table.version) {
            return;
        }
        let (Some((seat, level)), Some(game)) = (table.next_bot(), &table.game) else { return };
        let Some(place) = Seat::new(seat) else { return };
        let version = table.version;
        let paced = game.tells_by_time(place);
        let question = Question {
            line: table.terms.host.clone(),
            // Drawn before anybody thinks, and of nothing that is held.
            pause: paced.then(|| lock(&self.pacer).draw()),
            game: game.boxed_clone(),
            seat: place,
            // One that is told to hurry, so that its time tells nothing, is another one.
            bot: if paced { None } else { inside.bots.remove(&seat) },
            level: level.to_string(),
            seed: lock(&self.secrets).as_ref().map(|_| format!("{version} {seat}")),
        };
        inside.thinking = Some(version);
        let (registry, room, id) = (self.clone(), room.clone(), room.id.clone());
        tokio::spawn(async move {
            // Nobody chooses while the service ends: who starts next lets the bot think again.
            let Some(Chosen { action, bot }) = registry.pool.choose(question).await else { return };
            if let (Some(bot), Some(inside)) = (bot, room.inside.lock().await.as_mut()) {
                inside.bots.insert(seat, bot);
            }
            // A choice that cannot be stored is tried once more; then any other, should it be that choice.
            for attempt in 0..3 {
                let played = registry
                    .act(&id, |table| {
                        // The host may have seated somebody else, or another node was quicker.
                        if table.chairs[seat].bot.is_none() || !table.is_current(seat, version) {
                            return Err(Problem::stale(version, table.version));
                        }
                        let other = || {
                            let legal = table.game.as_ref().map(|game| game.legal(place)).unwrap_or_default();
                            legal.into_iter().find(|other| *other != action)
                        };
                        let plain = if attempt < 2 { None } else { other() };
                        Ok(TableEvent::Play(seat, plain.unwrap_or_else(|| action.clone())))
                    })
                    .await;
                match played {
                    Ok(_) => return,
                    Err(problem) if problem.status.is_server_error() => {
                        tracing::error!(table = %id.tag(), seat, attempt, "a bot's choice was not stored");
                    }
                    Err(problem) => {
                        tracing::debug!(table = %id.tag(), seat, code = problem.code(), "a bot's choice is not needed");
                        return;
                    }
                }
            }
            registry.let_think_again(&id, version).await;
        });
    }

    /// A bot's choice could not be stored: anyone who looks after the table next wakes it again.
    async fn let_think_again(&self, id: &TableId, version: u64) {
        let room = self.room(id);
        if let Some(inside) = room.inside.lock().await.as_mut()
            && inside.thinking == Some(version)
        {
            inside.thinking = None;
        }
    }

    /// Looks after a table: lets late seats be late and sleeping bots wake up.
    pub(crate) async fn look_after(self: &Arc<Self>, id: &TableId) -> Answer<()> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter(&room, &mut guard).await?;
        self.catch_up(&room, inside).await?;
        let now = self.clock.now();
        while let Some((moment, seat)) = inside.table.clocks.runs_out() {
            if moment > now || inside.table.status() != Status::Running {
                break;
            }
            self.commit(&room, inside, &TableEvent::Late(seat), now).await?;
        }
        self.wake_bot(&room, inside);
        Ok(())
    }
}

/// What came of a call.
pub(crate) struct Acted {
    pub(crate) version: u64,
    /// Whether no chair is free, at a table that has not begun.
    pub(crate) full: bool,
}

/// Whether the store must learn when somebody has to look: exactly for clocks, roughly for bots, which are
/// looked after only if their node died.
fn is_news(stored: Option<Millis>, due: Option<Millis>, table: &Table) -> bool {
    let clock = table.clocks.runs_out().map(|(moment, _)| moment);
    match (stored, due) {
        (Some(stored), Some(due)) if clock.is_some() => stored != due,
        (Some(stored), Some(due)) => due - stored > super::state::BOT_GRACE / 2,
        (stored, due) => stored.is_some() != due.is_some(),
    }
}
