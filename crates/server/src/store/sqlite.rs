//! SQLite: one file in the data folder, for one node.

use std::future::Future;
use std::path::Path;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::task::JoinHandle;

use super::folder::{self, Lock};
use super::people::PersonChange;
use super::write::{Queue, Write, queue, standings_json, steps_json};
use super::{Append, NodeMessage, StoreError, Stored, migrations};
use crate::clock::closed;
use crate::sync::lock;

type Db = sqlx::Sqlite;
type Backend = Sqlite;

/// The generation of the data that memory agrees with: another one means that a backup was put back.
type Node = Arc<StdMutex<Option<String>>>;

/// How large the database is, in SQL.
macro_rules! size_text {
    () => {
        "(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())"
    };
}

#[path = "sql.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod sql;

use sql::{Begun, Writer};

/// Nobody else writes.
const IS_SHARED: bool = false;

/// SQLite in a data folder.
pub struct Sqlite {
    readers: sql::Pool,
    queue: Queue,
    node_messages: broadcast::Sender<NodeMessage>,
    closing: watch::Sender<bool>,
    serving: Mutex<Option<JoinHandle<()>>>,
    generation: Node,
    lock: StdMutex<Option<Lock>>,
}

impl Sqlite {
    /// Opens the file in this folder, and makes both if they are not there. Nobody else may while it is open.
    pub async fn open(folder: &Path) -> Stored<Sqlite> {
        folder::prepare(folder)?;
        let lock = Lock::take(folder)?;
        let options = options(folder);
        let writing = options
            .clone()
            // What is deleted is overwritten.
            .pragma("secure_delete", "on")
            // The log is copied into the file beside those who write ([`copy_log`]); only when it has grown as
            // long as this does a commit wait for the rest of it, so that it begins again.
            .pragma("wal_autocheckpoint", "16000")
            .disable_statement_logging();
        let mut connection = writing.connect().await.map_err(|error| unfit(folder, &error))?;
        bring_up_to_date(folder, &mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .idle_timeout(None)
            // What is read often is in memory already, as tables.
            .connect_with(options.clone().pragma("query_only", "on").pragma("cache_size", "-1000"))
            .await?;
        let generation: Node = Arc::new(StdMutex::new(read_setting(&mut connection, GENERATION).await?));
        let maintenance = Maintenance::new(read_setting(&mut connection, COMPACT).await?.is_some());
        let (queue, jobs) = queue();
        let (closing, closing_seen) = watch::channel(false);
        // A moment at most: writers wait meanwhile.
        let copier = options.busy_timeout(Duration::from_millis(50)).connect().await?;
        let writer = Writer::new(writing, connection, generation.clone());
        let serving = tokio::spawn(async move {
            tokio::join!(
                writer.serve(jobs, maintenance, closing_seen.clone()),
                copy_log(copier, closing_seen)
            );
        });
        // Nobody else writes, so no message comes; the capacity is the least there is.
        let (node_messages, _) = broadcast::channel(1);
        let (serving, lock) = (Mutex::new(Some(serving)), StdMutex::new(Some(lock)));
        Ok(Sqlite { readers, queue, node_messages, closing, serving, generation, lock })
    }

    /// Another service may have the folder.
    fn closed(&self) {
        *lock(&self.lock) = None;
    }
}

/// How every connection of the service is made.
fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder::database(folder))
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        // What was acknowledged survives the loss of power: the log is on the disk before a commit returns.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .pragma("cache_size", "-8000")
        // Nobody who commits copies the log, except the writer in an emergency.
        .pragma("wal_autocheckpoint", "0")
        // A log that begins again is no longer than this.
        .pragma("journal_size_limit", "4194304")
}

/// Makes what is missing in a folder, as a first start does; a service may run meanwhile.
pub(super) async fn make(folder: &Path) -> Stored<()> {
    folder::prepare(folder)?;
    let mut connection = options(folder).connect().await.map_err(|error| unfit(folder, &error))?;
    bring_up_to_date(folder, &mut connection).await?;
    Ok(connection.close().await?)
}

/// A damaged file is not served, and one of a newer program neither.
async fn bring_up_to_date(folder: &Path, connection: &mut SqliteConnection) -> Stored<()> {
    let found: Result<String, _> =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *connection).await;
    match found {
        Ok(found) if found == "ok" => {}
        Ok(found) => return Err(damaged(folder, &found)),
        Err(error) => return Err(unfit(folder, &error)),
    }
    migrations::run(connection).await
}

/// Why a file cannot be opened.
fn unfit(folder: &Path, error: &sqlx::Error) -> StoreError {
    match is_damage(error) {
        true => damaged(folder, error),
        false => StoreError::Unreadable(format!("{}: {error}", folder::database(folder).display())),
    }
}

/// Whether the file itself is to blame: `SQLITE_CORRUPT` or `SQLITE_NOTADB`, with any detail.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    let code = code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
    matches!(code, Some(11 | 26))
}

fn damaged(folder: &Path, found: &impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!(
        "{} is damaged ({found}); put a backup back with `klatsch restore`",
        folder::database(folder).display()
    ))
}

/// How often the log is copied into the file.
const COPY: Duration = Duration::from_secs(1);

/// A log longer than this, in pages, is cut off once all of it is copied and nobody writes.
const LONG_LOG: i64 = 1_000;

/// How often it is cut off although somebody writes: writers wait meanwhile.
const CUT: Duration = Duration::from_secs(60);

/// Copies the log into the file beside those who write, until the store closes.
async fn copy_log(mut connection: SqliteConnection, mut closing: watch::Receiver<bool>) {
    let mut log = Log { length: 0, cut: Instant::now() };
    loop {
        tokio::select! {
            () = closed(&mut closing) => return drop(connection.close().await),
            () = tokio::time::sleep(COPY) => {}
        }
        if let Err(error) = log.copy(&mut connection).await {
            // Nothing is lost: it stays in the log.
            tracing::warn!(%error, "the log of the database was not copied; it grows until it can be");
        }
    }
}

/// The log when it was last looked at.
struct Log {
    /// In pages.
    length: i64,
    /// When it was cut off.
    cut: Instant,
}

impl Log {
    async fn copy(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut *connection).await?;
        let (length, copied): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
        let is_calm = std::mem::replace(&mut self.length, length) == length;
        if length >= LONG_LOG && length == copied && (is_calm || self.cut.elapsed() >= CUT) {
            self.cut = Instant::now();
            // If somebody reads from the log just now, another look will do.
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
        }
        Ok(())
    }
}

/// The setting that says that something was taken out for good and may still be on the disk.
const COMPACT: &str = "compact";

/// The least time between two rounds of [`Maintenance`], and how many times as long as the last one took.
const PAUSE: (Duration, u32) = (Duration::from_secs(60), 20);

/// Rewrites the file after somebody went for good. A page that was split keeps copies of its rows beyond its end,
/// which overwriting a row does not reach; only a file written again has none.
struct Maintenance {
    /// When, if it is needed.
    due: Option<Instant>,
    not_before: Instant,
}

impl Maintenance {
    fn new(is_due: bool) -> Maintenance {
        let now = Instant::now();
        Maintenance { due: is_due.then_some(now), not_before: now }
    }

    /// Waits until it is time.
    async fn due(&self) {
        match self.due {
            Some(due) => tokio::time::sleep_until(due.into()).await,
            None => std::future::pending().await,
        }
    }

    fn wrote(&mut self, writes: &[Write]) {
        if writes.iter().any(is_forget) {
            self.due.get_or_insert(self.not_before);
        }
    }

    /// Writers wait meanwhile. After an error the connection must not be used any more.
    async fn run(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let began = Instant::now();
        let done = compact(connection).await;
        self.not_before = Instant::now() + PAUSE.0.max(began.elapsed() * PAUSE.1);
        self.due = match &done {
            Ok(true) => None,
            Ok(false) => Some(self.not_before),
            Err(error) => {
                tracing::warn!(%error, "the database cannot be compacted; what was deleted may be on the disk");
                Some(self.not_before)
            }
        };
        done.map(drop)
    }
}

/// Whether everything that was deleted is gone from the file and its log.
async fn compact(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query("VACUUM").execute(&mut *connection).await?;
    let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?;
    let is_busy = row.try_get::<i64, _>(0)? != 0;
    if !is_busy {
        sqlx::query("DELETE FROM settings WHERE name = $1").bind(COMPACT).execute(connection).await?;
    }
    Ok(!is_busy)
}

fn is_forget(write: &Write) -> bool {
    matches!(write, Write::Person(PersonChange::Forget(..)))
}

/// Begins, compares the generation, and adds the steps that fit, in one go: each trip to the connection's thread
/// and back costs more than these statements. `$1` are the steps, `$2` the generation, `$3` the standings.
///
/// Standings come before steps: a version that is taken now is not this step's.
macro_rules! begin_text {
    ($end:literal) => {
        concat!(
            "BEGIN IMMEDIATE; ",
            "SELECT (SELECT value FROM settings WHERE name = 'generation') IS $2, ",
            "(SELECT json_group_array(j.key) FROM json_each($1) j JOIN steps s ",
            "ON s.table_id = j.value ->> 0 AND s.version = j.value ->> 1); ",
            "UPDATE tables SET status = j.value ->> 2, changed = j.value ->> 3, due = j.value ->> 4, ",
            "result = j.value ->> 5 FROM json_each($3) j WHERE tables.id = j.value ->> 0 ",
            "AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = j.value ->> 0 AND s.version = j.value ->> 1) ",
            "AND (SELECT value FROM settings WHERE name = 'generation') IS $2; ",
            "INSERT INTO steps (table_id, version, at, kind, seat, body, dealt) ",
            "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 ",
            "FROM json_each($1) WHERE (SELECT value FROM settings WHERE name = 'generation') IS $2 ",
            "ON CONFLICT DO NOTHING;",
            $end
        )
    };
}

/// Begins a transaction and adds steps with their standings; commits if that is all there is to do.
async fn begin(
    connection: &mut SqliteConnection,
    node: &Node,
    steps: &[&Append],
    is_all: bool,
) -> Result<Begun, sqlx::Error> {
    let text = if is_all { begin_text!(" COMMIT;") } else { begin_text!("") };
    let generation = lock(node).clone();
    let rows = sqlx::query(text)
        .bind(steps_json(steps))
        .bind(generation)
        .bind(standings_json(steps))
        .fetch_all(connection)
        .await?;
    let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
    let conflicts =
        serde_json::from_str(row.try_get(1)?).map_err(|error| sqlx::Error::Decode(error.into()))?;
    Ok(Begun { is_current: row.try_get(0)?, conflicts, is_committed: is_all })
}

/// Notes what [`Maintenance`] has to do; there is no other node to tell.
async fn announce(
    connection: &mut SqliteConnection,
    _node: &Node,
    writes: &[Write],
    _outcomes: &[Stored<()>],
) -> Result<(), sqlx::Error> {
    if writes.iter().any(is_forget) {
        let text = "INSERT INTO settings (name, value) VALUES ($1, 'due') ON CONFLICT DO NOTHING";
        sqlx::query(text).bind(COMPACT).execute(connection).await?;
    }
    Ok(())
}

async fn commit(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("COMMIT").execute(connection).await.map(drop)
}

/// A change that always changes something.
const PROBE: &str = "INSERT INTO settings (name, value) VALUES ('probe', '1') \
    ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1";

/// SQLite has a limit of its own to what it waits for, and must not be left in the middle.
async fn within<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    work.await
}

/// Waits until the connection holds nothing any more.
async fn discard(connection: SqliteConnection) {
    // It failed already.
    let _ = connection.close().await;
}

/// A file does not go away.
fn is_lost(_error: &sqlx::Error) -> bool {
    false
}

/// The setting that says which generation the data are of; a restore writes another one.
pub(crate) const GENERATION: &str = "generation";

async fn read_setting(connection: &mut SqliteConnection, name: &str) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query("SELECT value FROM settings WHERE name = $1")
        .bind(name)
        .fetch_optional(connection)
        .await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// Memory agrees with this generation from now on.
fn accept(backend: &Backend, generation: &str) {
    *lock(&backend.generation) = Some(generation.into());
}
