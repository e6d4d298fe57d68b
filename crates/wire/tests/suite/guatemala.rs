//! Guatemala Café through the protocol: secrets, positions, whole games.

use guatemala::{Guatemala, STANDARD_BOARD, Setup};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Awaits, Game, QuickDealer, Step, Unseen};
use wire::{AnyTable, Audience, Chance, Engine, Files, TableOf, WireGame};

use crate::help::{ask, get, play_on, refused, transcript};

/// This position with the board of rules version 2 under it: what lies where is known here.
fn on_old_board(mut position: Value) -> Value {
    position["setup"] = json!({"board": "standard-2"});
    position
}

fn engine_of(setup: Value, seed: &str) -> Engine {
    let mut engine = Engine::new();
    get(&mut engine, &json!({"do": "new", "game": "guatemala", "setup": setup, "seed": seed}));
    engine
}

/// What the protocol promises of a view, and that no piece is lost.
fn check_view(view: &Value) {
    let names = [
        "game",
        "round",
        "phase",
        "awaits",
        "seats",
        "scores",
        "market",
        "bag",
        "supply",
        "board",
        "track",
        "question",
        "setup",
        "would_score",
    ];
    for name in names {
        assert!(!view[name].is_null(), "{name} in {view}");
    }
    let market: Vec<&Value> = (view["market"].as_array().expect("rows").iter())
        .flat_map(|row| row.as_array().expect("a row"))
        .collect();
    assert_eq!(market.len(), 81);
    let board = &view["board"];
    let count = |list: &Value| list.as_array().expect("a list").len();
    let on_market = |kind: &str| market.iter().filter(|square| square["kind"] == kind).count();
    let waiting = |kind: &str| -> u64 {
        let list = view["to_arrange"].as_array().into_iter().flatten();
        list.filter(|entry| entry["kind"] == kind).map(|entry| entry["n"].as_u64().expect("a number")).sum()
    };
    let held = |kind: &str| usize::from(view["question"]["piece"]["kind"] == kind) + waiting(kind) as usize;
    let gone: u64 = (view["gone_ships"].as_object().expect("ships").values())
        .map(|n| n.as_u64().expect("a number"))
        .sum();
    assert_eq!(count(&board["huts"]) + on_market("hut") + held("hut"), 15, "{view}");
    assert_eq!(count(&board["workers"]) + on_market("worker") + held("worker"), 45, "{view}");
    assert_eq!(count(&board["ships"]) + on_market("ship") + held("ship") + gone as usize, 15, "{view}");
    let supply = view["supply"]["roads"].as_u64().expect("roads") as usize;
    assert_eq!(count(&board["roads"]) + on_market("road") + held("road") + supply, 50, "{view}");
    let sacks = |value: &Value| value.as_u64().unwrap_or_else(|| count(value) as u64) as usize;
    let seats = view["seats"].as_array().expect("seats");
    let hidden: usize = seats.iter().map(|seat| sacks(&seat["sacks"])).sum();
    let shown = on_market("sack") + count(&view["track"]["sacks"]);
    assert_eq!(hidden + shown + sacks(&view["bag"]), 35, "{view}");
    for seat in seats {
        for name in ["money", "points", "sacks", "claims"] {
            assert!(!seat[name].is_null(), "{name} in {seat}");
        }
    }
}

/// A seat's own sacks are a list, everybody else's are numbers, and so is the bag.
fn check_secrets(engine: &mut Engine, n_seats: usize) {
    for viewer in (0..n_seats).map(|seat| json!(seat)).chain([json!("spectator")]) {
        let view = &get(engine, &json!({"do": "view", "as": viewer}))["view"];
        check_view(view);
        assert!(view["bag"].is_u64());
        for (seat, described) in view["seats"].as_array().expect("seats").iter().enumerate() {
            assert_eq!(described["sacks"].is_array(), viewer == json!(seat), "{viewer}: {described}");
        }
    }
}

#[test]
fn every_kind_of_game_is_played_to_its_end() {
    for seats in 2..=4 {
        for market in ["fixed", "free", "players"] {
            let mut engine = engine_of(json!({"seats": seats, "market": market}), "whole");
            play_on(&mut engine, &mut QuickDealer::new(5), |engine, version| {
                if version % 40 == 1 {
                    check_secrets(engine, seats);
                }
            });
            check_secrets(&mut engine, seats);
            let scores = get(&mut engine, &json!({"do": "scores"}));
            assert_eq!(scores["over"], json!(true));
            assert!(scores["end"].is_string());
            let record = get(&mut engine, &json!({"do": "record"}))["record"].clone();
            let view = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
            let mut other = Engine::new();
            get(&mut other, &json!({"do": "load", "record": record}));
            assert_eq!(get(&mut other, &json!({"do": "view", "as": "all"}))["view"], view);
        }
    }
}

/// The deal is the only secret: nobody hears of another seat's coffee, and no refusal names one.
#[test]
fn no_event_or_message_names_a_secret_sack() {
    let coffees = ["black", "white", "beige", "russet", "brown"];
    for audience in [json!(0), json!(1), json!(2), json!("spectator")] {
        let mut engine = Engine::new();
        let new =
            json!({"do": "new", "game": "guatemala", "setup": {"seats": 3}, "seed": "s", "as": audience});
        let answer = get(&mut engine, &new);
        let dealt: Vec<&Value> = (answer["events"].as_array().expect("events").iter())
            .filter(|event| event["kind"] == "dealt")
            .collect();
        assert_eq!(dealt.len(), 24);
        for event in dealt {
            let own = event["seat"] == audience;
            assert_eq!(event["coffee"].is_string(), own, "{event}");
            let text = event["text"].as_str().expect("a sentence");
            assert_eq!(coffees.iter().any(|coffee| text.contains(coffee)), own, "{event}");
        }
        let undo = ask(&mut engine, &json!({"do": "undo", "seat": 0})).to_string();
        assert!(!coffees.iter().any(|coffee| undo.contains(coffee)), "{undo}");
    }
}

/// Two worlds that differ only in hidden sacks look and sound the same to everybody else, all game long.
#[test]
fn transcripts_do_not_depend_on_hidden_sacks() {
    let mut dealer = QuickDealer::new(11);
    let mut state = Guatemala::new(&Setup::new(3)).expect("a game");
    while state.awaits() == Awaits::Chance {
        let outcome = state.pick_outcome(&mut dealer);
        state.advance(&Step::Outcome(outcome), &mut Unseen);
    }
    for _ in 0..20 {
        let twin = Guatemala::imagine(&state.view(table::Viewer::Spectator), &mut dealer);
        let tell = |state: &Guatemala| {
            let mut engine = Engine::new();
            let position = Value::Object(state.all_json());
            get(&mut engine, &json!({"do": "position", "game": "guatemala", "position": position}));
            get(&mut engine, &json!({"do": "view", "as": "spectator"}))["view"].to_string()
        };
        assert_eq!(tell(&state), tell(&twin));
        for _ in 0..15 {
            let step = match state.awaits() {
                Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, &mut dealer)),
                Awaits::Nobody => return,
                _ => Step::Outcome(state.pick_outcome(&mut dealer)),
            };
            state.advance(&step, &mut Unseen);
        }
    }
}

fn check_round_trip(state: &Guatemala) {
    for described in [state.all_json(), state.position_json()] {
        let text = Value::Object(described).to_string();
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let (setup, read) =
            Guatemala::read_position(&value, Files::Refuse).unwrap_or_else(|f| panic!("{f}: {text}"));
        assert_eq!(read, *state, "{text}");
        assert_eq!(setup, state.setup());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_whole_view_is_a_position(
        seed: u64,
        seats in 2..=4usize,
        market in prop::sample::select(vec!["fixed", "free", "players"]),
        track in prop::sample::select(vec![60, 50]),
    ) {
        let setup: Setup = format!("seats={seats} market={market} track={track}").parse().expect("a set-up");
        let mut state = Guatemala::new(&setup).expect("a game");
        let mut dealer = QuickDealer::new(seed);
        for number in 0.. {
            if number % 7 == 0 || state.open().is_arranging() || state.awaits() == Awaits::Nobody {
                check_round_trip(&state);
            }
            let step = match state.awaits() {
                Awaits::Nobody => break,
                Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, &mut dealer)),
                _ => Step::Outcome(state.pick_outcome(&mut dealer)),
            };
            state.advance(&step, &mut Unseen);
        }
    }
}

/// G7: 3 workers and 1 connected ship are 6 points, and the ship leaves.
#[test]
fn an_example_of_the_rules_from_a_position_by_hand() {
    let position = json!({
        "turn": 1, "buyer": 12,
        "board": {
            "huts": [{"at": "e5", "seat": 1, "coffee": "black"}],
            "workers": [
                {"at": "d5", "seat": 1, "coffee": "black"}, {"at": "c5", "seat": 1, "coffee": "black"},
                {"at": "f5", "seat": 1, "coffee": "K"},
            ],
            "ships": [{"harbour": 3, "coffee": "black"}],
            "roads": ["5.5-5.6"],
        },
        "seats": [{"sacks": "WWBB"}, {"money": 3}],
    });
    let mut engine = Engine::new();
    let position = on_old_board(position);
    get(&mut engine, &json!({"do": "position", "game": "guatemala", "position": position}));
    let view = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
    assert_eq!(view["would_score"]["black"], json!([0, 6]));
    assert_eq!(view["line"]["name"], json!("r4"));
    get(&mut engine, &json!({"do": "play", "action": "sack r4c1"}));
    let answer = get(&mut engine, &json!({"do": "play", "action": "decline"}));
    let kinds: Vec<&str> = (answer["events"].as_array().expect("events").iter())
        .filter_map(|event| event["kind"].as_str())
        .collect();
    assert_eq!(kinds, ["declined", "scored", "sailed"]);
    let view = &get(&mut engine, &json!({"do": "view"}))["view"];
    assert_eq!((&view["scores"], &view["seats"][1]["money"]), (&json!([0, 6]), &json!(11)));
    assert_eq!(view["gone_ships"]["black"], json!(1));
}

/// A position says under which rules it was written, and has the board and the end of idle turns of its time.
#[test]
fn a_position_of_an_earlier_rules_version_has_the_board_of_its_time() {
    let open = |position: Value| {
        let opened = TableOf::<Guatemala>::from_position(&position, Files::Refuse, Chance::Manual);
        opened.expect("a position").0
    };
    let seats = json!([{"sacks": "KKKKKK"}, {}]);
    let old = open(json!({"rules": 1, "seats": seats}));
    assert_eq!((&old.setup()["board"], &old.setup()["idle_end"]), (&json!("standard-2"), &json!("2")));
    // The whole view of it is of today, and is the same table.
    let all = old.view(Audience::All);
    assert_eq!((&all["rules"], &all["setup"]["board"]), (&json!(3), &json!("standard-2")));
    assert_eq!(open(all.clone()).sitting().state(), old.sitting().state());
    let second = open(json!({"rules": 2, "seats": seats}));
    assert_eq!((&second.setup()["board"], &second.setup()["idle_end"]), (&json!("standard-2"), &json!("4")));
    let market = |table: &TableOf<Guatemala>| table.view(Audience::All)["market"].clone();
    assert_eq!(market(&second), market(&old));
    let today = open(json!({"rules": 3, "seats": [{}, {}]}));
    assert_eq!(today.setup()["board"], "standard");
    assert_ne!(market(&today), market(&old));
    // A board of one's own stays what it is.
    let own = STANDARD_BOARD.replace("board standard", "board own");
    let brought = open(json!({"rules": 2, "setup": {"board": own}, "seats": [{}, {}]}));
    assert_eq!(brought.setup()["board"], own);
    assert_eq!(market(&brought), market(&today));
}

#[test]
fn impossible_positions_are_refused() {
    let cases = [
        (json!({"seats": [{}]}), "2 to 4 seats"),
        (json!({"seats": [{}, {}], "market": [[]]}), "9 rows"),
        (
            json!({"seats": [{}, {}], "board": {"huts": [{"at": "a1", "seat": 0, "coffee": "black"}]}}),
            "no hut site",
        ),
        (json!({"seats": [{}, {}], "board": {"roads": ["0.0-0.9"]}}), "board.roads[0]"),
        (json!({"seats": [{}, {}], "board": {"ships": [{"harbour": 9, "coffee": "black"}]}}), "harbour"),
        (json!({"seats": [{"sacks": "KKKKKKKK"}, {}]}), "black sacks"),
        (json!({"seats": [{"money": -1}, {}]}), "seats[0].money"),
        (json!({"seats": [{}, {}], "question": "dance"}), "expected arrange"),
        (json!({"seats": [{}, {}], "question": "blockade"}), "sack"),
        (json!({"seats": [{}, {}], "buyer": 36}), "buyer"),
        (json!({"seats": [{}, {}], "turn": 2}), "turn"),
    ];
    let mut engine = Engine::new();
    for (position, part) in cases {
        let request = json!({"do": "position", "game": "guatemala", "position": position});
        let error = refused(&mut engine, &request, "position/invalid");
        assert!(error["message"].as_str().expect("a message").contains(part), "{position} → {error}");
    }
}

#[test]
fn a_board_is_sent_as_text_and_never_read_from_a_file() {
    let other =
        STANDARD_BOARD.replace("board standard", "board other").replace("berths 2 3 4", "berths 1 2 3");
    let mut engine = engine_of(json!({"board": other}), "b");
    let view = &get(&mut engine, &json!({"do": "view", "as": 0}))["view"];
    assert_eq!(
        (&view["board"]["name"], &view["board"]["map"]["berths"]),
        (&json!("other"), &json!([1, 2, 3]))
    );
    let new = |board: &str| json!({"do": "new", "game": "guatemala", "setup": {"board": board}, "seed": "x"});
    refused(&mut engine, &new("some.board"), "board/invalid");
    let error = refused(&mut engine, &new("board x\nmarket\n  wK wQ"), "board/invalid");
    assert_eq!(error["line"], json!(3));
}

#[test]
fn a_game_begins() {
    let position = json!({
        "turn": 0, "buyer": 3, "question": "choose", "seats": [{"sacks": "KKWWBBRRNN"}, {"money": 2}],
    });
    let position = on_old_board(position);
    insta::assert_snapshot!(transcript(&[
        json!({"id": 1, "do": "position", "game": "guatemala", "position": position, "chance": "manual"}),
        json!({"id": 2, "do": "legal"}),
        json!({"id": 3, "do": "why", "action": "sack r1c1"}),
        json!({"id": 4, "do": "play", "action": "build"}),
        json!({"id": 5, "do": "play", "action": "take r4c4"}),
        json!({"id": 6, "do": "play", "action": "hut a1"}),
        json!({"id": 7, "do": "play", "action": "hut c2"}),
        json!({"id": 8, "do": "play", "action": "done"}),
        json!({"id": 9, "do": "play", "action": "move 4"}),
        json!({"id": 10, "do": "legal"}),
        json!({"id": 11, "do": "scores"}),
        json!({"id": 12, "do": "undo", "seat": 0}),
    ]));
}
