//! The effects of steps, question by question in the order of a turn. Every step here was checked before.

use table::{Seat, Witness};

use crate::action::{Action, Outcome};
use crate::catalog::{
    BERTHS, COLOURED_PIECES, Cell, Coffee, Content, EXTRA_STEP_PRICE, FREE_STEPS, MARKET_FIELDS, MOST_PIECES,
    Piece, RING_SPACES, SACK_INCOME, SACKS_DEALT,
};
use crate::event::{Event, OpenEvent, Spot};
use crate::frame::{Emptied, End, Frame};
use crate::legal::FIRST_SACK;
use crate::places::{Field, Harbour, MarketField, Segment};
use crate::setup::{First, Market};
use crate::state::{Guatemala, Open};

impl Guatemala {
    #[inline]
    pub(crate) fn advance_action<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match action {
            Action::Arrange(piece) => {
                self.open.boxed[piece.box_index().expect("checked: the piece is in the box")] -= 1;
                self.open.frame = Frame::ArrangeField { piece };
            }
            Action::At(field) => self.open.advance_at(field, events),
            Action::Lot => self.open.advance_lot(events),
            Action::Buyer(space) => {
                self.open.buyer = Some(space);
                self.open.frame = Frame::Move;
                tell(events, OpenEvent::BuyerStands { seat, space, paid: 0 });
            }
            Action::Move(steps) => self.open.advance_move(steps, events),
            Action::Build => self.open.frame = Frame::Take { emptied: Emptied::NONE },
            Action::Nothing => self.open.advance_nothing(events),
            Action::Sack(field) => self.open.advance_sack(field, events),
            Action::Take(field) => self.open.advance_take(field, events),
            Action::Done => self.open.advance_done(events),
            Action::Worker(field) | Action::Hut(field) => self.open.advance_plant(field, events),
            Action::Ship(harbour) => self.open.advance_ship(harbour, events),
            Action::Road(segment) => self.open.advance_road(segment, events),
            Action::Block => self.advance_block(seat, events),
            Action::Decline => self.advance_decline(seat, events),
            Action::Sail(harbour) => self.advance_sail(harbour, events),
            Action::Lay(coffee) => self.advance_lay(coffee, events),
        }
    }

    pub(crate) fn advance_outcome<W: Witness<Event>>(&mut self, outcome: Outcome, events: &mut W) {
        match (self.open.frame, outcome) {
            (Frame::Arrange { done }, Outcome::Piece(piece)) => {
                let field = self.open.layout.arranging[usize::from(done)];
                self.open.boxed
                    [piece.box_index().expect("checked: only pieces with a coffee are arranged")] -= 1;
                self.open.market[field.index()] = Cell::of(Content::Piece(piece));
                tell(events, OpenEvent::PieceArranged { field, piece });
                match self.open.next_to_arrange(usize::from(done) + 1) {
                    Some(done) => self.open.frame = Frame::Arrange { done },
                    None if self.open.arrangement == Market::Players => self.open.find_start(events),
                    None => self.open.frame = Frame::Arrange { done: FIRST_SACK as u8 },
                }
            }
            (Frame::Arrange { done }, Outcome::Sack(coffee)) => {
                let field = self.open.layout.arranging[usize::from(done)];
                self.bag[coffee] -= 1;
                self.open.market[field.index()] = Cell::sack(coffee);
                self.open.frame = if usize::from(done) + 1 == MARKET_FIELDS {
                    Frame::Deal { dealt: 0 }
                } else {
                    Frame::Arrange { done: done + 1 }
                };
                tell(events, OpenEvent::SackArranged { field, coffee });
            }
            (Frame::Deal { dealt }, Outcome::Deal(coffee)) => {
                let seat = self.open.dealt_to(dealt);
                self.bag[coffee] -= 1;
                self.stocks[seat.index()][coffee] += 1;
                events.happened(Event::Dealt { seat, coffee });
                if dealt + 1 < SACKS_DEALT {
                    self.open.frame = Frame::Deal { dealt: dealt + 1 };
                } else if self.open.arrangement == Market::Players {
                    self.open.frame = Frame::ArrangePiece;
                } else {
                    self.open.find_start(events);
                }
            }
            (Frame::Start, Outcome::Start(seat)) => {
                self.open.start(seat, events);
            }
            (Frame::Draw { field }, Outcome::Bag(coffee)) => {
                self.bag[coffee] -= 1;
                self.open.market[field.index()] = Cell::sack(coffee);
                tell(events, OpenEvent::SackDrawn { coffee, field });
                self.open.end_turn(events);
            }
            (frame, outcome) => unreachable!("checked: `{outcome}` answers {frame:?}"),
        }
    }

    /// G5.2: the sack fills the emptied field; the active seat may build.
    fn advance_block<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        let Frame::Blockade { coffee, field, .. } = self.open.frame else { return wrong_frame() };
        self.stocks[seat.index()][coffee] -= 1;
        self.open.market[field.index()] = Cell::sack(coffee);
        tell(events, OpenEvent::Blocked { seat, coffee, field });
        if self.open.marker_meets() {
            self.open.finish(End::MarkerAfterBlockade, events);
        } else {
            self.open.frame = Frame::MayBuild;
        }
    }

    /// G5.2: the next seat is asked; after the last one points are counted.
    fn advance_decline<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        let Frame::Blockade { asked, coffee, field } = self.open.frame else { return wrong_frame() };
        tell(events, OpenEvent::Declined(seat));
        let next = asked.left(self.open.n_seats());
        if next != self.open.active {
            self.open.frame = Frame::Blockade { asked: next, coffee, field };
            return;
        }
        let scoring = self.open.scoring(coffee);
        for seat in Seat::all(self.open.n_seats()) {
            let gain = scoring.yields[seat.index()];
            if gain.points() > 0 {
                self.open.points[seat.index()] += gain.points();
                let (workers, ships, points) = (gain.workers, gain.ships, gain.points());
                tell(events, OpenEvent::Scored { seat, coffee, workers, ships, points });
            }
        }
        if self.open.marker_meets() {
            return self.open.finish(End::MarkerAfterPoints, events);
        }
        let leaving = self.open.leaving(coffee, scoring.earning);
        let mut harbours = leaving.iter();
        match (harbours.next(), harbours.next()) {
            (Some(_), Some(_)) => self.open.frame = Frame::Sail { coffee, harbours: leaving, field },
            (only, _) => {
                if let Some(harbour) = only {
                    self.open.sail(harbour, coffee, events);
                }
                self.ask_for_sack(field, events);
            }
        }
    }

    fn advance_sail<W: Witness<Event>>(&mut self, harbour: Harbour, events: &mut W) {
        let Frame::Sail { coffee, field, .. } = self.open.frame else { return wrong_frame() };
        self.open.sail(harbour, coffee, events);
        self.ask_for_sack(field, events);
    }

    /// G5.5: from the seat's own stock, else from the bag, else the field stays empty.
    fn ask_for_sack<W: Witness<Event>>(&mut self, field: MarketField, events: &mut W) {
        if self.stocks[self.open.active.index()].total() > 0 {
            self.open.frame = Frame::Lay { field };
        } else if self.bag.total() > 0 {
            self.open.frame = Frame::Draw { field };
        } else {
            self.open.end_turn(events);
        }
    }

    fn advance_lay<W: Witness<Event>>(&mut self, coffee: Coffee, events: &mut W) {
        let Frame::Lay { field } = self.open.frame else { return wrong_frame() };
        let seat = self.open.active;
        self.stocks[seat.index()][coffee] -= 1;
        self.open.market[field.index()] = Cell::sack(coffee);
        tell(events, OpenEvent::SackLaid { seat, coffee, field });
        self.open.end_turn(events);
    }
}

impl Open {
    /// G1.3: the seat that gets the sack with this number.
    pub(crate) fn dealt_to(&self, number: u8) -> Seat {
        Seat::new(usize::from(number) % self.n_seats()).expect("seats go round")
    }

    /// G1.2: the piece in hand lies there, and the next seat goes on.
    fn advance_at<W: Witness<Event>>(&mut self, field: MarketField, events: &mut W) {
        let Frame::ArrangeField { piece } = self.frame else { return wrong_frame() };
        self.market[field.index()] = Cell::of(Content::Piece(piece));
        tell(events, OpenEvent::PieceLaidOut { seat: self.active, field, piece });
        if self.boxed == [0; COLOURED_PIECES] {
            return self.find_start(events);
        }
        self.active = self.active.left(self.n_seats());
        self.frame = Frame::ArrangePiece;
    }

    /// G1.2: chance lays out the other pieces.
    fn advance_lot<W: Witness<Event>>(&mut self, events: &mut W) {
        tell(events, OpenEvent::LeftToLot(self.active));
        let done = self.next_to_arrange(0).expect("a piece in the box has a field");
        self.active = Seat::new(0).expect("every table has a first seat");
        self.frame = Frame::Arrange { done };
    }

    /// G1.2: the first empty field for a piece from this place in the order of arranging on.
    fn next_to_arrange(&self, from: usize) -> Option<u8> {
        let empty = |&place: &usize| self.market[self.layout.arranging[place].index()] == Cell::EMPTY;
        (from..FIRST_SACK).find(empty).map(|place| place as u8)
    }

    /// G1.5: chance draws who starts, or the players have agreed on a seat.
    fn find_start<W: Witness<Event>>(&mut self, events: &mut W) {
        match self.first {
            First::Lot => {
                self.active = Seat::new(0).expect("every table has a first seat");
                self.frame = Frame::Start;
            }
            First::Seat(seat) => self.start(seat, events),
        }
    }

    fn start<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        self.active = seat;
        self.frame = Frame::SetBuyer;
        tell(events, OpenEvent::Started(seat));
    }

    /// G2.1: along the ring; the fourth step costs.
    fn advance_move<W: Witness<Event>>(&mut self, steps: u8, events: &mut W) {
        let seat = self.active;
        let paid = if steps > FREE_STEPS { EXTRA_STEP_PRICE } else { 0 };
        self.pay(paid);
        let from = self.buyer.expect("in a turn the buyer is on the ring");
        let space = (from + steps) % RING_SPACES as u8;
        self.buyer = Some(space);
        self.frame = Frame::Choose;
        tell(events, OpenEvent::BuyerStands { seat, space, paid });
    }

    /// G2.2, G5.2: nothing, or nothing more after a blockade. Only the first counts as an idle turn (G6.3).
    fn advance_nothing<W: Witness<Event>>(&mut self, events: &mut W) {
        tell(events, OpenEvent::DidNothing(self.active));
        self.idle = self.idle.saturating_add(u8::from(self.frame == Frame::Choose));
        self.end_turn(events);
    }

    /// G3.1: the piece leaves the market for the hand.
    fn advance_take<W: Witness<Event>>(&mut self, field: MarketField, events: &mut W) {
        let Frame::Take { emptied } = self.frame else { return wrong_frame() };
        let Content::Piece(piece) = self.on_market(field) else { return wrong_frame() };
        self.market[field.index()] = Cell::EMPTY;
        self.idle = 0;
        self.frame = Frame::Place { piece, emptied: emptied.with(field) };
        tell(events, OpenEvent::PieceTaken { seat: self.active, field, piece });
    }

    /// G3.1, G4: a worker or a hut joins the group of the active seat.
    fn advance_plant<W: Witness<Event>>(&mut self, field: Field, events: &mut W) {
        let Frame::Place { piece, .. } = self.frame else { return wrong_frame() };
        let index = self.layout.index(field);
        let (coffee, price) = match piece {
            Piece::Worker(coffee) => (coffee, self.layout.worker_price_at(index)),
            Piece::Hut(coffee) => (coffee, self.layout.hut_price_at(index)),
            Piece::Ship(_) | Piece::Road => return wrong_frame(),
        };
        self.grown[coffee.index()] |= 1 << index;
        self.owned[self.active.index()] |= 1 << index;
        self.placed(piece, Spot::Field(field), price, events);
    }

    /// G4.6: to the cheapest free berth.
    fn advance_ship<W: Witness<Event>>(&mut self, harbour: Harbour, events: &mut W) {
        let Frame::Place { piece: piece @ Piece::Ship(coffee), .. } = self.frame else {
            return wrong_frame();
        };
        let berth = self.n_ships(harbour.index());
        self.ships[harbour.index()][berth] = Some(coffee);
        let price = u16::from(self.layout.berth_price[berth]);
        self.placed(piece, Spot::Harbour(harbour), price, events);
    }

    /// G4.5: to its segment, free of charge.
    fn advance_road<W: Witness<Event>>(&mut self, segment: Segment, events: &mut W) {
        let number = self.layout.segment_index(segment).expect("checked: the board has the segment");
        self.roads.insert(number);
        self.placed(Piece::Road, Spot::Segment(segment), 0, events);
    }

    /// G3.1: paid at once; after the third piece building is over.
    #[inline]
    fn placed<W: Witness<Event>>(&mut self, piece: Piece, spot: Spot, price: u16, events: &mut W) {
        let Frame::Place { emptied, .. } = self.frame else { return wrong_frame() };
        self.pay(price);
        tell(events, OpenEvent::Placed { seat: self.active, piece, spot, price });
        self.frame = Frame::Take { emptied };
        if emptied.fields().len() == MOST_PIECES {
            self.advance_done(events);
        }
    }

    /// G3.3: roads fill the emptied fields for as long as there are any.
    fn advance_done<W: Witness<Event>>(&mut self, events: &mut W) {
        let Frame::Take { emptied } = self.frame else { return wrong_frame() };
        for &field in emptied.fields() {
            if self.road_supply == 0 {
                break;
            }
            self.road_supply -= 1;
            self.market[field.index()] = Cell::ROAD;
            tell(events, OpenEvent::RoadLaidOut(field));
        }
        self.end_turn(events);
    }

    /// G5.1: to the track, and 8 centavos; then the others are asked, from the left (G5.2).
    fn advance_sack<W: Witness<Event>>(&mut self, field: MarketField, events: &mut W) {
        let Content::Sack(coffee) = self.on_market(field) else { return wrong_frame() };
        let seat = self.active;
        self.market[field.index()] = Cell::EMPTY;
        self.track |= (coffee.index() as u128) << (3 * self.n_track);
        self.n_track += 1;
        self.idle = 0;
        self.money[seat.index()] += SACK_INCOME;
        self.bank -= SACK_INCOME as i16;
        tell(events, OpenEvent::SackTaken { seat, field, coffee, space: self.meeting_space() });
        self.frame = Frame::Blockade { asked: seat.left(self.n_seats()), coffee, field };
    }

    /// G5.4: the ship on the cheapest berth leaves for the box; those behind it move up.
    fn sail<W: Witness<Event>>(&mut self, harbour: Harbour, coffee: Coffee, events: &mut W) {
        let berths = &mut self.ships[harbour.index()];
        let Some(berth) = berths.iter().position(|&ship| ship == Some(coffee)) else { return wrong_frame() };
        berths.copy_within(berth + 1.., berth);
        berths[BERTHS - 1] = None;
        self.boxed[Piece::Ship(coffee).box_index().expect("a ship has a coffee")] += 1;
        tell(events, OpenEvent::Sailed { harbour, coffee });
    }

    #[inline]
    fn pay(&mut self, price: u16) {
        self.money[self.active.index()] -= price;
        self.bank += price as i16;
    }

    /// The next seat's turn, unless a safety end (G6.3) has come.
    fn end_turn<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.idle > 0 && self.most_idle().is_some_and(|most| self.idle >= most) {
            return self.finish(End::Idle, events);
        }
        if self.layout.sack_fields.iter().all(|field| !self.market[field.index()].is_sack()) {
            return self.finish(End::NoSackLeft, events);
        }
        self.active = self.active.left(self.n_seats());
        self.turns = self.turns.saturating_add(1);
        self.frame = Frame::Move;
    }

    fn finish<W: Witness<Event>>(&mut self, end: End, events: &mut W) {
        self.frame = Frame::Over { end };
        tell(events, OpenEvent::Ended(end));
    }
}

#[inline(always)]
fn tell<W: Witness<Event>>(events: &mut W, event: OpenEvent) {
    events.happened(Event::Open(event));
}

/// Steps are checked before they are carried out, so an answer always meets its question.
#[cold]
fn wrong_frame() {
    unreachable!("a checked step answers the open question")
}
