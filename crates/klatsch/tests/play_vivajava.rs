//! `klatsch play vivajava` through pipes: whole games, bad input, `why` and `undo`, and two screens without colour.

use std::fs;
use std::process::Command;

use crate::run::{self, assert_harmless, assert_said, assert_wrong_usage, golden_path, play, temporary};

/// The set-ups and seeds of the two golden games that were typed by hand; the first one by the rules of version 1, both on the
/// tracks of version 2.
const MILD: [&str; 15] = [
    "vivajava",
    "--seats",
    "2",
    "--seed",
    "a warm evening",
    "--set",
    "opening=fixed",
    "--set",
    "donated=count",
    "--set",
    "extra_aroma=double",
    "--set",
    "after_pass=activate",
    "--set",
    "tracks=default-2",
];
const BOLD: [&str; 11] = [
    "vivajava",
    "--seats",
    "2",
    "--seed",
    "a strong cup",
    "--set",
    "opening=fixed",
    "--set",
    "coaster=bold",
    "--set",
    "tracks=default-2",
];

/// A golden game without the lines about it, and what its seats chose.
fn golden(name: &str) -> (String, Vec<String>) {
    let text = fs::read_to_string(golden_path("vivajava", name)).expect("the golden game is there");
    let record: String =
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let chosen = record.lines().filter_map(|line| {
        let mut words = line.splitn(3, ' ');
        words.next()?.parse::<u32>().ok()?;
        words.next()?.strip_prefix("seat")?;
        words.next().map(str::to_string)
    });
    let chosen = chosen.collect();
    (record, chosen)
}

/// The first choices of a golden game, then these lines.
fn play_on(args: &[&str], name: &str, n_choices: usize, then: &[&str]) -> run::Ran {
    let (_, chosen) = golden(name);
    let lines: Vec<&str> =
        chosen[..n_choices].iter().map(String::as_str).chain(then.iter().copied()).collect();
    play(args, &lines)
}

#[test]
fn games_are_typed_to_the_end_and_saved() {
    let folder = temporary();
    for (args, name, verdict) in [
        (&MILD[..], "mild-by-hand.record", "Seat 1 wins!"),
        (&BOLD[..], "bold-by-hand.record", "Seat 0 wins!"),
    ] {
        let saved = folder.path().join(name);
        let (record, mut lines) = golden(name);
        lines.push(format!("save {}", saved.display()));
        lines.push("quit".into());
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let ran = play(args, &lines);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert_said(&ran.out, &[verdict]);
        let saved = fs::read_to_string(&saved).expect("it was saved");
        assert_eq!(saved, format!("# seat0 person\n# seat1 person\n{record}"));
    }
}

#[test]
fn the_first_answer_of_every_menu_leads_to_the_end() {
    for coaster in ["coaster=mild", "coaster=bold"] {
        for seats in ["2", "4"] {
            let args = ["vivajava", "--seats", seats, "--seed", "first", "--set", coaster];
            let ran = play(&args, &["1"; 2000]);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{coaster}");
            assert_said(&ran.out, &["The game is over.", " wins!"]);
        }
    }
}

#[test]
fn dice_and_a_donation_are_drawn() {
    let ran =
        play_on(&MILD, "mild-by-hand.record", 4, &["use green seat1=2", "blend YRG", "abilities", "quit"]);
    assert_eq!(ran.code, Some(0));
    let start = ran.out.find("Seat 1, round 2> donate 2").expect("the donation was typed");
    insta::assert_snapshot!(&ran.out[start..]);
}

/// By the rules of today the same donation is refused, since only one own die is green; two white ones take another.
#[test]
fn a_donation_is_refused_and_one_is_taken() {
    let today = [&MILD[..7], &["--width", "200"]].concat();
    let ran =
        play_on(&today, "mild-by-hand.record", 4, &["why use green seat1=2", "use green seat1=2", "quit"]);
    let refused = "onated dice only strengthen: 2 dice of your own must be green (V4.4)";
    assert_eq!(ran.out.matches(refused).count(), 2, "{}", ran.out);
    let folder = temporary();
    let record = folder.path().join("donation.record");
    let begun = "game vivajava rules 2\nsetup seats=2 opening=fixed\n1 chance coffee WWKKK\n\
                 2 seat0 research black 3\n3 seat0 donate 2\n4 chance coffee WWYBR\n5 chance aroma WJ\n";
    fs::write(&record, begun).expect("the folder can be written to");
    let path = record.to_str().expect("the path is UTF-8");
    let lines = ["why use yellow seat0=1", "use white seat0=2", "why blend WYB", "blend WWR", "look", "quit"];
    let ran = play(&["vivajava", "--seats", "2", "--load", path, "--seed", "x", "--width", "200"], &lines);
    let expected = [
        "2 dice of your own must be yellow (V4.4)",
        "2 dice of your own must be white (V4.4)",
        "Seat 1 makes Best Bean of WWWWR.",
        "Seat 0 scores 2 points for tokens on the blend.",
    ];
    assert_said(&ran.out, &expected);
}

#[test]
fn tracks_with_tokens_and_cups_are_drawn() {
    let ran = play_on(&BOLD, "bold-by-hand.record", 56, &["look 1", "score", "quit"]);
    assert_eq!(ran.code, Some(0));
    let start = ran.out.rfind("VivaJava Dice ·").unwrap_or(0);
    insta::assert_snapshot!(&ran.out[start..]);
}

#[test]
fn signs_can_be_plain_and_pipes_get_no_colour() {
    let ran = play_on(&[&BOLD[..], &["--plain"]].concat(), "bold-by-hand.record", 30, &["abilities", "help"]);
    assert!(ran.out.is_ascii(), "{}", ran.out);
    assert!(!ran.out.contains('\x1b'));
}

#[test]
fn why_names_the_rule() {
    let lines = ["why research black 3", "why research red 2", "why keep", "why rainbow", "why", "rule v4.9"];
    let ran = play(&[&BOLD[..], &["--width", "200"]].concat(), &lines);
    let expected = [
        "`research black 3` is allowed (V4.7). Research black: take 3 aroma dice.",
        "`research red 2` is not allowed: ",
        "`keep` is not allowed: ",
        "`rainbow` is not allowed: ",
        "Why what?",
        "V4.9",
    ];
    assert_said(&ran.out, &expected);
}

#[test]
fn choices_are_taken_back_until_dice_fall() {
    let lines = ["undo", "blend kkkyw", "undo", "research y", "decay w", "undo", "decay b"];
    let ran = play(&BOLD, &lines);
    let expected = [
        "There is nothing to take back.",
        "Seat 0 makes Best Bean of WYKKK.",
        "Seat 1 marks 3 yellow steps.",
        "Seat 0 takes back: `decay white`.",
    ];
    assert_said(&ran.out, &expected);

    let (_, chosen) = golden("bold-by-hand.record");
    let rolled =
        chosen.iter().position(|action| action.starts_with("reroll")).expect("dice are rolled again");
    let ran = play_on(&BOLD, "bold-by-hand.record", rolled + 1, &["undo"]);
    assert_said(&ran.out, &["That cannot be taken back: "]);
}

#[test]
fn bad_input_gets_one_line_and_changes_nothing() {
    let long = "x".repeat(10_000);
    let bad = [
        "nonsense",
        "blend WWWWWWWWWWWW",
        "blend WWWWW",
        "blend JJ",
        "blend WYKK",
        "research",
        "research purple 1",
        "research red 2",
        "research black 99",
        "research black -1",
        "rainbow",
        "reroll W",
        "and -",
        "flip coffee white",
        "upgrade aroma white",
        "use white seat9=1",
        "decay white",
        "keep",
        "donate 1",
        "donate 255",
        "donate 256",
        "ride seat7 red",
        "block black",
        "recall hand",
        "partner",
        "0",
        "99",
        "99999999999999999999",
        "look 7",
        "\u{1b}[2J",
        "blend \u{0}",
        "ü",
        &long,
        ";;;",
        "-",
    ];
    assert_harmless(&BOLD, "Seat 0, round 1> ", &bad);
}

#[test]
fn wrong_usage_is_said_in_one_line() {
    for (args, code, expected) in [
        (&["vivajava", "--seats", "5"][..], 2, "expected 2 to 4 seats"),
        (&["vivajava", "--set", "coaster=hot"], 2, "mild"),
        (&["vivajava", "--set", "tracks=/no/such/file"], 1, "/no/such/file"),
        (&["vivajava", "--set", "tracks=/"], 1, "is not a file"),
        (&["vivajava", "--deck", "/no/such/file"], 2, "VivaJava Dice has no option `deck`"),
    ] {
        assert_wrong_usage(args, code, expected);
    }
}

#[test]
fn a_file_of_tracks_is_played_with() {
    let folder = temporary();
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is UTF-8").to_string();
    let text = "# short tracks\nwhite 1 2 3\nyellow 1 2 3\nbrown 1 2 3\nred 1 2 3\ngreen 2 4 9\n";
    fs::write(path("my tracks.txt"), text).expect("written");
    let option = format!("tracks={}", path("my tracks.txt"));
    let ran = play(&[&BOLD[..9], &["--set", &option]].concat(), &["research w", "record"]);
    assert_said(&ran.out, &["Seat 0 marks 1 white step.", "tracks=white%201%202%203%0A"]);

    let perft = |option: &str| {
        let args = ["perft", "vivajava", "--set", "opening=fixed", "--set", option, "--depth", "4"];
        Command::new(env!("CARGO_BIN_EXE_klatsch")).args(args).output().expect("klatsch runs")
    };
    let (short, long) = (perft(&option), perft("tracks=default"));
    assert!(short.status.success() && long.status.success());
    assert_ne!(short.stdout, long.stdout, "shorter tracks open abilities sooner");

    fs::write(path("broken.txt"), text.replace("red 1", "red 4")).expect("written");
    let ran = play(&["vivajava", "--set", &format!("tracks={}", path("broken.txt"))], &[]);
    assert_eq!(ran.code, Some(1));
    assert_said(&ran.err, &["broken.txt: line 5: "]);
}
