//! `klatsch serve --config FILE`: settings as flags, from the environment, or from one TOML file.
//!
//! A key of the file is the name of a flag. A flag wins over the environment, and the environment over the file.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::Value;

use crate::place;

/// The command with settings.
const SERVE: &str = "serve";

/// Flags that are about the settings themselves.
const ABOUT: [&str; 3] = ["config", "check", "help"];

/// What the command line says, and for `serve` what the file that it or the environment names adds to it.
pub(crate) fn parse(command: &Command, mut given: Vec<OsString>) -> Result<ArgMatches, clap::Error> {
    let matches = command.clone().try_get_matches_from(&given)?;
    let Some((SERVE, serve)) = matches.subcommand() else { return Ok(matches) };
    let Some(file) = serve.get_one::<PathBuf>("config") else { return Ok(matches) };
    let flags = flags_of(&arguments(command), serve, file).map_err(|error| {
        let message = format!("the settings in {} cannot be used: {error}\n", file.display());
        clap::Error::raw(ErrorKind::ValueValidation, message)
    })?;
    let place = given.iter().position(|word| word == SERVE).map_or(given.len(), |serve| serve + 1);
    given.splice(place..place, flags);
    command.clone().try_get_matches_from(given)
}

/// The settings of `serve`.
fn arguments(command: &Command) -> Vec<Arg> {
    let serve = command.find_subcommand(SERVE);
    let all = serve.map(|serve| serve.get_arguments().cloned().collect()).unwrap_or_default();
    let is_setting =
        |arg: &Arg| arg.get_long().is_some_and(|long| !ABOUT.contains(&long)) && !arg.is_hide_set();
    Vec::into_iter(all).filter(is_setting).collect()
}

/// What a file sets and nothing before it did, as flags.
fn flags_of(arguments: &[Arg], serve: &ArgMatches, file: &Path) -> Result<Vec<OsString>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let settings: serde_json::Map<String, Value> =
        basic_toml::from_str(text).map_err(|error| error.to_string())?;
    let mut flags = Vec::new();
    for (key, value) in settings {
        let argument = arguments.iter().find(|argument| argument.get_long() == Some(&key));
        let argument = argument.ok_or_else(|| format!("there is no setting `{key}`"))?;
        let is_given = matches!(
            serve.value_source(argument.get_id().as_str()),
            Some(ValueSource::CommandLine | ValueSource::EnvVariable)
        ) || place::is_settled(serve, &key);
        let values = values(&key, value, argument)?;
        if !is_given {
            flags.extend(values.into_iter().map(OsString::from));
        }
    }
    Ok(flags)
}

/// A value of the file as flags.
fn values(key: &str, value: Value, argument: &Arg) -> Result<Vec<String>, String> {
    let one = |value: &Value| match value {
        Value::String(text) => Ok(format!("--{key}={text}")),
        Value::Number(number) => Ok(format!("--{key}={number}")),
        _ => Err(format!("`{key}` is a text or a number")),
    };
    match (argument.get_action(), &value) {
        (ArgAction::SetTrue, Value::Bool(true)) => Ok(vec![format!("--{key}")]),
        (ArgAction::SetTrue, Value::Bool(false)) => Ok(Vec::new()),
        (ArgAction::SetTrue, _) => Err(format!("`{key}` is true or false")),
        (ArgAction::Append, Value::Array(values)) => values.iter().map(one).collect(),
        (_, value) => Ok(vec![one(value)?]),
    }
}

/// All settings of `serve` that are in force, as a file that [`parse`] reads; secrets are not shown.
pub(crate) fn effective(command: &Command, matches: &ArgMatches) -> String {
    let mut lines = String::new();
    let Some(serve) = matches.subcommand_matches(SERVE) else { return lines };
    for argument in arguments(command) {
        let Some(long) = argument.get_long() else { continue };
        let id = argument.get_id().as_str();
        let source = match serve.value_source(id) {
            Some(ValueSource::EnvVariable) => " # from the environment",
            Some(ValueSource::CommandLine) => "",
            _ => " # usual",
        };
        let line = match argument.get_action() {
            ArgAction::SetTrue => format!("{long} = {}", serve.get_flag(id)),
            _ if serve.value_source(id).is_none() => format!("# {long} is not set"),
            _ if place::is_beaten(serve, long) => format!("# {long} is not used"),
            _ if argument.is_hide_env_values_set() => format!("# {long} is set and not shown"),
            action => {
                let raw = serve.get_raw(id).into_iter().flatten();
                let texts: Vec<String> = raw.map(|value| quoted(&value.to_string_lossy())).collect();
                match action {
                    ArgAction::Append => format!("{long} = [{}]{source}", texts.join(", ")),
                    _ => format!("{long} = {}{source}", texts.join(", ")),
                }
            }
        };
        lines += &line;
        lines.push('\n');
    }
    lines
}

/// A value as TOML writes it: numbers as they are.
fn quoted(text: &str) -> String {
    match text.parse::<u64>() {
        Ok(number) => number.to_string(),
        // TOML's basic strings are escaped as those of JSON.
        Err(_) => Value::from(text).to_string(),
    }
}

/// A level of the log, or one for each part of the program: `info`, `server=debug,info`.
pub(crate) fn log_filter(text: &str) -> Result<String, String> {
    const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];
    for directive in text.split(',') {
        let level = directive.rsplit('=').next().unwrap_or_default();
        if !LEVELS.contains(&level.trim().to_ascii_lowercase().as_str()) {
            return Err(format!("`{level}` is no level; the levels are {}", LEVELS.join(", ")));
        }
    }
    text.parse::<tracing_subscriber::filter::Targets>().map_err(|error| error.to_string())?;
    Ok(text.to_string())
}

/// A secret: one line without spaces.
pub(crate) fn secret(text: &str) -> Result<String, String> {
    match text {
        "" => Err("an empty secret protects nothing".into()),
        text if text.contains(char::is_whitespace) => Err("a secret has no spaces".into()),
        text => Ok(text.to_string()),
    }
}

/// A secret from a file: its only line.
pub(crate) fn secret_file(setting: &str, file: &Path) -> anyhow::Result<String> {
    let text = read(setting, file)?;
    secret(text.trim_end_matches(['\r', '\n']))
        .map_err(|error| crate::failure::Usage(format!("--{setting}: {}: {error}", file.display())).into())
}

/// Secrets from a file, one a line.
pub(crate) fn secrets_file(setting: &str, file: &Path) -> anyhow::Result<Vec<String>> {
    let refused = |error| crate::failure::Usage(format!("--{setting}: {}: {error}", file.display()));
    let text = read(setting, file)?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let secrets: Vec<String> = lines.map(secret).collect::<Result<_, _>>().map_err(refused)?;
    match secrets.is_empty() {
        true => Err(refused("there is nothing in it".into()).into()),
        false => Ok(secrets),
    }
}

/// A text of the operator.
pub(crate) fn text_file(setting: &str, file: &Option<PathBuf>) -> anyhow::Result<Option<String>> {
    let Some(file) = file else { return Ok(None) };
    let text = read(setting, file)?;
    match text.trim() {
        "" => {
            let message = format!("--{setting}: there is nothing in {}", file.display());
            Err(crate::failure::Usage(message).into())
        }
        text => Ok(Some(text.to_string())),
    }
}

fn read(setting: &str, file: &Path) -> anyhow::Result<String> {
    use anyhow::Context as _;
    std::fs::read_to_string(file).with_context(|| format!("--{setting}: {} cannot be read", file.display()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    fn parsed(file: &str, words: &[&str]) -> Result<ArgMatches, String> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("klatsch.toml");
        std::fs::write(&path, file).expect("a file");
        let mut given: Vec<OsString> = vec!["klatsch".into(), "serve".into(), "--config".into(), path.into()];
        given.extend(words.iter().map(OsString::from));
        parse(&crate::Cli::command(), given).map_err(|error| error.to_string())
    }

    #[test]
    fn a_file_sets_what_flags_set_and_a_flag_wins() {
        let file = "addr = \"127.0.0.1:9\"\nlan = false\nsecure-cookies = true\nproxies = 2\n\
            limit = [\"guests:address=9,1s\", \"chat:user=1,2s\"]\n";
        let serve = parsed(file, &["--proxies", "1"]).expect("settings");
        let text = effective(&crate::Cli::command(), &serve);
        for line in [
            "addr = \"127.0.0.1:9\"",
            "secure-cookies = true",
            "proxies = 1",
            "lan = false",
            "limit = [\"guests:address=9,1s\", \"chat:user=1,2s\"]",
            "# database is not set",
        ] {
            assert!(text.lines().any(|said| said == line), "{line}\n{text}");
        }
    }

    #[test]
    fn a_file_does_not_name_a_second_place() {
        let file = "database-file = \"/etc/klatsch/database\"";
        let text =
            |words: &[&str]| effective(&crate::Cli::command(), &parsed(file, words).expect("settings"));
        assert!(text(&[]).contains("database-file = \"/etc/klatsch/database\""));
        assert!(text(&[]).contains("# data is not used"), "the file that is shown names one place too");
        assert!(text(&["--data", "here"]).contains("# database-file is not set"));
    }

    #[test]
    fn what_is_in_force_is_a_file_that_says_the_same() {
        let serve = parsed("expire-guests = 3\nexempt = [\"10.0.0.0/8\"]", &[]).expect("settings");
        let text = effective(&crate::Cli::command(), &serve);
        let again = effective(&crate::Cli::command(), &parsed(&text, &[]).expect("settings"));
        let bare = |text: &str| text.replace(" # usual", "");
        assert_eq!(bare(&text), bare(&again));
    }

    #[test]
    fn secrets_are_not_shown() {
        let serve = parsed("metrics-token = \"open-sesame\"", &[]).expect("settings");
        let text = effective(&crate::Cli::command(), &serve);
        assert!(text.contains("# metrics-token is set and not shown") && !text.contains("sesame"), "{text}");
    }

    #[test]
    fn nonsense_is_refused_by_the_name_of_its_setting() {
        for (file, said) in [
            ("coffee = 1", "there is no setting `coffee`"),
            ("config = \"x\"", "there is no setting `config`"),
            ("addr = ", "cannot be used"),
            ("addr = \"here\"", "--addr"),
            ("lan = 3", "`lan` is true or false"),
            ("addr = true", "`addr` is a text or a number"),
            ("bot-threads = 0", "--bot-threads"),
            ("metrics-token = \"\"", "--metrics-token"),
            ("public-url = \"klatsch.example\"", "--public-url"),
            ("public-url = \"https://club.example/games/\"", "a host name of its own"),
            ("push-contact = \"me\"", "--push-contact"),
            ("log = \"loud\"", "--log"),
            ("mail-server = \"smtp://127.0.0.1\"\nmail-from = \"k@example.org\"", "--public-url"),
            ("mail-server = \"smtp://127.0.0.1\"\npublic-url = \"https://k.example\"", "--mail-from"),
            ("mail-server = \"http://127.0.0.1\"", "--mail-server"),
            ("mail-from = \"nobody\"", "--mail-from"),
            ("push-contact = \"mailto:k@example.org\"", "--public-url"),
            ("exempt = [\"10.0.0.0/99\"]", "--exempt"),
            ("limit = [\"cats:user=1,1s\"]", "--limit"),
            ("sockets-per-person = 0", "--sockets-per-person"),
            ("database = \"klatsch\"", "--database"),
        ] {
            let error = parsed(file, &[]).expect_err(file);
            assert!(error.contains(said), "{file}: {error}");
        }
    }
}
