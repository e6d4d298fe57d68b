//! The tables that are looked at: makes deeds durable, then tells everybody.

mod follow;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use lru::LruCache;
use table::{QuickDealer, Seat, Viewer};
use tokio::sync::{Mutex, broadcast};

use super::bots::BotPool;
use super::deed::Deed;
use super::frame::{self, Changes, Face, Shown};
use super::state::{Done, Status, Table};
use crate::clock::{Clock, Millis};
use crate::error::{Answer, Problem};
use crate::ids::{TableId, UserId};
use crate::shape::socket::{self as shape, Presence};
use crate::store::{Append, Store, StoreError, Write};

/// How many messages a slow socket may be behind before it is shown everything anew.
const BEHIND: usize = 32;

/// How often somebody else may be quicker before a caller is told to try again.
const TRIES: usize = 8;

/// Somebody who wants to know what happens at the tables of this node: notifications, figures.
pub trait Ear: Send + Sync + 'static {
    /// A deed of this node is durable. Must return at once.
    fn heard(&self, table: &Table, deed: &Deed, present: &[UserId]);
}

/// What sockets are told.
#[derive(Clone, Debug)]
pub enum News {
    /// The table changed; what each viewer who is there is told.
    Update {
        /// The version now.
        version: u64,
        /// The message for each viewer.
        texts: Vec<(Viewer, Utf8Bytes)>,
    },
    /// Something was said in a room: `players` or `watchers`.
    Chat(Arc<str>, Utf8Bytes),
    /// Who is there.
    Presence(Utf8Bytes),
}

/// The tables of this node.
pub struct Hall {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    rooms: StdMutex<LruCache<TableId, Arc<Room>>>,
    capacity: usize,
    pool: BotPool,
    ears: StdMutex<Vec<Arc<dyn Ear>>>,
    /// Where secrets come from, if not from the operating system.
    pub(crate) secrets: StdMutex<Option<QuickDealer>>,
    /// Tables that do not replay; said once in the log, and left alone.
    quarantined: StdMutex<HashSet<TableId>>,
}

/// A table and those who are there.
pub(crate) struct Room {
    id: TableId,
    inside: Mutex<Option<Inside>>,
    news: broadcast::Sender<Arc<News>>,
    crowd: StdMutex<Crowd>,
}

struct Inside {
    table: Table,
    /// When the store thinks somebody must look at the table.
    due: Option<Millis>,
    /// What each viewer was shown last.
    faces: HashMap<Viewer, Face>,
    /// The version for which a bot of this node thinks.
    thinking: Option<u64>,
}

/// How many sockets there are for each viewer and each user.
#[derive(Default)]
struct Crowd {
    viewers: HashMap<Viewer, usize>,
    users: BTreeMap<UserId, usize>,
}

/// A socket's place in a room; leaves when it is dropped.
pub(crate) struct Watcher {
    room: Arc<Room>,
    viewer: Viewer,
    user: UserId,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let text = {
            let mut crowd = lock(&self.room.crowd);
            less(&mut crowd.viewers, &self.viewer);
            match crowd.users.get_mut(&self.user) {
                Some(count) if *count > 1 => *count -= 1,
                _ => drop(crowd.users.remove(&self.user)),
            }
            presence_text(&crowd)
        };
        let _ = self.room.news.send(Arc::new(News::Presence(text)));
    }
}

fn less<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    match counts.get_mut(key) {
        Some(count) if *count > 1 => *count -= 1,
        _ => drop(counts.remove(key)),
    }
}

fn presence_text(crowd: &Crowd) -> Utf8Bytes {
    let users = crowd.users.keys().cloned().collect();
    serde_json::to_string(&shape::News::Presence(Presence { users })).unwrap_or_default().into()
}

/// A lock whose holder panicked is still good: what it guards is always whole.
pub(crate) fn lock<T>(mutex: &StdMutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, bot_threads: usize, capacity: usize) -> Hall {
        Hall {
            store,
            clock,
            rooms: StdMutex::new(LruCache::unbounded()),
            capacity: NonZeroUsize::new(capacity).map_or(1, NonZeroUsize::get),
            pool: BotPool::new(bot_threads),
            ears: StdMutex::default(),
            secrets: StdMutex::default(),
            quarantined: StdMutex::default(),
        }
    }

    /// For tests: from now on secrets come from this dealer, so that the same choices give the same game.
    pub fn deal_secrets_from(&self, dealer: QuickDealer) {
        *lock(&self.secrets) = Some(dealer);
    }

    /// From now on this ear hears every deed of this node.
    pub fn listen(&self, ear: Arc<dyn Ear>) {
        lock(&self.ears).push(ear);
    }

    /// Bots stop thinking.
    pub fn stop_bots(&self) {
        self.pool.stop();
    }

    /// How many tables are in memory, and how many sockets are at them.
    pub fn figures(&self) -> (usize, usize) {
        let rooms = lock(&self.rooms);
        let sockets = rooms.iter().map(|(_, room)| lock(&room.crowd).viewers.values().sum::<usize>()).sum();
        (rooms.len(), sockets)
    }

    /// The room of a table; its table is read when somebody enters.
    fn room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = lock(&self.rooms);
        if let Some(room) = rooms.get(id) {
            return room.clone();
        }
        let room = Arc::new(Room {
            id: id.clone(),
            inside: Mutex::new(None),
            news: broadcast::channel(BEHIND).0,
            crowd: StdMutex::default(),
        });
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

    /// Looks at a table.
    pub async fn look<T>(&self, id: &TableId, look: impl FnOnce(&Table) -> Answer<T>) -> Answer<T> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter_now(&room, &mut guard).await?;
        look(&inside.table)
    }

    /// As [`Hall::enter`], with everything that any node has acknowledged.
    async fn enter_now<'a>(&self, room: &Room, inside: &'a mut Option<Inside>) -> Answer<&'a mut Inside> {
        let may_be_behind = inside.is_some() && self.store.is_shared();
        let inside = self.enter(room, inside).await?;
        if may_be_behind {
            self.catch_up(room, inside).await?;
        }
        Ok(inside)
    }

    /// The inside of a room, read from the store if nobody was there.
    async fn enter<'a>(&self, room: &Room, inside: &'a mut Option<Inside>) -> Answer<&'a mut Inside> {
        if inside.is_none() {
            let loaded = self.load(&room.id, u64::MAX).await;
            if loaded.as_ref().is_err_and(|problem| problem.status.is_client_error()) {
                // What is not there needs no room.
                lock(&self.rooms).pop(&room.id);
            }
            let (table, due) = loaded?;
            *inside = Some(Inside { table, due, faces: HashMap::new(), thinking: None });
        }
        inside.as_mut().ok_or_else(Problem::internal)
    }

    /// A table as it was at this version, read from the store, and when it is due.
    pub(crate) async fn load(&self, id: &TableId, version: u64) -> Answer<(Table, Option<Millis>)> {
        if lock(&self.quarantined).contains(id) {
            return Err(quarantined());
        }
        let row = self.store.table(id).await?.ok_or_else(Problem::no_table)?;
        let secret = self.store.secret(id).await?.ok_or_else(Problem::internal)?;
        let mut table = Table::new(&row, secret)?;
        for step in self.store.steps(id, 0).await? {
            if step.version > version {
                break;
            }
            if let Err(problem) = table.replay(&step) {
                tracing::error!(
                    table = %id, version = step.version, code = problem.code(),
                    "this table does not replay by the present rules; it stays closed and untouched"
                );
                lock(&self.quarantined).insert(id.clone());
                return Err(quarantined());
            }
        }
        Ok((table, row.standing.due))
    }

    /// Decides on a deed at the table as it is now, makes it durable, and tells everybody.
    ///
    /// If another node was quicker, its steps are read and the decision is made again; nothing is refused for what
    /// another node may have changed already.
    pub(crate) async fn act(
        self: &Arc<Self>,
        id: &TableId,
        decide: impl Fn(&Table) -> Answer<Deed>,
    ) -> Answer<Acted> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter(&room, &mut guard).await?;
        let mut may_be_behind = self.store.is_shared();
        for _ in 0..TRIES {
            let now = self.clock.now();
            match inside.table.clocks.runs_out() {
                Some((moment, seat)) if moment <= now && inside.table.status() == Status::Running => {
                    self.commit(&room, inside, &Deed::Late(seat), now).await?;
                    continue;
                }
                _ => {}
            }
            let done = match decide(&inside.table) {
                Ok(deed) => self.commit(&room, inside, &deed, now).await,
                Err(problem) => Err(problem),
            };
            match done {
                Ok(true) => {
                    return Ok(Acted { version: inside.table.version, full: is_full(&inside.table) });
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

    /// Whether the deed is durable now; if somebody else was quicker, their steps have been read instead.
    async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &mut Inside,
        deed: &Deed,
        now: Millis,
    ) -> Answer<bool> {
        let mut next = inside.table.clone();
        let done = next.apply(deed, now)?;
        let due = next.due(now);
        let standing = (next.status() != inside.table.status() || is_news(inside.due, due, &next))
            .then(|| next.standing(now));
        let seats = matches!(deed, Deed::Sit(..) | Deed::Rise(_)).then(|| sitters(&next));
        let append = Append {
            table: room.id.clone(),
            step: deed.to_row(next.version, now, &done.dealt),
            seats,
            standing,
        };
        let stored_due = append.standing.as_ref().map(|standing| standing.due);
        match self.store.write(Write::Append(append)).await {
            Ok(()) => {
                if let Some(due) = stored_due {
                    inside.due = due;
                }
                self.publish(room, inside, next, deed, &done, now);
                self.tell(room, inside, deed);
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
    async fn catch_up(&self, room: &Room, inside: &mut Inside) -> Answer<()> {
        for step in self.store.steps(&room.id, inside.table.version).await? {
            let mut next = inside.table.clone();
            let (deed, done) = next.replay(&step)?;
            let due = next.due(step.at);
            if next.status() != inside.table.status() || is_news(inside.due, due, &next) {
                inside.due = due;
            }
            self.publish(room, inside, next, &deed, &done, step.at);
        }
        Ok(())
    }

    /// The table is as `next` from now on; every viewer who is there is told.
    fn publish(&self, room: &Room, inside: &mut Inside, next: Table, deed: &Deed, done: &Done, now: Millis) {
        let before = std::mem::replace(&mut inside.table, next);
        let table = &inside.table;
        let viewers: Vec<Viewer> = lock(&room.crowd).viewers.keys().copied().collect();
        inside.faces.retain(|viewer, _| viewers.contains(viewer));
        let with_table = !matches!(deed, Deed::Play(..) | Deed::Undo(..)) || table.ending.is_some();
        let mut texts = Vec::with_capacity(viewers.len());
        let mut changes = Changes::default();
        for (face, &viewer) in frame::faces(table, &viewers).into_iter().zip(&viewers) {
            let shown = match inside.faces.get(&viewer) {
                Some(old) => changes.since(before.version, old, &face),
                None => Shown::All,
            };
            let text = frame::update(table, viewer, shown, &done.happened, with_table, now);
            inside.faces.insert(viewer, face);
            texts.push((viewer, text.into()));
        }
        if !texts.is_empty() {
            // Nobody may be left to hear it.
            let _ = room.news.send(Arc::new(News::Update { version: table.version, texts }));
        }
    }

    fn tell(&self, room: &Room, inside: &Inside, deed: &Deed) {
        let ears = lock(&self.ears).clone();
        if ears.is_empty() {
            return;
        }
        let present: Vec<UserId> = lock(&room.crowd).users.keys().cloned().collect();
        for ear in ears {
            ear.heard(&inside.table, deed, &present);
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
        let (version, level, game) = (table.version, level.to_string(), game.boxed_clone());
        inside.thinking = Some(version);
        let (hall, id) = (self.clone(), room.id.clone());
        tokio::spawn(async move {
            let Some(action) = hall.pool.choose(game, place, level).await else { return };
            let played = hall
                .act(&id, |table| {
                    // The host may have seated somebody else, or another node was quicker.
                    if table.chairs[seat].bot.is_none() || !table.is_current(seat, version) {
                        return Err(Problem::stale(version, table.version));
                    }
                    Ok(Deed::Play(seat, action.clone()))
                })
                .await;
            match played {
                Err(problem) if problem.status.is_server_error() => hall.let_think_again(&id, version).await,
                Err(problem) => {
                    tracing::debug!(table = %id, seat, code = problem.code(), "a bot's choice is not needed");
                }
                Ok(_) => {}
            }
        });
    }

    /// A bot's choice could not be stored: whoever looks after the table next wakes it again.
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
            self.commit(&room, inside, &Deed::Late(seat), now).await?;
        }
        self.wake_bot(&room, inside);
        Ok(())
    }

    /// A socket comes to a table. The message shows the table to it: all of it, or what is new since `seen`.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: &TableId,
        user: &UserId,
        seen: Option<u64>,
        choose: impl FnOnce(&Table) -> Answer<Viewer>,
    ) -> Answer<(Watcher, broadcast::Receiver<Arc<News>>, Greeting)> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter_now(&room, &mut guard).await?;
        let viewer = choose(&inside.table)?;
        let now = self.clock.now();
        let news = room.news.subscribe();
        let presence = {
            let mut crowd = lock(&room.crowd);
            *crowd.viewers.entry(viewer).or_default() += 1;
            *crowd.users.entry(user.clone()).or_default() += 1;
            presence_text(&crowd)
        };
        let watcher = Watcher { room: room.clone(), viewer, user: user.clone() };
        let _ = room.news.send(Arc::new(News::Presence(presence)));
        let version = inside.table.version;
        let face = frame::faces(&inside.table, &[viewer]).pop().unwrap_or_default();
        let text = match seen.filter(|seen| *seen <= version) {
            Some(seen) => {
                let (then, happened) = self.since(id, seen).await?;
                let old = frame::faces(&then, &[viewer]).pop().unwrap_or_default();
                let mut changes = Changes::default();
                let shown = changes.since(seen, &old, &face);
                frame::update(&inside.table, viewer, shown, &happened, true, now)
            }
            None => frame::update(&inside.table, viewer, Shown::All, &[], true, now),
        };
        inside.faces.insert(viewer, face);
        let room = chat_room(&inside.table, user);
        Ok((watcher, news, Greeting { viewer, room, version, text: text.into() }))
    }

    /// A table as it was, and what has happened since.
    async fn since(&self, id: &TableId, version: u64) -> Answer<(Table, Vec<wire::Happened>)> {
        let (then, _) = self.load(id, version).await?;
        let mut now = then.clone();
        let mut happened = Vec::new();
        for step in self.store.steps(id, version).await? {
            happened.extend(now.replay(&step)?.1.happened);
        }
        Ok((then, happened))
    }

    /// The present state for a viewer who lost the thread.
    pub(crate) async fn show(&self, id: &TableId, viewer: Viewer) -> Answer<(u64, Utf8Bytes)> {
        let now = self.clock.now();
        self.look(id, |table| {
            Ok((table.version, frame::update(table, viewer, Shown::All, &[], true, now).into()))
        })
        .await
    }

    /// Tells those at the table what was said.
    pub(crate) fn tell_chat(&self, id: &TableId, name: &str, text: Utf8Bytes) {
        if let Some(room) = lock(&self.rooms).peek(id) {
            let _ = room.news.send(Arc::new(News::Chat(name.into(), text)));
        }
    }
}

fn quarantined() -> Problem {
    let message = "this table cannot be read by this version of the program; nothing of it is lost";
    Problem::conflict("table/quarantined", message)
}

/// What came of a call.
pub(crate) struct Acted {
    pub(crate) version: u64,
    /// Whether no chair is free, at a table that has not begun.
    pub(crate) full: bool,
}

/// What a socket is told first.
pub(crate) struct Greeting {
    pub(crate) viewer: Viewer,
    /// The room of the chat: players do not hear what watchers say.
    pub(crate) room: &'static str,
    pub(crate) version: u64,
    pub(crate) text: Utf8Bytes,
}

/// The room of the chat in which a user speaks and listens.
pub(crate) fn chat_room(table: &Table, user: &UserId) -> &'static str {
    if table.seats_of(user).is_empty() { "watchers" } else { "players" }
}

fn is_full(table: &Table) -> bool {
    table.status() == Status::Open && table.chairs.iter().all(|chair| !chair.is_free())
}

fn sitters(table: &Table) -> Vec<(usize, UserId)> {
    let user = |chair: &super::state::Chair| Some(chair.sitter.as_ref()?.user.clone());
    table.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat, user(chair)?))).collect()
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
