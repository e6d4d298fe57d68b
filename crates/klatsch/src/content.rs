//! Content of one's own: what is wrong with a deck, a board or whatever else people may bring to a game.

use wire::{Content, GAMES, GameEntry};

/// What a text is by its first line that matters, and of which game; nothing if it is a record, or to be refused as one.
pub(crate) fn content_of(text: &str) -> Option<(&'static GameEntry, &'static Content)> {
    let mut lines = table::without_bom(text).lines().map(|line| line.split('#').next().unwrap_or("").trim());
    let first = lines.find(|line| !line.is_empty()).unwrap_or("");
    let word = first.split_whitespace().next().unwrap_or("");
    let all = GAMES.iter().flat_map(|entry| entry.content.iter().map(move |content| (entry, content)));
    all.into_iter().find(|(_, content)| (content.begins_with)(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_word() {
        let option = |text| content_of(text).map(|(entry, content)| (entry.id, content.option));
        assert_eq!(option("# cards\n\ndeck mine\n"), Some(("cafe", "deck")));
        assert_eq!(option("board mine"), Some(("guatemala", "board")));
        assert_eq!(option("red 1 2 3 # short"), Some(("vivajava", "tracks")));
        assert_eq!(option("game cafe rules 2"), None);
        assert_eq!(option(""), None);
    }
}
