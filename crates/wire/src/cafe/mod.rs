//! Café in JSON.

mod beans;
mod event;
mod position;
mod shape;
mod view;

use std::fs::File;
use std::io::Read;

use ::cafe::{CLASSIC, Cafe, DeckRef, Phase, Rating, Setup};
use serde_json::{Map, Value, json};
use table::{RuleRef, to_word};

use crate::fault::{Code, Fault};
use crate::game::{SeatScore, WireGame};
use crate::setup::{Files, shorten};

impl WireGame for Cafe {
    const NAME: &'static str = "Café";
    const SEATS: (usize, usize) = (1, 4);

    fn view_json(view: &::cafe::View) -> Map<String, Value> {
        view::view_json(&view.table)
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

    fn event_json(seen: &::cafe::Event) -> Map<String, Value> {
        event::json_of(seen)
    }

    fn event_text(seen: &::cafe::Event) -> String {
        event::text_of(seen)
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
        }
        remarks
    }

    fn rule_line(rule: RuleRef) -> Option<&'static str> {
        ::cafe::rules::line(rule)
    }

    fn option_help(name: &str) -> &'static str {
        match name {
            "seats" => "how many play",
            "draft" => "cards are taken in turn, or the first choice is auctioned",
            "espresso" => "with the eight Espresso cards",
            "promos" => "how many promo cards replace plan cards",
            "edition" => "whose rule book presets the switches below",
            "delivery" => "a delivery empties the roasting squares you choose, or all",
            "bids" => "bids are paid when the auction ends, or at once",
            "ship_keep" => "a bid leaves a bean on each empty ship, or on one",
            "deck" => "the cards: `classic`, a deck file, or its text",
            _ => "",
        }
    }

    /// C1.6: a deck is `classic`, a text of several lines, or the name of a file.
    fn option_word(name: &str, value: &str, files: Files) -> Result<String, Fault> {
        if name != "deck" || value == CLASSIC {
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
        Ok(if deck.is_classic() { CLASSIC.into() } else { to_word(&text) })
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
