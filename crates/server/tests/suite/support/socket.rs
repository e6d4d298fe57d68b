//! People at real sockets.

use axum::serve::ListenerExt as _;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::schema::{fault_of_message, fault_of_request};
use super::{Person, World};

/// A node that listens; it stops with the test.
pub(crate) async fn listen(world: &World) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let router = world.router.clone();
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    addr
}

/// A socket at a table, and what it was shown.
pub(crate) struct Seen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) version: u64,
    pub(crate) view: Value,
    pub(crate) legal: Vec<String>,
    pub(crate) awaits: Value,
    pub(crate) events: Vec<Value>,
    /// How many of them came no later than its own last choice.
    pub(crate) own: Option<usize>,
    /// What this viewer is asked, and what each of `legal` means, if `hello` asked for offers.
    pub(crate) question: Value,
    pub(crate) offers: Value,
    pub(crate) table: Value,
    /// Bytes of every update after the first.
    pub(crate) sizes: Vec<usize>,
    /// Everything that came in.
    pub(crate) heard: String,
    /// The words of short updates.
    words: Value,
    n_asked: u64,
}

/// Opens a socket; the error is what the server answered instead.
pub(crate) async fn connect(
    addr: SocketAddr,
    person: &Person,
    table: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Box<Error>> {
    connect_with(addr, person, table, origin, None).await
}

/// The same with settings of its own.
pub(crate) async fn connect_with(
    addr: SocketAddr,
    person: &Person,
    table: &str,
    origin: Option<&str>,
    config: Option<WebSocketConfig>,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Box<Error>> {
    let mut request = format!("ws://{addr}{table}/ws").into_client_request().expect("a request");
    if !person.cookie.is_empty() {
        request.headers_mut().insert("cookie", person.cookie.parse().expect("a cookie"));
    }
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().expect("an origin"));
    }
    // Small messages go out at once, as those of browsers do.
    connect_async_with_config(request, config, true).await.map(|(socket, _)| socket).map_err(Box::new)
}

impl Seen {
    /// Waits until the service closes this socket because it restarts.
    pub(crate) async fn restarts(&mut self) {
        let end = loop {
            let message = self.next().await;
            if message["type"] == "end" {
                break message;
            }
        };
        assert!(end["frame"].as_str().is_some_and(|frame| frame.contains("Restart")), "{end}");
    }

    /// Comes to a table and is shown it.
    pub(crate) async fn at(addr: SocketAddr, person: &Person, table: &str, hello: Value) -> Seen {
        let mut seen = Seen::open(addr, person, table).await.expect("a socket");
        seen.hello(hello).await;
        seen.sizes.clear();
        seen
    }

    /// A socket that has not said anything yet; none if the service refuses one.
    pub(crate) async fn open(addr: SocketAddr, person: &Person, table: &str) -> Option<Seen> {
        Some(Seen {
            socket: connect(addr, person, table, None).await.ok()?,
            version: 0,
            view: Value::Null,
            legal: Vec::new(),
            awaits: Value::Null,
            events: Vec::new(),
            own: None,
            question: Value::Null,
            offers: Value::Null,
            table: Value::Null,
            sizes: Vec::new(),
            heard: String::new(),
            words: Value::Null,
            n_asked: 0,
        })
    }

    /// Says hello and waits for the table.
    pub(crate) async fn hello(&mut self, hello: Value) {
        let mut request = hello;
        request["do"] = json!("hello");
        let answer = self.ask(request).await;
        assert_eq!(answer["ok"], true, "{answer}");
        while self.next().await["type"] != "update" {}
    }

    /// Sends a text as it is.
    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("sent");
    }

    /// Asks, and waits for the answer; updates on the way are taken in.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.n_asked += 1;
        let id = json!(self.n_asked);
        request["id"] = id.clone();
        assert_eq!(fault_of_request(&request), None, "a request as documented");
        self.send(&request.to_string()).await;
        loop {
            let message = self.next().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    /// The next message; an update is taken in.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            match self.socket.next().await.expect("an open socket").expect("a message") {
                Message::Text(text) => {
                    self.heard.push_str(&text);
                    let mut message: Value = serde_json::from_str(&text).expect("JSON");
                    self.put_words_in(&mut message);
                    assert_eq!(fault_of_message(&message), None, "a message as documented");
                    if message["type"] == "update" {
                        self.sizes.push(text.len());
                        self.take_in(&message);
                    }
                    return message;
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => return json!({"type": "end", "frame": format!("{other:?}")}),
            }
        }
    }

    /// Reads the short words of an update.
    pub(crate) fn put_words_in(&mut self, message: &mut Value) {
        if let Some(words) = message.get("words") {
            self.words = words.clone();
        }
        if self.words.is_null() || message["type"] != "update" {
            return;
        }
        for name in ["events", "question", "offers", "undo_closed", "delta"] {
            if let Some(coded) = message.get_mut(name) {
                wire::decode(coded, &self.words);
            }
        }
    }

    fn take_in(&mut self, update: &Value) {
        if update.get("view").is_none() {
            let before = update["version"].as_u64().map(|version| version - 1);
            let base = update["base"].as_u64().or(before).expect("a version");
            assert_eq!(base, self.version, "a patch for what was shown: {update}");
        }
        self.version = update["version"].as_u64().expect("a version");
        if update.get("view").is_some() {
            self.view = update["view"].clone();
        }
        if let Some(delta) = update.get("delta") {
            wire::apply_delta(&mut self.view, delta);
        }
        // Who asked for short updates finds it in the view.
        self.awaits = update.get("awaits").unwrap_or(&self.view["awaits"]).clone();
        self.legal = unpack(&update["legal"]);
        self.question = update["question"].clone();
        self.offers = update["offers"].clone();
        if let Some(own) = update["own"].as_u64() {
            self.own = Some(self.events.len() + own as usize);
        }
        self.events.extend(update["events"].as_array().cloned().unwrap_or_default());
        if update.get("table").is_some() {
            self.table = update["table"].clone();
        }
    }

    /// Who is there, as the next message about it says.
    pub(crate) async fn next_presence(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == "presence" {
                return message["users"].clone();
            }
        }
    }

    /// Waits until the table has this version.
    pub(crate) async fn until(&mut self, version: u64) {
        while self.version < version {
            self.next().await;
        }
    }

    /// Plays a legal action and waits for the table that comes of it.
    pub(crate) async fn play(&mut self, action: &str) -> u64 {
        let request = json!({"do": "play", "action": action, "version": self.version});
        let answer = self.ask(request).await;
        assert_eq!(answer["ok"], true, "{action}: {answer}");
        let version = answer["version"].as_u64().expect("a version");
        self.until(version).await;
        version
    }
}

/// Undoes the packing of a list of actions: each begins with the number of letters it shares with the one before.
pub(crate) fn unpack(packed: &Value) -> Vec<String> {
    let mut list: Vec<String> = Vec::new();
    for entry in packed.as_array().into_iter().flatten() {
        let entry = entry.as_str().expect("a text");
        let n_shared = entry.chars().next().and_then(|digit| digit.to_digit(36)).expect("a digit") as usize;
        let before = list.last().cloned().unwrap_or_default();
        list.push(before.chars().take(n_shared).chain(entry.chars().skip(1)).collect());
    }
    list
}
