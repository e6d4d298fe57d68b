//! `klatsch admin` as another process, beside a service and without one.

use std::process::{Command, Output};

use serde_json::{Value, json};

use super::node::{Node, Person};
use super::postgres::Cluster;

fn admin(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("admin")
        .args(words)
        .env("SUDO_USER", "olga")
        .output()
        .expect("klatsch starts")
}

/// What came of an order that must be carried out.
fn done(words: &[&str]) -> Value {
    let output = admin(&[words, &["--json"]].concat());
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_running_service_is_administered_through_its_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut node = Node::start(&["--data", data, "--public-url", "https://klatsch.example"]);
    let socket = folder.path().join("admin.sock");
    let mode = std::fs::metadata(&socket).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "for its owner alone");
    let mut ada = Person::new(node.addr).expect("a guest");
    let (_, me) = ada
        .post("/api/me/account", &json!({"name": "Ada", "password": "a cup of coffee"}))
        .expect("an answer");
    let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true});
    let table = ada.table(&wishes).expect("a table");
    let mut seen = ada.socket(&table);

    let users = done(&["users", "list", "--data", data]);
    assert_eq!((&users["users"][0]["name"], &users["users"][0]["account"]), (&json!("Ada"), &json!(true)));
    let link = done(&["users", "reset-password", "Ada", "--data", data]);
    let link = link["link"]["link"].as_str().expect("a link");
    assert!(link.starts_with("https://klatsch.example/reset#"), "{link}");
    done(&["users", "rename", "Ada", "Adele", "--data", data]);
    assert_eq!(seen.closed(), Some(1012), "she is asked to come back, under her new name");
    assert_eq!(ada.saw(&table).expect("an answer")["seats"][0]["user"]["name"], "Adele");
    let mut seen = ada.socket(&table);
    done(&["announce", "cake today", "--data", data]);
    while seen.next()["type"] != "notice" {}

    let refused = admin(&["users", "show", "Nobody", "--data", data, "--json"]);
    assert_eq!(refused.status.code(), Some(1));
    let said: Value = serde_json::from_slice(&refused.stdout).expect("JSON");
    assert_eq!(said["code"], "user/not_found");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("nobody is called `Nobody`"));
    assert_eq!(
        admin(&["users", "delete", "Adele", "--data", data]).status.code(),
        Some(2),
        "--yes is missing"
    );

    done(&["ban", "--user", "Adele", "--for", "7d", "--reason", "be kind", "--data", data]);
    assert_eq!(seen.closed(), Some(1012));
    assert_eq!(ada.call("GET", "/api/me", "").expect("an answer").0, 403);
    let audit = done(&["audit", "--data", data]);
    let audit = audit["audit"].as_array().expect("a list");
    assert_eq!(audit.len(), 5, "{audit:?}");
    let by = audit[0]["operator"].as_str().expect("a name");
    assert!(by.starts_with("olga (uid "), "{by}");

    // Without the service the command opens the data itself; what it did is there when the service comes back.
    node.terminate();
    assert_eq!(node.wait(), Some(0));
    assert!(!socket.exists(), "the socket goes with its service");
    done(&["unban", me["id"].as_str().expect("an id"), "--data", data]);
    let node = Node::start(&["--data", data]);
    let mut ada = ada.at(node.addr).expect("a connection");
    assert_eq!(ada.saw("/api/me").expect("an answer")["name"], "Adele");
    let nowhere = folder.path().join("typo");
    let refused = admin(&["audit", "--data", nowhere.to_str().expect("a path")]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(!nowhere.exists(), "nothing is made of a folder that is not there");
}

#[test]
fn maintenance_stops_the_service_after_a_while() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut node = Node::start(&["--data", data]);
    let mut ada = Person::new(node.addr).expect("a guest");
    let table =
        ada.table(&json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true})).expect("a table");
    let mut seen = ada.socket(&table);
    done(&["maintenance", "on", "back at noon", "--stop-after", "1s", "--data", data]);
    let notice = loop {
        let message = seen.next();
        if message["type"] == "notice" {
            break message;
        }
    };
    assert_eq!(notice["text"], "back at noon");
    assert_eq!(seen.closed(), Some(1012));
    assert_eq!(node.wait(), Some(0), "an end in peace");
    // It starts again, and is still maintained until somebody says otherwise.
    let node = Node::start(&["--data", data]);
    let mut ada = ada.at(node.addr).expect("a connection");
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}});
    assert_eq!(ada.post("/api/tables", &wishes).expect("an answer").0, 503);
    done(&["maintenance", "off", "--data", data]);
    assert_eq!(ada.post("/api/tables", &wishes).expect("an answer").0, 201);
}

#[tokio::test]
async fn nodes_on_postgresql_hear_what_an_operator_does() {
    let cluster = Cluster::start().await;
    let server::Place::Postgres(url) = cluster.database("administered").await else { panic!("an address") };
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), format!("{url}\n")).expect("written");
    let file = file.path().to_str().expect("a path").to_string();
    tokio::task::spawn_blocking(move || {
        let nodes = [Node::start(&["--database", &url]), Node::start(&["--database", &url])];
        let mut ada = Person::new(nodes[0].addr).expect("a guest");
        let (_, me) = ada.post("/api/me", &json!({"name": "Ada"})).expect("an answer");
        let table = ada
            .table(&json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true}))
            .expect("a table");
        let mut sockets = [ada.socket(&table), ada.at(nodes[1].addr).expect("a connection").socket(&table)];
        done(&["announce", "cake today", "--database", &url]);
        for seen in &mut sockets {
            while seen.next()["type"] != "notice" {}
        }
        done(&["users", "delete", me["id"].as_str().expect("an id"), "--yes", "--database-file", &file]);
        for seen in &mut sockets {
            assert_eq!(seen.closed(), Some(1012));
        }
        assert_eq!(ada.call("GET", "/api/me", "").expect("an answer").0, 401);
        let mut ben = Person::new(nodes[1].addr).expect("a guest");
        let doc = ben.saw(&table).expect("an answer");
        assert_eq!((&doc["seats"][0]["user"]["name"], &doc["status"]), (&json!(""), &json!("over")));
        let audit = done(&["audit", "--database", &url]);
        assert_eq!(audit["audit"][0]["outcome"], "done", "{audit}");
    })
    .await
    .expect("it goes well");
}
