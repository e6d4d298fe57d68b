//! Golden games: whole records for every way the game can end, every seat count and both coasters.
//!
//! `UPDATE_GOLDEN=1` looks for new ones by random play; the difference is a change of rules and is read as such.

use std::path::{Path, PathBuf};

use table::{Awaits, Game, QuickDealer, Record, Step, StepOf};
use vivajava::{Action, AfterPass, Donated, Event, ExtraAroma, GOAL, Source, Vivajava};

/// A file, its set-up and what must happen in it.
struct Golden {
    name: &'static str,
    setup: &'static str,
    end: Option<&'static str>,
    actions: &'static [fn(&Action) -> bool],
    origin: Origin,
}

/// Where a golden game comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// Found by random play.
    Search,
    /// Typed by people in the terminal: an update writes its heading anew, never its steps.
    Hand,
}

fn is_donation(action: &Action) -> bool {
    matches!(action, Action::Donate(1..))
}
fn is_use(action: &Action) -> bool {
    matches!(action, Action::Use { .. })
}
fn is_block(action: &Action) -> bool {
    matches!(action, Action::Block(_))
}
fn is_ride(action: &Action) -> bool {
    matches!(action, Action::Ride(..))
}
fn is_partner(action: &Action) -> bool {
    matches!(action, Action::Partner(_))
}
fn is_focus(action: &Action) -> bool {
    matches!(action, Action::Focus(_))
}
fn is_rainbow(action: &Action) -> bool {
    matches!(action, Action::Rainbow)
}
fn is_recall(action: &Action) -> bool {
    matches!(action, Action::Recall(_))
}

const fn ends(name: &'static str, setup: &'static str, end: &'static str) -> Golden {
    Golden { name, setup, end: Some(end), actions: &[], origin: Origin::Search }
}

const fn shows(name: &'static str, setup: &'static str, actions: &'static [fn(&Action) -> bool]) -> Golden {
    Golden { name, setup, end: None, actions, origin: Origin::Search }
}

const fn by_hand(name: &'static str, setup: &'static str, actions: &'static [fn(&Action) -> bool]) -> Golden {
    Golden { name, setup, end: None, actions, origin: Origin::Hand }
}

const GAMES: &[Golden] = &[
    ends("win-in-phase-one", "seats=2", "phase one"),
    ends("win-by-a-blend", "seats=3 coaster=bold", "a blend"),
    ends("win-by-a-cup", "seats=2 coaster=bold", "a cup"),
    ends("win-by-a-donated-token", "seats=3", "a token on another's turn"),
    ends("tie-broken-by-abilities", "seats=2 opening=fixed", "a tie broken by abilities"),
    ends("shared-victory", "seats=4", "a shared victory"),
    shows("two-mild", "seats=2 coaster=mild", &[is_use, is_block, is_focus]),
    shows("two-bold", "seats=2 coaster=bold", &[is_use, is_ride, is_partner]),
    shows("three-mild", "seats=3 coaster=mild", &[is_use, is_block, is_rainbow]),
    shows("three-bold", "seats=3 coaster=bold joint_research=compulsory", &[is_use, is_ride, is_partner]),
    shows("four-mild", "seats=4 coaster=mild", &[is_use, is_block, is_recall]),
    shows("four-bold", "seats=4 coaster=bold bold_red=block", &[is_use, is_block, is_partner]),
    by_hand(
        "mild-by-hand",
        "seats=2 coaster=mild opening=fixed donated=count extra_aroma=double after_pass=activate",
        &[is_donation, is_use, is_block],
    ),
    by_hand("bold-by-hand", "seats=2 coaster=bold opening=fixed", &[is_rainbow, is_ride, is_partner]),
];

fn path_of(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name).with_extension("record")
}

/// How a game ended, from its last state and the events of its last step.
fn end_of(state: &Vivajava, last: &[Event]) -> &'static str {
    let at_goal = state.seats().filter(|&seat| state.points(seat) == GOAL).count();
    let places = state.ranking().expect("the game is over");
    let winners: Vec<_> = state.seats().filter(|seat| places[seat.index()] == 1).collect();
    if at_goal > 1 {
        return if winners.len() > 1 { "a shared victory" } else { "a tie broken by abilities" };
    }
    let decisive = last.iter().rev().find_map(|event| match *event {
        Event::Scored { seat, source, .. } if seat == winners[0] => Some(source),
        _ => None,
    });
    match decisive.expect("the winner scored last") {
        Source::Featured | Source::Rainbow => "phase one",
        Source::NewBlend => "a blend",
        Source::Cup(_) => "a cup",
        Source::Tokens => "a token on another's turn",
    }
}

/// The last state of a record and the events of its last step.
fn last_of(record: &Record<Vivajava>) -> (Vivajava, Vec<Event>) {
    let start = Vivajava::new(&record.setup).expect("a game");
    let (mut state, mut events) = (start, Vec::new());
    for step in &record.steps {
        events.clear();
        state.play(step, &mut events).expect("a recorded step");
    }
    (state, events)
}

/// The file of a record: what it shows, the ranking, and the record.
fn file_of(golden: &Golden, record: &Record<Vivajava>) -> String {
    let (state, events) = last_of(record);
    let places: Vec<String> = state.ranking().expect("an end").iter().map(ToString::to_string).collect();
    let end = end_of(&state, &events);
    format!("# {}: ends by {end}\n# ranking {}\n{record}", golden.name, places.join(" "))
}

fn is_wanted(golden: &Golden, state: &Vivajava, steps: &[StepOf<Vivajava>], last: &[Event]) -> bool {
    let chosen = |wanted: &fn(&Action) -> bool| {
        steps.iter().any(|step| matches!(step, Step::Choice(_, action) if wanted(action)))
    };
    let completes = golden.actions.is_empty()
        || state
            .seats()
            .any(|seat| vivajava::Colour::WITH_TRACK.iter().any(|&track| state.is_completed(seat, track)));
    golden.end.is_none_or(|end| end == end_of(state, last)) && golden.actions.iter().all(chosen) && completes
}

/// Looks for the shortest wanted game among some thousand random ones.
fn search(golden: &Golden) -> Record<Vivajava> {
    let setup: vivajava::Setup = golden.setup.parse().expect("a set-up");
    let mut dealer = QuickDealer::new(21);
    let mut best: Option<Record<Vivajava>> = None;
    for game in 0u32.. {
        if game >= 5_000 && best.is_some() {
            break;
        }
        let mut record = Record::new(setup.clone());
        let (mut state, mut events) = (Vivajava::new(&setup).expect("a game"), Vec::new());
        while state.awaits() != Awaits::Nobody {
            events.clear();
            let step = match state.awaits() {
                Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, &mut dealer)),
                _ => Step::Outcome(state.pick_outcome(&mut dealer)),
            };
            state.advance(&step, &mut events);
            record.steps.push(step);
        }
        record.end = state.scores();
        let shorter = best.as_ref().is_none_or(|best| record.steps.len() < best.steps.len());
        if shorter && is_wanted(golden, &state, &record.steps, &events) {
            best = Some(record);
        }
    }
    best.expect("the search goes on until it finds one")
}

#[expect(clippy::disallowed_methods, reason = "golden files change only when asked to")]
fn is_update() -> bool {
    std::env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a golden game")
}

#[test]
fn golden_games_replay() {
    for golden in GAMES {
        let path = path_of(golden.name);
        if is_update() {
            let record = match golden.origin {
                Origin::Search => search(golden),
                Origin::Hand => read(&path).parse().expect("a record"),
            };
            std::fs::write(&path, file_of(golden, &record)).expect("a file to write");
        }
        let text = read(&path);
        let record: Record<Vivajava> =
            text.parse().unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        let state = record.replay().unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        assert_eq!(record.end, state.scores(), "{}", golden.name);
        assert_eq!(file_of(golden, &record), text, "{}", golden.name);
        assert_eq!(record.setup, golden.setup.parse().expect("a set-up"), "{}", golden.name);
        let (state, last) = last_of(&record);
        assert!(is_wanted(golden, &state, &record.steps, &last), "{}", golden.name);
    }
}

#[test]
fn every_golden_file_is_known() {
    for file in std::fs::read_dir(path_of("x").parent().expect("a folder")).expect("a folder") {
        let path = file.expect("a file").path();
        assert!(GAMES.iter().any(|golden| path == path_of(golden.name)), "{}", path.display());
    }
}

/// Records of rules version 1, as they were written: some blend with a donated die that makes the pair, take two aroma
/// dice at once, or activate after a pass.
#[test]
fn records_of_the_first_rules_replay_as_they_were() {
    let old = path_of("x").parent().expect("a folder").with_file_name("old");
    let (mut n_read, mut n_changed) = (0, 0);
    for file in std::fs::read_dir(old).expect("a folder") {
        let text = read(&file.expect("a file").path());
        assert!(text.contains("game vivajava rules 1\n") && !text.contains("donated="), "as it was written");
        let record: Record<Vivajava> = text.parse().expect("a record");
        let setup = &record.setup;
        assert_eq!(
            (setup.donated, setup.extra_aroma, setup.after_pass),
            (Donated::Count, ExtraAroma::Double, AfterPass::Activate)
        );
        let state = record.replay().expect("it replays");
        assert_eq!(record.end, state.scores());
        // The same steps by the rules of today.
        let today: Record<Vivajava> = text.replace("rules 1\n", "rules 2\n").parse().expect("a record");
        n_changed += u32::from(today.replay().is_err());
        n_read += 1;
    }
    assert_eq!((n_read, n_changed > 0), (5, true), "the old readings matter in {n_changed}");
}
