//! Changes, and the queue in which they wait for the next commit.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};

use super::administration::HouseChange;
use super::people::PersonChange;
use super::rows::{Append, ChatRow, Expired, NewTable, Standing, UserRow};
use super::{StoreError, Stored};
use crate::clock::Millis;
use crate::ids::TableId;

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
    /// Something an operator does.
    House(HouseChange),
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
    /// Nothing but the proof that a change can be committed.
    Probe,
}

impl Write {
    /// The table that goes on by it.
    pub(super) fn table(&self) -> Option<&TableId> {
        match self {
            Write::Append(append) => Some(&append.table),
            _ => None,
        }
    }
}

/// A change and who waits for it.
pub(super) type Job = (Write, oneshot::Sender<Stored<()>>);

/// The most changes that share a commit: bounds how long the first of them waits.
const MOST_TOGETHER: usize = 400;

/// A commit costs more than most changes: the next one comes this long after the last, if that brings others along.
const GAP: Duration = Duration::from_millis(5);

/// This many changes wait for no others.
const ENOUGH: usize = 16;

/// How many changes may wait; anyone who comes then waits to wait.
const QUEUE: usize = 10_000;

/// The entrance of the queue.
#[derive(Clone)]
pub(super) struct Queue(mpsc::Sender<Job>);

/// The exit of the queue.
pub(super) struct Jobs {
    waiting: mpsc::Receiver<Job>,
    /// When the last batch was committed, and the table that its first change was for.
    last: Option<(Instant, Option<TableId>)>,
}

pub(super) fn queue() -> (Queue, Jobs) {
    let (sender, receiver) = mpsc::channel(QUEUE);
    (Queue(sender), Jobs { waiting: receiver, last: None })
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
        match self.waiting.recv_many(&mut jobs, MOST_TOGETHER).await {
            0 => None,
            _ => Some(jobs),
        }
    }

    /// Waits a moment for others if the last commit was just now. Who plays alone has nobody to wait for.
    pub(super) async fn gather(&mut self, batch: &mut Vec<Job>) {
        let Some((last, whose)) = &self.last else { return };
        let is_alone = batch.iter().all(|(write, _)| write.table() == whose.as_ref());
        if is_alone || batch.len() >= ENOUGH || last.elapsed() >= GAP {
            return;
        }
        let until = *last + GAP;
        while batch.len() < ENOUGH {
            let more = self.waiting.recv_many(batch, MOST_TOGETHER - batch.len());
            if !matches!(timeout_at(until, more).await, Ok(1..)) {
                break;
            }
        }
    }

    /// A batch with this change at its head has been committed.
    pub(super) fn committed(&mut self, table: Option<TableId>) {
        self.last = Some((Instant::now(), table));
    }

    /// Accepts nothing more; what waits is still served.
    pub(super) fn close(&mut self) {
        self.waiting.close();
    }
}

/// Steps as one text, so that one statement adds any number of them.
pub(super) fn steps_json(appends: &[&Append]) -> String {
    let rows: Vec<_> = appends
        .iter()
        .map(|Append { table, step, .. }| {
            (table, step.version, step.at, &step.kind, step.seat, &step.body, &step.dealt)
        })
        .collect();
    // Texts and numbers: this cannot fail.
    serde_json::to_string(&rows).unwrap_or_default()
}

/// What lists must know of these steps, as one text; each with the version of its step, and of several for one
/// table the last.
pub(super) fn standings_json(appends: &[&Append]) -> String {
    let mut last: Vec<(&Append, &Standing)> = Vec::new();
    for append in appends {
        let Some(standing) = &append.standing else { continue };
        if last.last().is_some_and(|(last, _)| last.table == append.table) {
            last.pop();
        }
        last.push((append, standing));
    }
    let rows: Vec<_> = last
        .into_iter()
        .map(|(Append { table, step, .. }, Standing { status, changed, due, result })| {
            (table, step.version, status, changed, due, result)
        })
        .collect();
    // Texts and numbers: this cannot fail.
    serde_json::to_string(&rows).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    fn setting(name: &str) -> Write {
        Write::Setting { name: name.into(), value: String::new() }
    }

    /// Puts a change into the queue; nobody waits for it.
    fn put(queue: &Queue, write: Write) {
        queue.0.try_send((write, oneshot::channel().0)).expect("room");
    }

    #[tokio::test]
    async fn changes_of_one_moment_share_a_commit() {
        let (queue, mut jobs) = queue();
        // How many are committed together, and whether the first has to wait, if others come at once.
        let taken = async |jobs: &mut Jobs, others: usize| {
            put(&queue, setting("first"));
            let mut batch = jobs.next().await.expect("a batch");
            (0..others).for_each(|number| put(&queue, setting(&number.to_string())));
            let waits = jobs.gather(&mut batch).now_or_never().is_none();
            if waits {
                jobs.gather(&mut batch).await;
            }
            (batch.len(), waits)
        };
        assert_eq!(taken(&mut jobs, 1).await, (1, false), "the first commit waits for nobody");
        jobs.next().await.expect("the other one");
        let other = || Some((Instant::now() + GAP, Some("table".into())));
        jobs.last = other();
        assert_eq!(taken(&mut jobs, 2).await, (3, true), "others come along");
        jobs.last = other();
        assert_eq!(taken(&mut jobs, ENOUGH).await, (ENOUGH + 1, false), "that many wait no longer");
        jobs.committed(None);
        assert_eq!(taken(&mut jobs, 1).await, (1, false), "the same caller again: nobody else is there");
        jobs.next().await.expect("the other one");
        jobs.last = Some((Instant::now() - GAP, Some("table".into())));
        assert_eq!(taken(&mut jobs, 1).await, (1, false), "the last commit was long ago");
    }
}
