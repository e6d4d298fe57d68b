//! `klatsch play --lang`: every game in every language, through pipes.

use crate::run::{play, play_in};

const LANGUAGES: [&str; 5] = ["en", "fr", "de", "uk", "pt"];

/// A short game of Café: a card taken and placed, beans produced, a wish refused, and all that can be asked.
const CAFE: &[&str] = &[
    "take 22",
    "why end",
    "why place 9,9 turn 0",
    "try 1,-1 1",
    "",
    "why produce 0,0",
    "produce 0,0",
    "dry 2,0 y",
    "undo",
    "end",
    "log 6",
    "score",
    "quit",
    "no",
];

fn cafe_in(lang: &str) -> String {
    let ran = play(&["cafe", "--seats", "1", "--seed", "demo", "--lang", lang], CAFE);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{lang}");
    ran.out
}

#[test]
fn a_short_game_in_english() {
    insta::assert_snapshot!(cafe_in("en"));
}

#[test]
fn a_short_game_in_french() {
    insta::assert_snapshot!(cafe_in("fr"));
}

#[test]
fn a_short_game_in_german() {
    insta::assert_snapshot!(cafe_in("de"));
}

#[test]
fn a_short_game_in_ukrainian() {
    insta::assert_snapshot!(cafe_in("uk"));
}

#[test]
fn a_short_game_in_portuguese() {
    insta::assert_snapshot!(cafe_in("pt"));
}

/// Words that only English has, and that stand in most of its sentences.
const ENGLISH: &[&str] =
    &["the", "your", "you", "is", "of", "with", "card", "round", "dice", "beans", "take"];

/// What is not typed: without what stands between backquotes, and without the lines of a form.
fn spoken(out: &str) -> Vec<String> {
    let plain = |line: &str| line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    out.lines().filter(|line| !line.contains("> ")).map(plain).collect()
}

/// The three games with much of what they can say.
const EVERYTHING: &[(&[&str], &[&str])] = &[
    (
        &["cafe", "--seed", "demo", "--bot", "greedy", "--set", "draft=auction", "--set", "espresso=true"],
        &[
            "help",
            "legend",
            "display",
            "look",
            "score",
            "hint",
            "why take 22",
            "why bid y",
            "bid y",
            "stand",
            "undo",
            "pass",
            "1",
            "places",
            "log 3",
            "rule c3.2",
            "nonsense",
            "99",
            "log x",
            "look 9",
            "save",
            "load",
            "quit",
            "no",
        ],
    ),
    (
        &["guatemala", "--seed", "demo", "--bot", "greedy"],
        &[
            "help",
            "legend",
            "offers",
            "look",
            "look 0",
            "score",
            "hint",
            "why sack r1c1",
            "move 9",
            "1",
            "build",
            "1",
            "hint",
            "1",
            "done",
            "log 5",
            "undo",
            "record",
            "offers 99",
            "rule g5.2",
            "quit",
            "no",
        ],
    ),
    (
        &["vivajava", "--seed", "demo", "--bot", "greedy", "--set", "coaster=bold"],
        &[
            "help",
            "abilities",
            "look",
            "score",
            "hint",
            "why rainbow",
            "why end",
            "1",
            "1",
            "1",
            "1",
            "1",
            "1",
            "log 9",
            "undo",
            "rule v4.1",
            "quit",
            "no",
        ],
    ),
];

#[test]
fn nothing_is_left_in_english_or_without_words() {
    for (args, lines) in EVERYTHING {
        for lang in LANGUAGES {
            let ran = play_in(lang, args, lines);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?} {lang}: {}", ran.out);
            for line in spoken(&ran.out) {
                let odd = line.contains(['{', '}', '$', '\u{2068}', '\u{2069}']);
                assert!(!odd, "{args:?} {lang}: {line}");
                // A key has hyphens and the name of what it is about; no sentence has such a word.
                let is_key = |word: &str| {
                    let games = wire::GAMES.iter().any(|entry| word.starts_with(&format!("{}-", entry.id)));
                    games || ["term-", "form-", "reason-", "web-"].iter().any(|start| word.starts_with(start))
                };
                assert!(!line.split_whitespace().any(is_key), "{args:?} {lang}: {line}");
                let mut words = line.split(|letter: char| !letter.is_alphabetic());
                let english = words.find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
                // Forms repeat what is typed, such as `take CARD`, at the beginning of their line.
                let is_form = line.starts_with("  ")
                    && line.trim_start().chars().next().is_some_and(char::is_lowercase);
                assert!(
                    lang == "en" || english.is_none() || is_form,
                    "{args:?} {lang}: {english:?} in {line}"
                );
            }
        }
    }
}

#[test]
fn the_environment_decides_if_nothing_is_said() {
    let ran = play_in("uk_UA.UTF-8", &["cafe", "--seats", "1", "--seed", "demo"], &["quit"]);
    assert!(ran.out.contains("раунд 1 із 8"), "{}", ran.out);
    let ran = play_in("C", &["cafe", "--seats", "1", "--seed", "demo"], &["quit"]);
    assert!(ran.out.contains("round 1 of 8"), "{}", ran.out);
    let ran =
        play_in("uk_UA.UTF-8", &["cafe", "--seats", "1", "--seed", "demo", "--lang", "pt-BR"], &["quit"]);
    assert!(ran.out.contains("ronda 1 de 8"), "{}", ran.out);
}

#[test]
fn the_language_can_be_changed_at_once() {
    let ran = play(&["cafe", "--seats", "1", "--seed", "demo"], &["lang fr", "lang tlh", "lang de", "quit"]);
    for text in [
        "round 1 of 8",
        "tour 1 sur 8",
        "il n’y a pas de langue `tlh` ; il y a en (English)",
        "Runde 1 von 8",
    ] {
        assert!(ran.out.to_lowercase().contains(&text.to_lowercase()), "nobody said: {text}\n{}", ran.out);
    }
}

#[test]
fn what_is_not_understood_is_told_in_the_words_it_was_typed_in() {
    let args = ["guatemala", "--seats", "2", "--seed", "demo", "--lang", "de"];
    let ran = play(&args, &["", "schwarz", "why schwarz", "quit"]);
    assert_eq!(ran.out.matches("`schwarz`").count(), 2, "{}", ran.out);
    assert!(!ran.out.contains("`black`"), "{}", ran.out);
}

#[test]
fn an_unknown_language_is_wrong_usage() {
    let ran = play(&["cafe", "--lang", "tlh"], &[]);
    let list = "en (English), fr (Français), de (Deutsch), uk (Українська), pt (Português)";
    assert_eq!(ran.code, Some(2));
    assert_eq!(ran.err.trim(), format!("klatsch play: there is no language `tlh`; there are {list}"));
    assert_eq!(ran.out, "");
}
