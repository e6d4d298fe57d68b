//! The queries about what is to be sent, in SQL that both databases understand.

use async_trait::async_trait;

use super::super::super::errands::{ErrandChange, ErrandRow, Errands};
use super::super::super::{StoreError, Stored};
use super::super::Backend;
use super::{Connection, SqlRow, next, read};
use crate::clock::Millis;
use crate::ids::UserId;

/// Makes a change; the inner outcome is a conflict if the change does not fit.
pub(super) async fn put(
    connection: &mut Connection,
    change: &ErrandChange,
) -> Result<Stored<()>, sqlx::Error> {
    let text = match change {
        ErrandChange::New(_) => {
            "INSERT INTO errands (id, user_id, kind, body, made, attempts, due, why) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
        }
        ErrandChange::Taken { .. } => "UPDATE errands SET due = $3 WHERE id = $1 AND due = $2",
        ErrandChange::Later(_) => "UPDATE errands SET attempts = $2, due = $3, why = $4 WHERE id = $1",
        ErrandChange::Done(_) => {
            "DELETE FROM errands WHERE id = $1 OR (user_id = $2 AND kind = $3 AND due IS NULL)"
        }
        ErrandChange::Dropped(..) => "DELETE FROM errands WHERE user_id = $1 AND kind = $2",
    };
    let query = sqlx::query(text);
    let query = match change {
        ErrandChange::New(row) => query
            .bind(row.id.as_str())
            .bind(row.user.as_str())
            .bind(row.kind.as_str())
            .bind(row.body.as_str())
            .bind(row.made)
            .bind(i64::from(row.attempts))
            .bind(row.due)
            .bind(row.why.as_str()),
        ErrandChange::Taken { id, due, until } => query.bind(id.as_str()).bind(*due).bind(*until),
        ErrandChange::Later(row) => {
            query.bind(row.id.as_str()).bind(i64::from(row.attempts)).bind(row.due).bind(row.why.as_str())
        }
        ErrandChange::Done(row) => {
            query.bind(row.id.as_str()).bind(row.user.as_str()).bind(row.kind.as_str())
        }
        ErrandChange::Dropped(user, kind) => query.bind(user.as_str()).bind(*kind),
    };
    let changed = query.execute(connection).await?.rows_affected();
    match (change, changed) {
        (ErrandChange::Taken { .. }, 0) => Ok(Err(StoreError::Conflict)),
        _ => Ok(Ok(())),
    }
}

read_rows! {
    errand_row: ErrandRow { id, user, kind, body, made, attempts, due, why };
}

macro_rules! errands {
    ($rest:literal) => {
        concat!("SELECT id, user_id, kind, body, made, attempts, due, why FROM errands ", $rest)
    };
}

#[async_trait]
impl Errands for Backend {
    async fn errands_due(&self, by: Millis, limit: usize) -> Stored<Vec<ErrandRow>> {
        let query = sqlx::query(errands!("WHERE due <= $1 ORDER BY due, id LIMIT $2"));
        read(&query.bind(by).bind(limit as i64).fetch_all(&self.readers).await?, errand_row)
    }

    async fn errands_of(&self, user: &UserId) -> Stored<Vec<ErrandRow>> {
        let query = sqlx::query(errands!("WHERE user_id = $1 ORDER BY made, id"));
        read(&query.bind(user.as_str()).fetch_all(&self.readers).await?, errand_row)
    }

    async fn errands_failed(&self, limit: usize) -> Stored<Vec<ErrandRow>> {
        let query = sqlx::query(errands!("WHERE why <> '' ORDER BY made DESC, id LIMIT $1"));
        read(&query.bind(limit as i64).fetch_all(&self.readers).await?, errand_row)
    }
}
