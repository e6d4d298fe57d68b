//! Positions of Guatemala Café: written by hand or taken from the whole view, generous in what is accepted.
//!
//! What a position leaves out is as usual: the printed market without what stands on the board, 15 centavos, no
//! points, sacks dealt evenly in the order of the coffees, none on the track, all other roads in the supply.

use ::guatemala::{
    Coffee, Content, Counts, Guatemala, MARKET_FIELDS, MARKET_SIDE, MarketField, Piece, Plant, Position,
    SACKS_DEALT, SACKS_IN_BAG, SACKS_PER_COFFEE, START_MONEY, SeatPosition, Setup,
};
use serde_json::Value;

use super::read::{Around, read_question};
use super::written::{BoardWritten, PartOrOption, PositionWritten, RowWritten, SacksWritten};
use crate::fault::{Code, Fault};
use crate::setup::{Files, setup_of_position};
use crate::written::{Number, Object, read as read_written};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Guatemala), Fault> {
    let written: PositionWritten = read_written(position)?;
    // The names of some options are also those of parts of the table.
    let is_option = |value: &Value| value.is_string() || value.is_number();
    let setup = setup_of_position::<Guatemala>(position, Some(written.seats.len()), is_option, files)?;
    let mut start =
        Position::start(&setup).map_err(|error| Fault::from(error).coded(Code::PositionInvalid))?;
    let layout = Guatemala::from_position(&start).map_err(impossible)?.open().layout().clone();
    start.turns = written.turns.map_or(0, |turns| turns.0 as u16);
    start.idle_turns = written.idle_turns.map_or(0, |turns| turns.0 as u8);
    if let Some((name, seat)) = written.active() {
        start.active = seat.at_table(setup.seats, name)?;
    }
    if let Some(buyer) = written.buyer {
        start.buyer = buyer.map(|Number(space)| space as u8);
    }
    // What stands on the board is said under `board`, or at the top.
    match written.board.as_ref().and_then(PartOrOption::part) {
        Some(Object(board)) => put_on_board(board, "board.", &mut start)?,
        None => put_on_board(&read_written(position)?, "", &mut start)?,
    }
    match written.market.as_ref().and_then(PartOrOption::part) {
        Some(rows) => start.market = market_of(rows)?,
        None => leave_printed(&mut start),
    }
    hand_out(&written, &mut start);
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
    start.frame = read_question(position, &written, &around)?;
    start.road_supply = match &written.supply {
        Some(supply) => supply.0,
        None => roads_left(&start),
    };
    let state = Guatemala::from_position(&start).map_err(impossible)?;
    Ok((setup, state))
}

fn impossible(error: ::guatemala::PositionError) -> Fault {
    Fault::new(Code::PositionInvalid, error.to_string())
}

/// Huts, workers, ships and roads.
fn put_on_board(board: &BoardWritten, within: &str, start: &mut Position) -> Result<(), Fault> {
    let huts = board.huts.iter().flatten().enumerate().map(|plant| ("huts", plant));
    let workers = board.workers.iter().flatten().enumerate().map(|plant| ("workers", plant));
    for (name, (nth, Object(plant))) in huts.chain(workers) {
        let seat = plant.seat.at_table(start.setup.seats, format_args!("{within}{name}[{nth}].seat"))?;
        let coffee = plant.coffee.0;
        let piece = if name == "huts" { Piece::Hut(coffee) } else { Piece::Worker(coffee) };
        start.plants.push(Plant { seat, piece, field: plant.at.0 });
    }
    for (nth, Object(ship)) in board.ships.iter().flatten().enumerate() {
        let harbour = ship.harbour.0;
        let ships = start.ships.get_mut(harbour.index()).ok_or_else(|| {
            let path = format!("{within}ships[{nth}].harbour");
            Fault::position(&path, format!("the board has no harbour {harbour}"))
        })?;
        ships.push(ship.coffee.0);
    }
    start.roads = board.roads.iter().flatten().map(|road| road.0).collect();
    Ok(())
}

/// Nine rows.
fn market_of(rows: &[RowWritten]) -> Result<[Content; MARKET_FIELDS], Fault> {
    if rows.len() != MARKET_SIDE {
        return Err(Fault::position("market", format!("the market has 9 rows, not {}", rows.len())));
    }
    let mut market = [Content::Empty; MARKET_FIELDS];
    for (nth, (fields, RowWritten(row))) in market.chunks_exact_mut(MARKET_SIDE).zip(rows).enumerate() {
        if row.len() != MARKET_SIDE {
            let message = format!("a row of the market has 9 squares, not {}", row.len());
            return Err(Fault::position(&format!("market[{nth}]"), message));
        }
        fields.copy_from_slice(row);
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

/// The roads that lie nowhere else.
fn roads_left(start: &Position) -> u8 {
    let road = Content::Piece(Piece::Road);
    let in_hand = matches!(start.frame, ::guatemala::Frame::Place { piece: Piece::Road, .. });
    let used = start.roads.len()
        + start.market.iter().filter(|&&content| content == road).count()
        + usize::from(in_hand);
    start.setup.roads.number().saturating_sub(used.min(255) as u8)
}

/// Money, points and sacks. Sacks that are not said are dealt from what lies nowhere else; what is left then lies on
/// the track, unless that is said.
fn hand_out(written: &PositionWritten, start: &mut Position) {
    let number = |number: Option<Number<0, 9999>>, otherwise| number.map_or(otherwise, |n| n.0 as u16);
    start.seats.clear();
    for Object(seat) in &written.seats {
        let (money, points) = (number(seat.money, START_MONEY), number(seat.points, 0));
        start.seats.push(SeatPosition { money, points, sacks: Counts::default() });
    }
    // By seat, then the bag: what is said, and how many where only a number is.
    let sacks: Vec<Option<SacksWritten>> =
        written.seats.iter().map(|seat| seat.0.sacks).chain([written.bag]).collect();
    let said = sacks.iter().map(|sacks| match sacks {
        Some(SacksWritten::Known(sacks)) => Some(*sacks),
        _ => None,
    });
    let room = sacks.iter().map(|sacks| match sacks {
        Some(SacksWritten::Number(number)) => Some(*number),
        _ => None,
    });
    let track = written.track.as_ref().and_then(PartOrOption::part).and_then(|track| track.0.as_ref());
    start.track = track.cloned().unwrap_or_default();
    let (hands, left) = deal_rest(start, &said.collect::<Vec<_>>(), &room.collect::<Vec<_>>());
    if track.is_none() {
        let sacks = Coffee::ALL.into_iter().flat_map(|coffee| vec![coffee; left[coffee].into()]);
        start.track.extend(sacks);
    }
    for (seat, sacks) in start.seats.iter_mut().zip(&hands) {
        seat.sacks = *sacks;
    }
    start.bag = hands[written.seats.len()];
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
