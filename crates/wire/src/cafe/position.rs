//! Positions of Café: written by hand or taken from the whole view, generous in what is accepted.

use ::cafe::{
    Action, AnyCard, Beans, Bidding, Cafe, CardSet, Draft, Frame, N_ROUNDS, Outcome, PlacedCard, Pos,
    Position, PositionError, SeatPosition, Setup, StageAt, Starts, Turn,
};
use serde_json::Value;
use table::{Game, MAX_SEATS, Seat, SeatSet, Step, Unseen};

use super::beans::loose_card;
use super::view::covers;
use super::written::{
    CardWord, CardWritten, Drawing, PhaseWord, PlacedWritten, PositionWritten, SeatWritten, StageWord, Turns,
};
use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::setup::{Files, setup_of_position};
use crate::written::{Number, Object, SeatWord, read as read_written};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Cafe), Fault> {
    let written: PositionWritten = read_written(position)?;
    let n_seats = written.seats.len();
    if !(1..=MAX_SEATS).contains(&n_seats) {
        let message = format!("Café has 1 to {MAX_SEATS} seats, not {n_seats}");
        return Err(Fault::position("seats", message).under(Some("C1.1"), None));
    }
    let setup = setup_of_position::<Cafe>(position, Some(n_seats), |_| true, files)?;
    setup.check().map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let word = match (written.phase.unwrap_or(PhaseWord::Act), written.drawing) {
        (PhaseWord::Draw(_), Some(drawing)) => PhaseWord::Draw(drawing),
        (word, _) => word,
    };
    let before = [Drawing::Promo, Drawing::Box, Drawing::Master, Drawing::Start].map(PhaseWord::Draw);
    if before.contains(&word) || word == PhaseWord::Start {
        let position = before_first_round(&written, &setup, word)?;
        return Ok((setup, position));
    }
    let turn = turn_of(&written)?;
    let seats = written.seats.iter().enumerate().map(|(n, Object(seat))| seat_of(seat, n, word, turn));
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    let master = match written.master {
        None => Seat::new(0).expect("every table has a seat 0"),
        Some(seat) => seat.at_table(n_seats, "master")?,
    };
    let flagged = |of: fn(&SeatWritten) -> Option<bool>| {
        let flags = written.seats.iter().enumerate().filter(move |(_, seat)| of(&seat.0) == Some(true));
        flags.filter_map(|(number, _)| Seat::new(number)).collect::<Vec<_>>()
    };
    let position = Position {
        setup: setup.clone(),
        round: written.round.map_or_else(|| smallest_round(word, &seats), |round| round.0 as u8),
        master,
        frame: frame_of(&written, word, master, turn, &setup)?,
        display: written.display.as_deref().map_or(Ok(CardSet::EMPTY), |cards| card_set(cards, "display"))?,
        unseen: written.unseen.as_deref().map(|cards| card_set(cards, "unseen")).transpose()?,
        passed: seats_named(&written.passed, "passed", n_seats, flagged(|seat| seat.passed))?,
        kept: seats_named(&written.kept, "kept", n_seats, flagged(|seat| seat.kept))?,
        seats,
    };
    check_places(&position)?;
    let cafe = Cafe::from_position(&position).map_err(impossible)?;
    Ok((setup, cafe))
}

fn impossible(error: PositionError) -> Fault {
    Fault { seat: error.seat, ..Fault::new(Code::PositionInvalid, error.message) }
        .under(Some(error.rule.0), Cafe::rule_line(error.rule))
}

/// A seat that is to place a card has laid none in this round; the rules count on it.
fn check_places(position: &Position) -> Result<(), Fault> {
    for (number, seat) in position.seats.iter().enumerate() {
        if seat.stage == StageAt::Place && seat.cards.len() > usize::from(position.round) {
            let laid = seat.cards.len() - 1;
            let message = format!("{laid} cards laid and one to place in round {}", position.round);
            let rule = ::cafe::rules::C4_12;
            let fault = Fault { seat: Seat::new(number), ..Fault::new(Code::PositionInvalid, message) };
            return Err(fault.under(Some(rule.0), Cafe::rule_line(rule)));
        }
    }
    Ok(())
}

fn frame_of(
    written: &PositionWritten,
    word: PhaseWord,
    master: Seat,
    turn: Whose,
    setup: &Setup,
) -> Result<Frame, Fault> {
    let turn = match turn {
        Whose::One(seat) => Some(seat),
        Whose::Some(_) | Whose::Unsaid => None,
    };
    let missing = || Fault::position("turn", "missing: whose turn is it?");
    Ok(match word {
        PhaseWord::Draw(Drawing::Refill) => Frame::Refill { next: turn.ok_or_else(missing)? },
        PhaseWord::Draw(Drawing::Unsaid) if turn.is_some() && setup.draft == Draft::Classic => {
            Frame::Refill { next: turn.ok_or_else(missing)? }
        }
        // Before the first round nobody asks for this.
        PhaseWord::Draw(_) | PhaseWord::Start => Frame::Show,
        PhaseWord::Draft => Frame::Draft { seat: turn.unwrap_or(master.left(written.seats.len())) },
        PhaseWord::Auction => {
            let bidding = if written.bid_begun == Some(true) { Bidding::Begun } else { Bidding::NotYet };
            Frame::Auction { seat: turn.unwrap_or(master), bidding }
        }
        PhaseWord::Keep => Frame::Keep { seat: turn.ok_or_else(missing)? },
        PhaseWord::Choose => Frame::Choose { seat: turn.unwrap_or(master) },
        PhaseWord::Act => Frame::Act,
        PhaseWord::Exchange => Frame::Exchange,
        PhaseWord::Over => Frame::Over,
    })
}

/// Before the first round there is nothing but the set-up, the promo cards drawn, the plan cards they replaced (C8.1),
/// the first master (C1.5) and the start cards dealt or taken (C1.3): the steps that lead there are taken again.
fn before_first_round(written: &PositionWritten, setup: &Setup, word: PhaseWord) -> Result<Cafe, Fault> {
    let mut cafe = Cafe::new(setup).map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let unseen = written.unseen.as_deref().map(|cards| card_set(cards, "unseen")).transpose()?;
    let n_seats = written.seats.len();
    let master = written.master.map(|seat| seat.at_table(n_seats, "master")).transpose()?;
    let mut starts = Vec::new();
    for (number, Object(seat)) in written.seats.iter().enumerate() {
        let first = seat.laid().and_then(|(name, cards)| Some((name, &cards.first()?.card)));
        starts.push(match first {
            None => None,
            Some((_, CardWritten::OfDeck(card))) => Some(*card),
            Some((name, CardWritten::Loose(_))) => {
                let path = format!("seats[{number}].{name}[0].card");
                return Err(Fault::position(&path, "expected a card such as \"17\", found an object"));
            }
        });
    }
    let arrived = |cafe: &Cafe| match cafe.frame() {
        Frame::Promo { .. } => word == PhaseWord::Draw(Drawing::Promo),
        Frame::Box { .. } => word == PhaseWord::Draw(Drawing::Box),
        Frame::FirstMaster => word == PhaseWord::Draw(Drawing::Master),
        Frame::Start { .. } => matches!(word, PhaseWord::Draw(Drawing::Start) | PhaseWord::Start),
        _ => true,
    };
    loop {
        let wanted = unseen.unwrap_or(cafe.unseen());
        let mut outcomes = Vec::new();
        cafe.outcomes(&mut outcomes);
        let mut outcomes = outcomes.into_iter().map(|(outcome, _)| outcome);
        let step = match cafe.frame() {
            Frame::Start { seat } => starts[seat.index()].map(|card| match setup.starts {
                Starts::Choose => Step::Choice(seat, Action::Take { card, pay: None }),
                _ => Step::Outcome(Outcome::Start(card)),
            }),
            Frame::FirstMaster if arrived(&cafe) => None,
            Frame::FirstMaster => master.map(|seat| Step::Outcome(Outcome::Master(seat))),
            _ => outcomes
                .find(|outcome| match outcome {
                    Outcome::Promo(card) => wanted.contains(*card),
                    Outcome::Box(card) => !wanted.contains(*card),
                    _ => false,
                })
                .map(Step::Outcome),
        };
        let Some(step) = step else { break };
        cafe.play(&step, &mut Unseen).map_err(|refusal| {
            Fault::position("", refusal.reason.to_string())
                .under(Some(refusal.rule.0), Cafe::rule_line(refusal.rule))
        })?;
    }
    let before = matches!(
        cafe.frame(),
        Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Start { .. }
    );
    if cafe.unseen() != unseen.unwrap_or(cafe.unseen()) || !before || !arrived(&cafe) {
        let message = "before the first round exactly the plan cards replaced by promo cards are seen";
        return Err(Fault::position("unseen", message).under(Some("C8.1"), None));
    }
    Ok(cafe)
}

/// Whose turn a position says it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    Unsaid,
    One(Seat),
    Some(SeatSet),
}

fn turn_of(written: &PositionWritten) -> Result<Whose, Fault> {
    let n_seats = written.seats.len();
    let Some((name, turns)) = written.turns() else { return Ok(Whose::Unsaid) };
    Ok(match turns {
        Turns::Unsaid => Whose::Unsaid,
        Turns::One(seat) => Whose::One(seat.at_table(n_seats, name)?),
        Turns::Some(seats) => {
            let seats = seats.iter().map(|seat| seat.at_table(n_seats, name));
            Whose::Some(seats.collect::<Result<_, _>>()?)
        }
    })
}

/// Seats named in a list at the top, or by a flag of their own.
fn seats_named(
    named: &Option<Vec<SeatWord>>,
    path: &str,
    n_seats: usize,
    flagged: Vec<Seat>,
) -> Result<SeatSet, Fault> {
    let named = named.iter().flatten().enumerate();
    let named = named.map(|(nth, seat)| seat.at_table(n_seats, format_args!("{path}[{nth}]")));
    named.chain(flagged.into_iter().map(Ok)).collect()
}

fn card_set(written: &[CardWord], path: &str) -> Result<CardSet, Fault> {
    let mut cards = CardSet::EMPTY;
    for (nth, &CardWord(card)) in written.iter().enumerate() {
        let wrong = |message| Err(Fault::position(&format!("{path}[{nth}]"), message));
        if !card.is_drawn() {
            return wrong(format!("start card {card} is never drawn"));
        }
        if cards.contains(card) {
            return wrong(format!("card {card} is named twice"));
        }
        cards.insert(card);
    }
    Ok(cards)
}

/// The earliest round in which this many cards can have been laid.
fn smallest_round(word: PhaseWord, seats: &[SeatPosition]) -> u8 {
    let laid = |seat: &SeatPosition| {
        let to_place = usize::from(seat.stage == StageAt::Place);
        match word {
            PhaseWord::Act => seat.cards.len() - 1 + to_place,
            _ => seat.cards.len(),
        }
    };
    match word {
        PhaseWord::Exchange | PhaseWord::Over => N_ROUNDS,
        _ => seats.iter().map(laid).max().unwrap_or(1).clamp(1, 255) as u8,
    }
}

fn seat_of(
    written: &SeatWritten,
    number: usize,
    word: PhaseWord,
    turn: Whose,
) -> Result<SeatPosition, Fault> {
    let Some((name, cards)) = written.laid() else {
        let path = format!("seats[{number}].area");
        return Err(Fault::position(&path, "missing: the cards in the order laid"));
    };
    let path = format!("seats[{number}].{name}");
    if cards.is_empty() {
        return Err(Fault::position(&path, "an area begins with a start card").under(Some("C1.3"), None));
    }
    let mut hidden = Vec::new();
    let mut placed = Vec::new();
    for (nth, card) in cards.iter().enumerate() {
        let (card, unknown) = placed_card(card, &format!("{path}[{nth}]"))?;
        hidden.push(unknown);
        placed.push(card);
    }
    check_hidden(&path, &placed, &hidden)?;

    let mut seat = SeatPosition::new(placed);
    seat.beans = written.beans_by_square();
    seat.warehouse = written.warehouse.map_or(Beans::NONE, |beans| beans.0);
    seat.in_hand = written.in_hand.map_or(Beans::NONE, |beans| beans.0);
    seat.bid = match written.bid {
        Some(Number(bid)) => bid as u16,
        None if matches!(word, PhaseWord::Auction | PhaseWord::Keep) => seat.in_hand.total() as u16,
        None => 0,
    };
    seat.card = written.card.as_ref().map(|card| card.0);
    seat.points_left = written.points_left.map(|points| points.0 as u8);
    let acts = match turn {
        Whose::Unsaid => true,
        Whose::One(seat) => seat.index() == number,
        Whose::Some(seats) => seats.iter().any(|seat| seat.index() == number),
    };
    seat.stage = match (written.stage, word) {
        (Some(stage), _) => stage_of(stage, written, number)?,
        (None, PhaseWord::Act) if seat.card.is_some() => StageAt::Place,
        (None, PhaseWord::Act) if acts => StageAt::Act,
        (None, PhaseWord::Exchange) if acts => StageAt::Exchange,
        (None, _) => StageAt::Done,
    };
    Ok(seat)
}

fn placed_card(written: &PlacedWritten, path: &str) -> Result<(PlacedCard, [bool; 6]), Fault> {
    let (card, hidden) = match &written.card {
        CardWritten::OfDeck(card) => (AnyCard::OfDeck(*card), [false; 6]),
        CardWritten::Loose(card) => {
            let (card, hidden) = loose_card(card, &format!("{path}.card"))?;
            (AnyCard::Loose(card), hidden)
        }
    };
    let turn = Turn::new(written.turn).expect("0 to 3 quarter turns");
    Ok((PlacedCard { card, at: Pos::new(written.x, written.y), turn }, hidden))
}

/// Only a square that a later card covers may be left unknown.
fn check_hidden(path: &str, placed: &[PlacedCard], hidden: &[[bool; 6]]) -> Result<(), Fault> {
    for (k, card) in placed.iter().enumerate() {
        for slot in (0..6).filter(|&slot| hidden[k][slot]) {
            let (dx, dy) = card.turn.offset(slot);
            let at = Pos::new(card.at.x + dx, card.at.y + dy);
            if !placed[k + 1..].iter().any(|later| covers(later, at)) {
                let message = format!("the square at {at} is visible and must be named");
                return Err(Fault::position(&format!("{path}[{k}]"), message));
            }
        }
    }
    Ok(())
}

fn stage_of(stage: StageWord, seat: &SeatWritten, number: usize) -> Result<StageAt, Fault> {
    let group = || {
        let square = seat.group.as_ref().map(|group| group.0);
        square.ok_or_else(|| Fault::position(&format!("seats[{number}].group"), "missing"))
    };
    Ok(match stage {
        StageWord::Done => StageAt::Done,
        StageWord::Place => StageAt::Place,
        StageWord::Act => StageAt::Act,
        StageWord::Grow => StageAt::Grow(group()?),
        StageWord::Dry => StageAt::Dry(group()?),
        StageWord::Roast => StageAt::Roast(group()?),
        StageWord::Deliver => StageAt::Deliver,
        StageWord::Exchange => StageAt::Exchange,
    })
}
