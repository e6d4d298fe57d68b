//! Backups of a service that runs, put back into one that runs.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Place;
use server::clock::MINUTE;
use server::config::Schedule;
use server::store::backup;
use table::QuickDealer;

use crate::support::socket::{Seen, listen};
use crate::support::{World, pair, step};

fn folder(world: &World) -> std::path::PathBuf {
    match &world.service.app.config.place {
        Place::Folder(folder) => folder.clone(),
        Place::Postgres(_) => panic!("only SQLite has a folder"),
    }
}

#[tokio::test]
async fn a_backup_is_put_back_into_a_running_service() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let people = [&ada, &ben];
    let mut dealer = QuickDealer::new(3);
    for _ in 0..4 {
        step(&people, &table, &mut dealer).await;
    }
    let then = ada.saw(&format!("{table}/view")).await;
    let file = folder(&world).join("backups").join("monday.db");
    backup::backup(&folder(&world), &file).await.expect("a backup");
    assert!(!world.service.look_for_restored().await.expect("an answer"), "a backup changes nothing");

    for _ in 0..5 {
        step(&people, &table, &mut dealer).await;
    }
    ada.did(&format!("{table}/chat"), json!({"text": "said after the backup"})).await;
    let late = world.person("Late").await;
    let addr = listen(&world).await;
    let mut socket = Seen::at(addr, &ada, &table, json!({})).await;
    let now = ada.saw(&format!("{table}/view")).await;
    assert_ne!(then, now);

    backup::restore(&folder(&world), &file).await.expect("put back");
    // Before memory is dropped, nothing is written on top of what was put back.
    let (who, play) = if now["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
        (&ada, now.clone())
    } else {
        (&ben, ben.saw(&format!("{table}/view")).await)
    };
    let choice = json!({"action": play["legal"][0], "version": play["version"]});
    let (status, problem) = who.post(&format!("{table}/play"), choice).await;
    assert_eq!((status, &problem["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("store/restored")));

    assert!(world.service.look_for_restored().await.expect("an answer"));
    assert!(!world.service.look_for_restored().await.expect("an answer"), "once is enough");
    socket.restarts().await;
    assert_eq!(ada.saw(&format!("{table}/view")).await, then, "as it was on Monday");
    assert_eq!(ada.saw(&format!("{table}/chat")).await, json!([]));
    assert_eq!(late.get("/api/me").await.0, StatusCode::UNAUTHORIZED, "came after Monday");

    // The game goes on from there, and all of it is there after a restart.
    for _ in 0..3 {
        step(&people, &table, &mut dealer).await;
    }
    let seen = ada.saw(&format!("{table}/view")).await;
    let files = std::fs::read_dir(folder(&world)).expect("a folder").flatten().map(|entry| entry.file_name());
    let kept = files.filter(|name| name.to_string_lossy().starts_with("before-restore-")).count();
    assert_eq!(kept, 1, "what was there before can be had again");
    let world = world.reopened().await;
    assert_eq!(ada.at(&world).saw(&format!("{table}/view")).await, seen);
}

#[tokio::test]
async fn a_backup_fits_into_an_empty_folder() {
    let world = World::sqlite().await;
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let before = ada.saw(&table).await;
    let other = tempfile::tempdir().expect("a folder");
    let file = other.path().join("all.db");
    backup::backup(&folder(&world), &file).await.expect("a backup");
    let empty = other.path().join("empty");
    backup::restore(&empty, &file).await.expect("put back");
    let moved = World::at(&Place::Folder(empty), world.clock.clone()).await;
    assert_eq!(ada.at(&moved).saw(&table).await, before, "cookies are good as well");
    let left: Vec<_> = std::fs::read_dir(other.path()).expect("a folder").flatten().collect();
    assert_eq!(left.len(), 2, "no half files: {left:?}");
}

#[tokio::test]
async fn what_is_no_backup_changes_nothing() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let data = folder(&world);
    let text = data.join("notes.txt");
    std::fs::write(&text, "no database at all").expect("a file");
    backup::restore(&data, &text).await.expect_err("no database");
    backup::restore(&data, &data.join("missing.db")).await.expect_err("no file");
    let whole = data.join("whole.db");
    backup::backup(&data, &whole).await.expect("a backup");
    let bytes = std::fs::read(&whole).expect("a file");
    let half = data.join("half.db");
    std::fs::write(&half, &bytes[..bytes.len() / 2]).expect("a file");
    backup::restore(&data, &half).await.expect_err("damaged");
    let empty = tempfile::tempdir().expect("a folder");
    backup::backup(empty.path(), &data.join("none.db")).await.expect_err("nothing to keep");
    assert!(!world.service.look_for_restored().await.expect("an answer"));
    assert_eq!(ada.saw("/api/me").await["name"], Value::from("Ada"));
    let parts = std::fs::read_dir(&data).expect("a folder").flatten();
    let parts: Vec<_> =
        parts.filter(|entry| entry.path().extension().is_some_and(|end| end == "part")).collect();
    assert!(parts.is_empty(), "{parts:?}");
    assert!(data.join(Place::FILE).is_file());
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let world = World::sqlite().await;
    let file = folder(&world).join("backup.db");
    backup::backup(&folder(&world), &file).await.expect("a backup");
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn backups_are_made_on_time_verified_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let schedule = Schedule { every: Duration::from_secs(3_600), folder: folder.path().into(), keep: 3 };
    let world = World::sqlite_with(|config| config.backups = Some(schedule)).await;
    std::fs::write(folder.path().join("klatsch-by-hand.db"), "mine").expect("a file");
    let ada = world.person("Ada").await;
    let first = world.service.make_backup().await.expect("a backup").expect("the first is due at once");
    assert_eq!(world.service.make_backup().await.expect("no trouble"), None, "not due yet");
    let mut last = first.clone();
    for number in 0..3 {
        ada.did("/api/me", json!({"name": format!("Ada {number}")})).await;
        world.clock.advance(60 * MINUTE);
        last = world.service.make_backup().await.expect("a backup").expect("due");
    }
    assert!(!first.exists(), "three are kept");
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 4, "and what is not ours");
    backup::verify(&last).await.expect("it is whole");
    let home = tempfile::tempdir().expect("a folder");
    backup::restore(home.path(), &last).await.expect("it can be put back");
    let again = World::at(&Place::Folder(home.path().into()), world.clock.clone()).await;
    assert_eq!(ada.at(&again).saw("/api/me").await["name"], "Ada 2");
}

/// Somebody plays all the time; whatever was acknowledged before a backup began is in it. Five times, or a hundred with
/// `SLOW_TESTS=1`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backups_and_restores_under_play_lose_nothing_acknowledged() {
    let rounds = if std::env::var_os("SLOW_TESTS").is_some() { 100 } else { 5 };
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let (told, mut heard) = tokio::sync::watch::channel((table.clone(), 0));
    let playing = tokio::spawn({
        let (ada, ben, mut table) = (ada.clone(), ben.clone(), table.clone());
        async move {
            let mut dealer = QuickDealer::new(11);
            while !told.is_closed() {
                match step(&[&ada, &ben], &table, &mut dealer).await {
                    Some(version) => drop(told.send_replace((table.clone(), version))),
                    // One game after another.
                    None => {
                        let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "listed": true, "begins_when_full": true});
                        table = ada.table(wishes).await;
                        ben.did(&format!("{table}/join"), json!({})).await;
                    }
                }
                let said = ada.did(&format!("{table}/chat"), json!({"text": "on it goes"})).await;
                assert!(said["line"].is_string() || said["id"].is_string(), "{said}");
            }
        }
    });
    let home = tempfile::tempdir().expect("a folder");
    for round in 0..rounds {
        // At least one more choice since the last round.
        heard.changed().await.expect("they play all the time");
        let (table, acknowledged) = heard.borrow_and_update().clone();
        let file = home.path().join("under-play.db");
        backup::backup(&folder(&world), &file).await.expect("a backup");
        let there = home.path().join("data");
        backup::restore(&there, &file).await.expect("put back");
        let again = World::at(&Place::Folder(there), world.clock.clone()).await;
        let version = ada.at(&again).version(&table).await;
        assert!(version >= acknowledged, "round {round}: {version} of {acknowledged}");
        again.service.close().await;
    }
    drop(heard);
    playing.await.expect("play goes on to the end");
}
