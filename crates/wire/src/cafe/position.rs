//! Positions of Café: written by hand or taken from the whole view, generous in what is accepted.

use ::cafe::{
    Action, AnyCard, Beans, Bidding, Cafe, CardSet, Draft, N_ROUNDS, Outcome, Phase, PlacedCard, Pos,
    Position, PositionError, SeatPosition, Setup, StageAt, Starts, Turn,
};
use serde_json::Value;
use table::{Game, MAX_SEATS, Seat, SeatSet, Step, Unseen};

use super::beans::{read_beans, read_card_id, read_loose};
use super::view::covers;
use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::reader::At;
use crate::setup::{Files, setup_of_position};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Cafe), Fault> {
    let root = At::root(position);
    root.object()?;
    let seats = root.need("seats")?.list()?;
    if !(1..=MAX_SEATS).contains(&seats.len()) {
        let message = format!("Café has 1 to {MAX_SEATS} seats, not {}", seats.len());
        return Err(root.need("seats")?.wrong(message).under(Some("C1.1"), None));
    }
    let setup = setup_of_position::<Cafe>(&root, Some(seats.len()), |_| true, files)?;
    setup.check().map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let word = root.get("phase").map_or(Ok(PhaseWord::Act), |at| phase_word(&at))?;
    let word = match (word, root.get("drawing")) {
        (PhaseWord::Draw(_), Some(at)) => PhaseWord::Draw(drawing_word(&at)?),
        _ => word,
    };
    let before = [Drawing::Promo, Drawing::Box, Drawing::Master, Drawing::Start].map(PhaseWord::Draw);
    if before.contains(&word) || word == PhaseWord::Start {
        let position = before_first_round(&root, &setup, word)?;
        return Ok((setup, position));
    }
    let turn = turn_of(&root, seats.len())?;
    let seats = seats.iter().enumerate().map(|(n, at)| seat_of(at, n, word, turn));
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    let master = match root.get("master") {
        None => Seat::new(0).expect("every table has a seat 0"),
        Some(at) => read_seat(&at, seats.len())?,
    };
    let position = Position {
        setup: setup.clone(),
        round: match root.get("round") {
            Some(at) => at.number(0, 255)? as u8,
            None => smallest_round(word, &seats),
        },
        master,
        phase: phase_of(&root, word, master, turn, seats.len(), &setup)?,
        display: root.get("display").map_or(Ok(CardSet::EMPTY), |at| card_set(&at))?,
        unseen: root.get("unseen").map(|at| card_set(&at)).transpose()?,
        passed: seats_flagged(&root, "passed", seats.len())?,
        kept: seats_flagged(&root, "kept", seats.len())?,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PhaseWord {
    Draw(Drawing),
    Start,
    Draft,
    Auction,
    Keep,
    Choose,
    Act,
    Exchange,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Drawing {
    Unsaid,
    Promo,
    Box,
    Master,
    Start,
    Show,
    Refill,
}

fn phase_word(at: &At<'_>) -> Result<PhaseWord, Fault> {
    Ok(match at.text()?.to_lowercase().as_str() {
        "draw" => PhaseWord::Draw(Drawing::Unsaid),
        "start" => PhaseWord::Start,
        "draft" | "take" => PhaseWord::Draft,
        "auction" | "bid" => PhaseWord::Auction,
        "keep" => PhaseWord::Keep,
        "choose" => PhaseWord::Choose,
        "act" | "action" | "actions" | "acting" | "place" | "placing" => PhaseWord::Act,
        "exchange" => PhaseWord::Exchange,
        "over" | "end" => PhaseWord::Over,
        _ => return Err(at.expected("draw, start, draft, auction, keep, choose, act, exchange or over")),
    })
}

/// What chance is to decide.
fn drawing_word(at: &At<'_>) -> Result<Drawing, Fault> {
    Ok(match at.text()? {
        "promo" => Drawing::Promo,
        "box" => Drawing::Box,
        "master" => Drawing::Master,
        "start" => Drawing::Start,
        "show" => Drawing::Show,
        "refill" => Drawing::Refill,
        _ => return Err(at.expected("promo, box, master, start, show or refill")),
    })
}

fn phase_of(
    root: &At<'_>,
    word: PhaseWord,
    master: Seat,
    turn: Turns,
    n_seats: usize,
    setup: &Setup,
) -> Result<Phase, Fault> {
    let turn = match turn {
        Turns::One(seat) => Some(seat),
        Turns::Some(_) | Turns::Unsaid => None,
    };
    let missing = || Fault::position("turn", "missing: whose turn is it?");
    Ok(match word {
        PhaseWord::Draw(Drawing::Refill) => Phase::Refill { next: turn.ok_or_else(missing)? },
        PhaseWord::Draw(Drawing::Unsaid) if turn.is_some() && setup.draft == Draft::Classic => {
            Phase::Refill { next: turn.ok_or_else(missing)? }
        }
        // Before the first round nobody asks for this.
        PhaseWord::Draw(_) | PhaseWord::Start => Phase::Show,
        PhaseWord::Draft => Phase::Draft { seat: turn.unwrap_or(master.left(n_seats)) },
        PhaseWord::Auction => {
            let begun = root.get("bid_begun").map_or(Ok(false), |at| at.flag())?;
            let bidding = if begun { Bidding::Begun } else { Bidding::NotYet };
            Phase::Auction { seat: turn.unwrap_or(master), bidding }
        }
        PhaseWord::Keep => Phase::Keep { seat: turn.ok_or_else(missing)? },
        PhaseWord::Choose => Phase::Choose { seat: turn.unwrap_or(master) },
        PhaseWord::Act => Phase::Act,
        PhaseWord::Exchange => Phase::Exchange,
        PhaseWord::Over => Phase::Over,
    })
}

/// Before the first round there is nothing but the set-up, the promo cards drawn, the plan cards they replaced (C8.1),
/// the first master (C1.5) and the start cards dealt or taken (C1.3): the steps that lead there are taken again.
fn before_first_round(root: &At<'_>, setup: &Setup, word: PhaseWord) -> Result<Cafe, Fault> {
    let mut cafe = Cafe::new(setup).map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let unseen = root.get("unseen").map(|at| card_set(&at)).transpose()?;
    let master = root.get("master").map(|at| read_seat(&at, setup.seats.into())).transpose()?;
    let mut starts = Vec::new();
    for at in root.need("seats")?.list()? {
        let first = at.any(&["area", "cards"]).map_or(Ok(Vec::new()), |at| at.list())?.into_iter().next();
        let card =
            first.map(|at| if at.value().is_object() { at.need("card") } else { Ok(at) }).transpose()?;
        starts.push(card.map(|at| read_card_id(&at)).transpose()?);
    }
    let arrived = |cafe: &Cafe| match cafe.phase() {
        Phase::Promo { .. } => word == PhaseWord::Draw(Drawing::Promo),
        Phase::Box { .. } => word == PhaseWord::Draw(Drawing::Box),
        Phase::FirstMaster => word == PhaseWord::Draw(Drawing::Master),
        Phase::Start { .. } => matches!(word, PhaseWord::Draw(Drawing::Start) | PhaseWord::Start),
        _ => true,
    };
    loop {
        let wanted = unseen.unwrap_or(cafe.unseen());
        let mut outcomes = Vec::new();
        cafe.outcomes(&mut outcomes);
        let mut outcomes = outcomes.into_iter().map(|(outcome, _)| outcome);
        let step = match cafe.phase() {
            Phase::Start { seat } => starts[seat.index()].map(|card| match setup.starts {
                Starts::Choose => Step::Choice(seat, Action::Take { card, pay: None }),
                _ => Step::Outcome(Outcome::Start(card)),
            }),
            Phase::FirstMaster if arrived(&cafe) => None,
            Phase::FirstMaster => master.map(|seat| Step::Outcome(Outcome::Master(seat))),
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
        cafe.phase(),
        Phase::Promo { .. } | Phase::Box { .. } | Phase::FirstMaster | Phase::Start { .. }
    );
    if cafe.unseen() != unseen.unwrap_or(cafe.unseen()) || !before || !arrived(&cafe) {
        let message = "before the first round exactly the plan cards replaced by promo cards are seen";
        return Err(Fault::position("unseen", message).under(Some("C8.1"), None));
    }
    Ok(cafe)
}

/// Whose turn a position says it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turns {
    Unsaid,
    One(Seat),
    Some(SeatSet),
}

fn turn_of(root: &At<'_>, n_seats: usize) -> Result<Turns, Fault> {
    let Some(at) = root.any(&["turn", "seat", "next", "awaits"]) else { return Ok(Turns::Unsaid) };
    let seats = match at.value() {
        Value::Object(_) => match at.any(&["seat", "seats"]) {
            None => return Ok(Turns::Unsaid),
            Some(at) => at,
        },
        _ => at,
    };
    match seats.value() {
        Value::Array(_) => {
            let seats = seats.list()?;
            let seats = seats.iter().map(|at| read_seat(at, n_seats)).collect::<Result<Vec<_>, _>>()?;
            Ok(Turns::Some(seats.into_iter().collect()))
        }
        Value::String(text) if matches!(text.as_str(), "chance" | "nobody" | "all") => Ok(Turns::Unsaid),
        _ => Ok(Turns::One(read_seat(&seats, n_seats)?)),
    }
}

/// `1` or `"seat1"`.
fn read_seat(at: &At<'_>, n_seats: usize) -> Result<Seat, Fault> {
    let seat = match at.value() {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().and_then(|n| Seat::new(usize::try_from(n).ok()?)),
    };
    seat.filter(|seat| seat.index() < n_seats)
        .ok_or_else(|| at.expected(&format!("a seat number from 0 to {}", n_seats - 1)))
}

/// Seats named in a list at the top, or by a flag of their own.
fn seats_flagged(root: &At<'_>, name: &str, n_seats: usize) -> Result<SeatSet, Fault> {
    let mut flagged = SeatSet::EMPTY;
    if let Some(at) = root.get(name) {
        for seat in at.list()? {
            flagged = flagged.with(read_seat(&seat, n_seats)?);
        }
    }
    for (number, at) in root.need("seats")?.list()?.iter().enumerate() {
        if let (Some(at), Some(seat)) = (at.get(name), Seat::new(number))
            && at.flag()?
        {
            flagged = flagged.with(seat);
        }
    }
    Ok(flagged)
}

fn card_set(at: &At<'_>) -> Result<CardSet, Fault> {
    let mut cards = CardSet::EMPTY;
    for at in at.list()? {
        let card = read_card_id(&at)?;
        if !card.is_drawn() {
            return Err(at.wrong(format!("start card {card} is never drawn")));
        }
        if cards.contains(card) {
            return Err(at.wrong(format!("card {card} is named twice")));
        }
        cards.insert(card);
    }
    Ok(cards)
}

/// The earliest round in which so many cards can have been laid.
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

fn seat_of(at: &At<'_>, number: usize, word: PhaseWord, turn: Turns) -> Result<SeatPosition, Fault> {
    at.object()?;
    let Some(area) = at.any(&["area", "cards"]) else {
        return Err(Fault::position(&format!("{}.area", at.path()), "missing: the cards in the order laid"));
    };
    let cards = area.list()?;
    if cards.is_empty() {
        return Err(area.wrong("an area begins with a start card").under(Some("C1.3"), None));
    }
    let mut hidden = Vec::new();
    let mut placed = Vec::new();
    for at in &cards {
        let (card, unknown) = placed_card(at)?;
        hidden.push(unknown);
        placed.push(card);
    }
    check_hidden(&cards, &placed, &hidden)?;

    let mut seat = SeatPosition::new(placed);
    seat.beans = beans_by_square(at)?;
    let beans = |key: &str| at.get(key).map_or(Ok(Beans::NONE), |at| read_beans(&at));
    seat.warehouse = beans("warehouse")?;
    seat.in_hand = beans("in_hand")?;
    let auction = matches!(word, PhaseWord::Auction | PhaseWord::Keep);
    seat.bid = match at.get("bid") {
        Some(at) => at.number(0, 9999)? as u16,
        None if auction => seat.in_hand.total() as u16,
        None => 0,
    };
    seat.card = at.get("card").map(|at| read_card_id(&at)).transpose()?;
    seat.points_left = match at.get("points_left") {
        Some(at) => Some(at.number(0, 255)? as u8),
        None => None,
    };
    let acts = match turn {
        Turns::Unsaid => true,
        Turns::One(seat) => seat.index() == number,
        Turns::Some(seats) => seats.iter().any(|seat| seat.index() == number),
    };
    seat.stage = match (at.get("stage"), word) {
        (Some(stage), _) => stage_of(&stage, at)?,
        (None, PhaseWord::Act) if seat.card.is_some() => StageAt::Place,
        (None, PhaseWord::Act) if acts => StageAt::Act,
        (None, PhaseWord::Exchange) if acts => StageAt::Exchange,
        (None, _) => StageAt::Done,
    };
    Ok(seat)
}

fn placed_card(at: &At<'_>) -> Result<(PlacedCard, [bool; 6]), Fault> {
    // A card that lies at 0,0 as printed may be named alone.
    let alone = !at.value().is_object();
    let card = if alone { at.clone() } else { at.need("card")? };
    let (card, hidden) = match card.value() {
        Value::Object(_) => {
            let (card, hidden) = read_loose(&card)?;
            (AnyCard::Loose(card), hidden)
        }
        _ => (AnyCard::OfDeck(read_card_id(&card)?), [false; 6]),
    };
    let coordinate = |key: &str| at.get(key).map_or(Ok(0), |at| at.number(-60, 60));
    let turn = at.get("turn").map_or(Ok(0), |at| at.number(0, 3))? as u8;
    let turn = Turn::new(turn).expect("0 to 3 quarter turns");
    let at = Pos::new(coordinate("x")? as i8, coordinate("y")? as i8);
    Ok((PlacedCard { card, at, turn }, hidden))
}

/// Only a square that a later card covers may be left unknown.
fn check_hidden(cards: &[At<'_>], placed: &[PlacedCard], hidden: &[[bool; 6]]) -> Result<(), Fault> {
    for (k, card) in placed.iter().enumerate() {
        for slot in (0..6).filter(|&slot| hidden[k][slot]) {
            let (dx, dy) = card.turn.offset(slot);
            let at = Pos::new(card.at.x + dx, card.at.y + dy);
            if !placed[k + 1..].iter().any(|later| covers(later, at)) {
                return Err(cards[k].wrong(format!("the square at {at} is visible and must be named")));
            }
        }
    }
    Ok(())
}

fn stage_of(stage: &At<'_>, seat: &At<'_>) -> Result<StageAt, Fault> {
    let group = || -> Result<Pos, Fault> { square_name(&seat.need("group")?) };
    Ok(match stage.text()? {
        "done" => StageAt::Done,
        "place" => StageAt::Place,
        "act" => StageAt::Act,
        "grow" => StageAt::Grow(group()?),
        "dry" => StageAt::Dry(group()?),
        "roast" => StageAt::Roast(group()?),
        "deliver" => StageAt::Deliver,
        "exchange" => StageAt::Exchange,
        _ => return Err(stage.expected("done, place, act, grow, dry, roast, deliver or exchange")),
    })
}

fn square_name(at: &At<'_>) -> Result<Pos, Fault> {
    at.text()?.replace(' ', "").parse().map_err(|error| at.wrong(error))
}

/// Beans by square: `{"1,0":{"brown":2}}`, or a list of squares with `x`, `y` and `beans`.
fn beans_by_square(seat: &At<'_>) -> Result<Vec<(Pos, Beans)>, Fault> {
    let Some(at) = seat.any(&["beans", "squares"]) else { return Ok(Vec::new()) };
    let mut by_square = Vec::new();
    if at.value().is_object() {
        for (name, entry) in at.entries()? {
            let square = name.replace(' ', "").parse().map_err(|error| entry.wrong(error))?;
            by_square.push((square, read_beans(&entry)?));
        }
        return Ok(by_square);
    }
    let list = at.list().map_err(|_| at.expected("beans by square, such as {\"1,0\":{\"brown\":2}}"))?;
    for entry in list {
        let square = match entry.get("at") {
            Some(at) => square_name(&at)?,
            None => {
                let coordinate = |key: &str| entry.need(key)?.number(-60, 60);
                Pos::new(coordinate("x")? as i8, coordinate("y")? as i8)
            }
        };
        if let Some(beans) = entry.get("beans") {
            by_square.push((square, read_beans(&beans)?));
        }
    }
    Ok(by_square)
}
