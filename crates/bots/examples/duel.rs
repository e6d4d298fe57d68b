//! Two bots of VivaJava Dice over seeded games with the seats rotated:
//! `cargo run --release -p bots --example duel greedy random 200 "seats=2 coaster=bold"`.

use std::io::Write as _;

use bots::{Effort, Player};
use table::{Awaits, ChaChaDealer, Game, QuickDealer, Sitting, Step, Viewer};
use vivajava::{Setup, Vivajava};

/// Iterations of a bot that searches.
const NODES: u64 = 500;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let a = args.next().unwrap_or("greedy".into());
    let b = args.next().unwrap_or("random".into());
    let games: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(200);
    let setup: Setup = args.next().unwrap_or_default().parse().expect("a set-up");
    let mut out = std::io::stdout();
    for (name, score) in [(&a, mean_score(&a, &b, games, &setup)), (&b, mean_score(&b, &a, games, &setup))] {
        let others = if *name == a { &b } else { &a };
        writeln!(out, "one {name} against {others}: {:.1} % of {games} games ({setup})", 100.0 * score)?;
    }
    Ok(())
}

/// The share of games won by one `a` at a table of `b`, in every seat in turn; a shared victory counts in part.
fn mean_score(a: &str, b: &str, games: usize, setup: &Setup) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let own = game % setup.seats;
        let mut bots: Vec<_> = (0..setup.seats)
            .map(|seat| Vivajava::bot(if seat == own { a } else { b }, &Effort::nodes(NODES)).expect("a bot"))
            .collect();
        let mut dealer = ChaChaDealer::from_seed(&format!("duel {}", game / setup.seats));
        let mut thoughts = QuickDealer::new(game as u64);
        let mut sitting = Sitting::<Vivajava>::new(setup).expect("a game");
        loop {
            sitting.deal(&mut dealer);
            let state = sitting.state();
            let Awaits::Seat(seat) = state.awaits() else { break };
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let thought = bots[seat.index()].choose(&view, seat, &legal, &mut thoughts);
            sitting.play(Step::Choice(seat, thought.action)).expect("a legal action");
        }
        let places = sitting.state().ranking().expect("the game is over");
        let winners = places.iter().filter(|&&place| place == 1).count();
        won += if places[own] == 1 { 1.0 / winners as f64 } else { 0.0 };
    }
    won / games as f64
}
