//! Talking to an engine in tests.

use serde_json::{Value, json};
use table::{Dealer, QuickDealer};
use wire::Engine;

/// Asks and reads the answer.
pub(crate) fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer = engine.answer(&request.to_string());
    assert!(!answer.contains('\n'), "an answer is one line: {answer}");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// Asks and expects to be answered.
pub(crate) fn get(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], json!(true), "{request} → {answer}");
    answer
}

/// Asks and expects to be refused with this code.
pub(crate) fn refused(engine: &mut Engine, request: &Value, code: &str) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], json!(false), "{request} → {answer}");
    assert_eq!(answer["error"]["code"], json!(code), "{request} → {answer}");
    answer["error"].clone()
}

/// An engine with a table.
pub(crate) fn table(setup: Value, seed: &str) -> Engine {
    let mut engine = Engine::new();
    get(&mut engine, &json!({"do": "new", "game": "cafe", "setup": setup, "seed": seed}));
    engine
}

/// Plays on until the game is over, any awaited seat choosing anything; returns every answer. `look` is called after
/// every step with the version it made.
pub(crate) fn play_on(
    engine: &mut Engine,
    dealer: &mut QuickDealer,
    mut look: impl FnMut(&mut Engine, u64),
) -> Vec<String> {
    let mut answers = Vec::new();
    let mut version = get(engine, &json!({"do": "view"}))["version"].as_u64().expect("a version");
    loop {
        let legal = get(engine, &json!({"do": "legal"}));
        let awaits = &legal["awaits"];
        let (seat, list) = match awaits["kind"].as_str() {
            Some("nobody") => return answers,
            Some("seats") => {
                let seats = awaits["seats"].as_array().expect("seats");
                let seat = seats[dealer.below(seats.len() as u32) as usize].clone();
                let list = legal["by_seat"][seat.to_string()].clone();
                (seat, list)
            }
            Some("seat") => (awaits["seat"].clone(), legal["legal"].clone()),
            _ => (Value::Null, legal["legal"].clone()),
        };
        let list = list.as_array().expect("a list").clone();
        let action = &list[dealer.below(list.len() as u32) as usize];
        let answer = get(engine, &json!({"do": "play", "seat": seat, "action": action, "version": version}));
        version += 1;
        assert_eq!(answer["version"], json!(version));
        answers.push(answer.to_string());
        look(engine, version);
    }
}

/// Requests and answers, for snapshots. The text of a rule belongs to the rules and may change there.
pub(crate) fn transcript(requests: &[Value]) -> String {
    let mut engine = Engine::new();
    let mut text = String::new();
    for request in requests {
        let mut answer = ask(&mut engine, request);
        strip_rule_text(&mut answer);
        let mut written = answer.to_string();
        if written.len() > 300 {
            written = serde_json::to_string_pretty(&answer).expect("JSON");
        }
        text.push_str(&format!("→ {request}\n← {written}\n\n"));
    }
    text
}

pub(crate) fn strip_rule_text(answer: &mut Value) {
    if let Some(object) = answer.as_object_mut() {
        object.remove("rule_text");
        object.values_mut().for_each(strip_rule_text);
    }
}
