//! What all players but the random one do alike: they lay out a market as the lot would, and they do not do nothing
//! for ever.

use ::guatemala::{Action, Frame, Guatemala, Open, View};
use table::{Dealer, Game, Seat, Step, Unseen};

use super::greedy::GuatemalaJudge;
use crate::{Bot, Greedy, Thought};

/// The full rounds without anything taken that a player bears, where no number of them ends the game (G6.3).
const PATIENCE: u8 = 4;

/// A player with manners.
pub(super) struct NeverIdle {
    player: Box<dyn Bot<Guatemala>>,
}

impl NeverIdle {
    pub(super) fn of(player: Box<dyn Bot<Guatemala>>) -> Box<dyn Bot<Guatemala>> {
        Box::new(NeverIdle { player })
    }
}

impl Bot<Guatemala> for NeverIdle {
    fn choose(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        if matches!(view.open.frame(), Frame::ArrangePiece | Frame::ArrangeField { .. }) {
            return Thought::plain(laid_out(&view.open, legal, dealer));
        }
        let thought = self.player.choose(view, seat, legal, dealer);
        let busy = busy(view, seat, legal, dealer);
        if busy.is_empty() || busy.contains(&thought.action) {
            return thought;
        }
        Greedy::new(GuatemalaJudge).choose(view, seat, &busy, dealer)
    }
}

/// G1.2: nobody knows yet who will stand where, so one market is as good as another: every piece is as likely as any
/// other, and so is every field. The lot itself would take the choice away from the others.
fn laid_out(open: &Open, legal: &[Action], dealer: &mut dyn Dealer) -> Action {
    let weight = |action: &Action| match action {
        Action::Arrange(piece) => u32::from(open.in_box(*piece)),
        Action::Lot => 0,
        _ => 1,
    };
    let mut left = dealer.below(legal.iter().map(weight).sum());
    for action in legal {
        match left.checked_sub(weight(action)) {
            Some(rest) => left = rest,
            None => return *action,
        }
    }
    unreachable!("a number below the sum falls on one of the actions")
}

/// What is left to a player without patience: to take something, or to go where something can be taken. Empty while
/// it has patience, or if there is nothing of the kind.
fn busy(view: &View, seat: Seat, legal: &[Action], dealer: &mut dyn Dealer) -> Vec<Action> {
    let open = &view.open;
    let patient = open.most_idle().is_some() || open.idle_turns() < PATIENCE * open.n_seats() as u8;
    match open.frame() {
        Frame::Choose if !patient => {
            legal.iter().copied().filter(|&action| action != Action::Nothing).collect()
        }
        Frame::Move if !patient => {
            let world = Guatemala::imagine(view, dealer);
            let leads_on = |action: &Action| {
                let (mut next, mut there) = (world.clone(), Vec::new());
                next.advance(&Step::Choice(seat, *action), &mut Unseen);
                next.legal_actions(seat, &mut there);
                there != [Action::Nothing]
            };
            legal.iter().copied().filter(leads_on).collect()
        }
        _ => Vec::new(),
    }
}
