//! Clocks, turned by hand.

use serde_json::json;
use server::clock::{DAY, MINUTE};
use table::QuickDealer;

use crate::support::{World, pair, step};

pub(crate) async fn a_late_seat_is_played_by_a_bot_until_its_player_returns(world: World) {
    let pace = json!({"pace": {"kind": "live", "minutes": 2, "increment_s": 5}});
    let (ada, ben, table) = pair(&world, "vivajava", pace).await;
    let people = [&ada, &ben];
    let seat = ada.saw(&table).await["awaits"]["seat"].as_u64().expect("one seat") as usize;
    world.clock.advance(2 * MINUTE - 1);
    assert_eq!(world.service.sweep().await, 0, "there is a millisecond left");
    assert!(ada.saw(&table).await["seats"][seat].get("bot").is_none());
    world.clock.advance(1);
    assert_eq!(world.service.sweep().await, 1);
    assert!(ada.saw(&table).await["seats"][seat]["bot"].is_string());
    let refused = json!({"action": "stop", "version": people[seat].version(&table).await, "seat": seat});
    people[seat].refused(&format!("{table}/play"), refused, "seat/away").await;
    people[1 - seat].refused(&format!("{table}/return"), json!({"seat": seat}), "seat/not_yours").await;
    people[seat].did(&format!("{table}/return"), json!({})).await;
    assert!(ada.saw(&table).await["seats"][seat].get("bot").is_none());
}

pub(crate) async fn a_late_seat_forfeits_if_so_agreed(world: World) {
    let pace = json!({"pace": {"kind": "live", "minutes": 1, "increment_s": 0}, "when_late": "forfeit"});
    let (ada, ben, table) = pair(&world, "cafe", pace).await;
    let mut dealer = QuickDealer::new(1);
    step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    let seat = ada.saw(&table).await["awaits"]["seat"].as_u64().expect("one seat");
    world.clock.advance(MINUTE);
    // Nobody swept: the clock counts all the same when somebody acts.
    let person = [&ada, &ben][seat as usize];
    let action = json!({"action": "take 01", "version": person.version(&table).await});
    person.refused(&format!("{table}/play"), action, "table/over").await;
    let doc = ada.saw(&table).await;
    assert_eq!((&doc["result"]["how"], &doc["result"]["lost"]), (&json!("deserted"), &json!([seat])));
    assert_eq!(doc["result"]["late"], json!([seat]), "not left: out of time");
}

pub(crate) async fn turns_by_letter_have_days_and_a_bank(world: World) {
    let pace = json!({"pace": {"kind": "correspondence", "days": 2, "bank_days": 3}, "when_late": "forfeit"});
    let (ada, ben, table) = pair(&world, "vivajava", pace).await;
    world.clock.advance(4 * DAY);
    let world = world.reopened().await;
    let (ada, ben) = (ada.at(&world), ben.at(&world));
    assert_eq!(world.service.sweep().await, 0, "two days and two of the bank");
    assert_eq!(ada.saw(&table).await["status"], "running");
    step(&[&ada, &ben], &table, &mut QuickDealer::new(1)).await.expect("in time");
    world.clock.advance(6 * DAY);
    assert_eq!(world.service.sweep().await, 1);
    assert_eq!(ben.saw(&table).await["result"]["how"], "deserted");
    assert_eq!(world.service.sweep().await, 0, "and that is that");
}
