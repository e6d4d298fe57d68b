//! The two tables of a game's rules: its paragraphs in `docs/rules`, and the rows of its `RULES.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Problem;
use super::tree::File;

/// The number of a paragraph or chapter, such as `C3.2` or `C9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Number {
    letter: char,
    chapter: u32,
    paragraph: Option<u32>,
}

impl Number {
    /// Reads the whole text as a number of the game with this letter.
    pub(super) fn read(letter: char, text: &str) -> Option<Number> {
        let digits = |text: &str| -> Option<u32> {
            let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            // One text for one number: no `C1.01`.
            text.parse().ok().filter(|number: &u32| plain && number.to_string() == text)
        };
        let (chapter, paragraph) = match text.strip_prefix(letter)?.split_once('.') {
            Some((chapter, paragraph)) => (digits(chapter)?, Some(digits(paragraph)?)),
            None => (digits(text.strip_prefix(letter)?)?, None),
        };
        Some(Number { letter, chapter, paragraph })
    }

    fn at(self, paragraph: u32) -> Number {
        Number { paragraph: Some(paragraph), ..self }
    }

    fn chapter(self) -> Number {
        Number { paragraph: None, ..self }
    }

    /// How the names of its tests begin: `c3_2_`.
    pub(super) fn prefix(self) -> String {
        format!("{self}_").to_lowercase().replace('.', "_")
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.chapter)?;
        self.paragraph.map_or(Ok(()), |paragraph| write!(f, ".{paragraph}"))
    }
}

/// What a game's specification has.
#[derive(Clone, Debug, Default)]
pub(super) struct Paragraphs {
    /// Each with its line: what needs a row, code and tests.
    pub(super) paragraphs: BTreeMap<Number, usize>,
    chapters: BTreeSet<Number>,
}

impl Paragraphs {
    /// Reads a specification.
    ///
    /// A paragraph is a list item that begins with its number (`- C1.1 …`), or a numbered item (`1. …`) of a
    /// chapter without such items; a chapter with neither (`## C9 …`) is one paragraph as a whole.
    pub(super) fn read(letter: char, file: &File, problems: &mut Vec<Problem>) -> Paragraphs {
        let mut found = Paragraphs::default();
        // The chapter being read: its number, its line, its numbered items so far.
        let mut chapter: Option<(Number, usize)> = None;
        let mut items: Vec<(u32, usize)> = Vec::new();
        for (number, line) in file.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                found.close(chapter.take(), &mut items);
                let word = heading.split_whitespace().next().unwrap_or("");
                chapter = Number::read(letter, word).filter(|n| n.paragraph.is_none()).map(|n| (n, number));
                if let Some((chapter, _)) = chapter
                    && !found.chapters.insert(chapter)
                {
                    problems.push(Problem::new(&file.path, number, format!("a second chapter {chapter}")));
                }
                continue;
            }
            let Some((chapter, _)) = chapter else { continue };
            let item = line.strip_prefix("- ").map(|item| item.trim_start_matches('*'));
            let word = item.and_then(|item| item.split([' ', '*']).next()).unwrap_or("");
            if let Some(paragraph) = Number::read(letter, word) {
                if paragraph.chapter() != chapter {
                    let message = format!("{paragraph} stands in chapter {chapter}");
                    problems.push(Problem::new(&file.path, number, message));
                }
                if found.paragraphs.insert(paragraph, number).is_some() {
                    problems.push(Problem::new(
                        &file.path,
                        number,
                        format!("a second paragraph {paragraph}"),
                    ));
                }
            } else if let Some(nth) = line.split_once(". ").and_then(|(nth, _)| nth.parse().ok()) {
                items.push((nth, number));
            }
        }
        found.close(chapter, &mut items);
        if found.paragraphs.is_empty() {
            let message = format!("no paragraphs; they begin with `- {letter}1.1 `");
            problems.push(Problem::new(&file.path, 0, message));
        }
        found
    }

    fn close(&mut self, chapter: Option<(Number, usize)>, items: &mut Vec<(u32, usize)>) {
        let items = std::mem::take(items);
        let Some((chapter, line)) = chapter else { return };
        if self.paragraphs.keys().any(|paragraph| paragraph.chapter() == chapter) {
            return;
        }
        if items.is_empty() {
            self.paragraphs.insert(chapter, line);
        }
        self.paragraphs.extend(items.into_iter().map(|(nth, line)| (chapter.at(nth), line)));
    }

    /// Whether code may cite this: a paragraph, or a chapter as a whole.
    pub(super) fn may_cite(&self, number: Number) -> bool {
        self.paragraphs.contains_key(&number) || self.chapters.contains(&number)
    }
}

/// A row of `RULES.md`: what a paragraph says, where it is carried out, what tries it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) number: Number,
    pub(super) summary: String,
    /// What is cited: `src/draft.rs::costly`.
    pub(super) code: Vec<String>,
    pub(super) tests: Vec<String>,
}

/// The rows of a `RULES.md`; other lines, and the head of the table, are passed over.
pub(super) fn rows(letter: char, file: &File, problems: &mut Vec<Problem>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (line, text) in file.lines() {
        let cells = cells(text);
        let Some(first) = cells.first() else { continue };
        let looks_numbered =
            first.strip_prefix(letter).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if !looks_numbered {
            continue;
        }
        let Some(number) = Number::read(letter, first) else {
            problems.push(Problem::new(&file.path, line, format!("`{first}` is no single paragraph")));
            continue;
        };
        let [_, summary, code, tests] = &cells[..] else {
            let message = format!("the row of {number} has {} cells instead of 4", cells.len());
            problems.push(Problem::new(&file.path, line, message));
            continue;
        };
        if let Some(first) = rows.iter().find(|row| row.number == number) {
            let message = format!("a second row for {number}; the first is in line {}", first.line);
            problems.push(Problem::new(&file.path, line, message));
        }
        let (code, tests) = (quoted(code), quoted(tests));
        rows.push(Row { line, number, summary: summary.clone(), code, tests });
    }
    rows
}

/// The cells of a table row, trimmed; none for other lines.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim();
    let Some(inner) = line.strip_prefix('|') else { return Vec::new() };
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    // An escaped bar belongs to its cell.
    let inner = inner.replace("\\|", "\u{0}");
    inner.split('|').map(|cell| cell.trim().replace('\u{0}', "|")).collect()
}

/// What stands between back-ticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(|text| text.trim().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Option<Number> {
        Number::read('C', text)
    }

    #[test]
    fn numbers_are_read_strictly() {
        for good in ["C1.1", "C9", "C10.7"] {
            assert_eq!(number(good).map(|n| n.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "C", "C1.", "C.1", "C1.01", "C+1", "G1.1", "C1.1.1", "c1.1", "C1.1–C1.3"] {
            assert_eq!(number(bad), None, "{bad}");
        }
    }

    #[test]
    fn prefixes_of_tests() {
        assert_eq!(number("C2.3").map(Number::prefix).as_deref(), Some("c2_3_"));
        assert_eq!(number("C9").map(Number::prefix).as_deref(), Some("c9_"));
    }

    #[test]
    fn every_kind_of_paragraph_is_read() {
        let text = "# Title\n- C0.1 before any chapter\n\n## C1 Set-up\n- C1.1 One.\n  goes on\n- C1.2 Two.\n  1. not an item of its own\n\
                    ## C9 Options\nWords.\n## C10 Examples\n1. First.\n2. Second.\n   - more\n## Notes\n- free\n";
        let mut problems = Vec::new();
        let file = File { path: "docs/rules/cafe.md".into(), text: text.into() };
        let found = Paragraphs::read('C', &file, &mut problems);
        assert_eq!(problems, []);
        let lines: Vec<(String, usize)> =
            found.paragraphs.iter().map(|(number, line)| (number.to_string(), *line)).collect();
        let expected = [("C1.1", 5), ("C1.2", 7), ("C9", 9), ("C10.1", 12), ("C10.2", 13)];
        assert_eq!(lines, expected.map(|(number, line)| (number.to_string(), line)));
        assert!(found.may_cite(number("C1").expect("a chapter")));
        assert!(!found.may_cite(number("C2").expect("a chapter")));
    }

    #[test]
    fn rows_are_read() {
        let text = "| paragraph | says | code | tests |\n|---|---|---|---|\n\
                    | C2.3 | Two ships \\| pay. | `src/draft.rs::costly`, `src/a.rs::b` | `c2_3_one`, `c2_3_two` |\n";
        let file = File { path: "crates/cafe/RULES.md".into(), text: text.into() };
        let mut problems = Vec::new();
        let rows = rows('C', &file, &mut problems);
        assert_eq!(problems, []);
        let row = Row {
            line: 3,
            number: number("C2.3").expect("a number"),
            summary: "Two ships | pay.".into(),
            code: vec!["src/draft.rs::costly".into(), "src/a.rs::b".into()],
            tests: vec!["c2_3_one".into(), "c2_3_two".into()],
        };
        assert_eq!(rows, [row]);
    }
}
