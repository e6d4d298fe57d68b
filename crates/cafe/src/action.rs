//! What a seat may choose and what chance may bring, with their notation.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, WordReader};

use crate::card::CardId;
use crate::catalog::Colour;
use crate::grid::{Pos, Turn};

/// What a seat may choose. The variants follow the course of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take 17`, `take 17 pay yellow`: take a card of the display, with a bean for its cup (C2.1, C2.2, C6.4); or
    /// `take S2`, a start card (C1.3).
    Take {
        /// The card.
        card: CardId,
        /// The bean paid, if the cup costs one.
        pay: Option<Colour>,
    },
    /// `discard 17`: no card can be paid, so one is thrown away (C2.4).
    Discard(CardId),
    /// `bid yellow`: lay one more bean of the warehouse on the bid (C6.2).
    Bid(Colour),
    /// `stand`: the bid is complete (C6.2).
    Stand,
    /// `pass`: leave the auction (C6.1).
    Pass,
    /// `keep yellow at 2,1`: put a bean of the bid on an empty ship (C6.5).
    Keep {
        /// The bean.
        colour: Colour,
        /// The ship.
        at: Pos,
    },
    /// `keep none`: let the rest of the bid go (C6.5).
    KeepNone,
    /// `place -1,1 turn 2`: lay the card with its upper left square there, after this many quarter turns (C3.1).
    Place {
        /// The upper left square of the card as it will lie.
        at: Pos,
        /// Quarter turns clockwise.
        turn: Turn,
    },
    /// `drop`: the card fits nowhere and is thrown away (C3.2).
    Drop,
    /// `produce 0,0`: beans for every empty field of the group whose first square this is (C4.4).
    Produce(Pos),
    /// `grow red`: the colour of the next batch (C7.3).
    Grow(Colour),
    /// `dry 2,0 brown`: all brown beans from the fields to this drying square (C4.5).
    Dry {
        /// The drying square.
        at: Pos,
        /// Which beans.
        colour: Colour,
    },
    /// `roast 2,1 brown`: all brown beans from the drying squares to this roasting square (C4.6).
    Roast {
        /// The roasting square.
        at: Pos,
        /// Which beans.
        colour: Colour,
    },
    /// `stop`: this drying or roasting is enough (C4.5, C4.6).
    Stop,
    /// `deliver 2,1`: lift the beans of this roasting square (C4.7).
    Deliver(Pos),
    /// `deliver all`: lift the beans of every roasting square (C4.7).
    DeliverAll,
    /// `send yellow to 3,1`: a lifted bean to a café or an Espresso square (C4.7, C7.2).
    Send {
        /// The bean.
        colour: Colour,
        /// The café's first square, or the Espresso square.
        to: Pos,
    },
    /// `store`: the rest of the delivery to the warehouse (C4.7).
    Store,
    /// `clear 1,0`: the beans of a square back to the supply, free (C4.10).
    Clear(Pos),
    /// `end`: no more actions this round (C4.2).
    End,
    /// `exchange green`: after the last round, an Espresso bean becomes this colour (C7.2).
    Exchange(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { card, pay: None } => write!(f, "take {card}"),
            Action::Take { card, pay: Some(colour) } => write!(f, "take {card} pay {colour}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Bid(colour) => write!(f, "bid {colour}"),
            Action::Stand => f.write_str("stand"),
            Action::Pass => f.write_str("pass"),
            Action::Keep { colour, at } => write!(f, "keep {colour} at {at}"),
            Action::KeepNone => f.write_str("keep none"),
            Action::Place { at, turn } => write!(f, "place {at} turn {}", turn.quarters()),
            Action::Drop => f.write_str("drop"),
            Action::Produce(at) => write!(f, "produce {at}"),
            Action::Grow(colour) => write!(f, "grow {colour}"),
            Action::Dry { at, colour } => write!(f, "dry {at} {colour}"),
            Action::Roast { at, colour } => write!(f, "roast {at} {colour}"),
            Action::Stop => f.write_str("stop"),
            Action::Deliver(at) => write!(f, "deliver {at}"),
            Action::DeliverAll => f.write_str("deliver all"),
            Action::Send { colour, to } => write!(f, "send {colour} to {to}"),
            Action::Store => f.write_str("store"),
            Action::Clear(at) => write!(f, "clear {at}"),
            Action::End => f.write_str("end"),
            Action::Exchange(colour) => write!(f, "exchange {colour}"),
        }
    }
}

/// The forms an action can take, for messages.
const FORMS: &str = "an action (take, discard, bid, stand, pass, keep, place, drop, produce, grow, dry, roast, \
                     stop, deliver, send, store, clear, end, exchange)";

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let action = match words.next().unwrap_or("") {
            "take" => {
                let card = words.read("a card")?;
                let pay = match words.next() {
                    None => None,
                    Some("pay") => Some(words.read("a colour")?),
                    Some(other) => return Err(ParseError::new("`pay <colour>` or nothing", other)),
                };
                Action::Take { card, pay }
            }
            "discard" => Action::Discard(words.read("a card")?),
            "bid" => Action::Bid(words.read("a colour")?),
            "stand" => Action::Stand,
            "pass" => Action::Pass,
            "keep" if text == "keep none" => return Ok(Action::KeepNone),
            "keep" => {
                let colour = words.read("a colour or `none`")?;
                words.literal("at")?;
                Action::Keep { colour, at: words.read("a square")? }
            }
            "place" => {
                let at = words.read("a square")?;
                words.literal("turn")?;
                let quarters = words.next().unwrap_or("");
                let turn = quarters.parse().ok().and_then(Turn::new).filter(|_| quarters.len() == 1);
                Action::Place {
                    at,
                    turn: turn.ok_or_else(|| ParseError::new("0 to 3 quarter turns", quarters))?,
                }
            }
            "drop" => Action::Drop,
            "produce" => Action::Produce(words.read("a square")?),
            "grow" => Action::Grow(words.read("a colour")?),
            "dry" => Action::Dry { at: words.read("a square")?, colour: words.read("a colour")? },
            "roast" => Action::Roast { at: words.read("a square")?, colour: words.read("a colour")? },
            "stop" => Action::Stop,
            "deliver" if text == "deliver all" => return Ok(Action::DeliverAll),
            "deliver" => Action::Deliver(words.read("a square or `all`")?),
            "send" => {
                let colour = words.read("a colour")?;
                words.literal("to")?;
                Action::Send { colour, to: words.read("a square")? }
            }
            "store" => Action::Store,
            "clear" => Action::Clear(words.read("a square")?),
            "end" => Action::End,
            "exchange" => Action::Exchange(words.read("a colour")?),
            _ => return Err(ParseError::new(FORMS, text)),
        };
        words.end()?;
        Ok(action)
    }
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `promo P2`: this promo card comes in (C8.1).
    Promo(CardId),
    /// `box 05`: this plan card makes room for a promo card (C8.1).
    Box(CardId),
    /// `master 2`: this seat is the first master (C1.5).
    Master(Seat),
    /// `start S3`: the next seat begins with this card (C1.3).
    Start(CardId),
    /// `show 17`: this card comes onto the display (C2.1, C6.1).
    Show(CardId),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Promo(card) => write!(f, "promo {card}"),
            Outcome::Box(card) => write!(f, "box {card}"),
            Outcome::Master(seat) => write!(f, "master {}", seat.index()),
            Outcome::Start(card) => write!(f, "start {card}"),
            Outcome::Show(card) => write!(f, "show {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let outcome = match words.next().unwrap_or("") {
            "promo" => Outcome::Promo(words.read("a card")?),
            "box" => Outcome::Box(words.read("a card")?),
            "master" => {
                let number = words.next().unwrap_or("");
                let seat = format!("seat{number}").parse();
                Outcome::Master(seat.map_err(|_| ParseError::new("a seat number from 0 to 3", number))?)
            }
            "start" => Outcome::Start(words.read("a card")?),
            "show" => Outcome::Show(words.read("a card")?),
            _ => return Err(ParseError::new("an outcome (promo, box, master, start, show)", text)),
        };
        words.end()?;
        Ok(outcome)
    }
}
