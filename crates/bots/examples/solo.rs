//! Mean solo scores of a bot over seeded decks: `cargo run --release -p bots --example solo greedy 1000`.

use std::io::Write as _;

use bots::{Effort, Player};
use cafe::{Cafe, Setup};
use table::{Awaits, ChaChaDealer, Game, QuickDealer, Sitting, Step, Viewer};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or("greedy".into());
    let games: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(200);
    let options = args.next().unwrap_or("seats=1".into());
    let setup: Setup = options.parse().expect("a set-up");
    let mut scores = Vec::new();
    for game in 0..games {
        let mut dealer = ChaChaDealer::from_seed(&format!("solo {game}"));
        let mut own = QuickDealer::new(u64::from(game));
        let mut bot = Cafe::bot(&name, &Effort::nodes(200)).expect("a bot of that name");
        let mut sitting = Sitting::<Cafe>::new(&setup).expect("a game");
        loop {
            sitting.deal(&mut dealer);
            let state = sitting.state();
            if state.awaits() == Awaits::Nobody {
                break;
            }
            let seat = state.awaits().seats().iter().next().expect("a seat");
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let thought = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal, &mut own);
            sitting.play(Step::Choice(seat, thought.action)).expect("a legal action");
        }

        scores.extend(sitting.state().scores().expect("the game is over"));
    }
    scores.sort_unstable();
    let mean = f64::from(scores.iter().sum::<i32>()) / scores.len() as f64;
    let (median, best) = (scores[scores.len() / 2], scores[scores.len() - 1]);
    writeln!(std::io::stdout(), "{name}: mean {mean:.1}, median {median}, least {}, best {best}", scores[0])
}
