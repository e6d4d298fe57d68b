//! A node as a process, and people who speak to it over plain HTTP and sockets.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// A process that ends with the test.
pub(crate) struct Node {
    child: Child,
    pub(crate) addr: SocketAddr,
    /// What it logs, if somebody wants to read it.
    pub(crate) log: Option<ChildStderr>,
}

impl Node {
    /// Starts `klatsch serve` with these words and waits until it says where it listens.
    pub(crate) fn start(words: &[&str]) -> Node {
        Node::with(Command::new(env!("CARGO_BIN_EXE_klatsch")), words, "error", Stdio::inherit())
    }

    /// The same, by a shell with this umask.
    pub(crate) fn start_with_umask(umask: &str, words: &[&str]) -> Node {
        let mut shell = Command::new("sh");
        let klatsch = env!("CARGO_BIN_EXE_klatsch");
        shell.args(["-c", &format!("umask {umask}; exec \"$0\" \"$@\""), klatsch]);
        Node::with(shell, words, "error", Stdio::inherit())
    }

    /// The same, with a log of this much that can be read.
    pub(crate) fn start_logging(words: &[&str], what: &str) -> Node {
        Node::with(Command::new(env!("CARGO_BIN_EXE_klatsch")), words, what, Stdio::piped())
    }

    fn with(mut program: Command, words: &[&str], log: &str, errors: Stdio) -> Node {
        let mut child = program
            .args(["serve", "--addr", "127.0.0.1:0", "--bot-threads", "1", "--no-limits"])
            .args(words)
            .env("KLATSCH_LOG", log)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .expect("klatsch starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let addr = line.trim().strip_prefix("http://").expect("its address").parse().expect("an address");
        let log = child.stderr.take();
        Node { child, addr, log }
    }

    /// SIGTERM.
    pub(crate) fn terminate(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(sent.expect("kill").success(), "a signal is sent");
    }

    /// Waits for its end; its exit code.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().expect("an end").code()
    }

    /// SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody with a cookie and a connection.
pub(crate) struct Person {
    stream: BufReader<TcpStream>,
    addr: SocketAddr,
    cookie: String,
}

impl Person {
    /// Comes to a node for the first time.
    pub(crate) fn new(addr: SocketAddr) -> io::Result<Person> {
        let mut person = Person { stream: BufReader::new(connect(addr)?), addr, cookie: String::new() };
        person.call("POST", "/api/me", "{}")?;
        assert!(!person.cookie.is_empty(), "a guest has a cookie");
        Ok(person)
    }

    /// The same person at another node, or at the same after a restart.
    pub(crate) fn at(&self, addr: SocketAddr) -> io::Result<Person> {
        Ok(Person { stream: BufReader::new(connect(addr)?), addr, cookie: self.cookie.clone() })
    }

    /// One request on the open connection; status and body.
    pub(crate) fn call(&mut self, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}",
            self.addr, self.cookie
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))?;
        let mut length = 0;
        loop {
            line.clear();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let (name, value) = line.trim_end().split_once(": ").unwrap_or(("", ""));
            match name {
                "" => break,
                "content-length" => length = value.parse().map_err(io::Error::other)?,
                "set-cookie" => self.cookie = value.split(';').next().unwrap_or("").into(),
                _ => {}
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes)?;
        Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
    }

    /// A change.
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> io::Result<(u16, Value)> {
        self.call("POST", path, &body.to_string())
    }

    /// A question that must be answered.
    pub(crate) fn saw(&mut self, path: &str) -> io::Result<Value> {
        let (status, value) = self.call("GET", path, "")?;
        assert_eq!(status, 200, "{path}: {value}");
        Ok(value)
    }

    /// Makes a table; its path.
    pub(crate) fn table(&mut self, wishes: &Value) -> io::Result<String> {
        let (status, made) = self.post("/api/tables", wishes)?;
        assert_eq!(status, 201, "{made}");
        Ok(format!("/api/tables/{}", made["id"].as_str().expect("an id")))
    }

    /// A socket at a table.
    pub(crate) fn socket(&self, table: &str) -> Seen {
        let mut request = format!("ws://{}{table}/ws", self.addr).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        let stream = connect(self.addr).expect("a connection");
        let (socket, _) = tungstenite::client(request, stream).expect("a socket");
        let mut seen = Seen { socket, version: 0, legal: Vec::new(), over: false };
        seen.socket.send(Message::text(r#"{"do":"hello"}"#)).expect("hello");
        while seen.version == 0 {
            seen.next();
        }
        seen
    }
}

fn connect(addr: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(addr)?;
    stream.set_nodelay(true)?;
    // A node that neither answers nor ends fails the test instead of holding it up.
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    Ok(stream)
}

/// A socket at a table and what it knows.
pub(crate) struct Seen {
    socket: WebSocket<TcpStream>,
    pub(crate) version: u64,
    pub(crate) legal: Vec<String>,
    pub(crate) over: bool,
}

impl Seen {
    /// Takes in the next message.
    pub(crate) fn next(&mut self) -> Value {
        loop {
            let Message::Text(text) = self.socket.read().expect("a message") else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "update" {
                self.version = message["version"].as_u64().expect("a version");
                self.over = message["awaits"]["kind"] == "nobody";
                self.legal.clear();
                for entry in message["legal"].as_array().into_iter().flatten() {
                    let entry = entry.as_str().expect("a text");
                    let shared = entry.chars().next().and_then(|digit| digit.to_digit(36)).expect("a digit");
                    let before = self.legal.last().cloned().unwrap_or_default();
                    self.legal
                        .push(before.chars().take(shared as usize).chain(entry.chars().skip(1)).collect());
                }
            }
            return message;
        }
    }

    /// Waits until the service closes the socket; the code it gives.
    pub(crate) fn closed(&mut self) -> Option<u16> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(error) => panic!("closed without a word: {error}"),
            }
        }
    }

    /// Waits for this version.
    pub(crate) fn until(&mut self, version: u64) {
        while self.version < version {
            self.next();
        }
    }

    /// Plays; the version that was acknowledged.
    pub(crate) fn play(&mut self, action: &str) -> u64 {
        let request = json!({"id": 1, "do": "play", "action": action, "version": self.version});
        self.socket.send(Message::text(request.to_string())).expect("sent");
        loop {
            let message = self.next();
            if message["id"] == 1 {
                assert_eq!(message["ok"], true, "{action}: {message}");
                return message["version"].as_u64().expect("a version");
            }
        }
    }
}
