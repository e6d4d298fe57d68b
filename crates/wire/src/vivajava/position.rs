//! Positions of VivaJava Dice: written by hand or taken from the whole view, generous in what is accepted.

use ::vivajava::{
    BlendDie, FeaturedPosition, Flipped, Frame, GOAL, Kind, MAX_SEATS, MIN_SEATS, Position, PositionError,
    SeatPosition, Setup, Spot, TOKENS, Used, Vivajava,
};
use serde_json::Value;
use table::Seat;

use super::dice::Gathered;
use super::stage::stage_of;
use super::written::{PositionWritten, SeatWritten, faces_of};
use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::setup::{Files, setup_of_position};
use crate::written::{Number, Object, read as read_written};

/// The table described, or what is wrong with the description.
pub(super) fn read(position: &Value, files: Files) -> Result<(Setup, Vivajava), Fault> {
    let written: PositionWritten = read_written(position)?;
    let setup = setup_of_position::<Vivajava>(position, n_seats_of(&written)?, |_| true, files)?;
    let n_seats = setup.seats;
    let mut seats = vec![SeatPosition::default(); n_seats];
    if let Some(described) = &written.seats {
        if described.len() != n_seats {
            let message = format!("{} seats described, {n_seats} at the table", described.len());
            return Err(Fault::position("seats", message).under(Some("V1.1"), None));
        }
        for (number, (seat, Object(written))) in seats.iter_mut().zip(described).enumerate() {
            describe_seat(seat, written, number)?;
        }
    }
    add_donated(&written, &mut seats)?;
    let mut own = Gathered::default();
    if let Some(dice) = &written.dice {
        own.add(&dice.0, "dice")?;
    }
    // By kind, as hands write it: `"coffee":"WWK","aroma":"J"`.
    if let Some(dice) = &written.coffee {
        own.add(&dice.0, "coffee")?;
    }
    if let Some(dice) = &written.aroma {
        own.add(&dice.0, "aroma")?;
    }
    let first = Seat::new(0).expect("every table has a seat 0");
    let active = written.active().map(|(name, seat)| seat.at_table(n_seats, name)).transpose()?;
    let starter = written.starter.map(|seat| seat.at_table(n_seats, "starter")).transpose()?;
    let to_roll = own.coffee.unrolled + own.aroma.unrolled;
    let to_roll = to_roll + seats.iter().map(|seat| seat.donated.unrolled).sum::<u8>();
    let there = own.coffee.rolled.total() + own.aroma.rolled.total();
    let frame = match stage_of(&written, n_seats)? {
        Some(frame) => frame,
        None if seats.iter().any(|seat| seat.points == GOAL) => Frame::Over,
        None if to_roll > 0 => Frame::Roll,
        None if there > 0 => Frame::Choose,
        None => Frame::TurnStart,
    };
    let opening = matches!(frame, Frame::Opening { .. });
    let position = Position {
        round: written.round.map_or(u16::from(!opening), |round| round.0 as u16),
        starter: starter.unwrap_or(first),
        active: active.unwrap_or(first),
        featured: featured_of(&written, n_seats)?,
        rainbow: match &written.rainbow {
            Some(rainbow) => rainbow.owner.map(|seat| seat.at_table(n_seats, rainbow.path)).transpose()?,
            None => None,
        },
        coffee: own.coffee,
        aroma: own.aroma,
        used: used_of(&written)?,
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
fn n_seats_of(written: &PositionWritten) -> Result<Option<usize>, Fault> {
    let Some(seats) = &written.seats else { return Ok(None) };
    let n_seats = seats.len();
    if !(MIN_SEATS..=MAX_SEATS).contains(&n_seats) {
        let message = format!("VivaJava Dice has {MIN_SEATS} to {MAX_SEATS} seats, not {n_seats}");
        return Err(Fault::position("seats", message).under(Some("V1.1"), None));
    }
    Ok(Some(n_seats))
}

fn describe_seat(seat: &mut SeatPosition, written: &SeatWritten, number: usize) -> Result<(), Fault> {
    seat.points = written.points.map_or(0, |points| points.0 as u8);
    seat.aroma = written.aroma.map_or(0, |aroma| aroma.0 as u8);
    seat.owed = written.owed.map_or(0, |owed| owed.0 as u8);
    if let Some(tracks) = &written.tracks {
        seat.tracks = tracks.0;
    }
    if let Some(tokens) = &written.tokens {
        if tokens.len() > TOKENS.into() {
            let path = format!("seats[{number}].tokens");
            return Err(Fault::position(&path, format!("a seat has {TOKENS} tokens")));
        }
        // Those in hand are all the others; those on Best Bean are named with its dice.
        let elsewhere = tokens.iter().map(|token| token.0);
        seat.tokens.extend(elsewhere.filter(|spot| !matches!(spot, Spot::Hand | Spot::Blend)));
    }
    if let Some(donated) = &written.donated {
        let mut dice = Gathered::default();
        dice.add(&donated.0, &format!("seats[{number}].donated"))?;
        seat.donated = dice.aroma;
    }
    Ok(())
}

/// Donated dice at the top: a list of dice with their seats.
fn add_donated(written: &PositionWritten, seats: &mut [SeatPosition]) -> Result<(), Fault> {
    for (nth, Object(die)) in written.donated.iter().flatten().enumerate() {
        let path = format!("donated[{nth}]");
        let seat = die.seat.at_table(seats.len(), format_args!("{path}.seat"))?;
        let mut dice = Gathered { aroma: seats[seat.index()].donated, ..Gathered::default() };
        dice.add(&[(Kind::Aroma, die.face.map(|face| face.0))], &path)?;
        seats[seat.index()].donated = dice.aroma;
    }
    Ok(())
}

fn featured_of(written: &PositionWritten, n_seats: usize) -> Result<Option<FeaturedPosition>, Fault> {
    let Some(Object(featured)) = &written.featured else { return Ok(None) };
    let Some(owner) = featured.owner else { return Ok(None) };
    let owner = owner.at_table(n_seats, "featured.owner")?;
    let dice = featured.dice.as_ref().ok_or_else(|| Fault::position("featured.dice", "missing"))?;
    let die = |(nth, die): (usize, &super::written::BlendDieWritten)| {
        let path = format!("featured.dice[{nth}].token");
        let token = die.token.map(|seat| seat.at_table(n_seats, path)).transpose()?;
        Ok(BlendDie { face: die.face, token })
    };
    let dice = dice.0.iter().enumerate().map(die).collect::<Result<_, Fault>>()?;
    Ok(Some(FeaturedPosition { owner, dice }))
}

fn used_of(written: &PositionWritten) -> Result<Used, Fault> {
    let Some(Object(used)) = &written.used else { return Ok(Used::default()) };
    let number = |number: Option<Number<0, 2>>| number.map_or(0, |number| number.0 as u8);
    let flipped = match &used.flipped {
        None => None,
        Some(Object(flipped)) => {
            let kind = flipped.kind.0;
            let face = flipped.face.on(kind);
            let wrong = || Fault::position("used.flipped.face", format!("expected {}", faces_of(kind)));
            Some(Flipped { kind, face: face.ok_or_else(wrong)? })
        }
    };
    Ok(Used {
        rerolls: number(used.rerolls),
        upgrades: number(used.upgrades),
        flips: number(used.flips),
        flipped,
        extra_aromas: match used.extra_aromas {
            Some(Number(extra)) => extra as u8,
            None => u8::from(used.extra_aroma == Some(true)),
        },
        joint_research: used.joint_research == Some(true),
    })
}
