//! Reading parts of positions: places, seats, the open question.

use std::str::FromStr;

use ::guatemala::{Coffee, Emptied, End, Frame, Harbour, HarbourSet, MOST_PIECES, MarketField};
use serde_json::Value;
use table::{ParseError, Seat};

use super::market::{read_coffee, read_piece};
use crate::fault::Fault;
use crate::reader::At;

/// A text in the notation of actions, such as `d7` or `4.8-5.8`.
pub(super) fn read_place<P: FromStr<Err = ParseError>>(at: &At<'_>) -> Result<P, Fault> {
    at.text()?.trim().parse().map_err(|error| at.wrong(error))
}

/// `1` or `"seat1"`.
pub(super) fn read_seat(at: &At<'_>, n_seats: usize) -> Result<Seat, Fault> {
    let seat = match at.value() {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64().and_then(|n| Seat::new(usize::try_from(n).ok()?)),
    };
    seat.filter(|seat| seat.index() < n_seats)
        .ok_or_else(|| at.expected(&format!("a seat number from 0 to {}", n_seats - 1)))
}

/// A harbour by its number.
pub(super) fn read_harbour(at: &At<'_>) -> Result<Harbour, Fault> {
    match at.value() {
        Value::String(_) => read_place(at),
        other => (other.as_u64())
            .and_then(|n| Harbour::new(usize::try_from(n).ok()?))
            .ok_or_else(|| at.expected("the number of a harbour")),
    }
}

/// What else of a position the open question depends on.
pub(super) struct Around {
    pub(super) n_seats: usize,
    pub(super) active: Seat,
    /// The last sack on the track.
    pub(super) last: Option<Coffee>,
    /// An empty sack field of the buyer's line.
    pub(super) gap: Option<MarketField>,
}

/// The open question: `question` as an object or a word, or a word under `phase`; by itself the choice of a turn.
pub(super) fn read_question(root: &At<'_>, around: &Around) -> Result<Frame, Fault> {
    let question = root.get("question");
    let word = match (&question, root.get("phase")) {
        (Some(at), _) if at.value().is_string() => at.clone(),
        (Some(at), _) => at.need("kind")?,
        (None, Some(at)) => at,
        (None, None) => return Ok(Frame::Choose),
    };
    // What belongs to the question stands in its object, or at the top where a word is enough.
    let details = question.filter(|at| at.value().is_object()).unwrap_or_else(|| root.clone());
    let coffee = || match details.get("coffee") {
        Some(at) => read_coffee(&at),
        None => around.last.ok_or_else(|| word.wrong("a sack was taken, but none lies on the track")),
    };
    let field = || match details.get("field") {
        Some(at) => read_place(&at),
        None => around.gap.ok_or_else(|| word.wrong("no sack field of the buyer's line is empty")),
    };
    Ok(match word.text()?.to_lowercase().as_str() {
        "arrange" => Frame::Arrange { done: details.need("done")?.number(0, 81)? as u8 },
        "arrange_piece" => Frame::ArrangePiece,
        "arrange_field" => Frame::ArrangeField { piece: read_piece(&details.need("piece")?)? },
        "deal" => Frame::Deal { dealt: details.get("dealt").map_or(Ok(0), |at| at.number(0, 24))? as u8 },
        "start" => Frame::Start,
        "set_buyer" | "setup" => Frame::SetBuyer,
        "move" => Frame::Move,
        "choose" => Frame::Choose,
        "may_build" => Frame::MayBuild,
        "take" | "build" => Frame::Take { emptied: read_emptied(&details)? },
        "place" => {
            Frame::Place { piece: read_piece(&details.need("piece")?)?, emptied: read_emptied(&details)? }
        }
        "blockade" | "sack" => {
            let asked = match details.get("asked") {
                Some(at) => read_seat(&at, around.n_seats)?,
                None => around.active.left(around.n_seats),
            };
            Frame::Blockade { asked, coffee: coffee()?, field: field()? }
        }
        "sail" => {
            let harbours = details.need("harbours")?.list()?;
            let harbours = harbours.iter().map(read_harbour).collect::<Result<HarbourSet, _>>()?;
            Frame::Sail { coffee: coffee()?, harbours, field: field()? }
        }
        "lay" => Frame::Lay { field: field()? },
        "draw" => Frame::Draw { field: field()? },
        "over" => {
            Frame::Over { end: details.get("end").map_or(Ok(End::MarkerAfterPoints), |at| read_end(&at))? }
        }
        _ => {
            return Err(word.expected(
                "arrange, arrange_piece, arrange_field, deal, start, set_buyer, move, choose, may_build, take, \
                 place, blockade, sail, lay, draw or over",
            ));
        }
    })
}

fn read_emptied(details: &At<'_>) -> Result<Emptied, Fault> {
    let Some(at) = details.get("emptied") else { return Ok(Emptied::NONE) };
    let fields = at.list()?.iter().map(read_place).collect::<Result<Vec<MarketField>, _>>()?;
    Emptied::new(&fields).ok_or_else(|| at.wrong(format!("more than {MOST_PIECES} fields")))
}

fn read_end(at: &At<'_>) -> Result<End, Fault> {
    Ok(match at.text()? {
        "marker_after_points" => End::MarkerAfterPoints,
        "marker_after_blockade" => End::MarkerAfterBlockade,
        "no_sack_left" => End::NoSackLeft,
        "idle" => End::Idle,
        _ => return Err(at.expected("marker_after_points, marker_after_blockade, no_sack_left or idle")),
    })
}
