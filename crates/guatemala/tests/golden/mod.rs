//! Golden games: whole records, replayed and compared with their scores, end and places.
//!
//! `UPDATE_GOLDEN=1` plays them again; the difference is then read as a change of the rules.

mod sensible;

use std::path::PathBuf;

use guatemala::{Action, End, Event, Frame, Guatemala, IdleEnd, OpenEvent, Setup};
use sensible::Taste;
use table::kit::{self, golden};
use table::{Awaits, Game, QuickDealer, Sitting, Step, StepOf};

/// What happened in a game, for those who want to see it all.
#[derive(Default, Debug, Clone, Copy)]
struct Story {
    built_after_blockade: bool,
    ship_left: bool,
    bag_used: bool,
}

type Player = fn(&Guatemala, u64, &mut QuickDealer) -> StepOf<Guatemala>;
type Wanted = fn(&Guatemala, Story) -> bool;

/// A game worth keeping: how it is played, and what must come of it.
struct Golden {
    name: &'static str,
    setup: &'static str,
    player: Player,
    wanted: Wanted,
}

const GOLDEN: &[Golden] = &[
    Golden { name: "two-seats-fixed", setup: "seats=2", player: sensible, wanted: all_of_it },
    Golden { name: "three-seats-fixed", setup: "seats=3", player: sensible, wanted: all_of_it },
    Golden { name: "four-seats-fixed", setup: "seats=4", player: sensible, wanted: all_of_it },
    Golden { name: "two-seats-free", setup: "seats=2 market=free", player: sensible, wanted: by_marker },
    Golden { name: "three-seats-free", setup: "seats=3 market=free", player: sensible, wanted: by_marker },
    Golden { name: "four-seats-free", setup: "seats=4 market=free", player: sensible, wanted: by_marker },
    Golden {
        name: "three-seats-players",
        setup: "seats=3 market=players first=seat1",
        player: sensible,
        wanted: by_marker,
    },
    Golden { name: "three-seats-36-roads", setup: "seats=3 roads=36", player: sensible, wanted: by_marker },
    Golden {
        name: "end-after-blockade",
        setup: "seats=4 track=50",
        player: sensible,
        wanted: after_blockade,
    },
    Golden { name: "end-no-sack-left", setup: "seats=2", player: only_sacks, wanted: no_sack_left },
    Golden { name: "end-tie-by-money", setup: "seats=3", player: sensible, wanted: tie_by_money },
    Golden { name: "end-idle-shared", setup: "seats=4", player: idle, wanted: idle_shared },
    Golden { name: "end-idle-after-two", setup: "seats=4 idle_end=2", player: idle, wanted: idle_shared },
    Golden { name: "end-two-share", setup: "seats=4", player: only_sacks, wanted: two_share },
];

/// Players of different taste, by the seed: how readily they take sacks and block.
fn sensible(state: &Guatemala, seed: u64, dealer: &mut QuickDealer) -> StepOf<Guatemala> {
    let taste =
        Taste { sacks: [0, 4, 8][(seed % 3) as usize], block_at: [1, 2, 4, 6][(seed / 3 % 4) as usize] };
    sensible::step(state, taste, dealer)
}

/// Takes a sack whenever it can and never builds.
fn only_sacks(state: &Guatemala, _: u64, dealer: &mut QuickDealer) -> StepOf<Guatemala> {
    let Awaits::Seat(seat) = state.awaits() else { return Step::Outcome(state.pick_outcome(dealer)) };
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let sack = actions.iter().find(|action| matches!(action, Action::Sack(_))).copied();
    match state.open().frame() {
        Frame::Choose => Step::Choice(seat, sack.unwrap_or(Action::Nothing)),
        Frame::Blockade { .. } => Step::Choice(seat, Action::Decline),
        _ => Step::Choice(seat, state.pick_action(seat, dealer)),
    }
}

/// Never takes anything.
fn idle(state: &Guatemala, _: u64, dealer: &mut QuickDealer) -> StepOf<Guatemala> {
    match state.awaits() {
        Awaits::Seat(seat) if state.open().frame() == Frame::Choose => Step::Choice(seat, Action::Nothing),
        Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, dealer)),
        _ => Step::Outcome(state.pick_outcome(dealer)),
    }
}

fn by_marker(state: &Guatemala, _: Story) -> bool {
    state.open().end() == Some(End::MarkerAfterPoints)
}

fn all_of_it(state: &Guatemala, story: Story) -> bool {
    by_marker(state, story) && story.built_after_blockade && story.ship_left && story.bag_used
}

fn after_blockade(state: &Guatemala, _: Story) -> bool {
    state.open().end() == Some(End::MarkerAfterBlockade)
}

fn no_sack_left(state: &Guatemala, story: Story) -> bool {
    state.open().end() == Some(End::NoSackLeft) && story.bag_used
}

/// How many seats have the most points, and how many of those the first place.
fn leaders(state: &Guatemala) -> (usize, usize) {
    let scores = state.scores().unwrap_or_default();
    let most = scores.iter().max();
    let first = state.ranking().unwrap_or_default().into_iter().filter(|&place| place == 1).count();
    (scores.iter().filter(|&score| Some(score) == most).count(), first)
}

fn tie_by_money(state: &Guatemala, _: Story) -> bool {
    let (most, first) = leaders(state);
    most > 1 && first == 1 && state.open().end() == Some(End::MarkerAfterPoints)
}

fn two_share(state: &Guatemala, _: Story) -> bool {
    leaders(state).1 == 2
}

fn idle_shared(state: &Guatemala, _: Story) -> bool {
    state.open().end() == Some(End::Idle) && leaders(state) == (4, 4)
}

fn play_out(golden: &Golden, seed: u64) -> (Sitting<Guatemala>, Story) {
    let setup: Setup = golden.setup.parse().expect("a set-up");
    let mut sitting: Sitting<Guatemala> = Sitting::new(&setup).expect("a sound set-up");
    let mut dealer = QuickDealer::new(seed);
    let mut story = Story::default();
    while sitting.state().awaits() != Awaits::Nobody {
        let before = sitting.state().open().frame();
        let step = (golden.player)(sitting.state(), seed, &mut dealer);
        if (before, &step) == (Frame::MayBuild, &Step::Choice(sitting.state().open().active(), Action::Build))
        {
            story.built_after_blockade = true;
        }
        for event in sitting.play(step).expect("a legal step") {
            match event {
                Event::Open(OpenEvent::Sailed { .. }) => story.ship_left = true,
                Event::Open(OpenEvent::SackDrawn { .. }) => story.bag_used = true,
                _ => {}
            }
        }
    }
    (sitting, story)
}

/// What the first line of a file says: how the game ended, and the places.
fn summary(state: &Guatemala) -> String {
    let end = match state.open().end() {
        Some(End::MarkerAfterPoints) => "marker-after-points",
        Some(End::MarkerAfterBlockade) => "marker-after-blockade",
        Some(End::NoSackLeft) => "no-sack-left",
        Some(End::Idle) => "idle",
        None => "none",
    };
    let places: Vec<String> = state.ranking().unwrap_or_default().iter().map(u8::to_string).collect();
    let money: Vec<String> =
        table::Seat::all(state.n_seats()).map(|seat| state.open().money(seat).to_string()).collect();
    format!("# end {end} places {} money {}", places.join(" "), money.join(" "))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// A game typed into the terminal against the greedy bot, on the board of its time; `klatsch` has a test that types it
/// again.
const TYPED: &str = "two-by-hand";

#[test]
fn golden_games_replay_to_their_ends() {
    if kit::is_update() {
        for golden in GOLDEN {
            let mut seeds = (0..400).map(|seed| play_out(golden, seed));
            let found = seeds.find(|(sitting, story)| (golden.wanted)(sitting.state(), *story));
            let (sitting, _) = found.unwrap_or_else(|| panic!("no seed gives {}", golden.name));
            let text = format!("{}\n{}", summary(sitting.state()), sitting.record());
            golden::save(&folder(), golden.name, &text);
        }
    }
    let games = golden::games::<Guatemala>(&folder());
    for game in &games {
        assert_eq!(game.text.lines().next(), Some(summary(&game.end).as_str()), "{}", game.name);
    }
    let names: Vec<String> = games.into_iter().map(|game| game.name).collect();
    let mut expected: Vec<String> = GOLDEN.iter().map(|golden| golden.name.to_string()).collect();
    expected.push(TYPED.to_string());
    expected.sort();
    assert_eq!(names, expected, "every golden game has its file");
}

/// What the golden games promise by their names is in them.
#[test]
fn golden_games_show_what_they_promise() {
    for golden in GOLDEN {
        let record = golden::game::<Guatemala>(&folder(), golden.name).record;
        let mut story = Story::default();
        let mut before = Guatemala::new(&record.setup).expect("a sound set-up");
        let end = record
            .replay_from(before.clone(), |_, step, state| {
                let built = matches!(step, Step::Choice(_, Action::Build));
                story.built_after_blockade |= before.open().frame() == Frame::MayBuild && built;
                story.bag_used |= matches!(before.open().frame(), Frame::Draw { .. });
                let gone = |state: &Guatemala| -> u8 {
                    guatemala::Coffee::ALL.into_iter().map(|coffee| state.open().ships_in_box(coffee)).sum()
                };
                story.ship_left |= gone(state) > gone(&before) && !state.open().is_arranging();
                before = state.clone();
            })
            .expect("a sound record");
        assert!((golden.wanted)(&end, story), "{}: {story:?}", golden.name);
    }
}

/// Records of an earlier rules version, as they were written: on the board of their time they come to the same end.
fn old_games(rules: u32) -> Vec<golden::Golden<Guatemala>> {
    let games = golden::old_games::<Guatemala>(&folder().join(format!("rules-{rules}")), rules);
    for game in &games {
        assert!(game.text.contains(" board=standard\n"), "as it was written");
        assert!(game.record.setup.to_string().ends_with(" board=standard-2"), "{}", game.name);
        assert_eq!(game.text.lines().next(), Some(summary(&game.end).as_str()), "{}", game.name);
    }
    games
}

/// Idle turns ended a game after two rounds.
#[test]
fn records_of_the_first_rules_replay_as_they_were() {
    let games = old_games(1);
    for game in &games {
        assert!(!game.text.contains("idle_end"), "as it was written");
        assert_eq!(game.record.setup.idle_end, IdleEnd::Two);
    }
    assert_eq!(games.len(), 3);
}

#[test]
fn records_of_the_second_rules_replay_as_they_were() {
    let games = old_games(2);
    let idle_end = |game: &golden::Golden<Guatemala>| match game.name.as_str() {
        "end-idle-after-two" => IdleEnd::Two,
        _ => IdleEnd::Four,
    };
    assert!(games.iter().all(|game| game.record.setup.idle_end == idle_end(game)));
    assert_eq!(games.len(), GOLDEN.len() + 1);
}
