//! Games and set-ups on the command line.

use anyhow::{Context as _, Result};
use wire::{Chance, Code, Fault, Files, GameEntry, Opened};

use crate::failure::Usage;

/// How a game is set up: shared by the commands that start one.
#[derive(clap::Args)]
pub(crate) struct SetupArgs {
    /// An option of the set-up, such as `seats=3`; may be given several times.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// A deck file instead of the cards that come with the game.
    #[arg(long, value_name = "FILE")]
    deck: Option<String>,
    /// A board file instead of the board that comes with the game.
    #[arg(long, value_name = "FILE")]
    board: Option<String>,
    /// A file of tracks instead of those that come with the game.
    #[arg(long, value_name = "FILE")]
    tracks: Option<String>,
}

impl SetupArgs {
    /// The options as pairs of name and value.
    pub(crate) fn pairs(&self) -> Result<Vec<(String, String)>> {
        let mut pairs = Vec::new();
        for text in &self.set {
            let Some((name, value)) = text.split_once('=') else {
                return Err(Usage(format!("--set {text}: expected KEY=VALUE, such as seats=3")).into());
            };
            pairs.push((name.trim().to_string(), value.trim().to_string()));
        }
        pairs.extend(self.deck.iter().map(|file| ("deck".to_string(), file.clone())));
        pairs.extend(self.board.iter().map(|file| ("board".to_string(), file.clone())));
        if let Some(file) = &self.tracks {
            // Asked here, since a table of tracks that is not there is no wrong usage.
            std::fs::metadata(file).with_context(|| file.clone())?;
            pairs.push(("tracks".to_string(), file.clone()));
        }
        Ok(pairs)
    }

    /// A table of this game.
    pub(crate) fn open(&self, game: &'static GameEntry, chance: Chance) -> Result<Opened> {
        game.open_with(&self.pairs()?, Files::Read, chance).map_err(wrong)
    }
}

/// The game of that name.
pub(crate) fn game(id: &str) -> Result<&'static GameEntry> {
    wire::game(id).map_err(wrong)
}

/// A wrong name or value is wrong usage; a file that cannot be read is a failure.
pub(crate) fn wrong(fault: Fault) -> anyhow::Error {
    match fault.code {
        // A value with lines came from a file.
        Code::SetupInvalid if fault.line.is_none() => Usage(fault.to_string()).into(),
        Code::GameUnknown | Code::BotUnknown => Usage(fault.to_string()).into(),
        _ => match fault.line {
            Some(line) => anyhow::anyhow!("line {line}: {fault}"),
            None => fault.into(),
        },
    }
}
