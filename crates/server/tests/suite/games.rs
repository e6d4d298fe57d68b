//! Whole games.

use serde_json::json;
use wire::{Draws, GameEntry};

use crate::support::{World, pair, play_out};

pub(crate) async fn every_game_is_played_to_its_end_and_can_be_verified(world: World) {
    for (number, entry) in wire::GAMES.iter().enumerate() {
        let (ada, ben, table) = pair(&world, entry.id, json!({"contribution": "from ada"})).await;
        let choices = play_out(&[&ada, &ben], &table, number as u64).await;
        assert!(choices > 10, "{}: {choices} choices", entry.id);
        let doc = ben.saw(&table).await;
        assert_eq!((&doc["status"], &doc["result"]["how"]), (&json!("over"), &json!("finished")), "{doc}");
        assert_eq!(doc["result"]["scores"].as_array().map(Vec::len), Some(2), "{doc}");
        let record = ben.saw(&format!("{table}/record")).await;
        let record = record.as_str().expect("a text");
        let (_, draws) = GameEntry::verify_record(record).expect("a record that holds");
        assert_eq!(draws, Draws::Verified, "{}", entry.id);
        assert!(record.contains(doc["commitment"].as_str().expect("a commitment")), "{record}");
    }
}
