//! What one viewer may know, and worlds that fit it.

use table::{Dealer, MAX_SEATS, Seat, Viewer};

use crate::action::Action;
use crate::catalog::{Coffee, Counts};
use crate::choices::Choices;
use crate::legal::check_action;
use crate::reason::Reason;
use crate::state::{Guatemala, Open};
use table::{Awaits, Refusal};

/// What one viewer may know: all that lies open, how many sacks everybody has, and which are one's own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// How many sacks each seat has.
    pub n_sacks: [u8; MAX_SEATS],
    /// How many sacks are in the bag (before the deal is over: still to be dealt or bagged).
    pub n_bag: u8,
    /// One's own sacks; spectators have none.
    pub own: Option<Counts>,
}

impl View {
    /// The sacks this viewer cannot place: 7 of each coffee less those on market and track and one's own.
    pub fn unseen(&self) -> Counts {
        let mut unseen = self.open.hidden_sacks();
        for coffee in Coffee::ALL {
            unseen[coffee] -= self.own.map_or(0, |own| own[coffee]);
        }
        unseen
    }

    /// What this viewer may choose now; the same as the rules say, from this view alone.
    pub fn legal_actions(&self, into: &mut Vec<Action>) {
        if let (Viewer::Seat(seat), Some(own)) = (self.viewer, self.own)
            && self.open.awaits() == Awaits::Seat(seat)
        {
            Choices::of(&self.open, &own).list(&self.open, into);
        }
    }

    /// Whether this viewer may choose this now.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        check_action(&self.open, &self.own.unwrap_or_default(), seat, action)
    }
}

impl Guatemala {
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        View {
            viewer,
            open: self.open.clone(),
            n_sacks: self.stocks.map(|stock| stock.total()),
            n_bag: self.bag.total(),
            own: match viewer {
                Viewer::Seat(seat) => Some(self.stocks[seat.index()]),
                Viewer::Spectator => None,
            },
        }
    }

    /// Deals the unseen sacks, each equally likely to lie anywhere there is room.
    pub(crate) fn imagined<D: Dealer + ?Sized>(view: &View, dealer: &mut D) -> Guatemala {
        /// The bag's place among those who hold unseen sacks, behind the seats.
        const BAG: usize = MAX_SEATS;
        let mut hands = [Counts::default(); BAG + 1];
        let mut room = [0u8; BAG + 1];
        room[..MAX_SEATS].copy_from_slice(&view.n_sacks);
        room[BAG] = view.n_bag;
        if let (Viewer::Seat(seat), Some(own)) = (view.viewer, view.own) {
            hands[seat.index()] = own;
            room[seat.index()] = 0;
        }
        let mut unseen = view.unseen();
        let mut n_unseen = u32::from(unseen.total());
        // The one with most room gets what is left over: as fair, and with the fewest draws.
        let rest = (0..=BAG).max_by_key(|&hand| room[hand]).unwrap_or(BAG);
        for hand in (0..=BAG).filter(|&hand| hand != rest) {
            for _ in 0..room[hand] {
                let coffee = unseen.nth(dealer.below(n_unseen));
                unseen[coffee] -= 1;
                n_unseen -= 1;
                hands[hand][coffee] += 1;
            }
        }
        if room[rest] > 0 {
            hands[rest] = unseen;
        }
        let [stocks @ .., bag] = hands;
        Guatemala { open: view.open.clone(), stocks, bag }
    }
}
