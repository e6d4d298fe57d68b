//! How often is too often. The clock stands still, so nothing fills up by itself.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::support::socket::{Seen, listen};
use crate::support::{World, pair, play_out};

async fn limited() -> World {
    World::sqlite_with(|config| config.limits = true).await
}

#[tokio::test]
async fn tables_and_lines_have_a_limit_that_time_lifts() {
    let world = limited().await;
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "listed": true});
    let mut table = String::new();
    for _ in 0..20 {
        table = ada.table(wishes.clone()).await;
    }
    let (status, headers, problem) = ada.call("POST", "/api/tables", Some(wishes.clone())).await;
    assert_eq!((status, &problem["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("limit/too_many")));
    assert_eq!(problem["retry_after"], 30, "{problem}");
    assert_eq!(headers[header::RETRY_AFTER], "30");
    assert_eq!(headers[header::CONNECTION], "close", "nobody reads the body, so no other request can follow");
    ben.did("/api/tables", wishes.clone()).await;
    world.clock.advance(30_000);
    ada.did("/api/tables", wishes.clone()).await;
    ada.refused("/api/tables", wishes, "limit/too_many").await;

    let chat = format!("{table}/chat");
    for number in 0..10 {
        ada.did(&chat, json!({"text": format!("line {number}")})).await;
    }
    let problem = ada.refused(&chat, json!({"text": "one more"}), "limit/too_many").await;
    assert_eq!(problem["retry_after"], 2);
    assert_eq!(ada.saw(&chat).await.as_array().map(Vec::len), Some(10), "reading goes on");
}

#[tokio::test]
async fn a_socket_is_no_way_around() {
    let world = limited().await;
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let table = ada.table(json!({"game": "cafe", "setup": {"seats": 2}, "listed": true})).await;
    ben.did(&format!("{table}/join"), json!({})).await;
    let addr = listen(&world).await;
    let mut socket = Seen::at(addr, &ada, &table, json!({})).await;
    for number in 0..10 {
        let answer = match number % 2 {
            0 => socket.ask(json!({"do": "chat", "text": "here"})).await["ok"].clone(),
            _ => ada.did(&format!("{table}/chat"), json!({"text": "there"})).await["id"].is_string().into(),
        };
        assert_eq!(answer, true);
    }
    let answer = socket.ask(json!({"do": "chat", "text": "once more"})).await;
    assert_eq!(
        (&answer["error"]["code"], &answer["error"]["retry_after"]),
        (&json!("limit/too_many"), &json!(2))
    );
    let mut refused = 0;
    for _ in 0..81 {
        let answer = socket.ask(json!({"do": "undo", "version": 0})).await;
        refused += i32::from(answer["error"]["code"] == "limit/too_many");
    }
    assert_eq!(refused, 1, "eighty at once");
    world.clock.advance(2_000);
    assert_eq!(socket.ask(json!({"do": "chat", "text": "at last"})).await["ok"], true);
}

#[tokio::test]
async fn passwords_cannot_be_tried_without_end() {
    let world = limited().await;
    let ada = world.person("Ada").await;
    let ada = ada.account(json!({"password": "a cup of coffee"})).await;
    let nobody = ada.with_cookie("");
    let entry = json!({"name": "Ada", "password": "guess"});
    for _ in 0..10 {
        let problem = nobody.refused("/api/sign-in", entry.clone(), "identity/wrong").await;
        assert!(problem.get("retry_after").is_none());
    }
    nobody.refused("/api/sign-in", entry, "limit/too_many").await;
    let right = json!({"name": "Ada", "password": "a cup of coffee"});
    nobody.refused("/api/sign-in", right.clone(), "limit/too_many").await;
    world.clock.advance(30_000);
    nobody.did("/api/sign-in", right).await;
}

#[tokio::test]
async fn who_guesses_a_password_does_not_lock_the_owner_out() {
    let world = World::sqlite_with(|config| {
        config.limits = true;
        config.rates.set("passwords:address=20,15s".parse().expect("a limit"));
    })
    .await;
    world.person("Ada").await.account(json!({"password": "a cup of coffee"})).await;
    let guess = json!({"name": "Ada", "password": "a guess"});
    let right = json!({"name": "Ada", "password": "a cup of coffee"});
    for number in 0..10 {
        let answer = post_from(&world, "192.0.2.1:9", None, "/api/sign-in", &guess).await;
        assert_eq!(answer, StatusCode::UNAUTHORIZED, "{number}");
    }
    let sign_in = |addr: &'static str| post_from(&world, addr, None, "/api/sign-in", &right);
    assert_eq!(sign_in("192.0.2.1:9").await, StatusCode::TOO_MANY_REQUESTS, "not from there any more");
    assert_eq!(sign_in("192.0.2.2:9").await, StatusCode::OK, "the owner, at home");
    let others = json!({"name": "Ben", "password": "a guess"});
    let answer = post_from(&world, "192.0.2.1:9", None, "/api/sign-in", &others).await;
    assert_eq!(answer, StatusCode::UNAUTHORIZED, "another account");
    for _ in 0..30 {
        post_from(&world, "192.0.2.1:9", None, "/api/sign-in", &json!({"name": "Cleo", "password": "x"}))
            .await;
    }
    let answer = post_from(&world, "192.0.2.1:9", None, "/api/sign-in", &others).await;
    assert_eq!(answer, StatusCode::TOO_MANY_REQUESTS, "the address has its own limit");
}

#[tokio::test]
async fn replays_are_paid_for_by_their_length() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    play_out(&[&ada, &ben], &table, 3).await;
    let n_versions = ada.version(&table).await;
    world.service.close().await;
    let place = world.service.app.config.place.clone();
    let limited = World::with(&place, world.clock.clone(), |config| config.limits = true).await;
    let (ada, ben) = (ada.at(&limited), ben.at(&limited));
    let replay = format!("{table}/replay");
    let mut n_replays = 0;
    while ada.get(&replay).await.0 == StatusCode::OK {
        n_replays += 1;
        assert!(n_replays < 200, "there is an end");
    }
    assert_eq!(n_replays, 10_000 / (4 * n_versions), "{n_versions} versions each");
    // What is left does not pay for a replay, but it may pay for some records, which cost a quarter.
    let record = format!("{table}/record");
    let mut n_records = 0;
    while ada.get(&record).await.0 == StatusCode::OK {
        n_records += 1;
        assert!(n_records < 4, "a record costs a quarter of a replay");
    }
    for path in ["record", "versions/9999"].map(|path| format!("{table}/{path}")) {
        let (status, problem) = ada.get(&path).await;
        assert!(status != StatusCode::OK, "{path}: {problem}");
    }
    assert_eq!(ada.get(&table).await.0, StatusCode::OK, "looking goes on");
    assert_eq!(ben.get(&replay).await.0, StatusCode::OK, "somebody else");
    limited.clock.advance(60_000);
    assert_eq!(ada.get(&replay).await.0, StatusCode::OK, "later");
}

/// A call from this address, perhaps through proxies.
async fn arrive(world: &World, addr: &str, forwarded: Option<&str>) -> StatusCode {
    post_from(world, addr, forwarded, "/api/me", &json!({})).await
}

async fn post_from(
    world: &World,
    addr: &str,
    forwarded: Option<&str>,
    path: &str,
    body: &Value,
) -> StatusCode {
    let mut request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    if let Some(forwarded) = forwarded {
        request = request.header("x-forwarded-for", forwarded);
    }
    let mut request = request.body(Body::from(body.to_string())).expect("a request");
    let addr: SocketAddr = addr.parse().expect("an address");
    request.extensions_mut().insert(ConnectInfo(addr));
    world.router.clone().oneshot(request).await.expect("an answer").status()
}

#[tokio::test]
async fn an_address_has_a_limit_and_a_header_is_no_way_around() {
    let world = limited().await;
    for number in 0..240 {
        let forged = format!("203.0.113.{number}");
        assert_eq!(arrive(&world, "192.0.2.1:99", Some(&forged)).await, StatusCode::OK);
    }
    assert_eq!(arrive(&world, "192.0.2.1:98", Some("203.0.113.99")).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(arrive(&world, "192.0.2.2:99", None).await, StatusCode::OK, "another address");
    assert_eq!(arrive(&world, "[2001:db8:1:2::3]:99", None).await, StatusCode::OK);
}

/// Each opens the page, becomes a guest, reads what the first page shows, and looks at a table. The clock stands still:
/// all of them at the same moment.
#[tokio::test]
async fn two_hundred_phones_behind_one_address_come_in_at_once() {
    let world = limited().await;
    let host = world.person("Olga").await;
    let table = host.table(json!({"game": "cafe", "setup": {"seats": 2}, "listed": true})).await;
    let addr = listen(&world).await;
    let base = format!("http://{addr}");
    let client = reqwest::Client::new();
    let mut phones = Vec::new();
    for number in 0..200 {
        for path in ["/", "/api/house"] {
            let status = client.get(format!("{base}{path}")).send().await.expect("an answer").status();
            assert_eq!(status.as_u16(), 200, "phone {number}: {path}");
        }
        let unknown = client.get(format!("{base}/api/me")).send().await.expect("an answer").status();
        assert_eq!(unknown.as_u16(), 401, "phone {number}");
        let wish = json!({"name": format!("Phone {number}")}).to_string();
        let arrived = client
            .post(format!("{base}/api/me"))
            .header("content-type", "application/json")
            .body(wish)
            .send()
            .await
            .expect("an answer");
        assert_eq!(arrived.status().as_u16(), 200, "phone {number}");
        let cookie = arrived.headers()["set-cookie"].to_str().expect("text").to_string();
        let cookie = cookie.split(';').next().expect("a pair").to_string();
        for path in ["/api/me", "/api/games", "/api/tables", "/api/me/tables", &table] {
            let looked = client.get(format!("{base}{path}")).header("cookie", &cookie).send().await;
            let status = looked.expect("an answer").status();
            assert_eq!(status.as_u16(), 200, "phone {number}: {path}");
        }
        phones.push(Seen::at(addr, &world.nobody().with_cookie(&cookie), &table, json!({})).await);
    }
    assert_eq!(phones.len(), 200);
}

#[tokio::test]
async fn behind_a_proxy_callers_are_told_apart() {
    let world = World::sqlite_with(|config| {
        config.limits = true;
        config.proxies = 1;
    })
    .await;
    for _ in 0..240 {
        assert_eq!(arrive(&world, "192.0.2.1:99", Some("9.9.9.9, 203.0.113.1")).await, StatusCode::OK);
    }
    let refused = arrive(&world, "192.0.2.1:99", Some("8.8.8.8, 203.0.113.1")).await;
    assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS, "what the caller wrote itself counts for nothing");
    assert_eq!(arrive(&world, "192.0.2.1:99", Some("9.9.9.9, 203.0.113.2")).await, StatusCode::OK);
}
