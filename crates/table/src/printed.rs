//! What is printed on the material of a game: a deck, a board. Every state of a game points to it.
//!
//! What comes with a game is built in and pointed to for nothing. What people bring is counted: it is dropped with the
//! last state, set-up or view that points to it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// A handle to something printed. Copying one of a built-in thing costs no more than copying a pointer.
pub enum Printed<T: 'static> {
    /// It comes with the game.
    BuiltIn(&'static T),
    /// Somebody brought it.
    Brought(Arc<Brought<T>>),
}

/// Something brought, with the text it was read from.
pub struct Brought<T: 'static> {
    content: T,
    text: Box<str>,
    pool: &'static Pool<T>,
}

/// Everything of one kind that was brought and is still in use, by its text: the same text is kept once.
pub struct Pool<T: 'static>(Mutex<BTreeMap<Box<str>, Weak<Brought<T>>>>);

impl<T> Pool<T> {
    /// A pool with nothing in it.
    pub const fn new() -> Pool<T> {
        Pool(Mutex::new(BTreeMap::new()))
    }

    /// What this text says, read only if nobody uses it yet.
    pub fn get_or_read<E>(
        &'static self,
        text: &str,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Printed<T>, E> {
        if let Some(known) = self.in_use(text) {
            return Ok(known);
        }
        let content = read()?;
        let mut entries = self.entries();
        // Somebody else may have read it meanwhile.
        if let Some(known) = entries.get(text).and_then(Weak::upgrade) {
            return Ok(Printed::Brought(known));
        }
        let brought = Arc::new(Brought { content, text: text.into(), pool: self });
        entries.insert(text.into(), Arc::downgrade(&brought));
        Ok(Printed::Brought(brought))
    }

    /// How many are in use.
    pub fn n_in_use(&self) -> usize {
        self.entries().len()
    }

    fn in_use(&self, text: &str) -> Option<Printed<T>> {
        self.entries().get(text).and_then(Weak::upgrade).map(Printed::Brought)
    }

    fn entries(&self) -> MutexGuard<'_, BTreeMap<Box<str>, Weak<Brought<T>>>> {
        // No entry is ever half made, so a panic elsewhere breaks nothing here.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool::new()
    }
}

impl<T> Drop for Brought<T> {
    fn drop(&mut self) {
        let mut entries = self.pool.entries();
        // Between the last use and this lock the same text may have been read again: that entry stays.
        if entries.get(&self.text).is_some_and(|entry| entry.strong_count() == 0) {
            entries.remove(&self.text);
        }
    }
}

impl<T> Clone for Printed<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        match self {
            Printed::BuiltIn(content) => Printed::BuiltIn(content),
            Printed::Brought(brought) => Printed::Brought(Arc::clone(brought)),
        }
    }
}

impl<T> Deref for Printed<T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        match self {
            Printed::BuiltIn(content) => content,
            Printed::Brought(brought) => &brought.content,
        }
    }
}

impl<T: PartialEq> PartialEq for Printed<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq::<T>(&**self, &**other) || **self == **other
    }
}

impl<T: Eq> Eq for Printed<T> {}

impl<T: fmt::Debug> fmt::Debug for Printed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pool: &'static Pool<String>, text: &str) -> Printed<String> {
        pool.get_or_read(text, || Ok::<_, ()>(text.to_uppercase())).expect("any text can be read")
    }

    #[test]
    fn the_last_handle_drops_what_was_brought() {
        static POOL: Pool<String> = Pool::new();
        let first = read(&POOL, "board");
        let second = read(&POOL, "board");
        assert!(std::ptr::eq::<String>(&*first, &*second), "one text is kept once");
        let other = read(&POOL, "deck");
        assert_eq!((POOL.n_in_use(), first.as_str()), (2, "BOARD"));
        assert_ne!(first, other);
        drop((first, other));
        assert_eq!((POOL.n_in_use(), second.as_str()), (1, "BOARD"));
        drop(second.clone());
        assert_eq!(POOL.n_in_use(), 1);
        drop(second);
        assert_eq!(POOL.n_in_use(), 0);
        assert_eq!(read(&POOL, "board").as_str(), "BOARD", "it can be brought again");
        assert_eq!(POOL.n_in_use(), 0);
    }

    #[test]
    fn what_cannot_be_read_leaves_nothing() {
        static POOL: Pool<String> = Pool::new();
        assert_eq!(POOL.get_or_read("nothing", || Err("unreadable")).map(|_| ()), Err("unreadable"));
        assert_eq!(POOL.n_in_use(), 0);
    }

    #[test]
    fn threads_that_bring_and_drop_the_same_leave_nothing() {
        static POOL: Pool<String> = Pool::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for number in 0..2_000 {
                        let text = format!("board {}", number % 3);
                        assert_eq!(*read(&POOL, &text), text.to_uppercase());
                    }
                });
            }
        });
        assert_eq!(POOL.n_in_use(), 0);
    }
}
