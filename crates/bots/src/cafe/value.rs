//! What a company is worth with this many rounds to come: a sum of weighted traits, one set of weights for each
//! number of rounds, read from `data/cafe/value.txt`, which the tuner makes.

use std::sync::OnceLock;

use ::cafe::N_ROUNDS;

use super::facilities::{Facilities, Load, on_trays, sorted, wanted_in_all, wanted_of};
use super::glance::{self, N_GLANCE};
use crate::weights;

/// Traits of the beans: they change with every action.
pub(super) const N_LOAD: usize = 26;
/// Traits of what is printed: they change when a card is laid.
pub(super) const N_WORKS: usize = 30;
pub(super) const N_TRAITS: usize = N_LOAD + N_WORKS;

/// The traits of a company.
pub(super) type Traits = [f32; N_TRAITS];

/// Names of the traits, as in the data file.
pub(super) const NAMES: [&str; N_TRAITS] = [
    "points",
    "even",
    "gap1",
    "gap2",
    "gap3",
    "funds",
    "poor",
    "want1",
    "want2",
    "want3",
    "want4",
    "served",
    "roasted-wanted",
    "dried-wanted",
    "grown-wanted",
    "roasted-rare",
    "roasted-common",
    "dried-rare",
    "dried-common",
    "grown-rare",
    "grown-common",
    "drying-full",
    "roasting-full",
    "roasted-colours",
    "wanted-growable",
    "wanted-foreign",
    // What is printed.
    "one",
    "cups",
    "cups-over-3",
    "cups-over-5",
    "ship",
    "ships",
    "harvest",
    "harvest-second",
    "colours-there",
    "colours",
    "harvest-all",
    "least-colour",
    "second-colour",
    "drying-group",
    "drying-second",
    "drying-all",
    "roasting-group",
    "roasting-second",
    "roasting-all",
    "width",
    "yield",
    "yield-cups",
    "yield-other",
    "yield-other-cups",
    "junk",
    "espresso",
    "batches",
    "width-cups",
    "reach",
    "reach-cups",
];

/// The traits of the beans.
pub(super) fn load_traits(facilities: &Facilities, load: &Load) -> [f32; N_LOAD] {
    let f = f32::from;
    let mut points = 0;
    let mut wants = [0u8; 4];
    let mut served = 0.0;
    let mut asked = [0u8; 4];
    for cafe in 0..facilities.n_cafes {
        let wanted = load.wanted[cafe];
        let missing = wanted_in_all(wanted);
        let worth = facilities.points[cafe];
        if missing == 0 {
            points += worth;
            continue;
        }
        wants[usize::from(missing.min(4)) - 1] += worth;
        served += f(worth) / f(missing);
        for (colour, asked) in asked.iter_mut().enumerate() {
            *asked += wanted_of(wanted, colour);
        }
    }
    let stock = facilities.stock(load);
    let sorted = sorted(stock);
    let gap = |i: usize| f((sorted[i] - sorted[i - 1]).min(4));
    let total: u8 = load.warehouse.iter().fold(0, |sum, &n| sum.saturating_add(n));
    let (drying, roasting) = (&load.drying[..facilities.drying.n], &load.roasting[..facilities.roasting.n]);
    let stages = [on_trays(roasting), on_trays(drying), facilities.grown(load)];
    let mut met = [0.0; 3];
    let mut rare = [0.0; 3];
    let mut common = [0.0; 3];
    let limit = sorted[1];
    let (mut growable, mut foreign) = (0.0, 0.0);
    for colour in 0..4 {
        let mut open = asked[colour];
        for (stage, beans) in stages.iter().enumerate() {
            let n = beans[colour];
            let for_cafes = n.min(open);
            open -= for_cafes;
            met[stage] += f(for_cafes);
            let rest = f((n - for_cafes).min(6));
            if stock[colour] <= limit {
                rare[stage] += rest;
            } else {
                common[stage] += rest;
            }
        }
        // What cafés want beyond what is on its way, and whether it grows here at all.
        if facilities.of_colour[colour] != 0 {
            growable += f(open);
        } else {
            foreign += f(open);
        }
    }
    let full = |trays: &[u8]| trays.iter().filter(|&&tray| tray != 0).count() as f32;
    let kinds = stages[0].iter().filter(|&&n| n > 0).count() as f32;
    [
        f(points),
        f(sorted[0]),
        gap(1),
        gap(2),
        gap(3),
        f(total.min(4)),
        f(u8::from(total == 0)),
        f(wants[0]),
        f(wants[1]),
        f(wants[2]),
        f(wants[3]),
        served,
        met[0],
        met[1],
        met[2],
        rare[0],
        common[0],
        rare[1],
        common[1],
        rare[2],
        common[2],
        full(drying),
        full(roasting),
        kinds,
        growable,
        foreign,
    ]
}

/// The traits of what is printed.
pub(super) fn works_traits(facilities: &Facilities) -> [f32; N_WORKS] {
    let f = f32::from;
    let cups = facilities.cups.min(8);
    let all = facilities.fields[..facilities.n_field_groups].iter().fold(0, |all, group| all | group);
    let by_colour = |group: u64| -> [u8; 4] {
        std::array::from_fn(|c| {
            ((group & facilities.of_colour[c]).count_ones() + (group & facilities.surplus[c]).count_ones())
                as u8
        })
    };
    let batches_in = |group: u64| {
        facilities.batches[..facilities.n_batches].iter().filter(|&&b| group & b != 0).count() as u8
    };
    let drying = facilities.drying.largest_two();
    let roasting = facilities.roasting.largest_two();
    let width = drying[0].min(roasting[0]).min(4);
    // What one round of produce, dry, roast and deliver brings from each group of fields.
    let mut best = [0u8; 2];
    let mut harvest = [0u8; 2];
    let mut colours_there = 0;
    let mut reach = 0u8;
    for &group in &facilities.fields[..facilities.n_field_groups] {
        let mut counts = by_colour(group);
        let batches = batches_in(group);
        let sum = counts.iter().sum::<u8>() + batches;
        let n_colours = counts.iter().filter(|&&n| n > 0).count() as u8;
        counts.sort_unstable();
        let brought: u8 = counts.iter().rev().take(width.into()).sum::<u8>() + batches * u8::from(width > 0);
        if sum > harvest[0] {
            harvest = [sum, harvest[0]];
            colours_there = n_colours;
        } else if sum > harvest[1] {
            harvest[1] = sum;
        }
        if brought > best[0] {
            best = [brought, best[0]];
        } else if brought > best[1] {
            best[1] = brought;
        }
        reach = reach.max(n_colours.min(width));
    }
    let mut counts = by_colour(all);
    let n_colours = counts.iter().filter(|&&n| n > 0).count() as u8;
    let sum = counts.iter().sum::<u8>() + batches_in(all);
    counts.sort_unstable();
    [
        1.0,
        f(cups),
        f(cups.saturating_sub(3)),
        f(cups.saturating_sub(5)),
        f(u8::from(facilities.ships == 1)),
        f(u8::from(facilities.ships > 1)),
        f(harvest[0].min(8)),
        f(harvest[1].min(5)),
        f(colours_there),
        f(n_colours),
        f(sum.min(14)),
        f(counts[0].min(3)),
        f(counts[1].min(3)),
        f(drying[0].min(4)),
        f(drying[1].min(3)),
        f((facilities.drying.n as u8).min(7)),
        f(roasting[0].min(4)),
        f(roasting[1].min(3)),
        f((facilities.roasting.n as u8).min(7)),
        f(width),
        f(best[0].min(9)),
        f(best[0].min(9)) * f(cups) / 4.0,
        f(best[1].min(6)),
        f(best[1].min(6)) * f(cups) / 4.0,
        f(facilities.junk.min(6)),
        f(facilities.n_espresso as u8),
        f(facilities.n_batches as u8),
        f(width) * f(cups) / 4.0,
        f(reach),
        f(reach) * f(cups) / 4.0,
    ]
}

/// What the tuner made.
const FILE: &str = include_str!("../../data/cafe/value.txt");

/// Weights of all traits.
pub(super) type Weights = [f32; N_TRAITS];

/// The weights for each number of rounds to come.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Values {
    /// At the end of a round. With none to come the score itself counts.
    pub(super) ended: [Weights; N_ROUNDS as usize],
    /// After placing, before acting; by the rounds to come after this one.
    pub(super) placed: [Weights; N_ROUNDS as usize],
    /// What a place covers and joins, by the rounds to come after this one.
    pub(super) glanced: [[f32; N_GLANCE]; N_ROUNDS as usize],
}

/// How one moment is valued.
#[derive(Clone, Copy)]
pub(super) struct RoundWeights<'a> {
    /// Rounds to come.
    pub(super) left: usize,
    pub(super) ended: &'a Weights,
    pub(super) placed: &'a Weights,
    pub(super) glanced: &'a [f32; N_GLANCE],
}

impl Values {
    /// As read from the data file.
    pub(super) fn tuned() -> &'static Values {
        static VALUES: OnceLock<Values> = OnceLock::new();
        VALUES.get_or_init(|| {
            let numbers = weights::read(FILE, &shape()).expect("the data file is checked by the tests");
            let mut values = Values::BLANK;
            values.all_mut().zip(numbers).for_each(|(weight, number)| *weight = number);
            values
        })
    }

    /// The values with this many rounds to come after this one.
    pub(super) fn weights(&self, left: usize) -> RoundWeights<'_> {
        RoundWeights {
            left,
            ended: &self.ended[left],
            placed: &self.placed[left],
            glanced: &self.glanced[left],
        }
    }

    pub(super) const BLANK: Values = Values {
        ended: [[0.0; N_TRAITS]; N_ROUNDS as usize],
        placed: [[0.0; N_TRAITS]; N_ROUNDS as usize],
        glanced: [[0.0; N_GLANCE]; N_ROUNDS as usize],
    };

    /// Every weight, in the order of the data file.
    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let moments = [&mut self.ended, &mut self.placed].into_iter().flat_map(weights::by_rows);
        moments.chain(weights::by_rows(&mut self.glanced))
    }
}

/// A table for each moment: a row for each trait, a column for each number of rounds to come.
pub(super) fn shape() -> [weights::Table; 3] {
    let table = |name: &str, rows| weights::Table { name: name.into(), rows, columns: N_ROUNDS.into() };
    [table("ended", &NAMES), table("placed", &NAMES), table("glanced", &glance::NAMES)]
}

fn weigh(weights: &[f32], traits: &[f32]) -> f32 {
    // In lanes, so that the machine adds several at once.
    let mut lanes = [0.0f32; 8];
    let (weights, traits) = (weights.chunks_exact(8), traits.chunks_exact(8));
    let rest = weights.remainder().iter().zip(traits.remainder()).map(|(weight, x)| weight * x).sum::<f32>();
    for (weights, traits) in weights.zip(traits) {
        for lane in 0..8 {
            lanes[lane] += weights[lane] * traits[lane];
        }
    }
    rest + lanes.iter().sum::<f32>()
}

/// A bean on its way breaks ties (C5.4).
const TIE: f32 = 0.02;

impl RoundWeights<'_> {
    /// The beans at the end of the round; with no round to come, the score.
    pub(super) fn of_load(&self, facilities: &Facilities, load: &Load) -> f32 {
        if self.left == 0 {
            let roasted: u8 = on_trays(&load.roasting[..facilities.roasting.n]).iter().sum();
            return facilities.score(load) as f32 + TIE * f32::from(roasted.min(9));
        }
        weigh(&self.ended[..N_LOAD], &load_traits(facilities, load))
    }

    /// What is printed, at the end of the round.
    pub(super) fn of_works(&self, facilities: &Facilities) -> f32 {
        if self.left == 0 { 0.0 } else { weigh(&self.ended[N_LOAD..], &works_traits(facilities)) }
    }

    /// A company that has placed and is about to act.
    pub(super) fn of_placed(&self, facilities: &Facilities, load: &Load) -> f32 {
        weigh(&self.placed[..N_LOAD], &load_traits(facilities, load))
            + weigh(&self.placed[N_LOAD..], &works_traits(facilities))
    }
}

/// All traits of a company.
pub(super) fn traits(facilities: &Facilities, load: &Load) -> Traits {
    let mut all = [0.0; N_TRAITS];
    all[..N_LOAD].copy_from_slice(&load_traits(facilities, load));
    all[N_LOAD..].copy_from_slice(&works_traits(facilities));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_is_written_as_it_is_read() {
        weights::check_file(FILE, &shape());
    }

    #[test]
    fn every_trait_has_its_own_name() {
        for (nth, name) in NAMES.iter().enumerate() {
            assert!(!NAMES[..nth].contains(name), "{name}");
        }
    }
}
