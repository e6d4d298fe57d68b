//! Locks, counts and turns: what many tasks share.

pub(crate) mod aside;
pub(crate) mod counted;
pub(crate) mod hung_up;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A lock whose holder panicked is still good: what it guards is always whole.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
