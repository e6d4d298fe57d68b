//! Tables: made, found, joined, left, begun, ended.

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::QuickDealer;

use crate::support::socket::{Seen, listen};
use crate::support::{World, pair, step};

pub(crate) async fn a_table_is_made_found_joined_left_and_begun(world: World) {
    let (ada, ben, eve) = (world.person("Ada").await, world.person("Ben").await, world.person("Eve").await);
    let deck = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../cafe/data/classic.deck"));
    let wishes = json!({"game": "cafe", "setup": {"seats": 2, "edition": "de", "deck": deck.expect("a deck")},
        "listed": true});
    let table = ada.table(wishes).await;
    let doc = ben.saw(&table).await;
    assert_eq!((&doc["status"], &doc["seats"][0]["user"]["name"]), (&json!("open"), &json!("Ada")));
    assert_eq!(doc["setup"]["delivery"], "all", "the German edition");
    assert_eq!(doc["commitment"].as_str().map(str::len), Some(64), "published before anybody else sits down");
    assert!(doc.get("code").is_none() && doc.get("secret").is_none(), "{doc}");
    let lobby = eve.saw("/api/tables").await;
    assert_eq!(lobby["tables"].as_array().map(Vec::len), Some(1), "{lobby}");

    ada.refused(&format!("{table}/start"), json!({}), "table/not_full").await;
    ben.did(&format!("{table}/join"), json!({"seat": 1})).await;
    eve.refused(&format!("{table}/join"), json!({}), "table/full").await;
    eve.refused(&format!("{table}/join"), json!({"seat": 1}), "seat/taken").await;
    ben.did(&format!("{table}/leave"), json!({})).await;
    ben.refused(&format!("{table}/leave"), json!({}), "seat/not_yours").await;
    eve.did(&format!("{table}/join"), json!({"contribution": "tea"})).await;
    let doc = ben.saw(&table).await;
    assert_eq!(
        (&doc["seats"][1]["contribution"], &doc["seats"][1]["contributed"]),
        (&json!("tea"), &json!(true))
    );
    assert_eq!(doc["seats"][0]["contributed"], false, "made by the server for a silent client");

    eve.refused(&format!("{table}/start"), json!({}), "table/not_host").await;
    ada.did(&format!("{table}/start"), json!({})).await;
    ada.refused(&format!("{table}/start"), json!({}), "table/begun").await;
    eve.refused(&format!("{table}/leave"), json!({}), "table/begun").await;
    assert_eq!(ben.saw("/api/tables?status=running").await["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(eve.saw("/api/me/tables").await["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(ben.saw("/api/me/tables").await["tables"].as_array().map(Vec::len), Some(0));

    for (wishes, code) in [
        (json!({"game": "chess"}), "game/unknown"),
        (json!({"game": "cafe", "setup": {"seats": 9}}), "setup/invalid"),
        (json!({"game": "cafe", "setup": {"deck": "/etc/passwd"}}), "deck/invalid"),
        (json!({"game": "cafe", "setup": {"deck": "a bad\ndeck\n"}}), "deck/invalid"),
        (json!({"game": "cafe", "bots": {"1": "oracle"}}), "bot/unknown"),
        (json!({"game": "cafe", "bots": {"7": "random"}}), "request/field"),
        (json!({"game": "cafe", "mine": [0, 8]}), "request/field"),
        (json!({"game": "cafe", "pace": {"kind": "live", "minutes": 0, "increment_s": 0}}), "request/field"),
        (json!({"game": "cafe", "contribution": ""}), "request/field"),
    ] {
        ada.refused("/api/tables", wishes, code).await;
    }
    assert_eq!(ada.get("/api/tables/nowhere").await.0, StatusCode::NOT_FOUND);
}

pub(crate) async fn an_unlisted_table_needs_its_code(world: World) {
    let (ada, ben, eve) = (world.person("Ada").await, world.person("Ben").await, world.person("Eve").await);
    let wishes = json!({"game": "vivajava", "watch": "players", "begins_when_full": true});
    let table = ada.table(wishes).await;
    assert_eq!(ben.saw("/api/tables").await["tables"], json!([]));
    ben.refused(&format!("{table}/join"), json!({}), "table/code").await;
    ben.refused(&format!("{table}/join"), json!({"code": "wrong"}), "table/code").await;
    let code = ada.saw(&table).await["code"].clone();
    ben.did(&format!("{table}/join"), json!({"code": code})).await;
    assert_eq!(ben.saw(&table).await["status"], "running");
    assert_eq!(ben.saw(&table).await["code"], code, "a player may invite");
    let (status, refused) = eve.get(&format!("{table}/view")).await;
    assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("table/not_watchable")));
}

pub(crate) async fn a_table_that_never_began_can_be_closed(world: World) {
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let table = ada.table(json!({"game": "guatemala", "listed": true})).await;
    ben.refused(&format!("{table}/close"), json!({}), "table/not_host").await;
    ada.did(&format!("{table}/close"), json!({})).await;
    assert_eq!(ada.saw(&table).await["result"]["how"], "closed");
    ben.refused(&format!("{table}/join"), json!({}), "table/over").await;
    assert_eq!(ben.saw("/api/tables").await["tables"], json!([]));
}

pub(crate) async fn bots_take_seats_and_play(world: World) {
    let ada = world.person("Ada").await;
    let addr = listen(&world).await;
    let table = ada
        .table(json!({"game": "vivajava", "setup": {"seats": 3}, "bots": {"1": "random"}, "begins_when_full": true}))
        .await;
    let mut seen = Seen::at(addr, &ada, &table, json!({})).await;
    ada.did(&format!("{table}/bot"), json!({"seat": 2, "bot": "greedy"})).await;
    let mut dealer = QuickDealer::new(5);
    while seen.awaits["kind"] != "nobody" || seen.version < 4 {
        match seen.legal.len() {
            0 => drop(seen.next().await),
            n => {
                let action = seen.legal[table::Dealer::below(&mut dealer, n as u32) as usize].clone();
                seen.play(&action).await;
            }
        }
    }
    let doc = ada.saw(&table).await;
    assert_eq!(doc["result"]["how"], "finished", "{doc}");
    assert_eq!((&doc["seats"][1]["bot"], &doc["seats"][2]["bot"]), (&json!("random"), &json!("greedy")));
}

pub(crate) async fn people_at_one_screen_hold_several_seats(world: World) {
    let ada = world.person("Ada").await;
    let table = ada
        .table(
            json!({"game": "guatemala", "setup": {"seats": 3}, "mine": [0, 1, 2], "begins_when_full": true}),
        )
        .await;
    let mut dealer = QuickDealer::new(3);
    for _ in 0..12 {
        step(&[&ada, &ada, &ada], &table, &mut dealer).await.expect("the game goes on");
    }
    let seats: Vec<Value> = futures(&ada, &table).await;
    assert_eq!(seats, [json!(0), json!(1), json!(2)], "each seat has a view of its own");
    assert_eq!(ada.saw(&table).await["mine"], json!([0, 1, 2]));
}

async fn futures(ada: &crate::support::Person, table: &str) -> Vec<Value> {
    let mut seats = Vec::new();
    for seat in 0..3 {
        seats.push(ada.saw(&format!("{table}/view?as={seat}")).await["view"]["you"].clone());
    }
    seats
}

pub(crate) async fn giving_up_ends_a_game_of_two_and_a_bot_goes_on_among_three(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    ada.refused(&format!("{table}/resign"), json!({"seat": 1}), "seat/not_yours").await;
    ben.did(&format!("{table}/resign"), json!({})).await;
    let doc = ada.saw(&table).await;
    assert_eq!((&doc["result"]["how"], &doc["result"]["lost"]), (&json!("deserted"), &json!([1])), "{doc}");
    assert!(doc["secret"].is_string(), "nothing is left to hide");

    let (ada, ben, cem) = (world.person("Ada").await, world.person("Ben").await, world.person("Cem").await);
    let wishes = json!({"game": "vivajava", "setup": {"seats": 3}, "listed": true, "begins_when_full": true});
    let table = ada.table(wishes).await;
    ben.did(&format!("{table}/join"), json!({})).await;
    cem.did(&format!("{table}/join"), json!({})).await;
    ben.did(&format!("{table}/resign"), json!({})).await;
    let doc = ada.saw(&table).await;
    assert_eq!(doc["status"], "running");
    assert_eq!(doc["seats"][1]["lost"], true);
    assert!(doc["seats"][1]["bot"].is_string(), "{doc}");
    ben.refused(&format!("{table}/return"), json!({}), "seat/not_away").await;
    ben.refused(&format!("{table}/resign"), json!({}), "seat/lost").await;
    cem.did(&format!("{table}/resign"), json!({})).await;
    assert_eq!(ada.saw(&table).await["result"]["lost"], json!([1, 2]));
}

pub(crate) async fn a_game_stops_when_all_agree(world: World) {
    let (ada, ben, table) = pair(&world, "guatemala", json!({})).await;
    let eve = world.person("Eve").await;
    eve.refused(&format!("{table}/abort"), json!({}), "seat/not_yours").await;
    ada.did(&format!("{table}/abort"), json!({})).await;
    let doc = ada.saw(&table).await;
    assert_eq!((&doc["status"], &doc["seats"][0]["agrees"]), (&json!("running"), &json!(true)));
    ben.did(&format!("{table}/abort"), json!({})).await;
    assert_eq!(ada.saw(&table).await["result"], json!({"how": "agreed", "lost": []}));
}

pub(crate) async fn a_rematch_has_the_same_terms(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({"setup": {"seats": 2, "espresso": true}})).await;
    ada.refused(&format!("{table}/rematch"), json!({}), "table/not_over").await;
    ada.did(&format!("{table}/resign"), json!({})).await;
    world.person("Eve").await.refused(&format!("{table}/rematch"), json!({}), "seat/not_yours").await;
    let made = ben.did(&format!("{table}/rematch"), json!({})).await;
    let again = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let doc = ada.saw(&again).await;
    assert_eq!((&doc["setup"]["espresso"], &doc["status"]), (&json!(true), &json!("open")));
    assert_eq!(doc["seats"][1]["user"]["name"], "Ben", "where they sat");
    assert_ne!(doc["commitment"], ada.saw(&table).await["commitment"], "a secret of its own");
    ada.did(&format!("{again}/join"), json!({})).await;
    assert_eq!(ada.saw(&again).await["status"], "running");
}

pub(crate) async fn players_and_watchers_chat_apart(world: World) {
    let (ada, ben, table) = pair(&world, "cafe", json!({})).await;
    let eve = world.person("Eve").await;
    let addr = listen(&world).await;
    let mut watching = Seen::at(addr, &eve, &table, json!({})).await;
    let mut playing = Seen::at(addr, &ben, &table, json!({})).await;
    ada.did(&format!("{table}/chat"), json!({"text": "hello Ben"})).await;
    eve.did(&format!("{table}/chat"), json!({"text": "who wins?"})).await;
    let said = |lines: Value| -> Vec<String> {
        let lines = lines.as_array().cloned().unwrap_or_default();
        lines.iter().map(|line| format!("{}: {}", line["name"], line["text"])).collect()
    };
    let chat = format!("{table}/chat");
    assert_eq!(said(ben.saw(&chat).await), ["\"Ada\": \"hello Ben\""]);
    assert_eq!(said(eve.saw(&chat).await), ["\"Eve\": \"who wins?\""]);
    for (seen, text) in [(&mut watching, "who wins?"), (&mut playing, "hello Ben")] {
        let line = loop {
            let message = seen.next().await;
            if message["type"] == "chat" {
                break message;
            }
        };
        assert_eq!(line["line"]["text"], text);
    }
    ada.refused(&chat, json!({"text": "  "}), "request/field").await;
    ada.refused(&chat, json!({"text": "x".repeat(2_000)}), "request/field").await;
}
