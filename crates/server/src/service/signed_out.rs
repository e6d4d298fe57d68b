//! Tests: who signs out while a socket opens.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Request};
use axum::http::header;
use axum::middleware::{self, Next};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tower::ServiceExt as _;

use super::{App, Config, Service, router};
use crate::clock::SystemClock;
use crate::config::Place;
use crate::identity::peer::Peer;
use crate::socket::connect;
use crate::store;

/// The answer to a call with this cookie, and the cookie that it brings.
async fn call(app: &App, path: &str, cookie: &str, body: &str) -> (Value, String) {
    let request = Request::post(path)
        .header(header::HOST, "tables.example")
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/json");
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let answer = router(app.clone()).oneshot(request).await.expect("an answer");
    let cookie = answer.headers().get(header::SET_COOKIE).map(|cookie| cookie.to_str().expect("text"));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_string();
    let body = axum::body::to_bytes(answer.into_body(), 64 << 10).await.expect("a body");
    (serde_json::from_slice(&body).unwrap_or_default(), cookie)
}

/// What a socket is told whose owner signs out between the reading of the cookie and the upgrade: before the
/// service looks at the request, or after it has answered and before the socket is one.
async fn told_after_sign_out(early: bool) -> Result<Message, u16> {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::Folder(folder.path().into());
    let store = store::open(&place).await.expect("a store");
    let config = Config::new("127.0.0.1:0".parse().expect("an address"), place);
    let clock = Arc::new(SystemClock);
    let service = Service::over(config, store, clock).await.expect("a service");
    let app = service.app.clone();
    let (_, cookie) = call(&app, "/api/me", "", "{}").await;
    let (table, _) = call(&app, "/api/tables", &cookie, r#"{"game":"vivajava"}"#).await;
    let path = format!("/api/tables/{}/ws", table["id"].as_str().expect("a table"));
    let (at, with) = (app.clone(), cookie.clone());
    let between = middleware::from_fn(move |request: Request, next: Next| {
        let (app, cookie) = (at.clone(), with.clone());
        async move {
            let (mut parts, body) = request.into_parts();
            let found = app.sign_ins.found(&mut parts).await.expect("a store");
            assert!(found.is_some(), "the cookie is good");
            if early {
                call(&app, "/api/sign-out", &cookie, "{}").await;
            }
            let answer = next.run(Request::from_parts(parts, body)).await;
            if !early {
                call(&app, "/api/sign-out", &cookie, "{}").await;
            }
            answer
        }
    });
    let router = axum::Router::new().route("/api/tables/{id}/ws", axum::routing::get(connect));
    let router = router.layer(between).layer(Extension(Peer(None))).with_state(app);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let served = tokio::spawn(async move { axum::serve(listener, router).await });
    let mut request = format!("ws://{addr}{path}").into_client_request().expect("a request");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    let told = match tokio_tungstenite::connect_async(request).await {
        Ok((mut socket, _)) => {
            socket.send(Message::text(r#"{"id":1,"do":"hello"}"#)).await.expect("sent");
            Ok(socket.next().await.expect("a message").expect("a message"))
        }
        Err(Error::Http(refused)) => Err(refused.status().as_u16()),
        Err(other) => panic!("{other}"),
    };
    served.abort();
    told
}

#[tokio::test]
async fn who_signs_out_while_a_socket_opens_has_none() {
    assert_eq!(told_after_sign_out(true).await, Err(401));
    let told = told_after_sign_out(false).await;
    assert!(matches!(&told, Ok(Message::Close(Some(close))) if close.code == CloseCode::Restart), "{told:?}");
}
