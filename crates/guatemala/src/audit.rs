//! What must be true of every state: each piece in one place, groups as the rules want them, money accounted for,
//! and what masks say equal to what counting says.

use table::{Awaits, MAX_SEATS, Seat};

use crate::action::Action;
use crate::board::Openness;
use crate::catalog::{
    Coffee, Content, MARKET_FIELDS, Piece, RING_SPACES, SACKS_DEALT, SACKS_IN_BAG, SACKS_PER_COFFEE,
    START_MONEY,
};
use crate::choices::{can_place, placeable_in_line};
use crate::frame::{Emptied, End, Frame};
use crate::legal::{FIRST_SACK, check_place};
use crate::places::{Corner, Field, HarbourSet, MarketField};
use crate::position::PositionError;
use crate::scoring::Yield;
use crate::setup::{First, Market};
use crate::state::{Guatemala, Open};

/// The full audit of a state reached in play.
pub(crate) fn audit(state: &Guatemala) -> Result<(), String> {
    conserved(state).map_err(|error| error.to_string())?;
    fits_frame(state).map_err(|error| error.to_string())?;
    let open = &state.open;
    let n_seats = open.n_seats();
    let money: i32 = open.money.iter().map(|&money| i32::from(money)).sum();
    let start = i32::from(START_MONEY) * n_seats as i32;
    if money + i32::from(open.bank) != start {
        return Err(format!("money {money} and the bank's {} do not make {start}", open.bank));
    }
    for seat in n_seats..MAX_SEATS {
        if (open.money[seat], open.points[seat], open.owned[seat]) != (0, 0, 0)
            || state.stocks[seat].total() > 0
        {
            return Err(format!("seat {seat} is empty but owns something"));
        }
    }
    let reached: Vec<Vec<Corner>> = open.layout.harbours().map(|(_, dock, _)| walk(open, dock)).collect();
    for coffee in Coffee::ALL {
        let scoring = open.scoring(coffee);
        let counted = count_scoring(open, coffee, &reached);
        if (scoring.yields, scoring.earning) != counted {
            return Err(format!("{coffee} scores {scoring:?} by masks, {counted:?} by counting"));
        }
    }
    if let (Awaits::Seat(_), Some(_)) = (open.awaits(), open.buyer) {
        for piece in Piece::coloured().chain([Piece::Road]) {
            if can_place(open, piece) != can_place_somewhere(open, piece) {
                return Err(format!("masks and checks differ on whether a {piece} can be placed"));
            }
        }
    }
    Ok(())
}

/// The twin of `can_place`: tries every place by the check.
fn can_place_somewhere(open: &Open, piece: Piece) -> bool {
    let fits = |action| check_place(open, piece, action).is_ok();
    match piece {
        Piece::Worker(_) => open.layout.fields().any(|field| fits(Action::Worker(field))),
        Piece::Hut(_) => open.layout.fields().any(|field| fits(Action::Hut(field))),
        Piece::Ship(_) => open.layout.harbours().any(|(harbour, _, _)| fits(Action::Ship(harbour))),
        Piece::Road => open.layout.segments().any(|(segment, _)| fits(Action::Road(segment))),
    }
}

/// The twin of [`Open::scoring`]: by corners that a walk along the roads has reached from each dock, without masks.
fn count_scoring(open: &Open, coffee: Coffee, reached: &[Vec<Corner>]) -> ([Yield; MAX_SEATS], HarbourSet) {
    let mut yields = [Yield::default(); MAX_SEATS];
    let mut earning = HarbourSet::EMPTY;
    for seat in Seat::all(open.n_seats()) {
        let group: Vec<(Field, Piece)> = open.group(seat, coffee).collect();
        let workers = group.iter().filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count() as u16;
        let Some((hut, _)) = group.iter().find(|(_, piece)| matches!(piece, Piece::Hut(_))) else { continue };
        if workers == 0 {
            continue;
        }
        yields[seat.index()].workers = workers;
        for (harbour, _, _) in open.layout.harbours() {
            let ships = open.ships(harbour).filter(|&ship| ship == coffee).count() as u16;
            let connected = reached[harbour.index()].iter().any(|corner| {
                let across = usize::from(corner.x).abs_diff(hut.column());
                let down = usize::from(corner.y).abs_diff(hut.row());
                // Corners of a field have its column and row, or one less.
                (usize::from(corner.x) <= hut.column() && across <= 1)
                    && (usize::from(corner.y) <= hut.row() && down <= 1)
            });
            if connected && ships > 0 {
                yields[seat.index()].ships += ships;
                earning = earning.with(harbour);
            }
        }
    }
    (yields, earning)
}

fn walk(open: &Open, dock: Corner) -> Vec<Corner> {
    let mut reached = vec![dock];
    loop {
        let before = reached.len();
        for road in open.roads() {
            let ends = [road.from, road.to()];
            if ends.iter().any(|end| reached.contains(end)) {
                reached.extend(ends.into_iter().filter(|end| !reached.contains(end)).collect::<Vec<_>>());
            }
        }
        if reached.len() == before {
            return reached;
        }
    }
}

/// Each piece is in exactly one place, and the plantations keep the rules.
pub(crate) fn conserved(state: &Guatemala) -> Result<(), PositionError> {
    let open = &state.open;
    let mut found = [0u32; 15];
    let (mut n_roads, mut sacks) = (u32::from(open.road_supply) + open.roads.len(), [0u32; 5]);
    for field in MarketField::all() {
        match open.on_market(field) {
            Content::Empty => {}
            Content::Sack(coffee) if open.layout.sack_fields.contains(&field) => sacks[coffee.index()] += 1,
            Content::Sack(_) => return Err(PositionError::SackOffItsField(field)),
            Content::Piece(_) if open.layout.sack_fields.contains(&field) => {
                return Err(PositionError::PieceOnSackField(field));
            }
            Content::Piece(piece) => match piece.box_index() {
                Some(index) => found[index] += 1,
                None => n_roads += 1,
            },
        }
    }
    if let Frame::Place { piece, .. } | Frame::ArrangeField { piece } = open.frame {
        match piece.box_index() {
            Some(index) => found[index] += 1,
            None => n_roads += 1,
        }
    }
    for (harbour, _, openness) in open.layout.harbours() {
        let berths = open.ships[harbour.index()];
        if openness == Openness::Closed && berths[0].is_some() {
            return Err(PositionError::HarbourClosed(harbour));
        }
        if berths.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some()) {
            return Err(PositionError::BerthSkipped(harbour));
        }
        open.ships(harbour).for_each(|coffee| found[10 + coffee.index()] += 1);
    }
    check_groups(open, &mut found)?;
    for (index, piece) in Piece::coloured().enumerate() {
        let needed = u32::from(piece.in_the_game().expect("pieces with a coffee have a number"));
        let found = found[index] + u32::from(open.boxed[index]);
        if found != needed {
            return Err(PositionError::Pieces { piece, needed, found });
        }
    }
    let needed = u32::from(open.n_roads());
    if n_roads != needed {
        return Err(PositionError::Pieces { piece: Piece::Road, needed, found: n_roads });
    }
    if let Some(closed) = open.roads.without(&open.layout.open_segments).iter().next() {
        return Err(PositionError::SegmentClosed(open.layout.segment(closed)));
    }
    open.track().for_each(|coffee| sacks[coffee.index()] += 1);
    for coffee in Coffee::ALL {
        let hidden =
            state.stocks.iter().chain([&state.bag]).map(|sacks| u32::from(sacks[coffee])).sum::<u32>();
        let found = sacks[coffee.index()] + hidden;
        if found != u32::from(SACKS_PER_COFFEE) {
            return Err(PositionError::Sacks { coffee, needed: u32::from(SACKS_PER_COFFEE), found });
        }
    }
    Ok(())
}

/// G4.1 to G4.4, field by field; counts the pieces of the groups.
fn check_groups(open: &Open, found: &mut [u32; 15]) -> Result<(), PositionError> {
    for coffee in Coffee::ALL {
        for seat in Seat::all(open.n_seats()) {
            let group: Vec<(Field, Piece)> = open.group(seat, coffee).collect();
            let mut n_huts = 0;
            for &(field, piece) in &group {
                found[piece.box_index().expect("pieces of a group have a coffee")] += 1;
                if let Piece::Hut(_) = piece {
                    n_huts += 1;
                    if open.layout.site(field) == Some(Openness::Closed) {
                        return Err(PositionError::SiteClosed(field));
                    }
                }
                for other in Seat::all(open.n_seats()).filter(|&other| other != seat) {
                    if open.group(other, coffee).any(|(theirs, _)| touch(field, theirs)) {
                        return Err(PositionError::GroupsTouch(coffee, field));
                    }
                }
            }
            if n_huts > 1 {
                return Err(PositionError::TwoHuts(seat, coffee));
            }
            let mut joined: Vec<Field> = group.iter().take(1).map(|&(field, _)| field).collect();
            let mut next = 0;
            while next < joined.len() {
                let here = joined[next];
                next += 1;
                for &(field, _) in &group {
                    if touch(here, field) && !joined.contains(&field) {
                        joined.push(field);
                    }
                }
            }
            if joined.len() < group.len() {
                return Err(PositionError::GroupApart(seat, coffee));
            }
        }
    }
    Ok(())
}

fn touch(one: Field, other: Field) -> bool {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
}

/// Whether the open question can arise with things as they are.
pub(crate) fn fits_frame(state: &Guatemala) -> Result<(), PositionError> {
    let open = &state.open;
    let n_seats = open.n_seats();
    let wrong = |what: &'static str| Err(PositionError::Question(what));
    let share = SACKS_DEALT / n_seats as u8;
    let bagged = state.bag.total();
    if open.active.index() >= n_seats {
        return Err(PositionError::NoSuchSeat(open.active));
    }
    match open.frame {
        Frame::Arrange { .. }
        | Frame::ArrangePiece
        | Frame::ArrangeField { .. }
        | Frame::Deal { .. }
        | Frame::Start
        | Frame::SetBuyer => return fits_start(state, share),
        _ => {}
    }
    if open.buyer.is_none_or(|space| usize::from(space) >= RING_SPACES) {
        return wrong("in a turn the buyer stands on a ring space from 0 to 35");
    }
    if state.stocks.iter().any(|stock| stock.total() > share) {
        return wrong("a seat has more sacks than it was dealt");
    }
    if bagged > SACKS_IN_BAG {
        return wrong("the bag has more than five sacks");
    }
    let emptied = match open.frame {
        Frame::Take { emptied } | Frame::Place { emptied, .. } => emptied,
        _ => Emptied::NONE,
    };
    let line = open.line().expect("the buyer was found on the ring");
    for (place, field) in emptied.fields().iter().enumerate() {
        let twice = emptied.fields()[..place].contains(field);
        if twice || !line.contains(*field) || open.on_market(*field) != Content::Empty {
            return wrong("emptied fields are different empty fields of the buyer's line");
        }
    }
    let sack_field = match open.frame {
        Frame::Blockade { field, .. }
        | Frame::Sail { field, .. }
        | Frame::Lay { field }
        | Frame::Draw { field } => Some(field),
        _ => None,
    };
    if let Some(field) = sack_field {
        let fits = line.contains(field) && open.layout.sack_fields.contains(&field);
        if !fits || open.on_market(field) != Content::Empty {
            return wrong("the sack was taken from a sack field of the buyer's line, which is empty now");
        }
    }
    // After a marker has met the sacks nobody lays another one, so a game that is over may have a gap.
    let may_gap = matches!(open.frame, Frame::Over { .. });
    for field in MarketField::all().filter(|&field| open.on_market(field) == Content::Empty) {
        if open.layout.sack_fields.contains(&field) {
            if sack_field != Some(field) && bagged > 0 && !may_gap {
                return Err(PositionError::EmptyField(field));
            }
        } else if open.road_supply > 0 && !emptied.fields().contains(&field) {
            return Err(PositionError::EmptyField(field));
        }
    }
    if open.boxed[..10].iter().any(|&count| count > 0) {
        return wrong("workers and huts never leave the game");
    }
    fits_turn(state, sack_field)
}

/// The frames of a turn, one by one.
fn fits_turn(state: &Guatemala, sack_field: Option<MarketField>) -> Result<(), PositionError> {
    let open = &state.open;
    let wrong = |what: &'static str| Err(PositionError::Question(what));
    let most_idle = open.most_idle();
    let own = state.stocks[open.active.index()].total();
    let last = open.track().last();
    let no_sack =
        open.layout.sack_fields.iter().all(|&field| !matches!(open.on_market(field), Content::Sack(_)));
    let met = open.points.iter().any(|&points| points >= open.meeting_space());
    let took = match open.frame {
        Frame::Over { end } => {
            let fits = match end {
                End::MarkerAfterPoints | End::MarkerAfterBlockade => met,
                End::NoSackLeft => no_sack,
                End::Idle => Some(open.idle) == most_idle,
            };
            return if fits { Ok(()) } else { wrong("the game is not over for this reason") };
        }
        Frame::Take { emptied } => !emptied.fields().is_empty(),
        Frame::Place { .. } | Frame::MayBuild => true,
        _ => sack_field.is_some(),
    };
    if most_idle.is_some_and(|most| open.idle >= most) || (took && open.idle > 0) {
        return wrong("the number of idle turns does not fit");
    }
    if met && !matches!(open.frame, Frame::Blockade { .. }) {
        return Err(PositionError::WouldBeOver(End::MarkerAfterPoints));
    }
    if no_sack && sack_field.is_none() {
        return Err(PositionError::WouldBeOver(End::NoSackLeft));
    }
    if (sack_field.is_some() || open.frame == Frame::MayBuild) && last.is_none() {
        return wrong("a sack was taken, but none lies on the track");
    }
    let fits = match open.frame {
        Frame::Take { emptied } => {
            (1..3).contains(&emptied.fields().len())
                || (emptied.fields().is_empty() && placeable_in_line(open) != 0)
        }
        Frame::Place { piece, emptied } => !emptied.fields().is_empty() && can_place(open, piece),
        Frame::MayBuild => {
            let line = open.line().expect("the buyer was found on the ring");
            line.fields()
                .into_iter()
                .any(|field| open.on_market(field) == last.map_or(Content::Empty, Content::Sack))
        }
        Frame::Blockade { asked, coffee, .. } => {
            asked != open.active && asked.index() < open.n_seats() && last == Some(coffee)
        }
        Frame::Sail { coffee, harbours, .. } => {
            let leaving = open.leaving(coffee, open.scoring(coffee).earning);
            last == Some(coffee) && leaving == harbours && harbours.len() > 1
        }
        Frame::Lay { .. } => own > 0,
        Frame::Draw { .. } => own == 0 && state.bag.total() > 0,
        _ => true,
    };
    if fits { Ok(()) } else { wrong("the open question cannot arise here") }
}

/// G1.2: whether exactly the fields are filled that have been arranged.
fn fits_arranging(open: &Open) -> bool {
    let filled = |place: usize| open.on_market(open.layout.arranging[place]) != Content::Empty;
    let by_seats = open.arrangement == Market::Players;
    let (mut pieces, mut sacks) = (0..FIRST_SACK, FIRST_SACK..MARKET_FIELDS);
    match open.frame {
        Frame::Arrange { done } if by_seats && usize::from(done) < FIRST_SACK => {
            let done = usize::from(done);
            (0..done).all(filled) && !filled(done) && sacks.all(filled)
        }
        Frame::Arrange { done } => {
            let done = usize::from(done);
            let laid = |place: usize| place < done && !(by_seats && place < FIRST_SACK);
            (0..MARKET_FIELDS).all(|place| filled(place) == laid(place))
        }
        Frame::Deal { .. } if by_seats => !pieces.any(filled) && sacks.all(filled),
        Frame::ArrangePiece | Frame::ArrangeField { .. } => {
            by_seats && !pieces.all(filled) && sacks.all(filled)
        }
        _ => pieces.all(filled) && sacks.all(filled),
    }
}

/// G1.2: the seat that lays out the next piece; seat 0 while no seat does.
fn arranger(open: &Open) -> Seat {
    let laid = match open.frame {
        Frame::ArrangePiece | Frame::ArrangeField { .. } => {
            let pieces = &open.layout.arranging[..FIRST_SACK];
            pieces.iter().filter(|&&field| open.on_market(field) != Content::Empty).count()
        }
        _ => 0,
    };
    Seat::new(laid % open.n_seats()).expect("seats go round")
}

/// Before the first turn nothing has been bought, and the market is as the arrangement left it.
fn fits_start(state: &Guatemala, share: u8) -> Result<(), PositionError> {
    let open = &state.open;
    let n_seats = open.n_seats();
    let wrong = |what: &'static str| Err(PositionError::Question(what));
    let by_seats = open.arrangement == Market::Players;
    let dealt = match open.frame {
        Frame::Arrange { done } if by_seats && usize::from(done) < FIRST_SACK => SACKS_DEALT,
        Frame::Arrange { .. } => 0,
        Frame::Deal { dealt } => dealt,
        _ => SACKS_DEALT,
    };
    let too_many = matches!(open.frame, Frame::Arrange { done } if usize::from(done) >= MARKET_FIELDS)
        || matches!(open.frame, Frame::Deal { dealt } if dealt >= SACKS_DEALT);
    if too_many {
        return wrong("more was arranged or dealt than there is");
    }
    let starts = match (open.frame, open.first) {
        (Frame::Start, First::Seat(_)) => false,
        (Frame::SetBuyer, First::Seat(seat)) => open.active == seat,
        _ => true,
    };
    if !starts {
        return wrong("the players have agreed on who starts");
    }
    if !fits_arranging(open) || open.road_supply != open.n_roads() || open.boxed.iter().sum::<u8>() > 75 {
        return wrong("the market is not as it is before the first turn");
    }
    let printed = open.arrangement != Market::Fixed
        || MarketField::all().all(|field| open.on_market(field) == open.layout.printed(field));
    if !printed {
        return wrong("a fixed market begins as the board draws it");
    }
    let untouched = open.buyer.is_none()
        && open.idle == 0
        && open.turns == 0
        && open.n_track == 0
        && open.occupied() == 0
        && open.roads.is_empty()
        && open.points == [0; MAX_SEATS]
        && open.ships.iter().flatten().all(Option::is_none)
        && open.money[..n_seats].iter().all(|&money| money == START_MONEY)
        && (open.frame == Frame::SetBuyer || open.active == arranger(open));
    if !untouched {
        return wrong("before the first turn nothing has been bought, moved or scored");
    }
    let mut held = [0u8; MAX_SEATS];
    for number in 0..dealt {
        held[open.dealt_to(number).index()] += 1;
    }
    let fits = state.stocks.iter().zip(held).all(|(stock, held)| stock.total() == held && held <= share);
    if fits { Ok(()) } else { wrong("the seats do not have the sacks dealt so far") }
}
