//! Long computations: on threads where they delay nobody, and never more than a few at once.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::error::{Answer, Problem};

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
    ) -> Answer<T> {
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Problem::internal())?;
        tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        })
        .await
        .map_err(|_| Problem::internal())
    }
}
