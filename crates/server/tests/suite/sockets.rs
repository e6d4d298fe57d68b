//! Tables over real sockets.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::support::socket::{Seen, connect, connect_with, listen};
use crate::support::{World, pair};

/// Plays a random choice for whichever of the two is awaited; `None` at the end.
pub(crate) async fn choose(seats: &mut [Seen], dealer: &mut QuickDealer) -> Option<u64> {
    let latest = seats.iter().map(|seen| seen.version).max().expect("somebody");
    for seen in seats.iter_mut() {
        seen.until(latest).await;
    }
    let mover = seats.iter_mut().find(|seen| !seen.legal.is_empty())?;
    let action = mover.legal[dealer.below(mover.legal.len() as u32) as usize].clone();
    Some(mover.play(&action).await)
}

/// Takes something back if the rules allow it: the last choice, or the whole turn. Says how many choices were.
async fn take_back(seats: &mut [Seen], whole_turn: bool) -> usize {
    for (seat, seen) in seats.iter_mut().enumerate() {
        let before = seen.view.clone();
        let undo = json!({"do": "undo", "seat": seat, "version": seen.version, "whole_turn": whole_turn});
        let answer = seen.ask(undo).await;
        if let Some(version) = answer["version"].as_u64() {
            let n_events = seen.events.len();
            seen.until(version).await;
            assert_ne!(seen.view, before, "something was taken back");
            let undone = seen.events[n_events..].iter().filter(|event| event["kind"] == "undone").count();
            return undone.max(1);
        }
        let code = answer["error"]["code"].as_str().unwrap_or("");
        assert!(matches!(code, "undo/closed" | "action/stale" | "table/over"), "{answer}");
    }
    0
}

pub(crate) async fn two_clients_play_a_whole_game_of_each_title(world: World) {
    let addr = listen(&world).await;
    for (number, entry) in wire::GAMES.iter().enumerate() {
        let (ada, ben, table) = pair(&world, entry.id, json!({})).await;
        let eve = world.person("Eve").await;
        let mut watching = Seen::at(addr, &eve, &table, json!({})).await;
        assert_eq!(watching.view["you"], "spectator");
        let mut seats = vec![
            Seen::at(addr, &ada, &table, json!({})).await,
            Seen::at(addr, &ben, &table, json!({"as": 1})).await,
        ];
        let mut dealer = QuickDealer::new(number as u64);
        let (mut undone, mut turns_undone) = (0, 0);
        for round in 0.. {
            let Some(version) = choose(&mut seats, &mut dealer).await else { break };
            for seen in &mut seats {
                seen.until(version).await;
            }
            // An undo where the rules allow one: now and then, so that the game comes to its end.
            if round % 3 == 1 && undone < 5 {
                undone += usize::from(take_back(&mut seats, false).await > 0);
            } else if round % 3 == 2 && turns_undone < 5 {
                turns_undone += usize::from(take_back(&mut seats, true).await > 0);
            }
            if round == 20 {
                // Ben loses his connection, misses what Ada does meanwhile, and goes on from what he saw.
                let lost = seats.pop().expect("Ben");
                let (version, view) = (lost.version, lost.view.clone());
                drop(lost);
                for _ in 0..3 {
                    choose(&mut seats, &mut dealer).await;
                }
                let mut again = Seen::at(addr, &ben, &table, json!({"as": 1})).await;
                (again.version, again.view) = (version, view);
                again.hello(json!({"as": 1, "version": version})).await;
                assert_eq!(again.version, seats[0].version);
                seats.push(again);
            }
        }
        let last = seats[0].version;
        watching.until(last).await;
        for (seen, audience) in seats.iter().zip(["0", "1"]).chain([(&watching, "spectator")]) {
            let person = if audience == "1" { &ben } else { &ada };
            let fresh = person.saw(&format!("{table}/view?as={audience}")).await;
            assert_eq!(
                seen.view, fresh["view"],
                "{}: deltas lead to what {audience} is shown in full",
                entry.id
            );
        }
        assert_eq!(watching.table["result"]["how"], "finished");
        assert!(undone > 0 && turns_undone > 0, "{}: {undone} and {turns_undone} taken back", entry.id);

        let made = ada.did(&format!("{table}/rematch"), json!({})).await;
        let again = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
        ben.did(&format!("{again}/join"), json!({})).await;
        let mut rematch = vec![
            Seen::at(addr, &ada, &again, json!({})).await,
            Seen::at(addr, &ben, &again, json!({})).await,
        ];
        let begun = &rematch[1].table;
        assert_eq!((&begun["status"], &begun["setup"]), (&json!("running"), &watching.table["setup"]));
        assert_ne!(begun["commitment"], watching.table["commitment"], "a rematch has a secret of its own");
        while choose(&mut rematch, &mut dealer).await.is_some() {}
        assert_eq!(ben.saw(&again).await["status"], "over");
    }
}

pub(crate) async fn a_client_that_was_away_is_told_what_it_missed(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    let lost = Seen::at(addr, &ben, &table, json!({})).await;
    let (version, view) = (lost.version, lost.view.clone());
    drop(lost);
    let mut dealer = QuickDealer::new(3);
    for _ in 0..15 {
        crate::support::step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    let mut again = Seen::at(addr, &ben, &table, json!({})).await;
    (again.version, again.view, again.events) = (version, view, Vec::new());
    again.hello(json!({"version": version})).await;
    assert_eq!(again.version, version + 15);
    assert!(again.events.len() >= 15, "{:?}", again.events);
    let fresh = ben.saw(&format!("{table}/view")).await;
    assert_eq!(again.view, fresh["view"]);
    assert_eq!(json!(again.legal), fresh["legal"]);
    // A version from another world is no reason to be confused.
    again.hello(json!({"version": 1_000_000})).await;
    assert_eq!(again.view, fresh["view"]);
}

/// Anyone who comes back is told what happened since; what befell them meanwhile is no choice of theirs.
pub(crate) async fn a_client_is_told_where_its_own_last_choice_was(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    let mut seats = vec![
        Seen::at(addr, &ada, &table, json!({"version": 0})).await,
        Seen::at(addr, &ben, &table, json!({"version": 0})).await,
    ];
    assert!(seats.iter().any(|seen| seen.events.iter().any(|event| event["seat"].is_number())));
    let mut expected = [None, None];
    assert_eq!([seats[0].own, seats[1].own], expected, "nobody has chosen yet");
    let mut dealer = QuickDealer::new(5);
    for _ in 0..40 {
        let before = [seats[0].legal.is_empty(), seats[1].legal.is_empty()];
        let version = choose(&mut seats, &mut dealer).await.expect("the game goes on");
        for seen in &mut seats {
            seen.until(version).await;
        }
        let mover = before.iter().position(|is_empty| !is_empty).expect("somebody chose");
        expected[mover] = Some(seats[mover].events.len());
        assert_eq!([seats[0].own, seats[1].own], expected);
    }
    assert!(expected[0].is_some() && expected[1].is_some(), "both have chosen");
    let again = Seen::at(addr, &ben, &table, json!({"version": 0})).await;
    assert_eq!((again.own, again.events.len()), (seats[1].own, seats[1].events.len()));
}

pub(crate) async fn requests_that_make_no_sense_are_answered(world: World) {
    let (ada, _ben, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    let mut seen = Seen::at(addr, &ada, &table, json!({})).await;
    for (text, code) in [
        ("dance", "request/malformed"),
        ("[1,2]", "request/malformed"),
        (r#"{"id":1}"#, "request/field"),
        (r#"{"id":1,"do":"dance"}"#, "request/unknown"),
        (r#"{"id":1,"do":"play","action":"take 01"}"#, "request/field"),
        (r#"{"id":1,"do":"play","action":"take 01","version":-1}"#, "request/field"),
        (r#"{"id":1,"do":"play","action":"take 01","version":1}"#, "action/stale"),
        (r#"{"id":1,"do":"hello","as":1}"#, "seat/not_yours"),
        (r#"{"id":1,"do":"hello","as":"all"}"#, "seat/not_yours"),
        (r#"{"id":1,"do":"view","as":"all"}"#, "seat/not_yours"),
        (r#"{"id":1,"do":"chat","text":""}"#, "request/field"),
    ] {
        seen.send(text).await;
        let answer = loop {
            let message = seen.next().await;
            if message.get("ok").is_some() {
                break message;
            }
        };
        assert_eq!(
            (&answer["ok"], &answer["error"]["code"]),
            (&json!(false), &json!(code)),
            "{text}: {answer}"
        );
    }
    assert_eq!(seen.ask(json!({"do": "ping"})).await["ok"], true, "and the socket goes on");
    let why = seen.ask(json!({"do": "why", "action": "place 0,0 turn 0"})).await;
    assert_eq!((&why["ok"], &why["legal"]), (&json!(true), &json!(false)));
}

pub(crate) async fn strangers_and_other_sites_get_no_socket(world: World) {
    let (ada, _ben, table) = pair(&world, "cafe", json!({"watch": "players"})).await;
    let addr = listen(&world).await;
    let status = |outcome: Result<_, Box<Error>>| match outcome.map_err(|error| *error) {
        Ok(_) => 101,
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
    };
    assert_eq!(status(connect(addr, &ada, &table, None).await), 101);
    assert_eq!(status(connect(addr, &ada, &table, Some(&format!("http://{addr}"))).await), 101);
    assert_eq!(status(connect(addr, &ada, &table, Some("https://evil.example")).await), 403);
    assert_eq!(status(connect(addr, &ada.with_cookie(""), &table, None).await), 401);
    let eve = world.person("Eve").await;
    assert_eq!(status(connect(addr, &eve, &table, None).await), 403);
    assert_eq!(status(connect(addr, &eve, "/api/tables/nowhere", None).await), 404);
}

pub(crate) async fn everybody_is_told_who_is_there_and_when_the_service_closes(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let addr = listen(&world).await;
    let mut hers = Seen::at(addr, &ada, &table, json!({})).await;
    let his = Seen::at(addr, &ben, &table, json!({})).await;
    let users = |message: &Value| message["users"].as_array().map_or(0, Vec::len);
    loop {
        let message = hers.next().await;
        if message["type"] == "presence" && users(&message) == 2 {
            break;
        }
    }
    drop(his);
    loop {
        let message = hers.next().await;
        if message["type"] == "presence" && users(&message) == 1 {
            assert_eq!(message["users"], json!([ada.id]));
            break;
        }
    }
    world.service.close().await;
    hers.restarts().await;
}

/// A long message comes in frames of at most two kilobytes: a client that takes no longer ones has all of it.
#[tokio::test]
async fn long_messages_come_in_short_frames() {
    let world = World::sqlite().await;
    let (ada, _, table) = pair(&world, "guatemala", json!({})).await;
    let addr = listen(&world).await;
    let short = WebSocketConfig::default().max_frame_size(Some(2_048));
    let mut socket = connect_with(addr, &ada, &table, None, Some(short)).await.expect("a socket");
    socket.send(Message::text(r#"{"id":1,"do":"hello"}"#)).await.expect("sent");
    loop {
        let message = socket.next().await.expect("a message").expect("in frames that are short enough");
        let text = message.into_text().expect("a text");
        let said: Value = serde_json::from_str(&text).expect("the whole of it");
        if said["type"] == "update" {
            assert!(said["view"].is_object() && text.len() > 4_096, "{} bytes", text.len());
            return;
        }
    }
}
