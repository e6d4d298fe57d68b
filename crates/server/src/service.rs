//! The service: its routes, its start and its end.

#[cfg(test)]
mod signed_out;

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

#[cfg(unix)]
use crate::admin;
use crate::app::App;
use crate::clock::{Clock, closed};
use crate::config::Config;
use crate::error::{Answer, Problem};
use crate::identity::limits::{self, Gate};
use crate::identity::origin;
use crate::metrics::metrics;
use crate::ops::listen::Doors;
use crate::ops::{self, backups, body, listen, nul, restored};
use crate::store::{NodeMessage, Store, StoreError, Stored};
use crate::sync::hung_up::HungUp;
use crate::table::{expiry, outages, sweep};
use crate::{api, house, socket};

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
        let (closing, closed) = watch::channel(false);
        Ok(Service { app: App::over(config, store, clock, closed).await?, closing })
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
        tokio::spawn(self.app.house.clone().follow(self.closing.subscribe()));
        tokio::spawn(restored::watch(self.app.clone(), self.closing.subscribe()));
        tokio::spawn(self.app.postman.clone().run(self.closing.subscribe()));
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
        self.app.postman.send_due().await
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

    /// Serves until the process is asked to shut down.
    pub async fn serve(
        self,
        listener: TcpListener,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        self.start();
        let router = self.router();
        let closing = self.closing.clone();
        let registry = self.app.registry.clone();
        let stopped = self.app.house.clone().stopped();
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
        metrics().files_limited(files);
        let doors = Doors::new(config, files);
        tracing::info!(files, connections = doors.most(), "files that may be open");
        listen::serve(listener, router, doors, config.patience, self.closing.subscribe()).await;
        self.close().await;
        Ok(())
    }

    /// Says good-bye to sockets, stops bots, and lets go of the store.
    pub async fn close(&self) {
        let _ = self.closing.send(true);
        self.app.close().await;
    }
}

/// All routes over this state.
fn router(app: App) -> Router {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(api::routes())
        .merge(socket::routes())
        .split_for_parts();
    api::document::complete(&mut document);
    let (limits, sign_ins) = (app.limits.clone(), app.sign_ins.clone());
    let gate = Gate { limits, sign_ins, proxies: app.config.proxies };
    router
        .route("/api/openapi.json", axum::routing::get(|| async move { axum::Json(document) }))
        .merge(api::pages::routes())
        .merge(ops::api::routes())
        .layer(DefaultBodyLimit::max(ops::middleware::MOST_BYTES))
        .layer(middleware::from_fn(nul::guard))
        .layer(middleware::from_fn_with_state(app.config.proxies, origin::guard))
        .layer(middleware::from_fn(to_its_end))
        .layer(middleware::from_fn_with_state(app.house.clone(), house::guard))
        .layer(middleware::from_fn_with_state(gate, limits::guard))
        .layer(middleware::from_fn_with_state(app.config.patience.body, body::guard))
        .layer(middleware::from_fn_with_state(app.clone(), ops::middleware::around_request))
        .with_state(app)
}

/// Passes on who signed out at another node.
async fn dismiss(app: App, mut closing: watch::Receiver<bool>) {
    let mut node_messages = app.registry.store.node_messages();
    loop {
        let message = tokio::select! {
            message = node_messages.recv() => message,
            () = closed(&mut closing) => return,
        };
        match message {
            Ok(NodeMessage::SignedOut(user)) => app.sign_ins.signed_out(&user),
            Ok(NodeMessage::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                app.sign_ins.everybody_out();
            }
            Ok(_) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// A request is carried out to its end, even if its client has gone meanwhile; what is only for the client may ask
/// [`HungUp`] and stop.
async fn to_its_end(mut request: Request, next: Next) -> Response {
    let (hung_up, _waits) = HungUp::new();
    request.extensions_mut().insert(hung_up);
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
