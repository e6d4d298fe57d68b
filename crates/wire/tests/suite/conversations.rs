//! Whole conversations, as snapshots.

use serde_json::json;
use wire::{Engine, GAMES};

use crate::help::{ask, get, refused, table, transcript};

/// Every game as the protocol describes it: a snapshot for each, named after it.
#[test]
fn the_games_are_listed() {
    let answer = get(&mut Engine::new(), &json!({"do": "games"}));
    let games = answer["games"].as_array().expect("a list");
    assert_eq!(games.len(), GAMES.len());
    for (game, entry) in games.iter().zip(GAMES) {
        assert_eq!(game["id"], entry.id);
        let text = serde_json::to_string_pretty(game).expect("JSON");
        insta::assert_snapshot!(format!("the_game_{}", entry.id), text);
    }
}

#[test]
fn a_game_begins() {
    insta::assert_snapshot!(transcript(&[
        json!({"id": 2, "do": "new", "game": "cafe", "setup": {"seats": 2}, "seed": "a"}),
        json!({"id": 3, "do": "legal"}),
        json!({"id": 4, "do": "why", "action": "take 25"}),
        json!({"id": 5, "do": "why", "action": "take 25 pay red"}),
        json!({"id": 6, "do": "why", "action": "take 17"}),
        json!({"id": 7, "do": "play", "action": "take 18"}),
        json!({"id": 8, "do": "play", "action": "take 25", "version": 0}),
        json!({"id": 9, "do": "undo"}),
        json!({"id": 10, "do": "play", "action": "seat1 take 18 pay green", "version": 1}),
        json!({"id": 11, "do": "legal", "seat": 1}),
        json!({"id": 12, "do": "scores"}),
        json!({"id": 13, "do": "record"}),
    ]));
}

#[test]
fn a_view() {
    insta::assert_snapshot!(transcript(&[
        json!({"do": "new", "game": "cafe", "setup": {"seats": 1, "espresso": true, "promos": 1}, "seed": "b"}),
        json!({"id": "eyes", "do": "view", "as": 0}),
    ]));
}

#[test]
fn chance_by_hand() {
    insta::assert_snapshot!(transcript(&[
        json!({"id": 1, "do": "new", "game": "cafe", "setup": "seats=2", "chance": "manual"}),
        json!({"id": 2, "do": "legal"}),
        json!({"id": 3, "do": "play", "action": "end"}),
        json!({"id": 4, "do": "play", "action": "show 17"}),
        json!({"id": 5, "do": "play", "action": "master 1"}),
        json!({"id": 6, "do": "play", "action": "chance show 17"}),
        json!({"id": 7, "do": "play", "action": "show 17"}),
        json!({"id": 8, "do": "play", "action": "show 01"}),
        json!({"id": 9, "do": "play", "action": "show 02"}),
        json!({"id": 10, "do": "play", "action": "take 02 pay red"}),
        json!({"id": 11, "do": "undo"}),
        json!({"id": 12, "do": "play", "action": "take 17 pay red", "version": 6}),
        json!({"id": 13, "do": "undo", "seat": 1}),
        json!({"id": 14, "do": "undo", "seat": 0, "version": 7}),
    ]));
}

/// C10.5: one delivery, 1 red and 1 yellow to a café, the rest to the warehouse.
#[test]
fn a_rule_book_example_from_a_position() {
    let position = json!({
        "round": 3,
        "seats": [{
            "area": [
                {"card": {"squares": "c c D / u u D", "demand": "YYR", "points": 4}},
                {"card": {"squares": "c u . / . . ."}, "x": -1, "y": 1, "turn": 0},
            ],
            "beans": {"0,0": "YY", "1,0": {"green": 3}, "-1,1": "R"},
            "warehouse": "RYNN",
        }],
    });
    insta::assert_snapshot!(transcript(&[
        json!({"id": 1, "do": "position", "game": "cafe", "position": position}),
        json!({"id": 2, "do": "legal"}),
        json!({"id": 3, "do": "play", "action": "deliver 0,0"}),
        json!({"id": 4, "do": "play", "action": "deliver 1,0"}),
        json!({"id": 5, "do": "play", "action": "deliver -1,1"}),
        json!({"id": 6, "do": "play", "action": "send red to 2,0"}),
        json!({"id": 7, "do": "play", "action": "send yellow to 2,0"}),
        json!({"id": 8, "do": "play", "action": "send green to 2,0"}),
        json!({"id": 9, "do": "play", "action": "store"}),
        json!({"id": 10, "do": "scores"}),
        json!({"id": 11, "do": "record"}),
    ]));
}

#[test]
fn a_bot_is_asked() {
    let mut engine = table(json!({}), "a");
    let legal = get(&mut engine, &json!({"do": "legal"}))["legal"].as_array().expect("a list").clone();
    for bot in ["random", "greedy", "flat"] {
        let request = json!({"do": "bot", "level": bot, "nodes": 20, "seed": "s"});
        let answer = get(&mut engine, &request);
        assert!(legal.contains(&answer["action"]), "{answer}");
        assert_eq!(
            (&answer["bot"], &answer["seat"], &answer["version"]),
            (&json!(bot), &json!(0), &json!(0))
        );
        assert_eq!(get(&mut engine, &request), answer, "the same seed gives the same choice");
        assert_eq!(get(&mut engine, &json!({"do": "bot", "bot": bot, "nodes": 20, "seed": "s"})), answer);
    }
    let thought = get(&mut engine, &json!({"do": "bot", "level": "flat", "nodes": 20}));
    assert_eq!(thought["visits"], json!(20));
    assert_eq!(thought["value"].as_array().map(Vec::len), Some(2));
    assert_eq!((&thought["worth"], &thought["plan"]), (&json!("points"), &json!([])));
    let candidates = thought["candidates"].as_array().expect("a list");
    assert_eq!(candidates.len(), 3);
    assert_eq!(candidates[0]["action"], thought["action"]);
    get(&mut engine, &json!({"do": "bot", "ms": 1}));
    refused(&mut engine, &json!({"do": "bot", "seat": 1}), "action/illegal");
    let error = refused(&mut engine, &json!({"do": "bot", "level": "oracle"}), "bot/unknown");
    assert!(error["known"].as_array().is_some_and(|known| known.contains(&json!("greedy"))), "{error}");
}

/// Counted by hand: a card without a cup is one choice and one with a cup four; then one of the cards unseen.
#[test]
fn sequences_are_counted() {
    let mut engine = table(json!({}), "a");
    for (depth, nodes) in [(0, 1), (1, 9), (2, 9 * 37)] {
        let answer = get(&mut engine, &json!({"do": "perft", "depth": depth}));
        assert_eq!(answer["nodes"], json!(nodes));
    }
}

#[test]
fn any_id_comes_back() {
    let mut engine = Engine::new();
    for id in
        [json!(null), json!(7), json!(-1.5), json!("x"), json!([1, {"a": null}]), json!({"deep": [true]})]
    {
        assert_eq!(ask(&mut engine, &json!({"id": id, "do": "games"}))["id"], id);
        assert_eq!(ask(&mut engine, &json!({"id": id, "do": "nothing"}))["id"], id);
        assert_eq!(ask(&mut engine, &json!({"id": id}))["id"], id);
    }
}

#[test]
fn fields_nobody_knows_are_ignored() {
    let mut engine = Engine::new();
    get(&mut engine, &json!({"do": "games", "please": [1, 2], "seat": "nobody"}));
}

/// Versions only grow, whatever is taken back, so an old answer is always noticed.
#[test]
fn versions_never_shrink() {
    let mut engine = table(json!({"seats": 1}), "v");
    let take = get(&mut engine, &json!({"do": "legal"}))["legal"][0].clone();
    assert_eq!(get(&mut engine, &json!({"do": "play", "action": take}))["version"], json!(1));
    let place = get(&mut engine, &json!({"do": "legal"}))["legal"][0].clone();
    assert_eq!(get(&mut engine, &json!({"do": "play", "action": place, "version": 1}))["version"], json!(2));
    let undone = get(&mut engine, &json!({"do": "undo", "version": 2}));
    assert_eq!(undone["version"], json!(3));
    assert_eq!(undone["events"][0]["kind"], json!("undone"));
    assert_eq!(undone["events"][0]["action"], place);
    refused(&mut engine, &json!({"do": "play", "action": place, "version": 1}), "action/stale");
    refused(&mut engine, &json!({"do": "undo", "version": 2}), "action/stale");
    assert_eq!(get(&mut engine, &json!({"do": "play", "action": place, "version": 3}))["version"], json!(4));
}

/// Nobody takes back what another seat has answered.
#[test]
fn undo_stops_at_another_seat() {
    let mut engine = table(json!({"seats": 2}), "u");
    for _ in 0..2 {
        let take = get(&mut engine, &json!({"do": "legal"}))["legal"][0].clone();
        get(&mut engine, &json!({"do": "play", "action": take}));
    }
    let legal = get(&mut engine, &json!({"do": "legal"}));
    assert_eq!(legal["awaits"], json!({"kind": "seats", "seats": [0, 1]}));
    for seat in 0..2 {
        let place = legal["by_seat"][seat.to_string()][0].clone();
        get(&mut engine, &json!({"do": "play", "seat": seat, "action": place}));
    }
    let error = refused(&mut engine, &json!({"do": "undo", "seat": 0}), "undo/closed");
    assert!(error["message"].as_str().is_some_and(|text| text.starts_with("seat1 has chosen since: place")));
    get(&mut engine, &json!({"do": "undo", "seat": 1}));
    get(&mut engine, &json!({"do": "undo", "seat": 0}));
    let error = refused(&mut engine, &json!({"do": "undo", "seat": 1}), "undo/closed");
    assert!(error["message"].as_str().is_some_and(|text| text.contains("take")), "{error}");
}

/// Without seed and without a hand at chance the operating system deals, and nothing tells how.
#[test]
fn no_seed_is_needed() {
    let mut engine = Engine::new();
    let answer = get(&mut engine, &json!({"do": "new", "game": "cafe"}));
    assert_eq!(answer["awaits"]["kind"], json!("seat"));
}
