//! How hard a bot may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a bot that searches may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations: the same answer for the same seed.
    Nodes(u64),
    /// An amount of time.
    Time(Duration),
}

/// A wish that can be uttered from another thread: answer now with what you have.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks everybody who holds a copy to stop.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked. Bots look at it at least every few milliseconds.
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Forgets the wish, so that the same bot may think again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// How hard a bot may think.
#[derive(Clone, Debug)]
pub struct Effort {
    /// The budget of a decision; without one, what the bot is meant to have.
    pub budget: Option<Budget>,
    /// Cores it may use. More than one makes the answer depend on the machine.
    pub threads: usize,
    /// When this is asked, the bot answers at once.
    pub stop: Stop,
}

impl Effort {
    /// What the bot is meant to have, on one core.
    pub fn usual() -> Self {
        Effort { budget: None, threads: 1, stop: Stop::default() }
    }

    /// This many iterations a decision, on one core.
    pub fn nodes(nodes: u64) -> Self {
        Effort { budget: Some(Budget::Nodes(nodes)), ..Effort::usual() }
    }

    /// This much time a decision, on one core.
    pub fn time(time: Duration) -> Self {
        Effort { budget: Some(Budget::Time(time)), ..Effort::usual() }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Effort::usual()
    }
}
