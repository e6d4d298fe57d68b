//! Lines to the engine: each is answered with one line, and the engine goes on.

#![allow(dead_code, reason = "the corpus is for the tests, the target needs only the body")]

use std::time::Duration;

use wire::{Engine, Files, Limits};

/// Little work a line, and no files.
fn engine() -> Engine {
    Engine::with_limits(Limits {
        perft_nodes: 500,
        bot_nodes: 20,
        bot_time: Duration::from_millis(5),
        files: Files::Refuse,
    })
}

/// Puts a text to a new engine, line by line. Whatever it says, the engine answers, and a bug is not an answer.
pub(crate) fn lines(text: &str) {
    let mut engine = engine();
    for line in text.lines() {
        let answer = engine.answer(line);
        assert!(answer.starts_with("{\"id\":") && !answer.contains('\n'), "{line}\n{answer}");
        assert!(!answer.contains("\"code\":\"internal\""), "{line}\n{answer}");
    }
    let answer = engine.answer(r#"{"id":1,"do":"games"}"#);
    assert!(answer.starts_with(r#"{"id":1,"ok":true,"#), "{answer}");
}

/// The session whole, and so many times damaged: bytes changed, lost and doubled, the same in every run.
pub(crate) fn smoke(times: u32) {
    let mut engine = engine();
    for line in SESSION.lines() {
        let answer = engine.answer(line);
        assert!(answer.contains("\"ok\":true"), "the session is sound\n{line}\n{answer}");
    }
    const PIECES: [&str; 16] =
        ["0", "-1", "9", "\"", "{", "}", "[", "]", ":", ",", "null", "\\", "\n", " ", "é", "1e99"];
    let mut dealer = table::QuickDealer::new(18);
    let mut below = |n: usize| table::Dealer::below(&mut dealer, n as u32) as usize;
    for _ in 0..times {
        let mut text: Vec<char> = SESSION.chars().collect();
        for _ in 0..=below(6) {
            let (from, to) = (below(text.len()), below(text.len()));
            match below(4) {
                0 => drop(text.remove(from)),
                1 => drop(text.splice(from..from, PIECES[below(16)].chars())),
                2 => drop(text.splice(from..=from, PIECES[below(16)].chars())),
                _ => {
                    let copied: Vec<char> =
                        text[from.min(to)..from.max(to)].iter().take(60).copied().collect();
                    text.splice(to..to, copied);
                }
            }
        }
        lines(&text.into_iter().collect::<String>());
    }
}

/// A session that asks for everything once: to begin with, and to damage.
pub(crate) const SESSION: &str = r#"{"id":1,"do":"games"}
{"id":2,"do":"new","game":"cafe","setup":{"seats":2,"draft":"auction"},"chance":"manual"}
{"id":3,"do":"play","action":"master 0","version":0}
{"id":3,"do":"play","action":"show 01"}
{"id":3,"do":"play","action":"show 03"}
{"id":3,"do":"play","action":"show 18"}
{"id":3,"do":"legal"}
{"id":4,"do":"play","action":"bid yellow","version":4}
{"id":4,"do":"play","action":"stand","seat":0}
{"id":5,"do":"play","action":"bid red","seat":1}
{"id":6,"do":"why","action":"place 0,0 turn 0"}
{"id":7,"do":"view","as":0}
{"id":8,"do":"view","as":"spectator"}
{"id":9,"do":"view","as":"all"}
{"id":10,"do":"undo"}
{"id":11,"do":"scores"}
{"id":12,"do":"bot","level":"random","nodes":10,"seed":"a"}
{"id":13,"do":"perft","depth":1}
{"id":14,"do":"record"}
{"id":15,"do":"load","record":"game cafe rules 1\nsetup seats=1\n1 chance show 01\n2 chance show 03\n"}
{"id":16,"do":"new","game":"cafe","setup":{"seats":2,"espresso":true,"edition":"de"},"seed":"tea"}
{"id":17,"do":"legal"}
{"id":18,"do":"position","game":"cafe","position":{"setup":{"seats":1},"round":2,"phase":"act","seats":[{"cards":[{"card":"S1","x":0,"y":0,"turn":0},{"card":{"squares":"R Y Y / u D c","demand":"YR","points":2},"x":0,"y":1,"turn":0}],"beans":[{"x":0,"y":0,"yellow":1}],"warehouse":{"red":1},"points_left":1}]}}
{"id":19,"do":"legal"}
"#;
