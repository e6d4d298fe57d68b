//! Playing again, seeking somebody, stopping or not, and what somebody has played.

use serde_json::{Value, json};

use crate::support::{Person, World, pair};

async fn over(world: &World) -> (Person, Person, String) {
    let (ada, ben, table) = pair(world, "cafe", json!({})).await;
    ada.did(&format!("{table}/resign"), json!({})).await;
    (ada, ben, table)
}

fn link(made: &Value) -> String {
    format!("/api/tables/{}", made["id"].as_str().expect("an id"))
}

pub(crate) async fn one_offer_is_one_table(world: World) {
    let (ada, ben, table) = over(&world).await;
    assert!(ada.saw(&table).await.get("again").is_none());
    let offered = ben.did(&format!("{table}/rematch"), json!({})).await;
    assert_eq!(ada.saw(&table).await["again"], offered["id"], "those who look at the old table see it");
    assert_eq!(ben.did(&format!("{table}/rematch"), json!({})).await["id"], offered["id"], "pressed twice");
    let joined = ada.did(&format!("{table}/rematch"), json!({})).await;
    assert_eq!(joined["id"], offered["id"], "the second press joins the first's");
    let doc = ada.saw(&link(&offered)).await;
    assert_eq!(doc["status"], "running");
    let names: Vec<&Value> = (0..2).map(|seat| &doc["seats"][seat]["user"]["name"]).collect();
    assert_eq!(names, ["Ada", "Ben"], "where they sat");
}

pub(crate) async fn two_who_are_equally_quick_meet(world: World) {
    let (ada, ben, table) = over(&world).await;
    let path = format!("{table}/rematch");
    let (one, other) = tokio::join!(ada.did(&path, json!({})), ben.did(&path, json!({})));
    assert_eq!(one["id"], other["id"]);
    assert_eq!(ada.saw(&link(&one)).await["status"], "running");
}

pub(crate) async fn an_offer_that_was_closed_can_be_made_again(world: World) {
    let (ada, ben, table) = over(&world).await;
    let first = ben.did(&format!("{table}/rematch"), json!({})).await;
    ben.did(&format!("{}/close", link(&first)), json!({})).await;
    let second = ada.did(&format!("{table}/rematch"), json!({})).await;
    assert_ne!(first["id"], second["id"]);
    assert_eq!(ada.saw(&table).await["again"], second["id"]);
}

pub(crate) async fn who_seeks_joins_or_opens(world: World) {
    let (ada, ben, eve) = (world.person("Ada").await, world.person("Ben").await, world.person("Eve").await);
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}});
    let opened = ada.did("/api/seek", wishes.clone()).await;
    assert_eq!(opened["table"]["listed"], true);
    let again = ada.did("/api/seek", wishes.clone()).await;
    assert_ne!(again["id"], opened["id"], "nobody plays against themselves");
    let other =
        ben.did("/api/seek", json!({"game": "vivajava", "setup": {"seats": 2, "coaster": "bold"}})).await;
    assert_ne!(other["id"], opened["id"], "other terms");
    let paced = json!({"game": "vivajava", "setup": {"seats": 2}, "pace": {"kind": "live", "minutes": 20, "increment_s": 15}});
    assert_ne!(ben.did("/api/seek", paced).await["id"], opened["id"], "another pace");
    let met = eve.did("/api/seek", wishes).await;
    assert!(met["id"] == opened["id"] || met["id"] == again["id"], "{met}");
    assert_eq!(met["table"]["status"], "running");
    ada.refused("/api/seek", json!({"game": "tea"}), "game/unknown").await;
}

pub(crate) async fn who_plays_on_declines_to_stop(world: World) {
    let (ada, ben, table) = pair(&world, "guatemala", json!({})).await;
    ada.did(&format!("{table}/abort"), json!({})).await;
    world.person("Eve").await.refused(&format!("{table}/decline"), json!({}), "seat/not_yours").await;
    ben.did(&format!("{table}/decline"), json!({})).await;
    let doc = ada.saw(&table).await;
    assert!(doc["seats"][0].get("agrees").is_none(), "{doc}");
    ben.did(&format!("{table}/abort"), json!({})).await;
    assert_eq!(ada.saw(&table).await["status"], "running", "it has to be proposed again");
}

pub(crate) async fn what_somebody_played_is_counted(world: World) {
    let ada = world.person("Ada").await;
    assert_eq!(ada.saw("/api/me/played").await, json!({"games": []}));
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "bots": {"1": "easy"}, "mine": [0],
        "begins_when_full": true});
    let lost = ada.table(wishes).await;
    ada.did(&format!("{lost}/resign"), json!({})).await;
    // Two seats of one person say nothing about either: played, but neither won nor lost.
    let both = json!({"game": "vivajava", "setup": {"seats": 2}, "mine": [0, 1], "begins_when_full": true});
    let both = ada.table(both).await;
    ada.did(&format!("{both}/resign"), json!({"seat": 1})).await;
    let (_, ben, table) = over(&world).await;
    let played = ada.saw("/api/me/played").await;
    assert_eq!(
        played,
        json!({"games": [{"game": "vivajava", "played": 1, "one_screen": 1, "won": 0,
            "levels": {"easy": {"played": 1, "won": 0}}, "points": []}]})
    );
    let won = ben.saw("/api/me/played").await;
    assert_eq!((&won["games"][0]["won"], &won["games"][0]["levels"]), (&json!(1), &json!({})), "{won}");
    assert!(ben.saw(&table).await["ended"].is_i64());
}
