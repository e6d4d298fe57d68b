//! Positions of VivaJava Dice: written by hand or taken from the whole view, generous in what is accepted.

use ::vivajava::{
    BlendDie, Colour, FeaturedPosition, Flipped, Frame, GOAL, Kind, MAX_SEATS, MIN_SEATS, Position,
    PositionError, SeatPosition, Setup, Spot, TOKENS, Used, Vivajava,
};
use serde_json::Value;
use table::Seat;

use super::dice::{Read, read_colour, read_face, read_seat, read_spot};
use super::stage::{read_stage, read_steps};
use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::reader::At;
use crate::setup::{Files, setup_of_position};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Vivajava), Fault> {
    let root = At::root(position);
    root.object()?;
    let setup = setup_of_position::<Vivajava>(&root, n_seats_of(&root)?, |_| true, files)?;
    let n_seats = setup.seats;
    let mut seats = vec![SeatPosition::default(); n_seats];
    let mut own = Read::default();
    if let Some(list) = root.get("seats") {
        let described = list.list()?;
        if described.len() != n_seats {
            let message = format!("{} seats described, {n_seats} at the table", described.len());
            return Err(list.wrong(message).under(Some("V1.1"), None));
        }
        for (seat, at) in seats.iter_mut().zip(&described) {
            read_one_seat(seat, at)?;
        }
    }
    read_donated(&root, &mut seats)?;
    if let Some(at) = root.get("dice") {
        own.read(&at, Kind::Coffee)?;
    }
    // By kind, as hands write it: `"coffee":"WWK","aroma":"J"`.
    for (name, kind) in [("coffee", Kind::Coffee), ("aroma", Kind::Aroma)] {
        if let Some(at) = root.get(name) {
            own.read(&at, kind)?;
        }
    }
    let seat_at = |names: &[&str]| root.any(names).map(|at| read_seat(&at, n_seats)).transpose();
    let first = Seat::new(0).expect("every table has a seat 0");
    let active = seat_at(&["turn", "active"])?;
    let to_roll = own.coffee.unrolled + own.aroma.unrolled;
    let to_roll = to_roll + seats.iter().map(|seat| seat.donated.unrolled).sum::<u8>();
    let there = own.coffee.rolled.total() + own.aroma.rolled.total();
    let frame = match read_stage(&root, n_seats)? {
        Some(frame) => frame,
        None if seats.iter().any(|seat| seat.points == GOAL) => Frame::Over,
        None if to_roll > 0 => Frame::Roll,
        None if there > 0 => Frame::Choose,
        None => Frame::TurnStart,
    };
    let opening = matches!(frame, Frame::Opening { .. });
    let position = Position {
        round: root.get("round").map_or(Ok(i64::from(!opening)), |at| at.number(0, 65_535))? as u16,
        starter: seat_at(&["starter"])?.unwrap_or(first),
        active: active.unwrap_or(first),
        featured: read_featured(&root, n_seats)?,
        rainbow: read_rainbow(&root, n_seats)?,
        coffee: own.coffee,
        aroma: own.aroma,
        used: read_used(&root)?,
        frame,
        setup,
        seats,
    };
    let table = Vivajava::from_position(&position).map_err(impossible)?;
    Ok((position.setup, table))
}

fn impossible(error: PositionError) -> Fault {
    Fault { seat: error.seat, ..Fault::new(Code::PositionInvalid, error.message) }
        .under(Some(error.rule.0), Vivajava::rule_line(error.rule))
}

/// How many seats the position names, if it does.
fn n_seats_of(root: &At<'_>) -> Result<Option<usize>, Fault> {
    let Some(list) = root.get("seats") else { return Ok(None) };
    let n_seats = list.list()?.len();
    if !(MIN_SEATS..=MAX_SEATS).contains(&n_seats) {
        let message = format!("VivaJava Dice has {MIN_SEATS} to {MAX_SEATS} seats, not {n_seats}");
        return Err(list.wrong(message).under(Some("V1.1"), None));
    }
    Ok(Some(n_seats))
}

fn read_one_seat(seat: &mut SeatPosition, at: &At<'_>) -> Result<(), Fault> {
    at.object()?;
    let number = |key: &str, most: i64| at.get(key).map_or(Ok(0), |at| at.number(0, most));
    seat.points = number("points", 255)? as u8;
    seat.aroma = number("aroma", 255)? as u8;
    seat.owed = number("owed", 9)? as u8;
    if let Some(at) = at.get("tracks") {
        seat.tracks = read_steps(&at)?;
    }
    if let Some(tokens) = at.get("tokens") {
        let list = tokens.list()?;
        if list.len() > TOKENS.into() {
            return Err(tokens.wrong(format!("a seat has {TOKENS} tokens")));
        }
        for at in &list {
            let spot = read_spot(at)?;
            // Those in hand are all the others; those on Best Bean are named with its dice.
            if !matches!(spot, Spot::Hand | Spot::Blend) {
                seat.tokens.push(spot);
            }
        }
    }
    if let Some(at) = at.get("donated") {
        let mut dice = Read::default();
        dice.read(&at, Kind::Aroma)?;
        seat.donated = dice.aroma;
    }
    Ok(())
}

/// Donated dice at the top: a list of dice with their seats.
fn read_donated(root: &At<'_>, seats: &mut [SeatPosition]) -> Result<(), Fault> {
    let Some(at) = root.get("donated") else { return Ok(()) };
    for die in at.list()? {
        let seat = read_seat(&die.need("seat")?, seats.len())?;
        let face = die.get("face").map(|at| read_face(&at, Kind::Aroma)).transpose()?;
        let mut dice = Read { aroma: seats[seat.index()].donated, ..Read::default() };
        dice.add(Kind::Aroma, face, &die)?;
        seats[seat.index()].donated = dice.aroma;
    }
    Ok(())
}

/// `{"owner":0,"dice":[{"face":"red","token":1}]}`; the dice may be letters: `"RRRGK"`.
fn read_featured(root: &At<'_>, n_seats: usize) -> Result<Option<FeaturedPosition>, Fault> {
    let Some(at) = root.get("featured") else { return Ok(None) };
    let Some(owner) = at.get("owner") else { return Ok(None) };
    let owner = read_seat(&owner, n_seats)?;
    let list = at.need("dice")?;
    let mut dice: Vec<BlendDie> = Vec::new();
    if list.value().is_string() {
        let mut letters = Read::default();
        letters.read(&list, Kind::Coffee)?;
        dice.extend(letters.coffee.rolled.iter().map(|face| BlendDie { face, token: None }));
    } else {
        for at in list.list()? {
            let face = at.get("face").unwrap_or(at.clone());
            let token = at.get("token").map(|at| read_seat(&at, n_seats)).transpose()?;
            dice.push(BlendDie { face: read_colour(&face)?, token });
        }
    }
    Ok(Some(FeaturedPosition { owner, dice }))
}

/// `{"owner":0}`, or just the seat.
fn read_rainbow(root: &At<'_>, n_seats: usize) -> Result<Option<Seat>, Fault> {
    let Some(at) = root.get("rainbow") else { return Ok(None) };
    match (at.value(), at.get("owner")) {
        (Value::Object(_), owner) => owner.map(|at| read_seat(&at, n_seats)).transpose(),
        _ => read_seat(&at, n_seats).map(Some),
    }
}

fn read_used(root: &At<'_>) -> Result<Used, Fault> {
    let Some(at) = root.get("used") else { return Ok(Used::default()) };
    let number = |key: &str| at.get(key).map_or(Ok(0), |at| at.number(0, 2)).map(|n| n as u8);
    let flag = |key: &str| at.get(key).map_or(Ok(false), |at| at.flag());
    let flipped = match at.get("flipped") {
        None => None,
        Some(at) => {
            let kind = at.need("kind")?;
            let kind: Kind = kind.text()?.parse().map_err(|error| kind.wrong(error))?;
            let face: Colour = read_face(&at.need("face")?, kind)?;
            Some(Flipped { kind, face })
        }
    };
    Ok(Used {
        rerolls: number("rerolls")?,
        upgrades: number("upgrades")?,
        flips: number("flips")?,
        flipped,
        extra_aromas: match at.get("extra_aromas") {
            Some(_) => number("extra_aromas")?,
            None => flag("extra_aroma")?.into(),
        },
        joint_research: flag("joint_research")?,
    })
}
