//! A service for a test, and people who use it.

pub(crate) mod postgres;
pub(crate) mod schema;
pub(crate) mod socket;

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::clock::HandClock;
use server::store::{self, Store};
use server::{Config, Place, Service};
use sqlx::{Connection as _, SqliteConnection};
use table::{Dealer as _, QuickDealer};
use tower::ServiceExt as _;

use self::postgres::Cluster;

/// A node and its clock.
pub(crate) struct World {
    pub(crate) service: Service,
    pub(crate) clock: HandClock,
    pub(crate) router: Router,
    /// Goes away with the world.
    pub(crate) _folder: Option<tempfile::TempDir>,
}

/// Some moment in 2026.
const THEN: i64 = 1_790_000_000_000;

impl World {
    /// A node over SQLite in a folder of its own.
    pub(crate) async fn sqlite() -> World {
        let folder = tempfile::tempdir().expect("a folder");
        let place = Place::Folder(folder.path().into());
        let mut world = World::at(&place, HandClock::at(THEN)).await;
        world._folder = Some(folder);
        world
    }

    /// A node over this place.
    pub(crate) async fn at(place: &Place, clock: HandClock) -> World {
        World::with(place, clock, |_| {}).await
    }

    /// A node over SQLite in a folder of its own, with other settings than usual.
    pub(crate) async fn sqlite_with(change: impl FnOnce(&mut Config)) -> World {
        let folder = tempfile::tempdir().expect("a folder");
        let mut world = World::with(&Place::Folder(folder.path().into()), HandClock::at(THEN), change).await;
        world._folder = Some(folder);
        world
    }

    /// A node over this place, with other settings than usual.
    pub(crate) async fn with(place: &Place, clock: HandClock, change: impl FnOnce(&mut Config)) -> World {
        let store: Arc<dyn Store> = store::open(place).await.expect("a store");
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), place.clone());
        config.bot_threads = 1;
        change(&mut config);
        let service = Service::over(config, store, Arc::new(clock.clone())).await.expect("a service");
        // Nothing here is random: the same choices give the same game.
        service.app.registry.deal_secrets_from(QuickDealer::new(1));
        let router = service.router();
        World { service, clock, router, _folder: None }
    }

    /// Two nodes with one clock over a database of this name, which follow each other.
    pub(crate) async fn two(cluster: &Cluster, name: &str) -> (World, World) {
        let place = cluster.database(name).await;
        let clock = HandClock::at(THEN);
        let (one, two) = (World::at(&place, clock.clone()).await, World::at(&place, clock).await);
        one.service.start();
        two.service.start();
        (one, two)
    }

    /// The database itself, for what no client may see.
    pub(crate) async fn database(&self) -> SqliteConnection {
        let Place::Folder(folder) = &self.service.app.config.place else { panic!("not SQLite") };
        let file = folder.join(Place::FILE);
        SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the database")
    }

    /// The same store, as after a restart.
    pub(crate) async fn reopened(self) -> World {
        self.service.close().await;
        let place = self.service.app.config.place.clone();
        let mut world = World::at(&place, self.clock.clone()).await;
        world._folder = self._folder;
        world
    }

    /// The same store and the same mail server, as after a restart.
    pub(crate) async fn kept_mail(self) -> World {
        self.service.close().await;
        let config = self.service.app.config.clone();
        let mut world = World::with(&config.place, self.clock.clone(), |again| {
            again.public_url = config.public_url.clone();
            again.mail = config.mail.clone();
        })
        .await;
        world._folder = self._folder;
        world
    }

    /// Somebody without a cookie.
    pub(crate) fn nobody(&self) -> Person {
        Person { router: self.router.clone(), cookie: String::new(), id: String::new() }
    }

    /// Somebody who was never here before.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let nobody = self.nobody();
        let (status, headers, me) = nobody.call("POST", "/api/me", Some(json!({"name": name}))).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        let cookie = headers.get(header::SET_COOKIE).expect("a cookie").to_str().expect("text");
        let cookie = cookie.split(';').next().expect("a pair").to_string();
        Person { cookie, id: me["id"].as_str().expect("an id").into(), ..nobody }
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    router: Router,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

impl Person {
    /// The same person at another node.
    pub(crate) fn at(&self, world: &World) -> Person {
        Person { router: world.router.clone(), ..self.clone() }
    }

    /// The same cookie, as somebody changed it.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Person {
        Person { cookie: cookie.into(), ..self.clone() }
    }

    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, axum::http::HeaderMap, Value) {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "tables.example");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        let body = match body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let response = self.router.clone().oneshot(request.body(body).expect("a request")).await;
        let response = response.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let text = String::from_utf8_lossy(&bytes);
        let value = serde_json::from_str(&text).unwrap_or_else(|_| json!(text));
        (status, headers, value)
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let (status, _, value) = self.call("GET", path, None).await;
        (status, value)
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, _, value) = self.call("POST", path, Some(body)).await;
        (status, value)
    }

    /// A call that must succeed.
    pub(crate) async fn did(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }

    /// Becomes an account; the same person, with the cookie that goes with it.
    pub(crate) async fn account(&self, wishes: Value) -> Person {
        let (status, headers, me) = self.call("POST", "/api/me/account", Some(wishes)).await;
        assert_eq!(status, StatusCode::OK, "{me}");
        let cookie = headers.get(header::SET_COOKIE).expect("a cookie").to_str().expect("text");
        self.with_cookie(cookie.split(';').next().expect("a pair"))
    }

    /// A call that must be refused with this code.
    pub(crate) async fn refused(&self, path: &str, body: Value, code: &str) -> Value {
        let (status, value) = self.post(path, body).await;
        assert!(status.is_client_error(), "{path}: {status} {value}");
        assert_eq!(value["code"], code, "{path}: {value}");
        assert!(value["message"].is_string(), "{value}");
        value
    }

    pub(crate) async fn saw(&self, path: &str) -> Value {
        let (status, value) = self.get(path).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }

    /// Makes a table; its path.
    pub(crate) async fn table(&self, wishes: Value) -> String {
        let made = self.did("/api/tables", wishes).await;
        format!("/api/tables/{}", made["id"].as_str().expect("an id"))
    }

    /// The version of a table.
    pub(crate) async fn version(&self, table: &str) -> u64 {
        self.saw(table).await["version"].as_u64().expect("a version")
    }
}

/// A table of two at which both sit and the game has begun.
pub(crate) async fn pair(world: &World, game: &str, more: Value) -> (Person, Person, String) {
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let mut wishes = json!({"game": game, "setup": {"seats": 2}, "listed": true, "begins_when_full": true});
    for (key, value) in more.as_object().expect("an object") {
        wishes[key] = value.clone();
    }
    let table = ada.table(wishes).await;
    ben.did(&format!("{table}/join"), json!({"contribution": "from ben"})).await;
    (ada, ben, table)
}

/// Plays one choice by the dealer for a seat that is awaited; `None` once nobody is.
pub(crate) async fn step(people: &[&Person], table: &str, dealer: &mut QuickDealer) -> Option<u64> {
    for (seat, person) in people.iter().enumerate() {
        let seen = person.saw(&format!("{table}/view?as={seat}")).await;
        if seen["awaits"]["kind"] == "nobody" {
            return None;
        }
        let legal = seen["legal"].as_array().expect("a list");
        if legal.is_empty() {
            continue;
        }
        let action = &legal[dealer.below(legal.len() as u32) as usize];
        let play = json!({"action": action, "seat": seat, "version": seen["version"]});
        let played = person.did(&format!("{table}/play"), play).await;
        return played["version"].as_u64();
    }
    panic!("nobody can choose and the game is not over");
}

/// Plays random choices to the end; says how many choices it took.
pub(crate) async fn play_out(people: &[&Person], table: &str, seed: u64) -> usize {
    let mut dealer = QuickDealer::new(seed);
    let mut choices = 0;
    while step(people, table, &mut dealer).await.is_some() {
        choices += 1;
    }
    choices
}

/// Everything that is logged.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// What was logged since it was last taken.
    pub(crate) fn take(&self) -> String {
        String::from_utf8_lossy(&std::mem::take(&mut *self.0.lock().expect("a log"))).into()
    }
}

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
