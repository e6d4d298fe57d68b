//! Connections: accepted as long as there is room, given time limits, and ended in peace.
//!
//! Every connection holds a place. When all are taken, or one address has its share, a few more are still accepted
//! for a moment: they are told why they cannot stay, and operators learn how the service is.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use super::files::connections_of;
use super::stream::Stream;
use crate::clock::closed;
use crate::config::{Config, Patience};
use crate::error::Problem;
use crate::identity::peer::Peer;
use crate::identity::rates::Networks;
use crate::metrics::metrics;
use crate::sync::counted::{Counted, Held};

/// How long requests on the way may take when the service ends.
const GRACE: std::time::Duration = std::time::Duration::from_secs(10);

/// How long to wait when no connection can be accepted.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(100);

/// How many connections beyond all places are heard at once, and how many of them from one address.
const BEYOND: usize = 32;
const BEYOND_OF_ADDRESS: usize = 2;

/// What operators ask even if there is no place.
const FOR_OPERATORS: [&str; 2] = ["/healthz", "/metrics"];

/// Who may connect.
pub(crate) struct Doors {
    places: Arc<Semaphore>,
    beyond: Arc<Semaphore>,
    /// By address, unless a proxy speaks for many.
    addresses: Option<(Counted<IpAddr>, Counted<IpAddr>)>,
    exempt: Networks,
}

/// A place of a connection; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    _permit: OwnedSemaphorePermit,
    _of_address: Option<Held<IpAddr>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        metrics().connection_closed();
    }
}

/// How a connection is received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reception {
    /// Whatever it asks is answered.
    Usual,
    /// There is no place for anybody.
    Full,
    /// Its address has its share.
    OfAddress,
}

impl Doors {
    /// As the operator decided.
    pub(crate) fn new(config: &Config, files: u64) -> Doors {
        let by_address = config.limits && config.proxies == 0;
        Doors {
            places: Arc::new(Semaphore::new(connections_of(files).saturating_sub(BEYOND).max(1))),
            beyond: Arc::new(Semaphore::new(BEYOND)),
            addresses: by_address
                .then(|| (Counted::new(config.connections_per_address), Counted::new(BEYOND_OF_ADDRESS))),
            exempt: config.exempt.clone(),
        }
    }

    /// How many connections there may be at once.
    pub(crate) fn most(&self) -> usize {
        self.places.available_permits()
    }

    /// A place for a connection; none at all if nobody can even be told.
    pub(crate) fn enter(&self, addr: IpAddr) -> Option<(Place, Reception)> {
        let addr = addr.to_canonical();
        let block = Peer(Some(addr)).block()?;
        let addresses = self.addresses.as_ref().filter(|_| !self.exempt.contains(addr));
        let of_address = addresses.map(|(counted, _)| counted.take(&block));
        let permit = self.places.clone().try_acquire_owned();
        let (permit, of_address, reception) = match (permit, of_address) {
            (Ok(permit), None) => (permit, None, Reception::Usual),
            (Ok(permit), Some(Some(held))) => (permit, Some(held), Reception::Usual),
            (permit, of_address) => {
                let of_address_full = matches!(of_address, Some(None));
                drop((permit, of_address));
                let beyond = addresses.map(|(_, beyond)| beyond.take(&block));
                let held = match beyond {
                    Some(None) => return None,
                    Some(held) => held,
                    None => None,
                };
                let permit = self.beyond.clone().try_acquire_owned().ok()?;
                let reception = if of_address_full { Reception::OfAddress } else { Reception::Full };
                (permit, held, reception)
            }
        };
        metrics().connection_opened();
        Some((Place { _permit: permit, _of_address: of_address }, reception))
    }
}

/// Accepts connections until the service closes, then lets requests on the way finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    doors: Doors,
    patience: Patience,
    mut closing: watch::Receiver<bool>,
) {
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((stream, addr)) => {
                let Some((place, reception)) = doors.enter(addr.ip()) else {
                    metrics().connection_refused("dropped");
                    continue;
                };
                // Small messages go out at once; a connection that cannot be told so is still good.
                let _ = stream.set_nodelay(true);
                let stream = Stream::new(stream, place, patience.write);
                let (router, closing, alive) = (router.clone(), closing.clone(), alive.clone());
                tokio::spawn(async move {
                    attend(stream, addr, reception, router, patience, closing).await;
                    drop(alive);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                sleep(PAUSE).await;
            }
        }
    }
    drop((listener, alive));
    if timeout(GRACE, all_gone.recv()).await.is_err() {
        tracing::warn!("some requests took too long to be waited for");
    }
}

/// Answers what one connection asks, until it ends, is silent for too long, or the service closes.
async fn attend(
    io: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    addr: SocketAddr,
    reception: Reception,
    router: Router,
    patience: Patience,
    mut closing: watch::Receiver<bool>,
) {
    let mut builder = Builder::new(TokioExecutor::new());
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .keep_alive(reception == Reception::Usual);
    builder
        .http2()
        .timer(TokioTimer::new())
        .enable_connect_protocol()
        .max_concurrent_streams(100)
        .keep_alive_interval(patience.head)
        .keep_alive_timeout(patience.head);
    let (asked, mut asking) = watch::channel(());
    let answer = service_fn(move |mut request: Request<Incoming>| {
        asked.send_replace(());
        request.extensions_mut().insert(ConnectInfo(addr));
        let router = router.clone();
        async move {
            match reception {
                Reception::Full | Reception::OfAddress if !FOR_OPERATORS.contains(&request.uri().path()) => {
                    Ok(turned_away(reception))
                }
                _ => router.oneshot(request.map(Body::new)).await,
            }
        }
    });
    let mut connection = pin!(builder.serve_connection_with_upgrades(TokioIo::new(io), answer));
    // The first request, whatever is missing: a byte, a head, the preface of HTTP/2.
    tokio::select! {
        ended = connection.as_mut() => return note(ended),
        _ = asking.changed() => {}
        () = sleep(patience.first) => return metrics().connection_refused("silent"),
        () = closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let mut leaving = *closing.borrow();
    let stay = async {
        match reception {
            Reception::Usual => {
                while timeout(patience.idle, asking.changed()).await.is_ok_and(|asked| asked.is_ok()) {}
            }
            // Told once, that is enough.
            _ => sleep(patience.first).await,
        }
    };
    let mut stay = pin!(stay);
    loop {
        tokio::select! {
            ended = connection.as_mut() => return note(ended),
            () = stay.as_mut(), if !leaving => match reception {
                // Streams that are open, such as sockets, live on.
                Reception::Usual => connection.as_mut().graceful_shutdown(),
                _ => return,
            },
            () = closed(&mut closing), if !leaving => connection.as_mut().graceful_shutdown(),
        }
        leaving = true;
    }
}

fn note(ended: Result<(), Box<dyn std::error::Error + Send + Sync>>) {
    if let Err(error) = ended {
        tracing::debug!(error, "a connection ended badly");
    }
}

/// The answer to somebody who has no place.
fn turned_away(reception: Reception) -> Response {
    let problem = match reception {
        Reception::OfAddress => {
            metrics().connection_refused("address");
            Problem::too_many_open()
        }
        _ => {
            metrics().connection_refused("full");
            let message = "there is no place for another connection; try again a little later";
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, "limit/full", message)
        }
    };
    metrics().refused(problem.code());
    let mut response = problem.into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::body::Bytes;
    use axum::extract::DefaultBodyLimit;
    use axum::middleware;
    use axum::routing::{get, post};
    use futures_util::stream;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::config::Place as Data;
    use crate::ops::body;

    /// Longer than any test.
    const EVER: Duration = Duration::from_secs(3_600);

    /// Time for everything, so that a test can take away the time for one thing.
    const ENDLESS: Patience =
        Patience { first: EVER, head: EVER, idle: EVER, body: EVER, write: EVER, ping: EVER, silence: EVER };

    const SOON: Duration = Duration::from_millis(20);

    fn router(patience: Patience) -> Router {
        Router::new()
            .route("/healthz", get(|| async { "ok\n" }))
            .route("/large", get(|| async { vec![b'x'; 1 << 20] }))
            .route("/read", post(|body: Bytes| async move { body.len().to_string() }))
            .layer(DefaultBodyLimit::disable())
            .layer(middleware::from_fn_with_state(patience.body, body::guard))
    }

    /// A connection and its other end.
    fn connected(patience: Patience, reception: Reception) -> (DuplexStream, JoinHandle<()>) {
        let (ours, theirs) = duplex(4_096);
        let addr = "192.0.2.1:9".parse().expect("an address");
        let stream = Stream::new(theirs, (), patience.write);
        let serve = async move {
            let (_close, closing) = watch::channel(false);
            attend(stream, addr, reception, router(patience), patience, closing).await;
        };
        (ours, tokio::spawn(serve))
    }

    /// Says this and nothing more; what is answered until the connection ends, which it must.
    async fn told(patience: Patience, reception: Reception, said: &[u8]) -> String {
        let (mut stream, served) = connected(patience, reception);
        stream.write_all(said).await.expect("heard");
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await.expect("an end");
        served.await.expect("an end");
        String::from_utf8_lossy(&text).into()
    }

    const ASKED: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

    const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

    #[tokio::test]
    async fn silent_connections_end() {
        let patience = Patience { first: SOON, ..ENDLESS };
        let settings = [PREFACE, b"\0\0\0\x04\0\0\0\0\0"].concat();
        for said in
            [b"", &ASKED[..1], &ASKED[..15], &ASKED[..ASKED.len() - 2], &PREFACE[..16], PREFACE, &settings]
        {
            let text = told(patience, Reception::Usual, said).await;
            assert!(!text.contains("HTTP/1.1"), "{text}");
        }
    }

    #[tokio::test]
    async fn a_connection_that_idles_ends() {
        let patience = Patience { head: SOON, ..ENDLESS };
        let text = told(patience, Reception::Usual, ASKED).await;
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("ok\n"), "{text}");
        let patience = Patience { idle: SOON, ..ENDLESS };
        told(patience, Reception::Usual, ASKED).await;
    }

    #[tokio::test]
    async fn a_body_comes_in_time_or_the_connection_ends() {
        let patience = Patience { body: SOON, ..ENDLESS };
        let said = b"POST /read HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n12";
        let text = told(patience, Reception::Usual, said).await;
        assert!(text.starts_with("HTTP/1.1 408 Request Timeout\r\n"), "{text}");
        assert!(text.contains("connection: close\r\n") && text.contains("request/slow"), "{text}");
    }

    /// Bytes that keep coming are no way around: all of the body has its time, not each part of it.
    #[tokio::test]
    async fn a_body_that_never_ends_is_late() {
        let endless = stream::unfold((), |()| async {
            tokio::task::yield_now().await;
            Some((Ok::<_, std::io::Error>(Bytes::from_static(b"x")), ()))
        });
        let request = axum::http::Request::post("/read").body(Body::from_stream(endless)).expect("a request");
        let patience = Patience { body: SOON, ..ENDLESS };
        let response = router(patience).oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::REQUEST_TIMEOUT);
        assert_eq!(response.headers()[header::CONNECTION], "close");
    }

    #[tokio::test]
    async fn who_does_not_read_the_answer_is_cut_off() {
        let (mut stream, served) = connected(Patience { write: SOON, ..ENDLESS }, Reception::Usual);
        stream.write_all(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("heard");
        served.await.expect("an end");
    }

    #[tokio::test]
    async fn beyond_all_places_only_operators_are_answered_and_once() {
        for (reception, status, code) in
            [(Reception::Full, "503", "limit/full"), (Reception::OfAddress, "429", "limit/too_many_open")]
        {
            let text = told(ENDLESS, reception, b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await;
            assert!(text.starts_with(&format!("HTTP/1.1 {status} ")) && text.contains(code), "{text}");
            assert!(text.contains("connection: close\r\n"), "{text}");
            let text = told(ENDLESS, reception, ASKED).await;
            assert!(text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("ok\n"), "{text}");
        }
    }

    fn doors(files: u64, change: impl FnOnce(&mut Config)) -> Doors {
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), Data::Folder("x".into()));
        config.limits = true;
        config.connections_per_address = 3;
        change(&mut config);
        Doors::new(&config, files)
    }

    fn received(doors: &Doors, addr: &str) -> Option<(Place, Reception)> {
        doors.enter(addr.parse().expect("an address"))
    }

    #[test]
    fn an_address_has_its_share_and_no_more() {
        let doors = doors(1_024, |_| {});
        let mut held: Vec<_> = (0..3).map(|_| received(&doors, "192.0.2.1").expect("a place")).collect();
        assert!(held.iter().all(|(_, reception)| *reception == Reception::Usual));
        for _ in 0..BEYOND_OF_ADDRESS {
            let beyond = received(&doors, "::ffff:192.0.2.1").expect("heard for a moment");
            assert_eq!(beyond.1, Reception::OfAddress);
            held.push(beyond);
        }
        assert!(received(&doors, "192.0.2.1").is_none(), "not even that");
        assert_eq!(received(&doors, "192.0.2.2").expect("a place").1, Reception::Usual, "others have theirs");
        held.clear();
        assert_eq!(received(&doors, "192.0.2.1").expect("a place").1, Reception::Usual);
    }

    #[test]
    fn the_last_files_are_for_operators_whatever_the_limits() {
        let doors = doors(200, |config| config.limits = false);
        let mut held: Vec<_> =
            (0..100 - BEYOND).map(|_| received(&doors, "192.0.2.1").expect("a place")).collect();
        assert!(held.iter().all(|(_, reception)| *reception == Reception::Usual));
        for _ in 0..BEYOND {
            let beyond = received(&doors, "192.0.2.1").expect("heard for a moment");
            assert_eq!(beyond.1, Reception::Full);
            held.push(beyond);
        }
        assert!(received(&doors, "192.0.2.1").is_none());
    }

    #[test]
    fn a_proxy_speaks_for_many() {
        let doors = doors(1_024, |config| config.proxies = 1);
        let held: Vec<_> = (0..100).map(|_| received(&doors, "192.0.2.1").expect("a place")).collect();
        assert!(held.iter().all(|(_, reception)| *reception == Reception::Usual));
    }
}
