//! What the store keeps, row by row.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::ids::{TableId, UserId};

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRow {
    /// Who.
    pub id: UserId,
    /// What others call them.
    pub name: String,
    /// The colour of their avatar, such as `#8a5a2b`.
    pub colour: String,
    /// When they came.
    pub created: Millis,
}

/// A table as it was made, and what lists need to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// When it was made.
    pub created: Millis,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was agreed when it was made, as JSON.
    pub terms: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Where it stands now.
    pub standing: Standing,
}

/// What lists and sweepers need to know of a table without reading its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// `open`, `running` or `over`.
    pub status: String,
    /// When this last changed.
    pub changed: Millis,
    /// When somebody must look at the table even if nobody acts: a clock runs out, or a bot is late.
    pub due: Option<Millis>,
    /// How it ended, as JSON.
    pub result: Option<String>,
}

/// How many there are of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Tables at which people still sit down.
    pub open: u64,
    /// Tables with a game under way.
    pub running: u64,
    /// Tables that are over.
    pub over: u64,
    /// Everybody, guests among them.
    pub users: u64,
    /// The earliest moment at which somebody must look at a table.
    pub oldest_due: Option<Millis>,
    /// What the database takes on the disk, in bytes.
    pub bytes: u64,
}

impl Census {
    /// All tables.
    pub fn tables(&self) -> u64 {
        self.open + self.running + self.over
    }
}

/// The server's secret of a table. It cannot be printed or turned into JSON.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps it.
    pub fn new(secret: String) -> Secret {
        Secret(secret)
    }

    /// For the dealer, the store, and the table once it is over.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The row.
    pub row: TableRow,
    /// Its secret.
    pub secret: Secret,
    /// What happens there at once.
    pub steps: Vec<Append>,
}

/// One step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// Its number: 1 for the first, no gaps.
    pub version: u64,
    /// When.
    pub at: Millis,
    /// What kind of step; see [`crate::table::TableEvent`].
    pub kind: String,
    /// The seat concerned.
    pub seat: Option<usize>,
    /// The action in notation, or the details as JSON.
    pub body: String,
    /// What chance brought at once, one outcome a line.
    pub dealt: String,
}

/// A step to be added. It is refused if the table has a step of that version already.
#[derive(Clone, Debug)]
pub struct Append {
    /// Where.
    pub table: TableId,
    /// What.
    pub step: StepRow,
    /// What lists must know of it, if that changed.
    pub standing: Option<Standing>,
    /// Who sits where from now on, if that changed.
    pub seats: Option<Vec<(usize, UserId)>>,
}

/// Tables to be removed with everything that belongs to them, if they are still as they were found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expired {
    /// Which.
    pub tables: Vec<TableId>,
    /// Their status.
    pub status: String,
    /// Nothing has happened there since.
    pub before: Millis,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatRow {
    /// Orders what was said in the same millisecond.
    pub id: String,
    /// Where.
    pub table: TableId,
    /// When.
    pub at: Millis,
    /// `players` or `watchers`.
    pub room: String,
    /// By whom.
    pub user: UserId,
    /// Their name then.
    pub name: String,
    /// What.
    pub text: String,
}
