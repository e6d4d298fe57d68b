//! The languages there are, and which of them a person gets.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language. The order is that of menus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English, which everything falls back to.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Ukrainian.
    Uk,
    /// Portuguese, as in Portugal.
    Pt,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Fr, Lang::De, Lang::Uk, Lang::Pt];

    /// Its code, which is also the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
            Lang::Uk => "uk",
            Lang::Pt => "pt",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::De => "Deutsch",
            Lang::Uk => "Українська",
            Lang::Pt => "Português",
        }
    }

    /// The first of these wishes that can be met, such as `pt-BR`, `de_AT.UTF-8` or `uk`; `None` if none can.
    pub fn wished<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Option<Lang> {
        let wishes: Vec<LanguageIdentifier> = wishes.into_iter().filter_map(identifier).collect();
        let available = Lang::ALL.map(Lang::identifier);
        let found = negotiate_languages(&wishes, &available, None, NegotiationStrategy::Filtering);
        let first = found.first()?;
        Lang::ALL.into_iter().find(|lang| lang.identifier() == **first)
    }

    /// The language of the environment: `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first; else English.
    pub fn of_environment() -> Lang {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let value = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        value.and_then(|value| Lang::wished([value.as_str()])).unwrap_or_default()
    }

    /// The locale whose plural rules hold: in Portugal, unlike Brazil, it is 0 *barcos*.
    pub const fn locale(self) -> &'static str {
        match self {
            Lang::Pt => "pt-PT",
            other => other.code(),
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are well-formed")
    }
}

/// `de_AT.UTF-8@euro` as an identifier; nothing for `C` and `POSIX`.
fn identifier(wish: &str) -> Option<LanguageIdentifier> {
    wish.split(['.', '@']).next()?.trim().replace('_', "-").parse().ok()
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that is not spoken here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LangUnknown(pub String);

impl fmt::Display for LangUnknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> = Lang::ALL.map(|lang| format!("{} ({})", lang.code(), lang.name())).into();
        write!(f, "there is no language `{}`; there are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for LangUnknown {}

impl FromStr for Lang {
    type Err = LangUnknown;

    /// Reads a code, with or without a country.
    fn from_str(text: &str) -> Result<Lang, LangUnknown> {
        const SHOWN: usize = 40;
        let shown = || LangUnknown(text.chars().take(SHOWN).flat_map(char::escape_debug).collect());
        Lang::wished([text]).ok_or_else(shown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_met_as_well_as_possible() {
        assert_eq!(Lang::wished(["de_AT.UTF-8"]), Some(Lang::De));
        assert_eq!(Lang::wished(["pt-BR"]), Some(Lang::Pt));
        assert_eq!(Lang::wished(["ja", "uk"]), Some(Lang::Uk));
        assert_eq!(Lang::wished(["fr-CA", "en"]), Some(Lang::Fr));
        assert_eq!(Lang::wished(["C"]), None);
        assert_eq!(Lang::wished(["POSIX", "", "?"]), None);
    }

    #[test]
    fn an_unknown_language_is_answered_with_the_list() {
        let error = "tlh\u{1b}".parse::<Lang>().expect_err("nobody speaks it here");
        let list = "en (English), fr (Français), de (Deutsch), uk (Українська), pt (Português)";
        assert_eq!(error.to_string(), format!("there is no language `tlh\\u{{1b}}`; there are {list}"));
        assert_eq!("de-CH".parse(), Ok(Lang::De));
    }
}
