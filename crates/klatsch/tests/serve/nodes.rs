//! Two nodes on one PostgreSQL: seats on different nodes, and a node that dies in mid-game.

use serde_json::json;
use server::Place;
use table::{Dealer as _, QuickDealer};

use super::node::{Node, Person, Seen};
use super::postgres::Cluster;

/// One choice at random for a seat that is awaited, told to both; what was acknowledged.
fn step(seats: &mut [Seen; 2], dealer: &mut QuickDealer) -> Option<(u64, String)> {
    let latest = seats[0].version.max(seats[1].version);
    for seen in seats.iter_mut() {
        seen.until(latest);
    }
    let mover = seats.iter_mut().find(|seen| !seen.legal.is_empty())?;
    let action = mover.legal[dealer.below(mover.legal.len() as u32) as usize].clone();
    let version = mover.play(&action);
    for seen in seats.iter_mut() {
        seen.until(version);
    }
    Some((version, action))
}

#[test]
fn a_node_dies_and_its_players_go_on_at_the_other() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (_cluster, place) = runtime.block_on(async {
        let cluster = Cluster::start().await;
        let place = cluster.database("nodes").await;
        (cluster, place)
    });
    let Place::Postgres(url) = place else { panic!("not PostgreSQL") };
    let mut first = Node::start(&["--database", &url]);
    let second = Node::start(&["--database", &url]);
    let mut ada = Person::new(first.addr).expect("a guest");
    let mut ben = Person::new(second.addr).expect("a guest");
    let wishes = json!({"game": "cafe", "listed": true, "begins_when_full": true});
    let table = ada.table(&wishes).expect("a table");
    let (status, answer) = ben.post(&format!("{table}/join"), &json!({})).expect("an answer");
    assert_eq!(status, 200, "made at one node, joined at the other: {answer}");

    let mut dealer = QuickDealer::new(7);
    let mut acknowledged = Vec::new();
    let mut seats = [ada.socket(&table), ben.socket(&table)];
    for _ in 0..40 {
        acknowledged.push(step(&mut seats, &mut dealer).expect("the game goes on"));
    }
    first.kill();
    let ada = ada.at(second.addr).expect("the other node");
    seats[0] = ada.socket(&table);
    while let Some(choice) = step(&mut seats, &mut dealer) {
        acknowledged.push(choice);
    }
    assert!(seats.iter().all(|seen| seen.over), "played to the end");
    let replay = ben.saw(&format!("{table}/replay")).expect("an answer");
    for (version, action) in &acknowledged {
        let index = usize::try_from(version - 1).expect("small");
        assert_eq!(replay["versions"][index]["action"], json!(action), "version {version}");
    }
    println!("{} choices acknowledged by two nodes, none missing", acknowledged.len());
}
