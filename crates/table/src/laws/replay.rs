//! Laws of the record: notation, and replays.

use std::fmt::Debug;

use super::Trial;
use super::report::{Law, Verdict};
use crate::game::{Game, Step, StepOf};
use crate::notation::{Notation, ParseError};
use crate::record::Record;
use crate::seat::Viewer;

/// A set-up is read back as it was written.
pub(super) fn setup_round_trips<G: Game>(setup: &G::Setup) -> Verdict {
    round_trips(setup)
}

fn round_trips<T: Notation + Eq + Debug>(value: &T) -> Verdict {
    let text = value.to_string();
    let read: Result<T, ParseError> = text.parse();
    Law::NotationRoundTrips.demand(read.as_ref() == Ok(value), || {
        format!("{value:?} is written `{text}` and read as {read:?}")
    })?;
    Law::NotationRoundTrips
        .demand(!text.contains(['\n', '\r']), || format!("{value:?} is written with a line end"))
}

impl<G: Game> Trial<'_, G> {
    /// The step and what is in it are read back as they were written. Equal values after equal texts also
    /// mean that no two steps look alike.
    pub(super) fn step_round_trips(&self, step: &StepOf<G>) -> Verdict {
        match step {
            Step::Choice(_, action) => round_trips(action)?,
            Step::Outcome(outcome) => round_trips(outcome)?,
        }
        round_trips(step)
    }

    /// The text of the record leads to the same state, views and events.
    pub(super) fn record_replays(&self) -> Verdict {
        let law = Law::ReplayIsEqual;
        let record = self.sitting.record();
        let text = record.to_string();
        let read: Record<G> =
            text.parse().map_err(|error| law.broken(format!("the record is not read back: {error}")))?;
        law.demand(read == *record && read.to_string() == text, || {
            format!("the record is read back as\n{read}")
        })?;
        let state = read.replay().map_err(|error| law.broken(format!("the record is refused: {error}")))?;
        self.looks_equal(&state, self.state())?;

        let mut state = G::new(&read.setup).map_err(|error| law.broken(error.to_string()))?;
        for (number, (step, expected)) in read.steps.iter().zip(&self.events).enumerate() {
            let mut events = Vec::new();
            state.advance(step, &mut events);
            law.demand(events == *expected, || {
                format!("step {} `{step}` gave {expected:?} and now {events:?}", number + 1)
            })?;
        }
        self.looks_equal(&state, self.state())
    }

    /// States kept during the game return when it is replayed.
    pub(super) fn kept_states_return(&self) -> Verdict {
        let law = Law::ReplayIsEqual;
        let record = self.sitting.record();
        let start = G::new(&record.setup).map_err(|error| law.broken(error.to_string()))?;
        let mut verdict = Ok(());
        let each = |number: usize, _: &StepOf<G>, state: &G| {
            if let Some((_, kept)) = self.kept.iter().find(|(n_steps, _)| *n_steps == number + 1) {
                let equal = self.looks_equal(state, kept);
                verdict = std::mem::replace(&mut verdict, Ok(())).and(equal);
            }
        };
        record.replay_from(start, each).map_err(|error| law.broken(error.to_string()))?;
        verdict
    }

    fn looks_equal(&self, state: &G, expected: &G) -> Verdict {
        Law::ReplayIsEqual.demand(state == expected, || {
            format!("the replay leads to\n{state:?}\ninstead of\n{expected:?}")
        })?;
        for viewer in Viewer::all(expected.n_seats()) {
            Law::ReplayIsEqual.demand(state.view(viewer) == expected.view(viewer), || {
                format!("the replay looks different to {viewer:?}")
            })?;
        }
        Ok(())
    }
}
