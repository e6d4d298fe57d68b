//! Nothing secret leaves: everything a client gets is searched while whole games are played.
//!
//! The test knows the true state of the table at every moment, and with it what is hidden from whom: the secret
//! behind all draws, the cards that nobody has seen, the sacks of the others. [`leak`] finds what would name them.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use base64ct::{Base64Unpadded, Base64UrlUnpadded, Encoding as _};
use serde_json::{Value, json};
use server::ids::TableId;
use table::{QuickDealer, Seat, Viewer};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use wire::{Audience, Chance, Files};

use crate::sockets::choose;
use crate::support::socket::{Seen, listen};
use crate::support::{Log, Person, World, pair};

/// What is hidden at a moment.
#[derive(Clone, Debug, Default)]
struct Hidden {
    /// The secret, in every form in which it could be written.
    secret: Vec<String>,
    /// Cards of Café that nobody has seen.
    cards: BTreeSet<String>,
    /// The names of coffees, in a game that deals them secretly.
    coffees: Vec<String>,
}

/// The secret of a table, in every form in which it could be written.
async fn secret(world: &World, id: &TableId) -> Vec<String> {
    let digits: String = sqlx::query_scalar("SELECT secret FROM secrets WHERE table_id = $1")
        .bind(id.as_str())
        .fetch_one(&mut world.database().await)
        .await
        .expect("a secret");
    let bytes = hex::decode(&digits).expect("digits");
    vec![
        digits.to_uppercase(),
        Base64Unpadded::encode_string(&bytes),
        Base64UrlUnpadded::encode_string(&bytes),
        json!(bytes).to_string(),
        digits,
    ]
}

/// What is hidden now, from the true state.
async fn hidden(world: &World, id: &TableId, secret: &[String]) -> Hidden {
    let all = truth(world, id).await;
    let words = |value: &Value| -> BTreeSet<String> {
        value.as_array().into_iter().flatten().filter_map(|word| word.as_str().map(String::from)).collect()
    };
    let coffees = match all["game"].as_str() {
        Some("guatemala") => all["would_score"].as_object().expect("coffees").keys().cloned().collect(),
        _ => Vec::new(),
    };
    Hidden { secret: secret.to_vec(), cards: words(&all["unseen"]), coffees }
}

/// The whole state, as nobody is shown it before the end.
async fn truth(world: &World, id: &TableId) -> Value {
    let look = world
        .service
        .app
        .registry
        .look(id, |table| Ok(table.game.as_ref().map(|game| game.view(Audience::All))));
    look.await.expect("a table").expect("a game")
}

/// The words of a text, without what people put around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().map(|word| word.trim_matches(|letter: char| ".,;:!?()[]\"'“”".contains(letter)))
}

/// Every text in a value: values and keys, but not the keys of a delta, which count entries of lists.
fn texts<'a>(value: &'a Value, into: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => into.push(text),
        Value::Array(list) => list.iter().for_each(|value| texts(value, into)),
        Value::Object(object) => {
            for (key, value) in object {
                match key.as_str() {
                    "delta" => changes(value, into),
                    // It tells two versions, which are numbers like those of cards.
                    "message" if object.get("code").is_some_and(|code| code == "action/stale") => {}
                    // Packed on sockets; the unpacked list is searched beside it.
                    "legal" if object.contains_key("type") => {}
                    _ => {
                        into.push(key);
                        texts(value, into);
                    }
                }
            }
        }
        _ => {}
    }
}

fn changes<'a>(delta: &'a Value, into: &mut Vec<&'a str>) {
    match delta {
        Value::Object(object) => {
            object.iter().filter(|(key, _)| *key != "-").for_each(|(_, value)| changes(value, into));
        }
        whole => texts(whole, into),
    }
}

/// A place at which sacks are told that are not the viewer's, or a secret deal with its coffee.
fn sack(value: &Value, viewer: Viewer, coffees: &[String]) -> Option<String> {
    // The entries of a delta do not say whose they are; the view they make is searched beside them.
    let others = |seat: Option<&Value>| {
        let Some(seat) = seat else { return false };
        let seat = seat.as_u64().and_then(|seat| Seat::new(usize::try_from(seat).ok()?));
        seat.is_none_or(|seat| viewer != Viewer::Seat(seat))
    };
    match value {
        Value::Array(list) => list.iter().find_map(|value| sack(value, viewer, coffees)),
        Value::Object(object) => {
            let told = object.contains_key("money")
                && others(object.get("seat"))
                && object.get("sacks").is_none_or(|sacks| !sacks.is_number());
            // In a delta the number is in a list of its own.
            let bag = object.get("bag").is_some_and(|bag| !bag.is_number() && !bag[0].is_number());
            let dealt =
                object.get("kind").is_some_and(|kind| kind == "dealt") && others(object.get("seat")) && {
                    let mut found = Vec::new();
                    texts(value, &mut found);
                    found
                        .iter()
                        .any(|text| words(text).any(|word| coffees.iter().any(|coffee| word == coffee)))
                };
            if told || dealt || bag && object.contains_key("market") {
                return Some(value.to_string());
            }
            object.values().find_map(|value| sack(value, viewer, coffees))
        }
        _ => None,
    }
}

/// What in this message tells the viewer something hidden.
fn leak(message: &Value, viewer: Viewer, hidden: &Hidden) -> Option<String> {
    let text = message.to_string();
    if let Some(secret) = hidden.secret.iter().find(|secret| text.contains(secret.as_str())) {
        return Some(format!("the secret as {secret}"));
    }
    // The figures of `/metrics` are numbers, and a number names no card.
    if message.as_str().is_some_and(|text| text.starts_with("# HELP")) {
        return None;
    }
    let (mut found, said) = (Vec::new(), without_print(message));
    texts(&said, &mut found);
    if let Some(text) = found.iter().find(|text| words(text).any(|word| hidden.cards.contains(word))) {
        return Some(format!("an unseen card: {text}"));
    }
    match hidden.coffees.is_empty() {
        true => None,
        false => sack(message, viewer, &hidden.coffees),
    }
}

/// The message without what is printed on all cards, drawn or not.
fn without_print(message: &Value) -> Value {
    match message {
        Value::Array(list) => list.iter().map(without_print).collect(),
        Value::Object(object) => {
            let kept = object.iter().filter(|(name, _)| *name != "deck_cards");
            kept.map(|(name, value)| (name.clone(), without_print(value))).collect()
        }
        plain => plain.clone(),
    }
}

/// The messages that came since the last time, short words put in, and what is legal now.
fn heard(seen: &mut Seen) -> Vec<Value> {
    let texts = std::mem::take(&mut seen.heard);
    let messages = serde_json::Deserializer::from_str(&texts).into_iter::<Value>();
    let mut messages: Vec<Value> = messages.map(|message| message.expect("JSON")).collect();
    messages.iter_mut().for_each(|message| seen.put_words_in(message));
    messages.extend([json!(seen.legal), seen.view.clone()]);
    messages
}

/// Somebody who looks, and with whose eyes.
struct Looker {
    name: &'static str,
    person: Person,
    viewer: Viewer,
    /// A stranger to a table that only its players may watch.
    shut_out: bool,
}

/// Everything this person can ask for over HTTP.
async fn asked(looker: &Looker, table: &str, version: u64) -> Vec<Value> {
    let person = &looker.person;
    let mut answers = Vec::new();
    for path in [
        "",
        "/view",
        "/view?as=0",
        "/view?as=1",
        "/view?as=spectator",
        "/view?as=all",
        "/record",
        "/replay",
        "/replay?as=all",
        "/chat",
    ] {
        answers.push(person.get(&format!("{table}{path}")).await.1);
    }
    for audience in ["", "?as=1", "?as=all"] {
        answers.push(person.get(&format!("{table}/versions/{version}{audience}")).await.1);
    }
    for path in ["/api/tables", "/api/tables?status=running", "/api/me/tables", "/api/me/export", "/metrics"]
    {
        answers.push(person.get(path).await.1);
    }
    for (path, body) in [
        ("play", json!({"action": "nonsense", "version": version})),
        ("why", json!({"action": "nonsense"})),
        ("fork", json!({"version": version})),
        ("undo", json!({"version": 1})),
    ] {
        let (status, answer) = person.post(&format!("{table}/{path}"), body).await;
        assert!(path == "why" || status != StatusCode::OK, "{}: {path}: {answer}", looker.name);
        answers.push(answer);
    }
    if looker.shut_out {
        let (status, answer) = person.get(&format!("{table}/view")).await;
        assert!(status.is_client_error(), "{}: {answer}", looker.name);
    }
    answers
}

/// What a viewer is shown does not change when hidden sacks change places.
fn independent(all: &Value, viewer: Viewer, shown: &Value) -> usize {
    let entry = wire::game("guatemala").expect("a game");
    let open = |position: &Value| {
        entry.open_position(position, Files::Refuse, Chance::Manual).expect("a position").0
    };
    assert_eq!(&open(all).view(Audience::Viewer(viewer)), shown, "what is shown is what may be known");
    // The places that are hidden from this viewer.
    let mut places = vec!["/bag".to_string()];
    for seat in 0..all["seats"].as_array().expect("seats").len() {
        if Seat::new(seat).is_none_or(|seat| viewer != Viewer::Seat(seat)) {
            places.push(format!("/seats/{seat}/sacks"));
        }
    }
    let mut n_worlds = 0;
    for (from, to) in places.iter().zip(places.iter().skip(1)) {
        let list = |place: &str| all.pointer(place).and_then(Value::as_array).cloned().expect("sacks");
        let (ours, theirs) = (list(from), list(to));
        let pairs = ours
            .iter()
            .enumerate()
            .flat_map(|(a, x)| theirs.iter().enumerate().map(move |(b, y)| (a, x, b, y)));
        let Some((a, x, b, y)) = pairs.into_iter().find(|(_, x, _, y)| x != y) else { continue };
        let mut other = all.clone();
        *other.pointer_mut(&format!("{from}/{a}")).expect("a sack") = y.clone();
        *other.pointer_mut(&format!("{to}/{b}")).expect("a sack") = x.clone();
        let world = open(&other);
        assert_ne!(world.view(Audience::All), open(all).view(Audience::All), "another world");
        assert_eq!(&world.view(Audience::Viewer(viewer)), shown, "{viewer:?} can tell two worlds apart");
        n_worlds += 1;
    }
    n_worlds
}

/// Plays a whole game with somebody at every place from which one can look, and searches everything.
async fn search(game: &str, seed: u64, setup: Value, watch: &str) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish()
        .with("debug,server=trace,sqlx=trace".parse::<Targets>().expect("a filter"));
    let guard = tracing::subscriber::set_default(subscriber);
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, game, json!({"setup": setup, "watch": watch})).await;
    let id = TableId::from(table.rsplit('/').next().expect("an id"));
    let addr = listen(&world).await;
    let seat = |number| Viewer::Seat(Seat::new(number).expect("a seat"));
    let open = watch == "everybody";
    let eve = world.person("Eve").await;
    let mut sockets =
        vec![Seen::at(addr, &ada, &table, json!({})).await, Seen::at(addr, &ben, &table, json!({})).await];
    // Ada's second screen looks as a spectator would.
    let mut watching = vec![Seen::at(addr, &ada, &table, json!({"as": "spectator"})).await];
    let mut viewers = vec![seat(0), seat(1), Viewer::Spectator];
    if open {
        watching.push(Seen::at(addr, &eve, &table, json!({})).await);
        viewers.push(Viewer::Spectator);
    }
    let n_whole = viewers.len();
    // Short updates have other words; the same must not be in them.
    for (person, viewer, audience) in
        [(&ada, seat(0), json!(0)), (&ben, seat(1), json!(1)), (&ada, Viewer::Spectator, json!("spectator"))]
    {
        let hello = json!({"brief": true, "offers": true, "as": audience});
        watching.push(Seen::at(addr, person, &table, hello).await);
        viewers.push(viewer);
    }
    let looker =
        |name, person: &Person, viewer, shut_out| Looker { name, person: person.clone(), viewer, shut_out };
    let lookers = [
        looker("the first seat", &ada, seat(0), false),
        looker("the other seat", &ben, seat(1), false),
        looker("a stranger", &eve, Viewer::Spectator, !open),
        looker("nobody", &eve.with_cookie(""), Viewer::Spectator, true),
        looker("a forged cookie", &eve.with_cookie("klatsch=forged.9999999999999"), Viewer::Spectator, true),
    ];
    let secret = secret(&world, &id).await;
    let mut dealer = QuickDealer::new(seed);
    let (mut n_messages, mut n_steps, mut n_cards, mut n_worlds) = (0, 0, 0, 0);
    loop {
        let latest = sockets.iter().map(|seen| seen.version).max().expect("somebody");
        for seen in sockets.iter_mut().chain(&mut watching) {
            seen.until(latest).await;
        }
        if ada.saw(&table).await["status"] != "running" {
            break;
        }
        let now = hidden(&world, &id, &secret).await;
        n_cards += now.cards.len();
        let told = log.take();
        let logged = now.secret.iter().find(|secret| told.contains(secret.as_str()));
        assert!(logged.is_none(), "{game}: the log has the secret");
        let draw = now.cards.iter().find(|card| told.contains(&format!("show {card}")));
        assert!(draw.is_none() && !told.contains("chance "), "{game}: the log has what chance brings");
        for (nth, (seen, &viewer)) in sockets.iter_mut().chain(&mut watching).zip(&viewers).enumerate() {
            // A refusal may be talkative, too.
            if n_steps % 5 == 0 {
                let number = usize::from(viewer == seat(1));
                seen.ask(json!({"do": "why", "action": "nonsense", "seat": number})).await;
                let audience = if viewer == Viewer::Spectator { json!("spectator") } else { json!(number) };
                seen.ask(json!({"do": "legal", "say": true, "as": audience})).await;
                seen.ask(json!({"do": "view", "as": audience})).await;
                let undo = json!({"do": "undo", "seat": number, "version": seen.version});
                let may_undo = viewer != Viewer::Spectator && nth < n_whole;
                let undone = if may_undo { seen.ask(undo).await } else { Value::Null };
                seen.until(undone["version"].as_u64().unwrap_or(0)).await;
            }
            for message in heard(seen) {
                n_messages += 1;
                assert_eq!(leak(&message, viewer, &now), None, "{game}: to {viewer:?} at {latest}");
            }
        }
        if n_steps % 10 == 0 {
            for looker in &lookers {
                for answer in asked(looker, &table, latest).await {
                    n_messages += 1;
                    assert_eq!(
                        leak(&answer, looker.viewer, &now),
                        None,
                        "{game}: to {} at {latest}",
                        looker.name
                    );
                }
            }
            if !now.coffees.is_empty() {
                // Somebody may have undone a choice just now.
                let latest = sockets.iter().map(|seen| seen.version).max().expect("somebody");
                for seen in sockets.iter_mut().chain(&mut watching) {
                    seen.until(latest).await;
                }
                let all = truth(&world, &id).await;
                for (seen, &viewer) in sockets.iter().chain(&watching).zip(&viewers).take(n_whole) {
                    n_worlds += independent(&all, viewer, &seen.view);
                }
            }
        }
        choose(&mut sockets, &mut dealer).await.expect("the game goes on");
        n_steps += 1;
    }
    drop(guard);
    assert!(n_messages > 5 * n_steps && n_steps > 20, "{game}: {n_messages} messages of {n_steps} choices");
    assert_eq!(n_cards > 0, game == "cafe", "{n_cards} unseen cards were looked for");
    assert_eq!(n_worlds > 20, game == "guatemala", "{n_worlds} other worlds");
    let revealed = ada.saw(&table).await["secret"].as_str().expect("revealed at the end").to_string();
    assert!(secret.contains(&revealed) && revealed.len() == 64, "what was looked for is the secret");
    for seen in sockets.iter().chain(&watching) {
        assert!(seen.heard.contains(&revealed), "{game}: everybody is told at the end");
    }
}

#[tokio::test]
async fn no_message_of_cafe_tells_what_is_hidden() {
    search("cafe", 21, json!({"seats": 2, "espresso": true}), "everybody").await;
}

#[tokio::test]
async fn no_message_of_an_auction_tells_what_is_hidden() {
    search("cafe", 24, json!({"seats": 2, "draft": "auction"}), "players").await;
}

#[tokio::test]
async fn no_message_of_guatemala_cafe_tells_what_is_hidden() {
    search("guatemala", 22, json!({"seats": 2}), "everybody").await;
}

#[tokio::test]
async fn no_message_of_vivajava_dice_tells_what_is_hidden() {
    search("vivajava", 23, json!({"seats": 2}), "everybody").await;
}

/// The search finds what it looks for: each of these would be a leak.
#[test]
fn the_search_finds_what_it_looks_for() {
    let hidden = Hidden {
        secret: vec!["5ec2e7".into()],
        cards: ["17".to_string()].into(),
        coffees: vec!["black".into()],
    };
    let me = Viewer::Seat(Seat::new(0).expect("a seat"));
    let delta = |change: Value| json!({"type": "update", "delta": change});
    for told in [
        json!({"message": "by the secret 5ec2e7"}),
        json!({"display": ["03", "17"]}),
        json!({"cards_shown": {"17": {}}}),
        json!({"events": [{"kind": "shown", "card": "17"}]}),
        json!({"events": [{"text": "Ada takes card 17."}]}),
        json!(["take 03", "take 17 pay red"]),
        delta(json!({"display": [["03", "17"]]})),
        delta(json!({"cards_shown": [{"17": {}}]})),
        json!({"seats": [{"seat": 1, "money": 3, "sacks": ["black"]}]}),
        json!({"seats": [{"seat": 1, "money": 3, "sacks": []}]}),
        json!({"events": [{"kind": "dealt", "seat": 1, "coffee": "black"}]}),
        json!({"events": [{"kind": "dealt", "seat": 1, "coffee": null, "text": "Ben gets a black sack."}]}),
        json!({"market": [], "bag": ["black"]}),
        delta(json!({"market": {}, "bag": [["black"]]})),
    ] {
        assert!(leak(&told, me, &hidden).is_some(), "{told}");
    }
    for fine in [
        json!({"display": ["03"], "version": 17, "x": 17}),
        json!(["place 17,0 turn 1"]),
        delta(json!({"seats": {"1": {"squares": {"17": {"beans": {"red": [1]}}}}}})),
        json!({"seats": [{"seat": 0, "money": 3, "sacks": ["black"]}, {"seat": 1, "money": 3, "sacks": 1}]}),
        json!({"events": [{"kind": "dealt", "seat": 0, "coffee": "black"}]}),
        json!({"market": [], "bag": 4}),
        delta(json!({"market": {"0": {"1": {"kind": ["sack"]}}}, "bag": [4]})),
    ] {
        assert_eq!(leak(&fine, me, &hidden), None, "{fine}");
    }
}
