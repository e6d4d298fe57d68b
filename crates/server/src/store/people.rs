//! What is kept of people: who is signed in where, accounts, and how they want to be told.

use std::fmt;

use async_trait::async_trait;

use super::{ChatRow, ErrandChange, Stored, UserRow};
use crate::clock::Millis;
use crate::ids::{TableId, UserId};

/// The hash of a password, ready to be verified. It cannot be printed or turned into JSON.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// Wraps it.
    pub fn new(hash: String) -> PasswordHash {
        PasswordHash(hash)
    }

    /// For the one who verifies, and for the store.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash")
    }
}

/// A browser or program that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignInRow {
    /// The hash of what its cookie says.
    pub id: String,
    /// As whom.
    pub user: UserId,
    /// Since when.
    pub made: Millis,
    /// Until when.
    pub ends: Millis,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountRow {
    /// Whose.
    pub user: UserId,
    /// The folded name; no two accounts share one.
    pub name: String,
    /// The password.
    pub password: PasswordHash,
    /// When it was chosen.
    pub changed: Millis,
}

/// A change that concerns a person.
#[derive(Clone, Debug)]
pub enum PersonChange {
    /// Somebody signs in.
    SignIn(SignInRow),
    /// One device signs out.
    SignOut(UserId, String),
    /// All devices sign out, except one.
    SignOutOthers(UserId, String),
    /// Sign-ins that ended before this moment are forgotten.
    Expire(Millis),
    /// A guest becomes an account with this name, signed in here and nowhere else; a conflict if the name is taken or
    /// there is an account already. All of it or nothing: anyone who is refused is still the guest they were.
    Account(Box<(AccountRow, UserRow, SignInRow)>),
    /// An account has another name, shown and folded; a conflict if that is taken.
    Rename(UserRow, String),
    /// An account has another password.
    Password(AccountRow),
    /// How somebody wants to be told, as JSON; a conflict if it is not what it was `before`.
    Notify {
        /// Who.
        user: UserId,
        /// What was stored.
        before: Option<String>,
        /// What is stored from now on.
        after: String,
    },
    /// Something is to be sent to somebody, or was.
    Errand(ErrandChange),
    /// Nothing more about this table, or again something.
    Mute(UserId, TableId, bool),
    /// An operator gives somebody another name everywhere: at the tables where they sit (`sits`, as they read from now
    /// on), over what they said, and with its key if it is an account. A conflict if the key is taken.
    Called(UserRow, Option<String>, Vec<SitRow>),
    /// A one-time link is used: another password, and nobody signed in but here. A conflict if the link was used.
    Reset(Box<(AccountRow, String, SignInRow)>),
    /// Somebody goes and leaves no name; `sits` are the steps that said it, as they read from now on.
    Forget(UserId, Vec<SitRow>),
}

impl PersonChange {
    /// Who is no longer signed in somewhere after this change.
    pub(super) fn signed_out(&self) -> Option<&UserId> {
        match self {
            PersonChange::SignOut(user, _)
            | PersonChange::SignOutOthers(user, _)
            | PersonChange::Forget(user, _) => Some(user),
            PersonChange::Account(made) => Some(&made.0.user),
            PersonChange::Called(user, ..) => Some(&user.id),
            PersonChange::Reset(reset) => Some(&reset.0.user),
            _ => None,
        }
    }

    /// The tables that must be read again.
    pub(super) fn rewritten(&self) -> Vec<TableId> {
        match self {
            PersonChange::Forget(_, sits) | PersonChange::Called(_, _, sits) => {
                sits.iter().map(|sit| sit.table.clone()).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The step with which somebody sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SitRow {
    /// Where.
    pub table: TableId,
    /// Which step.
    pub version: u64,
    /// What it says.
    pub body: String,
}

/// Somebody who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who.
    pub user: UserRow,
    /// Whether it is an account.
    pub account: bool,
    /// Until when.
    pub ends: Millis,
}

/// What is kept of people.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Who is signed in so.
    async fn known(&self, sign_in: &str) -> Stored<Option<Known>>;

    /// Every device on which somebody is signed in.
    async fn sign_ins(&self, user: &UserId) -> Stored<Vec<SignInRow>>;

    /// The account of this folded name.
    async fn account_named(&self, name: &str) -> Stored<Option<AccountRow>>;

    /// The account of a user.
    async fn account_of(&self, user: &UserId) -> Stored<Option<AccountRow>>;

    /// How somebody wants to be told, as JSON.
    async fn notify_settings(&self, user: &UserId) -> Stored<Option<String>>;

    /// The tables of which somebody wants to hear nothing.
    async fn mutes(&self, user: &UserId) -> Stored<Vec<TableId>>;

    /// Everything somebody said.
    async fn chat_of(&self, user: &UserId) -> Stored<Vec<ChatRow>>;

    /// Every step with which somebody sat down.
    async fn sits_of(&self, user: &UserId) -> Stored<Vec<SitRow>>;

    /// Open tables that somebody made.
    async fn hosted_open(&self, user: &UserId) -> Stored<Vec<TableId>>;

    /// What was in memory has been dropped: changes are accepted again after a backup was put back.
    fn accept(&self, generation: &str);
}
