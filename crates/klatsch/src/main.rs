//! The one program of Kaffeeklatsch: games in the terminal, the line protocol, and tools for both.
//!
//! Exit codes: 0 fine, 1 the thing asked for failed (one clear line on stderr), 2 wrong usage.

mod admin;
mod arena;
mod backup;
mod balance;
mod bench;
mod content;
mod doctor;
mod failure;
mod files;
mod interrupt;
mod lan;
mod manual;
mod moment;
mod options;
mod perft;
mod place;
mod play;
mod progress;
mod replay;
mod serve;
mod settings;
mod tune;

use std::io::{self, Write};
use std::panic;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What the program offers.
#[derive(Parser)]
#[command(name = "klatsch", version = version(), about = about(), long_about = long_about())]
#[command(arg_required_else_help = false)]
#[command(
    after_help = "To begin: `klatsch`, and open the address it prints; or `klatsch play cafe` in the terminal."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
#[expect(clippy::large_enum_variant, reason = "one is read, once, when the program starts")]
enum Command {
    #[command(about = format!("A game in the terminal: {}", options::ids()))]
    Play(play::PlayArgs),
    /// The line protocol on standard input and output: JSON, one object a line.
    Engine,
    /// A match between bots: seats rotated on paired seeds; score, Elo and 95 % interval.
    Arena(arena::ArenaArgs),
    /// The levels of a game on one scale of Elo, written into `docs/bots.md`.
    Ladder(arena::LadderArgs),
    /// The chances of every seat among equals, and what of a game is used, written into `docs/balance.md`; goes on
    /// where it was put down.
    Balance(balance::BalanceArgs),
    /// Train the data files of a game's bots; goes on from a checkpoint.
    Tune(tune::TuneArgs),
    /// Random playouts, actions, state copies and search iterations a second on one core.
    Bench(bench::BenchArgs),
    /// The number of step sequences of a depth; chance outcomes count as branches.
    Perft(perft::PerftArgs),
    /// Show a record step by step, with its scores.
    Replay(replay::ReplayArgs),
    /// Verify a record, a deck, a board or a table of tracks; names the bad lines.
    Check(replay::CheckArgs),
    /// The web table; also what `klatsch` alone does.
    Serve(serve::ServeArgs),
    /// Everything in a data folder as one file; the service may run.
    Backup(backup::BackupArgs),
    /// Put a backup back in place of what is there; the service may run.
    Restore(backup::BackupArgs),
    /// Open and replay every stored table, and say which this program cannot read; the service may run.
    Doctor(doctor::DoctorArgs),
    /// What an operator does for people: users, tables, bans, announcements, maintenance; the service may run.
    Admin(admin::AdminArgs),
    /// The manual page, for `man`: klatsch man > klatsch.1
    Man,
    /// What shells complete with the Tab key: klatsch completions bash
    Completions(manual::CompletionsArgs),
}

fn main() -> ExitCode {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line())).unwrap_or_default();
        let what = info.payload_as_str().unwrap_or("unknown").replace('\n', " ");
        failure::say(&format!("klatsch: a bug in this program: {what}{place}"));
    }));
    let parsed = settings::parse(&Cli::command(), std::env::args_os().collect()).and_then(|matches| {
        Ok((Cli::from_arg_matches(&matches)?, settings::effective(&Cli::command(), &matches)))
    });
    let (cli, settings) = match parsed {
        Ok(parsed) => parsed,
        // Help and version go to standard output with code 0, wrong usage to standard error with code 2.
        Err(error) => {
            // A closed pipe is no reason to complain.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match panic::catch_unwind(|| run(cli, &settings)) {
        Ok(Ok(code)) => code,
        Ok(Err(error)) => failure::report(&error),
        Err(_) => ExitCode::FAILURE,
    }
}

fn run(cli: Cli, settings: &str) -> anyhow::Result<ExitCode> {
    match cli.command {
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Engine) => engine(),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Check(args)) => replay::check(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Ladder(args)) => arena::run_ladder(&args),
        Some(Command::Balance(args)) => balance::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Serve(args)) if args.is_check() => serve::check(args, settings),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Backup(args)) => backup::backup(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Doctor(args)) => doctor::run(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Man) => manual::page::<Cli>(),
        Some(Command::Completions(args)) => manual::completions::<Cli>(&args),
        None => {
            failure::say(
                "klatsch: serving the web table; open the address below in a browser, Ctrl-C ends it. \
                 `klatsch play cafe` plays in the terminal, `klatsch --help` lists the rest.",
            );
            serve::run(serve::ServeArgs::default())
        }
    }
}

/// The line protocol.
fn engine() -> anyhow::Result<ExitCode> {
    let mut output = io::stdout().lock();
    wire::Engine::new().run(io::stdin().lock(), &mut output)?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// What the program is, in a line.
fn about() -> String {
    format!("Coffee board games at one table: {}", options::names())
}

/// The same, and what it does without a command.
fn long_about() -> String {
    format!(
        "{}.\n\nWithout a command it serves the web table, as `klatsch serve` does, and prints its address: open that in \
         a browser. `klatsch play cafe` plays in the terminal instead.",
        about()
    )
}

/// The version, the state of the sources it was built from, and the shape of the store it writes.
fn version() -> &'static str {
    static VERSION: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        let (commit, schema) = (server::COMMIT, server::store::SCHEMA);
        format!("{} (commit {commit}, schema {schema})", env!("CARGO_PKG_VERSION"))
    });
    &VERSION
}

/// The top folder of the repository, if this folder or one above it is that.
fn repository() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors().find(|folder| folder.join("crates/bots/Cargo.toml").is_file()).map(PathBuf::from)
}
