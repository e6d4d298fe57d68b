//! `klatsch play`: a game in the terminal.
//!
//! [`screen::Screen`] is what a game must be able to show and say; [`host::Host`] is the course of an evening,
//! written once for all games; each game has a screen of its own.

mod cafe;
mod canvas;
mod commands;
mod compose;
mod files;
#[cfg(test)]
mod fits;
mod guatemala;
mod help;
mod host;
mod input;
mod menu;
mod names;
mod programs;
mod saves;
mod screen;
mod seating;
mod typed;
mod vivajava;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstream::ColorChoice;
use bots::LEVELS;
use table::{Game, GameSetup, OptionValues, Sitting};
use wire::{Code, Files};
use words::{Lang, Words};

use crate::options::{self, FileArgs};
use canvas::Glyphs;
use host::{AskedFor, Host};
use input::{Input, Output};
use saves::Seating;
use screen::Screen;

/// Play a game in the terminal.
#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(help = format!("Which game: {}", options::ids()))]
    game: String,
    /// How many seats; people sit where no bot does (without this and --bot: you against one bot)
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    #[arg(long = "bot", value_name = "LEVEL", help = bot_help())]
    bots: Vec<String>,
    /// The name of a person, once for each in the order of the seats
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// The language: en, fr, de, uk or pt (without this: that of the environment, else English)
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// An option of the set-up, such as draft=auction
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Text that decides chance: the same text, the same cards and dice
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[command(flatten)]
    files: FileArgs,
    /// Go on with a game that was saved, with those who played it unless --seats or --bot says otherwise
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// No colours
    #[arg(long)]
    no_color: bool,
    /// No box characters
    #[arg(long)]
    plain: bool,
    /// Columns to draw in, instead of those of the terminal
    #[arg(long, value_name = "COLUMNS")]
    width: Option<usize>,
    /// Rows to draw in, instead of those of the terminal; a file gets as many as there are
    #[arg(long, value_name = "ROWS")]
    height: Option<usize>,
    /// Ask before a turn ends unsaid and before rash choices, also where a pipe answers: for tests
    #[arg(long, hide = true)]
    attended: bool,
}

/// Which bots `--bot` takes.
fn bot_help() -> String {
    let levels = LEVELS.join(", ");
    format!(
        "A bot for one of the last seats; once for each ({levels}; random, greedy, flat, search), or a program of your \
         own (\"cmd:python3 bot.py\")"
    )
}

/// Wrong usage, or something asked for that failed: the exit codes of the command line.
enum Failure {
    Usage(String),
    Failed(String),
}

/// Plays a game until somebody leaves.
pub(crate) fn run(args: PlayArgs) -> anyhow::Result<ExitCode> {
    macro_rules! play_one_of {
        ($($name:ident: $game:ty),+ $(,)?) => {
            match args.game.as_str() {
                $(<$game as Game>::ID => play::<$game>(&args),)+
                other => Err(unknown(other)),
            }
        };
    }
    let played = wire::all_games!(play_one_of);
    let (message, code) = match played {
        Ok(()) => return Ok(ExitCode::SUCCESS),
        Err(Failure::Usage(message)) => (message, 2),
        Err(Failure::Failed(message)) => (message, 1),
    };
    writeln!(anstream::stderr(), "klatsch play: {message}")?;
    Ok(ExitCode::from(code))
}

/// There is no such game, and which there are.
fn unknown(game: &str) -> Failure {
    Failure::Usage(wire::game(game).err().map_or_else(|| game.into(), |fault| fault.to_string()))
}

fn play<G: Screen>(args: &PlayArgs) -> Result<(), Failure> {
    let words = Words::of(language(args)?);
    if let Some(Err(wrong)) =
        args.bots.iter().find_map(|bot| programs::command_of(bot).filter(Result::is_err))
    {
        return Err(Failure::Usage(wrong));
    }
    let is_known = |bot: &str| G::BOTS.contains(&bot) || programs::command_of(bot).is_some();
    if let Some(unknown) = args.bots.iter().find(|name| !is_known(name)) {
        let unknown = typed::shown(unknown);
        return Err(Failure::Usage(format!("there is no bot {unknown}; there are {}", G::BOTS.join(", "))));
    }
    let setup = setup::<G>(args)?;
    if args.bots.len() > setup.seats() && args.load.is_none() {
        let n = setup.seats();
        return Err(Failure::Usage(format!("{} bots do not fit into {n} seats", args.bots.len())));
    }
    // Nothing said about who plays: one person against bots.
    let bots = (args.seats.is_some() || !args.bots.is_empty()).then(|| args.bots.clone());
    let sitting = Sitting::<G>::new(&setup).map_err(|error| Failure::Usage(error.to_string()))?;
    let seed = args.seed.clone().unwrap_or_else(seed_of_the_system);
    let colour = if args.no_color { ColorChoice::Never } else { ColorChoice::Auto };
    let glyphs = if args.plain { Glyphs::Ascii } else { Glyphs::Boxes };
    let out = Output::new(colour, glyphs, args.width, args.height);
    let seating = if bots.is_some() { Seating::AsAsked } else { Seating::AsSaved };
    let asked_for = AskedFor { bots, people: args.names.clone() };
    let mut input = Input::open();
    if args.attended {
        input.attend();
    }
    let mut host = Host::new(sitting, asked_for, seed, input, out, words);
    if let Some(error) = host.not_started.take() {
        return Err(Failure::Failed(error));
    }
    match &args.load {
        Some(path) => host.load(path, seating).map_err(|message| Failure::Failed(words.say(&message)))?,
        None => host.welcome(),
    }
    match host.run() {
        Ok(()) => Ok(()),
        // The reader has gone: nothing is left to say.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Failure::Failed(error.to_string())),
    }
}

/// The language asked for, or that of the environment.
fn language(args: &PlayArgs) -> Result<Lang, Failure> {
    match &args.lang {
        Some(lang) => lang.parse().map_err(|error: words::LangUnknown| Failure::Usage(error.to_string())),
        None => Ok(Lang::of_environment()),
    }
}

/// The set-up from `--seats`, `--set` and the flags of files, read as everywhere else.
fn setup<G: Screen>(args: &PlayArgs) -> Result<G::Setup, Failure> {
    let mut options: Vec<(String, String)> = Vec::new();
    if let Some(seats) = args.seats {
        options.push(("seats".into(), seats.to_string()));
    } else if args.bots.len() > 1 {
        options.push(("seats".into(), (args.bots.len() + 1).to_string()));
    }
    for option in &args.options {
        let Some((name, value)) =
            option.split_once('=').filter(|(name, _)| !name.contains(char::is_whitespace))
        else {
            return Err(Failure::Usage(format!("{} is no `key=value`", typed::shown(option))));
        };
        options.push((name.into(), value.into()));
    }
    options.extend(args.files.pairs());
    wire::of_options::<G>(&options, Files::Read).map_err(|fault| {
        let file = file_of::<G>(&options);
        let is_there = file.is_none_or(|path| Path::new(path).is_file());
        match (fault.code, fault.line) {
            (_, Some(line)) => Failure::Failed(format!("{}: line {line}: {fault}", file.unwrap_or("--set"))),
            (Code::SetupInvalid, None) if is_there => Failure::Usage(fault.to_string()),
            (_, None) => Failure::Failed(fault.to_string()),
        }
    })
}

/// The file among the options, if one is named.
fn file_of<G: Screen>(options: &[(String, String)]) -> Option<&str> {
    let known = G::Setup::options();
    let is_file = |name: &str, value: &str| {
        let option = known.iter().find(|option| option.name == name);
        matches!(option.map(|option| &option.values), Some(OptionValues::File(file)) if !file.names.contains(&value))
    };
    options.iter().find(|(name, value)| is_file(name, value)).map(|(_, path)| path.as_str())
}

/// A text nobody can foretell: the keys of a hasher come from the system.
fn seed_of_the_system() -> String {
    format!("{:016x}{:016x}", RandomState::new().hash_one(0), RandomState::new().hash_one(1))
}
