//! Who may come in as a new guest, and how nobody may be called.

use axum::http::StatusCode;
use sha2::{Digest as _, Sha256};

use super::names;
use crate::error::{Answer, Problem};

/// Who may come in as a new guest. Those who are known stay, and accounts sign in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    /// Everybody.
    #[default]
    Open,
    /// Anyone who says one of these codes.
    Invitation(Vec<String>),
    /// Nobody.
    Closed,
}

impl Entry {
    /// Whether somebody new may come in.
    pub(crate) fn check(&self, invitation: Option<&str>) -> Answer<()> {
        match self {
            Entry::Open => Ok(()),
            Entry::Invitation(codes) => {
                // Hashes: how long it takes says nothing about a code.
                let hash = |code: &str| Sha256::digest(code.as_bytes());
                let said = hash(invitation.unwrap_or_default());
                match codes.iter().any(|code| hash(code) == said) {
                    true => Ok(()),
                    false => Err(Problem::forbidden(
                        "identity/invitation",
                        "new guests need an invitation code here: it is missing or wrong",
                    )),
                }
            }
            Entry::Closed => Err(Problem::forbidden("identity/closed", "nobody new comes in here")),
        }
    }
}

/// How nobody may be called, but by an operator.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reserved {
    /// These names, and what looks like them.
    whole: Vec<String>,
    /// Names that have this in them.
    parts: Vec<String>,
}

impl Reserved {
    /// One name a line; `*word*` forbids a word anywhere in a name. Lines that begin with `#` are for people.
    pub fn read(text: &str) -> Result<Reserved, String> {
        let mut reserved = Reserved::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let part = line.strip_prefix('*').and_then(|line| line.strip_suffix('*'));
            let key = names::key(part.unwrap_or(line)).trim().to_string();
            if key.is_empty() || key.contains('*') {
                return Err(format!("line {}: expected a name, or `*word*`", number + 1));
            }
            if part.is_some() { &mut reserved.parts } else { &mut reserved.whole }.push(key);
        }
        Ok(reserved)
    }

    /// Whether somebody may choose this name.
    pub(crate) fn check(&self, name: &str) -> Answer<()> {
        let key = names::key(name);
        let key = key.trim();
        let is_reserved =
            self.whole.iter().any(|whole| whole == key) || self.parts.iter().any(|part| key.contains(part));
        match is_reserved {
            true => Err(Problem::new(
                StatusCode::CONFLICT,
                "identity/name_reserved",
                "this name cannot be chosen here",
            )),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_reserved_as_they_look() {
        let reserved = Reserved::read("# ours\nAdmin\n\n  *bogus*  \n").expect("names");
        for name in ["admin", "ADMIN", "Аdmin", "so bogus!", "BOGUS"] {
            assert!(reserved.check(name).is_err(), "{name}");
        }
        for name in ["Administrator", "Ada", "bog us"] {
            assert!(reserved.check(name).is_ok(), "{name}");
        }
        for text in ["**", "*", "a*b"] {
            assert!(Reserved::read(text).is_err(), "{text}");
        }
    }
}
