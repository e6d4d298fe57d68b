//! A service that moves from SQLite to PostgreSQL and back, with everything.

use serde_json::json;
use server::Place;
use server::clock::{Clock as _, HandClock};
use server::store::backup;
use sqlx::{Connection as _, SqliteConnection};
use table::QuickDealer;

use crate::support::postgres::Cluster;
use crate::support::{World, pair, step};

#[tokio::test]
async fn everything_moves_to_postgresql_and_back() {
    let world = World::sqlite().await;
    let now = world.clock.now();
    let (ada, ben, table) =
        pair(&world, "guatemala", json!({"pace": {"kind": "live", "minutes": 9, "increment_s": 5}})).await;
    let ada = ada.account(json!({"password": "a cup of coffee"})).await;
    let mut dealer = QuickDealer::new(8);
    for _ in 0..9 {
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    // Names that databases sort and escape in their own ways.
    ada.did(&format!("{table}/chat"), json!({"text": "Żółć, 'Ґанок' \"ß\" ☕ \\n"})).await;
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second) = (folder.path().join("first.db"), folder.path().join("second.db"));
    let Place::Folder(data) = world.service.app.config.place.clone() else { panic!("a folder") };
    backup::backup(&data, &first).await.expect("a backup");
    let seen = ada.saw(&format!("{table}/view")).await;

    let cluster = Cluster::start().await;
    let place = cluster.database("moved").await;
    let Place::Postgres(url) = &place else { panic!("an address") };
    let there = backup::restore_postgres(url, &first).await.expect("moved");
    assert!(there.rows("steps") > 10 && there.rows("users") == 2 && there.rows("chat") == 1, "{there}");
    let error = backup::restore_postgres(url, &first).await.expect_err("it is not empty any more");
    assert!(error.to_string().contains("name an empty one"), "{error}");
    let moved = World::at(&place, HandClock::at(now)).await;
    let (ada, ben) = (ada.at(&moved), ben.at(&moved));
    assert_eq!(
        ada.saw(&format!("{table}/view")).await["view"],
        seen["view"],
        "her cookie is good, and all is there"
    );
    for _ in 0..5 {
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    let seen = ada.saw(&format!("{table}/view")).await;
    let back = backup::backup_postgres(url, &second).await.expect("a backup of a running service");
    assert_eq!(back.rows("steps"), there.rows("steps") + 5 + extra(&moved, &table).await);

    let home = folder.path().join("home");
    backup::restore(&home, &second).await.expect("put back");
    let again = World::at(&Place::Folder(home), HandClock::at(now)).await;
    assert_eq!(ada.at(&again).saw(&format!("{table}/view")).await["view"], seen["view"]);
    let chat = ada.at(&again).saw(&format!("{table}/chat")).await;
    assert_eq!(chat[0]["text"], "Żółć, 'Ґанок' \"ß\" ☕ \\n", "{chat}");
    step(&[&ada.at(&again), &ben.at(&again)], &table, &mut dealer).await.expect("the game goes on");
}

/// Steps that the service itself added, such as time that was given back.
async fn extra(world: &World, table: &str) -> u64 {
    let id = table.rsplit('/').next().expect("an id").into();
    let steps = world.service.app.registry.store.steps(&id, 0).await.expect("steps");
    steps.iter().filter(|step| step.kind == "outage").count() as u64
}

#[tokio::test]
async fn a_backup_that_was_changed_is_refused() {
    let world = World::sqlite().await;
    let (_, _, _) = pair(&world, "vivajava", json!({})).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("monday.db");
    let Place::Folder(data) = world.service.app.config.place.clone() else { panic!("a folder") };
    backup::backup(&data, &file).await.expect("a backup");
    backup::restore(&folder.path().join("good"), &file).await.expect("as it was written");
    let address = format!("sqlite://{}", file.display());
    let mut database = SqliteConnection::connect(&address).await.expect("the backup");
    let changed =
        sqlx::query("UPDATE users SET name = 'Eve' WHERE name = 'Ada'").execute(&mut database).await;
    assert_eq!(changed.expect("a statement").rows_affected(), 1);
    database.close().await.expect("closed");
    let error = backup::restore(&folder.path().join("bad"), &file).await.expect_err("it was changed");
    assert!(error.to_string().contains("the checksum differs"), "{error}");
}
