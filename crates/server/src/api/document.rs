//! The OpenAPI document: what each handler says of itself, and what holds for many of them.

use axum::http::StatusCode;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use crate::identity::COOKIE;

/// The name of the cookie in the document.
const SCHEME: &str = "cookie";

/// What may be called without a cookie.
const OPEN: [(&str, &str); 11] = [
    ("get", "/api/games"),
    ("get", "/api/house"),
    ("get", "/api/legal"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{id}"),
    ("post", "/api/me"),
    ("post", "/api/sign-in"),
    ("post", "/api/password-reset"),
    ("post", "/api/password-forgotten"),
    ("post", "/api/mail-confirmed"),
    ("post", "/api/unsubscribe"),
];

/// What any call may be answered.
const EVERY: [(StatusCode, &str); 3] = [
    (StatusCode::TOO_MANY_REQUESTS, "too often, or too much at once"),
    (StatusCode::INTERNAL_SERVER_ERROR, "something went wrong here"),
    (StatusCode::SERVICE_UNAVAILABLE, "not now: the store does not answer, or there is no place"),
];

/// What a change may be answered.
const CHANGE: [(StatusCode, &str); 1] =
    [(StatusCode::FORBIDDEN, "not with this identity, or from another site")];

/// What a call with a body may be answered.
const BODY: [(StatusCode, &str); 5] = [
    (StatusCode::BAD_REQUEST, "the body is no JSON, or a value is refused"),
    (StatusCode::REQUEST_TIMEOUT, "the body took too long"),
    (StatusCode::PAYLOAD_TOO_LARGE, "the body is too large"),
    (StatusCode::UNSUPPORTED_MEDIA_TYPE, "the body does not say that it is JSON"),
    (StatusCode::UNPROCESSABLE_ENTITY, "the body is not as described, or the rules refuse it"),
];

/// What a call with parameters may be answered.
const PARAMETERS: [(StatusCode, &str); 1] = [(StatusCode::BAD_REQUEST, "a parameter is refused")];

/// What a call about a table may be answered.
const TABLE: [(StatusCode, &str); 2] = [
    (StatusCode::NOT_FOUND, "there is no such table"),
    (StatusCode::CONFLICT, "not in this state of the table"),
];

/// What a call about somebody else's table may be answered.
const GUARDED: [(StatusCode, &str); 1] = [(StatusCode::FORBIDDEN, "not with this identity")];

/// Says of every call what holds for many.
pub(crate) fn complete(document: &mut OpenApi) {
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(
        COOKIE,
        "set by `POST /api/me` and `POST /api/sign-in`",
    )));
    let components = document.components.get_or_insert_default();
    components.security_schemes.insert(SCHEME.into(), cookie);
    // Only sockets leave words out.
    components.schemas.insert("Saying".into(), RefOr::Ref(Ref::from_schema_name("Message")));
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            let is_open = OPEN.contains(&(method, path.as_str()));
            add(operation, &EVERY);
            if !is_open {
                add(operation, &[(StatusCode::UNAUTHORIZED, "nobody has said who they are")]);
                operation.security = Some(vec![SecurityRequirement::new(SCHEME, Vec::<String>::new())]);
            }
            if method != "get" {
                add(operation, &CHANGE);
            }
            if operation.request_body.is_some() {
                add(operation, &BODY);
            }
            if operation.parameters.as_ref().is_some_and(|parameters| !parameters.is_empty()) {
                add(operation, &PARAMETERS);
            }
            if path.contains("{id}") {
                add(operation, &TABLE);
                if !is_open {
                    add(operation, &GUARDED);
                }
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let PathItem { get, put, post, delete, .. } = item;
    let all = [("get", get), ("put", put), ("post", post), ("delete", delete)];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// Adds answers, unless the handler says more of them.
fn add(operation: &mut Operation, answers: &[(StatusCode, &str)]) {
    for (status, description) in answers {
        let known = operation.responses.responses.entry(status.as_str().into());
        known.or_insert_with(|| RefOr::T(refusal(description)));
    }
}

fn refusal(description: &str) -> Response {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    ResponseBuilder::new().description(description).content("application/json", content).build()
}
