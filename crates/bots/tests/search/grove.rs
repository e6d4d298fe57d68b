//! Games written as literal trees, so that what each choice is worth can be read off.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{
    Awaits, Dealer, Game, GameSetup, OptionSpec, ParseError, Refusal, RuleRef, Seat, SeatSet, SetupError,
    Step, StepOf, Viewer, Witness,
};

/// A tree, from here on.
#[derive(Debug)]
pub(crate) enum Tree {
    /// It is over, with these scores.
    End(&'static [i32]),
    /// A seat chooses; those who are not shown the branch only learn that it chose.
    Choice { seat: usize, shown: Shown, to: &'static [Tree] },
    /// Chance decides, by weight.
    Chance { shown: Shown, to: &'static [(u32, Tree)] },
    /// Seats 0 and 1 each choose in secret, then these are the scores: by the choice of 0, then of 1.
    Sealed(&'static [&'static [&'static [i32]]]),
}

/// Who sees which branch is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    ToAll,
    ToSeat(usize),
}

/// A game: how many play, and its tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setup {
    pub(crate) name: &'static str,
    pub(crate) seats: usize,
    pub(crate) tree: &'static Tree,
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        self.name == other.name
    }
}

impl Eq for Setup {}

impl std::hash::Hash for Setup {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn seats(&self) -> usize {
        self.seats
    }
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl FromStr for Setup {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Err(ParseError::new("a tree of these tests, which have no text", text))
    }
}

/// Steps taken from the root, and what was sealed there. `OPEN` says that the tree shows everything to all.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Grove<const OPEN: bool = false> {
    setup: Setup,
    path: Vec<u8>,
    sealed: [Option<u8>; 2],
}

/// A branch, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Branch(pub(crate) u8);

impl Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Branch {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(Branch).map_err(|_| ParseError::new("a number", text))
    }
}

/// A branch is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    by: Option<Seat>,
    shown: Option<Seat>,
    branch: u8,
}

/// What is noticed of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    by: Option<Seat>,
    branch: Option<u8>,
}

/// What a viewer knows: the branches it was shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct View {
    setup: Setup,
    viewer: Option<Seat>,
    path: Vec<Option<u8>>,
    /// Who sealed, and what, if it is one's own.
    sealed: [Option<Option<u8>>; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoSuchBranch;

impl Display for NoSuchBranch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such branch")
    }
}

const RULE: RuleRef = RuleRef("T1");

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn sees(viewer: Viewer, by: Option<usize>, shown: Shown) -> bool {
    let is = |number| viewer == Viewer::Seat(seat(number));
    by.is_some_and(is)
        || match shown {
            Shown::ToAll => true,
            Shown::ToSeat(number) => is(number),
        }
}

impl Tree {
    fn below(&self, branch: u8) -> &Tree {
        match self {
            Tree::Choice { to, .. } => &to[usize::from(branch)],
            Tree::Chance { to, .. } => &to[usize::from(branch)].1,
            Tree::End(_) | Tree::Sealed(_) => panic!("no branch goes on from {self:?}"),
        }
    }

    /// Whether the viewer sees which branch is taken here.
    fn seen_by(&self, viewer: Viewer) -> bool {
        match *self {
            Tree::Choice { seat, shown, .. } => sees(viewer, Some(seat), shown),
            Tree::Chance { shown, .. } => sees(viewer, None, shown),
            Tree::End(_) | Tree::Sealed(_) => true,
        }
    }

    /// Every path that fits what was seen, with the weight chance gave it.
    fn fitting(&self, seen: &[Option<u8>], path: &mut Vec<u8>, weight: u32, into: &mut Vec<(Vec<u8>, u32)>) {
        let Some((first, rest)) = seen.split_first() else { return into.push((path.clone(), weight)) };
        let branches: Vec<(u32, &Tree)> = match self {
            Tree::Choice { to, .. } => to.iter().map(|tree| (1, tree)).collect(),
            Tree::Chance { to, .. } => to.iter().map(|(weight, tree)| (*weight, tree)).collect(),
            Tree::End(_) | Tree::Sealed(_) => Vec::new(),
        };
        for (number, (more, tree)) in branches.into_iter().enumerate() {
            if first.is_none_or(|branch| usize::from(branch) == number) {
                path.push(number as u8);
                tree.fitting(rest, path, weight * more, into);
                path.pop();
            }
        }
    }
}

impl<const OPEN: bool> Grove<OPEN> {
    fn here(&self) -> &'static Tree {
        self.path.iter().fold(self.setup.tree, |tree, &branch| tree.below(branch))
    }

    fn n_branches(&self, who: Option<Seat>) -> usize {
        match (self.here(), who) {
            (Tree::Choice { seat: chooser, to, .. }, Some(who)) if seat(*chooser) == who => to.len(),
            (Tree::Chance { to, .. }, None) => to.len(),
            (Tree::Sealed(rows), Some(who)) if self.awaits().seats().contains(who) => {
                if who.index() == 0 {
                    rows.len()
                } else {
                    rows[0].len()
                }
            }
            _ => 0,
        }
    }
}

impl<const OPEN: bool> Game for Grove<OPEN> {
    const ID: &'static str = "grove";
    const RULES_VERSION: u32 = 1;
    const MAX_STEPS: u32 = 16;
    const OPEN: bool = OPEN;

    type Setup = Setup;
    type Action = Branch;
    type Outcome = Branch;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Reason = NoSuchBranch;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Grove { setup: *setup, path: Vec::new(), sealed: [None; 2] })
    }

    fn n_seats(&self) -> usize {
        self.setup.seats
    }

    fn awaits(&self) -> Awaits {
        match self.here() {
            Tree::End(_) => Awaits::Nobody,
            Tree::Choice { seat: chooser, .. } => Awaits::Seat(seat(*chooser)),
            Tree::Chance { .. } => Awaits::Chance,
            Tree::Sealed(_) => match self.sealed {
                [Some(_), Some(_)] => Awaits::Nobody,
                open => {
                    let open = (0..2).filter(|&number| open[number].is_none()).map(seat);
                    Awaits::among(open.collect::<SeatSet>())
                }
            },
        }
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Branch>) {
        into.extend((0..self.n_branches(Some(seat)) as u8).map(Branch));
    }

    fn outcomes(&self, into: &mut Vec<(Branch, u32)>) {
        if let Tree::Chance { to, .. } = self.here() {
            into.extend(to.iter().enumerate().map(|(number, (weight, _))| (Branch(number as u8), *weight)));
        }
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<NoSuchBranch>> {
        let (n, branch) = match *step {
            Step::Choice(seat, branch) => (self.n_branches(Some(seat)), branch),
            Step::Outcome(branch) => (self.n_branches(None), branch),
        };
        let refusal = Refusal { reason: NoSuchBranch, rule: RULE };
        if usize::from(branch.0) < n { Ok(()) } else { Err(refusal) }
    }

    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        assert_eq!(self.check(step), Ok(()), "steps are checked before they are carried out");
        let (by, Branch(branch)) = match *step {
            Step::Choice(seat, branch) => (Some(seat), branch),
            Step::Outcome(branch) => (None, branch),
        };
        let shown = match *self.here() {
            Tree::Choice { shown, .. } | Tree::Chance { shown, .. } => match shown {
                Shown::ToAll => None,
                Shown::ToSeat(number) => Some(seat(number)),
            },
            Tree::End(_) | Tree::Sealed(_) => by,
        };
        events.happened(Event { by, shown, branch });
        match (self.here(), by) {
            (Tree::Sealed(_), Some(seat)) => self.sealed[seat.index()] = Some(branch),
            _ => self.path.push(branch),
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        match (self.here(), self.sealed) {
            (Tree::End(scores), _) => Some(scores.to_vec()),
            (Tree::Sealed(rows), [Some(row), Some(column)]) => {
                Some(rows[usize::from(row)][usize::from(column)].to_vec())
            }
            _ => None,
        }
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        let scores = self.scores()?;
        let place = |score| 1 + scores.iter().filter(|other| **other > score).count() as u8;
        Some(scores.iter().map(|&score| place(score)).collect())
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut tree = self.setup.tree;
        let mut path = Vec::new();
        for &branch in &self.path {
            path.push(tree.seen_by(viewer).then_some(branch));
            tree = tree.below(branch);
        }
        let over = self.awaits() == Awaits::Nobody;
        let sealed = [0, 1].map(|number| {
            let own = over || viewer == Viewer::Seat(seat(number));
            self.sealed[number].map(|branch| own.then_some(branch))
        });
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        View { setup: self.setup, viewer, path, sealed }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Seen> {
        let by = event.by.map(Seat::index);
        let shown = event.shown.map_or(Shown::ToAll, |seat| Shown::ToSeat(seat.index()));
        Some(Seen { by: event.by, branch: sees(viewer, by, shown).then_some(event.branch) })
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, dealer: &mut D) -> Self {
        let mut fitting = Vec::new();
        view.setup.tree.fitting(&view.path, &mut Vec::new(), 1, &mut fitting);
        let mut left = dealer.below(fitting.iter().map(|(_, weight)| weight).sum());
        let fits = |(_, weight): &(Vec<u8>, u32)| match left.checked_sub(*weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        };
        let (path, _) = fitting.into_iter().find(fits).expect("a number below the sum of the weights");
        let mut grove: Self = Grove { setup: view.setup, path, sealed: [None; 2] };
        for number in 0..2 {
            grove.sealed[number] = view.sealed[number].map(|branch| match branch {
                Some(branch) => branch,
                None => dealer.below(grove.n_branches(Some(seat(number))) as u32) as u8,
            });
        }
        grove
    }

    fn rules() -> &'static [RuleRef] {
        &[RULE]
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
