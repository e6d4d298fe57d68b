//! Games and set-ups on the command line.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use clap::{Arg, ArgMatches, Command, FromArgMatches};
use wire::{Chance, Code, Fault, Files, GAMES, GameEntry, Opened};

use crate::failure::Usage;

/// How a game is set up: shared by the commands that start one.
#[derive(clap::Args)]
pub(crate) struct SetupArgs {
    /// An option of the set-up, such as `seats=3`; may be given several times.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    #[command(flatten)]
    files: FileArgs,
}

/// A flag for each option that may be a file, such as `--deck FILE`: the games say which there are.
#[derive(Clone, Debug)]
pub(crate) struct FileArgs(Vec<(&'static str, PathBuf)>);

/// The options that may be files, each once, with what is said of it.
fn file_options() -> Vec<(&'static str, String)> {
    let mut all: Vec<(&'static str, String)> = Vec::new();
    for entry in GAMES {
        for (name, file) in entry.file_options() {
            match all.iter_mut().find(|(known, _)| *known == name) {
                Some((_, help)) => *help += &format!(" or {}", entry.name),
                None => all.push((name, format!("A {} of your own for {}", file.noun, entry.name))),
            }
        }
    }
    all
}

impl FileArgs {
    /// As pairs of option and file.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().map(|(name, path)| (name.to_string(), path.display().to_string()))
    }

    /// The first that is neither the name of a file nor of what comes with a game.
    fn missing(&self) -> Option<&Path> {
        let comes_with_a_game = |name: &str, value: &str| {
            let mut options = GAMES.iter().flat_map(GameEntry::file_options);
            options.any(|(option, file)| option == name && file.names.contains(&value))
        };
        let is_there = |name: &str, path: &Path| {
            path.exists() || path.to_str().is_some_and(|value| comes_with_a_game(name, value))
        };
        self.0.iter().find(|(name, path)| !is_there(name, path)).map(|(_, path)| path.as_path())
    }
}

impl FromArgMatches for FileArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given =
            |(name, _): (&'static str, String)| Some((name, matches.get_one::<PathBuf>(name)?.clone()));
        Ok(FileArgs(file_options().into_iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = FileArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for FileArgs {
    fn augment_args(command: Command) -> Command {
        let arg = |(name, help): (&'static str, String)| {
            let arg = Arg::new(name).long(name).value_name("FILE").help(help);
            arg.value_parser(clap::value_parser!(PathBuf))
        };
        command.args(file_options().into_iter().map(arg))
    }

    fn augment_args_for_update(command: Command) -> Command {
        FileArgs::augment_args(command)
    }
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
        if let Some(file) = self.files.missing() {
            // Asked here, since a file that is not there is no wrong usage.
            std::fs::metadata(file).with_context(|| file.display().to_string())?;
        }
        pairs.extend(self.files.pairs());
        Ok(pairs)
    }

    /// A table of this game.
    pub(crate) fn open(&self, game: &'static GameEntry, chance: Chance) -> Result<Opened> {
        game.open_with(&self.pairs()?, Files::Read, chance).map_err(wrong)
    }
}

/// The names of the games on command lines: `cafe, guatemala or vivajava`.
pub(crate) fn ids() -> String {
    listed(GAMES.iter().map(|entry| entry.id), "or")
}

/// The names of the games for people: `Café, Guatemala Café and VivaJava Dice`.
pub(crate) fn names() -> String {
    listed(GAMES.iter().map(|entry| entry.name), "and")
}

/// Names as one text.
fn listed(names: impl Iterator<Item = &'static str>, last: &str) -> String {
    let names: Vec<&str> = names.collect();
    match names.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        _ => names.concat(),
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
