//! `klatsch perft`: counting step sequences.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde_json::json;
use wire::Chance;

use crate::options::{SetupArgs, game};

/// What `klatsch perft` is told.
#[derive(clap::Args)]
pub(crate) struct PerftArgs {
    /// The game.
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// How many steps.
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    /// Print an object instead of a number.
    #[arg(long)]
    json: bool,
}

/// Prints the number of step sequences from the start of a game.
pub(crate) fn run(args: &PerftArgs) -> Result<ExitCode> {
    let entry = game(&args.game)?;
    let (table, _) = args.setup.open(entry, Chance::Manual)?;
    let nodes = table.perft(args.depth, u64::MAX).context("there are more sequences than can be counted")?;
    let mut output = io::stdout().lock();
    match args.json {
        true => {
            let object =
                json!({"game": entry.id, "setup": table.setup(), "depth": args.depth, "nodes": nodes});
            writeln!(output, "{object}")?;
        }
        false => writeln!(output, "{nodes}")?,
    }
    Ok(ExitCode::SUCCESS)
}
