//! What goes wrong in a call: a status, a stable code, a sentence, and for a refused action the rule.
//!
//! [`Problem`] is what callers see. Whatever is wrong inside (a store that does not answer) is logged here
//! and becomes `internal` or `store/busy` without a word about the inside.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wire::{Code, Fault};

use crate::clock::Millis;
use crate::store::StoreError;

/// The outcome of a call.
pub type Answer<T> = Result<T, Problem>;

/// Why a call was refused.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// `code`, `message`, and whatever else is known, such as `rule`.
    body: Value,
}

/// Goes with the answer as far as the one who counts refusals.
#[derive(Clone)]
pub(crate) struct Refused(pub(crate) String);

/// The shape of every refusal.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    /// Stable, such as `action/illegal`.
    pub(crate) code: String,
    /// One sentence for people.
    pub(crate) message: String,
    /// The paragraph of the rules that forbids it.
    pub(crate) rule: Option<String>,
    /// Seconds after which it may be tried again, for `limit/too_many`.
    pub(crate) retry_after: Option<i64>,
}

impl Problem {
    /// A refusal with a code of its own.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        Problem { status, body: json!({"code": code, "message": message.into()}) }
    }

    /// A field of a request is wrong.
    pub fn field(name: &str, message: impl std::fmt::Display) -> Problem {
        Fault::field(name, message).into()
    }

    /// Nobody has said who they are.
    pub fn nobody() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "identity/none", "who are you? begin with POST /api/me")
    }

    /// Not with this identity.
    pub fn forbidden(code: &str, message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, message)
    }

    /// Not in this state of the table.
    pub fn conflict(code: &str, message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, message)
    }

    /// There is no such table, or not for this caller.
    pub fn no_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "table/not_found", "there is no such table")
    }

    /// An answer to an earlier state of the table.
    pub fn stale(named: u64, now: u64) -> Problem {
        Fault::new(Code::ActionStale, format!("this answers version {named}; the table is at {now}")).into()
    }

    /// Too often; there is room again after so many milliseconds.
    pub fn too_many(wait: Millis) -> Problem {
        let mut problem = Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "limit/too_many",
            "too often; try again a little later",
        );
        problem.body["retry_after"] = json!((wait.max(1) + 999) / 1_000);
        problem
    }

    /// A bug, or something outside that failed; the caller learns no more than that.
    pub fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong here")
    }

    /// The code.
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or("internal")
    }

    /// As the `error` of an answer.
    pub fn to_json(&self) -> Value {
        self.body.clone()
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let status = match fault.code {
            Code::ActionStale | Code::UndoClosed => StatusCode::CONFLICT,
            Code::ActionIllegal => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        Problem { status, body: fault.to_json() }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Conflict => {
                Problem::conflict("store/conflict", "somebody else was quicker; try again")
            }
            StoreError::Restored => Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "store/restored",
                "a backup was put back; look again",
            ),
            StoreError::Closed => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "store/closed", "the service is shutting down")
            }
            StoreError::Database(error) => {
                tracing::error!(%error, "the store failed");
                Problem::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "store/busy",
                    "the store does not answer; look again before you repeat it",
                )
            }
            StoreError::Unreadable(what) => {
                tracing::error!(%what, "the store holds something unreadable");
                Problem::internal()
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.body.get("retry_after").and_then(Value::as_i64);
        let code = Refused(self.code().into());
        let mut response = (self.status, Json(self.body)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(code);
        response
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.body["message"].as_str().unwrap_or("something went wrong"))
    }
}

impl std::error::Error for Problem {}
