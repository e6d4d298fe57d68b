//! Where chance comes from. The rules never roll: they list outcomes, and a dealer picks.
//!
//! By hand on a pinned generator: helpers of `rand` may give other numbers in another release, and records of verified
//! games must not.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of uniform numbers.
pub trait Dealer {
    /// A number in `0..n`, each equally likely. `n` must not be 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dealer + ?Sized> Dealer for &mut D {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// The dealer of real games: ChaCha with 12 rounds, keyed by the SHA-256 of a seed text.
///
/// The same seed gives the same numbers on every machine and in every release: generator, key and the
/// reduction to `0..n` are pinned by test vectors.
#[derive(Clone, Debug)]
pub struct ChaChaDealer(ChaCha12Rng);

impl ChaChaDealer {
    /// A dealer for this seed text.
    pub fn from_seed(seed: &str) -> Self {
        Self::from_key(Sha256::digest(seed.as_bytes()).into())
    }

    /// A dealer for this key: nonce and block counter begin at 0.
    pub fn from_key(key: [u8; 32]) -> Self {
        ChaChaDealer(ChaCha12Rng::from_seed(key))
    }

    /// A dealer for one decision: the same for the same seed and step, whatever happened in between.
    pub fn for_step(seed: &str, step: usize) -> Self {
        Self::from_seed(&format!("{seed}/{step}"))
    }
}

impl Dealer for ChaChaDealer {
    /// Multiply and shift with rejection: exact, one word nearly always.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // The low half of word·n is below 2³² mod n for the words that would make small results likelier.
        let unfair = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A quick dealer for playouts: SplitMix64. Not for real games: its numbers can be foretold.
#[derive(Clone, Debug)]
pub struct QuickDealer(u64);

impl QuickDealer {
    /// A dealer for this seed.
    pub fn new(seed: u64) -> Self {
        QuickDealer(seed)
    }
}

impl Dealer for QuickDealer {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        // A bias of at most n / 2³², far below what any playout count can see.
        (((word >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A dealer that must not be asked: replays run with it, so that no chance can hide in them.
#[derive(Clone, Copy, Debug)]
pub struct NoDealer;

impl Dealer for NoDealer {
    fn below(&mut self, n: u32) -> u32 {
        panic!("a replay asked for chance below {n}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chacha_is_pinned_by_vectors() {
        let mut dealer = ChaChaDealer::from_seed("kaffeeklatsch");
        let dice: Vec<u32> = (0..16).map(|_| dealer.below(6)).collect();
        let cards: Vec<u32> = (0..8).map(|_| dealer.below(40)).collect();
        let wide: Vec<u32> = (0..3).map(|_| dealer.below(u32::MAX)).collect();
        assert_eq!((dice, cards, wide), vectors());
    }

    #[test]
    fn a_step_has_its_own_numbers() {
        let first = ChaChaDealer::for_step("s", 1).below(1_000_000);
        let second = ChaChaDealer::for_step("s", 2).below(1_000_000);
        assert_ne!(first, second);
        assert_eq!(first, ChaChaDealer::from_seed("s/1").below(1_000_000));
    }

    /// Pearson's statistic for `n` equally likely cells, against a bound passed by all but one seed in a million.
    fn chi_squared(dealer: &mut impl Dealer, n: u32, rolls: u32) -> u64 {
        let mut counts = vec![0u64; n as usize];
        for _ in 0..rolls {
            counts[dealer.below(n) as usize] += 1;
        }
        let expected = u64::from(rolls / n);
        counts.iter().map(|&count| count.abs_diff(expected).pow(2)).sum::<u64>() / expected
    }

    #[test]
    fn numbers_are_uniform() {
        // 99.9999 % points of chi-squared with 5 and 39 degrees of freedom are 35.9 and 93.
        assert!(chi_squared(&mut ChaChaDealer::from_seed("six"), 6, 60_000) < 36);
        assert!(chi_squared(&mut ChaChaDealer::from_seed("forty"), 40, 400_000) < 93);
        assert!(chi_squared(&mut QuickDealer::new(6), 6, 60_000) < 36);
        assert!(chi_squared(&mut QuickDealer::new(40), 40, 400_000) < 93);
    }

    /// Computed by a second implementation, written from the ChaCha paper and RFC 8439 and itself held to the
    /// published ChaCha20 key stream of the zero key.
    fn vectors() -> (Vec<u32>, Vec<u32>, Vec<u32>) {
        (
            vec![0, 1, 3, 4, 4, 2, 2, 3, 3, 3, 0, 2, 5, 4, 0, 4],
            vec![27, 5, 30, 24, 34, 23, 32, 31],
            vec![413_837_206, 3_939_811_678, 3_793_390_868],
        )
    }
}
