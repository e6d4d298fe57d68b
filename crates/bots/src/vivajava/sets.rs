//! Sets of at most five dice, numbered: the places of the tables in which a turn is thought through.

use std::sync::LazyLock;

use ::vivajava::{Colour, Faces};

/// Faces of a die.
pub(crate) const FACES: usize = 6;

/// How many sets there are of at most 0 to 5 dice.
pub(crate) const UP_TO: [usize; 6] = [1, 7, 28, 84, 210, 462];

/// No such set.
pub(crate) const NONE: u16 = u16::MAX;

/// All sets of at most five dice, smaller ones first.
pub(crate) struct Sets {
    /// How many dice show each face.
    pub(crate) counts: Vec<[u8; FACES]>,
    /// The set with one die more of a face.
    pub(crate) more: Vec<[u16; FACES]>,
    /// The set with one die less of a face.
    pub(crate) less: Vec<[u16; FACES]>,
}

/// The one table of them.
pub(crate) static SETS: LazyLock<Sets> = LazyLock::new(Sets::new);

impl Sets {
    fn new() -> Sets {
        let mut counts: Vec<[u8; FACES]> = vec![[0; FACES]];
        let mut begin = 0;
        for _ in 0..5 {
            let end = counts.len();
            for set in begin..end {
                // Dice are added in roast order, so every set is made once.
                let darkest = counts[set].iter().rposition(|&n| n > 0).unwrap_or(0);
                for face in darkest..FACES {
                    let mut larger = counts[set];
                    larger[face] += 1;
                    counts.push(larger);
                }
            }
            begin = end;
        }
        let find = |wanted: [u8; FACES]| {
            counts.iter().position(|&set| set == wanted).map_or(NONE, |number| number as u16)
        };
        let neighbours = |step: fn(u8) -> Option<u8>| {
            let of = |set: &[u8; FACES]| {
                std::array::from_fn(|face| {
                    let mut other = *set;
                    step(set[face]).map_or(NONE, |n| {
                        other[face] = n;
                        find(other)
                    })
                })
            };
            counts.iter().map(of).collect()
        };
        let more = neighbours(|n| n.checked_add(1));
        let less = neighbours(|n| n.checked_sub(1));
        Sets { counts, more, less }
    }

    /// The number of a set.
    pub(crate) fn number(&self, faces: Faces) -> usize {
        faces.iter().fold(0, |set, face| usize::from(self.more[set][face.index()]))
    }

    /// A set after one die of it was turned; `None` if no die shows that face.
    pub(crate) fn turned(&self, set: usize, from: Colour, to: Colour) -> Option<usize> {
        let less = self.less[set][from.index()];
        (less != NONE).then(|| usize::from(self.more[usize::from(less)][to.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_complete_and_know_their_neighbours() {
        assert_eq!(SETS.counts.len(), UP_TO[5]);
        for (number, counts) in SETS.counts.iter().enumerate() {
            let size: u8 = counts.iter().sum();
            assert!(number < UP_TO[usize::from(size)]);
            assert!(size == 0 || number >= UP_TO[usize::from(size) - 1]);
            let dice = Colour::ALL.into_iter().flat_map(|face| (0..counts[face.index()]).map(move |_| face));
            assert_eq!(SETS.number(dice.collect()), number);
            for face in 0..FACES {
                let more = SETS.more[number][face];
                assert_eq!(more == NONE, size == 5);
                assert!(more == NONE || SETS.less[usize::from(more)][face] == number as u16);
            }
        }
    }
}
