//! Decks and boards of people's own.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::clock::{DAY, MINUTE};

use crate::operations::for_operators;
use crate::support::World;

/// The standard board under another name.
fn board(number: usize) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../guatemala/data/standard.board");
    let text = std::fs::read_to_string(path).expect("a board");
    text.replacen("board standard", &format!("board number-{number}"), 1)
}

/// The classic deck under another name.
fn deck(number: usize) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../cafe/data/classic.deck");
    let text = std::fs::read_to_string(path).expect("a deck");
    text.replacen("deck classic", &format!("deck number-{number}"), 1)
}

fn wishes(number: usize, seats: usize) -> Value {
    json!({"game": "guatemala", "setup": {"seats": seats, "board": board(number)}, "mine": [0, 1],
        "begins_when_full": true})
}

/// What the service says about decks and boards in use.
async fn in_use(world: &World) -> String {
    let (_, metrics) = for_operators(world, "/metrics", "127.0.0.1:9", &[]).await;
    let line = metrics.lines().find(|line| line.starts_with("klatsch_catalogues_in_use "));
    line.expect("a figure").rsplit(' ').next().expect("a number").to_string()
}

#[tokio::test]
async fn many_boards_stop_nothing() {
    let world = World::sqlite().await;
    let mut tables = Vec::new();
    assert_ne!(board(1), board(2));
    for person in 0..5 {
        let ada = world.person("Ada").await;
        for number in 0..20 {
            let number = person * 20 + number;
            // Refused, and all the same nothing is in the way of the next.
            ada.refused("/api/tables", wishes(number, 7), "setup/invalid").await;
            tables.push((ada.clone(), ada.table(wishes(number, 2)).await));
        }
        let (status, refused) = ada.post("/api/tables", wishes(1_000 + person, 2)).await;
        assert_eq!((status, &refused["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("limit/too_many")));
        ada.table(wishes(person * 20, 2)).await;
        ada.table(json!({"game": "guatemala"})).await;
    }
    let world = world.reopened().await;
    assert_eq!(world.service.sample().await.expect("a sample"), (20, vec![]));
    for (ada, table) in &tables {
        assert_eq!(ada.at(&world).saw(table).await["status"], "running");
    }
}

/// Two thousand tables with decks and boards of their own: nothing is left of them once nobody comes for them.
#[tokio::test]
async fn decks_and_boards_go_with_the_last_table_that_uses_them() {
    let world = World::sqlite().await;
    let mut last = None;
    let mut number = 0;
    for _ in 0..10 {
        world.clock.advance(DAY);
        for _ in 0..10 {
            let ada = world.person("Ada").await;
            for _ in 0..10 {
                number += 1;
                last = Some((ada.clone(), ada.table(wishes(number, 2)).await));
                let setup = json!({"seats": 1, "deck": deck(number)});
                ada.table(json!({"game": "cafe", "setup": setup, "begins_when_full": true})).await;
            }
        }
        assert_eq!(in_use(&world).await, "200", "as many as there are games in memory");
        world.clock.advance(11 * MINUTE);
        world.service.sweep().await;
        assert_eq!(world.service.app.registry.metrics(), (0, 0));
        assert_eq!(in_use(&world).await, "0", "after {number} boards and as many decks");
    }
    let (ada, table) = last.expect("a table");
    assert_eq!(ada.saw(&table).await["status"], "running", "it is read again when somebody comes");
    assert_eq!(in_use(&world).await, "1");
    world.clock.advance(11 * MINUTE);
    world.service.sweep().await;
    assert_eq!(in_use(&world).await, "0");
}

#[tokio::test]
async fn refused_decks_and_boards_leave_nothing() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    for number in 0..10 {
        // A good board at a table with too many seats, with a seat that is not there, and a board that is cut off.
        ada.refused("/api/tables", wishes(number, 7), "setup/invalid").await;
        let (status, _) = ada
            .post(
                "/api/tables",
                json!({"game": "guatemala",
            "setup": {"board": board(number)}, "mine": [5]}),
            )
            .await;
        assert!(status.is_client_error(), "{status}");
        let text = board(100 + number);
        let cut = json!({"game": "guatemala", "setup": {"board": &text[..text.len() / 2]}});
        ada.refused("/api/tables", cut, "board/invalid").await;
    }
    assert_eq!(in_use(&world).await, "0");
}
