//! `klatsch ladder`: how strong the levels of a game are, written into `docs/bots.md`.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::LEVELS;
use table::GameSetup;
use wire::{Files, GAMES, GameVisitor, WireGame, of_options};

use super::contender::Contender;
use super::contest::Conditions;
use super::{budget, solo, tournament};
use crate::failure::say;
use crate::interrupt::Interrupt;
use crate::options::{game as game_of, wrong};
use crate::{files, repository};

/// What `klatsch ladder` is told.
#[derive(clap::Args)]
pub(crate) struct LadderArgs {
    /// The game, or `all`.
    game: String,
    /// How many games of each pairing.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// Iterations a decision, instead of what each level usually has.
    #[arg(long, value_name = "N", conflicts_with = "ms", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds a decision, instead of what each level usually has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    ms: Option<u64>,
    /// Text that seeds all chance.
    #[arg(long, value_name = "TEXT", default_value = "ladder")]
    seed: String,
    /// How many games are played at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// The page to write into; `-` prints the tables instead. Without it `docs/bots.md` of the repository.
    #[arg(long, value_name = "FILE")]
    page: Option<String>,
}

/// From weak to strong, as far as one expects: the levels, and between the weakest ones the yardsticks.
fn rungs() -> impl Iterator<Item = &'static str> {
    let [first, second, others @ ..] = LEVELS;
    ["random", first, second, "greedy"].into_iter().chain(others)
}

/// Plays the ladders and writes them into the page, each as soon as it is done.
pub(crate) fn run(args: &LadderArgs) -> Result<ExitCode> {
    let ids = match args.game.as_str() {
        "all" => GAMES.iter().map(|entry| entry.id).collect(),
        id => vec![game_of(id)?.id],
    };
    let page = match args.page.as_deref() {
        Some("-") => None,
        Some(page) => Some(PathBuf::from(page)),
        None => Some(
            repository()
                .context("not inside the repository; say --page FILE, or --page -")?
                .join("docs/bots.md"),
        ),
    };
    // Before hours of play: is there a place to write to?
    for id in &ids {
        if let Some(page) = &page {
            let text = fs::read_to_string(page).with_context(|| page.display().to_string())?;
            replaced(&text, "ladder", id, "")?;
        }
    }
    let interrupt = Interrupt::listen();
    for id in ids {
        let table =
            wire::with_game(id, Ladder { args, interrupt: interrupt.clone() }).expect("a listed game")?;
        if interrupt.pressed() {
            bail!("interrupted; the ladder of {id} is not written");
        }
        match &page {
            None => writeln!(io::stdout(), "{table}")?,
            Some(page) => {
                let text = fs::read_to_string(page).with_context(|| page.display().to_string())?;
                files::replace(page, replaced(&text, "ladder", id, &table)?.as_bytes())?;
                say(&format!("{}: the ladder of {id} is written", page.display()));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The page with what stands between the markers of that kind and game replaced. A game that is new to the page gets its
/// place behind the last one; a page without any markers of that kind is another page.
pub(crate) fn replaced(page: &str, kind: &str, id: &str, table: &str) -> Result<String> {
    let (open, close) = (format!("<!-- {kind} {id} -->\n"), format!("<!-- /{kind} {id} -->"));
    let found = page.split_once(&open).and_then(|(before, rest)| Some((before, rest.split_once(&close)?.1)));
    match found {
        Some((before, after)) => Ok(format!("{before}{open}{table}{close}{after}")),
        None if !page.contains(&open)
            && !page.contains(&close)
            && page.contains(&format!("<!-- /{kind} ")) =>
        {
            let last = page.rfind(&format!("<!-- /{kind} ")).unwrap_or(page.len());
            let end = page[last..].find('\n').map_or(page.len(), |line| last + line + 1);
            let (before, after) = page.split_at(end);
            let heading = before.lines().rev().find(|line| line.starts_with('#')).unwrap_or("##");
            let marks = heading.split(' ').next().unwrap_or("##");
            let name = wire::game(id).map_or(id, |entry| entry.name);
            Ok(format!("{before}\n{marks} {name}\n\n{open}{table}{close}\n{after}"))
        }
        None => bail!("the page has no `{}` with a `{close}` behind it", open.trim_end()),
    }
}

struct Ladder<'a> {
    args: &'a LadderArgs,
    interrupt: Interrupt,
}

impl GameVisitor for Ladder<'_> {
    type Output = Result<String>;

    fn visit<G: WireGame>(self) -> Result<String> {
        let args = self.args;
        let conditions = |seats: usize| -> Result<Conditions<G>> {
            let setup =
                of_options::<G>(&[("seats".into(), seats.to_string())], Files::Refuse).map_err(wrong)?;
            Ok(Conditions {
                seats: setup.seats(),
                setup,
                seed: args.seed.clone(),
                jobs: args.jobs.into(),
                budget: budget(args.nodes, args.ms),
                patience: Duration::ZERO,
                interrupt: self.interrupt.clone(),
            })
        };
        let names = rungs();
        let bots: Vec<Contender> = names.map(Contender::named).collect();
        let two = conditions(2)?;
        let n_blocks = (args.games as usize).div_ceil(2);
        let pairings = tournament::neighbours(bots.len());
        let played = tournament::play(&two, &bots, &pairings, n_blocks, |_| Ok(()))?;
        let mut page = played.markdown();
        page.push_str(&format!(
            "\nTwo seats, {} games in all, rules version {}: `klatsch ladder {} {}`.\n",
            played.games(),
            G::RULES_VERSION,
            G::ID,
            flags(args)
        ));
        if G::SEATS.0 == 1 && !self.interrupt.pressed() {
            let alone = solo::play(&conditions(1)?, &bots, args.games as usize)?;
            page.push_str(&format!("\nAlone, on the same {} decks:\n\n", args.games));
            page.push_str(&solo::markdown(&alone));
        }
        Ok(page)
    }
}

/// The arguments that give the same ladder again.
fn flags(args: &LadderArgs) -> String {
    let mut flags = format!("--games {} --seed {}", args.games, args.seed);
    if let Some(nodes) = args.nodes {
        flags.push_str(&format!(" --nodes {nodes}"));
    }
    if let Some(ms) = args.ms {
        flags.push_str(&format!(" --ms {ms}"));
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_between_the_markers_changes() {
        let page =
            "a\n<!-- ladder cafe -->\nold\n<!-- /ladder cafe -->\nb\n<!-- ladder x -->\n<!-- /ladder x -->\n";
        let expected =
            "a\n<!-- ladder cafe -->\nnew\n<!-- /ladder cafe -->\nb\n<!-- ladder x -->\n<!-- /ladder x -->\n";
        assert_eq!(replaced(page, "ladder", "cafe", "new\n").expect("markers"), expected);
        assert!(
            replaced(page, "ladder", "x", "y\n")
                .expect("markers")
                .ends_with("<!-- ladder x -->\ny\n<!-- /ladder x -->\n")
        );
        assert!(replaced("a\n", "ladder", "guatemala", "y").is_err());
        assert!(replaced("<!-- ladder cafe -->\n", "ladder", "cafe", "y").is_err());
    }

    #[test]
    fn a_game_that_is_new_to_the_page_gets_a_place_behind_the_last_one() {
        let page = "# a\n\n## Café\n\n<!-- ladder cafe -->\n<!-- /ladder cafe -->\n\n## b\n";
        let there = "<!-- ladder guatemala -->\ny\n<!-- /ladder guatemala -->\n";
        let expected = page.replace("\n\n## b", &format!("\n\n## Guatemala Café\n\n{there}\n## b"));
        assert_eq!(replaced(page, "ladder", "guatemala", "y\n").expect("a place"), expected);
        assert!(replaced(page, "balance", "guatemala", "y").is_err(), "it is no page of that kind");
    }

    /// The page of the repository has a place for every game, or makes one.
    #[test]
    fn the_page_has_markers() {
        let page = include_str!("../../../../docs/bots.md");
        for entry in GAMES {
            replaced(page, "ladder", entry.id, "").unwrap_or_else(|error| panic!("{}: {error}", entry.id));
        }
    }
}
