//! Golden games: whole records for every way the game can end, every seat count and both coasters.
//!
//! `UPDATE_GOLDEN=1` looks for new ones by random play; the difference is a change of rules and is read as such.

use std::path::{Path, PathBuf};

use table::kit::positions::random_step;
use table::kit::{self, golden};
use table::{Game, QuickDealer, Record, Step, StepOf};
use vivajava::{Action, AfterPass, Donated, Event, ExtraAroma, GOAL, Source, Vivajava};

/// A file, its set-up and what must happen in it.
struct Wanted {
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
    /// Typed by people in the terminal: an update leaves it alone.
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

const fn ends(name: &'static str, setup: &'static str, end: &'static str) -> Wanted {
    Wanted { name, setup, end: Some(end), actions: &[], origin: Origin::Search }
}

const fn shows(name: &'static str, setup: &'static str, actions: &'static [fn(&Action) -> bool]) -> Wanted {
    Wanted { name, setup, end: None, actions, origin: Origin::Search }
}

const fn by_hand(name: &'static str, setup: &'static str, actions: &'static [fn(&Action) -> bool]) -> Wanted {
    Wanted { name, setup, end: None, actions, origin: Origin::Hand }
}

const GAMES: &[Wanted] = &[
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
        "seats=2 coaster=mild opening=fixed donated=count extra_aroma=double after_pass=activate tracks=default-2",
        &[is_donation, is_use, is_block],
    ),
    by_hand(
        "bold-by-hand",
        "seats=2 coaster=bold opening=fixed tracks=default-2",
        &[is_rainbow, is_ride, is_partner],
    ),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
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

/// What is written above a record: what it shows and the ranking.
fn heading_of(name: &str, state: &Vivajava, last: &[Event]) -> String {
    let places: Vec<String> = state.ranking().expect("an end").iter().map(ToString::to_string).collect();
    format!("# {name}: ends by {}\n# ranking {}\n", end_of(state, last), places.join(" "))
}

fn is_wanted(wanted: &Wanted, state: &Vivajava, steps: &[StepOf<Vivajava>], last: &[Event]) -> bool {
    let chosen = |is_it: &fn(&Action) -> bool| {
        steps.iter().any(|step| matches!(step, Step::Choice(_, action) if is_it(action)))
    };
    let completes = wanted.actions.is_empty()
        || state
            .seats()
            .any(|seat| vivajava::Colour::WITH_TRACK.iter().any(|&track| state.is_completed(seat, track)));
    wanted.end.is_none_or(|end| end == end_of(state, last)) && wanted.actions.iter().all(chosen) && completes
}

/// Looks for the shortest wanted game among some thousand random ones; its file.
fn search(wanted: &Wanted) -> String {
    let setup: vivajava::Setup = wanted.setup.parse().expect("a set-up");
    let mut dealer = QuickDealer::new(21);
    let mut best: Option<(usize, String)> = None;
    for game in 0u32.. {
        if game >= 5_000 && best.is_some() {
            break;
        }
        let mut record = Record::<Vivajava>::new(setup.clone());
        let (mut state, mut events) = (Vivajava::new(&setup).expect("a game"), Vec::new());
        while let Some(step) = random_step(&state, &mut dealer) {
            events.clear();
            state.advance(&step, &mut events);
            record.steps.push(step);
        }
        record.end = state.scores();
        let n_steps = record.steps.len();
        let shorter = best.as_ref().is_none_or(|(least, _)| n_steps < *least);
        if shorter && is_wanted(wanted, &state, &record.steps, &events) {
            best = Some((n_steps, format!("{}{record}", heading_of(wanted.name, &state, &events))));
        }
    }
    best.expect("the search goes on until it finds one").1
}

#[test]
fn golden_games_replay() {
    if kit::is_update() {
        for wanted in GAMES.iter().filter(|wanted| wanted.origin == Origin::Search) {
            golden::save(&folder(), wanted.name, &search(wanted));
        }
    }
    let games = golden::games::<Vivajava>(&folder());
    for game in &games {
        let wanted = GAMES.iter().find(|wanted| wanted.name == game.name);
        let wanted = wanted.unwrap_or_else(|| panic!("nobody wants {}", game.name));
        assert!(game.text.starts_with(&heading_of(&game.name, &game.end, &game.last)), "{}", game.name);
        assert_eq!(game.record.setup, wanted.setup.parse().expect("a set-up"), "{}", game.name);
        assert!(is_wanted(wanted, &game.end, &game.record.steps, &game.last), "{}", game.name);
    }
    assert_eq!(games.len(), GAMES.len(), "every golden game has its file");
}

/// Records of rules version 1, as they were written: some blend with a donated die that makes the pair, take two aroma
/// dice at once, or activate after a pass.
#[test]
fn records_of_the_first_rules_replay_as_they_were() {
    let games = golden::old_games::<Vivajava>(&folder().join("rules-1"), 1);
    let mut n_changed = 0;
    for game in &games {
        assert!(!game.text.contains("donated="), "as it was written");
        let setup = &game.record.setup;
        assert_eq!(
            (setup.donated, setup.extra_aroma, setup.after_pass, setup.tracks.name()),
            (Donated::Count, ExtraAroma::Double, AfterPass::Activate, Some("default-2"))
        );
        // The same steps by the rules of today.
        let today: Record<Vivajava> = game.text.replace("rules 1\n", "rules 3\n").parse().expect("a record");
        n_changed += u32::from(today.replay().is_err());
    }
    assert_eq!((games.len(), n_changed > 0), (5, true), "the old readings matter in {n_changed}");
}

/// Records of rules version 2: Re-roll and Block opened later.
#[test]
fn records_of_the_second_rules_replay_as_they_were() {
    let games = golden::old_games::<Vivajava>(&folder().join("rules-2"), 2);
    let mut n_changed = 0;
    for game in &games {
        assert_eq!(game.record.setup.tracks.name(), Some("default-2"), "{}", game.name);
        // The same steps on the tracks of today.
        let today: Record<Vivajava> = game.text.replace("rules 2\n", "rules 3\n").parse().expect("a record");
        n_changed += u32::from(today.replay().is_err());
    }
    assert_eq!((games.len(), n_changed > 0), (14, true), "the old tracks matter in {n_changed}");
}
