//! `klatsch check` on tables whose chance can be verified, and the verifier in Python beside it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fair::{Contribution, Gathering, Secret};
use serde_json::json;
use table::Seat;
use wire::{Chance, Files, GAMES, GameEntry};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The record on the page, which was made by the verifier in Python.
fn record_of_the_page() -> &'static str {
    let blocks = PAGE.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut records = blocks.filter(|block| block.starts_with("game ") && block.contains("\nsecret "));
    records.next().expect("a record on the page")
}

/// Some choices of each game, with the secret.
fn record_of(entry: &GameEntry) -> String {
    let mut gathering = Gathering::new(Secret::from_bytes([0x5c; 32]));
    for number in 0..2 {
        let seat = Seat::new(number).expect("a seat");
        gathering.add(seat, Contribution::new([number as u8; 64]).expect("bytes")).expect("once");
    }
    let chance = Chance::Fair(gathering.close());
    let (mut table, _) = entry.open(&json!({"seats": 2}), Files::Refuse, chance).expect("a table");
    for number in 0..50 {
        let Some(seat) = table.first_awaited() else { break };
        let mut legal = table.legal(seat);
        let action = legal.swap_remove(number * 5 % legal.len());
        table.submit(Some(seat), &action).expect("legal");
    }
    table.record_with_secret()
}

/// What a program wrote and the code it ended with.
fn ran(command: &mut Command) -> (String, Option<i32>) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).expect("UTF-8"), output.status.code())
}

fn check(args: &[&str]) -> (String, Option<i32>) {
    ran(Command::new(env!("CARGO_BIN_EXE_klatsch")).arg("check").args(args))
}

fn python(args: &[&str]) -> (String, Option<i32>) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify.py");
    ran(Command::new("python3").arg("-B").arg(script).args(args))
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path: PathBuf = self.0.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a name").into()
    }
}

#[test]
fn the_record_of_the_page_is_verified() {
    let folder = Folder::new();
    let name = folder.file("page.record", record_of_the_page());
    let said = format!(
        "{name}: fine, 7 steps, the game goes on with seat0 and seat1; the secret is the one committed to, and every \
         draw follows from it\n"
    );
    assert_eq!(check(&[&name]), (said, Some(0)));
}

#[test]
fn check_says_what_is_known_about_the_draws() {
    let folder = Folder::new();
    for entry in GAMES {
        let text = record_of(entry);
        let name = folder.file("good.record", &text);
        let (said, code) = check(&[&name]);
        assert_eq!(code, Some(0), "{said}");
        assert!(
            said.ends_with("; the secret is the one committed to, and every draw follows from it\n"),
            "{said}"
        );

        let sealed: String = text.split_inclusive('\n').filter(|line| !line.starts_with("secret ")).collect();
        let (said, code) = check(&[&folder.file("sealed.record", &sealed)]);
        assert_eq!(code, Some(0), "{said}");
        assert!(
            said.ends_with("; the draws cannot be verified yet: the secret was not revealed\n"),
            "{said}"
        );

        let bare: String = sealed.split_inclusive('\n').filter(|line| !line.starts_with('c')).collect();
        let (said, code) = check(&[&folder.file("bare.record", &bare)]);
        assert_eq!(code, Some(0), "{said}");
        assert!(!said.contains("draw") && !said.contains("secret"), "{said}");

        let other = text.replace(&"5c".repeat(32), &format!("{}5d", "5c".repeat(31)));
        let name = folder.file("other.record", &other);
        let (said, code) = check(&[&name]);
        let line = text.lines().count();
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains(&format!("{name}:{line}: the secret is not the one that was committed to")),
            "{said}"
        );
    }
}

/// Both verifiers accept what was dealt and name the same line when it was changed.
#[test]
fn a_second_verifier_in_python_agrees() {
    let folder = Folder::new();
    for entry in GAMES {
        let text = record_of(entry);
        let name = folder.file("good.record", &text);
        let (draws, code) = check(&["--draws", &name]);
        assert_eq!(code, Some(0), "{draws}");
        let n_draws = text.lines().filter(|line| line.split(' ').nth(1) == Some("chance")).count();
        assert!(n_draws > 3 && draws.lines().count() == n_draws, "{draws}");
        let draws = folder.file("draws", &draws);
        let fine =
            format!("{name}: the secret is the one committed to, and {n_draws} draws follow from it\n");
        assert_eq!(python(&[&name, &draws]), (fine, Some(0)));

        for draw in GameEntry::draws_of_record(&text).expect("a good record") {
            let Some((other, _)) = draw.outcomes.iter().rfind(|(outcome, _)| *outcome != draw.came) else {
                continue;
            };
            let (before, after) = (
                format!("\n{} chance {}\n", draw.step, draw.came),
                format!("\n{} chance {other}\n", draw.step),
            );
            let name = folder.file("forged.record", &text.replacen(&before, &after, 1));
            let line =
                text.lines().position(|line| line.starts_with(&format!("{} ", draw.step))).expect("a line")
                    + 1;
            for (said, code) in [check(&[&name]), python(&[&name, &draws])] {
                assert_eq!(code, Some(1), "{said}");
                assert!(said.contains(&format!("{name}:{line}: step {} ", draw.step)), "{said}");
            }
            // A run of Python for each game will do; all steps are tried in the tests of `wire`.
            break;
        }
        let other = folder.file("other.record", &text.replace("5c5c\n", "5c5d\n"));
        let (said, code) = python(&[&other, &draws]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(&format!("{other}:{}: the secret is not", text.lines().count())), "{said}");
    }
    let (said, code) = python(&[&folder.file("page.record", record_of_the_page())]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("step 2: show 35: first word 3709220849\n"), "{said}");
}

/// `replay` stops where it is told also if there are lines about chance.
#[test]
fn records_with_a_pledge_are_shown() {
    let folder = Folder::new();
    let name = folder.file("page.record", record_of_the_page());
    for (at, last) in [("0", None), ("2", Some("2  chance show 35")), ("7", Some("7  seat1 take 03"))] {
        let (said, code) =
            ran(Command::new(env!("CARGO_BIN_EXE_klatsch")).args(["replay", &name, "--at", at]));
        assert_eq!(code, Some(0), "{said}");
        let steps: Vec<&str> =
            said.lines().filter(|line| line.contains("  chance ") || line.contains("  seat1 take")).collect();
        assert_eq!(
            steps.last().is_some_and(|line| line.starts_with(last.unwrap_or("?"))),
            last.is_some(),
            "{said}"
        );
    }
}
