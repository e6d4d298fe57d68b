//! The queries, in SQL that both databases understand; compiled once for each of them.

#[path = "sql_expiry.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod expiry;
#[path = "sql_write.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod write;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row as _};
use tokio::sync::broadcast;

pub(super) use self::write::{Begun, Writer};
use super::super::PasswordHash;
use super::super::rows::{Census, ChatRow, Secret, Standing, StepRow, TableRow, UserRow};
use super::super::write::Write;
use super::super::{Due, NodeMessage, Store, StoreError, Stored};
use super::{Backend, Db, IS_SHARED};
use crate::clock::Millis;
use crate::ids::{TableId, UserId};

pub(super) type Pool = sqlx::Pool<Db>;
type Connection = <Db as sqlx::Database>::Connection;
type SqlRow = <Db as sqlx::Database>::Row;

/// What a column may hold, as our rows have it.
trait Column: Sized {
    fn get(row: &SqlRow, at: usize) -> Result<Self, sqlx::Error>;
}

/// Types of columns by what the database has for them.
macro_rules! columns {
    ($($type:ty: $stored:ty => $read:expr;)+) => {
        $(impl Column for $type {
            fn get(row: &SqlRow, at: usize) -> Result<$type, sqlx::Error> {
                row.try_get::<$stored, _>(at).map($read)
            }
        })+
    };
}

columns! {
    String: String => |text| text;
    Option<String>: Option<String> => |text| text;
    i64: i64 => |number| number;
    Option<i64>: Option<i64> => |number| number;
    u64: i64 => |number| number as u64;
    u32: i64 => |number| u32::try_from(number).unwrap_or(u32::MAX);
    bool: i64 => |number| number != 0;
    Option<usize>: Option<i64> => |number| number.map(|number| number as usize);
    TableId: String => TableId::from;
    UserId: String => UserId::from;
    Option<UserId>: Option<String> => |text| text.map(UserId::from);
    Secret: String => Secret::new;
    PasswordHash: String => PasswordHash::new;
}

/// The next column of a row.
fn next<T: Column>(row: &SqlRow, at: &mut usize) -> Result<T, sqlx::Error> {
    *at += 1;
    T::get(row, *at - 1)
}

/// How rows are read: their columns in the order of their fields.
macro_rules! read_rows {
    ($($name:ident: $type:ident { $($field:ident),+ };)+) => {
        $(fn $name(row: &SqlRow) -> Result<$type, sqlx::Error> {
            let mut at = 0;
            Ok($type { $($field: next(row, &mut at)?),+ })
        })+
    };
}

read_rows! {
    user_row: UserRow { id, name, colour, created };
    step_row: StepRow { version, at, kind, seat, body, dealt };
    chat_row: ChatRow { id, table, at, room, user, name, text };
}

/// The columns [`table_row`] reads, in its order.
macro_rules! table_columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.created, t.game, t.rules, t.terms, t.listed, t.status, t.changed, t.due, t.result ",
            "FROM tables t ",
            $rest
        )
    };
}

// After the macros that they use.
#[path = "sql_administration.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod administration;
#[path = "sql_errands.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod errands;
#[path = "sql_people.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod people;

fn table_row(row: &SqlRow) -> Result<TableRow, sqlx::Error> {
    let mut at = 0;
    let at = &mut at;
    Ok(TableRow {
        id: next(row, at)?,
        created: next(row, at)?,
        game: next(row, at)?,
        rules: next(row, at)?,
        terms: next(row, at)?,
        listed: next(row, at)?,
        standing: Standing {
            status: next(row, at)?,
            changed: next(row, at)?,
            due: next(row, at)?,
            result: next(row, at)?,
        },
    })
}

/// All rows, read one by one.
fn read<T>(rows: &[SqlRow], read: impl Fn(&SqlRow) -> Result<T, sqlx::Error>) -> Stored<Vec<T>> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

/// The first row, if there is one.
fn first<T>(rows: &[SqlRow], read: impl Fn(&SqlRow) -> Result<T, sqlx::Error>) -> Stored<Option<T>> {
    Ok(rows.first().map(read).transpose()?)
}

/// The only column of a row.
fn only<T: Column>(row: &SqlRow) -> Result<T, sqlx::Error> {
    T::get(row, 0)
}

async fn census(pool: &Pool) -> Stored<Census> {
    let mut census = Census::default();
    let rows = sqlx::query("SELECT status, COUNT(*) FROM tables GROUP BY status").fetch_all(pool).await?;
    for row in &rows {
        let number = row.try_get::<i64, _>(1)? as u64;
        match row.try_get::<String, _>(0)?.as_str() {
            "open" => census.open = number,
            "running" => census.running = number,
            _ => census.over += number,
        }
    }
    let text = concat!("SELECT (SELECT COUNT(*) FROM users), (SELECT MIN(due) FROM tables), ", size_text!());
    let row = sqlx::query(text).fetch_one(pool).await?;
    census.users = row.try_get::<i64, _>(0)? as u64;
    census.oldest_due = row.try_get(1)?;
    census.bytes = row.try_get::<i64, _>(2)? as u64;
    Ok(census)
}

/// The last versions of these tables.
async fn versions(pool: &Pool, ids: &[TableId]) -> Stored<Vec<(TableId, u64)>> {
    let mut found = Vec::with_capacity(ids.len());
    for few in ids.chunks(MOST_NAMED) {
        let mut query: QueryBuilder<'_, Db> =
            QueryBuilder::new("SELECT table_id, MAX(version) FROM steps WHERE table_id IN (");
        let mut names = query.separated(", ");
        for id in few {
            names.push_bind(id.as_str());
        }
        query.push(") GROUP BY table_id");
        for row in query.build().persistent(false).fetch_all(pool).await? {
            found.push((TableId::from(row.try_get::<String, _>(0)?), row.try_get::<i64, _>(1)? as u64));
        }
    }
    Ok(found)
}

/// Tables named in one question: far below the limit of bound values of either database.
const MOST_NAMED: usize = 500;

/// How long the store may take to prove that it can be written to and read.
const PROOF: Duration = Duration::from_millis(1_500);

/// Reads go to `readers`, changes through the queue.
#[async_trait]
impl Store for Backend {
    async fn write(&self, write: Write) -> Stored<()> {
        self.queue.write(write).await
    }

    async fn setting(&self, name: &str) -> Stored<Option<String>> {
        let query = sqlx::query("SELECT value FROM settings WHERE name = $1").bind(name);
        first(&query.fetch_all(&self.readers).await?, only)
    }

    async fn user(&self, id: &UserId) -> Stored<Option<UserRow>> {
        let query =
            sqlx::query("SELECT id, name, colour, created FROM users WHERE id = $1").bind(id.as_str());
        first(&query.fetch_all(&self.readers).await?, user_row)
    }

    async fn table(&self, id: &TableId) -> Stored<Option<TableRow>> {
        let query = sqlx::query(table_columns!("WHERE t.id = $1")).bind(id.as_str());
        first(&query.fetch_all(&self.readers).await?, table_row)
    }

    async fn secret(&self, id: &TableId) -> Stored<Option<Secret>> {
        let query = sqlx::query("SELECT secret FROM secrets WHERE table_id = $1").bind(id.as_str());
        first(&query.fetch_all(&self.readers).await?, only)
    }

    async fn steps(&self, id: &TableId, after: u64) -> Stored<Vec<StepRow>> {
        let text = "SELECT version, at, kind, seat, body, dealt FROM steps \
                    WHERE table_id = $1 AND version > $2 ORDER BY version";
        let query = sqlx::query(text).bind(id.as_str()).bind(after as i64);
        read(&query.fetch_all(&self.readers).await?, step_row)
    }

    async fn listed(&self, status: &str, limit: usize) -> Stored<Vec<TableRow>> {
        let text =
            table_columns!("WHERE t.listed = 1 AND t.status = $1 ORDER BY t.changed DESC, t.id LIMIT $2");
        let query = sqlx::query(text).bind(status).bind(limit as i64);
        read(&query.fetch_all(&self.readers).await?, table_row)
    }

    async fn tables_of(&self, user: &UserId, limit: usize) -> Stored<Vec<TableRow>> {
        let text = table_columns!(
            "WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.user_id = $1) \
             ORDER BY t.changed DESC, t.id LIMIT $2"
        );
        let query = sqlx::query(text).bind(user.as_str()).bind(limit as i64);
        read(&query.fetch_all(&self.readers).await?, table_row)
    }

    async fn played(&self, user: &UserId, limit: usize) -> Stored<Vec<(TableRow, Vec<usize>)>> {
        let text = "SELECT t.id, t.created, t.game, t.rules, t.terms, t.listed, t.status, t.changed, t.due, t.result, s.seat \
             FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = $1 AND t.status = 'over' \
             ORDER BY t.changed DESC, t.id, s.seat LIMIT $2";
        let query = sqlx::query(text).bind(user.as_str()).bind(limit as i64);
        let mut tables: Vec<(TableRow, Vec<usize>)> = Vec::new();
        for row in &query.fetch_all(&self.readers).await? {
            let (table, seat) = (table_row(row)?, row.try_get::<i64, _>(10)? as usize);
            match tables.last_mut().filter(|(last, _)| last.id == table.id) {
                Some((_, seats)) => seats.push(seat),
                None => tables.push((table, vec![seat])),
            }
        }
        Ok(tables)
    }

    async fn due(&self, by: Millis, after: Option<&Due>, limit: usize) -> Stored<Vec<Due>> {
        let (moment, id) = after.map_or((Millis::MIN, ""), |(moment, id)| (*moment, id.as_str()));
        let text = "SELECT due, id FROM tables WHERE due <= $1 AND (due > $2 OR due = $2 AND id > $3) \
                    ORDER BY due, id LIMIT $4";
        let query = sqlx::query(text).bind(by).bind(moment).bind(id).bind(limit as i64);
        let pair = |row: &SqlRow| Ok((Column::get(row, 0)?, Column::get(row, 1)?));
        read(&query.fetch_all(&self.readers).await?, pair)
    }

    async fn idle(&self, status: &str, before: Millis, limit: usize) -> Stored<Vec<TableId>> {
        read(&expiry::idle(&self.readers, status, before, limit).await?, only)
    }

    async fn begun(&self, limit: usize) -> Stored<Vec<TableId>> {
        let text = "SELECT id FROM tables WHERE status <> 'open' ORDER BY changed DESC LIMIT $1";
        read(&sqlx::query(text).bind(limit as i64).fetch_all(&self.readers).await?, only)
    }

    async fn census(&self) -> Stored<Census> {
        census(&self.readers).await
    }

    async fn tables_after(&self, after: Option<&TableId>, limit: usize) -> Stored<Vec<TableRow>> {
        let text = table_columns!("WHERE t.id > $1 ORDER BY t.id LIMIT $2");
        let query = sqlx::query(text).bind(after.map_or("", TableId::as_str)).bind(limit as i64);
        read(&query.fetch_all(&self.readers).await?, table_row)
    }

    async fn chat(&self, id: &TableId, room: &str, limit: usize) -> Stored<Vec<ChatRow>> {
        let text = "SELECT id, table_id, at, room, user_id, name, text FROM chat \
                    WHERE table_id = $1 AND room = $2 ORDER BY at DESC, id DESC LIMIT $3";
        let query = sqlx::query(text).bind(id.as_str()).bind(room).bind(limit as i64);
        let mut lines = read(&query.fetch_all(&self.readers).await?, chat_row)?;
        lines.reverse();
        Ok(lines)
    }

    fn node_messages(&self) -> broadcast::Receiver<NodeMessage> {
        self.node_messages.subscribe()
    }

    async fn ping(&self) -> Stored<()> {
        let proof = async {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            self.queue.write(Write::Probe).await
        };
        let late = |_| StoreError::Unavailable("no answer in time".into());
        tokio::time::timeout(PROOF, proof).await.map_err(late)?
    }

    fn is_shared(&self) -> bool {
        IS_SHARED
    }

    async fn versions(&self, ids: &[TableId]) -> Stored<Vec<(TableId, u64)>> {
        versions(&self.readers, ids).await
    }

    async fn close(&self) {
        let _ = self.closing.send(true);
        if let Some(serving) = self.serving.lock().await.take() {
            // A writer that panicked has nothing left to write.
            let _ = serving.await;
        }
        self.readers.close().await;
        self.closed();
    }
}
