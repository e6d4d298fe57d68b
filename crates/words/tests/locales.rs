//! The five languages say the same things: same keys, same arguments, nothing missing and nothing left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use words::{Lang, Message, Words, files, source};

/// What one message needs.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn needs_of_pattern(pattern: &Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            needs_of_expression(expression, needs);
        }
    }
}

fn needs_of_expression(expression: &Expression<&str>, needs: &mut Needs) {
    match expression {
        Expression::Inline(inline) => needs_of_inline(inline, needs),
        Expression::Select { selector, variants } => {
            needs_of_inline(selector, needs);
            variants.iter().for_each(|variant| needs_of_pattern(&variant.value, needs));
        }
    }
}

fn needs_of_inline(inline: &InlineExpression<&str>, needs: &mut Needs) {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.variables.insert(id.name.to_string());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            needs.messages.insert(id.name.to_string());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => needs_of_expression(expression, needs),
        // Functions, terms and attributes would have to be taught to every reader of the files.
        other => panic!("{other:?} is not used in our files"),
    }
}

fn read(lang: Lang) -> BTreeMap<String, Needs> {
    let mut all = BTreeMap::new();
    for file in files() {
        let text = source(lang, file);
        assert!(text.lines().count() <= 600, "{lang}/{file}.ftl is longer than 600 lines");
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{lang}/{file}.ftl cannot be read: {errors:?}"),
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut needs = Needs::default();
                    let value =
                        message.value.as_ref().unwrap_or_else(|| panic!("{} is empty", message.id.name));
                    needs_of_pattern(value, &mut needs);
                    let twice = all.insert(message.id.name.to_string(), needs);
                    assert!(twice.is_none(), "{lang}: {} is there twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{lang}/{file}.ftl: {other:?}"),
            }
        }
    }
    all
}

/// Everything a message needs, through the messages it names.
fn reach(
    all: &BTreeMap<String, Needs>,
    key: &str,
    met: &mut BTreeSet<String>,
    variables: &mut BTreeSet<String>,
) {
    if !met.insert(key.to_string()) {
        return;
    }
    let needs = all.get(key).unwrap_or_else(|| panic!("there is no `{key}`, though it is named"));
    variables.extend(needs.variables.iter().cloned());
    needs.messages.iter().for_each(|key| reach(all, key, met, variables));
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All words between quotation marks in sources of programs.
fn literals(folder: &Path, into: &mut BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_string()).unwrap_or_default();
        if path.is_dir() && !matches!(name.as_str(), "tests" | "target" | "node_modules" | "dist" | "data") {
            literals(&path, into);
        } else if ["rs", "ts", "svelte"].iter().any(|end| name.ends_with(&format!(".{end}"))) {
            let text = fs::read_to_string(&path).expect("a source can be read");
            into.extend(text.split(['"', '\'', '`']).map(String::from));
        }
    }
}

/// The keys that programs name.
fn named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for folder in ["crates", "web/src"] {
        literals(&root().join(folder), &mut named);
    }
    // Paragraphs of the rules are named by their numbers: `C3.2` is `rule-c3-2`.
    let rules: Vec<String> = (named.iter())
        .filter(|word| word.starts_with(|c: char| c.is_ascii_uppercase()) && word.len() <= 5)
        .map(|word| format!("rule-{}", word.to_lowercase().replace('.', "-")))
        .collect();
    named.extend(rules);
    // Texts of lessons are named by `lessons/*.json`; the tests of `wire` hold the two to each other.
    let lessons = files().filter(|file| file.starts_with("lessons-"));
    for file in lessons {
        let lines = source(Lang::En, file).lines().filter_map(|line| line.split_once(" = "));
        named.extend(lines.map(|(key, _)| key.to_string()));
    }
    named
}

#[test]
fn every_language_has_every_key_with_the_same_arguments() {
    let named = named();
    let english = read(Lang::En);
    let roots: Vec<&String> = english.keys().filter(|key| named.contains(key.as_str())).collect();
    assert!(roots.len() > 300, "only {} keys are named in the sources", roots.len());
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let all = read(lang);
        let mut reached = BTreeSet::new();
        for &key in &roots {
            if !all.contains_key(key) {
                wrong.push(format!("{lang}: {key} is missing"));
                continue;
            }
            let (mut here, mut there) = (BTreeSet::new(), BTreeSet::new());
            let mut met = BTreeSet::new();
            reach(&all, key, &mut met, &mut here);
            reached.extend(met);
            reach(&english, key, &mut BTreeSet::new(), &mut there);
            if here != there {
                wrong.push(format!("{lang}: {key} uses {here:?}, English {there:?}"));
            }
        }
        for key in all.keys().filter(|key| !reached.contains(*key)) {
            wrong.push(format!("{lang}: nobody uses {key}"));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_folders_hold_these_files_and_no_others() {
    for lang in Lang::ALL {
        let folder = root().join("locales").join(lang.code());
        let mut found: Vec<String> = fs::read_dir(&folder)
            .expect("there is a folder for every language")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().to_string())
            .collect();
        found.sort();
        let mut expected: Vec<String> = files().map(|file| format!("{file}.ftl")).collect();
        expected.sort();
        assert_eq!(found, expected, "{lang}");
    }
}

#[test]
fn numbers_take_the_right_forms() {
    let say =
        |lang, n: u8| Words::of(lang).say(&Message::new("cafe-beans").with("n", n).with("colour", "yellow"));
    let ukrainian = [
        (1, "1 жовте зерно"),
        (2, "2 жовті зерна"),
        (4, "4 жовті зерна"),
        (5, "5 жовтих зерен"),
        (11, "11 жовтих зерен"),
        (14, "14 жовтих зерен"),
        (21, "21 жовте зерно"),
        (22, "22 жовті зерна"),
        (25, "25 жовтих зерен"),
    ];
    for (n, expected) in ukrainian {
        assert_eq!(say(Lang::Uk, n), expected);
    }
    assert_eq!((say(Lang::De, 1), say(Lang::De, 2)), ("1 gelbe Bohne".into(), "2 gelbe Bohnen".into()));
    assert_eq!((say(Lang::Fr, 1), say(Lang::Fr, 2)), ("1 grain jaune".into(), "2 grains jaunes".into()));
    assert_eq!((say(Lang::Pt, 1), say(Lang::Pt, 2)), ("1 grão amarelo".into(), "2 grãos amarelos".into()));
    assert_eq!((say(Lang::Pt, 0), say(Lang::Fr, 0)), ("0 grãos amarelos".into(), "0 grain jaune".into()));
    assert_eq!((say(Lang::En, 1), say(Lang::En, 2)), ("1 yellow bean".into(), "2 yellow beans".into()));
}

#[test]
fn lists_and_names_are_spoken() {
    let items = |n: usize| -> Vec<Message> {
        ["a", "b", "c"].into_iter().take(n).map(|item| Message::new("item").with("item", item)).collect()
    };
    let say = |lang, n| Words::of(lang).say(&Message::new("item").with("item", items(n)));
    assert_eq!((1..=3).map(|n| say(Lang::En, n)).collect::<Vec<_>>(), ["a", "a and b", "a, b and c"]);
    assert_eq!(say(Lang::Uk, 3), "a, b і c");
    let passed = Message::new("cafe-event-passed").with("seat", 1u8);
    let names = vec!["Ana".to_string(), "Bo".to_string()];
    let seats = |you| words::Seats::new(names.clone(), you);
    assert_eq!(Words::of(Lang::De).say_at(&passed, &seats(Some(1))), "Du passt.");
    assert_eq!(Words::of(Lang::De).say_at(&passed, &seats(Some(0))), "Bo passt.");
    assert_eq!(Words::of(Lang::De).say(&passed), "Platz 1 passt.");
}

#[test]
fn what_is_missing_is_noticed() {
    let words = Words::of(Lang::Pt);
    let seats = words::Seats::default();
    assert!(words.try_say(&Message::new("no-such-key"), &seats).is_err());
    assert!(words.try_say(&Message::new("seat-name"), &seats).is_err(), "an argument is missing");
    assert_eq!(words.say(&Message::new("no-such-key")), "no-such-key");
}
