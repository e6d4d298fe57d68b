//! Nobody gains by leaving, by coming back, or by taking turns back.

use serde_json::{Value, json};
use server::clock::{DAY, MINUTE, SECOND};
use table::QuickDealer;

use crate::support::{Person, World, pair, step};

/// Three people at a table that has begun.
async fn three(world: &World, game: &str, more: Value) -> (Person, Person, Person, String) {
    let (ada, ben, cem) = (world.person("Ada").await, world.person("Ben").await, world.person("Cem").await);
    let mut wishes = json!({"game": game, "setup": {"seats": 3}, "listed": true, "begins_when_full": true});
    for (key, value) in more.as_object().expect("an object") {
        wishes[key] = value.clone();
    }
    let table = ada.table(wishes).await;
    for person in [&ben, &cem] {
        person.did(&format!("{table}/join"), json!({})).await;
    }
    (ada, ben, cem, table)
}

/// Plays until a seat may end its turn while others still have to answer; the seat.
async fn until_end(people: &[&Person], table: &str) -> usize {
    let mut dealer = QuickDealer::new(2);
    for _ in 0..200 {
        for (seat, person) in people.iter().enumerate() {
            let seen = person.saw(&format!("{table}/view?as={seat}")).await;
            let legal = seen["legal"].as_array().expect("a list");
            if legal.contains(&json!("end")) && seen["awaits"]["kind"] == "seats" {
                return seat;
            }
        }
        step(people, table, &mut dealer).await.expect("the game goes on");
    }
    panic!("nobody can end a turn");
}

/// Waits until the table has another version.
async fn until_changed(person: &Person, table: &str, version: u64) -> u64 {
    for _ in 0..60_000 {
        let now = person.version(table).await;
        if now > version {
            return now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    panic!("nothing happens");
}

/// The code of an undo; the other seat's bot may be at work meanwhile.
async fn undo_code(person: &Person, table: &str, seat: usize, whole_turn: bool) -> String {
    loop {
        let undo = json!({"version": person.version(table).await, "seat": seat, "whole_turn": whole_turn});
        let (_, answer) = person.post(&format!("{table}/undo"), undo).await;
        if answer["code"] != "action/stale" {
            return answer["code"].as_str().unwrap_or("done").into();
        }
    }
}

pub(crate) async fn the_choices_of_a_stand_in_stay(world: World) {
    let pace = json!({"pace": {"kind": "live", "minutes": 1, "increment_s": 0}});
    let (ada, ben, table) = pair(&world, "cafe", pace).await;
    let people = [&ada, &ben];
    let seat = until_end(&people, &table).await;
    let (undo, before) = (format!("{table}/undo"), ada.version(&table).await);
    // Both are late; both have a stand-in from then on, and one of the two plays first.
    world.clock.advance(MINUTE);
    assert_eq!(world.service.sweep().await, 1);
    let late = people[seat].version(&table).await;
    assert!(late >= before + 2);
    until_changed(&ada, &table, late).await;
    for (seat, person) in people.iter().enumerate() {
        let version = person.version(&table).await;
        person.refused(&undo, json!({"version": version, "seat": seat}), "seat/away").await;
        person.did(&format!("{table}/return"), json!({"seat": seat})).await;
        for whole_turn in [false, true] {
            assert_eq!(undo_code(person, &table, seat, whole_turn).await, "undo/closed");
        }
    }
    // What they choose themselves from here on can be taken back as ever.
    let seat = until_end(&people, &table).await;
    let seen = people[seat].saw(&format!("{table}/view?as={seat}")).await;
    let end = json!({"action": "end", "seat": seat, "version": seen["version"]});
    let ended = people[seat].did(&format!("{table}/play"), end).await;
    people[seat].did(&undo, json!({"version": ended["version"], "seat": seat})).await;
}

pub(crate) async fn who_gave_up_takes_nothing_back(world: World) {
    let (ada, ben, cem, table) = three(&world, "cafe", json!({})).await;
    let people = [&ada, &ben, &cem];
    let seat = until_end(&people, &table).await;
    let seen = people[seat].saw(&format!("{table}/view?as={seat}")).await;
    let end = json!({"action": "end", "seat": seat, "version": seen["version"]});
    people[seat].did(&format!("{table}/play"), end).await;
    people[seat].did(&format!("{table}/resign"), json!({"seat": seat})).await;
    let version = people[seat].version(&table).await;
    people[seat]
        .refused(&format!("{table}/undo"), json!({"version": version, "seat": seat}), "seat/away")
        .await;
}

pub(crate) async fn the_host_does_not_choose_stand_ins(world: World) {
    let (ada, ben, cem, table) = three(&world, "vivajava", json!({})).await;
    let bot = format!("{table}/bot");
    ben.did(&format!("{table}/resign"), json!({})).await;
    for level in ["random", "medium", "expert"] {
        ada.refused(&bot, json!({"seat": 1, "bot": level}), "seat/taken").await;
    }
    cem.refused(&bot, json!({"seat": 1, "bot": "expert"}), "table/not_host").await;

    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let wishes = json!({"game": "vivajava", "setup": {"seats": 3}, "listed": true, "begins_when_full": true,
        "bots": {"2": "medium"}});
    let table = ada.table(wishes).await;
    ben.did(&format!("{table}/join"), json!({})).await;
    let bot = format!("{table}/bot");
    assert_eq!(ben.saw(&table).await["status"], "running");
    for level in ["random", "greedy"] {
        ada.refused(&bot, json!({"seat": 2, "bot": level}), "bot/weaker").await;
    }
    assert_eq!(ben.saw(&table).await["seats"][2]["bot"], "medium");
}

pub(crate) async fn a_turn_that_is_taken_back_earns_nothing(world: World) {
    let pace = json!({"pace": {"kind": "live", "minutes": 1, "increment_s": 5}});
    let (ada, ben, table) = pair(&world, "cafe", pace).await;
    let people = [&ada, &ben];
    let seat = until_end(&people, &table).await;
    let person = people[seat];
    let left = |seen: &Value, seat: usize| seen["clocks"][seat]["left_ms"].as_i64().expect("a clock");
    let view = format!("{table}/view?as={seat}");
    let before = person.saw(&view).await;
    let mut version = before["version"].clone();
    for _ in 0..20 {
        let end = json!({"action": "end", "seat": seat, "version": version});
        let ended = person.did(&format!("{table}/play"), end).await;
        world.clock.advance(SECOND);
        version = person
            .did(&format!("{table}/undo"), json!({"seat": seat, "version": ended["version"]}))
            .await["version"]
            .clone();
    }
    let after = person.saw(&view).await;
    assert_eq!(after["view"], before["view"]);
    // The twenty seconds were part of a turn that is not over.
    assert_eq!(left(&after, seat), left(&before, seat) - 20 * SECOND);
    assert_eq!(left(&after, 1 - seat), left(&before, 1 - seat) - 20 * SECOND, "asked at the same time");
    person.did(&format!("{table}/play"), json!({"action": "end", "seat": seat, "version": version})).await;
    let ended = person.saw(&view).await;
    assert_eq!(left(&ended, seat), left(&after, seat) + 5 * SECOND, "one increment for one turn");
}

pub(crate) async fn a_contribution_is_taken_once_and_stays(world: World) {
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let table = ada.table(json!({"game": "cafe", "setup": {"seats": 3}, "listed": true})).await;
    let (join, leave) = (format!("{table}/join"), format!("{table}/leave"));
    ben.did(&join, json!({"seat": 1, "contribution": "the first"})).await;
    ben.did(&leave, json!({})).await;
    for (seat, again) in [(2, json!({"seat": 2, "contribution": "the second"})), (1, json!({"seat": 1}))] {
        ben.did(&join, again).await;
        let chair = ada.saw(&table).await["seats"][seat].clone();
        assert_eq!((&chair["contribution"], &chair["contributed"]), (&json!("the first"), &json!(true)));
        ben.did(&leave, json!({})).await;
    }
    let made = ada.saw(&table).await["seats"][0]["contribution"].clone();
    ada.did(&leave, json!({})).await;
    ada.did(&join, json!({"seat": 0, "contribution": "another"})).await;
    let chair = ada.saw(&table).await["seats"][0].clone();
    assert_eq!(
        (&chair["contribution"], &chair["contributed"]),
        (&made, &json!(false)),
        "what was there stays"
    );
}

pub(crate) async fn a_host_removes_who_blocks_a_seat(world: World) {
    let (ada, ben, eve) = (world.person("Ada").await, world.person("Ben").await, world.person("Eve").await);
    let table = ada.table(json!({"game": "cafe", "setup": {"seats": 3}, "listed": true})).await;
    let (join, remove) = (format!("{table}/join"), format!("{table}/remove"));
    ben.did(&join, json!({"seat": 1})).await;
    ben.did(&join, json!({"seat": 2})).await;
    ben.refused(&remove, json!({"seat": 0}), "table/not_host").await;
    ada.refused(&remove, json!({"seat": 7}), "request/field").await;
    ada.did(&remove, json!({"seat": 1})).await;
    let doc = ada.saw(&table).await;
    assert!(doc["seats"][1].get("user").is_none(), "{doc}");
    assert!(doc["seats"][2].get("user").is_none(), "somebody who is removed leaves all seats: {doc}");
    assert_eq!(ben.saw("/api/me/tables").await["tables"], json!([]));
    ben.refused(&join, json!({}), "table/removed").await;
    ada.refused(&remove, json!({"seat": 1}), "seat/free").await;
    ada.refused(&remove, json!({"seat": 0}), "seat/yours").await;
    eve.did(&join, json!({"seat": 1})).await;
    ada.did(&format!("{table}/bot"), json!({"seat": 2, "bot": "random"})).await;
    ada.did(&remove, json!({"seat": 2})).await;
    ada.did(&format!("{table}/bot"), json!({"seat": 2, "bot": "random"})).await;
    ada.did(&format!("{table}/start"), json!({})).await;
    ada.refused(&remove, json!({"seat": 1}), "table/begun").await;
}

pub(crate) async fn a_table_full_of_bots_begins(world: World) {
    let ada = world.person("Ada").await;
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "begins_when_full": true, "mine": [],
        "bots": {"0": "random", "1": "random"}});
    let table = ada.table(wishes).await;
    assert_ne!(ada.saw(&table).await["status"], "open");
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "begins_when_full": true,
        "bots": {"1": "random"}});
    let table = ada.table(wishes).await;
    assert_ne!(ada.saw(&table).await["status"], "open");
}

pub(crate) async fn a_refused_table_is_not_made(world: World) {
    let ada = world.person("Ada").await;
    for (wishes, code) in [
        (
            json!({"game": "cafe", "listed": true, "setup": {"seats": 2}, "bots": {"0": "random", "1": "random"}}),
            "table/full",
        ),
        (
            json!({"game": "cafe", "listed": true, "setup": {"seats": 2}, "mine": [1], "bots": {"1": "random"}}),
            "seat/taken",
        ),
        (json!({"game": "cafe", "listed": true, "mine": [0, 0]}), "seat/taken"),
        (json!({"game": "cafe", "listed": true, "contribution": ""}), "request/field"),
    ] {
        ada.refused("/api/tables", wishes, code).await;
    }
    assert_eq!(ada.saw("/api/tables").await["tables"], json!([]));
    assert_eq!(ada.saw("/api/me/tables").await["tables"], json!([]));
}

pub(crate) async fn time_in_which_nobody_served_is_given_back(world: World) {
    let pace = json!({"pace": {"kind": "live", "minutes": 1, "increment_s": 5}, "when_late": "forfeit"});
    let (ada, ben, live) = pair(&world, "vivajava", pace).await;
    let pace = json!({"pace": {"kind": "correspondence", "days": 1, "bank_days": 0}, "when_late": "forfeit"});
    let (cem, dora, slow) = pair(&world, "vivajava", pace).await;
    world.clock.advance(10 * SECOND);
    let clocks = |seen: &Value| seen["clocks"].clone();
    let before = (ada.saw(&format!("{live}/view")).await, cem.saw(&format!("{slow}/view")).await);
    let world = down_for(world, 62 * SECOND).await;
    let (ada, ben) = (ada.at(&world), ben.at(&world));
    assert_eq!(clocks(&ada.saw(&format!("{live}/view")).await), clocks(&before.0), "as if nothing had been");
    world.service.sweep().await;
    assert_eq!(ada.saw(&live).await["status"], "running");
    let world = down_for(world, 3 * DAY).await;
    let (ada, ben, cem, dora) = (ada.at(&world), ben.at(&world), cem.at(&world), dora.at(&world));
    world.service.sweep().await;
    assert_eq!(clocks(&cem.saw(&format!("{slow}/view")).await), clocks(&before.1));
    // The same again from the store, and clocks run on from there.
    let world = world.reopened().await;
    let (ada, ben, cem, dora) = (ada.at(&world), ben.at(&world), cem.at(&world), dora.at(&world));
    assert_eq!(clocks(&ada.saw(&format!("{live}/view")).await), clocks(&before.0));
    step(&[&ada, &ben], &live, &mut QuickDealer::new(1)).await.expect("in time");
    step(&[&cem, &dora], &slow, &mut QuickDealer::new(1)).await.expect("in time");
    world.clock.advance(2 * MINUTE);
    assert_eq!(world.service.sweep().await, 1);
    assert_eq!(ben.saw(&live).await["result"]["how"], "deserted");
    assert_eq!(dora.saw(&slow).await["status"], "running");
}

/// The same world after nobody served for so long.
async fn down_for(world: World, time: i64) -> World {
    world.service.close().await;
    world.clock.advance(time);
    world.reopened().await
}
