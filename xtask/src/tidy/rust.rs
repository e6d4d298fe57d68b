//! Just enough reading of Rust to find what a table of rules cites.

use std::collections::BTreeSet;

/// Words that bring a name into being.
const ITEM_WORDS: [&str; 9] =
    ["fn", "struct", "enum", "trait", "type", "const", "static", "mod", "macro_rules!"];

/// Whether the text defines an item of this name.
pub(super) fn defines(text: &str, name: &str) -> bool {
    text.lines().map(code_of).any(|line| {
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            if !ITEM_WORDS.contains(&word) {
                continue;
            }
            // In `const fn covers` the name comes after the last such word.
            let named = words.clone().next().filter(|next| !ITEM_WORDS.contains(next)).map(leading_name);
            if named == Some(name) {
                return true;
            }
        }
        false
    })
}

/// The names of the functions marked as tests.
pub(super) fn tests(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut marked = false;
    for line in text.lines().map(|line| code_of(line).trim()) {
        if line == "#[test]" || line.starts_with("#[test]") || line.starts_with("#[test_case") {
            marked = true;
        }
        if let Some((before, after)) = line.split_once("fn ")
            && (before.is_empty() || before.ends_with(' ') || before.ends_with(']'))
        {
            if marked {
                found.insert(leading_name(after).to_string());
            }
            marked = false;
        }
    }
    found
}

/// A line without its comment. A `//` inside a text is taken for a comment, which does no harm here.
pub(super) fn code_of(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

fn leading_name(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
    &text[..end]
}

/// Every stretch of the line that looks like a citation of a game with this letter: `\bC\d+(\.\d+)?\b`.
pub(super) fn citations(letter: char, line: &str) -> Vec<&str> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    for (start, _) in line.match_indices(letter) {
        if line[..start].ends_with(is_word) {
            continue;
        }
        let after = &line[start + letter.len_utf8()..];
        let chapter = digits(after);
        let mut length = chapter;
        if let Some(rest) = after[chapter..].strip_prefix('.')
            && digits(rest) > 0
        {
            length += 1 + digits(rest);
        }
        // `C1.1a` is no citation of C1.1, but `C1.x` is one of chapter 1.
        if after[length..].starts_with(is_word) {
            length = chapter;
        }
        if chapter > 0 && !after[length..].starts_with(is_word) {
            found.push(&line[start..start + letter.len_utf8() + length]);
        }
    }
    found
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found() {
        let text = "pub(crate) fn costly(&self) {}\n    pub const fn covers() {}\nstruct Area<T>;\n// fn ghost()\n\
                    macro_rules! words {\nconst N_ROUNDS: u8 = 8;\n";
        for name in ["costly", "covers", "Area", "words", "N_ROUNDS"] {
            assert!(defines(text, name), "{name}");
        }
        for name in ["cost", "ghost", "self", "fn", "u8"] {
            assert!(!defines(text, name), "{name}");
        }
    }

    #[test]
    fn only_marked_functions_are_tests() {
        let text = "#[test]\nfn c1_1_a() {}\nfn helper() {}\n#[test]\n#[should_panic]\n/// Words of it: fn no().\n\
                    pub fn c1_1_b() {}\n#[test] fn c1_1_c() {}\n// #[test]\nfn c1_1_d() {}\n";
        assert_eq!(super::tests(text), ["c1_1_a", "c1_1_b", "c1_1_c"].map(String::from).into());
    }

    #[test]
    fn citations_are_found() {
        let line = "/// (C2.1, C6.4); C9. C10 XC1 C1_1 C4.x RC4.1 C C1.1a \"C3.2\" 0xC1";
        assert_eq!(citations('C', line), ["C2.1", "C6.4", "C9", "C10", "C4", "C1", "C3.2"]);
        assert_eq!(citations('G', "G4.2 é G1 éG1 G2é"), ["G4.2", "G1"]);
    }
}
