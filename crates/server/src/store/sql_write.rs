//! The writer: one connection, one transaction for all changes that wait, none of them acknowledged before
//! its commit.
//!
//! After any error the connection is given up. SQLite rolls some failed transactions back by itself and leaves
//! others open, and a driver that counts them may be wrong about it; a new connection is outside of all.

use std::collections::HashSet;
use std::time::Instant;

use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::watch;

use super::super::super::rows::{Append, ChatRow, NewTable, UserRow};
use super::super::super::write::{Job, Jobs, Write};
use super::super::super::{StoreError, Stored};
use super::super::{Maintenance, Node, PROBE, announce, begin, commit, discard, is_lost, within};
use super::{Connection, administration, expiry, people};
use crate::clock::closed;

type Options = <Connection as sqlx::Connection>::Options;

/// The only connection that changes anything.
pub(in super::super) struct Writer {
    options: Options,
    /// None until it is needed, and after a failure.
    connection: Option<Connection>,
    node: Node,
}

/// Why a transaction failed.
struct Failure {
    error: sqlx::Error,
    /// The connection was open before, and was lost before anything could be committed.
    may_repeat: bool,
}

/// What came of the beginning of a transaction.
pub(in super::super) struct Begun {
    /// Memory agrees with what is stored; otherwise nothing was changed.
    pub(in super::super) is_current: bool,
    /// Which of the steps had a version that is taken.
    pub(in super::super) conflicts: Vec<usize>,
    /// Whether it was committed as well.
    pub(in super::super) is_committed: bool,
}

impl Writer {
    pub(in super::super) fn new(options: Options, connection: Connection, node: Node) -> Writer {
        Writer { options, connection: Some(connection), node }
    }

    /// Serves the queue until it is closed and empty.
    pub(in super::super) async fn serve(
        mut self,
        mut jobs: Jobs,
        mut maintenance: Maintenance,
        mut closing: watch::Receiver<bool>,
    ) {
        loop {
            let batch = tokio::select! {
                biased;
                () = maintenance.due() => {
                    self.maintain(&mut maintenance).await;
                    continue;
                }
                batch = jobs.next() => batch,
                () = closed(&mut closing) => {
                    jobs.close();
                    match jobs.next().await {
                        Some(batch) => Some(batch),
                        None => break,
                    }
                }
            };
            let Some(mut batch) = batch else { break };
            jobs.gather(&mut batch).await;
            let table = batch.first().and_then(|(write, _)| write.table().cloned());
            self.commit_all(batch, &mut maintenance).await;
            jobs.committed(table);
        }
        if let Some(connection) = self.connection.take() {
            // Everything is committed: a connection that does not close in peace takes nothing along.
            let _ = connection.close().await;
        }
    }

    /// Commits a batch as one; if something in it does not fit, each change by itself, so that none suffers
    /// for another.
    async fn commit_all(&mut self, batch: Vec<Job>, maintenance: &mut Maintenance) {
        let (writes, waiting): (Vec<Write>, Vec<_>) = batch.into_iter().unzip();
        let began = Instant::now();
        let mut outcomes = match self.commit(&writes).await {
            // A connection may have ended long ago without anybody noticing.
            Err(failure) if failure.may_repeat => self.commit(&writes).await,
            outcomes => outcomes,
        };
        if let Err(failure) = &outcomes
            && writes.len() > 1
            && is_about_data(&failure.error)
        {
            tracing::warn!(error = %failure.error, changes = writes.len(), "a commit failed; trying one by one");
            let mut each = Vec::with_capacity(writes.len());
            for write in &writes {
                each.push(match self.commit(std::slice::from_ref(write)).await {
                    Ok(mut outcome) => outcome.pop().unwrap_or(Err(StoreError::Closed)),
                    Err(failure) => Err(failure.error.into()),
                });
            }
            outcomes = Ok(each);
        }
        let outcomes = outcomes.unwrap_or_else(|failure| {
            tracing::error!(error = %failure.error, changes = writes.len(), "nothing can be written");
            let reason = failure.error.to_string();
            match is_about_data(&failure.error) {
                true => vec![Err(failure.error.into())],
                false => writes.iter().map(|_| Err(StoreError::Unavailable(reason.clone()))).collect(),
            }
        });
        maintenance.wrote(&writes);
        crate::metrics::metrics().committed(writes.len(), began.elapsed());
        for (outcome, done) in outcomes.into_iter().zip(waiting) {
            // Anyone who stopped waiting will find the step when they look.
            let _ = done.send(outcome);
        }
    }

    /// One transaction. After an error the next one has a connection of its own.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Stored<()>>, Failure> {
        let (mut connection, is_new) = match self.connection.take() {
            Some(connection) => (connection, false),
            None => {
                let failed = |error| Failure { error, may_repeat: false };
                (within(self.options.connect()).await.map_err(failed)?, true)
            }
        };
        let mut asked_to_commit = false;
        let done = within(transaction(&mut connection, &self.node, writes, &mut asked_to_commit)).await;
        match done {
            Ok(outcomes) => {
                self.connection = Some(connection);
                Ok(outcomes)
            }
            Err(error) => {
                // Its end ends whatever it was about.
                discard(connection).await;
                let may_repeat = !is_new && !asked_to_commit && is_lost(&error);
                Err(Failure { error, may_repeat })
            }
        }
    }

    /// What is done between commits, now and then.
    async fn maintain(&mut self, maintenance: &mut Maintenance) {
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => within(self.options.connect()).await,
        };
        match connection {
            Ok(mut connection) => {
                if maintenance.run(&mut connection).await.is_ok() {
                    self.connection = Some(connection);
                }
            }
            Err(error) => tracing::warn!(%error, "the store cannot be reached"),
        }
    }
}

/// All changes in one transaction, and what came of each.
async fn transaction(
    connection: &mut Connection,
    node: &Node,
    writes: &[Write],
    asked_to_commit: &mut bool,
) -> Result<Vec<Stored<()>>, sqlx::Error> {
    if connection.is_in_transaction() {
        return Err(sqlx::Error::Protocol("this connection is in a transaction already".into()));
    }
    let mut outcomes: Vec<Stored<()>> = writes.iter().map(|_| Ok(())).collect();
    let mut appends: Vec<(usize, &Append)> = Vec::new();
    for (number, write) in writes.iter().enumerate() {
        if let Write::Append(append) = write {
            appends.push((number, append));
        }
    }
    // In one order for all nodes, so that two of them never wait for each other.
    appends.sort_by(|(_, a), (_, b)| (&a.table, a.step.version).cmp(&(&b.table, b.step.version)));
    // Of two equal versions only the first counts.
    let mut seen = HashSet::with_capacity(appends.len());
    appends.retain(|(number, append)| {
        let is_first = seen.insert((&append.table, append.step.version));
        if !is_first {
            outcomes[*number] = Err(StoreError::Conflict);
        }
        is_first
    });
    let steps: Vec<&Append> = appends.iter().map(|(_, append)| *append).collect();
    let is_all = writes.iter().all(|write| matches!(write, Write::Append(append) if append.seats.is_none()));
    let begun = begin(connection, node, &steps, is_all).await?;
    if !begun.is_current {
        if !begun.is_committed {
            sqlx::query("ROLLBACK").execute(connection).await?;
        }
        return Ok(writes.iter().map(|_| Err(StoreError::Restored)).collect());
    }
    for conflict in begun.conflicts {
        outcomes[appends[conflict].0] = Err(StoreError::Conflict);
    }
    if begun.is_committed {
        return Ok(outcomes);
    }
    for (number, write) in writes.iter().enumerate() {
        match write {
            Write::Append(append) if outcomes[number].is_ok() => put_seats(connection, append).await?,
            Write::Append(_) | Write::Probe => {}
            Write::Table(table) => put_table(connection, table).await?,
            Write::Expire(expired) => expiry::tables(connection, expired).await?,
            Write::ExpireGuests(before) => expiry::guests(connection, *before).await?,
            Write::User(user) => put_user(connection, user).await?,
            Write::Chat(chat) => put_chat(connection, chat).await?,
            Write::Setting { name, value } => put_setting(connection, name, value).await?,
            Write::Overwrite { name, value } => overwrite_setting(connection, name, value).await?,
            Write::House(change) => outcomes[number] = administration::put(connection, change).await?,
            Write::Person(change) => outcomes[number] = people::put(connection, change).await?,
        }
    }
    announce(connection, node, writes, &outcomes).await?;
    if writes.iter().any(|write| matches!(write, Write::Probe)) {
        // Last, because all nodes change the same row.
        sqlx::query(PROBE).execute(&mut *connection).await?;
    }
    *asked_to_commit = true;
    commit(connection).await?;
    Ok(outcomes)
}

/// Whether one of the changes is to blame, so that the others may go well without it.
fn is_about_data(error: &sqlx::Error) -> bool {
    use sqlx::error::ErrorKind;
    match error {
        sqlx::Error::Encode(_) => true,
        sqlx::Error::Database(error) => {
            let code = error.code();
            let code = code.as_deref().unwrap_or_default();
            // PostgreSQL: what cannot be stored, and transactions that wait for each other.
            // SQLite: 18 is a value that is too long.
            !matches!(error.kind(), ErrorKind::Other)
                || code == "18"
                || (code.len() == 5 && (code.starts_with("22") || code.starts_with("40")))
        }
        _ => false,
    }
}

async fn put_seats(connection: &mut Connection, append: &Append) -> Result<(), sqlx::Error> {
    let Some(seats) = &append.seats else { return Ok(()) };
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
        .execute(&mut *connection)
        .await?;
    // Nobody knows the table yet, so no version is taken.
    for append in &table.steps {
        let step = &append.step;
        sqlx::query(
            "INSERT INTO steps (table_id, version, at, kind, seat, body, dealt) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(append.table.as_str())
        .bind(step.version as i64)
        .bind(step.at)
        .bind(step.kind.as_str())
        .bind(step.seat.map(|seat| seat as i64))
        .bind(step.body.as_str())
        .bind(step.dealt.as_str())
        .execute(&mut *connection)
        .await?;
        put_seats(connection, append).await?;
    }
    Ok(())
}

pub(super) async fn put_user(connection: &mut Connection, user: &UserRow) -> Result<(), sqlx::Error> {
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

pub(super) async fn overwrite_setting(
    connection: &mut Connection,
    name: &str,
    value: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}
