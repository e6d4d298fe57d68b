//! Matches of Guatemala Café between two bots, every seat in turn for the first one:
//! `cargo run --release -p bots --example guatemala greedy random 120 seats=2`.

use std::io::Write as _;

use bots::{Effort, Player};
use guatemala::{Guatemala, Setup};
use table::{Awaits, ChaChaDealer, Game, QuickDealer, Sitting, Step, Viewer};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let first = args.next().unwrap_or("greedy".into());
    let other = args.next().unwrap_or("random".into());
    let games: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(120);
    let setup: Setup = args.next().unwrap_or("seats=2".into()).parse().expect("a set-up");
    let (mut won, mut own, mut others, mut turns) = (0.0, 0, 0, 0);
    for game in 0..games {
        // The same sacks once for every seat.
        let mut dealer = ChaChaDealer::from_seed(&format!("match {}", game / setup.seats));
        let mut luck = QuickDealer::new(game as u64);
        let bot = |name: &str| Guatemala::bot(name, &Effort::nodes(200)).expect("a bot of that name");
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
            let thought = bots[seat.index()].choose(&view, seat, &legal, &mut luck);
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
        "{first} won {won} of {games} games; mean {:.1} points against {:.1}; {:.1} turns a seat",
        mean(own, 1),
        mean(others, setup.seats - 1),
        turns as f64 / (games * setup.seats) as f64,
    )
}
