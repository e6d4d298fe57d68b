//! The messages of the socket are as `docs/schema` says. Every test with a socket checks each message that it sends
//! or hears (`support/socket.rs`); here are the examples of the documentation, and whether a schema can refuse.

use serde_json::{Value, json};

use crate::support::schema::{fault_of_message, fault_of_request};
use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

/// The lines of the JSON blocks of a page.
fn examples(page: &str) -> Vec<Value> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in page.lines() {
        match line.trim() {
            "```json" => inside = true,
            "```" => inside = false,
            line if inside => found.push(serde_json::from_str(line).expect(line)),
            _ => {}
        }
    }
    found
}

#[test]
fn every_example_is_as_its_schema_says() {
    let examples = examples(include_str!("../../../../docs/service.md"));
    let (mut requests, mut messages) = (Vec::new(), Vec::new());
    for example in &examples {
        let (fault, name, list) = match example.get("do") {
            Some(name) => (fault_of_request(example), name.clone(), &mut requests),
            None => {
                let name = example.get("type").unwrap_or(&example["ok"]);
                (fault_of_message(example), name.clone(), &mut messages)
            }
        };
        assert_eq!(fault, None);
        list.push(name);
    }
    for name in ["hello", "play", "undo", "legal", "why", "view", "chat", "ping"] {
        assert!(requests.contains(&json!(name)), "no example of `{name}`");
    }
    for name in [json!("update"), json!("presence"), json!("chat"), json!(true), json!(false)] {
        assert!(messages.contains(&name), "no example of `{name}`");
    }
}

#[test]
fn the_schemas_refuse_what_is_wrong() {
    let update = json!({"type": "update", "version": 7, "awaits": {"kind": "nobody"}, "view": null});
    assert_eq!(fault_of_message(&update), None);
    let changed = |key: &str, value: Value| {
        let mut update = update.clone();
        update[key] = value;
        update
    };
    for wrong in [
        changed("version", json!("7")),
        changed("awaits", json!({"kind": "everybody"})),
        changed("unheard_of", json!(1)),
        changed("legal", json!([1])),
        changed("events", json!([{"say": "took"}])),
        json!({"type": "update", "awaits": {"kind": "nobody"}}),
        json!({"type": "dance"}),
        json!({"id": 1, "ok": false}),
        json!({"id": 1, "ok": false, "error": {"code": "internal"}}),
        json!([]),
    ] {
        assert!(fault_of_message(&wrong).is_some(), "{wrong}");
    }
    for wrong in [
        json!({"id": 1}),
        json!({"id": 1, "do": "dance"}),
        json!({"id": 1, "do": "play", "action": "pass"}),
        json!({"id": 1, "do": "play", "action": "pass", "version": -1}),
        json!({"id": 1, "do": "hello", "as": "all"}),
        json!({"id": 1, "do": "ping", "loudly": true}),
    ] {
        assert!(fault_of_request(&wrong).is_some(), "{wrong}");
    }
}

/// What the request schema says is what the service reads: a request as documented is never malformed.
#[tokio::test]
async fn requests_as_documented_are_understood() {
    let world = World::sqlite().await;
    let (ada, _ben, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    let mut seen = Seen::at(addr, &ada, &table, json!({})).await;
    for request in examples(include_str!("../../../../docs/service.md")) {
        if request.get("do").is_none() {
            continue;
        }
        let answer = seen.ask(request.clone()).await;
        let code = answer["error"]["code"].as_str().unwrap_or("");
        assert!(!code.starts_with("request/"), "{request}: {answer}");
    }
}
