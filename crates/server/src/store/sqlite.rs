//! SQLite: one file in the data folder, for one node.

use std::path::Path;
use std::str::FromStr as _;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::task::JoinHandle;

use super::write::{Queue, Write, queue};
use super::{Ring, StoreError, Stored, migrations};
use crate::clock::closed;
use crate::config::Config;
use crate::table::hall::lock;

type Db = sqlx::Sqlite;
type Backend = Sqlite;

/// The generation of the data that memory agrees with: another one means that a backup was put back.
type Node = Arc<StdMutex<Option<String>>>;

#[path = "sql.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod sql;

/// SQLite in a data folder.
pub struct Sqlite {
    readers: sql::Pool,
    writer: sql::Pool,
    queue: Queue,
    rings: broadcast::Sender<Ring>,
    closing: watch::Sender<bool>,
    serving: Mutex<Option<JoinHandle<()>>>,
    generation: Node,
}

impl Sqlite {
    /// Opens the file in this folder, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Stored<Sqlite> {
        std::fs::create_dir_all(folder).map_err(|error| {
            StoreError::Unreadable(format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
        let options = SqliteConnectOptions::from_str("sqlite:")?
            .filename(folder.join(Config::FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives the loss of power: the log is on the disk before a commit returns.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", "-16000")
            // The log is copied into the file beside those who write ([`copy_log`]); only when it has grown as long
            // as this does a commit wait for the rest of it, so that it begins anew.
            .pragma("wal_autocheckpoint", "16000");
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .connect_with(options.clone())
            .await?;
        migrations::migrator().run(&writer).await.map_err(sqlx::Error::from)?;
        let copying = options.clone();
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .idle_timeout(None)
            .connect_with(options.pragma("query_only", "on"))
            .await?;
        let generation: Node = Arc::new(StdMutex::new(read_generation(&mut *writer.acquire().await?).await?));
        let (queue, jobs) = queue();
        let (closing, closing_seen) = watch::channel(false);
        let copier = SqlitePoolOptions::new().max_connections(1).connect_with(copying).await?;
        let serve = sql::serve(writer.clone(), generation.clone(), jobs, closing_seen.clone());
        let serving = tokio::spawn(async move {
            tokio::join!(serve, copy_log(copier, closing_seen));
        });
        // Nobody else writes, so nobody rings; the capacity is the least there is.
        let (rings, _) = broadcast::channel(1);
        Ok(Sqlite { readers, writer, queue, rings, closing, serving: Mutex::new(Some(serving)), generation })
    }
}

/// How often the log is copied into the file.
const COPY: Duration = Duration::from_secs(1);

/// Copies the log into the file beside those who write, until the store closes.
async fn copy_log(pool: sql::Pool, mut closing: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            () = closed(&mut closing) => return pool.close().await,
            () = tokio::time::sleep(COPY) => {}
        }
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await {
            // Nothing is lost: it stays in the log.
            tracing::warn!(%error, "the log of the database was not copied; it grows until it can be");
        }
    }
}

/// There is no other node to tell.
async fn announce(
    _connection: &mut sqlx::SqliteConnection,
    _node: &Node,
    _writes: &[Write],
    _outcomes: &[Stored<()>],
) -> Result<(), sqlx::Error> {
    Ok(())
}

/// The setting that says which generation the data are of; a restore writes another one.
pub(crate) const GENERATION: &str = "generation";

async fn read_generation(connection: &mut sqlx::SqliteConnection) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query("SELECT value FROM settings WHERE name = $1")
        .bind(GENERATION)
        .fetch_optional(connection)
        .await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// Nothing is written on top of data that memory knows nothing of.
async fn may_write(connection: &mut sqlx::SqliteConnection, node: &Node) -> Result<bool, sqlx::Error> {
    Ok(read_generation(connection).await? == *lock(node))
}

/// Memory agrees with this generation from now on.
fn accept(backend: &Backend, generation: &str) {
    *lock(&backend.generation) = Some(generation.into());
}
