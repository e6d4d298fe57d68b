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
mod saves;
mod screen;
mod seating;
mod typed;
mod vivajava;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anstream::ColorChoice;
use table::{Game, GameSetup, OptionValues, Sitting};
use wire::Files;
use words::{Lang, Words};

use canvas::Glyphs;
use host::{AskedFor, Host};
use input::{Input, Output};
use saves::Seating;
use screen::Screen;

/// Play a game in the terminal.
#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    /// Which game: cafe, guatemala or vivajava
    game: String,
    /// How many seats; people sit where no bot does (without this and --bot: you against one bot)
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// A bot for one of the last seats; once for each (easy, medium, hard, expert; random, greedy, flat)
    #[arg(long = "bot", value_name = "LEVEL")]
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
    /// Cards of your own for Café: a deck file
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// A board of your own for Guatemala Café: a board file
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// Tracks of your own for VivaJava Dice: a file of tracks
    #[arg(long, value_name = "FILE")]
    tracks: Option<PathBuf>,
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

/// Wrong usage, or something asked for that failed: the exit codes of the command line.
enum Failure {
    Usage(String),
    Failed(String),
}

/// Plays a game until somebody leaves.
pub(crate) fn run(args: PlayArgs) -> anyhow::Result<ExitCode> {
    let played = match args.game.as_str() {
        ::cafe::Cafe::ID => play::<::cafe::Cafe>(&args),
        ::guatemala::Guatemala::ID => play::<::guatemala::Guatemala>(&args),
        ::vivajava::Vivajava::ID => play::<::vivajava::Vivajava>(&args),
        other => {
            let other = typed::shown(other);
            Err(Failure::Usage(format!("there is no game {other}; there are cafe, guatemala, vivajava")))
        }
    };
    let (message, code) = match played {
        Ok(()) => return Ok(ExitCode::SUCCESS),
        Err(Failure::Usage(message)) => (message, 2),
        Err(Failure::Failed(message)) => (message, 1),
    };
    writeln!(anstream::stderr(), "klatsch play: {message}")?;
    Ok(ExitCode::from(code))
}

fn play<G: Screen>(args: &PlayArgs) -> Result<(), Failure> {
    let words = Words::of(language(args)?);
    if let Some(unknown) = args.bots.iter().find(|name| !G::BOTS.contains(&name.as_str())) {
        let unknown = typed::shown(unknown);
        return Err(Failure::Usage(format!("there is no bot {unknown}; there are {}", G::BOTS.join(", "))));
    }
    let setup = setup::<G>(args, words)?;
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
    match &args.load {
        Some(path) => host.load(path, seating).map_err(|message| Failure::Failed(words.say(&message)))?,
        None => host.welcome(),
    }
    match host.run() {
        Ok(()) => Ok(()),
        // Whoever read along has gone: nothing is left to say.
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

/// The set-up from `--seats`, `--set`, `--deck`, `--board` and `--tracks`.
fn setup<G: Screen>(args: &PlayArgs, spoken: &Words) -> Result<G::Setup, Failure> {
    let mut words = Vec::new();
    if let Some(seats) = args.seats {
        words.push(format!("seats={seats}"));
    } else if args.bots.len() > 1 {
        words.push(format!("seats={}", args.bots.len() + 1));
    }
    let (mut deck, mut board) = (args.deck.clone(), args.board.clone());
    let tracks = args.tracks.as_ref().map(|path| format!("tracks={}", path.display()));
    for option in args.options.iter().chain(&tracks) {
        match option.split_once('=') {
            // A deck is given by its name or as a file.
            Some(("deck", value)) if value.contains(['/', '.']) => deck = Some(PathBuf::from(value)),
            Some(("board", value)) if value.contains(['/', '.']) => board = Some(PathBuf::from(value)),
            // What a file may stand for, other than a deck: read as everywhere else.
            Some((name, value)) if !matches!(name, "deck" | "board") && is_text::<G>(name) => {
                let word = G::option_word(name, value, Files::Read).map_err(|fault| match fault.line {
                    Some(line) => Failure::Failed(format!("{value}: line {line}: {fault}")),
                    None => Failure::Failed(fault.to_string()),
                })?;
                words.push(format!("{name}={word}"));
            }
            _ if option.contains(char::is_whitespace) => {
                return Err(Failure::Usage(format!("{} is no `key=value`", typed::shown(option))));
            }
            _ => words.push(option.clone()),
        }
    }
    let files = [("deck", deck, G::deck_value as fn(&str) -> _), ("board", board, G::board_value)];
    for (option, path, value) in files {
        let Some(path) = path else { continue };
        let text = files::read(&path).map_err(|message| Failure::Failed(spoken.say(&message)))?;
        let value = value(&text).map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
        words.push(format!("{option}={value}"));
    }
    words.join(" ").parse::<G::Setup>().map_err(|error| Failure::Usage(error.to_string()))
}

/// Whether the option of that name takes a text, not one of some words.
fn is_text<G: Game>(name: &str) -> bool {
    let options = G::Setup::options();
    options.iter().any(|option| option.name == name && matches!(option.values, OptionValues::Text(_)))
}

/// A text nobody can foretell: the keys of a hasher come from the system.
fn seed_of_the_system() -> String {
    format!("{:016x}{:016x}", RandomState::new().hash_one(0), RandomState::new().hash_one(1))
}
