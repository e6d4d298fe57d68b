//! Why a step is refused.

use std::fmt;

use table::{Awaits, Refusal, RuleRef, Seat};

use crate::card::CardId;
use crate::catalog::Colour;
use crate::grid::Pos;

/// Why a step is refused. Each use names the paragraph beside it: `Reason::….under(C3_1)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The sentences of `Display` below are the documentation.
pub enum Reason {
    NoSuchSeat(Seat),
    GameOver,
    NotAwaited { seat: Seat, awaits: Awaits },
    NotAsked(Question),
    NotDue,
    NotOnDisplay(CardId),
    NothingToPay(CardId),
    ShipsPay(CardId),
    AuctionPaid,
    MustPay(CardId),
    CannotPay(CardId),
    NoneInWarehouse(Colour),
    MayNotDecline,
    BidTooLow { bid: u16, needed: u16 },
    CannotReach { needed: u16 },
    BidBegun,
    NothingBid,
    NotInBid(Colour),
    NoEmptyShip(Pos),
    Covers { covers: usize },
    HidesLastCup,
    FitsSomewhere,
    NoPoints,
    NoSquare(Pos),
    NotOfKind { at: Pos, wanted: &'static str },
    NamedBy(Pos),
    GroupFull,
    Occupied(Pos),
    OtherGroup(Pos),
    NoneOnFields(Colour),
    NoneDrying(Colour),
    NothingThere(Pos),
    NothingRoasted,
    DeliverChosen,
    DeliverEverything,
    NotLifted(Colour),
    NotWanted { at: Pos, colour: Colour },
    StaysThere(Pos),
    HoldsNone(Pos),
    NoStartCard(CardId),
    NotDrawable(CardId),
}

impl Reason {
    pub(crate) fn under(self, rule: RuleRef) -> Refusal<Reason> {
        Refusal { reason: self, rule }
    }
}

/// The question a seat is asked at the moment: what it may answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Take a start card.
    Start,
    /// Take a card of the display.
    Take,
    /// Bid or pass.
    Bid,
    /// Add to the bid just begun, or stand.
    BidMore,
    /// Keep beans of the bid on ships.
    Keep,
    /// Place the card.
    Place,
    /// Choose an action.
    Act,
    /// Choose the colour of a batch.
    Grow,
    /// Go on drying, or stop.
    DryMore,
    /// Go on roasting, or stop.
    RoastMore,
    /// Say where the lifted beans go.
    Deliver,
    /// Choose what an Espresso bean becomes.
    Exchange,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Question::Start => "take one of the start cards left",
            Question::Take => "take a card of the display",
            Question::Bid => "bid or pass",
            Question::BidMore => "add beans to the bid, or stand",
            Question::Keep => "keep a bean of the bid on a ship, or none",
            Question::Place => "place the card first",
            Question::Act => "choose an action, or end",
            Question::Grow => "choose the colour of the batch",
            Question::DryMore => "dry more in the same group, or stop",
            Question::RoastMore => "roast more in the same group, or stop",
            Question::Deliver => "send the lifted beans, or store them",
            Question::Exchange => "choose a colour for an Espresso bean",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoSuchSeat(seat) => write!(f, "there is no {seat} at this table"),
            Reason::GameOver => write!(f, "the game is over"),
            Reason::NotAwaited { seat, awaits } => {
                write!(f, "{seat} is not to act now; it is up to {awaits}")
            }
            Reason::NotAsked(question) => write!(f, "not now: {question}"),
            Reason::NotDue => write!(f, "chance does not bring that now"),
            Reason::NotOnDisplay(card) => write!(f, "card {card} is not on display"),
            Reason::NothingToPay(card) => write!(f, "card {card} has no cup and is free"),
            Reason::ShipsPay(card) => write!(f, "with two ships card {card} is free"),
            Reason::AuctionPaid => write!(f, "after the auction cards are free"),
            Reason::MustPay(card) => write!(f, "the cup on card {card} costs a bean of the warehouse"),
            Reason::CannotPay(card) => {
                write!(f, "the cup on card {card} costs a bean, and the warehouse is empty")
            }
            Reason::NoneInWarehouse(colour) => write!(f, "there is no {colour} bean in the warehouse"),
            Reason::MayNotDecline => write!(f, "there is a card you can take, so you may not discard one"),
            Reason::BidTooLow { bid, needed } => {
                write!(f, "a bid of {bid} is too low: it must be at least {needed}")
            }
            Reason::CannotReach { needed } => {
                write!(f, "the warehouse cannot reach the {needed} beans a bid must have; you can only pass")
            }
            Reason::BidBegun => write!(f, "the bid has begun: add to it or stand"),
            Reason::NothingBid => write!(f, "there is no bid begun"),
            Reason::NotInBid(colour) => write!(f, "there is no {colour} bean in the bid"),
            Reason::NoEmptyShip(at) => write!(f, "there is no empty ship at {at}"),
            Reason::Covers { covers } => {
                write!(f, "a card must cover 2, 3 or 4 squares of the area; there it would cover {covers}")
            }
            Reason::HidesLastCup => write!(f, "no cup would be visible any more"),
            Reason::FitsSomewhere => write!(f, "the card fits somewhere and must be placed"),
            Reason::NoPoints => write!(f, "there is no action point left"),
            Reason::NoSquare(at) => write!(f, "there is no square at {at}"),
            Reason::NotOfKind { at, wanted } => write!(f, "the square at {at} is not {wanted}"),
            Reason::NamedBy(at) => write!(f, "this is named by its first square, {at}"),
            Reason::GroupFull => write!(f, "every field of this group holds beans already"),
            Reason::Occupied(at) => write!(f, "the square at {at} holds beans already"),
            Reason::OtherGroup(at) => {
                write!(f, "the square at {at} is in another group, which costs another action")
            }
            Reason::NoneOnFields(colour) => write!(f, "there is no {colour} bean on the fields"),
            Reason::NoneDrying(colour) => write!(f, "there is no {colour} bean on the drying squares"),
            Reason::NothingThere(at) => write!(f, "there are no beans at {at}"),
            Reason::NothingRoasted => write!(f, "there are no beans on roasting squares"),
            Reason::DeliverChosen => {
                write!(f, "here the roasting squares are chosen one by one: deliver <square>")
            }
            Reason::DeliverEverything => {
                write!(f, "here all roasting squares are emptied together: deliver all")
            }
            Reason::NotLifted(colour) => write!(f, "there is no {colour} bean among those lifted"),
            Reason::NotWanted { at, colour } => write!(f, "no {colour} bean is wanted at {at}"),
            Reason::StaysThere(at) => write!(f, "beans at {at} stay there"),
            Reason::HoldsNone(at) => write!(f, "the square at {at} never holds beans"),
            Reason::NoStartCard(card) => write!(f, "card {card} is not one of the start cards left"),
            Reason::NotDrawable(card) => write!(f, "card {card} cannot be drawn"),
        }
    }
}
