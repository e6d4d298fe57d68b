//! How long a thought may last: one type for every bot that has a budget. It looks at the clock seldom, and in time.

use std::time::{Duration, Instant};

use crate::{Budget, Effort, Stop};

/// At most this long passes between two looks at the clock: far below the 50 ms that a bot may be late.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// The budget of one decision, and how much of it is spent.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    budget: Budget,
    stop: Stop,
    began: Instant,
    /// Iterations that were counted.
    done: u64,
    /// Iterations until the clock is looked at, and how many that was the last time.
    left: u64,
    portion: u64,
    looked: Duration,
}

impl Pace {
    /// Begins now, with the effort's budget or the usual one.
    pub(crate) fn new(effort: &Effort, usual: Budget) -> Pace {
        Pace::of(effort.budget.unwrap_or(usual), &effort.stop)
    }

    /// Begins now.
    pub(crate) fn of(budget: Budget, stop: &Stop) -> Pace {
        let began = Instant::now();
        Pace { budget, stop: stop.clone(), began, done: 0, left: 1, portion: 1, looked: Duration::ZERO }
    }

    /// The paces of several threads that share the budget: iterations are divided, time is not.
    pub(crate) fn shared(self, threads: usize) -> impl Iterator<Item = Pace> {
        let n = threads.max(1) as u64;
        (0..n).map(move |nth| match self.budget {
            Budget::Nodes(nodes) => {
                Pace { budget: Budget::Nodes(nodes / n + u64::from(nth < nodes % n)), ..self.clone() }
            }
            Budget::Time(_) => self.clone(),
        })
    }

    /// Counts an iteration; whether another one may follow.
    pub(crate) fn has_budget(&mut self) -> bool {
        self.has_budget_by(|began| began.elapsed())
    }

    /// The same by any clock that says how much time has passed.
    fn has_budget_by(&mut self, passed: impl FnOnce(&Instant) -> Duration) -> bool {
        self.done += 1;
        if self.stop.asked() {
            return false;
        }
        match self.budget {
            Budget::Nodes(nodes) => self.done < nodes,
            Budget::Time(time) => {
                self.left -= 1;
                if self.left > 0 {
                    return true;
                }
                let now = passed(&self.began);
                // The portion follows the iterations: doubled while they are quick, cut down at once when not.
                let took = (now - self.looked).max(Duration::from_nanos(1));
                let fitting =
                    self.portion.saturating_mul(BETWEEN_LOOKS.as_nanos() as u64) / took.as_nanos() as u64;
                self.portion = fitting.clamp(1, self.portion * 2);
                self.left = self.portion;
                self.looked = now;
                now < time
            }
        }
    }

    /// How many iterations were counted.
    pub(crate) fn done(&self) -> u64 {
        self.done
    }

    /// Whether somebody wants the answer now.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.asked()
    }

    /// Whether an answer is wanted now. A budget of iterations leaves all the time there is.
    pub(crate) fn is_late(&self) -> bool {
        self.is_stopped() || matches!(self.budget, Budget::Time(time) if self.began.elapsed() >= time)
    }

    /// Whether time is what is short.
    pub(crate) fn is_timed(&self) -> bool {
        matches!(self.budget, Budget::Time(_))
    }

    /// Which part of the budget is spent after this many iterations.
    pub(crate) fn spent(&self, visits: u64) -> f64 {
        match self.budget {
            Budget::Nodes(nodes) => visits as f64 / nodes.max(1) as f64,
            Budget::Time(time) => self.began.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-6),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs iterations that take so long by a clock that is moved by hand; says when it ended, after how many
    /// iterations and looks at the clock.
    fn run(time: Duration, mut takes: impl FnMut(u64) -> Duration) -> (Duration, u64, u64) {
        let stop = Stop::default();
        let mut pace = Pace::of(Budget::Time(time), &stop);
        let (mut now, mut looks) = (Duration::ZERO, 0);
        loop {
            now += takes(pace.done());
            let more = pace.has_budget_by(|_| {
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
        let mut pace = Pace::of(Budget::Nodes(3), &stop);
        assert_eq!([pace.has_budget(), pace.has_budget(), pace.has_budget()], [true, true, false]);
    }

    #[test]
    fn threads_share_iterations_but_not_time() {
        let shares =
            |budget| Pace::of(budget, &Stop::default()).shared(3).map(|pace| pace.budget).collect::<Vec<_>>();
        assert_eq!(shares(Budget::Nodes(8)), [3, 3, 2].map(Budget::Nodes));
        assert_eq!(shares(Budget::Time(SECOND)), [Budget::Time(SECOND); 3]);
    }
}
