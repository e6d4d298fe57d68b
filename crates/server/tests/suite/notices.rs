//! Players who are not there are told that it is their turn.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::clock::MINUTE;
use server::notify::Notice;
use table::QuickDealer;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World, pair, step};

/// What a program was called with.
#[derive(Debug)]
struct Call {
    head: String,
    body: String,
}

/// A program that answers every call with this; it ends with the test.
async fn program(answer: String) -> (String, mpsc::UnboundedReceiver<Call>) {
    answering(vec![answer]).await
}

/// A program that gives these answers one after the other, and the last of them again and again.
async fn answering(answers: Vec<String>) -> (String, mpsc::UnboundedReceiver<Call>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let (calls, called) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut answers = answers.into_iter().peekable();
        while let Ok((mut stream, _)) = listener.accept().await {
            let answer = match answers.peek().cloned() {
                Some(answer) => answer,
                None => return,
            };
            if answers.len() > 1 {
                answers.next();
            }
            let mut bytes = Vec::new();
            loop {
                let mut more = [0; 4_096];
                let n_bytes = stream.read(&mut more).await.unwrap_or(0);
                bytes.extend_from_slice(&more[..n_bytes]);
                if n_bytes == 0 || is_whole(&bytes) {
                    break;
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
            let _ = calls.send(Call { head: head.to_lowercase(), body: body.into() });
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    (url, called)
}

/// Whether a request is there with its whole body.
fn is_whole(bytes: &[u8]) -> bool {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return false };
    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse::<usize>().ok());
    bytes.len() >= end + 4 + length.unwrap_or(0)
}

fn good() -> String {
    "HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into()
}

pub(crate) async fn put(person: &Person, path: &str, body: Value) -> (StatusCode, Value) {
    let (status, _, value) = person.call("PUT", path, Some(body)).await;
    (status, value)
}

async fn wants(person: &Person, url: &str) -> String {
    let (status, told) = put(person, "/api/me/notify", json!({"webhook": url})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    told["secret"].as_str().expect("a secret").into()
}

fn correspondence() -> Value {
    json!({"pace": {"kind": "correspondence", "days": 3, "bank_days": 3}})
}

/// A correspondence table at which both sit and the game has begun; its path.
pub(crate) async fn letters(ada: &Person, ben: &Person) -> String {
    let mut wishes = correspondence();
    wishes["game"] = json!("vivajava");
    wishes["setup"] = json!({"seats": 2});
    wishes["listed"] = json!(true);
    wishes["begins_when_full"] = json!(true);
    let table = ada.table(wishes).await;
    ben.did(&format!("{table}/join"), json!({})).await;
    table
}

/// Two people whose turns are told to this program, and their table.
async fn told_at(world: &World, url: &str) -> (Person, Person, String) {
    let (ada, ben, table) = pair(world, "vivajava", correspondence()).await;
    for person in [&ada, &ben] {
        wants(person, url).await;
    }
    (ada, ben, table)
}

async fn home() -> World {
    World::sqlite_with(|config| {
        config.private_webhooks = true;
        config.public_url = Some("https://tables.example/".into());
    })
    .await
}

pub(crate) async fn sent(world: &World) -> Vec<Notice> {
    world.service.app.notifier.send_waiting().await
}

/// The seat that is awaited.
pub(crate) async fn awaited(person: &Person, table: &str) -> Option<usize> {
    person.saw(table).await["awaits"]["seat"].as_u64().map(|seat| seat as usize)
}

pub(crate) async fn settings_are_kept_and_checked(world: World) {
    let ada = world.person("Ada").await;
    let nothing = ada.saw("/api/me/notify").await;
    let expected =
        json!({"webhook": null, "push": [], "push_key": null, "mail": null, "mails": false, "muted": []});
    assert_eq!(nothing, expected);
    let url = "https://example.org/hook";
    let secret = wants(&ada, url).await;
    assert!(secret.len() >= 32);
    let read = ada.saw("/api/me/notify").await;
    assert_eq!((&read["webhook"], read.get("secret")), (&json!(url), None), "shown once");
    let (_, again) = put(&ada, "/api/me/notify", json!({"webhook": url})).await;
    assert!(again.get("secret").is_none(), "the same program keeps its secret");
    let (_, renewed) = put(&ada, "/api/me/notify", json!({"webhook": url, "new_secret": true})).await;
    assert_ne!(renewed["secret"], json!(secret));
    for bad in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://2130706433/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.0.1]/",
        "https://a:b@example.org/",
        "nonsense",
    ] {
        let (status, problem) = put(&ada, "/api/me/notify", json!({"webhook": bad})).await;
        assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("request/field")), "{bad}");
    }
    let browser = json!({"endpoint": "https://push.example/1", "keys": {"p256dh": "AA", "auth": "AA"}});
    let (status, _) = put(&ada, "/api/me/notify", json!({"push": [browser]})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "nobody set Web Push up");
    assert_eq!(ada.saw("/api/me/notify").await["webhook"], json!(url), "nothing changed");
    put(&ada, "/api/me/notify", json!({})).await;
    assert_eq!(ada.saw("/api/me/notify").await["webhook"], Value::Null);
}

#[tokio::test]
async fn a_turn_is_told_once_signed_and_with_a_link() {
    let world = home().await;
    let (url, mut called) = program(good()).await;
    let (ada, ben, table) = pair(&world, "vivajava", correspondence()).await;
    sent(&world).await;
    let (first, second) = match awaited(&ada, &table).await {
        Some(0) => (&ada, &ben),
        _ => (&ben, &ada),
    };
    let secret = wants(second, &url).await;
    let mut dealer = QuickDealer::new(11);
    let seat = awaited(first, &table).await;
    while awaited(first, &table).await == seat {
        step(&[&ada, &ben], &table, &mut dealer).await;
    }
    let notices = sent(&world).await;
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert_eq!(notices[0].user.as_str(), second.id);
    let call = called.recv().await.expect("a call");
    let body: Value = serde_json::from_str(&call.body).expect("JSON");
    assert_eq!((&body["event"], &body["game"]), (&json!("turn"), &json!("vivajava")));
    assert_eq!(body["version"], json!(ada.version(&table).await));
    let id = table.rsplit('/').next().expect("an id");
    assert_eq!(body["link"], json!(format!("https://tables.example/t/{id}")));
    let header = |name: &str| {
        let line = call.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.expect("a header").to_string()
    };
    let expected = {
        use hmac::{Hmac, Mac as _};
        let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
        mac.update(format!("{}.{}", header("klatsch-timestamp"), call.body).as_bytes());
        hex::encode(mac.finalize().into_bytes())
    };
    assert_eq!(header("klatsch-signature"), format!("v1={expected}"));
    assert!(sent(&world).await.is_empty(), "once");
}

#[tokio::test]
async fn a_whole_correspondence_game_has_one_notice_for_each_turn() {
    let world = home().await;
    let (url, _called) = program(good()).await;
    let (ada, ben, table) = told_at(&world, &url).await;
    let people = [&ada, &ben];
    let mut turns: Vec<String> = Vec::new();
    let mut told: Vec<String> = Vec::new();
    let mut before = None;
    let mut dealer = QuickDealer::new(5);
    loop {
        let seat = awaited(&ada, &table).await;
        if seat != before {
            turns.extend(seat.map(|seat| people[seat].id.clone()));
        }
        before = seat;
        told.extend(sent(&world).await.into_iter().map(|notice| notice.user.to_string()));
        if step(&people, &table, &mut dealer).await.is_none() {
            break;
        }
    }
    assert!(turns.len() > 10, "a game of {} turns", turns.len());
    assert_eq!(told, turns);
}

#[tokio::test]
async fn nobody_is_told_at_the_table_of_a_muted_one_or_in_a_live_game() {
    let world = home().await;
    let (url, _called) = program(good()).await;
    let (ada, ben, table) = told_at(&world, &url).await;
    let addr = listen(&world).await;
    let people = [&ada, &ben];
    let mut dealer = QuickDealer::new(23);
    sent(&world).await;
    {
        let mut at_table = Seen::at(addr, &ada, &table, json!({})).await;
        let _ben = Seen::at(addr, &ben, &table, json!({})).await;
        while at_table.next().await["users"].as_array().is_none_or(|users| users.len() != 2) {}
        for _ in 0..20 {
            step(&people, &table, &mut dealer).await;
        }
        assert_eq!(sent(&world).await, [], "both see it");
    }
    // A third socket sees when the others are gone.
    let cleo = world.person("Cleo").await;
    let mut watcher = Seen::at(addr, &cleo, &table, json!({})).await;
    let alone = json!([cleo.id]);
    loop {
        // Who came first may have left before: asked again, the table says who is there.
        watcher.ask(json!({"do": "hello"})).await;
        if watcher.next_presence().await == alone {
            break;
        }
    }
    let mute = format!("{table}/mute");
    for person in people {
        assert_eq!(put(person, &mute, json!({"muted": true})).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(ada.saw("/api/me/notify").await["muted"].as_array().map(Vec::len), Some(1));
    for _ in 0..12 {
        step(&people, &table, &mut dealer).await;
    }
    assert_eq!(sent(&world).await, [], "both want to hear nothing");
    for person in people {
        put(person, &mute, json!({"muted": false})).await;
    }
    for _ in 0..12 {
        step(&people, &table, &mut dealer).await;
    }
    assert!(!sent(&world).await.is_empty(), "now they do");

    let (ada, ben, live) = pair(&world, "vivajava", json!({})).await;
    wants(&ada, &url).await;
    wants(&ben, &url).await;
    for _ in 0..12 {
        step(&[&ada, &ben], &live, &mut dealer).await;
    }
    assert_eq!(sent(&world).await, [], "only correspondence games");
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let world = home().await;
    let (target, mut reached) = program(good()).await;
    let redirect = format!(
        "HTTP/1.1 307 Temporary Redirect\r\nlocation: {target}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    );
    let (url, mut called) = program(redirect).await;
    told_at(&world, &url).await;
    assert_eq!(sent(&world).await, [], "a redirect is a failure");
    called.recv().await.expect("the first program was called");
    assert!(reached.try_recv().is_err(), "the second was not");
}

fn bad() -> String {
    "HTTP/1.1 500 Oh\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into()
}

#[tokio::test]
async fn a_webhook_that_fails_is_called_again_after_growing_pauses() {
    let world = home().await;
    let (url, mut called) = answering(vec![bad(), bad(), bad(), good()]).await;
    let (ada, ben, table) = told_at(&world, &url).await;
    let me = if awaited(&ada, &table).await == Some(0) { &ada } else { &ben };
    if sent(&world).await.is_empty() && called.try_recv().is_err() {
        panic!("somebody is told");
    }
    let trouble = async || me.saw("/api/me/notify").await["trouble"].clone();
    let shown = trouble().await;
    assert_eq!((&shown["why"], &shown["attempts"]), (&json!("answered with status 500"), &json!(1)));
    for (pause, attempts) in [(1, 2), (5, 3)] {
        world.clock.advance(pause * MINUTE - 1);
        world.service.send_due().await.expect("the store");
        assert!(called.try_recv().is_err(), "not before {pause} minutes are over");
        world.clock.advance(1);
        assert_eq!(world.service.send_due().await.expect("the store"), 0);
        called.try_recv().expect("another call");
        assert_eq!(trouble().await["attempts"], json!(attempts));
    }
    world.clock.advance(30 * MINUTE);
    assert_eq!(world.service.send_due().await.expect("the store"), 1);
    called.try_recv().expect("the call that went well");
    assert_eq!(trouble().await, Value::Null, "no trouble any more");
}

#[tokio::test]
async fn a_webhook_that_always_fails_is_given_up_and_shown() {
    let world = home().await;
    let (url, mut called) = program(bad()).await;
    let (ada, ben, table) = told_at(&world, &url).await;
    let me = if awaited(&ada, &table).await == Some(0) { &ada } else { &ben };
    sent(&world).await;
    for _ in 0..9 {
        world.clock.advance(6 * 60 * MINUTE);
        world.service.send_due().await.expect("the store");
    }
    let mut calls = 0;
    while called.try_recv().is_ok() {
        calls += 1;
    }
    assert_eq!(calls, 6, "the first and one after each pause");
    let shown = me.saw("/api/me/notify").await["trouble"].clone();
    assert_eq!((&shown["attempts"], &shown["next"]), (&json!(6), &Value::Null), "{shown}");
    let (_, told) = put(me, "/api/me/notify", json!({"webhook": null})).await;
    assert_eq!(told.get("trouble"), None, "without the program no trouble");
}

#[tokio::test]
async fn a_webhook_is_not_called_again_for_a_turn_that_is_over() {
    let world = home().await;
    let (url, mut called) = program(bad()).await;
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    wants(&ada, &url).await;
    let table = letters(&ada, &ben).await;
    let mut dealer = QuickDealer::new(8);
    while awaited(&ada, &table).await != Some(0) {
        step(&[&ada, &ben], &table, &mut dealer).await;
    }
    sent(&world).await;
    called.try_recv().expect("a call");
    while awaited(&ada, &table).await == Some(0) {
        step(&[&ada, &ben], &table, &mut dealer).await;
    }
    world.clock.advance(MINUTE);
    assert_eq!(world.service.send_due().await.expect("the store"), 0);
    assert!(called.try_recv().is_err(), "nobody calls for what is over");
    assert_eq!(ada.saw("/api/me/notify").await.get("trouble"), None);
}

#[tokio::test]
async fn a_webhook_that_leads_home_is_not_called() {
    let world = World::sqlite().await;
    let (url, mut called) = program(good()).await;
    let port = url.rsplit(':').next().and_then(|rest| rest.split('/').next()).expect("a port");
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    // A name is checked when it is called: it may lead anywhere by then.
    wants(&ada, &format!("https://localhost:{port}/")).await;
    wants(&ben, &format!("https://localhost:{port}/")).await;
    letters(&ada, &ben).await;
    assert_eq!(sent(&world).await, []);
    assert!(called.try_recv().is_err());
}

#[tokio::test]
async fn a_browser_is_woken_and_one_that_is_gone_is_forgotten() {
    let world = World::sqlite_with(|config| {
        config.private_webhooks = true;
        config.push_contact = Some("mailto:host@tables.example".into());
    })
    .await;
    let (gone, mut called) =
        program("HTTP/1.1 410 Gone\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".into()).await;
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let key = ada.saw("/api/me/notify").await["push_key"].as_str().expect("a key").to_string();
    assert_eq!(key.len(), 87, "65 bytes in base64url");
    // The keys of the example in RFC 8291.
    let keys = json!({"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg"});
    let browser = json!({"endpoint": gone, "keys": keys});
    for person in [&ada, &ben] {
        let (status, told) = put(person, "/api/me/notify", json!({"push": [browser]})).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }
    let table = letters(&ada, &ben).await;
    assert_eq!(sent(&world).await, []);
    let call = called.try_recv().expect("a call");
    assert!(call.head.contains("authorization: vapid t="), "{}", call.head);
    assert!(
        call.head.contains("content-encoding: aes128gcm") && call.head.contains("ttl: 43200"),
        "{}",
        call.head
    );
    assert!(!call.body.contains("turn"), "nobody on the way can read it");
    let told = if awaited(&ada, &table).await == Some(0) { &ada } else { &ben };
    assert_eq!(told.saw("/api/me/notify").await["push"], json!([]), "forgotten");
}
