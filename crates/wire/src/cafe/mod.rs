//! Café in JSON.

mod beans;
mod book;
mod event;
mod offer;
mod position;
mod shape;
mod view;
mod words;
mod written;

use ::cafe::{Action, Cafe, DeckRef, Frame, Outcome, Rating, Setup, deck_mistakes};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{RuleRef, Seat, to_word};

pub use event::CafeEvent;
pub use offer::CafeOffer;
pub use shape::{CafeTableShape as CafeShape, Printed as CafePrinted};
pub use words::rating_message;

use crate::brief::Codebook;
use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::option_file::{Content, FileMistake};
use crate::setup::Files;

impl WireGame for Cafe {
    const NAME: &'static str = "Café";
    const SEATS: (usize, usize) = (1, 4);
    const MINUTES: u32 = 40;
    const LESSONS: &'static str = include_str!("../../../../lessons/cafe.json");
    const CONTENT: &'static [Content] = &[Content {
        option: "deck",
        name: "a deck of Café",
        begins_with: |word| matches!(word, "deck" | "start" | "plan" | "espresso" | "promo"),
        mistakes: |text| {
            let mistakes = deck_mistakes(text).into_iter();
            mistakes.map(|mistake| FileMistake::in_line(mistake.line, mistake.message)).collect()
        },
    }];

    type Shape = shape::CafeTableShape;
    type Printed = shape::Printed;
    type EventShape = event::CafeEvent;
    type Offer = offer::CafeOffer;

    const DERIVED: &'static [&'static str] = &["cards_shown"];
    const SAID_ONCE: &'static [&'static str] = &["deck_cards"];

    fn codebook() -> &'static Codebook {
        &book::BOOK
    }

    fn shape(view: &::cafe::View) -> Self::Shape {
        view::shape(&view.table)
    }

    fn whole_shape(&self) -> Self::Shape {
        view::whole_shape(self)
    }

    fn printed(view: &::cafe::View) -> Self::Printed {
        view::printed(&view.table)
    }

    fn offers(view: &::cafe::View, seat: Seat, actions: &[Action]) -> Vec<Self::Offer> {
        offer::offers(view, seat, actions)
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
        words::phase_message(view.table.frame())
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
        if let ([company], Frame::Over) = (self.companies(), self.frame()) {
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

    const FILE_CODE: Code = Code::DeckInvalid;

    /// C1.6: a deck that we have is called by its name.
    fn file_word(_name: &str, text: &str) -> Result<String, FileMistake> {
        let deck = DeckRef::load(text).map_err(|error| FileMistake::in_line(error.line, error.message))?;
        Ok(deck.built_in().map_or_else(|| to_word(text), str::to_string))
    }
}
