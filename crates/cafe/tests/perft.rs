//! Counts step sequences from the positions in `tests/perft`, each with a number and where it comes from.
//!
//! Blank lines and lines that begin with `#` are skipped. A file has one `id`, `source` and `setup`, any number of
//! `play` lines (steps parted by `;`), and `perft <depth> <nodes>` lines. Depths that need many states are counted
//! only with `SLOW_TESTS=1`. Small numbers are counted a second time by the naive implementation, whatever their
//! source; those whose source it is, always where the crate counts them.

#[path = "naive/second/mod.rs"]
mod second;

use std::fs;
use std::path::{Path, PathBuf};

use cafe::{Cafe, Setup};
use table::{Game, StepOf, Unseen, perft_within};

use second::Second;

/// The states visited for one depth: as a rule, and with `SLOW_TESTS=1`.
const FEW: u64 = 70_000;
const MANY: u64 = 5_000_000;

/// The naive implementation counts numbers up to this, and with `SLOW_TESTS=1` ten times as many.
const NAIVE: u64 = 20_000;

/// The sources a number may have.
const SOURCES: [&str; 3] = ["hand-counted", "naive implementation", "self"];

#[expect(clippy::disallowed_methods, reason = "a test may be told to take its time")]
fn is_slow() -> bool {
    std::env::var("SLOW_TESTS").is_ok_and(|value| value == "1")
}

struct PerftFile {
    id: String,
    source: String,
    setup: Setup,
    steps: Vec<StepOf<Cafe>>,
    numbers: Vec<(u32, u64)>,
}

fn read(path: &Path) -> PerftFile {
    let text = fs::read_to_string(path).expect("a file to read");
    let (mut id, mut source, mut setup) = (None, None, None);
    let (mut steps, mut numbers) = (vec![], vec![]);
    for (nth, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("{}, line {}", path.display(), nth + 1);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => id = Some(rest.to_string()),
            "source" => source = Some(rest.to_string()),
            "setup" => setup = Some(rest.parse().unwrap_or_else(|error| panic!("{}: {error}", place()))),
            "play" => {
                for step in rest.split(';') {
                    let step = step.trim().parse();
                    steps.push(step.unwrap_or_else(|error| panic!("{}: {error}", place())));
                }
            }
            "perft" => {
                let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{}: `{text}`", place()));
                let (depth, nodes) = rest.split_once(' ').unwrap_or((rest, ""));
                numbers.push((number(depth) as u32, number(nodes)));
            }
            _ => panic!("{}: `{word}` means nothing here", place()),
        }
    }
    let whole = |part: Option<String>, name: &str| {
        part.unwrap_or_else(|| panic!("{} has no `{name}` line", path.display()))
    };
    let (id, source) = (whole(id, "id"), whole(source, "source"));
    let setup = setup.unwrap_or_else(|| panic!("{} has no `setup` line", path.display()));
    PerftFile { id, source, setup, steps, numbers }
}

fn paths() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let entries = fs::read_dir(folder).expect("the folder of perft files");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    paths.sort();
    paths
}

/// Counts a file's numbers, and says which are wrong.
fn check(file: &PerftFile) -> Vec<String> {
    let mut state = Cafe::new(&file.setup).expect("a set-up to play with");
    let mut second = Second::new(&file.setup);
    for step in &file.steps {
        state.play(step, &mut Unseen).unwrap_or_else(|refusal| panic!("{}: `{step}`: {refusal}", file.id));
        second.apply(step);
    }
    let mut wrong = vec![];
    let mut counted = 0;
    for &(depth, nodes) in &file.numbers {
        let mut budget = if is_slow() { MANY } else { FEW };
        let Some(found) = perft_within(&state, depth, &mut budget) else { continue };
        counted += 1;
        if found != nodes {
            wrong.push(format!("{}, depth {depth}: {found}, not {nodes}", file.id));
        }
        if found <= if is_slow() { 10 * NAIVE } else { NAIVE } || file.source == "naive implementation" {
            let naive = second.perft(depth);
            if naive != nodes {
                wrong.push(format!("{}, depth {depth}: {naive} by the naive one, not {nodes}", file.id));
            }
        }
    }
    if counted == 0 {
        wrong.push(format!("{}: nothing was counted", file.id));
    }
    wrong
}

#[test]
fn every_perft_number_is_right() {
    let mut wrong = vec![];
    for path in paths() {
        let file = read(&path);
        assert!(SOURCES.contains(&file.source.as_str()), "{}: an unknown source", path.display());
        assert_eq!(
            path.file_stem().and_then(|stem| stem.to_str()),
            Some(file.id.as_str()),
            "named by its id"
        );
        wrong.extend(check(&file));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
