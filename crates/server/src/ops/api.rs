//! `/healthz`, `/metrics` and what else is for operators.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use base64ct::{Base64, Encoding as _};

use super::page;
use crate::app::App;
use crate::clock::SECOND;
use crate::identity::peer::is_local;
use crate::metrics::{InMemory, metrics};
use crate::store::{Census, SCHEMA};
use crate::table::Catalogues;

/// Routes for operators; they are no part of the API.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(figures))
        .route("/quarantined", get(quarantined))
        .route("/operator", get(page::page))
        .route("/operator.css", get(page::style))
}

/// Whether this node can serve: the store answers and nobody asked it to end.
async fn healthz(State(app): State<App>) -> Response {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    match app.registry.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// Whether an operator asks: from this machine, or with the token.
pub(super) fn is_operator(app: &App, request: &Request) -> bool {
    let given = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(shown);
    match &app.config.metrics_token {
        Some(token) => given.is_some_and(|given| is_equal(&given, token)),
        None => is_local(request.headers(), request.extensions()),
    }
}

/// The token that somebody shows: programs as it is, browsers as a password under any name.
fn shown(authorization: &str) -> Option<String> {
    if let Some(token) = authorization.strip_prefix("Bearer ") {
        return Some(token.into());
    }
    let pair = Base64::decode_vec(authorization.strip_prefix("Basic ")?).ok()?;
    let (_, password) = std::str::from_utf8(&pair).ok()?.split_once(':')?;
    Some(password.into())
}

/// The tables this program cannot read, one a line: link, first step that does not replay, why, name in the log.
async fn quarantined(State(app): State<App>, request: Request) -> Response {
    match is_operator(&app, &request) {
        true => app.registry.quarantine.list().into_response(),
        false => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The figures.
async fn figures(State(app): State<App>, request: Request) -> Response {
    if !is_operator(&app, &request) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text_of_figures(&app).await).into_response()
}

/// The figures as of now.
pub(super) async fn text_of_figures(app: &App) -> String {
    match app.registry.store.census().await {
        Ok(Census { open, running, over, users, oldest_due, bytes }) => {
            let overdue = oldest_due.map_or(0, |due| (app.registry.clock.now() - due).max(0) / SECOND);
            metrics().tables_stored([("open", open), ("running", running), ("over", over)]);
            metrics().stored(users, overdue, bytes);
        }
        // The other figures are worth having, and `/healthz` says that the store is away.
        Err(error) => tracing::warn!(%error, "what is stored cannot be counted"),
    }
    let (tables, sockets) = app.registry.metrics();
    let quarantined = app.registry.quarantine.len();
    let catalogues = Catalogues::n_in_use();
    metrics().to_text(InMemory { tables, sockets, quarantined, catalogues, schema: SCHEMA })
}

/// Compares hashes: how long that takes says nothing about the token.
fn is_equal(given: &str, token: &str) -> bool {
    use sha2::{Digest as _, Sha256};
    Sha256::digest(given.as_bytes()) == Sha256::digest(token.as_bytes())
}
