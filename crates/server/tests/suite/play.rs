//! Choices, stale and fresh, and choices taken back.

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::QuickDealer;

use crate::support::{Person, World, pair, step};

pub(crate) async fn stale_answers_are_refused_and_illegal_ones_cite_the_rule(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let people = [&ada, &ben];
    let seen = ada.saw(&format!("{table}/view")).await;
    let seat = seen["awaits"]["seat"].as_u64().expect("one seat") as usize;
    let version = seen["version"].as_u64().expect("a version");
    let (mover, other) = (people[seat], people[1 - seat]);
    let play = format!("{table}/play");
    let (status, refused) =
        mover.post(&play, json!({"action": "place 0,0 turn 0", "version": version})).await;
    assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("action/illegal")));
    assert!(refused["rule"].as_str().is_some_and(|rule| rule.starts_with('C')), "{refused}");
    mover.refused(&play, json!({"action": "dance", "version": version}), "action/malformed").await;
    mover.refused(&play, json!({"action": "chance show 17", "version": version}), "action/malformed").await;
    mover.refused(&play, json!({"action": "seat1 pass", "version": version}), "action/malformed").await;
    mover.refused(&play, json!({"action": "place 0,0 turn 0", "version": version + 1}), "action/stale").await;
    mover.refused(&play, json!({"action": "place 0,0 turn 0", "version": version - 1}), "action/stale").await;
    let wrong_seat = json!({"action": "place 0,0 turn 0", "seat": 1 - seat, "version": version});
    mover.refused(&play, wrong_seat, "seat/not_yours").await;
    assert_eq!(mover.post(&play, json!({"version": version})).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let eve = world.person("Eve").await;
    eve.refused(&play, json!({"action": "place 0,0 turn 0", "version": version}), "seat/not_yours").await;

    let why = mover.did(&format!("{table}/why"), json!({"action": "place 0,0 turn 0"})).await;
    assert_eq!((&why["legal"], &why["code"]), (&json!(false), &json!("action/illegal")));
    let legal = mover.saw(&format!("{table}/view")).await["legal"][0].clone();
    let why = mover.did(&format!("{table}/why"), json!({"action": legal})).await;
    assert_eq!(why, json!({"legal": true}));
    assert_eq!(mover.version(&table).await, version, "nothing has changed");
    other.refused(&play, json!({"action": legal, "version": version}), "action/illegal").await;

    step(&people, &table, &mut QuickDealer::new(1)).await.expect("a step");
    mover.refused(&play, json!({"action": legal, "version": version}), "action/stale").await;
}

/// Plays at random until both seats are asked at once.
async fn until_both(people: &[&Person], table: &str, dealer: &mut QuickDealer) -> Value {
    loop {
        let seen = people[0].saw(&format!("{table}/view")).await;
        if seen["awaits"]["kind"] == "seats" {
            return seen;
        }
        step(people, table, dealer).await.expect("the game goes on");
    }
}

async fn legal_of(person: &Person, table: &str) -> Vec<String> {
    let seen = person.saw(&format!("{table}/view")).await;
    seen["legal"].as_array().expect("a list").iter().map(|text| text.as_str().expect("text").into()).collect()
}

pub(crate) async fn seats_that_are_asked_together_do_not_make_each_other_stale(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let seen = until_both(&[&ada, &ben], &table, &mut QuickDealer::new(2)).await;
    let version = &seen["version"];
    let (hers, his) = (legal_of(&ada, &table).await, legal_of(&ben, &table).await);
    let play = format!("{table}/play");
    let (first, second) = (
        json!({"action": hers[0], "version": version}),
        json!({"action": his[his.len() - 1], "version": version}),
    );
    // Both answer what they saw; neither waits for the other.
    let (one, two) = tokio::join!(ada.post(&play, first.clone()), ben.post(&play, second));
    assert_eq!((one.0, two.0), (StatusCode::OK, StatusCode::OK), "{one:?} {two:?}");
    // Her own choice does make her next answer to that version stale.
    ada.refused(&play, first, "action/stale").await;
}

pub(crate) async fn a_choice_and_a_whole_turn_are_taken_back(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let mut dealer = QuickDealer::new(4);
    until_both(&[&ada, &ben], &table, &mut dealer).await;
    let (play, undo) = (format!("{table}/play"), format!("{table}/undo"));
    let before = ada.saw(&format!("{table}/view")).await;
    // Placing a card, and then one thing with it: both can be taken back.
    let mut version = before["version"].clone();
    for _ in 0..2 {
        let legal = legal_of(&ada, &table).await;
        let action = legal.iter().find(|action| action.starts_with("place")).unwrap_or(&legal[0]);
        version = ada.did(&play, json!({"action": action, "version": version})).await["version"].clone();
    }
    ben.refused(&undo, json!({"version": version, "seat": 0}), "seat/not_yours").await;
    ada.refused(&undo, json!({"version": 1}), "action/stale").await;
    version = ada.did(&undo, json!({"version": version})).await["version"].clone();
    version = ada.did(&undo, json!({"version": version})).await["version"].clone();
    let after = ada.saw(&format!("{table}/view")).await;
    assert_eq!(after["view"], before["view"]);

    for _ in 0..2 {
        let action = legal_of(&ada, &table).await[0].clone();
        version = ada.did(&play, json!({"action": action, "version": version})).await["version"].clone();
    }
    ada.did(&undo, json!({"version": version, "whole_turn": true})).await;
    let after = ada.saw(&format!("{table}/view")).await;
    assert_eq!(after["view"], before["view"], "both choices at once");
    // What chance has answered stays, for both of them.
    for person in [&ada, &ben] {
        person.refused(&undo, json!({"version": 1}), "action/stale").await;
    }
}

pub(crate) async fn a_restart_loses_nothing(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let mut dealer = QuickDealer::new(6);
    for _ in 0..40 {
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    let undo = format!("{table}/undo");
    for person in [&ada, &ben] {
        // One of them may take something back; the store must follow.
        person.post(&undo, json!({"version": person.version(&table).await})).await;
    }
    let before = (ada.saw(&format!("{table}/view")).await, ben.saw(&format!("{table}/view")).await);
    let doc = ben.saw(&table).await;
    let world = world.reopened().await;
    assert_eq!(world.service.sample().await.expect("a sample"), (1, vec![]));
    let (ada, ben) = (ada.at(&world), ben.at(&world));
    assert_eq!((ada.saw(&format!("{table}/view")).await, ben.saw(&format!("{table}/view")).await), before);
    assert_eq!(ben.saw(&table).await, doc);
    while step(&[&ada, &ben], &table, &mut dealer).await.is_some() {}
    assert_eq!(ada.saw(&table).await["status"], "over");
}
