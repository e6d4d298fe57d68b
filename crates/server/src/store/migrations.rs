//! The shape of the store, one file a change; a file that was released is never edited.

use std::borrow::Cow;

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use super::{StoreError, Stored};

/// Every change so far: number, name, SQL that both databases understand.
const CHANGES: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("migrations/0001_tables.sql")),
    (2, "people", include_str!("migrations/0002_people.sql")),
    (3, "administration", include_str!("migrations/0003_administration.sql")),
    (4, "reports", include_str!("migrations/0004_reports.sql")),
    (5, "errands", include_str!("migrations/0005_errands.sql")),
];

/// The number of the last change: the shape this program writes.
pub const SCHEMA: i64 = CHANGES[CHANGES.len() - 1].0;

/// Brings a database up to date; nodes that start together wait for one another.
pub(super) async fn run<C: Migrate>(connection: &mut C) -> Stored<()> {
    migrator().run_direct(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::Unreadable(format!(
            "the database was made by a newer klatsch; this is {}",
            env!("CARGO_PKG_VERSION")
        )),
        MigrateError::VersionMismatch(_) => StoreError::Unreadable(format!(
            "the database was made by a klatsch of another line; this is {}",
            env!("CARGO_PKG_VERSION")
        )),
        error => sqlx::Error::from(error).into(),
    })
}

fn migrator() -> Migrator {
    let migrations = CHANGES
        .iter()
        .map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into(), false)
        })
        .collect();
    Migrator { migrations: Cow::Owned(migrations), ..Migrator::DEFAULT }
}
