//! `klatsch tune`: the training that makes a game's data files, put down and taken up again at will.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Progress, Tuner, TuningPlan};
use wire::{GameVisitor, WireGame};

use crate::failure::say;
use crate::interrupt::Interrupt;
use crate::options::game;
use crate::progress::Bar;
use crate::{files, repository};

/// What `klatsch tune` is told.
#[derive(clap::Args)]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// Seeds all chance of the training; without it the seed that made the files the game comes with.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many games are played, if not as many as usual.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The folder of the files; in the repository `crates/bots/data/GAME`, elsewhere `GAME`.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Where the training is kept until it is done; in the repository `target/tune/GAME.checkpoint`.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// A training that is killed loses no more than this.
const KEEP_EVERY: Duration = Duration::from_secs(20);

/// Trains until it is done or somebody stops it.
pub(crate) fn run(args: &TuneArgs) -> Result<ExitCode> {
    let entry = game(&args.game)?;
    wire::with_game(entry.id, Training(args)).expect("a game that is listed")
}

struct Training<'a>(&'a TuneArgs);

impl GameVisitor for Training<'_> {
    type Output = Result<ExitCode>;

    fn visit<G: WireGame>(self) -> Result<ExitCode> {
        let args = self.0;
        let plan = TuningPlan { seed: args.seed.unwrap_or(G::TUNING_SEED), games: args.games };
        let root = repository();
        let out = args.out.clone().unwrap_or_else(|| match &root {
            Some(root) => root.join("crates/bots/data").join(G::ID),
            None => PathBuf::from(G::ID),
        });
        let kept_at = args.checkpoint.clone().unwrap_or_else(|| {
            let name = format!("{}.checkpoint", G::ID);
            root.map_or_else(|| PathBuf::from(&name), |root| root.join("target/tune").join(&name))
        });
        let kept = Kept { path: kept_at, title: title(G::ID, &plan) };
        let checkpoint = kept.read()?;
        let mut tuner =
            G::tuner(&plan, checkpoint.as_deref()).map_err(|error| anyhow!("{}: {error}", G::ID))?;
        if checkpoint.is_some() {
            say(&format!("klatsch: going on from {}", kept.path.display()));
        }
        // Before hours of play: can both be written?
        kept.write(&tuner.checkpoint())?;
        fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
        let interrupt = Interrupt::listen();
        let done =
            train(tuner.as_mut(), &Bar::new(G::ID, 1), || interrupt.pressed(), |bytes| kept.write(bytes))?;
        if !done {
            bail!("interrupted; the same command goes on from {}", kept.path.display());
        }
        for file in tuner.files() {
            let path = out.join(&file.name);
            files::replace(&path, file.text.as_bytes())?;
            writeln!(io::stdout(), "{}", path.display())?;
        }
        // It has served its purpose; that it stays would only make the next training end at once.
        let _ = fs::remove_file(&kept.path);
        Ok(ExitCode::SUCCESS)
    }
}

/// Goes on until the training is complete (true) or put down (false), and keeps it now and then.
fn train(
    tuner: &mut dyn Tuner,
    bar: &Bar,
    put_down: impl Fn() -> bool,
    mut keep: impl FnMut(&[u8]) -> Result<()>,
) -> Result<bool> {
    let mut kept = Instant::now();
    loop {
        let Progress { done, whole, remark } = tuner.work();
        bar.reach(done, whole, &remark);
        let complete = done >= whole;
        // Looked at once: who is put down between two looks would not be kept.
        let ends = complete || put_down();
        if ends || kept.elapsed() >= KEEP_EVERY {
            keep(&tuner.checkpoint())?;
            kept = Instant::now();
        }
        if ends {
            return Ok(complete);
        }
    }
}

/// The first line of a checkpoint: which training it is of.
fn title(game: &str, plan: &TuningPlan) -> String {
    let games = plan.games.map_or("usual".into(), |games| games.to_string());
    format!("klatsch tune {game} seed={} games={games}", plan.seed)
}

/// Where a training is kept.
struct Kept {
    path: PathBuf,
    title: String,
}

impl Kept {
    /// What was kept of the same training.
    fn read(&self) -> Result<Option<Vec<u8>>> {
        let bytes = match fs::read(&self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(|| self.path.display().to_string()),
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        match end.map(|end| (&bytes[..end], &bytes[end + 1..])) {
            Some((title, rest)) if title == self.title.as_bytes() => Ok(Some(rest.to_vec())),
            Some((title, _)) if title.starts_with(b"klatsch tune ") => {
                let title = String::from_utf8_lossy(title);
                bail!("{} is of another training ({title}); remove it or name another", self.path.display())
            }
            _ => bail!("{} is no checkpoint", self.path.display()),
        }
    }

    fn write(&self, checkpoint: &[u8]) -> Result<()> {
        if let Some(folder) = self.path.parent().filter(|folder| *folder != Path::new("")) {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        files::replace(&self.path, &[self.title.as_bytes(), b"\n", checkpoint].concat())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use bots::TunedFile;

    use super::*;

    /// Adds up numbers: nothing to learn, but easy to check.
    struct Sum {
        next: u8,
        sum: u64,
    }

    const PORTIONS: u8 = 10;

    impl Sum {
        fn from(checkpoint: Option<&[u8]>) -> Sum {
            match checkpoint {
                Some(bytes) => Sum { next: bytes[0], sum: u64::from(bytes[1]) },
                None => Sum { next: 0, sum: 0 },
            }
        }
    }

    impl Tuner for Sum {
        fn work(&mut self) -> Progress {
            self.next += 1;
            self.sum += u64::from(self.next);
            Progress { done: self.next.into(), whole: PORTIONS.into(), remark: String::new() }
        }

        fn checkpoint(&self) -> Vec<u8> {
            vec![self.next, self.sum as u8]
        }

        fn files(&self) -> Vec<TunedFile> {
            vec![TunedFile { name: "sum".into(), text: self.sum.to_string() }]
        }
    }

    #[test]
    fn a_training_put_down_ends_like_one_that_was_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let plan = TuningPlan { seed: 3, games: None };
        let kept = Kept { path: folder.path().join("below/sum.checkpoint"), title: title("sum", &plan) };
        let mut runs = 0;
        let text = loop {
            let mut tuner = Sum::from(kept.read().expect("readable").as_deref());
            let looks = Cell::new(0);
            let put_down = || {
                looks.set(looks.get() + 1);
                looks.get() > 3
            };
            runs += 1;
            assert!(runs < 20, "it never ends");
            if train(&mut tuner, &Bar::new("sum", 1), put_down, |bytes| kept.write(bytes)).expect("written") {
                break tuner.files()[0].text.clone();
            }
        };
        assert!(runs > 1, "it was put down in between");
        assert_eq!(text, "55");
    }

    #[test]
    fn a_checkpoint_of_something_else_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kept");
        let kept = |seed| {
            let plan = TuningPlan { seed, games: Some(9) };
            Kept { path: path.clone(), title: title("sum", &plan) }
        };
        assert_eq!(kept(1).read().expect("readable"), None);
        kept(1).write(b"a\nb").expect("written");
        assert_eq!(kept(1).read().expect("readable").as_deref(), Some(&b"a\nb"[..]));
        let other = kept(2).read().expect_err("another seed").to_string();
        assert!(other.contains("seed=1 games=9"), "{other}");
        fs::write(&path, "something").expect("written");
        assert!(kept(1).read().is_err());
    }
}
