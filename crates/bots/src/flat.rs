//! Flat Monte Carlo: imagine a world that fits the view, try an action, play on at random, remember the scores.

use std::time::Instant;

use table::{Dealer, Game, Seat, Step, Unseen};

use crate::{Bot, Budget, Effort, REPORTED, Stop, Thought, Worth, random_playout};

/// Tries the legal actions in turn until its budget is spent.
#[derive(Clone, Debug)]
pub struct FlatSearch {
    budget: Budget,
    stop: Stop,
}

/// What it has if nothing is said.
const USUAL: Budget = Budget::Nodes(1000);

impl FlatSearch {
    /// A search with this effort.
    pub fn new(effort: &Effort) -> Self {
        FlatSearch { budget: effort.budget.unwrap_or(USUAL), stop: effort.stop.clone() }
    }
}

impl<G: Game> Bot<G> for FlatSearch {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<G::Action> {
        let began = Instant::now();
        let mut tried: Vec<(f64, u32, Vec<f64>)> = vec![(0.0, 0, Vec::new()); legal.len()];
        let mut visits = 0;
        loop {
            let spent = match self.budget {
                Budget::Nodes(nodes) => visits >= nodes,
                Budget::Time(time) => began.elapsed() >= time,
            };
            // Every action is tried once, however small the budget, unless somebody is waiting.
            if spent && visits >= legal.len() as u64 || visits > 0 && self.stop.asked() {
                break;
            }
            let nth = (visits % legal.len() as u64) as usize;
            let mut world = G::imagine(view, dealer);
            world.advance(&Step::Choice(seat, legal[nth].clone()), &mut Unseen);
            random_playout(&mut world, dealer);
            let scores = world.scores().expect("a game played out has scores");
            let (sum, n, sums) = &mut tried[nth];
            sums.resize(scores.len(), 0.0);
            for (total, score) in sums.iter_mut().zip(&scores) {
                *total += f64::from(*score);
            }
            *sum += f64::from(scores[seat.index()]) - strongest_rival(&scores, seat);
            *n += 1;
            visits += 1;
        }
        let mean = |nth: usize| tried[nth].0 / f64::from(tried[nth].1.max(1));
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
        let best = order[0];
        let values = tried[best].2.iter().map(|sum| sum / f64::from(tried[best].1.max(1))).collect();
        let candidates = order.iter().take(REPORTED).map(|&nth| (legal[nth].clone(), mean(nth))).collect();
        Thought { values, worth: Worth::Points, visits, candidates, ..Thought::plain(legal[best].clone()) }
    }
}

/// The best score among the other seats, half weighted: own points first, then the lead.
fn strongest_rival(scores: &[i32], seat: Seat) -> f64 {
    let rivals = scores.iter().enumerate().filter(|(number, _)| *number != seat.index());
    rivals.map(|(_, &score)| f64::from(score)).fold(0.0, f64::max) / 2.0
}
