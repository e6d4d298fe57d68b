//! What can happen at a table. A table is the fold of its deeds.

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
pub enum Deed {
    /// Somebody takes an empty chair.
    Sit(usize, Sitter),
    /// An operator gives a chair to somebody else, with what its sitter added to chance.
    Reseat(usize, Sitter),
    /// They leave it, before the start.
    Rise(usize),
    /// The host sends whoever sits there away, before the start; a person leaves all chairs and may not come back.
    Remove(usize),
    /// A bot of this level takes the seat: an empty one, or that of a late player.
    Bot(usize, String),
    /// The game begins.
    Begin,
    /// A choice, in notation.
    Play(usize, String),
    /// So many choices of the seat are taken back.
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

impl Deed {
    /// The seat concerned.
    pub fn seat(&self) -> Option<usize> {
        match self {
            Deed::Sit(seat, _)
            | Deed::Reseat(seat, _)
            | Deed::Rise(seat)
            | Deed::Remove(seat)
            | Deed::Bot(seat, _)
            | Deed::Play(seat, _)
            | Deed::Undo(seat, _)
            | Deed::Resign(seat)
            | Deed::Late(seat)
            | Deed::Return(seat)
            | Deed::Agree(seat)
            | Deed::Hint(seat)
            | Deed::Decline(seat) => Some(*seat),
            Deed::Begin
            | Deed::Close
            | Deed::End
            | Deed::Pause
            | Deed::Resume
            | Deed::Again(_)
            | Deed::Outage(..) => None,
        }
    }

    /// Its name in the store and in messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Deed::Sit(..) => "sit",
            Deed::Reseat(..) => "reseat",
            Deed::Rise(_) => "rise",
            Deed::Remove(_) => "remove",
            Deed::Bot(..) => "bot",
            Deed::Begin => "begin",
            Deed::Play(..) => "play",
            Deed::Undo(..) => "undo",
            Deed::Resign(_) => "resign",
            Deed::Late(_) => "late",
            Deed::Return(_) => "return",
            Deed::Agree(_) => "agree",
            Deed::Hint(_) => "hint",
            Deed::Decline(_) => "decline",
            Deed::Close => "close",
            Deed::End => "end",
            Deed::Pause => "pause",
            Deed::Resume => "resume",
            Deed::Again(_) => "again",
            Deed::Outage(..) => "outage",
        }
    }

    /// Whether somebody else may sit somewhere afterwards.
    pub fn changes_seats(&self) -> bool {
        matches!(self, Deed::Sit(..) | Deed::Reseat(..) | Deed::Rise(_) | Deed::Remove(_))
    }

    /// As a row of the store.
    pub(crate) fn to_row(&self, version: u64, at: Millis, dealt: &[String]) -> StepRow {
        let body = match self {
            Deed::Sit(_, sitter) | Deed::Reseat(_, sitter) => {
                serde_json::to_string(sitter).unwrap_or_default()
            }
            Deed::Bot(_, level) => level.clone(),
            Deed::Play(_, action) => action.clone(),
            Deed::Undo(_, choices) => choices.to_string(),
            Deed::Again(table) => table.to_string(),
            Deed::Outage(from, to) => format!("{from} {to}"),
            _ => String::new(),
        };
        StepRow { version, at, kind: self.kind().into(), seat: self.seat(), body, dealt: dealt.join("\n") }
    }

    /// Read back from a row.
    pub(crate) fn from_row(row: &StepRow) -> Stored<Deed> {
        let unreadable = || StoreError::Unreadable(format!("step {} of kind `{}`", row.version, row.kind));
        let seat = || row.seat.ok_or_else(unreadable);
        Ok(match row.kind.as_str() {
            "sit" => Deed::Sit(seat()?, serde_json::from_str(&row.body).map_err(|_| unreadable())?),
            "reseat" => Deed::Reseat(seat()?, serde_json::from_str(&row.body).map_err(|_| unreadable())?),
            "rise" => Deed::Rise(seat()?),
            "remove" => Deed::Remove(seat()?),
            "bot" => Deed::Bot(seat()?, row.body.clone()),
            "begin" => Deed::Begin,
            "play" => Deed::Play(seat()?, row.body.clone()),
            "undo" => Deed::Undo(seat()?, row.body.parse().map_err(|_| unreadable())?),
            "resign" => Deed::Resign(seat()?),
            "late" => Deed::Late(seat()?),
            "return" => Deed::Return(seat()?),
            "agree" => Deed::Agree(seat()?),
            "hint" => Deed::Hint(seat()?),
            "decline" => Deed::Decline(seat()?),
            "close" => Deed::Close,
            "end" => Deed::End,
            "pause" => Deed::Pause,
            "resume" => Deed::Resume,
            "again" => Deed::Again(row.body.as_str().into()),
            "outage" => {
                let (from, to) = row.body.split_once(' ').ok_or_else(unreadable)?;
                let moment = |text: &str| text.parse::<Millis>().map_err(|_| unreadable());
                Deed::Outage(moment(from)?, moment(to)?)
            }
            _ => return Err(unreadable()),
        })
    }
}
