//! What happens although nobody acts: clocks run out, bots of a node that died wake up elsewhere,
//! tables that nobody comes for leave the memory.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use super::registry::TableRegistry;
use super::state::BOT_GRACE;
use crate::clock::{Millis, closed};
use crate::ids::TableId;
use crate::store::{Due, NodeMessage};

/// How often the store is asked which tables are due.
const EVERY: Duration = Duration::from_millis(500);

/// Tables asked for in one go.
const MOST: usize = 500;

/// Tables looked after at once: reading one must not hold up the clocks of the others.
const TOGETHER: usize = 16;

/// Looks after every table that is due now, or within `ahead`. Says how many there were that can be read.
pub(crate) async fn sweep(registry: &Arc<TableRegistry>, ahead: Millis) -> usize {
    registry.tidy_rooms();
    let by = registry.clock.now() + ahead;
    let mut last: Option<Due> = None;
    let mut n_due = 0;
    loop {
        let page = match registry.store.due(by, last.as_ref(), MOST).await {
            Ok(page) => page,
            Err(error) => {
                tracing::warn!(%error, "cannot ask which tables are due");
                return n_due;
            }
        };
        let is_last = page.len() < MOST;
        last = page.last().cloned();
        // What cannot be read is not in anybody's way.
        let readable = page.into_iter().filter(|(_, id)| registry.quarantine.refusal(id).is_none());
        n_due += stream::iter(readable)
            .map(|(_, id)| look_after(registry.clone(), id))
            .buffer_unordered(TOGETHER)
            .filter(|looked| std::future::ready(*looked))
            .count()
            .await;
        if is_last {
            return n_due;
        }
    }
}

/// Whether the table could be read.
async fn look_after(registry: Arc<TableRegistry>, id: TableId) -> bool {
    match registry.look_after(&id).await {
        Err(problem) if problem.code() == "table/quarantined" => false,
        Err(problem) => {
            tracing::warn!(table = id.tag(), code = problem.code(), "cannot look after a table");
            true
        }
        Ok(()) => true,
    }
}

/// Sweeps until the service closes.
pub(crate) async fn run(registry: Arc<TableRegistry>, mut closing: watch::Receiver<bool>) {
    // Bots of the last run do not wait for their grace to end.
    sweep(&registry, BOT_GRACE).await;
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closed(&mut closing) => return,
        }
        sweep(&registry, 0).await;
    }
}

/// How often it is asked what other nodes wrote, whether a message came or not.
const ASK: Duration = Duration::from_secs(3);

/// Follows what other nodes write until the service closes.
pub(crate) async fn follow(registry: Arc<TableRegistry>, mut closing: watch::Receiver<bool>) {
    let mut node_messages = registry.store.node_messages();
    let mut ask = tokio::time::interval(ASK);
    ask.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            message = node_messages.recv() => message,
            _ = ask.tick(), if registry.store.is_shared() => {
                registry.follow_all().await;
                continue;
            }
            () = closed(&mut closing) => return,
        };
        match message {
            Ok(message) => registry.received(&message).await,
            Err(RecvError::Lagged(_)) => registry.received(&NodeMessage::Missed).await,
            Err(RecvError::Closed) => return,
        }
    }
}
