//! The time a bot takes does not tell what it holds.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use server::ids::TableId;
use server::table::Pacer;
use table::QuickDealer;
use wire::{Chance, Eyes, Files};

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World};

/// Among all pairs of an answer of a holder and one of another, the part in which the holder took longer.
fn area_under_the_curve(answers: &[(bool, Duration)]) -> f64 {
    let of = |holds: bool| answers.iter().filter(move |answer| answer.0 == holds).map(|answer| answer.1);
    let (mut longer, mut pairs) = (0.0, 0.0);
    for holder in of(true) {
        for other in of(false) {
            longer += if holder > other {
                1.0
            } else if holder == other {
                0.5
            } else {
                0.0
            };
            pairs += 1.0;
        }
    }
    longer / pairs
}

/// The questions of a game that was played whose answers' times could tell something, in order: for a blockade, whether
/// its seat held the sack.
async fn telling_questions(world: &World, ada: &Person, table: &str) -> Vec<Option<bool>> {
    let id = TableId::from(&table["/api/tables/".len()..]);
    let look =
        world.service.app.hall.look(&id, |table| Ok(table.game.as_ref().map(|game| game.steps_since(0))));
    let steps = look.await.expect("a table").expect("a game");
    let setup = ada.saw(table).await["setup"].clone();
    let entry = wire::game("guatemala").expect("a game");
    let (mut game, _) = entry.open(&setup, Files::Refuse, Chance::Manual).expect("a table");
    let mut questions = Vec::new();
    for step in steps {
        if let Some(seat) = game.first_awaited().filter(|seat| game.tells_by_time(*seat)) {
            let all = game.view(Eyes::All);
            let sacks = all["seats"][seat.index()]["sacks"].as_array().expect("sacks");
            let is_blockade = all["question"]["kind"] == "blockade";
            questions.push(is_blockade.then(|| sacks.contains(&all["question"]["coffee"])));
        }
        game.submit(None, &step).expect("a step of a game");
    }
    questions
}

/// A table of three bots, and somebody who looks at it before it begins.
async fn table_of_bots(addr: SocketAddr, ada: &Person) -> (String, Seen) {
    let bots = json!({"0": "random", "1": "random", "2": "random"});
    let table =
        ada.table(json!({"game": "guatemala", "setup": {"seats": 3}, "mine": [], "bots": bots})).await;
    let mut seen = Seen::at(addr, ada, &table, json!({})).await;
    ada.did(&format!("{table}/start"), json!({})).await;
    while seen.view.is_null() {
        seen.next().await;
    }
    (table, seen)
}

/// Plays a game of bots to its end: for every answer to a blockade whether its seat held the sack, and the pause that
/// was drawn for it. The questions of a game are asked one after the other, and so are pauses drawn.
async fn game(world: &World, ada: &Person, drawn: &Mutex<Vec<Duration>>) -> Vec<(bool, Duration)> {
    let (table, mut seen) = table_of_bots(listen(world).await, ada).await;
    while seen.awaits["kind"] != "nobody" {
        seen.next().await;
    }
    let questions = telling_questions(world, ada, &table).await;
    let pauses = std::mem::take(&mut *drawn.lock().expect("a list"));
    assert_eq!(questions.len(), pauses.len(), "a pause for every such question");
    questions.into_iter().zip(pauses).filter_map(|(holds, pause)| Some((holds?, pause))).collect()
}

#[tokio::test]
async fn the_answer_to_a_blockade_takes_as_long_with_the_sack_as_without() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let drawn: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let noted = drawn.clone();
    let mut dealer = QuickDealer::new(7);
    world.service.app.hall.pace_bots(Pacer::by(move || {
        let pause = Pacer::pause(&mut dealer);
        noted.lock().expect("a list").push(pause);
        // What is measured is what was drawn; nobody has to wait for it.
        pause / 1_000
    }));
    let mut answers: Vec<(bool, Duration)> = Vec::new();
    for _ in 0..200 {
        if answers.len() >= 300 {
            break;
        }
        answers.extend(game(&world, &ada, &drawn).await);
    }
    let n_holders = answers.iter().filter(|answer| answer.0).count();
    assert!(answers.len() >= 300, "{} answers", answers.len());
    assert!(n_holders >= 30 && answers.len() - n_holders >= 30, "{n_holders} of {}", answers.len());
    let area = area_under_the_curve(&answers);
    assert!((0.45..=0.55).contains(&area), "{area} over {} answers, {n_holders} of holders", answers.len());
    let (shortest, longest) = (Duration::from_millis(400), Duration::from_millis(900));
    assert!(answers.iter().all(|(_, pause)| (shortest..=longest).contains(pause)));
}
