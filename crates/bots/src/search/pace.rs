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
                let now = began.elapsed();
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
