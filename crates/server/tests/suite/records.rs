//! Games that are over.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{World, pair, play_out, step};

pub(crate) async fn a_record_is_for_games_that_are_over(world: World) {
    let (ada, ben, table) = pair(&world, "guatemala", json!({})).await;
    let (status, refused) = ada.get(&format!("{table}/record")).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("table/not_over")));
    ada.refused(&format!("{table}/fork"), json!({"version": 3}), "table/not_over").await;
    play_out(&[&ada, &ben], &table, 1).await;
    let record = ada.saw(&format!("{table}/record")).await;
    assert!(record.as_str().is_some_and(|text| text.starts_with("game guatemala rules ")), "{record}");
}

pub(crate) async fn any_version_can_be_seen_and_gone_on_from(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let mut dealer = table::QuickDealer::new(8);
    for _ in 0..20 {
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    let then = ada.saw(&format!("{table}/view?as=spectator")).await;
    play_out(&[&ada, &ben], &table, 9).await;

    let eve = world.person("Eve").await;
    let version = then["version"].as_u64().expect("a version");
    let seen = eve.saw(&format!("{table}/versions/{version}")).await;
    assert_eq!((&seen["view"], &seen["awaits"]), (&then["view"], &then["awaits"]));
    assert_eq!(eve.get(&format!("{table}/versions/100000")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(eve.get(&format!("/t/{}/{version}", &table["/api/tables/".len()..])).await.0, StatusCode::OK);

    let replay = eve.saw(&format!("{table}/replay?as=all")).await;
    let mut view = Value::Null;
    for (number, entry) in replay["versions"].as_array().expect("versions").iter().enumerate() {
        assert_eq!(entry["version"], json!(number + 1));
        if let Some(delta) = entry.get("delta") {
            wire::apply_delta(&mut view, delta);
        }
    }
    assert_eq!(view, replay["view"], "the deltas lead to the end");

    let made = eve.did(&format!("{table}/fork"), json!({"version": version, "bots": {"1": "random"}})).await;
    let fork = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let doc = eve.saw(&fork).await;
    assert_eq!((&doc["origin"]["version"], &doc["status"]), (&json!(version), &json!("running")), "{doc}");
    assert_eq!(doc["seats"][1]["bot"], "random");
    let hot = eve.did(&format!("{table}/fork"), json!({"version": version})).await;
    let hot = format!("/api/tables/{}", hot["id"].as_str().expect("an id"));
    let mut begun = eve.saw(&format!("{hot}/view?as=spectator")).await;
    let mut there = then["view"].clone();
    for view in [&mut begun["view"], &mut there] {
        view.as_object_mut().expect("an object").retain(|key, _| key != "version");
    }
    assert_eq!(begun["view"], there, "it goes on where the other was");
    play_out(&[&eve, &eve], &hot, 10).await;
    let record = eve.saw(&format!("{hot}/record")).await;
    let (_, draws) =
        wire::GameEntry::verify_record(record.as_str().expect("text")).expect("a record that holds");
    assert_eq!(draws, wire::Draws::Verified);
    eve.refused(&format!("{table}/fork"), json!({"version": 1}), "table/not_begun").await;
}

pub(crate) async fn a_running_game_is_looked_back_at_with_ones_own_eyes(world: World) {
    let (ada, ben, table) = pair(&world, "guatemala", json!({"watch": "players"})).await;
    let mut dealer = table::QuickDealer::new(8);
    for _ in 0..6 {
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    let replay = ada.saw(&format!("{table}/replay")).await;
    assert_eq!(replay["view"], ada.saw(&format!("{table}/view")).await["view"], "it leads to what Ada sees");
    let code = |answer: (StatusCode, Value)| (answer.0, answer.1["code"].clone());
    let others = code(ada.get(&format!("{table}/replay?as=1")).await);
    assert_eq!(others, (StatusCode::FORBIDDEN, json!("seat/not_yours")));
    let all = code(ada.get(&format!("{table}/replay?as=all")).await);
    assert_eq!(all, (StatusCode::FORBIDDEN, json!("seat/not_yours")));
    let eve = code(world.person("Eve").await.get(&format!("{table}/replay")).await);
    assert_eq!(eve, (StatusCode::FORBIDDEN, json!("table/not_watchable")));
}

pub(crate) async fn a_record_of_anybody_is_checked_and_shown(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    play_out(&[&ada, &ben], &table, 9).await;
    let record = ada.saw(&format!("{table}/record")).await;
    let replay = ada.saw(&format!("{table}/replay?as=all")).await;
    let eve = world.person("Eve").await;
    let shown = eve.did("/api/replay?as=all", json!({"record": record})).await;
    assert_eq!(
        (&shown["game"], &shown["n_seats"], &shown["draws"]),
        (&json!("cafe"), &json!(2), &json!("verified"))
    );
    let plain = |view: &Value| {
        let mut view = view.clone();
        view.as_object_mut().expect("an object").retain(|key, _| key != "version");
        view
    };
    assert_eq!(plain(&shown["view"]), plain(&replay["view"]), "the same end");
    let mut view = Value::Null;
    for entry in shown["versions"].as_array().expect("versions") {
        if let Some(delta) = entry.get("delta") {
            wire::apply_delta(&mut view, delta);
        }
    }
    assert_eq!(view, shown["view"], "the deltas lead to the end");
    let plays = |replay: &Value| -> Vec<Value> {
        let all = replay["versions"].as_array().expect("versions").iter();
        all.filter(|entry| entry["kind"] == "play")
            .map(|entry| json!([entry["seat"], entry["action"]]))
            .collect()
    };
    assert_eq!(plays(&shown), plays(&replay), "every choice");
    assert_eq!(eve.saw("/api/me/tables").await["tables"], json!([]), "nothing is kept");

    let text = record.as_str().expect("text");
    let broken = text.replacen("take", "tame", 1);
    let line = broken.lines().position(|line| line.contains("tame")).expect("a line") + 1;
    let refused = eve.refused("/api/replay", json!({"record": broken}), "record/invalid").await;
    assert_eq!(refused["line"], json!(line), "{refused}");
    eve.refused("/api/replay", json!({"record": "no record"}), "record/invalid").await;
}
