//! A second implementation of the rules, written to be plain and slow, that must agree with the first step by step.

use super::script::steps_of;
use crate::game::{Game, StepOf, Unseen};
use crate::record::Record;

/// A second implementation.
pub trait Second<G: Game>: Clone {
    /// A new game.
    fn begin(setup: &G::Setup) -> Self;

    /// Everything that may happen now, in any order.
    fn steps(&self) -> Vec<StepOf<G>>;

    /// One of them happens.
    fn play(&mut self, step: &StepOf<G>);

    /// In what it differs from the rules, beyond what may happen.
    fn differences(&self, state: &G) -> Vec<String>;
}

/// The number of step sequences of this length.
pub fn count<G: Game, S: Second<G>>(second: &S, depth: u32) -> u64 {
    let steps = second.steps();
    if depth <= 1 {
        return if depth == 0 { 1 } else { steps.len() as u64 };
    }
    let after = |step: &StepOf<G>| {
        let mut next = second.clone();
        next.play(step);
        count(&next, depth - 1)
    };
    steps.iter().map(after).sum()
}

/// Plays a game on both, as `choose` says, until it says nothing; returns its record and its last state.
pub fn in_step<G: Game, S: Second<G>>(
    setup: &G::Setup,
    mut choose: impl FnMut(&G) -> Option<StepOf<G>>,
) -> (Record<G>, G) {
    let mut record = Record::new(setup.clone());
    let mut state = G::new(setup).expect("a set-up to play with");
    let mut second = S::begin(setup);
    loop {
        let mut differences = second.differences(&state);
        let (mut first, mut other) = (steps_of(&state), second.steps());
        first.sort();
        other.sort();
        if first != other {
            let texts = |steps: &[StepOf<G>]| steps.iter().map(ToString::to_string).collect::<Vec<_>>();
            let (first, other) = (texts(&first), texts(&other));
            differences.push(format!("steps: {first:?} by the rules, {other:?} by the second one"));
        }
        assert!(differences.is_empty(), "{}\nafter\n{record}", differences.join("\n"));
        let Some(step) = choose(&state) else { return (record, state) };
        state.advance(&step, &mut Unseen);
        second.play(&step);
        record.steps.push(step);
    }
}
