//! `klatsch ladder`: how strong the levels of a game are, written into `docs/bots.md`.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::Player;
use table::GameSetup;

use super::contender::Contender;
use super::contest::Conditions;
use super::tournament::Length;
use super::{budget, solo, tournament};
use crate::balance::{self, Balanced};
use crate::failure::{Usage, say};
use crate::interrupt::Interrupt;
use crate::options::game as game_of;
use crate::{files, repository};

/// What `klatsch ladder` is told.
#[derive(clap::Args)]
pub(crate) struct LadderArgs {
    /// The game, or `all`.
    game: String,
    /// How many games of each pairing at first.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// More games where they narrow the scale most, until every interval is within this many Elo.
    #[arg(long, value_name = "ELO", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    within: u32,
    /// But no pairing has more games than this.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    most: u32,
    /// Only this variant, of those that `klatsch balance` knows; may be given several times.
    #[arg(long, value_name = "NAME")]
    variant: Vec<String>,
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
fn rungs<G: Player>() -> impl Iterator<Item = &'static str> {
    let (weakest, others) = G::LEVELS.split_at(G::LEVELS.len().min(2));
    [&["random"], weakest, &["greedy"], others].into_iter().flatten().copied()
}

/// Plays the ladders and writes them into the page, each as soon as it is done.
pub(crate) fn run(args: &LadderArgs) -> Result<ExitCode> {
    let id = match args.game.as_str() {
        "all" if args.variant.is_empty() => None,
        "all" => return Err(Usage("a variant is one of a game, not of all".into()).into()),
        id => Some(game_of(id)?.id),
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
    let ladder = Ladder { args, page, interrupt: Interrupt::listen() };
    macro_rules! climb {
        ($($name:ident: $game:ty),+ $(,)?) => {
            $(if id.is_none_or(|id| id == <$game as table::Game>::ID) {
                ladder.climb::<$game>()?;
            })+
        };
    }
    wire::all_games!(climb);
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
    page: Option<PathBuf>,
    interrupt: Interrupt,
}

impl Ladder<'_> {
    /// The ladder of each variant that was asked for.
    fn climb<G: Balanced>(&self) -> Result<()> {
        let variants = balance::variants::<G>(&self.args.variant)?;
        let place = |name: &str| format!("{} {name}", G::ID);
        // Before hours of play: is there a place to write to?
        if let Some(page) = &self.page {
            let text = fs::read_to_string(page).with_context(|| page.display().to_string())?;
            for (name, _) in &variants {
                replaced(&text, "ladder", &place(name), "")?;
            }
        }
        for (name, options) in variants {
            let table = self.table::<G>(name, options)?;
            if self.interrupt.pressed() {
                bail!("interrupted; the ladder of {} {name} is not written", G::ID);
            }
            match &self.page {
                None => writeln!(io::stdout(), "{table}")?,
                Some(page) => {
                    let text = fs::read_to_string(page).with_context(|| page.display().to_string())?;
                    files::replace(page, replaced(&text, "ladder", &place(name), &table)?.as_bytes())?;
                    say(&format!("{}: the ladder of {} {name} is written", page.display(), G::ID));
                }
            }
        }
        Ok(())
    }

    /// Plays the ladder of a variant: the standings, the matches and, where it is for one, the points alone.
    fn table<G: Balanced>(&self, variant: &str, options: &[(&str, &str)]) -> Result<String> {
        let args = self.args;
        let conditions = |seats: usize| -> Result<Conditions<G>> {
            let setup = balance::setup_of::<G>(options, seats, &[])?;
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
        let bots: Vec<Contender> = rungs::<G>().map(Contender::named).collect();
        let two = conditions(2)?;
        let blocks = |games: u32| (games as usize).div_ceil(2);
        let length =
            Length { blocks: blocks(args.games), within: Some(args.within.into()), most: blocks(args.most) };
        let pairings = tournament::neighbours(bots.len());
        let played = tournament::play(&two, &bots, &pairings, length, |_| Ok(()))?;
        let mut page = played.markdown();
        page.push_str(&format!(
            "\nTwo seats, {} games in all, rules version {}: `klatsch ladder {} --variant {} {}`.\n",
            played.games(),
            G::RULES_VERSION,
            G::ID,
            shlex::try_quote(variant)?,
            flags(args)
        ));
        let alone = conditions(1).ok().filter(|alone| G::SEATS.0 == 1 && G::new(&alone.setup).is_ok());
        if let Some(alone) = alone.filter(|_| !self.interrupt.pressed()) {
            let alone = solo::play(&alone, &bots, args.games as usize)?;
            page.push_str(&format!("\nAlone, on the same {} decks:\n\n", args.games));
            page.push_str(&solo::markdown(&alone));
        }
        Ok(page)
    }
}

/// The arguments that give the same ladder again.
fn flags(args: &LadderArgs) -> String {
    let mut flags =
        format!("--games {} --within {} --most {} --seed {}", args.games, args.within, args.most, args.seed);
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

    /// The page of the repository has a place for every variant of every game.
    #[test]
    fn the_page_has_markers() {
        let page = include_str!("../../../../docs/bots.md");
        macro_rules! look_up {
            ($($name:ident: $game:ty),+ $(,)?) => {
                $(for (variant, _) in <$game as Balanced>::VARIANTS {
                    let open = format!("<!-- ladder {} {variant} -->\n", <$game as table::Game>::ID);
                    assert!(page.contains(&open), "{open}");
                })+
            };
        }
        wire::all_games!(look_up);
        for kind in ["ladder", "levels"] {
            assert_eq!(
                page.matches(&format!("<!-- {kind} ")).count(),
                page.matches(&format!("<!-- /{kind} ")).count()
            );
        }
    }
}
