//! The names of the laws, and how a broken one is told.

use std::fmt::{self, Display};

/// A law: what must hold for every game, whatever its rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// A given set-up starts a game with as many seats as it says; the defaults of its options are valid.
    SetupStarts,
    /// Set-ups, actions, outcomes and steps are read back as they were written, and no two look alike.
    NotationRoundTrips,
    /// Lists of actions and outcomes are sorted, without repeats, and added behind what is there.
    ListsAreSorted,
    /// No list of actions is longer than a person or a search can bear.
    ListsAreShort,
    /// Every weight is above 0, and their sum fits the dealer.
    WeightsArePositive,
    /// Every listed action and outcome can be carried out.
    ListedStepsArePlayable,
    /// `check` allows exactly what the generators list.
    GeneratorAndCheckAgree,
    /// A refusal cites a paragraph of `Game::rules`.
    RefusalsCiteRules,
    /// A refused step leaves the state as it was, and nothing happened.
    RefusedStepsChangeNothing,
    /// A seat that is awaited has something to choose; chance has something to bring.
    TheAwaitedCanAct,
    /// Nobody else has.
    OnlyTheAwaitedCanAct,
    /// Scores and ranking exist exactly when nobody is awaited, one per seat.
    ScoresComeAtTheEnd,
    /// Places follow the scores, and somebody is first.
    RankingFollowsScores,
    /// No game is longer than `Game::MAX_STEPS`.
    EndsInTime,
    /// The record, read from its text, leads to an equal state, equal views and equal events.
    ReplayIsEqual,
    /// Every piece is in exactly one place and every cache is right.
    AuditPasses,
    /// An imagined world looks to the viewer like the real one, is sound, and can be played to the end.
    ImaginedWorldFits,
    /// What a seat may choose depends on what it sees alone.
    LegalityFollowsView,
    /// In a game that says it is open, every viewer can tell the whole state.
    OpenGamesHideNothing,
    /// A choice is taken back without trace, but not across chance, a reveal or another seat's choice.
    UndoRestores,
    /// Seats awaited together do not touch each other: the order of their choices makes no difference.
    OrderOfSeatsIsFree,
    /// The pickers ask the dealer once and take each entry of the list as often as its weight says.
    PicksAreFair,
    /// A step at random is the one that the pickers would have taken.
    RandomStepsArePicked,
    /// The rules do not panic, whatever step is put to them.
    NothingPanics,
}

impl Law {
    /// The law in a few words.
    pub const fn name(self) -> &'static str {
        match self {
            Law::SetupStarts => "a set-up starts a game",
            Law::NotationRoundTrips => "notation round-trips",
            Law::ListsAreSorted => "lists are sorted without repeats",
            Law::ListsAreShort => "lists of actions are short",
            Law::WeightsArePositive => "weights are positive",
            Law::ListedStepsArePlayable => "listed steps are playable",
            Law::GeneratorAndCheckAgree => "generator and check agree",
            Law::RefusalsCiteRules => "refusals cite rules",
            Law::RefusedStepsChangeNothing => "refused steps change nothing",
            Law::TheAwaitedCanAct => "the awaited can act",
            Law::OnlyTheAwaitedCanAct => "only the awaited can act",
            Law::ScoresComeAtTheEnd => "scores come at the end",
            Law::RankingFollowsScores => "ranking follows scores",
            Law::EndsInTime => "a game ends in time",
            Law::ReplayIsEqual => "a replay is equal",
            Law::AuditPasses => "the audit passes",
            Law::ImaginedWorldFits => "an imagined world fits",
            Law::LegalityFollowsView => "legality follows the view",
            Law::OpenGamesHideNothing => "open games hide nothing",
            Law::UndoRestores => "undo restores",
            Law::OrderOfSeatsIsFree => "the order of seats is free",
            Law::PicksAreFair => "picks are fair",
            Law::RandomStepsArePicked => "random steps are picked",
            Law::NothingPanics => "nothing panics",
        }
    }

    /// Fails with this law unless it holds; `detail` says what was found instead.
    pub(super) fn demand(self, holds: bool, detail: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(Broken { law: self, detail: detail() }) }
    }

    /// Fails with this law.
    pub(super) fn broken(self, detail: impl Into<String>) -> Broken {
        Broken { law: self, detail: detail.into() }
    }
}

impl Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law that does not hold, and how that showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Broken {
    pub(super) law: Law,
    pub(super) detail: String,
}

/// Whether a law held.
pub(super) type Verdict = Result<(), Broken>;
