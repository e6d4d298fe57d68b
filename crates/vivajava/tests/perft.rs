//! Perft files, and a second, deliberately naive implementation of the first turns to compare with.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use table::kit::perft;
use vivajava::Vivajava;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft")
}

#[test]
fn perft_files_hold() {
    perft::check_by::<Vivajava>(&folder(), u64::MAX, |_, _, _| None);
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

    /// Every choice of this many of the dice.
    fn parts(roll: &Roll, size: usize) -> BTreeSet<Roll> {
        let subsets = (0..1u32 << roll.len()).filter(|subset| subset.count_ones() as usize == size);
        subsets
            .map(|subset| (0..roll.len()).filter(|die| subset >> die & 1 == 1).map(|die| roll[die]).collect())
            .collect()
    }

    /// Sequences of 1 to 4 steps from seat 1's roll with two aroma dice that seat 0 donates of its three. The two left
    /// in the supply are all that black beans can bring. Seat 0 donates with face 6 as joker.
    pub(crate) fn count_donated(least_own: usize) -> [u64; 4] {
        let (all, donations) = (rolls(5), rolls(2));
        let mut nodes = [all.len() as u64, (all.len() * donations.len()) as u64, 0, 0];
        for own in &all {
            for donated in &donations {
                for choice in choices(own, None) {
                    nodes[2] += 1;
                    nodes[3] += match choice {
                        Choice::Aroma(n) => n.min(2) + 1,
                        _ => all.len() as u64,
                    };
                }
                for main in 1..=6u8 {
                    let fitting = donated.iter().filter(|&&die| die == main || die == 6).count();
                    for n_used in 1..=fitting {
                        let completes = |part: &&Roll| {
                            let mut blend = (*part).clone();
                            blend.extend(vec![main; n_used]);
                            rating(&blend).1 == main
                                && part.iter().filter(|&&die| die == main).count() >= least_own
                        };
                        let completions = parts(own, 5 - n_used).iter().filter(completes).count() as u64;
                        nodes[2] += u64::from(completions > 0);
                        nodes[3] += completions;
                    }
                }
            }
        }
        nodes
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
    assert_eq!(counts_of("first-turns"), naive::count());
}

/// Seat 1 rolls five coffee dice, and seat 0 two aroma dice for it.
#[test]
fn a_naive_count_of_donated_dice_agrees() {
    assert_eq!(counts_of("donated-strengthen"), naive::count_donated(2));
    assert_eq!(counts_of("donated-count"), naive::count_donated(1));
}

/// The numbers of a case, depth by depth.
fn counts_of(id: &str) -> Vec<u64> {
    let case = perft::cases::<Vivajava>(&folder()).into_iter().find(|case| case.id == id).expect("a case");
    case.counts.into_iter().map(|(_, nodes)| nodes).collect()
}
