//! Requests that another site asks a browser for are refused.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::Problem;

/// Refuses changes from other sites. Browsers say where a request comes from; programs have no reason to lie.
pub(crate) async fn guard(State(proxies): State<usize>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    match reads || is_own(request.headers(), proxies) {
        true => next.run(request).await,
        false => foreign().into_response(),
    }
}

/// The refusal.
pub(crate) fn foreign() -> Problem {
    Problem::forbidden("request/foreign", "this request comes from another site")
}

/// Whether a request comes from our own pages, or from no page at all. Only a proxy of our own may say that browsers
/// know us by another name than the one it calls us by; without one the header was written by nobody knows whom.
pub(crate) fn is_own(headers: &HeaderMap, n_proxies: usize) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    let Some(origin) = text(header::ORIGIN.as_str()) else { return true };
    let forwarded = text("x-forwarded-host").filter(|_| n_proxies > 0);
    // Some proxies replace the name, some add theirs; what stands before the last ones is not from ours.
    let forwarded = forwarded.and_then(|hosts| hosts.rsplit(',').take(n_proxies).last().map(str::trim));
    let host = forwarded.or(text(header::HOST.as_str()));
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
        assert!(is_own(&headers(&[]), 0));
        assert!(is_own(&headers(&[("sec-fetch-site", "same-origin")]), 0));
        assert!(is_own(&headers(&[("origin", "https://tables.example"), ("host", "tables.example")]), 0));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!is_own(&headers(&[("sec-fetch-site", "cross-site")]), 0));
        assert!(!is_own(&headers(&[("sec-fetch-site", "same-site")]), 0));
        assert!(!is_own(&headers(&[("origin", "https://evil.example"), ("host", "tables.example")]), 0));
        assert!(!is_own(&headers(&[("origin", "null"), ("host", "tables.example")]), 0));
    }

    #[test]
    fn another_name_counts_only_with_a_proxy_of_ours() {
        let renamed = |hosts| {
            headers(&[
                ("origin", "https://tables.example"),
                ("host", "inside:7722"),
                ("x-forwarded-host", hosts),
            ])
        };
        assert!(!is_own(&renamed("tables.example"), 0), "anyone who writes headers could say it");
        assert!(is_own(&renamed("tables.example"), 1));
        assert!(!is_own(&renamed("other.example"), 1));
        assert!(is_own(&renamed("evil.example, tables.example"), 1), "only what our own proxy wrote counts");
        assert!(!is_own(&renamed("tables.example, other.example"), 1));
        assert!(is_own(&renamed("tables.example, inside"), 2));
        assert!(is_own(&renamed("tables.example"), 2), "the second of our proxies passed it on");
    }
}
