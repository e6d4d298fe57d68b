//! Every lesson, played right and wrong with the rules, and its words in every language.

use std::collections::BTreeSet;
use std::path::Path;

use bots::Effort;
use serde_json::Value;
use table::{ChaChaDealer, Dealer as _, Seat};
use wire::{
    AnyTable, Audience, Chance, Condition, Files, GAMES, Guide, Lesson, Moment, Reason, Scene, Verdict, game,
    guide,
};
use words::{Lang, Words, files, source};

fn guides() -> Vec<&'static Guide> {
    GAMES.iter().map(|entry| guide(entry.id).expect("every game has lessons")).collect()
}

fn each(mut test: impl FnMut(&'static Guide, &'static Lesson)) {
    for guide in guides() {
        guide.lessons.iter().for_each(|lesson| test(guide, lesson));
    }
}

fn scene(guide: &Guide, lesson: &Lesson, choices: &[String]) -> Scene {
    lesson
        .scene(guide, choices, None)
        .unwrap_or_else(|fault| panic!("{} {}: {choices:?}: {fault}", guide.game, lesson.id))
}

fn offered(scene: &Scene) -> Vec<String> {
    let legal = scene.table.legal(Seat::new(0).expect("a seat"));
    scene.offered.iter().map(|&place| legal[place].clone()).collect()
}

fn holds(condition: &Condition, table: &dyn AnyTable, choices: &[String]) -> bool {
    let view = table.view(Audience::All);
    condition.holds(Moment { view: &view, choices, offered: &[], refused: None })
}

/// The table after these choices, nothing taken back: played by hand, with the answers of the others.
fn by_hand(guide: &Guide, lesson: &Lesson, choices: &[String]) -> Box<dyn AnyTable> {
    let entry = game(&guide.game).expect("a game");
    let chance = Chance::from_seed(&guide.seed);
    let (mut table, _) = entry.open_position(&lesson.position, Files::Refuse, chance).expect("a position");
    for choice in choices {
        table.submit(Seat::new(0), choice).expect("a legal choice");
        for (seat, reply) in &lesson.replies {
            while table.awaits().seats().contains(Seat::new(*seat).expect("a seat"))
                && table.submit(Seat::new(*seat), reply).is_ok()
            {}
        }
    }
    table
}

/// Whether a way that the lesson accepts goes through these choices.
fn on_a_way(lesson: &Lesson, choices: &[String]) -> bool {
    choices.is_empty() || lesson.accepted.iter().any(|way| way.starts_with(choices))
}

#[test]
fn every_game_has_eight_to_twelve_lessons_and_a_game_to_follow() {
    for guide in guides() {
        let names: BTreeSet<&str> = guide.lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert!((8..=12).contains(&guide.lessons.len()), "{}", guide.game);
        assert_eq!(names.len(), guide.lessons.len(), "{}: a name is there twice", guide.game);
        let entry = game(&guide.game).expect("a game");
        let (table, _) = entry
            .open(&guide.finish.setup, Files::Refuse, Chance::from_seed("finish"))
            .expect("the game at the end begins");
        assert_eq!(guide.finish.bots.len() + 1, table.n_seats());
        assert!(guide.finish.bots.values().all(|level| entry.bots.contains(&level.as_str())));
    }
    assert!(guide("chess").is_err());
    assert!(guide("cafe").expect("lessons").lesson("nowhere").is_err());
}

#[test]
fn every_lesson_begins_as_its_texts_say() {
    each(|guide, lesson| {
        let name = format!("{} {}", guide.game, lesson.id);
        let start = scene(guide, lesson, &[]);
        assert_eq!(start.verdict, Verdict::Open, "{name}");
        assert!(start.table.n_seats() <= guide.others + 1, "{name}: every other seat has a name");
        assert!(!start.offered.is_empty() && start.caption.is_some(), "{name}");
        assert!(!lesson.rules.is_empty(), "{name}");
        for (number, fact) in lesson.facts.iter().enumerate() {
            assert!(holds(fact, start.table.as_ref(), &[]), "{name}: fact {number} is not so");
        }
        let view = start.table.view(Audience::All);
        for (card, squares) in &lesson.cards {
            let flat = |text: &str| {
                text.replace(['/', '[', ']', '"', ','], " ").split_whitespace().collect::<String>()
            };
            let shown = &view["cards_shown"][card]["squares"];
            assert_eq!(flat(&shown.to_string()), flat(squares), "{name}: card {card} has changed");
        }
    });
}

#[test]
fn every_accepted_way_reaches_the_goal_and_not_earlier() {
    each(|guide, lesson| {
        assert!(lesson.free || !lesson.accepted.is_empty(), "{}", lesson.id);
        for way in &lesson.accepted {
            for length in 0..=way.len() {
                let now = scene(guide, lesson, &way[..length]);
                let expected = if length == way.len() { Verdict::Solved } else { Verdict::Open };
                assert_eq!(now.verdict, expected, "{} {}: {:?}", guide.game, lesson.id, &way[..length]);
                assert_eq!(now.choices, way[..length]);
                if length < way.len() {
                    assert!(offered(&now).contains(&way[length]), "{} is not offered", way[length]);
                }
            }
            let end = scene(guide, lesson, way);
            for (number, fact) in lesson.then.iter().enumerate() {
                assert!(holds(fact, end.table.as_ref(), way), "{} {}: then {number}", guide.game, lesson.id);
            }
        }
    });
}

#[test]
fn every_wrong_try_is_answered_by_its_reason_and_taken_back() {
    each(|guide, lesson| {
        assert!((1..=4).contains(&lesson.wrong.len()), "{} {}", guide.game, lesson.id);
        for wrong in &lesson.wrong {
            assert!(!wrong.tries.is_empty(), "{} {}: {}", guide.game, lesson.id, wrong.say);
            for tried in &wrong.tries {
                let name = format!("{} {}: {tried:?}", guide.game, lesson.id);
                for length in 0..tried.len() {
                    assert_eq!(scene(guide, lesson, &tried[..length]).verdict, Verdict::Open, "{name}");
                }
                let now = scene(guide, lesson, tried);
                let Verdict::Wrong(Reason::Lesson(say, rule)) = &now.verdict else {
                    panic!("{name} is {:?}", now.verdict);
                };
                assert_eq!(say, &wrong.say, "{name}");
                assert_eq!(rule.as_deref(), wrong.on.refusal(), "{name}");
                assert!(now.choices.len() < tried.len() && tried.starts_with(&now.choices), "{name}");
                // A refused choice changes nothing; after any other a known way leads on.
                assert!(rule.is_some() || on_a_way(lesson, &now.choices), "{name}");
                for (number, fact) in wrong.then.iter().enumerate() {
                    let table = by_hand(guide, lesson, tried);
                    assert!(holds(fact, table.as_ref(), tried), "{name}: then {number}");
                }
            }
        }
    });
}

/// Every line of at most this many choices that solves the lesson.
fn solutions(
    guide: &Guide,
    lesson: &Lesson,
    depth: usize,
    line: &mut Vec<String>,
    into: &mut Vec<Vec<String>>,
) {
    let now = scene(guide, lesson, line);
    match now.verdict {
        Verdict::Solved => into.push(line.clone()),
        Verdict::Open if line.len() < depth => {
            for action in offered(&now) {
                line.push(action);
                solutions(guide, lesson, depth, line, into);
                line.pop();
            }
        }
        Verdict::Open | Verdict::Wrong(_) => {}
    }
}

#[test]
fn where_a_lesson_has_one_answer_nothing_else_solves_it() {
    each(|guide, lesson| {
        if !lesson.only {
            return;
        }
        let depth = lesson.accepted.iter().map(Vec::len).max().unwrap_or(0);
        let mut found = Vec::new();
        solutions(guide, lesson, depth, &mut Vec::new(), &mut found);
        let mut accepted = lesson.accepted.clone();
        found.sort();
        accepted.sort();
        assert_eq!(found, accepted, "{} {}", guide.game, lesson.id);
    });
}

#[test]
fn whatever_is_offered_is_answered() {
    each(|guide, lesson| {
        let name = format!("{} {}", guide.game, lesson.id);
        // Every first choice, and then lines at random: none may fail or leave the learner without a choice.
        for action in offered(&scene(guide, lesson, &[])) {
            scene(guide, lesson, &[action]);
        }
        for game in 0..6 {
            let mut dealer = ChaChaDealer::from_seed(&format!("{name} {game}"));
            let mut choices = Vec::new();
            for _ in 0..25 {
                let now = scene(guide, lesson, &choices);
                if now.verdict == Verdict::Solved {
                    break;
                }
                let actions = offered(&now);
                assert!(!actions.is_empty(), "{name}: {choices:?}");
                choices = now.choices;
                choices.push(actions[dealer.below(actions.len() as u32) as usize].clone());
            }
        }
    });
}

#[test]
fn show_me_leads_to_the_goal_from_the_start_and_from_elsewhere() {
    each(|guide, lesson| {
        let mut choices: Vec<String> = Vec::new();
        for _ in 0..60 {
            let now = scene(guide, lesson, &choices);
            assert!(!matches!(now.verdict, Verdict::Wrong(_)), "{} {}: {choices:?}", guide.game, lesson.id);
            if now.verdict == Verdict::Solved {
                return;
            }
            let shown = lesson.show(&now, &Effort::nodes(400), "a").expect("a bot");
            let shown = shown.first().expect("something to do").clone();
            assert!(offered(&now).contains(&shown), "{shown} is not offered");
            choices.push(shown);
        }
        panic!("{} {}: {choices:?} does not reach the goal", guide.game, lesson.id);
    });
}

#[test]
fn a_lesson_is_the_same_for_everybody_and_real_dice_are_not() {
    let guide = guide("vivajava").expect("lessons");
    let line: Vec<String> = ["decay red", "drop"].map(String::from).to_vec();
    let view = |lesson: &str, seed: &str| {
        let lesson = guide.lesson(lesson).expect("a lesson");
        lesson.scene(guide, &line, Some(seed)).expect("a scene").table.view(Audience::All)
    };
    assert_eq!(view("drop", "a"), view("drop", "b"));
    let rolls: BTreeSet<String> =
        "abcdefgh".chars().map(|seed| view("turn", &seed.to_string())["dice"].to_string()).collect();
    assert!(rolls.len() > 3, "the dice of the last lesson are real");
    assert_eq!(view("turn", "a"), view("turn", "a"));
}

#[test]
fn a_choice_that_makes_no_sense_is_refused() {
    let guide = guide("cafe").expect("lessons");
    let lesson = guide.lesson("dry").expect("a lesson");
    let refused = |choices: &[&str]| {
        let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
        lesson.scene(guide, &choices, None).err().expect("a fault").code.text()
    };
    assert_eq!(
        refused(&["clear 0,0", "dry 2,0 brown"]),
        "request/field",
        "only the last may be done without"
    );
    assert_eq!(refused(&["fry an egg"]), "action/malformed");
    assert_eq!(
        refused(&["roast 3,1 brown", "dry 2,0 brown"]),
        "action/illegal",
        "only the last may be refused"
    );
    assert_eq!(refused(&["dry 2,0 brown"; 61]), "request/field");
    assert_eq!(scene(guide, lesson, &["clear 0,0".into()]).verdict, Verdict::Wrong(Reason::Rested));
    // The reason of the rules themselves, where the lesson has no sentence of its own.
    let now = scene(guide, lesson, &["produce 0,0".into()]);
    assert!(matches!(&now.verdict, Verdict::Wrong(Reason::Rules(_, Some("C4.4")))), "{:?}", now.verdict);
    assert!(now.choices.is_empty());
}

#[test]
fn every_text_of_every_lesson_is_there_in_every_language() {
    let needed: BTreeSet<String> = guides().into_iter().flat_map(Guide::keys).collect();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for key in &needed {
            assert!(words.has(key), "{lang}: {key} is missing");
        }
        for file in files().filter(|file| file.starts_with("lessons-")) {
            let keys =
                source(lang, file).lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
            for key in keys.filter(|key| key.starts_with("lesson-")) {
                assert!(needed.contains(key), "{lang}: no lesson says {key}");
            }
        }
        each(|guide, lesson| {
            for rule in &lesson.rules {
                assert!(words.rule(rule).is_some(), "{lang}: {} {} names {rule}", guide.game, lesson.id);
            }
        });
    }
}

#[test]
fn the_files_fit_their_schema() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let read = |name: &str| -> Value {
        let text = std::fs::read_to_string(folder.join(name)).expect("a file");
        serde_json::from_str(&text).expect("JSON")
    };
    let schema = jsonschema::validator_for(&read("schema.json")).expect("a schema");
    for entry in GAMES {
        let file = read(&format!("{}.json", entry.id));
        let faults: Vec<String> =
            schema.iter_errors(&file).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", entry.id);
        let mut flawed = file.clone();
        flawed["lessons"][0]["goal"] = serde_json::json!({"equals": 3});
        assert!(!schema.is_valid(&flawed), "the schema knows its conditions");
    }
}
