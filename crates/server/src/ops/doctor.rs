//! Whether this program can read everything that is stored: every table opened, and every step of it replayed.

use std::panic::AssertUnwindSafe;

use serde::Serialize;

use crate::store::{SCHEMA, Store, Stored};
use crate::table::quarantine::{Unreadable, fold};

/// How many tables are asked for at once.
const FEW: usize = 200;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Findings {
    /// The shape of the store that this program writes.
    pub schema: i64,
    /// How many tables there are.
    pub tables: u64,
    /// How many of them are over.
    pub finished: u64,
    /// How many steps were replayed.
    pub steps: u64,
    /// Tables that this program cannot read.
    pub unreadable: Vec<Finding>,
}

/// A table that this program cannot read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// Its name, as in its link.
    pub table: String,
    /// Its game.
    pub game: String,
    /// `open`, `running` or `over`.
    pub status: String,
    /// The first step that does not replay; 0 if it is the table itself.
    pub step: u64,
    /// Why.
    pub code: String,
}

/// Replays every table of a store; says how many are done of how many after each.
pub async fn examine(store: &dyn Store, mut progress: impl FnMut(u64, u64)) -> Stored<Findings> {
    let whole = store.census().await?.tables();
    let mut findings = Findings { schema: SCHEMA, tables: 0, finished: 0, steps: 0, unreadable: Vec::new() };
    let mut last = None;
    loop {
        let rows = store.tables_after(last.as_ref(), FEW).await?;
        let Some(row) = rows.last() else { return Ok(findings) };
        last = Some(row.id.clone());
        for row in rows {
            let secret = store.secret(&row.id).await?;
            let steps = store.steps(&row.id, 0).await?;
            findings.tables += 1;
            findings.finished += u64::from(row.standing.status == "over");
            findings.steps += steps.len() as u64;
            // A panic is a bug of the rules, and others may be well.
            let folded = std::panic::catch_unwind(AssertUnwindSafe(|| fold(&row, secret, &steps, u64::MAX)));
            if let Err(unreadable) = folded.unwrap_or_else(|_| Err(Unreadable::panicked())) {
                findings.unreadable.push(Finding {
                    table: row.id.to_string(),
                    game: row.game,
                    status: row.standing.status,
                    step: unreadable.version,
                    code: unreadable.code,
                });
            }
            progress(findings.tables, whole.max(findings.tables));
        }
    }
}
