//! Who sits where, kept with a saved game: lines of the record that begin with `#`, which the rules skip.

use std::fmt;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person, with a name if there is one.
    Person(Option<String>),
    /// A bot by its level or name.
    Bot(String),
}

/// The longest name of a person, in characters.
const LONGEST_NAME: usize = 24;

impl Who {
    /// A person's name as it was typed: short, in one line, without control characters.
    pub(crate) fn named(name: &str) -> Option<String> {
        let words: Vec<&str> = name.split_whitespace().collect();
        let name: String =
            words.join(" ").chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        (!name.is_empty()).then_some(name)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person(None) => f.write_str("person"),
            Who::Person(Some(name)) => write!(f, "person {name}"),
            Who::Bot(name) => write!(f, "bot {name}"),
        }
    }
}

/// The lines for a saved game: `# seat1 bot medium`.
pub(crate) fn lines_of(seats: &[Who]) -> String {
    seats.iter().enumerate().map(|(seat, who)| format!("# seat{seat} {who}\n")).collect()
}

/// Who sat at the table of a saved game; nothing if it does not say it of every seat.
pub(crate) fn of_saved(text: &str, n_seats: usize) -> Option<Vec<Who>> {
    let mut seats = vec![None; n_seats];
    for line in text.lines().map_while(|line| line.strip_prefix('#')) {
        let Some((seat, who)) = line.trim().split_once(' ') else { continue };
        let Some(seat) = seat.strip_prefix("seat").and_then(|seat| seat.parse::<usize>().ok()) else {
            continue;
        };
        let (kind, name) = who.split_once(' ').unwrap_or((who, ""));
        let who = match kind {
            "person" => Who::Person(Who::named(name)),
            "bot" => Who::Bot(name.trim().to_string()),
            _ => continue,
        };
        *seats.get_mut(seat)? = Some(who);
    }
    seats.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_and_read_again() {
        let seats =
            [Who::Person(Who::named("  Anna\u{1b}  Maria ")), Who::Bot("medium".into()), Who::Person(None)];
        let text = format!("{}game cafe rules 2\n# seat0 bot hard\n", lines_of(&seats));
        assert!(
            text.starts_with("# seat0 person Anna Maria\n# seat1 bot medium\n# seat2 person\n"),
            "{text}"
        );
        assert_eq!(of_saved(&text, 3).as_deref(), Some(&seats[..]));
    }

    #[test]
    fn a_record_that_does_not_say_it_of_every_seat_says_nothing() {
        assert_eq!(of_saved("game cafe rules 2\n", 2), None);
        assert_eq!(of_saved("# seat0 person\n", 2), None);
        assert_eq!(of_saved("# seat9 person\n", 2), None);
        assert_eq!(of_saved("# A golden game.\n# seat0 dog\n", 1), None);
        assert_eq!(of_saved("#\ngame", 1), None);
    }
}
