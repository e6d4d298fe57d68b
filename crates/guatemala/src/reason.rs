//! Why a step is refused.

use std::fmt::{self, Display};

use table::{Awaits, Refusal, RuleRef, Seat};

use crate::catalog::{Coffee, Piece};
use crate::frame::Frame;
use crate::places::{Field, Harbour, Line, MarketField, Segment};

/// Why a step is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Somebody else acts next.
    NotAwaited(Awaits),
    /// Another question is open.
    OtherQuestion(Question),
    /// The ring has no such space.
    NoSuchSpace(u8),
    /// The buyer goes one to four spaces.
    NoSuchMove(u8),
    /// The fourth step is too dear.
    FourthStepTooDear(u16),
    /// The field is not in the buyer's line.
    NotInLine(MarketField, Line),
    /// No sack lies there.
    NoSackThere(MarketField),
    /// No piece lies there.
    NoPieceThere(MarketField),
    /// The piece cannot be placed and paid.
    CannotBePlaced(Piece),
    /// No piece of the line can be placed and paid.
    NothingToBuild(Line),
    /// Building means at least one piece.
    NothingTakenYet,
    /// The piece in hand is another one.
    OtherPieceInHand(Piece),
    /// The plantation board has no such field.
    NoSuchField(Field),
    /// Something stands there.
    FieldTaken(Field),
    /// A worker never stands on a hut site.
    WorkerOnSite(Field),
    /// A hut stands on a site only.
    NoSite(Field),
    /// The site is closed with three seats.
    SiteClosed(Field),
    /// The group has its hut.
    SecondHut(Coffee),
    /// The field does not touch the seat's group.
    ApartFromGroup(Field, Coffee),
    /// The site does not touch a worker of the seat's group.
    ApartFromWorkers(Field, Coffee),
    /// The field touches another seat's group of the same coffee.
    TouchesOther(Field, Coffee, Seat),
    /// More than the seat has.
    TooDear {
        /// The price.
        price: u16,
        /// What the seat has.
        money: u16,
    },
    /// The board has no such segment.
    NoSuchSegment(Segment),
    /// The segment is closed with three seats.
    SegmentClosed(Segment),
    /// A road lies there.
    RoadThere(Segment),
    /// The board has no such harbour.
    NoSuchHarbour(Harbour),
    /// The harbour is closed with three seats.
    HarbourClosed(Harbour),
    /// All berths are taken.
    HarbourFull(Harbour),
    /// The seat has no such sack.
    NoSuchSack(Coffee),
    /// The ship there is not one of the tied ones.
    NotTied(Harbour),
    /// Nothing like that is left to come.
    NoneLeft(Piece),
    /// No such sack is left to come.
    NoSackLeft(Coffee),
    /// The bordered sack fields show each coffee once.
    CoffeeShown(Coffee),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// That market field is for a sack.
    SackField(MarketField),
    /// Something lies on that market field.
    SomethingThere(MarketField),
}

impl Reason {
    pub(crate) fn under(self, rule: RuleRef) -> Refusal<Reason> {
        Refusal { reason: self, rule }
    }
}

/// The question that is open, in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What lies on the next market field.
    Arrange,
    /// Which piece a seat lays on the market.
    ArrangePiece,
    /// Where it lays that piece.
    ArrangeField,
    /// The next secret sack.
    Deal,
    /// Who starts.
    Start,
    /// Where the buyer begins.
    SetBuyer,
    /// How far the buyer goes.
    Move,
    /// Build, sack or nothing.
    Choose,
    /// Build or nothing, after a blockade.
    MayBuild,
    /// The next piece or the end of building.
    Take,
    /// Where the piece goes.
    Place,
    /// Block or decline.
    Blockade,
    /// Which ship leaves.
    Sail,
    /// Which sack is laid.
    Lay,
    /// Which sack comes out of the bag.
    Draw,
    /// None: the game is over.
    Over,
}

impl Question {
    /// The question of a frame.
    pub fn of(frame: Frame) -> Question {
        match frame {
            Frame::Arrange { .. } => Question::Arrange,
            Frame::ArrangePiece => Question::ArrangePiece,
            Frame::ArrangeField { .. } => Question::ArrangeField,
            Frame::Deal { .. } => Question::Deal,
            Frame::Start => Question::Start,
            Frame::SetBuyer => Question::SetBuyer,
            Frame::Move => Question::Move,
            Frame::Choose => Question::Choose,
            Frame::MayBuild => Question::MayBuild,
            Frame::Take { .. } => Question::Take,
            Frame::Place { .. } => Question::Place,
            Frame::Blockade { .. } => Question::Blockade,
            Frame::Sail { .. } => Question::Sail,
            Frame::Lay { .. } => Question::Lay,
            Frame::Draw { .. } => Question::Draw,
            Frame::Over { .. } => Question::Over,
        }
    }
}

impl Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Question::Arrange => "what lies on the next market field",
            Question::ArrangePiece => "which piece to lay on the market",
            Question::ArrangeField => "where on the market the piece goes",
            Question::Deal => "which sack is dealt",
            Question::Start => "who starts",
            Question::SetBuyer => "where the buyer begins",
            Question::Move => "how far the buyer goes",
            Question::Choose => "whether to build, take a sack or do nothing",
            Question::MayBuild => "whether to build after the blockade",
            Question::Take => "which piece to take",
            Question::Place => "where the piece in hand goes",
            Question::Blockade => "whether to block",
            Question::Sail => "which ship leaves",
            Question::Lay => "which sack to lay",
            Question::Draw => "which sack comes out of the bag",
            Question::Over => "nothing: the game is over",
        })
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotAwaited(awaits) => write!(f, "{awaits} is to act"),
            Reason::OtherQuestion(question) => write!(f, "the question is {question}"),
            Reason::NoSuchSpace(space) => write!(f, "the ring has spaces 0 to 35, not {space}"),
            Reason::NoSuchMove(steps) => write!(f, "the buyer goes 1 to 4 spaces, not {steps}"),
            Reason::FourthStepTooDear(money) => write!(f, "the fourth step costs 2, the seat has {money}"),
            Reason::NotInLine(field, line) => write!(f, "{field} is not in the buyer's line {line}"),
            Reason::NoSackThere(field) => write!(f, "no sack lies on {field}"),
            Reason::NoPieceThere(field) => write!(f, "no piece lies on {field}"),
            Reason::CannotBePlaced(piece) => write!(f, "the {piece} cannot be placed and paid"),
            Reason::NothingToBuild(line) => write!(f, "no piece of the line {line} can be placed and paid"),
            Reason::NothingTakenYet => write!(f, "building means taking at least one piece"),
            Reason::OtherPieceInHand(piece) => write!(f, "the piece in hand is a {piece}"),
            Reason::NoSuchField(field) => write!(f, "the board has no field {field}"),
            Reason::FieldTaken(field) => write!(f, "{field} is taken"),
            Reason::WorkerOnSite(field) => write!(f, "{field} is a hut site, no place for a worker"),
            Reason::NoSite(field) => write!(f, "{field} is no hut site"),
            Reason::SiteClosed(field) => write!(f, "the site {field} is closed with three seats"),
            Reason::SecondHut(coffee) => write!(f, "the {coffee} group has its hut"),
            Reason::ApartFromGroup(field, coffee) => write!(f, "{field} does not touch the {coffee} group"),
            Reason::ApartFromWorkers(field, coffee) => {
                write!(f, "{field} does not touch a worker of the {coffee} group")
            }
            Reason::TouchesOther(field, coffee, seat) => {
                write!(f, "{field} touches the {coffee} group of {seat}")
            }
            Reason::TooDear { price, money } => write!(f, "it costs {price}, the seat has {money}"),
            Reason::NoSuchSegment(segment) => write!(f, "the board has no segment {segment}"),
            Reason::SegmentClosed(segment) => write!(f, "the segment {segment} is closed with three seats"),
            Reason::RoadThere(segment) => write!(f, "a road lies on {segment}"),
            Reason::NoSuchHarbour(harbour) => write!(f, "the board has no harbour {harbour}"),
            Reason::HarbourClosed(harbour) => write!(f, "harbour {harbour} is closed with three seats"),
            Reason::HarbourFull(harbour) => write!(f, "harbour {harbour} is full"),
            Reason::NoSuchSack(coffee) => write!(f, "the seat has no {coffee} sack"),
            Reason::NotTied(harbour) => write!(f, "no ship of harbour {harbour} is among the cheapest"),
            Reason::NoneLeft(piece) => write!(f, "no {piece} is left to lay out"),
            Reason::NoSackLeft(coffee) => write!(f, "no {coffee} sack is left"),
            Reason::CoffeeShown(coffee) => write!(f, "a bordered field shows {coffee} already"),
            Reason::NoSuchSeat(seat) => write!(f, "the table has no {seat}"),
            Reason::SackField(field) => write!(f, "{field} is for a sack"),
            Reason::SomethingThere(field) => write!(f, "something lies on {field}"),
        }
    }
}
