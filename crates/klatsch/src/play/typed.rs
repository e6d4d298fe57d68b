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

/// A line with words of another language put into those of the notation. A vocabulary has whole words and phrases;
/// the first word may be cut short if that is unique and begins none of the verbs `known` to the notation.
pub(crate) fn in_notation(line: &str, vocabulary: &[(String, &str)], known: &[&str]) -> String {
    const LONGEST_PHRASE: usize = 4;
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut spelt: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let phrase = |n: usize| words[at..at + n].join(" ").to_lowercase();
        let lengths = (1..=LONGEST_PHRASE.min(words.len() - at)).rev();
        let whole = lengths.into_iter().find_map(|n| {
            let (_, word) = vocabulary.iter().find(|(said, _)| said.to_lowercase() == phrase(n))?;
            Some((n, *word))
        });
        let first = phrase(1);
        let begun = || {
            let mut fits = vocabulary.iter().filter(|(said, _)| said.to_lowercase().starts_with(&first));
            let one = fits.next()?.1;
            let is_new =
                at == 0 && first.chars().count() > 1 && !known.iter().any(|verb| verb.starts_with(&first));
            (is_new && fits.all(|(_, word)| *word == one)).then_some((1, one))
        };
        let (n, word) = whole.or_else(begun).unwrap_or((1, words[at]));
        spelt.push(word);
        at += n;
    }
    match spelt == words {
        // As it was typed, with all its spaces.
        true => line.to_string(),
        false => spelt.join(" "),
    }
}

/// What the words in capitals of a form may be: two examples each, as different as can be.
const EXAMPLES: &[(&str, [&[&str]; 2])] = &[
    ("X,Y", [&["0,0"], &["9,9"]]),
    ("CARD", [&["01"], &["02"]]),
    ("COLOUR", [&["yellow"], &["red"]]),
    ("CORNER-CORNER", [&["1.1-1.2"], &["5.3-5.4"]]),
    ("FIELD", [&["r1c1", "a1"], &["r9c9", "l6"]]),
    ("COFFEE", [&["black"], &["white"]]),
    ("PIECE", [&["worker black"], &["ship white"]]),
    ("SITE", [&["e1"], &["c2"]]),
    ("HARBOUR", [&["1"], &["2"]]),
    ("SPACE", [&["0"], &["20"]]),
    ("STEPS", [&["1"], &["3"]]),
    ("DICE", [&["WWWWW"], &["GG"]]),
    ("KIND", [&["coffee"], &["aroma"]]),
    ("FACE", [&["white"], &["green"]]),
    ("SPOT", [&["hand"], &["cup"]]),
    ("SEAT", [&["seat0"], &["seat1"]]),
    ("N", [&["1"], &["2"]]),
];

/// Two examples of a form, each in the ways it may be spelt.
pub(crate) fn examples(form: &str) -> [Vec<String>; 2] {
    [0, 1].map(|which| {
        let mut texts = vec![String::new()];
        for word in form.split(' ').filter(|word| !word.starts_with('[') && !word.ends_with(']')) {
            let mut spellings = vec![word.split('|').next().unwrap_or(word).to_string()];
            for (sign, examples) in EXAMPLES {
                let with = |text: &String| -> Vec<String> {
                    examples[which].iter().map(|example| text.replace(sign, example)).collect()
                };
                if spellings.iter().any(|text| text.contains(sign)) {
                    spellings = spellings.iter().flat_map(with).collect();
                }
            }
            let longer = |text: &String| -> Vec<String> {
                spellings.iter().map(|spelling| format!("{text} {spelling}").trim().to_string()).collect()
            };
            texts = texts.iter().flat_map(longer).collect();
        }
        texts
    })
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

    #[test]
    fn words_of_the_menu_are_understood() {
        let vocabulary = [
            ("auf den Markt legen".to_string(), "arrange"),
            ("nehmen".into(), "take"),
            ("Gelb".into(), "yellow"),
        ];
        let spelt = |line| in_notation(line, &vocabulary, &["take", "end"]);
        assert_eq!(spelt("nehmen 09 gelb"), "take 09 yellow");
        assert_eq!(spelt("NEH 09  gelb"), "take 09 yellow");
        assert_eq!(spelt("auf den Markt legen wK"), "arrange wK");
        assert_eq!(spelt("take  09"), "take  09");
        assert_eq!(spelt("n 09"), "n 09", "one letter is too little");
        assert_eq!(spelt("take nehm"), "take nehm", "only the verb may be cut short");
    }

    #[test]
    fn forms_have_examples() {
        assert_eq!(examples("produce X,Y"), [["produce 0,0"], ["produce 9,9"]]);
        assert_eq!(examples("take FIELD|PIECE"), [["take r1c1", "take a1"], ["take r9c9", "take l6"]]);
        assert_eq!(examples("take CARD [pay COLOUR]"), [["take 01"], ["take 02"]]);
        assert_eq!(examples("use COLOUR SEAT=N")[0], ["use yellow seat0=1"]);
        assert_eq!(examples("end"), [["end"], ["end"]]);
    }
}
