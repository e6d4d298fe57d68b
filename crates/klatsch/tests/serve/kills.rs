//! Killed without warning, again and again: whatever was acknowledged is there afterwards.

use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer};

use super::node::{Node, Person};

/// How often the service is killed.
const KILLS: u32 = 200;

/// What the players know of one table.
#[derive(Default)]
struct Known {
    table: String,
    /// What was acknowledged, by version.
    acknowledged: BTreeMap<u64, String>,
}

#[test]
fn killed_200_times_nothing_acknowledged_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut dealer = QuickDealer::new(200);
    let mut node = Node::start(&["--data", data]);
    let mut ada = Person::new(node.addr).expect("a guest");
    let mut known = Known::default();
    let (mut games, mut choices, mut in_play) = (0, 0, 0);
    for _ in 0..KILLS {
        // Some choices are acknowledged, then it ends at a random moment; whatever it is, the outcome must be the
        // same.
        let (n_choices, moment) = (dealer.below(4), Duration::from_micros(u64::from(dealer.below(12_000))));
        let (done, played) = channel();
        let seed = u64::from(dealer.below(u32::MAX));
        let playing = thread::spawn(move || {
            let mut dealer = QuickDealer::new(seed);
            let mut finished = 0;
            let mut acknowledged = 0;
            let failure = loop {
                match play(&mut ada, &mut known, &mut dealer) {
                    Ok(true) => {
                        acknowledged += 1;
                        let _ = done.send(());
                    }
                    Ok(false) => finished += 1,
                    Err(failure) => break failure,
                }
            };
            (ada, known, finished, acknowledged, failure)
        });
        for _ in 0..n_choices {
            played.recv().expect("the service failed before it was killed");
        }
        let end = Instant::now() + moment;
        let last = loop {
            match played.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(()) => {}
                Err(last) => break last,
            }
        };
        assert_eq!(last, RecvTimeoutError::Timeout, "the service failed before it was killed");
        node.kill();
        let outcome = playing.join().expect("no wrong answer");
        let (before, next, finished, acknowledged, _) = outcome;
        games += finished;
        choices += acknowledged;
        in_play += u32::from(acknowledged > 0);
        known = next;
        node = Node::start(&["--data", data]);
        ada = before.at(node.addr).expect("a connection");
        check(&mut ada, &known).expect("an answer");
    }
    // The last game goes on to its end.
    let mut dealer = QuickDealer::new(1);
    while !known.table.is_empty() {
        choices += usize::from(play(&mut ada, &mut known, &mut dealer).expect("an answer"));
    }
    println!(
        "{KILLS} kills, {in_play} of them after acknowledged choices; {choices} choices, {games} whole games"
    );
    assert!(choices > KILLS as usize, "the service was killed before anything could happen");
}

/// A random choice: true; or the end of a game, or a new table: false.
fn play(ada: &mut Person, known: &mut Known, dealer: &mut QuickDealer) -> io::Result<bool> {
    if known.table.is_empty() {
        let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true});
        known.table = ada.table(&wishes)?;
    }
    let doc = ada.saw(&known.table)?;
    match doc["status"].as_str() {
        // Killed between its making and its beginning: both seats may not be taken yet.
        Some("open") => {
            let (status, answer) = ada.post(&format!("{}/join", known.table), &json!({}))?;
            assert!(status == 200 || answer["code"] == "table/full", "{answer}");
            return Ok(false);
        }
        Some("over") => {
            check(ada, known)?;
            *known = Known::default();
            return Ok(false);
        }
        _ => {}
    }
    let seat = doc["awaits"]["seat"].as_u64().expect("one seat");
    let seen = ada.saw(&format!("{}/view?as={seat}", known.table))?;
    let legal = seen["legal"].as_array().expect("a list");
    let action = legal[dealer.below(legal.len() as u32) as usize].as_str().expect("a text");
    let choice = json!({"action": action, "seat": seat, "version": seen["version"]});
    let (status, answer) = ada.post(&format!("{}/play", known.table), &choice)?;
    assert_eq!(status, 200, "{answer}");
    known.acknowledged.insert(answer["version"].as_u64().expect("a version"), format!("{seat} {action}"));
    Ok(true)
}

/// Everything acknowledged is there: while the game is on by its version, at the end by every choice.
fn check(ada: &mut Person, known: &Known) -> io::Result<()> {
    if known.table.is_empty() {
        return Ok(());
    }
    let doc = ada.saw(&known.table)?;
    let last = known.acknowledged.keys().last().copied().unwrap_or(0);
    assert!(doc["version"].as_u64().is_some_and(|version| version >= last), "{last} was acknowledged: {doc}");
    if doc["status"] == "over" {
        let replay = ada.saw(&format!("{}/replay", known.table))?;
        for (version, choice) in &known.acknowledged {
            let index = usize::try_from(version - 1).expect("small");
            let stored: &Value = &replay["versions"][index];
            let stored = format!("{} {}", stored["seat"], stored["action"].as_str().unwrap_or("nothing"));
            assert_eq!(stored, *choice, "version {version}");
        }
    }
    Ok(())
}
