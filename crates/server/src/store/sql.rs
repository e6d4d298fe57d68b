//! The queries, in SQL that both databases understand; compiled once for each of them.

#[path = "sql_errands.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod errands;
#[path = "sql_expiry.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod expiry;
#[path = "sql_people.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod people;
#[path = "sql_write.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod write;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row as _};
use tokio::sync::broadcast;

pub(super) use self::write::{Begun, Writer};
use super::super::rows::{Census, ChatRow, Secret, Standing, StepRow, TableRow, UserRow};
use super::super::write::Write;
use super::super::{Due, NodeMessage, Store, StoreError, Stored};
use super::{Backend, Db, IS_SHARED};
use crate::clock::Millis;
use crate::ids::{TableId, UserId};

pub(super) type Pool = sqlx::Pool<Db>;
type Connection = <Db as sqlx::Database>::Connection;
type SqlRow = <Db as sqlx::Database>::Row;

async fn setting(pool: &Pool, name: &str) -> Stored<Option<String>> {
    let row =
        sqlx::query("SELECT value FROM settings WHERE name = $1").bind(name).fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

async fn user(pool: &Pool, id: &UserId) -> Stored<Option<UserRow>> {
    let row = sqlx::query("SELECT id, name, colour, created FROM users WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(pool)
        .await?;
    let read = |row: SqlRow| -> Result<UserRow, sqlx::Error> {
        Ok(UserRow {
            id: UserId::from(row.try_get::<String, _>(0)?),
            name: row.try_get(1)?,
            colour: row.try_get(2)?,
            created: row.try_get(3)?,
        })
    };
    Ok(row.map(read).transpose()?)
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

#[path = "sql_administration.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod administration;

fn table_row(row: &SqlRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: TableId::from(row.try_get::<String, _>(0)?),
        created: row.try_get(1)?,
        game: row.try_get(2)?,
        rules: row.try_get::<i64, _>(3)? as u32,
        terms: row.try_get(4)?,
        listed: row.try_get::<i64, _>(5)? != 0,
        standing: Standing {
            status: row.try_get(6)?,
            changed: row.try_get(7)?,
            due: row.try_get(8)?,
            result: row.try_get(9)?,
        },
    })
}

fn table_rows(rows: &[SqlRow]) -> Stored<Vec<TableRow>> {
    Ok(rows.iter().map(table_row).collect::<Result<_, _>>()?)
}

async fn table(pool: &Pool, id: &TableId) -> Stored<Option<TableRow>> {
    let row = sqlx::query(table_columns!("WHERE t.id = $1")).bind(id.as_str()).fetch_optional(pool).await?;
    Ok(row.as_ref().map(table_row).transpose()?)
}

async fn listed(pool: &Pool, status: &str, limit: usize) -> Stored<Vec<TableRow>> {
    let rows = sqlx::query(table_columns!(
        "WHERE t.listed = 1 AND t.status = $1 ORDER BY t.changed DESC, t.id LIMIT $2"
    ))
    .bind(status)
    .bind(limit as i64)
    .fetch_all(pool)
    .await?;
    table_rows(&rows)
}

async fn tables_of(pool: &Pool, user: &UserId, limit: usize) -> Stored<Vec<TableRow>> {
    let rows = sqlx::query(table_columns!(
        "WHERE t.id IN (SELECT s.table_id FROM seats s WHERE s.user_id = $1) \
         ORDER BY t.changed DESC, t.id LIMIT $2"
    ))
    .bind(user.as_str())
    .bind(limit as i64)
    .fetch_all(pool)
    .await?;
    table_rows(&rows)
}

async fn played(pool: &Pool, user: &UserId, limit: usize) -> Stored<Vec<(TableRow, Vec<usize>)>> {
    let rows = sqlx::query(
        "SELECT t.id, t.created, t.game, t.rules, t.terms, t.listed, t.status, t.changed, t.due, t.result, s.seat \
         FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = $1 AND t.status = 'over' \
         ORDER BY t.changed DESC, t.id, s.seat LIMIT $2",
    )
    .bind(user.as_str())
    .bind(limit as i64)
    .fetch_all(pool)
    .await?;
    let mut tables: Vec<(TableRow, Vec<usize>)> = Vec::new();
    for row in &rows {
        let (table, seat) = (table_row(row)?, row.try_get::<i64, _>(10)? as usize);
        match tables.last_mut().filter(|(last, _)| last.id == table.id) {
            Some((_, seats)) => seats.push(seat),
            None => tables.push((table, vec![seat])),
        }
    }
    Ok(tables)
}

fn table_ids(rows: &[SqlRow]) -> Stored<Vec<TableId>> {
    let id = |row: &SqlRow| Ok(TableId::from(row.try_get::<String, _>(0)?));
    Ok(rows.iter().map(id).collect::<Result<_, sqlx::Error>>()?)
}

async fn due(pool: &Pool, by: Millis, after: Option<&Due>, limit: usize) -> Stored<Vec<Due>> {
    let (moment, id) = after.map_or((Millis::MIN, ""), |(moment, id)| (*moment, id.as_str()));
    let rows = sqlx::query(
        "SELECT due, id FROM tables WHERE due <= $1 AND (due > $2 OR due = $2 AND id > $3) \
         ORDER BY due, id LIMIT $4",
    )
    .bind(by)
    .bind(moment)
    .bind(id)
    .bind(limit as i64)
    .fetch_all(pool)
    .await?;
    let read = |row: &SqlRow| Ok((row.try_get(0)?, TableId::from(row.try_get::<String, _>(1)?)));
    Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
}

async fn begun(pool: &Pool, limit: usize) -> Stored<Vec<TableId>> {
    let rows = sqlx::query("SELECT id FROM tables WHERE status <> 'open' ORDER BY changed DESC LIMIT $1")
        .bind(limit as i64)
        .fetch_all(pool)
        .await?;
    table_ids(&rows)
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

async fn tables_after(pool: &Pool, after: Option<&TableId>, limit: usize) -> Stored<Vec<TableRow>> {
    let rows = sqlx::query(table_columns!("WHERE t.id > $1 ORDER BY t.id LIMIT $2"))
        .bind(after.map_or("", TableId::as_str))
        .bind(limit as i64)
        .fetch_all(pool)
        .await?;
    table_rows(&rows)
}

async fn secret(pool: &Pool, id: &TableId) -> Stored<Option<Secret>> {
    let row = sqlx::query("SELECT secret FROM secrets WHERE table_id = $1")
        .bind(id.as_str())
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.map(Secret::new))
}

async fn steps(pool: &Pool, id: &TableId, after: u64) -> Stored<Vec<StepRow>> {
    let rows = sqlx::query(
        "SELECT version, at, kind, seat, body, dealt FROM steps \
         WHERE table_id = $1 AND version > $2 ORDER BY version",
    )
    .bind(id.as_str())
    .bind(after as i64)
    .fetch_all(pool)
    .await?;
    let read = |row: &SqlRow| -> Result<StepRow, sqlx::Error> {
        Ok(StepRow {
            version: row.try_get::<i64, _>(0)? as u64,
            at: row.try_get(1)?,
            kind: row.try_get(2)?,
            seat: row.try_get::<Option<i64>, _>(3)?.map(|seat| seat as usize),
            body: row.try_get(4)?,
            dealt: row.try_get(5)?,
        })
    };
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

async fn chat(pool: &Pool, id: &TableId, room: &str, limit: usize) -> Stored<Vec<ChatRow>> {
    let rows = sqlx::query(
        "SELECT id, table_id, at, room, user_id, name, text FROM chat \
         WHERE table_id = $1 AND room = $2 ORDER BY at DESC, id DESC LIMIT $3",
    )
    .bind(id.as_str())
    .bind(room)
    .bind(limit as i64)
    .fetch_all(pool)
    .await?;
    Ok(rows.iter().rev().map(chat_row).collect::<Result<_, _>>()?)
}

fn chat_row(row: &SqlRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        id: row.try_get(0)?,
        table: TableId::from(row.try_get::<String, _>(1)?),
        at: row.try_get(2)?,
        room: row.try_get(3)?,
        user: UserId::from(row.try_get::<String, _>(4)?),
        name: row.try_get(5)?,
        text: row.try_get(6)?,
    })
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
        setting(&self.readers, name).await
    }

    async fn user(&self, id: &UserId) -> Stored<Option<UserRow>> {
        user(&self.readers, id).await
    }

    async fn table(&self, id: &TableId) -> Stored<Option<TableRow>> {
        table(&self.readers, id).await
    }

    async fn secret(&self, id: &TableId) -> Stored<Option<Secret>> {
        secret(&self.readers, id).await
    }

    async fn steps(&self, id: &TableId, after: u64) -> Stored<Vec<StepRow>> {
        steps(&self.readers, id, after).await
    }

    async fn listed(&self, status: &str, limit: usize) -> Stored<Vec<TableRow>> {
        listed(&self.readers, status, limit).await
    }

    async fn tables_of(&self, user: &UserId, limit: usize) -> Stored<Vec<TableRow>> {
        tables_of(&self.readers, user, limit).await
    }

    async fn played(&self, user: &UserId, limit: usize) -> Stored<Vec<(TableRow, Vec<usize>)>> {
        played(&self.readers, user, limit).await
    }

    async fn due(&self, by: Millis, after: Option<&Due>, limit: usize) -> Stored<Vec<Due>> {
        due(&self.readers, by, after, limit).await
    }

    async fn idle(&self, status: &str, before: Millis, limit: usize) -> Stored<Vec<TableId>> {
        table_ids(&expiry::idle(&self.readers, status, before, limit).await?)
    }

    async fn begun(&self, limit: usize) -> Stored<Vec<TableId>> {
        begun(&self.readers, limit).await
    }

    async fn census(&self) -> Stored<Census> {
        census(&self.readers).await
    }

    async fn tables_after(&self, after: Option<&TableId>, limit: usize) -> Stored<Vec<TableRow>> {
        tables_after(&self.readers, after, limit).await
    }

    async fn chat(&self, id: &TableId, room: &str, limit: usize) -> Stored<Vec<ChatRow>> {
        chat(&self.readers, id, room, limit).await
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
