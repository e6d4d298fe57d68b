//! The laws every game must pass, tried by random play.
//!
//! A game's test names its set-ups and how many games to play with each. The first broken law panics with the
//! law, the set-up, the seed, the step and the record so far, so that it can be seen again.
//!
//! ```
//! use table::Game;
//! use table::laws::{self, LawRun};
//!
//! fn the_laws_hold<G: Game>(setups: &[&str]) {
//!     let setups = setups.iter().map(|setup| setup.parse().expect("a set-up")).collect();
//!     let tally = laws::check::<G>(&LawRun::new(setups, laws::games(100), "spring"));
//!     assert!(tally.longest_list > 1, "somebody had a choice");
//! }
//! ```
//!
//! Laws that look at whole lists are tried on a sample of the states, drawn by the seed: some hundred games with
//! hundreds of actions per list take seconds.

mod endings;
mod hiding;
mod lists;
mod order;
mod replay;
mod report;
mod sample;

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::dealer::{ChaChaDealer, Dealer};
use crate::game::{Game, GameSetup, OptionValues, Step, StepOf};
use crate::kit::is_slow;
use crate::seat::{Awaits, MAX_SEATS, Seat, Viewer};
use crate::sitting::Sitting;

pub use report::Law;
use report::{Broken, Verdict};
use sample::{Pool, one_in, one_of};

/// What to try the laws on.
#[derive(Clone, Debug)]
pub struct LawRun<G: Game> {
    /// Every player count and variant.
    pub setups: Vec<G::Setup>,
    /// How many games to play with each.
    pub games: u32,
    /// Decides every game; the same seed plays the same games.
    pub seed: String,
    /// The longest list of actions allowed; beyond it, a choice should be split into successive ones.
    pub max_actions: usize,
}

/// The longest list of actions, unless a run says otherwise.
const MAX_ACTIONS: usize = 500;

impl<G: Game> LawRun<G> {
    /// A run with lists of up to 500 actions.
    pub fn new(setups: Vec<G::Setup>, games: u32, seed: impl Into<String>) -> Self {
        LawRun { setups, games, seed: seed.into(), max_actions: MAX_ACTIONS }
    }
}

/// What a run came across; a test may demand that it was worth the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Steps played.
    pub steps: u64,
    /// Steps of the longest game.
    pub longest_game: usize,
    /// Actions in the longest list.
    pub longest_list: usize,
    /// Steps that were chance outcomes.
    pub outcomes: u64,
    /// States in which several seats were awaited.
    pub awaited_together: u64,
    /// Choices that revealed something.
    pub reveals: u64,
    /// Steps that were put to `check` and refused.
    pub refusals: u64,
}

/// How many times more games a slow test plays.
const SLOW_FACTOR: u32 = 100;

/// How many games to play: a hundred times as many with `SLOW_TESTS=1`.
pub fn games(usual: u32) -> u32 {
    if is_slow() { usual.saturating_mul(SLOW_FACTOR) } else { usual }
}

/// Plays the run's games and tries every law on them.
///
/// # Panics
///
/// If a law is broken; the message says all that is needed to see it again.
pub fn check<G: Game>(run: &LawRun<G>) -> Tally {
    assert!(!run.setups.is_empty() && run.games > 0, "a run needs a set-up and a game");
    let mut tally = Tally::default();
    let mut pools = Pools::new();
    for setup in &run.setups {
        for game in 0..run.games {
            let seed = format!("{}/{setup}/{game}", run.seed);
            try_game::<G>(setup, &seed, run.max_actions, &mut pools, &mut tally);
        }
    }
    tally
}

/// Plays one game of a run again, by the seed a broken law named.
///
/// # Panics
///
/// As [`check`]. The game is the same step by step; where a law was tried with steps remembered from earlier
/// games, only the whole run tries it in exactly the same way.
pub fn check_game<G: Game>(setup: &G::Setup, seed: &str) -> Tally {
    let mut tally = Tally::default();
    try_game::<G>(setup, seed, usize::MAX, &mut Pools::new(), &mut tally);
    tally
}

/// Actions and outcomes seen in a run.
struct Pools<G: Game> {
    actions: Pool<G::Action>,
    outcomes: Pool<G::Outcome>,
}

impl<G: Game> Pools<G> {
    fn new() -> Self {
        Pools { actions: Pool::new(), outcomes: Pool::new() }
    }
}

fn try_game<G: Game>(
    setup: &G::Setup,
    seed: &str,
    max_actions: usize,
    pools: &mut Pools<G>,
    tally: &mut Tally,
) {
    let sitting = match guarded(|| start::<G>(setup)) {
        Ok(sitting) => sitting,
        Err(broken) => panic!("{}", told(&broken, "setting up", setup, seed, 0)),
    };
    let mut trial = Trial::new(sitting, seed, max_actions, pools, tally);
    if let Err(broken) = guarded(|| trial.play_out()) {
        let record = trial.sitting.record();
        let message = told(&broken, &trial.doing(), setup, seed, record.steps.len());
        panic!("{message}record so far:\n{record}");
    }
}

/// All that is needed to see the law broken again, except for the record.
fn told(broken: &Broken, doing: &str, setup: &impl Display, seed: &str, step: usize) -> String {
    let Broken { law, detail } = broken;
    format!(
        "a law of the table is broken: {law}\n  found: {detail}\n  while: {doing}\n  setup: {setup}\n  \
         seed:  {seed}\n  step:  {step}\n"
    )
}

/// A panic of the rules breaks a law like anything else. What was touched is only looked at for the message.
fn guarded<T>(trying: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(trying))
        .unwrap_or_else(|panic| Err(Law::NothingPanics.broken(message_of(&*panic))))
}

fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words").to_string()
}

/// The game at its start, under the laws of a set-up.
fn start<G: Game>(setup: &G::Setup) -> Result<Sitting<G>, Broken> {
    replay::setup_round_trips::<G>(setup)?;
    let options = G::Setup::options();
    for (place, option) in options.iter().enumerate() {
        let name = option.name;
        Law::SetupStarts.demand(options[..place].iter().all(|other| other.name != name), || {
            format!("two options are called `{name}`")
        })?;
        let valid = match option.values {
            OptionValues::OneOf(words) => words.contains(&option.default),
            OptionValues::Range(first, last) => {
                option.default.parse().is_ok_and(|number| (first..=last).contains(&number))
            }
            OptionValues::Text(_) | OptionValues::File(_) => true,
        };
        Law::SetupStarts.demand(valid, || format!("the default of `{name}` is none of its values"))?;
    }
    let sitting: Sitting<G> =
        Sitting::new(setup).map_err(|error| Law::SetupStarts.broken(error.to_string()))?;
    let n_seats = sitting.state().n_seats();
    Law::SetupStarts.demand(n_seats == setup.seats() && (1..=MAX_SEATS).contains(&n_seats), || {
        format!("the set-up is for {} seats, the game has {n_seats}", setup.seats())
    })?;
    Ok(sitting)
}

/// One game under the laws.
struct Trial<'a, G: Game> {
    sitting: Sitting<G>,
    /// What happened at each step of the record.
    events: Vec<Vec<G::Event>>,
    /// What each seat may choose now, for every seat that can exist at all.
    actions: [Vec<G::Action>; MAX_SEATS],
    /// What chance may bring now.
    outcomes: Vec<(G::Outcome, u32)>,
    /// Some earlier states with the number of steps that led there.
    kept: Vec<(usize, G)>,
    /// Decides the game. It is asked for nothing else, so that a seed means a game.
    dealer: ChaChaDealer,
    /// Decides what the laws are tried on.
    prober: ChaChaDealer,
    /// What is being tried, for the case that it panics.
    trying: (&'static str, Option<StepOf<G>>),
    max_actions: usize,
    pools: &'a mut Pools<G>,
    tally: &'a mut Tally,
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(
        sitting: Sitting<G>,
        seed: &str,
        max_actions: usize,
        pools: &'a mut Pools<G>,
        tally: &'a mut Tally,
    ) -> Self {
        Trial {
            sitting,
            events: Vec::new(),
            actions: Default::default(),
            outcomes: Vec::new(),
            kept: Vec::new(),
            dealer: ChaChaDealer::from_seed(seed),
            prober: ChaChaDealer::from_seed(&format!("{seed}/probe")),
            trying: ("looking at the state", None),
            max_actions,
            pools,
            tally,
        }
    }

    fn doing(&self) -> String {
        match &self.trying {
            (what, Some(step)) => format!("{what} `{step}`"),
            (what, None) => (*what).to_string(),
        }
    }

    fn state(&self) -> &G {
        self.sitting.state()
    }

    /// Plays to the end, with the laws of a state at every state and the laws of a step at every step.
    fn play_out(&mut self) -> Verdict {
        loop {
            self.visit()?;
            let Some(step) = self.next_step() else {
                break;
            };
            self.take(step)?;
        }
        self.tally.games += 1;
        self.tally.longest_game = self.tally.longest_game.max(self.events.len());
        self.trying = ("replaying the game", None);
        self.record_replays()?;
        self.kept_states_return()
    }

    /// The laws of a state.
    fn visit(&mut self) -> Verdict {
        self.trying = ("looking at the state", None);
        self.state().audit().map_err(|error| Law::AuditPasses.broken(error))?;
        self.lists_are_sound()?;
        self.scores_come_at_the_end()?;
        self.generator_and_check_agree()?;
        self.listed_steps_are_playable()?;
        self.picks_are_fair()?;
        self.random_steps_are_picked()?;
        self.imagined_worlds_fit()?;
        if self.state().awaits().seats().len() > 1 {
            self.tally.awaited_together += 1;
            self.order_of_seats_is_free()?;
        }
        if one_in(64, &mut self.prober) {
            self.trying = ("replaying the game so far", None);
            self.record_replays()?;
        }
        if one_in(32, &mut self.prober) {
            self.kept.push((self.events.len(), self.state().clone()));
        }
        Ok(())
    }

    /// Carries the step out, under the laws of a step.
    fn take(&mut self, step: StepOf<G>) -> Verdict {
        self.trying = ("carrying out", Some(step.clone()));
        self.step_round_trips(&step)?;
        let before = self.state().clone();
        let events = self.sitting.play(step.clone()).map_err(|refusal| {
            Law::GeneratorAndCheckAgree.broken(format!("`{step}` is refused: {refusal}"))
        })?;
        for event in &events {
            for viewer in Viewer::all(before.n_seats()) {
                G::seen_by(event, viewer);
            }
        }
        self.events.push(events);
        self.tally.steps += 1;
        match step {
            Step::Outcome(_) => self.tally.outcomes += 1,
            Step::Choice(..) => self.tally.reveals += u64::from(before.reveals(&step)),
        }
        self.trying = ("taking back", Some(step.clone()));
        self.undo_restores(&before, &step)
    }

    /// A random step, or `None` when the game is over.
    fn next_step(&mut self) -> Option<StepOf<G>> {
        match self.sitting.state().awaits() {
            Awaits::Nobody => None,
            // Mostly by weight, as in real games; sometimes uniformly, so that rare outcomes are seen.
            Awaits::Chance if one_in(4, &mut self.dealer) => {
                Some(Step::Outcome(one_of(&self.outcomes, &mut self.dealer).0.clone()))
            }
            Awaits::Chance => {
                let total = self.outcomes.iter().map(|(_, weight)| weight).sum();
                let mut left = self.dealer.below(total);
                let drawn = self.outcomes.iter().find(|(_, weight)| match left.checked_sub(*weight) {
                    Some(rest) => {
                        left = rest;
                        false
                    }
                    None => true,
                });
                drawn.map(|(outcome, _)| Step::Outcome(outcome.clone()))
            }
            awaits => {
                let seats: Vec<Seat> = awaits.seats().iter().collect();
                let seat = *one_of(&seats, &mut self.dealer);
                let action = one_of(&self.actions[seat.index()], &mut self.dealer);
                Some(Step::Choice(seat, action.clone()))
            }
        }
    }
}
