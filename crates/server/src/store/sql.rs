//! The queries, in SQL that both databases understand; compiled once for each of them.

#[path = "sql_expiry.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod expiry;
#[path = "sql_people.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod people;

use std::collections::HashSet;

use async_trait::async_trait;
use sqlx::{Acquire as _, QueryBuilder, Row as _};
use tokio::sync::{broadcast, watch};

use super::super::rows::{Append, ChatRow, NewTable, Secret, Standing, StepRow, TableRow, UserRow};
use super::super::write::{Job, Jobs, Write};
use super::super::{Due, Ring, Store, StoreError, Stored};
use super::{Backend, Db, Node, announce, may_write};
use crate::clock::{Millis, closed};
use crate::ids::{TableId, UserId};

pub(super) type Pool = sqlx::Pool<Db>;
type Connection = <Db as sqlx::Database>::Connection;
type SqlRow = <Db as sqlx::Database>::Row;

/// Serves the queue until it is closed and empty.
pub(super) async fn serve(pool: Pool, node: Node, mut jobs: Jobs, mut closing: watch::Receiver<bool>) {
    loop {
        let batch = tokio::select! {
            biased;
            batch = jobs.next() => batch,
            () = closed(&mut closing) => {
                jobs.close();
                match jobs.next().await {
                    Some(batch) => Some(batch),
                    None => return,
                }
            }
        };
        let Some(batch) = batch else { return };
        commit_all(&pool, &node, batch).await;
    }
}

/// Commits a batch as one; if that fails, each change by itself, so that none suffers for another.
async fn commit_all(pool: &Pool, node: &Node, batch: Vec<Job>) {
    let (writes, waiting): (Vec<Write>, Vec<_>) = batch.into_iter().unzip();
    let began = std::time::Instant::now();
    let outcomes = match commit(pool, node, &writes).await {
        Ok(outcomes) => outcomes,
        Err(error) if writes.len() == 1 => vec![Err(error.into())],
        Err(error) => {
            tracing::warn!(%error, changes = writes.len(), "a commit failed; trying one by one");
            let mut outcomes = Vec::with_capacity(writes.len());
            for write in &writes {
                outcomes.push(match commit(pool, node, std::slice::from_ref(write)).await {
                    Ok(mut outcome) => outcome.pop().unwrap_or(Err(StoreError::Closed)),
                    Err(error) => Err(error.into()),
                });
            }
            outcomes
        }
    };
    crate::ops::figures().committed(writes.len(), began.elapsed());
    for (outcome, done) in outcomes.into_iter().zip(waiting) {
        // Whoever stopped waiting will find the step when they look.
        let _ = done.send(outcome);
    }
}

async fn commit(pool: &Pool, node: &Node, writes: &[Write]) -> Result<Vec<Stored<()>>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    if !may_write(&mut transaction, node).await? {
        return Ok(writes.iter().map(|_| Err(StoreError::Restored)).collect());
    }
    let mut outcomes: Vec<Stored<()>> = Vec::with_capacity(writes.len());
    let mut appends: Vec<(usize, &Append)> = Vec::new();
    for (number, write) in writes.iter().enumerate() {
        let mut outcome = Ok(());
        match write {
            Write::Append(append) => appends.push((number, append)),
            Write::Table(table) => {
                put_table(&mut transaction, table).await?;
                appends.extend(table.steps.iter().map(|append| (number, append)));
            }
            Write::User(user) => put_user(&mut transaction, user).await?,
            Write::Chat(chat) => put_chat(&mut transaction, chat).await?,
            Write::Expire(expired) => expiry::tables(&mut transaction, expired).await?,
            Write::ExpireGuests(before) => expiry::guests(&mut transaction, *before).await?,
            Write::Setting { name, value } => put_setting(&mut transaction, name, value).await?,
            Write::Overwrite { name, value } => overwrite_setting(&mut transaction, name, value).await?,
            Write::Person(change) => outcome = people::put(&mut transaction, change).await?,
        }
        outcomes.push(outcome);
    }
    // In one order for all nodes, so that two of them never wait for each other.
    appends.sort_by(|(_, a), (_, b)| (&a.table, a.step.version).cmp(&(&b.table, b.step.version)));
    for few in appends.chunks(MOST_ROWS) {
        put_steps(&mut transaction, few, &mut outcomes).await?;
    }
    for (number, append) in &appends {
        if outcomes[*number].is_ok() {
            put_standing(&mut transaction, append).await?;
        }
    }
    announce(&mut transaction, node, writes, &outcomes).await?;
    transaction.commit().await?;
    Ok(outcomes)
}

/// Rows of one statement: far below the limit of bound values of either database.
const MOST_ROWS: usize = 200;

/// Adds the steps whose version is free; the others are conflicts.
async fn put_steps(
    connection: &mut Connection,
    appends: &[(usize, &Append)],
    outcomes: &mut [Stored<()>],
) -> Result<(), sqlx::Error> {
    let mut query: QueryBuilder<'_, Db> =
        QueryBuilder::new("INSERT INTO steps (table_id, version, at, kind, seat, body, dealt) ");
    query.push_values(appends, |mut row, (_, Append { table, step, .. })| {
        row.push_bind(table.as_str())
            .push_bind(step.version as i64)
            .push_bind(step.at)
            .push_bind(step.kind.as_str())
            .push_bind(step.seat.map(|seat| seat as i64))
            .push_bind(step.body.as_str())
            .push_bind(step.dealt.as_str());
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING table_id, version");
    let mut added: HashSet<(String, i64)> = HashSet::with_capacity(appends.len());
    for row in query.build().fetch_all(connection).await? {
        added.insert((row.try_get(0)?, row.try_get(1)?));
    }
    for (number, append) in appends {
        // Taken out, so that of two equal versions in one batch only the first counts.
        if !added.remove(&(append.table.as_str().to_string(), append.step.version as i64)) {
            outcomes[*number] = Err(StoreError::Conflict);
        }
    }
    Ok(())
}

async fn put_standing(connection: &mut Connection, append: &Append) -> Result<(), sqlx::Error> {
    if let Some(standing) = &append.standing {
        sqlx::query("UPDATE tables SET status = $1, changed = $2, due = $3, result = $4 WHERE id = $5")
            .bind(standing.status.as_str())
            .bind(standing.changed)
            .bind(standing.due)
            .bind(standing.result.as_deref())
            .bind(append.table.as_str())
            .execute(&mut *connection)
            .await?;
    }
    if let Some(seats) = &append.seats {
        sqlx::query("DELETE FROM seats WHERE table_id = $1")
            .bind(append.table.as_str())
            .execute(&mut *connection)
            .await?;
        for (seat, user) in seats {
            sqlx::query("INSERT INTO seats (table_id, seat, user_id) VALUES ($1, $2, $3)")
                .bind(append.table.as_str())
                .bind(*seat as i64)
                .bind(user.as_str())
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn put_table(connection: &mut Connection, table: &NewTable) -> Result<(), sqlx::Error> {
    let row = &table.row;
    sqlx::query(
        "INSERT INTO tables (id, created, game, rules, terms, listed, status, changed, due, result) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(row.id.as_str())
    .bind(row.created)
    .bind(row.game.as_str())
    .bind(i64::from(row.rules))
    .bind(row.terms.as_str())
    .bind(i64::from(row.listed))
    .bind(row.standing.status.as_str())
    .bind(row.standing.changed)
    .bind(row.standing.due)
    .bind(row.standing.result.as_deref())
    .execute(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO secrets (table_id, secret) VALUES ($1, $2)")
        .bind(row.id.as_str())
        .bind(table.secret.reveal())
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_user(connection: &mut Connection, user: &UserRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO users (id, name, colour, created) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (id) DO UPDATE SET name = $2, colour = $3",
    )
    .bind(user.id.as_str())
    .bind(user.name.as_str())
    .bind(user.colour.as_str())
    .bind(user.created)
    .execute(connection)
    .await?;
    Ok(())
}

async fn put_chat(connection: &mut Connection, chat: &ChatRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO chat (id, table_id, at, room, user_id, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(chat.id.as_str())
    .bind(chat.table.as_str())
    .bind(chat.at)
    .bind(chat.room.as_str())
    .bind(chat.user.as_str())
    .bind(chat.name.as_str())
    .bind(chat.text.as_str())
    .execute(connection)
    .await?;
    Ok(())
}

async fn put_setting(connection: &mut Connection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(connection)
        .await?;
    Ok(())
}

async fn overwrite_setting(connection: &mut Connection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}

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

async fn ping(pool: &Pool) -> Stored<()> {
    sqlx::query("SELECT 1").execute(pool).await?;
    Ok(())
}

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

    async fn due(&self, by: Millis, after: Option<&Due>, limit: usize) -> Stored<Vec<Due>> {
        due(&self.readers, by, after, limit).await
    }

    async fn idle(&self, status: &str, before: Millis, limit: usize) -> Stored<Vec<TableId>> {
        table_ids(&expiry::idle(&self.readers, status, before, limit).await?)
    }

    async fn begun(&self, limit: usize) -> Stored<Vec<TableId>> {
        begun(&self.readers, limit).await
    }

    async fn chat(&self, id: &TableId, room: &str, limit: usize) -> Stored<Vec<ChatRow>> {
        chat(&self.readers, id, room, limit).await
    }

    fn rings(&self) -> broadcast::Receiver<Ring> {
        self.rings.subscribe()
    }

    async fn ping(&self) -> Stored<()> {
        ping(&self.readers).await
    }

    async fn close(&self) {
        let _ = self.closing.send(true);
        if let Some(serving) = self.serving.lock().await.take() {
            // A writer that panicked has nothing left to write.
            let _ = serving.await;
        }
        self.readers.close().await;
        self.writer.close().await;
    }
}
