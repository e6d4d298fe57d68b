//! Games worth keeping: complete records with their scores, and what every viewer sees on the way.
//!
//! Every `*.record` in `tests/games` is replayed with all checks, written again byte for byte, and compared with
//! the digest of its views beside it. `UPDATE_GOLDEN=1` plays the games by rote again and writes all digests; a
//! difference is a change of the rules and is reviewed as one. Records played by people are never overwritten.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cafe::{Action, Beans, Cafe, Colour, Frame, Setup};
use table::kit::{self, golden};
use table::{Awaits, ChaChaDealer, Game, Record, Seat, Sitting, Step, StepOf, Viewer};

use crate::player;

/// A game that is played by rote: what must be true of it, or simply what it is.
struct Rote {
    name: &'static str,
    setup: &'static str,
    shows: &'static str,
    habit: Habit,
    is_wanted: fn(&Sitting<Cafe>) -> bool,
}

/// How it is played.
#[derive(Clone, Copy)]
enum Habit {
    /// As well as rote can.
    Able,
    /// Cups are bought and nothing is ever earned, until there is no bean left.
    Spendthrift,
}

/// The first seed of a series that gives a wanted game is used; most games take the first.
const MOST_SEEDS: u32 = 4000;

fn any(_: &Sitting<Cafe>) -> bool {
    true
}

const fn plain(name: &'static str, setup: &'static str, shows: &'static str) -> Rote {
    Rote { name, setup, shows, habit: Habit::Able, is_wanted: any }
}

const ROTE: &[Rote] = &[
    plain("classic-1", "seats=1", "classic draft, one seat"),
    plain("classic-2", "seats=2", "classic draft, two seats"),
    plain("classic-3", "seats=3", "classic draft, three seats"),
    plain("classic-4", "seats=4", "classic draft, four seats"),
    plain("espresso-1", "seats=1 espresso=true", "Espresso cards, one seat"),
    plain("espresso-2", "seats=2 espresso=true", "Espresso cards, two seats"),
    plain("espresso-3", "seats=3 espresso=true", "Espresso cards, three seats"),
    plain("espresso-4", "seats=4 espresso=true", "Espresso cards, four seats"),
    plain("auction-2", "seats=2 draft=auction", "auction draft, two seats"),
    plain("auction-3", "seats=3 draft=auction", "auction draft, three seats"),
    plain("auction-4", "seats=4 draft=auction", "auction draft, four seats"),
    plain("auction-espresso-2", "seats=2 draft=auction espresso=true", "auction and Espresso, two seats"),
    plain("auction-espresso-3", "seats=3 draft=auction espresso=true", "auction and Espresso, three seats"),
    plain("auction-espresso-4", "seats=4 draft=auction espresso=true", "auction and Espresso, four seats"),
    plain("edition-fr", "seats=3 draft=auction edition=fr", "the French edition, with auctions"),
    plain(
        "edition-de",
        "seats=2 draft=auction espresso=true edition=de",
        "the German edition, with auctions",
    ),
    plain("edition-ua", "seats=2 draft=auction edition=ua", "the Ukrainian edition, with auctions"),
    plain("promos", "seats=3 promos=3", "three promo cards (C8.1)"),
    plain(
        "promos-by-lot",
        "seats=2 promos=2 promo_cards=lot first_master=1 starts=lot",
        "promo and start cards by lot, a master who is named (C1.3, C1.5, C8.1)",
    ),
    plain(
        "start-cards-chosen",
        "seats=3 promo_cards=P2 replaced=05 starts=choose",
        "start cards that are chosen, a promo card and the card it replaces (C1.3, C8.1)",
    ),
    Rote {
        is_wanted: |sitting| {
            let (scores, ranking) = ends(sitting);
            let best = scores.iter().max();
            scores.iter().filter(|score| Some(*score) == best).count() > 1
                && ranking.iter().filter(|place| **place == 1).count() == 1
        },
        ..plain(
            "tie-broken",
            "seats=2",
            "a tie of points, broken by beans on roasting or drying squares (C5.4)",
        )
    },
    Rote {
        is_wanted: |sitting| ends(sitting).1.iter().filter(|place| **place == 1).count() > 1,
        ..plain("victory-shared", "seats=4", "a shared victory (C5.4)")
    },
    Rote {
        habit: Habit::Spendthrift,
        is_wanted: |sitting| {
            let is_discard = |step: &StepOf<Cafe>| matches!(step, Step::Choice(_, Action::Discard(_)));
            sitting.record().steps.iter().any(is_discard)
        },
        ..plain("discard", "seats=4", "a seat that can pay for no card discards one (C2.4)")
    },
];

fn ends(sitting: &Sitting<Cafe>) -> (Vec<i32>, Vec<u8>) {
    let state = sitting.state();
    (state.scores().expect("a game that is over"), state.ranking().expect("a game that is over"))
}

fn play(setup: &Setup, habit: Habit, seed: &str) -> Sitting<Cafe> {
    let mut sitting = Sitting::<Cafe>::new(setup).expect("a set-up to play with");
    let mut dealer = ChaChaDealer::from_seed(seed);
    loop {
        sitting.deal(&mut dealer);
        let state = sitting.state();
        if state.awaits() == Awaits::Nobody {
            return sitting;
        }
        // Seats that may act at the same time take turns.
        let seats: Vec<Seat> = state.awaits().seats().iter().collect();
        let seat = seats[sitting.record().steps.len() % seats.len()];
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let action = match habit {
            Habit::Able => player::choose(state, seat, &legal),
            Habit::Spendthrift => spend(state, seat, &legal),
        };
        sitting.play(Step::Choice(seat, action)).expect("an action from the list");
    }
}

fn spend(state: &Cafe, seat: Seat, legal: &[Action]) -> Action {
    let pays = |action: &&Action| matches!(action, Action::Take { pay: Some(_), .. });
    let wanted = legal.iter().find(pays).or_else(|| legal.iter().find(|action| **action == Action::End));
    wanted.copied().unwrap_or_else(|| player::choose(state, seat, legal))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Plays the games by rote and writes them down, each under a remark on what it shows and how it was dealt.
fn update_rote() {
    for rote in ROTE {
        let setup: Setup = rote.setup.parse().expect("a set-up");
        let games = (1..=MOST_SEEDS).map(|number| {
            let seed = format!("{} {number}", rote.name);
            (play(&setup, rote.habit, &seed), seed)
        });
        let (game, seed) = { games }
            .find(|(game, _)| (rote.is_wanted)(game))
            .unwrap_or_else(|| panic!("{MOST_SEEDS} games without {}", rote.shows));
        let text = format!("# {}; dealt by `{seed}`, played by rote.\n{}", rote.shows, game.record());
        golden::save(&folder(), rote.name, &text);
    }
}

/// A view is written down after this many steps, and at the end.
const EVERY: usize = 50;

/// What each viewer sees at the marked points; one line for all where all see the same.
fn digest(record: &Record<Cafe>) -> String {
    let mut digest = String::new();
    let start = Cafe::new(&record.setup).expect("a set-up to play with");
    let end = record.replay_from(start, |number, _, state| {
        if (number + 1) % EVERY == 0 && number + 1 < record.steps.len() {
            write_views(&mut digest, &format!("step {}", number + 1), state);
        }
    });
    let end = end.unwrap_or_else(|error| panic!("{error}"));
    write_views(&mut digest, "end", &end);
    if let Some(ranking) = end.ranking() {
        writeln!(digest, "ranking {ranking:?}").expect("a string can be written to");
    }
    digest
}

fn write_views(digest: &mut String, when: &str, state: &Cafe) {
    let viewers: Vec<Viewer> = Viewer::all(state.n_seats()).collect();
    let views: Vec<String> = viewers.iter().map(|viewer| summary(&state.view(*viewer).table)).collect();
    if views.windows(2).all(|pair| pair[0] == pair[1]) {
        writeln!(digest, "{when}, every viewer: {}", views[0]).expect("a string can be written to");
        return;
    }
    for (viewer, view) in viewers.iter().zip(views) {
        writeln!(digest, "{when}, {viewer:?}: {view}").expect("a string can be written to");
    }
}

/// The table in a few words, which stay the same however the state is stored.
fn summary(table: &Cafe) -> String {
    let display: Vec<String> = table.display().iter().map(|card| card.to_string()).collect();
    let supply = Colour::ALL.map(|colour| table.supply(colour));
    let mut text = format!(
        "round {} {}, master {}, display [{}], deck {}, supply {supply:?}",
        table.round(),
        phase(table.frame()),
        table.master(),
        display.join(" "),
        table.deck_left(),
    );
    for seat in Seat::all(table.n_seats()) {
        let company = table.company(seat);
        let score = company.score();
        let mut on_area = Beans::NONE;
        company.area.squares().for_each(|square| on_area.add(square.beans));
        write!(
            text,
            "; {seat} score {}+{}+{}, warehouse {}, area {}, points {}, squares {}",
            score.cafes,
            score.pastries,
            score.warehouse,
            numbers(company.warehouse),
            numbers(on_area),
            company.points_left,
            company.area.squares().count(),
        )
        .expect("a string can be written to");
    }
    text
}

fn phase(frame: Frame) -> &'static str {
    match frame {
        Frame::Promo { .. } => "promo",
        Frame::Start { .. } => "start",
        Frame::Box { .. } => "box",
        Frame::FirstMaster => "first master",
        Frame::Show => "show",
        Frame::Draft { .. } => "draft",
        Frame::Refill { .. } => "refill",
        Frame::Auction { .. } => "auction",
        Frame::Keep { .. } => "keep",
        Frame::Choose { .. } => "choose",
        Frame::Act => "act",
        Frame::Exchange => "exchange",
        Frame::Over => "over",
    }
}

fn numbers(beans: Beans) -> String {
    beans.iter().map(|(colour, n)| format!("{}{n}", colour.letter())).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_golden_game_is_as_it_was() {
    if kit::is_update() {
        update_rote();
    }
    check_rote();
    for game in golden::games::<Cafe>(&folder()) {
        if kit::is_update() {
            fs::write(game.path.with_extension("views"), digest(&game.record)).expect("a folder to write to");
        }
        check_views(&game.path, &game.record);
    }
}

/// Games of earlier rules versions: they replay to the same end with the deck of their time, everybody sees on the way
/// what they saw then, and what is written of them now is the same game.
#[test]
fn games_of_earlier_rules_versions_are_as_they_were() {
    for (rules, decks) in [(1, &["classic-1"][..]), (2, &["classic-2", "classic-1"])] {
        let games = golden::old_games::<Cafe>(&folder().join(format!("rules-{rules}")), rules);
        assert!(games.len() >= 9, "{} games", games.len());
        for game in games {
            let today = game.record.to_string();
            assert!(decks.iter().any(|deck| today.contains(&format!(" deck={deck}\n"))), "{}", game.name);
            check_views(&game.path, &game.record);
        }
    }
}

/// Everybody sees at the marked points what is written beside the record.
fn check_views(path: &Path, record: &Record<Cafe>) {
    let views = path.with_extension("views");
    let digest = digest(record);
    let kept = fs::read_to_string(&views)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", views.display()));
    for (nth, (kept, now)) in kept.lines().zip(digest.lines()).enumerate() {
        assert_eq!(kept, now, "{}, line {}", views.display(), nth + 1);
    }
    assert_eq!(kept.lines().count(), digest.lines().count(), "{}", views.display());
}

/// Each game played by rote is there and shows what it is kept for.
fn check_rote() {
    for rote in ROTE {
        let game = golden::game::<Cafe>(&folder(), rote.name);
        assert_eq!(game.record.setup, rote.setup.parse().expect("a set-up"), "{}", rote.name);
        let mut sitting = Sitting::<Cafe>::new(&game.record.setup).expect("a set-up to play with");
        for step in game.record.steps {
            sitting.play(step).unwrap_or_else(|refusal| panic!("{}: {refusal}", rote.name));
        }
        assert!((rote.is_wanted)(&sitting), "{} shows {}", rote.name, rote.shows);
    }
}
