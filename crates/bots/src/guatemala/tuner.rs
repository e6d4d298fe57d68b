//! The training of the value: games against itself, and each table learns from what came of it.
//!
//! TD(λ) on the tables between turns: every table's chances are drawn towards a mixture of the chances of the
//! tables after it and the result of the game.

use ::guatemala::{Action, Guatemala, Market, SEATS, Setup, Track};
use table::{Awaits, Dealer, Game, MAX_SEATS, QuickDealer, Seat, Step, Unseen, Viewer};

use super::features::{Features, N_FEATURES, STAGES, TableSummary};
use super::greedy::GuatemalaJudge;
use super::ground::{Ground, Ways};
use super::turns::{Planner, after};
use super::value::{Chances, TABLES, Value, Weights, result, shape, softmax};
use crate::checkpoint::{self, Checkpoint, Kept};
use crate::{Bot, Greedy, Progress, TunedFile, Tuner, TuningPlan, weights};

/// Games of a training by default: the same for each number of seats.
const GAMES: u64 = 3600;
/// Games of a portion.
const PORTION: u64 = 6;
/// How far a table learns from later ones.
const LAMBDA: f32 = 0.8;
/// The size of a step, at the beginning and at the end.
const RATE: (f32, f32) = (0.03, 0.002);
/// Games that are remembered, for each number of seats, and how many of them are learnt from again with each new one.
const REMEMBERED: usize = 200;
const REPEATED: usize = 1;
/// How often a turn is not the best one, at the beginning and at the end.
const TRIALS: (f32, f32) = (0.2, 0.05);
/// Turns among which a trial draws.
const TRIED: usize = 12;
/// In one of this many games a greedy player has a seat: it brings about tables the value would not.
const GUESTS: u32 = 12;
/// Width of the beam while training.
const WIDTH: usize = 2;

/// A training in progress.
#[derive(Clone)]
pub(super) struct ValueTuner {
    seed: u64,
    games: u64,
    done: u64,
    value: Value,
    /// Running means of squared gradients.
    squares: Value,
    /// The latest games, by number of seats.
    remembered: [Vec<Played>; TABLES],
    error: f64,
}

/// A game that was played: its tables between turns, and its result.
#[derive(Clone)]
struct Played {
    tables: Vec<Seen>,
    result: Chances,
}

impl ValueTuner {
    pub(super) fn new(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<ValueTuner, String> {
        let games = plan.games.unwrap_or(GAMES);
        let tuner = ValueTuner {
            seed: plan.seed,
            games,
            done: 0,
            value: Value::blank(),
            squares: Value::blank(),
            remembered: Default::default(),
            error: 0.0,
        };
        checkpoint::resume(tuner, checkpoint)
    }

    /// Plays one game and learns from it, and from some before it.
    fn game(&mut self, number: u64) {
        let place = (number % TABLES as u64) as usize;
        let n_seats = SEATS.start() + place;
        let mut dealer = QuickDealer::new(self.seed.wrapping_mul(0x9e37_79b9_97f4_a7c1) ^ (number << 20));
        let mut setup = Setup::new(n_seats);
        if dealer.below(4) == 0 {
            setup.market = Market::Free;
        }
        if dealer.below(8) == 0 {
            setup.track = Track::Fifty;
        }
        let part = number as f32 / self.games as f32;
        let trials = TRIALS.0 + (TRIALS.1 - TRIALS.0) * part;
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(part);
        let played = play(&setup, &self.value, trials, &mut dealer);
        let error = learn(self.value.weights_mut(n_seats), self.squares.weights_mut(n_seats), &played, rate);
        self.error += 0.01 * (error - self.error);
        let remembered = &mut self.remembered[place];
        for _ in 0..REPEATED.min(remembered.len()) {
            let nth = dealer.below(remembered.len() as u32) as usize;
            learn(self.value.weights_mut(n_seats), self.squares.weights_mut(n_seats), &remembered[nth], rate);
        }
        if remembered.len() == REMEMBERED {
            remembered.remove(0);
        }
        remembered.push(played);
    }
}

/// Draws the weights towards what came of a game; the mean squared error of its tables before that.
fn learn(weights: &mut Weights, squares: &mut Weights, played: &Played, rate: f32) -> f64 {
    let mut gradient: Weights = [[0.0; N_FEATURES]; STAGES];
    let mut target = played.result;
    let mut error = 0.0;
    for seen in played.tables.iter().rev() {
        let chances = seen.chances(weights);
        for (seat, features) in seen.features[..seen.n_seats].iter().enumerate() {
            let wrong = target[seat] - chances[seat];
            error += f64::from(played.result[seat] - chances[seat]).powi(2);
            for (stage, share) in seen.stages.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
                for (sum, feature) in gradient[stage].iter_mut().zip(features) {
                    *sum += wrong * share * feature;
                }
            }
        }
        for (target, chance) in target.iter_mut().zip(chances) {
            *target = LAMBDA * *target + (1.0 - LAMBDA) * chance;
        }
    }
    let scale = 1.0 / played.tables.len().max(1) as f32;
    let all =
        weights.as_flattened_mut().iter_mut().zip(squares.as_flattened_mut()).zip(gradient.as_flattened());
    for ((weight, square), gradient) in all {
        let gradient = gradient * scale;
        *square += 0.01 * (gradient * gradient - *square);
        // Without the floor a feature seen for the first time would leap.
        *weight += rate * gradient / (square.sqrt() + 0.003);
    }
    error * f64::from(scale)
}

/// A table between turns as the training remembers it.
#[derive(Clone, Copy)]
struct Seen {
    n_seats: usize,
    features: [Features; MAX_SEATS],
    stages: [f32; STAGES],
}

impl Seen {
    fn of(ground: &Ground, world: &Guatemala) -> Seen {
        let routes = Ways::of(ground, world.open()).routes(ground, world.open());
        let summary = TableSummary::new(ground, &routes, world);
        let mut features = [[0.0; N_FEATURES]; MAX_SEATS];
        for seat in Seat::all(world.n_seats()) {
            features[seat.index()] = summary.features(seat);
        }
        Seen { n_seats: world.n_seats(), features, stages: summary.stages() }
    }

    /// All that it consists of.
    fn numbers(&mut self, n_seats: usize) -> impl Iterator<Item = &mut f32> {
        self.features[..n_seats].as_flattened_mut().iter_mut().chain(&mut self.stages)
    }

    fn chances(&self, weights: &Weights) -> Chances {
        let score = |features: &Features| {
            let by_stage = self.stages.iter().zip(weights);
            by_stage
                .map(|(share, weights)| share * weights.iter().zip(features).map(|(w, f)| w * f).sum::<f32>())
                .sum()
        };
        softmax(self.features.each_ref().map(score), self.n_seats)
    }
}

/// A game by the value as it is; what was played.
fn play(setup: &Setup, value: &Value, trials: f32, dealer: &mut QuickDealer) -> Played {
    let mut state = Guatemala::new(setup).expect("a sound set-up");
    let ground = Ground::of(state.open());
    let planner = Planner { ground: &ground, value, width: WIDTH, most: TRIED };
    let mut greedy = Greedy::new(GuatemalaJudge);
    let guest = (dealer.below(GUESTS) == 0).then(|| dealer.below(setup.seats as u32) as usize);
    let mut tables = Vec::new();
    let mut turns = state.open().turns();
    loop {
        if let Some(result) = result(&state) {
            return Played { tables, result: mellow(&state, result) };
        }
        if state.open().turns() != turns {
            turns = state.open().turns();
            tables.push(Seen::of(&ground, &state));
        }
        match state.awaits() {
            Awaits::Seat(seat) if guest == Some(seat.index()) => {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let thought = greedy.choose(&state.view(Viewer::Seat(seat)), seat, &legal, dealer);
                state.advance(&Step::Choice(seat, thought.action), &mut Unseen);
            }
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

/// The result, and for a part how near everybody came to it: a narrow defeat is another lesson than a clear one.
fn mellow(state: &Guatemala, result: Chances) -> Chances {
    const POINTS: f32 = 8.0;
    const PART: f32 = 0.25;
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(state.n_seats()) {
        points[seat.index()] = f32::from(state.open().points(seat)) / POINTS;
    }
    let near = softmax(points, state.n_seats());
    std::array::from_fn(|seat| (1.0 - PART) * result[seat] + PART * near[seat])
}

/// What a seat does next, by one imagined world.
fn choose(
    planner: &Planner<'_>,
    state: &Guatemala,
    seat: Seat,
    trials: f32,
    dealer: &mut QuickDealer,
) -> Vec<Action> {
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
    let (action, _) =
        best.reduce(|a, b| if b.1 > a.1 { b } else { a }).expect("a seat that is asked has a choice");
    vec![action]
}

impl Kept for ValueTuner {
    fn plan(&self) -> (&'static str, u64, Option<u64>) {
        (Guatemala::ID, self.seed, Some(self.games))
    }

    fn walk(&mut self, checkpoint: &mut Checkpoint<'_>) -> Result<(), String> {
        checkpoint.u64(&mut self.done)?;
        checkpoint.f64(&mut self.error)?;
        let mut weights = self.value.all_mut().chain(self.squares.all_mut());
        weights.try_for_each(|weight| checkpoint.f32(weight))?;
        for (n_seats, remembered) in SEATS.zip(&mut self.remembered) {
            let blank = Seen { n_seats, features: [[0.0; N_FEATURES]; MAX_SEATS], stages: [0.0; STAGES] };
            let unplayed = Played { tables: Vec::new(), result: Chances::default() };
            checkpoint.list(remembered, &unplayed, |checkpoint, played| {
                played.result.iter_mut().try_for_each(|chance| checkpoint.f32(chance))?;
                checkpoint.list(&mut played.tables, &blank, |checkpoint, seen| {
                    seen.numbers(n_seats).try_for_each(|number| checkpoint.f32(number))
                })
            })?;
        }
        Ok(())
    }
}

impl Tuner for ValueTuner {
    fn work(&mut self) -> Progress {
        let until = (self.done + PORTION).min(self.games);
        while self.done < until {
            self.game(self.done);
            self.done += 1;
        }
        let remark = format!("{} games, squared error {:.4} a table", self.done, self.error);
        Progress { done: self.done.div_ceil(PORTION), whole: self.games.div_ceil(PORTION), remark }
    }

    fn checkpoint(&self) -> Vec<u8> {
        checkpoint::write(self)
    }

    fn files(&self) -> Vec<TunedFile> {
        let head = format!(
            "# Guatemala Café: weights of the chance to win, by number of seats and feature, for an end that is\n\
             # near, in the middle and far. From games against itself, TD({LAMBDA}):\n\
             # seed {}, {} of {} games, rules version {}.\n",
            self.seed,
            self.done,
            self.games,
            Guatemala::RULES_VERSION,
        );
        let weights = weights::write(self.value.clone().all_mut(), &shape());
        vec![TunedFile { name: "value.txt".into(), text: head + &weights }]
    }
}
