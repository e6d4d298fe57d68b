//! What people type for actions of Café, spelt as the notation has it.

use std::collections::BTreeSet;

use cafe::{Area, Beans, Colour, Letter, Pos, Question, Square};

use super::words::FORMS;

/// Spells a line: colours by letter, cards without their 0, little words, any square of a group or café.
pub(super) fn spell(area: &Area, question: Option<Question>, verbs: &BTreeSet<String>, line: &str) -> String {
    let mut words: Vec<String> =
        line.split_whitespace().map(|word| word.trim_matches(['(', ')']).to_lowercase()).collect();
    if question == Some(Question::Place) && words.first().is_some_and(|word| word.parse::<Pos>().is_ok()) {
        words.insert(0, "place".into());
    }
    let Some(first) = words.first().cloned() else { return String::new() };
    let begun = |verb: &&str| verb.starts_with(&first);
    let mut now = verbs.iter().map(String::as_str).filter(begun);
    let mut ever = FORMS.iter().map(|form| form.verb).filter(begun);
    let verb = match (now.next(), now.next(), ever.next(), ever.next()) {
        (Some(only), None, _, _) => only.to_string(),
        (None, _, Some(only), None) => only.to_string(),
        _ => first,
    };

    let colour = |word: &String| colour_of(word);
    let square = |word: &String| word.parse::<Pos>().ok();
    let rest = &words[1..];
    let (found, at) = (rest.iter().find_map(colour), rest.iter().find_map(square));
    let spelt = match (verb.as_str(), found, at) {
        ("produce", _, Some(at)) => Some(format!("produce {}", first_of_group(area, at))),
        ("dry" | "roast", Some(colour), Some(at)) => Some(format!("{verb} {at} {colour}")),
        ("send", Some(colour), Some(at)) => Some(format!("send {colour} to {}", first_of_cafe(area, at))),
        ("keep", Some(colour), Some(at)) => Some(format!("keep {colour} at {at}")),
        ("bid" | "grow" | "exchange", Some(colour), None) if rest.len() == 1 => {
            Some(format!("{verb} {colour}"))
        }
        ("take", Some(colour), None) => {
            rest.first().map(|card| format!("take {} pay {colour}", card_of(card)))
        }
        ("take" | "discard", None, None) if rest.len() == 1 => Some(format!("{verb} {}", card_of(&rest[0]))),
        ("place", _, Some(at)) => turn_of(&rest[1..]).map(|turn| format!("place {at} turn {turn}")),
        _ => None,
    };
    spelt.unwrap_or_else(|| {
        // Something is left out: only one letter for a colour is put right, but `keep n` may mean none.
        for word in words[1..].iter_mut().filter(|word| word.len() == 1 && verb != "keep") {
            if let Some(colour) = colour_of(word) {
                *word = colour.to_string();
            }
        }
        words[0] = verb;
        words.join(" ")
    })
}

/// `send yyg 3,1` and `send all 3,1` stand for a `send` for each bean; `lifted` are the beans to be sent.
pub(super) fn unfold(area: &Area, lifted: Beans, line: &str) -> Option<Vec<String>> {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let [verb, rest @ ..] = &words[..] else { return None };
    if !"send".starts_with(verb.as_str()) {
        return None;
    }
    let to = first_of_cafe(area, rest.iter().find_map(|word| word.parse::<Pos>().ok())?);
    let several = |word: &&String| {
        let letters = word.chars().all(|letter| Colour::of_letter(letter.to_ascii_uppercase()).is_some());
        *word == "all" || word.len() > 1 && letters && colour_of(word).is_none()
    };
    let beans = match rest.iter().find(several)?.as_str() {
        "all" => {
            let cafe = area.squares().find(|square| square.at == to)?;
            let demand = cafe.order?.demand();
            let wanted = |colour: Colour| lifted[colour].min(demand[colour] - cafe.beans[colour]);
            Beans::new(Colour::ALL.map(wanted))
        }
        letters => letters.chars().fold(Beans::NONE, |mut beans, letter| {
            if let Some(colour) = Colour::of_letter(letter.to_ascii_uppercase()) {
                beans[colour] += 1;
            }
            beans
        }),
    };
    let sends = beans
        .iter()
        .flat_map(|(colour, n)| std::iter::repeat_n(format!("send {colour} to {to}"), usize::from(n)));
    Some(sends.collect())
}

/// A colour by its name, the beginning of it, or its letter.
fn colour_of(word: &str) -> Option<Colour> {
    let letter = |colour: &Colour| word.len() == 1 && word.eq_ignore_ascii_case(&colour.letter().to_string());
    let begins = |colour: &Colour| !word.is_empty() && colour.name().starts_with(word);
    Colour::ALL.into_iter().find(letter).or_else(|| Colour::ALL.into_iter().find(begins))
}

fn card_of(word: &str) -> String {
    match word.len() {
        1 if word.as_bytes()[0].is_ascii_digit() => format!("0{word}"),
        _ => word.to_uppercase(),
    }
}

/// The quarter turns: `2`, `turn 2` or `t2`.
fn turn_of(words: &[String]) -> Option<&str> {
    let last = words.last()?;
    Some(last.trim_start_matches(|letter: char| letter.is_ascii_alphabetic())).filter(|turn| !turn.is_empty())
}

/// The square that names the group of fields at a position: the first in reading order.
pub(super) fn first_of_group(area: &Area, at: Pos) -> Pos {
    let fields: Vec<Pos> = area
        .squares()
        .filter(|square| square.kind.letter() == Letter::Field)
        .map(|square| square.at)
        .collect();
    let mut group: Vec<Pos> = fields.iter().copied().filter(|&pos| pos == at).collect();
    let mut next = 0;
    while next < group.len() {
        let near: Vec<Pos> =
            fields.iter().copied().filter(|pos| pos.touches(group[next]) && !group.contains(pos)).collect();
        group.extend(near);
        next += 1;
    }
    group.into_iter().min().unwrap_or(at)
}

/// The fields of the group that begins at a position.
pub(super) fn group_at(area: &Area, first: Pos) -> impl Iterator<Item = Square> {
    area.squares().filter(move |square| {
        square.kind.letter() == Letter::Field && first_of_group(area, square.at) == first
    })
}

/// The square that names the café at a position.
fn first_of_cafe(area: &Area, at: Pos) -> Pos {
    let Some(named) = area.squares().find(|square| square.at == at) else { return at };
    area.squares().filter(|square| square.shares_cafe(&named)).map(|square| square.at).min().unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cafe::{CardId, DeckRef};

    fn spelt(question: Question, line: &str) -> String {
        let deck = DeckRef::named("classic-1").expect("the deck of rules version 1");
        let start = CardId::start(0);
        let area = Area::new(start, deck.get(start).expect("a start card"));
        spell(&area, Some(question), &BTreeSet::new(), line)
    }

    #[test]
    fn several_beans_are_sent_in_one_word() {
        let deck = DeckRef::named("classic-1").expect("the deck of rules version 1");
        let card: CardId = "05".parse().expect("there is a card 05");
        let area = Area::new(card, deck.get(card).expect("it is in the deck"));
        let unfold = |line: &str| unfold(&area, Beans::new([2, 1, 0, 3]), line);
        let sends =
            |colours: &[&str]| Some(colours.iter().map(|c| format!("send {c} to 1,1")).collect::<Vec<_>>());
        assert_eq!(unfold("send ng 2,1"), sends(&["brown", "green"]));
        assert_eq!(unfold("s all 1,1"), sends(&["brown", "red", "red"]));
        assert_eq!(unfold("send green 1,1"), None);
        assert_eq!(unfold("send gr 1,1"), None);
        assert_eq!(unfold("dry 1,1 yy"), None);
        assert_eq!(unfold("send all"), None);
    }

    #[test]
    fn short_and_swapped_words_are_put_right() {
        assert_eq!(spelt(Question::Act, "pro 1,1"), "produce 0,0");
        assert_eq!(spelt(Question::Act, "dry n 2,0"), "dry 2,0 brown");
        assert_eq!(spelt(Question::Act, "ROAST 2,1 Gr"), "roast 2,1 green");
        assert_eq!(spelt(Question::Take, "take 9"), "take 09");
        assert_eq!(spelt(Question::Take, "take 9 y"), "take 09 pay yellow");
        assert_eq!(spelt(Question::Take, "take e3"), "take E3");
        assert_eq!(spelt(Question::Place, "1,-1 2"), "place 1,-1 turn 2");
        assert_eq!(spelt(Question::Place, "place 1,0 t3"), "place 1,0 turn 3");
        assert_eq!(spelt(Question::Place, "place 1,0"), "place 1,0");
        assert_eq!(spelt(Question::Deliver, "send 4,4 red"), "send red to 4,4");
        assert_eq!(spelt(Question::Deliver, "send n"), "send brown");
        assert_eq!(spelt(Question::Act, "nonsense here"), "nonsense here");
    }
}
