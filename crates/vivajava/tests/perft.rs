//! Perft files, and a second, deliberately naive implementation of the first turns to compare with.

use std::collections::BTreeSet;
use std::path::Path;

use table::{Game, Step, Unseen, perft};
use vivajava::Vivajava;

/// A file of counts: `setup`, an optional `play` with steps, `perft <depth> <nodes>` lines and a `source`.
fn check(path: &Path) {
    let text = std::fs::read_to_string(path).expect("a perft file");
    let mut state: Option<Vivajava> = None;
    let mut sourced = false;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => assert_eq!(Some(rest), path.file_stem().and_then(|name| name.to_str())),
            "source" => sourced = true,
            "setup" => state = Some(Vivajava::new(&rest.parse().expect("a set-up")).expect("a game")),
            "play" => {
                let state = state.as_mut().expect("a set-up comes first");
                for step in rest.split("; ") {
                    let parsed: Step<_, _> = step.parse().expect(step);
                    state.play(&parsed, &mut Unseen).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
                }
            }
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').expect("depth and nodes");
                let counted = perft(&state.expect("a set-up comes first"), depth.parse().expect("a depth"));
                assert_eq!(counted.to_string(), nodes, "{}: depth {depth}", path.display());
            }
            _ => panic!("{}: {line}", path.display()),
        }
    }
    assert!(sourced, "{} has no source", path.display());
}

#[test]
fn perft_files_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 4);
    files.iter().for_each(|path| check(path));
}

/// The first two turns of a mild game for two with the fixed opening, written as plainly as possible: dice are
/// lists, rolls are sets of sorted lists, and nothing is shared with the engine.
mod naive {
    use super::BTreeSet;

    type Roll = Vec<u8>;

    fn rolls(n: usize) -> BTreeSet<Roll> {
        let mut rolls: BTreeSet<Roll> = BTreeSet::from([Vec::new()]);
        for _ in 0..n {
            let mut longer = BTreeSet::new();
            for roll in &rolls {
                for face in 1..=6 {
                    let mut next = roll.clone();
                    next.push(face);
                    next.sort_unstable();
                    longer.insert(next);
                }
            }
            rolls = longer;
        }
        rolls
    }

    /// Strength and roast of the best colour.
    fn rating(roll: &Roll) -> (usize, u8) {
        (1..=6).map(|face| (roll.iter().filter(|&&die| die == face).count(), face)).max().expect("six faces")
    }

    #[derive(Clone)]
    enum Choice {
        Blend((usize, u8)),
        Rainbow,
        Steps,
        Aroma(u64),
    }

    /// What five coffee dice allow against a blend of this rating.
    fn choices(roll: &Roll, bar: Option<(usize, u8)>) -> Vec<Choice> {
        let mut found = Vec::new();
        let best = rating(roll);
        if best.0 >= 2 && bar.is_none_or(|bar| best > bar) {
            found.push(Choice::Blend(best));
        }
        let colours: BTreeSet<u8> = roll.iter().copied().collect();
        if colours.len() == 5 {
            found.push(Choice::Rainbow);
        }
        for colour in colours {
            let n = roll.iter().filter(|&&die| die == colour).count() as u64;
            found.push(if colour == 6 { Choice::Aroma(n) } else { Choice::Steps });
        }
        found
    }

    /// Sequences of 1 to 4 steps from the start.
    pub(crate) fn count() -> [u64; 4] {
        let all = rolls(5);
        let n_rolls = all.len() as u64;
        let mut nodes = [n_rolls, 0, 0, 0];
        for first in &all {
            for choice in choices(first, None) {
                nodes[1] += 1;
                match choice {
                    // The holder of aroma dice is asked for a donation; then the other seat rolls.
                    Choice::Aroma(n) => {
                        nodes[2] += n + 1;
                        nodes[3] += (n + 1) * n_rolls;
                    }
                    Choice::Blend(_) | Choice::Rainbow | Choice::Steps => {
                        let bar = if let Choice::Blend(rating) = choice { Some(rating) } else { None };
                        nodes[2] += n_rolls;
                        nodes[3] += all.iter().map(|second| choices(second, bar).len() as u64).sum::<u64>();
                    }
                }
            }
        }
        nodes
    }
}

/// Tracks are so long that nothing is unlocked, so that two turns need few rules.
#[test]
fn a_naive_count_of_the_first_turns_agrees() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/first-turns.perft");
    let text = std::fs::read_to_string(path).expect("a perft file");
    let setup = text.lines().find_map(|line| line.strip_prefix("setup ")).expect("a set-up");
    let start = Vivajava::new(&setup.parse().expect("a set-up")).expect("a game");
    let counted: Vec<u64> = (1..=4).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counted, naive::count());
}
