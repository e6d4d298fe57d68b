//! The learned value: every seat's chance to win, from the weights of the facts that hold for it.

use std::sync::LazyLock;

use ::vivajava::{Coaster, MAX_SEATS, MIN_SEATS, Setup, Vivajava};
use table::{Game, Seat};

use super::features::{PER_ROLE, Scale, Scene, point_and_steps, role};

/// The chance of every seat to win; beyond the seats of the table 0.
pub(crate) type Chances = [f32; MAX_SEATS];

/// Steps of a weight in a file: it is kept to 1/256.
const STEPS: f32 = 256.0;
/// A weight in a file is two letters of this alphabet, a number in base 64 with [`MIDDLE`] for 0.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-";
const MIDDLE: i32 = 2048;
/// What a point and a step are worth at first.
const POINT: f32 = 0.05;
const STEP: f32 = 0.08;
/// Weights a line.
const PER_LINE: usize = 60;

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
    let read =
        |(field, text)| Values::read(field, text).expect("the data that comes with the game is tested");
    Field::all().zip(FILES).map(read).collect()
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
        first.iter_mut().for_each(|weight| *weight = decoded(code(*weight)));
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

    /// The text of a data file, after its remarks.
    pub(crate) fn write(&self, field: Field) -> String {
        let mut text = format!("values {} weights {}\n", field.name(), self.weights.len());
        for line in self.weights.chunks(PER_LINE) {
            for &weight in line {
                let code = code(weight);
                text.push(ALPHABET[code / 64].into());
                text.push(ALPHABET[code % 64].into());
            }
            text.push('\n');
        }
        text
    }

    /// Reads a data file, or says what is wrong with it and where.
    pub(crate) fn read(field: Field, text: &str) -> Result<Values, String> {
        let n_weights = field.n_weights();
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let expected = format!("values {} weights {n_weights}", field.name());
        if lines.next().is_none_or(|(_, line)| line != expected) {
            return Err(format!("expected the line `{expected}` after the remarks"));
        }
        let mut weights = Vec::with_capacity(n_weights);
        for (number, line) in lines {
            for pair in line.as_bytes().chunks(2) {
                let place = |at: usize| {
                    let letter = pair.get(at)?;
                    ALPHABET.iter().position(|other| other == letter)
                };
                let (Some(high), Some(low)) = (place(0), place(1)) else {
                    return Err(format!("line {}: a weight is two letters of the alphabet", number + 1));
                };
                weights.push(decoded(high * 64 + low));
            }
        }
        if weights.len() != n_weights {
            return Err(format!("expected {n_weights} weights, found {}", weights.len()));
        }
        Ok(Values { weights })
    }
}

/// A weight as it is kept.
fn code(weight: f32) -> usize {
    ((weight * STEPS).round() as i32 + MIDDLE).clamp(0, 4095) as usize
}

fn decoded(code: usize) -> f32 {
    (code as i32 - MIDDLE) as f32 / STEPS
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
    fn the_data_that_comes_with_the_game_can_be_read() {
        for (field, text) in Field::all().zip(FILES) {
            let values =
                Values::read(field, text).unwrap_or_else(|error| panic!("{}: {error}", field.name()));
            assert!(values.weights.iter().any(|&weight| weight != 0.0), "{} knows nothing", field.name());
        }
    }

    #[test]
    fn data_is_read_as_it_was_written() {
        let field = Field { seats: 3, coaster: Coaster::Bold };
        let mut values = Values::first_guess(field);
        for (number, weight) in values.weights.iter_mut().enumerate() {
            *weight = (number % 4096) as f32 / STEPS - 8.0;
        }
        assert_eq!(Values::read(field, &values.write(field)), Ok(values));
    }

    #[test]
    fn wrong_data_is_refused() {
        let field = Field { seats: 2, coaster: Coaster::Mild };
        let good = Values::first_guess(field).write(field);
        let other = Field { seats: 2, coaster: Coaster::Bold };
        assert!(Values::read(other, &good).is_err());
        assert!(Values::read(field, "").is_err());
        let (head, rest) = good.split_once('\n').expect("more than one line");
        for wrong in [
            rest.to_owned(),
            head.to_owned(),
            format!("{good}gA"),
            good[..good.len() - 3].to_owned(),
            good.replacen("gA", "g!", 1),
            good.replacen("gA", "g", 1),
        ] {
            assert!(Values::read(field, &wrong).is_err());
        }
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
