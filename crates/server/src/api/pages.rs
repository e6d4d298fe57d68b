//! What a browser is shown: the web table, which is part of this program.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::Refused;

/// The built web table. Whoever builds without it gets a page that says so.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Web;

const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kaffeeklatsch</title>\
    <h1>Kaffeeklatsch</h1><p>This program was built without the web table: <code>cargo xtask run</code> builds \
    both. The tables are spoken to at <a href=\"/api/openapi.json\">/api</a>.</p></html>";

/// The page at every path a browser may open, and the files it needs.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(page))
        .route("/new", get(page))
        .route("/new/{game}", get(page))
        .route("/new/{game}/{way}", get(page))
        .route("/games", get(page))
        .route("/watch", get(page))
        .route("/replay", get(page))
        .route("/about", get(page))
        .route("/keys", get(page))
        .route("/profile", get(page))
        .route("/rules", get(page))
        .route("/rules/{game}", get(page))
        .route("/rules/{game}/quick", get(page))
        .route("/t/{id}", get(page))
        .route("/t/{id}/{version}", get(page))
        .route("/{file}", get(top))
        .route("/assets/{file}", get(asset))
        .fallback(nowhere)
        .layer(CompressionLayer::new())
}

/// The page; what it shows is decided by the path, in the browser.
async fn page(headers: HeaderMap) -> Response {
    match Web::get("index.html") {
        Some(file) => send(&headers, "index.html", file, "no-cache"),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT).into_response(),
    }
}

async fn top(headers: HeaderMap, uri: Uri, Path(name): Path<String>) -> Response {
    match Web::get(&name) {
        Some(file) => send(&headers, &name, file, "no-cache"),
        None => nowhere(headers, uri).await,
    }
}

/// People who follow a wrong link see a page that says so, in their language; programs get a refusal.
async fn nowhere(headers: HeaderMap, uri: Uri) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    if !accepted.contains("text/html") || uri.path().starts_with("/api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let mut answer = page(HeaderMap::new()).await;
    *answer.status_mut() = StatusCode::NOT_FOUND;
    // It has its shape.
    answer.extensions_mut().insert(Refused("request/no_such_path".into()));
    answer
}

/// Files whose names change with their content may be kept for ever.
async fn asset(headers: HeaderMap, Path(name): Path<String>) -> Response {
    match Web::get(&format!("assets/{name}")) {
        Some(file) => send(&headers, &name, file, "public, max-age=31536000, immutable"),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn send(asked: &HeaderMap, name: &str, file: EmbeddedFile, keep: &'static str) -> Response {
    let tag: String = file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut answer = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => file.data.into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    answer
}
