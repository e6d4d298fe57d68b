//! The state: what lies open on the table, and the secret sacks.

use table::{Awaits, MAX_SEATS, Seat, SetupError};

use crate::bits::{SegmentSet, ones};
use crate::board::LayoutRef;
use crate::catalog::{
    BERTHS, COLOURED_PIECES, Cell, Coffee, Content, Counts, MARKET_FIELDS, MOST_HARBOURS, Piece,
    SACKS_PER_COFFEE, START_MONEY,
};
use crate::frame::Frame;
use crate::legal::FIRST_SACK;
use crate::places::{Field, Harbour, Line, MarketField, Segment};
use crate::setup::{First, IdleEnd, Market, Roads, Setup, Track};

/// A game of Guatemala Café.
///
/// Equal states have the same board by content, the same pieces in the same places (the order of the sacks on the
/// track included), the same money and points, and the same question open.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Guatemala {
    pub(crate) open: Open,
    /// The secret sacks of each seat.
    pub(crate) stocks: [Counts; MAX_SEATS],
    /// The sacks in the bag; before the deal, all that are not on the market.
    pub(crate) bag: Counts,
}

/// All that lies open on the table: the same for every viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) layout: LayoutRef,
    /// The fields with workers and huts of each coffee, as bits.
    pub(crate) grown: [u128; 5],
    /// The fields with workers and huts of each seat, as bits.
    pub(crate) owned: [u128; MAX_SEATS],
    /// The coffees of the sacks on the track, three bits each, the first at the low end.
    pub(crate) track: u128,
    /// The roads laid on the plantation board.
    pub(crate) roads: SegmentSet,
    pub(crate) frame: Frame,
    pub(crate) money: [u16; MAX_SEATS],
    pub(crate) points: [u16; MAX_SEATS],
    /// What the bank has taken in, less what it has paid out since the start.
    pub(crate) bank: i16,
    pub(crate) market: [Cell; MARKET_FIELDS],
    /// Ships by harbour, on the cheapest berths without a gap.
    pub(crate) ships: [[Option<Coffee>; BERTHS]; MOST_HARBOURS],
    /// Pieces in the box: not yet on a free market, or ships that left the game.
    pub(crate) boxed: [u8; COLOURED_PIECES],
    pub(crate) n_track: u8,
    pub(crate) road_supply: u8,
    pub(crate) n_roads: Roads,
    /// How the market was arranged.
    pub(crate) arrangement: Market,
    /// Who was to start.
    pub(crate) first: First,
    /// When idle turns end the game.
    pub(crate) idle_end: IdleEnd,
    /// The last space of the point track.
    pub(crate) track_end: Track,
    /// The ring space of the buyer, once it is set.
    pub(crate) buyer: Option<u8>,
    /// Whose turn it is; before the start, seat 0, or the seat that lays out a piece.
    pub(crate) active: Seat,
    /// Turns in a row in which nobody took anything; as many as can be counted, if no number ends the game.
    pub(crate) idle: u8,
    /// Turns that are over, as many as can be counted.
    pub(crate) turns: u16,
}

impl Guatemala {
    /// The table before the first step.
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
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

    /// What lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The set-up this game began with.
    pub fn setup(&self) -> Setup {
        self.open.setup()
    }

    /// The secret sacks of a seat. Not for anybody else's eyes: bots and clients get views.
    pub fn stock(&self, seat: Seat) -> Counts {
        self.stocks[seat.index()]
    }

    /// The sacks in the bag (before the deal is over, all that are still to be dealt).
    pub fn bag(&self) -> Counts {
        self.bag
    }
}

impl Open {
    /// The board.
    #[inline]
    pub fn layout(&self) -> &LayoutRef {
        &self.layout
    }

    /// The set-up this game began with.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.n_seats(),
            market: self.arrangement,
            first: self.first,
            track: self.track_end,
            roads: self.n_roads,
            idle_end: self.idle_end,
            board: self.layout.choice.clone(),
        }
    }

    /// How many seats play.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.layout.n_seats()
    }

    /// The open question.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who acts next.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        match self.frame {
            Frame::Arrange { .. } | Frame::Deal { .. } | Frame::Start | Frame::Draw { .. } => Awaits::Chance,
            Frame::SetBuyer => Awaits::Seat(self.right_of_active()),
            Frame::Blockade { asked, .. } => Awaits::Seat(asked),
            Frame::Over { .. } => Awaits::Nobody,
            _ => Awaits::Seat(self.active),
        }
    }

    /// G1.5: the seat to the right of the active one.
    pub(crate) fn right_of_active(&self) -> Seat {
        Seat::all(self.n_seats())
            .find(|seat| seat.left(self.n_seats()) == self.active)
            .expect("every seat is to the left of one")
    }

    /// The money of a seat.
    pub fn money(&self, seat: Seat) -> u16 {
        self.money[seat.index()]
    }

    /// The points of a seat.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The ring space (from 0) of the buyer, once it is set.
    pub fn buyer(&self) -> Option<u8> {
        self.buyer
    }

    /// The line the buyer looks along, once it is set.
    pub fn line(&self) -> Option<Line> {
        self.buyer.map(|space| self.layout.line(space))
    }

    /// What lies on a market field.
    pub fn on_market(&self, field: MarketField) -> Content {
        self.market[field.index()].content()
    }

    /// The workers and the hut of a seat's group of a coffee: fields, with what stands there.
    pub fn group(&self, seat: Seat, coffee: Coffee) -> impl Iterator<Item = (Field, Piece)> {
        let layout = &*self.layout;
        ones(self.group_mask(seat, coffee)).map(move |field| {
            let hut = layout.sites >> field & 1 != 0;
            (layout.field(field), if hut { Piece::Hut(coffee) } else { Piece::Worker(coffee) })
        })
    }

    /// G4.1: whether the seat's claim for this coffee lies on the board.
    pub fn has_claimed(&self, seat: Seat, coffee: Coffee) -> bool {
        self.group_mask(seat, coffee) != 0
    }

    /// What stands on a plantation field, and whose it is.
    pub fn on_field(&self, field: Field) -> Option<(Seat, Piece)> {
        let bit = self.layout.bit(field);
        let seat = Seat::all(self.n_seats()).find(|seat| self.owned[seat.index()] & bit != 0)?;
        let coffee = Coffee::ALL.into_iter().find(|coffee| self.grown[coffee.index()] & bit != 0)?;
        let hut = self.layout.sites & bit != 0;
        Some((seat, if hut { Piece::Hut(coffee) } else { Piece::Worker(coffee) }))
    }

    /// The ships of a harbour, cheapest berth first.
    pub fn ships(&self, harbour: Harbour) -> impl Iterator<Item = Coffee> {
        self.ships[harbour.index()].into_iter().flatten()
    }

    /// The laid roads, in order.
    pub fn roads(&self) -> impl Iterator<Item = Segment> {
        self.roads.iter().map(|number| self.layout.segment(number))
    }

    /// The laid roads as bits, by the places of their segments in [`crate::Layout::segments`].
    #[inline]
    pub fn road_bits(&self) -> [u64; 3] {
        self.roads.words()
    }

    /// Whether a road lies there.
    pub fn has_road(&self, segment: Segment) -> bool {
        self.layout.segment_index(segment).is_some_and(|number| self.roads.contains(number))
    }

    /// Roads still in the supply.
    pub fn road_supply(&self) -> u8 {
        self.road_supply
    }

    /// Roads in the game.
    pub fn n_roads(&self) -> u8 {
        self.n_roads.number()
    }

    /// The last space of the point track.
    pub fn track_end(&self) -> u8 {
        self.track_end.last()
    }

    /// The sacks on the track, the first laid first.
    pub fn track(&self) -> impl Iterator<Item = Coffee> {
        (0..self.n_track).map(|place| Coffee::at((self.track >> (3 * place) & 7) as usize))
    }

    /// G6.1: the space of the last sack on the track; with none, the space behind the track.
    pub fn meeting_space(&self) -> u16 {
        u16::from(self.track_end.last()) + 1 - u16::from(self.n_track)
    }

    /// G1.2: whether pieces are still to come onto the market.
    pub fn is_arranging(&self) -> bool {
        match self.frame {
            Frame::Arrange { .. } | Frame::ArrangePiece | Frame::ArrangeField { .. } => true,
            // The seats arrange the pieces when they know their sacks.
            Frame::Deal { .. } => self.arrangement == Market::Players,
            _ => false,
        }
    }

    /// Pieces of a kind in the box: not yet on a free market, or ships that left the game. Roads are never there.
    pub fn in_box(&self, piece: Piece) -> u8 {
        piece.box_index().map_or(0, |index| self.boxed[index])
    }

    /// Market fields for pieces that are empty, as bits by [`MarketField::index`].
    pub(crate) fn empty_fields(&self) -> u128 {
        let pieces = self.layout.arranging[..FIRST_SACK].iter();
        let empty = pieces.filter(|field| self.market[field.index()] == Cell::EMPTY);
        empty.fold(0, |bits, field| bits | 1 << field.index())
    }

    /// G6.3: how many idle turns in a row end the game, if they do.
    #[inline]
    pub fn most_idle(&self) -> Option<u8> {
        self.idle_end.rounds().map(|rounds| rounds * self.n_seats() as u8)
    }

    /// Ships of a coffee that left the game (while a free market is arranged: not yet on it).
    pub fn ships_in_box(&self, coffee: Coffee) -> u8 {
        self.boxed[10 + coffee.index()]
    }

    /// Turns that are over.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// The round, from 1: every seat has one turn in each, beginning with the starting seat.
    pub fn round(&self) -> u16 {
        self.turns / self.n_seats() as u16 + 1
    }

    /// Turns in a row in which nobody took anything.
    pub fn idle_turns(&self) -> u8 {
        self.idle
    }

    /// Net income of the bank since the start.
    pub fn bank(&self) -> i16 {
        self.bank
    }

    /// Sacks that everybody sees: on the market and on the track.
    pub fn seen_sacks(&self) -> Counts {
        let mut seen = Counts::default();
        for field in self.layout.sack_fields {
            if let Content::Sack(coffee) = self.on_market(field) {
                seen[coffee] += 1;
            }
        }
        for coffee in self.track() {
            seen[coffee] += 1;
        }
        seen
    }

    /// Sacks that lie hidden somewhere: in the bag or with the seats.
    pub fn hidden_sacks(&self) -> Counts {
        let seen = self.seen_sacks();
        let mut hidden = Counts::default();
        for coffee in Coffee::ALL {
            hidden[coffee] = SACKS_PER_COFFEE - seen[coffee];
        }
        hidden
    }

    /// The fields of a group, as bits by [`crate::Layout::index`].
    #[inline(always)]
    pub fn group_mask(&self, seat: Seat, coffee: Coffee) -> u128 {
        self.grown[coffee.index()] & self.owned[seat.index()]
    }

    /// All occupied plantation fields, as bits by [`crate::Layout::index`].
    #[inline(always)]
    pub fn occupied(&self) -> u128 {
        self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3]
    }

    /// The next free berth of a harbour: how many ships lie there.
    #[inline]
    pub(crate) fn n_ships(&self, harbour: usize) -> usize {
        self.ships[harbour].iter().filter(|berth| berth.is_some()).count()
    }
}
