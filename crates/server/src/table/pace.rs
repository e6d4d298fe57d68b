//! How long a bot takes to answer where the time could tell what it holds.
//!
//! A seat that has only one answer needs no thought, and whether it has more may be a secret. Such an answer takes as
//! long as was drawn before anybody thought about it, and the thought is cut off before that.

use std::time::Duration;

use table::{Dealer, QuickDealer};

use crate::ids::random_bytes;

/// The longest thought about such an answer.
pub(super) const THOUGHT: Duration = Duration::from_millis(250);

/// The time such an answer takes, in milliseconds, from when the bot gets to it: more than the longest thought.
const SHORTEST: u32 = 400;
const LONGEST: u32 = 900;

/// Draws how long answers take.
pub struct Pacer(Box<dyn FnMut() -> Duration + Send>);

impl Pacer {
    /// For tests: pauses from elsewhere.
    pub fn by(draw: impl FnMut() -> Duration + Send + 'static) -> Pacer {
        Pacer(Box::new(draw))
    }

    /// A pause by this dealer.
    pub fn pause(dealer: &mut impl Dealer) -> Duration {
        Duration::from_millis(u64::from(SHORTEST + dealer.below(LONGEST - SHORTEST + 1)))
    }

    /// The next pause. It knows nothing of the table, so it can tell nothing.
    pub(super) fn draw(&mut self) -> Duration {
        (self.0)()
    }
}

impl Default for Pacer {
    fn default() -> Pacer {
        let seed = random_bytes(8).try_into().map_or(0, u64::from_le_bytes);
        let mut dealer = QuickDealer::new(seed);
        Pacer::by(move || Pacer::pause(&mut dealer))
    }
}
