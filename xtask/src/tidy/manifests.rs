//! Which crate may depend on which, and why each outside dependency is there.
//!
//! Lines are read by hand: neither `cargo metadata` nor a reader of TOML keeps the comments that are checked here, and
//! tidy needs no build. `cargo xtask deny`, which asks about all dependencies, does ask `cargo metadata`.

use super::Problem;
use super::citations::games;
use super::tree::{File, Tree};

/// The arrows of ARCHITECTURE.md: who may depend on what; `games` stands for every game.
/// A new arrow needs its own commit and a line there.
const ARROWS: [(&str, &[&str]); 9] = [
    ("table", &[]),
    ("games", &["table"]),
    ("bots", &["table", "games"]),
    ("fair", &["table"]),
    ("words", &[]),
    ("wire", &["table", "games", "bots", "fair", "words"]),
    ("server", &["table", "wire", "bots", "fair", "words"]),
    ("klatsch", &["table", "games", "bots", "fair", "wire", "server", "words"]),
    ("xtask", &[]),
];

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    match tree.file("Cargo.toml") {
        Some(file) => check_reasons(file, problems),
        None => problems.push(Problem::new("Cargo.toml", 0, "missing")),
    }
    let members: Vec<(&str, &File)> =
        tree.files().iter().filter_map(|f| Some((member(&f.path)?, f))).collect();
    let games = games(tree);
    for (name, file) in &members {
        let Some(allowed) = allowed(name, &games) else {
            let message = format!(
                "nobody said what `{name}` may depend on; see ARROWS in xtask and ARCHITECTURE.md, or write the rules of a game"
            );
            problems.push(Problem::new(&file.path, 0, message));
            continue;
        };
        for entry in entries(file).iter().filter(|entry| entry.is_in_dependencies()) {
            let ours = members.iter().any(|(member, _)| *member == entry.name);
            // A crate may name itself among its dev-dependencies, to test with a feature of its own.
            if ours && entry.name != *name && !allowed.contains(&entry.name.as_str()) {
                let message = format!("`{name}` must not depend on `{}`", entry.name);
                problems.push(Problem::new(&file.path, entry.line, message));
            }
        }
    }
}

/// The name of the workspace crate whose manifest this is.
fn member(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let name = folder.strip_prefix("crates/").or((folder == "xtask").then_some(folder))?;
    (!name.contains('/')).then_some(name)
}

/// What a crate may depend on; nothing if no one thought of that crate.
fn allowed<'a>(name: &str, games: &[&'a str]) -> Option<Vec<&'a str>> {
    let kind = if games.contains(&name) { "games" } else { name };
    let (_, targets) = ARROWS.iter().find(|(from, _)| *from == kind)?;
    let games = games.iter().copied().filter(|_| targets.contains(&"games"));
    Some(targets.iter().copied().filter(|target| *target != "games").chain(games).collect())
}

/// Every outside dependency has a comment above it, or above the lines without a gap it belongs to.
fn check_reasons(file: &File, problems: &mut Vec<Problem>) {
    for entry in entries(file) {
        let outside = !entry.value.contains("path =") && !entry.value.contains("path=");
        if entry.section == "workspace.dependencies" && outside && !entry.has_reason {
            let message = format!("`{}` needs a comment above it that says what it is for", entry.name);
            problems.push(Problem::new(&file.path, entry.line, message));
        }
    }
}

/// A line `name = value` of a manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    line: usize,
    section: String,
    name: String,
    value: String,
    has_reason: bool,
}

impl Entry {
    fn is_in_dependencies(&self) -> bool {
        // Also `target.'cfg(unix)'.dependencies`, but not `workspace.dependencies`, which only lists.
        let last = self.section.rsplit('.').next().unwrap_or("");
        let named = ["dependencies", "dev-dependencies", "build-dependencies"].contains(&last);
        named && self.section != "workspace.dependencies"
    }
}

/// The entries of a manifest. A table of its own, `[dependencies.name]`, counts as an entry.
fn entries(file: &File) -> Vec<Entry> {
    let mut found = Vec::new();
    let mut section = String::new();
    let mut has_reason = false;
    for (line, text) in file.lines() {
        let text = text.trim();
        if text.is_empty() {
            has_reason = false;
        } else if text.starts_with('#') {
            has_reason = true;
        } else if let Some(head) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            section = head.trim_matches(['[', ']']).to_string();
            if let Some((outer, name)) = section.rsplit_once('.')
                && outer.ends_with("dependencies")
            {
                let (section, name) = (outer.to_string(), name.to_string());
                found.push(Entry { line, section, name, value: String::new(), has_reason });
            }
            has_reason = false;
        } else if let Some((key, value)) = text.split_once('=') {
            // `table.workspace = true` is about `table`.
            let name = key.trim().split('.').next().unwrap_or("").trim_matches('"').to_string();
            found.push(Entry {
                line,
                section: section.clone(),
                name,
                value: value.trim().to_string(),
                has_reason,
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_know_their_section() {
        let text = "[package]\nname = \"bots\"\n\n[dependencies]\n# Why.\ntable.workspace = true\n\n\
                    [target.'cfg(unix)'.dependencies]\ncafe = { path = \"../cafe\" }\n\n[dev-dependencies.wire]\npath = \"x\"\n";
        let file = File { path: "crates/bots/Cargo.toml".into(), text: text.into() };
        let found: Vec<(usize, String, bool)> = entries(&file)
            .into_iter()
            .filter(Entry::is_in_dependencies)
            .map(|entry| (entry.line, entry.name, entry.has_reason))
            .collect();
        let expected = [(6, "table", true), (9, "cafe", false), (11, "wire", false)];
        assert_eq!(found, expected.map(|(line, name, reason)| (line, name.to_string(), reason)));
    }

    #[test]
    fn arrows_stand_for_every_game() {
        let allowed = |name| allowed(name, &["tea", "cocoa"]);
        assert_eq!(allowed("tea"), Some(vec!["table"]));
        assert_eq!(allowed("bots"), Some(vec!["table", "tea", "cocoa"]));
        assert_eq!(allowed("xtask"), Some(vec![]));
        assert_eq!(allowed("kettle"), None);
    }

    #[test]
    fn members_are_known_by_their_folder() {
        assert_eq!(member("crates/cafe/Cargo.toml"), Some("cafe"));
        assert_eq!(member("xtask/Cargo.toml"), Some("xtask"));
        assert_eq!(member("fuzz/Cargo.toml"), None);
        assert_eq!(member("Cargo.toml"), None);
    }
}
