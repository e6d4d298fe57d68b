//! Sets of dice by face, and everything a roll can show with its exact weight.

use std::fmt;

use table::ParseError;

use crate::catalog::{Colour, Kind, MAX_SEATS};

/// How many dice show each face. On aroma dice the joker is counted in the place of black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Faces(u32);

/// Bits of one count.
const BITS: u32 = 4;
/// A count.
const MASK: u32 = 15;
/// Where the number of dice not rolled yet begins.
const UNROLLED: u32 = 6 * BITS;
/// The counts of the six faces.
const ALL_FACES: u32 = (1 << UNROLLED) - 1;

/// A set like [`Faces::present`] of all faces.
pub(crate) const EVERY_FACE: u32 = 0x0011_1111;

/// The sum of eight four-bit counts.
const fn nibble_sum(bits: u32) -> u8 {
    let pairs = (bits & 0x0f0f_0f0f) + (bits >> BITS & 0x0f0f_0f0f);
    (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
}

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces(0);
    /// The most dice one set holds.
    pub const MAX: u8 = 15;

    /// A number of dice of one face, at most [`Faces::MAX`].
    pub const fn of(face: Colour, n: u8) -> Faces {
        debug_assert!(n <= Faces::MAX);
        Faces((n as u32 & MASK) << (face as u32 * BITS))
    }

    /// How many show this face.
    #[inline]
    pub const fn count(self, face: Colour) -> u8 {
        (self.0 >> (face as u32 * BITS) & MASK) as u8
    }

    /// How many dice there are.
    #[inline]
    pub const fn total(self) -> u8 {
        nibble_sum(self.0)
    }

    /// Whether there are no dice.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more of this face.
    #[must_use]
    pub const fn with(self, face: Colour) -> Faces {
        Faces(self.0 + Faces::of(face, 1).0)
    }

    /// All dice of both. No face may occur more often than [`Faces::MAX`] times.
    #[must_use]
    pub const fn plus(self, other: Faces) -> Faces {
        Faces(self.0 + other.0)
    }

    /// Without those; they must all be here.
    #[must_use]
    pub const fn minus(self, other: Faces) -> Faces {
        Faces(self.0 - other.0)
    }

    /// Without all dice of a face.
    #[must_use]
    pub(crate) const fn without(self, face: Colour) -> Faces {
        Faces(self.0 & !(MASK << (face as u32 * BITS)))
    }

    /// Whether all those dice are here.
    pub fn contains(self, other: Faces) -> bool {
        Colour::ALL.iter().all(|&face| other.count(face) <= self.count(face))
    }

    /// How many different faces there are.
    #[inline]
    pub const fn distinct(self) -> u8 {
        n_present(self.present()) as u8
    }

    /// The faces there are, one bit each, four bits apart.
    #[inline]
    pub(crate) const fn present(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & EVERY_FACE
    }

    /// Whether some face occurs twice.
    #[inline]
    pub(crate) const fn has_pair(self) -> bool {
        self.0 & 0x00ee_eeee != 0
    }

    /// Whether some face occurs so often, from 1 to 15 times.
    #[inline]
    pub(crate) const fn any_at_least(self, n: u8) -> bool {
        // Every other count in a byte of its own: what is added carries into the fifth bit.
        let carry = (16 - n as u32) * 0x0101_0101;
        let (even, odd) = (self.0 & 0x0f0f_0f0f, self.0 >> BITS & 0x0f0f_0f0f);
        ((even + carry) | (odd + carry)) & 0x1010_1010 != 0
    }

    /// The face most dice show, the darkest of several; white without dice. Of at most seven dice only one face can
    /// occur four times, and only such sets may be asked.
    #[inline]
    pub(crate) const fn leading(self) -> Colour {
        let four = self.0 & 0x0044_4444;
        let two = self.0 & 0x0022_2222;
        let three = two & self.0 << 1;
        // Looked up, not asked for: what a roll shows cannot be foretold by a processor either.
        let most = (two != 0) as usize + (three != 0) as usize + 3 * (four != 0) as usize;
        let best = [self.0, two, three, four, four, four][most % 6] | 1;
        Colour::ALL[((31 - best.leading_zeros()) / BITS) as usize % 6]
    }

    /// How many choices [`Faces::each_choice`] visits.
    #[inline]
    pub(crate) fn n_choices(self) -> u32 {
        (0..6).map(|face| (self.0 >> (face * BITS) & MASK) + 1).product()
    }

    /// The choice [`Faces::each_choice`] visits after `number` others.
    #[inline]
    pub(crate) fn nth_choice(self, number: u32) -> Faces {
        let mut rest = number;
        let mut choice = 0;
        let mut faces = self.present();
        while faces != 0 {
            let shift = faces.trailing_zeros();
            let base = (self.0 >> shift & MASK) + 1;
            choice |= (rest % base) << shift;
            rest /= base;
            faces &= faces - 1;
        }
        Faces(choice)
    }

    /// The dice one by one, in roast order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// Every choice among these dice, none and all included, in order.
    pub(crate) fn each_choice(self, mut visit: impl FnMut(Faces)) {
        let mut choice = 0u32;
        loop {
            visit(Faces(choice));
            // Count up in the mixed base given by the counts.
            let mut shift = 0;
            loop {
                if shift == UNROLLED {
                    return;
                }
                if choice >> shift & MASK < self.0 >> shift & MASK {
                    choice += 1 << shift;
                    break;
                }
                choice &= !(MASK << shift);
                shift += BITS;
            }
        }
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Colour> for Faces {
    /// At most [`Faces::MAX`] dice.
    fn from_iter<I: IntoIterator<Item = Colour>>(faces: I) -> Self {
        faces.into_iter().fold(Faces::NONE, Faces::with)
    }
}

/// How many bits a set like [`Faces::present`] has. Not `count_ones`, which is slow without a machine instruction
/// that not every machine has.
#[inline]
pub(crate) const fn n_present(set: u32) -> u32 {
    set.wrapping_mul(0x1111_1111) >> 28
}

/// The face of the `number`th bit of a set like [`Faces::present`]; any face if there are fewer. Looked up: a
/// loop would end where the dice say, which no processor foretells.
#[inline]
pub(crate) fn nth_present(set: u32, number: u32) -> Colour {
    // The six bits are moved together: by pairs, then the pairs.
    let pairs = (set | set >> 3) & 0x0003_0303;
    let packed = (pairs | pairs >> 6 | pairs >> 12) & 63;
    NTH_PRESENT[packed as usize][number as usize & 7]
}

/// By the bits of a set moved together, and the number.
static NTH_PRESENT: [[Colour; 8]; 64] = {
    let mut table = [[Colour::White; 8]; 64];
    let mut set = 0;
    while set < 64 {
        let (mut face, mut number) = (0, 0);
        while face < 6 {
            if set >> face & 1 != 0 {
                table[set][number] = Colour::ALL[face];
                number += 1;
            }
            face += 1;
        }
        set += 1;
    }
    table
};

/// A set of tracks, one bit each, as a set like [`Faces::present`].
#[inline]
pub(crate) const fn spread(tracks: u8) -> u32 {
    SPREAD[(tracks & 31) as usize]
}

static SPREAD: [u32; 32] = {
    let mut table = [0; 32];
    let mut tracks = 0;
    while tracks < 32 {
        let mut track = 0;
        while track < 5 {
            table[tracks] |= ((tracks as u32) >> track & 1) << (track * BITS);
            track += 1;
        }
        tracks += 1;
    }
    table
};

/// Dice of one kind in front of one seat: those rolled, by face, and the number still to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Pool(u32);

impl Pool {
    pub(crate) const EMPTY: Pool = Pool(0);

    pub(crate) const fn new(faces: Faces, unrolled: u8) -> Pool {
        Pool(faces.0 | (unrolled as u32) << UNROLLED)
    }

    /// Whether there is any die in some of these.
    #[inline]
    pub(crate) fn any(pools: &[Pool; MAX_SEATS]) -> bool {
        pools.iter().fold(0, |bits, pool| bits | pool.0) != 0
    }

    #[inline]
    pub(crate) const fn faces(self) -> Faces {
        Faces(self.0 & ALL_FACES)
    }

    #[inline]
    pub(crate) const fn unrolled(self) -> u8 {
        (self.0 >> UNROLLED) as u8
    }

    #[inline]
    pub(crate) const fn total(self) -> u8 {
        nibble_sum(self.0)
    }

    /// Picks some up to roll them again.
    pub(crate) fn pick_up(&mut self, dice: Faces) {
        self.0 -= dice.0;
        self.0 += (dice.total() as u32) << UNROLLED;
    }

    /// Those to be rolled show these faces.
    #[inline]
    pub(crate) fn land(&mut self, dice: Faces) {
        self.0 = (self.0 & ALL_FACES) + dice.0;
    }

    /// Turns one die.
    pub(crate) fn turn(&mut self, from: Colour, to: Colour) {
        self.0 -= Faces::of(from, 1).0;
        self.0 += Faces::of(to, 1).0;
    }
}

/// The most dice of one kind that are rolled together.
pub const MAX_ROLL: u8 = 5;

/// Everything `n` dice can show: sets in order, their weights, and for each of the `6ⁿ` equally likely
/// results the set it belongs to.
pub(crate) struct Rolls {
    pub(crate) sets: &'static [Faces],
    pub(crate) weights: &'static [u16],
    pub(crate) by_number: &'static [u8],
}

impl Rolls {
    /// One of the results, as a set.
    #[inline(always)]
    pub(crate) fn pick<D: table::Dealer + ?Sized>(&self, dealer: &mut D) -> Faces {
        let number = dealer.below(self.by_number.len() as u32);
        self.sets[self.by_number[number as usize] as usize]
    }
}

/// What `n` dice can show; `n` from 0 to [`MAX_ROLL`].
#[inline]
pub(crate) fn rolls(n: u8) -> &'static Rolls {
    &ROLLS[n as usize]
}

struct Table<const SETS: usize, const RESULTS: usize> {
    sets: [Faces; SETS],
    weights: [u16; SETS],
    by_number: [u8; RESULTS],
}

const fn factorial(n: u32) -> u32 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

impl<const SETS: usize, const RESULTS: usize> Table<SETS, RESULTS> {
    /// Counts through all sets of `n` dice in order and gives each its multinomial weight.
    const fn new(n: u32) -> Self {
        let mut table = Table { sets: [Faces(0); SETS], weights: [0; SETS], by_number: [0; RESULTS] };
        let (mut set, mut number, mut bits) = (0, 0, 0u32);
        while set < SETS {
            if nibble_sum(bits) as u32 == n {
                let mut weight = factorial(n);
                let mut face = 0;
                while face < 6 {
                    weight /= factorial(bits >> (face * BITS) & MASK);
                    face += 1;
                }
                table.sets[set] = Faces(bits);
                table.weights[set] = weight as u16;
                let end = number + weight as usize;
                while number < end {
                    table.by_number[number] = set as u8;
                    number += 1;
                }
                set += 1;
            }
            // The next value whose counts are all at most n, with at most n dice in all.
            let mut shift = 0;
            while shift < UNROLLED {
                bits += 1 << shift;
                if bits >> shift & MASK <= n && nibble_sum(bits) as u32 <= n {
                    break;
                }
                bits &= !(MASK << shift);
                shift += BITS;
            }
        }
        table
    }
}

static ROLL_0: Table<1, 1> = Table::new(0);
static ROLL_1: Table<6, 6> = Table::new(1);
static ROLL_2: Table<21, 36> = Table::new(2);
static ROLL_3: Table<56, 216> = Table::new(3);
static ROLL_4: Table<126, 1296> = Table::new(4);
static ROLL_5: Table<252, 7776> = Table::new(5);

static ROLLS: [Rolls; 6] = [
    Rolls { sets: &ROLL_0.sets, weights: &ROLL_0.weights, by_number: &ROLL_0.by_number },
    Rolls { sets: &ROLL_1.sets, weights: &ROLL_1.weights, by_number: &ROLL_1.by_number },
    Rolls { sets: &ROLL_2.sets, weights: &ROLL_2.weights, by_number: &ROLL_2.by_number },
    Rolls { sets: &ROLL_3.sets, weights: &ROLL_3.weights, by_number: &ROLL_3.by_number },
    Rolls { sets: &ROLL_4.sets, weights: &ROLL_4.weights, by_number: &ROLL_4.by_number },
    Rolls { sets: &ROLL_5.sets, weights: &ROLL_5.weights, by_number: &ROLL_5.by_number },
];

/// Faces of one kind of dice, as letters.
pub(crate) struct Letters(pub(crate) Kind, pub(crate) Faces);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Letters(kind, faces) = *self;
        if faces.is_empty() {
            return f.write_str("-");
        }
        faces.iter().try_for_each(|face| write!(f, "{}", kind.letter(face)))
    }
}

impl Faces {
    /// The letters of these faces on dice of a kind, in roast order; `-` for none.
    pub fn letters(self, kind: Kind) -> String {
        Letters(kind, self).to_string()
    }

    /// The inverse of [`Faces::letters`]: at most five letters, in roast order.
    pub fn from_letters(kind: Kind, text: &str) -> Result<Faces, ParseError> {
        let letters: String = Colour::ALL.iter().map(|&face| kind.letter(face)).collect();
        let wrong = || ParseError::new(format!("up to five of {letters} in this order, or -"), text);
        if text == "-" {
            return Ok(Faces::NONE);
        }
        let mut faces = Faces::NONE;
        let mut last = Colour::White;
        for letter in text.chars() {
            let face = Colour::ALL.into_iter().find(|&face| kind.letter(face) == letter).ok_or_else(wrong)?;
            if face < last || faces.total() == MAX_ROLL {
                return Err(wrong());
            }
            last = face;
            faces = faces.with(face);
        }
        if faces.is_empty() { Err(wrong()) } else { Ok(faces) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roll_tables_are_sorted_and_complete() {
        for n in 0..=MAX_ROLL {
            let rolls = rolls(n);
            assert!(rolls.sets.is_sorted());
            assert!(rolls.sets.iter().all(|set| set.total() == n));
            let sum: u32 = rolls.weights.iter().map(|&weight| u32::from(weight)).sum();
            assert_eq!(sum, 6u32.pow(n.into()));
            assert_eq!(rolls.by_number.len() as u32, sum);
        }
    }

    #[test]
    fn the_leading_face_is_the_darkest_of_the_most_frequent() {
        for set in (1..=MAX_ROLL).flat_map(|n| rolls(n).sets) {
            assert_eq!(Some(set.leading()), crate::blend::main_colour(*set), "{set:?}");
        }
    }

    #[test]
    fn the_most_frequent_face_is_found() {
        for (number, face) in Colour::ALL.into_iter().enumerate() {
            for n in 1..=Faces::MAX {
                let dice = Faces::of(face, n).plus(Faces::of(Colour::ALL[(number + 1) % 6], n / 2));
                assert!((1..=Faces::MAX).all(|least| dice.any_at_least(least) == (n >= least)));
                assert_eq!(dice.without(face), Faces::of(Colour::ALL[(number + 1) % 6], n / 2));
            }
        }
        assert!(!Faces::NONE.any_at_least(1));
    }

    #[test]
    fn choices_are_sorted_and_complete() {
        let dice: Faces = [Colour::White, Colour::White, Colour::Red, Colour::Black].into_iter().collect();
        let mut seen = Vec::new();
        dice.each_choice(|choice| seen.push(choice));
        assert_eq!(seen.len(), 3 * 2 * 2);
        assert_eq!(dice.n_choices(), 12);
        assert_eq!((dice.distinct(), n_present(0x0011_1111), n_present(0)), (3, 6, 0));
        assert!(seen.iter().enumerate().all(|(number, &choice)| dice.nth_choice(number as u32) == choice));
        assert!(seen.is_sorted());
        assert!(seen.iter().all(|&choice| dice.contains(choice)));
    }
}
