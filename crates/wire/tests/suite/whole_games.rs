//! Whole games by text only, for every number of seats and both drafts.

use serde_json::{Value, json};
use table::{Dealer, QuickDealer, Viewer};
use wire::{Audience, Engine};

use crate::help::{get, play_on, table};

/// Plays to the end and looks at some of the views on the way.
fn play_cafe(engine: &mut Engine, luck: u64) -> Vec<String> {
    play_on(engine, &mut QuickDealer::new(luck), |engine, version| {
        if version.is_multiple_of(4) {
            check_view(&get(engine, &json!({"do": "view", "as": "spectator"}))["view"]);
        }
    })
}

/// What the protocol promises of a view of Café, and that no bean is lost.
fn check_view(view: &Value) {
    for name in ["game", "round", "phase", "awaits", "seats", "scores", "master", "display", "deck_left"] {
        assert!(!view[name].is_null(), "{name} in {view}");
    }
    let kinds = [
        "field", "batch", "surplus", "drying", "roasting", "cafe", "espresso", "pastry", "cup", "ship",
        "empty", "dead",
    ];
    for colour in ["yellow", "brown", "green", "red"] {
        let mut beans = view["supply"][colour].as_i64().expect("a supply");
        for seat in view["seats"].as_array().expect("seats") {
            beans += seat["warehouse"][colour].as_i64().expect("a warehouse");
            beans += seat["in_hand"][colour].as_i64().expect("beans in hand");
            for square in seat["squares"].as_array().expect("squares") {
                beans += square["beans"][colour].as_i64().expect("beans");
                let kind = square["kind"].as_str().expect("a kind");
                assert!(kinds.contains(&kind), "{square}");
                let cafe = [&square["demand"], &square["points"], &square["cafe"]];
                assert!(kind != "cafe" || cafe.iter().all(|field| !field.is_null()), "{square}");
                assert_eq!(matches!(kind, "field" | "surplus"), square["colour"].is_string(), "{square}");
                let grouped = matches!(kind, "field" | "batch" | "surplus" | "drying" | "roasting");
                assert_eq!(grouped, square["group"].is_string(), "{square}");
            }
        }
        assert_eq!(beans, 35, "{colour} in {view}");
    }
}

fn setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for seats in 1..=4 {
        for draft in ["classic", "auction"] {
            for espresso in [false, true] {
                if seats > 1 || draft == "classic" {
                    let edition = if espresso { "de" } else { "merged" };
                    setups.push(
                        json!({"seats": seats, "draft": draft, "espresso": espresso, "edition": edition}),
                    );
                }
            }
        }
    }
    setups
}

#[test]
fn every_kind_of_game_is_played_to_its_end() {
    for setup in setups() {
        let mut engine = table(setup.clone(), "whole");
        play_cafe(&mut engine, 5);
        let scores = get(&mut engine, &json!({"do": "scores"}));
        assert_eq!(scores["over"], json!(true));
        let rows = scores["scores"].as_array().expect("scores");
        let mut record =
            get(&mut engine, &json!({"do": "record"}))["record"].as_str().expect("a text").to_string();
        let totals: Vec<String> = rows.iter().map(|row| row["total"].to_string()).collect();
        assert!(record.ends_with(&format!("end scores {}\n", totals.join(" "))), "{setup}: {record}");
        for row in rows {
            let parts = row["parts"].as_object().expect("parts").values();
            assert_eq!(row["total"].as_i64(), Some(parts.map(|part| part.as_i64().expect("points")).sum()));
        }
        assert_eq!(scores["rating"].is_string(), rows.len() == 1);
        let ranked: usize = (scores["ranking"].as_array().expect("a ranking").iter())
            .map(|rank| rank["seats"].as_array().expect("seats").len())
            .sum();
        assert_eq!(ranked, rows.len());

        // The record alone gives the same table.
        let view = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
        let mut other = Engine::new();
        let choices =
            record.lines().filter(|line| line.contains(" seat") && !line.starts_with("setup")).count();
        let loaded = get(&mut other, &json!({"do": "load", "record": record}));
        assert_eq!(loaded["version"].as_u64().map(|n| n as usize), Some(choices));
        assert_eq!(get(&mut other, &json!({"do": "view", "as": "all"}))["view"], view);
        // And half of it gives a table at which play goes on.
        let half = record.lines().count() / 2;
        record = record.lines().take(half).collect::<Vec<_>>().join("\n");
        get(&mut other, &json!({"do": "load", "record": record, "seed": "other"}));
        play_cafe(&mut other, 6);
    }
}

#[test]
fn chance_by_hand_plays_to_the_end() {
    let mut engine = Engine::new();
    let setup = json!({"seats": 3, "promos": 3, "draft": "auction"});
    get(&mut engine, &json!({"do": "new", "game": "cafe", "setup": setup, "chance": "manual"}));
    play_cafe(&mut engine, 7);
    assert_eq!(get(&mut engine, &json!({"do": "scores"}))["over"], json!(true));
}

#[test]
fn the_same_seed_gives_the_same_game_and_is_never_shown() {
    let seed = "a-seed-that-is-nowhere-else-4711";
    let run = || {
        let mut engine = table(json!({"seats": 2, "promos": 2}), seed);
        let mut answers = play_cafe(&mut engine, 8);
        for request in ["games", "legal", "view", "record", "scores", "undo"] {
            answers.push(engine.answer(&json!({"do": request}).to_string()));
        }
        answers.push(engine.answer(&json!({"do": "view", "as": "all"}).to_string()));
        answers
    };
    let answers = run();
    assert_eq!(answers, run());
    assert!(answers.iter().all(|answer| !answer.contains(seed)));
    let mut other = table(json!({"seats": 2, "promos": 2}), "another seed");
    assert_ne!(answers, play_cafe(&mut other, 8));
}

/// C4.3: squares that touch and have the same letter are one group, and its first square names it.
#[test]
fn c4_3_every_square_of_a_group_names_its_first() {
    let mut engine = table(json!({"seats": 2, "espresso": true}), "groups");
    play_cafe(&mut engine, 5);
    let view = get(&mut engine, &json!({"do": "view", "as": "spectator"}))["view"].clone();
    let letter = |square: &Value| match square["kind"].as_str().expect("a kind") {
        "field" | "batch" | "surplus" => Some('A'),
        "drying" => Some('B'),
        "roasting" => Some('C'),
        _ => None,
    };
    let at = |square: &Value| (square["y"].as_i64().expect("y"), square["x"].as_i64().expect("x"));
    let mut shared = 0;
    for seat in view["seats"].as_array().expect("seats") {
        let squares = seat["squares"].as_array().expect("squares");
        // By walking from square to square, as the rule says it.
        for square in squares.iter().filter(|square| letter(square).is_some()) {
            let mut group = vec![square];
            let mut seen = 0;
            while let Some(&from) = group.get(seen) {
                seen += 1;
                let (y, x) = at(from);
                for other in squares {
                    let near = (at(other).0 - y).abs() + (at(other).1 - x).abs() == 1;
                    if near && letter(other) == letter(square) && !group.contains(&other) {
                        group.push(other);
                    }
                }
            }
            let (y, x) = group.iter().map(|square| at(square)).min().expect("a square");
            assert_eq!(square["group"], json!(format!("{x},{y}")), "{square}");
            shared += usize::from(group.len() > 1);
        }
    }
    assert!(shared > 10, "{shared} squares share a group");
}

/// What `games` says about secrets is what the views show.
#[test]
fn seats_have_secrets_where_the_game_says_so() {
    for entry in wire::GAMES {
        let (mut table, _) = entry
            .open(&json!({"seats": 2}), wire::Files::Refuse, wire::Chance::from_seed("secrets"))
            .expect("a table of two");
        let mut dealer = QuickDealer::new(9);
        let mut differ = false;
        while let Some(seat) = table.first_awaited() {
            let seen = |seat: Viewer| {
                let mut view = table.view(Audience::Viewer(seat));
                view.as_object_mut().expect("an object").retain(|key, _| key != "you");
                view
            };
            let views: Vec<Value> = Viewer::all(2).map(seen).collect();
            differ |= views.windows(2).any(|pair| pair[0] != pair[1]);
            let legal = table.legal(seat);
            let action = &legal[dealer.below(legal.len() as u32) as usize];
            table.submit(Some(seat), action).expect("a legal action");
        }
        assert_eq!(differ, entry.secrets, "{}", entry.id);
    }
}
