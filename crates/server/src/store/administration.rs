//! What is kept for operators: what they did, who may not come in, links that work once.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::{Stored, TableRow, UserRow};
use crate::clock::Millis;
use crate::ids::{TableId, UserId, random_text};

/// A name that sorts by the moment at which something was made.
pub(crate) fn dated_id(at: Millis) -> String {
    format!("{at:015}-{}", random_text(6))
}

/// An act of an operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AuditRow {
    /// Orders acts by their moment.
    pub id: String,
    /// When.
    pub at: Millis,
    /// By whom, as the machine knows them.
    pub operator: String,
    /// What, as JSON.
    pub act: String,
    /// `begun`, `done`, or the code of the refusal.
    pub outcome: String,
}

/// Somebody who may not come in: a user or a network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BanRow {
    /// Its name, for lifting it.
    pub id: String,
    /// Whom.
    pub user: Option<UserId>,
    /// Or which addresses, such as `203.0.113.0/24`.
    pub network: Option<String>,
    /// Since when.
    pub made: Millis,
    /// Until when; for good without it.
    pub ends: Option<Millis>,
    /// Why.
    pub reason: String,
}

/// A link that works once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkRow {
    /// The hash of what it says.
    pub id: String,
    /// For whom.
    pub user: UserId,
    /// What for.
    pub purpose: String,
    /// Since when.
    pub made: Millis,
    /// Until when.
    pub ends: Millis,
}

/// What somebody told the operator about somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportRow {
    /// Orders reports by their moment.
    pub id: String,
    /// When.
    pub at: Millis,
    /// Who told.
    pub user: UserId,
    /// About whom.
    pub about: UserId,
    /// At which table.
    pub table: TableId,
    /// The line of the chat that it is about.
    pub line: Option<String>,
    /// In their words.
    pub text: String,
    /// When an operator was done with it.
    pub done: Option<Millis>,
}

/// A change that an operator makes, or that is made for one.
#[derive(Clone, Debug)]
pub enum HouseChange {
    /// An act, new or with another outcome.
    Audit(AuditRow),
    /// Somebody may not come in any more.
    Ban(BanRow),
    /// Somebody may come in again; a conflict if there is no such ban.
    Unban(String),
    /// A link; those for the same user and purpose do not work any more.
    Link(LinkRow),
    /// A link is used; a conflict if it was used before.
    LinkUsed(String),
    /// Somebody tells something about somebody else.
    Report(ReportRow),
    /// An operator is done with a report; a conflict if there is no such one.
    ReportDone(String, Millis),
    /// Cookies are signed with this key from now on; those signed with the present one stay good.
    Key(String),
    /// What everybody is told, as JSON: see [`crate::house`].
    Said(String),
}

impl HouseChange {
    /// Whether other nodes must hear of it.
    pub(super) fn is_news(&self) -> bool {
        matches!(
            self,
            HouseChange::Ban(_) | HouseChange::Unban(_) | HouseChange::Said(_) | HouseChange::Key(_)
        )
    }
}

/// A user in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedUser {
    /// Who.
    pub user: UserRow,
    /// Whether it is an account.
    pub account: bool,
    /// When they last signed in somewhere.
    pub signed_in: Option<Millis>,
}

/// What is kept for operators.
#[async_trait]
pub trait Administration: Send + Sync + 'static {
    /// Users whose name has this in it, or all; those who came last first.
    async fn users(&self, part: &str, accounts_only: bool, limit: usize) -> Stored<Vec<ListedUser>>;

    /// Tables in this status, or all; changed last first.
    async fn tables_in(&self, status: Option<&str>, limit: usize) -> Stored<Vec<TableRow>>;

    /// What operators did, last first.
    async fn audit(&self, limit: usize) -> Stored<Vec<AuditRow>>;

    /// Everybody who may not come in, also those whose time is over.
    async fn bans(&self) -> Stored<Vec<BanRow>>;

    /// What guests told, last first; only what nobody is done with, or all.
    async fn reports(&self, all: bool, limit: usize) -> Stored<Vec<ReportRow>>;

    /// A link by its hash.
    async fn link(&self, id: &str) -> Stored<Option<LinkRow>>;
}
