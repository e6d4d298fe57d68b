//! What every handler can reach.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use tokio::sync::{Mutex, watch};

use crate::clock::Clock;
use crate::config::Config;
use crate::error::Answer;
use crate::house::House;
use crate::identity::limits::Limits;
use crate::identity::links::Links;
use crate::identity::open::OpenSockets;
use crate::identity::{Hasher, SignIns};
use crate::notify::postman::Postman;
use crate::notify::{Notifier, OutletSettings, Outlets};
use crate::store::{GENERATION, Store};
use crate::sync::aside::Aside;
use crate::table::TableRegistry;

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub registry: Arc<TableRegistry>,
    /// The settings of this node.
    pub config: Arc<Config>,
    /// Who is signed in.
    pub(crate) sign_ins: Arc<SignIns>,
    /// Makes links that work once.
    pub(crate) links: Arc<Links>,
    /// Turns true when the service closes: sockets say good-bye.
    pub(crate) closing: watch::Receiver<bool>,
    /// How often is too often.
    pub(crate) limits: Arc<Limits>,
    /// Computes what takes long.
    pub(crate) aside: Aside,
    /// How many sockets somebody has open.
    pub(crate) open: OpenSockets,
    /// Computes passwords.
    pub(crate) hasher: Hasher,
    /// What concerns everybody who comes.
    pub(crate) house: Arc<House>,
    /// Tells players who are not there.
    pub notifier: Arc<Notifier>,
    /// Sends what waits to be sent.
    pub(crate) postman: Arc<Postman>,
    /// The generation of the data that memory agrees with.
    pub(crate) generation: Arc<Mutex<Option<String>>>,
    /// How many sockets are open.
    pub(crate) sockets: watch::Sender<usize>,
}

/// Replays that are computed at once: leaves cores for the tables.
const REPLAYS_AT_ONCE: usize = 2;

/// How long sockets may take to say good-bye.
const GOODBYE: Duration = Duration::from_secs(5);

impl App {
    /// Gets ready over an open store.
    pub(crate) async fn over(
        config: Config,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        closing: watch::Receiver<bool>,
    ) -> Answer<App> {
        let sign_ins = Arc::new(SignIns::open(store.clone(), clock.clone(), config.secure_cookies).await?);
        let generation = store.setting(GENERATION).await?;
        let home = config.public_url.as_deref();
        let links = Arc::new(Links::new(store.clone(), clock.clone(), home));
        let (limits, open) = match config.limits {
            true => (
                Limits::new(&config.rates, config.exempt.clone(), clock.clone()),
                OpenSockets::new(
                    config.sockets_per_person,
                    config.sockets_per_address,
                    config.exempt.clone(),
                ),
            ),
            false => (Limits::none(clock.clone()), OpenSockets::unlimited()),
        };
        let decided = OutletSettings {
            private_webhooks: config.private_webhooks,
            public_url: home,
            push_contact: config.push_contact.as_deref(),
            mail: config.mail.as_ref(),
        };
        let outlets = Outlets::open(decided, store.as_ref()).await?;
        let digest = config.mail.as_ref().map_or(0, |mail| mail.digest);
        let notifier = Arc::new(Notifier::new(store.clone(), clock.clone(), outlets, digest));
        let registry =
            Arc::new(TableRegistry::new(store, clock, config.bot_threads, config.tables_in_memory));
        registry.look_for_outage().await?;
        registry.listen(notifier.clone());
        let house = Arc::new(House::load(registry.clone(), sign_ins.clone()).await?);
        let postman = Arc::new(Postman {
            registry: registry.clone(),
            notifier: notifier.clone(),
            links: links.clone(),
            home: home.unwrap_or_default().into(),
        });
        Ok(App {
            registry,
            config: Arc::new(config),
            sign_ins,
            links,
            closing,
            limits: Arc::new(limits),
            aside: Aside::new(REPLAYS_AT_ONCE),
            open,
            hasher: Hasher::default(),
            house,
            notifier,
            postman,
            generation: Arc::new(Mutex::new(generation)),
            sockets: watch::channel(0).0,
        })
    }

    /// Stops bots, lets sockets take their leave, and lets go of the store; after `closing` turned true.
    pub(crate) async fn close(&self) {
        self.registry.stop_bots();
        let mut sockets = self.sockets.subscribe();
        let gone = sockets.wait_for(|sockets| *sockets == 0);
        if tokio::time::timeout(GOODBYE, gone).await.is_err() {
            tracing::warn!("some sockets did not take their leave");
        }
        // From here on nobody serves.
        if let Err(problem) = self.registry.beat().await {
            tracing::warn!(code = problem.code(), "cannot write down until when this node served");
        }
        self.registry.store.close().await;
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.sign_ins.key()
    }
}

impl FromRef<App> for Arc<SignIns> {
    fn from_ref(app: &App) -> Arc<SignIns> {
        app.sign_ins.clone()
    }
}
