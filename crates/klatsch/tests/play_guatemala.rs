//! `klatsch play guatemala` through pipes.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{self, golden_path, temporary};

/// Runs `klatsch play guatemala` with these arguments and lines; says what was written and the exit code.
fn play(args: &[&str], lines: &[&str]) -> (String, Option<i32>) {
    let ran = run::play(&[&["guatemala", "--no-color", "--width", "118"], args].concat(), lines);
    (ran.out + &ran.err, ran.code)
}

fn golden(name: &str) -> PathBuf {
    golden_path("guatemala", name)
}

/// A golden game up to a step, in a file of its own.
fn cut(folder: &Path, name: &str, steps: usize) -> String {
    run::cut(folder, &golden(name), 3 + steps)
}

/// Two people at one screen type the game once more; before every change of seats the screen is handed over.
#[test]
fn a_whole_game_is_typed_by_two_people_and_saved() {
    let folder = temporary();
    let saved = folder.path().join("two.record");
    let text = fs::read_to_string(golden("two-by-hand.record")).expect("the golden game is there");
    let record: Vec<&str> = text.lines().skip(1).collect();
    let mut typed = Vec::new();
    let mut at_screen = None;
    for line in &record {
        let mut words = line.splitn(3, ' ').skip(1);
        let (Some(seat @ ("seat0" | "seat1")), Some(action)) = (words.next(), words.next()) else { continue };
        if at_screen != Some(seat) {
            typed.push(String::new());
            at_screen = Some(seat);
        }
        typed.push(action.to_string());
    }
    typed.push(format!("save {}", saved.display()));
    typed.push("quit".into());
    let (out, code) = play(
        &["--seats", "2", "--seed", "a rainy harvest", "--set", "board=standard-2"],
        &typed.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("Hand over to Seat 1. Enter shows the table."), "{out}");
    assert!(out.contains("Seat 1 wins!"), "{out}");
    let again = fs::read_to_string(&saved).expect("it was saved");
    let seats = ["# seat0 person", "# seat1 person"];
    assert_eq!(again.lines().collect::<Vec<_>>(), [&seats[..], &record[..]].concat());
    assert!(out.lines().all(|line| line.chars().count() <= 120), "a line is too long");
}

/// Until the screen is handed over it shows nobody's sacks, and never more than one seat's.
#[test]
fn nobody_sees_the_sacks_of_others() {
    let (out, _) = play(&["--seats", "2", "--seed", "secrets"], &["", "record", "log", "look 0", "look 1"]);
    let (before, after) = out.split_once("Enter shows the table.").expect("the screen is handed over");
    assert!(!before.contains("sacks"), "{before}");
    for screen in after.split("Guatemala Café ·").skip(1) {
        let own = screen.lines().filter(|line| line.contains("centavos  sacks ")).count();
        let others = screen.lines().filter(|line| line.contains("centavos  12 sacks")).count();
        assert_eq!((own, others), (1, 1), "{screen}");
    }
    assert!(out.contains("The record contains what is secret"), "{out}");
    assert!(!out.contains("deal "), "{out}");
}

#[test]
fn words_are_understood_and_refusals_cite_their_rule() {
    let typed =
        ["move 9", "move 3", "why take r1c1", "build", "take wk", "why worker e1", "m1", "undo", "undo"];
    let (out, code) = play(&["--bot", "greedy", "--seed", "demo", "--set", "board=standard-2"], &typed);
    assert_eq!(code, Some(0));
    for text in [
        "the buyer goes 1 to 4 spaces, not 9 (G2.1)",
        "You take the black-coffee worker",
        "hut site, no place for a worker",
    ] {
        assert!(out.to_lowercase().contains(&text.to_lowercase()), "nobody said: {text}\n{out}");
    }
}

#[test]
fn a_board_file_is_played_on() {
    let folder = temporary();
    let file = folder.path().join("other.board");
    let text = include_str!("../../guatemala/data/standard.board").replace("berths 2 3 4", "berths 5 6 7");
    fs::write(&file, text).expect("the folder can be written to");
    let path = file.to_str().expect("the path is UTF-8");
    let (out, _) = play(&["--bot", "greedy", "--board", path, "--seed", "demo"], &["quit"]);
    assert!(out.contains("1:next 5"), "{out}");
    fs::write(&file, "board x\nmarket\n").expect("the folder can be written to");
    let (out, code) = play(&["--board", path], &[]);
    assert_eq!(code, Some(1));
    assert!(out.contains("other.board: line "), "{out}");
}

/// Three people arrange the market: a piece each by name or sign, then the lot; the first turn is the agreed seat's.
#[test]
fn three_people_arrange_the_market() {
    let folder = temporary();
    let saved = folder.path().join("arranged.record");
    let save = format!("save {}", saved.display());
    let typed = [
        "",
        "why at r1c1",
        "arrange worker black",
        "at r1c4",
        "at r1c1",
        "",
        "hB",
        "r1c2",
        "",
        "arrange sN",
        "r1c1",
        "r1c3",
        "",
        "lot",
        "buyer 3",
        "",
        save.as_str(),
        "quit",
    ];
    let (out, code) = play(
        &["--seats", "3", "--set", "market=players", "--set", "first=seat1", "--seed", "stalls"],
        &typed,
    );
    assert_eq!(code, Some(0), "{out}");
    for text in [
        "Which piece do you lay on the market (75 pieces to go)?",
        "choose a piece for the market, or leave the rest to the lot (G1.2)",
        "r1c4 is for a sack (G1.2)",
        "something lies on r1c1 already (G1.2)",
        "Seat 0 lays a black-coffee worker on r1c1 of the market.",
        "leaves the rest of the market to the lot.",
    ] {
        assert!(out.to_lowercase().contains(&text.to_lowercase()), "nobody said: {text}\n{out}");
    }
    let record = fs::read_to_string(&saved).expect("it was saved");
    let steps = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let chosen: Vec<&str> =
        steps.filter_map(|line| line.split_once(" seat")).map(|(_, choice)| choice).collect();
    let expected = [
        "0 arrange worker black",
        "0 at r1c1",
        "1 arrange hut beige",
        "1 at r1c2",
        "2 arrange ship brown",
        "2 at r1c3",
        "0 lot",
        "0 buyer 3",
    ];
    assert_eq!(chosen, expected);
}

#[test]
fn the_opening_is_drawn() {
    let (out, _) = play(&["--bot", "greedy", "--seed", "demo"], &["quit"]);
    insta::assert_snapshot!(out);
}

#[test]
fn the_middle_of_a_game_is_drawn() {
    let folder = temporary();
    let file = cut(folder.path(), "rules-2/three-seats-fixed.record", 150);
    let (out, _) = play(&["--load", &file, "--bot", "random", "--bot", "random", "--seed", "x"], &["quit"]);
    let (_, screen) = out.split_once("Guatemala Café ·").expect("the table is drawn");
    let told = screen.split("Loaded ").next().expect("a screen");
    insta::assert_snapshot!(told);
}
