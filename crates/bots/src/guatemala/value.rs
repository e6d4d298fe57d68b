//! The trained value: each seat's chance to win, from the features of all seats.

use std::fmt::Write as _;
use std::sync::LazyLock;

use ::guatemala::{Guatemala, SEATS};
use table::{Game, MAX_SEATS, Seat};

use super::features::{Features, N_FEATURES, NAMES, STAGES, TableSummary};
use super::ground::{Ground, Routes};

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

static TRAINED: LazyLock<Value> = LazyLock::new(|| {
    Value::parse(include_str!("../../data/guatemala/value.txt")).expect("the data is sound: tested")
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

    /// The weights from a text as [`Value::text`] writes it, or the first thing wrong with it.
    pub(super) fn parse(text: &str) -> Result<Value, String> {
        let mut value = Value::blank();
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(number, line)| (number + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        for n_seats in SEATS {
            match lines.next() {
                Some((_, line)) if line == format!("seats {n_seats}") => {}
                Some((number, line)) => return Err(format!("line {number}: not `seats {n_seats}`: {line}")),
                None => return Err(format!("no `seats {n_seats}`")),
            }
            for (feature, name) in NAMES.iter().enumerate() {
                let (number, line) =
                    lines.next().ok_or_else(|| format!("no `{name}` for {n_seats} seats"))?;
                let mut words = line.split_whitespace();
                if words.next() != Some(name) {
                    return Err(format!("line {number}: not `{name}`: {line}"));
                }
                for stage in 0..STAGES {
                    let word =
                        words.next().ok_or_else(|| format!("line {number}: {STAGES} numbers are needed"))?;
                    let weight: f32 =
                        word.parse().map_err(|_| format!("line {number}: no number: {word}"))?;
                    if !weight.is_finite() {
                        return Err(format!("line {number}: no weight: {word}"));
                    }
                    value.weights_mut(n_seats)[stage][feature] = weight;
                }
                if let Some(word) = words.next() {
                    return Err(format!("line {number}: too much: {word}"));
                }
            }
        }
        match lines.next() {
            None => Ok(value),
            Some((number, line)) => Err(format!("line {number}: too much: {line}")),
        }
    }

    /// The weights as text, without a head.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for n_seats in SEATS {
            let _ = writeln!(text, "seats {n_seats}");
            for (feature, name) in NAMES.iter().enumerate() {
                let weights = self.weights(n_seats).map(|stage| stage[feature]);
                let _ = writeln!(text, "{name} {:.4} {:.4} {:.4}", weights[0], weights[1], weights[2]);
            }
        }
        text
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
    fn the_trained_weights_are_sound_and_written_as_they_are_read() {
        let text = Value::trained().text();
        assert_eq!(Value::parse(&text).as_ref(), Ok(Value::trained()));
        assert_ne!(*Value::trained(), Value::blank());
    }

    #[test]
    fn wrong_data_is_refused() {
        let text = Value::trained().text();
        let refusal = |text: &str| Value::parse(text).expect_err("the text is wrong");
        assert!(refusal("").contains("seats 2"));
        assert!(refusal(&text.replace("seats 3", "seats 5")).contains("seats 3"));
        assert!(refusal(&text.replacen("broke", "rich", 1)).contains("broke"));
        assert!(refusal(&(text.clone() + "points 1 2 3\n")).contains("too much"));
        let first = text.lines().nth(1).expect("a first feature");
        assert!(refusal(&text.replacen(first, "next-0 1 2", 1)).contains("numbers are needed"));
        assert!(refusal(&text.replacen(first, "next-0 1 2 3 4", 1)).contains("too much"));
        assert!(refusal(&text.replacen(first, "next-0 1 two 3", 1)).contains("no number"));
        assert!(refusal(&text.replacen(first, "next-0 1 NaN 3", 1)).contains("no weight"));
    }
}
