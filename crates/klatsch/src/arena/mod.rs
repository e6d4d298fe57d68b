//! `klatsch arena`: how strong bots are, measured.
//!
//! [`contest`] is a match of two sides in blocks with rotated seats, [`solo`] is one seat on the same decks for
//! everybody, [`ratings`] puts several matches on one scale, [`outside`] speaks to bots that are programs.

pub(crate) mod blocks;
mod contender;
pub(crate) mod contest;
pub(crate) mod game;
mod ladder;
mod outside;
mod ratings;
mod solo;
pub(crate) mod stats;
mod tournament;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use bots::Budget;
use table::GameSetup;
use wire::{Files, GameVisitor, WireGame, of_options};

use crate::failure::{Usage, say};
use crate::interrupt::Interrupt;
use crate::options::{SetupArgs, game as game_of, wrong};
use crate::progress::Bar;
pub(crate) use contender::{Contender, Who};
use contest::Conditions;
pub(crate) use ladder::{LadderArgs, replaced, run as run_ladder};
pub(crate) use outside::Outside;
use stats::Sprt;
use tournament::Length;

/// What `klatsch arena` is told.
#[derive(clap::Args)]
pub(crate) struct ArenaArgs {
    /// The game.
    game: String,
    /// One side: a bot (`expert`, `flat@nodes=500`, `flat@ms=50`) or a program (`"cmd:python3 bot.py"`).
    #[arg(long, value_name = "BOT")]
    a: Option<Contender>,
    /// The other side.
    #[arg(long, value_name = "BOT")]
    b: Option<Contender>,
    /// Several bots, each against each, on one scale.
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', conflicts_with_all = ["a", "b"])]
    bots: Vec<Contender>,
    /// How many games, of each pairing; rounded up to whole blocks of one game a seat.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// How many seats play; with one seat each bot plays the same decks alone.
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Iterations a decision: the same result on every machine.
    #[arg(long, value_name = "N", conflicts_with = "ms", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds a decision.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    ms: Option<u64>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Text that seeds all chance: the same text, the same games.
    #[arg(long, value_name = "TEXT", default_value = "arena")]
    seed: String,
    /// How many games are played at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// End as soon as it is clear which of two strengths is true, such as 0,20.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = sprt)]
    sprt: Option<Sprt>,
    /// How long a program may take for an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 60_000)]
    timeout: u64,
    /// Print objects, one a line; the last one is the result.
    #[arg(long)]
    json: bool,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers = text
        .split_once(',')
        .and_then(|(low, high)| Some((low.trim().parse::<f64>().ok()?, high.trim().parse::<f64>().ok()?)));
    match numbers {
        Some((elo0, elo1)) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => Ok(Sprt { elo0, elo1 }),
        _ => Err("expected two numbers of Elo, the lower one first, such as 0,20".into()),
    }
}

/// Plays and prints.
pub(crate) fn run(args: &ArenaArgs) -> Result<ExitCode> {
    let entry = game_of(&args.game)?;
    wire::with_game(entry.id, Arena(args)).expect("a game that is listed")
}

/// The budget of a decision, if one was asked for.
pub(crate) fn budget(nodes: Option<u64>, ms: Option<u64>) -> Option<Budget> {
    nodes.map(Budget::Nodes).or_else(|| ms.map(|ms| Budget::Time(Duration::from_millis(ms))))
}

struct Arena<'a>(&'a ArenaArgs);

impl GameVisitor for Arena<'_> {
    type Output = Result<ExitCode>;

    fn visit<G: WireGame>(self) -> Result<ExitCode> {
        let args = self.0;
        let mut pairs = args.setup.pairs()?;
        pairs.extend(args.seats.map(|seats| ("seats".to_string(), seats.to_string())));
        let setup = of_options::<G>(&pairs, Files::Read).map_err(wrong)?;
        if let Err(error) = G::new(&setup) {
            return Err(Usage(error.to_string()).into());
        }
        let conditions = Conditions::<G> {
            seats: setup.seats(),
            setup,
            seed: args.seed.clone(),
            jobs: args.jobs.into(),
            budget: budget(args.nodes, args.ms),
            patience: Duration::from_millis(args.timeout),
            interrupt: Interrupt::listen(),
        };
        let bots: Vec<Contender> = match args.bots.is_empty() {
            true => args.a.iter().chain(&args.b).cloned().collect(),
            false => args.bots.clone(),
        };
        for bot in &bots {
            bot.check::<G>()?;
        }
        match (conditions.seats, &bots[..]) {
            (_, []) => Err(Usage("who plays? Say --a BOT --b BOT, or --bots BOT,BOT,…".into()).into()),
            (1, bots) => self.play_solo(&conditions, bots),
            (_, [_]) => Err(Usage("against whom? Say --b BOT; only one seat plays alone".into()).into()),
            (_, [a, b]) if args.bots.is_empty() => self.play_match(&conditions, a, b),
            (_, bots) => self.play_tournament(&conditions, bots),
        }
    }
}

impl Arena<'_> {
    /// As many blocks as hold the games asked for.
    fn n_blocks(&self, seats: usize) -> usize {
        let games = self.0.games as usize;
        let blocks = games.div_ceil(seats);
        if blocks * seats != games {
            let rounded = blocks * seats;
            say(&format!("klatsch: {games} games are no whole blocks of {seats}; {rounded} are played"));
        }
        blocks
    }

    fn play_match<G: WireGame>(
        &self,
        conditions: &Conditions<G>,
        a: &Contender,
        b: &Contender,
    ) -> Result<ExitCode> {
        let n_blocks = self.n_blocks(conditions.seats);
        let bar = Bar::new(G::ID, n_blocks as u64);
        let contest = conditions.play(a, b, n_blocks, self.0.sprt, &bar)?;
        drop(bar);
        self.print(&contest.to_json(conditions), &contest.lines())?;
        Ok(ending(conditions))
    }

    fn play_solo<G: WireGame>(&self, conditions: &Conditions<G>, bots: &[Contender]) -> Result<ExitCode> {
        if self.0.sprt.is_some() {
            return Err(Usage("--sprt needs two sides at one table".into()).into());
        }
        let played = solo::play(conditions, bots, self.0.games as usize)?;
        for solo in &played {
            self.print(&solo.to_json(conditions), &solo.lines())?;
        }
        // The first one against each of the others, the last line against the last.
        if let Some((first, others)) = played.split_first() {
            for other in others {
                let (object, lines) = solo::compare(first, other, conditions);
                self.print(&object, &lines)?;
            }
        }
        Ok(ending(conditions))
    }

    fn play_tournament<G: WireGame>(
        &self,
        conditions: &Conditions<G>,
        bots: &[Contender],
    ) -> Result<ExitCode> {
        let n_blocks = self.n_blocks(conditions.seats);
        let played = tournament::play(
            conditions,
            bots,
            &tournament::everybody(bots.len()),
            Length::of(n_blocks),
            |contest| self.print(&contest.to_json(conditions), &[]),
        )?;
        self.print(&played.to_json(conditions), &played.lines())?;
        Ok(ending(conditions))
    }

    fn print(&self, object: &serde_json::Value, lines: &[String]) -> Result<()> {
        let mut output = io::stdout().lock();
        match self.0.json {
            true => writeln!(output, "{object}")?,
            false => lines.iter().try_for_each(|line| writeln!(output, "{line}"))?,
        }
        Ok(output.flush()?)
    }
}

/// A match that was aborted is not what was asked for.
fn ending<G: WireGame>(conditions: &Conditions<G>) -> ExitCode {
    if conditions.interrupt.pressed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
