//! Who sits where, and the language they are spoken to in.

use table::Seat;
use words::{Message, Seats, Words};

/// The names of the seats and the words for everything.
#[derive(Clone)]
pub(crate) struct Names {
    words: &'static Words,
    seats: Seats,
}

impl Names {
    /// Names for seats, people where there is no bot. The only person at a table is spoken to.
    pub(crate) fn new(words: &'static Words, bots: &[Option<String>]) -> Names {
        let people: Vec<usize> = (0..bots.len()).filter(|&seat| bots[seat].is_none()).collect();
        let you = if let [only] = people[..] { Some(only) } else { None };
        let name = |(seat, bot): (usize, &Option<String>)| match bot {
            None if you.is_some() => words.word("you"),
            None => words.seat_name(seat),
            Some(name) => {
                let called = words.say(&Message::new("bot-name").with("bot", name.clone()));
                match bots.iter().filter(|other| *other == bot).count() {
                    1 => called,
                    _ => format!("{called} {seat}"),
                }
            }
        };
        Names { words, seats: Seats::new(bots.iter().enumerate().map(name).collect(), you) }
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
        let bot = |name: &str| Some(name.to_string());
        let names = Names::new(Words::of(Lang::En), &[None, bot("greedy"), bot("flat"), bot("greedy")]);
        let all: Vec<&str> = Seat::all(4).map(|seat| names.of(seat)).collect();
        assert_eq!(all, ["You", "Greedy 1", "Flat", "Greedy 3"]);
        let seats: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(names.verdict(&seats[..1]), "You win!");
        assert_eq!(names.verdict(&seats), "You and Greedy 1 share the victory.");
        assert_eq!(Names::new(Words::of(Lang::De), &[None, None]).of(seats[1]), "Platz 1");
    }
}
