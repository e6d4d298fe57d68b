//! The rules against a second implementation, and perft files: numbers that do not come from the rules themselves.

mod naive;

use std::fs;
use std::path::PathBuf;

use guatemala::{Guatemala, Setup};
use naive::{Naive, Open};
use table::{Awaits, Game, QuickDealer, Record, Seat, Step, StepOf, Unseen, perft_within};

fn steps_of(state: &Guatemala) -> Vec<StepOf<Guatemala>> {
    match state.awaits() {
        Awaits::Seat(seat) => {
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            actions.into_iter().map(|action| Step::Choice(seat, action)).collect()
        }
        Awaits::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Outcome(outcome)).collect()
        }
        _ => Vec::new(),
    }
}

/// Both implementations list the same steps and come to the same end, step by step through random games.
fn in_step(setup: &str, games: u64) {
    let setup: Setup = setup.parse().expect("a set-up");
    for seed in 0..games {
        let mut dealer = QuickDealer::new(seed);
        let mut state = Guatemala::new(&setup).expect("a sound set-up");
        let mut second = Naive::new(&setup, state.open().layout().clone());
        let mut played = Vec::new();
        loop {
            let mut texts: Vec<String> = steps_of(&state).iter().map(|step| step.to_string()).collect();
            let mut others = second.steps();
            texts.sort();
            others.sort();
            assert_eq!(texts, others, "{setup} seed {seed} after {played:?}");
            let step = match state.awaits() {
                Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, &mut dealer)),
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                _ => break,
            };
            state.advance(&step, &mut Unseen);
            second.play(&step.to_string());
            played.push(step.to_string());
            for seat in Seat::all(setup.seats) {
                let open = state.open();
                let first = (i32::from(open.money(seat)), i32::from(open.points(seat)));
                assert_eq!(
                    first,
                    (second.money[seat.index()], second.points[seat.index()]),
                    "{setup} after {played:?}"
                );
            }
        }
        assert_eq!(second.open, Open::Over);
    }
}

#[test]
fn two_seats_in_step() {
    in_step("seats=2", 3);
    in_step("seats=2 market=free track=50", 2);
    in_step("seats=2 market=players idle_end=off", 3);
}

#[test]
fn three_seats_in_step() {
    in_step("seats=3", 2);
    in_step("seats=3 market=free roads=36", 2);
    in_step("seats=3 market=players first=seat2", 3);
}

#[test]
fn four_seats_in_step() {
    in_step("seats=4", 2);
    in_step("seats=4 market=free track=50", 2);
    in_step("seats=4 market=players first=seat1 idle_end=2", 3);
    in_step("seats=4 first=seat3 idle_end=off", 2);
}

/// Sensible games have roads, ships and scorings in them that random ones hardly see.
#[test]
fn golden_games_in_step() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for entry in fs::read_dir(folder).expect("the folder of golden games") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let record: Record<Guatemala> = text.parse().expect("a record");
        let mut state = Guatemala::new(&record.setup).expect("a sound set-up");
        let mut second = Naive::new(&record.setup, state.open().layout().clone());
        for (number, step) in record.steps.iter().enumerate() {
            let others = second.steps();
            assert!(others.contains(&step.to_string()), "step {} `{step}`", number + 1);
            assert_eq!(steps_of(&state).len(), others.len(), "before step {} `{step}`", number + 1);
            state.advance(step, &mut Unseen);
            second.play(&step.to_string());
        }
        let points: Vec<i32> = state.scores().expect("it is over");
        assert_eq!((points, Open::Over), (second.points, second.open));
    }
}

/// One part of a perft file.
#[derive(Default)]
struct Case {
    id: String,
    source: String,
    setup: String,
    steps: Vec<String>,
    counts: Vec<(u32, u64)>,
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "id" {
            cases.push(Case { id: rest.into(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("`id` comes first");
        match word {
            "source" => case.source = rest.into(),
            "setup" => case.setup = rest.into(),
            "play" => case.steps.extend(rest.split(';').map(|step| step.trim().to_string())),
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').expect("`perft <depth> <nodes>`");
                case.counts.push((depth.parse().expect("a depth"), nodes.parse().expect("a number")));
            }
            _ => panic!("`{line}` is no line of a perft file"),
        }
    }
    cases
}

/// Counts by the second implementation.
fn count(second: &Naive, depth: u32) -> u64 {
    let steps = second.steps();
    if depth == 1 {
        return steps.len() as u64;
    }
    steps
        .iter()
        .map(|step| {
            let mut next = second.clone();
            next.play(step);
            count(&next, depth - 1)
        })
        .sum()
}

/// Larger numbers are counted by the second implementation with `SLOW_TESTS=1` only.
const SECOND_LIMIT: u64 = 2_000;

#[expect(clippy::disallowed_methods, reason = "a test may be told to take its time")]
fn slow() -> bool {
    std::env::var("SLOW_TESTS").is_ok_and(|value| value == "1")
}

#[test]
fn perft_files_hold() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of perft files") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        for case in cases(&text) {
            let setup: Setup = case.setup.parse().expect("a set-up");
            let mut state = Guatemala::new(&setup).expect("a sound set-up");
            let mut second = Naive::new(&setup, state.open().layout().clone());
            for step in &case.steps {
                state
                    .play(&step.parse().expect("a step"), &mut Unseen)
                    .unwrap_or_else(|refusal| panic!("{}: `{step}`: {refusal}", case.id));
                second.play(step);
            }
            for &(depth, nodes) in &case.counts {
                let counted = perft_within(&state, depth, &mut 2_000_000);
                assert_eq!(counted, Some(nodes), "{} depth {depth}", case.id);
                if case.source.starts_with("second") && (nodes <= SECOND_LIMIT || slow()) {
                    assert_eq!(count(&second, depth), nodes, "{} depth {depth}, second", case.id);
                }
            }
            sources.push(case.source);
        }
    }
    assert!(sources.iter().any(|source| source.starts_with("hand-counted")));
    assert!(sources.iter().any(|source| source.starts_with("second implementation")));
}
