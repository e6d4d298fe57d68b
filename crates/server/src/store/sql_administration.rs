//! The queries of operators, in SQL that both databases understand.

use async_trait::async_trait;
use sqlx::Row as _;

use super::super::super::administration::{
    Administration, AuditRow, BanRow, HouseChange, LinkRow, ListedUser, ReportRow,
};
use super::super::super::rows::TableRow;
use super::super::super::{COOKIE_KEY, COOKIE_KEY_BEFORE, HOUSE, StoreError, Stored};
use super::super::Backend;
use super::write::overwrite_setting;
use super::{Connection, SqlRow, first, next, read, table_row, user_row};
use crate::ids::UserId;

/// Makes a change; the inner outcome is a conflict if the change does not fit.
pub(super) async fn put(
    connection: &mut Connection,
    change: &HouseChange,
) -> Result<Stored<()>, sqlx::Error> {
    match change {
        HouseChange::Audit(row) => {
            sqlx::query(
                "INSERT INTO audit (id, at, operator, act, outcome) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (id) DO UPDATE SET outcome = $5",
            )
            .bind(row.id.as_str())
            .bind(row.at)
            .bind(row.operator.as_str())
            .bind(row.act.as_str())
            .bind(row.outcome.as_str())
            .execute(connection)
            .await?;
        }
        HouseChange::Ban(row) => {
            sqlx::query(
                "INSERT INTO bans (id, user_id, network, made, ends, reason) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(row.id.as_str())
            .bind(row.user.as_ref().map(UserId::as_str))
            .bind(row.network.as_deref())
            .bind(row.made)
            .bind(row.ends)
            .bind(row.reason.as_str())
            .execute(connection)
            .await?;
        }
        HouseChange::Unban(id) => {
            let gone =
                sqlx::query("DELETE FROM bans WHERE id = $1").bind(id.as_str()).execute(connection).await?;
            if gone.rows_affected() == 0 {
                return Ok(Err(StoreError::Conflict));
            }
        }
        HouseChange::Link(row) => {
            sqlx::query("DELETE FROM links WHERE user_id = $1 AND purpose = $2")
                .bind(row.user.as_str())
                .bind(row.purpose.as_str())
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO links (id, user_id, purpose, made, ends) VALUES ($1, $2, $3, $4, $5)")
                .bind(row.id.as_str())
                .bind(row.user.as_str())
                .bind(row.purpose.as_str())
                .bind(row.made)
                .bind(row.ends)
                .execute(connection)
                .await?;
        }
        HouseChange::LinkUsed(id) => {
            let used =
                sqlx::query("DELETE FROM links WHERE id = $1").bind(id.as_str()).execute(connection).await?;
            if used.rows_affected() == 0 {
                return Ok(Err(StoreError::Conflict));
            }
        }
        HouseChange::Report(row) => {
            sqlx::query(
                "INSERT INTO reports (id, at, user_id, about, table_id, line, text, done) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(row.id.as_str())
            .bind(row.at)
            .bind(row.user.as_str())
            .bind(row.about.as_str())
            .bind(row.table.as_str())
            .bind(row.line.as_deref())
            .bind(row.text.as_str())
            .bind(row.done)
            .execute(connection)
            .await?;
        }
        HouseChange::ReportDone(id, at) => {
            let done = sqlx::query("UPDATE reports SET done = $1 WHERE id = $2")
                .bind(*at)
                .bind(id.as_str())
                .execute(connection)
                .await?;
            if done.rows_affected() == 0 {
                return Ok(Err(StoreError::Conflict));
            }
        }
        HouseChange::Key(key) => {
            let text = "SELECT value FROM settings WHERE name = $1";
            let before = sqlx::query(text).bind(COOKIE_KEY).fetch_optional(&mut *connection).await?;
            if let Some(before) = before {
                overwrite_setting(connection, COOKIE_KEY_BEFORE, &before.try_get::<String, _>(0)?).await?;
            }
            overwrite_setting(connection, COOKIE_KEY, key).await?;
        }
        HouseChange::Said(value) => overwrite_setting(connection, HOUSE, value).await?,
    }
    Ok(Ok(()))
}

read_rows! {
    ban_row: BanRow { id, user, network, made, ends, reason };
    audit_row: AuditRow { id, at, operator, act, outcome };
    report_row: ReportRow { id, at, user, about, table, line, text, done };
    link_row: LinkRow { id, user, purpose, made, ends };
}

fn listed_user(row: &SqlRow) -> Result<ListedUser, sqlx::Error> {
    let account = row.try_get::<Option<String>, _>(4)?.is_some();
    Ok(ListedUser { user: user_row(row)?, account, signed_in: row.try_get(5)? })
}

#[async_trait]
impl Administration for Backend {
    async fn users(&self, part: &str, accounts_only: bool, limit: usize) -> Stored<Vec<ListedUser>> {
        // What has a meaning for LIKE is looked for as it is.
        let part = part.replace('!', "!!").replace('%', "!%").replace('_', "!_").to_lowercase();
        let text = "SELECT u.id, u.name, u.colour, u.created, a.user_id, \
             (SELECT MAX(i.made) FROM sign_ins i WHERE i.user_id = u.id) \
             FROM users u LEFT JOIN accounts a ON a.user_id = u.id \
             WHERE LOWER(u.name) LIKE $1 ESCAPE '!' AND ($2 = 0 OR a.user_id IS NOT NULL) \
             ORDER BY u.created DESC, u.id LIMIT $3";
        let query = sqlx::query(text).bind(format!("%{part}%")).bind(i64::from(accounts_only));
        read(&query.bind(limit as i64).fetch_all(&self.readers).await?, listed_user)
    }

    async fn tables_in(&self, status: Option<&str>, limit: usize) -> Stored<Vec<TableRow>> {
        let text = table_columns!("WHERE $1 = '' OR t.status = $1 ORDER BY t.changed DESC, t.id LIMIT $2");
        let query = sqlx::query(text).bind(status.unwrap_or_default()).bind(limit as i64);
        read(&query.fetch_all(&self.readers).await?, table_row)
    }

    async fn audit(&self, limit: usize) -> Stored<Vec<AuditRow>> {
        let text = "SELECT id, at, operator, act, outcome FROM audit ORDER BY id DESC LIMIT $1";
        read(&sqlx::query(text).bind(limit as i64).fetch_all(&self.readers).await?, audit_row)
    }

    async fn bans(&self) -> Stored<Vec<BanRow>> {
        let text = "SELECT id, user_id, network, made, ends, reason FROM bans ORDER BY id";
        read(&sqlx::query(text).fetch_all(&self.readers).await?, ban_row)
    }

    async fn reports(&self, all: bool, limit: usize) -> Stored<Vec<ReportRow>> {
        let text = "SELECT id, at, user_id, about, table_id, line, text, done FROM reports \
                    WHERE $1 = 1 OR done IS NULL ORDER BY id DESC LIMIT $2";
        let query = sqlx::query(text).bind(i64::from(all)).bind(limit as i64);
        read(&query.fetch_all(&self.readers).await?, report_row)
    }

    async fn link(&self, id: &str) -> Stored<Option<LinkRow>> {
        let text = "SELECT id, user_id, purpose, made, ends FROM links WHERE id = $1";
        first(&sqlx::query(text).bind(id).fetch_all(&self.readers).await?, link_row)
    }
}
