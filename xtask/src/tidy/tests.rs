//! Small repositories, each with one thing wrong.

use std::fs;

use super::*;

/// A file of a small repository.
type Given<'a> = (&'a str, &'a str);

/// A repository with a game of two paragraphs in which all is well.
const SOUND: [Given; 10] = [
    (
        "Cargo.toml",
        "[workspace.dependencies]\ntable = { path = \"crates/table\" }\n# Errors.\nanyhow = \"1\"\nthiserror = \"2\"\n",
    ),
    ("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n"),
    ("crates/table/Cargo.toml", "[package]\nname = \"table\"\n"),
    ("crates/cafe/Cargo.toml", "[package]\nname = \"cafe\"\n\n[dependencies]\ntable.workspace = true\n"),
    (
        "crates/cafe/RULES.md",
        "| | | | |\n|---|---|---|---|\n\
      | C1.1 | Seats. | `src/lib.rs::seats` | `c1_1_seats`, `c1_1_too_many` |\n\
      | C2 | Options. | `src/lib.rs::Setup::read`, `data/classic.deck` | `c2_options` |\n\
      | C3.1 | Example. | — | `c3_1_example` |\n",
    ),
    ("crates/cafe/data/classic.deck", "deck\n"),
    (
        "crates/cafe/src/lib.rs",
        "/// C1.1 and chapter C1.\nfn seats() {}\nfn read() {}\n\
      #[cfg(test)]\nmod tests {\n    #[test]\n    fn c2_options() {}\n}\n",
    ),
    (
        "crates/cafe/tests/rules/ch1.rs",
        "#[test]\nfn c1_1_seats() {}\n#[test]\nfn c1_1_too_many() {}\n#[test]\nfn c3_1_example() {}\n",
    ),
    (
        "docs/rules/cafe.md",
        "# Café\n\n## C1 Set-up\n- C1.1 One to four.\n\n## C2 Options\nWords.\n\n## C3 Examples\n1. One.\n",
    ),
    (
        "README.md",
        "See [the rules](docs/rules/cafe.md#c1), [there](https://example.org/x) and [below](#below).\n",
    ),
];

/// What is found after some files were changed; a file with the text `gone` is not there.
fn found(changes: &[Given]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let kept = SOUND.iter().filter(|(path, _)| !changes.iter().any(|(changed, _)| changed == path));
    for (path, text) in kept.chain(changes).filter(|(_, text)| *text != "gone") {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder is made");
        fs::write(path, text).expect("a file is written");
    }
    let tree = Tree::read(folder.path()).expect("a tree");
    problems(&tree).iter().map(Problem::to_string).collect()
}

/// A row of the rules put in place of the one for C1.1.
fn found_with_row(row: &str) -> Vec<String> {
    let rules = SOUND.iter().find(|(path, _)| path.ends_with("RULES.md")).expect("rules").1;
    let lines: Vec<&str> =
        rules.lines().map(|line| if line.starts_with("| C1.1") { row } else { line }).collect();
    found(&[("crates/cafe/RULES.md", &lines.join("\n"))])
}

#[test]
fn this_repository_is_tidy() {
    let tree = Tree::read(&crate::root()).expect("the repository can be read");
    let problems = problems(&tree);
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn a_sound_repository_passes() {
    assert_eq!(found(&[]), [""; 0]);
}

#[test]
fn a_game_needs_both_tables() {
    assert_eq!(
        found(&[("crates/cafe/RULES.md", "gone")]),
        ["crates/cafe/RULES.md: missing, though `crates/cafe` exists"]
    );
    assert_eq!(
        found(&[("docs/rules/cafe.md", "gone"), ("README.md", "")]),
        ["docs/rules/cafe.md: missing, though `crates/cafe` exists"]
    );
    assert_eq!(
        found(&[("crates/tea/Cargo.toml", "[package]\n")]),
        [
            "crates/tea/Cargo.toml: nobody said what `tea` may depend on; see ARROWS in xtask and ARCHITECTURE.md, or write the rules of a game"
        ]
    );
}

#[test]
fn a_game_is_named_where_games_are_and_has_a_letter_of_its_own() {
    let tea = [
        ("crates/tea/Cargo.toml", "[package]\n"),
        ("crates/tea/RULES.md", "| | | | |\n|---|---|---|---|\n"),
        ("docs/rules/tea.md", "# Tea\n\n## C1 Pots\n"),
        ("crates/bots/src/lib.rs", "pub use ::cafe::Cafe;\n"),
        ("ARCHITECTURE.md", "`crates/cafe`\n"),
    ];
    assert_eq!(
        found(&tea),
        [
            "ARCHITECTURE.md: does not name the game `tea`: ``crates/tea`` is missing",
            "README.md: does not name the game `tea`: `docs/rules/tea.md` is missing",
            "crates/bots/src/lib.rs: does not name the game `tea`: `pub use ::tea::` is missing",
            "docs/rules/tea.md: its paragraphs begin with C, as those of `cafe` do",
            "docs/rules/tea.md:3: C1 has no row in crates/tea/RULES.md",
        ]
    );
}

#[test]
fn a_paragraph_needs_a_row() {
    assert_eq!(found_with_row(""), ["docs/rules/cafe.md:4: C1.1 has no row in crates/cafe/RULES.md"]);
}

#[test]
fn a_row_needs_a_paragraph() {
    assert_eq!(
        found_with_row("| C1.1 | Seats. | — | `c1_1_seats` |\n| C1.2 | More. | — | `c1_2_more` |"),
        [
            "crates/cafe/RULES.md:4: C1.2 is no paragraph of docs/rules/cafe.md",
            "crates/cafe/RULES.md:4: C1.2 names test `c1_2_more`, but `crates/cafe` has no such test",
        ]
    );
}

#[test]
fn a_row_is_single_whole_and_numbered() {
    let row = "| C1.1 | Seats. | — | `c1_1_seats` |";
    assert_eq!(
        found_with_row(&format!("{row}\n{row}")),
        ["crates/cafe/RULES.md:4: a second row for C1.1; the first is in line 3"]
    );
    assert_eq!(
        found_with_row(&format!(
            "{row}\n| C1.1–C1.3 | Seats. | — | `c1_1_seats` |\n| C2 | Three cells. | — |"
        )),
        [
            "crates/cafe/RULES.md:4: `C1.1–C1.3` is no single paragraph",
            "crates/cafe/RULES.md:5: the row of C2 has 3 cells instead of 4",
        ]
    );
}

#[test]
fn a_row_says_what_the_paragraph_says() {
    assert_eq!(
        found_with_row("| C1.1 |  | `src/lib.rs::seats` | `c1_1_seats` |"),
        ["crates/cafe/RULES.md:3: C1.1 is not said in one line"]
    );
}

#[test]
fn cited_code_exists() {
    assert_eq!(
        found_with_row("| C1.1 | Seats. | `src/lib.rs::chairs`, `src/seat.rs::seats` | `c1_1_seats` |"),
        [
            "crates/cafe/RULES.md:3: C1.1 cites `src/lib.rs::chairs`, but `crates/cafe/src/lib.rs` defines no `chairs`",
            "crates/cafe/RULES.md:3: C1.1 cites `src/seat.rs::seats`, but there is no `crates/cafe/src/seat.rs`",
        ]
    );
    assert_eq!(
        found_with_row("| C1.1 | Seats. | somewhere | `c1_1_seats` |"),
        ["crates/cafe/RULES.md:3: C1.1 cites no code; `—` says that it needs none"]
    );
}

#[test]
fn a_row_names_tests_that_exist_and_bear_its_number() {
    assert_eq!(
        found_with_row("| C1.1 | Seats. | `src/lib.rs::seats` | later |"),
        ["crates/cafe/RULES.md:3: C1.1 has no test"]
    );
    assert_eq!(
        found_with_row("| C1.1 | Seats. | `src/lib.rs::seats` | `c1_1_nobody`, `c2_options`, `seats` |"),
        [
            "crates/cafe/RULES.md:3: C1.1 names test `c1_1_nobody`, but `crates/cafe` has no such test",
            "crates/cafe/RULES.md:3: C1.1 names test `seats`, but `crates/cafe` has no such test",
            "crates/cafe/RULES.md:3: test `c2_options` of C1.1 must begin with `c1_1_`",
            "crates/cafe/RULES.md:3: test `seats` of C1.1 must begin with `c1_1_`",
        ]
    );
}

#[test]
fn a_citation_needs_a_paragraph() {
    let code = "//! C1.2, C4, not G1.1, C1_9 or C3.1.\npub const X: &str = \"C9.9\";\nfn seats() {}\nfn read() {}\n#[test]\nfn c2_options() {}\n";
    assert_eq!(
        found(&[("crates/cafe/src/lib.rs", code)]),
        [
            "crates/cafe/src/lib.rs:1: C1.2 is no paragraph of docs/rules/cafe.md",
            "crates/cafe/src/lib.rs:1: C4 is no paragraph of docs/rules/cafe.md",
            "crates/cafe/src/lib.rs:2: C9.9 is no paragraph of docs/rules/cafe.md",
        ]
    );
}

#[test]
fn a_specification_is_in_order() {
    let text = "## C1 Set-up\n- C1.1 One.\n- C1.1 Again.\n## C2 Options\n## C3 Examples\n1. One.\n## C2 Again\n- C1.7 Astray.\n";
    assert_eq!(
        found(&[("docs/rules/cafe.md", text)]),
        [
            "docs/rules/cafe.md:3: a second paragraph C1.1",
            "docs/rules/cafe.md:7: a second chapter C2",
            "docs/rules/cafe.md:8: C1.7 has no row in crates/cafe/RULES.md",
            "docs/rules/cafe.md:8: C1.7 stands in chapter C2",
        ]
    );
}

#[test]
fn files_stay_short() {
    let long = "// A line.\n".repeat(601);
    let fits = "// A line.\n".repeat(600);
    assert_eq!(
        found(&[
            ("crates/table/src/a.rs", &long),
            ("web/src/b.svelte", &long),
            ("web/c.ts", &fits),
            ("web/src/protocol/e.ts", &long),
            ("d.md", &long)
        ]),
        [
            "crates/table/src/a.rs:601: 601 lines; no file has more than 600",
            "web/src/b.svelte:601: 601 lines; no file has more than 600",
        ]
    );
}

#[test]
fn nothing_is_left_unfinished() {
    let code =
        concat!("fn a() {\n    to", "do!()\n}\n#[test]\n#[ign", "ore = \"slow\"]\nfn b() { db", "g!(1); }\n");
    let found = found(&[("crates/table/src/a.rs", code), ("notes.md", code)]);
    let places: Vec<&str> = found.iter().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!(places, [2, 5, 6].map(|line| format!("crates/table/src/a.rs:{line}")));
}

#[test]
fn no_file_speaks_of_other_things() {
    let lines = [
        concat!("a /wo", "rk/ folder"),
        concat!("a Sub", "Agent"),
        concat!("from crates", ".io"),
        concat!("https://regis", "try.example.org"),
        concat!("regis", "try.npmjs.org"),
        concat!("self.regis", "try.games and regis", "try.rs"),
        "work/ at home",
        concat!("/ro", "ot/x"),
        concat!("/tmp/", "wt/x"),
    ];
    let text = lines.join("\n");
    let found = found(&[("notes.txt", &text)]);
    let places: Vec<&str> = found.iter().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 8, 9].map(|line| format!("notes.txt:{line}")));
}

#[test]
fn lock_files_name_no_other_place() {
    let lock = concat!(
        "source = \"registry+https://github.com/rust-lang/crates",
        ".io-index\"\n",
        "source = \"git+https://example.org/x\"\n"
    );
    let npm = "{\n  \"resolved\": \"https://example.org/a.tgz\",\n  \"version\": \"1\"\n}\n";
    assert_eq!(
        found(&[("Cargo.lock", lock), ("web/package-lock.json", npm)]),
        [
            "Cargo.lock:2: a package from another place than the public index",
            "web/package-lock.json:2: the address a package was fetched from",
        ]
    );
}

#[test]
fn an_outside_dependency_says_why() {
    let manifest = "[workspace.dependencies]\ntable = { path = \"crates/table\" }\nanyhow = \"1\"\n\n# Two of a kind.\nserde = \"1\"\nserde_json = \"1\"\n\nsha2 = \"0.10\"\n";
    assert_eq!(
        found(&[("Cargo.toml", manifest)]),
        [
            "Cargo.toml:3: `anyhow` needs a comment above it that says what it is for",
            "Cargo.toml:9: `sha2` needs a comment above it that says what it is for",
        ]
    );
}

#[test]
fn crates_depend_as_drawn() {
    let depends = |on: &str| format!("[package]\n\n[dependencies]\n{on}.workspace = true\n");
    assert_eq!(
        found(&[
            (
                "crates/table/Cargo.toml",
                "[dev-dependencies]\ntable = { path = \".\" }\ncafe.workspace = true\n"
            ),
            ("crates/wire/Cargo.toml", &depends("klatsch")),
            ("crates/klatsch/Cargo.toml", &depends("wire")),
            ("crates/bots/Cargo.toml", &depends("cafe")),
            ("crates/kettle/Cargo.toml", &depends("table")),
            ("xtask/Cargo.toml", &depends("table")),
        ]),
        [
            "crates/kettle/Cargo.toml: nobody said what `kettle` may depend on; see ARROWS in xtask and ARCHITECTURE.md, or write the rules of a game",
            "crates/table/Cargo.toml:3: `table` must not depend on `cafe`",
            "crates/wire/Cargo.toml:4: `wire` must not depend on `klatsch`",
            "xtask/Cargo.toml:4: `xtask` must not depend on `table`",
        ]
    );
}

#[test]
fn links_lead_somewhere() {
    let page = "[up](../README.md) [folder](rules/) [lost](rules/tea.md#x) `[code](no)`\n```\n[fenced](no)\n```\n[out](../../x)\n";
    assert_eq!(
        found(&[("docs/page.md", page)]),
        [
            "docs/page.md:1: the link to `rules/tea.md#x` leads nowhere",
            "docs/page.md:5: the link to `../../x` leads nowhere",
        ]
    );
}

#[test]
fn the_changelog_has_room_for_the_next_change() {
    assert_eq!(found(&[("CHANGELOG.md", "# Changelog\n")]), ["CHANGELOG.md: no section `## Unreleased`"]);
    assert_eq!(found(&[("CHANGELOG.md", "gone")]), ["CHANGELOG.md: missing"]);
    assert_eq!(found(&[("CHANGELOG.md", "## Unreleased\n")]), [""; 0]);
}

#[test]
fn build_folders_and_pictures_are_passed_over() {
    let bad = concat!("a /wo", "rk/ folder\n");
    let folders = [
        ("target/a.txt", bad),
        ("out/CACHEDIR.TAG", "x"),
        ("out/a.txt", bad),
        ("web/node_modules/a.txt", bad),
    ];
    assert_eq!(found(&folders), [""; 0]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("cup.png"), [0xff, 0xd8, 0x00]).expect("a file is written");
    let tree = Tree::read(folder.path()).expect("a tree");
    assert!(tree.files().is_empty() && tree.has("cup.png"));
}

/// A service of three modules in two layers.
const LAYERED: [Given; 4] = [
    (
        "ARCHITECTURE.md",
        "## Layers of the server\n\n| layer | modules |\n|---|---|\n| 2 | `api`, `socket` |\n| 1 | `store` |\n\nGames: `crates/cafe`\n",
    ),
    ("crates/server/src/lib.rs", "mod api;\nmod socket;\nmod store;\npub use crate::api::Call;\n"),
    ("crates/server/src/api.rs", "use crate::store::Store;\n"),
    ("crates/server/src/store/mod.rs", "//! Below `crate::api`.\nuse crate::store::rows::Row;\n"),
];

#[test]
fn the_server_imports_only_what_is_below() {
    let found_with = |changed: &[Given]| {
        let kept = LAYERED.iter().filter(|(path, _)| !changed.iter().any(|(other, _)| other == path));
        found(
            &[kept.copied().collect::<Vec<_>>(), changed.to_vec(), vec![("crates/server/src/socket.rs", "")]]
                .concat(),
        )
    };
    assert_eq!(found_with(&[]), [""; 0]);
    assert_eq!(
        found_with(&[(
            "crates/server/src/store/rows.rs",
            "use crate::clock;\nuse crate::{api::Call, store};\n"
        )]),
        [
            "crates/server/src/store/rows.rs:1: `crate::clock` is no module: import it from where it is defined",
            "crates/server/src/store/rows.rs:2: `store` (layer 1) must not import `api` (layer 2): only layers below it",
        ]
    );
    assert_eq!(
        found_with(&[("crates/server/src/api/play.rs", "use crate::socket;\n")]),
        [
            "crates/server/src/api/play.rs:1: `api` (layer 2) must not import `socket` (layer 2): only layers below it"
        ]
    );
    assert_eq!(
        found_with(&[("crates/server/src/clock.rs", "")]),
        ["ARCHITECTURE.md: `clock` of the server has no layer: name it below `## Layers of the server`"]
    );
    let twice = "## Layers of the server\n| 1 | `store`, `hall` |\n| 1 | `store` |\n| 2 | `api`, `socket` |\n\nGames: `crates/cafe`\n";
    assert_eq!(
        found_with(&[("ARCHITECTURE.md", twice)]),
        ["ARCHITECTURE.md:2: the server has no module `hall`", "ARCHITECTURE.md:3: `store` has two layers"]
    );
}
