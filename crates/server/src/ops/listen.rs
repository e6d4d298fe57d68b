//! Connections: accepted, given time limits, and ended in peace.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

use crate::clock::closed;

/// How long a client may take for the head of a request, and how long a connection may idle.
const HEAD: Duration = Duration::from_secs(30);

/// How long requests on the way may take when the service ends.
const GRACE: Duration = Duration::from_secs(10);

/// How long to wait when no connection can be accepted, such as when there are too many.
const PAUSE: Duration = Duration::from_millis(100);

/// Accepts connections until the service closes, then lets requests on the way finish.
pub(crate) async fn serve(listener: TcpListener, router: Router, mut closing: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((stream, addr)) => connect(stream, addr, router.clone(), &graceful),
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests took too long to be waited for");
    }
}

fn connect(stream: TcpStream, addr: SocketAddr, router: Router, graceful: &GracefulShutdown) {
    // Small messages go out at once; a connection that cannot be told so is still good.
    let _ = stream.set_nodelay(true);
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD);
    builder
        .http2()
        .timer(TokioTimer::new())
        .enable_connect_protocol()
        .max_concurrent_streams(100)
        .keep_alive_interval(HEAD)
        .keep_alive_timeout(HEAD);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(addr));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), answer).into_owned();
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(error, "a connection ended badly");
        }
    });
}
