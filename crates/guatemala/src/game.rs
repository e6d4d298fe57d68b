//! The rules as the table sees them.

use table::{
    Awaits, Dealer, Game, OptionWords, Refusal, RuleRef, Seat, SetupError, Step, StepOf, Viewer, Witness,
};

use crate::action::{Action, Outcome};
use crate::audit;
use crate::board;
use crate::event::{Event, Seen};
use crate::legal::{check_action, check_outcome};
use crate::reason::Reason;
use crate::rules;
use crate::setup::{self, Setup};
use crate::state::Guatemala;
use crate::view::View;

impl Game for Guatemala {
    const ID: &'static str = "guatemala";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES: u32 = 1;
    /// At most 75 × 2 + 6 + 24 + 2 steps before the first turn. A piece costs two steps and never comes back:
    /// 125 × 2. At most 125 + 35 turns take something, each with at most 4 steps of its own (move, choice, end of
    /// building, choice after a blockade); a sack brings at most 5 more (three answers, a ship, a sack). Between them
    /// at most 15 idle turns of 2 steps each, and 16 at the end: 182 + 250 + 640 + 175 + 161 × 30 + 2 = 6079.
    /// Without an end after idle turns (G6.3) seats that always do nothing play for ever; games at random, and those of
    /// our players, stay within the same number.
    const MAX_STEPS: u32 = 6079;

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Reason = Reason;

    fn upgrade_setup(rules: u32, options: &mut OptionWords) {
        match rules {
            1 => setup::upgrade_from_1(options),
            _ => setup::upgrade_from_2(options),
        }
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Guatemala::start(setup)
    }

    fn n_seats(&self) -> usize {
        self.open.n_seats()
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.open.awaits()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        self.list_actions(seat, into);
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        self.list_outcomes(into);
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => check_action(&self.open, &self.stocks[seat.index()], seat, action),
            Step::Outcome(outcome) => check_outcome(self, outcome),
        }
    }

    #[inline]
    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert_eq!(self.check(step), Ok(()), "{step} must be legal");
        match *step {
            Step::Choice(seat, action) => self.advance_action(seat, action, events),
            Step::Outcome(outcome) => self.advance_outcome(outcome, events),
        }
    }

    #[inline]
    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        self.draw_action(seat, dealer)
    }

    #[inline]
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
        self.view_of(viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, dealer: &mut D) -> Self {
        Guatemala::imagined(view, dealer)
    }

    /// A sack laid from a secret stock is seen by all.
    fn reveals(&self, step: &StepOf<Self>) -> bool {
        matches!(step, Step::Choice(_, Action::Block | Action::Lay(_)))
    }

    fn n_brought() -> usize {
        board::n_brought()
    }

    fn rules() -> &'static [RuleRef] {
        rules::ALL
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
