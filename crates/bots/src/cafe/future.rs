//! Looking ahead over rounds to come: cards are drawn, the company plays on by its values, again and again; the
//! ways to go on share the same draws, and the worse half of them is given up time after time.

use ::cafe::{CardId, Company};
use table::QuickDealer;

use super::facilities::Facilities;
use super::planner::Care;
use super::round::{Attention, RoundEvaluator, draw};
use super::value::traits;
use crate::pace::Pace;

/// How far and how often rounds to come are imagined.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Foresight {
    /// Ways to go on that are compared.
    pub(super) ways: usize,
    /// Rounds imagined at most before the values speak.
    pub(super) rounds: usize,
    /// Imagined futures that the first judgement counts for.
    pub(super) doubt: f64,
    /// What a decision has by default.
    pub(super) usual: u64,
}

/// A way to go on: a company at the end of this round, and what it was thought to be worth.
pub(super) struct Way {
    pub(super) end: Company,
    pub(super) judged: f64,
    /// What it is worth besides, whatever the future.
    besides: f64,
    sum: f64,
    n: f64,
}

impl Way {
    /// A way that was thought to be worth `judged`, of which `besides` does not depend on the future.
    pub(super) fn new(end: Company, judged: f32, besides: f32) -> Way {
        Way { end, judged: judged.into(), besides: besides.into(), sum: 0.0, n: 0.0 }
    }

    fn mean(&self, doubt: f64) -> f64 {
        (self.judged * doubt + self.sum + self.besides * self.n) / (self.n + doubt)
    }
}

/// Orders the ways, best first, by what comes of them; says how many futures were imagined.
pub(super) fn compare(
    evaluator: &mut RoundEvaluator<'_>,
    ways: &[Way],
    left: usize,
    unseen: &[CardId],
    foresight: Foresight,
    pace: &Pace,
    seed: u64,
) -> (Vec<(usize, f64)>, u64) {
    let mut tried: Vec<Way> = ways.iter().map(|way| Way { sum: 0.0, n: 0.0, ..*way }).collect();
    let mut order: Vec<usize> = (0..ways.len()).collect();
    let mut alive = ways.len();
    let halvings = usize::BITS - ways.len().saturating_sub(1).leading_zeros();
    let mut halved = 0;
    let mut visits = 0;
    let mut draws = 0u64;
    'thinking: while alive > 1 && left > 0 {
        for &nth in &order[..alive] {
            if pace.is_stopped() || pace.spent(visits) >= 1.0 {
                break 'thinking;
            }
            let mut dealer = QuickDealer::new(seed ^ (draws + 1).wrapping_mul(0x2545_f491_4f6c_dd1d));
            tried[nth].sum +=
                imagine(evaluator, &tried[nth].end, left, unseen, foresight.rounds, &mut dealer);
            tried[nth].n += 1.0;
            visits += 1;
        }
        draws += 1;
        if pace.spent(visits) * f64::from(halvings) >= f64::from(halved + 1) {
            halved += 1;
            let mean = |nth: usize| tried[nth].mean(foresight.doubt);
            order[..alive].sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
            alive = alive.div_ceil(2);
        }
    }
    let mean = |nth: usize| tried[nth].mean(foresight.doubt);
    order[..alive].sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
    (order.into_iter().map(|nth| (nth, mean(nth))).collect(), visits)
}

/// One future of a company at the end of a round.
pub(super) fn imagine(
    evaluator: &mut RoundEvaluator<'_>,
    company: &Company,
    left: usize,
    unseen: &[CardId],
    rounds: usize,
    dealer: &mut QuickDealer,
) -> f64 {
    let mut unseen = unseen.to_vec();
    let mut now = *company;
    let mut left = left;
    for nth in 0..rounds.min(left) {
        left -= 1;
        let hand = draw(&mut unseen, evaluator.terms.n_offered, dealer);
        let offers = evaluator.offers(&now, hand, evaluator.values.weights(left));
        evaluator.consider(&now, &offers, left, Attention::BRIEF);
        let start = evaluator.starts[0];
        if nth + 1 == rounds || left == 0 {
            return f64::from(start.value);
        }
        now = evaluator.act(&start.company, left, Care::QUICK);
    }
    worth_at_rest(evaluator, &now, left)
}

/// What a company is worth at the end of a round.
pub(super) fn worth_at_rest(evaluator: &RoundEvaluator<'_>, company: &Company, left: usize) -> f64 {
    if left == 0 {
        return f64::from(company.score().total());
    }
    let (facilities, load) = Facilities::of(company, evaluator.terms.delivery);
    let weights = &evaluator.values.ended[left.min(evaluator.values.ended.len() - 1)];
    traits(&facilities, &load).iter().zip(weights).map(|(x, weight)| f64::from(x * weight)).sum()
}
