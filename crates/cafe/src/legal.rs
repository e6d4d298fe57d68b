//! What is allowed: `check` says why a step is not, and by which paragraph. One file for each chapter of the rules, with
//! its effects under the same name in `advance`.

use table::{Awaits, Refusal, RuleRef, Seat};

use crate::action::Action;
use crate::company::Stage;
use crate::frame::Frame;
use crate::reason::{Question, Reason};
use crate::rules::{C1_1, C1_3, C1_5, C2_1, C3_1, C4_11, C4_12, C6_1, C6_4, C6_5, C8_1};
use crate::setup::Draft;
use crate::state::Cafe;

pub(crate) mod act;
mod auction;
mod chance;
mod draft;
mod opening;
mod place;

pub(crate) type Allowed = Result<(), Refusal<Reason>>;

impl Cafe {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        if seat.index() >= self.setup.seats.into() {
            return Err(Reason::NoSuchSeat(seat).under(C1_1));
        }
        let awaits = self.next_to_act();
        if awaits == Awaits::Nobody {
            return Err(Reason::GameOver.under(C4_12));
        }
        if !awaits.seats().contains(seat) {
            return Err(Reason::NotAwaited { seat, awaits }.under(self.turn_rule()));
        }
        match self.frame {
            Frame::Start { .. } => self.check_start(action),
            Frame::Draft { .. } => self.check_draft(seat, action),
            Frame::Auction { bidding, .. } => self.check_auction(seat, bidding, action),
            Frame::Keep { .. } => self.check_keep(seat, action),
            Frame::Choose { .. } => self.check_choose(action),
            _ if self.company(seat).stage == Stage::Place => {
                self.company(seat).check_place(&self.setup.deck, action)
            }
            _ if matches!(action, Action::Place { .. } | Action::Drop) => {
                Err(Reason::NotAsked(self.question(seat).unwrap_or(Question::Act)).under(C3_1))
            }
            _ => self.company(seat).check_act(self.setup.delivery, action),
        }
    }

    /// The paragraph that says whose turn it is.
    pub(crate) fn turn_rule(&self) -> RuleRef {
        match self.frame {
            Frame::Promo { .. } | Frame::Box { .. } => C8_1,
            Frame::FirstMaster => C1_5,
            Frame::Start { .. } => C1_3,
            Frame::Show if self.setup.draft == Draft::Auction => C6_1,
            Frame::Show | Frame::Refill { .. } | Frame::Draft { .. } => C2_1,
            Frame::Auction { .. } => C6_1,
            Frame::Keep { .. } => C6_5,
            Frame::Choose { .. } => C6_4,
            Frame::Act | Frame::Exchange => C4_11,
            Frame::Over => C4_12,
        }
    }
}
