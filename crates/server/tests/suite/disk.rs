//! A disk without room: nothing acknowledged is lost, and the service goes on by itself when there is room.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Place;
use server::clock::HandClock;
use sqlx::Row as _;
use table::QuickDealer;

use crate::support::{Person, World, pair, step};

/// A file system of its own, small enough to be filled.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts one; where that is not permitted, says so.
    #[allow(clippy::print_stdout, reason = "a test that is skipped says why")]
    fn mount() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=3m", "klatsch-test"])
            .arg(folder.path())
            .output();
        match mounted {
            Ok(done) if done.status.success() => Some(SmallDisk { folder }),
            Ok(done) => {
                println!("skipped: no file system may be mounted: {}", String::from_utf8_lossy(&done.stderr));
                None
            }
            Err(error) => {
                println!("skipped: no file system can be mounted: {error}");
                None
            }
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Takes all room that is left.
    fn fill(&self) {
        use std::io::Write as _;
        let mut ballast = std::fs::File::create(self.folder.path().join("ballast")).expect("a file");
        for size in [4_096, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn empty(&self) {
        std::fs::remove_file(self.folder.path().join("ballast")).expect("a file that goes");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: the store of a failed test may still hold its files.
        let _ = Command::new("umount").arg("-l").arg(self.folder.path()).output();
    }
}

/// A node in this folder.
async fn node(folder: &Path) -> World {
    World::at(&Place::Folder(folder.into()), HandClock::at(1_790_000_000_000)).await
}

/// Everything said, as the file has it.
async fn stored_lines(world: &World) -> Vec<String> {
    let rows = sqlx::query("SELECT text FROM chat").fetch_all(&mut world.database().await).await;
    rows.expect("rows").iter().map(|row| row.get(0)).collect()
}

async fn is_well(somebody: &Person) -> bool {
    somebody.get("/healthz").await.0 == StatusCode::OK
}

/// Says something; the text if it was acknowledged.
async fn say(ada: &Person, path: &str, writer: usize, number: usize) -> Option<String> {
    let text = format!("writer {writer} line {number} {}", "x".repeat(600));
    let (status, answer) = ada.post(path, json!({"text": text})).await;
    if status.is_success() {
        return Some(text);
    }
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let Some(disk) = SmallDisk::mount() else { return };
    let world = node(&disk.data()).await;
    let (ada, _, table) = pair(&world, "vivajava", json!({})).await;
    // Six writers, until each of them was refused and then refused some more.
    let writers = (0..6).map(|writer| {
        let (ada, path) = (ada.clone(), format!("{table}/chat"));
        tokio::spawn(async move {
            let (mut acknowledged, mut refused) = (Vec::new(), 0);
            for number in 0..3_000 {
                match say(&ada, &path, writer, number).await {
                    Some(text) => acknowledged.push(text),
                    None => refused += 1,
                }
                if refused == 20 {
                    break;
                }
            }
            (acknowledged, refused)
        })
    });
    let mut acknowledged = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        let (lines, refused) = writer.await.expect("a writer");
        assert!(refused > 0, "the disk was never full");
        acknowledged.extend(lines);
    }
    disk.fill();
    // The log may still have room in what it took before; the service is well for as long as it has.
    let mut number = 0;
    while is_well(&ada).await {
        acknowledged.extend(say(&ada, &format!("{table}/chat"), 8, number).await);
        number += 1;
        assert!(number < 3_000, "a service that cannot write is not well");
    }

    // There is room again: the service goes on without help.
    disk.empty();
    grow(&disk);
    assert!(is_well(&ada).await, "there is room again");
    for number in 0..20 {
        acknowledged.push(say(&ada, &format!("{table}/chat"), 9, number).await.expect("there is room"));
    }
    let world = world.reopened().await;
    let stored = stored_lines(&world).await;
    let missing = acknowledged.iter().filter(|line| !stored.contains(line)).count();
    assert_eq!(missing, 0, "of {} acknowledged lines", acknowledged.len());
}

/// More room than there was.
fn grow(disk: &SmallDisk) {
    let done = Command::new("mount").args(["-o", "remount,size=16m"]).arg(disk.folder.path()).output();
    assert!(done.expect("mount").status.success(), "the disk grows");
}

/// One kind of change: what is asked, and how it is seen afterwards that it was done.
struct Kind {
    name: &'static str,
    method: &'static str,
    path: String,
    body: fn(usize) -> Value,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_change_is_refused_while_the_disk_is_full_and_done_afterwards() {
    let Some(disk) = SmallDisk::mount() else { return };
    let world = node(&disk.data()).await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let mut dealer = QuickDealer::new(5);
    let kinds = [
        Kind {
            name: "chat",
            method: "POST",
            path: format!("{table}/chat"),
            body: |number| json!({"text": format!("{number} {}", "y".repeat(900))}),
        },
        Kind {
            name: "table",
            method: "POST",
            path: "/api/tables".into(),
            body: |_| json!({"game": "cafe", "setup": {"seats": 2}}),
        },
        Kind {
            name: "user",
            method: "POST",
            path: "/api/me".into(),
            body: |number| json!({"name": format!("Ada {number}")}),
        },
        Kind {
            name: "person",
            method: "PUT",
            path: "/api/me/notify".into(),
            body: |number| json!({"webhook": format!("https://example.org/{number}/{}", "z".repeat(900))}),
        },
    ];
    for kind in &kinds {
        disk.fill();
        let refused = until_refused(&ada, kind).await;
        assert_eq!(refused["code"], "store/unavailable", "{}: {refused}", kind.name);
        let view = ada.saw(&format!("{table}/view")).await;
        assert!(view["version"].is_u64(), "{}: reading goes on", kind.name);
        disk.empty();
        let (status, _, answer) = ada.call(kind.method, &kind.path, Some((kind.body)(9_999))).await;
        assert!(status.is_success(), "{}: {status} {answer}", kind.name);
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    // A step of a game: the same choice, refused first, is taken as soon as there is room.
    disk.fill();
    let mut versions = BTreeMap::new();
    let people = [&ada, &ben];
    let refused = loop {
        match try_step(&people, &table, &mut dealer).await {
            Ok((version, action)) => drop(versions.insert(version, action)),
            Err(problem) => break problem,
        }
        assert!(versions.len() < 200, "the disk is never full");
    };
    assert_eq!(refused["code"], "store/unavailable", "{refused}");
    disk.empty();
    let version = step(&people, &table, &mut dealer).await.expect("the game goes on");
    let before = ada.saw(&format!("{table}/view")).await;
    let world = world.reopened().await;
    let ada = ada.at(&world);
    assert_eq!(ada.saw(&format!("{table}/view")).await, before, "everything acknowledged is there");
    assert_eq!(ada.version(&table).await, version);
    assert_eq!(ada.saw("/api/me").await["name"], "Ada 9999");
    assert!(stored_lines(&world).await.iter().any(|line| line.starts_with("9999 ")));
}

/// Asks until there is no room for the answer.
async fn until_refused(ada: &Person, kind: &Kind) -> Value {
    for number in 0..2_000 {
        let (status, _, answer) = ada.call(kind.method, &kind.path, Some((kind.body)(number))).await;
        if !status.is_success() {
            return answer;
        }
    }
    panic!("{}: the disk is never full", kind.name);
}

/// A random choice: the version and the action, or why it was refused.
async fn try_step(people: &[&Person], table: &str, dealer: &mut QuickDealer) -> Result<(u64, String), Value> {
    use table::Dealer as _;
    for (seat, person) in people.iter().enumerate() {
        let seen = person.saw(&format!("{table}/view?as={seat}")).await;
        let legal = seen["legal"].as_array().expect("a list");
        if legal.is_empty() {
            continue;
        }
        let action = legal[dealer.below(legal.len() as u32) as usize].clone();
        let play = json!({"action": action, "seat": seat, "version": seen["version"]});
        let (status, played) = person.post(&format!("{table}/play"), play).await;
        return match status.is_success() {
            true => Ok((played["version"].as_u64().expect("a version"), action.to_string())),
            false => Err(played),
        };
    }
    panic!("nobody can choose");
}
