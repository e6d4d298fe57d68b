//! What concerns everybody who comes: what they are told, whether the service is maintained, and who may not come in.
//!
//! All of it is kept in the store, so that every node and the next start know it, and in memory, because every request
//! asks. An operator changes it by `klatsch admin`; other nodes hear of that by [`crate::store::NodeMessage::House`].

mod bans;
mod said;

use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::{broadcast, watch};

pub(crate) use bans::guard;
pub use said::{Maintenance, Notice, Said};

use self::bans::Ban;
use crate::clock::{Millis, closed};
use crate::error::{Answer, Problem};
use crate::identity::SignIns;
use crate::store::{HOUSE, HouseChange, NodeMessage, Store, Write};
use crate::table::TableRegistry;

/// What this node knows of it.
pub(crate) struct House {
    registry: Arc<TableRegistry>,
    sign_ins: Arc<SignIns>,
    said: watch::Sender<Said>,
    bans: RwLock<Vec<Ban>>,
    /// When this node started: an end that was ordered before is not its own.
    started: Millis,
}

impl House {
    /// As it is stored.
    pub(crate) async fn load(registry: Arc<TableRegistry>, sign_ins: Arc<SignIns>) -> Answer<House> {
        let store = registry.store.as_ref();
        let (said, bans) = (read(store).await?, bans::read(store).await?);
        registry.hold(said.maintenance.is_some());
        let started = registry.clock.now();
        Ok(House { registry, sign_ins, said: watch::channel(said).0, bans: RwLock::new(bans), started })
    }

    /// What everybody is told now.
    pub(crate) fn said(&self) -> Said {
        self.said.borrow().clone()
    }

    /// What everybody is told, now and from now on.
    pub(crate) fn listen(&self) -> watch::Receiver<Said> {
        self.said.subscribe()
    }

    fn bans(&self) -> Vec<Ban> {
        self.bans.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says something else to everybody, at every node.
    pub(crate) async fn say(&self, said: &Said) -> Answer<()> {
        let text = serde_json::to_string(said).map_err(|_| Problem::internal())?;
        self.registry.store.write(Write::House(HouseChange::Said(text))).await?;
        self.reload().await
    }

    /// Reads again what is stored; anyone who may not be here any more is sent away.
    pub(crate) async fn reload(&self) -> Answer<()> {
        let store = self.registry.store.as_ref();
        let (said, bans) = (read(store).await?, bans::read(store).await?);
        self.sign_ins.renew_keys().await?;
        self.registry.hold(said.maintenance.is_some());
        self.said.send_if_modified(|known| {
            let is_news = *known != said;
            *known = said;
            is_news
        });
        let before = {
            let mut known = self.bans.write().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *known, bans.clone())
        };
        for ban in bans.iter().filter(|ban| !before.contains(ban)) {
            match &ban.user {
                Some(user) => self.sign_ins.signed_out(user),
                // Those who may come back at once.
                None => self.sign_ins.everybody_out(),
            }
        }
        Ok(())
    }

    /// Hears what operators do through other nodes, until the service closes.
    pub(crate) async fn follow(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        let mut node_messages = self.registry.store.node_messages();
        loop {
            let message = tokio::select! {
                message = node_messages.recv() => message,
                () = closed(&mut closing) => return,
            };
            match message {
                Ok(NodeMessage::House | NodeMessage::Missed)
                | Err(broadcast::error::RecvError::Lagged(_)) => {
                    if let Err(problem) = self.reload().await {
                        tracing::warn!(code = problem.code(), "cannot read what an operator changed");
                    }
                }
                Ok(_) => {}
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Waits until an operator's maintenance stops this node.
    pub(crate) async fn stopped(self: Arc<Self>) {
        let mut said = self.listen();
        loop {
            let stops =
                said.borrow_and_update().maintenance.as_ref().and_then(|maintenance| maintenance.stops);
            let stops = stops.filter(|stops| *stops >= self.started);
            let wait = async {
                match stops {
                    Some(stops) => {
                        let left = (stops - self.registry.clock.now()).max(0);
                        tokio::time::sleep(std::time::Duration::from_millis(left.unsigned_abs())).await;
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = wait => {
                    tracing::info!("this node stops for maintenance");
                    return;
                }
                changed = said.changed() => if changed.is_err() {
                    std::future::pending::<()>().await;
                },
            }
        }
    }
}

async fn read(store: &dyn Store) -> Answer<Said> {
    let text = store.setting(HOUSE).await?;
    // What a newer program wrote is not worth a start that fails.
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}
