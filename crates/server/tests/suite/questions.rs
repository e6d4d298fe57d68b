//! What people are asked at their sockets, in words.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer};
use wire::Message;

use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

/// A blockade with three at the table: every seat that is asked hears it in words with its answers, and nobody else does.
#[tokio::test]
async fn a_blockade_is_asked_in_words_to_every_seat() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "guatemala", json!({"setup": {"seats": 3}})).await;
    let cleo = world.person("Cleo").await;
    cleo.did(&format!("{table}/join"), json!({})).await;
    let addr = listen(&world).await;
    let mut seats = Vec::new();
    for person in [&ada, &ben, &cleo] {
        seats.push(Seen::at(addr, person, &table, json!({"brief": true, "offers": true})).await);
    }
    let mut dealer = QuickDealer::new(3);
    let (mut asked, mut blocked) = (BTreeSet::new(), false);
    loop {
        let latest = seats.iter().map(|seen| seen.version).max().expect("somebody");
        for seen in &mut seats {
            seen.until(latest).await;
        }
        let Some(mover) = seats.iter().position(|seen| !seen.legal.is_empty()) else { break };
        let question = seats[mover].view["question"].clone();
        for (seat, seen) in seats.iter().enumerate() {
            assert_eq!(seen.question.is_object(), seat == mover, "seat {seat} of {question}");
        }
        let seen = &mut seats[mover];
        if question["kind"] == "blockade" {
            assert_eq!(question["asked"], json!(mover));
            let taker = seen.view["turn"].as_u64().expect("a seat") as usize;
            let coffee = question["coffee"].as_str().expect("a coffee").to_string();
            let message = Message::new("guatemala-ask-blockade").with("seat", taker).with("coffee", coffee);
            assert_eq!(seen.question, json!(message));
            // Every answer has its meaning too.
            let verbs: Vec<&Value> =
                seen.offers.as_array().expect("offers").iter().map(|offer| &offer["verb"]).collect();
            assert_eq!(verbs.len(), seen.legal.len());
            blocked |= verbs.iter().any(|verb| **verb == "block");
            asked.insert(mover);
        }
        // Sacks are what blockades are about.
        let wanted = seen.legal.iter().find(|action| action.starts_with("sack ") || *action == "block");
        let action = match wanted {
            Some(action) => action.clone(),
            None => seen.legal[dealer.below(seen.legal.len() as u32) as usize].clone(),
        };
        seen.play(&action).await;
    }
    assert_eq!(asked, BTreeSet::from([0, 1, 2]), "everybody was asked");
    assert!(blocked, "somebody could block");
}
