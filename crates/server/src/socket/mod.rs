//! `/api/tables/{id}/ws`: a table over a WebSocket.
//!
//! The client begins with `hello` and is shown the table; from then on it is told whatever changes, and asks with
//! the requests of the line protocol. See `docs/protocol.md`.

mod request;

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock::closed;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::peer::Peer;
use crate::identity::{SignedIn, User, origin};
use crate::ids::{TableId, UserId};
use crate::metrics::metrics;
use crate::shape::socket::{self as shape, HouseNotice};
use crate::table::followers::{Greeting, Watcher};
use crate::table::{News, Wants};

/// The longest message of a client.
const MOST_BYTES: usize = 64 << 10;

/// Bytes set aside for what each socket says: small, for there are thousands and most of what they say is short.
const HEARD: usize = 1 << 10;

/// Bytes that are written together, and the longest piece of a message: a socket keeps a buffer as long as the longest
/// piece that it was ever sent, and a first view is long.
const TOLD: usize = 2 << 10;

/// How long a client may take to read one piece.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(connect))
}

/// Opens a WebSocket at a table. Its messages are described in `docs/protocol.md`.
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path)), responses(
    (status = 101, description = "a WebSocket"), (status = 403, body = ProblemBody)))]
pub(crate) async fn connect(
    State(app): State<App>,
    found: SignedIn,
    Path(id): Path<String>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgraded: Option<Extension<OnUpgrade>>,
    // Refuses what is no proper request for a WebSocket.
    _: WebSocketUpgrade,
) -> Answer<Response> {
    if !origin::is_own(&headers, app.config.proxies) {
        return Err(origin::foreign());
    }
    // Who signs out from here on is dismissed, and who did so since the cookie was read is not let in.
    let dismissals = app.sign_ins.dismissals();
    let user = app.sign_ins.still(found).await?;
    let id = TableId::from(id);
    // Refused before the upgrade, where a client can still read why.
    app.registry.look(&id, |table| crate::table::manage::may_see(table, &user)).await?;
    let place = app.open.take(&user.id, peer)?;
    let key = headers.get(header::SEC_WEBSOCKET_KEY);
    let (Some(Extension(upgraded)), Some(key)) = (upgraded, key) else { return Err(Problem::internal()) };
    let accept = derive_accept_key(key.as_bytes());
    tokio::spawn(async move {
        // Who goes away meanwhile needs no socket.
        let Ok(upgraded) = upgraded.await else { return };
        let config = WebSocketConfig::default()
            .read_buffer_size(HEARD)
            .write_buffer_size(TOLD)
            .max_write_buffer_size(4 << 20)
            .max_message_size(Some(MOST_BYTES))
            .max_frame_size(Some(MOST_BYTES));
        let socket =
            WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
        serve(Arc::new(Guest { app, user, id, peer }), socket, dismissals).await;
        drop(place);
    });
    Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept)
        .body(Body::empty())
        .map_err(|_| Problem::internal())
}

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Whose sockets must introduce themselves again; heard from before a socket is let in.
type Dismissals = Receiver<Option<UserId>>;

/// Somebody at a table.
pub(crate) struct Guest {
    app: App,
    user: User,
    id: TableId,
    peer: Peer,
}

/// Counts a socket as long as it is open, so that the service can wait for it.
struct Open(App);

impl Open {
    fn new(app: &App) -> Open {
        app.sockets.send_modify(|sockets| *sockets += 1);
        metrics().socket_opened();
        Open(app.clone())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.sockets.send_modify(|sockets| *sockets -= 1);
    }
}

/// What a socket follows.
struct Following {
    watcher: Watcher,
    news: Receiver<Arc<News>>,
    room: &'static str,
    version: u64,
}

/// What a request asks the socket to do.
enum Wish {
    /// Send this.
    Say(Utf8Bytes),
    /// Show this and follow.
    Follow(Box<Following>, Utf8Bytes),
}

/// A request that is being carried out, and what comes of it. Apart: its way through the service is long, and a socket
/// mostly waits.
type Asking = Pin<Box<dyn Future<Output = Answer<Vec<Wish>>> + Send>>;

impl Guest {
    /// Comes to the table.
    async fn follow(&self, wants: Wants<'_>) -> Answer<Wish> {
        let (watcher, news, greeting) = self.app.registry.watch(&self.id, &self.user, wants).await?;
        let Greeting { room, version, text } = greeting;
        Ok(Wish::Follow(Box::new(Following { watcher, news, room, version }), text))
    }
}

/// Carries out requests one after the other, and writes answers and news, until the client is gone or the service
/// closes.
async fn serve(guest: Arc<Guest>, mut socket: Socket, mut dismissals: Dismissals) {
    let _open = Open::new(&guest.app);
    let mut asking = None;
    if let Some(goodbye) = converse(&guest, &mut socket, &mut dismissals, &mut asking).await {
        let _ = in_time(socket.send(Message::Close(Some(goodbye)))).await;
    }
    // An event that is under way is carried out to its end.
    if let Some(asking) = asking {
        tokio::spawn(asking);
    }
}

/// Serves a socket until its end; what to say then, if anybody listens.
async fn converse(
    guest: &Arc<Guest>,
    socket: &mut Socket,
    dismissals: &mut Dismissals,
    asking: &mut Option<Asking>,
) -> Option<CloseFrame> {
    let patience = guest.app.config.patience;
    let mut closing = guest.app.closing.clone();
    let mut house = guest.app.house.listen();
    // What was said before is told to anyone who comes.
    if !house.borrow().is_empty(guest.app.registry.clock.now()) {
        house.mark_changed();
    }
    let mut following: Option<Box<Following>> = None;
    let mut unsent = false;
    let mut heard = Instant::now();
    let mut ping = heard + patience.ping;
    // One alarm for all that may be due: it is set only when it has rung.
    let mut alarm = pin!(tokio::time::sleep_until(ping.min(heard + patience.silence)));
    loop {
        let wishes = tokio::select! {
            biased;
            () = closed(&mut closing) => return Some(goodbye(CloseCode::Restart, "the service restarts")),
            dismissed = dismissals.recv() => {
                // Anyone who is still signed in comes back at once; others cannot.
                if matches!(&dismissed, Ok(Some(user)) if *user != guest.user.id) {
                    continue;
                }
                return Some(goodbye(CloseCode::Restart, "come back"));
            }
            wishes = answered(asking) => {
                heard = Instant::now();
                wishes
            }
            Ok(()) = house.changed(), if following.is_some() => Ok(vec![Wish::Say(notice(guest))]),
            news = hear(&mut following) => Ok(news?.map(Wish::Say).into_iter().collect()),
            message = socket.next(), if asking.is_none() => {
                heard = Instant::now();
                ask(guest, message?, asking)?
            }
            () = &mut alarm => {
                let now = Instant::now();
                // Who says nothing at all, not even that it is still there, is gone.
                if now >= heard + patience.silence && asking.is_none() {
                    return None;
                }
                if now >= ping {
                    ping = now + patience.ping;
                    in_time(socket.send(Message::Ping(Bytes::new()))).await?;
                }
                let silent = if asking.is_some() { now + patience.silence } else { heard + patience.silence };
                alarm.as_mut().reset(ping.min(silent));
                continue;
            }
        };
        // Who floods the service with what is no request is not worth an answer each time.
        let Ok(wishes) = wishes else { return Some(goodbye(CloseCode::Policy, "too many messages")) };
        for wish in wishes {
            let text = match wish {
                Wish::Say(text) => text,
                Wish::Follow(new, text) => {
                    following = Some(new);
                    text
                }
            };
            // What a socket lost sight of is shown again, with the eyes it has now.
            let text = match &mut following {
                Some(following) if text.is_empty() => match shown_again(guest, following).await {
                    Ok(text) => text,
                    Err(goodbye) => return Some(goodbye),
                },
                _ => text,
            };
            feed(socket, text).await?;
            unsent = true;
        }
        // What comes together, as an answer and its news, goes out together.
        let more = following.as_ref().is_some_and(|following| !following.news.is_empty());
        if unsent && !more {
            in_time(socket.flush()).await?;
            unsent = false;
        }
    }
}

/// What comes of a request, once it does.
async fn answered(asking: &mut Option<Asking>) -> Answer<Vec<Wish>> {
    let Some(future) = asking else { return std::future::pending().await };
    let wishes = future.await;
    *asking = None;
    wishes
}

/// Takes in what a client said; nothing if it is gone.
fn ask(
    guest: &Arc<Guest>,
    message: Result<Message, Error>,
    asking: &mut Option<Asking>,
) -> Option<Answer<Vec<Wish>>> {
    let nothing = Ok(Vec::new());
    Some(match message.ok()? {
        Message::Text(text) => {
            let guest = guest.clone();
            *asking = Some(Box::pin(async move { request::answer(&guest, &text).await }));
            nothing
        }
        Message::Binary(bytes) => request::malformed(guest, bytes.len(), "expected text"),
        Message::Ping(bytes) | Message::Pong(bytes) => request::pay(guest, bytes.len()).map(|()| Vec::new()),
        Message::Close(_) => return None,
        // Nobody hears these: they are for sending.
        Message::Frame(_) => nothing,
    })
}

/// The table as it is now, for who lost sight of it; or why they may not look.
async fn shown_again(guest: &Guest, following: &mut Following) -> Result<Utf8Bytes, CloseFrame> {
    match Box::pin(guest.app.registry.show(&mut following.watcher)).await {
        Ok(greeting) => {
            following.version = greeting.version;
            following.room = greeting.room;
            Ok(greeting.text)
        }
        Err(problem) => {
            // Who may not look any more stays away; who could not be shown the table for now comes back.
            let again = problem.status.is_server_error();
            let code = if again { CloseCode::Again } else { CloseCode::Policy };
            Err(goodbye(code, &problem.to_string()))
        }
    }
}

/// What everybody is told now.
fn notice(guest: &Guest) -> Utf8Bytes {
    let said = guest.app.house.said();
    let text = said.notice_at(guest.app.registry.clock.now()).map(String::from);
    let notice = HouseNotice { text, maintenance: said.maintenance.is_some() };
    // Texts and a flag: this cannot fail.
    serde_json::to_string(&shape::News::Notice(notice)).unwrap_or_default().into()
}

fn goodbye(code: CloseCode, reason: &str) -> CloseFrame {
    CloseFrame { code, reason: reason.into() }
}

/// Hands over a text, a long one in pieces; nothing if the client is gone.
async fn feed(socket: &mut Socket, text: Utf8Bytes) -> Option<()> {
    if text.len() <= TOLD {
        return in_time(socket.feed(Message::Text(text))).await;
    }
    let bytes = Bytes::from(text);
    for from in (0..bytes.len()).step_by(TOLD) {
        let to = bytes.len().min(from + TOLD);
        let kind = if from == 0 { Data::Text } else { Data::Continue };
        let piece = Frame::message(bytes.slice(from..to), OpCode::Data(kind), to == bytes.len());
        in_time(socket.feed(Message::Frame(piece))).await?;
    }
    Some(())
}

/// Sends something; nothing if it failed, or if the client took too long to read.
async fn in_time(sending: impl Future<Output = Result<(), Error>>) -> Option<()> {
    tokio::time::timeout(PATIENCE, sending).await.ok()?.ok()
}

/// The next news for this socket, an empty text if it must be shown everything again; nothing if there is no table.
async fn hear(following: &mut Option<Box<Following>>) -> Option<Option<Utf8Bytes>> {
    let Some(following) = following else { return std::future::pending().await };
    match following.news.recv().await {
        Ok(news) => Some(match news.as_ref() {
            News::Update { version, reseated, texts } => {
                if *version <= following.version {
                    return Some(None);
                }
                let expected = *version == following.version + 1 && !reseated;
                following.version = *version;
                let text = texts.iter().find(|(to, _)| *to == following.watcher.subscription());
                Some(text.filter(|_| expected).map_or_else(Utf8Bytes::default, |(_, text)| text.clone()))
            }
            News::Chat(room, text) => (**room == *following.room).then(|| text.clone()),
            News::Presence(text) => Some(text.clone()),
            News::Lost => Some(Utf8Bytes::default()),
        }),
        Err(RecvError::Lagged(_)) => Some(Some(Utf8Bytes::default())),
        Err(RecvError::Closed) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_serving<F>(_: fn(Arc<Guest>, Socket, Dismissals) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of sockets wait at once: what each keeps meanwhile is small.
    #[test]
    fn a_socket_that_waits_keeps_little() {
        let serving = size_of_serving(serve);
        println!("serving {serving}");
        assert!(serving <= 2_048, "{serving} bytes");
    }
}
