//! What a person typed, compared with what is legal: unique beginnings will do, and words may be left out.

/// What a typed line may mean among the legal actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// This one, by its place in the list.
    One(usize),
    /// Each of these.
    Several(Vec<usize>),
    /// None of them.
    Nothing,
}

/// Finds the legal actions a line may mean. `fillers` are words that may always be left out.
pub(crate) fn meaning(line: &str, legal: &[String], fillers: &[&str]) -> Meaning {
    if let Some(exact) = legal.iter().position(|text| text == line) {
        return Meaning::One(exact);
    }
    let typed: Vec<&str> = line.split_whitespace().collect();
    if typed.is_empty() {
        return Meaning::Nothing;
    }
    let fitting = |may_skip: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (0..legal.len()).filter(|&nth| matches(&typed, &legal[nth], may_skip)).collect()
    };
    let mut fits = fitting(&|word| fillers.contains(&word));
    if fits.is_empty() {
        // `roast red` will do if there is only one square to roast on.
        fits = fitting(&|_| true);
    }
    match fits[..] {
        [] => Meaning::Nothing,
        [one] => Meaning::One(one),
        _ => Meaning::Several(fits),
    }
}

/// Whether each typed word begins a word of the action, in order; some words may be skipped, the end left out.
fn matches(typed: &[&str], action: &str, may_skip: &dyn Fn(&str) -> bool) -> bool {
    let mut words = action.split(' ');
    for (nth, typed) in typed.iter().enumerate() {
        loop {
            match words.next() {
                None => return false,
                Some(word) if begins(typed, word) => break,
                Some(word) if nth > 0 && may_skip(word) => {}
                Some(_) => return false,
            }
        }
    }
    true
}

/// Numbers and squares must be whole, words may be cut short.
fn begins(typed: &str, word: &str) -> bool {
    match word.contains(|letter: char| letter.is_ascii_digit()) {
        true => typed.eq_ignore_ascii_case(word),
        false => word.starts_with(&typed.to_lowercase()),
    }
}

/// A stranger's text, cut to a readable length and without control characters.
pub(crate) fn shown(text: &str) -> String {
    const SHOWN: usize = 60;
    let cut: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    let rest = if text.chars().nth(SHOWN).is_some() { "…" } else { "" };
    format!("`{cut}{rest}`")
}

/// The completions of a line: how it can go on up to the end of the word it is in.
pub(crate) fn completions(line: &str, known: &[String]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in known.iter().filter(|text| text.starts_with(line)) {
        let rest = &text[line.len()..];
        // A space right after what is typed belongs to the next word.
        let end =
            rest.char_indices().skip(1).find(|(_, letter)| *letter == ' ').map_or(rest.len(), |(at, _)| at);
        let going_on = text[..line.len() + end].to_string();
        if !found.contains(&going_on) {
            found.push(going_on);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal() -> Vec<String> {
        ["produce 0,0", "dry 2,0 yellow", "dry 2,0 brown", "place 1,1 turn 2", "place 1,1 turn 3", "end"]
            .map(String::from)
            .to_vec()
    }

    #[test]
    fn unique_beginnings_will_do() {
        let meaning = |line| meaning(line, &legal(), &["turn"]);
        assert_eq!(meaning("p 0,0"), Meaning::One(0));
        assert_eq!(meaning("pr"), Meaning::One(0));
        assert_eq!(meaning("d 2,0 b"), Meaning::One(2));
        assert_eq!(meaning("place 1,1 2"), Meaning::One(3));
        assert_eq!(meaning("E"), Meaning::One(5));
        assert_eq!(meaning("dry"), Meaning::Several(vec![1, 2]));
        assert_eq!(meaning("dry brown"), Meaning::One(2));
        assert_eq!(meaning("dry 2"), Meaning::Nothing);
        assert_eq!(meaning("turn 2"), Meaning::Nothing);
        assert_eq!(meaning(""), Meaning::Nothing);
    }

    #[test]
    fn completion_goes_word_by_word() {
        assert_eq!(completions("p", &legal()), ["produce", "place"]);
        assert_eq!(completions("place", &legal()), ["place 1,1"]);
        assert_eq!(completions("dry 2,0 ", &legal()), ["dry 2,0 yellow", "dry 2,0 brown"]);
        assert!(completions("x", &legal()).is_empty());
    }
}
