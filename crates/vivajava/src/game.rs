//! The rules as the table sees them.

use table::{
    Awaits, Dealer, Game, OptionWords, Refusal, RuleRef, Seat, SetupError, Step, StepOf, Viewer, Witness,
};

use crate::action::{Action, Outcome};
use crate::audit;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules;
use crate::setup::{self, Setup};
use crate::state::Vivajava;
use crate::view::View;

impl Game for Vivajava {
    const ID: &'static str = "vivajava";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES: u32 = 1;
    /// Dice that never help anybody have no end; random play needs about 300 steps.
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
        Vivajava::start(setup)
    }

    fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.next_to_act()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        self.list_actions(seat, into);
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        self.list_outcomes(into);
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => self.check_action(seat, action),
            Step::Outcome(outcome) => self.check_outcome(outcome),
        }
    }

    #[inline(always)]
    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert_eq!(self.check(step), Ok(()), "{step} must be legal");
        match *step {
            Step::Choice(seat, action) => self.advance_action(seat, action, events),
            Step::Outcome(outcome) => self.advance_outcome(outcome, events),
        }
    }

    #[inline(always)]
    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        self.draw_action(seat, dealer)
    }

    #[inline(always)]
    fn step_at_random<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        self.draw_step(dealer)
    }

    #[inline(always)]
    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        self.draw_outcome(dealer)
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.final_scores()
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        self.final_ranking()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(viewer, *self)
    }

    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, _dealer: &mut D) -> Self {
        *view.table()
    }

    fn rules() -> &'static [RuleRef] {
        rules::ALL
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
