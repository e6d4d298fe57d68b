//! `klatsch play guatemala` through pipes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs `klatsch play guatemala` with these arguments and lines; says what was written and the exit code.
fn play(args: &[&str], lines: &[String]) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .args(["play", "guatemala", "--no-color", "--width", "118"])
        .env("LC_ALL", "C")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("klatsch starts");
    let mut text = lines.join("\n");
    text.push('\n');
    // A run that ends before it has read everything closes the pipe; that is no failure of the test.
    let _ = child.stdin.take().expect("stdin is piped").write_all(text.as_bytes());
    let output = child.wait_with_output().expect("klatsch ends");
    let both = [output.stdout, output.stderr].concat();
    (String::from_utf8(both).expect("klatsch writes UTF-8"), output.status.code())
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(ToString::to_string).collect()
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../guatemala/tests/games").join(name)
}

/// A golden game up to a step, in a file of its own.
fn cut(folder: &Path, name: &str, steps: usize) -> String {
    let text = fs::read_to_string(golden(name)).expect("the golden game is there");
    let lines: Vec<&str> = text.lines().take(3 + steps).collect();
    let path = folder.join("cut.record");
    fs::write(&path, lines.join("\n")).expect("the folder can be written to");
    path.to_str().expect("the path is UTF-8").to_string()
}

/// Two people at one screen type the game once more; before every change of seats the screen is handed over.
#[test]
fn a_whole_game_is_typed_by_two_people_and_saved() {
    let folder = tempfile::tempdir().expect("a temporary folder");
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
    let (out, code) = play(&["--seats", "2", "--seed", "a rainy harvest"], &typed);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("Hand over to Seat 1. Enter shows the table."), "{out}");
    assert!(out.contains("Seat 1 wins!"), "{out}");
    let again = fs::read_to_string(&saved).expect("it was saved");
    assert_eq!(again.lines().collect::<Vec<_>>(), record);
    assert!(out.lines().all(|line| line.chars().count() <= 120), "a line is too long");
}

/// Until the screen is handed over it shows nobody's sacks, and never more than one seat's.
#[test]
fn nobody_sees_the_sacks_of_others() {
    let (out, _) =
        play(&["--seats", "2", "--seed", "secrets"], &lines(&["", "record", "log", "look 0", "look 1"]));
    let (before, after) = out.split_once("Enter shows the table.").expect("the screen is handed over");
    assert!(!before.contains("sacks"), "{before}");
    for screen in after.split("Guatemala Café ·").skip(1) {
        let own = screen.lines().filter(|line| line.contains("centavos  sacks ")).count();
        let others = screen.lines().filter(|line| line.contains("centavos  12 sacks")).count();
        assert_eq!((own, others), (1, 1), "{screen}");
    }
    assert!(out.contains("The record holds what is secret"), "{out}");
    assert!(!out.contains("deal "), "{out}");
}

#[test]
fn words_are_understood_and_refusals_cite_their_rule() {
    let typed = lines(&[
        "move 9",
        "move 3",
        "why take r1c1",
        "build",
        "take wk",
        "why worker e1",
        "m1",
        "undo",
        "undo",
    ]);
    let (out, code) = play(&["--bot", "greedy", "--seed", "demo"], &typed);
    assert_eq!(code, Some(0));
    for text in [
        "the buyer goes 1 to 4 spaces, not 9 (G2.1)",
        "You take the black worker",
        "hut site, no place for a worker",
    ] {
        assert!(out.to_lowercase().contains(&text.to_lowercase()), "nobody said: {text}\n{out}");
    }
}

#[test]
fn a_board_file_is_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("other.board");
    let text = include_str!("../../guatemala/data/standard.board").replace("berths 2 3 4", "berths 5 6 7");
    fs::write(&file, text).expect("the folder can be written to");
    let path = file.to_str().expect("the path is UTF-8");
    let (out, _) = play(&["--bot", "greedy", "--board", path, "--seed", "demo"], &lines(&["quit"]));
    assert!(out.contains("1:next 5"), "{out}");
    fs::write(&file, "board x\nmarket\n").expect("the folder can be written to");
    let (out, code) = play(&["--board", path], &lines(&[]));
    assert_eq!(code, Some(1));
    assert!(out.contains("other.board: line "), "{out}");
}

#[test]
fn the_opening_is_drawn() {
    let (out, _) = play(&["--bot", "greedy", "--seed", "demo"], &lines(&["quit"]));
    insta::assert_snapshot!(out);
}

#[test]
fn the_middle_of_a_game_is_drawn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = cut(folder.path(), "three-seats-fixed.record", 150);
    let (out, _) =
        play(&["--load", &file, "--bot", "random", "--bot", "random", "--seed", "x"], &lines(&["quit"]));
    let (_, screen) = out.split_once("Guatemala Café ·").expect("the table is drawn");
    let told = screen.split("Loaded ").next().expect("a screen");
    insta::assert_snapshot!(told);
}
