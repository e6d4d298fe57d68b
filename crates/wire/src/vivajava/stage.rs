//! Which question is open, in words.

use ::vivajava::{Colour, Frame, Vivajava};
use table::{Awaits, Game, Seat, SeatSet};

use super::written::{CoffeeFace, PositionWritten, StageWord};
use crate::fault::Fault;
use crate::written::Number;

/// The phase of the turn.
pub(super) fn phase_word(frame: Frame) -> &'static str {
    match frame {
        Frame::Opening { .. } => "opening",
        Frame::TurnStart | Frame::Decay | Frame::KeepOrDrop => "score",
        Frame::Donate { .. } | Frame::Roll | Frame::RerollAroma => "roll",
        Frame::Choose | Frame::Blend { .. } | Frame::ScoreBlend | Frame::Focus { .. } => "blend",
        Frame::Activate | Frame::JointRoll | Frame::JointPartner { .. } => "activate",
        Frame::Over => "over",
    }
}

fn stage_word(frame: Frame) -> &'static str {
    match frame {
        Frame::Opening { .. } => "opening",
        Frame::TurnStart => "turn_start",
        Frame::Decay => "decay",
        Frame::KeepOrDrop => "keep_or_drop",
        Frame::Donate { .. } => "donate",
        Frame::Roll => "roll",
        Frame::Choose => "choose",
        Frame::RerollAroma => "reroll_aroma",
        Frame::Blend { .. } => "use",
        Frame::ScoreBlend => "score_blend",
        Frame::Focus { .. } => "focus",
        Frame::Activate => "activate",
        Frame::JointRoll => "joint_roll",
        Frame::JointPartner { .. } => "joint_partner",
        Frame::Over => "over",
    }
}

/// What the awaited seat is asked; nothing when no seat is.
pub(super) fn question_word(table: &Vivajava) -> Option<&'static str> {
    match table.awaits() {
        Awaits::Chance | Awaits::Nobody => None,
        _ if table.owed().is_some() => Some("recall"),
        _ => Some(match table.frame() {
            Frame::Blend { .. } => "own_dice",
            Frame::JointPartner { .. } => "partner",
            frame => stage_word(frame),
        }),
    }
}

/// The open question and what belongs to it.
#[derive(Default)]
pub(super) struct Stage {
    pub(super) word: &'static str,
    pub(super) roller: Option<usize>,
    pub(super) contenders: Option<Vec<usize>>,
    pub(super) rolled: Option<Vec<Option<&'static str>>>,
    pub(super) asked: Option<usize>,
    pub(super) main: Option<&'static str>,
    pub(super) used: Option<Vec<u8>>,
    pub(super) steps_left: Option<u8>,
    pub(super) joint: Option<&'static str>,
}

impl Stage {
    pub(super) fn of(table: &Vivajava) -> Stage {
        let frame = table.frame();
        let mut stage = Stage { word: stage_word(frame), ..Stage::default() };
        match frame {
            Frame::Opening { roller, contenders, rolled } => {
                let rolled = &rolled[..table.n_seats()];
                stage.roller = Some(roller.index());
                stage.contenders = Some(contenders.iter().map(Seat::index).collect());
                stage.rolled = Some(rolled.iter().map(|face| face.map(Colour::name)).collect());
            }
            Frame::Donate { seat } => stage.asked = Some(seat.index()),
            Frame::Blend { main, used } => {
                stage.main = Some(main.name());
                stage.used = Some(used[..table.n_seats()].to_vec());
            }
            Frame::Focus { left } => stage.steps_left = Some(left),
            Frame::JointPartner { colour } => stage.joint = Some(colour.name()),
            _ => {}
        }
        stage
    }
}

/// The stage a position says; nothing if it says none.
pub(super) fn stage_of(written: &PositionWritten, n_seats: usize) -> Result<Option<Frame>, Fault> {
    let Some(stage) = written.stage() else { return Ok(None) };
    let colour = |face: Option<CoffeeFace>, key: &str| face.map(|face| face.0).ok_or_else(|| missing(key));
    Ok(Some(match stage {
        StageWord::Opening => opening(written, n_seats)?,
        StageWord::TurnStart => Frame::TurnStart,
        StageWord::Decay => Frame::Decay,
        StageWord::KeepOrDrop => Frame::KeepOrDrop,
        StageWord::Donate => {
            let (name, seat) = written.asked().ok_or_else(|| missing("asked"))?;
            Frame::Donate { seat: seat.at_table(n_seats, name)? }
        }
        StageWord::Roll => Frame::Roll,
        StageWord::Choose => Frame::Choose,
        StageWord::RerollAroma => Frame::RerollAroma,
        StageWord::Use => {
            let mut used = [0; ::vivajava::MAX_SEATS];
            let by_seat = written.r#use.as_ref().ok_or_else(|| missing("use"))?;
            for (number, Number(dice)) in by_seat.iter().enumerate() {
                let slot = used[..n_seats].get_mut(number);
                *slot.ok_or_else(|| Fault::position("use", "too many seats"))? = *dice as u8;
            }
            Frame::Blend { main: colour(written.main, "main")?, used }
        }
        StageWord::ScoreBlend => Frame::ScoreBlend,
        StageWord::Focus => Frame::Focus { left: written.steps_left.map_or(1, |left| left.0 as u8) },
        StageWord::Activate => Frame::Activate,
        StageWord::JointRoll => Frame::JointRoll,
        StageWord::JointPartner => Frame::JointPartner { colour: colour(written.joint, "joint")? },
        StageWord::Over => Frame::Over,
    }))
}

fn missing(key: &str) -> Fault {
    Fault::position(key, "missing")
}

/// Without more, everybody is still to roll.
fn opening(written: &PositionWritten, n_seats: usize) -> Result<Frame, Fault> {
    let mut rolled = [None; ::vivajava::MAX_SEATS];
    for (number, face) in written.rolled.iter().flatten().enumerate() {
        if let Some(CoffeeFace(face)) = face {
            let slot = rolled[..n_seats].get_mut(number);
            *slot.ok_or_else(|| Fault::position("rolled", "too many seats"))? = Some(*face);
        }
    }
    let contenders = match &written.contenders {
        None => SeatSet::all(n_seats),
        Some(seats) => {
            let seats = seats.iter().enumerate();
            let seats = seats.map(|(nth, seat)| seat.at_table(n_seats, format_args!("contenders[{nth}]")));
            seats.collect::<Result<_, _>>()?
        }
    };
    let roller = match written.roller {
        Some(seat) => seat.at_table(n_seats, "roller")?,
        None => {
            let next = contenders.iter().find(|seat| rolled[seat.index()].is_none());
            next.ok_or_else(|| missing("roller"))?
        }
    };
    Ok(Frame::Opening { roller, contenders, rolled })
}
