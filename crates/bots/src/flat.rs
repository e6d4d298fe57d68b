//! Flat Monte Carlo: imagine a world that fits the view, try an action, play on at random, remember the scores.

use table::{Dealer, Game, Seat, Step, Unseen};

use crate::pace::Pace;
use crate::{Bot, Budget, Effort, REPORTED, Thought, Worth, random_playout};

/// Tries the legal actions in turn until its budget is spent.
#[derive(Clone, Debug)]
pub struct FlatSearch {
    effort: Effort,
}

/// The default budget.
const USUAL: Budget = Budget::Nodes(1000);

impl FlatSearch {
    /// A search with this effort.
    pub fn new(effort: &Effort) -> Self {
        FlatSearch { effort: effort.clone() }
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
        let pace = Pace::new(&self.effort, USUAL);
        let mut tried: Vec<(f64, u32, Vec<f64>)> = vec![(0.0, 0, Vec::new()); legal.len()];
        let mut visits = 0;
        loop {
            // Every action is tried once, however small the budget, unless somebody is waiting.
            let all_tried = visits >= legal.len() as u64;
            if all_tried && pace.spent(visits) >= 1.0 || visits > 0 && pace.is_stopped() {
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
