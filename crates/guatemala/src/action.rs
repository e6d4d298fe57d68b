//! Actions and outcomes, and how they are written.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{ParseError, Seat, WordReader};

use crate::catalog::{Coffee, Piece};
use crate::places::{Field, Harbour, MarketField, Segment, read_number};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `arrange worker black`: lay this piece on the market.
    Arrange(Piece),
    /// `lot`: leave the other pieces to the lot.
    Lot,
    /// `at r3c7`: the piece goes to this field of the market.
    At(MarketField),
    /// `buyer 17`: set the buyer on this ring space (0 to 35).
    Buyer(u8),
    /// `move 2`: move the buyer this many spaces.
    Move(u8),
    /// `build`: take pieces from the line.
    Build,
    /// `sack r3c7`: take this sack from the line.
    Sack(MarketField),
    /// `nothing`: leave it at that.
    Nothing,
    /// `take r1c2`: take this piece from the line.
    Take(MarketField),
    /// `done`: end building.
    Done,
    /// `worker d7`: the worker in hand goes to this field.
    Worker(Field),
    /// `hut d7`: the hut in hand goes to this site.
    Hut(Field),
    /// `ship 3`: the ship in hand goes to this harbour.
    Ship(Harbour),
    /// `road 4.8-5.8`: the road in hand goes to this segment.
    Road(Segment),
    /// `block`: lay a sack of the same coffee and stop the scoring.
    Block,
    /// `decline`: let the scoring happen.
    Decline,
    /// `sail 3`: of the ships on equally cheap berths, the one in this harbour leaves.
    Sail(Harbour),
    /// `lay white`: lay this sack of one's own on the emptied field.
    Lay(Coffee),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Arrange(piece) => write!(f, "arrange {piece}"),
            Action::Lot => write!(f, "lot"),
            Action::At(field) => write!(f, "at {field}"),
            Action::Buyer(space) => write!(f, "buyer {space}"),
            Action::Move(steps) => write!(f, "move {steps}"),
            Action::Build => write!(f, "build"),
            Action::Sack(field) => write!(f, "sack {field}"),
            Action::Nothing => write!(f, "nothing"),
            Action::Take(field) => write!(f, "take {field}"),
            Action::Done => write!(f, "done"),
            Action::Worker(field) => write!(f, "worker {field}"),
            Action::Hut(field) => write!(f, "hut {field}"),
            Action::Ship(harbour) => write!(f, "ship {harbour}"),
            Action::Road(segment) => write!(f, "road {segment}"),
            Action::Block => write!(f, "block"),
            Action::Decline => write!(f, "decline"),
            Action::Sail(harbour) => write!(f, "sail {harbour}"),
            Action::Lay(coffee) => write!(f, "lay {coffee}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let action = match words.next() {
            Some("arrange") => Action::Arrange(read_piece(&mut words)?),
            Some("lot") => Action::Lot,
            Some("at") => Action::At(words.read("a market field")?),
            Some("buyer") => Action::Buyer(number(&mut words, "a ring space (0 to 35)")?),
            Some("move") => Action::Move(number(&mut words, "a number of steps (1 to 4)")?),
            Some("build") => Action::Build,
            Some("sack") => Action::Sack(words.read("a market field")?),
            Some("nothing") => Action::Nothing,
            Some("take") => Action::Take(words.read("a market field")?),
            Some("done") => Action::Done,
            Some("worker") => Action::Worker(words.read("a plantation field")?),
            Some("hut") => Action::Hut(words.read("a plantation field")?),
            Some("ship") => Action::Ship(words.read("a harbour")?),
            Some("road") => Action::Road(words.read("a segment")?),
            Some("block") => Action::Block,
            Some("decline") => Action::Decline,
            Some("sail") => Action::Sail(words.read("a harbour")?),
            Some("lay") => Action::Lay(words.read("a coffee")?),
            _ => {
                let expected = "arrange, lot, at, buyer, move, build, sack, nothing, take, done, worker, hut, ship, road, block, \
                                decline, sail or lay";
                return Err(ParseError::new(expected, text));
            }
        };
        words.end()?;
        Ok(action)
    }
}

fn number(words: &mut WordReader, expected: &str) -> Result<u8, ParseError> {
    read_number(words.next().unwrap_or(""), expected)
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `piece worker black`: this piece lies on the next field of a free market.
    Piece(Piece),
    /// `sack black`: this sack lies on the next sack field of a free market.
    Sack(Coffee),
    /// `deal black`: the next secret sack.
    Deal(Coffee),
    /// `start seat2`: this seat starts.
    Start(Seat),
    /// `bag black`: this sack comes out of the bag.
    Bag(Coffee),
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Piece(piece) => write!(f, "piece {piece}"),
            Outcome::Sack(coffee) => write!(f, "sack {coffee}"),
            Outcome::Deal(coffee) => write!(f, "deal {coffee}"),
            Outcome::Start(seat) => write!(f, "start {seat}"),
            Outcome::Bag(coffee) => write!(f, "bag {coffee}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let outcome = match words.next() {
            Some("piece") => Outcome::Piece(read_piece(&mut words)?),
            Some("sack") => Outcome::Sack(words.read("a coffee")?),
            Some("deal") => Outcome::Deal(words.read("a coffee")?),
            Some("start") => Outcome::Start(words.read("a seat")?),
            Some("bag") => Outcome::Bag(words.read("a coffee")?),
            _ => return Err(ParseError::new("piece, sack, deal, start or bag", text)),
        };
        words.end()?;
        Ok(outcome)
    }
}

fn read_piece(words: &mut WordReader) -> Result<Piece, ParseError> {
    match words.next() {
        Some("worker") => Ok(Piece::Worker(words.read("a coffee")?)),
        Some("hut") => Ok(Piece::Hut(words.read("a coffee")?)),
        Some("ship") => Ok(Piece::Ship(words.read("a coffee")?)),
        Some("road") => Ok(Piece::Road),
        found => Err(ParseError::new("worker, hut, ship or road", found.unwrap_or(""))),
    }
}

impl FromStr for Piece {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let piece = read_piece(&mut words)?;
        words.end()?;
        Ok(piece)
    }
}
