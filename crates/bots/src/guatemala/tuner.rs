//! The training of the value: games against itself, and each table learns from what came of it.
//!
//! TD(λ) on the tables between turns: every table's chances are drawn towards a mixture of the chances of the
//! tables after it and the result of the game.

use ::guatemala::{Action, Guatemala, Market, SEATS, Setup, Track};
use table::{Awaits, Dealer, Game, MAX_SEATS, QuickDealer, Seat, Step, Unseen, Viewer};

use super::features::{Features, N_FEATURES, STAGES, Sight};
use super::ground::{Ground, Ways};
use super::turns::{Planner, after};
use super::value::{Chances, Value, Weights, result, softmax};
use crate::{Progress, TunedFile, Tuner, TuningPlan};

/// Games of a training if nothing is said: as many for each number of seats.
const GAMES: u64 = 9000;
/// Games of a portion.
const PORTION: u64 = 12;
/// How far a table learns from later ones.
const LAMBDA: f32 = 0.8;
/// The size of a step, at the beginning and at the end.
const RATE: (f32, f32) = (0.03, 0.002);
/// How often a turn is not the best one, at the beginning and at the end.
const TRIALS: (f32, f32) = (0.25, 0.08);
/// Turns among which a trial draws.
const TRIED: usize = 12;
/// Width of the beam while training.
const WIDTH: usize = 2;

/// A training in progress.
pub(super) struct ValueTuner {
    seed: u64,
    games: u64,
    done: u64,
    value: Value,
    /// Running means of squared gradients.
    squares: Value,
    error: f64,
}

impl ValueTuner {
    pub(super) fn new(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<ValueTuner, String> {
        let games = plan.games.unwrap_or(GAMES);
        let fresh =
            ValueTuner { seed: plan.seed, games, done: 0, value: Value::blank(), squares: Value::blank(), error: 0.0 };
        checkpoint.map_or(Ok(fresh), |bytes| Self::restored(plan.seed, games, bytes))
    }

    /// `done`, `error`, then every weight and square as bits: nothing is rounded.
    fn restored(seed: u64, games: u64, bytes: &[u8]) -> Result<ValueTuner, String> {
        let text = std::str::from_utf8(bytes).map_err(|_| "the checkpoint is no text")?;
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or("the checkpoint is too short");
        let head = format!("guatemala/{seed}/{games}");
        if word()? != head {
            return Err(format!("the checkpoint is of another training, not {head}"));
        }
        let mut number =
            || u64::from_str_radix(word()?, 16).map_err(|_| "the checkpoint has a word that is no number");
        let done = number()?;
        let error = f64::from_bits(number()?);
        let (mut value, mut squares) = (Value::blank(), Value::blank());
        for n_seats in SEATS {
            for table in [&mut value, &mut squares] {
                for weight in table.weights_mut(n_seats).as_flattened_mut() {
                    *weight = f32::from_bits(number()? as u32);
                }
            }
        }
        Ok(ValueTuner { seed, games, done, value, squares, error })
    }

    /// Plays one game and learns from it.
    fn game(&mut self, number: u64) {
        let n_seats = SEATS.start() + (number % 3) as usize;
        let mut dealer = QuickDealer::new(self.seed.wrapping_mul(0x9e37_79b9_97f4_a7c1) ^ number.wrapping_mul(0xd134_2543_de82_ef95));
        let mut setup = Setup::new(n_seats);
        if dealer.below(4) == 0 {
            setup.market = Market::Free;
        }
        if dealer.below(8) == 0 {
            setup.track = Track::Fifty;
        }
        let part = number as f32 / self.games as f32;
        let trials = TRIALS.0 + (TRIALS.1 - TRIALS.0) * part;
        let (tables, result) = play(&setup, &self.value, trials, &mut dealer);
        self.learn(n_seats, &tables, result, RATE.0 * (RATE.1 / RATE.0).powf(part));
    }

    fn learn(&mut self, n_seats: usize, tables: &[Seen], result: Chances, rate: f32) {
        let weights = self.value.weights_mut(n_seats);
        let mut gradient: Weights = [[0.0; N_FEATURES]; STAGES];
        let mut target = result;
        let mut error = 0.0;
        for seen in tables.iter().rev() {
            let chances = seen.chances(weights, n_seats);
            for seat in 0..n_seats {
                let wrong = target[seat] - chances[seat];
                error += f64::from(result[seat] - chances[seat]).powi(2);
                for (stage, share) in seen.stages.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
                    for (sum, feature) in gradient[stage].iter_mut().zip(&seen.features[seat]) {
                        *sum += wrong * share * feature;
                    }
                }
            }
            for seat in 0..n_seats {
                target[seat] = LAMBDA * target[seat] + (1.0 - LAMBDA) * chances[seat];
            }
        }
        let scale = 1.0 / tables.len().max(1) as f32;
        let squares = self.squares.weights_mut(n_seats).as_flattened_mut();
        let gradients = gradient.as_flattened();
        for ((weight, square), gradient) in weights.as_flattened_mut().iter_mut().zip(squares).zip(gradients) {
            let gradient = gradient * scale;
            *square += 0.01 * (gradient * gradient - *square);
            // Without the floor a feature seen for the first time would leap.
            *weight += rate * gradient / (square.sqrt() + 0.003);
        }
        self.error += 0.01 * (error / tables.len().max(1) as f64 - self.error);
    }
}

/// A table between turns as the training remembers it.
struct Seen {
    features: [Features; MAX_SEATS],
    stages: [f32; STAGES],
}

impl Seen {
    fn of(ground: &Ground, world: &Guatemala) -> Seen {
        let routes = Ways::of(ground, world.open()).routes(ground, world.open());
        let sight = Sight::new(ground, &routes, world);
        let mut features = [[0.0; N_FEATURES]; MAX_SEATS];
        for seat in Seat::all(world.n_seats()) {
            features[seat.index()] = sight.features(seat);
        }
        Seen { features, stages: sight.stages() }
    }

    fn chances(&self, weights: &Weights, n_seats: usize) -> Chances {
        let score = |features: &Features| {
            let by_stage = self.stages.iter().zip(weights);
            by_stage
                .map(|(share, weights)| share * weights.iter().zip(features).map(|(w, f)| w * f).sum::<f32>())
                .sum()
        };
        softmax(self.features.each_ref().map(score), n_seats)
    }
}

/// A game by the value as it is; the tables between its turns and its result.
fn play(setup: &Setup, value: &Value, trials: f32, dealer: &mut QuickDealer) -> (Vec<Seen>, Chances) {
    let mut state = Guatemala::new(setup).expect("a sound set-up");
    let ground = Ground::of(state.open());
    let planner = Planner { ground: &ground, value, width: WIDTH, most: TRIED };
    let mut tables = Vec::new();
    let mut turns = state.open().turns();
    loop {
        if let Some(result) = result(&state) {
            return (tables, result);
        }
        if state.open().turns() != turns {
            turns = state.open().turns();
            tables.push(Seen::of(&ground, &state));
        }
        match state.awaits() {
            Awaits::Seat(seat) => {
                for action in choose(&planner, &state, seat, trials, dealer) {
                    state.advance(&Step::Choice(seat, action), &mut Unseen);
                }
            }
            _ => {
                let outcome = state.pick_outcome(dealer);
                state.advance(&Step::Outcome(outcome), &mut Unseen);
            }
        }
    }
}

/// What a seat does next, by one imagined world.
fn choose(planner: &Planner<'_>, state: &Guatemala, seat: Seat, trials: f32, dealer: &mut QuickDealer) -> Vec<Action> {
    let world = Guatemala::imagine(&state.view(Viewer::Seat(seat)), dealer);
    let turns = planner.turns(&world);
    if !turns.is_empty() {
        let tried = (dealer.below(1000) as f32) < trials * 1000.0;
        let nth = if tried { dealer.below(turns.len().min(TRIED) as u32) as usize } else { 0 };
        return turns[nth].steps.actions().to_vec();
    }
    let mut legal = Vec::new();
    world.legal_actions(seat, &mut legal);
    let trial = (dealer.below(1000) as f32) < trials * 300.0;
    if trial || matches!(legal[0], Action::Buyer(_)) {
        return vec![legal[dealer.below(legal.len() as u32) as usize]];
    }
    let roads = planner.roads(&world);
    let worth = |action: &Action| planner.resolve(&after(&world, seat, *action), &roads)[seat.index()];
    let best = legal.iter().map(|action| (*action, worth(action)));
    let (action, _) = best.reduce(|a, b| if b.1 > a.1 { b } else { a }).expect("a seat that is asked has a choice");
    vec![action]
}

impl Tuner for ValueTuner {
    fn go_on(&mut self) -> Progress {
        let until = (self.done + PORTION).min(self.games);
        while self.done < until {
            self.game(self.done);
            self.done += 1;
        }
        let remark = format!("{} games, squared error {:.4} a table", self.done, self.error);
        Progress { done: self.done.div_ceil(PORTION), whole: self.games.div_ceil(PORTION), remark }
    }

    fn checkpoint(&self) -> Vec<u8> {
        let mut text = format!("guatemala/{}/{}\n{:x} {:x}\n", self.seed, self.games, self.done, self.error.to_bits());
        for n_seats in SEATS {
            for table in [&self.value, &self.squares] {
                for weight in table.weights(n_seats).as_flattened() {
                    text.push_str(&format!("{:x} ", weight.to_bits()));
                }
                text.push('\n');
            }
        }
        text.into_bytes()
    }

    fn files(&self) -> Vec<TunedFile> {
        let head = format!(
            "# Guatemala Café: weights of the chance to win, by number of seats and feature, for an end that is\n\
             # near, in the middle and far. From games against itself, TD({LAMBDA}):\n\
             # seed {}, {} of {} games, rules version {}.\n",
            self.seed, self.done, self.games, Guatemala::RULES_VERSION,
        );
        vec![TunedFile { name: "value.txt".into(), text: head + &self.value.text() }]
    }
}
