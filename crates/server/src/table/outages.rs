//! Time in which no node served: it is given back to the clocks that ran in it.
//!
//! Every node that serves writes down now and then that it does. A node that starts and finds that nobody did for a
//! while knows from when to when nobody served, and keeps that; each table takes it up as one more thing that
//! happened, before anything else happens there, so that it replays like all the rest.

use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use tokio::sync::watch;

use super::event::TableEvent;
use super::registry::TableRegistry;
use super::room::{Inside, Room};
use super::state::Status;
use crate::clock::{DAY, Millis, SECOND, closed};
use crate::error::Answer;
use crate::store::Write;
use crate::sync::lock;

/// How often a node says that it serves.
const BEAT: Duration = Duration::from_secs(3);

/// A silence that another node's pulse does not explain.
const SILENCE: Millis = 7 * SECOND;

/// No clock runs longer than this: a year for a turn, a year in the bank.
const KEPT: Millis = 800 * DAY;

/// The setting with the moment at which a node last served.
const SERVED: &str = "served";

/// The setting with the times in which nobody did, as a JSON list of pairs.
const OUTAGES: &str = "outages";

/// The times in which nobody served, oldest first.
#[derive(Default)]
pub(crate) struct Outages(StdMutex<Vec<(Millis, Millis)>>);

impl TableRegistry {
    /// Finds out whether anybody served until now; for a node that starts.
    pub(crate) async fn look_for_outage(&self) -> Answer<()> {
        let now = self.clock.now();
        let served = self.store.setting(SERVED).await?.and_then(|text| text.parse::<Millis>().ok());
        let known = self.store.setting(OUTAGES).await?;
        let mut outages: Vec<(Millis, Millis)> =
            known.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        if let Some(served) = served.filter(|served| now - served > SILENCE) {
            tracing::info!(seconds = (now - served) / SECOND, "nobody served; clocks get that time back");
            outages.retain(|(_, to)| now - to < KEPT);
            outages.push((served, now));
            let value = serde_json::to_string(&outages).unwrap_or_default();
            self.store.write(Write::Overwrite { name: OUTAGES.into(), value }).await?;
        }
        *lock(&self.outages.0) = outages;
        self.beat().await
    }

    /// Says that this node serves.
    pub(crate) async fn beat(&self) -> Answer<()> {
        let value = self.clock.now().to_string();
        Ok(self.store.write(Write::Overwrite { name: SERVED.into(), value }).await?)
    }

    /// A table that was just read takes up the times in which its clocks ran in vain.
    pub(super) async fn give_back_outages(
        self: &Arc<Self>,
        room: &Arc<Room>,
        inside: &mut Inside,
    ) -> Answer<()> {
        let outages = lock(&self.outages.0).clone();
        for (from, to) in outages {
            while inside.table.status() == Status::Running && inside.table.clocks.ran_in(from, to) {
                self.commit(room, inside, &TableEvent::Outage(from, to), self.clock.now()).await?;
            }
        }
        Ok(())
    }
}

/// Says that this node serves until it does not.
pub(crate) async fn run(registry: Arc<TableRegistry>, mut closing: watch::Receiver<bool>) {
    loop {
        if let Err(problem) = registry.beat().await {
            tracing::warn!(code = problem.code(), "cannot write down that this node serves");
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = closed(&mut closing) => return,
        }
    }
}
