//! Guatemala Café in JSON.

mod book;
mod event;
mod offer;
mod position;
mod read;
mod shape;
mod view;
mod way;
mod words;
mod written;

use ::guatemala::{Action, Event, Frame, Guatemala, Outcome, Seen, Setup, View, board_mistakes, check_board};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{Game as _, RuleRef, Seat, Viewer, to_word};

pub use event::GuatemalaEvent;
pub use offer::GuatemalaOffer;
pub use shape::{GuatemalaShape, Printed as GuatemalaPrinted};
pub use words::{kinds as market_kinds, offers as market_offers};

use crate::brief::Codebook;
use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::option_file::{Content, FileMistake};
use crate::setup::Files;

impl WireGame for Guatemala {
    const NAME: &'static str = "Guatemala Café";
    const SEATS: (usize, usize) = (2, 4);
    const MINUTES: u32 = 60;
    const LESSONS: &'static str = include_str!("../../../../lessons/guatemala.json");
    const CONTENT: &'static [Content] = &[Content {
        option: "board",
        name: "a board of Guatemala Café",
        begins_with: |word| matches!(word, "board" | "market"),
        mistakes: |text| {
            let mistakes = board_mistakes(text).into_iter();
            mistakes.map(|mistake| FileMistake::in_line(mistake.line, mistake.message)).collect()
        },
    }];

    type Shape = shape::GuatemalaShape;
    type Printed = shape::Printed;
    type EventShape = event::GuatemalaEvent;
    type Offer = offer::GuatemalaOffer;

    fn codebook() -> &'static Codebook {
        &book::BOOK
    }

    fn shape(view: &View) -> Self::Shape {
        view::shape(view)
    }

    fn whole_shape(&self) -> Self::Shape {
        view::whole_shape(self)
    }

    fn printed(view: &View) -> Self::Printed {
        view::printed(&view.open)
    }

    fn offers(view: &View, seat: Seat, actions: &[::guatemala::Action]) -> Vec<Self::Offer> {
        offer::offers(view, seat, actions)
    }

    fn all_json(&self) -> Map<String, Value> {
        view::all_json(self)
    }

    fn position_json(&self) -> Map<String, Value> {
        view::position_json(self)
    }

    fn read_position(position: &Value, files: Files) -> Result<(Setup, Guatemala), Fault> {
        position::read(position, files)
    }

    /// Only who has a sack can block with it (G5.2) or lay it (G5.5).
    fn asks_for_hidden(&self, seat: Seat) -> bool {
        let frame = self.open().frame();
        self.awaits().seats().contains(seat) && matches!(frame, Frame::Blockade { .. } | Frame::Lay { .. })
    }

    fn event_message(seen: &Seen) -> Message {
        words::event_message(seen)
    }

    fn action_message(view: &View, _seat: Seat, action: &::guatemala::Action) -> Message {
        words::action_message(&view.open, action)
    }

    fn question_message(view: &View, seat: Seat, _: &[::guatemala::Action]) -> Option<Message> {
        words::question(view, seat)
    }

    fn outcome_message(outcome: &Outcome) -> Message {
        let of =
            |key: &'static str, coffee: &::guatemala::Coffee| Message::new(key).with("coffee", coffee.name());
        match outcome {
            Outcome::Deal(_) => Message::new("guatemala-outcome-deal"),
            Outcome::Piece(piece) => words::with_piece(Message::new("guatemala-outcome-piece"), *piece),
            Outcome::Sack(coffee) => of("guatemala-outcome-sack", coffee),
            Outcome::Start(seat) => Message::new("guatemala-outcome-start").with("seat", seat.index()),
            Outcome::Bag(coffee) => of("guatemala-outcome-bag", coffee),
        }
    }

    fn reason_message(reason: &::guatemala::Reason) -> Message {
        words::reason_message(reason)
    }

    fn phase_message(view: &View) -> Message {
        words::phase_message(&view.open)
    }

    fn part_message(part: &str) -> Option<Message> {
        (part == "points").then(|| Message::new("part-points"))
    }

    fn seen_by_all(event: &Event) -> Seen {
        match *event {
            Event::Open(event) => Seen::Open(event),
            Event::Dealt { seat, coffee } => Seen::Dealt { seat, coffee: Some(coffee) },
        }
    }

    fn seat_scores(&self) -> Vec<SeatScore> {
        let open = self.open();
        let score = |seat: Seat| {
            let total = i32::from(open.points(seat));
            SeatScore { total, parts: vec![("points", total)] }
        };
        Seat::all(open.n_seats()).map(score).collect()
    }

    /// G6.2: money decides among equals.
    fn score_remarks(&self) -> Map<String, Value> {
        let open = self.open();
        let mut remarks = Map::new();
        let money = |seat: Seat| json!({"money": open.money(seat)});
        remarks.insert("tie_break".into(), Seat::all(open.n_seats()).map(money).collect());
        if let Some(end) = open.end() {
            remarks.insert("end".into(), json!(view::end_word(end)));
        }
        remarks
    }

    fn rule_line(rule: RuleRef) -> Option<&'static str> {
        ::guatemala::rules::line(rule)
    }

    fn option_message(name: &str) -> Option<Message> {
        words::option_message(name)
    }

    fn value_message(name: &str, value: &str) -> Option<Message> {
        words::value_message(name, value)
    }

    const FILE_CODE: Code = Code::BoardInvalid;

    /// G6.5: a board.
    fn file_word(_name: &str, text: &str) -> Result<String, FileMistake> {
        check_board(text).map_err(|error| FileMistake::in_line(error.line, error.message))?;
        Ok(to_word(text))
    }

    /// G1.3: which sacks are dealt is for one seat alone, and the outcome does not say for which.
    fn knows_outcome(outcome: &Outcome, _viewer: Viewer) -> bool {
        !matches!(outcome, Outcome::Deal(_))
    }

    /// Sacks are laid face up, so everybody sees every choice.
    fn is_open_choice(_action: &Action) -> bool {
        true
    }
}
