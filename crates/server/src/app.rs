//! The service: its state, its routes, its start and its end.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRef, Request};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::Key;
use tokio::net::TcpListener;
use tokio::sync::watch;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::clock::{Clock, SystemClock};
use crate::config::Config;
use crate::error::{Answer, Problem};
use crate::identity::{self, origin};
use crate::store::{self, Store, StoreError};
use crate::table::{Hall, sweep};
use crate::{api, socket};

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hall: Arc<Hall>,
    /// The settings of this node.
    pub config: Arc<Config>,
    /// Signs cookies.
    pub(crate) key: Key,
    /// Turns true when the service closes: sockets say good-bye.
    pub(crate) closing: watch::Receiver<bool>,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
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
    /// Opens the store and gets ready; nothing listens yet.
    pub async fn open(config: Config) -> Answer<Service> {
        let store = store::open(&config.place).await?;
        Self::over(config, store, Arc::new(SystemClock)).await
    }

    /// As [`Service::open`], over a store and a clock of one's own.
    pub async fn over(config: Config, store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Answer<Service> {
        let key = identity::key(store.as_ref()).await?;
        let hall = Arc::new(Hall::new(store, clock, config.bot_threads, config.tables_in_memory));
        let (closing, closed) = watch::channel(false);
        let app = App { hall, config: Arc::new(config), key, closing: closed };
        Ok(Service { app, closing })
    }

    /// Replays some stored tables, so that a store this program cannot read is noticed at once.
    /// Says how many replayed and which did not.
    pub async fn sample(&self) -> Answer<(usize, Vec<String>)> {
        let hall = &self.app.hall;
        let mut good = 0;
        let mut bad = Vec::new();
        for id in hall.store.begun(self.app.config.sample).await? {
            match hall.load(&id, u64::MAX).await {
                Ok(_) => good += 1,
                Err(_) => bad.push(id.to_string()),
            }
        }
        Ok((good, bad))
    }

    /// Starts what goes on by itself: clocks, late bots, following other nodes.
    pub fn start(&self) {
        let hall = &self.app.hall;
        tokio::spawn(sweep::run(hall.clone(), self.closing.subscribe()));
        tokio::spawn(sweep::follow(hall.clone(), self.closing.subscribe()));
    }

    /// Looks after every table that is due now; what [`Service::start`] does all the time.
    pub async fn sweep(&self) -> usize {
        sweep::sweep(&self.app.hall, 0).await
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
        let router = self.router().into_make_service_with_connect_info::<SocketAddr>();
        let closing = self.closing.clone();
        let hall = self.app.hall.clone();
        let served = axum::serve(listener, router).with_graceful_shutdown(async move {
            until.await;
            hall.stop_bots();
            let _ = closing.send(true);
        });
        let served = served.await;
        self.close().await;
        served
    }

    /// Says good-bye to sockets, stops bots, and lets go of the store.
    pub async fn close(&self) {
        let _ = self.closing.send(true);
        self.app.hall.stop_bots();
        self.app.hall.store.close().await;
    }
}

/// All routes over this state.
fn router(app: App) -> Router {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(identity::api::routes())
        .merge(api::routes())
        .merge(socket::routes())
        .split_for_parts();
    router
        .route("/api/openapi.json", axum::routing::get(|| async move { axum::Json(document) }))
        .merge(api::pages::routes())
        .layer(middleware::from_fn(origin::guard))
        .layer(middleware::from_fn(to_its_end))
        .with_state(app)
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
