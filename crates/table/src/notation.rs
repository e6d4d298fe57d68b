//! Text forms: every setup, action and outcome is written and read back without loss.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A type with a text form that round-trips: `text.parse() == value` for `text = value.to_string()`.
pub trait Notation: Display + FromStr<Err = ParseError> {}
impl<T: Display + FromStr<Err = ParseError>> Notation for T {}

/// A text that could not be read: what was expected, what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: String,
    found: String,
}

/// The longest stretch of a bad text that an error repeats.
const SHOWN: usize = 60;

impl ParseError {
    /// `expected` in the words of a person; `found` is cut to a readable length.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        ParseError { expected: expected.into(), found: found.into() }
    }

    /// What would have been right.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found ", self.expected)?;
        if self.found.is_empty() {
            return write!(f, "nothing");
        }
        // Control characters of hostile input must not reach a terminal.
        let shown: String = self.found.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        let rest = if self.found.chars().nth(SHOWN).is_some() { "…" } else { "" };
        write!(f, "`{shown}{rest}`")
    }
}

impl std::error::Error for ParseError {}

/// Splits a text at single spaces and hands out its words one after another.
///
/// Strict on purpose: one text for one value, so doubled or trailing spaces are refused.
pub struct WordReader<'a> {
    text: &'a str,
    rest: Option<&'a str>,
}

impl<'a> WordReader<'a> {
    /// The words of `text`.
    pub fn of(text: &'a str) -> Self {
        WordReader { text, rest: Some(text) }
    }

    /// The next word, if there is one.
    #[allow(clippy::should_implement_trait)] // An iterator would invite adaptors; this is a cursor.
    pub fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        match rest.split_once(' ') {
            Some((word, rest)) => {
                self.rest = Some(rest);
                Some(word)
            }
            None => {
                self.rest = None;
                Some(rest)
            }
        }
    }

    /// The next word read as a `T`.
    pub fn read<T: FromStr<Err = ParseError>>(&mut self, expected: &str) -> Result<T, ParseError> {
        self.next().ok_or_else(|| ParseError::new(expected, ""))?.parse()
    }

    /// The next word, which must be this one.
    pub fn literal(&mut self, word: &str) -> Result<(), ParseError> {
        match self.next() {
            Some(found) if found == word => Ok(()),
            found => Err(ParseError::new(format!("`{word}`"), found.unwrap_or(""))),
        }
    }

    /// Fails unless every word was used.
    pub fn end(&mut self) -> Result<(), ParseError> {
        match self.rest {
            None => Ok(()),
            Some(rest) => Err(ParseError::new(format!("the end of `{}`", self.used()), rest)),
        }
    }

    fn used(&self) -> &'a str {
        let left = self.rest.map_or(0, |rest| rest.len() + 1);
        &self.text[..self.text.len() - left.min(self.text.len())]
    }
}

/// A text without the mark that some editors put before its first letter.
pub fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Makes a text one word: spaces, line ends and `%` become `%20`, `%0A`, `%25`.
pub fn to_word(text: &str) -> String {
    let mut word = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            ' ' | '\n' | '\r' | '\t' | '%' => word.push_str(&format!("%{:02X}", letter as u32)),
            other => word.push(other),
        }
    }
    word
}

/// The inverse of [`to_word`].
pub fn from_word(word: &str) -> Result<String, ParseError> {
    let mut text = String::with_capacity(word.len());
    let mut rest = word;
    while let Some((before, after)) = rest.split_once('%') {
        text.push_str(before);
        let code = after
            .get(..2)
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(code) if code.is_ascii() => text.push(code as char),
            _ => return Err(ParseError::new("two hexadecimal digits after `%`", after)),
        }
        rest = &after[2..];
    }
    text.push_str(rest);
    Ok(text)
}
