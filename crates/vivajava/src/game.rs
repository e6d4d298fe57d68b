//! The rules as the table knows them.

use table::{
    Awaits, Dealer, Game, OptionWords, Refusal, RuleRef, Seat, SetupError, Step, StepOf, Viewer, Witness,
};

use crate::action::{Action, Outcome};
use crate::catalog::{Kind, MAX_SEATS, MIN_SEATS};
use crate::dice::rolls;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules;
use crate::setup::Setup;
use crate::state::Vivajava;
use crate::view::View;

impl Game for Vivajava {
    const ID: &'static str = "vivajava";
    const RULES_VERSION: u32 = 2;
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

    /// Under version 1 donated dice counted like one's own, Extra aroma doubled, and a pass led to phase IV.
    fn upgrade_setup(_rules: u32, options: &mut OptionWords) {
        options.set_default("donated", "count");
        options.set_default("extra_aroma", "double");
        options.set_default("after_pass", "activate");
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&setup.seats) {
            let message = format!("{MIN_SEATS} to {MAX_SEATS} seats can play, not {}", setup.seats);
            return Err(SetupError { message, rule: rules::V1_1 });
        }
        let mut state = Vivajava::blank(setup);
        state.begin();
        Ok(state)
    }

    fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.next_to_act()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.awaits() == Awaits::Seat(seat) {
            self.each_action(seat, |action| into.push(action));
        }
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        if self.awaits() != Awaits::Chance {
            return;
        }
        let due = self.roll_due().expect("chance is awaited for a roll");
        let table = rolls(due.n);
        let named = |&faces| match due.kind {
            Kind::Coffee => Outcome::Coffee(faces),
            Kind::Aroma => Outcome::Aroma(faces),
        };
        let weights = table.weights.iter().map(|&weight| u32::from(weight));
        into.extend(table.sets.iter().map(named).zip(weights));
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        self.check_step(step)
    }

    #[inline(always)]
    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert!(self.check_step(step).is_ok(), "{step} was not checked");
        self.advance_step(step, events);
    }

    #[inline(always)]
    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        self.pick(seat, dealer)
    }

    #[inline(always)]
    fn step_at_random<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        self.step_by_luck(dealer)
    }

    #[inline(always)]
    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        let due = self.roll_due().expect("chance is awaited for a roll");
        let faces = rolls(due.n).pick(dealer);
        match due.kind {
            Kind::Coffee => Outcome::Coffee(faces),
            Kind::Aroma => Outcome::Aroma(faces),
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        (self.awaits() == Awaits::Nobody).then(|| self.seats().map(|seat| self.points(seat).into()).collect())
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        (self.awaits() == Awaits::Nobody).then(|| self.places())
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
        self.check_pieces()
    }
}

const _: () = assert!(size_of::<Step<Action, Outcome>>() <= 12, "steps are copied a lot");
