//! What a bug in a game does to the engine: nothing.

use serde_json::{Map, Value, json};
use table::{Awaits, Seat, Viewer};

use super::Engine;
use crate::any_table::{
    AnyBot, AnyTable, Asked, Audience, BotAnswer, BotCall, Past, StepEvents, StepInWords,
};
use crate::brief::Codebook;
use crate::fault::Fault;

/// A table whose rules are broken: it counts what was played, and everything else panics.
#[derive(Clone)]
struct Broken {
    version: u64,
}

fn bug() -> ! {
    panic!("a bug built into this test")
}

impl AnyTable for Broken {
    fn game_id(&self) -> &'static str {
        "broken"
    }
    fn setup(&self) -> Value {
        Value::Null
    }
    fn n_seats(&self) -> usize {
        1
    }
    fn awaits(&self) -> Awaits {
        Awaits::Nobody
    }
    fn version(&self) -> u64 {
        self.version
    }
    fn legal(&self, _: Seat) -> Vec<String> {
        bug()
    }
    fn legal_said(&self, _: Seat) -> Vec<::words::Message> {
        bug()
    }
    fn outcomes(&self) -> Vec<(String, u32)> {
        bug()
    }
    fn submit(&mut self, _: Option<Seat>, _: &str) -> Result<StepEvents, Fault> {
        self.version += 1;
        bug()
    }
    fn why(&self, _: Option<Seat>, _: &str) -> Result<(), Fault> {
        bug()
    }
    fn undo(&mut self, _: Option<Seat>) -> Result<StepEvents, Fault> {
        self.version += 1;
        bug()
    }
    fn undo_closed(&self, _: Seat) -> Option<::words::Message> {
        bug()
    }
    fn tells_by_time(&self, _: Seat) -> bool {
        bug()
    }
    fn view(&self, _: Audience) -> Value {
        Value::Null
    }
    fn question(&self, _: Seat) -> Option<::words::Message> {
        bug()
    }

    fn offers(&self, _: Seat, _: usize) -> String {
        bug()
    }

    fn asked(&self, _: Seat, _: Option<usize>, _: bool) -> Asked {
        bug()
    }

    fn codebook(&self) -> &'static Codebook {
        bug()
    }

    fn brief_view(&self, _: Viewer) -> Value {
        bug()
    }

    fn past(&self) -> Past {
        bug()
    }

    fn delta(&self, _: &Past, _: Audience, _: bool) -> Option<String> {
        bug()
    }

    fn odds(&self, _: Seat, _: &[&str]) -> Result<Option<Value>, Fault> {
        bug()
    }

    fn make_bot(&self, _: Option<&str>, _: &bots::Effort) -> Result<Box<dyn AnyBot>, Fault> {
        bug()
    }

    fn is_open(&self) -> bool {
        bug()
    }
    fn record(&self) -> String {
        bug()
    }
    fn record_with_secret(&self) -> String {
        bug()
    }
    fn n_steps(&self) -> usize {
        bug()
    }
    fn steps_since(&self, _: usize) -> Vec<String> {
        bug()
    }
    fn history(&self) -> Vec<StepInWords> {
        bug()
    }
    fn scores(&self) -> Map<String, Value> {
        bug()
    }
    fn final_scores(&self) -> Option<Vec<i32>> {
        bug()
    }
    fn bot(&self, _: &BotCall) -> Result<BotAnswer, Fault> {
        bug()
    }
    fn said_in_turn(&self, _: Seat, _: &[String]) -> Vec<::words::Message> {
        bug()
    }
    fn perft(&self, _: u32, _: u64) -> Option<u64> {
        bug()
    }
    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

#[test]
fn a_bug_in_a_game_leaves_the_table_and_the_engine() {
    let mut engine = Engine { table: Some(Box::new(Broken { version: 7 })), ..Engine::default() };
    for request in ["play", "undo", "record", "why", "scores", "bot", "perft"] {
        let line = json!({"id": request, "do": request, "action": "x", "depth": 1}).to_string();
        let answer: Value = serde_json::from_str(&engine.answer(&line)).expect("JSON");
        assert_eq!(answer["id"], json!(request));
        assert_eq!(answer["error"]["code"], json!("internal"), "{answer}");
        assert_eq!(engine.table().map(AnyTable::version), Some(7), "{request}");
    }
    let answer: Value = serde_json::from_str(&engine.answer(r#"{"do":"view"}"#)).expect("JSON");
    assert_eq!((&answer["ok"], &answer["version"]), (&json!(true), &json!(7)));
}
