//! The Fluent files, as they are compiled in.

use crate::lang::Lang;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        /// The names of the files of each language.
        pub const FILES: &[&str] = &[$($name),+];

        /// The text of a file in a language.
        pub fn source(lang: Lang, file: &str) -> &'static str {
            match (lang, file) {
                $(
                    (Lang::En, $name) => include_str!(concat!("../../../locales/en/", $name, ".ftl")),
                    (Lang::Fr, $name) => include_str!(concat!("../../../locales/fr/", $name, ".ftl")),
                    (Lang::De, $name) => include_str!(concat!("../../../locales/de/", $name, ".ftl")),
                    (Lang::Uk, $name) => include_str!(concat!("../../../locales/uk/", $name, ".ftl")),
                    (Lang::Pt, $name) => include_str!(concat!("../../../locales/pt/", $name, ".ftl")),
                )+
                _ => "",
            }
        }
    };
}

files!(
    "table",
    "cafe",
    "guatemala",
    "vivajava",
    "terminal",
    "cafe-screen",
    "cafe-table",
    "guatemala-screen",
    "guatemala-table",
    "vivajava-screen",
    "vivajava-table",
    "lessons",
    "lessons-cafe",
    "lessons-guatemala",
    "lessons-vivajava",
    "hints",
    "rules",
    "learn",
    "meanings",
    "house",
    "foyer",
    "club",
    "mail",
    "view",
);
