//! The shape of the store, one file a change; a file that was released is never edited.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every change so far: number, name, SQL that both databases understand.
const CHANGES: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("migrations/0001_tables.sql")),
    (2, "people", include_str!("migrations/0002_people.sql")),
];

/// Brings a database up to date; nodes that start together wait for one another.
pub(super) fn migrator() -> Migrator {
    let migrations = CHANGES
        .iter()
        .map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into(), false)
        })
        .collect();
    Migrator { migrations: Cow::Owned(migrations), ..Migrator::DEFAULT }
}
