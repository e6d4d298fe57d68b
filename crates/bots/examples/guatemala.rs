//! Matches of Guatemala Café between two bots, every seat in turn for the first one:
//! `cargo run --release -p bots --example guatemala greedy random 120 seats=2`.
//!
//! `cargo run --release -p bots --example guatemala tune SEED GAMES` trains and writes the data files.

use std::io::Write as _;
use std::time::Instant;

use bots::{Effort, Player, TuningPlan};
use guatemala::{Guatemala, Setup};
use table::{Awaits, ChaChaDealer, Game, QuickDealer, Sitting, Step, Viewer};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let first = args.next().unwrap_or("greedy".into());
    let other = args.next().unwrap_or("random".into());
    let games: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(120);
    if first == "tune" {
        return tune(other.parse().expect("a seed"), games as u64);
    }
    let setup: Setup = args.next().unwrap_or("seats=2".into()).parse().expect("a set-up");
    let effort = args.next().and_then(|n| n.parse().ok()).map_or(Effort::usual(), Effort::nodes);
    let (mut won, mut own, mut others, mut turns) = (0.0, 0, 0, 0);
    // Decisions, seconds and the longest one of the first bot and of the others.
    let mut times = [(0u32, 0.0f64, 0.0f64); 2];
    for game in 0..games {
        // The same sacks once for every seat.
        let mut dealer = ChaChaDealer::from_seed(&format!("match {}", game / setup.seats));
        let mut luck = QuickDealer::new(game as u64);
        let bot = |name: &str| Guatemala::bot(name, &effort).expect("a bot of that name");
        let mut bots: Vec<_> = (0..setup.seats)
            .map(|seat| bot(if seat == game % setup.seats { &first } else { &other }))
            .collect();
        let mut sitting = Sitting::<Guatemala>::new(&setup).expect("a game");
        loop {
            sitting.deal(&mut dealer);
            let state = sitting.state();
            let Awaits::Seat(seat) = state.awaits() else { break };
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let began = Instant::now();
            let thought = bots[seat.index()].choose(&view, seat, &legal, &mut luck);
            let took = began.elapsed().as_secs_f64();
            let (n, sum, most) = &mut times[usize::from(seat.index() != game % setup.seats)];
            (*n, *sum, *most) = (*n + 1, *sum + took, most.max(took));
            sitting.play(Step::Choice(seat, thought.action)).expect("a legal action");
        }
        let state = sitting.state();
        let places = state.ranking().expect("the game is over");
        let winners = places.iter().filter(|place| **place == 1).count();
        won += if places[game % setup.seats] == 1 { 1.0 / winners as f64 } else { 0.0 };
        for (seat, points) in state.scores().expect("the game is over").into_iter().enumerate() {
            *(if seat == game % setup.seats { &mut own } else { &mut others }) += points;
        }
        turns += usize::from(state.open().turns());
    }
    let mean = |sum: i32, seats: usize| f64::from(sum) / (games * seats) as f64;
    writeln!(
        std::io::stdout(),
        "{first} won {won} of {games} games against {other} ({:.1} %); mean {:.1} points against {:.1}; {:.1} turns a seat",
        100.0 * won / games as f64,
        mean(own, 1),
        mean(others, setup.seats - 1),
        turns as f64 / (games * setup.seats) as f64,
    )?;
    for (name, (n, sum, most)) in [first, other].iter().zip(times) {
        let mean = 1000.0 * sum / f64::from(n.max(1));
        writeln!(std::io::stdout(), "{name}: {mean:.2} ms a decision, {:.1} at most", 1000.0 * most)?;
    }
    Ok(())
}

fn tune(seed: u64, games: u64) -> std::io::Result<()> {
    let plan = TuningPlan { seed, games: Some(games) };
    let mut tuner = Guatemala::tuner(&plan, None).expect("a training");
    let began = Instant::now();
    loop {
        let progress = tuner.go_on();
        if progress.done % 20 == 0 || progress.done >= progress.whole {
            writeln!(
                std::io::stderr(),
                "{} of {}: {} ({:.0} s)",
                progress.done,
                progress.whole,
                progress.remark,
                began.elapsed().as_secs_f64()
            )?;
            for file in tuner.files() {
                std::fs::write(format!("crates/bots/data/guatemala/{}", file.name), file.text)?;
            }
        }
        if progress.done >= progress.whole {
            return Ok(());
        }
    }
}
