//! Whether the caller of a request still waits for its answer.

use bots::Stop;

/// Asked to stop as soon as the caller hangs up; part of every request.
#[derive(Clone)]
pub(crate) struct HungUp(pub(crate) Stop);

/// Held as long as somebody waits for the answer.
pub(crate) struct Waits(Stop);

impl HungUp {
    /// For one request: what goes with it, and what is held by those who wait.
    pub(crate) fn new() -> (HungUp, Waits) {
        let stop = Stop::default();
        (HungUp(stop.clone()), Waits(stop))
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.ask();
    }
}
