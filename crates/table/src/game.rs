//! The `Game` trait: what a rules crate offers to everybody else.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::dealer::Dealer;
use crate::notation::{Notation, ParseError};
use crate::seat::{Awaits, Seat, Viewer};
use crate::upgrade::OptionWords;

/// One step of a game: what a seat chose, or what chance brought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<A, O> {
    /// A seat's choice.
    Choice(Seat, A),
    /// A chance outcome.
    Outcome(O),
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

impl<A: Display, O: Display> Display for Step<A, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Choice(seat, action) => write!(f, "{seat} {action}"),
            Step::Outcome(outcome) => write!(f, "chance {outcome}"),
        }
    }
}

impl<A: Notation, O: Notation> FromStr for Step<A, O> {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (actor, rest) = text
            .split_once(' ')
            .ok_or_else(|| ParseError::new("`seatN <action>` or `chance <outcome>`", text))?;
        match actor {
            "chance" => Ok(Step::Outcome(rest.parse()?)),
            _ => Ok(Step::Choice(actor.parse()?, rest.parse()?)),
        }
    }
}

/// A paragraph of the rules specification, such as `C3.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleRef(pub &'static str);

impl Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a step is not allowed, and the paragraph that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The reason, with its data.
    pub reason: R,
    /// The paragraph.
    pub rule: RuleRef,
}

impl<R: Display> Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

/// A set-up that no game can start from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What is wrong.
    pub message: String,
    /// The paragraph it offends.
    pub rule: RuleRef,
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for SetupError {}

/// The values an option of a set-up takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number from the first to the second.
    Range(u32, u32),
    /// A free text; says what it means.
    Text(&'static str),
    /// One of some names, or a file of a kind of its own: given by its name, or as its text.
    File(FileOption),
}

/// An option that may be a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileOption {
    /// What comes with the game.
    pub names: &'static [&'static str],
    /// What such a file is called: `deck file`.
    pub noun: &'static str,
    /// What the values mean.
    pub meaning: &'static str,
    /// No such file is longer.
    pub most_bytes: u64,
}

/// One option of a set-up, for menus, command lines and the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, as in `name=value`.
    pub name: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// The default.
    pub default: &'static str,
    /// The paragraph that describes it.
    pub rule: RuleRef,
}

/// How a game is set up: written as `name=value` words, read back the same.
pub trait GameSetup: Clone + Eq + Debug + Notation + Send + Sync {
    /// Every option with its values and default.
    fn options() -> Vec<OptionSpec>;
    /// How many seats play.
    fn seats(&self) -> usize;
}

/// Where events go while a step is carried out.
pub trait Witness<E> {
    /// Something happened.
    fn happened(&mut self, event: E);
}

impl<E> Witness<E> for Vec<E> {
    fn happened(&mut self, event: E) {
        self.push(event);
    }
}

/// Nobody is watching: events are dropped before they are built. For search and playouts.
#[derive(Clone, Copy, Debug)]
pub struct Unseen;

impl<E> Witness<E> for Unseen {
    #[inline(always)]
    fn happened(&mut self, _event: E) {}
}

/// One step at random: what chance brings, or what the first of those who are awaited chooses. Says who was awaited.
#[inline]
pub fn step_by_picks<G: Game, D: Dealer + ?Sized>(state: &mut G, dealer: &mut D) -> Awaits {
    let awaits = state.awaits();
    let step = match awaits {
        Awaits::Nobody => return awaits,
        Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
        _ => {
            let seat = awaits.first().expect("a seat is awaited");
            Step::Choice(seat, state.pick_action(seat, dealer))
        }
    };
    state.advance(&step, &mut Unseen);
    awaits
}

/// The rules of a game: state + step → state, with legality in one place.
///
/// A state is plain data. It holds no chance still to come: bags and decks are sets of what is left, and the
/// order is decided step by step by [`Game::outcomes`]. Two states are equal when no viewer and no
/// continuation can tell them apart.
pub trait Game: Clone + Eq + Hash + Debug + Sized + Send + Sync + 'static {
    /// The name used on command lines and in records.
    const ID: &'static str;
    /// Raised whenever legality or effects change.
    const RULES_VERSION: u32;
    /// The oldest version of the rules whose records, positions and stored tables are still read.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// No game has more steps than this.
    const MAX_STEPS: u32;
    /// Whether nothing is ever hidden: every view tells the whole state. Where something is, people who share a screen
    /// hand it over, and the record stays closed until the game is over.
    const OPEN: bool = false;

    /// How a game is set up.
    type Setup: GameSetup;
    /// What a seat may choose.
    type Action: Clone + Eq + Ord + Hash + Debug + Notation + Send + Sync;
    /// What chance may bring.
    type Outcome: Clone + Eq + Ord + Hash + Debug + Notation + Send + Sync;
    /// What happened, complete.
    type Event: Clone + Eq + Debug;
    /// What one viewer notices of it.
    type Seen: Clone + Eq + Debug + Send + Sync;
    /// What one viewer may know; it has no room for anything else.
    type View: Clone + Eq + Hash + Debug + Send + Sync;
    /// Why a step was refused.
    type Reason: Clone + Eq + Debug + Display;

    /// The state at the start, or what is wrong with the set-up.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// Rewrites the options of a set-up that was written under version `rules` so that they mean the same game under
    /// version `rules + 1`: renamed options get their new names, and what was the rule or the default then is named.
    ///
    /// Called once for each version from the one written to the last before [`Game::RULES_VERSION`]. The upgraded
    /// game must accept the same steps, and chance must offer the same outcomes in the same order, so that every old
    /// record replays and every draw can be verified.
    fn upgrade_setup(_rules: u32, _options: &mut OptionWords) {}

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Who acts next.
    fn awaits(&self) -> Awaits;

    /// Adds everything the seat may choose now: sorted, without repeats, nothing for a seat not awaited.
    fn legal_actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Adds every outcome chance may bring now, with its integer weight: sorted, without repeats.
    fn outcomes(&self, into: &mut Vec<(Self::Outcome, u32)>);

    /// Whether the step is allowed; if not, why and by which paragraph.
    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Self::Reason>>;

    /// Carries the step out. The step must have passed [`Game::check`] or come from a generator.
    fn advance<W: Witness<Self::Event>>(&mut self, step: &StepOf<Self>, events: &mut W);

    /// Checks the step, then carries it out. A refused step leaves the state untouched.
    fn play<W: Witness<Self::Event>>(
        &mut self,
        step: &StepOf<Self>,
        events: &mut W,
    ) -> Result<(), Refusal<Self::Reason>> {
        self.check(step)?;
        self.advance(step, events);
        Ok(())
    }

    /// One step at random and unseen, as [`step_by_picks`] takes it; says who was awaited. A game that is quicker at
    /// both together than one after the other says how.
    fn step_at_random<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        step_by_picks(self, dealer)
    }

    /// One of the legal actions, uniformly, by exactly one call of `dealer.below(number of legal actions)`.
    ///
    /// Precondition: the seat is awaited. Games override this with something faster than a list.
    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Self::Action {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        let picked = dealer.below(actions.len() as u32) as usize;
        actions.swap_remove(picked)
    }

    /// One of the outcomes, by weight, by exactly one call of `dealer.below(sum of weights)`.
    ///
    /// Precondition: chance is awaited.
    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Self::Outcome {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut left = dealer.below(total);
        for (outcome, weight) in outcomes {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return outcome,
            }
        }
        unreachable!("a number below the sum of the weights falls into one of them")
    }

    /// The final score of each seat; `Some` exactly when nobody is awaited.
    fn scores(&self) -> Option<Vec<i32>>;

    /// The place of each seat, 1 for the best, equal for those who share; `Some` exactly when it is over.
    fn ranking(&self) -> Option<Vec<u8>>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer notices of an event, if anything.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// A world that fits the view, drawn uniformly among all that do.
    fn imagine<D: Dealer + ?Sized>(view: &Self::View, dealer: &mut D) -> Self;

    /// Whether somebody learns something hidden by this step, so that it cannot be taken back.
    /// Chance outcomes always count and need not be named here.
    fn reveals(&self, _step: &StepOf<Self>) -> bool {
        false
    }

    /// How many catalogues (decks, boards) are in use that do not come with the game.
    fn n_brought() -> usize {
        0
    }

    /// The paragraphs that refusals may cite.
    fn rules() -> &'static [RuleRef];

    /// Every piece is in exactly one place and every cache equals its recomputation; if not, which is wrong.
    fn audit(&self) -> Result<(), String>;
}
