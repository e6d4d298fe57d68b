//! Connections and sockets: nobody takes all of them, and those that fall silent end.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Patience};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::support::socket::{Seen, connect, listen};
use crate::support::{Person, World, pair};

/// A node that listens as `klatsch serve` does, with a table and two people who know it; it ends with the test.
struct Node {
    addr: SocketAddr,
    ada: Person,
    ben: Person,
    table: String,
    _end: oneshot::Sender<()>,
    _folder: Option<tempfile::TempDir>,
}

async fn node(change: impl FnOnce(&mut Config)) -> Node {
    let world = World::sqlite_with(change).await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let World { service, _folder, .. } = world;
    let (_end, told) = oneshot::channel::<()>();
    tokio::spawn(service.serve(listener, async { drop(told.await) }));
    Node { addr, ada, ben, table, _end, _folder }
}

async fn get(addr: SocketAddr, path: &str) -> Option<(StatusCode, String)> {
    let client = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
    let answer = client.get(format!("http://{addr}{path}")).send().await.ok()?;
    let status = StatusCode::from_u16(answer.status().as_u16()).expect("a status");
    Some((status, answer.text().await.ok()?))
}

/// How a socket is refused; nothing if it opens.
fn refusal<T>(opened: Result<T, Box<Error>>) -> Option<(u16, Value)> {
    match *opened.err()? {
        Error::Http(answer) => {
            let body = answer.body().as_deref().unwrap_or_default();
            Some((answer.status().as_u16(), serde_json::from_slice(body).expect("JSON")))
        }
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn one_person_has_so_many_sockets_and_one_address_too() {
    let node = node(|config| {
        config.limits = true;
        config.sockets_per_person = 3;
        config.sockets_per_address = 5;
    })
    .await;
    let open = |person: &Person| {
        let (person, table) = (person.clone(), node.table.clone());
        async move { connect(node.addr, &person, &table, None).await }
    };
    let mut adas = Vec::new();
    for _ in 0..3 {
        adas.push(open(&node.ada).await.expect("one more"));
    }
    let (status, problem) = refusal(open(&node.ada).await).expect("no more");
    assert_eq!((status, &problem["code"]), (429, &json!("limit/too_many_open")));
    let bens = [open(&node.ben).await.expect("his own"), open(&node.ben).await.expect("his own")];
    assert_eq!(refusal(open(&node.ben).await).expect("no more from here").0, 429);
    assert_eq!(get(node.addr, "/healthz").await.expect("an answer").0, StatusCode::OK);
    // As soon as the service notices that one is gone, there is room again.
    adas.pop().expect("a socket").close(None).await.expect("closed");
    while refusal(open(&node.ada).await).is_some() {}
    drop(bens);
}

#[tokio::test]
async fn the_limits_on_sockets_can_be_lifted() {
    let node = node(|config| config.sockets_per_person = 1).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(connect(node.addr, &node.ada, &node.table, None).await.expect("one more"));
    }
}

/// Places for connections if there may be 120 open files: half of them, without those for operators.
const PLACES: usize = 28;

#[tokio::test]
async fn who_takes_all_connections_does_not_make_the_service_deaf() {
    let node = node(|config| {
        config.open_files = Some(120);
        // They are silent for as long as they like.
        let ever = Duration::from_secs(3_600);
        config.patience = Patience { first: ever, head: ever, ..Patience::default() };
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..PLACES {
        let mut stream = TcpStream::connect(node.addr).await.expect("a connection");
        stream.write_all(b"GET /healthz HTTP/1.1\r\n").await.expect("heard");
        silent.push(stream);
    }
    let (status, text) = get(node.addr, "/api/games").await.expect("an answer");
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(text.contains("limit/full"), "{text}");
    assert_eq!(get(node.addr, "/healthz").await, Some((StatusCode::OK, "ok\n".into())));
    let (_, metrics) = get(node.addr, "/metrics").await.expect("an answer");
    for figure in [
        "klatsch_open_files_limit 120",
        "klatsch_connections ",
        "klatsch_connections_refused_total{reason=\"full\"}",
    ] {
        assert!(metrics.contains(figure), "{figure}\n{metrics}");
    }
    silent.clear();
    while get(node.addr, "/api/games").await.expect("an answer").0 != StatusCode::OK {}
}

#[tokio::test]
async fn a_socket_that_answers_no_ping_is_closed() {
    let node = node(|config| {
        let (ping, silence) = (Duration::from_millis(100), Duration::from_secs(3));
        config.patience = Patience { ping, silence, ..Patience::default() };
    })
    .await;
    let mut watching = Seen::at(node.addr, &node.ada, &node.table, json!({})).await;
    // He is shown the table, and never reads from his socket again: no ping is answered. She reads all the time.
    let both = async { while watching.next_presence().await.as_array().map(Vec::len) != Some(2) {} };
    let (silent, ()) = tokio::join!(Seen::at(node.addr, &node.ben, &node.table, json!({})), both);
    let alone = json!([node.ada.id]);
    while watching.next_presence().await != alone {}
    assert_eq!(watching.ask(json!({"do": "ping"})).await["ok"], true, "who answers stays");
    drop(silent);
}

#[tokio::test]
async fn messages_that_are_no_requests_are_paid_for() {
    let world = World::sqlite_with(|config| config.limits = true).await;
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    for message in [
        Message::text("no JSON"),
        Message::text("[]"),
        Message::binary(vec![1]),
        Message::Ping(vec![1].into()),
    ] {
        let mut socket = connect(addr, &ada, &table, None).await.expect("a socket");
        let answers = flood(&mut socket, &message).await;
        assert!((200..=300).contains(&answers), "{answers} answers to {message:?}");
        world.clock.advance(60_000);
    }
    // A large one costs more, even if it is a request.
    let mut socket = connect(addr, &ada, &table, None).await.expect("a socket");
    let large = format!("{{\"do\":\"ping\",\"x\":\"{}\"}}", "x".repeat(60 << 10));
    let answers = flood(&mut socket, &Message::text(large)).await;
    assert!((10..20).contains(&answers), "{answers} answers to large messages");
}

/// Says the same again and again, until the service has enough of it; how often it answered.
async fn flood(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, message: &Message) -> usize {
    for answers in 0..1_000 {
        socket.send(message.clone()).await.expect("heard");
        let heard = socket.next().await.expect("an answer").expect("a message");
        if let Message::Close(frame) = heard {
            assert_eq!(frame.map(|frame| frame.code), Some(CloseCode::Policy));
            return answers;
        }
    }
    panic!("there is no end");
}
