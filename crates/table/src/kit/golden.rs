//! Golden games: complete records that are replayed and compared. `UPDATE_GOLDEN=1` writes those that a test plays
//! itself; a difference is a change of the rules and is reviewed as one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::record::Record;

/// A game that was kept.
#[derive(Debug)]
pub struct Golden<G: Game> {
    /// The name of its file, without the ending.
    pub name: String,
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub text: String,
    /// The game.
    pub record: Record<G>,
    /// Its last state.
    pub end: G,
    /// The events of its last step.
    pub last: Vec<G::Event>,
}

/// Writes a game down.
pub fn save(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name).with_extension("record"), text).expect("a folder to write to");
}

/// Reads one game and holds it to what every golden game must be.
#[track_caller]
pub fn game<G: Game>(folder: &Path, name: &str) -> Golden<G> {
    let path = folder.join(name).with_extension("record");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let record: Record<G> = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.position, None, "{name} begins at the start");
    let mut end = G::new(&record.setup).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut last = Vec::new();
    for (nth, step) in record.steps.iter().enumerate() {
        last.clear();
        let played = end.play(step, &mut last);
        played.unwrap_or_else(|refusal| panic!("{name}, step {} `{step}`: {refusal}", nth + 1));
        end.audit().unwrap_or_else(|error| panic!("{name}, step {} `{step}`: {error}", nth + 1));
    }
    assert!(record.end.is_some(), "{name} is complete");
    assert_eq!(end.scores(), record.end, "{name}");
    Golden { name: name.into(), path, text, record, end, last }
}

/// Reads every game of a folder, by name, and holds each to being written as it was read.
pub fn games<G: Game>(folder: &Path) -> Vec<Golden<G>> {
    let games: Vec<Golden<G>> = names(folder).iter().map(|name| game(folder, name)).collect();
    for game in &games {
        assert_eq!(game.record.to_string(), without_remarks(&game.text), "{}", game.name);
    }
    games
}

/// Reads games that were recorded under earlier rules: they end as they did, and what is written of them now is the
/// same game under the rules of today.
pub fn old_games<G: Game>(folder: &Path, rules: u32) -> Vec<Golden<G>> {
    let games: Vec<Golden<G>> = names(folder).iter().map(|name| game(folder, name)).collect();
    for Golden { name, text, record, .. } in &games {
        assert!(text.contains(&format!("game {} rules {rules}\n", G::ID)), "{name} is as it was written");
        assert_eq!((record.written_under(), record.rules), (rules, G::RULES_VERSION), "{name}");
        let today = record.to_string();
        assert!(today.starts_with(&format!("game {} rules {}\n", G::ID, G::RULES_VERSION)), "{name}");
        assert_eq!(today.parse().as_ref(), Ok(record), "{name}");
    }
    games
}

/// The games of a folder, by name.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let records = paths.filter(|path| path.extension().is_some_and(|extension| extension == "record"));
    let name = |path: PathBuf| path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_string();
    let mut names: Vec<String> = records.map(name).collect();
    names.sort();
    names
}

/// A record as it is written by machine: without remarks.
fn without_remarks(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}
