//! The JSON object of a request.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Problem;
use crate::shape::object::object;

/// What a caller sent. A list is not taken for an object whose fields have lost their names, as serde would.
pub(crate) struct Read<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Read<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Read<T>, Response> {
        let Json(value) =
            Json::<Value>::from_request(request, state).await.map_err(|error| error.into_response())?;
        match object(whole(value)) {
            Ok(read) => Ok(Read(read)),
            Err(error) => {
                let message = format!("the body is not as described: {error}");
                Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "request/malformed", message)
                    .into_response())
            }
        }
    }
}

/// The same value; numbers without a fraction are whole numbers, however they are written, as JSON Schema has it.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => {
            match number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0) {
                // What is too large for any field stays too large.
                Some(float) if float >= 0.0 => Value::from(float as u64),
                Some(float) => Value::from(float as i64),
                None => Value::Number(number),
            }
        }
        Value::Array(list) => list.into_iter().map(whole).collect(),
        Value::Object(object) => object.into_iter().map(|(name, value)| (name, whole(value))).collect(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn numbers_without_a_fraction_are_whole() {
        let read = whole(json!({"a": 1.0, "b": [2.5, -3.0, 1e30], "c": 4}));
        assert_eq!(read, json!({"a": 1, "b": [2.5, -3, u64::MAX], "c": 4}));
    }
}
