//! What can happen at a table. A table is the fold of its events.

use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::ids::{TableId, UserId};
use crate::store::{StepRow, StoreError, Stored};

/// Somebody on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// Who.
    pub user: UserId,
    /// Their name when they sat down.
    pub name: String,
    /// Their colour when they sat down.
    pub colour: String,
    /// What they add to chance.
    pub contribution: String,
    /// Whether their client said so, or the server made it for a silent one.
    pub contributed: bool,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// Somebody takes an empty chair.
    Sit(usize, Sitter),
    /// An operator gives a chair to somebody else, with what its sitter added to chance.
    Reseat(usize, Sitter),
    /// They leave it, before the start.
    Rise(usize),
    /// The host sends the sitter away, before the start; a person leaves all chairs and may not come back.
    Remove(usize),
    /// A bot of this level takes the seat: an empty one, or that of a late player.
    Bot(usize, String),
    /// The game begins.
    Begin,
    /// A choice, in notation.
    Play(usize, String),
    /// This many choices of the seat are taken back.
    Undo(usize, u32),
    /// The seat gives up.
    Resign(usize),
    /// The seat ran out of time.
    Late(usize),
    /// Its player plays it again, not the bot.
    Return(usize),
    /// Its player agrees to end the game without a result.
    Agree(usize),
    /// The seat was told what a bot would do.
    Hint(usize),
    /// Its player wants to play on: nobody agrees to stop any more.
    Decline(usize),
    /// The host closes a table that never began.
    Close,
    /// Those who played here play again, at this table.
    Again(TableId),
    /// An operator ends a game without a result.
    End,
    /// The service is maintained: clocks stand still.
    Pause,
    /// Clocks go on.
    Resume,
    /// From one moment to another no node served, and clocks ran in vain.
    Outage(Millis, Millis),
}

impl TableEvent {
    /// The seat concerned.
    pub fn seat(&self) -> Option<usize> {
        match self {
            TableEvent::Sit(seat, _)
            | TableEvent::Reseat(seat, _)
            | TableEvent::Rise(seat)
            | TableEvent::Remove(seat)
            | TableEvent::Bot(seat, _)
            | TableEvent::Play(seat, _)
            | TableEvent::Undo(seat, _)
            | TableEvent::Resign(seat)
            | TableEvent::Late(seat)
            | TableEvent::Return(seat)
            | TableEvent::Agree(seat)
            | TableEvent::Hint(seat)
            | TableEvent::Decline(seat) => Some(*seat),
            TableEvent::Begin
            | TableEvent::Close
            | TableEvent::End
            | TableEvent::Pause
            | TableEvent::Resume
            | TableEvent::Again(_)
            | TableEvent::Outage(..) => None,
        }
    }

    /// Its name in the store and in messages.
    pub fn kind(&self) -> &'static str {
        match self {
            TableEvent::Sit(..) => "sit",
            TableEvent::Reseat(..) => "reseat",
            TableEvent::Rise(_) => "rise",
            TableEvent::Remove(_) => "remove",
            TableEvent::Bot(..) => "bot",
            TableEvent::Begin => "begin",
            TableEvent::Play(..) => "play",
            TableEvent::Undo(..) => "undo",
            TableEvent::Resign(_) => "resign",
            TableEvent::Late(_) => "late",
            TableEvent::Return(_) => "return",
            TableEvent::Agree(_) => "agree",
            TableEvent::Hint(_) => "hint",
            TableEvent::Decline(_) => "decline",
            TableEvent::Close => "close",
            TableEvent::End => "end",
            TableEvent::Pause => "pause",
            TableEvent::Resume => "resume",
            TableEvent::Again(_) => "again",
            TableEvent::Outage(..) => "outage",
        }
    }

    /// Whether somebody else may sit somewhere afterwards.
    pub fn changes_seats(&self) -> bool {
        matches!(
            self,
            TableEvent::Sit(..) | TableEvent::Reseat(..) | TableEvent::Rise(_) | TableEvent::Remove(_)
        )
    }

    /// As a row of the store.
    pub(crate) fn to_row(&self, version: u64, at: Millis, dealt: &[String]) -> StepRow {
        let body = match self {
            TableEvent::Sit(_, sitter) | TableEvent::Reseat(_, sitter) => {
                serde_json::to_string(sitter).unwrap_or_default()
            }
            TableEvent::Bot(_, level) => level.clone(),
            TableEvent::Play(_, action) => action.clone(),
            TableEvent::Undo(_, choices) => choices.to_string(),
            TableEvent::Again(table) => table.to_string(),
            TableEvent::Outage(from, to) => format!("{from} {to}"),
            _ => String::new(),
        };
        StepRow { version, at, kind: self.kind().into(), seat: self.seat(), body, dealt: dealt.join("\n") }
    }

    /// Read back from a row.
    pub(crate) fn from_row(row: &StepRow) -> Stored<TableEvent> {
        let unreadable = || StoreError::Unreadable(format!("step {} of kind `{}`", row.version, row.kind));
        let seat = || row.seat.ok_or_else(unreadable);
        Ok(match row.kind.as_str() {
            "sit" => TableEvent::Sit(seat()?, serde_json::from_str(&row.body).map_err(|_| unreadable())?),
            "reseat" => {
                TableEvent::Reseat(seat()?, serde_json::from_str(&row.body).map_err(|_| unreadable())?)
            }
            "rise" => TableEvent::Rise(seat()?),
            "remove" => TableEvent::Remove(seat()?),
            "bot" => TableEvent::Bot(seat()?, row.body.clone()),
            "begin" => TableEvent::Begin,
            "play" => TableEvent::Play(seat()?, row.body.clone()),
            "undo" => TableEvent::Undo(seat()?, row.body.parse().map_err(|_| unreadable())?),
            "resign" => TableEvent::Resign(seat()?),
            "late" => TableEvent::Late(seat()?),
            "return" => TableEvent::Return(seat()?),
            "agree" => TableEvent::Agree(seat()?),
            "hint" => TableEvent::Hint(seat()?),
            "decline" => TableEvent::Decline(seat()?),
            "close" => TableEvent::Close,
            "end" => TableEvent::End,
            "pause" => TableEvent::Pause,
            "resume" => TableEvent::Resume,
            "again" => TableEvent::Again(row.body.as_str().into()),
            "outage" => {
                let (from, to) = row.body.split_once(' ').ok_or_else(unreadable)?;
                let moment = |text: &str| text.parse::<Millis>().map_err(|_| unreadable());
                TableEvent::Outage(moment(from)?, moment(to)?)
            }
            _ => return Err(unreadable()),
        })
    }
}
