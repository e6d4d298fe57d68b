//! A PostgreSQL that goes away under play, and what nodes know of each other.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::clock::HandClock;
use table::{Dealer as _, QuickDealer};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

use crate::support::postgres::Cluster;
use crate::support::socket::{connect, listen, unpack};
use crate::support::{Person, World, pair, step};

/// How often the database goes away.
const OUTAGES: u32 = 50;

/// Tables that are played meanwhile.
const TABLES: u64 = 3;

/// Choices for which a table waits after each outage.
const CHOICES: u64 = 4;

/// Long enough for anything that happens at all.
const LIMIT: Duration = Duration::from_secs(120);

/// A table whose seats play at different nodes, each as its socket tells it.
struct Played {
    people: [Person; 2],
    path: String,
    /// What each seat's socket has shown.
    seen: [watch::Receiver<u64>; 2],
    over: watch::Receiver<bool>,
    /// A seat takes one for each choice.
    choices: Arc<Semaphore>,
    players: [JoinHandle<()>; 2],
}

impl Drop for Played {
    fn drop(&mut self) {
        for player in &self.players {
            player.abort();
        }
    }
}

/// A seat that plays at random, and knows nothing but what its socket says.
struct Player {
    addr: SocketAddr,
    person: Person,
    table: String,
    seat: u64,
    dealer: QuickDealer,
    choices: Arc<Semaphore>,
    seen: watch::Sender<u64>,
    over: watch::Sender<bool>,
}

impl Player {
    async fn play(mut self) {
        loop {
            // Ended by the node or by the outage: anyone who wants to play comes back.
            self.sit().await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn sit(&mut self) -> Option<()> {
        let mut socket = connect(self.addr, &self.person, &self.table, None).await.ok()?;
        socket.send(Message::text(json!({"do": "hello", "as": self.seat}).to_string())).await.ok()?;
        let (mut version, mut legal, mut is_asked) = (0, Vec::new(), false);
        loop {
            let Message::Text(text) = socket.next().await?.ok()? else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            let mut is_refused = false;
            if message["type"] == "update" {
                let shown = message["version"].as_u64().expect("a version");
                legal = unpack(&message["legal"]);
                // Who is shown the same table once more has chosen already.
                is_asked &= shown == version;
                version = shown;
                self.seen.send_replace(version);
                if message["awaits"]["kind"] == "nobody" {
                    self.over.send_replace(true);
                }
            } else if message["ok"] == false {
                match message["error"]["code"].as_str() {
                    // Somebody has chosen already: the node must say so by itself.
                    Some("action/stale") => {}
                    Some("store/unavailable" | "store/busy") => is_refused = true,
                    other => panic!("{other:?}: {message}"),
                }
                if version == 0 {
                    return None;
                }
            }
            if legal.is_empty() || (is_asked && !is_refused) {
                continue;
            }
            match is_refused {
                true => tokio::time::sleep(Duration::from_millis(20)).await,
                false => self.choices.acquire().await.ok()?.forget(),
            }
            is_asked = true;
            let action = &legal[self.dealer.below(legal.len() as u32) as usize];
            let play =
                json!({"do": "play", "id": 1, "seat": self.seat, "action": action, "version": version});
            socket.send(Message::text(play.to_string())).await.ok()?;
        }
    }
}

async fn table(worlds: [&World; 2], addrs: [SocketAddr; 2], seed: u64) -> Played {
    let (ada, ben, path) = pair(worlds[0], "vivajava", json!({})).await;
    let choices = Arc::new(Semaphore::new(0));
    let over = watch::channel(false);
    let mut seen = Vec::new();
    let mut players = Vec::new();
    let people = [ada.at(worlds[0]), ben.at(worlds[1])];
    for (seat, person) in [ada, ben].into_iter().enumerate() {
        let (told, heard) = watch::channel(0);
        let player = Player {
            addr: addrs[seat],
            person: person.at(worlds[seat]),
            table: path.clone(),
            seat: seat as u64,
            dealer: QuickDealer::new(seed * 2 + seat as u64),
            choices: choices.clone(),
            seen: told,
            over: over.0.clone(),
        };
        players.push(tokio::spawn(player.play()));
        seen.push(heard);
    }
    let (seen, players) = (seen.try_into().expect("two"), players.try_into().expect("two"));
    Played { path, people, seen, over: over.1, choices, players }
}

impl Played {
    fn version(&self) -> u64 {
        self.seen.iter().map(|seen| *seen.borrow()).max().unwrap_or(0)
    }

    /// What each node says when it is asked, and what each seat has been shown.
    async fn told(&self) -> String {
        let mut told = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            let path = format!("{}/view?as={seat}", self.path);
            let answer = tokio::time::timeout(Duration::from_secs(5), person.get(&path)).await;
            let answer =
                answer.map(|(status, view)| (status, view["version"].clone(), view["awaits"].clone()));
            told.push(format!(
                "seat {seat} was shown {}, its node says {answer:?}",
                *self.seen[seat].borrow()
            ));
        }
        told.join("; ")
    }

    /// Waits until both seats have been shown this version, or the end.
    async fn reaches(&self, version: u64, when: &str) {
        for (seat, seen) in self.seen.iter().enumerate() {
            let (mut seen, mut over) = (seen.clone(), self.over.clone());
            let shown = async {
                tokio::select! {
                    _ = seen.wait_for(|seen| *seen >= version) => {}
                    _ = over.wait_for(|over| *over) => {}
                }
            };
            let shown = tokio::time::timeout(LIMIT, shown).await;
            if shown.is_err() {
                let stuck = format!("{when}: {} stuck at {} for seat {seat}", self.path, self.version());
                panic!("{stuck}; {}", self.told().await);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_goes_on_at_both_nodes_after_an_outage_at_any_moment() {
    let mut cluster = Cluster::start().await;
    let (one, two) = World::two(&cluster, "outages").await;
    let addrs = [listen(&one).await, listen(&two).await];
    let mut dealer = QuickDealer::new(50);
    let mut seed = 0;
    let mut tables: Vec<Played> = Vec::new();
    for outage in 0..OUTAGES {
        tables.retain(|table| !*table.over.borrow());
        while (tables.len() as u64) < TABLES {
            seed += 1;
            let table = table([&one, &two], addrs, seed).await;
            table.reaches(1, "at the start").await;
            tables.push(table);
        }
        let goals: Vec<u64> = tables.iter().map(|table| table.version() + CHOICES).collect();
        for table in &tables {
            // More than are waited for: a choice whose answer got lost is made twice, and so is one that was refused on
            // a socket that ended.
            table.choices.add_permits(3 * CHOICES as usize);
        }
        let first = &tables[dealer.below(TABLES as u32) as usize];
        let moment = first.version() + u64::from(dealer.below(CHOICES as u32));
        first.reaches(moment, "before an outage").await;
        if dealer.below(5) == 0 {
            cluster.stop();
            cluster.resume().await;
        } else {
            cluster.cut().await;
        }
        for (table, goal) in tables.iter().zip(goals) {
            table.reaches(goal, &format!("after outage {outage}")).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_at_one_node_counts_at_the_other_at_once() {
    let cluster = Cluster::start().await;
    let (one, two) = World::two(&cluster, "at_once").await;
    let (ada, ben) = (one.person("Ada").await, one.person("Ben").await.at(&two));
    let there = ada.at(&two);
    for _ in 0..60 {
        let table = ada.table(json!({"game": "vivajava", "setup": {"seats": 2}, "listed": true})).await;
        // In the other node's memory, as it is before the join.
        assert_eq!(there.saw(&table).await["status"], "open");
        ben.did(&format!("{table}/join"), json!({})).await;
        ada.did(&format!("{table}/start"), json!({})).await;
        assert_eq!(ben.saw(&table).await["status"], "running");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_shown_a_table_as_it_was_before_their_own_move() {
    let cluster = Cluster::start().await;
    let (one, two) = World::two(&cluster, "own_moves").await;
    let (ada, ben, table) = pair(&one, "cafe", json!({})).await;
    let mut dealer = QuickDealer::new(8);
    let there = [ada.at(&two), ben.at(&two)];
    for _ in 0..150 {
        let Some(version) = step(&[&ada, &ben], &table, &mut dealer).await else { break };
        for person in &there {
            assert!(person.version(&table).await >= version, "an older table than the one just made");
            let seen = person.saw(&format!("{table}/view")).await["version"].as_u64();
            assert!(seen >= Some(version), "an older view than the one just made");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_notices_within_two_seconds_that_its_database_is_away_and_that_it_is_back() {
    let mut cluster = Cluster::start().await;
    let world = World::at(&cluster.database("health").await, HandClock::at(1_790_000_000_000)).await;
    let ada = world.person("Ada").await;
    assert_eq!(ada.get("/healthz").await.0, StatusCode::OK);
    cluster.stop();
    // It is away for good, so an answer that takes too long does so every time; a machine that is busy elsewhere does not.
    let mut answered = None;
    for _ in 0..10 {
        if let Ok((status, _)) = tokio::time::timeout(Duration::from_secs(2), ada.get("/healthz")).await {
            answered = Some(status);
            break;
        }
    }
    assert_eq!(answered, Some(StatusCode::SERVICE_UNAVAILABLE), "an answer within two seconds");
    cluster.resume().await;
    let back = async {
        while ada.get("/healthz").await.0 != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LIMIT, back).await.expect("well again");
}
