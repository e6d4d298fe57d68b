//! Who sits where, and how a sentence speaks of them.

use table::Seat;

/// The names of the seats.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

/// The name of the only person at the table.
const YOU: &str = "you";

impl Names {
    /// Names for seats, people where there is no bot.
    pub(crate) fn new(bots: &[Option<String>]) -> Names {
        let n_people = bots.iter().filter(|bot| bot.is_none()).count();
        let name = |(seat, bot): (usize, &Option<String>)| match bot {
            None if n_people == 1 => YOU.to_string(),
            None => format!("seat {seat}"),
            Some(name) if bots.iter().filter(|other| *other == bot).count() == 1 => name.clone(),
            Some(name) => format!("{name} {seat}"),
        };
        Names(bots.iter().enumerate().map(name).collect())
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", |name| name)
    }

    /// The widest name.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// The name and the verb that belongs to it: `you take`, `greedy takes`.
    pub(crate) fn does(&self, seat: Seat, you: &str, others: &str) -> String {
        let name = self.of(seat);
        format!("{name} {}", if name == YOU { you } else { others })
    }

    /// `your` or `greedy's`.
    pub(crate) fn whose(&self, seat: Seat) -> String {
        match self.of(seat) {
            YOU => "your".into(),
            name => format!("{name}'s"),
        }
    }
}

/// A sentence with a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lonely_person_is_you_and_bots_are_told_apart() {
        let bot = |name: &str| Some(name.to_string());
        let names = Names::new(&[None, bot("greedy"), bot("flat"), bot("greedy")]);
        let all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
        assert_eq!(all, ["you", "greedy 1", "flat", "greedy 3"]);
        let seats: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(names.does(seats[0], "take", "takes"), "you take");
        assert_eq!(names.does(seats[1], "take", "takes"), "greedy 1 takes");
        assert_eq!(Names::new(&[None, None]).of(seats[1]), "seat 1");
    }
}
