//! Boards of people's own.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::World;

/// The standard board under another name.
fn board(number: usize) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../guatemala/data/standard.board");
    let text = std::fs::read_to_string(path).expect("a board");
    text.replacen("board standard", &format!("board number-{number}"), 1)
}

#[tokio::test]
async fn many_boards_stop_nothing() {
    let world = World::sqlite().await;
    let mut tables = Vec::new();
    let wishes = |number: usize, seats: usize| {
        json!({"game": "guatemala", "setup": {"seats": seats, "board": board(number)}, "mine": [0, 1],
            "begins_when_full": true})
    };
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
