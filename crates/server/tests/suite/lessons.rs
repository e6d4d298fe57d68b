//! Lessons and hints, as clients ask for them.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Person, World, pair, play_out};

#[tokio::test]
async fn a_lesson_is_played_without_a_table() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let guide = ada.saw("/api/lessons/cafe").await;
    assert_eq!(guide["lessons"][2]["id"], "dry", "{guide}");
    assert_eq!(
        (&guide["finish"]["setup"]["seats"], &guide["finish"]["bots"]["1"]),
        (&json!(2), &json!("easy"))
    );
    assert_eq!(ada.get("/api/lessons/chess").await.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.post("/api/lessons/cafe/nothing", json!({})).await.0, StatusCode::NOT_FOUND);

    let dry = "/api/lessons/cafe/dry";
    let start = ada.did(dry, json!({})).await;
    assert_eq!((&start["verdict"], &start["choices"]), (&json!("open"), &json!([])));
    let legal = start["legal"].as_array().expect("a list");
    assert_eq!(legal.len(), start["offers"].as_array().expect("a list").len());
    assert!(legal.iter().all(|action| action.as_str().expect("a text").starts_with("dry")), "{legal:?}");
    assert_eq!(start["view"]["you"], 0);
    assert!(start.get("show").is_none(), "nobody asked for it");

    let red = ada.did(dry, json!({"choices": ["dry 2,0 red"]})).await;
    assert_eq!((&red["verdict"], &red["choices"]), (&json!("wrong"), &json!([])), "it is taken back");
    assert_eq!(red["say"]["key"], "lesson-cafe-dry-red");
    assert_eq!(red["view"], start["view"], "the red bean lies on its field again");
    let roast = ada.did(dry, json!({"choices": ["roast 3,1 brown"]})).await;
    assert_eq!((&roast["say"]["key"], &roast["rule"]), (&json!("lesson-cafe-dry-roast"), &json!("C4.6")));
    let shown = ada.did(dry, json!({"show": true})).await;
    assert_eq!(shown["show"], json!(["dry 2,0 brown"]));
    let solved = ada.did(dry, json!({"choices": shown["show"]})).await;
    assert_eq!(solved["verdict"], "solved");
    assert!(solved["events"].as_array().is_some_and(|events| !events.is_empty()), "{solved}");

    ada.refused(dry, json!({"choices": ["fry an egg"]}), "action/malformed").await;
    ada.refused(dry, json!({"choices": ["roast 3,1 brown", "end"]}), "action/illegal").await;
    ada.refused(dry, json!({"seed": "x".repeat(65)}), "request/field").await;
    assert_eq!(ada.saw("/api/me/tables").await["tables"], json!([]), "nothing is kept of it");
}

#[tokio::test]
async fn hints_are_given_counted_and_part_of_the_result() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "mine": [0, 1], "begins_when_full": true,
        "hints": "on"});
    let table = ada.table(wishes).await;
    let doc = ada.saw(&table).await;
    assert_eq!(doc["hints"], "on");
    let seat = doc["awaits"]["seat"].as_u64().expect("a seat") as usize;
    let before = ada.saw(&format!("{table}/view?as={seat}")).await;
    let hint = ada.did(&format!("{table}/hint"), json!({"seat": seat})).await;
    let best = hint["best"].as_array().expect("a list");
    assert!((1..=3).contains(&best.len()), "{hint}");
    for choice in best {
        assert!(before["legal"].as_array().expect("a list").contains(&choice["action"]), "{choice}");
        assert!(choice["say"]["key"].is_string(), "{choice}");
    }
    assert_eq!((&hint["used"], &hint["seat"]), (&json!(1), &json!(seat)));
    assert_eq!(ada.saw(&table).await["seats"][seat]["hints"], 1);
    // The question is still the same, and an answer to the version before the hint counts.
    let play = json!({"seat": seat, "version": before["version"], "action": best[0]["action"]});
    ada.did(&format!("{table}/play"), play).await;
    let other = 1 - seat;
    if ada.saw(&table).await["awaits"]["seat"] == json!(seat) {
        ada.refused(&format!("{table}/hint"), json!({"seat": other}), "seat/not_asked").await;
    }

    play_out(&[&ada, &ada], &table, 3).await;
    let world = world.reopened().await;
    let doc = ada.at(&world).saw(&table).await;
    let mut used = json!([0, 0]);
    used[seat] = json!(1);
    assert_eq!(doc["result"]["hints"], used, "{doc}");
    ada.at(&world).refused(&format!("{table}/hint"), json!({"seat": 0}), "seat/not_asked").await;
}

#[tokio::test]
async fn hints_are_off_unless_they_are_agreed_on() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    assert_eq!(ada.saw(&table).await["hints"], "off");
    ada.refused(&format!("{table}/hint"), json!({}), "table/no_hints").await;
    let eve = world.person("Eve").await;
    eve.refused(&format!("{table}/hint"), json!({}), "seat/not_yours").await;
    ben.refused("/api/tables/nowhere/hint", json!({}), "table/not_found").await;

    // People who play each other against the clock think for themselves; who plays bots may ask.
    let pace = json!({"kind": "live", "minutes": 5, "increment_s": 5});
    let timed = json!({"game": "cafe", "setup": {"seats": 2}, "pace": pace, "hints": "on"});
    ada.refused("/api/tables", timed.clone(), "request/field").await;
    let mut alone = timed;
    alone["bots"] = json!({"1": "random"});
    ada.did("/api/tables", alone).await;
    let untimed = json!({"game": "cafe", "setup": {"seats": 2}, "hints": "on"});
    ada.did("/api/tables", untimed).await;
}

/// A hint at one of two tables that waits until the only thread for bots is released.
async fn waiting_hint(
    world: &World,
    ada: &Person,
    table: &str,
    other: &str,
) -> (std::sync::mpsc::Sender<()>, JoinHandle<(StatusCode, Value)>) {
    let (release, held) = std::sync::mpsc::channel::<()>();
    world.service.app.registry.occupy_bots(move || {
        let _ = held.recv();
    });
    let asking = |table: &str| {
        let (ada, path) = (ada.clone(), format!("{table}/hint"));
        tokio::spawn(async move { ada.post(&path, json!({})).await })
    };
    let (mut one, mut two) = (asking(table), asking(other));
    // Whichever came second is refused; the first waits.
    let (refused, waiting) = tokio::select! {
        answer = &mut one => (answer, two),
        answer = &mut two => (answer, one),
    };
    assert_eq!(refused.expect("an answer").1["code"], "hint/busy");
    (release, waiting)
}

#[tokio::test]
async fn one_hint_at_a_time_and_it_can_be_stopped() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "mine": [0, 1], "begins_when_full": true, "hints": "on"});
    let (table, other) = (ada.table(wishes.clone()).await, ada.table(wishes).await);
    let (release, waiting) = waiting_hint(&world, &ada, &table, &other).await;
    let (status, _, _) = ada.call("DELETE", &format!("{table}/hint"), None).await;
    assert_eq!(status, StatusCode::OK);
    drop(release);
    let (status, stopped) = waiting.await.expect("an answer");
    assert_eq!((status, &stopped["code"]), (StatusCode::CONFLICT, &json!("hint/stopped")), "{stopped}");
    assert_eq!(ada.saw(&table).await["seats"][0].get("hints"), None::<&Value>, "it does not count");
    ada.did(&format!("{table}/hint"), json!({})).await;
}

#[tokio::test]
async fn a_hint_stops_when_its_caller_hangs_up() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "mine": [0, 1], "begins_when_full": true, "hints": "on"});
    let (table, other) = (ada.table(wishes.clone()).await, ada.table(wishes).await);
    let (release, waiting) = waiting_hint(&world, &ada, &table, &other).await;
    waiting.abort();
    assert!(waiting.await.is_err_and(|error| error.is_cancelled()));
    drop(release);
    for table in [table, other] {
        let hint = loop {
            let (status, hint) = ada.post(&format!("{table}/hint"), json!({})).await;
            if hint["code"] != "hint/busy" {
                assert_eq!(status, StatusCode::OK, "{hint}");
                break hint;
            }
        };
        assert_eq!(hint["used"], 1, "the one that nobody waited for does not count");
    }
}
