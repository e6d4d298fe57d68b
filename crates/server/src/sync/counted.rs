//! How many of something one caller has at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use super::lock;

/// Counts what each caller has, up to a cap.
#[derive(Clone, Debug)]
pub(crate) struct Counted<K> {
    held: Arc<Mutex<HashMap<K, usize>>>,
    most: usize,
}

/// One of them; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Hash + Eq> {
    of: Counted<K>,
    key: K,
}

impl<K: Hash + Eq + Clone> Counted<K> {
    /// At most this many each.
    pub(crate) fn new(most: usize) -> Counted<K> {
        Counted { held: Arc::default(), most }
    }

    /// One more for this caller, unless it has enough.
    pub(crate) fn take(&self, key: &K) -> Option<Held<K>> {
        let mut held = lock(&self.held);
        let number = held.get(key).copied().unwrap_or(0);
        if number >= self.most {
            return None;
        }
        held.insert(key.clone(), number + 1);
        Some(Held { of: self.clone(), key: key.clone() })
    }
}

impl<K: Hash + Eq> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = lock(&self.of.held);
        // Nothing is kept of callers who have nothing.
        if let Some(number) = held.get_mut(&self.key) {
            *number -= 1;
            if *number == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_cap_and_what_is_given_back_may_be_taken_again() {
        let counted = Counted::new(2);
        let (first, second) = (counted.take(&"ada").expect("one"), counted.take(&"ada").expect("two"));
        assert!(counted.take(&"ada").is_none());
        let bens = counted.take(&"ben").expect("somebody else");
        drop(first);
        let third = counted.take(&"ada").expect("one was given back");
        assert!(counted.take(&"ada").is_none());
        drop((second, third, bens));
        assert!(lock(&counted.held).is_empty(), "nothing is remembered");
    }
}
