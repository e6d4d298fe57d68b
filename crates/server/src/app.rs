//! The service: its state, its routes, its start and its end.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, Request};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, broadcast, watch};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

#[cfg(unix)]
use crate::admin;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::{Answer, Problem};
use crate::house::{self, House};
use crate::identity::limits::{self, Limits};
use crate::identity::{self, Hasher, Keys, origin};
use crate::ids::UserId;
use crate::notify::{self, Notifier, Outlets};
use crate::ops::aside::Aside;
use crate::ops::listen::Doors;
use crate::ops::{self, backups, body, listen, nul, restored};
use crate::socket::OpenSockets;
use crate::store::{GENERATION, NodeMessage, Store, StoreError, Stored};
use crate::table::{TableRegistry, expiry, outages, sweep};
use crate::{api, socket};

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub registry: Arc<TableRegistry>,
    /// The settings of this node.
    pub config: Arc<Config>,
    /// Sign cookies.
    keys: Arc<RwLock<Keys>>,
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
    /// The generation of the data that memory agrees with.
    pub(crate) generation: Arc<Mutex<Option<String>>>,
    /// Whose sockets must introduce themselves again: one user's, or everybody's.
    pub(crate) dismissals: broadcast::Sender<Option<UserId>>,
    /// How many sockets are open.
    pub(crate) sockets: watch::Sender<usize>,
}

/// Dismissals that may wait for a slow socket; one that missed some is dismissed.
const DISMISSALS: usize = 64;

/// Replays that are computed at once: leaves cores for the tables.
const REPLAYS_AT_ONCE: usize = 2;

/// How long sockets may take to say good-bye.
const GOODBYE: Duration = Duration::from_secs(5);

impl App {
    /// The keys of all cookies.
    pub(crate) fn keys(&self) -> Keys {
        self.keys.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Other keys: an operator changed them, or a backup was put back.
    pub(crate) fn renew_keys(&self, keys: Keys) {
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
    }

    /// The sockets of a user must introduce themselves again: some of them may not be signed in any more.
    pub(crate) fn signed_out(&self, user: &UserId) {
        // Nobody may be there.
        let _ = self.dismissals.send(Some(user.clone()));
    }

    /// All sockets must introduce themselves again.
    pub(crate) fn everybody_out(&self) {
        let _ = self.dismissals.send(None);
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.keys().now
    }
}

#[derive(OpenApi)]
#[openapi(info(title = "Kaffeeklatsch", description = "Tables of coffee board games"))]
struct Document;

/// A running service.
pub struct Service {
    /// What handlers reach.
    pub app: App,
    closing: watch::Sender<bool>,
}

impl Service {
    /// Gets ready over an open store; nothing listens yet.
    pub async fn over(config: Config, store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Answer<Service> {
        let keys = identity::keys(store.as_ref()).await?;
        let generation = store.setting(GENERATION).await?;
        let limits = Limits::new(&config, clock.clone());
        let digest = config.mail.as_ref().map_or(0, |mail| mail.digest);
        let outlets = Outlets::open(&config, store.as_ref()).await?;
        let notifier = Arc::new(Notifier::new(store.clone(), clock.clone(), outlets, digest));
        let registry =
            Arc::new(TableRegistry::new(store, clock, config.bot_threads, config.tables_in_memory));
        registry.look_for_outage().await?;
        let house = Arc::new(House::load(registry.store.as_ref(), registry.clock.now()).await?);
        registry.hold(house.said().maintenance.is_some());
        let (closing, closed) = watch::channel(false);
        let open = OpenSockets::new(&config);
        registry.listen(Arc::new(ops::Counter));
        registry.listen(notifier.clone());
        let app = App {
            registry,
            config: Arc::new(config),
            keys: Arc::new(RwLock::new(keys)),
            closing: closed,
            limits: Arc::new(limits),
            aside: Aside::new(REPLAYS_AT_ONCE),
            open,
            hasher: Hasher::default(),
            house,
            notifier,
            generation: Arc::new(Mutex::new(generation)),
            dismissals: broadcast::channel(DISMISSALS).0,
            sockets: watch::channel(0).0,
        };
        Ok(Service { app, closing })
    }

    /// Replays some stored tables, so that a store this program cannot read is noticed at once.
    /// Says how many replayed and which did not.
    pub async fn sample(&self) -> Answer<(usize, Vec<String>)> {
        let registry = &self.app.registry;
        let mut good = 0;
        let mut bad = Vec::new();
        for id in registry.store.begun(self.app.config.sample).await? {
            match registry.load(&id, u64::MAX).await {
                Ok(_) => good += 1,
                Err(_) => bad.push(id.to_string()),
            }
        }
        Ok((good, bad))
    }

    /// Starts what goes on by itself: clocks, late bots, following other nodes.
    pub fn start(&self) {
        let registry = &self.app.registry;
        tokio::spawn(sweep::run(registry.clone(), self.closing.subscribe()));
        tokio::spawn(expiry::run(registry.clone(), self.app.config.expiry, self.closing.subscribe()));
        tokio::spawn(outages::run(registry.clone(), self.closing.subscribe()));
        tokio::spawn(sweep::follow(registry.clone(), self.closing.subscribe()));
        if let Some(schedule) = self.app.config.backups.clone() {
            tokio::spawn(backups::run(self.app.clone(), schedule, self.closing.subscribe()));
        }
        tokio::spawn(dismiss(self.app.clone(), self.closing.subscribe()));
        tokio::spawn(house::follow(self.app.clone(), self.closing.subscribe()));
        tokio::spawn(restored::watch(self.app.clone(), self.closing.subscribe()));
        tokio::spawn(notify::postman::run(self.app.clone(), self.closing.subscribe()));
        tokio::spawn(self.app.notifier.clone().run(self.closing.subscribe()));
    }

    /// Hears orders of `klatsch admin` from now on, where there is a data folder; before anybody is told that it serves.
    #[cfg(unix)]
    pub fn hear_orders(&self) {
        admin::socket::open(&self.app, self.closing.subscribe());
    }

    /// Looks after every table that is due now; what [`Service::start`] does all the time.
    pub async fn sweep(&self) -> usize {
        sweep::sweep(&self.app.registry, 0).await
    }

    /// Sends mail and repeats calls that are due; what [`Service::start`] does all the time. Says how many were sent.
    pub async fn send_due(&self) -> Stored<usize> {
        notify::postman::send_due(&self.app).await
    }

    /// Removes what is old; what [`Service::start`] does all the time. Says how many tables.
    pub async fn expire(&self) -> Answer<usize> {
        self.app.registry.expire(self.app.config.expiry).await
    }

    /// Drops what is in memory if a backup was put back; what [`Service::start`] does all the time.
    pub async fn look_for_restored(&self) -> Answer<bool> {
        restored::look(&self.app).await
    }

    /// Makes a backup if one is due; what [`Service::start`] does all the time. Says which.
    pub async fn make_backup(&self) -> Stored<Option<PathBuf>> {
        match &self.app.config.backups {
            Some(schedule) => backups::make_if_due(&self.app, schedule).await,
            None => Ok(None),
        }
    }

    /// All routes.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// Serves until the process is told to end.
    pub async fn serve(
        self,
        listener: TcpListener,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        self.start();
        let router = self.router();
        let closing = self.closing.clone();
        let registry = self.app.registry.clone();
        let stopped = house::stopped(self.app.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = until => {}
                () = stopped => {}
            }
            registry.stop_bots();
            let _ = closing.send(true);
        });
        let config = &self.app.config;
        let files = config.open_files.map_or_else(ops::raise_open_files, Ok)?;
        ops::metrics().files_limited(files);
        let doors = Doors::new(config, files);
        tracing::info!(files, connections = doors.most(), "files that may be open");
        listen::serve(listener, router, doors, config.patience, self.closing.subscribe()).await;
        self.close().await;
        Ok(())
    }

    /// Says good-bye to sockets, stops bots, and lets go of the store.
    pub async fn close(&self) {
        let _ = self.closing.send(true);
        self.app.registry.stop_bots();
        let mut sockets = self.app.sockets.subscribe();
        let gone = sockets.wait_for(|sockets| *sockets == 0);
        if tokio::time::timeout(GOODBYE, gone).await.is_err() {
            tracing::warn!("some sockets did not take their leave");
        }
        // From here on nobody serves.
        if let Err(problem) = self.app.registry.beat().await {
            tracing::warn!(code = problem.code(), "cannot write down until when this node served");
        }
        self.app.registry.store.close().await;
    }
}

/// All routes over this state.
pub(crate) fn router(app: App) -> Router {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(identity::routes())
        .merge(notify::api::routes())
        .merge(api::routes())
        .merge(socket::routes())
        .split_for_parts();
    api::document::complete(&mut document);
    router
        .route("/api/openapi.json", axum::routing::get(|| async move { axum::Json(document) }))
        .merge(api::pages::routes())
        .merge(ops::api::routes())
        .layer(DefaultBodyLimit::max(crate::ops::middleware::MOST_BYTES))
        .layer(middleware::from_fn(nul::guard))
        .layer(middleware::from_fn_with_state(app.clone(), origin::guard))
        .layer(middleware::from_fn(to_its_end))
        .layer(middleware::from_fn_with_state(app.clone(), house::guard))
        .layer(middleware::from_fn_with_state(app.clone(), limits::guard))
        .layer(middleware::from_fn_with_state(app.config.patience.body, body::guard))
        .layer(middleware::from_fn_with_state(app.clone(), crate::ops::middleware::around_request))
        .with_state(app)
}

/// Passes on who signed out at another node.
async fn dismiss(app: App, mut closing: watch::Receiver<bool>) {
    let mut node_messages = app.registry.store.node_messages();
    loop {
        let ring = tokio::select! {
            ring = node_messages.recv() => ring,
            () = crate::clock::closed(&mut closing) => return,
        };
        match ring {
            Ok(NodeMessage::SignedOut(user)) => app.signed_out(&user),
            Ok(NodeMessage::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => app.everybody_out(),
            Ok(_) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// A request is carried out to its end, even if its client has gone meanwhile.
async fn to_its_end(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::internal().into_response(),
    }
}

impl From<StoreError> for std::io::Error {
    fn from(error: StoreError) -> std::io::Error {
        std::io::Error::other(error)
    }
}
