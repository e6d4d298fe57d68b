//! What a browser is shown: for now a page that says where the tables are spoken to.

use axum::Router;
use axum::extract::Path;
use axum::response::Html;
use axum::routing::get;

use crate::app::App;

const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kaffeeklatsch</title>\
    <h1>Kaffeeklatsch</h1><p>The tables are spoken to at <a href=\"/api/openapi.json\">/api</a>.</p></html>";

/// The start page and the permalinks of tables and their versions.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(|| async { Html(PAGE) }))
        .route("/t/{id}", get(|_: Path<String>| async { Html(PAGE) }))
        .route("/t/{id}/{version}", get(|_: Path<(String, u64)>| async { Html(PAGE) }))
}
