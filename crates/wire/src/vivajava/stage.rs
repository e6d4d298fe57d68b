//! Which question is open, in words.

use ::vivajava::{Colour, Frame, Vivajava};
use serde_json::Value;
use table::{Awaits, Game, Seat, SeatSet};

use super::dice::{read_colour, read_seat, read_track};
use crate::fault::Fault;
use crate::reader::At;

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

/// Reads the stage back; nothing if the position does not say one.
pub(super) fn read_stage(root: &At<'_>, n_seats: usize) -> Result<Option<Frame>, Fault> {
    let Some(at) = root.any(&["stage", "phase"]) else { return Ok(None) };
    Ok(Some(match at.text()?.to_lowercase().replace([' ', '-'], "_").as_str() {
        "opening" => read_opening(root, n_seats)?,
        "turn_start" | "start" | "score" | "i" => Frame::TurnStart,
        "decay" => Frame::Decay,
        "keep_or_drop" | "keep" | "drop" => Frame::KeepOrDrop,
        "donate" => {
            let asked = root.any(&["asked", "awaits"]).ok_or_else(|| missing("asked"))?;
            let asked = asked.get("seat").unwrap_or(asked);
            Frame::Donate { seat: read_seat(&asked, n_seats)? }
        }
        "roll" | "ii" => Frame::Roll,
        "choose" | "blend" | "research" | "iii" => Frame::Choose,
        "reroll_aroma" => Frame::RerollAroma,
        "use" => {
            let mut used = [0; ::vivajava::MAX_SEATS];
            let by_seat = root.need("use")?;
            for (number, at) in by_seat.list()?.iter().enumerate() {
                let slot = used[..n_seats].get_mut(number).ok_or_else(|| by_seat.wrong("too many seats"))?;
                *slot = at.number(0, 5)? as u8;
            }
            Frame::Blend { main: read_colour(&root.need("main")?)?, used }
        }
        "score_blend" => Frame::ScoreBlend,
        "focus" => Frame::Focus { left: root.get("steps_left").map_or(Ok(1), |at| at.number(1, 2))? as u8 },
        "activate" | "iv" => Frame::Activate,
        "joint_roll" => Frame::JointRoll,
        "joint_partner" => Frame::JointPartner { colour: read_colour(&root.need("joint")?)? },
        "over" | "end" => Frame::Over,
        _ => {
            return Err(at.expected(
                "opening, turn_start, decay, keep_or_drop, donate, roll, choose, reroll_aroma, use, \
                 score_blend, focus, activate, joint_roll, joint_partner or over",
            ));
        }
    }))
}

fn missing(key: &str) -> Fault {
    Fault::position(key, "missing")
}

/// Without more, everybody is still to roll.
fn read_opening(root: &At<'_>, n_seats: usize) -> Result<Frame, Fault> {
    let mut rolled = [None; ::vivajava::MAX_SEATS];
    if let Some(list) = root.get("rolled") {
        for (number, at) in list.list()?.iter().enumerate().filter(|(_, at)| !at.value().is_null()) {
            let slot = rolled[..n_seats].get_mut(number).ok_or_else(|| list.wrong("too many seats"))?;
            *slot = Some(read_colour(at)?);
        }
    }
    let contenders = match root.get("contenders") {
        None => SeatSet::all(n_seats),
        Some(list) => list.list()?.iter().map(|at| read_seat(at, n_seats)).collect::<Result<_, _>>()?,
    };
    let roller = match root.get("roller") {
        Some(at) => read_seat(&at, n_seats)?,
        None => {
            let next = contenders.iter().find(|seat| rolled[seat.index()].is_none());
            next.ok_or_else(|| missing("roller"))?
        }
    };
    Ok(Frame::Opening { roller, contenders, rolled })
}

/// Steps by track: `{"white":3}`, or a list from white to green.
pub(super) fn read_steps(at: &At<'_>) -> Result<[u8; ::vivajava::TRACKS], Fault> {
    let mut steps = [0; ::vivajava::TRACKS];
    let most = i64::from(::vivajava::MAX_CUP);
    if at.value().is_array() {
        for (number, at) in at.list()?.iter().enumerate() {
            *steps.get_mut(number).ok_or_else(|| at.wrong("there are five tracks"))? =
                at.number(0, most)? as u8;
        }
        return Ok(steps);
    }
    for (name, entry) in at.entries()? {
        let name = Value::from(name);
        let track = read_track(&At::root(&name)).map_err(|fault| entry.wrong(fault.message))?;
        steps[track.index()] = entry.number(0, most)? as u8;
    }
    Ok(steps)
}
