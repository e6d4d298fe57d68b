//! Café in JSON.

mod beans;
mod event;
mod offer;
mod position;
mod shape;
mod view;
mod words;

use std::fs::File;
use std::io::Read;

use ::cafe::{Action, Cafe, DECKS, DeckRef, Outcome, Phase, Rating, Setup};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{RuleRef, Seat, to_word};

pub use event::CafeEvent;
pub use offer::CafeOffer;
pub use shape::{CafeTableShape as CafeShape, Printed as CafePrinted};
pub use words::rating_message;

use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::setup::{Files, shorten};

impl WireGame for Cafe {
    const NAME: &'static str = "Café";
    const SEATS: (usize, usize) = (1, 4);

    type Shape = shape::CafeTableShape;
    type Printed = shape::Printed;
    type EventShape = event::CafeEvent;
    type Offer = offer::CafeOffer;

    fn shape(view: &::cafe::View) -> Self::Shape {
        view::shape(&view.table)
    }

    fn printed(view: &::cafe::View) -> Self::Printed {
        view::printed(&view.table)
    }

    fn offers(view: &::cafe::View, seat: Seat, actions: &[Action]) -> Vec<Self::Offer> {
        actions.iter().map(|action| offer::offer(&view.table, seat, action)).collect()
    }

    fn all_json(&self) -> Map<String, Value> {
        view::all_json(self)
    }

    fn position_json(&self) -> Map<String, Value> {
        view::position_json(self)
    }

    fn read_position(position: &Value, files: Files) -> Result<(Setup, Cafe), Fault> {
        position::read(position, files)
    }

    fn event_message(seen: &::cafe::Event) -> Message {
        words::event_message(seen)
    }

    fn action_message(view: &::cafe::View, seat: Seat, action: &Action) -> Message {
        words::action_message(&view.table, seat, action)
    }

    fn question_message(view: &::cafe::View, seat: Seat, legal: &[Action]) -> Option<Message> {
        words::question(&view.table, seat, legal)
    }

    fn outcome_message(outcome: &Outcome) -> Message {
        let of = |key: &'static str, card: &::cafe::CardId| Message::new(key).with("card", card.to_string());
        match outcome {
            Outcome::Promo(card) => of("cafe-outcome-promo", card),
            Outcome::Start(card) => of("cafe-outcome-start", card),
            Outcome::Box(card) => of("cafe-outcome-box", card),
            Outcome::Master(seat) => Message::new("cafe-outcome-master").with("seat", seat.index()),
            Outcome::Show(card) => of("cafe-outcome-show", card),
        }
    }

    fn reason_message(reason: &::cafe::Reason) -> Message {
        words::reason_message(reason)
    }

    fn phase_message(view: &::cafe::View) -> Message {
        words::phase_message(view.table.phase())
    }

    fn part_message(part: &str) -> Option<Message> {
        Some(Message::new(match part {
            "cafes" => "cafe-part-cafes",
            "pastries" => "cafe-part-pastries",
            "warehouse" => "cafe-part-warehouse",
            _ => return None,
        }))
    }

    fn seen_by_all(event: &::cafe::Event) -> ::cafe::Event {
        *event
    }

    fn seat_scores(&self) -> Vec<SeatScore> {
        let score = |company: &::cafe::Company| {
            let score = company.score();
            let parts =
                vec![("cafes", score.cafes), ("pastries", score.pastries), ("warehouse", score.warehouse)];
            SeatScore { total: score.total(), parts }
        };
        self.companies().iter().map(score).collect()
    }

    fn places_now(&self) -> Vec<u8> {
        self.places()
    }

    fn score_remarks(&self) -> Map<String, Value> {
        let mut remarks = Map::new();
        let ties: Vec<Value> = (self.companies().iter())
            .map(|company| {
                let (roasting, drying) = company.tie_break();
                json!({"roasting": roasting, "drying": drying})
            })
            .collect();
        remarks.insert("tie_break".into(), Value::Array(ties));
        if let ([company], Phase::Over) = (self.companies(), self.phase()) {
            let rating = Rating::of(company.score().total());
            remarks.insert("rating".into(), json!(rating.name()));
            remarks.insert("rating_say".into(), json!(words::rating_message(rating)));
        }
        remarks
    }

    fn rule_line(rule: RuleRef) -> Option<&'static str> {
        ::cafe::rules::line(rule)
    }

    fn option_message(name: &str) -> Option<Message> {
        words::option_message(name)
    }

    fn value_message(name: &str, value: &str) -> Option<Message> {
        words::value_message(name, value)
    }

    /// C1.6: a deck is `classic` or another name we have, a text of several lines, or the name of a file.
    fn option_word(name: &str, value: &str, files: Files) -> Result<String, Fault> {
        if name != "deck" || DECKS.contains(&value) {
            return Ok(to_word(value));
        }
        let text = match (value.contains('\n'), files) {
            (true, _) => value.to_string(),
            (false, Files::Read) => read_deck_file(value)?,
            (false, Files::Refuse) => {
                return Err(bad_deck("deck files are not read here; send the text of the deck"));
            }
        };
        let deck = DeckRef::load(&text)
            .map_err(|error| Fault { line: u32::try_from(error.line).ok(), ..bad_deck(error.message) })?;
        Ok(deck.built_in().map_or_else(|| to_word(&text), str::to_string))
    }
}

/// No deck file is longer.
const MAX_DECK_FILE: u64 = 256 << 10;

fn bad_deck(message: impl Into<String>) -> Fault {
    Fault::new(Code::DeckInvalid, message).under(Some("C1.6"), Cafe::rule_line(::cafe::rules::C1_6))
}

fn read_deck_file(path: &str) -> Result<String, Fault> {
    let failed = |error: std::io::Error| bad_deck(format!("deck file `{}`: {error}", shorten(path)));
    let mut bytes = Vec::new();
    // Asked before it is opened: a pipe that nobody writes to would never open.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(bad_deck(format!("deck file `{}` is not a file", shorten(path))));
    }
    let file = File::open(path).map_err(failed)?;
    file.take(MAX_DECK_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MAX_DECK_FILE {
        let message = format!("deck file `{}` is longer than {MAX_DECK_FILE} bytes", shorten(path));
        return Err(bad_deck(message));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Fault { line: u32::try_from(line).ok(), ..bad_deck("the deck file is not UTF-8") }
    })
}
