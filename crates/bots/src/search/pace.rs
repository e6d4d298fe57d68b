//! When a search looks at the clock: seldom, and in time.

use std::time::{Duration, Instant};

use crate::{Budget, Stop};

/// So long may pass between two looks at the clock: far below the 50 ms that a bot may be late.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Says after every iteration whether there shall be another one.
#[derive(Debug)]
pub(super) struct Pace<'a> {
    stop: &'a Stop,
    done: u64,
    limit: Limit,
}

#[derive(Debug)]
enum Limit {
    Nodes(u64),
    Time {
        began: Instant,
        time: Duration,
        /// Iterations until the clock is looked at, and how many that was the last time.
        left: u64,
        portion: u64,
        looked: Duration,
    },
}

impl<'a> Pace<'a> {
    pub(super) fn new(budget: Budget, began: Instant, stop: &'a Stop) -> Self {
        let limit = match budget {
            Budget::Nodes(nodes) => Limit::Nodes(nodes),
            Budget::Time(time) => Limit::Time { began, time, left: 1, portion: 1, looked: began.elapsed() },
        };
        Pace { stop, done: 0, limit }
    }

    /// Counts an iteration; whether another one may follow.
    pub(super) fn go_on(&mut self) -> bool {
        self.go_on_by(|began| began.elapsed())
    }

    /// The same by any clock that says how much time has passed.
    fn go_on_by(&mut self, passed: impl FnOnce(&Instant) -> Duration) -> bool {
        self.done += 1;
        if self.stop.asked() {
            return false;
        }
        match &mut self.limit {
            Limit::Nodes(nodes) => self.done < *nodes,
            Limit::Time { began, time, left, portion, looked } => {
                *left -= 1;
                if *left > 0 {
                    return true;
                }
                let now = passed(began);
                // The portion follows the iterations: doubled while they are quick, cut down at once when not.
                let took = (now - *looked).max(Duration::from_nanos(1));
                let fitting =
                    portion.saturating_mul(BETWEEN_LOOKS.as_nanos() as u64) / took.as_nanos() as u64;
                *portion = fitting.clamp(1, *portion * 2);
                *left = *portion;
                *looked = now;
                now < *time
            }
        }
    }

    /// How many iterations there were.
    pub(super) fn done(&self) -> u64 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs iterations that take so long by a clock that is moved by hand; says when it ended, after how many
    /// iterations and looks at the clock.
    fn run(time: Duration, mut takes: impl FnMut(u64) -> Duration) -> (Duration, u64, u64) {
        let stop = Stop::default();
        let mut pace = Pace::new(Budget::Time(time), Instant::now(), &stop);
        if let Limit::Time { looked, .. } = &mut pace.limit {
            *looked = Duration::ZERO;
        }
        let (mut now, mut looks) = (Duration::ZERO, 0);
        loop {
            now += takes(pace.done());
            let more = pace.go_on_by(|_| {
                looks += 1;
                now
            });
            if !more {
                return (now, pace.done(), looks);
            }
        }
    }

    const SECOND: Duration = Duration::from_secs(1);
    const LATE: Duration = Duration::from_millis(10);

    #[test]
    fn quick_iterations_look_at_the_clock_seldom() {
        let (end, done, looks) = run(SECOND, |_| Duration::from_micros(10));
        assert!(end >= SECOND && end < SECOND + LATE, "{end:?}");
        assert!(done >= 100_000 && looks < 600, "{done} iterations, {looks} looks");
    }

    #[test]
    fn slow_iterations_are_not_late() {
        let (end, ..) = run(SECOND, |_| Duration::from_millis(1));
        assert!(end >= SECOND && end < SECOND + LATE, "{end:?}");
        let (end, done, _) = run(Duration::ZERO, |_| Duration::from_millis(1));
        assert_eq!((end, done), (Duration::from_millis(1), 1));
    }

    #[test]
    fn iterations_that_become_slower_are_not_late() {
        let slower = |done| Duration::from_micros(if done < 50_000 { 5 } else { 100 });
        let (end, ..) = run(SECOND / 4, slower);
        assert!(end < SECOND / 4 + 5 * LATE, "{end:?}");
    }

    #[test]
    fn nodes_are_counted() {
        let stop = Stop::default();
        let mut pace = Pace::new(Budget::Nodes(3), Instant::now(), &stop);
        assert_eq!([pace.go_on(), pace.go_on(), pace.go_on()], [true, true, false]);
    }
}
