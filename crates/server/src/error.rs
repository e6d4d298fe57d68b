//! What goes wrong in a call: a status, a stable code, a sentence, and for a refused action the rule.
//!
//! [`Problem`] is what callers see. Whatever is wrong inside (a store that does not answer) is logged here
//! and becomes `internal` or `store/unavailable` without a word about the inside.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::{Code, Fault};

use crate::clock::Millis;
pub(crate) use crate::shape::problem::ProblemBody;
use crate::store::StoreError;
use crate::sync::aside::Failed;

/// The outcome of a call.
pub type Answer<T> = Result<T, Problem>;

/// Why a call was refused.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    body: Box<ProblemBody>,
}

/// Goes with the answer as far as the one who counts refusals.
#[derive(Clone)]
pub(crate) struct Refused(pub(crate) String);

impl Problem {
    /// A refusal with a code of its own.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Problem {
        let body = ProblemBody { code: code.into(), message: message.into(), ..ProblemBody::default() };
        Problem { status, body: Box::new(body) }
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

    /// Too often; there is room again after this many milliseconds.
    pub fn too_many(wait: Millis) -> Problem {
        let mut problem = Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "limit/too_many",
            "too often; try again a little later",
        );
        problem.body.retry_after = Some((wait.max(1) + 999) / 1_000);
        problem
    }

    /// More open at once than one may have.
    pub fn too_many_open() -> Problem {
        let message = "too many connections at once; close another one first";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "limit/too_many_open", message)
    }

    /// A bug, or something outside that failed; the caller learns no more than that.
    pub fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong here")
    }

    /// A text with U+0000 in it.
    pub(crate) fn unspeakable() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "request/malformed", "a text may not contain U+0000")
    }

    /// Why no table is made now.
    pub(crate) fn maintained() -> Problem {
        let message = "the service is maintained: no new tables for now, and clocks stand still";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "house/maintenance", message)
    }

    /// The code.
    pub fn code(&self) -> &str {
        &self.body.code
    }

    /// As the `error` of an answer.
    pub(crate) fn into_body(self) -> ProblemBody {
        *self.body
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let status = match fault.code {
            Code::ActionStale | Code::UndoClosed => StatusCode::CONFLICT,
            Code::ActionIllegal => StatusCode::UNPROCESSABLE_ENTITY,
            Code::LessonUnknown => StatusCode::NOT_FOUND,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        Problem { status, body: Box::new(fault.into()) }
    }
}

impl From<Failed> for Problem {
    fn from(_: Failed) -> Problem {
        Problem::internal()
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
            StoreError::Database(error) if is_unspeakable(&error) => Problem::unspeakable(),
            StoreError::Database(error) => {
                tracing::error!(%error, "the store failed");
                unavailable()
            }
            StoreError::Unavailable(_) => unavailable(),
            StoreError::Unreadable(what) | StoreError::Damaged(what) => {
                tracing::error!(%what, "the store holds something unreadable");
                Problem::internal()
            }
        }
    }
}

fn unavailable() -> Problem {
    Problem::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "store/unavailable",
        "nothing can be read or written at the moment; look again before you repeat it",
    )
}

/// Whether PostgreSQL was asked about a text that it cannot hold: one with U+0000 in it.
fn is_unspeakable(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("22021" | "22P05"))
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.body.retry_after;
        let code = Refused(self.code().into());
        let mut response = (self.status, Json(*self.body)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(code);
        response
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.body.message)
    }
}

impl std::error::Error for Problem {}
