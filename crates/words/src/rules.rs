//! The rules for people who play: one text for each game and language, from `rules/<language>/<game>.md`.
//!
//! `rules/README.md` says how they are written. The browser reads the same files; `docs/rules` is the specification
//! they are held to.

use std::fmt;
use std::sync::OnceLock;

use crate::lang::Lang;
use crate::sources::{RULES, text};

/// What is added to the name of a game for its quick reference.
const QUICK: &str = "-quick";

/// The games that have a rule book, in alphabetical order.
pub fn books() -> impl Iterator<Item = &'static str> {
    RULES.iter().map(|(name, _)| *name).filter(|name| !name.ends_with(QUICK))
}

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    /// The name of the game.
    pub title: String,
    /// What it is about, and who wins.
    pub aim: String,
    /// A turn in a few steps.
    pub steps: Vec<String>,
    /// Its chapters, in order.
    pub chapters: Vec<RuleChapter>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleChapter {
    /// Such as `C4`.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// The set-ups it is in force for; all of them if there is none.
    pub only: Option<Condition>,
    /// Its paragraphs, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of the rules, as refusals cite it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Such as `C4.9`.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Sentences.
    Text(String),
    /// Sentences that hold for some set-ups.
    Variant(Condition, String),
    /// A worked example of `rules/examples`: its name, and what its one or two pictures show.
    Picture(String, Vec<String>),
    /// What can be done instead of what this paragraph forbids.
    Instead(String),
}

impl Block {
    /// Its sentences, if it says something at a table with this set-up.
    fn at(&self, setup: &str) -> Option<&str> {
        match self {
            Block::Text(text) | Block::Instead(text) => Some(text),
            Block::Variant(condition, text) => condition.holds(setup).then_some(text),
            Block::Picture(..) => None,
        }
    }
}

/// Options of a set-up and the values they must have, such as `coaster=bold seats=3,4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition(pub Vec<(String, Vec<String>)>);

impl Condition {
    /// Whether it holds for a set-up, written as `name=value` words.
    pub fn holds(&self, setup: &str) -> bool {
        self.0.iter().all(|(name, values)| {
            let found = setup
                .split_whitespace()
                .filter_map(|word| word.split_once('='))
                .find(|(other, _)| other == name);
            found.is_some_and(|(_, value)| values.iter().any(|each| each == value))
        })
    }

    fn read(text: &str) -> Option<Condition> {
        let option = |word: &str| {
            let (name, values) = word.split_once('=')?;
            let values: Vec<String> = values.split(',').map(String::from).collect();
            (!name.is_empty() && values.iter().all(|value| !value.is_empty()))
                .then(|| (name.to_string(), values))
        };
        let options: Option<Vec<_>> = text.split(' ').map(option).collect();
        options.filter(|options| !options.is_empty()).map(Condition)
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> =
            self.0.iter().map(|(name, values)| format!("{name}={}", values.join(","))).collect();
        f.write_str(&words.join(" "))
    }
}

impl Paragraph {
    /// What it says at a table with this set-up, without marks of emphasis: its sentences, then what can be done
    /// instead.
    pub fn lines(&self, setup: &str) -> Vec<String> {
        self.blocks.iter().filter_map(|block| block.at(setup)).map(|text| text.replace("**", "")).collect()
    }
}

impl RuleBook {
    /// The rules of a game in a language. They are read once.
    pub fn of(lang: Lang, game: &str) -> Option<&'static RuleBook> {
        static ALL: [OnceLock<Vec<RuleBook>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        let books = ALL[lang as usize].get_or_init(|| {
            let read = |game: &str| {
                let text = text(RULES, lang, game).expect("every language has the rules of every game");
                // The tests read every book.
                RuleBook::read(text).unwrap_or_else(|fault| panic!("{lang}/{game}.md: {fault}"))
            };
            self::books().map(read).collect()
        });
        self::books().position(|other| other == game).map(|nth| &books[nth])
    }

    /// The one-page reference of a game, as Markdown.
    pub fn quick(lang: Lang, game: &str) -> Option<&'static str> {
        text(RULES, lang, &format!("{game}{QUICK}"))
    }

    /// All paragraphs, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.chapters.iter().flat_map(|chapter| &chapter.paragraphs)
    }

    /// The paragraph of a number.
    pub fn paragraph(&self, number: &str) -> Option<&Paragraph> {
        self.paragraphs().find(|paragraph| paragraph.number == number)
    }

    /// Reads a book; a fault names its line.
    pub fn read(text: &str) -> Result<RuleBook, String> {
        let mut book =
            RuleBook { title: String::new(), aim: String::new(), steps: Vec::new(), chapters: Vec::new() };
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            book.read_line(line).map_err(|fault| format!("line {}: {fault}", number + 1))?;
        }
        Ok(book)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if line.trim() != line {
            return Err("spaces around the line".into());
        }
        if let Some(rest) = line.strip_prefix("### ") {
            let (number, title) = headed(rest)?;
            let chapter = self.chapters.last_mut().ok_or("a paragraph before the first chapter")?;
            if number.split('.').next() != Some(chapter.number.as_str()) {
                return Err(format!("{number} is not of chapter {}", chapter.number));
            }
            chapter.paragraphs.push(Paragraph { number, title, blocks: Vec::new() });
            return Ok(());
        }
        if let Some(rest) = line.strip_prefix("## ") {
            let (number, title) = headed(rest)?;
            self.chapters.push(RuleChapter { number, title, only: None, paragraphs: Vec::new() });
            return Ok(());
        }
        if let Some(title) = line.strip_prefix("# ") {
            self.title = title.into();
            return Ok(());
        }
        let Some(chapter) = self.chapters.last_mut() else { return self.read_opening(line) };
        let Some(paragraph) = chapter.paragraphs.last_mut() else {
            let condition =
                line.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')).and_then(Condition::read);
            chapter.only =
                Some(condition.ok_or("expected a condition such as `draft=auction`, or a paragraph")?);
            return Ok(());
        };
        paragraph.blocks.push(block(line)?);
        Ok(())
    }

    fn read_opening(&mut self, line: &str) -> Result<(), String> {
        match line.split_once(". ") {
            Some((nth, step)) if nth.parse() == Ok(self.steps.len() + 1) => self.steps.push(step.into()),
            _ if self.aim.is_empty() => self.aim = line.into(),
            _ => return Err("expected the next step of a turn, or a chapter".into()),
        }
        Ok(())
    }
}

fn headed(text: &str) -> Result<(String, String), String> {
    let (number, title) = text.split_once(' ').ok_or("expected a number and a title")?;
    Ok((number.into(), title.into()))
}

fn block(line: &str) -> Result<Block, String> {
    if let Some(rest) = line.strip_prefix("- ") {
        let (condition, text) = rest
            .strip_prefix('`')
            .and_then(|rest| rest.split_once("` "))
            .and_then(|(condition, text)| Some((Condition::read(condition)?, text)))
            .ok_or("expected a variant such as - `delivery=all` and what holds then")?;
        return Ok(Block::Variant(condition, text.into()));
    }
    if let Some(rest) = line.strip_prefix("![") {
        let (captions, name) = rest
            .strip_suffix(')')
            .and_then(|rest| rest.split_once("](#"))
            .ok_or("expected a picture such as ![before → after](#name)")?;
        return Ok(Block::Picture(name.into(), captions.split(" → ").map(String::from).collect()));
    }
    Ok(match line.strip_prefix("> ") {
        Some(text) => Block::Instead(text.into()),
        None => Block::Text(line.into()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Tea\n\nBoil **water**.\n\n1. **Fill** it.\n2. Wait.\n\n## T1 Pots\n`pots=2,3`\n\n### T1.1 Size\n\
        Big.\n- `pots=2 lid=on` Two.\n![Cold. → Hot.](#kettle)\n> Use T1.1.\n";

    #[test]
    fn a_book_is_read() {
        let book = RuleBook::read(BOOK).expect("a book");
        assert_eq!((book.title.as_str(), book.aim.as_str(), book.steps.len()), ("Tea", "Boil **water**.", 2));
        let chapter = &book.chapters[0];
        assert_eq!(chapter.only.as_ref().map(ToString::to_string).as_deref(), Some("pots=2,3"));
        let paragraph = book.paragraph("T1.1").expect("a paragraph");
        assert_eq!(paragraph.title, "Size");
        assert_eq!(paragraph.blocks[2], Block::Picture("kettle".into(), vec!["Cold.".into(), "Hot.".into()]));
        assert_eq!(paragraph.lines("pots=2 lid=on"), ["Big.", "Two.", "Use T1.1."]);
        assert_eq!(paragraph.lines("pots=3 lid=on"), ["Big.", "Use T1.1."]);
        assert_eq!(paragraph.lines(""), ["Big.", "Use T1.1."]);
    }

    #[test]
    fn a_fault_names_its_line() {
        for (text, line) in [
            ("# Tea\n### T1.1 Size\n", 2),
            ("## T1 Pots\n### T2.1 Size\n", 2),
            ("## T1 Pots\nwhen hot\n", 2),
            ("## T1\n", 1),
            ("## T1 Pots\n### T1.1 Size\n- plain\n", 3),
            ("## T1 Pots\n### T1.1 Size\n- `pots` two\n", 3),
            ("## T1 Pots\n### T1.1 Size\n![no name]\n", 3),
            ("# Tea\nAim.\n2. Second\n", 3),
            ("# Tea\n Aim.\n", 2),
        ] {
            let fault = RuleBook::read(text).expect_err(text);
            assert!(fault.starts_with(&format!("line {line}: ")), "{text}: {fault}");
        }
    }
}
