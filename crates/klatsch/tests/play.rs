//! `klatsch play` through pipes: what is typed, what is shown, what is saved.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{self, assert_harmless, assert_said, assert_wrong_usage, golden_path, play, temporary};

fn golden(name: &str) -> PathBuf {
    golden_path("cafe", name)
}

/// A golden game up to a step, in a file of its own.
fn cut(folder: &Path, name: &str, steps: usize) -> String {
    run::cut(folder, &golden(name), 2 + steps)
}

const SOLO: [&str; 5] = ["cafe", "--seats", "1", "--seed", "demo"];

#[test]
fn a_solo_game_is_typed_to_the_end_and_saved() {
    let folder = temporary();
    let saved = folder.path().join("solo.record");
    let record = fs::read_to_string(golden("solo-by-hand.record")).expect("the golden game is there");
    let mut lines: Vec<String> = record
        .lines()
        .filter_map(|line| line.split_once(" seat0 ").map(|(_, action)| action.to_string()))
        .collect();
    lines.push(format!("save {}", saved.display()));
    lines.push("quit".into());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let ran = play(&["cafe", "--seats", "1", "--seed", "a quiet morning", "--set", "deck=classic-1"], &lines);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_said(&ran.out, &["24 points: good."]);
    let saved = fs::read_to_string(&saved).expect("it was saved");
    assert_eq!(saved, format!("# seat0 person\n{record}"));
    let files = fs::read_dir(folder.path()).expect("the folder is there").count();
    assert_eq!(files, 1, "nothing else is left behind");
}

#[test]
fn the_opening_is_drawn() {
    let ran = play(&["cafe", "--bot", "greedy", "--seed", "demo"], &["legend", "quit"]);
    assert_eq!(ran.code, Some(0));
    insta::assert_snapshot!(ran.out);
}

#[test]
fn the_middle_of_a_game_is_drawn() {
    let folder = temporary();
    let file = cut(folder.path(), "auction-espresso-by-hand.record", 155);
    let args = ["cafe", "--seats", "2", "--load", &file, "--width", "100"];
    let ran = play(&args, &["try -2,-2 2", "places", "look 1", "score"]);
    assert_eq!(ran.code, Some(0));
    insta::assert_snapshot!(ran.out.replace(&file, "FILE"));
}

#[test]
fn the_end_of_a_game_is_drawn() {
    let file = golden("auction-espresso-by-hand.record");
    let file = file.to_str().expect("the path is UTF-8");
    let ran = play(&["cafe", "--seats", "2", "--load", file, "--width", "120"], &["log 3", "quit"]);
    assert_eq!(ran.code, Some(0));
    insta::assert_snapshot!(ran.out.replace(file, "FILE"));
}

#[test]
fn signs_can_be_plain() {
    let ran = play(&[&SOLO[..], &["--plain"]].concat(), &["legend"]);
    assert!(ran.out.is_ascii(), "{}", ran.out);
}

#[test]
fn pipes_get_no_colour() {
    let ran = play(&SOLO, &["help"]);
    assert!(!ran.out.contains('\x1b'));
}

#[test]
fn help_and_why_name_the_rules() {
    let lines =
        ["take 22", "help", "why place 9,9 turn 0", "why 0,-1 0", "why end", "why", "help dry", "rule c99"];
    let ran = play(&[&SOLO[..], &["--width", "200"]].concat(), &lines);
    let expected = [
        "place X,Y turn N",
        "[C3.1]",
        "`place 9,9 turn 0` is not allowed: a card must cover 2, 3 or 4 squares of the area; there it would cover 0",
        "`place 0,-1 turn 0` is allowed (C3.1). Lay card 22 at 0,-1, unturned: it",
        "`end` is not allowed: not now: place the card first (C3.1).",
        "Why what?",
        "dry X,Y COLOUR",
        "There is no command, action or paragraph `c99`.",
    ];
    assert_said(&ran.out, &expected);
}

#[test]
fn choices_are_taken_back_until_something_is_revealed() {
    let lines = [
        "undo",
        "take 22",
        "undo",
        "take 22",
        "try 1,-1 1",
        "",
        "produce 0,0",
        "undo",
        "undo",
        "1,-1 1",
        "end",
        "undo",
    ];
    let ran = play(&SOLO, &lines);
    let expected = [
        "There is nothing to take back.",
        "You take back: `take 22`.",
        "Enter lays it like this.",
        "You take back: `place 1,-1 turn 1`.",
        "That cannot be taken back: card ",
    ];
    assert_said(&ran.out, &expected);
}

#[test]
fn a_bot_tells_its_moves_and_keeps_them() {
    let ran = play(
        &["cafe", "--bot", "greedy", "--seed", "demo", "--set", "deck=classic-1"],
        &["undo", "take 22", "1,-1 1", "end", "undo"],
    );
    assert_said(&ran.out, &["Greedy takes card 15.", "Greedy lays card 15 at ", "That cannot be taken back"]);
}

#[test]
fn bots_alone_play_to_the_end() {
    let ran = play(&["cafe", "--seats", "2", "--bot", "random", "--bot", "random", "--seed", "two"], &[]);
    assert_eq!(ran.code, Some(0));
    assert_said(&ran.out, &["The game is over.", "Random 0", "place"]);
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = temporary();
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is UTF-8").to_string();
    fs::write(path("letter.txt"), "dear reader").expect("the folder can be written to");
    fs::write(path("bad.record"), "game cafe rules 1\nsetup seats=1\n1 chance show 99\n").expect("written");
    fs::write(path("other.record"), "game go rules 1\n").expect("written");
    let lines = [
        "take 22".to_string(),
        "save".into(),
        format!("save {}", path("game.record")),
        format!("save {}", path("letter.txt")),
        format!("save {}", path("")),
        format!("save {}", path("no/such/folder")),
        "1,-1 1".into(),
        "quit".into(),
        "".into(),
        "save".into(),
        format!("load {}", path("bad.record")),
        format!("load {}", path("other.record")),
        format!("load {}", path("missing.record")),
        "load".into(),
        "produce 0,0".into(),
        "quit".into(),
        path("last.record"),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let ran = play(&SOLO, &lines);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let expected = [
        "Where to? As in `save my-game.cafe`.",
        "Saved 4 steps to ",
        "letter.txt exists but is not a record; choose another name.",
        " is not a file.",
        "Cannot write ",
        "The game is not saved.",
        "Saved 5 steps to ",
        "bad.record: line 3: ",
        "this is a record of `go`, not of cafe.",
        "Cannot read ",
        "Load what?",
        "Saved 6 steps to ",
    ];
    assert_said(&ran.out, &expected);
    assert_eq!(fs::read_to_string(path("letter.txt")).expect("it is there"), "dear reader");

    let last = path("last.record");
    let ran = play(&["cafe", "--seats", "1", "--load", &last], &["undo", "quit"]);
    assert_said(&ran.out, &["Loaded 6 steps from ", "You take back: `produce 0,0`."]);
}

#[test]
fn a_loaded_game_keeps_a_seat_for_a_person() {
    let folder = temporary();
    let file = cut(folder.path(), "solo-by-hand.record", 3);
    let ran = play(&["cafe", "--bot", "random", "--load", &file], &["take 06"]);
    assert_said(&ran.out, &["You take card 06."]);
    let ran = play(&["cafe", "--bot", "greedy", "--seed", "demo"], &[&format!("load {file}"), "take 06"]);
    assert_said(&ran.out, &["Greedy takes card", "You take card 06."]);
}

#[test]
fn bad_input_gets_one_line_and_changes_nothing() {
    let long = "x".repeat(10_000);
    let bad = [
        "nonsense",
        "take",
        "take 99",
        "take 9 pay blue",
        "place 0,0 turn 9",
        "produce",
        "produce 200,0",
        "99",
        "0",
        "99999999999999999999",
        "look 7",
        "log many",
        "rule x",
        "try",
        "try 99 0,0 0",
        "try 22 0,0 7",
        "try 22 9,9 0",
        "turn",
        "places",
        "send yy 1,1",
        "\u{1b}[2J",
        "take \u{0}",
        "ü",
        "save /",
        "load /",
        &long,
        "end",
        "dry 0,0 n n n",
        ";;;",
        "-",
    ];
    assert_harmless(&SOLO, "You, round 1> ", &bad);
}

#[test]
fn wrong_usage_is_said_in_one_line() {
    for (args, code, expected) in [
        (&["chess"][..], 2, "there is no game `chess`"),
        (&["cafe", "--seats", "7"], 2, "a number from 1 to 4"),
        (&["cafe", "--seats", "1", "--set", "draft=auction"], 2, "one seat cannot hold an auction"),
        (&["cafe", "--set", "colour=blue"], 2, "Café has no option `colour`"),
        (&["cafe", "--set", "a b"], 2, "is no `key=value`"),
        (&["cafe", "--bot", "hal"], 2, "there is no bot `hal`"),
        (&["cafe", "--seats", "1", "--bot", "random", "--bot", "random"], 2, "do not fit"),
        (&["cafe", "--load", "/no/such/file"], 1, "cannot read /no/such/file"),
        (&["cafe", "--deck", "/no/such/file"], 1, "deck file `/no/such/file`"),
    ] {
        assert_wrong_usage(args, code, expected);
    }
}

#[test]
fn a_deck_file_is_played_with() {
    let deck = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cafe/data/classic.deck");
    let text = fs::read_to_string(&deck).expect("the deck is there").replacen("deck classic", "deck mine", 1);
    let folder = temporary();
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is UTF-8").to_string();
    fs::write(path("mine.deck"), &text).expect("written");
    let ran = play(&[&SOLO[..], &["--deck", &path("mine.deck")]].concat(), &["record"]);
    assert_said(&ran.out, &["deck=deck%20mine"]);

    fs::write(path("broken.deck"), text.replacen("R Y . / u s c", "R Y Q / u s c", 1)).expect("written");
    let ran = play(&["cafe", "--set", &format!("deck={}", path("broken.deck"))], &[]);
    assert_eq!(ran.code, Some(1));
    assert_said(&ran.err, &["broken.deck: line "]);
}

#[test]
fn what_is_typed_ahead_ends_where_chance_speaks() {
    let ran = play(&SOLO, &["take 22; 1,-1 1; end; take 22; end"]);
    assert_said(&ran.out, &["(Not carried out: `take 22; end`.)"]);
    let ran = play(&SOLO, &["take 22; 1,-1 1; 1"]);
    assert_said(&ran.out, &["A number belongs to the menu you see; after `;` type the action itself."]);
    let ran = play(&SOLO, &["take 22; take 22; end"]);
    assert_said(&ran.out, &["Not carried out: `end`."]);
}

#[test]
fn a_closed_pipe_ends_the_game_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("play")
        .args(SOLO)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("klatsch starts");
    drop(child.stdout.take());
    // However much is written, nobody reads the answers.
    let _ = child.stdin.take().expect("stdin is piped").write_all("help\n".repeat(2000).as_bytes());
    let output = child.wait_with_output().expect("klatsch ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_hint_lists_the_best_actions_in_words() {
    let ran = play(&["cafe", "--bot", "random", "--seed", "demo"], &["hint", "quit"]);
    assert_said(&ran.out, &["Thinking …", "bot sees it:", "  1. `take ", "  2. `take ", "  3. `take "]);
    assert_eq!(ran.code, Some(0));
    // The planned sequence: the place of the card and what follows, to the end of the round.
    let plan = ran.out.split("then `place ").nth(1).expect("a plan follows");
    assert!(plan.contains("`end`"), "{plan}");
    let again = play(&["cafe", "--bot", "random", "--seed", "demo"], &["hint", "quit"]);
    assert_eq!(again.out, ran.out, "a script gets the same hint every time");
}

#[test]
fn a_bot_that_thinks_says_so_once_a_turn() {
    let ran = play(&["cafe", "--bot", "easy", "--seed", "demo"], &["quit"]);
    assert_eq!(ran.out.matches("Easy is thinking …").count(), 1, "{}", ran.out);
    let ran = play(&["cafe", "--bot", "random", "--seed", "demo"], &["quit"]);
    assert!(!ran.out.contains("is thinking"), "a bot that answers at once needs no notice: {}", ran.out);
}

/// What README.md shows of the terminal is what the program shows: the golden game from its step 136 on, at 80 × 24.
#[test]
fn the_capture_in_the_readme_is_true() {
    let readme = include_str!("../../../README.md");
    let (_, rest) = readme.split_once("<!-- capture -->\n```text\n").expect("README.md has a capture");
    let (capture, _) = rest.split_once("```\n<!-- /capture -->").expect("the capture ends");
    let folder = temporary();
    let file = cut(folder.path(), "auction-espresso-by-hand.record", 136);
    let args = ["cafe", "--seats", "2", "--load", &file, "--width", "80", "--height", "24"];
    let lines = ["dry 2,0 y", "dry 1,-2 r", "roast 3,1 y", "why roast 3,1 r", "roast 0,3 red"];
    let ran = play(&args, &lines);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains(capture.trim_end()), "README.md shows\n{capture}\nand the program\n{}", ran.out);
}
