//! The types of the web table, written from the shapes of the games.

use std::path::Path;
use std::{env, fs};

/// A test that the web table has the types of a game: its own words first, then every type in this order.
macro_rules! web_types {
    (
        $game:literal, view: $view:ident, offer: $offer:ident, event: $event:ident;
        $(words: $($word:literal),+;)?
        types: $($kind:ty),+;
    ) => {
        mod tests {
            use ts_rs::{Config, TS};

            use super::*;

            #[test]
            fn the_web_table_has_these_types() {
                let config = Config::default();
                let words: &[&str] = &[$($($word),+)?];
                let mut declarations: Vec<String> = words.iter().map(ToString::to_string).collect();
                declarations.extend([$(<$kind>::decl(&config)),+]);
                let names = [stringify!($view), stringify!($offer), stringify!($event)];
                $crate::typescript::check($game, &declarations, names);
            }
        }
    };
}

pub(crate) use web_types;

/// The web table's types of a game are these declarations; `UPDATE_TYPES=1` writes them again.
pub(crate) fn check(game: &str, declarations: &[String], [view, offer, event]: [&str; 3]) {
    let mut text = format!(
        "// Written from the types in crates/wire/src/{game}; UPDATE_TYPES=1 cargo nextest run -p wire\n\n\
         import type {{ Message }} from './service.ts';\n"
    );
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    let name: String =
        game.chars().take(1).flat_map(char::to_uppercase).chain(game.chars().skip(1)).collect();
    text.push_str(&format!(
        "\n/** What one viewer may know. */\n\
         export type {name}View = {{ game: '{game}', you: number | 'spectator' | 'all' }} & {view} & Printed;\n\
         \n/** A legal action with what it means, acts on, costs and brings. */\n\
         export type Offer = {offer} & {{ say?: Message }};\n\
         \n/** What happened, with its sentence. */\n\
         export type Event = {event} & {{ text?: string, say: Message }};\n"
    ));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/protocol/{game}.ts"));
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &text).expect("the types can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, text, "the types of the web table have drifted: run with UPDATE_TYPES=1");
}
