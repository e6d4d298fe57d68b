//! U+0000, which PostgreSQL cannot hold, is refused wherever it comes in.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

pub(crate) async fn a_nul_is_refused_wherever_it_comes_in(world: World) {
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let paths = [
        "/api/tables/%00".to_string(),
        "/api/tables/a%00b/view".to_string(),
        format!("{table}/view?as=%00"),
        format!("{table}?code=%00"),
        "/api/tables?status=%00".to_string(),
        format!("{table}/versions/%00"),
        "/assets/%00".to_string(),
    ];
    for path in &paths {
        let (status, answer) = ada.get(path).await;
        assert!(status.is_client_error(), "{path}: {status} {answer}");
    }
    let bodies = [
        ("POST", "/api/me".to_string(), json!({"name": "a\0b"})),
        ("POST", "/api/me/account".to_string(), json!({"name": "a\0b", "password": "a cup of coffee"})),
        ("POST", "/api/sign-in".to_string(), json!({"name": "a\0b", "password": "a cup of coffee"})),
        ("POST", "/api/sign-in".to_string(), json!({"name": "Ada", "password": "a cup of\0coffee"})),
        ("POST", "/api/tables".to_string(), json!({"game": "cafe", "contribution": "\0"})),
        ("POST", "/api/tables".to_string(), json!({"game": "ca\0fe"})),
        ("POST", format!("{table}/join"), json!({"code": "\0"})),
        ("POST", format!("{table}/play"), json!({"action": "pass\0", "version": 3})),
        ("POST", format!("{table}/chat"), json!({"text": "a\0b"})),
        ("PUT", "/api/me/notify".to_string(), json!({"webhook": "https://example.org/\0"})),
        ("POST", "/api/tables/a%00b/join".to_string(), json!({})),
    ];
    for (method, path, body) in bodies {
        let (status, _, answer) = ada.call(method, &path, Some(body.clone())).await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::BAD_REQUEST, &json!("request/malformed")),
            "{path} {body}: {answer}"
        );
    }
    // What only looks like one is a text like any other.
    ada.did(&format!("{table}/chat"), json!({"text": "\\u0000 and %00"})).await;
    let lines = ada.saw(&format!("{table}/chat")).await;
    assert_eq!(lines[0]["text"], "\\u0000 and %00");

    let mut socket = Seen::at(listen(&world).await, &ada, &table, json!({})).await;
    socket.send(&json!({"id": 1, "do": "chat", "text": "a\0b"}).to_string()).await;
    let refused = loop {
        let message = socket.next().await;
        if message["ok"] == false {
            break message;
        }
    };
    assert_eq!(refused["error"]["code"], "request/malformed", "{refused}");
}
