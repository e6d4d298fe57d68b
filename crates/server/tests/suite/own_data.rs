//! Taking one's data along, and taking them away.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{World, pair, play_out};

pub(crate) async fn an_export_has_everything(world: World) {
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    ada.did(&format!("{table}/chat"), json!({"text": "hello from Ada"})).await;
    ben.did(&format!("{table}/chat"), json!({"text": "hello from Ben"})).await;
    let export = ada.saw("/api/me/export").await;
    assert_eq!((&export["profile"]["id"], &export["profile"]["name"]), (&json!(ada.id), &json!("Ada")));
    assert_eq!(export["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["tables"][0]["id"], table.rsplit('/').next().expect("an id"));
    assert_eq!(export["tables"][0]["host"], true);
    assert_eq!(export["seats"][0]["name"], "Ada");
    let said: Vec<&Value> =
        export["chat"].as_array().expect("a list").iter().map(|line| &line["text"]).collect();
    assert_eq!(said, ["hello from Ada"], "and nothing that others said");
    assert_eq!(export["sign_ins"].as_array().map(Vec::len), Some(1));
    let text = export.to_string();
    let (_, cookie) = ada.cookie.split_once('=').expect("a pair");
    assert!(!text.contains(cookie) && !text.contains("secret"), "{text}");
}

pub(crate) async fn who_goes_leaves_no_name(world: World) {
    const NAME: &str = "Adelheid Unmistakable";
    const LINE: &str = "an unmistakable line";
    let (ada, ben) = (world.person(NAME).await, world.person("Ben").await);
    let cleo = world.person("Cleo").await;
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "listed": true, "begins_when_full": true});
    // One game that is over, one of three that goes on, one that has not begun, one of another host.
    let over = ada.table(wishes.clone()).await;
    ben.did(&format!("{over}/join"), json!({})).await;
    play_out(&[&ada, &ben], &over, 7).await;
    let mut three = wishes.clone();
    three["setup"]["seats"] = json!(3);
    let running = ada.table(three).await;
    ben.did(&format!("{running}/join"), json!({})).await;
    cleo.did(&format!("{running}/join"), json!({})).await;
    let open = ada.table(wishes.clone()).await;
    let other = ben.table(wishes).await;
    let lonely = ada.table(json!({"game": "cafe", "setup": {"seats": 2}, "mine": [], "listed": true})).await;
    ada.did(&format!("{running}/chat"), json!({"text": LINE})).await;
    let ada = ada.account(json!({"password": "a cup of coffee"})).await;
    let record = ben.saw(&format!("{over}/record")).await;

    let (status, _, _) = ada.call("DELETE", "/api/me", None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    let entry = json!({"name": NAME, "password": "a cup of coffee"});
    ben.refused("/api/sign-in", entry, "identity/wrong").await;

    // Everything that anybody can still see, in memory and after a restart.
    let world = world.reopened().await;
    let (ben, cleo) = (ben.at(&world), cleo.at(&world));
    let mut seen = String::new();
    for table in [&over, &running, &open, &other, &lonely] {
        for call in ["", "/view", "/chat", "/record", "/replay", "/versions/1"] {
            seen.push_str(&cleo.get(&format!("{table}{call}")).await.1.to_string());
            seen.push_str(&ben.get(&format!("{table}{call}")).await.1.to_string());
        }
    }
    seen.push_str(&ben.saw("/api/me/export").await.to_string());
    assert!(!seen.contains(NAME) && !seen.contains(LINE), "a name or a line is left");

    let doc = ben.saw(&running).await;
    assert_eq!((&doc["status"], &doc["seats"][0]["lost"]), (&json!("running"), &json!(true)), "{doc}");
    assert!(doc["seats"][0]["bot"].is_string(), "a bot plays on for the others: {doc}");
    assert_eq!(doc["seats"][0]["user"]["name"], "");
    assert_eq!(ben.saw(&open).await["status"], "over", "a table without its host is closed");
    assert_eq!(ben.saw(&lonely).await["status"], "over");
    assert_eq!(ben.saw(&other).await["status"], "open");
    assert_eq!(ben.saw(&format!("{over}/record")).await, record, "records stay, and can be verified");
}

#[tokio::test]
async fn a_name_is_gone_from_memory_at_once() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    assert_eq!(ben.saw(&table).await["seats"][0]["user"]["name"], "Ada");
    ada.call("DELETE", "/api/me", None).await;
    let doc = ben.saw(&table).await;
    assert_eq!((&doc["seats"][0]["user"]["name"], &doc["result"]["how"]), (&json!(""), &json!("deserted")));
}
