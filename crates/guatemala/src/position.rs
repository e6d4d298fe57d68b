//! Positions: any situation as plain data that can be written by hand, and read back only if it is possible.

use std::fmt::{self, Display};

use table::{MAX_SEATS, Seat, SetupError};

use crate::audit::{conserved, fits_frame};
use crate::bits::SegmentSet;
use crate::catalog::{
    BERTHS, COLOURED_PIECES, Cell, Coffee, Content, Counts, MARKET_FIELDS, MOST_HARBOURS, Piece, SACKS,
    SACKS_DEALT, SACKS_PER_COFFEE, START_MONEY,
};
use crate::frame::{End, Frame};
use crate::places::{Field, Harbour, MarketField, Segment};
use crate::setup::{IdleEnd, Setup};
use crate::state::{Guatemala, Open};

/// Any situation of a game.
///
/// Ships that lie nowhere have left the game; all other pieces must lie somewhere. How money and points came
/// about is not asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The set-up.
    pub setup: Setup,
    /// The open question.
    pub frame: Frame,
    /// Whose turn it is (before the start: seat 0).
    pub active: Seat,
    /// The ring space of the buyer, once it is set.
    pub buyer: Option<u8>,
    /// Turns in a row in which nobody took anything.
    pub idle_turns: u8,
    /// Turns that are over; only the number of the round follows from it.
    pub turns: u16,
    /// The market in reading order; [`MarketField::index`] is the place.
    pub market: [Content; MARKET_FIELDS],
    /// What each seat has.
    pub seats: Vec<SeatPosition>,
    /// Workers and huts on the plantation board.
    pub plants: Vec<Plant>,
    /// The ships of each harbour, cheapest berth first.
    pub ships: Vec<Vec<Coffee>>,
    /// The roads on the plantation board.
    pub roads: Vec<Segment>,
    /// Roads in the supply.
    pub road_supply: u8,
    /// The sacks on the track, the first laid first.
    pub track: Vec<Coffee>,
    /// The sacks in the bag (before the deal is over: all that are still to come).
    pub bag: Counts,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatPosition {
    /// Its money.
    pub money: u16,
    /// Its points.
    pub points: u16,
    /// Its secret sacks.
    pub sacks: Counts,
}

/// A worker or hut on the plantation board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plant {
    /// Whose it is.
    pub seat: Seat,
    /// A worker or a hut.
    pub piece: Piece,
    /// Where it stands.
    pub field: Field,
}

/// Why a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The set-up itself is wrong.
    Setup(SetupError),
    /// There must be one entry for each seat.
    Seats {
        /// Seats of the set-up.
        needed: usize,
        /// Entries found.
        found: usize,
    },
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// A seat cannot have that much.
    TooMuch(Seat),
    /// Only workers and huts stand on fields.
    NoPlant(Piece, Field),
    /// The board has no such field.
    NoSuchField(Field),
    /// Two things stand on one field.
    FieldTwice(Field),
    /// A worker stands on a hut site.
    WorkerOnSite(Field),
    /// A hut stands where no site is.
    NoSite(Field),
    /// A hut stands on a site closed with three seats.
    SiteClosed(Field),
    /// A group has two huts.
    TwoHuts(Seat, Coffee),
    /// A group is not in one piece.
    GroupApart(Seat, Coffee),
    /// Groups of one coffee touch.
    GroupsTouch(Coffee, Field),
    /// The board has no such segment.
    NoSuchSegment(Segment),
    /// Two roads lie on one segment.
    RoadTwice(Segment),
    /// A road lies on a segment closed with three seats.
    SegmentClosed(Segment),
    /// There must be at most one entry for each harbour.
    Harbours {
        /// Harbours of the board.
        most: usize,
        /// Entries found.
        found: usize,
    },
    /// A ship lies in a harbour closed with three seats.
    HarbourClosed(Harbour),
    /// More ships than berths.
    HarbourFull(Harbour),
    /// A cheaper berth is free.
    BerthSkipped(Harbour),
    /// A sack lies on a market field that is no sack field.
    SackOffItsField(MarketField),
    /// A piece lies on a sack field.
    PieceOnSackField(MarketField),
    /// A market field is empty that would have been filled.
    EmptyField(MarketField),
    /// More sacks on the track than there are.
    TrackTooLong(usize),
    /// The number of a piece is wrong.
    Pieces {
        /// Which.
        piece: Piece,
        /// How many there are.
        needed: u32,
        /// How many were found.
        found: u32,
    },
    /// The number of sacks of a coffee is wrong.
    Sacks {
        /// Which.
        coffee: Coffee,
        /// How many there are.
        needed: u32,
        /// How many were found.
        found: u32,
    },
    /// The open question does not fit.
    Question(&'static str),
    /// The game would have ended.
    WouldBeOver(End),
}

impl Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Setup(error) => write!(f, "{error}"),
            PositionError::Seats { needed, found } => {
                write!(f, "{needed} seats play, but {found} are described")
            }
            PositionError::NoSuchSeat(seat) => write!(f, "the table has no {seat}"),
            PositionError::TooMuch(seat) => {
                write!(f, "{seat} cannot have that much money or that many points")
            }
            PositionError::NoPlant(piece, field) => write!(f, "a {piece} cannot stand on {field}"),
            PositionError::NoSuchField(field) => write!(f, "the board has no field {field}"),
            PositionError::FieldTwice(field) => write!(f, "two pieces stand on {field}"),
            PositionError::WorkerOnSite(field) => write!(f, "a worker stands on the hut site {field}"),
            PositionError::NoSite(field) => write!(f, "a hut stands on {field}, which is no hut site"),
            PositionError::SiteClosed(field) => write!(f, "the site {field} is closed with three seats"),
            PositionError::TwoHuts(seat, coffee) => write!(f, "the {coffee} group of {seat} has two huts"),
            PositionError::GroupApart(seat, coffee) => {
                write!(f, "the {coffee} group of {seat} is not connected")
            }
            PositionError::GroupsTouch(coffee, field) => write!(f, "two {coffee} groups touch at {field}"),
            PositionError::NoSuchSegment(segment) => write!(f, "the board has no segment {segment}"),
            PositionError::RoadTwice(segment) => write!(f, "two roads lie on {segment}"),
            PositionError::SegmentClosed(segment) => {
                write!(f, "the segment {segment} is closed with three seats")
            }
            PositionError::Harbours { most, found } => {
                write!(f, "the board has {most} harbours, but {found} are described")
            }
            PositionError::HarbourClosed(harbour) => {
                write!(f, "harbour {harbour} is closed with three seats")
            }
            PositionError::HarbourFull(harbour) => write!(f, "harbour {harbour} has only three berths"),
            PositionError::BerthSkipped(harbour) => write!(f, "harbour {harbour} has a free cheaper berth"),
            PositionError::SackOffItsField(field) => write!(f, "{field} is no sack field"),
            PositionError::PieceOnSackField(field) => write!(f, "{field} is for sacks alone"),
            PositionError::EmptyField(field) => write!(f, "{field} would have been filled"),
            PositionError::TrackTooLong(found) => write!(f, "{found} sacks cannot lie on the track"),
            PositionError::Pieces { piece, needed, found } => {
                write!(f, "there must be {needed} × {piece}, but {found} were found")
            }
            PositionError::Sacks { coffee, needed, found } => {
                write!(f, "there must be {needed} {coffee} sacks, but {found} were found")
            }
            PositionError::Question(what) => write!(f, "{what}"),
            PositionError::WouldBeOver(end) => write!(f, "the game would be over: {end}"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::MarkerAfterPoints => "a marker has met the sacks",
            End::MarkerAfterBlockade => "a marker has met the sacks after a blockade",
            End::NoSackLeft => "no sack is left on the market",
            End::Idle => "nobody took anything for full rounds",
        })
    }
}

/// More money or points than any game can bring; keeps sums small.
const MOST_COUNTED: u16 = 5_000;

impl Guatemala {
    /// The state a position describes, or why there is no such state.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let layout = position.setup.layout().map_err(PositionError::Setup)?;
        let n_seats = layout.n_seats();
        if position.seats.len() != n_seats {
            return Err(PositionError::Seats { needed: n_seats, found: position.seats.len() });
        }
        let mut state = Guatemala {
            open: Open {
                layout,
                grown: [0; 5],
                owned: [0; MAX_SEATS],
                track: 0,
                roads: SegmentSet::EMPTY,
                frame: position.frame,
                money: [0; MAX_SEATS],
                points: [0; MAX_SEATS],
                bank: 0,
                market: position.market.map(Cell::of),
                ships: [[None; BERTHS]; MOST_HARBOURS],
                boxed: [0; COLOURED_PIECES],
                n_track: position.track.len() as u8,
                road_supply: position.road_supply,
                n_roads: position.setup.roads,
                arrangement: position.setup.market,
                first: position.setup.first,
                idle_end: position.setup.idle_end,
                track_end: position.setup.track,
                buyer: position.buyer,
                active: position.active,
                idle: position.idle_turns,
                turns: position.turns,
            },
            stocks: [Counts::default(); MAX_SEATS],
            bag: position.bag,
        };
        let open = &mut state.open;
        for (seat, described) in Seat::all(n_seats).zip(&position.seats) {
            if described.money > MOST_COUNTED || described.points > MOST_COUNTED {
                return Err(PositionError::TooMuch(seat));
            }
            open.money[seat.index()] = described.money;
            open.points[seat.index()] = described.points;
            open.bank += START_MONEY as i16 - described.money as i16;
            state.stocks[seat.index()] = described.sacks;
        }
        if position.turns > MOST_COUNTED && position.setup.idle_end != IdleEnd::Off {
            return Err(PositionError::Question("no game has that many turns"));
        }
        if position.track.len() > usize::from(SACKS) {
            return Err(PositionError::TrackTooLong(position.track.len()));
        }
        for (place, coffee) in position.track.iter().enumerate() {
            open.track |= (coffee.index() as u128) << (3 * place);
        }
        let all_sacks = position.seats.iter().map(|seat| &seat.sacks).chain([&position.bag]);
        for (coffee, count) in all_sacks.flat_map(|sacks| Coffee::ALL.into_iter().zip(sacks.0)) {
            if count > SACKS_PER_COFFEE {
                let (needed, found) = (u32::from(SACKS_PER_COFFEE), u32::from(count));
                return Err(PositionError::Sacks { coffee, needed, found });
            }
        }
        open.plant(&position.plants)?;
        open.lay(&position.roads)?;
        open.moor(&position.ships)?;
        open.fill_box();
        conserved(&state)?;
        fits_frame(&state)?;
        Ok(state)
    }

    /// The position of this state.
    pub fn to_position(&self) -> Position {
        let open = &self.open;
        let mut plants = Vec::new();
        for coffee in Coffee::ALL {
            for seat in Seat::all(open.n_seats()) {
                plants.extend(open.group(seat, coffee).map(|(field, piece)| Plant { seat, piece, field }));
            }
        }
        let seat_position = |seat: Seat| SeatPosition {
            money: open.money(seat),
            points: open.points(seat),
            sacks: self.stocks[seat.index()],
        };
        Position {
            setup: self.setup(),
            frame: open.frame,
            active: open.active,
            buyer: open.buyer,
            idle_turns: open.idle,
            turns: open.turns,
            market: open.market.map(Cell::content),
            seats: Seat::all(open.n_seats()).map(seat_position).collect(),
            plants,
            ships: (0..open.layout.n_harbours)
                .map(|index| open.ships(Harbour::at(index)).collect())
                .collect(),
            roads: open.roads().collect(),
            road_supply: open.road_supply,
            track: open.track().collect(),
            bag: self.bag,
        }
    }
}

impl Open {
    fn plant(&mut self, plants: &[Plant]) -> Result<(), PositionError> {
        for &Plant { seat, piece, field } in plants {
            let layout = &*self.layout;
            let bit = layout.bit(field);
            if seat.index() >= self.n_seats() {
                return Err(PositionError::NoSuchSeat(seat));
            }
            let site = layout.sites & bit != 0;
            let coffee = match piece {
                _ if bit == 0 => return Err(PositionError::NoSuchField(field)),
                _ if self.occupied() & bit != 0 => return Err(PositionError::FieldTwice(field)),
                Piece::Worker(_) if site => return Err(PositionError::WorkerOnSite(field)),
                Piece::Hut(_) if !site => return Err(PositionError::NoSite(field)),
                Piece::Worker(coffee) | Piece::Hut(coffee) => coffee,
                Piece::Ship(_) | Piece::Road => return Err(PositionError::NoPlant(piece, field)),
            };
            self.grown[coffee.index()] |= bit;
            self.owned[seat.index()] |= bit;
        }
        Ok(())
    }

    fn lay(&mut self, roads: &[Segment]) -> Result<(), PositionError> {
        for &segment in roads {
            let number = self.layout.segment_index(segment).ok_or(PositionError::NoSuchSegment(segment))?;
            if self.roads.contains(number) {
                return Err(PositionError::RoadTwice(segment));
            }
            self.roads.insert(number);
        }
        Ok(())
    }

    fn moor(&mut self, ships: &[Vec<Coffee>]) -> Result<(), PositionError> {
        if ships.len() > self.layout.n_harbours {
            return Err(PositionError::Harbours { most: self.layout.n_harbours, found: ships.len() });
        }
        for (index, ships) in ships.iter().enumerate() {
            if ships.len() > BERTHS {
                return Err(PositionError::HarbourFull(Harbour::at(index)));
            }
            for (berth, &coffee) in ships.iter().enumerate() {
                self.ships[index][berth] = Some(coffee);
            }
        }
        Ok(())
    }

    /// What lies nowhere is in the box: ships that left, or all that a free market still waits for.
    fn fill_box(&mut self) {
        let arranging = self.is_arranging();
        for (index, piece) in Piece::coloured().enumerate() {
            let cell = Cell::of(Content::Piece(piece));
            let on_market = self.market.iter().filter(|&&other| other == cell).count();
            let in_harbours =
                self.ships.iter().flatten().flatten().filter(|&&ship| Piece::Ship(ship) == piece).count();
            let in_hand = matches!(
                self.frame,
                Frame::Place { piece: held, .. } | Frame::ArrangeField { piece: held } if held == piece
            );
            let found = (on_market + in_harbours + usize::from(in_hand)) as u8;
            if arranging || matches!(piece, Piece::Ship(_)) {
                self.boxed[index] = piece.in_the_game().unwrap_or(0).saturating_sub(found);
            }
        }
    }
}

/// Writing positions by hand: each of these keeps every piece in one place.
impl Position {
    /// The first turn of seat 0 on the printed market, buyer on ring space 0, sacks dealt in the order of coffees.
    pub fn start(setup: &Setup) -> Result<Position, SetupError> {
        let layout = setup.layout()?;
        let mut bag = Counts::each(SACKS_PER_COFFEE);
        let printed = layout.printed_sacks();
        let mut seats = vec![SeatPosition { money: START_MONEY, ..Default::default() }; setup.seats];
        for coffee in Coffee::ALL {
            bag[coffee] -= printed[coffee];
        }
        for number in 0..usize::from(SACKS_DEALT) {
            let most =
                Coffee::ALL.into_iter().rev().max_by_key(|&coffee| bag[coffee]).unwrap_or(Coffee::Black);
            bag[most] -= 1;
            seats[number % setup.seats].sacks[most] += 1;
        }
        Ok(Position {
            setup: setup.clone(),
            frame: Frame::Move,
            active: Seat::all(setup.seats).next().expect("two seats or more"),
            buyer: Some(0),
            idle_turns: 0,
            turns: 0,
            market: std::array::from_fn(|index| layout.printed(MarketField::at(index))),
            seats,
            plants: Vec::new(),
            ships: vec![Vec::new(); layout.n_harbours],
            roads: Vec::new(),
            road_supply: setup.roads.number(),
            track: Vec::new(),
            bag,
        })
    }

    /// Takes this piece off the market, the first in reading order, and fills the field with a road.
    fn off_market(&mut self, piece: Piece) {
        if let Some(content) = self.market.iter_mut().find(|content| **content == Content::Piece(piece)) {
            *content = Content::Empty;
            if self.road_supply > 0 {
                self.road_supply -= 1;
                *content = Content::Piece(Piece::Road);
            }
        }
    }

    /// A worker or hut of a seat stands there; it comes from the market.
    pub fn plant(&mut self, seat: Seat, piece: Piece, field: Field) -> &mut Self {
        self.off_market(piece);
        self.plants.push(Plant { seat, piece, field });
        self
    }

    /// A ship lies on the next berth of that harbour; it comes from the market.
    pub fn moor(&mut self, harbour: Harbour, coffee: Coffee) -> &mut Self {
        self.off_market(Piece::Ship(coffee));
        self.ships[harbour.index()].push(coffee);
        self
    }

    /// A road lies there; it comes from the supply.
    pub fn pave(&mut self, segment: Segment) -> &mut Self {
        self.road_supply = self.road_supply.saturating_sub(1);
        self.roads.push(segment);
        self
    }

    /// This many sacks lie on the track; they come from the seats with most sacks, then from the bag.
    pub fn fill_track(&mut self, n_sacks: usize) -> &mut Self {
        while self.track.len() < n_sacks {
            let richest =
                self.seats.iter_mut().map(|seat| &mut seat.sacks).rev().max_by_key(|sacks| sacks.total());
            let sacks = match richest {
                Some(sacks) if sacks.total() > 0 => sacks,
                _ => &mut self.bag,
            };
            let Some(coffee) = Coffee::ALL.into_iter().rev().max_by_key(|&coffee| sacks[coffee]) else {
                break;
            };
            if sacks[coffee] == 0 {
                break;
            }
            sacks[coffee] -= 1;
            self.track.push(coffee);
        }
        self
    }
}
