//! How long a bot takes to answer where the time could tell what it holds.
//!
//! A seat that has only one answer needs no thought, and whether it has more may be a secret. The instant at which such
//! an answer leaves is drawn when the question is asked, and the thought is cut off before that.

use std::sync::Arc;
use std::time::Duration;

use table::{Dealer, QuickDealer};

use crate::clock::{Clock, SystemClock};
use crate::ids::random_bytes;

/// The time such an answer takes, in milliseconds, from the question on.
const SHORTEST: u32 = 400;
const LONGEST: u32 = 900;

/// When an answer leaves, drawn before anybody thinks about it.
#[derive(Clone)]
pub(crate) struct Pause {
    clock: Arc<dyn Clock>,
    asked: Duration,
    length: Duration,
}

impl Pause {
    /// Now, by the clock of the pause.
    pub(super) fn now(&self) -> Duration {
        self.clock.passed()
    }

    /// Until when somebody who began at that instant may think.
    pub(super) fn thought(&self, begun: Duration) -> Duration {
        begun + self.length / 2
    }

    /// When the answer leaves if a thread got to the question at that instant: when the pause is over. If the bots
    /// have more to do than their threads can, later, so that there was time for the longest thought.
    ///
    /// What is held and how long the thought really takes is not asked.
    pub(super) fn over(&self, begun: Duration) -> Duration {
        (self.asked + self.length).max(begun + self.length * 3 / 4)
    }

    /// Waits for an instant.
    pub(super) async fn until(&self, instant: Duration) {
        self.clock.until(instant).await;
    }
}

/// Draws how long answers take.
pub struct Pacer {
    draw: Box<dyn FnMut() -> Duration + Send>,
    clock: Arc<dyn Clock>,
}

impl Pacer {
    /// For tests: pauses from elsewhere.
    pub fn by(draw: impl FnMut() -> Duration + Send + 'static) -> Pacer {
        Pacer { draw: Box::new(draw), clock: Arc::new(SystemClock) }
    }

    /// For tests: pauses that are over by another clock.
    pub fn timed_by(self, clock: Arc<dyn Clock>) -> Pacer {
        Pacer { clock, ..self }
    }

    /// A pause by this dealer.
    pub fn pause(dealer: &mut impl Dealer) -> Duration {
        Duration::from_millis(u64::from(SHORTEST + dealer.below(LONGEST - SHORTEST + 1)))
    }

    /// The next pause, from now on. It knows nothing of the table, so it can tell nothing.
    pub(super) fn draw(&mut self) -> Pause {
        Pause { length: (self.draw)(), asked: self.clock.passed(), clock: self.clock.clone() }
    }
}

impl Default for Pacer {
    fn default() -> Pacer {
        let seed = random_bytes(8).try_into().map_or(0, u64::from_le_bytes);
        let mut dealer = QuickDealer::new(seed);
        Pacer::by(move || Pacer::pause(&mut dealer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_counts_from_the_question_and_leaves_time_for_a_thought() {
        let mut dealer = QuickDealer::new(3);
        for _ in 0..100 {
            let length = Pacer::pause(&mut dealer);
            assert!((SHORTEST..=LONGEST).contains(&(length.as_millis() as u32)));
            let pause = Pacer::by(move || length).draw();
            for (waited, over) in
                [(0, length), (100, length), (5_000, Duration::from_secs(5) + length * 3 / 4)]
            {
                let begun = pause.asked + Duration::from_millis(waited);
                assert_eq!(pause.over(begun), pause.asked + over);
                assert!(pause.thought(begun) + Duration::from_millis(100) <= pause.over(begun));
            }
        }
    }
}
