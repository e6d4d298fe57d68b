//! The auction draft (C6).

use std::collections::BTreeSet;

use cafe::{Action, BidSum, Bids, Colour, Kind, LowBids, ShipKeep};

use super::actions::pos;
use super::area::{Cell, take_out};
use super::{Bidding, Now, SecondCafe, add, at};

impl SecondCafe {
    /// C6.2: what a bid has to reach to win the token.
    fn bar(&self, seat: usize) -> usize {
        match self.setup.low_bids {
            LowBids::Refused | LowBids::Allowed if seat == self.master => 0,
            LowBids::Refused | LowBids::Allowed => self.places[self.master].bid_total,
            LowBids::Neighbour => {
                // Backwards round the table, from the seat just before this one.
                let n = self.n_seats();
                let order: Vec<usize> = (1..n).map(|back| (seat + n - back) % n).collect();
                let still_in = order.into_iter().find(|other| !self.passed.contains(other));
                still_in.map_or(0, |other| self.places[other].bid_total)
            }
        }
    }

    /// C6.2: a bid is allowed if low ones are, or if it reaches the bar; and it has a bean more than before.
    fn is_good(&self, seat: usize, total: usize, earlier: usize) -> bool {
        total > earlier && (self.setup.low_bids != LowBids::Refused || total >= self.bar(seat))
    }

    pub(super) fn biddings(&self, seat: usize, bidding: Bidding) -> Vec<Action> {
        let place = &self.places[seat];
        let colours: BTreeSet<Colour> = place.warehouse.iter().copied().collect();
        let mut legal: Vec<Action> = colours.into_iter().map(Action::Bid).collect();
        let earlier = if self.setup.bid_sum == BidSum::Added { bidding.earlier } else { 0 };
        if !bidding.begun {
            // A bid that could not be made good with the whole warehouse is not begun.
            if !self.is_good(seat, earlier + place.warehouse.len(), earlier) {
                legal.clear();
            }
            legal.push(Action::Pass);
        } else if self.is_good(seat, place.bid_total, earlier) {
            legal.push(Action::Stand);
        }
        legal
    }

    pub(super) fn bid(&mut self, seat: usize, action: Action) {
        match action {
            Action::Bid(colour) => {
                let Now::Bidding { bidding, .. } = &mut self.now else { panic!("nobody bids now") };
                let place = &mut self.places[seat];
                if !bidding.begun && self.setup.bid_sum == BidSum::Alone {
                    place.bid_total = 0;
                }
                bidding.begun = true;
                assert!(take_out(&mut place.warehouse, colour), "a bean to bid");
                place.bid.push(colour);
                place.bid_total += 1;
            }
            Action::Stand => {
                if self.places[seat].bid_total >= self.bar(seat) {
                    self.master = seat;
                }
                match self.setup.bids {
                    Bids::Burn if self.may_keep(seat) => self.now = Now::Keeping(seat),
                    Bids::Burn => {
                        self.pay(seat);
                        self.next_bidder(seat);
                    }
                    Bids::Settle => self.next_bidder(seat),
                }
            }
            Action::Pass => {
                self.passed.insert(seat);
                self.next_bidder(seat);
            }
            other => panic!("`{other}` is no bid"),
        }
    }

    /// C6.3: over when all but the token holder have passed.
    fn next_bidder(&mut self, from: usize) {
        let others_in: Vec<usize> =
            (0..self.n_seats()).filter(|seat| *seat != self.master && !self.passed.contains(seat)).collect();
        if others_in.is_empty() {
            return match self.setup.bids {
                Bids::Settle => self.settle(self.master),
                Bids::Burn => self.now = Now::Choosing(self.master),
            };
        }
        // The token holder is not asked again while it holds the token, but for a master who has not bid yet.
        let mut seat = self.left_of(from);
        while !others_in.contains(&seat) && (self.passed.contains(&seat) || self.places[seat].bid_total > 0) {
            seat = self.left_of(seat);
        }
        let earlier = self.places[seat].bid_total;
        self.now = Now::Bidding { seat, bidding: Bidding { earlier, begun: false } };
    }

    /// C6.3, C6.5: from the master clockwise bids are paid, each after its owner was asked about ships.
    fn settle(&mut self, from: usize) {
        let mut seat = from;
        loop {
            if self.may_keep(seat) {
                self.now = Now::Keeping(seat);
                return;
            }
            self.pay(seat);
            seat = self.left_of(seat);
            if seat == self.master {
                self.now = Now::Choosing(seat);
                return;
            }
        }
    }

    fn pay(&mut self, seat: usize) {
        let beans = std::mem::take(&mut self.places[seat].bid);
        add(&mut self.supply, &beans, 1);
    }

    fn empty_ships(&self, seat: usize) -> Vec<Cell> {
        let ground = &self.places[seat].ground;
        let squares = ground.squares().into_iter();
        squares.filter(|(at, kind)| *kind == Kind::Ship && ground.is_empty(*at)).map(|(at, _)| at).collect()
    }

    fn may_keep(&self, seat: usize) -> bool {
        let used_up = self.setup.ship_keep == ShipKeep::OnePerAuction && self.kept.contains(&seat);
        !used_up && !self.places[seat].bid.is_empty() && !self.empty_ships(seat).is_empty()
    }

    pub(super) fn keepings(&self, seat: usize) -> Vec<Action> {
        let colours: BTreeSet<Colour> = self.places[seat].bid.iter().copied().collect();
        let mut legal = vec![Action::KeepNone];
        for ship in self.empty_ships(seat) {
            legal.extend(colours.iter().map(|colour| Action::Keep { colour: *colour, at: pos(ship) }));
        }
        legal
    }

    pub(super) fn keep(&mut self, seat: usize, action: Action) {
        if let Action::Keep { colour, at: ship } = action {
            let place = &mut self.places[seat];
            assert!(take_out(&mut place.bid, colour), "a bean of the bid");
            place.ground.beans.insert(at(ship), vec![colour]);
            self.kept.insert(seat);
            if self.may_keep(seat) {
                return;
            }
        }
        self.pay(seat);
        match self.setup.bids {
            Bids::Burn => self.next_bidder(seat),
            Bids::Settle if self.left_of(seat) == self.master => self.now = Now::Choosing(self.master),
            Bids::Settle => self.settle(self.left_of(seat)),
        }
    }

    /// C6.4: no refill, no payment; the last card is discarded.
    pub(super) fn choose(&mut self, seat: usize, action: Action) {
        let Action::Take { card, .. } = action else { panic!("`{action}` takes no card") };
        self.display.retain(|other| *other != card);
        self.places[seat].card = Some(card);
        match self.left_of(seat) {
            next if next == self.master => self.begin_acting(),
            next => self.now = Now::Choosing(next),
        }
    }
}
