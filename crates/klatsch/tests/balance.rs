//! `klatsch balance` from outside: what it counts adds up, and it goes on where it was put down.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn klatsch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("balance")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// The lines of a measurement that is kept in this file.
fn lines(state: &Path, args: &[&str]) -> Vec<Value> {
    let state = state.to_str().expect("UTF-8");
    let output = klatsch(&[args, &["--state", state, "--page", "-", "--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Ends with this code and says these words.
fn fails(args: &[&str], code: i32, words: &str) {
    let output = klatsch(args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(said.contains(words), "{args:?}: {said}");
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

fn sum(values: &Value) -> f64 {
    values.as_array().expect("a list").iter().map(number).sum()
}

#[test]
fn shares_and_sources_add_up_in_every_line() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, least, sources) in [
        ("cafe", 11, &["cafés", "pastries", "warehouse"][..]),
        ("guatemala", 6, &["× 1", "× 2", "× 3", "× 4 and more"]),
        ("vivajava", 6, &["Best Bean", "Rainbow", "donations", "new blend", "white cup", "yellow cup"]),
    ] {
        let state = folder.path().join(game);
        let found = lines(&state, &[game, "--games", "2", "--bot", "random"]);
        assert_eq!(found.len(), least, "{game}");
        for line in &found {
            let (seats, games) = (number(&line["seats"]), number(&line["games"]));
            assert_eq!((games, line["shares"].as_array().map(Vec::len)), (2.0, Some(seats as usize)));
            // Shares are rounded to a hundredth of a percent.
            assert!((sum(&line["shares"]) - 100.0).abs() < 0.05, "{line}");
            assert!((sum(&line["chairs"]) - 100.0).abs() < 0.05, "{line}");
            let used = line["used"].as_object().expect("an object");
            let of_source = |name: &str| number(&used[&format!("points/{name}")]["times"]);
            let cups = ["brown", "red", "green"].map(|colour| format!("{colour} cup"));
            let rest: f64 = match game {
                "vivajava" => cups.iter().map(|name| of_source(name)).sum(),
                _ => 0.0,
            };
            let scored: f64 = sources.iter().map(|name| of_source(name)).sum::<f64>() + rest;
            // Points beyond the goal of VivaJava Dice are not written down.
            let points = sum(&line["points"]) * games;
            assert!(scored >= points - 0.01, "{game}: {scored} of {points}");
            assert!(game == "vivajava" || (scored - points).abs() < 0.01, "{game}: {scored} of {points}");
        }
    }
}

#[test]
fn a_measurement_put_down_ends_like_one_that_was_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["vivajava", "--bot", "easy", "--variant", "mild", "--seats", "2,3"];
    let more = |games, state: &str, rest: &[&str]| {
        lines(&folder.path().join(state), &[&args[..], &["--games", games], rest].concat())
    };
    let whole = more("6", "whole", &[]);
    assert_eq!(whole.len(), 2);
    more("2", "parts", &[]);
    assert_eq!(more("6", "parts", &[]), whole, "taken up again");
    assert_eq!(more("6", "parts", &[]), whole, "nothing left to play");
    assert_eq!(more("6", "jobs", &["--jobs", "2"]), whole, "on two threads");
    let other = more("6", "other", &["--seed", "other"]);
    assert_ne!(other[0]["decisions"], whole[0]["decisions"], "another seed, other games");
    let state = folder.path().join("whole");
    let kept = fs::read_to_string(&state).expect("kept");
    // As if the first game had gone otherwise: a program with other bots.
    let value: Value = serde_json::from_str(&kept).expect("JSON");
    let first = value["lines"].as_object().and_then(|lines| lines.values().next()).expect("a line");
    let trace = format!("\"first\":{}", first["first"]);
    fs::write(&state, kept.replace(&trace, "\"first\":[1,2,3]")).expect("written");
    let state = state.to_str().expect("UTF-8");
    fails(&[&args[..], &["--state", state, "--page", "-", "--games", "6"]].concat(), 1, "goes otherwise now");
    let elsewhere = [&args[..], &["--state", state, "--page", "-", "--seed", "x"]].concat();
    fails(&elsewhere, 1, "another measurement");
}

#[test]
fn several_bots_take_turns_at_the_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["vivajava", "--variant", "mild", "--seats", "2", "--games", "12"];
    let found = lines(&folder.path().join("both"), &[&args[..], &["--bot", "greedy,random"]].concat());
    assert_eq!(found[0]["bots"], json!(["greedy", "random"]));
    // The stronger one sits on either chair in half of the games.
    for share in found[0]["chairs"].as_array().expect("a list") {
        assert!((number(share) - 50.0).abs() <= 25.0, "{}", found[0]);
    }
}

#[test]
fn the_page_gets_tables_and_a_chart() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("balance.md");
    let before = "a\n<!-- balance vivajava -->\nold\n<!-- /balance vivajava -->\nb\n";
    fs::write(&page, before).expect("written");
    let state = folder.path().join("state");
    let paths = ["--state", state.to_str().expect("UTF-8"), "--page", page.to_str().expect("UTF-8")];
    let args = [&["vivajava", "--games", "1", "--bot", "random"], &paths[..]].concat();
    let output = klatsch(&args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let written = fs::read_to_string(&page).expect("the page");
    assert!(written.starts_with("a\n<!-- balance vivajava -->\n!["), "{written}");
    assert!(
        written.ends_with("<!-- /balance vivajava -->\nb\n") && !written.contains("\nold\n"),
        "{written}"
    );
    for words in ["| mild | 2 | 1 |", "| bold | 4 | 1 |", "| donations |", "| extra aroma |", "| white 2X |"]
    {
        assert!(written.contains(words), "{words} is missing in {written}");
    }
    let chart = fs::read_to_string(folder.path().join("balance/vivajava.svg")).expect("the chart");
    assert!(chart.starts_with("<svg") && chart.ends_with("</svg>\n"), "{chart}");
    assert!(chart.contains("mild, 4 seats") && chart.len() < 10_000, "{chart}");
    fs::write(&page, "no place").expect("written");
    fails(&args, 1, "the page has no");
}

/// The page of the repository has a place for every game.
#[test]
fn the_page_has_markers() {
    let page = include_str!("../../../docs/balance.md");
    for game in ["cafe", "guatemala", "vivajava"] {
        for marker in [format!("<!-- balance {game} -->\n"), format!("<!-- /balance {game} -->")] {
            assert!(page.contains(&marker), "{marker}");
        }
    }
}

#[test]
fn wrong_words_are_named() {
    fails(&["chess"], 2, "there are cafe");
    fails(&["vivajava", "--bot", "oracle"], 2, "has no bot `oracle`");
    fails(&["vivajava", "--variant", "spicy"], 2, "it has mild, bold");
    fails(&["vivajava", "--seats", "7"], 2, "2 to 4 seats");
    fails(&["vivajava", "--set", "coaster"], 2, "KEY=VALUE");
    fails(&["vivajava", "--games", "0"], 2, "--games");
}
