//! VivaJava Dice in JSON.

mod book;
mod dice;
mod event;
mod gift;
mod odds;
mod offer;
mod position;
mod shape;
mod stage;
mod view;
mod words;
mod written;

use ::vivajava::{
    Colour, Event, GOAL, Kind, MAX_SEATS, MIN_SEATS, Outcome, Setup, TrackTable, View, Vivajava,
    track_mistakes,
};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{RuleRef, Seat, to_word};

pub use event::VivajavaEvent;
pub use offer::VivajavaOffer;
pub use shape::{Printed as VivajavaPrinted, VivajavaShape};
pub use words::ability_word;

use crate::brief::Codebook;
use crate::fault::Fault;
use crate::game::{SeatScore, WireGame};
use crate::option_file::{Content, FileMistake};
use crate::setup::Files;

impl WireGame for Vivajava {
    const NAME: &'static str = "VivaJava Dice";
    const SEATS: (usize, usize) = (MIN_SEATS, MAX_SEATS);
    const MINUTES: u32 = 25;
    const LESSONS: &'static str = include_str!("../../../../lessons/vivajava.json");
    const CONTENT: &'static [Content] = &[Content {
        option: "tracks",
        name: "tracks of VivaJava Dice",
        begins_with: |word| Colour::WITH_TRACK.iter().any(|track| track.name() == word),
        mistakes: |text| {
            let mistakes = track_mistakes(text).into_iter();
            mistakes.map(|mistake| FileMistake::in_line(mistake.line, mistake.problem.to_string())).collect()
        },
    }];

    type Shape = shape::VivajavaShape;
    type Printed = shape::Printed;
    type EventShape = event::VivajavaEvent;
    type Offer = offer::VivajavaOffer;

    fn codebook() -> &'static Codebook {
        &book::BOOK
    }

    fn shape(view: &View) -> Self::Shape {
        view::shape(view.table())
    }

    fn whole_shape(&self) -> Self::Shape {
        view::shape(self)
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

    /// V1.5: the squares of the tracks.
    fn file_word(_name: &str, text: &str) -> Result<String, FileMistake> {
        let table: TrackTable = text.parse().map_err(|error: ::vivajava::TracksError| {
            FileMistake::in_line(error.line, error.problem.to_string())
        })?;
        Ok(to_word(&table.to_string()))
    }
}
