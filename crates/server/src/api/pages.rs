//! What a browser is shown: the web table, which is part of this program.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::config::Config;
use crate::error::Refused;

/// The page of a program that was built without the web table.
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
        .route("/privacy", get(page))
        .route("/imprint", get(page))
        .route("/reset", get(page))
        .route("/forgotten", get(page))
        .route("/mail", get(page))
        .route("/unsubscribe", get(page))
        .route("/profile", get(page))
        .route("/learn", get(page))
        .route("/learn/{game}", get(page))
        .route("/rules", get(page))
        .route("/rules/{game}", get(page))
        .route("/rules/{game}/quick", get(page))
        .route("/t/{id}", get(page))
        .route("/t/{id}/{version}", get(page))
        .route("/{file}", get(top))
        .route("/assets/{file}", get(asset))
        .fallback(nowhere)
}

/// The page; what it shows is decided by the path, in the browser.
async fn page(State(app): State<App>, headers: HeaderMap) -> Response {
    let web = &app.config.web;
    let answer = match address(&app.config, &headers) {
        Some(address) => web.send_changed(&headers, ("index.html", address), "no-cache", at_home),
        None => web.send(&headers, "index.html", "no-cache"),
    };
    answer.unwrap_or_else(|| ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], WITHOUT).into_response())
}

/// The picture that shows what a link leads to, as the page names it.
const PICTURE: &str = "property=\"og:image\" content=\"/";

/// The page with the whole address of its picture: those who show links elsewhere do not know where it came from.
fn at_home(page: &str, address: &str) -> String {
    page.replace(PICTURE, &format!("{}{address}/", PICTURE.trim_end_matches('/')))
}

/// The address under which players reach the service: what its operator says, or where this caller has found it.
fn address(config: &Config, headers: &HeaderMap) -> Option<String> {
    if let Some(known) = &config.public_url {
        return Some(known.trim_end_matches('/').replace('"', "%22"));
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    // It becomes part of a page, so it may be nothing but a name and a port.
    let is_name = |letter: u8| letter.is_ascii_alphanumeric() || b".-:[]".contains(&letter);
    let scheme = if config.secure_cookies { "https" } else { "http" };
    host.bytes().all(is_name).then(|| format!("{scheme}://{host}"))
}

async fn top(app: State<App>, headers: HeaderMap, uri: Uri, Path(name): Path<String>) -> Response {
    match app.config.web.send(&headers, &name, "no-cache") {
        // The page itself, by the name of its file.
        Some(_) if name == "index.html" => page(app, headers).await,
        Some(file) => file,
        None => nowhere(app, headers, uri).await,
    }
}

/// People who follow a wrong link see a page that says so, in their language; programs get a refusal.
async fn nowhere(app: State<App>, mut headers: HeaderMap, uri: Uri) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    if !accepted.contains("text/html") || uri.path().starts_with("/api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    // What is not there is never known already.
    headers.remove(header::IF_NONE_MATCH);
    let mut answer = page(app, headers).await;
    *answer.status_mut() = StatusCode::NOT_FOUND;
    // It has its shape.
    answer.extensions_mut().insert(Refused("request/no_such_path".into()));
    answer
}

/// Files whose names change with their content may be kept for ever.
async fn asset(State(app): State<App>, headers: HeaderMap, Path(name): Path<String>) -> Response {
    app.config
        .web
        .send(&headers, &format!("assets/{name}"), "public, max-age=31536000, immutable")
        .unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::config::Place;

    fn found_at(host: &'static str, change: impl FnOnce(&mut Config)) -> Option<String> {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), Place::Folder("nowhere".into()));
        change(&mut config);
        address(&config, &HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]))
    }

    #[test]
    fn the_picture_of_a_link_has_a_whole_address() {
        let page = at_home(include_str!("../../../../web/index.html"), "https://tables.example");
        assert!(
            page.contains("<meta property=\"og:image\" content=\"https://tables.example/share.png\" />"),
            "{page}"
        );
    }

    #[test]
    fn the_address_is_the_operators_or_the_one_that_was_called() {
        let named = |config: &mut Config| config.public_url = Some("https://tables.example/".into());
        assert_eq!(found_at("inside:7722", named).as_deref(), Some("https://tables.example"));
        assert_eq!(found_at("192.168.0.17:7722", |_| {}).as_deref(), Some("http://192.168.0.17:7722"));
        let secure = |config: &mut Config| config.secure_cookies = true;
        assert_eq!(found_at("tables.example", secure).as_deref(), Some("https://tables.example"));
        assert_eq!(found_at("x\"><script>", |_| {}), None, "nothing but names enters a page");
    }
}
