//! Requests that another site asks a browser for are refused.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::Problem;

/// Refuses changes from other sites. Browsers say where a request comes from; programs have no reason to lie.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    match reads || is_own(request.headers()) {
        true => next.run(request).await,
        false => foreign().into_response(),
    }
}

/// The refusal.
pub(crate) fn foreign() -> Problem {
    Problem::forbidden("request/foreign", "this request comes from another site")
}

/// Whether a request comes from our own pages, or from no page at all.
pub(crate) fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    let Some(origin) = text(header::ORIGIN.as_str()) else { return true };
    let host = text("x-forwarded-host").or(text(header::HOST.as_str()));
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")))
            .collect()
    }

    #[test]
    fn our_own_pages_and_programs_may_pass() {
        assert!(is_own(&headers(&[])));
        assert!(is_own(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(is_own(&headers(&[("origin", "https://tables.example"), ("host", "tables.example")])));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!is_own(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(!is_own(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(!is_own(&headers(&[("origin", "https://evil.example"), ("host", "tables.example")])));
        assert!(!is_own(&headers(&[("origin", "null"), ("host", "tables.example")])));
    }
}
