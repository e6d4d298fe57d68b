//! Who sits where, and the language they are spoken to in.

use table::Seat;
use words::{Message, Seats, Words};

use super::programs::name_of;
use super::seating::Who;

/// The names of the seats and the words for everything.
#[derive(Clone)]
pub(crate) struct Names {
    words: &'static Words,
    seats: Seats,
}

impl Names {
    /// Names for seats. The only person at a table is spoken to.
    pub(crate) fn new(words: &'static Words, table: &[Who]) -> Names {
        let people: Vec<usize> =
            (0..table.len()).filter(|&seat| matches!(table[seat], Who::Person(_))).collect();
        let you = if let [only] = people[..] { Some(only) } else { None };
        let name = |(seat, who): (usize, &Who)| match who {
            Who::Person(_) if you.is_some() => words.word("you"),
            Who::Person(name) => name.clone().unwrap_or_else(|| words.seat_name(seat)),
            Who::Bot(name) => {
                let called = name_of(name)
                    .unwrap_or_else(|| words.say(&Message::new("bot-name").with("bot", name.clone())));
                match table.iter().filter(|other| *other == who).count() {
                    1 => called,
                    _ => format!("{called} {seat}"),
                }
            }
        };
        Names { words, seats: Seats::new(table.iter().enumerate().map(name).collect(), you) }
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.seats.name(seat.index()).unwrap_or("?")
    }

    /// The widest name.
    pub(crate) fn width(&self) -> usize {
        self.seats.width()
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say_at(message, &self.seats)
    }

    /// The words of a key without arguments.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    /// The language.
    pub(crate) fn words(&self) -> &'static Words {
        self.words
    }

    /// Who has won, or who shares the victory.
    pub(crate) fn verdict(&self, winners: &[Seat]) -> String {
        match winners {
            [winner] => self.say(&Message::new("verdict-win").with("seat", winner.index())),
            _ => {
                let label = |seat: &Seat| Message::new("seat-label").with("seat", seat.index());
                let names: Vec<Message> = winners.iter().map(label).collect();
                self.say(&Message::new("verdict-shared").with("names", names))
            }
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
    use words::Lang;

    use super::*;

    #[test]
    fn a_lonely_person_is_you_and_bots_are_told_apart() {
        let bot = |name: &str| Who::Bot(name.to_string());
        let person = || Who::Person(None);
        let names = Names::new(Words::of(Lang::En), &[person(), bot("greedy"), bot("flat"), bot("greedy")]);
        let all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
        assert_eq!(all, ["You", "Greedy 1", "Flat", "Greedy 3"]);
        let seats: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(names.verdict(&seats[..1]), "You win!");
        assert_eq!(names.verdict(&seats), "You and Greedy 1 share the victory.");
        let two = [Who::Person(Some("Anna".into())), person()];
        let names = Names::new(Words::of(Lang::De), &two);
        assert_eq!([names.of(seats[0]), names.of(seats[1])], ["Anna", "Platz 1"]);
    }
}
