//! The training of the values: solo games with some wilful choices give companies at the end of each round; the
//! value of each is what its best next round promises by the values so far, over drawn cards; least squares fit
//! the weights to these. Sweep by sweep the knowledge of the score moves back from the last round to the first.

use ::cafe::{Cafe, CardId, Company, N_ROUNDS, Pos, Setup, Turn};
use table::{Dealer, Game, QuickDealer, Seat};

use super::facilities::Facilities;
use super::glance::{self, Ground, N_GLANCE};
use super::planner::Care;
use super::round::{Attention, RoundEvaluator, Terms, draw};
use super::squares::Squares;
use super::value::{N_TRAITS, Values, traits};
use crate::{Progress, TunedFile, Tuner, TuningPlan};

const ROUNDS: usize = N_ROUNDS as usize;
/// Sweeps of a training, and games in a portion and in a sweep.
const SWEEPS: u64 = 12;
const PORTION: u64 = 25;
const GAMES: u64 = 600;
/// Early sweeps only carry the score back; they need few games.
const EARLY: u64 = 8;
/// One of this many choices is any of the best few.
const WILFUL: u32 = 6;
/// Drawn hands a company is valued by.
const HANDS: usize = 3;
/// Places planned when a company is valued, and any others beside them.
const ATTENTION: Attention = Attention { glance: None, places: 12, careful: 0, care: Care::QUICK };
const OTHERS: usize = 4;
/// Places of a card that the first glance learns from.
const GLANCES: usize = 12;
const RIDGE: f64 = 30.0;

/// The training.
pub(super) struct Training {
    plan: TuningPlan,
    games: u64,
    sweep: u64,
    done_in_sweep: u64,
    values: Values,
    ended: Vec<Squares>,
    placed: Vec<Squares>,
    glanced: Vec<Squares>,
    score: f64,
    n_scores: f64,
    last_mean: f64,
}

impl Training {
    /// A training from its start.
    pub(super) fn new(plan: &TuningPlan) -> Training {
        Training {
            plan: plan.clone(),
            games: plan.games.unwrap_or(GAMES),
            sweep: 0,
            done_in_sweep: 0,
            values: first_guess(),
            ended: vec![Squares::new(N_TRAITS); ROUNDS],
            placed: vec![Squares::new(N_TRAITS); ROUNDS],
            glanced: vec![Squares::new(N_GLANCE); ROUNDS],
            score: 0.0,
            n_scores: 0.0,
            last_mean: 0.0,
        }
    }

    /// A training as it was when the checkpoint was made.
    pub(super) fn resume(plan: &TuningPlan, checkpoint: &[u8]) -> Result<Training, String> {
        let mut training = Training::new(plan);
        let words = checkpoint.chunks_exact(8).map(|chunk| chunk.try_into().map(u64::from_le_bytes));
        let mut numbers = words.map(|word| f64::from_bits(word.expect("chunks of eight bytes")));
        let short = || "the checkpoint is too short".to_owned();
        let next = |numbers: &mut dyn Iterator<Item = f64>| numbers.next().ok_or_else(short);
        if next(&mut numbers)?.to_bits() != training.plan.seed
            || next(&mut numbers)?.to_bits() != training.games
        {
            return Err("the checkpoint belongs to another plan".into());
        }
        training.sweep = next(&mut numbers)?.to_bits();
        training.done_in_sweep = next(&mut numbers)?.to_bits();
        training.score = next(&mut numbers)?;
        training.n_scores = next(&mut numbers)?;
        training.last_mean = next(&mut numbers)?;
        for weight in training.values.all_mut() {
            *weight = numbers.next().ok_or_else(short)? as f32;
        }
        for (squares, n) in [
            (&mut training.ended, N_TRAITS),
            (&mut training.placed, N_TRAITS),
            (&mut training.glanced, N_GLANCE),
        ] {
            for squares in squares.iter_mut() {
                *squares = Squares::of_numbers(n, &mut numbers).ok_or_else(short)?;
            }
        }
        match numbers.next() {
            None => Ok(training),
            Some(_) => Err("the checkpoint is too long".into()),
        }
    }

    fn games_in_sweep(&self) -> u64 {
        if self.sweep < EARLY { self.games.div_ceil(4) } else { self.games }
    }

    fn play(&mut self, game: u64) {
        let seed = self.plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(self.sweep << 32).wrapping_add(game);
        let mut dealer = QuickDealer::new(seed);
        dealer.below(1);
        let setup: Setup = "seats=1".parse().expect("a set-up");
        let table = Cafe::new(&setup).expect("a solo game");
        let seat = Seat::all(1).next().expect("a seat");
        let mut company: Company = *table.company(seat);
        let mut unseen: Vec<CardId> = table.unseen().iter().collect();
        let values = self.values.clone();
        let mut evaluator = RoundEvaluator::new(&values, Terms::of(&table));
        let n = evaluator.terms.n_offered;
        for round in 0..ROUNDS {
            let left = ROUNDS - 1 - round;
            if round > 0 {
                let mut sum = 0.0;
                for _ in 0..HANDS {
                    let hand = draw(&mut unseen.clone(), n, &mut dealer);
                    sum += self.learn(&mut evaluator, &company, hand, left, &mut dealer);
                }
                let (facilities, load) = Facilities::of(&company, evaluator.terms.delivery);
                self.ended[left + 1].add(&traits(&facilities, &load), sum / HANDS as f64);
            }
            let hand = draw(&mut unseen, n, &mut dealer);
            if round == 0 {
                self.learn(&mut evaluator, &company, hand, left, &mut dealer);
            }
            let offers = evaluator.offers(&company, hand, values.weights(left));
            evaluator.consider(&company, &offers, left, ATTENTION);
            let nth = match dealer.below(WILFUL) {
                0 => dealer.below(evaluator.starts.len().min(6) as u32) as usize,
                _ => 0,
            };
            let start = evaluator.starts[nth];
            company = evaluator.act(&start.company, left, Care::QUICK);
        }
        self.score += f64::from(company.score().total());
        self.n_scores += 1.0;
    }

    /// What the best round with these cards promises; the values of places learn from it.
    fn learn(
        &mut self,
        evaluator: &mut RoundEvaluator<'_>,
        company: &Company,
        hand: ::cafe::CardSet,
        left: usize,
        dealer: &mut QuickDealer,
    ) -> f64 {
        let offers = evaluator.offers(company, hand, evaluator.values.weights(left));
        evaluator.consider(company, &offers, left, ATTENTION);
        for start in &evaluator.starts {
            let (facilities, load) = Facilities::of(&start.company, evaluator.terms.delivery);
            self.placed[left].add(&traits(&facilities, &load), f64::from(start.value));
        }
        let best = evaluator.starts.first().map_or(0.0, |start| start.value);
        let offer = offers[dealer.below(offers.len() as u32) as usize];
        let mut taken = *company;
        taken.card = offer.card;
        if let Some(colour) = offer.pay {
            taken.warehouse[colour] -= 1;
        }
        if taken.card.is_some() {
            let deck = &*evaluator.terms.deck.clone();
            let card = taken.card.and_then(|card| deck.get(card)).expect("a card of the deck");
            let ground = Ground::of(&taken);
            let letters = glance::letters(card);
            let places: Vec<(Pos, Turn)> = taken.places(deck).collect();
            let weights = evaluator.values.weights(left);
            for _ in 0..GLANCES.min(places.len()) {
                let (at, turn) = places[dealer.below(places.len() as u32) as usize];
                let (facilities, load) =
                    Facilities::of(&taken.after_place(deck, at, turn), evaluator.terms.delivery);
                let counts = glance::counts(card, &ground.glance(&letters, at, turn));
                self.glanced[left].add(&counts, f64::from(weights.of_placed(&facilities, &load)));
            }
            for _ in 0..OTHERS.min(places.len()) {
                let (at, turn) = places[dealer.below(places.len() as u32) as usize];
                let place = &taken.after_place(deck, at, turn);
                let value = evaluator.worth(place, left, Care::QUICK);
                let (facilities, load) = Facilities::of(place, evaluator.terms.delivery);
                self.placed[left].add(&traits(&facilities, &load), f64::from(value));
            }
        }
        f64::from(best)
    }

    fn end_sweep(&mut self) {
        for left in 0..ROUNDS {
            let near = if left > 0 { self.values.ended[left] } else { [0.0; N_TRAITS] };
            if left > 0 {
                self.values.ended[left].copy_from_slice(&self.ended[left].fit(&near, RIDGE));
            }
            let near = self.values.placed[left];
            self.values.placed[left].copy_from_slice(&self.placed[left].fit(&near, RIDGE));
            let near = self.values.glanced[left];
            self.values.glanced[left].copy_from_slice(&self.glanced[left].fit(&near, RIDGE));
        }
        self.ended = vec![Squares::new(N_TRAITS); ROUNDS];
        self.placed = vec![Squares::new(N_TRAITS); ROUNDS];
        self.glanced = vec![Squares::new(N_GLANCE); ROUNDS];
        self.last_mean = self.score / self.n_scores.max(1.0);
        self.score = 0.0;
        self.n_scores = 0.0;
        self.sweep += 1;
        self.done_in_sweep = 0;
    }
}

impl Tuner for Training {
    fn work(&mut self) -> Progress {
        if self.sweep < SWEEPS {
            let end = (self.done_in_sweep + PORTION).min(self.games_in_sweep());
            for game in self.done_in_sweep..end {
                self.play(game);
            }
            self.done_in_sweep = end;
            if end == self.games_in_sweep() {
                self.end_sweep();
            }
        }
        let early = EARLY * self.games.div_ceil(4);
        let before = if self.sweep <= EARLY {
            self.sweep * self.games.div_ceil(4)
        } else {
            early + (self.sweep - EARLY) * self.games
        };
        Progress {
            done: before + self.done_in_sweep,
            whole: early + (SWEEPS - EARLY) * self.games,
            remark: format!("sweep {} of {SWEEPS}, last mean {:.2}", self.sweep, self.last_mean),
        }
    }

    fn checkpoint(&self) -> Vec<u8> {
        let state = [self.plan.seed, self.games, self.sweep, self.done_in_sweep].map(f64::from_bits);
        let scores = [self.score, self.n_scores, self.last_mean];
        let values = self.values.clone().all_mut().map(|weight| f64::from(*weight)).collect::<Vec<f64>>();
        let squares = self.ended.iter().chain(&self.placed).chain(&self.glanced).flat_map(Squares::numbers);
        let numbers = state.into_iter().chain(scores).chain(values).chain(squares);
        numbers.flat_map(|number| number.to_bits().to_le_bytes()).collect()
    }

    fn files(&self) -> Vec<TunedFile> {
        let text = format!(
            "# What companies in Café are worth, in points at the end: moment, trait, and a weight for each number of\n\
             # rounds to come, from 0. Made by the tuner of Café from seed {}, {} games a sweep, after {} of {SWEEPS} sweeps.\n{}",
            self.plan.seed,
            self.games,
            self.sweep,
            self.values.lines()
        );
        vec![TunedFile { name: "value.txt".into(), text }]
    }
}

/// Values to begin with: a few traits, roughly weighed.
pub(super) fn first_guess() -> Values {
    let mut values = Values {
        ended: [[0.0; N_TRAITS]; ROUNDS],
        placed: [[0.0; N_TRAITS]; ROUNDS],
        glanced: [[0.0; N_GLANCE]; ROUNDS],
    };
    let guess = |rounds: f32| {
        let mut weights = [0.0; N_TRAITS];
        let mut set = |name: &str, weight: f32| {
            let nth = super::value::NAMES.iter().position(|known| *known == name);
            weights[nth.expect("a trait of that name")] = weight;
        };
        set("points", 1.0);
        set("even", 2.5);
        set("gap1", 0.9);
        set("gap2", 0.3);
        set("gap3", 0.1);
        set("served", 0.4);
        set("roasted-wanted", 0.7);
        set("dried-wanted", 0.5);
        set("grown-wanted", 0.3);
        set("roasted-rare", 0.7);
        set("roasted-common", 0.3);
        set("dried-rare", 0.5);
        set("dried-common", 0.2);
        set("grown-rare", 0.3);
        set("grown-common", 0.1);
        set("cups", 0.5 * rounds);
        set("width", 0.3 * rounds);
        set("yield-cups", 0.4 * rounds);
        set("colours", 0.2 * rounds);
        set("ships", 0.1 * rounds);
        weights
    };
    for left in 0..ROUNDS {
        values.ended[left] = guess(left as f32);
        values.placed[left] = guess(left as f32 + 0.5);
    }
    values
}
