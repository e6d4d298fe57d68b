//! What is shown after a commit: one message for each group of viewers who see the same.

use std::sync::Arc;

use table::Viewer;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::event::TableEvent;
use super::frame::{self, Changes, Moment};
use super::room::{Inside, Room};
use super::state::{Done, Table};
use crate::clock::Millis;
use crate::sync::lock;

/// What a socket is told: as whom, and whether its client draws the table and says everything itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Subscription {
    /// Whose eyes it has.
    pub viewer: Viewer,
    /// Whether every update brings the question and the offers of a drawing.
    pub offers: bool,
    /// Whether updates leave out what the client can find in what it has.
    pub brief: bool,
}

/// What sockets are told.
#[derive(Clone, Debug)]
pub enum News {
    /// The table changed; what each viewer who is there is told.
    Update {
        /// The version now.
        version: u64,
        /// Whether seats changed hands, so that everybody must ask for their eyes again.
        reseated: bool,
        /// The message for each viewer.
        texts: Vec<(Subscription, Utf8Bytes)>,
    },
    /// Something was said in a room: `players` or `watchers`.
    Chat(Arc<str>, Utf8Bytes),
    /// Who is there.
    Presence(Utf8Bytes),
    /// Something may have been missed.
    Lost,
}

impl Room {
    /// The table is as `next` from now on; every viewer who is there is told.
    pub(super) fn publish(
        &self,
        inside: &mut Inside,
        next: Table,
        event: &TableEvent,
        done: &Done,
        now: Millis,
    ) {
        let before = std::mem::replace(&mut inside.table, next);
        let moment = Moment::of(&before);
        inside.remember(&moment, event, done);
        let table = &inside.table;
        let subscriptions: Vec<Subscription> = lock(&self.crowd).subscriptions.keys().copied().collect();
        if subscriptions.is_empty() {
            return;
        }
        let with_table =
            !matches!(event, TableEvent::Play(..) | TableEvent::Undo(..)) || table.ending.is_some();
        let mut changes = Changes::new(&moment, table);
        let text = |to: Subscription| {
            let shown = changes.shown_to(to.viewer, to.brief);
            (to, frame::update(table, to, &shown, &done.happened, Some(&before), with_table, now).into())
        };
        let texts = subscriptions.into_iter().map(text).collect();
        self.tell(News::Update { version: table.version, reseated: event.changes_seats(), texts });
    }
}
