//! The auction draft (C6): bids, the master token, beans kept on ships, cards chosen.

use table::{Seat, Witness};

use crate::action::Action;
use crate::bean::{Beans, Pile};
use crate::event::Event;
use crate::frame::{Bidding, Frame};
use crate::setup::Bids;
use crate::state::Cafe;

impl Cafe {
    pub(crate) fn advance_auction<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match action {
            Action::Bid(colour) => {
                let bid = self.bid_with(seat, 1);
                let company = self.company_mut(seat);
                company.warehouse[colour] -= 1;
                company.in_hand[colour] += 1;
                company.bid = bid;
                events.happened(Event::BidBean { seat, colour });
                self.frame = Frame::Auction { seat, bidding: Bidding::Begun };
            }
            Action::Stand => {
                let (total, needed) = (self.company(seat).bid, self.needed(seat));
                if total >= needed {
                    self.master = seat;
                    events.happened(Event::BidMade { seat, total });
                } else {
                    events.happened(Event::BidLow { seat, total, needed });
                }
                match self.setup.bids {
                    Bids::Burn if self.may_keep(seat) => self.frame = Frame::Keep { seat },
                    Bids::Burn => {
                        self.pay_bid(seat, events);
                        self.next_bidder(seat, events);
                    }
                    Bids::Settle => self.next_bidder(seat, events),
                }
            }
            Action::Pass => {
                self.passed = self.passed.with(seat);
                events.happened(Event::Passed { seat });
                self.next_bidder(seat, events);
            }
            other => unreachable!("`{other}` is no action of the auction"),
        }
    }

    /// The next seat clockwise that is still in; the auction is over when only the token holder is (C6.3).
    fn next_bidder<W: Witness<Event>>(&mut self, from: Seat, events: &mut W) {
        let rivals = self.seats().any(|seat| !self.passed.contains(seat) && seat != self.master);
        if !rivals {
            events.happened(Event::AuctionWon { seat: self.master });
            return match self.setup.bids {
                Bids::Settle => self.settle(self.master, events),
                Bids::Burn => self.frame = Frame::Choose { seat: self.master },
            };
        }
        // Q19: the token holder is not asked to outbid itself.
        let holds = |seat: Seat| seat == self.master && self.company(seat).bid > 0;
        let mut seat = self.left_of(from);
        while self.passed.contains(seat) || holds(seat) {
            seat = self.left_of(seat);
        }
        self.frame = Frame::Auction { seat, bidding: Bidding::NotYet };
    }

    /// Bids are paid from this seat clockwise, up to the seat before the master (C6.3, C6.5).
    fn settle<W: Witness<Event>>(&mut self, from: Seat, events: &mut W) {
        let mut seat = from;
        loop {
            if self.may_keep(seat) {
                self.frame = Frame::Keep { seat };
                return;
            }
            self.pay_bid(seat, events);
            seat = self.left_of(seat);
            if seat == self.master {
                self.frame = Frame::Choose { seat };
                return;
            }
        }
    }

    fn pay_bid<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        let beans = std::mem::replace(&mut self.company_mut(seat).in_hand, Beans::NONE);
        if !beans.is_empty() {
            events.happened(Event::BidPaid { seat, beans });
            self.give_to_supply(beans);
        }
    }

    pub(crate) fn advance_keep<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        if let Action::Keep { colour, at } = action {
            let company = self.company_mut(seat);
            let ship = company.area.find(at).expect("a checked action names a ship");
            company.in_hand[colour] -= 1;
            company.area.set_pile(ship, Pile::of(colour, 1));
            self.kept = self.kept.with(seat);
            events.happened(Event::Kept { seat, colour, at });
            if self.may_keep(seat) {
                return;
            }
        }
        self.pay_bid(seat, events);
        match self.setup.bids {
            Bids::Burn => self.next_bidder(seat, events),
            Bids::Settle if self.left_of(seat) == self.master => {
                self.frame = Frame::Choose { seat: self.master };
            }
            Bids::Settle => self.settle(self.left_of(seat), events),
        }
    }

    pub(crate) fn advance_choose<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        let Action::Take { card, .. } = action else { unreachable!("after the auction cards are taken") };
        self.display.remove(card);
        self.company_mut(seat).card = Some(card);
        events.happened(Event::Took { seat, card, paid: None });
        let next = self.left_of(seat);
        match next == self.master {
            true => self.begin_acting(events),
            false => self.frame = Frame::Choose { seat: next },
        }
    }
}
