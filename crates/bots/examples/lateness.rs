//! How late a bot is that thinks by the clock, and how soon one answers that is asked to stop.
//!
//! `cargo run --release -p bots --example lateness -- cafe 2 "seats=4 draft=auction espresso=true"` plays two games
//! with every level, first with 10 ms a decision, then with a stop that was asked before it began, on one core and
//! on two. CPU time of the deciding thread: the clock on the wall counts what others do. It is held against the
//! 50 ms that a bot may be late.

use std::io::Write as _;
use std::time::{Duration, Instant};

use bots::{Bot, Effort, Player};
use cpu_time::ThreadTime;
use table::{Awaits, QuickDealer, Step, Viewer};

/// The time limit of a decision.
const LIMIT: Duration = Duration::from_millis(10);

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or("cafe".into());
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let setup = args.next().unwrap_or("seats=2".into());
    macro_rules! measure_one_of {
        ($($name:ident: $of:ty),+ $(,)?) => {
            match game.as_str() {
                $(stringify!($name) => measure::<$of>(games, &setup),)+
                other => panic!("there is no game `{other}`"),
            }
        };
    }
    bots::all_games!(measure_one_of)
}

fn measure<G: Player>(games: u64, setup: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{} {setup}, longest decision in ms: CPU time (clock)", G::ID)?;
    for threads in [1, 2] {
        for level in G::LEVELS {
            let timed = Effort { threads, ..Effort::time(LIMIT) };
            let stopped = Effort { threads, ..Effort::usual() };
            stopped.stop.ask();
            let [timed, stopped] = [timed, stopped].map(|effort| longest::<G>(level, games, setup, &effort));
            let ms = |(cpu, clock): (Duration, Duration)| {
                format!("{:.1} ({:.1})", cpu.as_secs_f64() * 1e3, clock.as_secs_f64() * 1e3)
            };
            let (timed, stopped) = (ms(timed), ms(stopped));
            writeln!(
                out,
                "{threads} threads, {level}: {timed} of {} allowed; stopped {stopped}",
                LIMIT.as_millis()
            )?;
        }
    }
    Ok(())
}

/// The longest decision of games in which a bot plays every seat.
fn longest<G: Player>(name: &str, games: u64, setup: &str, effort: &Effort) -> (Duration, Duration) {
    let setup: G::Setup = setup.parse().expect("a set-up");
    let mut longest = (Duration::ZERO, Duration::ZERO);
    for game in 0..games {
        let mut state = G::new(&setup).expect("a game");
        let mut dealer = QuickDealer::new(game);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..state.n_seats()).map(|_| G::bot(name, effort).expect("every game has the levels")).collect();
        let mut legal = Vec::new();
        loop {
            let step = match state.awaits() {
                Awaits::Nobody => break,
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a seat is awaited");
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    let view = state.view(Viewer::Seat(seat));
                    let (cpu, clock) = (ThreadTime::now(), Instant::now());
                    let thought = bots[seat.index()].choose(&view, seat, &legal, &mut dealer);
                    longest = (longest.0.max(cpu.elapsed()), longest.1.max(clock.elapsed()));
                    Step::Choice(seat, thought.action)
                }
            };
            state.play(&step, &mut Vec::new()).expect("a legal step");
        }
    }
    longest
}
