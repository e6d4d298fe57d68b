//! Short texts say all that whole ones say, over random games of every title.

use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer, Viewer};
use wire::{Audience, GAMES, decode};

use crate::seam::table;

/// What is left out of a short `say` is in the event itself, under the same name.
#[test]
fn short_sentences_are_completed_by_their_events() {
    let mut shorter = 0;
    for entry in GAMES {
        let mut table = table(entry.id, 3, "brief");
        let words = table.codebook().listed();
        let mut dealer = QuickDealer::new(8);
        for _ in 0..300 {
            let Some(seat) = table.first_awaited() else { break };
            let legal = table.legal(seat);
            let action = &legal[dealer.below(legal.len() as u32) as usize];
            let happened = table.submit(Some(seat), action).expect("a legal action is accepted");
            for told in happened.seen_by(Audience::Viewer(Viewer::Seat(seat))) {
                let whole = serde_json::to_value(told).expect("JSON");
                let brief = serde_json::to_string(&told.brief()).expect("JSON");
                let mut brief = serde_json::from_str(&brief).expect("JSON");
                decode(&mut brief, &table.codebook().listed());
                completes(&brief, &whole, &words, entry.id, "event", "kind");
                assert!(brief.get("text").is_none());
                shorter += usize::from(brief.get("say").is_none());
            }
            if let Some(seat) = table.first_awaited() {
                let offers = |brief| table.asked(seat, Some(60), brief).offers.expect("offers");
                let whole: Value = serde_json::from_str(&offers(false)).expect("JSON");
                let mut brief: Value = serde_json::from_str(&offers(true)).expect("JSON");
                decode(&mut brief, &table.codebook().listed());
                for (brief, whole) in
                    brief.as_array().into_iter().flatten().zip(whole.as_array().expect("a list"))
                {
                    if whole.get("say").is_some() {
                        completes(brief, whole, &words, entry.id, "action", "verb");
                    } else {
                        assert_eq!(brief, whole);
                    }
                }
            }
        }
    }
    assert!(shorter > 150, "{shorter}");
}

/// Something said briefly has all that it has when said in full.
fn completes(brief: &Value, whole: &Value, words: &Value, game: &str, about: &str, named: &str) {
    let usual =
        || json!(format!("{game}-{about}-{}", whole[named].as_str().expect("a word").replace('_', "-")));
    let (key, args) = match &brief["say"] {
        Value::String(key) => (json!(key), Value::Null),
        say if say.get("key").is_some() => (say["key"].clone(), say["args"].clone()),
        args => (usual(), args.clone()),
    };
    assert_eq!(key, whole["say"]["key"], "{brief}");
    for (name, arg) in whole["say"]["args"].as_object().into_iter().flatten() {
        let found = match args.get(name).unwrap_or(&brief[name]) {
            // The characters of the words in a list are its letters.
            Value::Array(list) if arg.is_string() => {
                let codes = words.as_object().expect("words").iter();
                let code = |word| codes.clone().find(|(_, known)| *known == word).expect("a word").0.as_str();
                json!(list.iter().map(code).collect::<String>())
            }
            found => found.clone(),
        };
        assert_eq!(found, *arg, "{name} of {whole} in {brief}");
    }
    for (name, field) in whole.as_object().expect("an object") {
        if !["say", "text"].contains(&name.as_str()) {
            assert_eq!(brief[name], *field, "{name} of {whole}");
        }
    }
}
