//! Changes, and the queue in which they wait for the next commit.

use tokio::sync::{mpsc, oneshot};

use super::people::PersonChange;
use super::rows::{Append, ChatRow, Expired, NewTable, UserRow};
use super::{StoreError, Stored};
use crate::clock::Millis;

/// A change. Those that wait together are committed together.
#[derive(Clone, Debug)]
pub enum Write {
    /// A step of a table.
    Append(Append),
    /// A new table.
    Table(NewTable),
    /// A user, new or changed.
    User(UserRow),
    /// Something said.
    Chat(ChatRow),
    /// Something about a person.
    Person(PersonChange),
    /// Tables at which nothing happens any more are removed.
    Expire(Expired),
    /// Guests who sit at no table and came before this moment are forgotten.
    ExpireGuests(Millis),
    /// A setting, unless it is there already.
    Setting {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A setting, whatever was there before.
    Overwrite {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
}

/// A change and who waits for it.
pub(super) type Job = (Write, oneshot::Sender<Stored<()>>);

/// The most changes that share a commit: bounds how long the first of them waits.
const MOST_TOGETHER: usize = 400;

/// How many changes may wait; whoever comes then waits to wait.
const QUEUE: usize = 10_000;

/// The entrance of the queue.
#[derive(Clone)]
pub(super) struct Queue(mpsc::Sender<Job>);

/// The exit of the queue.
pub(super) struct Jobs(mpsc::Receiver<Job>);

pub(super) fn queue() -> (Queue, Jobs) {
    let (sender, receiver) = mpsc::channel(QUEUE);
    (Queue(sender), Jobs(receiver))
}

impl Queue {
    /// Waits until the change is durable.
    pub(super) async fn write(&self, write: Write) -> Stored<()> {
        let (done, heard) = oneshot::channel();
        self.0.send((write, done)).await.map_err(|_| StoreError::Closed)?;
        heard.await.map_err(|_| StoreError::Closed)?
    }
}

impl Jobs {
    /// All that waits now; waits itself while nothing does. `None` once every entrance is gone.
    pub(super) async fn next(&mut self) -> Option<Vec<Job>> {
        let mut jobs = Vec::new();
        match self.0.recv_many(&mut jobs, MOST_TOGETHER).await {
            0 => None,
            _ => Some(jobs),
        }
    }

    /// Accepts nothing more; what waits is still served.
    pub(super) fn close(&mut self) {
        self.0.close();
    }
}
