//! Clients that do as little as possible, so that the service is what is measured.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Somebody who calls over HTTP.
pub(crate) struct Caller {
    addr: SocketAddr,
    stream: BufReader<TcpStream>,
    pub(crate) cookie: String,
}

impl Caller {
    pub(crate) async fn new(addr: SocketAddr) -> Caller {
        Caller::with(addr, "").await
    }

    pub(crate) async fn with(addr: SocketAddr, cookie: &str) -> Caller {
        let stream = TcpStream::connect(addr).await.expect("a connection");
        stream.set_nodelay(true).expect("no delay");
        Caller { addr, stream: BufReader::new(stream), cookie: cookie.into() }
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.addr,
            self.cookie,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.expect("sent");
        let (mut line, mut length) = (String::new(), 0);
        self.stream.read_line(&mut line).await.expect("a status");
        assert!(line.contains(" 20"), "{path}: {line}");
        loop {
            line.clear();
            self.stream.read_line(&mut line).await.expect("a header");
            let (name, value) = line.trim_end().split_once(": ").unwrap_or(("", ""));
            match name {
                "" => break,
                "content-length" => length = value.parse().expect("a length"),
                "set-cookie" => self.cookie = value.split(';').next().unwrap_or("").into(),
                _ => {}
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await.expect("a body");
        serde_json::from_slice(&bytes).expect("JSON")
    }
}

/// What a client must know of a message to go on.
#[derive(Deserialize)]
struct Heard {
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    ok: bool,
    #[serde(default)]
    version: u64,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default, rename = "type")]
    kind: Option<String>,
}

/// A socket at a table.
pub(crate) struct Seen {
    socket: WebSocketStream<TcpStream>,
    version: u64,
    pub(crate) legal: Vec<String>,
}

impl Seen {
    pub(crate) async fn at(addr: SocketAddr, cookie: &str, table: &str, hello: &str) -> Seen {
        let mut request = format!("ws://{addr}{table}/ws").into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(addr).await.expect("a connection");
        stream.set_nodelay(true).expect("no delay");
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(4_096);
        let socket = client_async_with_config(request, stream, Some(config)).await.expect("a socket").0;
        let mut seen = Seen { socket, version: 0, legal: Vec::new() };
        seen.socket.send(Message::text(hello)).await.expect("hello");
        seen.until(1).await;
        seen
    }

    async fn next(&mut self) -> Heard {
        loop {
            let message = self.socket.next().await.expect("an open socket").expect("a message");
            let Message::Text(text) = message else { continue };
            let heard: Heard = serde_json::from_str(&text).expect("JSON");
            if heard.kind.as_deref() == Some("update") {
                self.version = heard.version;
                self.legal.clear();
                for entry in &heard.legal {
                    let shared = entry.chars().next().and_then(|digit| digit.to_digit(36)).unwrap_or(0);
                    let before = self.legal.last().cloned().unwrap_or_default();
                    self.legal
                        .push(before.chars().take(shared as usize).chain(entry.chars().skip(1)).collect());
                }
            }
            return heard;
        }
    }

    /// Waits for this version.
    pub(crate) async fn until(&mut self, version: u64) {
        while self.version < version {
            self.next().await;
        }
    }

    /// Plays; the version that was acknowledged.
    pub(crate) async fn play(&mut self, action: &str) -> u64 {
        let version = self.version;
        let request = format!(r#"{{"id":1,"do":"play","action":"{action}","version":{version}}}"#);
        self.socket.send(Message::text(request)).await.expect("sent");
        loop {
            let heard = self.next().await;
            if heard.id == Some(1) {
                assert!(heard.ok, "{action} is refused");
                return heard.version;
            }
        }
    }
}
