//! What a game adds to its rules to be spoken of in JSON.

use ::words::Message;
use bots::Player;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{RuleRef, Seat, UndoClosed, Viewer};

use crate::brief::Codebook;
use crate::delta::{Delta, write_json};
use crate::fault::{Code, Fault};
use crate::option_file::{Content, FileMistake};
use crate::setup::Files;
use crate::words::{in_english, undo_message};

/// The score of one seat as it stands, or would stand if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// All parts together.
    pub total: i32,
    /// The parts by name, in the order in which people count them.
    pub parts: Vec<(&'static str, i32)>,
}

/// A game that can be spoken of in JSON.
pub trait WireGame: Player {
    /// Its name for people.
    const NAME: &'static str;
    /// The fewest and the most seats.
    const SEATS: (usize, usize);
    /// How long a game of people takes, about, in minutes.
    const MINUTES: u32;
    /// Its lessons: the text of `lessons/<game>.json`.
    const LESSONS: &'static str;
    /// Files that people may bring to it, one for each option that is a file.
    const CONTENT: &'static [Content] = &[];

    /// What one viewer may know, apart from what is printed: an object with at least the names that the protocol
    /// fixes.
    type Shape: Delta;
    /// What of a view stays as it is from the first step to the last.
    type Printed: Serialize;

    /// What a viewer noticed: an object with `kind`.
    type EventShape: Serialize + for<'a> From<&'a Self::Seen>;

    /// What an action acts on, costs and brings as far as the rules know it, for drawings.
    type Offer: Serialize;

    /// Names of the shape that follow from the rest; short views and deltas leave them out.
    const DERIVED: &'static [&'static str] = &[];

    /// Names of what is printed that is long: a program that was asked once in a game has it.
    const SAID_ONCE: &'static [&'static str] = &[];

    /// The words of its short texts.
    fn codebook() -> &'static Codebook;

    /// What this viewer may know.
    fn shape(view: &Self::View) -> Self::Shape;

    /// What somebody would know who sees everything.
    fn whole_shape(&self) -> Self::Shape;

    /// What is printed.
    fn printed(view: &Self::View) -> Self::Printed;

    /// What these legal actions of a seat act on, cost and bring, in the same order.
    fn offers(view: &Self::View, seat: Seat, actions: &[Self::Action]) -> Vec<Self::Offer>;

    /// Everything there is: an object of which [`WireGame::read_position`] makes an equal table.
    fn all_json(&self) -> Map<String, Value>;

    /// The same without what follows from the rest: what a record that began here says.
    fn position_json(&self) -> Map<String, Value> {
        self.all_json()
    }

    /// A table as described, or what is impossible about it.
    fn read_position(position: &Value, files: Files) -> Result<(Self::Setup, Self), Fault>;

    /// What a viewer noticed, as a message to be said in any language.
    fn event_message(seen: &Self::Seen) -> Message;

    /// The same as an English sentence.
    fn event_text(seen: &Self::Seen) -> String {
        in_english(&Self::event_message(seen))
    }

    /// What an action would do, if the seat that sees this chose it now.
    fn action_message(view: &Self::View, seat: Seat, action: &Self::Action) -> Message;

    /// What this seat is asked, if it is asked, when it may choose among these actions.
    fn question_message(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Message>;

    /// The chances of the actions of this seat that lead to chance, or of these one after the other; `None` if the game
    /// reckons none.
    fn odds(_view: &Self::View, _seat: Seat, _actions: &[Self::Action]) -> Option<Value> {
        None
    }

    /// What chance brought, as a clause.
    fn outcome_message(outcome: &Self::Outcome) -> Message;

    /// Why the last choice stays, as a clause.
    fn undo_message(closed: &UndoClosed<Self>, viewer: Viewer) -> Message {
        undo_message(closed, viewer)
    }

    /// Why a step is refused, as a clause; the paragraph stands beside it.
    fn reason_message(reason: &Self::Reason) -> Message;

    /// What the table is about at the moment, in a word or two.
    fn phase_message(view: &Self::View) -> Message;

    /// The name of a part of the score.
    fn part_message(part: &str) -> Option<Message>;

    /// An event as somebody would notice it who sees everything.
    fn seen_by_all(event: &Self::Event) -> Self::Seen;

    /// The score of each seat if the game ended now.
    fn seat_scores(&self) -> Vec<SeatScore>;

    /// The place of each seat if the game ended now, ties broken as they would be then.
    fn places_now(&self) -> Vec<u8> {
        places_by_total(&self.seat_scores())
    }

    /// What else there is to say about the scores, such as a rating.
    fn score_remarks(&self) -> Map<String, Value> {
        Map::new()
    }

    /// A paragraph in one line.
    fn rule_line(rule: RuleRef) -> Option<&'static str>;

    /// What an option of the set-up is for.
    fn option_message(name: &str) -> Option<Message>;

    /// What a value of an option means; nothing for numbers and texts, which speak for themselves.
    fn value_message(name: &str, value: &str) -> Option<Message>;

    /// An option of the set-up in one English line.
    fn option_help(name: &str) -> String {
        Self::option_message(name).map_or_else(String::new, |message| in_english(&message))
    }

    /// What faults of its files are called.
    const FILE_CODE: Code = Code::SetupInvalid;

    /// The text of a file as one word of a set-up, or what is wrong with it; for options that are files.
    fn file_word(_name: &str, text: &str) -> Result<String, FileMistake> {
        Ok(table::to_word(text))
    }

    /// Whether the viewer knows this outcome; hidden ones are not named in messages.
    fn knows_outcome(_outcome: &Self::Outcome, _viewer: Viewer) -> bool {
        true
    }

    /// Whether what this seat may answer now depends on something hidden.
    fn asks_for_hidden(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether everybody knows this choice of a seat.
    fn is_open_choice(_action: &Self::Action) -> bool {
        true
    }
}

/// The offers of a seat as a JSON list.
pub(crate) fn written_offers<G: WireGame>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    most_said: usize,
    brief: bool,
) -> String {
    let said = actions.len() <= most_said;
    let mut out = vec![b'['];
    for (offer, action) in G::offers(view, seat, actions).iter().zip(actions) {
        if out.len() > 1 {
            out.push(b',');
        }
        if brief {
            match said {
                true => {
                    let say = G::action_message(view, seat, action);
                    G::codebook().write_said(offer, &say, "action", "verb", &mut out);
                }
                false => G::codebook().write(offer, &mut out),
            }
            continue;
        }
        write_json(offer, &mut out);
        if said {
            // An offer always has its verb, so there is something before the comma.
            out.pop();
            out.extend_from_slice(b",\"say\":");
            write_json(&G::action_message(view, seat, action), &mut out);
            out.push(b'}');
        }
    }
    out.push(b']');
    String::from_utf8(out).unwrap_or_default()
}

/// The strongest bot of a game: its highest level, or the last it lists.
pub fn strongest<G: Player>() -> &'static str {
    G::LEVELS.last().or(G::BOTS.last()).copied().unwrap_or("random")
}

/// The place of each seat by these totals alone.
fn places_by_total(scores: &[SeatScore]) -> Vec<u8> {
    let better = |mine: &SeatScore| scores.iter().filter(|other| other.total > mine.total).count();
    scores.iter().map(|mine| 1 + better(mine) as u8).collect()
}
