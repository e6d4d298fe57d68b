//! Two nodes on one PostgreSQL, in one process, so that time is in the test's hand.

use serde_json::json;
use server::clock::HandClock;
use server::{Place, store};
use table::QuickDealer;

use crate::support::postgres::Cluster;
use crate::support::socket::{Seen, listen};
use crate::support::{Person, World, pair, step};

/// The next line of chat.
async fn line(seen: &mut Seen) -> (String, String) {
    loop {
        let message = seen.next().await;
        if message["type"] == "chat" {
            let text = |name: &str| message["line"][name].as_str().expect("a text").to_string();
            return (text("room"), text("text"));
        }
    }
}

#[tokio::test]
async fn what_is_said_at_one_node_is_heard_at_the_other() {
    let cluster = Cluster::start().await;
    let (one, two) = World::two(&cluster, "chat").await;
    let (ada, ben, table) = pair(&one, "vivajava", json!({})).await;
    let eve = one.person("Eve").await;
    let mut hers = Seen::at(listen(&one).await, &ada, &table, json!({})).await;
    let there = listen(&two).await;
    let mut his = Seen::at(there, &ben, &table, json!({})).await;
    let mut watching = Seen::at(there, &eve, &table, json!({})).await;
    let said = |room: &str, text: &str| (room.to_string(), text.to_string());
    hers.ask(json!({"do": "chat", "text": "your turn, Ben"})).await;
    assert_eq!(line(&mut his).await, said("players", "your turn, Ben"));
    his.ask(json!({"do": "chat", "text": "so soon?"})).await;
    assert_eq!(line(&mut hers).await, said("players", "your turn, Ben"), "to oneself as well");
    assert_eq!(line(&mut hers).await, said("players", "so soon?"));
    // The watcher hears other watchers only: the first line there is the first line heard.
    eve.at(&one).did(&format!("{table}/chat"), json!({"text": "he will roll"})).await;
    assert_eq!(line(&mut watching).await, said("watchers", "he will roll"));
    let lines = |person: Person, world: &World| {
        let person = person.at(world);
        let path = format!("{table}/chat");
        async move { person.saw(&path).await }
    };
    assert_eq!(lines(ada.clone(), &one).await, lines(ben.clone(), &two).await);
    assert_eq!(lines(eve.clone(), &two).await.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn bots_of_a_node_that_died_think_on_at_the_other() {
    let cluster = Cluster::start().await;
    let (one, two) = World::two(&cluster, "bots").await;
    // The first node never gets its bots to an answer: it is about to die.
    one.service.app.registry.stop_bots();
    let ada = one.person("Ada").await;
    let wishes = json!({"game": "cafe", "setup": {"seats": 2}, "mine": [], "bots": {"0": "random", "1": "random"},
        "listed": true});
    let table = ada.table(wishes).await;
    ada.did(&format!("{table}/start"), json!({})).await;
    let begun = ada.version(&table).await;
    drop(one);
    let ada = ada.at(&two);
    assert_eq!(two.service.sweep().await, 0, "it has its time to think");
    assert_eq!(ada.version(&table).await, begun, "nobody has chosen");
    let mut seen = Seen::at(listen(&two).await, &ada, &table, json!({})).await;
    two.clock.advance(15_000);
    // The other node sweeps by itself, too: one of both wakes the bots.
    two.service.sweep().await;
    while seen.awaits["kind"] != "nobody" {
        seen.next().await;
    }
    assert!(seen.version > begun + 20, "bots have played on to the end");
    assert_eq!(ada.saw(&table).await["result"]["how"], "finished");
}

#[tokio::test]
async fn a_database_may_be_reached_by_tls_alone() {
    let plain = Cluster::start().await;
    let Place::Postgres(url) = plain.database("plain").await else { panic!("not PostgreSQL") };
    let demanding = Place::Postgres(format!("{url}?sslmode=require"));
    assert!(store::open(&demanding).await.is_err(), "a database without TLS is not good enough");

    let cluster = Cluster::encrypted().await;
    let Place::Postgres(url) = cluster.database("encrypted").await else { panic!("not PostgreSQL") };
    let world =
        World::at(&Place::Postgres(format!("{url}?sslmode=require")), HandClock::at(1_790_000_000_000)).await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    step(&[&ada, &ben], &table, &mut QuickDealer::new(3)).await.expect("the game goes on");
    let checked = Place::Postgres(format!("{url}?sslmode=verify-full"));
    assert!(store::open(&checked).await.is_err(), "nobody vouches for this certificate");
}
