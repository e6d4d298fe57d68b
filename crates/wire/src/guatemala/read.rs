//! The open question of a position.

use ::guatemala::{Coffee, Emptied, End, Frame, MOST_PIECES, MarketField, Piece};
use serde_json::Value;
use table::Seat;

use super::written::{Details, PositionWritten, QuestionWord, QuestionWritten};
use crate::fault::Fault;
use crate::written::read;

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
pub(super) fn read_question(
    position: &Value,
    written: &PositionWritten,
    around: &Around,
) -> Result<Frame, Fault> {
    match &written.question {
        Some(QuestionWritten::Object(details)) => {
            Question { details, within: "question.", word_at: "question.kind", around }.frame(details.kind)
        }
        // What belongs to a word stands at the top.
        Some(QuestionWritten::Word(word)) => {
            let details: Details = read(position)?;
            Question { details: &details, within: "", word_at: "question", around }.frame(Some(*word))
        }
        None => {
            let details: Details = read(position)?;
            Question { details: &details, within: "", word_at: "phase", around }.frame(details.phase)
        }
    }
}

/// A question that is being read.
struct Question<'a> {
    details: &'a Details,
    /// Before the names of the details.
    within: &'static str,
    /// Where the word of the question stands.
    word_at: &'static str,
    around: &'a Around,
}

impl Question<'_> {
    fn frame(&self, word: Option<QuestionWord>) -> Result<Frame, Fault> {
        let details = self.details;
        Ok(match word.unwrap_or(QuestionWord::Choose) {
            QuestionWord::Arrange => {
                Frame::Arrange { done: self.need(details.done.map(|done| done.0), "done")? as u8 }
            }
            QuestionWord::ArrangePiece => Frame::ArrangePiece,
            QuestionWord::ArrangeField => Frame::ArrangeField { piece: self.piece()? },
            QuestionWord::Deal => Frame::Deal { dealt: details.dealt.map_or(0, |dealt| dealt.0 as u8) },
            QuestionWord::Start => Frame::Start,
            QuestionWord::SetBuyer => Frame::SetBuyer,
            QuestionWord::Move => Frame::Move,
            QuestionWord::Choose => Frame::Choose,
            QuestionWord::MayBuild => Frame::MayBuild,
            QuestionWord::Take => Frame::Take { emptied: self.emptied()? },
            QuestionWord::Place => Frame::Place { piece: self.piece()?, emptied: self.emptied()? },
            QuestionWord::Blockade => {
                let Around { n_seats, active, .. } = *self.around;
                let asked = match details.asked {
                    Some(seat) => seat.at_table(n_seats, format_args!("{}asked", self.within))?,
                    None => active.left(n_seats),
                };
                Frame::Blockade { asked, coffee: self.coffee()?, field: self.field()? }
            }
            QuestionWord::Sail => {
                let harbours = self.need(details.harbours.as_deref(), "harbours")?;
                let harbours = harbours.iter().map(|harbour| harbour.0).collect();
                Frame::Sail { coffee: self.coffee()?, harbours, field: self.field()? }
            }
            QuestionWord::Lay => Frame::Lay { field: self.field()? },
            QuestionWord::Draw => Frame::Draw { field: self.field()? },
            QuestionWord::Over => {
                Frame::Over { end: details.end.map_or(End::MarkerAfterPoints, |end| end.0) }
            }
        })
    }

    fn need<T>(&self, detail: Option<T>, name: &str) -> Result<T, Fault> {
        detail.ok_or_else(|| Fault::position(&format!("{}{name}", self.within), "missing"))
    }

    fn piece(&self) -> Result<Piece, Fault> {
        self.need(self.details.piece.map(|piece| piece.0), "piece")
    }

    fn coffee(&self) -> Result<Coffee, Fault> {
        let coffee = self.details.coffee.map(|coffee| coffee.0).or(self.around.last);
        let missing = "a sack was taken, but none lies on the track";
        coffee.ok_or_else(|| Fault::position(self.word_at, missing))
    }

    fn field(&self) -> Result<MarketField, Fault> {
        let field = self.details.field.map(|field| field.0).or(self.around.gap);
        let missing = "no sack field of the buyer's line is empty";
        field.ok_or_else(|| Fault::position(self.word_at, missing))
    }

    fn emptied(&self) -> Result<Emptied, Fault> {
        let fields: Vec<MarketField> = self.details.emptied.iter().flatten().map(|field| field.0).collect();
        let path = format!("{}emptied", self.within);
        Emptied::new(&fields).ok_or_else(|| Fault::position(&path, format!("more than {MOST_PIECES} fields")))
    }
}
