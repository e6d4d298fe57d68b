//! The files of SQLite: whose they are, what is left in them, and which of them may be replaced.

use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::Place;
use server::clock::HandClock;
use server::store::{self, backup};
use table::QuickDealer;

use crate::support::{Person, World, pair, step};

fn folder(world: &World) -> PathBuf {
    match &world.service.app.config.place {
        Place::Folder(folder) => folder.clone(),
        Place::Postgres(_) => panic!("only SQLite has a folder"),
    }
}

/// Waits for something that happens beside the test.
async fn until(what: &str, mut is_true: impl FnMut() -> bool) {
    let wait = async {
        while !is_true() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(60), wait).await.is_ok(), "{what}");
}

#[tokio::test]
async fn a_backup_onto_the_live_database_is_refused() {
    let world = World::sqlite().await;
    let data = folder(&world);
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let mut dealer = QuickDealer::new(3);
    let elsewhere = tempfile::tempdir().expect("a folder");
    let live = data.join(Place::FILE);
    let link = elsewhere.path().join("link.db");
    symlink(&live, &link).expect("a link");
    let hard = elsewhere.path().join("hard.db");
    std::fs::hard_link(&live, &hard).expect("a link");
    let through = elsewhere.path().join("folder");
    symlink(&data, &through).expect("a link");
    let beside = |end: &str| data.join(format!("{}{end}", Place::FILE));
    let targets = [
        live.clone(),
        beside("-wal"),
        beside("-shm"),
        beside("-journal"),
        link,
        hard,
        through.join(Place::FILE),
    ];
    for target in &targets {
        let inode = std::fs::metadata(target).map(|file| file.ino()).ok();
        let refused = backup::backup(&data, target).await.expect_err("the live database");
        assert!(refused.to_string().contains("data folder itself"), "{}: {refused}", target.display());
        assert_eq!(std::fs::metadata(target).map(|file| file.ino()).ok(), inode, "{}", target.display());
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    backup::restore(&data, &live).await.expect_err("the live database is no backup of itself");
    let seen = ada.saw(&format!("{table}/view")).await;
    let world = world.reopened().await;
    assert_eq!(ada.at(&world).saw(&format!("{table}/view")).await, seen, "nothing is lost");
}

/// The copies of what was there before backups were put back.
fn safety_copies(data: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(data).expect("a folder").flatten().map(|entry| entry.path());
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        name.starts_with("before-restore") && name.ends_with(".db")
    };
    entries.filter(is_copy).collect()
}

#[tokio::test]
async fn a_second_restore_keeps_what_the_first_one_kept() {
    let world = World::sqlite().await;
    let data = folder(&world);
    let monday = data.join("monday.db");
    backup::backup(&data, &monday).await.expect("a backup");
    let ada = world.person("Ada, who came after Monday").await;
    backup::restore(&data, &monday).await.expect("put back");
    backup::restore(&data, &monday).await.expect("put back again");
    let copies = safety_copies(&data);
    assert_eq!(copies.len(), 2, "{copies:?}");
    assert!(world.service.look_for_restored().await.expect("an answer"));
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    // One of them has what was there before the first, for its owner alone.
    let holds_ada = |path: &&PathBuf| {
        let bytes = std::fs::read(path).expect("a file");
        String::from_utf8_lossy(&bytes).contains("who came after Monday")
    };
    assert_eq!(copies.iter().filter(holds_ada).count(), 1);
    for copy in &copies {
        assert_eq!(std::fs::metadata(copy).expect("a file").permissions().mode() & 0o777, 0o600);
    }
}

/// A closed store with a game in it, whose file is then damaged.
async fn damaged(file: &Path) -> (tempfile::TempDir, String, Person) {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let mut dealer = QuickDealer::new(3);
    for _ in 0..30 {
        step(&[&ada, &ben], &table, &mut dealer).await;
    }
    let data = folder(&world);
    backup::backup(&data, file).await.expect("a backup");
    world.service.close().await;
    let data_folder = world._folder.expect("a folder");
    let live = data.join(Place::FILE);
    let mut bytes = std::fs::read(&live).expect("a file");
    let pages = bytes.len() / 4_096;
    assert!(pages > 10);
    // The roots of the tables, but not the head of the file.
    for page in [2, 4, 6, 8] {
        bytes[page * 4_096..page * 4_096 + 512].fill(0xa5);
    }
    std::fs::write(&live, bytes).expect("written");
    (data_folder, table, ada)
}

#[tokio::test]
async fn a_damaged_store_is_not_served_and_can_be_replaced_by_a_backup() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    let file = elsewhere.path().join("good.db");
    let (data, table, ada) = damaged(&file).await;
    let place = Place::Folder(data.path().into());
    let refused = store::open(&place).await.map(drop).expect_err("a damaged store");
    assert!(refused.to_string().contains("is damaged"), "{refused}");
    assert!(refused.to_string().contains("klatsch restore"), "{refused}");
    backup::restore(data.path(), &file).await.expect("put back");
    let world = World::at(&place, HandClock::at(1_790_000_000_000)).await;
    assert_eq!(ada.at(&world).saw(&table).await["status"], "running");
    assert_eq!(safety_copies(data.path()).len(), 1, "the damaged file is kept");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_not_served() {
    let data = tempfile::tempdir().expect("a folder");
    std::fs::write(data.path().join(Place::FILE), "not a database at all, but some text\n".repeat(200))
        .expect("a file");
    let refused = store::open(&Place::Folder(data.path().into())).await.map(drop).expect_err("no database");
    assert!(refused.to_string().contains("is damaged"), "{refused}");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_named_as_such() {
    let world = World::sqlite().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'of tomorrow', 1, x'00', 0)",
    )
    .execute(&mut world.database().await)
    .await
    .expect("a row");
    world.service.close().await;
    let refused = store::open(&world.service.app.config.place).await.map(drop).expect_err("of tomorrow");
    let said = refused.to_string();
    assert!(
        said.contains("made by a newer klatsch; this is ") && said.ends_with(env!("CARGO_PKG_VERSION")),
        "{said}"
    );
}

#[tokio::test]
async fn the_data_folder_is_for_its_owner_alone() {
    let outer = tempfile::tempdir().expect("a folder");
    let data = outer.path().join("data");
    let world = World::at(&Place::Folder(data.clone()), HandClock::at(1_790_000_000_000)).await;
    world.person("Ada").await;
    let mode = |path: &Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let check = |when: &str| {
        assert_eq!(mode(&data), 0o700, "{when}");
        let mut n_files = 0;
        for entry in std::fs::read_dir(&data).expect("a folder").flatten() {
            assert_eq!(mode(&entry.path()), 0o600, "{when}: {}", entry.path().display());
            n_files += 1;
        }
        assert!(n_files >= 3, "{when}: the database, its log and its index");
    };
    check("as made");
    world.service.close().await;
    // As an older program left it.
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).expect("set");
    std::fs::set_permissions(data.join(Place::FILE), std::fs::Permissions::from_mode(0o644)).expect("set");
    let world = World::at(&Place::Folder(data.clone()), HandClock::at(1_790_000_000_000)).await;
    world.person("Ben").await;
    check("as found");
}

/// An operator who is root makes no file that the service, which is not, could not open. Where the tests are not run by
/// root there is only one owner.
#[tokio::test]
async fn what_root_makes_in_the_folder_belongs_to_the_owner_of_the_folder() {
    const NOBODY: u32 = 65_534;
    let world = World::sqlite().await;
    let other = tempfile::tempdir().expect("a folder");
    let file = other.path().join("monday.db");
    backup::backup(&folder(&world), &file).await.expect("a backup");
    let data = other.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let _ = chown(&data, Some(NOBODY), Some(NOBODY));
    let owner =
        |path: &Path| std::fs::metadata(path).map(|known| (known.uid(), known.gid())).expect("a file");
    backup::restore(&data, &file).await.expect("put back");
    // As `klatsch admin` does where no service runs.
    let opened = store::open(&Place::Folder(data.clone())).await.expect("a store");
    for entry in std::fs::read_dir(&data).expect("a folder").flatten() {
        assert_eq!(owner(&entry.path()), owner(&data), "{:?}", entry.file_name());
    }
    opened.close().await;
}

#[tokio::test]
async fn a_second_service_in_one_folder_is_refused() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let place = world.service.app.config.place.clone();
    let refused = store::open(&place).await.map(drop).expect_err("a second service");
    assert!(refused.to_string().contains("another klatsch"), "{refused}");
    assert!(refused.to_string().contains(&std::process::id().to_string()), "{refused}");
    assert_eq!(ada.saw("/api/me").await["name"], "Ada", "the first goes on");
    world.service.close().await;
    store::open(&place).await.expect("the folder is free again").close().await;
}

/// How often a text is in the files of a folder.
fn copies_of(data: &Path, text: &str) -> usize {
    let mut found = 0;
    for entry in std::fs::read_dir(data).expect("a folder").flatten() {
        let bytes = std::fs::read(entry.path()).unwrap_or_default();
        found += bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count();
    }
    found
}

#[tokio::test]
async fn words_of_somebody_who_went_are_not_on_the_disk() {
    const WORDS: &str = "Unmistakable";
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    ada.did("/api/me", json!({"name": format!("{WORDS} Ada")})).await;
    // Enough that pages are split and rows move between them.
    for number in 0..150 {
        ada.did(&format!("{table}/chat"), json!({"text": format!("{WORDS} line {number} of Ada")})).await;
        ben.did(&format!("{table}/chat"), json!({"text": format!("line {number} of Ben")})).await;
    }
    let data = folder(&world);
    assert!(copies_of(&data, WORDS) > 100);
    let (status, _, _) = ada.call("DELETE", "/api/me", None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    until("words are still on the disk", || copies_of(&data, WORDS) == 0).await;
    assert_eq!(ben.saw(&format!("{table}/chat")).await.as_array().map(Vec::len), Some(200));
    assert_eq!(copies_of(&data, "line 149 of Ben"), 1, "what others said stays");
}

#[tokio::test]
async fn the_log_of_the_database_is_cut_off_now_and_then() {
    let world = World::sqlite().await;
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let log = folder(&world).join(format!("{}-wal", Place::FILE));
    let length = || std::fs::metadata(&log).expect("a log").len();
    let long = "x".repeat(900);
    let mut lines = 0;
    while length() < 6 << 20 {
        ada.did(&format!("{table}/chat"), json!({"text": long})).await;
        lines += 1;
        assert!(lines < 5_000, "the log does not grow");
    }
    until("the log stays long", || length() < 4 << 20).await;
    ada.did(&format!("{table}/chat"), json!({"text": "and goes on"})).await;
    let world = world.reopened().await;
    let count = "SELECT COUNT(*) FROM chat";
    let stored: i64 =
        sqlx::query_scalar(count).fetch_one(&mut world.database().await).await.expect("a number");
    assert_eq!(stored, lines + 1, "everything is there");
}
