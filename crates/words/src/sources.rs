//! The files of the languages, as they are compiled in: `build.rs` lists those that are there.

use crate::lang::Lang;

/// A file by name, with its text in each language in the order of [`Lang::ALL`].
pub(crate) type Source = (&'static str, [&'static str; Lang::ALL.len()]);

/// The Fluent files of `locales/`.
const LOCALES: &[Source] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The texts of `rules/`.
pub(crate) const RULES: &[Source] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The names of the Fluent files of each language, in alphabetical order.
pub fn files() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(name, _)| *name)
}

/// The text of a Fluent file in a language; nothing if there is no such file.
pub fn source(lang: Lang, file: &str) -> &'static str {
    text(LOCALES, lang, file).unwrap_or("")
}

/// The text of a file of this list in a language.
pub(crate) fn text(list: &[Source], lang: Lang, file: &str) -> Option<&'static str> {
    list.iter().find(|(name, _)| *name == file).map(|(_, texts)| texts[lang as usize])
}
