//! What goes around every request: a time limit, one shape for all refusals, headers, a line in the log.
//!
//! By hand: tower-http has a layer for each of these, but the refusals need our shape, the log line needs the name, the
//! route and the code together, and one function is shorter than eight layers.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::to_bytes;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::error::{Problem, Refused};
use crate::ids::random_text;
use crate::metrics::metrics;

/// How long a request may take, its body included, which has less (see [`super::body`]). Sockets are answered at
/// once and live on.
const PATIENCE: Duration = Duration::from_secs(30);

/// The largest body of a request: decks and boards are texts of some kilobytes.
pub(crate) const MOST_BYTES: usize = 256 << 10;

/// Pages get everything from this service alone, and nobody may frame them.
const POLICY: &str = "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/// Sent with every answer.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Two years, as browsers like it; only if the service is reached by TLS.
const TLS_ONLY: &str = "max-age=63072000";

/// By which an answer is found in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// A name for a request: that of this process, and a number.
fn request_id() -> String {
    static PROCESS: LazyLock<String> = LazyLock::new(|| random_text(6));
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    format!("{}-{}", *PROCESS, NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// Goes around every request.
pub(crate) async fn around_request(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let id = request_id();
    // The pattern, not the path: a path may name a table, which is for those who have the link.
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let response = match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => in_shape(response).await,
        Err(_) => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "request/timeout", "this took too long")
            .into_response(),
    };
    let mut response = response;
    add_headers(response.headers_mut(), app.config.secure_cookies, is_api(route.as_deref()));
    note(&id, &method, route.as_deref().unwrap_or("none"), &response, began.elapsed());
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

fn is_api(route: Option<&str>) -> bool {
    route.is_some_and(|route| route.starts_with("/api"))
}

fn add_headers(headers: &mut HeaderMap, tls: bool, api: bool) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TLS_ONLY));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Refusals that the framework words, such as of a body that is no JSON, get the shape of all others.
async fn in_shape(response: Response) -> Response {
    let status = response.status();
    if status.as_u16() < 400 || response.extensions().get::<Refused>().is_some() {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND => "request/no_such_path",
        StatusCode::METHOD_NOT_ALLOWED => "request/no_such_method",
        StatusCode::PAYLOAD_TOO_LARGE => "request/too_large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "request/not_json",
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => "request/malformed",
        StatusCode::UPGRADE_REQUIRED => "request/no_socket",
        // Such as the word of `/healthz`.
        _ => return response,
    };
    let (parts, body) = response.into_parts();
    let text = to_bytes(body, 4_096).await.ok().and_then(|bytes| String::from_utf8(bytes.to_vec()).ok());
    let message = text
        .filter(|text| !text.is_empty())
        .unwrap_or_else(|| status.canonical_reason().unwrap_or("refused").to_ascii_lowercase());
    let mut shaped = Problem::new(status, code, message).into_response();
    // What the framework says besides, such as which methods there are.
    for (name, value) in &parts.headers {
        if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
            shaped.headers_mut().insert(name, value.clone());
        }
    }
    shaped
}

fn note(id: &str, method: &Method, route: &str, response: &Response, time: Duration) {
    let status = response.status();
    metrics().answered(status.as_u16(), time);
    let code = response.extensions().get::<Refused>().map_or("", |Refused(code)| code.as_str());
    if !code.is_empty() {
        metrics().refused(code);
    }
    let ms = time.as_millis() as u64;
    match status.as_u16() {
        500.. => tracing::warn!(id, %method, route, status = status.as_u16(), code, ms, "request"),
        400.. => tracing::info!(id, %method, route, status = status.as_u16(), code, ms, "request"),
        _ => tracing::debug!(id, %method, route, status = status.as_u16(), ms, "request"),
    }
}
