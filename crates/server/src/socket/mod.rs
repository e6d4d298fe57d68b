//! `/api/tables/{id}/ws`: a table over a WebSocket.
//!
//! The client begins with `hello` and is shown the table; from then on it is told whatever changes, and asks with
//! the requests of the line protocol. See `docs/protocol.md`.

mod open;
mod request;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use self::open::OpenSockets;
use crate::app::App;
use crate::clock::closed;
use crate::error::{Answer, ProblemBody};
use crate::identity::peer::Peer;
use crate::identity::{User, origin};
use crate::ids::TableId;
use crate::ops::figures;
use crate::table::followers::{Greeting, Watcher};
use crate::table::{News, Wants};

/// The longest message of a client.
const MOST_BYTES: usize = 64 << 10;

/// Bytes set aside for what each socket says: small, for there are thousands and most of what they say is short.
const HEARD: usize = 1 << 10;

/// Bytes that are written together.
const TOLD: usize = 4 << 10;

/// How long a client may take to read one message.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers that may wait for a slow client.
const WAITING: usize = 16;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(connect))
}

/// Opens a WebSocket at a table. Its messages are described in `docs/protocol.md`.
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path)), responses(
    (status = 101, description = "a WebSocket"), (status = 403, body = ProblemBody)))]
async fn connect(
    State(app): State<App>,
    user: User,
    Path(id): Path<String>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    if !origin::is_own(&headers, app.config.proxies) {
        return Err(origin::foreign());
    }
    let id = TableId::from(id);
    // Refused before the upgrade, where a client can still read why.
    app.hall.look(&id, |table| crate::table::manage::may_see(table, &user)).await?;
    let place = app.open.take(&user.id, peer)?;
    let upgrade = upgrade
        .read_buffer_size(HEARD)
        .write_buffer_size(TOLD)
        .max_write_buffer_size(4 << 20)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Guest { app, user, id, peer }.serve(socket).await;
        drop(place);
    }))
}

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
        figures().socket_opened();
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

/// What the reading half wants from the writing half.
enum Wish {
    /// Send this.
    Say(Utf8Bytes),
    /// Show this and follow.
    Follow(Box<Following>, Utf8Bytes),
    /// Say good-bye: this was too much.
    Leave,
}

impl Guest {
    async fn serve(self, socket: WebSocket) {
        let _open = Open::new(&self.app);
        let (sink, stream) = socket.split();
        let (wishes, wished) = mpsc::channel(WAITING);
        let guest = Arc::new(self);
        // Never aborted: a deed that is under way is carried out to its end.
        tokio::spawn(read(guest.clone(), stream, wishes));
        write(&guest, sink, wished).await;
    }

    /// Comes to the table.
    async fn follow(&self, wants: Wants<'_>) -> Answer<Wish> {
        let (watcher, news, greeting) = self.app.hall.watch(&self.id, &self.user, wants).await?;
        let Greeting { room, version, text } = greeting;
        Ok(Wish::Follow(Box::new(Following { watcher, news, room, version }), text))
    }
}

/// Reads requests one after the other until the client is gone.
async fn read(guest: Arc<Guest>, mut stream: SplitStream<WebSocket>, wishes: mpsc::Sender<Wish>) {
    loop {
        let message = tokio::select! {
            message = tokio::time::timeout(guest.app.config.patience.silence, stream.next()) => message,
            () = wishes.closed() => return,
        };
        // Who says nothing at all, not even that it is still there, is gone.
        let Ok(Some(Ok(message))) = message else { return };
        let wish = match message {
            // Apart: the way of a request through the service is long, and a socket mostly waits.
            Message::Text(text) => Box::pin(request::answer(&guest, &text)).await,
            Message::Binary(bytes) => request::malformed(&guest, bytes.len(), "expected text"),
            Message::Ping(bytes) | Message::Pong(bytes) => {
                request::pay(&guest, bytes.len()).map(|()| Vec::new())
            }
            Message::Close(_) => return,
        };
        let Ok(wish) = wish else {
            // Who floods the service with what is no request is not worth an answer each time.
            let _ = wishes.send(Wish::Leave).await;
            return;
        };
        for wish in wish {
            if wishes.send(wish).await.is_err() {
                return;
            }
        }
    }
}

/// Writes answers and news until the client is gone or the service closes.
async fn write(guest: &Guest, mut sink: SplitSink<WebSocket, Message>, mut wished: mpsc::Receiver<Wish>) {
    let mut closing = guest.app.closing.clone();
    let mut dismissals = guest.app.dismissals.subscribe();
    let mut following: Option<Box<Following>> = None;
    let mut unsent = false;
    let mut pings = tokio::time::interval(guest.app.config.patience.ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first one is now.
    pings.reset();
    loop {
        let text = tokio::select! {
            biased;
            () = closed(&mut closing) => {
                let goodbye = CloseFrame { code: close_code::RESTART, reason: "the service restarts".into() };
                let _ = in_time(sink.send(Message::Close(Some(goodbye)))).await;
                return;
            }
            dismissed = dismissals.recv() => {
                // Whoever is still signed in comes back at once; others cannot.
                if matches!(&dismissed, Ok(Some(user)) if *user != guest.user.id) {
                    continue;
                }
                let goodbye = CloseFrame { code: close_code::RESTART, reason: "come back".into() };
                let _ = in_time(sink.send(Message::Close(Some(goodbye)))).await;
                return;
            }
            wish = wished.recv() => match wish {
                None => return,
                Some(Wish::Leave) => {
                    let goodbye = CloseFrame { code: close_code::POLICY, reason: "too many messages".into() };
                    let _ = in_time(sink.send(Message::Close(Some(goodbye)))).await;
                    return;
                }
                Some(Wish::Say(text)) => Some(text),
                Some(Wish::Follow(new, text)) => {
                    following = Some(new);
                    Some(text)
                }
            },
            news = hear(&mut following) => match news {
                Ok(text) => text,
                Err(()) => return,
            },
            _ = pings.tick() => {
                if !in_time(sink.send(Message::Ping(Default::default()))).await {
                    return;
                }
                None
            }
        };
        // What a socket lost sight of is shown again, with the eyes it has now.
        let text = match (text, &mut following) {
            (Some(text), Some(following)) if text.is_empty() => {
                match Box::pin(guest.app.hall.show(&mut following.watcher)).await {
                    Ok(greeting) => {
                        following.version = greeting.version;
                        following.room = greeting.room;
                        Some(greeting.text)
                    }
                    Err(problem) => {
                        let reason = problem.to_string().into();
                        // Who may not look any more stays away; who could not be shown the table for now comes back.
                        let again = problem.status.is_server_error();
                        let code = if again { close_code::AGAIN } else { close_code::POLICY };
                        let goodbye = CloseFrame { code, reason };
                        let _ = in_time(sink.send(Message::Close(Some(goodbye)))).await;
                        return;
                    }
                }
            }
            (text, _) => text,
        };
        if let Some(text) = text {
            if !in_time(sink.feed(Message::Text(text))).await {
                return;
            }
            unsent = true;
        }
        // What comes together, as an answer and its news, goes out together.
        let more =
            !wished.is_empty() || following.as_ref().is_some_and(|following| !following.news.is_empty());
        if unsent && !more {
            if !in_time(sink.flush()).await {
                return;
            }
            unsent = false;
        }
    }
}

/// Whether something was sent, and the client did not take too long to read it.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
}

/// The next news for this socket; an empty text if it must be shown everything anew.
async fn hear(following: &mut Option<Box<Following>>) -> Result<Option<Utf8Bytes>, ()> {
    let Some(following) = following else { return std::future::pending().await };
    match following.news.recv().await {
        Ok(news) => match news.as_ref() {
            News::Update { version, reseated, texts } => {
                if *version <= following.version {
                    return Ok(None);
                }
                let expected = *version == following.version + 1 && !reseated;
                following.version = *version;
                let text = texts.iter().find(|(to, _)| *to == following.watcher.subscription());
                Ok(Some(text.filter(|_| expected).map_or_else(Utf8Bytes::default, |(_, text)| text.clone())))
            }
            News::Chat(room, text) => Ok((**room == *following.room).then(|| text.clone())),
            News::Presence(text) => Ok(Some(text.clone())),
            News::Lost => Ok(Some(Utf8Bytes::default())),
        },
        Err(RecvError::Lagged(_)) => Ok(Some(Utf8Bytes::default())),
        Err(RecvError::Closed) => Err(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_reading<F>(_: fn(Arc<Guest>, SplitStream<WebSocket>, mpsc::Sender<Wish>) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of sockets wait at once: what each keeps meanwhile is small.
    #[test]
    fn a_socket_that_waits_keeps_little() {
        let guest = size_of::<Guest>();
        let reading = size_of_reading(read);
        println!("guest {guest}, reading {reading}");
        assert!(reading <= 1_024, "{reading} bytes");
    }
}
