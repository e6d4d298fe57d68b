//! Old rules versions: what a set-up written under them means today.
//!
//! The rules of a game change, and what was played by the old ones must still replay. A game that raises
//! [`Game::RULES_VERSION`] therefore keeps every earlier reading as an option, and [`Game::upgrade_setup`] says with
//! which options a set-up of an earlier version is the same game today. Records, positions and stored tables are all
//! read through [`setup_of_rules`]; after that there is only the present version.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::game::Game;
use crate::notation::{ParseError, from_word, to_word};

/// The options of a set-up by name, in the order written, before anybody has asked what they mean.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptionWords(Vec<(String, String)>);

impl OptionWords {
    /// The value of an option, if it is named.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives an option a value, whether it is named already or not.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value.into(),
            None => self.0.push((name.into(), value.into())),
        }
    }

    /// Gives an option a value unless it is named already: a default of the old rules.
    pub fn set_default(&mut self, name: &str, value: &str) {
        if self.get(name).is_none() {
            self.set(name, value);
        }
    }

    /// Takes an option out; its value, if it was named.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(at).1)
    }

    /// The pairs of name and value.
    pub fn into_pairs(self) -> Vec<(String, String)> {
        self.0
    }
}

impl From<Vec<(String, String)>> for OptionWords {
    fn from(pairs: Vec<(String, String)>) -> Self {
        OptionWords(pairs)
    }
}

impl Display for OptionWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (name, value)) in self.0.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{name}={}", to_word(value))?;
        }
        Ok(())
    }
}

impl FromStr for OptionWords {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let pair = |word: &str| {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ParseError::new("`option=value`", word))?;
            Ok((name.to_string(), from_word(value)?))
        };
        text.split(' ').filter(|word| !word.is_empty()).map(pair).collect::<Result<_, _>>().map(OptionWords)
    }
}

/// Rules of a game that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRules {
    rules: u32,
    oldest: u32,
    newest: u32,
}

impl Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownRules { rules, oldest, newest } = self;
        write!(f, "played by rules version {rules}; this program knows ")?;
        match oldest == newest {
            true => write!(f, "version {newest}"),
            false => write!(f, "versions {oldest} to {newest}"),
        }
    }
}

impl std::error::Error for UnknownRules {}

/// Whether this program can read what was written under these rules.
pub fn check_rules<G: Game>(rules: u32) -> Result<(), UnknownRules> {
    match (G::OLDEST_RULES..=G::RULES_VERSION).contains(&rules) {
        true => Ok(()),
        false => Err(UnknownRules { rules, oldest: G::OLDEST_RULES, newest: G::RULES_VERSION }),
    }
}

/// Options written under these rules, in the words of the present ones.
pub fn upgrade_options<G: Game>(rules: u32, options: &mut OptionWords) -> Result<(), UnknownRules> {
    check_rules::<G>(rules)?;
    for rules in rules..G::RULES_VERSION {
        G::upgrade_setup(rules, options);
    }
    Ok(())
}

/// What a set-up written under these rules means today. The rules must be known: see [`check_rules`].
pub fn setup_of_rules<G: Game>(rules: u32, text: &str) -> Result<G::Setup, ParseError> {
    if rules == G::RULES_VERSION {
        return text.parse();
    }
    let mut options: OptionWords = text.parse()?;
    upgrade_options::<G>(rules, &mut options)
        .map_err(|error| ParseError::new("rules that this program knows", error.to_string()))?;
    options.to_string().parse()
}
