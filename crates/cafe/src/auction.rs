//! The auction draft (C6): bid for the master token, keep beans on ships, choose cards.

use table::{Refusal, Seat, Witness};

use crate::action::Action;
use crate::bean::{Beans, Colour, Pile};
use crate::card::Kind;
use crate::event::Event;
use crate::reason::{Question, Reason};
use crate::rules::{C6_1, C6_2, C6_4, C6_5};
use crate::setup::{BidSum, Bids, LowBids, ShipKeep};
use crate::state::{Bidding, Cafe, Phase};

type Check = Result<(), Refusal<Reason>>;

impl Cafe {
    // ── C6.1–C6.3: bidding ─────────────────────────────────────────────────────────────────────────

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
        let begins = matches!(self.phase, Phase::Auction { bidding: Bidding::NotYet, .. });
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
    fn can_bid(&self, seat: Seat) -> bool {
        let most = u32::from(self.bid_before(seat)) + self.company(seat).warehouse.total();
        let reaches = self.setup.low_bids != LowBids::Refused || most >= u32::from(self.needed(seat));
        !self.company(seat).warehouse.is_empty() && reaches
    }

    /// Whether the bid begun is one (C6.2).
    fn may_stand(&self, seat: Seat) -> bool {
        self.setup.low_bids != LowBids::Refused || self.company(seat).bid >= self.needed(seat)
    }

    pub(crate) fn legal_auction(&self, seat: Seat, bidding: Bidding, into: &mut Vec<Action>) {
        if self.can_bid(seat) || bidding == Bidding::Begun {
            into.extend(self.company(seat).warehouse.colours().map(Action::Bid));
        }
        match bidding {
            Bidding::NotYet => into.push(Action::Pass),
            Bidding::Begun if self.may_stand(seat) => into.push(Action::Stand),
            Bidding::Begun => {}
        }
    }

    pub(crate) fn check_auction(&self, seat: Seat, bidding: Bidding, action: Action) -> Check {
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

    pub(crate) fn advance_auction<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match action {
            Action::Bid(colour) => {
                let bid = self.bid_with(seat, 1);
                let company = self.company_mut(seat);
                company.warehouse[colour] -= 1;
                company.in_hand[colour] += 1;
                company.bid = bid;
                events.happened(Event::BidBean { seat, colour });
                self.phase = Phase::Auction { seat, bidding: Bidding::Begun };
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
                    Bids::Burn if self.may_keep(seat) => self.phase = Phase::Keep { seat },
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
                Bids::Burn => self.phase = Phase::Choose { seat: self.master },
            };
        }
        // Q19: the token holder is not asked to outbid itself.
        let holds = |seat: Seat| seat == self.master && self.company(seat).bid > 0;
        let mut seat = self.left_of(from);
        while self.passed.contains(seat) || holds(seat) {
            seat = self.left_of(seat);
        }
        self.phase = Phase::Auction { seat, bidding: Bidding::NotYet };
    }

    /// Bids are paid from this seat clockwise, up to the seat before the master (C6.3, C6.5).
    fn settle<W: Witness<Event>>(&mut self, from: Seat, events: &mut W) {
        let mut seat = from;
        loop {
            if self.may_keep(seat) {
                self.phase = Phase::Keep { seat };
                return;
            }
            self.pay_bid(seat, events);
            seat = self.left_of(seat);
            if seat == self.master {
                self.phase = Phase::Choose { seat };
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

    // ── C6.5: ships ────────────────────────────────────────────────────────────────────────────────

    fn may_keep(&self, seat: Seat) -> bool {
        let company = self.company(seat);
        let once = self.setup.ship_keep == ShipKeep::OnePerAuction && self.kept.contains(seat);
        !company.in_hand.is_empty() && !once && company.empty_ships().next().is_some()
    }

    pub(crate) fn legal_keep(&self, seat: Seat, into: &mut Vec<Action>) {
        let company = self.company(seat);
        for i in company.empty_ships() {
            let at = company.area.pos(i);
            into.extend(company.in_hand.colours().map(|colour| Action::Keep { colour, at }));
        }
        into.push(Action::KeepNone);
    }

    pub(crate) fn check_keep(&self, seat: Seat, action: Action) -> Check {
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
                self.phase = Phase::Choose { seat: self.master };
            }
            Bids::Settle => self.settle(self.left_of(seat), events),
        }
    }

    // ── C6.4: choosing ─────────────────────────────────────────────────────────────────────────────

    pub(crate) fn legal_choose(&self, into: &mut Vec<Action>) {
        into.extend(self.display.iter().map(|card| Action::Take { card, pay: None::<Colour> }));
    }

    pub(crate) fn check_choose(&self, action: Action) -> Check {
        match action {
            Action::Take { pay: Some(_), .. } => Err(Reason::AuctionPaid.under(C6_4)),
            Action::Take { card, pay: None } => self.check_on_display(card, C6_4),
            _ => Err(Reason::NotAsked(Question::Take).under(C6_4)),
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
            false => self.phase = Phase::Choose { seat: next },
        }
    }
}
