//! What the offers of Café say is what playing them brings.

use serde_json::{Value, json};
use table::QuickDealer;
use wire::{AnyTable, Audience};

use crate::seam::{play, table};

/// What an offer of Café promises is what the area shows after it was played.
#[test]
fn offers_of_cafe_say_what_follows() {
    let mut laid = 0;
    for seed in ["a", "b"] {
        let mut table = table("cafe", 2, seed);
        play(&mut table, &mut QuickDealer::new(2), 600, |before, seat, action, after| {
            let number = before.legal(seat).iter().position(|other| other == action).expect("it was legal");
            let offers: Value = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
            let offer = &offers[number];
            let of = |view: &Value| view["seats"][seat.index()].clone();
            let (old, new) = (of(&before.view(Audience::All)), of(&after.view(Audience::All)));
            if let Some(points) = offer["points"].as_u64() {
                laid += 1;
                assert_eq!(new["points_left"].as_u64(), Some(points), "{action}: {offer}");
                assert_eq!(offer["cups"], json!([old["cups"], new["cups"]]), "{action}: {offer}");
            }
            if new["stage"] == "act" || new["stage"] == "deliver" {
                let total = |seat: &Value| seat["score"]["total"].as_i64().expect("a score");
                let promised = offer["score"].as_i64().unwrap_or(0);
                assert_eq!(total(&new) - total(&old), promised, "{action}: {offer}");
            }
        });
    }
    assert!(laid >= 16, "{laid}");
}

/// What a place of a card takes away is what is missing after it was laid there, bean by bean and cup by cup.
#[test]
fn losses_of_a_place_in_cafe_are_what_is_missing_after_it() {
    let (mut beans_lost, mut cups_lost, mut cafes_lost, mut replaced) = (0, 0, 0, 0);
    for seed in ["a", "b", "c", "d", "e", "f"] {
        let mut table = table("cafe", 2, seed);
        play(&mut table, &mut QuickDealer::new(2), 600, |before, seat, action, after| {
            if !action.starts_with("place ") {
                return;
            }
            let number = before.legal(seat).iter().position(|other| other == action).expect("it was legal");
            let offers: Value = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
            let losses = offers[number]["losses"].as_array().cloned().unwrap_or_default();
            let lost = |what: &str| losses.iter().filter(|loss| loss["what"] == what).count() as i64;
            let squares = |table: &dyn AnyTable| -> Vec<Value> {
                table.view(Audience::All)["seats"][seat.index()]["squares"]
                    .as_array()
                    .expect("squares")
                    .clone()
            };
            let (old, new) = (squares(before), squares(after));
            for colour in ["yellow", "brown", "green", "red"] {
                // What lay on a ship goes to the warehouse (C6.5).
                let lying = |squares: &[Value]| -> i64 {
                    let here = squares.iter().filter(|square| square["kind"] != "ship");
                    here.map(|square| square["beans"][colour].as_i64().expect("a number")).sum()
                };
                let told: i64 = losses.iter().map(|loss| loss["beans"][colour].as_i64().unwrap_or(0)).sum();
                assert_eq!(told, lying(&old) - lying(&new), "{action}: {losses:?}");
                beans_lost += told;
            }
            // Whatever the card does not show itself, it took away.
            let card = before.view(Audience::All)["seats"][seat.index()]["card"].clone();
            let of_new_card = |kind: &str| {
                let on_top = |square: &&Value| square["kind"] == kind && square["card"] == card;
                new.iter().filter(on_top).count() as i64
            };
            let of_kind =
                |squares: &[Value], kind: &str| squares.iter().filter(|it| it["kind"] == kind).count() as i64;
            for kind in ["cup", "ship", "pastry"] {
                let gone = of_kind(&old, kind) + of_new_card(kind) - of_kind(&new, kind);
                assert_eq!(lost(kind), gone, "{action}: {kind} in {losses:?}");
            }
            let cafes = |squares: &[Value]| {
                let names = squares.iter().filter(|it| it["kind"] == "cafe" && it["card"] != card);
                names.map(|it| it["cafe"].to_string()).collect::<std::collections::BTreeSet<_>>().len() as i64
            };
            assert_eq!(lost("cafe"), cafes(&old) - cafes(&new), "{action}: {losses:?}");
            for kind in ["drying", "roasting"] {
                let covered = new.iter().any(|it| {
                    it["card"] == card
                        && (old.iter())
                            .any(|was| was["kind"] == kind && was["x"] == it["x"] && was["y"] == it["y"])
                });
                // A card that brings another one leaves the way of coffee open.
                let last = of_kind(&old, kind) == 1 && of_kind(&new, kind) == 0;
                assert_eq!(lost(kind) == 1, covered && last, "{action}: {losses:?}");
                replaced += u32::from(covered && of_kind(&old, kind) == 1 && !last);
            }
            cups_lost += lost("cup");
            cafes_lost += lost("cafe");
        });
    }
    assert!(beans_lost > 5 && cups_lost > 5 && cafes_lost > 5, "{beans_lost}, {cups_lost}, {cafes_lost}");
    assert!(replaced > 0, "no card replaced the only square of its kind");
}

/// One place of a card is proposed: it loses less and keeps more cups than places do on the whole, and the only
/// drying or roasting square stays in sight as long as any place lets it.
#[test]
fn the_place_proposed_in_cafe_costs_little() {
    let (mut asked, mut closed, mut chance) = (0, 0, [0.0, 0.0]);
    let mut proposed = [0.0, 0.0];
    for seed in ["a", "b", "c", "d"] {
        let mut table = table("cafe", 2, seed);
        play(&mut table, &mut QuickDealer::new(3), 600, |before, seat, action, _| {
            if !action.starts_with("place ") {
                return;
            }
            let offers: Vec<Value> = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
            let suggested: Vec<&Value> = offers.iter().filter(|offer| offer["suggested"] == true).collect();
            let [first] = suggested[..] else { panic!("{} places are proposed", suggested.len()) };
            let hurts = |offer: &Value| {
                offer["losses"].as_array().is_some_and(|losses| {
                    losses.iter().any(|loss| loss["what"] == "drying" || loss["what"] == "roasting")
                })
            };
            assert!(!hurts(first) || offers.iter().all(hurts), "{first}");
            let lost = |offer: &Value| {
                let count = |colour| offer["lost"][colour].as_f64().unwrap_or(0.0);
                ["yellow", "brown", "green", "red"].map(count).iter().sum::<f64>()
            };
            let cups = |offer: &Value| offer["cups"][1].as_f64().expect("cups");
            let mean = |of: &dyn Fn(&Value) -> f64| offers.iter().map(of).sum::<f64>() / offers.len() as f64;
            asked += 1;
            let loses_cafe = |loss: &Value| loss["what"] == "cafe";
            closed +=
                u32::from(first["losses"].as_array().is_some_and(|losses| losses.iter().any(loses_cafe)));
            proposed = [proposed[0] + lost(first), proposed[1] + cups(first)];
            chance = [chance[0] + mean(&lost), chance[1] + mean(&cups)];
        });
    }
    assert!(asked >= 32, "{asked}");
    assert!(proposed[0] < chance[0] / 2.0, "beans lost: {proposed:?}, by chance {chance:?}");
    assert!(proposed[1] > chance[1], "cups in sight: {proposed:?}, by chance {chance:?}");
    assert!(closed * 4 < asked, "{closed} of {asked} proposals close a café");
}
