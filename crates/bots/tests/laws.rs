//! What every bot of every game is held to: it plays legal actions only, and knows no more than its view.
//!
//! `SLOW_TESTS=1` plays 1,000 games with each of them (`cargo nextest run -p bots --release --profile slow`).

use std::fs;
use std::path::Path;

use bots::{Bot, Effort, Player, TunedFile, TuningPlan};
use table::{Awaits, Game, QuickDealer, Seat, Step, StepOf, Viewer};

/// The iterations of bots that search: few, so that they play many games.
const NODES: u64 = 12;

/// A fresh bot thinks twice about some of its choices: one in this many.
const TWICE: usize = 5;

/// The same where a thousand games are played: a fresh bot plans again, which is what takes the time.
const TWICE_OF_MANY: usize = 40;

fn is_slow() -> bool {
    std::env::var("SLOW_TESTS").is_ok_and(|value| value == "1")
}

/// How many games a bot plays.
fn games(name: &str) -> usize {
    if is_slow() || name == "random" { 1000 } else { 2 }
}

/// What was looked at, so that a law that tries nothing does not pass.
#[derive(Default)]
struct Tally {
    choices: usize,
    /// Positions put to the bot a second time, in another world that looks the same.
    twice: usize,
    /// How many of those worlds differed in what the seat cannot see.
    different: usize,
}

/// What a bot that has played nothing yet chooses.
fn fresh_choice<G: Player>(name: &str, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
    let mut bot = G::bot(name, &Effort::nodes(NODES)).expect("a bot that is listed");
    bot.choose(view, seat, legal, &mut QuickDealer::new(7)).action
}

/// Every seat is played by a bot of this name.
fn check_game<G: Player>(name: &str, setup: &str, seed: usize, tally: &mut Tally) {
    let setup: G::Setup = setup.parse().expect("a set-up");
    let mut state = G::new(&setup).expect("a game");
    let mut dealer = QuickDealer::new(seed as u64);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.n_seats())
        .map(|_| G::bot(name, &Effort::nodes(NODES)).expect("a bot that is listed"))
        .collect();
    let twice = if is_slow() { TWICE_OF_MANY } else { TWICE };
    let mut legal = Vec::new();
    for number in 0.. {
        let step = match state.awaits() {
            Awaits::Nobody => return,
            Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
            awaits => {
                let seats: Vec<Seat> = awaits.seats().iter().collect();
                let seat = seats[number % seats.len()];
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if number % twice == 0 {
                    check_fairness::<G>(name, &state, seat, &legal, &mut dealer, tally);
                }
                let view = state.view(Viewer::Seat(seat));
                let thought = bots[seat.index()].choose(&view, seat, &legal, &mut dealer);
                tally.choices += 1;
                Step::Choice(seat, thought.action)
            }
        };
        if let Err(refusal) = state.play(&step, &mut Vec::new()) {
            panic!("{name} played {step} in game {seed} of {setup}: {refusal}");
        }
    }
}

/// In another world that looks the same to the seat it finds the same and, with the same random numbers, chooses the same.
fn check_fairness<G: Player>(
    name: &str,
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    dealer: &mut QuickDealer,
    tally: &mut Tally,
) {
    let view = state.view(Viewer::Seat(seat));
    let other = G::imagine(&view, dealer);
    let same = other.view(Viewer::Seat(seat));
    assert_eq!(view, same, "a world that was imagined fits the view");
    let mut same_legal = Vec::new();
    other.legal_actions(seat, &mut same_legal);
    assert_eq!(legal, same_legal, "what is legal depends on the view alone");
    let choice = fresh_choice::<G>(name, &view, seat, legal);
    assert_eq!(choice, fresh_choice::<G>(name, &same, seat, &same_legal), "{name} must not know more");
    tally.twice += 1;
    tally.different += usize::from(other != *state);
}

fn check_bot<G: Player>(name: &str, setups: &[&str]) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games(name) {
        check_game::<G>(name, setups[game % setups.len()], game, &mut tally);
    }
    assert!(tally.choices > 0 && tally.twice > 0, "{name} was never asked");
    tally
}

/// A test for each bot of a game, and one that none is missing.
macro_rules! laws_for {
    ($game:ident, $type:ty, [$($name:ident),+], $setups:expr, $hides:expr) => {
        mod $game {
            use super::*;

            $(#[test]
            fn $name() {
                let tally = check_bot::<$type>(stringify!($name), &$setups);
                // Where something is hidden, another world is hardly ever the true one.
                assert_eq!($hides, tally.different > tally.twice / 4, "{} of {}", tally.different, tally.twice);
            })+

            #[test]
            fn no_bot_is_missing() {
                assert_eq!(<$type as Player>::BOTS, [$(stringify!($name)),+]);
                let order: Vec<_> = bots::LEVELS.into_iter().filter(|name| <$type>::LEVELS.contains(name)).collect();
                assert_eq!(<$type as Player>::LEVELS, order, "names of levels, weakest first");
            }
        }
    };
}

// Cards of Café are drawn when they are wanted: there is no deck to look into.
laws_for!(
    bots_of_cafe,
    cafe::Cafe,
    [random, greedy, flat, search, easy, casual, steady, medium, hard, expert],
    [
        "seats=2",
        "seats=3 draft=auction",
        "seats=1",
        "seats=4",
        "seats=2 draft=auction espresso=true",
        "seats=4 draft=auction espresso=true",
    ],
    false
);

laws_for!(
    bots_of_guatemala,
    guatemala::Guatemala,
    [random, greedy, flat, search, easy, relaxed, casual, steady, medium, skilled, hard, expert],
    [
        "seats=3",
        "seats=2",
        "seats=4 market=free",
        "seats=2 market=free",
        "seats=3 market=players idle_end=off"
    ],
    true
);

// Everything lies open in VivaJava Dice.
laws_for!(
    bots_of_vivajava,
    vivajava::Vivajava,
    [random, greedy, flat, search, easy, casual, medium, hard, expert],
    [
        "seats=2",
        "seats=4 coaster=bold",
        "seats=3",
        "seats=2 coaster=bold bold_red=block",
        "seats=3 coaster=bold",
        "seats=2 donated=count extra_aroma=double after_pass=activate"
    ],
    false
);

/// A step in two worlds that look the same to a seat leaves it with the same view if it has seen the same: the
/// search relies on that when it knows a node again by what was seen.
fn check_what_is_seen<G: Game>(setup: &str, games: u64) {
    let setup: G::Setup = setup.parse().expect("a set-up");
    for seed in 0..games {
        let mut state = G::new(&setup).expect("a game");
        let mut dealer = QuickDealer::new(seed);
        loop {
            let step: StepOf<G> = match state.awaits() {
                Awaits::Nobody => break,
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a seat is awaited");
                    Step::Choice(seat, state.pick_action(seat, &mut dealer))
                }
            };
            let before = state.clone();
            let mut events = Vec::new();
            state.advance(&step, &mut events);
            for viewer in Seat::all(state.n_seats()).map(Viewer::Seat) {
                let mut other = G::imagine(&before.view(viewer), &mut dealer);
                let mut other_events = Vec::new();
                if other.play(&step, &mut other_events).is_err() {
                    continue;
                }
                let seen = |events: &[G::Event]| -> Vec<G::Seen> {
                    events.iter().filter_map(|event| G::seen_by(event, viewer)).collect()
                };
                if seen(&events) == seen(&other_events) {
                    assert_eq!(state.view(viewer), other.view(viewer), "{step} in {setup}");
                }
            }
        }
    }
}

#[test]
fn what_is_seen_tells_views_apart() {
    check_what_is_seen::<cafe::Cafe>("seats=2", 20);
    check_what_is_seen::<cafe::Cafe>("seats=3 draft=auction espresso=true", 20);
    check_what_is_seen::<guatemala::Guatemala>("seats=3", 20);
    check_what_is_seen::<vivajava::Vivajava>("seats=3 coaster=bold", 20);
}

/// Put down after every portion it ends like one that was not; and it takes up no checkpoint but its own.
fn check_training<G: Player>(games: u64) {
    let plan = TuningPlan { seed: 4, games: Some(games) };
    let resumed = |checkpoint: &[u8]| G::tuner(&plan, Some(checkpoint));
    let mut whole = G::tuner(&plan, None).expect("a training");
    let (mut parted, begun) = (resumed(&whole.checkpoint()).expect("its own checkpoint"), whole.files());
    loop {
        let progress = whole.work();
        assert_eq!(parted.work(), progress);
        parted = resumed(&parted.checkpoint()).expect("its own checkpoint");
        if progress.done >= progress.whole {
            break;
        }
    }
    assert_eq!(whole.files(), parted.files());
    let weights =
        |file: &TunedFile| file.text.lines().filter(|line| !line.starts_with('#')).collect::<String>();
    for (file, before) in whole.files().iter().zip(&begun) {
        assert!(file.text.starts_with('#') && file.text.contains("seed 4"), "{}", file.name);
        assert_ne!(weights(file), weights(before), "{} has learnt nothing", file.name);
    }
    let kept = whole.checkpoint();
    let refusal = |bytes: &[u8]| resumed(bytes).err().expect("no checkpoint of this training");
    assert_eq!(refusal(&kept[..kept.len() - 1]), "the checkpoint is too short");
    assert_eq!(refusal(&[kept.as_slice(), &[0]].concat()), "the checkpoint is too long");
    let own = format!("{} seed=4 games={games}", G::ID);
    for plan in [TuningPlan { seed: 5, ..plan }, TuningPlan { games: Some(games + 1), ..plan }] {
        let other = G::tuner(&plan, None).expect("a training").checkpoint();
        assert_eq!(refusal(&other), format!("the checkpoint is of another plan, not of {own}"));
    }
}

/// What the game comes with is what its training writes, by name and seed; with `SLOW_TESTS=1` the trainings that take
/// minutes are run, and the bytes compared.
fn check_shipped<G: Player>(takes_minutes: bool) {
    let mut tuner = G::tuner(&TuningPlan { seed: G::TUNING_SEED, games: None }, None).expect("a training");
    let is_run = takes_minutes && is_slow();
    let mut is_done = !is_run;
    while !is_done {
        let progress = tuner.work();
        is_done = progress.done >= progress.whole;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(G::ID);
    let mut shipped: Vec<String> = fs::read_dir(&folder)
        .expect("the data of the game")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("a name"))
        .collect();
    shipped.sort();
    let mut made: Vec<String> = tuner.files().into_iter().map(|file| file.name).collect();
    made.sort();
    assert_eq!(shipped, made, "{}", G::ID);
    for file in tuner.files() {
        let text = fs::read_to_string(folder.join(&file.name)).expect("readable");
        let remarks: String = text.lines().take_while(|line| line.starts_with('#')).collect();
        assert!(remarks.contains(&format!("seed {},", G::TUNING_SEED)), "{}: {remarks}", file.name);
        let is_same = text == file.text;
        assert!(is_same || !is_run, "{} of {} is not what the training writes", file.name, G::ID);
    }
}

#[test]
fn the_data_of_a_game_come_from_its_training() {
    check_shipped::<cafe::Cafe>(true);
    check_shipped::<guatemala::Guatemala>(true);
    check_shipped::<vivajava::Vivajava>(false);
}

#[test]
fn a_training_can_be_put_down_and_taken_up() {
    check_training::<cafe::Cafe>(1);
    check_training::<guatemala::Guatemala>(7);
    check_training::<vivajava::Vivajava>(3);
}
