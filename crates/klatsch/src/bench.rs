//! `klatsch bench`: how quick a game is, on one core.

use std::hint::black_box;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use bots::{Bot, Effort, Search, Settings, Unguided, random_playout};
use cpu_time::ThreadTime;
use serde_json::json;
use table::{Awaits, QuickDealer, Viewer};
use wire::{GAMES, GameVisitor, WireGame};

use crate::options::game;

/// What `klatsch bench` is told.
#[derive(clap::Args)]
pub(crate) struct BenchArgs {
    /// The game; without one, every game.
    game: Option<String>,
    /// Print one object a line.
    #[arg(long)]
    json: bool,
}

/// Every figure is measured so often, each time for at least so long; the one in the middle is told. Machines that are
/// shared are now and then slower for a while.
const TIMES: usize = 5;
const AT_LEAST: Duration = Duration::from_millis(400);

/// The seats of the games measured.
const SEATS: usize = 2;

/// Iterations of one search: as many as a choice takes that is thought about.
const SEARCH_NODES: u64 = 10_000;

struct Figures {
    games_per_s: f64,
    actions_per_s: f64,
    copies_per_s: f64,
    search_iterations_per_s: f64,
    state_bytes: usize,
}

/// Measures and prints.
pub(crate) fn run(args: &BenchArgs) -> Result<ExitCode> {
    let ids = match &args.game {
        Some(id) => vec![game(id)?.id],
        None => GAMES.iter().map(|entry| entry.id).collect(),
    };
    let mut output = io::stdout().lock();
    if !args.json {
        writeln!(
            output,
            "{:<10} {:>5} {:>12} {:>13} {:>13} {:>14} {:>8}",
            "game", "seats", "games/s", "actions/s", "copies/s", "iterations/s", "bytes"
        )?;
    }
    for id in ids {
        let figures = wire::with_game(id, Measure).expect("a game that is listed");
        let Figures { games_per_s, actions_per_s, copies_per_s, search_iterations_per_s, state_bytes } =
            figures;
        if args.json {
            let object = json!({
                "game": id,
                "seats": SEATS,
                "games_per_s": games_per_s.round() as u64,
                "actions_per_s": actions_per_s.round() as u64,
                "copies_per_s": copies_per_s.round() as u64,
                "search_iterations_per_s": search_iterations_per_s.round() as u64,
                "state_bytes": state_bytes,
            });
            writeln!(output, "{object}")?;
        } else {
            writeln!(
                output,
                "{id:<10} {SEATS:>5} {games_per_s:>12.0} {actions_per_s:>13.0} {copies_per_s:>13.0} \
                 {search_iterations_per_s:>14.0} {state_bytes:>8}"
            )?;
        }
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Measure;

impl GameVisitor for Measure {
    type Output = Figures;

    fn visit<G: WireGame>(self) -> Figures {
        let setup = format!("seats={SEATS}").parse::<G::Setup>().expect("two seats play every game");
        let start = G::new(&setup).expect("two seats play every game");
        let mut dealer = QuickDealer::new(1);

        let [games_per_s, actions_per_s] = rates(1024, || {
            let course = random_playout(&mut start.clone(), &mut dealer);
            [1, u64::from(course.choices)]
        });
        let [copies_per_s] = rates(65_536, || {
            black_box(black_box(&start).clone());
            [1]
        });

        let mut opening = start;
        while opening.awaits() == Awaits::Chance {
            opening.step_at_random(&mut dealer);
        }
        let seat = opening.awaits().seats().iter().next().expect("a game begins with a choice");
        let mut legal = Vec::new();
        opening.legal_actions(seat, &mut legal);
        let view = opening.view(Viewer::Seat(seat));
        // Every search begins with an empty tree, and its playouts go to the end of the game.
        let settings = Settings { reuse: false, ..Settings::default() };
        let mut search = Search::<G, _>::new(Unguided, settings, &Effort::nodes(SEARCH_NODES));
        let [search_iterations_per_s] = rates(1, || [search.choose(&view, seat, &legal, &mut dealer).visits]);
        let state_bytes = size_of::<G>();
        Figures { games_per_s, actions_per_s, copies_per_s, search_iterations_per_s, state_bytes }
    }
}

/// How much a piece of work gets done in a second of CPU time of this thread. `work` says what it has done; it is done
/// in portions, each between two looks at the clock.
fn rates<const N: usize>(portion: u64, mut work: impl FnMut() -> [u64; N]) -> [f64; N] {
    let mut measured = [[0.0; TIMES]; N];
    for time in 0..TIMES {
        let began = ThreadTime::now();
        let mut done = [0u64; N];
        let seconds = loop {
            for _ in 0..portion {
                for (sum, n) in done.iter_mut().zip(work()) {
                    *sum += n;
                }
            }
            let elapsed = began.elapsed();
            if elapsed >= AT_LEAST {
                break elapsed.as_secs_f64();
            }
        };
        for (rates, n) in measured.iter_mut().zip(done) {
            rates[time] = n as f64 / seconds;
        }
    }
    measured.map(middle)
}

/// The rate in the middle.
fn middle(mut rates: [f64; TIMES]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[TIMES / 2]
}
