//! Writes that fail inside the database: whichever it is, what was acknowledged stays, and the service goes on.
//!
//! Triggers below the store make any write fail, in both ways there are: a fault that ends the whole transaction,
//! as SQLite does by itself when the disk is full, and one that leaves it open.

use std::time::Duration;

use axum::http::{HeaderMap, StatusCode, header};
use serde_json::{Value, json};
use server::Place;
use server::ids::{TableId, UserId};
use server::store::{
    self, Append, ChatRow, NewTable, PersonChange, Secret, SignInRow, Standing, StepRow, Store, StoreError,
    TableRow, UserRow, Write,
};
use sqlx::{Connection as _, SqliteConnection};
use table::{Dealer as _, QuickDealer};

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World};

/// Every table of the database that the store writes.
const TABLES: [&str; 11] = [
    "settings", "users", "tables", "secrets", "steps", "seats", "chat", "sign_ins", "accounts", "notify",
    "mutes",
];

/// Lets writes fail, and go well again, from outside.
struct Faults(SqliteConnection);

impl Faults {
    async fn into(folder: &std::path::Path) -> Faults {
        let file = folder.join(Place::FILE);
        let mut connection =
            SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("the database");
        let mut text = String::from(
            "CREATE TABLE faults (n INTEGER NOT NULL, how TEXT NOT NULL); \
             INSERT INTO faults VALUES (1000000, 'rollback');",
        );
        for table in TABLES {
            for kind in ["INSERT", "UPDATE", "DELETE"] {
                text.push_str(&format!(
                    "CREATE TRIGGER fault_{table}_{kind} BEFORE {kind} ON {table} BEGIN \
                     SELECT RAISE(ROLLBACK, 'no room') FROM faults WHERE n <= 0 AND how = 'rollback'; \
                     SELECT RAISE(ABORT, 'no room') FROM faults WHERE n <= 0 AND how = 'abort'; \
                     UPDATE faults SET n = n - 1; END;"
                ));
            }
        }
        sqlx::raw_sql(&text).execute(&mut connection).await.expect("triggers");
        Faults(connection)
    }

    /// This many rows may be written from now on; then writes fail in this way.
    async fn after(&mut self, n: i64, how: &str) {
        let text = "UPDATE faults SET n = $1, how = $2";
        sqlx::query(text).bind(n).bind(how).execute(&mut self.0).await.expect("set");
    }

    async fn heal(&mut self) {
        self.after(1_000_000, "rollback").await;
    }
}

/// One change of each kind.
fn changes(number: u64) -> Vec<(&'static str, Write)> {
    let (user, table) = (UserId::random(), TableId::from(format!("table{number}")));
    let standing = || Standing {
        status: "running".into(),
        changed: 5,
        due: Some(7),
        result: Some("{\"how\":\"x\"}".into()),
    };
    let step = StepRow {
        version: 1,
        at: 3,
        kind: "play".into(),
        seat: Some(1),
        body: "a \"quoted\" choice\nin two lines — and more".into(),
        dealt: "chance 1".into(),
    };
    let row = TableRow {
        id: table.clone(),
        created: 1,
        game: "cafe".into(),
        rules: 1,
        terms: "{}".into(),
        listed: true,
        standing: Standing { status: "open".into(), changed: 1, due: None, result: None },
    };
    let chat = ChatRow {
        id: format!("chat{number}"),
        table: table.clone(),
        at: 4,
        room: "players".into(),
        user: user.clone(),
        name: "Ada".into(),
        text: "a line".into(),
    };
    let sign_in = SignInRow { id: format!("sign-in{number}"), user: user.clone(), made: 1, ends: 9 };
    vec![
        ("table", Write::Table(NewTable { row, secret: Secret::new("secret".into()), steps: Vec::new() })),
        (
            "append",
            Write::Append(Append {
                table: table.clone(),
                step,
                standing: Some(standing()),
                seats: Some(vec![(0, user.clone())]),
            }),
        ),
        (
            "user",
            Write::User(UserRow {
                id: user.clone(),
                name: "Ada".into(),
                colour: "#000000".into(),
                created: 1,
            }),
        ),
        ("chat", Write::Chat(chat)),
        ("setting", Write::Setting { name: format!("setting{number}"), value: "kept".into() }),
        ("person", Write::Person(PersonChange::SignIn(sign_in))),
    ]
}

/// Whether everything of [`changes`] is there, kind by kind.
async fn are_there(store: &dyn Store, number: u64) -> Vec<(&'static str, bool)> {
    let table = TableId::from(format!("table{number}"));
    let row = store.table(&table).await.expect("an answer");
    let steps = store.steps(&table, 0).await.expect("an answer");
    let text = "a \"quoted\" choice\nin two lines — and more";
    let is_played =
        steps.first().is_some_and(|step| step.body == text && step.seat == Some(1) && step.at == 3);
    let is_running = row.as_ref().is_some_and(|row| {
        row.standing.status == "running"
            && row.standing.due == Some(7)
            && row.standing.result.as_deref() == Some("{\"how\":\"x\"}")
    });
    let said = store.chat(&table, "players", 9).await.expect("an answer");
    let mut users = Vec::new();
    if let Some(line) = said.first() {
        users = store.sign_ins(&line.user).await.expect("an answer");
        assert!(store.user(&line.user).await.expect("an answer").is_some());
    }
    vec![
        ("table", row.is_some()),
        ("append", is_played && is_running),
        ("chat", said.len() == 1),
        ("setting", store.setting(&format!("setting{number}")).await.expect("an answer").is_some()),
        ("person", users.len() == 1),
    ]
}

#[tokio::test]
async fn each_kind_of_write_that_fails_is_refused_and_the_next_one_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::Folder(folder.path().into());
    let store = store::open(&place).await.expect("a store");
    let mut faults = Faults::into(folder.path()).await;
    for (kind, write) in changes(1) {
        for how in ["rollback", "abort"] {
            faults.after(0, how).await;
            let refused = store.write(write.clone()).await.expect_err("no room");
            assert!(matches!(refused, StoreError::Unavailable(_)), "{how} {kind}: {refused:?}");
            store.ping().await.expect_err("a probe is a write like any other");
        }
        faults.heal().await;
        store.ping().await.expect("there is room again");
        store.write(write).await.unwrap_or_else(|error| panic!("{kind}: {error:?}"));
    }
    for (_, write) in changes(2) {
        store.write(write).await.expect("well again");
    }
    store.close().await;
    let store = store::open(&place).await.expect("a store");
    for number in [1, 2] {
        for (kind, is_there) in are_there(store.as_ref(), number).await {
            assert!(is_there, "{kind} {number} was acknowledged and is missing");
        }
    }
    store.close().await;
}

/// What was acknowledged, in words of the script below.
#[derive(Default)]
struct Acknowledged {
    name: String,
    table: String,
    choices: Vec<(u64, String)>,
    lines: Vec<String>,
    is_account: bool,
    cookie: String,
}

/// Does it; if it is refused for a fault, once more while there is one, and then without.
async fn insist(person: &Person, call: (&str, &str, Value), faults: &mut Faults) -> Value {
    insist_on(person, call, faults).await.1
}

/// The same, with the headers of the answer.
async fn insist_on(person: &Person, call: (&str, &str, Value), faults: &mut Faults) -> (HeaderMap, Value) {
    let (method, path, body) = call;
    for (number, how) in ["abort", "rollback"].into_iter().enumerate() {
        let (status, headers, answer) = person.call(method, path, Some(body.clone())).await;
        // What was done before the fault is done: a seat that was taken, for example.
        if number == 0 && status.is_success() {
            return (headers, answer);
        }
        if status.is_success() || (number > 0 && status == StatusCode::CONFLICT) {
            break;
        }
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::SERVICE_UNAVAILABLE, &json!("store/unavailable")),
            "{path}: {answer}"
        );
        // The same again, and it fails in the other way.
        faults.after(0, how).await;
    }
    faults.heal().await;
    let (status, headers, answer) = person.call(method, path, Some(body)).await;
    assert!(status.is_success() || status == StatusCode::CONFLICT, "{path}: {status} {answer}");
    (headers, answer)
}

/// A short game, and everything around it.
async fn play(ada: &Person, ben: &Person, faults: &mut Faults) -> Acknowledged {
    let mut done = Acknowledged::default();
    insist(ada, ("POST", "/api/me", json!({"name": "Ada Insistent"})), faults).await;
    done.name = "Ada Insistent".into();
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "listed": true});
    let made = insist(ada, ("POST", "/api/tables", wishes), faults).await;
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    insist(ben, ("POST", &format!("{table}/join"), json!({})), faults).await;
    insist(ada, ("POST", &format!("{table}/start"), json!({})), faults).await;
    let mut dealer = QuickDealer::new(4);
    while done.choices.len() < 6 {
        for (seat, person) in [ada, ben].into_iter().enumerate() {
            let seen = person.saw(&format!("{table}/view?as={seat}")).await;
            let legal = seen["legal"].as_array().expect("a list");
            if legal.is_empty() {
                continue;
            }
            let action =
                legal[dealer.below(legal.len() as u32) as usize].as_str().expect("a text").to_string();
            let choice = json!({"action": action, "seat": seat, "version": seen["version"]});
            let played = insist(person, ("POST", &format!("{table}/play"), choice), faults).await;
            done.choices.push((played["version"].as_u64().expect("a version"), action));
            break;
        }
    }
    for number in 0..2 {
        let line = format!("line {number}");
        insist(ada, ("POST", &format!("{table}/chat"), json!({"text": line})), faults).await;
        done.lines.push(line);
    }
    insist(ada, ("PUT", &format!("{table}/mute"), json!({"muted": true})), faults).await;
    let account = ("POST", "/api/me/account", json!({"password": "a cup of coffee"}));
    let (headers, _) = insist_on(ada, account, faults).await;
    let cookie = headers.get(header::SET_COOKIE).expect("an account has a cookie of its own");
    done.cookie = cookie.to_str().expect("text").split(';').next().expect("a pair").to_string();
    done.is_account = true;
    done.table = table;
    done
}

/// Everything acknowledged is there.
async fn check(world: &World, ada: &Person, done: &Acknowledged, when: &str) {
    let ada = ada.at(world).with_cookie(&done.cookie);
    let me = ada.saw("/api/me").await;
    assert_eq!((&me["name"], &me["account"]), (&json!(done.name), &json!(done.is_account)), "{when}");
    let last = done.choices.last().map(|(version, _)| *version);
    assert_eq!(Some(ada.version(&done.table).await), last, "{when}");
    let mut database = world.database().await;
    for (version, action) in &done.choices {
        let stored: Option<String> =
            sqlx::query_scalar("SELECT body FROM steps WHERE version = $1 AND kind = 'play'")
                .bind(*version as i64)
                .fetch_optional(&mut database)
                .await
                .expect("a row");
        assert_eq!(stored.as_ref(), Some(action), "{when}: version {version}");
    }
    let lines = ada.saw(&format!("{}/chat", done.table)).await;
    for line in &done.lines {
        let said = lines.as_array().expect("a list").iter().filter(|said| said["text"] == **line).count();
        assert_eq!(said, 1, "{when}: {line}");
    }
}

#[tokio::test]
async fn whichever_write_of_a_game_fails_nothing_acknowledged_is_missing() {
    // More rows than the script writes: the last rounds go through without a fault.
    for n in 0..=60 {
        let when = format!("a fault at row {n}");
        let world = World::sqlite().await;
        let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
        let Place::Folder(folder) = world.service.app.config.place.clone() else { panic!("SQLite") };
        let mut faults = Faults::into(&folder).await;
        faults.after(n, "rollback").await;
        let done = play(&ada, &ben, &mut faults).await;
        faults.heal().await;
        let world = world.reopened().await;
        check(&world, &ada, &done, &when).await;
        world.service.close().await;
    }
}

/// What a bot in seat 1 chose first at a table of Café, where that very choice of it may be impossible to store.
async fn first_choice_of_a_bot(refused: Option<&str>) -> String {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    if let Some(action) = refused {
        let text = format!(
            "CREATE TRIGGER refused BEFORE INSERT ON steps WHEN NEW.kind = 'play' AND NEW.seat = 1 \
             AND NEW.body = '{action}' BEGIN SELECT RAISE(ROLLBACK, 'no room'); END;"
        );
        sqlx::raw_sql(&text).execute(&mut world.database().await).await.expect("a trigger");
    }
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "bots": {"1": "greedy"}, "mine": [0], "begins_when_full": true});
    let table = ada.table(wishes).await;
    let addr = listen(&world).await;
    let mut seen = Seen::at(addr, &ada, &table, json!({})).await;
    // Only what was stored is shown: the table goes on as soon as the bot's choice is.
    loop {
        let stored: Option<String> = sqlx::query_scalar(
            "SELECT body FROM steps WHERE kind = 'play' AND seat = 1 ORDER BY version LIMIT 1",
        )
        .fetch_optional(&mut world.database().await)
        .await
        .expect("a row");
        if let Some(action) = stored {
            return action;
        }
        match seen.legal.first().cloned() {
            Some(action) => drop(seen.play(&action).await),
            None => drop(seen.next().await),
        }
    }
}

/// A bot whose choice cannot be stored does not leave the table waiting: it is tried once more, then another is played.
#[tokio::test]
async fn a_bot_whose_write_fails_plays_something_else() {
    let usual = first_choice_of_a_bot(None).await;
    // A table that waits for ever is a fault, not a reason to wait for ever.
    let other = tokio::time::timeout(Duration::from_secs(60), first_choice_of_a_bot(Some(&usual))).await;
    let other = other.expect("the table goes on");
    assert_ne!(usual, other);
}
