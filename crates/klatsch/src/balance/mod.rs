//! `klatsch balance`: what each seat's chances are among equals, and what of a game is used.
//!
//! A line is a variant with a number of seats; the same bot plays all seats, or several take turns at them. A game
//! says through [`Balanced`] which variants count and what is to be noted of a step; [`tally`] adds up, [`kept`]
//! keeps it, [`page`] and [`chart`] tell it.

mod chart;
pub(crate) mod groups;
mod kept;
mod page;
pub(crate) mod tally;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use table::{GameSetup, StepOf};
use wire::{Files, WireGame, of_options};

use crate::arena::blocks::{self, Flow};
use crate::arena::contest::{Conditions, Side, rounded};
use crate::arena::game::{self, Watch};
use crate::arena::{Contender, budget, replaced, stats};
use crate::failure::{Usage, say};
use crate::interrupt::Interrupt;
use crate::options::{SetupArgs, game as game_of, wrong};
use crate::progress::Bar;
use crate::{files, repository};
use groups::Group;
use kept::Kept;
use tally::{Finished, Notes, Tally};

/// What `klatsch balance` is told.
#[derive(clap::Args)]
pub(crate) struct BalanceArgs {
    /// The game.
    game: String,
    /// How many games of each line; what the state file has counts.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Who plays at all seats; several take turns at them.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "expert")]
    bot: Vec<Contender>,
    /// Only this variant; may be given several times.
    #[arg(long, value_name = "NAME")]
    variant: Vec<String>,
    /// Only these numbers of seats.
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    seats: Vec<usize>,
    /// Iterations a decision, instead of what the bot usually has.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Text that seeds all chance: the same text, the same games.
    #[arg(long, value_name = "TEXT", default_value = "balance")]
    seed: String,
    /// How many games are played at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Where the measurement is kept; in the repository `target/balance/GAME.json`.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// The page to write into, with its chart beside it; `-` prints the tables. Without it `docs/balance.md` of the
    /// repository, unless set-up or bot are not the usual ones.
    #[arg(long, value_name = "FILE")]
    page: Option<String>,
    /// Print objects, one a line.
    #[arg(long)]
    json: bool,
}

/// A measurement that is killed loses no more than this.
const KEEP_EVERY: Duration = Duration::from_secs(20);

/// A way to play a game that is measured on its own: its name, and the options it is set up with.
pub(crate) type Variant = (&'static str, &'static [(&'static str, &'static str)]);

/// A game whose balance is measured.
pub(crate) trait Balanced: WireGame {
    /// The variants, by name, as options.
    const VARIANTS: &'static [Variant];
    /// The tables of the page.
    const GROUPS: &'static [Group];

    /// Everything that should be in use, by group and name, in the order it is told.
    fn mechanisms() -> Vec<(&'static str, String)>;

    /// Notes what a step used.
    fn note(step: &StepOf<Self>, events: &[Self::Event], after: &Self, notes: &mut Notes);
}

/// Measures, goes on where it was put down, and writes the page.
pub(crate) fn run(args: &BalanceArgs) -> Result<ExitCode> {
    let id = game_of(&args.game)?.id;
    macro_rules! measure {
        ($($name:ident: $game:ty),+ $(,)?) => {
            $(if id == <$game as table::Game>::ID {
                return measure::<$game>(args);
            })+
        };
    }
    wire::all_games!(measure);
    bail!("{id} is not measured")
}

/// A variant with a number of seats.
struct Line<G: WireGame> {
    variant: &'static str,
    setup: G::Setup,
}

/// The set-up of a variant; what is said beside it comes first.
pub(crate) fn setup_of<G: WireGame>(
    options: &[(&str, &str)],
    seats: usize,
    said: &[(String, String)],
) -> Result<G::Setup> {
    let seats = seats.to_string();
    let own = options.iter().copied().chain([("seats", seats.as_str())]);
    let mut pairs: Vec<(String, String)> = own
        .filter(|(name, _)| said.iter().all(|(known, _)| known != name))
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    pairs.extend_from_slice(said);
    of_options::<G>(&pairs, Files::Read).map_err(wrong)
}

/// The variants of these names, or all of them.
pub(crate) fn variants<G: Balanced>(names: &[String]) -> Result<Vec<Variant>> {
    if let Some(name) = names.iter().find(|name| G::VARIANTS.iter().all(|(known, _)| known != name)) {
        let known: Vec<&str> = G::VARIANTS.iter().map(|(known, _)| *known).collect();
        let message = format!("{} has no variant `{name}`; it has {}", G::NAME, known.join(", "));
        return Err(Usage(message).into());
    }
    let wanted = |(variant, _): &&Variant| names.is_empty() || names.iter().any(|name| name == variant);
    Ok(G::VARIANTS.iter().filter(wanted).copied().collect())
}

/// The lines that were asked for.
fn lines<G: Balanced>(args: &BalanceArgs) -> Result<Vec<Line<G>>> {
    let variants = variants::<G>(&args.variant)?;
    let (least, most) = G::SEATS;
    if let Some(seats) = args.seats.iter().find(|seats| !(least..=most).contains(seats)) {
        return Err(Usage(format!("{} is for {least} to {most} seats, not {seats}", G::NAME)).into());
    }
    let mut lines = Vec::new();
    for (variant, options) in variants {
        for seats in least..=most {
            if !args.seats.is_empty() && !args.seats.contains(&seats) {
                continue;
            }
            let setup = setup_of::<G>(options, seats, &args.setup.pairs()?)?;
            match G::new(&setup) {
                Ok(_) => lines.push(Line { variant, setup }),
                // Not every variant is for one seat.
                Err(_) if seats == 1 => {}
                Err(error) => return Err(Usage(error.to_string()).into()),
            }
        }
    }
    Ok(lines)
}

/// Where the page is, if one is to be written.
fn page_of(args: &BalanceArgs) -> Result<Option<PathBuf>> {
    let usual = args.setup.pairs()?.is_empty() && args.nodes.is_none();
    match args.page.as_deref() {
        Some("-") => Ok(None),
        Some(page) => Ok(Some(PathBuf::from(page))),
        None if usual => Ok(repository().map(|root| root.join("docs/balance.md"))),
        None => Ok(None),
    }
}

fn measure<G: Balanced>(args: &BalanceArgs) -> Result<ExitCode> {
    for bot in &args.bot {
        bot.check::<G>()?;
    }
    let lines = lines::<G>(args)?;
    let page = page_of(args)?;
    // Before hours of play: is there a place to write to?
    if let Some(page) = &page {
        let text = std::fs::read_to_string(page).with_context(|| page.display().to_string())?;
        replaced(&text, "balance", G::ID, "")?;
    }
    let bots: Vec<String> = args.bot.iter().map(ToString::to_string).collect();
    let title = format!(
        "klatsch balance {} bot={} seed={} nodes={} rules={}",
        G::ID,
        bots.join(","),
        args.seed,
        args.nodes.map_or("usual".into(), |nodes| nodes.to_string()),
        G::RULES_VERSION
    );
    let path = args.state.clone().unwrap_or_else(|| {
        let name = format!("{}.json", G::ID);
        repository().map_or_else(|| PathBuf::from(&name), |root| root.join("target/balance").join(&name))
    });
    let mut kept = Kept::read(path, title)?;
    let interrupt = Interrupt::listen();
    let mut measured = Vec::new();
    for line in lines {
        let conditions = Conditions::<G> {
            seats: line.setup.seats(),
            setup: line.setup,
            seed: args.seed.clone(),
            jobs: args.jobs.into(),
            budget: budget(args.nodes, None),
            patience: Duration::ZERO,
            interrupt: interrupt.clone(),
        };
        let tally = play_line(&conditions, line.variant, args, &mut kept)?;
        if interrupt.pressed() {
            bail!("interrupted; the same command goes on from {}", kept.path().display());
        }
        if args.json {
            let object = to_json(&conditions, line.variant, &bots, &tally);
            writeln!(io::stdout(), "{object}")?;
        }
        measured.push((line.variant, tally));
    }
    let told = page::markdown::<G>(&measured, &args_of(args, G::ID));
    match page {
        Some(page) => {
            let text = std::fs::read_to_string(&page).with_context(|| page.display().to_string())?;
            let folder = page.with_extension("");
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            let chart = folder.join(format!("{}.svg", G::ID));
            files::replace(&chart, chart::shares(&measured).as_bytes())?;
            files::replace(&page, replaced(&text, "balance", G::ID, &told)?.as_bytes())?;
            say(&format!("{}: the balance of {} is written", page.display(), G::ID));
        }
        None if args.json => {}
        None => write!(io::stdout(), "{told}")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The command that gives the same figures again.
fn args_of(args: &BalanceArgs, id: &str) -> String {
    let bots: Vec<String> = args.bot.iter().map(ToString::to_string).collect();
    let nodes = args.nodes.map(|nodes| format!(" --nodes {nodes}")).unwrap_or_default();
    format!(
        "klatsch balance {id} --games {} --bot {} --seed {}{nodes}",
        args.games,
        bots.join(","),
        args.seed
    )
}

/// Plays what a line lacks, and keeps it.
fn play_line<G: Balanced>(
    conditions: &Conditions<G>,
    variant: &str,
    args: &BalanceArgs,
    kept: &mut Kept,
) -> Result<Tally> {
    let key = conditions.setup.to_string();
    let mut tally = kept.line(&key).cloned().unwrap_or_else(|| Tally::new(conditions.seats));
    let hire = || -> Vec<Side<'_, G>> { args.bot.iter().map(|bot| Side::new(bot, conditions)).collect() };
    if tally.games > 0 {
        match play_game(conditions, &mut hire(), 0)? {
            Some(first) if !tally.begins_with(&first) => bail!(
                "{}: the first game of `{variant}` with {} seats goes otherwise now; bots or data have changed \
                 since, so remove the file or name another",
                kept.path().display(),
                conditions.seats
            ),
            _ => {}
        }
    }
    let done = tally.games as usize;
    let games = args.games as usize;
    if done >= games {
        return Ok(tally);
    }
    let bar = Bar::new(&format!("{} {variant} {}", G::ID, conditions.seats), games as u64);
    let mut written = Instant::now();
    let mut failed = Ok(());
    blocks::play(
        games - done,
        conditions.jobs,
        &conditions.interrupt,
        hire,
        |sides, number| play_game(conditions, sides, done + number),
        |row: &[Finished]| {
            tally.add(row.last().expect("a row that grew"));
            let shares: Vec<String> =
                tally.shares().iter().map(|share| format!("{:.1}", 100.0 * share.mean)).collect();
            bar.reach(tally.games, games as u64, &shares.join(" / "));
            if written.elapsed() >= KEEP_EVERY {
                failed = kept.write(&key, &tally);
                written = Instant::now();
            }
            if failed.is_ok() { Flow::More } else { Flow::Enough }
        },
    )?;
    failed?;
    kept.write(&key, &tally)?;
    Ok(tally)
}

/// Somebody who takes notes.
struct Clerk<G: WireGame> {
    notes: Notes,
    events: Vec<G::Event>,
}

impl<G: Balanced> Watch<G> for Clerk<G> {
    fn advance(&mut self, state: &mut G, step: &StepOf<G>) {
        self.events.clear();
        state.advance(step, &mut self.events);
        G::note(step, &self.events, state, &mut self.notes);
    }
}

/// The game of that number. Several bots take turns at the seats.
fn play_game<G: Balanced>(
    conditions: &Conditions<G>,
    sides: &mut [Side<'_, G>],
    number: usize,
) -> Result<Option<Finished>> {
    let n_sides = sides.len();
    let side_of = |seat: usize| (seat + number) % n_sides;
    let mut seated = Vec::new();
    for seat in 0..conditions.seats {
        seated.push(sides[side_of(seat)].seat()?);
    }
    let mut clerk = Clerk { notes: Notes::default(), events: Vec::new() };
    let seed = conditions.seed_of(number);
    let played =
        game::play::<G>(&conditions.setup, &seed, &mut seated, conditions.interrupt.stop(), &mut clerk)?;
    for (seat, seated) in seated.into_iter().enumerate() {
        sides[side_of(seat)].unseat(seated);
    }
    Ok(played.map(|played| {
        let decisions = played.spent.iter().map(|spent| spent.decisions).sum();
        Finished::new(clerk.notes, &played.points, &played.share, decisions)
    }))
}

/// A line as an object.
fn to_json<G: Balanced>(conditions: &Conditions<G>, variant: &str, bots: &[String], tally: &Tally) -> Value {
    let percent = |share: f64| rounded(100.0 * share, 2);
    let shares = tally.shares();
    let mut used = serde_json::Map::new();
    for (group, name) in G::mechanisms() {
        let entry = tally.used(group, &name);
        used.insert(
            format!("{group}/{name}"),
            json!({
                "times": entry.times, "games": entry.games, "seats": entry.seats,
                "victories": rounded(entry.victories(), 3), "points": rounded(entry.mean_points(), 3),
            }),
        );
    }
    json!({
        "game": G::ID, "variant": variant, "seats": tally.seats, "games": tally.games, "bots": bots,
        "setup": conditions.setup.to_string(), "seed": conditions.seed,
        "fair": percent(stats::fair_score(tally.seats)),
        "shares": shares.iter().map(|share| percent(share.mean)).collect::<Vec<f64>>(),
        "shares_ci95":
            shares.iter().map(|share| [percent(share.low), percent(share.high)]).collect::<Vec<[f64; 2]>>(),
        "chairs": tally.chairs().into_iter().map(percent).collect::<Vec<f64>>(),
        "points": tally.points().iter().map(|points| rounded(points.mean, 3)).collect::<Vec<f64>>(),
        "decisions": tally.decisions,
        "used": used,
    })
}
