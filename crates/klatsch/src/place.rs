//! Where the data are, for every command that needs them: a folder, or PostgreSQL.

use std::path::PathBuf;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use server::Place;

use crate::failure::Usage;
use crate::settings;

/// The settings that name a place.
const NAMES: [&str; 3] = ["data", "database", "database-file"];

/// What the command line and the environment say.
#[derive(Args)]
struct Given {
    /// The data folder, with one SQLite file.
    #[arg(long, env = "KLATSCH_DATA", value_name = "DIR", default_value = "klatsch-data", global = true)]
    data: PathBuf,
    /// PostgreSQL instead, for several nodes: postgres://…
    #[arg(long, env = "KLATSCH_DATABASE", value_name = "URL", hide_env_values = true, global = true, value_parser = address)]
    database: Option<String>,
    /// The address of PostgreSQL from a file.
    #[arg(long, env = "KLATSCH_DATABASE_FILE", value_name = "FILE", global = true)]
    database_file: Option<PathBuf>,
}

/// The place that is meant. A flag wins over the environment, and else a database over a folder: a package or an image
/// may name its usual folder in the environment.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum PlaceArgs {
    /// A data folder.
    Folder(PathBuf),
    /// The address of a database.
    Database(String),
    /// A file with that address.
    DatabaseFile(PathBuf),
}

impl PlaceArgs {
    /// The place, with the address that a file holds.
    pub(crate) fn place(&self) -> Result<Place> {
        Ok(match self {
            PlaceArgs::Folder(folder) => Place::Folder(folder.clone()),
            PlaceArgs::Database(url) => Place::Postgres(url.clone()),
            PlaceArgs::DatabaseFile(file) => {
                let url = settings::secret_file("database-file", file)?;
                Place::Postgres(
                    address(&url)
                        .map_err(|error| Usage(format!("--database-file: {}: {error}", file.display())))?,
                )
            }
        })
    }
}

/// The address of a database.
fn address(text: &str) -> Result<String, String> {
    match text.starts_with("postgres://") || text.starts_with("postgresql://") {
        true => Ok(text.to_string()),
        false => Err("the address of PostgreSQL is such as postgres://klatsch@db.example/klatsch".into()),
    }
}

/// How strongly something was said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    Nowhere,
    ByEnvironment,
    ByFlag,
}

fn said(matches: &ArgMatches, id: &str) -> Said {
    match matches.value_source(id) {
        Some(ValueSource::CommandLine) => Said::ByFlag,
        Some(ValueSource::EnvVariable) => Said::ByEnvironment,
        _ => Said::Nowhere,
    }
}

/// Whether this setting names a place, and flags or the environment have said already which: a file adds no other.
pub(crate) fn is_settled(matches: &ArgMatches, name: &str) -> bool {
    let database = said(matches, "database").max(said(matches, "database_file"));
    NAMES.contains(&name) && (database > Said::Nowhere || said(matches, "data") == Said::ByFlag)
}

/// Whether this setting names a place, and another one that is in force wins over it.
pub(crate) fn is_beaten(matches: &ArgMatches, name: &str) -> bool {
    let Ok(place) = PlaceArgs::from_arg_matches(matches) else { return false };
    let in_force = match place {
        PlaceArgs::Folder(_) => "data",
        PlaceArgs::Database(_) => "database",
        PlaceArgs::DatabaseFile(_) => "database-file",
    };
    NAMES.contains(&name) && name != in_force
}

impl FromArgMatches for PlaceArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let Given { data, database, database_file } = Given::from_arg_matches(matches)?;
        let [folder, url, file] = ["data", "database", "database_file"].map(|id| said(matches, id));
        let twice = |one: &str, other: &str| {
            let message = format!("--{one} and --{other} name two places; one is enough\n");
            clap::Error::raw(ErrorKind::ArgumentConflict, message)
        };
        if url == file && url > Said::Nowhere {
            return Err(twice("database", "database-file"));
        }
        let from_file = file > url;
        match (folder, url.max(file)) {
            (Said::ByFlag, Said::ByFlag) => {
                Err(twice("data", if from_file { "database-file" } else { "database" }))
            }
            (Said::ByFlag, _) | (_, Said::Nowhere) => Ok(PlaceArgs::Folder(data)),
            _ => Ok(match (database, database_file) {
                (_, Some(file)) if from_file => PlaceArgs::DatabaseFile(file),
                (Some(url), _) => PlaceArgs::Database(url),
                _ => PlaceArgs::Folder(data),
            }),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = PlaceArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for PlaceArgs {
    fn augment_args(command: Command) -> Command {
        Given::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Given::augment_args_for_update(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<PlaceArgs, String> {
        let command = PlaceArgs::augment_args(Command::new("klatsch"));
        let given = ["klatsch"].iter().chain(words);
        let matches = command.try_get_matches_from(given).map_err(|error| error.to_string())?;
        PlaceArgs::from_arg_matches(&matches).map_err(|error| error.to_string())
    }

    #[test]
    fn one_place_is_named() {
        assert_eq!(parsed(&[]), Ok(PlaceArgs::Folder("klatsch-data".into())));
        assert_eq!(parsed(&["--data", "here"]), Ok(PlaceArgs::Folder("here".into())));
        assert_eq!(
            parsed(&["--database", "postgres://a/b"]),
            Ok(PlaceArgs::Database("postgres://a/b".into()))
        );
        assert_eq!(parsed(&["--database-file", "at"]), Ok(PlaceArgs::DatabaseFile("at".into())));
    }

    #[test]
    fn two_places_and_strange_ones_are_refused() {
        for (words, why) in [
            (["--data", "x", "--database", "postgres://a/b"], "--data and --database name two places"),
            (["--data", "x", "--database-file", "y"], "--data and --database-file name two places"),
            (["--database", "postgres://a/b", "--database-file", "y"], "--database and --database-file name"),
            (["--data", "x", "--database", "mysql://a/b"], "the address of PostgreSQL is such as"),
        ] {
            let error = parsed(&words).expect_err("refused");
            assert!(error.contains(why), "{words:?}: {error}");
        }
    }
}
