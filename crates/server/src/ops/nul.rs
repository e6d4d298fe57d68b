//! U+0000 is in no text that anybody sends: PostgreSQL cannot hold it, and nobody can write it.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::middleware::MOST_BYTES;
use crate::error::Problem;

/// Refuses a request with U+0000 in its path, its query or its body.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    if request.uri().path_and_query().is_some_and(|text| text.as_str().contains("%00")) {
        return refused().into_response();
    }
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::CONNECT) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let bytes = match to_bytes(body, MOST_BYTES).await {
        Ok(bytes) => bytes,
        Err(error) => {
            let message = format!("the body is longer than {MOST_BYTES} bytes or did not arrive: {error}");
            return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "request/too_large", message).into_response();
        }
    };
    if is_in(&bytes) {
        return refused().into_response();
    }
    next.run(Request::from_parts(parts, Body::from(bytes))).await
}

/// What is said about it.
pub(crate) fn refused() -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "request/malformed", "a text may not contain U+0000")
}

/// Whether U+0000 is in a text or in a string of a JSON document, where a backslash always escapes something.
pub(crate) fn is_in(text: &[u8]) -> bool {
    let mut rest = text.iter();
    while let Some(&byte) = rest.next() {
        match byte {
            0 => return true,
            b'\\' if rest.as_slice().starts_with(b"u0000") => return true,
            b'\\' => drop(rest.next()),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn it_is_found_where_it_is_meant() {
        for text in ["{\"a\":\"x\\u0000y\"}", "a\0b", "{\"a\":\"\\\\\\u0000\"}"] {
            assert!(is_in(text.as_bytes()), "{text:?}");
        }
        for text in ["{\"a\":\"\\\\u0000\"}", "{\"a\":\"\\u0001\"}", "%00", "\\", "\\u000", ""] {
            assert!(!is_in(text.as_bytes()), "{text:?}");
        }
    }
}
