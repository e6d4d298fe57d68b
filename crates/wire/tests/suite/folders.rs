//! Every game has its own folders and files: what is found there by its name, and no compiler would miss.

use std::path::Path;

use wire::GAMES;

/// Files of a game outside the crates; those that the tests of rules, lessons and words read are not repeated here.
const FILES: [&str; 11] = [
    "docs/rules/{game}.md",
    "locales/en/{game}-about.ftl",
    "locales/en/{game}-meanings.ftl",
    "locales/en/{game}-screen.ftl",
    "locales/en/{game}-table.ftl",
    "locales/en/lessons-{game}.ftl",
    "web/src/{game}/Emblem.svelte",
    "web/src/{game}/Example.svelte",
    "web/src/{game}/Poster.svelte",
    "web/src/{game}/drawing.ts",
    "web/src/{game}/meanings.ts",
];

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_game_has_its_files() {
    for entry in GAMES {
        let files = FILES.map(|path| path.replace("{game}", entry.id));
        let missing: Vec<&String> = files.iter().filter(|path| !root().join(path).is_file()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", entry.id);
    }
}

/// The house of the web table knows a game by its folder; the letter leads from a paragraph to its book.
#[test]
fn the_web_table_has_the_letter_of_every_game() {
    for entry in GAMES {
        let path = root().join(format!("web/src/{}/game.ts", entry.id));
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let letter = format!("letter: '{}'", entry.letter());
        assert!(text.contains(&letter), "{}: no {letter}", path.display());
        let key = format!("about: 'about-{}'", entry.id);
        assert!(text.contains(&key), "{}: no {key}", path.display());
    }
}

/// `klatsch check` knows every kind of file that a set-up takes.
#[test]
fn every_option_that_is_a_file_can_be_checked() {
    for entry in GAMES {
        let options: Vec<&str> = entry.file_options().into_iter().map(|(name, _)| name).collect();
        let content: Vec<&str> = entry.content.iter().map(|content| content.option).collect();
        assert_eq!(options, content, "{}", entry.id);
    }
}
