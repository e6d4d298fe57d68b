//! What operators may order, and what they are answered: one JSON object a line each way.
#![expect(missing_docs, reason = "fields that say what they are")]

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Millis;
use crate::house::Said;
use crate::store::{AuditRow, BanRow, ReportRow};

/// An order and who gives it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Who, as the machine knows them.
    pub operator: String,
    /// What.
    pub order: Order,
}

/// An order. A user is named by id, by the name of an account, or by a name that only one has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Users, those who came last first.
    Users {
        /// Only those whose name has this in it.
        part: String,
        /// No guests.
        accounts: bool,
        /// At most this many.
        limit: usize,
    },
    /// All about one user.
    User { user: String },
    /// Another name, everywhere.
    RenameUser { user: String, name: String },
    /// Goes for good, and leaves no name.
    DeleteUser { user: String },
    /// Everything that is kept of a user.
    ExportUser { user: String },
    /// A link with which a user chooses another password, once.
    ResetPassword { user: String },
    /// Who may not come in.
    Bans,
    /// Somebody may not come in any more.
    Ban {
        /// Whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<String>,
        /// Or which addresses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        network: Option<String>,
        /// For how long; for good without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_ms: Option<Millis>,
        /// Why, for them to read.
        reason: String,
    },
    /// Somebody may come in again: named as they were banned, or by the id of the ban.
    Unban { whom: String },
    /// Tables, changed last first.
    Tables {
        /// Only those in this status.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        status: Option<String>,
        /// At most this many.
        limit: usize,
    },
    /// All about one table.
    Table { table: String },
    /// A table that has not begun is closed.
    CloseTable { table: String },
    /// A game is ended without a result.
    EndTable { table: String },
    /// A chair is given to another user, or to a bot.
    Reseat {
        table: String,
        seat: usize,
        /// To whom.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<String>,
        /// Or to a bot of this level, until its player returns.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// Everybody is told something; without a text nothing any more.
    Announce {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        /// For how long it is shown; until it is taken back without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_ms: Option<Millis>,
    },
    /// No new tables, and clocks stand still; perhaps a stop.
    MaintenanceOn {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        /// Every node stops after this time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stop_ms: Option<Millis>,
    },
    /// Tables are made again, and clocks go on.
    MaintenanceOff,
    /// Cookies are signed with another key; those that were signed before stay good until the next time.
    RotateKey,
    /// What guests told about one another, last first.
    Reports {
        /// Also those that somebody is done with.
        all: bool,
        limit: usize,
    },
    /// Somebody is done with a report.
    ReportDone { id: String },
    /// What operators did, last first.
    Audit { limit: usize },
}

impl Order {
    /// Whether it is written down: everything that changes something or shows what somebody left here.
    pub(super) fn is_act(&self) -> bool {
        !matches!(
            self,
            Order::Users { .. }
                | Order::Tables { .. }
                | Order::Bans
                | Order::Reports { .. }
                | Order::Audit { .. }
        )
    }
}

/// What came of an order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reply {
    /// It was carried out.
    Done {
        /// What came of it.
        done: Done,
    },
    /// It was refused, and nothing was changed.
    Refused {
        /// Stable, as those of the API.
        code: String,
        /// One sentence.
        message: String,
    },
}

/// What came of an order that was carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    Users(Vec<UserLine>),
    User(Box<UserPage>),
    /// Everything that is kept of a user.
    Export(Value),
    Link(OnceLink),
    Bans(Vec<BanRow>),
    Tables(Vec<TableLine>),
    /// As the API shows it.
    Table(Value),
    House(Said),
    Reports(Vec<ReportPage>),
    Audit(Vec<AuditRow>),
    /// One sentence about what was done.
    Sentence(String),
}

/// A user in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UserLine {
    pub id: String,
    pub name: String,
    /// Whether there is a password.
    pub account: bool,
    /// When they came.
    pub created: Millis,
    /// When they last signed in somewhere.
    pub signed_in: Option<Millis>,
}

/// All about a user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UserPage {
    #[serde(flatten)]
    pub user: UserLine,
    /// On how many devices they are signed in.
    pub devices: usize,
    /// Where they sit, changed last first.
    pub tables: Vec<TableLine>,
    /// What they may not.
    pub bans: Vec<BanRow>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    /// `open`, `running` or `over`.
    pub status: String,
    pub created: Millis,
    pub changed: Millis,
    /// Whether the lobby shows it.
    pub listed: bool,
}

/// A report, with what was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportPage {
    #[serde(flatten)]
    pub report: ReportRow,
    /// What the one who told is called now.
    pub by_name: String,
    /// What the one it is about is called now.
    pub about_name: String,
    /// The last lines of the chat up to the one it is about.
    pub said: Vec<String>,
}

/// A link that works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnceLink {
    /// Whose.
    pub user: String,
    /// The address, or the part after the host if the address of the service is not known.
    pub link: String,
    /// Until when.
    pub ends: Millis,
}
