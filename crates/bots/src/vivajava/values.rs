//! The learned value: every seat's chance to win, from the weights of the facts that hold for it.

use std::sync::LazyLock;

use ::vivajava::{Coaster, MAX_SEATS, MIN_SEATS, Setup, Vivajava};
use table::{Game, Seat};

use super::features::{PER_ROLE, Scale, Scene, point_and_steps, role};
use crate::weights;

/// The chance of every seat to win; beyond the seats of the table 0.
pub(crate) type Chances = [f32; MAX_SEATS];

/// What a point and a step are worth at first.
const POINT: f32 = 0.05;
const STEP: f32 = 0.08;
/// Rows of a table in a file.
const ROLES: [&str; MAX_SEATS] = ["role-0", "role-1", "role-2", "role-3"];

/// The weights for one number of seats and one coaster.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Values {
    pub(crate) weights: Vec<f32>,
}

/// What the data is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) seats: usize,
    pub(crate) coaster: Coaster,
}

impl Field {
    /// All six, in the order of the files.
    pub(crate) fn all() -> impl Iterator<Item = Field> {
        (MIN_SEATS..=MAX_SEATS)
            .flat_map(|seats| [Coaster::Mild, Coaster::Bold].map(|coaster| Field { seats, coaster }))
    }

    /// Sets of roles. With one for each seat, the value tells the seat that thinks from the others: it was learned
    /// against another kind of player.
    pub(crate) fn sides(self) -> usize {
        if self.coaster == Coaster::Bold { self.seats } else { 1 }
    }

    fn n_weights(self) -> usize {
        self.sides() * self.seats * PER_ROLE
    }

    pub(crate) fn name(self) -> String {
        let coaster = if self.coaster == Coaster::Mild { "mild" } else { "bold" };
        format!("{coaster}-{}", self.seats)
    }

    /// A table for each set of roles, with a row for each of them.
    pub(crate) fn shape(self) -> Vec<weights::Table> {
        let name = |side| format!("{}-side-{side}", self.name());
        let rows = &ROLES[..self.seats];
        (0..self.sides()).map(|side| weights::Table { name: name(side), rows, columns: PER_ROLE }).collect()
    }
}

/// The data that comes with the game, in the order of [`Field::all`].
const FILES: [&str; 6] = [
    include_str!("../../data/vivajava/mild-2.values"),
    include_str!("../../data/vivajava/bold-2.values"),
    include_str!("../../data/vivajava/mild-3.values"),
    include_str!("../../data/vivajava/bold-3.values"),
    include_str!("../../data/vivajava/mild-4.values"),
    include_str!("../../data/vivajava/bold-4.values"),
];

static LEARNED: LazyLock<Vec<Values>> = LazyLock::new(|| {
    let values = |(field, text): (Field, &str)| Values {
        weights: weights::read(text, &field.shape()).expect("the data that comes with the game is tested"),
    };
    Field::all().zip(FILES).map(values).collect()
});

impl Values {
    /// Knows only that points and steps are good, so that the first games come to an end.
    pub(crate) fn first_guess(field: Field) -> Values {
        let weight = |number: usize| {
            point_and_steps(number % PER_ROLE)
                .map_or(0.0, |(points, steps)| POINT * points as f32 + STEP * steps as f32)
        };
        Values { weights: (0..field.n_weights()).map(weight).collect() }
    }

    /// The other sets of roles begin with what the first one knows, to the precision of a file.
    pub(crate) fn begin_other_sides(&mut self, field: Field) {
        let (first, others) = self.weights.split_at_mut(field.seats * PER_ROLE);
        first.iter_mut().for_each(|weight| *weight = weights::rounded(*weight));
        others.chunks_mut(first.len()).for_each(|side| side.copy_from_slice(first));
    }

    /// The values learned for a set-up.
    pub(crate) fn learned(setup: &Setup) -> &'static Values {
        let field = Field { seats: setup.seats, coaster: setup.coaster };
        let number = Field::all().position(|other| other == field).expect("two to four seats play");
        &LEARNED[number]
    }

    /// What there is to see at a table for the seat that thinks; without one, as if it thought in its own turn.
    pub(crate) fn scene<'a>(
        &self,
        table: &'a Vivajava,
        scale: &'a Scale,
        thinker: Option<Seat>,
    ) -> Scene<'a> {
        let roles = table.n_seats();
        let side = match thinker {
            Some(thinker) if self.weights.len() > roles * PER_ROLE => role(table, thinker),
            _ => 0,
        };
        Scene::new(table, scale, side * roles)
    }

    /// The chances at a quiet table: no dice of the present turn are rolled.
    pub(crate) fn chances(&self, table: &Vivajava, scale: &Scale, thinker: Option<Seat>) -> Chances {
        let scene = self.scene(table, scale, thinker);
        let mut chances = [0.0; MAX_SEATS];
        for seat in table.seats() {
            let mut sum = 0.0;
            scene.each_fact(seat, |number| sum += self.weights[number]);
            chances[seat.index()] = sum;
        }
        soften(&mut chances[..table.n_seats()]);
        chances
    }
}

/// Turns sums of weights into chances that add to 1.
pub(crate) fn soften(sums: &mut [f32]) {
    let most = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for sum in sums.iter_mut() {
        *sum = (*sum - most).exp();
        total += *sum;
    }
    sums.iter_mut().for_each(|chance| *chance /= total);
}

/// The chances when it is over: the winners share.
pub(crate) fn outcome(table: &Vivajava) -> Option<Chances> {
    let places = table.ranking()?;
    let winners = places.iter().filter(|&&place| place == 1).count();
    let mut chances = [0.0; MAX_SEATS];
    for (chance, &place) in chances.iter_mut().zip(&places) {
        *chance = if place == 1 { 1.0 / winners as f32 } else { 0.0 };
    }
    Some(chances)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_files_are_written_as_they_are_read() {
        Field::all().zip(FILES).for_each(|(field, text)| weights::check_file(text, &field.shape()));
    }

    #[test]
    fn chances_add_to_one() {
        let mut sums = [3.0, -90.0, 90.0, 0.5];
        soften(&mut sums);
        assert!((sums.iter().sum::<f32>() - 1.0).abs() < 1e-6 && sums[2] > 0.99);
    }

    /// Who thinks makes a difference where the value was learned against another kind of player, and only there.
    #[test]
    fn the_seat_that_thinks_is_told_from_the_others() {
        for field in Field::all() {
            let opening = ::vivajava::Opening::Fixed;
            let setup = Setup { seats: field.seats, coaster: field.coaster, opening, ..Setup::default() };
            let table = Vivajava::new(&setup).expect("a game");
            let (values, scale) = (Values::learned(&setup), Scale::of(&setup));
            let [own, other] = [0, 1].map(|seat| values.chances(&table, &scale, Seat::new(seat)));
            assert_eq!(own != other, field.sides() > 1, "{}", field.name());
        }
    }

    #[test]
    fn the_other_sides_begin_as_the_first_one() {
        let field = Field { seats: 3, coaster: Coaster::Bold };
        let mut values = Values::first_guess(field);
        values.weights[0] = 1.001;
        values.begin_other_sides(field);
        let sides: Vec<&[f32]> = values.weights.chunks(field.seats * PER_ROLE).collect();
        assert_eq!((sides.len(), sides[0][0]), (3, 1.0));
        assert!(sides.iter().all(|side| side == &sides[0]));
    }
}
