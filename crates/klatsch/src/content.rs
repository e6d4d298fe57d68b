//! Content of one's own: what is wrong with a deck, a board or a table of tracks.

/// What a file is, by its first line that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// Cards of Café.
    Deck,
    /// A board of Guatemala Café.
    Board,
    /// Tracks of VivaJava Dice.
    Tracks,
    /// A record, or something that is to be refused as one.
    Record,
}

impl Content {
    /// What a text is.
    pub(crate) fn of(text: &str) -> Content {
        let mut lines =
            table::without_bom(text).lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let first = lines.find(|line| !line.is_empty()).unwrap_or("");
        match first.split_whitespace().next().unwrap_or("") {
            "deck" | "start" | "plan" | "espresso" | "promo" => Content::Deck,
            "board" | "market" => Content::Board,
            word if vivajava::Colour::WITH_TRACK.iter().any(|track| track.name() == word) => Content::Tracks,
            _ => Content::Record,
        }
    }

    /// Its name, and the command that plays with it.
    pub(crate) fn name(self) -> (&'static str, &'static str) {
        match self {
            Content::Deck => ("a deck of Café", "klatsch play cafe --deck"),
            Content::Board => ("a board of Guatemala Café", "klatsch play guatemala --board"),
            Content::Tracks => ("tracks of VivaJava Dice", "klatsch play vivajava --tracks"),
            Content::Record => ("a record", "klatsch replay"),
        }
    }

    /// Everything that is wrong with it, with the line (from 1).
    pub(crate) fn mistakes(self, text: &str) -> Vec<(usize, String)> {
        match self {
            Content::Deck => {
                let mistakes = cafe::deck_mistakes(text).into_iter();
                mistakes.map(|mistake| (mistake.line, mistake.message)).collect()
            }
            Content::Board => {
                let mistakes = guatemala::board_mistakes(text).into_iter();
                mistakes.map(|mistake| (mistake.line, mistake.message)).collect()
            }
            Content::Tracks => {
                let mistakes = vivajava::track_mistakes(text).into_iter();
                mistakes.map(|mistake| (mistake.line, mistake.problem.to_string())).collect()
            }
            Content::Record => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_word() {
        assert_eq!(Content::of("# cards\n\ndeck mine\n"), Content::Deck);
        assert_eq!(Content::of("board mine"), Content::Board);
        assert_eq!(Content::of("red 1 2 3 # short"), Content::Tracks);
        assert_eq!(Content::of("game cafe rules 2"), Content::Record);
        assert_eq!(Content::of(""), Content::Record);
    }
}
