//! What a record says about the source of its chance, so that the draws can be verified after the game.
//!
//! Only the texts are at home here: what they mean, and how draws follow from them, belongs to the crate `fair`.

use std::fmt::{self, Display};

use crate::notation::ParseError;
use crate::seat::Seat;

/// The longest contribution of a seat, in bytes. The shortest has one.
pub const MAX_CONTRIBUTION: usize = 64;

/// What was pledged before the first draw, and the secret once it is revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pledge {
    /// What the table published before anybody contributed.
    pub commitment: [u8; 32],
    /// What seats added to chance, lowest seat first; a seat that added nothing is left out.
    pub contributions: Vec<(Seat, Vec<u8>)>,
    /// The secret behind the commitment. A record has it only when the game is over or was aborted.
    pub secret: Option<[u8; 32]>,
}

impl Pledge {
    /// How many lines it has before the steps.
    pub(crate) fn n_head_lines(&self) -> usize {
        1 + self.contributions.len()
    }

    /// The lines before the steps.
    pub(crate) fn write_head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "commitment {}", hex::encode(self.commitment))?;
        for (seat, bytes) in &self.contributions {
            writeln!(f, "contribution {seat} {}", hex::encode(bytes))?;
        }
        Ok(())
    }

    /// The line after everything else.
    pub(crate) fn write_foot(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.secret {
            Some(secret) => writeln!(f, "secret {}", hex::encode(secret)),
            None => Ok(()),
        }
    }

    /// A pledge that begins with what follows `commitment `.
    pub(crate) fn read(commitment: &str) -> Result<Pledge, ParseError> {
        let commitment = read_32(commitment, "`commitment <64 hexadecimal digits>`")?;
        Ok(Pledge { commitment, contributions: Vec::new(), secret: None })
    }

    /// Adds what follows `contribution `, at a table with this number of seats.
    pub(crate) fn read_contribution(&mut self, text: &str, n_seats: usize) -> Result<(), Wrong> {
        let expected = "`contribution seatN <hexadecimal digits>`";
        let wrong = || ParseError::new(expected, text);
        let (seat, digits) = text.split_once(' ').ok_or_else(wrong)?;
        let seat: Seat = seat.parse()?;
        let bytes = hex::decode(digits).map_err(|_| wrong())?;
        if seat.index() >= n_seats {
            return Err(Wrong::NoSuchSeat(seat, n_seats));
        }
        if bytes.is_empty() || bytes.len() > MAX_CONTRIBUTION {
            return Err(Wrong::Length(bytes.len()));
        }
        match self.contributions.last() {
            Some((before, _)) if *before >= seat => Err(Wrong::Order(*before, seat)),
            _ => {
                self.contributions.push((seat, bytes));
                Ok(())
            }
        }
    }

    /// Takes what follows `secret `.
    pub(crate) fn read_secret(&mut self, text: &str) -> Result<(), ParseError> {
        self.secret = Some(read_32(text, "`secret <64 hexadecimal digits>`")?);
        Ok(())
    }
}

fn read_32(text: &str, expected: &'static str) -> Result<[u8; 32], ParseError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseError::new(expected, text))?;
    Ok(bytes)
}

/// What is wrong with a contribution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    Text(ParseError),
    NoSuchSeat(Seat, usize),
    Length(usize),
    Order(Seat, Seat),
}

impl From<ParseError> for Wrong {
    fn from(error: ParseError) -> Wrong {
        Wrong::Text(error)
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Text(error) => error.fmt(f),
            Wrong::NoSuchSeat(seat, n_seats) => write!(f, "there is no {seat} at a table of {n_seats}"),
            Wrong::Length(n_bytes) => {
                write!(f, "a contribution has 1 to {MAX_CONTRIBUTION} bytes, not {n_bytes}")
            }
            Wrong::Order(before, seat) => {
                write!(f, "{seat} after {before}: a seat contributes once, lowest seat first")
            }
        }
    }
}
