//! The auction draft (C6): what makes a bid, which beans a ship keeps, which card may be chosen.

use table::Seat;

use crate::action::Action;
use crate::catalog::Kind;
use crate::frame::{Bidding, Frame};
use crate::legal::Allowed;
use crate::reason::{Question, Reason};
use crate::rules::{C6_1, C6_2, C6_4, C6_5};
use crate::setup::{BidSum, LowBids, ShipKeep};
use crate::state::Cafe;

impl Cafe {
    /// What a bid of this seat must reach to win the token (C6.2): the bid of the token holder, or with
    /// `low_bids=neighbour` that of the next seat to the right still in; and at least one bean.
    /// A seat's own earlier total is exceeded by any bean it adds.
    pub fn needed(&self, seat: Seat) -> u16 {
        let rival = match self.setup.low_bids {
            LowBids::Neighbour => self.right_neighbour(seat),
            LowBids::Refused | LowBids::Allowed => self.master,
        };
        match seat == rival {
            true => 1,
            false => self.company(rival).bid.max(1),
        }
    }

    /// The next seat anticlockwise that has not passed; the seat itself if there is none.
    fn right_neighbour(&self, seat: Seat) -> Seat {
        let n = usize::from(self.setup.seats);
        let mut right = (1..n).filter_map(|steps| Seat::new((seat.index() + n - steps) % n));
        right.find(|&other| !self.passed.contains(other)).unwrap_or(seat)
    }

    /// What the seat's bid would count with this many more beans.
    pub fn bid_with(&self, seat: Seat, beans: u16) -> u16 {
        let begins = matches!(self.frame, Frame::Auction { bidding: Bidding::NotYet, .. });
        beans + if begins { self.bid_before(seat) } else { self.company(seat).bid }
    }

    /// What the seat's next bid counts from: its earlier ones, unless each stands alone.
    fn bid_before(&self, seat: Seat) -> u16 {
        match self.setup.bid_sum {
            BidSum::Added => self.company(seat).bid,
            BidSum::Alone => 0,
        }
    }

    /// Whether the whole warehouse would make a bid.
    pub(crate) fn can_bid(&self, seat: Seat) -> bool {
        let most = u32::from(self.bid_before(seat)) + self.company(seat).warehouse.total();
        let reaches = self.setup.low_bids != LowBids::Refused || most >= u32::from(self.needed(seat));
        !self.company(seat).warehouse.is_empty() && reaches
    }

    /// Whether the bid begun is one (C6.2).
    pub(crate) fn may_stand(&self, seat: Seat) -> bool {
        self.setup.low_bids != LowBids::Refused || self.company(seat).bid >= self.needed(seat)
    }

    pub(crate) fn check_auction(&self, seat: Seat, bidding: Bidding, action: Action) -> Allowed {
        let company = self.company(seat);
        let needed = self.needed(seat);
        match (bidding, action) {
            (Bidding::NotYet, Action::Pass) => Ok(()),
            (Bidding::Begun, Action::Pass) => Err(Reason::BidBegun.under(C6_1)),
            (Bidding::NotYet, Action::Bid(_)) if !self.can_bid(seat) => {
                Err(Reason::CannotReach { needed }.under(C6_2))
            }
            (_, Action::Bid(colour)) if company.warehouse[colour] == 0 => {
                Err(Reason::NoneInWarehouse(colour).under(C6_2))
            }
            (_, Action::Bid(_)) => Ok(()),
            (Bidding::NotYet, Action::Stand) => Err(Reason::NothingBid.under(C6_2)),
            (Bidding::Begun, Action::Stand) if !self.may_stand(seat) => {
                Err(Reason::BidTooLow { bid: company.bid, needed }.under(C6_2))
            }
            (Bidding::Begun, Action::Stand) => Ok(()),
            (Bidding::NotYet, _) => Err(Reason::NotAsked(Question::Bid).under(C6_1)),
            (Bidding::Begun, _) => Err(Reason::NotAsked(Question::BidMore).under(C6_1)),
        }
    }

    pub(crate) fn may_keep(&self, seat: Seat) -> bool {
        let company = self.company(seat);
        let once = self.setup.ship_keep == ShipKeep::OnePerAuction && self.kept.contains(seat);
        !company.in_hand.is_empty() && !once && company.empty_ships().next().is_some()
    }

    pub(crate) fn check_keep(&self, seat: Seat, action: Action) -> Allowed {
        let company = self.company(seat);
        match action {
            Action::KeepNone => Ok(()),
            Action::Keep { colour, at } => {
                let ship = company.area.find(at).filter(|&i| company.area.kind(i) == Kind::Ship);
                match ship {
                    Some(i) if company.area.pile(i).is_empty() => {}
                    _ => return Err(Reason::NoEmptyShip(at).under(C6_5)),
                }
                match company.in_hand[colour] {
                    0 => Err(Reason::NotInBid(colour).under(C6_5)),
                    _ => Ok(()),
                }
            }
            _ => Err(Reason::NotAsked(Question::Keep).under(C6_5)),
        }
    }

    pub(crate) fn check_choose(&self, action: Action) -> Allowed {
        match action {
            Action::Take { pay: Some(_), .. } => Err(Reason::AuctionPaid.under(C6_4)),
            Action::Take { card, pay: None } => self.check_on_display(card, C6_4),
            _ => Err(Reason::NotAsked(Question::Take).under(C6_4)),
        }
    }
}
