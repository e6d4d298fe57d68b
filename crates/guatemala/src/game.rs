//! The rules as the table sees them.

use table::{
    Awaits, Dealer, Game, MAX_SEATS, OptionWords, Refusal, RuleRef, Seat, SetupError, Step, StepOf, Viewer,
    Witness,
};

use crate::audit;
use crate::bits::SegmentSet;
use crate::catalog::{BERTHS, Cell, Coffee, Counts, MARKET_FIELDS, MOST_HARBOURS, Piece};
use crate::catalog::{COLOURED_PIECES, SACKS_PER_COFFEE, START_MONEY};
use crate::choices::Choices;
use crate::event::{Event, Seen};
use crate::legal::{FIRST_SACK, check_action, check_outcome};
use crate::notation::{Action, Outcome};
use crate::phase::Frame;
use crate::reason::Reason;
use crate::rules;
use crate::setup::{Market, Setup};
use crate::state::{Guatemala, Open};
use crate::view::View;

impl Game for Guatemala {
    const ID: &'static str = "guatemala";
    const RULES_VERSION: u32 = 2;
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

    /// Version 1 ended a game after two idle rounds.
    fn upgrade_setup(_rules: u32, options: &mut OptionWords) {
        options.set_default("idle_end", "2");
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let layout = setup.layout()?;
        let mut state = Guatemala {
            open: Open {
                market: layout.printed,
                layout,
                grown: [0; 5],
                owned: [0; MAX_SEATS],
                track: 0,
                roads: SegmentSet::EMPTY,
                frame: Frame::Deal { dealt: 0 },
                money: [0; MAX_SEATS],
                points: [0; MAX_SEATS],
                bank: 0,
                ships: [[None; BERTHS]; MOST_HARBOURS],
                boxed: [0; COLOURED_PIECES],
                n_track: 0,
                road_supply: setup.roads.number(),
                n_roads: setup.roads,
                arrangement: setup.market,
                first: setup.first,
                idle_end: setup.idle_end,
                track_end: setup.track,
                buyer: None,
                active: Seat::new(0).expect("every table has a first seat"),
                idle: 0,
                turns: 0,
            },
            stocks: [Counts::default(); MAX_SEATS],
            bag: Counts::each(SACKS_PER_COFFEE),
        };
        state.open.money[..setup.seats].fill(START_MONEY);
        match setup.market {
            Market::Fixed => {
                let printed = state.open.layout.printed_sacks();
                for coffee in Coffee::ALL {
                    state.bag[coffee] -= printed[coffee];
                }
            }
            Market::Free | Market::Players => {
                state.open.market = [Cell::EMPTY; MARKET_FIELDS];
                for (index, piece) in Piece::coloured().enumerate() {
                    state.open.boxed[index] =
                        piece.in_the_game().expect("pieces with a coffee have a number");
                }
                // The seats lay out the pieces last, when they have seen their sacks.
                let done = if setup.market == Market::Players { FIRST_SACK as u8 } else { 0 };
                state.open.frame = Frame::Arrange { done };
            }
        }
        Ok(state)
    }

    fn n_seats(&self) -> usize {
        self.open.n_seats()
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.open.awaits()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.open.awaits() == Awaits::Seat(seat) {
            Choices::of(&self.open, &self.stocks[seat.index()]).list(&self.open, into);
        }
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        let mut from = |counts: Counts, outcome: fn(Coffee) -> Outcome| {
            for coffee in Coffee::ALL.into_iter().filter(|&coffee| counts[coffee] > 0) {
                into.push((outcome(coffee), u32::from(counts[coffee])));
            }
        };
        match self.open.frame {
            Frame::Arrange { done } if usize::from(done) < FIRST_SACK => {
                for (index, piece) in Piece::coloured().enumerate() {
                    if self.open.boxed[index] > 0 {
                        into.push((Outcome::Piece(piece), u32::from(self.open.boxed[index])));
                    }
                }
            }
            Frame::Arrange { done } => from(self.sacks_to_arrange(done), Outcome::Sack),
            Frame::Deal { .. } => from(self.bag, Outcome::Deal),
            Frame::Start => into.extend(Seat::all(self.n_seats()).map(|seat| (Outcome::Start(seat), 1))),
            Frame::Draw { .. } => from(self.bag, Outcome::Bag),
            _ => {}
        }
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => check_action(&self.open, &self.stocks[seat.index()], seat, action),
            Step::Outcome(outcome) => check_outcome(self, outcome),
        }
    }

    #[inline]
    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert!(self.check(step).is_ok(), "`{step}` is refused: {:?}", self.check(step));
        match *step {
            Step::Choice(seat, action) => self.advance_action(seat, action, events),
            Step::Outcome(outcome) => self.advance_outcome(outcome, events),
        }
    }

    #[inline]
    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        let choices = Choices::of(&self.open, &self.stocks[seat.index()]);
        let number = dealer.below(choices.len());
        choices.nth(&self.open, number)
    }

    #[inline]
    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        let mut from = |counts: Counts| counts.nth(dealer.below(u32::from(counts.total())));
        match self.open.frame {
            Frame::Arrange { done } if usize::from(done) < FIRST_SACK => {
                let total = self.open.boxed.iter().map(|&count| u32::from(count)).sum();
                let mut left = dealer.below(total);
                for (piece, &count) in Piece::coloured().zip(&self.open.boxed) {
                    match left.checked_sub(u32::from(count)) {
                        Some(rest) => left = rest,
                        None => return Outcome::Piece(piece),
                    }
                }
                unreachable!("a number below the sum falls on one of the pieces")
            }
            Frame::Arrange { done } => Outcome::Sack(from(self.sacks_to_arrange(done))),
            Frame::Deal { .. } => Outcome::Deal(from(self.bag)),
            Frame::Start => {
                let number = dealer.below(self.n_seats() as u32) as usize;
                Outcome::Start(Seat::new(number).expect("below the number of seats"))
            }
            Frame::Draw { .. } => Outcome::Bag(from(self.bag)),
            frame => unreachable!("chance is not asked: {frame:?}"),
        }
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
        crate::board::n_brought()
    }

    fn rules() -> &'static [RuleRef] {
        rules::ALL
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Guatemala {
    /// G1.2: the bordered sack fields show each coffee once, with equal chances; the last one any sack that is left.
    fn sacks_to_arrange(&self, done: u8) -> Counts {
        if usize::from(done) == MARKET_FIELDS - 1 {
            return self.bag;
        }
        let mut left = Counts::default();
        for coffee in Coffee::ALL {
            left[coffee] = u8::from(self.bag[coffee] == SACKS_PER_COFFEE);
        }
        left
    }
}
