//! A game in the terminal.

use std::process::ExitCode;

/// What `klatsch play` is told.
#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// Which game, and how.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// Plays a game in the terminal.
pub(crate) fn run(args: PlayArgs) -> anyhow::Result<ExitCode> {
    anyhow::bail!("`play {}` is not there yet", args.words.join(" "))
}
