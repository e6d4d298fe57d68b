//! Who may call what: every call of the API, by everybody.
//!
//! A call that is in the OpenAPI document but not here fails the test.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::clock::DAY;

use crate::support::socket::{connect, listen};
use crate::support::{Person, World};

/// What a table must be for a call to make sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The call is about no table.
    None,
    /// One of three chairs is free.
    Open,
    /// The same, by invitation.
    Unlisted,
    /// All chairs are taken, the game has not begun.
    Full,
    /// The game is on.
    Running,
    /// The same, and only players may watch.
    Private,
    /// The game is over.
    Over,
}

/// A call, and the status for: the seat's owner (who is the host before the start), another seat, a watcher,
/// somebody without a cookie, with a forged one, with one that is too old.
type Row = (&'static str, &'static str, State, fn(&Scene) -> Value, [u16; 6]);

/// For everybody.
const ALL: [u16; 6] = [200; 6];
/// For everybody who is somebody.
const KNOWN: [u16; 6] = [200, 200, 200, 401, 401, 401];
/// For the owner of the seat, or the host.
const OWNER: [u16; 6] = [200, 403, 403, 401, 401, 401];
/// For those who sit at the table.
const SEATED: [u16; 6] = [200, 200, 403, 401, 401, 401];

/// The same rights, another status for those who have them.
const fn with(mut row: [u16; 6], good: u16) -> [u16; 6] {
    let mut caller = 0;
    while caller < row.len() {
        if row[caller] == 200 {
            row[caller] = good;
        }
        caller += 1;
    }
    row
}

fn nothing(_: &Scene) -> Value {
    json!({})
}

fn of_seat(scene: &Scene) -> Value {
    json!({"seat": scene.seat})
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("GET", "/api/games", State::None, nothing, ALL),
    ("GET", "/api/me", State::None, nothing, KNOWN),
    ("POST", "/api/me", State::None, nothing, ALL),
    ("DELETE", "/api/me", State::None, nothing, with(KNOWN, 204)),
    ("POST", "/api/me/account", State::None, |_| json!({"name": server::ids::UserId::random(), "password": "a cup of coffee"}), KNOWN),
    ("PUT", "/api/me/password", State::None, |_| json!({"old": "a cup of coffee", "new": "a pot of coffee"}), with(KNOWN, 409)),
    ("POST", "/api/sign-in", State::None, |_| json!({"name": "Zoe", "password": "a cup of coffee"}), [401; 6]),
    ("POST", "/api/reports", State::None, |_| json!({"table": "nothing", "about": "nobody", "text": "hm"}), [404, 404, 404, 401, 401, 401]),
    ("POST", "/api/password-reset", State::None, |_| json!({"token": "nothing", "password": "a cup of coffee"}), [410; 6]),
    // This service sends no mail.
    ("POST", "/api/password-forgotten", State::None, |_| json!({"name": "Zoe"}), [404; 6]),
    ("PUT", "/api/me/mail", State::None, |_| json!({"address": "zoe@example.org", "lang": "en", "turns": true}), with(KNOWN, 404)),
    ("DELETE", "/api/me/mail", State::None, nothing, KNOWN),
    ("POST", "/api/mail-confirmed", State::None, |_| json!({"token": "nothing"}), [410; 6]),
    ("POST", "/api/unsubscribe?token=nothing", State::None, nothing, [410; 6]),
    ("GET", "/api/legal", State::None, nothing, ALL),
    ("POST", "/api/sign-out", State::None, nothing, with(KNOWN, 204)),
    ("GET", "/api/me/export", State::None, nothing, KNOWN),
    ("GET", "/api/house", State::None, nothing, ALL),
    ("GET", "/api/me/tables", State::None, nothing, KNOWN),
    ("GET", "/api/me/played", State::None, nothing, KNOWN),
    ("POST", "/api/seek", State::None, |_| json!({"game": "cafe", "setup": {"seats": 2}}), with(KNOWN, 201)),
    ("POST", "/api/replay", State::None, nothing, with(KNOWN, 400)),
    ("GET", "/api/me/notify", State::None, nothing, KNOWN),
    ("PUT", "/api/me/notify", State::None, nothing, KNOWN),
    ("GET", "/api/lessons/{game}", State::None, nothing, ALL),
    ("POST", "/api/lessons/{game}/{lesson}", State::None, nothing, KNOWN),
    ("GET", "/api/tables", State::None, nothing, ALL),
    ("POST", "/api/tables", State::None, |_| json!({"game": "cafe", "setup": {"seats": 2}}), with(KNOWN, 201)),
    ("GET", "/api/tables/{id}", State::Private, nothing, ALL),
    ("PUT", "/api/tables/{id}/mute", State::Running, |_| json!({"muted": true}), with(SEATED, 204)),
    ("POST", "/api/tables/{id}/join", State::Open, nothing, KNOWN),
    ("POST", "/api/tables/{id}/join", State::Unlisted, nothing, OWNER),
    ("POST", "/api/tables/{id}/join", State::Running, nothing, with(KNOWN, 409)),
    ("POST", "/api/tables/{id}/leave", State::Open, of_seat, OWNER),
    ("POST", "/api/tables/{id}/leave", State::Running, of_seat, with(OWNER, 409)),
    ("POST", "/api/tables/{id}/remove", State::Open, |_| json!({"seat": 1}), [200, 403, 403, 401, 401, 401]),
    ("POST", "/api/tables/{id}/start", State::Full, nothing, OWNER),
    ("POST", "/api/tables/{id}/close", State::Open, nothing, OWNER),
    ("POST", "/api/tables/{id}/bot", State::Open, |_| json!({"seat": 2, "bot": "random"}), OWNER),
    ("POST", "/api/tables/{id}/resign", State::Running, of_seat, OWNER),
    ("POST", "/api/tables/{id}/abort", State::Running, nothing, SEATED),
    ("POST", "/api/tables/{id}/decline", State::Running, nothing, SEATED),
    ("POST", "/api/tables/{id}/return", State::Running, of_seat, with(OWNER, 409)),
    ("POST", "/api/tables/{id}/rematch", State::Over, nothing, with(SEATED, 201)),
    ("POST", "/api/tables/{id}/rematch", State::Running, nothing, [409, 409, 409, 401, 401, 401]),
    ("GET", "/api/tables/{id}/view?as={seat}", State::Running, nothing, OWNER),
    ("GET", "/api/tables/{id}/view?as=spectator", State::Running, nothing, KNOWN),
    ("GET", "/api/tables/{id}/view?as=all", State::Running, nothing, [403, 403, 403, 401, 401, 401]),
    ("GET", "/api/tables/{id}/view", State::Private, nothing, SEATED),
    ("POST", "/api/tables/{id}/play", State::Running, |scene| json!({"seat": scene.seat, "action": scene.action, "version": scene.version}), OWNER),
    ("POST", "/api/tables/{id}/undo", State::Running, |scene| json!({"seat": scene.seat, "version": scene.version}), with(OWNER, 409)),
    ("POST", "/api/tables/{id}/why", State::Running, |scene| json!({"seat": scene.seat, "action": "nonsense"}), OWNER),
    // At this table there are none; `hints_are_given_counted_and_part_of_the_result` has the rest.
    ("POST", "/api/tables/{id}/hint", State::Running, of_seat, [403, 403, 403, 401, 401, 401]),
    ("DELETE", "/api/tables/{id}/hint", State::Running, nothing, KNOWN),
    ("GET", "/api/tables/{id}/record", State::Over, nothing, KNOWN),
    ("GET", "/api/tables/{id}/record", State::Running, nothing, with(KNOWN, 409)),
    ("GET", "/api/tables/{id}/replay", State::Over, nothing, KNOWN),
    ("GET", "/api/tables/{id}/replay", State::Running, nothing, KNOWN),
    ("GET", "/api/tables/{id}/replay", State::Private, nothing, SEATED),
    ("GET", "/api/tables/{id}/replay?as={seat}", State::Running, nothing, OWNER),
    ("GET", "/api/tables/{id}/replay?as=all", State::Running, nothing, [403, 403, 403, 401, 401, 401]),
    ("GET", "/api/tables/{id}/versions/{version}?as={seat}", State::Running, nothing, OWNER),
    ("GET", "/api/tables/{id}/versions/{version}?as=all", State::Running, nothing, [403, 403, 403, 401, 401, 401]),
    ("GET", "/api/tables/{id}/versions/{version}", State::Private, nothing, SEATED),
    ("GET", "/api/tables/{id}/versions/{version}?as=all", State::Over, nothing, KNOWN),
    ("POST", "/api/tables/{id}/fork", State::Over, |_| json!({"version": 3}), with(KNOWN, 201)),
    ("POST", "/api/tables/{id}/fork", State::Running, |_| json!({"version": 3}), with(KNOWN, 409)),
    ("GET", "/api/tables/{id}/chat", State::Running, nothing, KNOWN),
    ("GET", "/api/tables/{id}/chat", State::Private, nothing, SEATED),
    ("POST", "/api/tables/{id}/chat", State::Running, |_| json!({"text": "hello"}), KNOWN),
    ("POST", "/api/tables/{id}/chat", State::Private, |_| json!({"text": "hello"}), SEATED),
    // Without a socket nothing can be upgraded; `a_socket_is_refused_before_it_opens` has the rest.
    ("GET", "/api/tables/{id}/ws", State::Running, nothing, with(KNOWN, 400)),
];

/// A table and everybody around it.
struct Scene {
    table: String,
    callers: [Person; 6],
    /// The seat of the first caller.
    seat: usize,
    action: Value,
    version: u64,
}

impl Scene {
    async fn new(world: &World, state: State, expired: &Person) -> Scene {
        let (ada, ben, cleo) =
            (world.person("Ada").await, world.person("Ben").await, world.person("Cleo").await);
        let n_seats = if matches!(state, State::Open | State::Unlisted) { 3 } else { 2 };
        let mut scene = Scene {
            table: String::new(),
            callers: [
                ada.clone(),
                ben.clone(),
                cleo,
                ada.with_cookie(""),
                ada.with_cookie(&forged(&ada.cookie)),
                expired.clone(),
            ],
            seat: 0,
            action: Value::Null,
            version: 0,
        };
        if state == State::None {
            return scene;
        }
        let watch = if state == State::Private { "players" } else { "everybody" };
        let begins = matches!(state, State::Running | State::Private | State::Over);
        let wishes = json!({"game": "vivajava", "setup": {"seats": n_seats}, "watch": watch,
            "listed": state != State::Unlisted, "begins_when_full": begins});
        scene.table = ada.table(wishes).await;
        let code = ada.saw(&scene.table).await["code"].clone();
        ben.did(&format!("{}/join", scene.table), json!({"code": code})).await;
        if begins {
            let seen = ada.saw(&format!("{}/view", scene.table)).await;
            scene.seat = seen["awaits"]["seat"].as_u64().expect("one seat") as usize;
            scene.callers.swap(0, scene.seat);
            let seen = scene.callers[0].saw(&format!("{}/view", scene.table)).await;
            scene.action = seen["legal"][0].clone();
        }
        if state == State::Over {
            ben.did(&format!("{}/resign", scene.table), json!({})).await;
        }
        scene.version = ada.version(&scene.table).await;
        scene
    }

    fn path(&self, pattern: &str) -> String {
        let id = self.table.rsplit('/').next().expect("an id");
        let path = pattern.replace("{id}", id).replace("{seat}", &self.seat.to_string());
        let path = path.replace("{game}", "cafe").replace("{lesson}", "dry");
        path.replace("{version}", &self.version.to_string())
    }
}

/// The same cookie with one letter changed in its seal.
fn forged(cookie: &str) -> String {
    let (name, value) = cookie.split_once('=').expect("a pair");
    let other = if value.starts_with('A') { 'B' } else { 'A' };
    format!("{name}={other}{}", &value[1..])
}

const CALLERS: [&str; 6] = ["owner", "other seat", "watcher", "stranger", "forged cookie", "expired cookie"];

#[tokio::test]
async fn every_call_by_everybody() {
    let world = World::sqlite().await;
    let expired = world.person("Yesterday").await;
    world.clock.advance(401 * DAY);

    let document = expired.with_cookie("").saw("/api/openapi.json").await;
    let mut missing: BTreeSet<(String, String)> = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        missing.extend(
            methods.as_object().expect("methods").keys().map(|method| (method.to_uppercase(), path.clone())),
        );
    }
    assert!(missing.len() > 30, "{}", missing.len());
    for (method, path, ..) in ROWS {
        let path = path.split('?').next().expect("a path");
        missing.remove(&(method.to_string(), path.to_string()));
    }
    assert!(missing.is_empty(), "calls without a row: {missing:?}");

    let mut wrong = Vec::new();
    for (method, pattern, state, body, expected) in ROWS {
        // Those who may not change anything share a table, the others have one each.
        let mut scene = Scene::new(&world, *state, &expired).await;
        for (caller, expected) in (0..CALLERS.len()).rev().map(|caller| (caller, expected[caller])) {
            let body = (*method != "GET").then(|| body(&scene));
            let person = scene.callers[caller].clone();
            let (status, _, value) = person.call(method, &scene.path(pattern), body).await;
            if status.as_u16() != expected {
                let caller = CALLERS[caller];
                wrong.push(format!(
                    "{method} {pattern} ({state:?}) by {caller}: {status} not {expected}: {value}"
                ));
            }
            if status.as_u16() >= 400 {
                assert!(
                    value["code"].is_string() && value["message"].is_string(),
                    "{method} {pattern}: {value}"
                );
            }
            if (400..500).contains(&expected) && *state != State::None {
                let version = scene.callers[0].version(&scene.table).await;
                assert_eq!(version, scene.version, "{method} {pattern}: refused, but something happened");
            } else if *method != "GET" && caller > 0 {
                scene = Scene::new(&world, *state, &expired).await;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_cookie_that_is_no_good_is_nobody() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let (_, _, me) = ada.with_cookie(&forged(&ada.cookie)).call("POST", "/api/me", Some(json!({}))).await;
    assert_ne!(me["id"], json!(ada.id), "a new guest, not Ada");
    world.clock.advance(401 * DAY);
    let (_, _, me) = ada.call("POST", "/api/me", Some(json!({}))).await;
    assert_ne!(me["id"], json!(ada.id));
}

#[tokio::test]
async fn an_invitation_is_for_those_at_the_table() {
    let world = World::sqlite().await;
    let expired = world.person("Yesterday").await;
    let scene = Scene::new(&world, State::Unlisted, &expired).await;
    for (caller, knows) in [(0, true), (1, true), (2, false), (3, false), (4, false)] {
        let doc = scene.callers[caller].saw(&scene.table).await;
        assert_eq!(doc.get("code").is_some(), knows, "{}", CALLERS[caller]);
    }
}

#[tokio::test]
async fn a_socket_is_refused_before_it_opens() {
    let world = World::sqlite().await;
    let expired = world.person("Yesterday").await;
    world.clock.advance(401 * DAY);
    let addr = listen(&world).await;
    for (state, expected) in [(State::Running, with(KNOWN, 101)), (State::Private, with(SEATED, 101))] {
        let scene = Scene::new(&world, state, &expired).await;
        for (caller, expected) in expected.into_iter().enumerate() {
            let status = match connect(addr, &scene.callers[caller], &scene.table, None).await {
                Ok(_) => 101,
                Err(error) => match *error {
                    tokio_tungstenite::tungstenite::Error::Http(answer) => answer.status().as_u16(),
                    other => panic!("{other}"),
                },
            };
            assert_eq!(status, expected, "{state:?} by {}", CALLERS[caller]);
        }
    }
}
