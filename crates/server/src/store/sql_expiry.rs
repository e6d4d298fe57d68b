//! What is removed because nobody needs it, in SQL that both databases understand.

use super::super::super::Stored;
use super::super::super::rows::Expired;
use super::{Connection, Pool, SqlRow};
use crate::clock::Millis;

/// Some tables in this status at which nothing has happened since this moment.
pub(super) async fn idle(pool: &Pool, status: &str, before: Millis, limit: usize) -> Stored<Vec<SqlRow>> {
    let text = "SELECT t.id FROM tables t WHERE t.status = $1 AND t.created < $2 AND t.changed < $2 \
                AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.at >= $2) \
                ORDER BY t.changed, t.id LIMIT $3";
    Ok(sqlx::query(text).bind(status).bind(before).bind(limit as i64).fetch_all(pool).await?)
}

/// Removes tables with everything that belongs to them, if nothing has happened there after all.
pub(super) async fn tables(connection: &mut Connection, expired: &Expired) -> Result<(), sqlx::Error> {
    for id in &expired.tables {
        let removed = sqlx::query(
            "DELETE FROM tables WHERE id = $1 AND status = $2 \
             AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = $1 AND s.at >= $3)",
        )
        .bind(id.as_str())
        .bind(expired.status.as_str())
        .bind(expired.before)
        .execute(&mut *connection)
        .await?;
        if removed.rows_affected() == 0 {
            continue;
        }
        for text in [
            "DELETE FROM secrets WHERE table_id = $1",
            "DELETE FROM steps WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM mutes WHERE table_id = $1",
        ] {
            sqlx::query(text).bind(id.as_str()).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Forgets guests who came before this moment, have not signed in since, sit nowhere and said nothing.
pub(super) async fn guests(connection: &mut Connection, before: Millis) -> Result<(), sqlx::Error> {
    sqlx::query(
        "DELETE FROM users WHERE created < $1 \
         AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM sign_ins i WHERE i.user_id = users.id AND i.made >= $1)",
    )
    .bind(before)
    .execute(&mut *connection)
    .await?;
    for text in [
        "DELETE FROM sign_ins WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = sign_ins.user_id)",
        "DELETE FROM notify WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = notify.user_id)",
        "DELETE FROM errands WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = errands.user_id)",
        "DELETE FROM mutes WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = mutes.user_id)",
    ] {
        sqlx::query(text).execute(&mut *connection).await?;
    }
    Ok(())
}
