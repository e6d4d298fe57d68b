//! The body of a request: it comes in time, and a connection that is closed over it is told so.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::Sleep;

use crate::error::Problem;

/// What became of a body.
#[derive(Default)]
struct Fate {
    /// It was read to its end.
    read: AtomicBool,
    /// It took too long.
    late: AtomicBool,
}

/// A body that ends when its time is over.
struct Timed {
    body: Body,
    until: Pin<Box<Sleep>>,
    fate: Arc<Fate>,
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(frame) => {
                if frame.is_none() || self.body.is_end_stream() {
                    self.fate.read.store(true, Ordering::Relaxed);
                }
                Poll::Ready(frame.map(|frame| frame.map_err(Into::into)))
            }
            Poll::Pending if self.until.as_mut().poll(cx).is_ready() => {
                self.fate.late.store(true, Ordering::Relaxed);
                Poll::Ready(Some(Err("the body of the request took too long".into())))
            }
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Gives the body of a request this much time.
pub(crate) async fn guard(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    // What looks like the body of such a request is a socket.
    if request.body().is_end_stream() || request.method() == Method::CONNECT {
        return next.run(request).await;
    }
    let version = request.version();
    let fate = Arc::new(Fate::default());
    let in_body = fate.clone();
    let request = request.map(|body| {
        let until = Box::pin(tokio::time::sleep(limit));
        Body::new(Timed { body, until, fate: in_body })
    });
    let mut response = next.run(request).await;
    if fate.late.load(Ordering::Relaxed) {
        let message = "the body of the request took too long";
        response = Problem::new(StatusCode::REQUEST_TIMEOUT, "request/slow", message).into_response();
    }
    // Nobody reads the rest of the body, so no other request can follow it.
    let refused = response.status().as_u16() >= 400 && !fate.read.load(Ordering::Relaxed);
    if refused && version <= Version::HTTP_11 {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
