//! The rules as the table sees them.

use table::{
    Awaits, Dealer, Game, OptionWords, Refusal, RuleRef, Seat, SetupError, Step, StepOf, Viewer, Witness,
};

use crate::action::{Action, Outcome};
use crate::audit;
use crate::deck::DeckRef;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules;
use crate::setup::{self, Setup};
use crate::state::Cafe;
use crate::view::View;

impl Game for Cafe {
    const ID: &'static str = "cafe";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES: u32 = 1;
    /// Each seat spends at most 8 points a round; an action has at most one choice a square, and what is produced
    /// can be cleared once. In random play a game of four has some 500 steps.
    const MAX_STEPS: u32 = 20_000;
    const OPEN: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Reason = Reason;

    fn upgrade_setup(rules: u32, options: &mut OptionWords) {
        match rules {
            1 => setup::upgrade_from_1(options),
            _ => setup::upgrade_from_2(options),
        }
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Cafe::start(setup)
    }

    fn n_seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn awaits(&self) -> Awaits {
        self.next_to_act()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        self.list_actions(seat, into);
    }

    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        self.draw_action(seat, dealer)
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        self.list_outcomes(into);
    }

    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        self.draw_outcome(dealer)
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => self.check_action(seat, action),
            Step::Outcome(outcome) => self.check_outcome(outcome),
        }
    }

    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert_eq!(self.check(step), Ok(()), "{step} must be legal");
        match *step {
            Step::Choice(seat, action) => self.advance_action(seat, action, events),
            Step::Outcome(outcome) => self.advance_outcome(outcome, events),
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.final_scores()
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        self.final_ranking()
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, table: self.clone() }
    }

    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, _dealer: &mut D) -> Cafe {
        view.table.clone()
    }

    fn n_brought() -> usize {
        DeckRef::n_brought()
    }

    fn rules() -> &'static [RuleRef] {
        rules::ALL
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
