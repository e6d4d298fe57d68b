//! `RULES.md` maps every paragraph to code and tests that exist, and every test of a paragraph is in it.

use std::fs;
use std::path::Path;

use guatemala::rules;

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words between backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_paragraph_has_code_and_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = read(&root.join("RULES.md"));
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with("| G"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let tests: String = fs::read_dir(root.join("tests/rules"))
        .expect("the folder of rule tests")
        .map(|entry| read(&entry.expect("a file").path()))
        .collect();
    let mut listed = Vec::new();
    for row in &rows {
        let [paragraph, _, code, names] = row[..] else { panic!("four cells: {row:?}") };
        for place in quoted(code) {
            let (file, function) = place.split_once("::").expect("file::function");
            assert!(read(&root.join(file)).contains(&format!("fn {function}")), "{paragraph}: {place}");
        }
        assert!(!quoted(names).is_empty(), "{paragraph} has a test");
        let prefix = format!("{}_", paragraph.to_lowercase().replace('.', "_"));
        for name in quoted(names) {
            assert!(
                name.starts_with(&prefix) && tests.contains(&format!("fn {name}()")),
                "{paragraph}: {name}"
            );
            listed.push(name);
        }
    }
    for rule in rules::ALL {
        assert!(rows.iter().any(|row| row[0] == rule.0), "{rule} is in RULES.md");
    }
    for name in tests.split("fn ").filter_map(|rest| rest.split_once("()")).map(|(name, _)| name) {
        let cites =
            name.starts_with('g') && name.chars().nth(1).is_some_and(|letter| letter.is_ascii_digit());
        assert!(!cites || listed.contains(&name), "{name} is in RULES.md");
    }
}
