//! Sets as bit masks: picking the n-th member without a loop over all.

const BYTES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// The place of the set bit with this number, counted from 0 at the low end.
///
/// Precondition: more than `number` bits are set.
#[inline]
pub(crate) fn nth_bit(word: u64, number: u32) -> u32 {
    // Running sums of bits per byte, then the byte in which the number falls, then the bit in it.
    let mut sums = word - ((word >> 1) & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + ((sums >> 2) & 0x3333_3333_3333_3333);
    sums = ((sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES);
    let passed = ((u64::from(number) * BYTES) | TOPS) - sums;
    let place = (((passed & TOPS) >> 7).wrapping_mul(BYTES) >> 56) as u32 * 8;
    let before = ((sums << 8) >> place) as u32 & 0xff;
    let mut byte = word >> place;
    for _ in before..number {
        byte &= byte - 1;
    }
    place + byte.trailing_zeros()
}

/// As [`nth_bit`], for a wide word.
#[inline]
pub(crate) fn nth_bit_wide(word: u128, number: u32) -> u32 {
    let low = word as u64;
    let n_low = low.count_ones();
    if number < n_low { nth_bit(low, number) } else { 64 + nth_bit((word >> 64) as u64, number - n_low) }
}

/// The places of the set bits, lowest first.
#[inline]
pub(crate) fn ones(word: u128) -> impl Iterator<Item = usize> {
    let mut left = word;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let place = left.trailing_zeros();
            left &= left - 1;
            place as usize
        })
    })
}

/// A set of segments, by their numbers on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct SegmentSet([u64; 3]);

impl SegmentSet {
    /// The most segments a board may have.
    pub(crate) const CAPACITY: usize = 192;
    pub(crate) const EMPTY: SegmentSet = SegmentSet([0; 3]);

    #[inline(always)]
    pub(crate) fn insert(&mut self, segment: usize) {
        self.0[segment / 64] |= 1 << (segment % 64);
    }

    #[inline(always)]
    pub(crate) fn contains(&self, segment: usize) -> bool {
        self.0[segment / 64] >> (segment % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn without(&self, other: &SegmentSet) -> SegmentSet {
        SegmentSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[inline]
    pub(crate) fn words(&self) -> [u64; 3] {
        self.0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The member with this number, counted from the lowest.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> usize {
        let mut left = number;
        for (index, &word) in self.0.iter().enumerate() {
            match left.checked_sub(word.count_ones()) {
                Some(rest) => left = rest,
                None => return index * 64 + nth_bit(word, left) as usize,
            }
        }
        unreachable!("a number below the length falls into one of the words")
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
        (0..3).flat_map(|word| ones(u128::from(self.0[word])).map(move |bit| word * 64 + bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_what_counting_finds() {
        let mut word = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834u128;
        for round in 0..2000u32 {
            word = word.rotate_left(round % 31).wrapping_mul(0x2545_f491_4f6c_dd1d_2545_f491_4f6c_dd1d);
            let sparse = if round % 3 == 0 { word & word.rotate_left(5) & word.rotate_left(9) } else { word };
            for (number, place) in ones(sparse).enumerate() {
                assert_eq!(nth_bit_wide(sparse, number as u32), place as u32);
            }
        }
        assert_eq!(nth_bit(u64::MAX, 63), 63);
        assert_eq!(nth_bit(1 << 63, 0), 63);
    }

    #[test]
    fn a_segment_set_counts_and_finds() {
        let mut set = SegmentSet::EMPTY;
        for segment in [0, 5, 63, 64, 127, 128, 191] {
            set.insert(segment);
        }
        assert_eq!(set.len(), 7);
        let found: Vec<usize> = (0..7).map(|number| set.nth(number)).collect();
        assert_eq!(found, set.iter().collect::<Vec<_>>());
        assert_eq!(found, [0, 5, 63, 64, 127, 128, 191]);
    }
}
