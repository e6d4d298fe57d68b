//! The chores of the repository, as `cargo xtask <command>`.
//!
//! Exit codes: 0 fine, 1 the thing asked for failed (said in one clear line), 2 wrong usage.

mod cargo;
mod debian;
#[cfg(feature = "chores")]
mod deny;
#[cfg(feature = "chores")]
mod dist;
mod load;
mod run;
mod say;
mod schemathesis;
mod steps;
mod test;
mod tidy;
#[cfg(feature = "chores")]
mod tree;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::run::RunArgs;
use crate::say::{complain, say};
use crate::test::Scope;

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
  test --quick      an answer in two minutes once everything was built: no browser, no schemathesis, no
                    examples of the documentation, and only tests that are quick themselves
  dist [--try]      what is shipped: a tarball and a Debian package under dist/, with checksums;
                    --try installs that package, uses the service and removes it: for a machine of its own
  tidy              only the house rules: every paragraph has its code and its tests,
                    files stay short, links lead somewhere, crates depend as drawn
  deny              only the dependencies: their licences, where they come from, which are barred
  ladder [ARGUMENTS]
                    play the levels of every game against each other and write the tables of
                    docs/bots.md again; takes hours. With arguments as for `klatsch ladder`
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
    Dist { tried: bool },
    Help,
    Load(Vec<String>),
    Run(RunArgs),
    Test(Scope),
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
            "dist" if rest == ["--try"] => return Ok(Command::Dist { tried: true }),
            "dist" => Command::Dist { tried: false },
            "deny" => Command::Deny,
            "test" if rest == ["--quick"] => return Ok(Command::Test(Scope::Quick)),
            "test" => Command::Test(Scope::Everything),
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
        Command::Deny => chore(&root, &["deny"]),
        Command::Dist { tried: false } => chore(&root, &["dist"]),
        Command::Dist { tried: true } => chore(&root, &["dist", "--try"]),
        Command::Run(arguments) => run::run(&root, &arguments),
        Command::Load(arguments) => load::load(&root, &arguments),
        Command::Test(scope) => test::test(&root, scope),
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

/// Commands that need more crates than playing does; without the feature for them, by an xtask that is built with it.
fn chore(root: &Path, words: &[&str]) -> anyhow::Result<Done> {
    #[cfg(feature = "chores")]
    return match words {
        ["deny"] => deny::command(root),
        ["dist", "--try"] => dist::try_package(root),
        _ => dist::dist(root, debian::Consent::OfEnvironment),
    };
    #[cfg(not(feature = "chores"))]
    {
        let mut with_it =
            cargo::cargo_at(root, &["run", "--quiet", "--package", "xtask", "--features", "chores", "--"]);
        Ok(if cargo::finish(with_it.args(words))?.success() { Done::Well } else { Done::Badly })
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
        assert_eq!(read("test"), Ok(Command::Test(Scope::Everything)));
        assert_eq!(read("test --quick"), Ok(Command::Test(Scope::Quick)));
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
        for name in ["run", "load", "dist", "test", "tidy", "deny", "ladder", "help"] {
            assert!(USAGE.lines().any(|line| line.trim_start().starts_with(name)), "{name}");
        }
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
    }
}
