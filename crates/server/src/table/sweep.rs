//! What happens although nobody acts: clocks run out, bots of a node that died wake up elsewhere.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use super::hall::Hall;
use super::state::BOT_GRACE;
use crate::clock::{Millis, closed};
use crate::store::Ring;

/// How often the store is asked which tables are due.
const EVERY: Duration = Duration::from_millis(500);

/// Tables looked after in one go.
const MOST: usize = 500;

/// Looks after every table that is due now, or within `ahead`. Says how many there were.
pub(crate) async fn sweep(hall: &Arc<Hall>, ahead: Millis) -> usize {
    let due = match hall.store.due(hall.clock.now() + ahead, MOST).await {
        Ok(due) => due,
        Err(error) => {
            tracing::warn!(%error, "cannot ask which tables are due");
            return 0;
        }
    };
    for id in &due {
        if let Err(problem) = hall.look_after(id).await
            && problem.code() != "table/quarantined"
        {
            tracing::warn!(table = %id, code = problem.code(), "cannot look after a table");
        }
    }
    due.len()
}

/// Sweeps until the service closes.
pub(crate) async fn run(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    // Bots of the last run do not wait for their grace to end.
    sweep(&hall, BOT_GRACE).await;
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closed(&mut closing) => return,
        }
        sweep(&hall, 0).await;
    }
}

/// How often it is asked what other nodes wrote, whether a ring was heard or not.
const ASK: Duration = Duration::from_secs(3);

/// Follows what other nodes write until the service closes.
pub(crate) async fn follow(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    let mut rings = hall.store.rings();
    let mut ask = tokio::time::interval(ASK);
    ask.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let ring = tokio::select! {
            ring = rings.recv() => ring,
            _ = ask.tick(), if hall.store.is_shared() => {
                hall.follow_all().await;
                continue;
            }
            () = closed(&mut closing) => return,
        };
        match ring {
            Ok(ring) => hall.rung(&ring).await,
            Err(RecvError::Lagged(_)) => hall.rung(&Ring::Missed).await,
            Err(RecvError::Closed) => return,
        }
    }
}
