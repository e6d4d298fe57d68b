//! The chores of the repository, as `cargo xtask <command>`.
//!
//! Exit codes: 0 fine, 1 the thing asked for failed (said in one clear line), 2 wrong usage.

mod cargo;
mod debian;
mod deny;
mod load;
mod run;
mod say;
mod schemathesis;
mod steps;
mod test;
mod tidy;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::run::RunArgs;
use crate::say::{complain, say};

const USAGE: &str = "\
The chores of Kaffeeklatsch. Usage: cargo xtask <command>

  run [--yes] [--no-open] [--timings] [ARGUMENTS]
                    build the web table and `klatsch`, and open the table at a printed address;
                    with arguments, start `klatsch` with those instead: `run play cafe` needs no Node.js.
                    --yes installs missing system packages without asking (so does CI=true),
                    --no-open opens no browser, --timings says where the time went
  load [ARGUMENTS]  many tables at once over real sockets: choices a second, latency, memory;
                    --tables N --rate N --seconds N --game GAME --offers --abandon N --postgres
  test              everything a change must pass: fmt, tidy, deny, web, clippy, tests, doctests;
                    also whole games in a browser, and the service asked by schemathesis
  tidy              only the house rules: every paragraph has its code and its tests,
                    files stay short, links lead somewhere, crates depend as drawn
  deny              only the dependencies: their licences, where they come from, which are barred
  ladder [ARGUMENTS]
                    play the levels of every game against each other and write the tables of
                    docs/bots.md anew; takes hours. With arguments as for `klatsch ladder`
  help              this text
";

/// What a command came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    /// All is well.
    Well,
    /// It was carried out and failed; why has been said.
    Badly,
    /// A program it started ended with this code, which is passed on.
    Code(u8),
}

/// A command line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Command {
    Deny,
    Help,
    Load(Vec<String>),
    Run(RunArgs),
    Test,
    Tidy,
}

impl Command {
    fn from_words(words: &[String]) -> Result<Command, String> {
        let Some((name, rest)) = words.split_first() else { return Ok(Command::Help) };
        let command = match name.as_str() {
            "help" | "--help" | "-h" => return Ok(Command::Help),
            "run" => return Ok(Command::Run(RunArgs::from_words(rest))),
            "load" => return Ok(Command::Load(rest.to_vec())),
            "ladder" => {
                let rest = if rest.is_empty() { vec!["all".to_string()] } else { rest.to_vec() };
                let words = [vec!["ladder".to_string()], rest].concat();
                return Ok(Command::Run(RunArgs::from_words(&words)));
            }
            "deny" => Command::Deny,
            "test" => Command::Test,
            "tidy" => Command::Tidy,
            _ => return Err(format!("there is no command `{name}`")),
        };
        match rest.first() {
            Some(word) => Err(format!("`{name}` takes no arguments, but `{word}` was given")),
            None => Ok(command),
        }
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args_os().skip(1).map(|w| w.to_string_lossy().into()).collect();
    let command = match Command::from_words(&words) {
        Ok(command) => command,
        Err(message) => {
            complain(&format!("xtask: {message}\n\n{USAGE}"));
            return ExitCode::from(2);
        }
    };
    let root = root();
    let done = match command {
        Command::Help => {
            say(USAGE.trim_end());
            Ok(Done::Well)
        }
        Command::Deny => deny::command(&root),
        Command::Run(arguments) => run::run(&root, &arguments),
        Command::Load(arguments) => load::load(&root, &arguments),
        Command::Test => test::test(&root),
        Command::Tidy => tidy::command(&root),
    };
    match done {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::Badly) => ExitCode::FAILURE,
        Ok(Done::Code(code)) => ExitCode::from(code),
        Err(error) => {
            complain(&format!("xtask: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// The top folder of the repository, from whichever folder below it the command was given.
fn root() -> PathBuf {
    // Cargo tells the folder at run time too; that is right even after the repository was moved.
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let xtask = xtask.filter(|folder| folder.ends_with("xtask"));
    let xtask = xtask.as_deref().unwrap_or(Path::new(env!("CARGO_MANIFEST_DIR")));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        Command::from_words(&words)
    }

    #[test]
    fn commands_are_read() {
        assert_eq!(read(""), Ok(Command::Help));
        assert_eq!(read("--help"), Ok(Command::Help));
        assert_eq!(read("test"), Ok(Command::Test));
        assert_eq!(read("tidy"), Ok(Command::Tidy));
        assert_eq!(read("deny"), Ok(Command::Deny));
        let run = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            Ok(Command::Run(RunArgs::from_words(&words)))
        };
        assert_eq!(read("run"), run(&[]));
        assert_eq!(read("ladder"), run(&["ladder", "all"]));
        assert_eq!(read("ladder cafe --games 20"), run(&["ladder", "cafe", "--games", "20"]));
        assert_eq!(read("run bench cafe"), run(&["bench", "cafe"]));
    }

    #[test]
    fn wrong_usage_is_named() {
        assert_eq!(read("tset"), Err("there is no command `tset`".into()));
        assert_eq!(read("tidy now"), Err("`tidy` takes no arguments, but `now` was given".into()));
    }

    #[test]
    fn the_help_names_every_command() {
        for name in ["run", "load", "test", "tidy", "deny", "ladder", "help"] {
            assert!(USAGE.lines().any(|line| line.trim_start().starts_with(name)), "{name}");
        }
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
    }
}
