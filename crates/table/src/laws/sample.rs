//! Samples: which of many things a law is tried on.

use crate::dealer::Dealer;

/// The most actions or outcomes a run remembers.
const POOL_SIZE: usize = 256;

/// Things seen during a run, from all its games and set-ups: steps that were legal somewhere make the best
/// questions about steps that may not be legal here.
#[derive(Clone, Debug)]
pub(super) struct Pool<T> {
    things: Vec<T>,
    n_offered: u32,
}

impl<T: Clone + Eq> Pool<T> {
    pub(super) fn new() -> Self {
        Pool { things: Vec::new(), n_offered: 0 }
    }

    /// Remembers the thing; once the pool is full, with falling probability and in place of another.
    pub(super) fn offer(&mut self, thing: &T, dealer: &mut impl Dealer) {
        if self.things.contains(thing) {
            return;
        }
        self.n_offered = self.n_offered.saturating_add(1);
        if self.things.len() < POOL_SIZE {
            self.things.push(thing.clone());
            return;
        }
        if let Some(place) = self.things.get_mut(dealer.below(self.n_offered) as usize) {
            *place = thing.clone();
        }
    }

    /// Some of the things seen.
    pub(super) fn sample(&self, n: usize, dealer: &mut impl Dealer) -> Vec<T> {
        sample(&self.things, n, dealer)
    }
}

/// All things if there are at most `n`, else `n` of them, perhaps one twice.
pub(super) fn sample<T: Clone>(things: &[T], n: usize, dealer: &mut impl Dealer) -> Vec<T> {
    if things.len() <= n {
        return things.to_vec();
    }
    (0..n).map(|_| one_of(things, dealer).clone()).collect()
}

/// One of the things, which must not be none.
pub(super) fn one_of<'a, T>(things: &'a [T], dealer: &mut impl Dealer) -> &'a T {
    &things[dealer.below(things.len() as u32) as usize]
}

/// True once in `n` times on average.
pub(super) fn one_in(n: u32, dealer: &mut impl Dealer) -> bool {
    dealer.below(n) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::QuickDealer;

    #[test]
    fn a_pool_is_bounded_and_keeps_old_and_new() {
        let mut dealer = QuickDealer::new(1);
        let mut pool = Pool::new();
        for number in 0..10_000u32 {
            pool.offer(&number, &mut dealer);
            pool.offer(&number, &mut dealer);
        }
        let kept = pool.sample(POOL_SIZE, &mut dealer);
        assert_eq!(kept.len(), POOL_SIZE);
        assert!(kept.iter().any(|&number| number < 5_000));
        assert!(kept.iter().any(|&number| number >= 5_000));
    }
}
