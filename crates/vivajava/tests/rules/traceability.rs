//! `RULES.md` names every paragraph, and what it names exists.

use std::path::Path;

use table::Game;
use vivajava::Vivajava;

fn read(folder: &str) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&std::fs::read_to_string(path).expect("a file"));
        }
    }
    text
}

#[test]
fn every_paragraph_has_code_and_a_test() {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("RULES.md")).expect("RULES.md");
    let (tests, source) = (read("tests/rules") + &read("tests"), read("src"));
    for rule in Vivajava::rules() {
        let start = format!("| {rule} |");
        let row =
            page.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{rule} has no row"));
        let prefix = format!("`{}_", rule.0.to_lowercase().replace('.', "_"));
        assert!(row.contains(&prefix), "{rule} has no test");
    }
    for name in page.split('`').skip(1).step_by(2) {
        if let Some((_, item)) = name.split_once("::") {
            let exists =
                ["fn", "struct", "enum"].iter().any(|word| source.contains(&format!("{word} {item}")));
            assert!(exists, "{name} does not exist");
        } else if name.starts_with('v') {
            assert!(tests.contains(&format!("fn {name}()")), "{name} does not exist");
        }
    }
}

#[test]
fn every_test_named_after_a_paragraph_is_on_the_page() {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("RULES.md")).expect("RULES.md");
    for name in (read("tests/rules") + &read("tests")).split("fn v").skip(1) {
        let name = name.split('(').next().unwrap_or("");
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            assert!(page.contains(&format!("`v{name}`")), "v{name} is not in RULES.md");
        }
    }
}
