//! Counting step sequences: the strictest test of a generator, and a benchmark.

use crate::game::{Game, Step, Unseen};
use crate::seat::Awaits;

/// The number of step sequences of exactly `depth` steps from this state.
///
/// Chance outcomes count as branches, once each whatever their weight. Where several seats are awaited the
/// choices of each of them count. A game that ends earlier has no sequence of that length.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    perft_within(state, depth, &mut u64::MAX.clone()).expect("no run reaches the largest budget")
}

/// As [`perft`], but gives up with `None` once more than `budget` states had to be visited.
pub fn perft_within<G: Game>(state: &G, depth: u32, budget: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    *budget = budget.checked_sub(1)?;
    let mut nodes = 0u64;
    let mut descend = |step: Step<G::Action, G::Outcome>, budget: &mut u64| -> Option<()> {
        if depth == 1 {
            nodes += 1;
            return Some(());
        }
        let mut next = state.clone();
        next.advance(&step, &mut Unseen);
        nodes = nodes.checked_add(perft_within(&next, depth - 1, budget)?)?;
        Some(())
    };
    match state.awaits() {
        Awaits::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            for (outcome, _) in outcomes {
                descend(Step::Outcome(outcome), budget)?;
            }
        }
        awaits => {
            let mut actions = Vec::new();
            for seat in awaits.seats().iter() {
                actions.clear();
                state.legal_actions(seat, &mut actions);
                for action in actions.drain(..) {
                    descend(Step::Choice(seat, action), budget)?;
                }
            }
        }
    }
    Some(nodes)
}
