//! What a line of games added up to: victories by place in the order of play, points, and what was used how often.
//!
//! Everything is a whole number, so that a measurement put down and taken up again says to the last digit what one
//! that was not put down says.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use table::{MAX_SEATS, Seat};

use crate::arena::stats::{Estimate, mean_of_sums};

/// A victory in parts that one, two, three or four may share.
const WHOLE: u64 = 12;

/// What was used in one game.
#[derive(Default, Debug)]
pub(crate) struct Notes {
    /// Who began.
    pub(crate) starter: Option<Seat>,
    /// Who took the last sack, where sacks are taken.
    pub(crate) taker: Option<Seat>,
    /// By group and name: how often each seat did.
    used: BTreeMap<(&'static str, String), [u64; MAX_SEATS]>,
    /// By group and name: what happened to the whole table.
    happened: BTreeMap<(&'static str, String), u64>,
}

impl Notes {
    /// A seat used something this many times, or had this much of it.
    pub(crate) fn add(&mut self, group: &'static str, name: impl Into<String>, seat: Seat, n: u64) {
        self.used.entry((group, name.into())).or_default()[seat.index()] += n;
    }

    /// A seat came to something, however often.
    pub(crate) fn once(&mut self, group: &'static str, name: impl Into<String>, seat: Seat) {
        self.used.entry((group, name.into())).or_default()[seat.index()] = 1;
    }

    /// Something happened that is nobody's.
    pub(crate) fn happened(&mut self, group: &'static str, name: impl Into<String>) {
        *self.happened.entry((group, name.into())).or_default() += 1;
    }
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Finished {
    pub(super) starter: Seat,
    pub(super) points: Vec<i64>,
    /// What each seat has of the victory, in twelfths.
    pub(super) victory: Vec<u64>,
    pub(super) decisions: u64,
    used: Vec<((&'static str, String), [u64; MAX_SEATS])>,
    happened: Vec<((&'static str, String), u64)>,
}

impl Finished {
    pub(super) fn new(notes: Notes, points: &[f64], share: &[f64], decisions: u64) -> Finished {
        Finished {
            starter: notes.starter.or(Seat::new(0)).expect("there is a first seat"),
            points: points.iter().map(|&points| points as i64).collect(),
            victory: share.iter().map(|share| (share * WHOLE as f64).round() as u64).collect(),
            decisions,
            used: notes.used.into_iter().collect(),
            happened: notes.happened.into_iter().collect(),
        }
    }
}

/// How often something was used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Use {
    /// Games in which anybody did.
    pub(super) games: u64,
    /// How often, or how much, in all.
    pub(super) times: u64,
    /// Seats that did, over all games.
    pub(super) seats: u64,
    /// Their victories, in twelfths.
    victory: u64,
    /// Their points.
    points: i64,
}

const USE: [&str; 5] = ["games", "times", "seats", "victory", "points"];

impl Use {
    fn numbers(&self) -> [i64; 5] {
        [self.games as i64, self.times as i64, self.seats as i64, self.victory as i64, self.points]
    }

    fn of(numbers: [i64; 5]) -> Use {
        let [games, times, seats, victory, points] = numbers;
        Use { games: games as u64, times: times as u64, seats: seats as u64, victory: victory as u64, points }
    }

    /// Adds what another line says.
    pub(super) fn add(&mut self, other: &Use) {
        let (mine, more) = (self.numbers(), other.numbers());
        *self = Use::of(std::array::from_fn(|at| mine[at] + more[at]));
    }

    /// The victories of those who did.
    pub(super) fn victories(&self) -> f64 {
        self.victory as f64 / WHOLE as f64
    }

    /// The points of those who did, on average.
    pub(super) fn mean_points(&self) -> f64 {
        self.points as f64 / self.seats.max(1) as f64
    }
}

/// The victories and points of one place in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Place {
    victory: u64,
    victory_squares: u64,
    points: i64,
    points_squares: i64,
}

/// A line of games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Tally {
    pub(super) seats: usize,
    pub(super) games: u64,
    pub(super) decisions: u64,
    /// By place in the order of play: the seat that begins, the next clockwise, …
    places: Vec<Place>,
    /// The victories of the seats by their number, in twelfths.
    chairs: Vec<u64>,
    /// Used by seats, by `group/name`.
    used: BTreeMap<String, Use>,
    /// Happened to the table, by `group/name`.
    happened: BTreeMap<String, u64>,
    /// The points and the decisions of the first game: another program would hardly play it again.
    first: Vec<i64>,
}

impl Tally {
    pub(super) fn new(seats: usize) -> Tally {
        Tally { seats, places: vec![Place::default(); seats], chairs: vec![0; seats], ..Tally::default() }
    }

    /// What is remembered of a game to know it again.
    fn trace(game: &Finished) -> Vec<i64> {
        let decisions = game.decisions as i64;
        game.points.iter().copied().chain([decisions]).collect()
    }

    /// Whether this is how the first game went, if one was played.
    pub(super) fn begins_with(&self, game: &Finished) -> bool {
        self.games == 0 || self.first == Tally::trace(game)
    }

    /// One more game.
    pub(super) fn add(&mut self, game: &Finished) {
        if self.games == 0 {
            self.first = Tally::trace(game);
        }
        self.games += 1;
        self.decisions += game.decisions;
        for seat in 0..self.seats {
            let (victory, points) = (game.victory[seat], game.points[seat]);
            let place = &mut self.places[(seat + self.seats - game.starter.index()) % self.seats];
            place.victory += victory;
            place.victory_squares += victory * victory;
            place.points += points;
            place.points_squares += points * points;
            self.chairs[seat] += victory;
        }
        for ((group, name), times) in &game.used {
            let entry = self.used.entry(format!("{group}/{name}")).or_default();
            entry.games += u64::from(times.iter().any(|&times| times > 0));
            for (seat, &times) in times.iter().enumerate().filter(|&(_, &times)| times > 0) {
                entry.times += times;
                entry.seats += 1;
                entry.victory += game.victory[seat];
                entry.points += game.points[seat];
            }
        }
        for ((group, name), times) in &game.happened {
            *self.happened.entry(format!("{group}/{name}")).or_default() += times;
        }
    }

    /// The share of the victories of each place in the order of play.
    pub(super) fn shares(&self) -> Vec<Estimate> {
        let whole = WHOLE as f64;
        let share = |place: &Place| {
            mean_of_sums(
                self.games,
                place.victory as f64 / whole,
                place.victory_squares as f64 / (whole * whole),
            )
        };
        self.places.iter().map(share).collect()
    }

    /// The same for the seats by their number, without intervals: who begins is drawn.
    pub(super) fn chairs(&self) -> Vec<f64> {
        let whole = (WHOLE * self.games.max(1)) as f64;
        self.chairs.iter().map(|&victory| victory as f64 / whole).collect()
    }

    /// The points of each place.
    pub(super) fn points(&self) -> Vec<Estimate> {
        let mean = |place: &Place| mean_of_sums(self.games, place.points as f64, place.points_squares as f64);
        self.places.iter().map(mean).collect()
    }

    /// The points of a seat, whichever, on average.
    pub(super) fn mean_points(&self) -> f64 {
        let all: i64 = self.places.iter().map(|place| place.points).sum();
        all as f64 / (self.games.max(1) * self.seats as u64) as f64
    }

    /// How often something was used.
    pub(super) fn used(&self, group: &str, name: &str) -> Use {
        self.used.get(&format!("{group}/{name}")).copied().unwrap_or_default()
    }

    /// How often something happened to the table.
    pub(super) fn happened(&self, group: &str, name: &str) -> u64 {
        self.happened.get(&format!("{group}/{name}")).copied().unwrap_or_default()
    }

    /// All of it.
    pub(super) fn to_json(&self) -> Value {
        let column = |of: fn(&Place) -> i64| self.places.iter().map(of).collect::<Vec<i64>>();
        let used: Map<String, Value> =
            self.used.iter().map(|(key, used)| (key.clone(), json!(used.numbers()))).collect();
        json!({
            "seats": self.seats, "games": self.games, "decisions": self.decisions, "first": self.first,
            "victory": column(|place| place.victory as i64),
            "victory_squares": column(|place| place.victory_squares as i64),
            "points": column(|place| place.points),
            "points_squares": column(|place| place.points_squares),
            "chairs": self.chairs,
            "used_columns": USE, "used": used, "happened": self.happened,
        })
    }

    /// What [`Tally::to_json`] wrote, or nothing if it is something else.
    pub(super) fn from_json(value: &Value) -> Option<Tally> {
        let numbers =
            |value: &Value| -> Option<Vec<i64>> { value.as_array()?.iter().map(Value::as_i64).collect() };
        let seats = usize::try_from(value["seats"].as_u64()?).ok().filter(|n| (1..=MAX_SEATS).contains(n))?;
        let column = |name: &str| numbers(&value[name]).filter(|column| column.len() == seats);
        let [victory, victory_squares, points, points_squares, chairs] =
            ["victory", "victory_squares", "points", "points_squares", "chairs"].map(column);
        let (victory, victory_squares, points, points_squares) =
            (victory?, victory_squares?, points?, points_squares?);
        let mut tally = Tally {
            seats,
            games: value["games"].as_u64()?,
            decisions: value["decisions"].as_u64()?,
            first: numbers(&value["first"])?,
            chairs: chairs?.into_iter().map(|victory| victory as u64).collect(),
            ..Tally::new(seats)
        };
        for (at, place) in tally.places.iter_mut().enumerate() {
            *place = Place {
                victory: victory[at] as u64,
                victory_squares: victory_squares[at] as u64,
                points: points[at],
                points_squares: points_squares[at],
            };
        }
        for (key, used) in value["used"].as_object()? {
            tally.used.insert(key.clone(), Use::of(numbers(used)?.try_into().ok()?));
        }
        for (key, times) in value["happened"].as_object()? {
            tally.happened.insert(key.clone(), times.as_u64()?);
        }
        Some(tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat_of(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn game(starter: usize, victory: [u64; 3], points: [i64; 3]) -> Finished {
        let mut notes = Notes { starter: Some(seat_of(starter)), ..Notes::default() };
        notes.add("points", "cup", seat_of(1), 4);
        notes.once("reached", "1X", seat_of(1));
        notes.once("reached", "1X", seat_of(1));
        notes.happened("end", "idle");
        let share = victory.map(|twelfths| twelfths as f64 / 12.0);
        Finished::new(notes, &points.map(|points| points as f64), &share, 9)
    }

    #[test]
    fn places_are_counted_from_who_begins() {
        let mut tally = Tally::new(3);
        tally.add(&game(1, [0, 12, 0], [3, 21, 5]));
        tally.add(&game(2, [6, 6, 0], [21, 21, 7]));
        let shares: Vec<f64> = tally.shares().iter().map(|share| share.mean).collect();
        assert_eq!(shares, [0.5, 0.25, 0.25], "seat 1 began and won; seats 0 and 1 came second and third");
        assert_eq!(tally.chairs(), [0.25, 0.75, 0.0]);
        let points: Vec<f64> = tally.points().iter().map(|points| points.mean).collect();
        assert_eq!(points, [14.0, 13.0, 12.0]);
        assert_eq!(tally.mean_points(), 13.0);
        let cup = tally.used("points", "cup");
        assert_eq!((cup.games, cup.times, cup.seats, cup.victories()), (2, 8, 2, 1.5));
        assert_eq!(cup.mean_points(), 21.0);
        assert_eq!((tally.used("reached", "1X").times, tally.happened("end", "idle")), (2, 2));
        assert_eq!(tally.used("points", "nothing"), Use::default());
    }

    #[test]
    fn a_tally_is_read_back_as_it_was() {
        let mut tally = Tally::new(3);
        tally.add(&game(1, [4, 4, 4], [21, 21, -2]));
        let text = tally.to_json().to_string();
        let read = serde_json::from_str(&text).ok().and_then(|value| Tally::from_json(&value));
        assert_eq!(read.as_ref(), Some(&tally));
        assert!(tally.begins_with(&game(0, [4, 4, 4], [21, 21, -2])));
        assert!(!tally.begins_with(&game(1, [4, 4, 4], [20, 21, -2])));
        for wrong in ["{}", "[]", r#"{"seats":9}"#, &text.replace("\"games\":1", "\"games\":-1")] {
            let value = serde_json::from_str(wrong).expect("JSON");
            assert_eq!(Tally::from_json(&value), None, "{wrong}");
        }
    }
}
