//! `klatsch arena` and `klatsch ladder` from outside, with bots of ours and programs at the other end of a pipe.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../docs/protocol.md");

fn klatsch(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// All objects a match printed; it went well and said nothing else.
fn arena(args: &[&str]) -> Vec<Value> {
    let output = klatsch(&[&["arena"], args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "{args:?}");
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The last object: the result.
fn result(args: &[&str]) -> Value {
    arena(args).pop().expect("a result")
}

/// Ends with this code, and the last line on standard error contains the words.
fn fails(args: &[&str], code: i32, words: &str) {
    let output = klatsch(&[&["arena"], args].concat());
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert!(said.contains(words), "{args:?}: {said}");
    assert!(!said.contains("a bug in this program"), "{args:?}: {said}");
}

fn without_times(mut result: Value) -> Value {
    let times = result.as_object_mut().expect("an object").remove("ms_per_decision").expect("times");
    assert!(times["a"]["mean"].is_number() && times["a"]["max"].is_number(), "{times}");
    result
}

#[test]
fn the_last_line_is_the_result() {
    let result = result(&["vivajava", "--a", "greedy", "--b", "random", "--games", "10", "--seed", "t"]);
    assert_eq!(
        (&result["games"], &result["a"], &result["b"]),
        (&json!(10), &json!("greedy"), &json!("random"))
    );
    assert_eq!((&result["illegal"], &result["blocks"], &result["seats"]), (&json!(0), &json!(5), &json!(2)));
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("no number in {result}"));
    let (score, elo) = (number(&result["score_a"]), number(&result["elo"]));
    assert!(score > 0.5 && score <= 1.0 && elo > 0.0, "{result}");
    assert!(number(&result["ci95"][0]) <= elo && elo <= number(&result["ci95"][1]), "{result}");
    let keys: Vec<&str> = result.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys[..7], ["games", "a", "b", "score_a", "elo", "ci95", "illegal"]);
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let base =
        ["vivajava", "--a", "flat", "--b", "flat@nodes=2", "--nodes", "6", "--games", "6", "--seed", "s"];
    let once = without_times(result(&base));
    assert_eq!(without_times(result(&base)), once);
    assert_eq!(without_times(result(&[&base[..], &["--jobs", "2"]].concat())), once);
    let other = result(&[&base[..base.len() - 1], &["other"]].concat());
    assert_ne!(other["decisions_a"], once["decisions_a"], "another seed is another match");
}

/// All chance of a block is shared, so equals share its victories exactly, seat by seat.
#[test]
fn a_bot_against_itself_scores_its_fair_share() {
    for (game, seats, share) in
        [("vivajava", "2", 0.5), ("cafe", "3", 0.3333), ("guatemala", "4", 0.25), ("vivajava", "4", 0.25)]
    {
        let games = (4 * seats.parse::<usize>().expect("a number")).to_string();
        let result = result(&[game, "--a", "random", "--b", "random", "--games", &games, "--seats", seats]);
        assert_eq!(result["score_a"], json!(share), "{game} {seats}: {result}");
        assert_eq!((&result["elo"], &result["points_diff"]), (&json!(0.0), &json!(0.0)), "{result}");
        assert_eq!(result["fair_score"], json!(share));
    }
}

#[test]
fn games_are_rounded_up_to_whole_blocks() {
    let args =
        ["arena", "vivajava", "--a", "random", "--b", "random", "--games", "7", "--seats", "3", "--json"];
    let output = klatsch(&args);
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("9 are played"), "{}", text(&output.stderr));
    let result: Value = serde_json::from_str(text(&output.stdout).trim()).expect("one object");
    assert_eq!((&result["games"], &result["blocks"]), (&json!(9), &json!(3)));
}

#[test]
fn a_sequential_test_stops_early() {
    let args = ["vivajava", "--a", "greedy", "--b", "random", "--games", "400", "--sprt", "0,50"];
    let found = result(&args);
    assert!(found["games"].as_u64().is_some_and(|games| games < 400), "{found}");
    assert_eq!(found["sprt"]["accepted"], json!("elo1"), "{found}");
    let two = result(&[&args[..], &["--jobs", "2"]].concat());
    assert_eq!(without_times(two), without_times(found), "where it stops does not depend on the threads");
}

#[test]
fn alone_every_bot_has_the_same_decks() {
    let lines = arena(&["cafe", "--a", "random", "--b", "random", "--games", "12", "--seats", "1"]);
    assert_eq!(lines.len(), 3, "one line a bot, then the comparison");
    assert_eq!(lines[0]["mean"], lines[1]["mean"]);
    assert_eq!((&lines[2]["points_diff"], &lines[2]["score_a"]), (&json!(0.0), &json!(0.5)));
    let alone = result(&["cafe", "--a", "greedy", "--games", "3", "--seats", "1"]);
    assert_eq!((&alone["games"], &alone["a"], &alone["illegal"]), (&json!(3), &json!("greedy"), &json!(0)));
    let (low, high) = (&alone["percentiles"]["min"], &alone["percentiles"]["max"]);
    let number = |value: &Value| value.as_f64().expect("a number");
    assert!(number(low) <= number(&alone["mean"]) && number(&alone["mean"]) <= number(high), "{alone}");
}

#[test]
fn several_bots_are_put_on_one_scale() {
    let lines = arena(&["vivajava", "--bots", "greedy,random,flat@nodes=1", "--games", "4"]);
    assert_eq!(lines.len(), 4, "three pairings and the scale");
    let ladder = lines[3]["ladder"].as_array().expect("a list");
    assert_eq!((ladder.len(), &lines[3]["anchor"]), (3, &json!("random")));
    assert_eq!(ladder[0]["bot"], json!("greedy"), "{ladder:?}");
    let random = ladder.iter().find(|row| row["bot"] == "random").expect("random takes part");
    assert_eq!((&random["elo"], &random["ci95"]), (&json!(0.0), &json!([0.0, 0.0])));
    let output = klatsch(&["arena", "vivajava", "--bots", "greedy,random", "--games", "2"]);
    assert!(text(&output.stdout).contains("(random = 0)"), "{}", text(&output.stdout));
}

#[test]
fn wrong_words_are_named() {
    fails(&["cafe", "--a", "oracle", "--b", "random"], 2, "Café has no bot `oracle`; it has random, ");
    fails(&["cafe", "--a", "random", "--b", "oracle"], 2, "oracle");
    fails(&["chess", "--a", "random", "--b", "random"], 2, "there are cafe");
    fails(&["cafe"], 2, "--bots");
    fails(&["cafe", "--a", "random"], 2, "--b BOT");
    fails(&["cafe", "--a", "random", "--b", "random", "--seats", "9"], 2, "1 to 4");
    fails(&["cafe", "--a", "random", "--b", "random", "--games", "0"], 2, "--games");
    fails(&["cafe", "--a", "random", "--b", "random", "--nodes", "1", "--ms", "1"], 2, "--ms");
    fails(&["cafe", "--a", "random", "--b", "random", "--sprt", "20,0"], 2, "0,20");
    fails(&["cafe", "--a", "random@kg=1", "--b", "random"], 2, "@nodes=N");
    fails(&["cafe", "--a", "cmd:", "--b", "random"], 2, "cmd:");
    fails(&["cafe", "--bots", "random,random", "--a", "random"], 2, "--a");
}

// ── programs ───────────────────────────────────────────────────────────────────────────────────────

fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    format!("cmd:python3 '{}'", path.display())
}

#[test]
fn the_example_plays_all_games_by_the_rules() {
    for game in ["cafe", "guatemala", "vivajava"] {
        let args = [game, "--a", &example(), "--b", "random", "--games", "4", "--seats", "2"];
        let result = result(&args);
        assert_eq!((&result["games"], &result["illegal"]), (&json!(4), &json!(0)), "{result}");
        assert!(result["points_diff"].as_f64().is_some_and(|more| more >= 0.0), "{result}");
    }
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py"));
    assert!(source.expect("the example").lines().count() <= 50);
}

/// A program in Python that says what the script says.
fn python(folder: &Path, script: &str) -> String {
    let path = folder.join("bot.py");
    fs::write(&path, script).expect("written");
    format!("cmd:python3 '{}'", path.display())
}

/// Every card of the deck comes with the first question of a game and not again.
#[test]
fn what_is_printed_is_told_once_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = r#"
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["do"] == "begin":
        first = True
    elif said["do"] == "choose":
        view = said["view"]
        if ("deck_cards" in view) != first or "cards_shown" not in view or "setup" not in view:
            sys.exit(3)
        first = False
        print(json.dumps({"id": said["id"], "action": said["legal"][0]}), flush=True)
"#;
    let bot = python(folder.path(), script);
    let result = result(&["cafe", "--a", &bot, "--b", "random", "--games", "4", "--seats", "2"]);
    assert_eq!((&result["games"], &result["illegal"]), (&json!(4), &json!(0)), "{result}");
}

/// Whether the line is as the page has it; `"…"` stands for anything.
fn fits(shown: &Value, found: &Value) -> bool {
    match (shown, found) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Object(shown), Value::Object(found)) => shown
            .iter()
            .filter(|(key, _)| *key != "…")
            .all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found))),
        (Value::Array(shown), Value::Array(found)) if shown.last() == Some(&json!("…")) => {
            shown.iter().zip(found).all(|(shown, found)| fits(shown, found))
        }
        _ => shown == found,
    }
}

/// The conversation on the page happens: the bot notes every line in and out, and errs once.
#[test]
fn the_page_shows_a_real_conversation() {
    let folder = tempfile::tempdir().expect("a folder");
    let notes = folder.path().join("notes");
    let script = format!(
        r#"
import json, sys
notes = open({:?}, "a")
def note(line):
    notes.write(line.strip() + "\n"); notes.flush()
for line in sys.stdin:
    note(line)
    message = json.loads(line)
    if message["do"] == "choose":
        action = "produce 0,0" if message["id"] == 1 else message["legal"][0]
        answer = json.dumps({{"id": message["id"], "ok": True, "action": action}})
        note(answer)
        print(answer, flush=True)
"#,
        notes.display().to_string()
    );
    let bot = python(folder.path(), &script);
    let result = result(&["cafe", "--a", &bot, "--b", "random", "--games", "2", "--nodes", "50"]);
    assert_eq!(
        (&result["illegal"], &result["illegal_a"], &result["illegal_b"]),
        (&json!(1), &json!(1), &json!(0))
    );
    let held: Vec<Value> = fs::read_to_string(&notes)
        .expect("notes")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let block =
        PAGE.split_once("```jsonl\n").and_then(|(_, rest)| rest.split_once("```")).expect("a block").0;
    let shown: Vec<Value> = block.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(shown.len(), 7);
    let mut rest = held.iter();
    for line in &shown {
        assert!(rest.any(|found| fits(line, found)), "nobody said, in this order: {line}");
    }
    let refused = held.iter().find(|line| line["do"] == "refused").expect("a refusal");
    assert!(refused["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with('C')), "{refused}");
    assert!(
        !fs::read_to_string(&notes).expect("notes").contains("arena/0\""),
        "the seed of the game is a secret"
    );
}

#[test]
fn programs_that_misbehave_end_the_match_with_one_clear_line() {
    for (bot, words) in [
        ("cmd:no-such-program-anywhere", "cannot be started"),
        ("cmd:sh -c 'exit 3'", "ended in the middle of a game (exit status: 3)"),
        ("cmd:sh -c 'read line; read line; exit 0'", "ended in the middle of a game"),
        ("cmd:sh -c 'echo good morning; cat >&2'", "is no JSON: good morning"),
        ("cmd:sh -c 'printf \"\\377\\376\\n\"; cat >/dev/null'", "is no UTF-8 text"),
        ("cmd:cat /dev/zero", "a line longer than 1048576 bytes"),
        (
            "cmd:sh -c 'echo {\\\"id\\\":7,\\\"action\\\":\\\"end\\\"}; cat >/dev/null'",
            "was asked question 1 and answered",
        ),
        ("cmd:sh -c 'echo {\\\"id\\\":1,\\\"ok\\\":true}; cat >/dev/null'", "gave no `action`"),
        ("cmd:sh -c 'echo []; cat >/dev/null'", "was asked question 1 and answered"),
    ] {
        fails(&["vivajava", "--a", bot, "--b", "random", "--games", "2"], 1, words);
    }
}

/// Silent, and one that does not even read: the patience is short, so that the test is.
#[test]
fn a_silent_program_is_ended() {
    for bot in ["cmd:sh -c 'cat >/dev/null'", "cmd:sh -c 'while :; do read line < /dev/null; done'"] {
        let args = ["vivajava", "--a", bot, "--b", "random", "--games", "2", "--timeout", "50"];
        fails(&args, 1, "gave no answer within 50 ms");
    }
}

/// Whatever it answers, the game goes on by the rules.
#[test]
fn illegal_answers_are_counted_and_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = r#"
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "choose":
        print(json.dumps({"id": message["id"], "action": "dance"}), flush=True)
"#;
    let bot = python(folder.path(), script);
    let result = result(&["vivajava", "--a", &bot, "--b", "random", "--games", "2"]);
    assert!(result["illegal_a"].as_u64().is_some_and(|n| n > 0), "{result}");
    assert_eq!(result["illegal_a"], result["decisions_a"], "not one was legal");
    assert_eq!(result["illegal_b"], json!(0));
}

// ── the ladder ─────────────────────────────────────────────────────────────────────────────────────

#[test]
fn a_ladder_is_written_between_its_markers() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("bots.md");
    let name = page.to_str().expect("a name");
    let before = "# Bots\n\n<!-- ladder vivajava mild -->\nold\n<!-- /ladder vivajava mild -->\n\nThe end.\n";
    fs::write(&page, before).expect("written");
    let output = klatsch(&[
        "ladder",
        "vivajava",
        "--variant",
        "mild",
        "--games",
        "2",
        "--most",
        "4",
        "--nodes",
        "1",
        "--page",
        name,
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let after = fs::read_to_string(&page).expect("the page");
    assert!(after.starts_with("# Bots\n\n<!-- ladder vivajava mild -->\n| bot | Elo |"), "{after}");
    assert!(
        after.ends_with("<!-- /ladder vivajava mild -->\n\nThe end.\n") && !after.contains("old"),
        "{after}"
    );
    assert!(after.contains("\n| easy | 1000 | ±0 |"), "{after}");
    let command =
        "`klatsch ladder vivajava --variant mild --games 2 --within 60 --most 4 --seed ladder --nodes 1`";
    assert!(after.contains(command), "{after}");

    fs::write(&page, "# No place\n").expect("written");
    let output = klatsch(&["ladder", "vivajava", "--page", name]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("<!-- ladder vivajava mild -->"), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&page).expect("the page"), "# No place\n");
    assert_eq!(klatsch(&["ladder", "chess"]).status.code(), Some(2));
    let output = klatsch(&["ladder", "vivajava", "--variant", "spicy", "--page", "-"]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("it has mild, bold"), "{}", text(&output.stderr));
}

/// Games go where the scale is widest, until nothing on it is wider than was asked for.
#[test]
fn a_ladder_goes_on_until_it_is_narrow() {
    let args = ["ladder", "vivajava", "--variant", "mild", "--games", "4", "--nodes", "1", "--page", "-"];
    let widest = |more: &[&str]| {
        let output = klatsch(&[&args[..], more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let page = text(&output.stdout);
        let margins =
            page.lines().filter_map(|line| line.split(" | ±").nth(1)?.split(" |").next()?.parse().ok());
        margins.fold(0.0, f64::max)
    };
    assert!(widest(&["--most", "4"]) > 200.0, "four games say little");
    assert!(widest(&["--within", "200"]) <= 200.0);
}

/// The bot of README.md as a file.
fn bot_of_readme(folder: &Path) -> String {
    let readme = include_str!("../../../README.md");
    let (_, rest) = readme.split_once("```python\n").expect("README.md has a bot");
    let (bot, _) = rest.split_once("```").expect("it ends");
    assert!(bot.lines().count() <= 10, "ten lines");
    let path = folder.join("bot.py");
    fs::write(&path, bot).expect("written");
    format!("cmd:python3 '{}'", path.display())
}

#[test]
fn the_bot_of_the_readme_plays_in_the_arena() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = bot_of_readme(folder.path());
    for entry in wire::GAMES {
        let result = result(&[entry.id, "--a", &bot, "--b", "random", "--games", "2", "--seats", "2"]);
        assert_eq!((&result["games"], &result["illegal"]), (&json!(2), &json!(0)), "{}", entry.id);
    }
}

#[test]
fn the_bot_of_the_readme_sits_at_a_table_of_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = bot_of_readme(folder.path());
    let output =
        klatsch(&["play", "vivajava", "--seats", "2", "--bot", &bot, "--bot", "random", "--seed", "guest"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("bot.py") && said.contains("game is over"), "{said}");
}

#[test]
fn a_program_that_fails_at_a_table_is_replaced_or_refused() {
    let table = |bot: &str| {
        klatsch(&["play", "vivajava", "--seats", "2", "--bot", bot, "--bot", "random", "--seed", "x"])
    };
    for (bot, said) in [
        ("cmd:sh -c 'exit 3'", "ended in the middle of a game"),
        ("cmd:sh -c 'echo good morning; cat >&2'", "is no JSON: good morning"),
        // Killed while it thinks: it has heard the question and answers it never.
        (
            "cmd:sh -c 'while read -r line; do case $line in *choose*) kill -9 $$;; esac; done'",
            "in the middle of a game",
        ),
    ] {
        let output = table(bot);
        assert_eq!(output.status.code(), Some(0), "{bot}: {}", text(&output.stderr));
        let shown = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains(said) && shown.contains("house bot plays on"), "{bot}: {shown}");
        assert!(shown.contains("game is over"), "{bot}: {shown}");
    }
    let none = table("cmd:no-such-program-anywhere");
    assert_eq!(none.status.code(), Some(1));
    assert!(text(&none.stderr).contains("cannot be started"), "{}", text(&none.stderr));
    assert_eq!(table("cmd:").status.code(), Some(2));
}
