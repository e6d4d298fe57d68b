//! The queries about people, in SQL that both databases understand.

use async_trait::async_trait;
use sqlx::Row as _;

use super::super::super::people::{AccountRow, Known, People, PersonChange, SignInRow, SitRow};
use super::super::super::rows::{ChatRow, UserRow};
use super::super::super::{StoreError, Stored};
use super::super::{Backend, accept};
use super::errands;
use super::write::put_user;
use super::{Connection, Pool, SqlRow, chat_row, first, next, only, read, user_row};
use crate::ids::{TableId, UserId};

/// Makes a change; the inner outcome is a conflict if the change does not fit.
pub(super) async fn put(
    connection: &mut Connection,
    change: &PersonChange,
) -> Result<Stored<()>, sqlx::Error> {
    let done = match change {
        PersonChange::SignIn(row) => {
            put_sign_in(connection, row).await?;
            true
        }
        PersonChange::SignOut(_, id) => {
            sqlx::query("DELETE FROM sign_ins WHERE id = $1").bind(id.as_str()).execute(connection).await?;
            true
        }
        PersonChange::SignOutOthers(user, id) => {
            sign_out_others(connection, user, id).await?;
            true
        }
        PersonChange::Expire(now) => {
            sqlx::query("DELETE FROM sign_ins WHERE ends < $1").bind(*now).execute(connection).await?;
            true
        }
        PersonChange::Account(made) => {
            let (row, user, sign_in) = made.as_ref();
            let added = sqlx::query(
                "INSERT INTO accounts (user_id, name, password, changed) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(row.user.as_str())
            .bind(row.name.as_str())
            .bind(row.password.reveal())
            .bind(row.changed)
            .execute(&mut *connection)
            .await?;
            if added.rows_affected() == 1 {
                put_user(connection, user).await?;
                put_sign_in(connection, sign_in).await?;
                sign_out_others(connection, &row.user, &sign_in.id).await?;
            }
            added.rows_affected() == 1
        }
        PersonChange::Rename(user, name) => rename(connection, user, name).await?,
        PersonChange::Called(user, name, sits) => {
            let renamed = match name {
                Some(name) => rename(connection, user, name).await?,
                None => {
                    put_user(connection, user).await?;
                    true
                }
            };
            if renamed {
                put_sits(connection, sits).await?;
                sqlx::query("UPDATE chat SET name = $1 WHERE user_id = $2 AND name <> ''")
                    .bind(user.name.as_str())
                    .bind(user.id.as_str())
                    .execute(connection)
                    .await?;
            }
            renamed
        }
        PersonChange::Password(row) => put_password(connection, row).await?,
        PersonChange::Reset(reset) => {
            let (row, link, sign_in) = reset.as_ref();
            let used = sqlx::query("DELETE FROM links WHERE id = $1 AND user_id = $2")
                .bind(link.as_str())
                .bind(row.user.as_str())
                .execute(&mut *connection)
                .await?;
            let done = used.rows_affected() == 1 && put_password(connection, row).await?;
            if done {
                put_sign_in(connection, sign_in).await?;
                sign_out_others(connection, &row.user, &sign_in.id).await?;
            }
            done
        }
        PersonChange::Notify { user, before: Some(before), after } => {
            let text = "UPDATE notify SET settings = $3 WHERE user_id = $1 AND settings = $2";
            let query = sqlx::query(text).bind(user.as_str()).bind(before.as_str()).bind(after.as_str());
            query.execute(connection).await?.rows_affected() > 0
        }
        PersonChange::Notify { user, before: None, after } => {
            let text =
                "INSERT INTO notify (user_id, settings) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING";
            let query = sqlx::query(text).bind(user.as_str()).bind(after.as_str());
            query.execute(connection).await?.rows_affected() > 0
        }
        PersonChange::Errand(change) => return errands::put(connection, change).await,
        PersonChange::Mute(user, table, muted) => {
            let text = match muted {
                true => "INSERT INTO mutes (user_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                false => "DELETE FROM mutes WHERE user_id = $1 AND table_id = $2",
            };
            sqlx::query(text).bind(user.as_str()).bind(table.as_str()).execute(connection).await?;
            true
        }
        PersonChange::Forget(user, sits) => {
            forget(connection, user, sits).await?;
            true
        }
    };
    Ok(if done { Ok(()) } else { Err(StoreError::Conflict) })
}

async fn put_sign_in(connection: &mut Connection, row: &SignInRow) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO sign_ins (id, user_id, made, ends) VALUES ($1, $2, $3, $4)")
        .bind(row.id.as_str())
        .bind(row.user.as_str())
        .bind(row.made)
        .bind(row.ends)
        .execute(connection)
        .await?;
    Ok(())
}

async fn sign_out_others(connection: &mut Connection, user: &UserId, id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sign_ins WHERE user_id = $1 AND id <> $2")
        .bind(user.as_str())
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether no other account has that name.
async fn rename(connection: &mut Connection, user: &UserRow, name: &str) -> Result<bool, sqlx::Error> {
    let renamed = sqlx::query(
        "UPDATE accounts SET name = $1 WHERE user_id = $2 \
         AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.name = $1 AND a.user_id <> $2)",
    )
    .bind(name)
    .bind(user.id.as_str())
    .execute(&mut *connection)
    .await?;
    if renamed.rows_affected() == 1 {
        put_user(connection, user).await?;
    }
    Ok(renamed.rows_affected() == 1)
}

/// Whether there is such an account.
async fn put_password(connection: &mut Connection, row: &AccountRow) -> Result<bool, sqlx::Error> {
    let changed = sqlx::query("UPDATE accounts SET password = $1, changed = $2 WHERE user_id = $3")
        .bind(row.password.reveal())
        .bind(row.changed)
        .bind(row.user.as_str())
        .execute(connection)
        .await?;
    Ok(changed.rows_affected() == 1)
}

/// The steps with which somebody sat down, as they read from now on.
async fn put_sits(connection: &mut Connection, sits: &[SitRow]) -> Result<(), sqlx::Error> {
    for sit in sits {
        sqlx::query(
            "UPDATE steps SET body = $1 WHERE table_id = $2 AND version = $3 AND kind IN ('sit', 'reseat')",
        )
        .bind(sit.body.as_str())
        .bind(sit.table.as_str())
        .bind(sit.version as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn forget(connection: &mut Connection, user: &UserId, sits: &[SitRow]) -> Result<(), sqlx::Error> {
    put_sits(connection, sits).await?;
    for text in [
        "UPDATE chat SET name = '', text = '' WHERE user_id = $1",
        "DELETE FROM sign_ins WHERE user_id = $1",
        "DELETE FROM accounts WHERE user_id = $1",
        "DELETE FROM notify WHERE user_id = $1",
        "DELETE FROM links WHERE user_id = $1",
        "DELETE FROM errands WHERE user_id = $1",
        "DELETE FROM reports WHERE user_id = $1 OR about = $1",
        "DELETE FROM mutes WHERE user_id = $1",
        "DELETE FROM seats WHERE user_id = $1",
        "DELETE FROM users WHERE id = $1",
    ] {
        sqlx::query(text).bind(user.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

read_rows! {
    account_row: AccountRow { user, name, password, changed };
    sign_in_row: SignInRow { id, user, made, ends };
    sit_row: SitRow { table, version, body };
}

fn known(row: &SqlRow) -> Result<Known, sqlx::Error> {
    let account = row.try_get::<Option<String>, _>(5)?.is_some();
    Ok(Known { user: user_row(row)?, ends: row.try_get(4)?, account })
}

/// The rows of a query with one value bound.
async fn rows(pool: &Pool, text: &'static str, value: &str) -> Stored<Vec<SqlRow>> {
    Ok(sqlx::query(text).bind(value).fetch_all(pool).await?)
}

#[async_trait]
impl People for Backend {
    async fn known(&self, sign_in: &str) -> Stored<Option<Known>> {
        let text = "SELECT u.id, u.name, u.colour, u.created, s.ends, a.user_id FROM sign_ins s \
                    JOIN users u ON u.id = s.user_id LEFT JOIN accounts a ON a.user_id = u.id WHERE s.id = $1";
        first(&rows(&self.readers, text, sign_in).await?, known)
    }

    async fn sign_ins(&self, user: &UserId) -> Stored<Vec<SignInRow>> {
        let text = "SELECT id, user_id, made, ends FROM sign_ins WHERE user_id = $1 ORDER BY made";
        read(&rows(&self.readers, text, user.as_str()).await?, sign_in_row)
    }

    async fn account_named(&self, name: &str) -> Stored<Option<AccountRow>> {
        let text = "SELECT user_id, name, password, changed FROM accounts WHERE name = $1";
        first(&rows(&self.readers, text, name).await?, account_row)
    }

    async fn account_of(&self, user: &UserId) -> Stored<Option<AccountRow>> {
        let text = "SELECT user_id, name, password, changed FROM accounts WHERE user_id = $1";
        first(&rows(&self.readers, text, user.as_str()).await?, account_row)
    }

    async fn notify_settings(&self, user: &UserId) -> Stored<Option<String>> {
        let text = "SELECT settings FROM notify WHERE user_id = $1";
        first(&rows(&self.readers, text, user.as_str()).await?, only)
    }

    async fn mutes(&self, user: &UserId) -> Stored<Vec<TableId>> {
        let text = "SELECT table_id FROM mutes WHERE user_id = $1 ORDER BY table_id";
        read(&rows(&self.readers, text, user.as_str()).await?, only)
    }

    async fn chat_of(&self, user: &UserId) -> Stored<Vec<ChatRow>> {
        let text = "SELECT id, table_id, at, room, user_id, name, text FROM chat \
                    WHERE user_id = $1 ORDER BY at, id";
        read(&rows(&self.readers, text, user.as_str()).await?, chat_row)
    }

    async fn sits_of(&self, user: &UserId) -> Stored<Vec<SitRow>> {
        // Names of users are letters and digits: nothing in them has a meaning for LIKE.
        // Two questions, each with an index of its own.
        let text = "SELECT table_id, version, body FROM steps WHERE kind = 'sit' AND body LIKE $1 \
                    UNION ALL SELECT table_id, version, body FROM steps WHERE kind = 'reseat' AND body LIKE $1";
        let wanted = format!("%\"user\":\"{user}\"%");
        read(&rows(&self.readers, text, &wanted).await?, sit_row)
    }

    async fn hosted_open(&self, user: &UserId) -> Stored<Vec<TableId>> {
        let text = "SELECT id FROM tables WHERE status = 'open' AND terms LIKE $1";
        read(&rows(&self.readers, text, &format!("%\"host\":\"{user}\"%")).await?, only)
    }

    fn accept(&self, generation: &str) {
        accept(self, generation);
    }
}
