//! A game in progress: its state, its record, and what may be taken back.

use std::fmt::{self, Display};
use std::sync::Arc;

use crate::dealer::Dealer;
use crate::game::{Game, Refusal, SetupError, Step, StepOf, Unseen, Witness};
use crate::record::Record;
use crate::seat::{Awaits, Seat};

/// One game being played: the state is always the fold of the record.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    start: Arc<G>,
    state: Arc<G>,
    record: Record<G>,
    /// Whether the last step showed somebody something hidden: asked with every update, so it is kept.
    revealed: bool,
    /// The states before the last choices, the oldest first, each with its `revealed`: taking these back costs no
    /// replay. Nothing is kept from before a step that stays.
    recent: Vec<(Arc<G>, bool)>,
}

/// How many choices can be taken back without a replay: a turn of any game has fewer.
const RECENT: usize = 24;

/// Why the last choice stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoClosed<G: Game> {
    /// Nothing was chosen yet.
    NothingToUndo,
    /// Chance has spoken since.
    ChanceSpoke(G::Outcome),
    /// Another seat has chosen since.
    OtherSeatChose(Seat, G::Action),
    /// The choice showed somebody something hidden.
    Revealed(G::Action),
}

impl<G: Game> Display for UndoClosed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoClosed::NothingToUndo => write!(f, "nothing was chosen yet"),
            UndoClosed::ChanceSpoke(outcome) => write!(f, "chance has spoken since: {outcome}"),
            UndoClosed::OtherSeatChose(seat, action) => write!(f, "{seat} has chosen since: {action}"),
            UndoClosed::Revealed(action) => write!(f, "`{action}` revealed something hidden"),
        }
    }
}

impl<G: Game> Sitting<G> {
    /// A new game.
    pub fn new(setup: &G::Setup) -> Result<Self, SetupError> {
        Ok(Self::from_position(setup.clone(), G::new(setup)?, None))
    }

    /// A game that begins with `start`; `position` is the protocol's text for it.
    pub fn from_position(setup: G::Setup, start: G, position: Option<String>) -> Self {
        let mut record = Record::new(setup);
        record.position = position;
        record.end = start.scores();
        let start = Arc::new(start);
        Sitting { state: start.clone(), start, record, revealed: false, recent: Vec::new() }
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state now, to be kept: whatever is played later does not change it.
    pub fn kept_state(&self) -> Arc<G> {
        self.state.clone()
    }

    /// The game so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Plays one step; a refused one changes nothing.
    pub fn play(&mut self, step: StepOf<G>) -> Result<Vec<G::Event>, Refusal<G::Reason>> {
        let mut events = Vec::new();
        self.state.check(&step)?;
        let before = (self.state.clone(), self.revealed);
        self.carry_out(&step, &mut events);
        match step {
            Step::Choice(..) if !self.revealed => {
                if self.recent.len() == RECENT {
                    self.recent.remove(0);
                }
                self.recent.push(before);
            }
            // It stays, and with it everything before it.
            _ => self.recent.clear(),
        }
        self.record.steps.push(step);
        self.record.end = self.state.scores();
        Ok(events)
    }

    /// Lets the dealer decide for as long as chance is awaited.
    pub fn deal(&mut self, dealer: &mut impl Dealer) -> Vec<G::Event> {
        let mut events = Vec::new();
        while self.state.awaits() == Awaits::Chance {
            let outcome = self.state.pick_outcome(dealer);
            let step = Step::Outcome(outcome);
            self.carry_out(&step, &mut events);
            self.recent.clear();
            self.record.steps.push(step);
        }
        self.record.end = self.state.scores();
        events
    }

    /// Changes the state; one that is kept elsewhere is copied first.
    fn carry_out<W: Witness<G::Event>>(&mut self, step: &StepOf<G>, events: &mut W) {
        self.revealed = self.state.reveals(step);
        Arc::make_mut(&mut self.state).advance(step, events);
    }

    /// Whether `seat` (or, without one, the seat that chose last) may take its last choice back.
    pub fn check_undo(&self, seat: Option<Seat>) -> Result<(), UndoClosed<G>> {
        match self.record.steps.last().ok_or(UndoClosed::NothingToUndo)? {
            Step::Outcome(_) if !self.chose_before(seat) => Err(UndoClosed::NothingToUndo),
            Step::Outcome(outcome) => Err(UndoClosed::ChanceSpoke(outcome.clone())),
            Step::Choice(chooser, _)
                if seat.is_some_and(|seat| seat != *chooser) && !self.chose_before(seat) =>
            {
                Err(UndoClosed::NothingToUndo)
            }
            Step::Choice(chooser, action) if seat.is_some_and(|seat| seat != *chooser) => {
                Err(UndoClosed::OtherSeatChose(*chooser, action.clone()))
            }
            Step::Choice(_, action) if self.revealed => Err(UndoClosed::Revealed(action.clone())),
            Step::Choice(..) => Ok(()),
        }
    }

    /// Takes back the last choice of `seat` (or of the seat that chose last): back to a point at which nobody has
    /// learnt anything since, never across chance, a reveal or another seat's choice.
    pub fn undo(&mut self, seat: Option<Seat>) -> Result<StepOf<G>, UndoClosed<G>> {
        self.check_undo(seat)?;
        let dropped = self.record.steps.pop().expect("a step that may be undone exists");
        match self.recent.pop() {
            Some((state, revealed)) => (self.state, self.revealed) = (state, revealed),
            None => self.refold(),
        }
        self.record.end = self.state.scores();
        Ok(dropped)
    }

    fn chose_before(&self, seat: Option<Seat>) -> bool {
        self.record
            .steps
            .iter()
            .any(|step| matches!(step, Step::Choice(chooser, _) if seat.is_none_or(|seat| seat == *chooser)))
    }

    /// The state as the record says it is.
    fn refold(&mut self) {
        let mut state = (*self.start).clone();
        self.revealed = false;
        for step in &self.record.steps {
            self.revealed = state.reveals(step);
            state.advance(step, &mut Unseen);
        }
        self.state = Arc::new(state);
    }
}
