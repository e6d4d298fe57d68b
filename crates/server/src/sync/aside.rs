//! Long computations: on threads where they delay nobody, and never more than a few at once.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// A computation that panicked, or that the end of the service cut off.
#[derive(Debug)]
pub(crate) struct Failed;

/// Where long computations wait for their turn.
#[derive(Clone)]
pub(crate) struct Aside {
    turns: Arc<Semaphore>,
}

impl Aside {
    /// At most this many at once.
    pub(crate) fn new(at_once: usize) -> Aside {
        Aside { turns: Arc::new(Semaphore::new(at_once)) }
    }

    /// Computes this when its turn has come.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Failed)?;
        let work = move || {
            let _turn = turn;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Failed)
    }
}
