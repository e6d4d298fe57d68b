//! Positions: the whole view set up again is the same table.

use cafe::{Cafe, Setup};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Awaits, Dealer, Game, QuickDealer, Step, Unseen};
use wire::{AnyTable, Audience, Chance, Engine, Files, TableOf, WireGame};

use crate::help::get;

/// The table is the same whether it is described in full or in brief.
fn check_round_trip(state: &Cafe) {
    for described in [state.all_json(), state.position_json()] {
        let text = Value::Object(described).to_string();
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let (setup, read) =
            Cafe::read_position(&value, Files::Refuse).unwrap_or_else(|f| panic!("{f}: {text}"));
        assert_eq!(read, *state, "{text}");
        assert_eq!(setup, *state.setup());
    }
}

/// Plays on at random and looks at every `nth` state.
fn walk(mut state: Cafe, dealer: &mut QuickDealer, nth: u32) {
    let mut number = 0;
    loop {
        if number % nth == 0 || state.awaits() == Awaits::Nobody {
            check_round_trip(&state);
        }
        number += 1;
        let step = match state.awaits() {
            Awaits::Nobody => return,
            Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
            awaits => {
                let seats: Vec<_> = awaits.seats().iter().collect();
                let seat = seats[dealer.below(seats.len() as u32) as usize];
                Step::Choice(seat, state.pick_action(seat, dealer))
            }
        };
        state.advance(&step, &mut Unseen);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_whole_view_is_a_position(
        seed: u64,
        seats in 1..=4u8,
        draft in prop::sample::select(vec!["classic", "auction"]),
        espresso: bool,
        promos in 0..=3u8,
        edition in prop::sample::select(vec!["merged", "fr", "de"]),
        starts in prop::sample::select(vec!["order", "lot", "choose"]),
        promo_cards in prop::sample::select(vec!["first", "lot"]),
    ) {
        let draft = if seats == 1 { "classic" } else { draft };
        let words = format!(
            "seats={seats} draft={draft} espresso={espresso} promos={promos} edition={edition} starts={starts} \
             promo_cards={promo_cards}"
        );
        let setup: Setup = words.parse().expect("a set-up");
        let start = Cafe::new(&setup).expect("a game");
        walk(start, &mut QuickDealer::new(seed), 5);
    }

    /// Cards written out stay what they are, though of covered squares nothing is known any more.
    #[test]
    fn cards_that_are_in_no_deck_stay(seed: u64) {
        let card = |squares: &str| json!({"squares": squares});
        let position = json!({
            "espresso": true,
            "seats": [
                {
                    "area": [{"card": {
                        "squares": "D Y D2 / u s D2", "demand": "YR", "points": 31, "demand2": "NN", "points2": 16,
                    }}],
                    "beans": {"2,0": "N"},
                    "card": "02",
                },
                {
                    "area": [
                        {"card": {"squares": "D D Y / u s ?", "demand": "YR", "points": 2}},
                        {"card": card("u NN p2 / b c e"), "x": 0, "y": 1, "turn": 1},
                    ],
                    "beans": {"2,0": "Y"},
                    "warehouse": {"red": 3},
                },
            ],
        });
        let (_, state) = Cafe::read_position(&position, Files::Refuse).expect("a position");
        walk(state, &mut QuickDealer::new(seed), 4);
    }
}

fn open(position: &Value) -> TableOf<Cafe> {
    let (table, _) = TableOf::<Cafe>::from_position(position, Files::Refuse, Chance::Manual)
        .unwrap_or_else(|fault| panic!("{fault}: {position}"));
    table
}

/// However it is written, it is the same table.
#[test]
fn many_ways_to_write_a_position() {
    let plain = json!({
        "setup": {"seats": 2, "espresso": true},
        "round": 2,
        "phase": "act",
        "master": 0,
        "seats": [
            {
                "area": [
                    {"card": "S1", "x": 0, "y": 0, "turn": 0},
                    {"card": "01", "x": 1, "y": 1, "turn": 0},
                ],
                "beans": {"0,0": {"yellow": 1}, "2,0": {"brown": 2}},
                "warehouse": {"yellow": 1, "brown": 0, "green": 0, "red": 2},
                "points_left": 2,
                "stage": "act",
            },
            {"area": [{"card": "S2", "x": 0, "y": 0, "turn": 0}], "stage": "done"},
        ],
    });
    let short = json!({
        "espresso": "true",
        "turn": 0,
        "round": 2,
        "phase": "Acting",
        "seats": [
            {
                "cards": ["S1", {"card": 1, "x": 1, "y": 1}],
                "beans": [{"x": 0, "y": 0, "beans": "Y"}, {"at": "2,0", "beans": "nn"}],
                "warehouse": "RRY",
                "remark": "whatever",
            },
            {"cards": ["s2"]},
        ],
    });
    let expected = open(&plain);
    for position in [
        &short,
        &expected.view(Audience::All),
        &json!({"seats": plain["seats"], "round": 2, "setup": "espresso=true"}),
    ] {
        assert_eq!(open(position).sitting().state(), expected.sitting().state(), "{position}");
    }
    assert_eq!(
        expected.legal(table::Seat::new(0).expect("a seat")),
        ["produce 0,0", "roast 3,2 brown", "clear 0,0", "clear 2,0", "end"]
    );
}

#[test]
fn what_is_not_said_is_guessed_well() {
    let laid = json!(["S1", {"card": "01", "x": 1, "y": 1}, {"card": "04", "x": 2, "y": 2}]);
    let table = open(&json!({"seats": [{"area": laid}]}));
    assert_eq!(table.sitting().state().round(), 2);
    let table = open(&json!({"seats": [{"area": laid, "card": "02"}]}));
    assert_eq!(table.sitting().state().round(), 3);
    assert_eq!(table.view(Audience::All)["seats"][0]["stage"], json!("place"));
    let table = open(&json!({"seats": [{"area": laid}], "phase": "draft", "display": ["02", 5, "7"]}));
    assert_eq!(table.sitting().state().round(), 3);
    assert_eq!(table.view(Audience::All)["turn"], json!(0));
    let table = open(&json!({"seats": [{"area": laid}], "phase": "over"}));
    assert_eq!(table.sitting().state().round(), 8);
    let two = json!({"seats": [{"area": ["S1"]}, {"area": ["S2"]}]});
    assert_eq!(open(&two).view(Audience::All)["awaits"], json!({"kind": "seats", "seats": [0, 1]}));
    let one = json!({"seats": [{"area": ["S1"]}, {"area": ["S2"]}], "awaits": {"kind": "seat", "seat": 1}});
    assert_eq!(open(&one).view(Audience::All)["awaits"], json!({"kind": "seat", "seat": 1}));
}

/// A game that began from a position is kept with it.
#[test]
fn a_record_remembers_where_it_began() {
    let mut engine = Engine::new();
    let position = json!({"seats": [{"area": [{"card": {"squares": "R Y Y / u s c"}}]}]});
    get(&mut engine, &json!({"do": "position", "game": "cafe", "position": position, "seed": "p"}));
    get(&mut engine, &json!({"do": "play", "action": "produce 0,0"}));
    get(&mut engine, &json!({"do": "play", "action": "end"}));
    let view = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
    let record = get(&mut engine, &json!({"do": "record"}))["record"].clone();
    let loaded = get(&mut engine, &json!({"do": "load", "record": record}));
    assert_eq!(loaded["version"], json!(2));
    assert_eq!(get(&mut engine, &json!({"do": "view", "as": "all"}))["view"], view);
    assert_eq!(get(&mut engine, &json!({"do": "record"}))["record"], record);
}

/// A position says under which rules it was written, and has the deck of its time.
#[test]
fn a_position_of_an_earlier_rules_version_has_the_deck_of_its_time() {
    let area = json!([{"area": ["S1"], "beans": {"2,1": "RR"}}]);
    let old = open(&json!({"rules": 1, "seats": area}));
    assert_eq!(old.setup()["deck"], "classic-1");
    // The whole view of it is of today, and is the same table.
    let all = old.view(Audience::All);
    assert_eq!((&all["rules"], &all["setup"]["deck"]), (&json!(3), &json!("classic-1")));
    assert_eq!(open(&all).sitting().state(), old.sitting().state());
    assert_eq!(open(&json!({"rules": 2, "seats": [{"area": ["S1"]}]})).setup()["deck"], "classic-2");
    // Two red beans lie on a roasting square there; today it is a field, and the position is refused.
    let refused = |position: serde_json::Value| {
        TableOf::<Cafe>::from_position(&position, Files::Refuse, Chance::Manual)
            .expect_err("impossible")
            .message
    };
    assert_eq!(refused(json!({"seats": area})), "the field at 2,1 holds 2 red");
    let unknown = refused(json!({"rules": 7, "seats": area}));
    assert_eq!(unknown, "played by rules version 7; this program knows versions 1 to 3");
}
