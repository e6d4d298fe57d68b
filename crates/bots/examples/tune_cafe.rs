//! Runs the training of Café's values and writes its files: `tune_cafe SEED GAMES FOLDER`.
use std::io::Write as _;
use bots::{Player, TuningPlan};
use cafe::Cafe;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let seed = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let games = args.next().and_then(|n| n.parse().ok());
    let folder = args.next().unwrap_or(".".into());
    let mut tuner = Cafe::tuner(&TuningPlan { seed, games }, None).expect("a tuner");
    let mut last = String::new();
    loop {
        let progress = tuner.go_on();
        if progress.remark != last {
            writeln!(std::io::stdout(), "{}/{} {}", progress.done, progress.whole, progress.remark)?;
            last = progress.remark;
        }
        if progress.done >= progress.whole {
            break;
        }
    }
    for file in tuner.files() {
        std::fs::write(format!("{folder}/{}", file.name), file.text)?;
    }
    Ok(())
}
