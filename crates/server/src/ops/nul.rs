//! U+0000 is in no text that anybody sends: PostgreSQL cannot hold it, and nobody can write it.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::middleware::MOST_BYTES;
use crate::error::Problem;
use crate::shape::nul;

/// Refuses a request with U+0000 in its path, its query or its body.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    if request.uri().path_and_query().is_some_and(|text| text.as_str().contains("%00")) {
        return Problem::unspeakable().into_response();
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
    if nul::is_in(&bytes) {
        return Problem::unspeakable().into_response();
    }
    next.run(Request::from_parts(parts, Body::from(bytes))).await
}
