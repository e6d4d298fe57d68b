//! What may be chosen and drawn, as a set that can be counted, listed and picked from without a list.
//!
//! [`crate::legal`] says what is allowed and why not; this says the same by masks, and the laws hold both together.

use table::{Awaits, Dealer, Seat};

use crate::action::{Action, Outcome};
use crate::bits::{SegmentSet, nth_bit, nth_bit_wide, ones};
use crate::catalog::{
    BERTHS, Cell, Coffee, Content, Counts, EXTRA_STEP_PRICE, FREE_STEPS, MARKET_FIELDS, MARKET_SIDE,
    MOST_STEPS, Piece, RING_SPACES, SACKS_PER_COFFEE,
};
use crate::frame::Frame;
use crate::legal::FIRST_SACK;
use crate::places::{Harbour, MarketField};
use crate::state::{Guatemala, Open};

/// The legal choices of one question.
pub(crate) enum Choices {
    /// Kinds of pieces in the box, as bits; and the rest by lot.
    Kinds(u16),
    /// Empty fields of the market, as bits.
    EmptyFields(u128),
    /// Every space of the ring.
    Spaces,
    /// One to this many steps.
    Steps(u8),
    /// Build or not, sacks (places in the line as bits), nothing.
    Turn { build: bool, sacks: u16, line: [MarketField; MARKET_SIDE] },
    /// Pieces (places in the line as bits), and whether building may end.
    Pieces { places: u16, done: bool, line: [MarketField; MARKET_SIDE] },
    /// Fields for a worker.
    Workers(u128),
    /// Sites for a hut.
    Huts(u128),
    /// Harbours for a ship, as bits.
    Ships(u8),
    /// Segments for a road.
    Roads(SegmentSet),
    /// Whether blocking is possible; declining always is.
    Answer { block: bool },
    /// Harbours from which a ship may leave, as bits.
    Leaving(u8),
    /// Coffees of one's own sacks, as bits.
    Sacks(u8),
    /// Nobody is asked.
    None,
}

impl Choices {
    /// What the awaited seat may choose; `stock` is its own.
    #[inline]
    pub(crate) fn of(open: &Open, stock: &Counts) -> Choices {
        match open.frame {
            Frame::ArrangePiece => {
                let kind = |bits, (index, &n): (usize, &u8)| bits | u16::from(n > 0) << index;
                Choices::Kinds(open.boxed.iter().enumerate().fold(0, kind))
            }
            Frame::ArrangeField { .. } => Choices::EmptyFields(open.empty_fields()),
            Frame::SetBuyer => Choices::Spaces,
            Frame::Move => {
                let rich = open.money[open.active.index()] >= EXTRA_STEP_PRICE;
                Choices::Steps(if rich { MOST_STEPS } else { FREE_STEPS })
            }
            Frame::Choose => {
                let line = line_of(open);
                let sacks = places(line, |field| open.market[field.index()].is_sack());
                Choices::Turn { build: can_build(open), sacks, line: *line }
            }
            Frame::MayBuild => Choices::Turn { build: can_build(open), sacks: 0, line: *line_of(open) },
            Frame::Take { emptied } => Choices::Pieces {
                places: placeable_in_line(open),
                done: !emptied.fields().is_empty(),
                line: *line_of(open),
            },
            Frame::Place { piece, .. } => match piece {
                Piece::Worker(coffee) => Choices::Workers(worker_fields(open, open.active, coffee)),
                Piece::Hut(coffee) => Choices::Huts(hut_sites(open, open.active, coffee)),
                Piece::Ship(_) => Choices::Ships(ship_harbours(open)),
                Piece::Road => Choices::Roads(open.layout.open_segments.without(&open.roads)),
            },
            Frame::Blockade { coffee, .. } => Choices::Answer { block: stock[coffee] > 0 },
            Frame::Sail { harbours, .. } => Choices::Leaving(harbours.bits()),
            Frame::Lay { .. } => Choices::Sacks(stock.present()),
            Frame::Arrange { .. }
            | Frame::Deal { .. }
            | Frame::Start
            | Frame::Draw { .. }
            | Frame::Over { .. } => Choices::None,
        }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        match self {
            Choices::Kinds(kinds) => kinds.count_ones() + 1,
            Choices::EmptyFields(fields) => fields.count_ones(),
            Choices::Spaces => RING_SPACES as u32,
            Choices::Steps(most) => u32::from(*most),
            Choices::Turn { build, sacks, .. } => u32::from(*build) + sacks.count_ones() + 1,
            Choices::Pieces { places, done, .. } => places.count_ones() + u32::from(*done),
            Choices::Workers(fields) | Choices::Huts(fields) => fields.count_ones(),
            Choices::Ships(harbours) | Choices::Leaving(harbours) => harbours.count_ones(),
            Choices::Roads(segments) => segments.len(),
            Choices::Answer { block } => u32::from(*block) + 1,
            Choices::Sacks(coffees) => coffees.count_ones(),
            Choices::None => 0,
        }
    }

    /// The choice with this number, in order. Precondition: `number` is below the length.
    #[inline]
    pub(crate) fn nth(&self, open: &Open, number: u32) -> Action {
        match self {
            Choices::Kinds(kinds) if number < kinds.count_ones() => {
                Action::Arrange(Piece::coloured_at(nth_bit(u64::from(*kinds), number) as usize))
            }
            Choices::Kinds(_) => Action::Lot,
            Choices::EmptyFields(fields) => {
                Action::At(MarketField::at(nth_bit_wide(*fields, number) as usize))
            }
            Choices::Spaces => Action::Buyer(number as u8),
            Choices::Steps(_) => Action::Move(number as u8 + 1),
            Choices::Turn { build, sacks, line } => match number.checked_sub(u32::from(*build)) {
                None => Action::Build,
                Some(left) if left < sacks.count_ones() => {
                    Action::Sack(line[nth_bit(u64::from(*sacks), left) as usize])
                }
                Some(_) => Action::Nothing,
            },
            Choices::Pieces { places, line, .. } => {
                if number < places.count_ones() {
                    Action::Take(line[nth_bit(u64::from(*places), number) as usize])
                } else {
                    Action::Done
                }
            }
            Choices::Workers(fields) => {
                Action::Worker(open.layout.field(nth_bit_wide(*fields, number) as usize))
            }
            Choices::Huts(fields) => Action::Hut(open.layout.field(nth_bit_wide(*fields, number) as usize)),
            Choices::Ships(harbours) => {
                Action::Ship(Harbour::at(nth_bit(u64::from(*harbours), number) as usize))
            }
            Choices::Roads(segments) => Action::Road(open.layout.segment(segments.nth(number))),
            Choices::Answer { block } => {
                if *block && number == 0 {
                    Action::Block
                } else {
                    Action::Decline
                }
            }
            Choices::Leaving(harbours) => {
                Action::Sail(Harbour::at(nth_bit(u64::from(*harbours), number) as usize))
            }
            Choices::Sacks(coffees) => Action::Lay(Coffee::at(nth_bit(u64::from(*coffees), number) as usize)),
            Choices::None => unreachable!("nobody is asked, so nothing can be picked"),
        }
    }

    /// Adds all, in order.
    pub(crate) fn list(&self, open: &Open, into: &mut Vec<Action>) {
        match self {
            Choices::Workers(fields) => {
                into.extend(ones(*fields).map(|field| Action::Worker(open.layout.field(field))));
            }
            Choices::Roads(segments) => {
                into.extend(segments.iter().map(|number| Action::Road(open.layout.segment(number))));
            }
            _ => into.extend((0..self.len()).map(|number| self.nth(open, number))),
        }
    }
}

impl Guatemala {
    pub(crate) fn list_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.open.awaits() == Awaits::Seat(seat) {
            Choices::of(&self.open, &self.stocks[seat.index()]).list(&self.open, into);
        }
    }

    #[inline]
    pub(crate) fn draw_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        let choices = Choices::of(&self.open, &self.stocks[seat.index()]);
        let number = dealer.below(choices.len());
        choices.nth(&self.open, number)
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
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
            Frame::Start => into.extend(Seat::all(self.open.n_seats()).map(|seat| (Outcome::Start(seat), 1))),
            Frame::Draw { .. } => from(self.bag, Outcome::Bag),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn draw_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
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
                let number = dealer.below(self.open.n_seats() as u32) as usize;
                Outcome::Start(Seat::new(number).expect("below the number of seats"))
            }
            Frame::Draw { .. } => Outcome::Bag(from(self.bag)),
            frame => unreachable!("chance is not asked: {frame:?}"),
        }
    }

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

#[inline(always)]
fn line_of(open: &Open) -> &[MarketField; MARKET_SIDE] {
    let space = open.buyer.expect("in a turn the buyer is on the ring");
    &open.layout.lines[usize::from(space)]
}

/// The places of the line for which something holds, as bits.
#[inline(always)]
fn places(line: &[MarketField; MARKET_SIDE], mut holds: impl FnMut(MarketField) -> bool) -> u16 {
    line.iter().enumerate().fold(0, |bits, (place, &field)| bits | u16::from(holds(field)) << place)
}

/// G3.1: the places of the buyer's line with a piece that can be placed and paid.
#[inline]
pub(crate) fn placeable_in_line(open: &Open) -> u16 {
    // By code of the cell: whether it was looked at, and what was found.
    let (mut known, mut fits) = (0u32, 0u32);
    places(line_of(open), |field| {
        let cell = open.market[field.index()];
        let bit = 1 << cell.code();
        if cell.is_piece() && known & bit == 0 {
            known |= bit;
            fits |= if can_place_cell(open, cell) { bit } else { 0 };
        }
        fits & bit != 0
    })
}

/// G3.1: whether the line has a piece that can be placed and paid.
#[inline]
fn can_build(open: &Open) -> bool {
    let mut known = 0u32;
    line_of(open).iter().any(|field| {
        let cell = open.market[field.index()];
        let bit = 1 << cell.code();
        let fresh = cell.is_piece() && known & bit == 0;
        known |= bit;
        fresh && can_place_cell(open, cell)
    })
}

#[inline]
fn can_place_cell(open: &Open, cell: Cell) -> bool {
    match cell.content() {
        Content::Piece(piece) => can_place(open, piece),
        Content::Empty | Content::Sack(_) => false,
    }
}

/// G3.1: whether the active seat can place and pay this piece somewhere.
#[inline]
pub(crate) fn can_place(open: &Open, piece: Piece) -> bool {
    match piece {
        Piece::Worker(coffee) => worker_fields(open, open.active, coffee) != 0,
        Piece::Hut(coffee) => hut_sites(open, open.active, coffee) != 0,
        Piece::Ship(_) => ship_harbours(open) != 0,
        Piece::Road => !open.layout.open_segments.without(&open.roads).is_empty(),
    }
}

/// G4.2 to G4.4, G3.2: the fields where a worker of the seat may stand.
#[inline]
fn worker_fields(open: &Open, seat: Seat, coffee: Coffee) -> u128 {
    let layout = &*open.layout;
    let grown = open.grown[coffee.index()];
    let free = layout.worker_fields(open.money[seat.index()]) & !open.occupied();
    if grown == 0 {
        return free;
    }
    let group = grown & open.owned[seat.index()];
    let apart = free & !layout.next_to(grown ^ group);
    if group == 0 { apart } else { apart & layout.next_to(group) }
}

/// G4.1 to G4.4, G3.2: the sites where a hut of the seat may stand.
#[inline]
fn hut_sites(open: &Open, seat: Seat, coffee: Coffee) -> u128 {
    let layout = &*open.layout;
    let grown = open.grown[coffee.index()];
    let free = layout.hut_sites(open.money[seat.index()]) & !open.occupied();
    if grown == 0 {
        return free;
    }
    let group = grown & open.owned[seat.index()];
    if group & layout.sites != 0 {
        return 0;
    }
    let apart = free & !layout.next_to(grown ^ group);
    if group == 0 { apart } else { apart & layout.next_to(group) }
}

/// G4.6, G3.2: the open harbours with a free berth the seat can pay, as bits.
#[inline]
fn ship_harbours(open: &Open) -> u8 {
    let layout = &*open.layout;
    let money = open.money[open.active.index()];
    (0..layout.n_harbours).fold(0, |bits, harbour| {
        let berth = open.n_ships(harbour);
        let fits = berth < BERTHS && u16::from(layout.berth_price[berth]) <= money;
        bits | u8::from(fits) << harbour
    }) & layout.open_harbours
}
