//! `klatsch perft`: counting step sequences.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde_json::json;
use wire::{AnyTable, Chance};

use crate::options::{SetupArgs, game};
use crate::progress::Bar;

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
    let nodes = count(table.as_ref(), args.depth).context("there are more sequences than can be counted")?;
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

/// Steps that are taken apart, so that it can be said how many of the branches are counted.
const APART: u32 = 2;

/// Counts branch by branch; how many are done is said on standard error when it takes long.
fn count(table: &dyn AnyTable, depth: u32) -> Option<u64> {
    let apart = depth.min(APART);
    let branches = branches(table, apart);
    let bar = Bar::new("perft", branches.len() as u64);
    let mut nodes = 0u64;
    for branch in &branches {
        nodes = nodes.checked_add(branch.perft(depth - apart, u64::MAX)?)?;
        bar.step(&format!("{nodes} so far"));
    }
    Some(nodes)
}

/// The tables after every sequence of this many steps.
fn branches(table: &dyn AnyTable, depth: u32) -> Vec<Box<dyn AnyTable>> {
    if depth == 0 {
        return vec![table.boxed_clone()];
    }
    let mut steps: Vec<String> =
        table.outcomes().into_iter().map(|(text, _)| format!("chance {text}")).collect();
    for seat in table.awaits().seats().iter() {
        steps.extend(table.legal(seat).into_iter().map(|text| format!("{seat} {text}")));
    }
    let after = |step: &String| {
        let mut next = table.boxed_clone();
        next.submit(None, step).is_ok().then_some(next)
    };
    steps.iter().filter_map(after).flat_map(|next| branches(next.as_ref(), depth - 1)).collect()
}
