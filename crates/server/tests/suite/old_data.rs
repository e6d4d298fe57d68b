//! Data folders of earlier releases: every table opens, records replay, and running games go on by the rules they began
//! with.
//!
//! `fixtures/*.db.gz` are databases as `klatsch serve` of each release left them; the JSON beside each says when, who sits
//! where and how far each table had come. `rules-1` is of the release whose games all had rules version 1.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use server::Place;
use server::clock::HandClock;
use server::ops::doctor::examine;
use server::store::{SCHEMA, Source, inspect};
use sqlx::{Connection as _, SqliteConnection};
use table::{Dealer as _, QuickDealer};
use wire::{Draws, GameEntry};

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World, step};

/// One folder of each schema that was released.
const RELEASED: [(&str, i64); 2] = [("rules-1", 2), ("schema-5", 5)];

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

/// The database of an old release.
fn unpacked(name: &str) -> Vec<u8> {
    let mut database = Vec::new();
    let packed = File::open(format!("{FIXTURES}/{name}.db.gz")).expect("the fixture");
    GzDecoder::new(packed).read_to_end(&mut database).expect("a database");
    database
}

/// An old folder, opened by this program, and what is known about it.
struct Old {
    world: World,
    known: Value,
}

impl Old {
    /// That of rules version 1.
    async fn open() -> Old {
        Old::of("rules-1").await
    }

    async fn of(name: &str) -> Old {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(Place::FILE), unpacked(name)).expect("a file");
        let known = std::fs::read_to_string(format!("{FIXTURES}/{name}.json")).expect("the fixture");
        let known: Value = serde_json::from_str(&known).expect("JSON");
        let written = known["written"].as_i64().expect("a moment");
        let mut world = World::at(&Place::Folder(folder.path().into()), HandClock::at(written)).await;
        world._folder = Some(folder);
        Old { world, known }
    }

    /// Somebody who signed in with the old program.
    async fn person(&self, name: &str) -> Person {
        let cookie = self.known["people"][name].as_str().expect("a cookie");
        self.world.person("Visitor").await.with_cookie(cookie)
    }

    /// A file as `klatsch backup` of that release made it.
    fn backup(name: &str, folder: &Path) -> PathBuf {
        let file = folder.join(format!("{name}.backup"));
        std::fs::write(&file, unpacked(name)).expect("a file");
        file
    }

    fn tables(&self, status: &str) -> Vec<&Value> {
        let tables = self.known["tables"].as_array().expect("tables").iter();
        tables.filter(|table| table["status"] == status).collect()
    }

    fn table(&self, name: &str) -> &str {
        let tables = self.known["tables"].as_array().expect("tables");
        let table = tables.iter().find(|table| table["name"] == name).expect("a table of that name");
        path(table)
    }
}

fn path(table: &Value) -> &str {
    table["path"].as_str().expect("a path")
}

#[tokio::test]
async fn the_doctor_reads_a_backup_of_an_earlier_release_and_leaves_it_as_it_is() {
    for (name, _) in RELEASED {
        let (folder, scratch) =
            (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let backup = Old::backup(name, folder.path());
        let store = inspect(&Source::Backup(backup.clone()), scratch.path()).await.expect("a store");
        let findings = examine(store.as_ref(), |_, _| {}).await.expect("findings");
        store.close().await;
        assert!(
            findings.unreadable.is_empty() && findings.tables > 4 && findings.finished > 1,
            "{findings:?}"
        );
        assert_eq!(std::fs::read(backup).expect("the backup"), unpacked(name), "untouched");
    }
}

/// There is a folder of every schema that was released: at most the last change of the schema has not been.
#[tokio::test]
async fn a_folder_of_every_released_schema_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, schema) in RELEASED {
        let file = Old::backup(name, folder.path());
        let mut database =
            SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("a database");
        let last: i64 = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        assert_eq!(last, schema, "{name}");
        database.close().await.expect("closed");
    }
    let newest = RELEASED.iter().map(|(_, schema)| *schema).max().expect("a schema");
    assert!(newest + 1 >= SCHEMA, "keep a data folder of schema {}", SCHEMA - 1);
}

/// Sign-ins, bans, announcements, reports and what is still to be sent outlast an upgrade.
#[tokio::test]
async fn what_people_and_operators_left_is_there() {
    let old = Old::of("schema-5").await;
    let (ada, eve) = (old.person("Ada").await, old.person("Eve").await);
    let me = ada.saw("/api/me").await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ada"), &json!(true)), "signed in, by the key before");
    let (status, problem) = eve.get("/api/me").await;
    assert_eq!((status.as_u16(), &problem["code"]), (403, &json!("identity/banned")), "{problem}");
    assert_eq!(ada.saw("/api/house").await["notice"], "Tournament on Friday.");
    let table = old.table("cafe by correspondence");
    let chat = ada.saw(&format!("{table}/chat")).await;
    assert_eq!(chat[0]["text"], "Żółć ☕", "{chat}");
    let store = &old.world.service.app.registry.store;
    let reports = store.reports(true, 9).await.expect("reports");
    assert_eq!(reports.iter().map(|report| report.text.as_str()).collect::<Vec<_>>(), ["rude"]);
    assert_eq!(store.audit(9).await.expect("acts").len(), 5);
    let why: Vec<String> = sqlx::query_scalar("SELECT why FROM errands")
        .fetch_all(&mut old.world.database().await)
        .await
        .expect("errands");
    assert_eq!(why, ["not reached"], "the webhook is called again");
}

/// A finished game: its record verifies, down to every draw, and leads to the points it ended with.
async fn verifies(person: &Person, table: &str) -> Vec<i32> {
    let record = person.saw(&format!("{table}/record")).await;
    let (end, draws) =
        GameEntry::verify_record(record.as_str().expect("a text")).expect("a record that holds");
    assert_eq!(draws, Draws::Verified, "{table}");
    let replay = person.saw(&format!("{table}/replay?as=all")).await;
    let doc = person.saw(table).await;
    assert_eq!(replay["versions"].as_array().map(Vec::len), doc["version"].as_u64().map(|n| n as usize));
    end.final_scores().expect("a game that is over")
}

#[tokio::test]
async fn every_table_opens_where_it_was_left() {
    for (name, _) in RELEASED {
        let old = Old::of(name).await;
        let ada = old.person("Ada").await;
        assert_eq!(old.world.service.sample().await.expect("a sample").1, Vec::<String>::new(), "{name}");
        for table in old.known["tables"].as_array().expect("tables") {
            let doc = ada.saw(path(table)).await;
            let game = table["game"].as_str().expect("a game");
            assert_eq!((&doc["status"], &doc["version"]), (&table["status"], &table["version"]), "{doc}");
            assert_eq!(doc["rules_version"], wire::game(game).expect("a game").rules_version, "{doc}");
        }
    }
}

#[tokio::test]
async fn finished_games_replay_and_verify() {
    let old = Old::open().await;
    let ada = old.person("Ada").await;
    let tables = old.tables("over");
    assert_eq!(tables.len(), 3, "one of each game");
    for table in tables {
        assert_eq!(json!(verifies(&ada, path(table)).await), table["scores"], "{table}");
    }
}

#[tokio::test]
async fn running_games_are_played_to_their_end() {
    let old = Old::open().await;
    let (ada, ben) = (old.person("Ada").await, old.person("Ben").await);
    let mut n_played = 0;
    for table in old.tables("running").into_iter().filter(|table| table["name"] != "cafe fork") {
        let people = table["people"].as_object().expect("people");
        let sitting: Vec<&Person> =
            people.values().map(|name| if name == "Ada" { &ada } else { &ben }).collect();
        let mut dealer = QuickDealer::new(16);
        while step(&sitting, path(table), &mut dealer).await.is_some() {}
        verifies(&ada, path(table)).await;
        n_played += 1;
    }
    assert_eq!(n_played, 5);
}

/// A table that began from a position of old, with a bot that goes on as well.
#[tokio::test]
async fn a_table_made_from_a_position_goes_on() {
    let old = Old::open().await;
    let (ada, table) = (old.person("Ada").await, old.table("cafe fork"));
    let mut seen = Seen::at(listen(&old.world).await, &ada, table, json!({})).await;
    let mut dealer = QuickDealer::new(5);
    while seen.awaits["kind"] != "nobody" {
        match seen.legal.len() {
            0 => drop(seen.next().await),
            n => {
                let action = seen.legal[dealer.below(n as u32) as usize].clone();
                seen.play(&action).await;
            }
        }
    }
    verifies(&ada, table).await;
}

/// A table at which nobody had begun keeps what was agreed, and so does a rematch.
#[tokio::test]
async fn an_open_table_begins_by_what_was_agreed() {
    let old = Old::open().await;
    let (ada, ben, table) = (old.person("Ada").await, old.person("Ben").await, old.table("cafe open"));
    let agreed = ada.saw(table).await["setup"].clone();
    assert_eq!(agreed["bids"], "burn", "{agreed}");
    ada.did(&format!("{table}/start"), json!({})).await;
    let begun = ben.saw(&format!("{table}/view?as=2")).await;
    assert_eq!(begun["view"]["setup"], agreed);
    let again = ada.did(&format!("{}/rematch", old.table("cafe over")), json!({})).await;
    let over = ada.saw(old.table("cafe over")).await["setup"].clone();
    assert_eq!(again["table"]["setup"], over);
}

/// Rules that this program does not know are named, and the table stays as it is.
#[tokio::test]
async fn a_table_of_unknown_rules_says_so() {
    let old = Old::open().await;
    let (ada, table) = (old.person("Ada").await, old.table("cafe solo"));
    let id = table.rsplit('/').next().expect("an id");
    let changed = sqlx::query("UPDATE tables SET rules = 99 WHERE id = $1").bind(id);
    changed.execute(&mut old.world.database().await).await.expect("a statement");
    let (status, problem) = ada.get(table).await;
    assert_eq!((status.as_u16(), &problem["code"]), (409, &json!("table/quarantined")), "{problem}");
    let message = problem["message"].as_str().expect("a message");
    assert!(message.contains("played by rules version 99; this program knows"), "{message}");
}
