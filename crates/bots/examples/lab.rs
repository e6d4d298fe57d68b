//! Lab.
use bots::{Bot, Effort, Player, TuningPlan};
use cafe::{Cafe, Setup};
use std::io::Write as _;
use table::{Awaits, ChaChaDealer, Game, QuickDealer, Sitting, Step, Viewer};

fn game(setup: &Setup, bots: &mut [Box<dyn Bot<Cafe>>], seed: &str) -> (Vec<i32>, Vec<u8>) {
    let mut dealer = ChaChaDealer::from_seed(seed);
    let mut sitting = Sitting::<Cafe>::new(setup).expect("a game");
    let mut step = 0;
    loop {
        sitting.deal(&mut dealer);
        let state = sitting.state();
        if state.awaits() == Awaits::Nobody {
            return (state.scores().unwrap(), state.ranking().unwrap());
        }
        let seat = state.awaits().seats().iter().next().expect("a seat");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let mut own = QuickDealer::new(step * 7919 + seat.index() as u64);
        let thought = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal, &mut own);
        step += 1;
        sitting.play(Step::Choice(seat, thought.action)).expect("a legal action");
    }
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut out = std::io::stdout();
    match args[0].as_str() {
        "tune" => {
            let (seed, games) = (args[1].parse().unwrap(), args[2].parse().ok());
            let mut tuner = Cafe::tuner(&TuningPlan { seed, games }, None).expect("a tuner");
            let mut last = String::new();
            loop {
                let progress = tuner.go_on();
                if progress.remark != last {
                    writeln!(out, "{}/{} {}", progress.done, progress.whole, progress.remark)?;
                    last = progress.remark;
                    for file in tuner.files() {
                        std::fs::write(&args[3], file.text)?;
                    }
                }
                if progress.done >= progress.whole {
                    break;
                }
            }
        }
        "solo" => {
            let setup: Setup = args.get(3).map_or("seats=1", |s| s.as_str()).parse().expect("a set-up");
            let n: u32 = args[2].parse().unwrap();
            let mut scores = Vec::new();
            for nth in 0..n {
                let mut bots = vec![Cafe::bot(&args[1], &Effort::usual()).expect("a bot")];
                scores.extend(game(&setup, &mut bots, &format!("solo {nth}")).0);
            }
            let mean = f64::from(scores.iter().sum::<i32>()) / scores.len() as f64;
            let var: f64 =
                scores.iter().map(|&s| (f64::from(s) - mean).powi(2)).sum::<f64>() / scores.len() as f64;
            writeln!(
                out,
                "{} n {} mean {mean:.2} sd {:.2} se {:.2}",
                args[1],
                n,
                var.sqrt(),
                (var / scores.len() as f64).sqrt()
            )?;
        }
        "duel" => {
            let setup: Setup = args.get(4).map_or("seats=2", |s| s.as_str()).parse().expect("a set-up");
            let n: u32 = args[3].parse().unwrap();
            let seats = usize::from(setup.seats);
            let (mut wins, mut mine, mut theirs) = (0.0, 0.0, 0.0);
            for nth in 0..n as usize {
                let own = nth % seats;
                let mut bots: Vec<_> = (0..seats)
                    .map(|seat| {
                        Cafe::bot(&args[if seat == own { 1 } else { 2 }], &Effort::usual()).expect("a bot")
                    })
                    .collect();
                let (scores, places) = game(&setup, &mut bots, &format!("duel {}", nth / seats));
                let firsts = places.iter().filter(|&&p| p == 1).count() as f64;
                wins += if places[own] == 1 { 1.0 / firsts } else { 0.0 };
                mine += f64::from(scores[own]);
                theirs += f64::from(scores.iter().sum::<i32>() - scores[own]) / (seats - 1) as f64;
            }
            let n = f64::from(n);
            writeln!(
                out,
                "{} vs {}: {n} games, wins {:.3}, points {:.2} : {:.2}",
                args[1],
                args[2],
                wins / n,
                mine / n,
                theirs / n
            )?;
        }
        _ => panic!("tune, solo or duel"),
    }
    Ok(())
}
