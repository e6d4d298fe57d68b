//! The toy with one flaw at a time, to see that the laws can fail.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use table::{
    Awaits, Dealer, Game, GameSetup, OptionSpec, ParseError, Refusal, RuleRef, Seat, SetupError, Step,
    StepOf, Viewer, Witness, step_by_picks,
};

use super::toy::{Action, Drawn, Event, Reason, Seen, Setup, Toy, View};

pub(crate) const NONE: u8 = 0;
pub(crate) const SETUP_FORGETS_AN_OPTION: u8 = 1;
pub(crate) const LIST_UNSORTED: u8 = 2;
pub(crate) const LIST_WITH_REPEATS: u8 = 3;
pub(crate) const LIST_REPLACED: u8 = 4;
pub(crate) const WEIGHT_ZERO: u8 = 5;
pub(crate) const GENERATOR_FORGETS: u8 = 6;
pub(crate) const CHECK_ALLOWS_ANYBODY: u8 = 7;
pub(crate) const UNKNOWN_RULE: u8 = 8;
pub(crate) const REFUSED_STEP_COUNTS: u8 = 9;
pub(crate) const NOTHING_TO_CHOOSE: u8 = 10;
pub(crate) const NOT_AWAITED_BUT_LISTED: u8 = 11;
pub(crate) const SCORES_TOO_EARLY: u8 = 12;
pub(crate) const LAST_IS_FIRST: u8 = 13;
pub(crate) const TOO_LONG: u8 = 14;
pub(crate) const EVENTS_DIFFER: u8 = 15;
pub(crate) const AUDIT_FAILS: u8 = 16;
pub(crate) const IMAGINES_A_STEP_AHEAD: u8 = 17;
pub(crate) const LEGALITY_KNOWS_SECRETS: u8 = 18;
pub(crate) const REVEALS_BY_MOOD: u8 = 19;
pub(crate) const LAST_TO_CHOOSE_COUNTS: u8 = 20;
pub(crate) const PICKS_THE_FIRST_TWICE: u8 = 21;
pub(crate) const PICKS_ASKING_TWICE: u8 = 22;
pub(crate) const PICKS_WITHOUT_WEIGHT: u8 = 23;
pub(crate) const SPECTATORS_PANIC: u8 = 24;
pub(crate) const LOOPS_FOR_EVER: u8 = 25;
pub(crate) const SEATS_MISCOUNTED: u8 = 26;
pub(crate) const CLAIMS_TO_BE_OPEN: u8 = 27;
pub(crate) const STEPS_TWICE: u8 = 28;

/// Something outside the state that a pure game would not have.
static MOOD: AtomicU32 = AtomicU32::new(0);

fn is_odd_mood() -> bool {
    MOOD.fetch_add(1, Ordering::Relaxed) % 2 == 1
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flawed<const FLAW: u8> {
    toy: Toy,
    /// Who chose last; kept by one flaw only.
    last: Option<Seat>,
    /// How many refused steps; kept by one flaw only.
    refused: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FlawedSetup<const FLAW: u8>(pub(crate) Setup);

impl<const FLAW: u8> Display for FlawedSetup<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FLAW {
            SETUP_FORGETS_AN_OPTION => write!(f, "seats={}", self.0.seats),
            _ => self.0.fmt(f),
        }
    }
}

impl<const FLAW: u8> FromStr for FlawedSetup<FLAW> {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(FlawedSetup)
    }
}

impl<const FLAW: u8> GameSetup for FlawedSetup<FLAW> {
    fn options() -> Vec<OptionSpec> {
        Setup::options()
    }
    fn seats(&self) -> usize {
        self.0.seats() + usize::from(FLAW == SEATS_MISCOUNTED)
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = "flawed";
    const RULES_VERSION: u32 = 1;
    const MAX_STEPS: u32 = if FLAW == TOO_LONG { 9 } else { Toy::MAX_STEPS };
    const OPEN: bool = FLAW == CLAIMS_TO_BE_OPEN;

    type Setup = FlawedSetup<FLAW>;
    type Action = Action;
    type Outcome = Drawn;
    type Event = Event;
    type Seen = Seen;
    type View = (View, Option<Seat>);
    type Reason = Reason;

    fn new(setup: &Self::Setup) -> Result<Self, SetupError> {
        Ok(Flawed { toy: Toy::new(&setup.0)?, last: None, refused: 0 })
    }

    fn n_seats(&self) -> usize {
        self.toy.n_seats()
    }

    fn awaits(&self) -> Awaits {
        self.toy.awaits()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        let from = into.len();
        self.toy.legal_actions(seat, into);
        match FLAW {
            LIST_UNSORTED => into[from..].reverse(),
            LIST_WITH_REPEATS => into.extend(into.get(from).copied()),
            LIST_REPLACED => drop(into.drain(..from)),
            GENERATOR_FORGETS if seat.index() == 1 => into.retain(|action| *action != Action::Swap),
            NOTHING_TO_CHOOSE if into[from..].contains(&Action::Keep) => into.truncate(from),
            NOT_AWAITED_BUT_LISTED if into.len() == from => into.push(Action::Seal),
            LEGALITY_KNOWS_SECRETS if self.others_bean_is_rare(seat) => {
                into.retain(|action| *action != Action::Raise);
            }
            _ => {}
        }
    }

    fn outcomes(&self, into: &mut Vec<(Drawn, u32)>) {
        self.toy.outcomes(into);
        if FLAW == WEIGHT_ZERO {
            into.iter_mut().take(1).for_each(|(_, weight)| *weight = 0);
        }
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match (FLAW, step) {
            (CHECK_ALLOWS_ANYBODY, Step::Choice(_, action)) => self
                .toy
                .awaits()
                .seats()
                .iter()
                .next()
                .map_or(Ok(()), |seat| self.toy.check(&Step::Choice(seat, *action))),
            (UNKNOWN_RULE, _) => {
                self.toy.check(step).map_err(|refusal| Refusal { rule: RuleRef("T9"), ..refusal })
            }
            (LEGALITY_KNOWS_SECRETS, Step::Choice(seat, Action::Raise))
                if self.others_bean_is_rare(*seat) =>
            {
                Err(Refusal { reason: Reason::NoCoinLeft, rule: RuleRef("T2") })
            }
            _ => self.toy.check(step),
        }
    }

    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        match (FLAW, step) {
            (LAST_TO_CHOOSE_COUNTS, Step::Choice(seat, _)) => self.last = Some(*seat),
            (EVENTS_DIFFER, Step::Choice(seat, _)) if is_odd_mood() => {
                events.happened(Event::Kept { seat: *seat });
            }
            (LOOPS_FOR_EVER, Step::Choice(_, Action::Raise)) => return,
            _ => {}
        }
        self.toy.advance(step, events);
    }

    fn play<W: Witness<Event>>(
        &mut self,
        step: &StepOf<Self>,
        events: &mut W,
    ) -> Result<(), Refusal<Reason>> {
        if let Err(refusal) = self.check(step) {
            self.refused += u32::from(FLAW == REFUSED_STEP_COUNTS);
            return Err(refusal);
        }
        self.advance(step, events);
        Ok(())
    }

    fn step_at_random<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        if FLAW == STEPS_TWICE {
            step_by_picks(self, dealer);
        }
        step_by_picks(self, dealer)
    }

    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let picked = dealer.below(actions.len() as u32) as usize;
        match FLAW {
            PICKS_THE_FIRST_TWICE => actions[picked.saturating_sub(1)],
            PICKS_ASKING_TWICE => actions[dealer.below(actions.len() as u32) as usize],
            _ => actions[picked],
        }
    }

    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Drawn {
        if FLAW != PICKS_WITHOUT_WEIGHT {
            return self.toy.pick_outcome(dealer);
        }
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        outcomes[dealer.below(total) as usize % outcomes.len()].0
    }

    fn scores(&self) -> Option<Vec<i32>> {
        match self.awaits() {
            Awaits::Seat(_) if FLAW == SCORES_TOO_EARLY => Some(vec![0; self.n_seats()]),
            _ => self.toy.scores(),
        }
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        let mut ranking = self.toy.ranking()?;
        if FLAW == LAST_IS_FIRST {
            let last = *ranking.iter().max()?;
            ranking.iter_mut().for_each(|place| *place = last + 1 - *place);
        }
        Some(ranking)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        (self.toy.view(viewer), self.last)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Seen> {
        assert!(FLAW != SPECTATORS_PANIC || viewer != Viewer::Spectator, "nobody thought of spectators");
        Toy::seen_by(event, viewer)
    }

    fn imagine<D: Dealer + ?Sized>((view, last): &Self::View, dealer: &mut D) -> Self {
        let mut toy = Toy::imagine(view, dealer);
        if FLAW == IMAGINES_A_STEP_AHEAD && toy.awaits() != Awaits::Nobody {
            let step = match toy.awaits().seats().iter().next() {
                Some(seat) => Step::Choice(seat, toy.pick_action(seat, dealer)),
                None => Step::Outcome(toy.pick_outcome(dealer)),
            };
            toy.advance(&step, &mut Vec::new());
        }
        Flawed { toy, last: *last, refused: 0 }
    }

    fn reveals(&self, step: &StepOf<Self>) -> bool {
        if FLAW == REVEALS_BY_MOOD { is_odd_mood() } else { self.toy.reveals(step) }
    }

    fn rules() -> &'static [RuleRef] {
        Toy::rules()
    }

    fn audit(&self) -> Result<(), String> {
        if FLAW == AUDIT_FAILS && matches!(self.awaits(), Awaits::Seat(_)) {
            return Err("a bean is under the table".into());
        }
        self.toy.audit()
    }
}

impl<const FLAW: u8> Flawed<FLAW> {
    /// Looks into somebody else's hand.
    fn others_bean_is_rare(&self, seat: Seat) -> bool {
        let other = seat.left(self.n_seats());
        self.awaits().seats().len() == self.n_seats()
            && format!("{:?}", self.toy.view(Viewer::Seat(other))).contains("Rare")
    }
}
