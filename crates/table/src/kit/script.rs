//! A table to play at in notation.

use crate::game::{Game, Refusal, Step, StepOf};
use crate::seat::Seat;

/// A game in a test: its state, and what happened when steps were played last.
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    /// The state.
    pub state: G,
    /// The events of the last [`Script::play`].
    pub events: Vec<G::Event>,
}

/// A step in notation, which has one text for each step.
#[track_caller]
pub fn step<G: Game>(text: &str) -> StepOf<G> {
    let step: StepOf<G> = text.parse().unwrap_or_else(|error| panic!("`{text}`: {error}"));
    assert_eq!(step.to_string(), text, "notation has one text for one step");
    step
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

impl<G: Game> Script<G> {
    /// A new game.
    #[track_caller]
    pub fn new(setup: &str) -> Self {
        let setup: G::Setup = setup.parse().unwrap_or_else(|error| panic!("`{setup}`: {error}"));
        Script::of(G::new(&setup).unwrap_or_else(|error| panic!("{error}")))
    }

    /// A game that begins here.
    pub fn of(state: G) -> Self {
        Script { state, events: Vec::new() }
    }

    /// Plays steps separated by `;`. Each must be allowed and leave a sound state.
    #[track_caller]
    pub fn play(&mut self, steps: &str) -> &mut Self {
        self.events.clear();
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            if let Err(refusal) = self.state.play(&step::<G>(text), &mut self.events) {
                panic!("`{text}` was refused: {refusal}");
            }
            assert_eq!(self.state.audit(), Ok(()), "after `{text}`");
        }
        self
    }

    /// The table after these steps; this one stays as it is.
    #[track_caller]
    pub fn after(&self, steps: &str) -> Self {
        let mut table = self.clone();
        table.play(steps);
        table
    }

    /// Why the step is refused. It must be, must change nothing, and must not be offered.
    #[track_caller]
    pub fn refused(&self, text: &str) -> Refusal<G::Reason> {
        let mut state = self.state.clone();
        let Err(refusal) = state.play(&step::<G>(text), &mut Vec::new()) else {
            panic!("`{text}` was allowed");
        };
        assert_eq!(state, self.state, "`{text}` was refused and changed the state");
        assert!(!self.offers(text), "`{text}` is refused but offered");
        refusal
    }

    /// The step is refused under this paragraph.
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rule: &str) -> &mut Self {
        let refusal = self.refused(text);
        assert_eq!(refusal.rule.0, rule, "`{text}`: {refusal}");
        self
    }

    /// Whether the step is among those the generators list.
    pub fn offers(&self, text: &str) -> bool {
        match step::<G>(text) {
            Step::Choice(seat, action) => {
                let mut actions = Vec::new();
                if seat.index() < self.state.n_seats() {
                    self.state.legal_actions(seat, &mut actions);
                }
                actions.contains(&action)
            }
            Step::Outcome(outcome) => self.weighed().iter().any(|(known, _)| *known == outcome),
        }
    }

    /// What a seat may choose, in notation.
    pub fn actions(&self, number: usize) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(seat(number), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Every legal step, with its actor.
    pub fn legal(&self) -> Vec<String> {
        steps_of(&self.state).iter().map(ToString::to_string).collect()
    }

    /// What chance may bring, in notation, with its weights.
    pub fn weights(&self) -> Vec<(String, u32)> {
        self.weighed().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn weighed(&self) -> Vec<(G::Outcome, u32)> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes
    }
}

/// Everything that may happen in a state, sorted seat by seat.
pub fn steps_of<G: Game>(state: &G) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    for seat in state.awaits().seats().iter() {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        steps.extend(actions.into_iter().map(|action| Step::Choice(seat, action)));
    }
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    steps.extend(outcomes.into_iter().map(|(outcome, _)| Step::Outcome(outcome)));
    steps
}

/// A type of the tests' own over a [`Script`], so that it can have methods that know the game.
#[macro_export]
macro_rules! script {
    ($name:ident, $game:ty) => {
        #[derive(Clone, Debug)]
        pub(crate) struct $name($crate::kit::script::Script<$game>);

        impl std::ops::Deref for $name {
            type Target = $crate::kit::script::Script<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}
