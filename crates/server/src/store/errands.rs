//! What is still to be sent to people, until it is.

use async_trait::async_trait;

use super::Stored;
use crate::clock::Millis;
use crate::ids::UserId;

/// Something to be sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErrandRow {
    /// Its name: a second one of the same name is not kept.
    pub id: String,
    /// To whom.
    pub user: UserId,
    /// What kind of thing.
    pub kind: String,
    /// What it needs to know, as JSON.
    pub body: String,
    /// Since when.
    pub made: Millis,
    /// How often it was tried.
    pub attempts: u32,
    /// When it is tried next; never without it.
    pub due: Option<Millis>,
    /// Why it failed the last time.
    pub why: String,
}

/// A change to what is to be sent.
#[derive(Clone, Debug)]
pub enum ErrandChange {
    /// Something is to be sent, unless one of that name waits already.
    New(ErrandRow),
    /// Somebody sets out with what was due at this moment; others may try again at `until`. A conflict if another node
    /// was quicker.
    Taken {
        /// Its name.
        id: String,
        /// When it was due.
        due: Millis,
        /// When it is due again if nobody is heard of.
        until: Millis,
    },
    /// It failed and is tried later, or not any more.
    Later(ErrandRow),
    /// It was sent, and earlier ones of its kind that were given up for this user are no news any more.
    Done(ErrandRow),
    /// Nothing of this kind is sent to this user any more.
    Dropped(UserId, &'static str),
}

/// What is to be sent.
#[async_trait]
pub trait Errands: Send + Sync + 'static {
    /// Some that are due by this moment, the oldest first.
    async fn errands_due(&self, by: Millis, limit: usize) -> Stored<Vec<ErrandRow>>;

    /// All of a user, the oldest first.
    async fn errands_of(&self, user: &UserId) -> Stored<Vec<ErrandRow>>;

    /// Some that failed, the last first.
    async fn errands_failed(&self, limit: usize) -> Stored<Vec<ErrandRow>>;
}
