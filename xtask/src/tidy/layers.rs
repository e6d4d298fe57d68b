//! The layers of the service: a module of `crates/server` imports only what is below it.
//!
//! The table is in ARCHITECTURE.md, where people read it; this check reads the same rows.

use std::collections::{BTreeMap, BTreeSet};

use super::Problem;
use super::rust::code_of;
use super::tree::{File, Tree};

const DOCUMENT: &str = "ARCHITECTURE.md";
const SECTION: &str = "## Layers of the server";
const SOURCE: &str = "crates/server/src";

/// The root: it declares the modules, and says what of them others may use.
const ROOT: &str = "lib";

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    let files: Vec<(&str, &File)> = tree
        .below(SOURCE, "rs")
        .map(|file| (module(&file.path), file))
        .filter(|(name, _)| *name != ROOT)
        .collect();
    if files.is_empty() {
        return;
    }
    let layers = layers(tree, problems);
    let modules: BTreeSet<&str> = files.iter().map(|(module, _)| *module).collect();
    for name in modules.iter().filter(|name| !layers.contains_key(**name)) {
        let message = format!("`{name}` of the server has no layer: name it below `{SECTION}`");
        problems.push(Problem::new(DOCUMENT, 0, message));
    }
    for (name, (_, line)) in layers.iter().filter(|(name, _)| !modules.contains(name.as_str())) {
        problems.push(Problem::new(DOCUMENT, *line, format!("the server has no module `{name}`")));
    }
    for (from, file) in files {
        for (line, to) in imports(file) {
            let message = match (layers.get(from), layers.get(&to)) {
                _ if to == from => continue,
                (Some((above, _)), Some((below, _))) if below < above => continue,
                (_, None) if !modules.contains(to.as_str()) => {
                    format!("`crate::{to}` is no module: import it from where it is defined")
                }
                (Some((from_layer, _)), Some((to_layer, _))) => format!(
                    "`{from}` (layer {from_layer}) must not import `{to}` (layer {to_layer}): only layers below it"
                ),
                // A module without a layer is told once.
                _ => continue,
            };
            problems.push(Problem::new(&file.path, line, message));
        }
    }
}

/// The module at the top of the crate to which a file belongs.
fn module(path: &str) -> &str {
    let below = path.strip_prefix(SOURCE).unwrap_or(path).trim_start_matches('/');
    below.split('/').next().unwrap_or(below).trim_end_matches(".rs")
}

/// The number of the layer of each module, and the line that says so: rows such as ``| 1 | `shape`, `clock` | … |``.
fn layers(tree: &Tree, problems: &mut Vec<Problem>) -> BTreeMap<String, (u32, usize)> {
    let mut found = BTreeMap::new();
    let mut in_section = false;
    for (number, line) in tree.file(DOCUMENT).iter().flat_map(|file| file.lines()) {
        if line.starts_with("## ") {
            in_section = line == SECTION;
        }
        let mut cells = line.split('|').map(str::trim).skip(1);
        let layer = cells.next().and_then(|cell| cell.parse::<u32>().ok()).filter(|_| in_section);
        let (Some(layer), Some(names)) = (layer, cells.next()) else { continue };
        for name in names.split('`').skip(1).step_by(2) {
            if found.insert(name.to_string(), (layer, number)).is_some() {
                problems.push(Problem::new(DOCUMENT, number, format!("`{name}` has two layers")));
            }
        }
    }
    found
}

/// What a file names by `crate::`, with the line: also in attributes, and each of `crate::{a, b::{c, d}}`.
fn imports(file: &File) -> Vec<(usize, String)> {
    let code: Vec<&str> = file.text.lines().map(code_of).collect();
    let code = code.join("\n");
    let mut found = Vec::new();
    for (at, start) in code.match_indices("crate::") {
        // `$crate::` and `my_crate::` are others.
        if code[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == '$') {
            continue;
        }
        let line = 1 + code[..at].matches('\n').count();
        let rest = &code[at + start.len()..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(firsts(list).into_iter().map(|name| (line, name))),
            None => found.push((line, leading(rest))),
        }
    }
    found
}

/// The first name of every path in a list up to its closing brace.
fn firsts(list: &str) -> Vec<String> {
    let mut depth = 0;
    let mut found = Vec::new();
    let mut begins = true;
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && !letter.is_whitespace() => {
                found.push(leading(&list[at..]));
                begins = false;
            }
            _ => {}
        }
    }
    found
}

fn leading(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_wherever_they_are() {
        let text = "use crate::clock::Millis;\nuse crate::{\n    api, shape::{games, Message},\n    store::Store,\n};\n\
                    // crate::comment\n#[serde(with = \"crate::ids::text\")]\nfn f() -> crate::error::Problem { \
                    $crate::no!() + my_crate::no() }\n";
        let file = File { path: "crates/server/src/x.rs".into(), text: text.into() };
        let names = ["clock", "api", "shape", "store", "ids", "error"].map(String::from);
        assert_eq!(imports(&file), [1, 2, 2, 2, 7, 8].into_iter().zip(names).collect::<Vec<_>>());
    }
}
