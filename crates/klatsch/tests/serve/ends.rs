//! How a node ends and what it says meanwhile: SIGTERM, and the log as JSON.

use std::io::Read as _;
use std::process::Command;

use serde_json::{Value, json};

use super::node::{Node, Person};

#[test]
fn sigterm_tells_clients_and_ends_in_peace() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut node = Node::start(&["--data", data]);
    let mut ada = Person::new(node.addr).expect("a guest");
    let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true});
    let table = ada.table(&wishes).expect("a table");
    let mut socket = ada.socket(&table);
    let action = socket.legal[0].clone();
    let version = socket.play(&action);
    node.terminate();
    assert_eq!(socket.closed(), Some(1012), "come back soon");
    assert_eq!(node.wait(), Some(0), "an end in peace");

    let node = Node::start(&["--data", data]);
    let mut ada = ada.at(node.addr).expect("a connection");
    assert_eq!(ada.saw(&table).expect("an answer")["version"], json!(version), "and nothing is lost");
}

#[test]
fn every_line_of_a_json_log_is_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut node = Node::start_logging(&["--data", data, "--log-format", "json"], "debug");
    let mut ada = Person::new(node.addr).expect("a guest");
    let wishes = json!({"game": "cafe", "mine": [0, 1], "begins_when_full": true});
    let table = ada.table(&wishes).expect("a table");
    let (status, _) =
        ada.post(&format!("{table}/play"), &json!({"action": "x", "version": 1})).expect("an answer");
    assert_eq!(status, 409);
    let mut log = node.log.take().expect("a log");
    node.terminate();
    assert_eq!(node.wait(), Some(0));
    let mut text = String::new();
    log.read_to_string(&mut text).expect("text");
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    for line in &lines {
        for name in ["timestamp", "level", "target"] {
            assert!(line[name].is_string(), "{name} in {line}");
        }
    }
    let says = |message: &str| lines.iter().any(|line| line["message"] == message);
    assert!(says("serving") && says("closed"), "{text}");
    assert!(lines.len() > 4, "{text}");
}

/// `klatsch` as another process, beside the service.
fn klatsch(words: &[&str]) {
    let done = Command::new(env!("CARGO_BIN_EXE_klatsch")).args(words).output().expect("klatsch starts");
    assert!(done.status.success(), "{words:?}: {}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_backup_is_made_and_put_back_while_the_service_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let (data, file) = (data.to_str().expect("a path"), folder.path().join("monday.db"));
    let file = file.to_str().expect("a path");
    let node = Node::start(&["--data", data]);
    let mut ada = Person::new(node.addr).expect("a guest");
    let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true});
    let table = ada.table(&wishes).expect("a table");
    let mut socket = ada.socket(&table);
    let then = (0..3).map(|_| choose(&mut ada, &table)).last().expect("a version");
    klatsch(&["backup", file, "--data", data]);
    let later = (0..2).map(|_| choose(&mut ada, &table)).last().expect("a version");
    assert!(later > then);
    klatsch(&["restore", file, "--data", data]);
    // The service notices by itself and asks everybody to come back.
    assert_eq!(socket.closed(), Some(1012));
    assert_eq!(ada.saw(&table).expect("an answer")["version"], json!(then), "as it was on Monday");
    assert_eq!(choose(&mut ada, &table), then + 1, "and the game goes on from there");
}

/// The first thing that is allowed, by anyone who is asked; the version that was acknowledged.
fn choose(ada: &mut Person, table: &str) -> u64 {
    let seat = ada.saw(table).expect("an answer")["awaits"]["seat"].clone();
    let seen = ada.saw(&format!("{table}/view?as={seat}")).expect("an answer");
    let choice = json!({"action": seen["legal"][0], "seat": seat, "version": seen["version"]});
    let (status, answer) = ada.post(&format!("{table}/play"), &choice).expect("an answer");
    assert_eq!(status, 200, "{answer}");
    answer["version"].as_u64().expect("a version")
}
