//! Whose eyes a socket has follows from who sits where, at every moment.

use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer};

use crate::sockets::choose;
use crate::support::socket::{Seen, listen};
use crate::support::{Person, World, pair};

pub(crate) async fn who_leaves_a_seat_loses_its_eyes(world: World) {
    let (ada, ben, eve) = (world.person("Ada").await, world.person("Ben").await, world.person("Eve").await);
    let addr = listen(&world).await;
    let table = ada.table(json!({"game": "guatemala", "setup": {"seats": 2}, "listed": true})).await;
    ben.did(&format!("{table}/join"), json!({"seat": 1})).await;
    let mut left = Seen::at(addr, &ben, &table, json!({})).await;
    let mut stays = Seen::at(addr, &ada, &table, json!({"as": 0})).await;
    ben.did(&format!("{table}/leave"), json!({})).await;
    eve.did(&format!("{table}/join"), json!({"seat": 1})).await;
    ada.did(&format!("{table}/start"), json!({})).await;
    ada.did(&format!("{table}/chat"), json!({"text": "between us"})).await;
    let mut version = ada.version(&table).await;
    let mut dealer = QuickDealer::new(5);
    for _ in 0..6 {
        version = crate::support::step(&[&ada, &eve], &table, &mut dealer).await.expect("the game goes on");
    }
    left.until(version).await;
    stays.until(version).await;
    assert_eq!((&left.view["you"], left.legal.len()), (&json!("spectator"), 0), "{}", left.view);
    assert_eq!(stays.view["you"], 0);
    assert_eq!(left.view, ben.saw(&format!("{table}/view?as=spectator")).await["view"]);
    assert!(!left.heard.contains("between us"), "{}", left.heard);
    for socket in [&mut left, &mut stays] {
        // Everything that was said is heard before this.
        ben.did(&format!("{table}/chat"), json!({"text": "watching"})).await;
        ada.did(&format!("{table}/chat"), json!({"text": "playing"})).await;
        while !(socket.heard.contains("watching") || socket.heard.contains("playing")) {
            socket.next().await;
        }
    }
    assert!(!left.heard.contains("between us") && stays.heard.contains("between us"));
}

/// Signing out, a new password on another device and going for good end the sockets of that person, and no others.
#[tokio::test]
async fn who_is_not_signed_in_any_more_has_no_socket() {
    let world = World::sqlite().await;
    let addr = listen(&world).await;
    let password = "a long password";
    for (method, path, body) in [
        ("POST", "/api/sign-out", json!({})),
        ("PUT", "/api/me/password", json!({"old": password, "new": "another password"})),
        ("DELETE", "/api/me", json!({})),
    ] {
        let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
        let name = format!("Ben {}", method.to_lowercase());
        let ben = ben.account(json!({"name": name, "password": password})).await;
        let table = ada.table(json!({"game": "guatemala", "setup": {"seats": 2}, "listed": true})).await;
        ben.did(&format!("{table}/join"), json!({})).await;
        let mut his = Seen::at(addr, &ben, &table, json!({})).await;
        let mut hers = Seen::at(addr, &ada, &table, json!({})).await;
        let (status, _, answer) = ben.call(method, path, Some(body)).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        ada.did(&format!("{table}/chat"), json!({"text": "he is gone"})).await;
        while his.next().await["type"] != "end" {
            assert!(!his.heard.contains("he is gone"), "{path}");
        }
        while !hers.heard.contains("he is gone") {
            assert_ne!(hers.next().await["type"], "end", "{path}");
        }
    }
}

/// Somebody at the table with at most one socket.
struct Guest {
    person: Person,
    socket: Option<Seen>,
}

/// The chairs of this person.
fn seats_of(doc: &Value, person: &Person) -> Vec<usize> {
    let seats = doc["seats"].as_array().expect("seats");
    (0..seats.len()).filter(|&seat| seats[seat]["user"]["id"] == json!(person.id)).collect()
}

/// Everything a fresh `hello` could show this person now: view and legal actions; nothing if it would be refused.
async fn allowed(person: &Person, table: &str, doc: &Value) -> Vec<(Value, Value)> {
    let seats = seats_of(doc, person);
    let shut_out = doc["watch"] == "players" && doc["status"] != "over";
    if shut_out && seats.is_empty() && doc["host"] != json!(person.id) {
        return Vec::new();
    }
    if doc["status"] == "open" {
        return vec![(Value::Null, json!([]))];
    }
    let mut shown = Vec::new();
    for audience in seats.iter().map(ToString::to_string).chain(["spectator".into()]) {
        let seen = person.saw(&format!("{table}/view?as={audience}")).await;
        shown.push((seen["view"].clone(), seen["legal"].clone()));
    }
    shown
}

/// Takes in all news up to this version; whether the socket is still open then.
async fn hear(seen: &mut Seen, version: u64, room: Option<&str>) -> bool {
    loop {
        if seen.version >= version && room.is_some() {
            return true;
        }
        let message = seen.next().await;
        match message["type"].as_str() {
            Some("end") => return false,
            Some("chat") => assert_eq!(message["line"]["room"].as_str(), room, "{message}"),
            Some("update") if room.is_none() => {
                assert!(message["version"].as_u64() < Some(version), "told without a right to: {message}");
            }
            _ => {}
        }
    }
}

async fn history(world: &World, seed: u64) {
    let mut dealer = QuickDealer::new(seed);
    let addr = listen(world).await;
    let watch = ["everybody", "players"][(seed % 2) as usize];
    let mut guests = Vec::new();
    for name in ["Ada", "Ben", "Cem", "Dora"] {
        guests.push(Guest { person: world.person(name).await, socket: None });
    }
    let host = guests[0].person.clone();
    let table = host
        .table(
            json!({"game": "guatemala", "setup": {"seats": 3}, "listed": true, "watch": watch, "mine": []}),
        )
        .await;
    let mut history = Vec::new();
    for _ in 0..45 {
        let who = dealer.below(4) as usize;
        let person = guests[who].person.clone();
        let seat = dealer.below(3);
        let does = [
            "join", "join", "leave", "leave", "look", "look", "look as", "chat", "start", "play", "play",
            "remove",
        ][dealer.below(12) as usize];
        history.push(format!("{who} {does} {seat}"));
        let mut said = None;
        match does {
            "join" | "leave" => drop(person.post(&format!("{table}/{does}"), json!({"seat": seat})).await),
            "remove" => drop(host.post(&format!("{table}/remove"), json!({"seat": seat})).await),
            "start" => drop(host.post(&format!("{table}/start"), json!({})).await),
            "chat" => {
                let text = format!("line {}", history.len());
                let (status, _) = person.post(&format!("{table}/chat"), json!({"text": text})).await;
                said = status.is_success().then_some(text);
            }
            "play" => {
                let (_, seen) = person.get(&format!("{table}/view")).await;
                if let Some(action) = seen["legal"].get(0) {
                    let play = json!({"action": action, "version": seen["version"]});
                    person.post(&format!("{table}/play"), play).await;
                }
            }
            _ => {
                let audience = match (does, seat) {
                    ("look", _) => json!({"do": "hello"}),
                    (_, 0) => json!({"do": "hello", "as": "spectator"}),
                    _ => json!({"do": "hello", "as": seat}),
                };
                let socket = match guests[who].socket.take() {
                    Some(socket) => Some(socket),
                    None => Seen::open(addr, &person, &table).await,
                };
                if let Some(mut socket) = socket
                    && socket.ask(audience).await["ok"] == true
                {
                    while socket.next().await["type"] != "update" {}
                    guests[who].socket = Some(socket);
                }
            }
        }
        let doc = host.saw(&table).await;
        let version = doc["version"].as_u64().expect("a version");
        let speaks = if seats_of(&doc, &person).is_empty() { "watchers" } else { "players" };
        for Guest { person, socket } in &mut guests {
            let Some(seen) = socket else { continue };
            let shown = allowed(person, &table, &doc).await;
            let room = if seats_of(&doc, person).is_empty() { "watchers" } else { "players" };
            let open = hear(seen, version, (!shown.is_empty()).then_some(room)).await;
            assert_eq!(open, !shown.is_empty(), "seed {seed}: {history:?}");
            if !open {
                *socket = None;
                continue;
            }
            if let Some(text) = said.as_ref().filter(|_| room == speaks) {
                while !seen.heard.contains(&format!("\"{text}\"")) {
                    seen.next().await;
                }
            }
            let now = (seen.view.clone(), json!(seen.legal));
            assert!(shown.contains(&now), "seed {seed}: {history:?}: {} sees {now:?}", person.id);
        }
    }
}

#[tokio::test]
async fn no_socket_is_told_what_a_fresh_hello_would_not_tell() {
    let world = World::sqlite().await;
    for seed in 0..12 {
        history(&world, seed).await;
    }
}

/// Who comes back is told what was missed from memory: the store need not even have the steps any more.
#[tokio::test]
async fn who_comes_back_is_served_from_memory() {
    for entry in wire::GAMES {
        let world = World::sqlite().await;
        let (ada, ben, table) = pair(&world, entry.id, json!({})).await;
        let addr = listen(&world).await;
        let mut seats = vec![
            Seen::at(addr, &ada, &table, json!({})).await,
            Seen::at(addr, &ben, &table, json!({})).await,
        ];
        let mut dealer = QuickDealer::new(3);
        for _ in 0..3 {
            choose(&mut seats, &mut dealer).await.expect("the game goes on");
        }
        let left = choose(&mut seats, &mut dealer).await.expect("the game goes on");
        seats[0].until(left).await;
        let (version, view, n_events) = (seats[0].version, seats[0].view.clone(), seats[0].events.len());
        for _ in 0..6 {
            choose(&mut seats, &mut dealer).await.expect("the game goes on");
        }
        seats[0].until(left + 6).await;
        sqlx::raw_sql("DELETE FROM steps").execute(&mut world.database().await).await.expect("deleted");
        let mut back = Seen::open(addr, &ada, &table).await.expect("a socket");
        (back.version, back.view) = (version, view);
        back.hello(json!({"version": version})).await;
        assert_eq!((back.version, &back.view), (seats[0].version, &seats[0].view), "{}", entry.id);
        assert_eq!(back.events, seats[0].events[n_events..], "{}", entry.id);
        assert!(!back.heard.contains("\"view\":"), "what changed, not everything");
    }
}
