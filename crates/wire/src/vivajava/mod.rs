//! VivaJava Dice in JSON.

mod dice;
mod event;
mod odds;
mod offer;
mod position;
mod shape;
mod stage;
mod view;
mod words;

use std::fs::File;
use std::io::Read;

use ::vivajava::{Event, GOAL, Kind, MAX_SEATS, MIN_SEATS, Outcome, Setup, TrackTable, View, Vivajava};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{RuleRef, Seat, to_word};

pub use event::VivajavaEvent;
pub use offer::VivajavaOffer;
pub use shape::{Printed as VivajavaPrinted, VivajavaShape};
pub use words::ability_word;

use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::setup::{Files, shorten};

impl WireGame for Vivajava {
    const NAME: &'static str = "VivaJava Dice";
    const SEATS: (usize, usize) = (MIN_SEATS, MAX_SEATS);

    type Shape = shape::VivajavaShape;
    type Printed = shape::Printed;
    type EventShape = event::VivajavaEvent;
    type Offer = offer::VivajavaOffer;

    fn shape(view: &View) -> Self::Shape {
        view::shape(view.table())
    }

    fn printed(view: &View) -> Self::Printed {
        view::printed(view.table())
    }

    fn offers(view: &View, seat: Seat, actions: &[::vivajava::Action]) -> Vec<Self::Offer> {
        actions.iter().map(|action| offer::offer(view.table(), seat, *action)).collect()
    }

    fn all_json(&self) -> Map<String, Value> {
        view::all_json(self)
    }

    fn position_json(&self) -> Map<String, Value> {
        view::position_json(self)
    }

    fn read_position(position: &Value, files: Files) -> Result<(Setup, Vivajava), Fault> {
        position::read(position, files)
    }

    fn event_message(seen: &Event) -> Message {
        words::event_message(seen)
    }

    fn action_message(view: &View, seat: Seat, action: &::vivajava::Action) -> Message {
        words::action_message(view.table(), seat, action)
    }

    fn question_message(view: &View, seat: Seat, legal: &[::vivajava::Action]) -> Option<Message> {
        words::question(view.table(), seat, legal)
    }

    fn odds(view: &View, seat: Seat, actions: &[::vivajava::Action]) -> Option<Value> {
        Some(json!(odds::odds(view.table(), seat, actions)))
    }

    fn outcome_message(outcome: &Outcome) -> Message {
        let (kind, faces) = match outcome {
            Outcome::Coffee(faces) => (Kind::Coffee, faces),
            Outcome::Aroma(faces) => (Kind::Aroma, faces),
        };
        Message::new("vivajava-outcome-roll").with("dice", kind.name()).with("faces", faces.letters(kind))
    }

    fn reason_message(reason: &::vivajava::Reason) -> Message {
        words::reason_message(reason)
    }

    fn phase_message(view: &View) -> Message {
        words::phase_message(view.table().frame())
    }

    fn part_message(part: &str) -> Option<Message> {
        (part == "points").then(|| Message::new("part-points"))
    }

    fn seen_by_all(event: &Event) -> Event {
        *event
    }

    fn seat_scores(&self) -> Vec<SeatScore> {
        let score = |seat| {
            let points = i32::from(self.points(seat));
            SeatScore { total: points, parts: vec![("points", points)] }
        };
        self.seats().map(score).collect()
    }

    /// V6.2: ties are broken by fewer unlocked abilities.
    fn score_remarks(&self) -> Map<String, Value> {
        let mut remarks = Map::new();
        let ties: Vec<Value> = self.seats().map(|seat| json!({"unlocked": self.unlocked(seat)})).collect();
        remarks.insert("tie_break".into(), Value::Array(ties));
        remarks.insert("goal".into(), json!(GOAL));
        remarks
    }

    fn rule_line(rule: RuleRef) -> Option<&'static str> {
        ::vivajava::rules::line(rule)
    }

    fn option_message(name: &str) -> Option<Message> {
        words::option_message(name)
    }

    fn value_message(name: &str, value: &str) -> Option<Message> {
        words::value_message(name, value)
    }

    /// V1.5: the squares are `default`, a text of several lines, or the name of a file.
    fn option_word(name: &str, value: &str, files: Files) -> Result<String, Fault> {
        if name != "tracks" || value == "default" {
            return Ok(to_word(value));
        }
        let text = match (value.contains('\n'), files) {
            (true, _) => value.to_string(),
            (false, Files::Read) => read_tracks_file(value)?,
            (false, Files::Refuse) => {
                return Err(bad_tracks("files of tracks are not read here; send the text of the table"));
            }
        };
        let table: TrackTable = text.parse().map_err(|error: ::vivajava::TracksError| Fault {
            line: u32::try_from(error.line).ok(),
            ..bad_tracks(error.problem.to_string())
        })?;
        Ok(to_word(&table.to_string()))
    }
}

/// No file of tracks is longer.
const MAX_TRACKS_FILE: u64 = 64 << 10;

fn bad_tracks(message: impl Into<String>) -> Fault {
    let rule = ::vivajava::rules::V1_5;
    Fault::new(Code::SetupInvalid, message).under(Some(rule.0), Vivajava::rule_line(rule))
}

fn read_tracks_file(path: &str) -> Result<String, Fault> {
    let failed = |error: std::io::Error| bad_tracks(format!("file of tracks `{}`: {error}", shorten(path)));
    // Asked before it is opened: a pipe that nobody writes to would never open.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(bad_tracks(format!("file of tracks `{}` is not a file", shorten(path))));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(MAX_TRACKS_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MAX_TRACKS_FILE {
        let message = format!("file of tracks `{}` is longer than {MAX_TRACKS_FILE} bytes", shorten(path));
        return Err(bad_tracks(message));
    }
    String::from_utf8(bytes).map_err(|_| bad_tracks("the file of tracks is not UTF-8"))
}
