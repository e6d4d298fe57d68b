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
use super::value::{N_TRAITS, Values, shape, traits};
use crate::checkpoint::{self, Checkpoint, Kept};
use crate::{Progress, TunedFile, Tuner, TuningPlan, weights};

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
#[derive(Clone)]
pub(super) struct Training {
    seed: u64,
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
    /// From the start, or from a checkpoint of the same plan.
    pub(super) fn new(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Training, String> {
        let training = Training {
            seed: plan.seed,
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
        };
        checkpoint::resume(training, checkpoint)
    }

    fn games_in_sweep(&self) -> u64 {
        if self.sweep < EARLY { self.games.div_ceil(4) } else { self.games }
    }

    fn play(&mut self, game: u64) {
        let seed = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(self.sweep << 32).wrapping_add(game);
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

impl Kept for Training {
    fn plan(&self) -> (&'static str, u64, Option<u64>) {
        (Cafe::ID, self.seed, Some(self.games))
    }

    fn walk(&mut self, checkpoint: &mut Checkpoint<'_>) -> Result<(), String> {
        checkpoint.u64(&mut self.sweep)?;
        checkpoint.u64(&mut self.done_in_sweep)?;
        checkpoint.f64(&mut self.score)?;
        checkpoint.f64(&mut self.n_scores)?;
        checkpoint.f64(&mut self.last_mean)?;
        self.values.all_mut().try_for_each(|weight| checkpoint.f32(weight))?;
        let squares = self.ended.iter_mut().chain(&mut self.placed).chain(&mut self.glanced);
        squares.flat_map(Squares::numbers_mut).try_for_each(|number| checkpoint.f64(number))
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
        checkpoint::write(self)
    }

    fn files(&self) -> Vec<TunedFile> {
        let text = format!(
            "# What companies in Café are worth, in points at the end: a table for each moment, in it a row for each\n\
             # trait with a weight for each number of rounds to come, from 0. Made by the tuner of Café from seed {}, {} games a sweep, after {} of {SWEEPS} sweeps.\n{}",
            self.seed,
            self.games,
            self.sweep,
            weights::write(self.values.clone().all_mut(), &shape())
        );
        vec![TunedFile { name: "value.txt".into(), text }]
    }
}

/// Values to begin with: a few traits, roughly weighed.
pub(super) fn first_guess() -> Values {
    let mut values = Values::BLANK;
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
