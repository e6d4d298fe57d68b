//! The types of the web table, written from the shapes of the games.

use std::path::Path;
use std::{env, fs};

/// The web table's types of a game are these declarations; `UPDATE_TYPES=1` writes them again.
pub(crate) fn check(game: &str, declarations: &[String], more: &str) {
    let mut text = format!(
        "// Written from the types in crates/wire/src/{game}; UPDATE_TYPES=1 cargo nextest run -p wire\n\n\
         import type {{ Message }} from './service.ts';\n"
    );
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text.push_str(more);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/protocol/{game}.ts"));
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &text).expect("the types can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, text, "the types of the web table have drifted: run with UPDATE_TYPES=1");
}
