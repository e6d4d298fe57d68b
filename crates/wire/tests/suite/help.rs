//! Talking to an engine in tests.

use serde_json::{Value, json};
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
