//! The levels: one learned judgement, followed more or less strictly.

use ::vivajava::{Action, Coaster, Spot, View, Vivajava};
use table::{Dealer, Seat};

use super::evaluator::{Evaluator, best_answer};
use super::features::Scale;
use super::values::{Chances, Values};
use crate::{Bot, Player, REPORTED, Thought, Worth};

/// How far, in chance to win, an answer may fall behind the best and still be chosen about every third time, with the
/// mild and with the bold coaster: the weaker the level, the more. Measured so that the steps between the
/// levels are even.
const STRAY: [(&str, [f32; 2]); Vivajava::LEVELS.len()] = [
    ("easy", [0.13, 0.225]),
    ("casual", [0.076, 0.088]),
    ("medium", [0.047, 0.0395]),
    ("hard", [0.0285, 0.015]),
    ("expert", [0.0, 0.0]),
];

/// What a die given to another seat is missed beyond what the learned values know of it, in chance to win, with two
/// seats and with more: they hardly tell how much a blend of the next turn needs it. Who gives without it loses: with the
/// mild coaster and two, three and four seats `expert` without wins 40, 26 and 19 % against `expert` with 15 %; with
/// three and four seats 6 % plays as well as never giving (all with the values of rules version 2).
const MISSED: [f32; 2] = [0.15, 0.06];

/// What a second token on a track that the seat rides along already is worth less than the values say, in chance to
/// win: two do not double (V5.3, QV20), and left to the values nearly half of all second tokens went there.
const WASTED: f32 = 0.1;

/// A player of some level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    stray: [f32; 2],
}

impl Level {
    /// The level of that name.
    pub(crate) fn named(name: &str) -> Option<Level> {
        STRAY.iter().find(|(level, _)| *level == name).map(|&(_, stray)| Level { stray })
    }

    /// One of the answers by what they are worth to the seat.
    fn pick(self, coaster: Coaster, legal: &[Action], worth: &[f32], dealer: &mut dyn Dealer) -> usize {
        let stray = self.stray[usize::from(coaster == Coaster::Bold)];
        if stray == 0.0 {
            return best_answer(legal, worth);
        }
        let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f32> = worth.iter().map(|&one| ((one - best) / stray).exp()).collect();
        let total: f32 = weights.iter().sum();
        let mut left = dealer.below(1 << 24) as f32 / (1 << 24) as f32 * total;
        for (number, weight) in weights.iter().enumerate() {
            if left < *weight {
                return number;
            }
            left -= weight;
        }
        worth.len() - 1
    }
}

impl Bot<Vivajava> for Level {
    fn choose(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        let table = view.table();
        let setup = table.setup();
        let scale = Scale::of(&setup);
        let evaluator = Evaluator::new(Values::learned(&setup), &scale, Some(seat));
        let chances = evaluator.weigh(table, seat, legal);
        let missed = MISSED[usize::from(setup.seats > 2)];
        let own = |(&action, chances): (&Action, &Chances)| match action {
            Action::Donate(dice) => chances[seat.index()] - missed * f32::from(dice),
            Action::Ride(other, track) if table.tokens(seat).contains(&Spot::Track(other, track)) => {
                chances[seat.index()] - WASTED
            }
            _ => chances[seat.index()],
        };
        let worth: Vec<f32> = legal.iter().zip(&chances).map(own).collect();
        let chosen = self.pick(setup.coaster, legal, &worth, dealer);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
        order.truncate(REPORTED);
        if !order.contains(&chosen) {
            order.pop();
            order.push(chosen);
        }
        Thought {
            values: chances[chosen][..setup.seats].iter().map(|&chance| chance.into()).collect(),
            worth: Worth::Chance,
            visits: legal.len() as u64,
            candidates: order.iter().map(|&number| (legal[number], worth[number].into())).collect(),
            ..Thought::plain(legal[chosen])
        }
    }
}
