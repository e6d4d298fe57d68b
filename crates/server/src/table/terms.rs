//! What is agreed when a table is made; it never changes afterwards.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::Fault;

use crate::ids::{TableId, UserId};
pub use crate::shape::terms::{HintsOption, OddsOption, Pace, Watch, WhenLate};

/// Where a table comes from, if it was not made from nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Another table; none for a position that somebody described.
    #[serde(default)]
    pub table: Option<TableId>,
    /// Its version, for a fork; a rematch begins a new game.
    pub version: Option<u64>,
    /// What it begins with, for a fork and for practice: a position of the protocol.
    pub position: Option<Value>,
}

impl Origin {
    /// Whether the table begins with a position that somebody described.
    pub(crate) fn is_practice(&self) -> bool {
        self.table.is_none() && self.position.is_some()
    }
}

/// What is agreed when a table is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: String,
    /// The whole set-up.
    pub setup: Value,
    /// How many seats.
    pub n_seats: usize,
    /// Who made it.
    pub host: UserId,
    /// What a player of an unlisted table must know to sit down.
    pub code: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Who may watch.
    pub watch: Watch,
    /// How much time there is.
    pub pace: Pace,
    /// What becomes of a late seat.
    pub when_late: WhenLate,
    /// Whether it begins by itself as soon as every seat is taken.
    pub begins_when_full: bool,
    /// Whether players may ask for the chances of a roll.
    #[serde(default)]
    pub odds: OddsOption,
    /// Whether players may ask a bot what it would do.
    #[serde(default)]
    pub hints: HintsOption,
    /// The hash of the secret, published before anybody sits down.
    pub commitment: String,
    /// Where it comes from.
    pub origin: Option<Origin>,
}

impl Terms {
    /// Says in the words of the present rules what was agreed under an earlier version of them: a table goes on by the
    /// rules it was made for, as options. Returns the present version.
    pub(crate) fn upgrade(&mut self, rules: u32) -> Result<u32, Fault> {
        let entry = wire::game(&self.game)?;
        if rules != entry.rules_version {
            self.setup = entry.setup_of_rules(rules, &self.setup)?;
            let position = self.origin.as_mut().and_then(|origin| origin.position.as_mut());
            position.into_iter().for_each(|position| wire::written_under(rules, position));
        }
        Ok(entry.rules_version)
    }
}
