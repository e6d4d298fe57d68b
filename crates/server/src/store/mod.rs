//! What is kept: users, tables, and the steps of every table, append only.
//!
//! [`Store`] has two backends, SQLite in a data folder and PostgreSQL for several nodes. Their queries are the
//! same text in `sql.rs`; each backend adds how it connects and how it hears of other nodes. Every change goes
//! through one writer that commits many of them together ([`Write`]); it is acknowledged after the commit.

mod administration;
pub mod backup;
mod content;
mod errands;
mod folder;
mod migrations;
mod people;
mod postgres;
mod rows;
mod sqlite;
mod write;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

pub(crate) use administration::dated_id;
pub use administration::{Administration, AuditRow, BanRow, HouseChange, LinkRow, ListedUser, ReportRow};
pub use content::Content;
pub use errands::{ErrandChange, ErrandRow, Errands};
pub use migrations::SCHEMA;
pub use people::{AccountRow, Known, PasswordHash, People, PersonChange, SignInRow, SitRow};
pub use postgres::Postgres;
pub use rows::{Append, Census, ChatRow, Expired, NewTable, Secret, Standing, StepRow, TableRow, UserRow};
pub(crate) use sqlite::GENERATION;
pub use sqlite::Sqlite;
pub use write::Write;

use crate::clock::Millis;
use crate::ids::{TableId, UserId};

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// SQLite, one file in this folder.
    Folder(PathBuf),
    /// PostgreSQL, shared by several nodes.
    Postgres(String),
}

impl Place {
    /// The file name of the database in a data folder.
    pub const FILE: &'static str = "klatsch.db";

    /// The socket in a data folder at which a running service hears orders.
    pub const ADMIN: &'static str = "admin.sock";
}

/// What the store may answer instead.
#[derive(thiserror::Error, Debug)]
pub enum StoreError {
    /// The table has a step of that version already.
    #[error("somebody else was quicker")]
    Conflict,
    /// A backup was put back; what is in memory is of yesterday.
    #[error("a backup was put back")]
    Restored,
    /// The store is closing.
    #[error("the store is closed")]
    Closed,
    /// The database failed; nothing was changed.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Nothing can be written now: there is no room, or the database is away. Already logged.
    #[error("nothing can be written: {0}")]
    Unavailable(String),
    /// Something stored cannot be read by this program.
    #[error("{0}")]
    Unreadable(String),
    /// The database itself is damaged.
    #[error("{0}")]
    Damaged(String),
}

/// The outcome of a call of the store.
pub type Stored<T> = Result<T, StoreError>;

/// When somebody must look at which table.
pub type Due = (Millis, TableId);

/// The setting with what everybody is told.
pub(crate) const HOUSE: &str = "house";

/// The setting that holds the key of all cookies.
pub(crate) const COOKIE_KEY: &str = "cookie_key";

/// The setting that holds the key before that one: cookies signed with it are good, and signed again when they are seen.
pub(crate) const COOKIE_KEY_BEFORE: &str = "cookie_key_before";

/// What another node did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NodeMessage {
    /// These tables have new steps.
    Tables(Vec<TableId>),
    /// Something was said at this table.
    Chat(ChatRow),
    /// These tables read differently from the start: a name was taken out of them.
    Rewritten(Vec<TableId>),
    /// Somebody is no longer signed in somewhere.
    SignedOut(UserId),
    /// An operator changed something that concerns everybody.
    House,
    /// Some messages may have been missed: look at everything.
    Missed,
}

/// What is kept.
#[async_trait]
pub trait Store: People + Administration + Errands {
    /// Makes a change durable.
    async fn write(&self, write: Write) -> Stored<()>;

    /// A setting that all nodes share, if it is there.
    async fn setting(&self, name: &str) -> Stored<Option<String>>;

    /// A user.
    async fn user(&self, id: &UserId) -> Stored<Option<UserRow>>;

    /// A table, without its secret.
    async fn table(&self, id: &TableId) -> Stored<Option<TableRow>>;

    /// The secret of a table: for its dealer.
    async fn secret(&self, id: &TableId) -> Stored<Option<Secret>>;

    /// The steps of a table after this version, in order.
    async fn steps(&self, id: &TableId, after: u64) -> Stored<Vec<StepRow>>;

    /// Tables the lobby shows in this status, changed last first.
    async fn listed(&self, status: &str, limit: usize) -> Stored<Vec<TableRow>>;

    /// Tables at which a user sits, changed last first.
    async fn tables_of(&self, user: &UserId, limit: usize) -> Stored<Vec<TableRow>>;

    /// Tables that are over at which a user sat, with their seats, changed last first.
    async fn played(&self, user: &UserId, limit: usize) -> Stored<Vec<(TableRow, Vec<usize>)>>;

    /// Tables somebody must look at by this moment, and when: the first of them, or those after one of them.
    async fn due(&self, by: Millis, after: Option<&Due>, limit: usize) -> Stored<Vec<Due>>;

    /// Some tables in this status at which nothing has happened since this moment.
    async fn idle(&self, status: &str, before: Millis, limit: usize) -> Stored<Vec<TableId>>;

    /// Some tables that are not open any more, changed last first.
    async fn begun(&self, limit: usize) -> Stored<Vec<TableId>>;

    /// How many there are of everything.
    async fn census(&self) -> Stored<Census>;

    /// Some tables in the order of their names: the first of them, or those after one of them.
    async fn tables_after(&self, after: Option<&TableId>, limit: usize) -> Stored<Vec<TableRow>>;

    /// The last things said in a room of a table, oldest first.
    async fn chat(&self, id: &TableId, room: &str, limit: usize) -> Stored<Vec<ChatRow>>;

    /// What other nodes do from now on.
    fn node_messages(&self) -> broadcast::Receiver<NodeMessage>;

    /// Proves within two seconds that the database can be read and that a change can be committed.
    async fn ping(&self) -> Stored<()>;

    /// Whether other nodes may write as well, so that what is in memory may be behind.
    fn is_shared(&self) -> bool;

    /// The last versions of these tables; those without steps are left out.
    async fn versions(&self, ids: &[TableId]) -> Stored<Vec<(TableId, u64)>>;

    /// Writes what was accepted and lets go of the database.
    async fn close(&self);
}

/// Opens what is there to look at it, and changes nothing of it.
///
/// SQLite is copied into the folder `scratch` and opened there, so that the service may run and a backup of an older
/// program can be read as this one would. PostgreSQL is opened where it is, unless it would have to be changed.
pub async fn inspect(source: &Source, scratch: &Path) -> Stored<Arc<dyn Store>> {
    match source {
        Source::Place(Place::Postgres(url)) => {
            Postgres::refuse_older(url).await?;
            Ok(Arc::new(Postgres::open(url).await?))
        }
        Source::Place(Place::Folder(folder)) => {
            backup::backup(folder, &scratch.join(Place::FILE)).await?;
            Ok(Arc::new(Sqlite::open(scratch).await?))
        }
        Source::Backup(file) => {
            backup::unpack(file, scratch).await?;
            Ok(Arc::new(Sqlite::open(scratch).await?))
        }
    }
}

/// What there is to look at.
#[derive(Clone, Debug)]
pub enum Source {
    /// What a service uses.
    Place(Place),
    /// A backup, as one file.
    Backup(PathBuf),
}

/// Opens what is there already, for a moment; a PostgreSQL database that would have to be changed is refused.
pub async fn open_as_it_is(place: &Place) -> Stored<Arc<dyn Store>> {
    match place {
        Place::Postgres(url) => Postgres::refuse_older(url).await?,
        Place::Folder(folder) if !folder::database(folder).is_file() => {
            let message = format!("there is no {} in {}", Place::FILE, folder.display());
            return Err(StoreError::Unreadable(message));
        }
        Place::Folder(_) => {}
    }
    open(place).await
}

/// Opens the store, and makes it if it is not there.
pub async fn open(place: &Place) -> Stored<Arc<dyn Store>> {
    match place {
        Place::Folder(folder) => Ok(Arc::new(Sqlite::open(folder).await?)),
        Place::Postgres(url) => Ok(Arc::new(Postgres::open(url).await?)),
    }
}
