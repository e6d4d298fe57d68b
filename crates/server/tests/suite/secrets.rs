//! Nothing secret leaves: every byte a client gets is searched.

use serde_json::{Value, json};
use table::QuickDealer;

use crate::sockets::choose;
use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

/// The secret of a table and what was hidden, from its record.
fn secret_of(record: &str) -> &str {
    record.lines().find_map(|line| line.strip_prefix("secret ")).expect("a secret in a record that is over")
}

#[tokio::test]
async fn no_byte_tells_the_secret_before_the_end() {
    for entry in wire::GAMES {
        let world = World::sqlite().await;
        let (ada, ben, table) = pair(&world, entry.id, json!({})).await;
        let eve = world.person("Eve").await;
        let addr = listen(&world).await;
        let mut watching = Seen::at(addr, &eve, &table, json!({})).await;
        let mut seats = vec![
            Seen::at(addr, &ada, &table, json!({})).await,
            Seen::at(addr, &ben, &table, json!({})).await,
        ];
        let mut dealer = QuickDealer::new(21);
        let mut before_the_end = String::new();
        while eve.saw(&table).await["status"] == "running" {
            for path in ["", "/view?as=spectator", "/record", "/replay", "/chat", "/versions/3"] {
                before_the_end.push_str(&eve.get(&format!("{table}{path}")).await.1.to_string());
            }
            let heard: String = seats.iter().chain([&watching]).map(|seen| seen.heard.as_str()).collect();
            before_the_end.push_str(&heard);
            for seen in seats.iter_mut().chain([&mut watching]) {
                seen.heard.clear();
            }
            for path in ["/api/tables", "/api/tables?status=running", "/api/me/tables"] {
                before_the_end.push_str(&ada.get(path).await.1.to_string());
            }
            let version = choose(&mut seats, &mut dealer).await.expect("the game goes on");
            for seen in seats.iter_mut().chain([&mut watching]) {
                seen.until(version).await;
            }
        }
        let record = ada.saw(&format!("{table}/record")).await;
        let secret = secret_of(record.as_str().expect("text")).trim();
        assert!(secret.len() >= 64, "{secret}");
        let lists = before_the_end.len();
        assert!(lists > 10_000, "only {lists} bytes were searched");
        assert!(!before_the_end.contains(secret), "{}: the secret left early", entry.id);
        assert!(watching.heard.contains(secret), "{}: revealed at the end", entry.id);
    }
}

/// The sacks of Guatemala Café are the hidden cards of these games: a seat sees its own, others a number.
#[tokio::test]
async fn no_byte_tells_the_sacks_of_others() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "guatemala", json!({})).await;
    let eve = world.person("Eve").await;
    let addr = listen(&world).await;
    let mut watching = Seen::at(addr, &eve, &table, json!({})).await;
    let mut seats =
        vec![Seen::at(addr, &ada, &table, json!({})).await, Seen::at(addr, &ben, &table, json!({})).await];
    let mut dealer = QuickDealer::new(22);
    let mut hidden = 0;
    while let Some(version) = choose(&mut seats, &mut dealer).await {
        for seen in seats.iter_mut().chain([&mut watching]) {
            seen.until(version).await;
        }
        if seats[0].awaits["kind"] == "nobody" {
            break;
        }
        for (number, seen) in seats.iter().chain([&watching]).enumerate() {
            for (seat, shown) in seen.view["seats"].as_array().expect("seats").iter().enumerate() {
                match &shown["sacks"] {
                    Value::Array(sacks) => {
                        assert_eq!(seat, number, "only one's own sacks are a list");
                        hidden += sacks.len();
                    }
                    Value::Number(_) => assert_ne!(seat, number),
                    other => panic!("sacks are {other}"),
                }
            }
        }
    }
    assert!(hidden > 0, "nobody had a sack");
}
