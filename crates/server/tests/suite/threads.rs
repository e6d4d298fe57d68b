//! Long computations leave the threads that serve: while one is under way, or waits for its turn, everybody else is
//! answered.

use std::sync::mpsc;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World, play_out};

/// What is asked of the service, and takes long.
type Long<'a> = (&'a str, &'a str, Option<Value>);

/// Others are answered, again and again.
async fn others_are_served(ben: &Person) {
    for _ in 0..20 {
        assert_eq!(ben.get("/healthz").await.0, StatusCode::OK);
        ben.saw("/api/tables?status=running").await;
    }
}

/// One thread serves, one other computes, and that one is taken: what is computed there waits, and what is computed
/// where others are served would be done at once.
#[test]
fn long_computations_leave_the_threads_that_serve() {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().max_blocking_threads(1).build().expect("a runtime");
    runtime.block_on(async {
        let world = World::sqlite().await;
        let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
        let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true});
        let table = ada.table(wishes).await;
        play_out(&[&ada, &ada], &table, 5).await;
        let record = ada.saw(&format!("{table}/record")).await;
        let eva =
            world.person("Eva").await.account(json!({"name": "Eva", "password": "a long password"})).await;
        // Nobody has come for the table yet, so that it is played again.
        let world = world.reopened().await;
        let (ada, ben, eva) = (ada.at(&world), ben.at(&world), eva.at(&world));
        let (of, over) =
            (|what: &str| format!("{table}{what}"), json!({"version": 30, "bots": {"1": "random"}}));
        let (replay, version, fork) = (of("/replay?as=all"), of("/versions/30?as=all"), of("/fork"));
        let solve = json!({"choices": [], "show": true});
        let password = json!({"old": "a long password", "new": "another password"});
        let long: [Long<'_>; 8] = [
            ("GET", &table, None),
            ("GET", &replay, None),
            ("GET", &version, None),
            ("POST", &fork, Some(over)),
            ("POST", "/api/replay?as=all", Some(json!({"record": record}))),
            ("POST", "/api/lessons/cafe/dry", Some(solve)),
            ("POST", "/api/sign-in", Some(json!({"name": "Eva", "password": "a long password"}))),
            ("PUT", "/api/me/password", Some(password)),
        ];
        for (method, path, body) in long {
            let (open, gate) = mpsc::channel::<()>();
            let taken = tokio::task::spawn_blocking(move || gate.recv());
            let caller = if path.starts_with("/api/me") { &eva } else { &ada };
            let mut call = std::pin::pin!(caller.call(method, path, body));
            tokio::select! {
                (status, _, answer) = &mut call => {
                    panic!("{method} {path} did not leave the thread that serves: {status} {answer}")
                }
                () = others_are_served(&ben) => {}
            }
            open.send(()).expect("somebody waits");
            taken.await.expect("a thread").expect("the gate is open");
            let (status, _, answer) = call.await;
            assert!(status.is_success(), "{method} {path}: {status} {answer}");
        }
    });
}

/// The same for what bots find out: their choices, hints and odds.
#[test]
fn bots_hints_and_odds_leave_the_threads_that_serve() {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().max_blocking_threads(1).build().expect("a runtime");
    runtime.block_on(async {
        let world = World::sqlite().await;
        let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
        let (open, gate) = mpsc::channel::<()>();
        world.service.app.registry.occupy_bots(move || {
            let _ = gate.recv();
        });
        let wishes = json!({"game": "vivajava", "mine": [], "bots": {"0": "random", "1": "random"}});
        let of_bots = ada.table(wishes).await;
        ada.did(&format!("{of_bots}/start"), json!({})).await;
        let begun = ada.version(&of_bots).await;
        let wishes = json!({"game": "vivajava", "mine": [0, 1], "begins_when_full": true, "hints": "on"});
        let mine = ada.table(wishes).await;
        let seat = ada.saw(&mine).await["awaits"]["seat"].clone();
        let hint_path = format!("{mine}/hint");
        let mut hint = std::pin::pin!(ada.post(&hint_path, json!({"seat": seat})));
        tokio::select! {
            (status, answer) = &mut hint => panic!("a hint from nowhere: {status} {answer}"),
            () = others_are_served(&ben) => {}
        }
        assert_eq!(ada.version(&of_bots).await, begun, "no bot has chosen");
        open.send(()).expect("a thread waits");
        let (status, answer) = hint.await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        while ada.version(&of_bots).await == begun {
            tokio::task::yield_now().await;
        }

        let addr = listen(&world).await;
        let mut seen = Seen::at(addr, &ada, &mine, json!({"as": seat})).await;
        let roll = seen.legal.first().cloned().expect("a choice");
        let (open, gate) = mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || gate.recv());
        let mut odds = std::pin::pin!(seen.ask(json!({"do": "odds", "action": roll, "as": seat})));
        tokio::select! {
            answer = &mut odds => panic!("odds that were not computed apart: {answer}"),
            () = others_are_served(&ben) => {}
        }
        open.send(()).expect("a thread waits");
        taken.await.expect("a thread").expect("the gate is open");
        let answer = odds.await;
        assert_eq!(answer["ok"], true, "{answer}");
    });
}
