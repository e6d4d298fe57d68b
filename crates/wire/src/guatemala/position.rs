//! Positions of Guatemala Café: written by hand or taken from the whole view, generous in what is accepted.
//!
//! What a position leaves out is as usual: the printed market without what stands on the board, 15 centavos, no
//! points, sacks dealt evenly in the order of the coffees, none on the track, all other roads in the supply.

use ::guatemala::{
    Coffee, Content, Counts, Field, Guatemala, MARKET_FIELDS, MARKET_SIDE, MarketField, Piece, Plant,
    Position, SACKS_DEALT, SACKS_IN_BAG, SACKS_PER_COFFEE, START_MONEY, SeatPosition, Segment, Setup,
};
use serde_json::Value;

use super::market::{read_coffee, read_coffees, read_content, read_sacks};
use super::read::{Around, read_harbour, read_place, read_question, read_seat};
use crate::fault::{Code, Fault};
use crate::reader::At;
use crate::setup::{Files, setup_of_position};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Guatemala), Fault> {
    let root = At::root(position);
    root.object()?;
    let seats = root.need("seats")?.list()?;
    // The names of some options are also those of parts of the table.
    let is_option = |value: &Value| value.is_string() || value.is_number();
    let setup = setup_of_position::<Guatemala>(&root, Some(seats.len()), is_option, files)?;
    let mut start =
        Position::start(&setup).map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let layout = Guatemala::from_position(&start).map_err(impossible)?.open().layout().clone();
    start.turns = number_or(&root, "turns", 9999, 0)?;
    start.idle_turns = number_or(&root, "idle_turns", 255, 0)? as u8;
    start.active = match root.any(&["turn", "active"]) {
        Some(at) => read_seat(&at, setup.seats)?,
        None => start.active,
    };
    start.buyer = match root.value().get("buyer") {
        Some(Value::Null) => None,
        Some(_) => Some(root.need("buyer")?.number(0, 35)? as u8),
        None => start.buyer,
    };
    read_board(&root, &mut start)?;
    let printed = root.get("market").filter(|at| at.value().is_array());
    match printed {
        Some(at) => start.market = read_market(&at)?,
        None => leave_printed(&mut start),
    }
    read_sacks_of_all(&root, &seats, &mut start)?;
    let line = start.buyer.map(|space| layout.line(space));
    let gap = |field: &MarketField| {
        line.is_some_and(|line| line.contains(*field)) && start.market[field.index()] == Content::Empty
    };
    let around = Around {
        n_seats: setup.seats,
        active: start.active,
        last: start.track.last().copied(),
        gap: layout.sack_fields().iter().copied().find(gap),
    };
    start.frame = read_question(&root, &around)?;
    start.road_supply = read_supply(&root, &start)?;
    let state = Guatemala::from_position(&start).map_err(impossible)?;
    Ok((setup, state))
}

fn impossible(error: ::guatemala::PositionError) -> Fault {
    Fault::new(Code::PositionInvalid, error.to_string())
}

fn number_or(at: &At<'_>, key: &str, most: u16, otherwise: u16) -> Result<u16, Fault> {
    at.get(key).map_or(Ok(otherwise), |at| at.number(0, most.into()).map(|n| n as u16))
}

/// Huts, workers, ships and roads: under `board`, or at the top.
fn read_board(root: &At<'_>, start: &mut Position) -> Result<(), Fault> {
    let board = root.get("board").filter(|at| at.value().is_object()).unwrap_or_else(|| root.clone());
    let list = |key: &str| board.get(key).map_or(Ok(Vec::new()), |at| at.list());
    for (key, piece) in [("huts", Piece::Hut as fn(Coffee) -> Piece), ("workers", Piece::Worker)] {
        for at in list(key)? {
            let seat = read_seat(&at.need("seat")?, start.setup.seats)?;
            let coffee = read_coffee(&at.need("coffee")?)?;
            let field: Field = read_place(&at.need("at")?)?;
            start.plants.push(Plant { seat, piece: piece(coffee), field });
        }
    }
    for at in list("ships")? {
        let harbour = at.need("harbour")?;
        let number = read_harbour(&harbour)?;
        let coffee = read_coffee(&at.need("coffee")?)?;
        let ships = start.ships.get_mut(number.index());
        ships.ok_or_else(|| harbour.wrong(format!("the board has no harbour {number}")))?.push(coffee);
    }
    start.roads = list("roads")?.iter().map(read_place).collect::<Result<Vec<Segment>, _>>()?;
    Ok(())
}

/// Nine rows: lists of squares, or texts of nine words as in board files.
fn read_market(at: &At<'_>) -> Result<[Content; MARKET_FIELDS], Fault> {
    let rows = at.list()?;
    if rows.len() != MARKET_SIDE {
        return Err(at.wrong(format!("the market has 9 rows, not {}", rows.len())));
    }
    let mut market = [Content::Empty; MARKET_FIELDS];
    for (row, at) in rows.iter().enumerate() {
        let contents: Vec<Content> = match at.value() {
            Value::String(text) => {
                let words = text.split_whitespace().map(Value::from).collect::<Vec<_>>();
                let content = |word| read_content(&At::root(word)).map_err(|fault| at.wrong(fault.message));
                words.iter().map(content).collect::<Result<_, _>>()?
            }
            _ => at.list()?.iter().map(read_content).collect::<Result<_, _>>()?,
        };
        if contents.len() != MARKET_SIDE {
            return Err(at.wrong(format!("a row of the market has 9 squares, not {}", contents.len())));
        }
        market[row * MARKET_SIDE..][..MARKET_SIDE].copy_from_slice(&contents);
    }
    Ok(market)
}

/// What stands on the board came from the printed market; roads fill the gaps while there are any.
fn leave_printed(start: &mut Position) {
    let mut roads = usize::from(start.setup.roads.number()).saturating_sub(start.roads.len());
    let ships = start.ships.iter().flatten().map(|&coffee| Piece::Ship(coffee));
    let pieces: Vec<Piece> = start.plants.iter().map(|plant| plant.piece).chain(ships).collect();
    for piece in pieces {
        if let Some(content) = start.market.iter_mut().find(|content| **content == Content::Piece(piece)) {
            *content = if roads > 0 { Content::Piece(Piece::Road) } else { Content::Empty };
            roads = roads.saturating_sub(1);
        }
    }
}

/// The sacks on the track, if they are said: a list, or an object with `sacks`.
fn read_track(root: &At<'_>) -> Result<Option<Vec<Coffee>>, Fault> {
    match root.get("track").filter(|at| at.value().is_array() || at.value().is_object()) {
        None => Ok(None),
        Some(at) if at.value().is_array() => read_coffees(&at).map(Some),
        Some(at) => at.get("sacks").map(|at| read_coffees(&at)).transpose(),
    }
}

/// The roads that lie nowhere else, if it is not said.
fn read_supply(root: &At<'_>, start: &Position) -> Result<u8, Fault> {
    if let Some(at) = root.get("supply") {
        let at = if at.value().is_object() { at.need("roads")? } else { at };
        return Ok(at.number(0, 255)? as u8);
    }
    let road = Content::Piece(Piece::Road);
    let in_hand = matches!(start.frame, ::guatemala::Frame::Place { piece: Piece::Road, .. });
    let used = start.roads.len()
        + start.market.iter().filter(|&&content| content == road).count()
        + usize::from(in_hand);
    Ok(start.setup.roads.number().saturating_sub(used.min(255) as u8))
}

/// Money, points and sacks. Sacks that are not said are dealt from what lies nowhere else; what is left then lies on
/// the track, unless that is said.
fn read_sacks_of_all(root: &At<'_>, seats: &[At<'_>], start: &mut Position) -> Result<(), Fault> {
    const MANY: u16 = 9999;
    start.seats.clear();
    // By seat, then the bag: what is said, and how many where only a number is.
    let mut said: Vec<Option<Counts>> = Vec::new();
    let mut room: Vec<Option<u8>> = Vec::new();
    let mut note = |at: Option<At<'_>>| -> Result<(), Fault> {
        let number = at.as_ref().filter(|at| at.value().is_number());
        room.push(number.map(|at| at.number(0, 35).map(|n| n as u8)).transpose()?);
        said.push(at.filter(|at| !at.value().is_number()).map(|at| read_sacks(&at)).transpose()?);
        Ok(())
    };
    for at in seats {
        at.object()?;
        let (money, points) = (number_or(at, "money", MANY, START_MONEY)?, number_or(at, "points", MANY, 0)?);
        start.seats.push(SeatPosition { money, points, sacks: Counts::default() });
        note(at.get("sacks"))?;
    }
    note(root.get("bag"))?;
    let track = read_track(root)?;
    start.track = track.clone().unwrap_or_default();
    let (hands, left) = deal_rest(start, &said, &room);
    if track.is_none() {
        let sacks = Coffee::ALL.into_iter().flat_map(|coffee| vec![coffee; left[coffee].into()]);
        start.track.extend(sacks);
    }
    for (seat, sacks) in start.seats.iter_mut().zip(&hands) {
        seat.sacks = *sacks;
    }
    start.bag = hands[seats.len()];
    Ok(())
}

/// Deals the sacks that lie nowhere: to the seats in turn up to their share, then to the bag.
fn deal_rest(start: &Position, said: &[Option<Counts>], room: &[Option<u8>]) -> (Vec<Counts>, Counts) {
    let bag = said.len() - 1;
    let mut left = Counts::each(SACKS_PER_COFFEE);
    let shown = start.market.iter().filter_map(|content| match content {
        Content::Sack(coffee) => Some(*coffee),
        _ => None,
    });
    for coffee in shown.chain(start.track.iter().copied()) {
        left[coffee] = left[coffee].saturating_sub(1);
    }
    for (coffee, said) in said.iter().flatten().flat_map(|sacks| Coffee::ALL.into_iter().zip(sacks.0)) {
        left[coffee] = left[coffee].saturating_sub(said);
    }
    let mut hands: Vec<Counts> = said.iter().map(|sacks| sacks.unwrap_or_default()).collect();
    let wanted = |hand: usize| match (said[hand], room[hand]) {
        (Some(_), _) => 0,
        (None, Some(number)) => number,
        (None, None) if hand == bag => SACKS_IN_BAG,
        (None, None) => SACKS_DEALT / start.setup.seats as u8,
    };
    // The bag is filled first: on the track lie sacks that the seats have laid.
    let seats = (0..SACKS_DEALT).flat_map(|_| 0..bag);
    for hand in std::iter::repeat_n(bag, wanted(bag).into()).chain(seats) {
        let most = Coffee::ALL.into_iter().rev().max_by_key(|&coffee| left[coffee]);
        let Some(coffee) = most.filter(|&coffee| left[coffee] > 0) else { break };
        if hands[hand].total() < wanted(hand) {
            left[coffee] -= 1;
            hands[hand][coffee] += 1;
        }
    }
    (hands, left)
}
