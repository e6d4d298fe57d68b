//! Blocks of games on several cores, with the same result on any number of them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use anyhow::Result;

use crate::interrupt::Interrupt;

/// Whether more blocks are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    More,
    Enough,
}

/// Plays the blocks `0..n` on `jobs` threads and returns them in order, as far as they were played without a gap.
///
/// Each thread has a worker of its own. `seen` is shown every longer row of blocks exactly once, in order, so
/// that what it decides does not depend on which thread was quicker. An error ends everything.
pub(crate) fn play<T: Send, W>(
    n: usize,
    jobs: usize,
    interrupt: &Interrupt,
    hire: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> Result<Option<T>> + Sync,
    mut seen: impl FnMut(&[T]) -> Flow,
) -> Result<Vec<T>> {
    let stop = interrupt.stop();
    let next = AtomicUsize::new(0);
    let (sender, done) = channel();
    let row = thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, n.max(1)) {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                let mut worker = hire();
                loop {
                    let number = next.fetch_add(1, Ordering::SeqCst);
                    if number >= n || stop.asked() {
                        return;
                    }
                    let played = work(&mut worker, number);
                    let failed = !matches!(played, Ok(Some(_)));
                    if sender.send((number, played)).is_err() || failed {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut row: Vec<T> = Vec::new();
        let mut early: Vec<Option<T>> = (0..n).map(|_| None).collect();
        let mut outcome = Ok(());
        'blocks: for (number, played) in done {
            match played {
                Ok(block) => early[number] = block,
                Err(error) => {
                    outcome = Err(error);
                    break;
                }
            }
            while let Some(block) = early.get_mut(row.len()).and_then(Option::take) {
                row.push(block);
                if seen(&row) == Flow::Enough {
                    break 'blocks;
                }
            }
        }
        // Those who still play may leave.
        stop.ask();
        outcome.map(|()| row)
    });
    if !interrupt.pressed() {
        stop.clear();
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(jobs: usize, enough: usize) -> Result<Vec<usize>> {
        let flow = |row: &[usize]| if row.len() >= enough { Flow::Enough } else { Flow::More };
        play(50, jobs, &Interrupt::default(), || (), |(), n| Ok(Some(n * n)), flow)
    }

    #[test]
    fn the_row_is_the_same_on_any_number_of_threads() {
        let expected: Vec<usize> = (0..50).map(|n| n * n).collect();
        assert_eq!(squares(1, 99).expect("played"), expected);
        assert_eq!(squares(4, 99).expect("played"), expected);
        assert_eq!(squares(1, 7).expect("played"), expected[..7]);
        assert_eq!(squares(4, 7).expect("played"), expected[..7]);
    }

    #[test]
    fn an_error_ends_everything() {
        let work = |(): &mut (), n| if n == 20 { anyhow::bail!("block {n}") } else { Ok(Some(n)) };
        for jobs in [1, 3] {
            let failed = play(50, jobs, &Interrupt::default(), || (), work, |_| Flow::More);
            assert_eq!(failed.expect_err("an error").to_string(), "block 20");
        }
    }

    #[test]
    fn an_interrupt_leaves_what_was_played() {
        let interrupt = Interrupt::default();
        let work = |(): &mut (), n| {
            if n == 5 {
                interrupt.stop().ask();
                return Ok(None);
            }
            Ok(Some(n))
        };
        let row = play(50, 1, &interrupt, || (), work, |_| Flow::More).expect("played");
        assert_eq!(row, [0, 1, 2, 3, 4]);
    }
}
