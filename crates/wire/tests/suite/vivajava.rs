//! VivaJava Dice by text: positions, whole games, a conversation.

use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Awaits, Game, QuickDealer, Step, Unseen};
use vivajava::{Setup, Vivajava};
use wire::{Engine, Files, WireGame};

use crate::help::{get, play_on, refused, transcript};

/// The table is the same whether it is described in full or in brief.
fn check_round_trip(state: &Vivajava) {
    for described in [state.all_json(), state.position_json()] {
        let text = Value::Object(described).to_string();
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let (setup, read) =
            Vivajava::read_position(&value, Files::Refuse).unwrap_or_else(|f| panic!("{f}: {text}"));
        assert_eq!(read, *state, "{text}");
        assert_eq!(setup, state.setup());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_whole_view_is_a_position(
        seed: u64,
        seats in 2..=4usize,
        coaster in prop::sample::select(vec!["mild", "bold"]),
        opening in prop::sample::select(vec!["roll", "fixed"]),
        red in prop::sample::select(vec!["ride_along", "block"]),
    ) {
        let words = format!("seats={seats} coaster={coaster} opening={opening} bold_red={red}");
        let setup: Setup = words.parse().expect("a set-up");
        let mut state = Vivajava::new(&setup).expect("a game");
        let mut dealer = QuickDealer::new(seed);
        loop {
            check_round_trip(&state);
            let step = match state.awaits() {
                Awaits::Nobody => break,
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a seat");
                    Step::Choice(seat, state.pick_action(seat, &mut dealer))
                }
            };
            state.advance(&step, &mut Unseen);
        }
    }
}

/// What the protocol promises of a view, and that no die and no token is lost.
fn check_view(view: &Value) {
    for name in [
        "game", "round", "phase", "awaits", "seats", "scores", "supply", "featured", "rainbow", "dice",
        "donated", "blocked",
    ] {
        assert!(!view[name].is_null(), "{name} in {view}");
    }
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let number = |value: &Value| value.as_u64().expect("a number");
    let of_kind = |kind: &str| list(&view["dice"]).iter().filter(|die| die["kind"] == kind).count() as u64;
    let seats = list(&view["seats"]);
    let held: u64 = seats.iter().map(|seat| number(&seat["aroma"])).sum();
    let blend = list(&view["featured"]["dice"]);
    let donated = list(&view["donated"]).len() as u64;
    assert_eq!(number(&view["supply"]["coffee"]) + blend.len() as u64 + of_kind("coffee"), 10, "{view}");
    assert_eq!(number(&view["supply"]["aroma"]) + held + donated + of_kind("aroma"), 5, "{view}");
    let mut on_blend = 0;
    for (number, seat) in seats.iter().enumerate() {
        let tokens = list(&seat["tokens"]);
        assert_eq!(tokens.len(), 3, "{view}");
        on_blend += tokens.iter().filter(|spot| **spot == "blend").count();
        assert_eq!(view["scores"][number], seat["points"]);
        assert_eq!(seat["tracks"].as_object().expect("tracks").len(), 5);
    }
    assert_eq!(on_blend, blend.iter().filter(|die| die.get("token").is_some()).count(), "{view}");
}

#[test]
fn every_kind_of_game_is_played_to_its_end() {
    for seats in 2..=4 {
        for coaster in ["mild", "bold"] {
            for chance in [json!({"seed": "whole"}), json!({"chance": "manual"})] {
                let mut engine = Engine::new();
                let mut new = json!({
                    "do": "new", "game": "vivajava", "setup": {"seats": seats, "coaster": coaster},
                });
                new.as_object_mut().expect("an object").extend(chance.as_object().expect("one").clone());
                get(&mut engine, &new);
                play_on(&mut engine, &mut QuickDealer::new(seats), |engine, _| {
                    check_view(&get(engine, &json!({"do": "view", "as": "spectator"}))["view"]);
                });
                let scores = get(&mut engine, &json!({"do": "scores"}));
                assert_eq!(scores["over"], json!(true));
                let view = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
                let record = get(&mut engine, &json!({"do": "record"}))["record"].clone();
                get(&mut engine, &json!({"do": "load", "record": record}));
                assert_eq!(get(&mut engine, &json!({"do": "view", "as": "all"}))["view"], view);
            }
        }
    }
}

#[test]
fn tracks_may_be_sent_as_text_and_are_refused_with_their_line() {
    let mut engine = Engine::new();
    let new =
        |tracks: &str| json!({"do": "new", "game": "vivajava", "setup": {"tracks": tracks}, "seed": "t"});
    let table = "white 2 4 6\nyellow 3 5 7\nbrown 3 5 7\nred 3 5 7\ngreen 3 5 7";
    get(&mut engine, &new(table));
    let view = get(&mut engine, &json!({"do": "view"}))["view"].clone();
    assert_eq!(view["abilities"][0]["cup"], json!(6));
    let error = refused(&mut engine, &new("white 2 4 6\nyellow 3 2 7\n"), "setup/invalid");
    assert_eq!(error["line"], json!(2));
    assert_eq!(error["rule"], json!("V1.5"));
    refused(&mut engine, &new("white 2 4 6\n"), "setup/invalid");
}

#[test]
fn a_conversation() {
    let position = json!({
        "coaster": "bold", "turn": 0, "coffee": "WWGGK", "aroma": "J",
        "seats": [{"points": 3, "tracks": {"yellow": 3}}, {"aroma": 1}],
    });
    insta::assert_snapshot!(transcript(&[
        json!({"id": 1, "do": "position", "game": "vivajava", "position": position, "seed": "talk"}),
        json!({"id": 2, "do": "legal"}),
        json!({"id": 3, "do": "play", "action": "flip coffee black"}),
        json!({"id": 4, "do": "why", "action": "blend GGGGG"}),
        json!({"id": 5, "do": "play", "action": "research white 4"}),
        json!({"id": 6, "do": "view", "as": 0}),
        json!({"id": 7, "do": "scores"}),
    ]));
}
