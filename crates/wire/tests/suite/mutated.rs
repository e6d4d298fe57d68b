//! Hostile input: lines of a conversation, broken in many ways, leave the engine answering.

use serde_json::{Value, json};
use std::time::Duration;
use table::{Dealer, QuickDealer};
use wire::{Engine, Files, Limits};

use crate::help::get;

const LINES: u32 = 100_000;

/// A conversation with every request in it.
fn conversation() -> Vec<Vec<u8>> {
    let mut engine = Engine::new();
    let mut requests = vec![
        json!({"id": 1, "do": "games"}),
        json!({"id": 2, "do": "new", "game": "cafe", "setup": {"seats": 2, "espresso": true}, "seed": "m"}),
        json!({"id": 3, "do": "new", "game": "cafe", "setup": "seats=3 draft=auction", "chance": "manual"}),
        json!({"id": 4, "do": "play", "action": "chance master 1"}),
        json!({"id": 5, "do": "play", "action": "show 17", "as": "all"}),
        json!({"id": 6, "do": "legal", "seat": 1}),
        json!({"id": 7, "do": "play", "action": "seat0 place -1,1 turn 2", "version": 3}),
        json!({"id": 8, "do": "play", "action": "send yellow to 3,1", "seat": 0}),
        json!({"id": 9, "do": "why", "action": "take 17 pay yellow"}),
        json!({"id": 10, "do": "undo", "seat": 1}),
        json!({"id": 11, "do": "view", "as": 1}),
        json!({"id": 12, "do": "scores"}),
        json!({"id": 13, "do": "record"}),
        json!({"id": 14, "do": "bot", "level": "greedy", "nodes": 5, "seed": "x"}),
        json!({"id": 15, "do": "perft", "depth": 2}),
        json!({"id": 16, "do": "position", "game": "cafe", "position": {"turn": 0, "seats": [{
            "area": ["S1", {"card": "01", "x": 1, "y": 1, "turn": 0},
                {"card": {"squares": "D D u / b c e", "demand": "YR", "points": 2}, "x": 3, "y": 2}],
            "beans": {"0,0": "Y", "4,2": {"red": 1}}, "warehouse": {"red": 3}, "points_left": 2,
        }]}}),
    ];
    get(&mut engine, &json!({"do": "new", "game": "cafe", "setup": {"seats": 2}, "seed": "m"}));
    for _ in 0..30 {
        let legal = get(&mut engine, &json!({"do": "legal"}))["legal"].clone();
        let action = legal[legal.as_array().expect("a list").len() / 2].clone();
        requests.push(json!({"do": "play", "action": action}));
        get(&mut engine, &json!({"do": "play", "action": action}));
    }
    let record = get(&mut engine, &json!({"do": "record"}))["record"].clone();
    let all = get(&mut engine, &json!({"do": "view", "as": "all"}))["view"].clone();
    requests.push(json!({"id": 17, "do": "load", "record": record, "seed": "y"}));
    requests.push(json!({"id": 18, "do": "position", "position": all, "chance": "manual"}));
    requests.iter().map(|request| request.to_string().into_bytes()).collect()
}

/// Words that make trouble where a number, a text or a name was.
const TROUBLE: &[&str] = &[
    "",
    "0",
    "-1",
    "1e308",
    "18446744073709551616",
    "null",
    "true",
    "{}",
    "[]",
    "\"\"",
    "\\u0000",
    "\\ud800",
    "\\n",
    "\u{202e}",
    "127",
    "-128",
    "60",
    "seat3",
    "all",
    "S4",
    "x",
    "_ _ _ / _ _ _",
    "place",
    "\"turn\":9,",
    "[[[[",
];

fn mutate(line: &[u8], other: &[u8], dealer: &mut QuickDealer) -> Vec<u8> {
    let mut line = line.to_vec();
    for _ in 0..=dealer.below(3) {
        let at = dealer.below(line.len() as u32 + 1) as usize;
        let end = (at + dealer.below(12) as usize).min(line.len());
        match dealer.below(7) {
            0 => line.truncate(at),
            1 => drop(line.drain(at..end)),
            2 => {
                let word = TROUBLE[dealer.below(TROUBLE.len() as u32) as usize];
                drop(line.splice(at..end, word.bytes()));
            }
            3 => line.insert(at, dealer.below(256) as u8),
            4 => {
                let again = line[at..end].to_vec();
                drop(line.splice(at..at, again));
            }
            5 => {
                let from = dealer.below(other.len() as u32) as usize;
                let until = (from + 40).min(other.len());
                drop(line.splice(at..end, other[from..until].iter().copied()));
            }
            // A digit becomes another: the line stays a request, and means something else.
            _ => {
                if let Some(digit) = line[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                    *digit = b'0' + dealer.below(10) as u8;
                }
            }
        }
    }
    line
}

/// A move that is legal now, if there is a game.
fn a_move(engine: &mut Engine, dealer: &mut QuickDealer) -> Vec<u8> {
    let legal: Value = serde_json::from_str(&engine.answer(r#"{"do":"legal"}"#)).expect("JSON");
    let actions = legal["legal"].as_array().cloned().unwrap_or_default();
    let action = match actions.len() {
        0 => Value::from("end"),
        n => actions[dealer.below(n as u32) as usize].clone(),
    };
    json!({"do": "play", "action": action}).to_string().into_bytes()
}

#[test]
fn a_hundred_thousand_broken_lines() {
    let mut engine = Engine::with_limits(Limits {
        perft_nodes: 20,
        bot_nodes: 20,
        bot_time: Duration::from_millis(1),
        files: Files::Refuse,
    });
    let lines = conversation();
    let mut dealer = QuickDealer::new(99);
    let mut accepted = 0u32;
    for number in 0..LINES {
        let line = &lines[dealer.below(lines.len() as u32) as usize];
        let other = &lines[dealer.below(lines.len() as u32) as usize];
        // Some lines are whole, and some are moves of the game at hand, so that the conversation goes somewhere.
        let line = match number % 20 {
            0 => line.clone(),
            10 => a_move(&mut engine, &mut dealer),
            5 | 15 => mutate(&a_move(&mut engine, &mut dealer), other, &mut dealer),
            _ => mutate(line, other, &mut dealer),
        };
        let answer = engine.answer_bytes(&line);
        assert!(answer.len() < 100_000, "{}", String::from_utf8_lossy(&line));
        assert!(
            !answer.contains(r#""code":"internal""#),
            "a bug: {} → {answer}",
            String::from_utf8_lossy(&line)
        );
        accepted += u32::from(answer.contains(r#""ok":true"#));
        if number % 1000 == 0 {
            let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
            assert!(answer["ok"].is_boolean());
        }
    }
    assert!(accepted > LINES / 25, "{accepted} lines were accepted");
    assert!(engine.answer(r#"{"id":0,"do":"games"}"#).starts_with(r#"{"id":0,"ok":true"#));
    if let Some(pages) = resident_pages() {
        assert!(pages < (512 << 20) / 4096, "{pages} pages in use");
    }
}

/// Memory in use, where the system tells.
fn resident_pages() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    text.split(' ').nth(1)?.parse().ok()
}
