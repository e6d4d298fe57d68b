//! Solo scores of a bot of Café over seeded decks, and what they cost:
//! `cargo run --release -p bots --example solo -- expert 500 "seats=1 espresso=true"`.

use std::io::Write as _;
use std::time::Instant;

use bots::{Effort, Player};
use cafe::{Cafe, Setup};
use table::{Awaits, ChaChaDealer, Game, Sitting, Step, Viewer};

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or("greedy".into());
    let games: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(200);
    let options = args.next().unwrap_or("seats=1".into());
    let setup: Setup = options.parse().expect("a set-up");
    let mut scores = Vec::new();
    let (mut slowest, mut n_choices) = (0.0f64, 0u32);
    let began = Instant::now();
    for game in 0..games {
        let mut dealer = ChaChaDealer::from_seed(&format!("solo {game}"));
        let mut bot = Cafe::bot(&name, &Effort::usual()).expect("a bot of that name");
        let mut sitting = Sitting::<Cafe>::new(&setup).expect("a game");
        let mut step = 0;
        loop {
            sitting.deal(&mut dealer);
            let state = sitting.state();
            if state.awaits() == Awaits::Nobody {
                break;
            }
            let seat = state.awaits().seats().iter().next().expect("a seat");
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let mut own = ChaChaDealer::for_step(&format!("solo {game} {name}"), step);
            let asked = Instant::now();
            let thought = bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal, &mut own);
            slowest = slowest.max(asked.elapsed().as_secs_f64());
            n_choices += 1;
            step += 1;
            sitting.play(Step::Choice(seat, thought.action)).expect("a legal action");
        }
        scores.extend(sitting.state().scores().expect("the game is over"));
    }
    let each = began.elapsed().as_secs_f64() / f64::from(n_choices.max(1));
    scores.sort_unstable();
    let n = scores.len() as f64;
    let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / n;
    let spread = (scores.iter().map(|&score| (f64::from(score) - mean).powi(2)).sum::<f64>() / n).sqrt();
    let (least, median, best) = (scores[0], scores[scores.len() / 2], scores[scores.len() - 1]);
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{name}: mean {mean:.2} ± {:.2}, spread {spread:.1}, least {least}, median {median}, best {best}",
        1.96 * spread / n.sqrt()
    )?;
    writeln!(out, "{:.1} ms a choice, {:.0} ms the slowest", 1e3 * each, 1e3 * slowest)
}
