//! An event is decided on, stored, and shown: in this order.

use std::sync::Arc;

use super::event::TableEvent;
use super::registry::TableRegistry;
use super::room::{Inside, Room};
use super::state::{BOT_GRACE, Status, Table};
use crate::clock::Millis;
use crate::error::Answer;
use crate::ids::TableId;
use crate::store::{Append, StoreError, Write};

/// How often somebody else may be quicker before a caller is told to try again.
const TRIES: usize = 8;

/// What came of a call.
pub(crate) struct Acted {
    pub(crate) version: u64,
    /// Whether no chair is free, at a table that has not begun.
    pub(crate) full: bool,
}

impl TableRegistry {
    /// Decides on an event at the table as it is now, makes it durable, and tells everybody.
    ///
    /// If another node was quicker, its steps are read and the decision is made again; nothing is refused for what
    /// another node may have changed already.
    pub(crate) async fn act(
        self: &Arc<Self>,
        id: &TableId,
        decide: impl Fn(&Table) -> Answer<TableEvent>,
    ) -> Answer<Acted> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter(&room, &mut guard).await?;
        let mut may_be_behind = self.store.is_shared();
        for _ in 0..TRIES {
            let now = self.clock.now();
            match inside.table.clocks.runs_out() {
                Some((moment, seat)) if moment <= now && inside.table.status() == Status::Running => {
                    self.commit(&room, inside, &TableEvent::Late(seat), now).await?;
                    continue;
                }
                _ => {}
            }
            let mut begins = false;
            let done = match decide(&inside.table) {
                Ok(event) => {
                    begins = matches!(event, TableEvent::Begin);
                    self.commit(&room, inside, &event, now).await
                }
                Err(problem) => Err(problem),
            };
            match done {
                Ok(true) => {
                    if begins && self.is_held() && inside.table.has_clocks() {
                        self.commit(&room, inside, &TableEvent::Pause, now).await?;
                    }
                    return Ok(Acted { version: inside.table.version, full: inside.table.is_full() });
                }
                Ok(false) => {}
                Err(problem) if may_be_behind && problem.status.is_client_error() => {
                    self.catch_up(&room, inside).await?;
                    may_be_behind = false;
                }
                Err(problem) => return Err(problem),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Whether the event is durable now; if somebody else was quicker, their steps have been read instead.
    pub(super) async fn commit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &mut Inside,
        event: &TableEvent,
        now: Millis,
    ) -> Answer<bool> {
        let mut next = inside.table.clone();
        let done = next.apply(event, now)?;
        let due = next.due(now);
        let standing = (next.status() != inside.table.status() || is_news(inside.due, due, &next))
            .then(|| next.standing(now));
        let seats = event.changes_seats().then(|| next.sitters());
        let append = Append {
            table: room.id.clone(),
            step: event.to_row(next.version, now, &done.dealt),
            seats,
            standing,
        };
        let stored_due = append.standing.as_ref().map(|standing| standing.due);
        match self.store.write(Write::Append(append)).await {
            Ok(()) => {
                if let Some(due) = stored_due {
                    inside.due = due;
                }
                room.publish(inside, next, event, &done, now);
                self.tell(room, &inside.table, event);
                self.wake_bot(room, inside);
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up(room, inside).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads the steps that others added.
    pub(super) async fn catch_up(&self, room: &Room, inside: &mut Inside) -> Answer<()> {
        for step in self.store.steps(&room.id, inside.table.version).await? {
            let mut next = inside.table.clone();
            let (event, done) = next.replay(&step)?;
            let due = next.due(step.at);
            if next.status() != inside.table.status() || is_news(inside.due, due, &next) {
                inside.due = due;
            }
            room.publish(inside, next, &event, &done, step.at);
        }
        Ok(())
    }

    /// Looks after a table: lets late seats be late and sleeping bots wake up.
    pub(crate) async fn look_after(self: &Arc<Self>, id: &TableId) -> Answer<()> {
        let room = self.room(id);
        let mut guard = room.inside.lock().await;
        let inside = self.enter(&room, &mut guard).await?;
        self.catch_up(&room, inside).await?;
        let now = self.clock.now();
        while let Some((moment, seat)) = inside.table.clocks.runs_out() {
            if moment > now || inside.table.status() != Status::Running {
                break;
            }
            self.commit(&room, inside, &TableEvent::Late(seat), now).await?;
        }
        self.wake_bot(&room, inside);
        Ok(())
    }
}

/// Whether the store must learn when somebody has to look: exactly for clocks, roughly for bots, which are
/// looked after only if their node died.
fn is_news(stored: Option<Millis>, due: Option<Millis>, table: &Table) -> bool {
    let clock = table.clocks.runs_out().map(|(moment, _)| moment);
    match (stored, due) {
        (Some(stored), Some(due)) if clock.is_some() => stored != due,
        (Some(stored), Some(due)) => due - stored > BOT_GRACE / 2,
        (stored, due) => stored.is_some() != due.is_some(),
    }
}
