//! Files of counted step sequences, each number with its source.
//!
//! Blank lines and lines that begin with `#` are skipped. A case begins with `id`; it has a `source`, a `setup`, any
//! number of `play` lines (steps separated by `;`), and `perft <depth> <nodes>` lines.

use std::fs;
use std::path::Path;

use super::is_slow;
use super::script::step;
use super::second::{self, Second};
use crate::game::{Game, StepOf, Unseen};
use crate::perft::perft_within;

/// One position and the numbers of its step sequences.
#[derive(Debug)]
pub struct Case<G: Game> {
    /// Its name: unique, and the file's if it is alone there.
    pub id: String,
    /// Where the numbers come from: `hand-counted`, `second implementation`, or `self`, and more words about it.
    pub source: String,
    /// The set-up.
    pub setup: G::Setup,
    /// The steps that lead to the position.
    pub steps: Vec<StepOf<G>>,
    /// Depths and numbers.
    pub counts: Vec<(u32, u64)>,
}

impl<G: Game> Case<G> {
    /// Whether the numbers come from a second implementation.
    fn is_sourced(&self) -> bool {
        SOURCES[1..3].iter().any(|source| self.source.starts_with(source))
    }
}

/// How much is counted: usually, and with `SLOW_TESTS=1`.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// States the rules visit for one depth; deeper numbers are left out.
    pub states: [u64; 2],
    /// The largest number that the second implementation counts too.
    pub second: [u64; 2],
    /// The same for numbers that come from the second implementation.
    pub sourced: [u64; 2],
}

/// The words a source may begin with.
const SOURCES: [&str; 4] = ["hand-counted", "second implementation", "naive implementation", "self"];

/// The cases of a folder, file by file.
pub fn cases<G: Game>(folder: &Path) -> Vec<Case<G>> {
    let entries = fs::read_dir(folder).expect("the folder of perft files");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    paths.sort();
    let mut all: Vec<Case<G>> = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a perft file");
        let read = read::<G>(&text, &path.display().to_string());
        if let [only] = &read[..] {
            assert_eq!(
                path.file_stem().and_then(|stem| stem.to_str()),
                Some(only.id.as_str()),
                "named by its id"
            );
        }
        all.extend(read);
    }
    all
}

fn read<G: Game>(text: &str, file: &str) -> Vec<Case<G>> {
    let mut blocks: Vec<Vec<(&str, &str)>> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => blocks.push(vec![(word, rest)]),
            "source" | "setup" | "play" | "perft" => {
                blocks.last_mut().unwrap_or_else(|| panic!("{file}: `id` comes first")).push((word, rest));
            }
            _ => panic!("{file}: `{line}` is no line of a perft file"),
        }
    }
    let case = |block: Vec<(&str, &str)>| {
        let all = |word: &'static str| block.iter().filter(move |line| line.0 == word).map(|line| line.1);
        let one = |word| match all(word).collect::<Vec<_>>()[..] {
            [only] => only,
            _ => panic!("{file}: a case has one `{word}` line"),
        };
        let setup = one("setup").parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        let number = |digits: &str| digits.parse::<u64>().unwrap_or_else(|_| panic!("{file}: `{digits}`"));
        let count = |rest: &str| {
            let (depth, nodes) = rest.split_once(' ').unwrap_or_else(|| panic!("{file}: `perft {rest}`"));
            (number(depth) as u32, number(nodes))
        };
        Case {
            id: one("id").into(),
            source: one("source").into(),
            setup,
            steps: all("play").flat_map(|rest| rest.split(';')).map(|text| step::<G>(text.trim())).collect(),
            counts: all("perft").map(count).collect(),
        }
    };
    blocks.into_iter().map(case).collect()
}

/// Counts every number of a folder; those within the limits also by the second implementation.
pub fn check<G: Game, S: Second<G>>(folder: &Path, limits: Limits) {
    let now = usize::from(is_slow());
    check_by::<G>(folder, limits.states[now], |case, depth, nodes| {
        let most =
            if case.is_sourced() { limits.sourced[now].max(limits.second[now]) } else { limits.second[now] };
        (nodes <= most).then(|| {
            let mut second = S::begin(&case.setup);
            case.steps.iter().for_each(|step| second.play(step));
            second::count(&second, depth)
        })
    });
}

/// The same with any other way to count some of the numbers.
pub fn check_by<G: Game>(folder: &Path, states: u64, other: impl Fn(&Case<G>, u32, u64) -> Option<u64>) {
    let cases = cases::<G>(folder);
    let mut wrong = Vec::new();
    for case in &cases {
        let known = SOURCES.iter().any(|source| case.source.starts_with(source));
        assert!(known, "{}: an unknown source, `{}`", case.id, case.source);
        let mut state = G::new(&case.setup).expect("a set-up to play with");
        for step in &case.steps {
            let played = state.play(step, &mut Unseen);
            played.unwrap_or_else(|refusal| panic!("{}: `{step}`: {refusal}", case.id));
        }
        let mut counted = 0;
        for &(depth, nodes) in &case.counts {
            let Some(found) = perft_within(&state, depth, &mut states.clone()) else { continue };
            counted += 1;
            if found != nodes {
                wrong.push(format!("{}, depth {depth}: {found}, not {nodes}", case.id));
            }
            if let Some(found) = other(case, depth, nodes).filter(|found| *found != nodes) {
                wrong.push(format!("{}, depth {depth}: {found} by the second one, not {nodes}", case.id));
            }
        }
        if counted == 0 {
            wrong.push(format!("{}: nothing was counted", case.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let by_hand = cases.iter().any(|case| case.source.starts_with(SOURCES[0]));
    assert!(by_hand && cases.iter().any(Case::is_sourced), "some numbers come from outside the rules");
}
