//! Every paragraph of a game's rules has code and tests, and what is cited exists.

use std::collections::{BTreeMap, BTreeSet};

use super::Problem;
use super::paragraphs::{self, Number, Paragraphs, Row};
use super::rust;
use super::tree::{File, Tree};

/// What a row's code cell says when a paragraph needs no code, as worked examples do.
const NO_CODE: &str = "—";

/// The one list of the games, for programs.
const LIST: &str = "crates/bots/src/lib.rs";

/// The games: crates that have their paragraphs in `docs/rules`, or a `RULES.md` beside them.
pub(super) fn games(tree: &Tree) -> Vec<&str> {
    let manifests = tree.files().iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let crates = manifests.filter_map(|folder| folder.strip_prefix("crates/"));
    crates
        .filter(|name| {
            tree.has(&format!("docs/rules/{name}.md")) || tree.has(&format!("crates/{name}/RULES.md"))
        })
        .collect()
}

/// The letter that the numbers of a specification begin with: that of its first chapter.
fn letter(specification: &File) -> Option<char> {
    let chapters = specification.lines().filter_map(|(_, line)| line.strip_prefix("## "));
    chapters.filter_map(|title| title.chars().next()).find(char::is_ascii_uppercase)
}

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    let mut letters = BTreeMap::new();
    for game in games(tree) {
        let folder = format!("crates/{game}");
        let rules = format!("{folder}/RULES.md");
        let specification = format!("docs/rules/{game}.md");
        let mut there = |path: &str| {
            let file = tree.file(path);
            if file.is_none() {
                problems.push(Problem::new(path, 0, format!("missing, though `{folder}` exists")));
            }
            file
        };
        let (Some(rules), Some(specification)) = (there(&rules), there(&specification)) else { continue };
        check_named(tree, game, problems);
        let Some(letter) = letter(specification) else {
            problems.push(Problem::new(&specification.path, 0, "has no chapter such as `## C1 Set-up`"));
            continue;
        };
        if let Some(other) = letters.insert(letter, game) {
            let message = format!("its paragraphs begin with {letter}, as those of `{other}` do");
            problems.push(Problem::new(&specification.path, 0, message));
        }
        Game { tree, folder: &folder, letter, rules, specification }.check(problems);
    }
}

/// The list of games and the pages for newcomers name every game.
fn check_named(tree: &Tree, game: &str, problems: &mut Vec<Problem>) {
    let named = [
        (LIST, format!("pub use ::{game}::")),
        ("ARCHITECTURE.md", format!("`crates/{game}`")),
        ("README.md", format!("docs/rules/{game}.md")),
    ];
    for (path, name) in named {
        if tree.file(path).is_some_and(|file| !file.text.contains(&name)) {
            problems.push(Problem::new(
                path,
                0,
                format!("does not name the game `{game}`: `{name}` is missing"),
            ));
        }
    }
}

/// One game with both its tables.
struct Game<'a> {
    tree: &'a Tree,
    folder: &'a str,
    letter: char,
    rules: &'a File,
    specification: &'a File,
}

impl Game<'_> {
    fn check(&self, problems: &mut Vec<Problem>) {
        let known = Paragraphs::read(self.letter, self.specification, problems);
        let rows = paragraphs::rows(self.letter, self.rules, problems);
        let numbers: BTreeSet<Number> = rows.iter().map(|row| row.number).collect();
        for (number, line) in &known.paragraphs {
            if !numbers.contains(number) {
                let message = format!("{number} has no row in {}", self.rules.path);
                problems.push(Problem::new(&self.specification.path, *line, message));
            }
        }
        let tests = self.tests();
        for row in &rows {
            let mut complain =
                |message: String| problems.push(Problem::new(&self.rules.path, row.line, message));
            if !known.paragraphs.contains_key(&row.number) {
                complain(format!("{} is no paragraph of {}", row.number, self.specification.path));
            }
            self.check_row(row, &tests, &mut complain);
        }
        self.check_citations(&known, problems);
    }

    fn check_row(&self, row: &Row, tests: &BTreeMap<String, String>, complain: &mut impl FnMut(String)) {
        let number = row.number;
        if row.summary.is_empty() {
            complain(format!("{number} is not said in one line"));
        }
        if row.code.is_empty() && !self.says_no_code(row) {
            complain(format!("{number} cites no code; `{NO_CODE}` says that it needs none"));
        }
        for code in &row.code {
            let (path, item) = code.split_once("::").map_or((code.as_str(), None), |(p, i)| (p, Some(i)));
            let Some(file) = self.tree.file(&format!("{}/{path}", self.folder)) else {
                complain(format!("{number} cites `{code}`, but there is no `{}/{path}`", self.folder));
                continue;
            };
            // `Area::lay`: the type gives the place, the last name is what must be there.
            let name = item.and_then(|item| item.rsplit("::").next());
            if let Some(name) = name.filter(|name| !rust::defines(&file.text, name)) {
                complain(format!("{number} cites `{code}`, but `{}` defines no `{name}`", file.path));
            }
        }
        if row.tests.is_empty() {
            complain(format!("{number} has no test"));
        }
        for test in &row.tests {
            let name = test.rsplit("::").next().unwrap_or(test);
            if !name.starts_with(&number.prefix()) {
                complain(format!("test `{test}` of {number} must begin with `{}`", number.prefix()));
            }
            if !tests.contains_key(name) {
                complain(format!("{number} names test `{test}`, but `{}` has no such test", self.folder));
            }
        }
    }

    /// Whether the third cell of a row is the dash alone.
    fn says_no_code(&self, row: &Row) -> bool {
        let line = self.rules.text.lines().nth(row.line - 1).unwrap_or("");
        line.replace("\\|", "").split('|').nth(3).is_some_and(|cell| cell.trim() == NO_CODE)
    }

    /// The tests of the crate by name, with the file each stands in.
    fn tests(&self) -> BTreeMap<String, String> {
        let files = self.tree.below(self.folder, "rs");
        files
            .flat_map(|file| rust::tests(&file.text).into_iter().map(|name| (name, file.path.clone())))
            .collect()
    }

    fn check_citations(&self, known: &Paragraphs, problems: &mut Vec<Problem>) {
        for file in self.tree.below(self.folder, "rs") {
            for (number, line) in file.lines() {
                for cited in rust::citations(self.letter, line) {
                    if !Number::read(self.letter, cited).is_some_and(|cited| known.may_cite(cited)) {
                        let message = format!("{cited} is no paragraph of {}", self.specification.path);
                        problems.push(Problem::new(&file.path, number, message));
                    }
                }
            }
        }
    }
}
