//! What concerns everybody who comes: what they are told, whether the service is maintained, and who may not come in.
//!
//! All of it is kept in the store, so that every node and the next start know it, and in memory, because every request
//! asks. An operator changes it by [`crate::admin`]; other nodes hear of that by [`crate::store::NodeMessage::House`].

mod bans;
mod said;

use std::sync::{PoisonError, RwLock};

use tokio::sync::{broadcast, watch};

pub(crate) use bans::guard;
pub(crate) use said::maintained;
pub use said::{Maintenance, Notice, Said};

use self::bans::Ban;
use crate::app::App;
use crate::clock::{Millis, closed};
use crate::error::{Answer, Problem};
use crate::identity;
use crate::store::{HOUSE, HouseChange, NodeMessage, Store, Write};

/// What this node knows of it.
pub(crate) struct House {
    said: watch::Sender<Said>,
    bans: RwLock<Vec<Ban>>,
    /// When this node started: an end that was ordered before is not its own.
    started: Millis,
}

impl House {
    /// As it is stored.
    pub(crate) async fn load(store: &dyn Store, started: Millis) -> Answer<House> {
        let said = watch::channel(read(store).await?).0;
        Ok(House { said, bans: RwLock::new(bans::read(store).await?), started })
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
}

async fn read(store: &dyn Store) -> Answer<Said> {
    let text = store.setting(HOUSE).await?;
    // What a newer program wrote is not worth a start that fails.
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Says something else to everybody, at every node.
pub(crate) async fn say(app: &App, said: &Said) -> Answer<()> {
    let text = serde_json::to_string(said).map_err(|_| Problem::internal())?;
    app.registry.store.write(Write::House(HouseChange::Said(text))).await?;
    reload(app).await
}

/// Reads again what is stored; who may not be here any more is sent away.
pub(crate) async fn reload(app: &App) -> Answer<()> {
    let store = app.registry.store.as_ref();
    let (said, bans) = (read(store).await?, bans::read(store).await?);
    app.renew_keys(identity::keys(store).await?);
    app.registry.hold(said.maintenance.is_some());
    app.house.said.send_if_modified(|known| {
        let is_news = *known != said;
        *known = said;
        is_news
    });
    let before = {
        let mut known = app.house.bans.write().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *known, bans.clone())
    };
    for ban in bans.iter().filter(|ban| !before.contains(ban)) {
        match &ban.user {
            Some(user) => app.signed_out(user),
            // Those who may come back at once.
            None => app.everybody_out(),
        }
    }
    Ok(())
}

/// Hears what operators do through other nodes, until the service closes.
pub(crate) async fn follow(app: App, mut closing: watch::Receiver<bool>) {
    let mut node_messages = app.registry.store.node_messages();
    loop {
        let ring = tokio::select! {
            ring = node_messages.recv() => ring,
            () = closed(&mut closing) => return,
        };
        match ring {
            Ok(NodeMessage::House | NodeMessage::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                if let Err(problem) = reload(&app).await {
                    tracing::warn!(code = problem.code(), "cannot read what an operator changed");
                }
            }
            Ok(_) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// Waits until an operator's maintenance stops this node.
pub(crate) async fn stopped(app: App) {
    let mut said = app.house.listen();
    loop {
        let stops = said.borrow_and_update().maintenance.as_ref().and_then(|maintenance| maintenance.stops);
        let stops = stops.filter(|stops| *stops >= app.house.started);
        let wait = async {
            match stops {
                Some(stops) => {
                    let left = (stops - app.registry.clock.now()).max(0);
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
