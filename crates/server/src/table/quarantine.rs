//! Tables that this version of the program cannot read. They stay closed and untouched, and hold nobody up.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex as StdMutex;

use super::hall::lock;
use super::state::Table;
use crate::error::Problem;
use crate::ids::TableId;
use crate::store::{Secret, StepRow, TableRow};

/// The tables of this node that do not replay, and where they stop.
#[derive(Default)]
pub(crate) struct Quarantine(StdMutex<BTreeMap<TableId, Unreadable>>);

/// Why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable {
    /// The first step that does not replay; 0 if it is the table itself.
    version: u64,
    code: String,
}

impl Unreadable {
    /// A bug of the rules, but no reason to ask them again and again.
    pub(super) fn panicked() -> Unreadable {
        Unreadable { version: 0, code: "panic".into() }
    }
}

impl Quarantine {
    /// Whether the table is known not to replay.
    pub(crate) fn has(&self, id: &TableId) -> bool {
        lock(&self.0).contains_key(id)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        lock(&self.0).len()
    }

    /// Leaves a table alone from now on; said once in the log.
    pub(super) fn add(&self, id: &TableId, unreadable: Unreadable) -> Problem {
        let Unreadable { version, code } = &unreadable;
        tracing::error!(
            table = id.tag(),
            version,
            code,
            "this table does not replay by the present rules; it stays closed and untouched"
        );
        lock(&self.0).insert(id.clone(), unreadable);
        refusal()
    }

    /// For the operator: table, the step at which it stops, why, and its name in the log, one table a line.
    pub(crate) fn list(&self) -> String {
        let mut text = String::new();
        for (id, Unreadable { version, code }) in lock(&self.0).iter() {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{id} {version} {code} {}", id.tag());
        }
        text
    }
}

/// What callers hear about such a table.
pub(super) fn refusal() -> Problem {
    let message = "this table cannot be read by this version of the program; nothing of it is lost";
    Problem::conflict("table/quarantined", message)
}

/// A table as it was at this version.
pub(super) fn fold(
    row: &TableRow,
    secret: Option<Secret>,
    steps: &[StepRow],
    version: u64,
) -> Result<Table, Unreadable> {
    let at = |version: u64| move |problem: Problem| Unreadable { version, code: problem.code().into() };
    let secret = secret.ok_or_else(|| Unreadable { version: 0, code: "secret".into() })?;
    let mut table = Table::new(row, secret).map_err(at(0))?;
    for step in steps.iter().take_while(|step| step.version <= version) {
        table.replay(step).map_err(at(step.version))?;
    }
    Ok(table)
}
