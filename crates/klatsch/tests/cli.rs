//! The program from outside: exit codes, what it says, and what it survives.

use std::fs;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn klatsch(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Written beside reading, so that neither side waits for the other; the program may stop reading early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Ends with this code and one line on standard error that contains the words.
fn fails(args: &[&str], input: &[u8], code: i32, words: &str) {
    let output = klatsch(args, input);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: {said}");
    assert!(said.contains(words), "{args:?}: {said}");
    assert!(!said.contains("panicked") && !said.contains("backtrace"), "{said}");
}

fn succeeds(args: &[&str], input: &[u8]) -> String {
    let output = klatsch(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// A game of two, played to its end by the engine.
fn whole_record() -> String {
    let mut engine = wire::Engine::new();
    engine.answer(r#"{"do":"new","game":"cafe","setup":{"seats":2},"seed":"cli"}"#);
    loop {
        let bot: Value =
            serde_json::from_str(&engine.answer(r#"{"do":"bot","level":"random","seed":"cli"}"#)).unwrap();
        if bot["ok"] == false {
            break;
        }
        let play = serde_json::json!({"do": "play", "action": bot["action"], "seat": bot["seat"]});
        assert!(engine.answer(&play.to_string()).contains(r#""ok":true"#));
    }
    let record: Value = serde_json::from_str(&engine.answer(r#"{"do":"record"}"#)).unwrap();
    record["record"].as_str().unwrap().to_string()
}

#[test]
fn wrong_usage_ends_with_2() {
    for args in [
        &["dance"][..],
        &["--dance"],
        &["perft"],
        &["perft", "cafe"],
        &["perft", "cafe", "--depth", "x"],
        &["perft", "cafe", "--depth", "-1"],
        &["perft", "cafe", "--depth", "65"],
        &["check"],
        &["replay"],
        &["serve", "--addr", "nowhere"],
    ] {
        let output = klatsch(args, b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
    }
    fails(&["perft", "chess", "--depth", "1"], b"", 2, "there are cafe");
    fails(&["bench", "chess"], b"", 2, "there are cafe");
    fails(&["tune", "chess"], b"", 2, "there are cafe");
    fails(&["perft", "cafe", "--depth", "1", "--set", "seats"], b"", 2, "KEY=VALUE");
    fails(&["perft", "cafe", "--depth", "1", "--set", "seats=7"], b"", 2, "1 to 4");
    fails(&["perft", "cafe", "--depth", "1", "--set", "draft=x"], b"", 2, "classic, auction");
    fails(&["perft", "cafe", "--depth", "1", "--set", "sugar=1"], b"", 2, "seats, draft");
    fails(&["perft", "cafe", "--depth", "1", "--set", "seats=1", "--set", "draft=auction"], b"", 2, "C6.1");
}

#[test]
fn help_and_version_go_to_standard_output() {
    let help = succeeds(&["--help"], b"");
    for command in
        ["play", "engine", "arena", "ladder", "balance", "tune", "bench", "perft", "replay", "check"]
    {
        assert!(help.contains(command), "{help}");
    }
    assert!(succeeds(&["--version"], b"").starts_with("klatsch "));
}

#[test]
fn perft_counts() {
    assert_eq!(succeeds(&["perft", "cafe", "--depth", "0"], b""), "1\n");
    // Two masters; then any of the 40 cards that are in the game.
    assert_eq!(succeeds(&["perft", "cafe", "--depth", "2"], b""), "80\n");
    let solo = succeeds(&["perft", "cafe", "--set", "seats=1", "--depth", "2", "--json"], b"");
    let solo: Value = serde_json::from_str(&solo).expect("JSON");
    assert_eq!(solo["nodes"], 40 * 39);
    assert_eq!(solo["setup"]["seats"], 1);
}

#[test]
fn a_deck_file_is_read_or_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("own.deck");
    let name = path.to_str().expect("a name");
    let classic = include_str!("../../cafe/data/classic.deck");
    fs::write(&path, classic.replace("deck classic", "deck own")).expect("written");
    assert_eq!(succeeds(&["perft", "cafe", "--depth", "2", "--deck", name], b""), "80\n");
    fs::write(&path, classic.replace("plan 02  b", "plan 02  z")).expect("written");
    let line = classic.lines().position(|line| line.starts_with("plan 02")).expect("a card") + 1;
    fails(&["perft", "cafe", "--depth", "1", "--deck", name], b"", 1, &format!("line {line}: "));
    fails(&["perft", "cafe", "--depth", "1", "--deck", "no/such/file"], b"", 1, "no/such/file");
    fails(
        &["perft", "cafe", "--depth", "1", "--deck", folder.path().to_str().expect("a name")],
        b"",
        1,
        "not a file",
    );
}

#[test]
fn records_are_checked_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.record");
    let name = path.to_str().expect("a name");
    let record = whole_record();
    fs::write(&path, &record).expect("written");
    let said = succeeds(&["check", name], b"");
    assert!(said.contains("the game is over, scores "), "{said}");
    assert!(succeeds(&["check", "-"], record.as_bytes()).starts_with("-: fine, "));

    let shown = succeeds(&["replay", name], b"");
    assert!(shown.starts_with("game cafe rules "), "{shown}");
    assert!(shown.contains("is the first master") && shown.contains("warehouse "), "{shown}");
    assert!(shown.contains("\n1. seat"), "{shown}");
    let part = succeeds(&["replay", name, "--at", "6"], b"");
    assert!(part.lines().count() < 14 && part.contains("the game goes on with"), "{part}");
    fails(&["replay", name, "--at", "99999"], b"", 2, "steps");
    let position: Value =
        serde_json::from_str(&succeeds(&["replay", name, "--at", "6", "--json"], b"")).expect("JSON");
    assert_eq!(position["you"], "all");

    let mut lines: Vec<&str> = record.lines().collect();
    let bad = lines.iter().position(|line| line.contains(" end")).expect("a round ends");
    let step = format!("{} seat0 take 48", bad - 1);
    lines[bad] = &step;
    fs::write(&path, lines.join("\n")).expect("written");
    fails(
        &["check", name],
        b"",
        1,
        &format!("{name}:{}: step {} `seat0 take 48` is refused", bad + 1, bad - 1),
    );
    fails(&["replay", name], b"", 1, &format!("{name}:{}: ", bad + 1));
}

#[test]
fn files_that_are_no_records() {
    fails(&["check", "no/such/file"], b"", 1, "no/such/file");
    fails(&["check", "-"], b"", 1, "-:1: the record is empty");
    fails(&["check", "-"], b"game cafe rules 1\n\xff\n", 1, "-:2: not UTF-8");
    fails(&["check", "-"], b"game chess rules 1\n", 1, "-:1: there is no game `chess`");
    fails(&["check", "-"], &vec![b'#'; 17 << 20], 1, "longer than");
    let folder = tempfile::tempdir().expect("a folder");
    fails(&["check", folder.path().to_str().expect("a name")], b"", 1, "director");
}

#[test]
fn the_engine_answers_every_line() {
    let input = b"{\"id\":1,\"do\":\"games\"}\n\xff\xfe\n\n{\"id\":2,\"do\":\"new\",\"game\":\"cafe\"}\n{\"id\":3,\"do\":\"legal\"}";
    let answers = succeeds(&["engine"], input);
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let fine: Vec<bool> = answers.iter().map(|answer| answer["ok"] == true).collect();
    assert_eq!(fine, [true, false, false, true, true]);
    assert_eq!(answers[1]["error"]["code"], "request/malformed");
}

/// Answers come line by line, and a reader that goes away ends the program quietly.
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = child.stdout.take().expect("a pipe");
    stdin.write_all(b"{\"id\":1,\"do\":\"games\"}\n").expect("it reads");
    let mut first = [0u8; 10];
    stdout.read_exact(&mut first).expect("it answers before the input ends");
    assert_eq!(&first, b"{\"id\":1,\"o");
    drop(stdout);
    for _ in 0..100 {
        if stdin.write_all(b"{\"id\":2,\"do\":\"games\"}\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
}

/// A mistake has the same code whichever command makes it.
#[test]
fn the_same_mistake_ends_with_the_same_code_in_every_command() {
    let set = |option: &'static str| ["--set", option];
    for (options, code) in [
        (&set("seats=9")[..], 2),
        (&set("sugar=1"), 2),
        (&set("seats"), 2),
        (&["--deck", "no/such/file"], 1),
        (&set("deck=no/such/file"), 1),
    ] {
        let commands: [&[&str]; 3] = [
            &["play", "cafe"],
            &["perft", "cafe", "--depth", "1"],
            &["arena", "cafe", "--a", "random", "--b", "random", "--games", "2"],
        ];
        for command in commands {
            let output = klatsch(&[command, options].concat(), b"");
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{command:?} {options:?}: {said}");
            assert_eq!(said.trim_end().lines().count(), 1, "{command:?} {options:?}: {said}");
        }
    }
    for command in [
        &["play", "chess"][..],
        &["perft", "chess", "--depth", "1"],
        &["bench", "chess"],
        &["tune", "chess"],
        &["ladder", "chess"],
        &["arena", "chess", "--a", "random", "--b", "random", "--games", "2"],
        &["play", "cafe", "--bot", "hal"],
        &["arena", "cafe", "--a", "hal", "--b", "random", "--games", "2"],
        &["play", "cafe", "--lang", "tlh"],
        &["replay", "-", "--lang", "tlh"],
    ] {
        let output = klatsch(command, b"");
        assert_eq!(output.status.code(), Some(2), "{command:?}: {}", text(&output.stderr));
    }
    for command in [
        &["check"][..],
        &["replay"],
        &["play", "cafe", "--load"],
        &["play", "vivajava", "--tracks"],
        &["perft", "vivajava", "--depth", "1", "--tracks"],
        &["play", "guatemala", "--board"],
        &["perft", "guatemala", "--depth", "1", "--board"],
    ] {
        fails(&[command, &["no/such/file"]].concat(), b"", 1, "no/such/file");
    }
}

#[test]
fn content_of_ones_own_is_checked_with_all_its_mistakes() {
    let deck = include_str!("../../cafe/data/classic.deck");
    let board = include_str!("../../guatemala/data/standard-2.board");
    let present_board = include_str!("../../guatemala/data/standard.board");
    let tracks = include_str!("../../vivajava/data/tracks.txt");
    for (content, name) in [
        (deck, "a deck of Café"),
        (board, "a board of Guatemala Café"),
        (present_board, "a board of Guatemala Café"),
        (tracks, "tracks of VivaJava"),
    ] {
        assert!(
            succeeds(&["check", "-"], content.as_bytes()).starts_with(&format!("-: fine, {name}")),
            "{name}"
        );
        // Some editors put a mark before the first letter.
        assert!(
            succeeds(&["check", "-"], format!("\u{feff}{content}").as_bytes()).contains("fine"),
            "{name}"
        );
    }
    let line_of = |content: &str, start: &str| {
        content.lines().position(|line| line.trim_start().starts_with(start)).expect("a line") + 1
    };
    let wrong = |content: &str, expected: &[(usize, &str)]| {
        let output = klatsch(&["check", "-"], content.as_bytes());
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), expected.len(), "{said}");
        for (line, (number, words)) in lines.iter().zip(expected) {
            assert!(
                line.starts_with(&format!("-:{number}: ")) && line.contains(words),
                "{line}: {number} {words}"
            );
        }
    };
    let bad = deck.replace("plan 02  ", "plan 02  q ").replace("plan 07", "plan 77");
    wrong(&bad, &[(line_of(deck, "plan 02"), ""), (line_of(deck, "plan 07"), "")]);
    let bad = board.replace("wK wN sK *R", "wK xx sK *R").replace("berths 2 3 4", "berths 2 9 zz");
    let berths = line_of(board, "berths");
    let other =
        berths + board.lines().skip(berths).position(|line| line.starts_with("berths")).expect("two") + 1;
    wrong(&bad, &[(line_of(board, "wK wN"), "`xx` is no piece"), (berths, "`zz`"), (other, "`zz`")]);
    let bad = "white 1 2 3\npurple 1 2 3\nbrown 3 2 1\n";
    wrong(bad, &[(2, "purple"), (3, "1X must come before")]);
    wrong("white 1 2 3\nyellow 1 2 3\n", &[(2, "brown"), (2, "red"), (2, "green")]);
}

#[test]
fn tracks_are_given_as_a_file_beside_decks_and_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("short.txt");
    let name = path.to_str().expect("a name");
    fs::write(&path, "\u{feff}white 1 2 3\nyellow 1 2 3\nbrown 1 2 3\nred 1 2 3\ngreen 2 4 9\n")
        .expect("written");
    let json = succeeds(&["perft", "vivajava", "--tracks", name, "--depth", "1", "--json"], b"");
    assert!(json.contains("green 2 4 9"), "{json}");
    let played =
        succeeds(&["play", "vivajava", "--seats", "2", "--seed", "x", "--tracks", name], b"record\nquit\n");
    assert!(played.contains("tracks=white%201%202%203"), "{played}");
}

#[test]
fn a_record_is_shown_in_every_language() {
    let record = whole_record();
    for (lang, words) in [
        ("en", "is the first master"),
        ("de", "Meister"),
        ("fr", "Cafetier"),
        ("uk", "майстер"),
        ("pt", "mestre"),
    ] {
        let shown = succeeds(&["replay", "-", "--lang", lang], record.as_bytes());
        assert!(shown.contains(words), "{lang}: {shown}");
    }
}

#[test]
fn the_manual_and_the_completions_know_every_command() {
    let page = succeeds(&["man"], b"");
    assert!(page.starts_with(".ie") || page.contains(".TH klatsch"), "{page}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = succeeds(&["completions", shell], b"");
        for command in ["play", "check", "serve", "completions"] {
            assert!(completions.contains(command), "{shell}");
            assert!(page.contains(&format!("KLATSCH {}", command.to_uppercase())), "{command}");
        }
    }
    let help = succeeds(&["play", "--help"], b"");
    let games = wire::GAMES.iter().map(|entry| entry.id);
    let files = wire::GAMES.iter().flat_map(wire::GameEntry::file_options).map(|(name, _)| name);
    for words in games.chain(files).chain(["--tracks", "--height"]) {
        assert!(help.contains(words), "{help}");
    }
    assert!(succeeds(&["--help"], b"").contains("Without a command it serves the web table"));
}

/// Alone it serves the web table, and says that and how else to begin; a log in a file has no colours.
#[test]
fn alone_it_says_what_it_does_and_how_to_begin() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .env("KLATSCH_ADDR", "127.0.0.1:0")
        .env("KLATSCH_DATA", folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut address = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut address)
        .expect("it says its address");
    child.kill().expect("it runs");
    let output = child.wait_with_output().expect("it ends");
    let said = text(&output.stderr);
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    assert!(
        said.starts_with("klatsch: serving the web table; open the address below in a browser"),
        "{said}"
    );
    assert!(said.contains("`klatsch play cafe`") && said.contains("INFO"), "{said}");
    assert!(!said.contains('\x1b'), "{said}");
}
