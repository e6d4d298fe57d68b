//! What nobody needs any more is removed: tables that never began, abandoned ones, guests who came to nothing.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use super::registry::TableRegistry;
use crate::clock::{DAY, Millis, closed};
use crate::error::Answer;
use crate::store::{Expired, Write};

/// How often what is old is looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// Tables removed in one go.
const MOST: usize = 500;

/// After how many days something is removed; never if there is no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Tables that never began, since the last thing that happened there.
    pub unstarted: Option<u32>,
    /// Games that nobody has finished, since the last thing that happened there.
    pub abandoned: Option<u32>,
    /// Guests who sit at no table and have not signed in since.
    pub guests: Option<u32>,
}

impl Default for Expiry {
    fn default() -> Expiry {
        Expiry { unstarted: Some(14), abandoned: None, guests: Some(180) }
    }
}

impl TableRegistry {
    /// Removes what is old enough; says how many tables.
    pub(crate) async fn expire(self: &Arc<Self>, expiry: Expiry) -> Answer<usize> {
        let before = |days: u32| self.clock.now() - Millis::from(days) * DAY;
        let mut n_removed = 0;
        for (status, days) in [("open", expiry.unstarted), ("running", expiry.abandoned)] {
            let Some(before) = days.map(before) else { continue };
            loop {
                let tables = self.store.idle(status, before, MOST).await?;
                let n_tables = tables.len();
                if n_tables > 0 {
                    let expired = Expired { tables: tables.clone(), status: status.into(), before };
                    self.store.write(Write::Expire(expired)).await?;
                    self.reload(Some(&tables)).await;
                    n_removed += n_tables;
                }
                if n_tables < MOST {
                    break;
                }
            }
        }
        if let Some(before) = expiry.guests.map(before) {
            self.store.write(Write::ExpireGuests(before)).await?;
        }
        Ok(n_removed)
    }
}

/// Removes what is old until the service closes.
pub(crate) async fn run(registry: Arc<TableRegistry>, expiry: Expiry, mut closing: watch::Receiver<bool>) {
    loop {
        match registry.expire(expiry).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "old tables removed"),
            Err(problem) => tracing::warn!(code = problem.code(), "cannot remove what is old"),
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closed(&mut closing) => return,
        }
    }
}
