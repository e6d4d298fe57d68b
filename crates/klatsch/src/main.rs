//! The one program of Kaffeeklatsch.

mod play;

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(name = "klatsch")]
enum Klatsch {
    /// A game in the terminal
    Play(play::PlayArgs),
}

fn main() -> anyhow::Result<ExitCode> {
    match Klatsch::parse() {
        Klatsch::Play(args) => play::run(args),
    }
}
