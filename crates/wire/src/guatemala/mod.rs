//! Guatemala Café in JSON.

mod event;
mod market;
mod offer;
mod position;
mod read;
mod shape;
mod view;
mod way;
mod words;

use std::fs::File;
use std::io::Read;

use ::guatemala::{Action, Event, Frame, Guatemala, Outcome, Seen, Setup, View, check_board};
use ::words::Message;
use serde_json::{Map, Value, json};
use table::{Game as _, RuleRef, Seat, Viewer, to_word};

pub use event::GuatemalaEvent;
pub use offer::GuatemalaOffer;
pub use shape::{GuatemalaShape, Printed as GuatemalaPrinted};
pub use words::{kinds as market_kinds, offers as market_offers};

use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::setup::{Files, shorten};

impl WireGame for Guatemala {
    const NAME: &'static str = "Guatemala Café";
    const SEATS: (usize, usize) = (2, 4);

    type Shape = shape::GuatemalaShape;
    type Printed = shape::Printed;
    type EventShape = event::GuatemalaEvent;
    type Offer = offer::GuatemalaOffer;

    fn shape(view: &View) -> Self::Shape {
        view::shape(view)
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

    /// G6.5: a board is `standard`, a text of several lines, or the name of a file.
    fn option_word(name: &str, value: &str, files: Files) -> Result<String, Fault> {
        if name != "board" || value == "standard" {
            return Ok(to_word(value));
        }
        let text = match (value.contains('\n'), files) {
            (true, _) => value.to_string(),
            (false, Files::Read) => read_board_file(value)?,
            (false, Files::Refuse) => {
                return Err(bad_board("board files are not read here; send the text of the board"));
            }
        };
        check_board(&text)
            .map_err(|error| Fault { line: u32::try_from(error.line).ok(), ..bad_board(error.message) })?;
        Ok(to_word(&text))
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

/// No board file is longer.
const MAX_BOARD_FILE: u64 = 256 << 10;

fn bad_board(message: impl Into<String>) -> Fault {
    let rule = ::guatemala::rules::G6_5;
    Fault::new(Code::BoardInvalid, message).under(Some(rule.0), Guatemala::rule_line(rule))
}

fn read_board_file(path: &str) -> Result<String, Fault> {
    let failed = |error: std::io::Error| bad_board(format!("board file `{}`: {error}", shorten(path)));
    let mut bytes = Vec::new();
    // Asked before it is opened: a pipe that nobody writes to would never open.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(bad_board(format!("board file `{}` is not a file", shorten(path))));
    }
    let file = File::open(path).map_err(failed)?;
    file.take(MAX_BOARD_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MAX_BOARD_FILE {
        let message = format!("board file `{}` is longer than {MAX_BOARD_FILE} bytes", shorten(path));
        return Err(bad_board(message));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Fault { line: u32::try_from(line).ok(), ..bad_board("the board file is not UTF-8") }
    })
}
