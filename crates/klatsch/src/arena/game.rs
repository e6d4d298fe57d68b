//! One game of a match: who sits where, what chance brings, how long everybody thinks.

use std::time::{Duration, Instant};

use anyhow::Result;
use bots::{Bot, Stop};
use cpu_time::ThreadTime;
use table::{Awaits, ChaChaDealer, Dealer, Game, Step, StepOf, Unseen, Viewer};
use wire::WireGame;

use super::outside::Outside;

/// Somebody who looks on while a game is played.
pub(crate) trait Watch<G: Game> {
    /// Carries the step out and sees what happens.
    fn advance(&mut self, state: &mut G, step: &StepOf<G>);
}

/// Nobody looks on.
pub(crate) struct Unwatched;

impl<G: Game> Watch<G> for Unwatched {
    fn advance(&mut self, state: &mut G, step: &StepOf<G>) {
        state.advance(step, &mut Unseen);
    }
}

/// Somebody in a seat.
pub(crate) enum Seated<G: WireGame> {
    /// A bot of the game, made for this game.
    Bot(Box<dyn Bot<G>>),
    /// A program.
    Program(Box<Outside>),
}

/// What a seat needed for its decisions.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Spent {
    /// How many there were.
    pub(crate) decisions: u64,
    /// All of them together: CPU time of the thread for a bot, time on the clock for a program.
    pub(super) time: Duration,
    /// The longest.
    pub(super) longest: Duration,
    /// Answers the rules refused.
    pub(super) illegal: u64,
}

impl Spent {
    /// Adds what another seat, or the same in another game, needed.
    pub(super) fn add(&mut self, other: &Spent) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.illegal += other.illegal;
    }

    fn took(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }

    /// Milliseconds of a decision on average.
    pub(super) fn mean_ms(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }
}

/// How a game ended.
pub(crate) struct Played {
    /// The points of each seat.
    pub(crate) points: Vec<f64>,
    /// What each seat has of the victory: 1, or a part of it if several share it.
    pub(crate) share: Vec<f64>,
    /// What each seat needed.
    pub(crate) spent: Vec<Spent>,
}

/// Plays one game. Nothing comes of it if somebody asks to stop.
///
/// The n-th time chance is asked, its answer depends on the seed and n alone, so that all games of a seed have
/// the same cards and dice as far as the choices allow. A bot's random numbers depend on seed, seat and step.
pub(crate) fn play<G: WireGame>(
    setup: &G::Setup,
    seed: &str,
    seats: &mut [Seated<G>],
    stop: &Stop,
    watch: &mut impl Watch<G>,
) -> Result<Option<Played>> {
    let mut state = G::new(setup)?;
    let mut spent = vec![Spent::default(); seats.len()];
    let (mut steps, mut chances) = (0, 0);
    for (number, seated) in seats.iter_mut().enumerate() {
        if let Seated::Program(program) = seated {
            program.begin::<G>(setup, number, seed);
        }
    }
    let mut legal = Vec::new();
    loop {
        let step = match state.awaits() {
            Awaits::Nobody => break,
            Awaits::Chance => {
                chances += 1;
                Step::Outcome(state.pick_outcome(&mut ChaChaDealer::for_step(seed, chances)))
            }
            awaits => {
                if stop.asked() {
                    return Ok(None);
                }
                let seat = awaits.seats().iter().next().expect("a table that awaits seats names one");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let mut dealer = ChaChaDealer::for_step(&format!("{seed}/{seat}"), steps);
                let spent = &mut spent[seat.index()];
                let action = match &mut seats[seat.index()] {
                    Seated::Bot(bot) => {
                        let view = state.view(Viewer::Seat(seat));
                        let began = ThreadTime::now();
                        let action = bot.choose(&view, seat, &legal, &mut dealer).action;
                        spent.took(began.elapsed());
                        legal.contains(&action).then_some(action)
                    }
                    Seated::Program(program) => {
                        let began = Instant::now();
                        let answer = program.choose(&state, seat, &legal)?;
                        spent.took(began.elapsed());
                        answer
                    }
                };
                let action = action.unwrap_or_else(|| {
                    spent.illegal += 1;
                    let action = legal[dealer.below(legal.len() as u32) as usize].clone();
                    if let Seated::Program(program) = &mut seats[seat.index()] {
                        program.refuse(&action.to_string());
                    }
                    action
                });
                Step::Choice(seat, action)
            }
        };
        watch.advance(&mut state, &step);
        steps += 1;
    }
    let points = state.scores().expect("a game that awaits nobody has scores");
    let places = state.ranking().expect("a game that awaits nobody has a ranking");
    let winners = places.iter().filter(|&&place| place == 1).count() as f64;
    for seated in seats {
        if let Seated::Program(program) = seated {
            program.end(&points, &places);
        }
    }
    Ok(Some(Played {
        points: points.into_iter().map(f64::from).collect(),
        share: places.into_iter().map(|place| if place == 1 { 1.0 / winners } else { 0.0 }).collect(),
        spent,
    }))
}
