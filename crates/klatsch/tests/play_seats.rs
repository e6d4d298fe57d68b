//! `klatsch play` through pipes: who sits where, what may be taken back, and what explains itself.

use std::fs;

use crate::run::{assert_said, play, play_in, temporary};

#[test]
fn a_saved_game_seats_those_who_played_it() {
    let folder = temporary();
    let path = |name: &str| folder.path().join(name).to_str().expect("the path is UTF-8").to_string();
    let save = format!("save {}", path("two.cafe"));
    let begun =
        ["cafe", "--seats", "3", "--bot", "greedy", "--name", "Anna", "--name", "Ben", "--seed", "demo"];
    let ran = play(&begun, &[&save, "quit"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let saved = fs::read_to_string(path("two.cafe")).expect("it was saved");
    assert!(saved.starts_with("# seat0 person Anna\n# seat1 person Ben\n# seat2 bot greedy\n"), "{saved}");

    let again = play(&["cafe", "--load", &path("two.cafe")], &["look", "quit"]);
    assert_said(&again.out, &["Anna", "Ben", "Greedy"]);
    let inside = play(&["cafe", "--seats", "1"], &[&format!("load {}", path("two.cafe")), "look", "quit"]);
    assert_said(&inside.out, &["Anna", "Ben", "Greedy"]);
    let other = play(&["cafe", "--load", &path("two.cafe"), "--bot", "random"], &["look", "quit"]);
    assert_said(&other.out, &["Seat 0", "Seat 1", "Random"]);

    fs::write(path("odd.cafe"), saved.replace("greedy", "hal")).expect("written");
    let odd = play(&["cafe", "--load", &path("odd.cafe")], &[]);
    assert_eq!(odd.code, Some(1));
    assert_said(&odd.err, &["odd.cafe: there is no bot `hal`; there are random,"]);
}

/// The third piece ends the turn by itself: before the bot answers, it can be taken back.
#[test]
fn the_last_piece_of_a_turn_can_be_taken_back_before_the_bot_answers() {
    let game = ["guatemala", "--set", "board=standard-2", "--seats", "2", "--seed", "demo"];
    let args = [&game[..], &["--attended", "--bot", "greedy"]].concat();
    let mut lines = vec!["1", "build"];
    lines.extend(["1"; 6]);
    lines.extend(["undo", "1", "", "quit", "no"]);
    let ran = play(&args, &lines);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let asked = "Your turn ends with that. Enter lets Greedy play; `undo` takes it back.";
    assert_eq!(ran.out.matches(asked).count(), 2, "{}", ran.out);
    let (before, after) = ran.out.split_once("You take back: `").expect("it was taken back");
    assert!(!before.contains("Greedy takes the") && after.contains("Greedy takes the"), "{}", ran.out);
}

#[test]
fn the_first_screen_says_the_aim_and_names_help() {
    for (game, aim) in [
        ("cafe", "Over eight rounds you build"),
        ("guatemala", "Buy workers, huts, roads and ships"),
        ("vivajava", "The first to reach 21 points wins."),
    ] {
        let ran = play(&[game, "--seed", "demo", "--width", "400"], &["quit", "no"]);
        assert_said(&ran.out, &[aim, "`help` lists everything you can type"]);
    }
}

#[test]
fn rules_are_listed_by_chapter_with_the_letter_of_the_game() {
    for (game, chapter, paragraph) in
        [("cafe", "C2", "C2.1"), ("guatemala", "G2", "G2.1"), ("vivajava", "V2", "V2.1")]
    {
        let (help, one) = (format!("rule {chapter}"), format!("rule {}", paragraph.to_lowercase()));
        let ran = play(
            &[game, "--seed", "demo", "--width", "200"],
            &["help rule", "rule", &help, &one, "quit", "no"],
        );
        let answers: Vec<&str> = ran.out.split("> ").collect();
        let at = |line: &str| {
            answers.iter().find(|answer| answer.starts_with(&format!("{line}\n"))).copied().unwrap_or("")
        };
        assert!(at("help rule").contains(&format!("`rule {chapter}` a chapter")), "{}", ran.out);
        assert!(at("rule").lines().count() > 8 && at("rule").contains(paragraph), "{}", at("rule"));
        let listed = at(&help).lines().filter(|line| line.starts_with(&format!("{chapter}."))).count();
        assert!(listed > 1, "{}", at(&help));
        assert_eq!(at(&one).lines().filter(|line| line.starts_with(&format!("{paragraph}:"))).count(), 1);
    }
}

#[test]
fn the_words_of_the_menu_may_be_typed() {
    let cafe = ["cafe", "--seats", "1", "--seed", "demo"];
    for (lang, take) in [("de", "nehmen 22"), ("fr", "PRENDRE 22"), ("uk", "взяти 22"), ("pt", "fic 22")]
    {
        let ran = play_in(lang, &cafe, &[take, "record", "quit", "no"]);
        assert!(ran.out.contains("seat0 take 22"), "{lang}: {take}\n{}", ran.out);
    }
    let guatemala = ["guatemala", "--set", "board=standard-2", "--seed", "demo", "--width", "200"];
    let ran = play_in("de", &guatemala, &["ziehen 2", "why Sack beige"]);
    assert_said(&ran.out, &["Du, Runde 1> why Sack beige\n`sack r7c3` "]);
}

/// A known action that cannot be meant now is refused by its rule, even if something of it is missing.
#[test]
fn what_can_be_read_is_refused_by_its_rule() {
    let ran = play(
        &["cafe", "--seats", "1", "--seed", "demo", "--width", "200"],
        &["produce", "dry 2,0", "take 99", "take 22", "produce", "1,-1 1", "dry", "produce x", "quit", "no"],
    );
    let answers: Vec<&str> = ran.out.split("> ").collect();
    let at = |line: &str| -> Vec<&str> {
        answers.iter().filter_map(|answer| answer.strip_prefix(&format!("{line}\n"))).collect()
    };
    for refused in [at("produce"), at("dry 2,0")].concat() {
        assert!(refused.contains("(C") && !refused.contains("cannot be read"), "{refused}");
    }
    assert!(at("take 99")[0].contains("There is no card `99`"), "{}", ran.out);
    assert!(at("produce x")[0].contains("cannot be read; it is typed like this: produce X,Y"), "{}", ran.out);
}

#[test]
fn a_small_terminal_is_told_so_and_a_large_one_is_used() {
    let at = |height: &str| {
        play(&["cafe", "--seed", "demo", "--width", "80", "--height", height, "--bot", "greedy"], &["quit"])
            .out
    };
    assert_said(&at("20"), &["This terminal has 80 columns and 20 rows. The game needs 80 × 24"]);
    let (small, large) = (at("24"), at("60"));
    assert!(!small.contains("The game needs"), "{small}");
    assert!(large.contains('┌') && large.lines().count() > small.lines().count());
}

#[test]
fn a_plan_stands_under_the_choice_it_begins_with() {
    let ran = play(&["cafe", "--bot", "random", "--seed", "demo"], &["hint", "quit"]);
    let hint = ran.out.split("bot sees it:").nth(1).expect("a hint");
    let (first, rest) = hint.split_once("  2. `").expect("a second choice");
    assert!(first.contains("then `place ") && !rest.contains("then `place "), "{hint}");
}
