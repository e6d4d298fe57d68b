//! Tables that this version of the program cannot read. They stay closed and untouched, and hold nobody up.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex as StdMutex;

use super::state::Table;
use crate::error::Problem;
use crate::ids::TableId;
use crate::store::{Secret, StepRow, TableRow};
use crate::sync::lock;

/// The tables of this node that do not replay, and where they stop.
#[derive(Default)]
pub(crate) struct Quarantine(StdMutex<BTreeMap<TableId, Unreadable>>);

/// Why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable {
    /// The first step that does not replay; 0 if it is the table itself.
    pub(crate) version: u64,
    pub(crate) code: String,
    /// What callers hear, if there is more to say than that it cannot be read.
    message: Option<String>,
}

impl Unreadable {
    /// A bug of the rules, but no reason to ask them again and again.
    pub(crate) fn panicked() -> Unreadable {
        Unreadable { version: 0, code: "panic".into(), message: None }
    }

    /// What callers hear.
    fn refusal(&self) -> Problem {
        let plain = "this table cannot be read by this version of the program; nothing of it is lost";
        Problem::conflict("table/quarantined", self.message.as_deref().unwrap_or(plain))
    }
}

impl Quarantine {
    /// What callers hear about a table that is known not to replay.
    pub(crate) fn refusal(&self, id: &TableId) -> Option<Problem> {
        lock(&self.0).get(id).map(Unreadable::refusal)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        lock(&self.0).len()
    }

    /// Leaves a table alone from now on; said once in the log.
    pub(super) fn add(&self, id: &TableId, unreadable: Unreadable) -> Problem {
        let Unreadable { version, code, .. } = &unreadable;
        tracing::error!(
            table = id.tag(),
            version,
            code,
            "this table does not replay by the present rules; it stays closed and untouched"
        );
        let refusal = unreadable.refusal();
        lock(&self.0).insert(id.clone(), unreadable);
        refusal
    }

    /// For the operator: table, the step at which it stops, why, and its name in the log, one table a line.
    pub(crate) fn list(&self) -> String {
        let mut text = String::new();
        for (id, Unreadable { version, code, .. }) in lock(&self.0).iter() {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{id} {version} {code} {}", id.tag());
        }
        text
    }
}

/// A table as it was at this version.
pub(crate) fn fold(
    row: &TableRow,
    secret: Option<Secret>,
    steps: &[StepRow],
    version: u64,
) -> Result<Table, Unreadable> {
    let at = |version: u64| {
        move |problem: Problem| Unreadable {
            version,
            code: problem.code().into(),
            message: (problem.code() == "table/quarantined").then(|| problem.to_string()),
        }
    };
    let secret = secret.ok_or_else(|| Unreadable { version: 0, code: "secret".into(), message: None })?;
    let mut table = Table::new(row, secret).map_err(at(0))?;
    for step in steps.iter().take_while(|step| step.version <= version) {
        table.replay(step).map_err(at(step.version))?;
    }
    Ok(table)
}
