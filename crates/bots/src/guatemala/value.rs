//! The trained value: each seat's chance to win, from the features of all seats.

use std::sync::LazyLock;

use ::guatemala::{Guatemala, SEATS};
use table::{Game, MAX_SEATS, Seat};

use super::features::{Features, N_FEATURES, NAMES, STAGES, TableSummary};
use super::ground::{Ground, Routes};
use crate::weights;

/// Numbers of seats a value knows.
pub(super) const TABLES: usize = 3;

/// A chance for each seat; seats that do not play have none.
pub(super) type Chances = [f32; MAX_SEATS];

/// The weights of one number of seats: by stage and feature.
pub(super) type Weights = [[f32; N_FEATURES]; STAGES];

/// The weights, by number of seats.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Value {
    tables: [Weights; TABLES],
}

/// What the training found.
const FILE: &str = include_str!("../../data/guatemala/value.txt");

/// A table for each number of seats: a row for each feature, a column for each stage.
pub(super) fn shape() -> Vec<weights::Table> {
    let table = |n| weights::Table { name: format!("seats-{n}"), rows: &NAMES, columns: STAGES };
    SEATS.map(table).collect()
}

static TRAINED: LazyLock<Value> = LazyLock::new(|| {
    let numbers = weights::read(FILE, &shape()).expect("the data is sound: tested");
    let mut value = Value::blank();
    value.all_mut().zip(numbers).for_each(|(weight, number)| *weight = number);
    value
});

impl Value {
    /// What the training found.
    pub(super) fn trained() -> &'static Value {
        &TRAINED
    }

    /// Weights of nothing, as a training begins.
    pub(super) fn blank() -> Value {
        Value { tables: [[[0.0; N_FEATURES]; STAGES]; TABLES] }
    }

    pub(super) fn weights(&self, n_seats: usize) -> &Weights {
        &self.tables[n_seats - SEATS.start()]
    }

    pub(super) fn weights_mut(&mut self, n_seats: usize) -> &mut Weights {
        &mut self.tables[n_seats - SEATS.start()]
    }

    /// Every weight, in the order of the data file.
    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.tables.iter_mut().flat_map(weights::by_rows)
    }

    /// The chance of each seat at a table between turns.
    pub(super) fn chances(&self, ground: &Ground, routes: &Routes, world: &Guatemala) -> Chances {
        if let Some(chances) = result(world) {
            return chances;
        }
        let summary = TableSummary::new(ground, routes, world);
        let stages = summary.stages();
        let n_seats = world.n_seats();
        let weights = blend(self.weights(n_seats), stages);
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(n_seats) {
            scores[seat.index()] = dot(&weights, &summary.features(seat));
        }
        softmax(scores, n_seats)
    }
}

/// The weights at this distance from the end.
fn blend(weights: &Weights, stages: [f32; STAGES]) -> Features {
    std::array::from_fn(|feature| (0..STAGES).map(|stage| stages[stage] * weights[stage][feature]).sum())
}

fn dot(weights: &Features, features: &Features) -> f32 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// Scores as shares of one.
pub(super) fn softmax(scores: [f32; MAX_SEATS], n_seats: usize) -> Chances {
    let most = scores[..n_seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    for seat in 0..n_seats {
        chances[seat] = (scores[seat] - most).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// G6.2: what each seat has won once the game is over; a shared victory is divided.
pub(super) fn result(world: &Guatemala) -> Option<Chances> {
    let places = world.ranking()?;
    let winners = places.iter().filter(|&&place| place == 1).count() as f32;
    let mut chances = [0.0; MAX_SEATS];
    for (chance, place) in chances.iter_mut().zip(places) {
        *chance = if place == 1 { 1.0 / winners } else { 0.0 };
    }
    Some(chances)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_is_written_as_it_is_read() {
        weights::check_file(FILE, &shape());
    }
}
