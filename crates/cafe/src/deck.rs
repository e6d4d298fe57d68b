//! Decks are data (C1.6): a text file of cards, checked when read, kept for as long as something is played with them.

use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

use table::{ParseError, Pool, Printed, without_bom};

use crate::card::{Card, CardId, CardSet, N_CARDS, Order};
use crate::catalog::Kind;

/// Most cards with a star on the back (C1.4).
pub const MAX_STARS: usize = 8;

/// Fewest plan cards without a star: the smallest games need three a round, for eight rounds (C1.4).
pub const MIN_PLAIN: usize = 24;

/// The cards of a box: start, plan, Espresso and promo cards, each numbered without a gap.
///
/// Espresso and promo cards may be missing as a whole; plan and start cards may not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    name: String,
    cards: [Option<Card>; N_CARDS],
    titles: [[Option<String>; 2]; N_CARDS],
    plan: CardSet,
    espresso: CardSet,
    stars: CardSet,
    cups: CardSet,
}

/// What is wrong with a deck file, and in which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for DeckError {}

impl Deck {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A card of this deck. Loose cards and cards the deck lacks are not in it.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.index()?)?.as_ref()
    }

    /// The cards it has, start cards last.
    pub fn ids(&self) -> impl Iterator<Item = CardId> {
        let all = CardId::plan().chain(CardId::espresso()).chain(CardId::promo()).chain(CardId::starts());
        all.filter(|&id| self.get(id).is_some())
    }

    /// A card that is known to be in the deck.
    pub(crate) fn card(&self, id: CardId) -> &Card {
        self.get(id).expect("only cards of the deck are drawn")
    }

    /// The name of the café on a card.
    pub fn title(&self, id: CardId) -> Option<&str> {
        self.titles.get(id.index()?)?[0].as_deref()
    }

    /// The name of the second café on a card.
    pub fn second_title(&self, id: CardId) -> Option<&str> {
        self.titles.get(id.index()?)?[1].as_deref()
    }

    /// The plan cards.
    pub(crate) fn plan(&self) -> CardSet {
        self.plan
    }

    /// The Espresso cards.
    pub(crate) fn espresso(&self) -> CardSet {
        self.espresso
    }

    /// The plan cards with a star on the back.
    pub fn stars(&self) -> CardSet {
        self.stars
    }

    /// The cards with a cup.
    pub(crate) fn cups(&self) -> CardSet {
        self.cups
    }

    /// How many start cards it has (C1.3).
    pub fn n_starts(&self) -> usize {
        self.n_of(CardId::starts())
    }

    /// Whether it has Espresso cards (C7).
    pub fn has_espresso(&self) -> bool {
        self.n_of(CardId::espresso()) > 0
    }

    /// How many promo cards it has (C8).
    pub fn n_promos(&self) -> usize {
        self.n_of(CardId::promo())
    }

    fn n_of(&self, ids: impl Iterator<Item = CardId>) -> usize {
        ids.filter(|&id| self.get(id).is_some()).count()
    }
}

/// The name of the embedded deck.
pub const CLASSIC: &str = "classic";

/// The embedded decks by name, the present one first. The others are those of earlier rules versions.
pub const DECKS: [&str; 3] = [CLASSIC, "classic-2", "classic-1"];

const TEXTS: [&str; DECKS.len()] = [
    include_str!("../data/classic.deck"),
    include_str!("../data/classic-2.deck"),
    include_str!("../data/classic-1.deck"),
];

/// A deck in use. An embedded one is copied like a pointer; one that was brought goes with its last handle.
#[derive(Clone, PartialEq, Eq)]
pub struct DeckRef(Printed<Deck>);

/// The embedded decks, in the order of [`DECKS`].
static EMBEDDED: [LazyLock<Deck>; DECKS.len()] = [
    LazyLock::new(|| read_embedded(0)),
    LazyLock::new(|| read_embedded(1)),
    LazyLock::new(|| read_embedded(2)),
];

/// The decks that people brought.
static BROUGHT: Pool<Deck> = Pool::new();

fn read_embedded(number: usize) -> Deck {
    TEXTS[number].parse().expect("the embedded decks are checked by the tests")
}

impl DeckRef {
    /// The embedded deck.
    pub fn classic() -> DeckRef {
        DeckRef::embedded(0)
    }

    /// The embedded deck of that name.
    pub fn named(name: &str) -> Option<DeckRef> {
        DECKS.iter().position(|deck| *deck == name).map(DeckRef::embedded)
    }

    fn embedded(number: usize) -> DeckRef {
        DeckRef(Printed::BuiltIn(&EMBEDDED[number]))
    }

    /// Its name, if it is embedded.
    pub fn built_in(&self) -> Option<&'static str> {
        let number = (0..DECKS.len()).find(|&number| std::ptr::eq::<Deck>(&**self, &*EMBEDDED[number]))?;
        Some(DECKS[number])
    }

    /// Reads a deck file. The same deck read twice gives equal handles.
    pub fn load(text: &str) -> Result<DeckRef, DeckError> {
        let deck: Deck = text.parse()?;
        if let Some(number) = (0..DECKS.len()).find(|&number| *EMBEDDED[number] == deck) {
            return Ok(DeckRef::embedded(number));
        }
        let text = deck.to_string();
        BROUGHT.get_or_read(&text, || Ok(deck)).map(DeckRef)
    }

    /// How many decks are in use that are not embedded.
    pub(crate) fn n_brought() -> usize {
        BROUGHT.n_in_use()
    }
}

impl std::ops::Deref for DeckRef {
    type Target = Deck;
    #[inline(always)]
    fn deref(&self) -> &Deck {
        &self.0
    }
}

// By hand: a deck is large, and the states that are compared by their hashes are those of one game.
impl Hash for DeckRef {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl fmt::Debug for DeckRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {}", self.name)
    }
}

impl fmt::Display for Deck {
    /// The deck file, without comments.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "deck {}", self.name)?;
        let sections: [(&str, Vec<CardId>); 4] = [
            ("start", CardId::starts().collect()),
            ("plan", CardId::plan().collect()),
            ("espresso", CardId::espresso().collect()),
            ("promo", CardId::promo().collect()),
        ];
        for (section, ids) in sections {
            for id in ids {
                let Some(card) = self.get(id) else { continue };
                let mut line = format!("{section} {id}");
                if self.stars.contains(id) {
                    line.push('*');
                }
                write!(line, " {}", card.squares_text())?;
                let cafes = [(card.order, self.title(id)), (card.second, self.second_title(id))];
                for (order, title) in cafes {
                    let Some(order) = order else { continue };
                    write!(line, " wants {} for {}", order.letters(), order.points())?;
                    if let Some(title) = title {
                        write!(line, " at {title}")?;
                    }
                }
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Deck {
    type Err = DeckError;

    fn from_str(text: &str) -> Result<Deck, DeckError> {
        let (deck, mistakes) = read(text);
        mistakes.into_iter().next().map_or(Ok(deck), Err)
    }
}

/// Everything that is wrong with a deck file. What can only be said of the whole is said if every line is good.
pub fn deck_mistakes(text: &str) -> Vec<DeckError> {
    read(text).1
}

/// What could be read of a deck file, and what is wrong with it.
fn read(text: &str) -> (Deck, Vec<DeckError>) {
    let mut deck = Deck {
        name: String::new(),
        cards: [None; N_CARDS],
        titles: [const { [const { None }; 2] }; N_CARDS],
        plan: CardSet::EMPTY,
        espresso: CardSet::EMPTY,
        stars: CardSet::EMPTY,
        cups: CardSet::EMPTY,
    };
    let mut mistakes = Vec::new();
    let mut last = 1;
    for (number, line) in without_bom(text).lines().enumerate() {
        last = number + 1;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(message) = deck.read_line(line) {
            mistakes.push(DeckError { line: last, message });
            if deck.name.is_empty() {
                // That the name is missing is said once, not of every card.
                deck.name = "?".into();
            }
        }
    }
    if mistakes.is_empty()
        && let Err(message) = deck.check_whole()
    {
        mistakes.push(DeckError { line: last, message });
    }
    (deck, mistakes)
}

/// The longest name of a deck or a café, in characters.
const MAX_NAME: usize = 80;

impl Deck {
    fn read_line(&mut self, line: &str) -> Result<(), String> {
        let (section, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match section {
            "deck" if !self.name.is_empty() => Err(format!("a second name; the deck is `{}`", self.name)),
            "deck" => {
                self.name = name_of(rest)?;
                Ok(())
            }
            _ if self.name.is_empty() => {
                Err(ParseError::new("`deck <name>` before the first card", line).to_string())
            }
            "start" | "plan" | "espresso" | "promo" => self.read_card(section, rest),
            _ => Err(ParseError::new("`deck`, `start`, `plan`, `espresso` or `promo`", section).to_string()),
        }
    }

    /// `03* b c D / c Y D wants YYG for 4 at Lisboa 1905`
    fn read_card(&mut self, section: &str, text: &str) -> Result<(), String> {
        let (number, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (number, starred) = match number.strip_suffix('*') {
            Some(number) => (number, true),
            None => (number, false),
        };
        let id: CardId = number.parse().map_err(|error: ParseError| error.to_string())?;
        let index = id.index().expect("a number that parses is in the deck");
        if section_of(id) != section {
            return Err(format!("card {id} belongs under `{}`, not `{section}`", section_of(id)));
        }
        if self.cards[index].is_some() {
            return Err(format!("card {id} stands here a second time"));
        }
        if starred && section != "plan" {
            return Err(format!("card {id} has a star; only plan cards have one"));
        }

        let (squares, cafes) = match rest.split_once(" wants ") {
            Some((squares, cafes)) => (squares, Some(cafes.trim())),
            None => (rest, None),
        };
        let squares = Card::squares_from_text(squares).map_err(|error| error.to_string())?;
        // Only where there is a second café: the name of a first may have the word in it.
        let (first, second) = match cafes.and_then(|cafes| cafes.split_once(" wants ")) {
            Some((first, second)) if squares.contains(&Kind::SecondCafe) => (Some(first), Some(second)),
            _ => (cafes, None),
        };
        let (first, second) = (cafe_of(first)?, cafe_of(second)?);
        let (order, second_order) = (first.as_ref().map(|cafe| cafe.0), second.as_ref().map(|cafe| cafe.0));
        let card = Card::new(squares, order, second_order).map_err(|error| error.to_string())?;
        if card.squares.iter().filter(|&&kind| kind == Kind::Cup).count() > 1 {
            return Err(format!("card {id} has more than one cup"));
        }
        if section == "start" && !card.has_cup() {
            return Err(format!("start card {id} needs a cup: one must be visible from the first round"));
        }

        self.cards[index] = Some(card);
        self.titles[index] = [first, second].map(|cafe| cafe.and_then(|(_, title)| title));
        match section {
            "plan" => self.plan.insert(id),
            "espresso" => self.espresso.insert(id),
            _ => {}
        }
        if starred {
            self.stars.insert(id);
        }
        if card.has_cup() && id.is_drawn() {
            self.cups.insert(id);
        }
        Ok(())
    }

    /// What can only be said once every line is read (C1.4).
    fn check_whole(&self) -> Result<(), String> {
        if self.name.is_empty() {
            return Err("no `deck <name>` line".into());
        }
        let sections: [(&str, &str, Vec<CardId>, usize); 4] = [
            ("start", "S4", CardId::starts().collect(), 1),
            ("plan", "48", CardId::plan().collect(), 1),
            ("Espresso", "E8", CardId::espresso().collect(), 0),
            ("promo", "P3", CardId::promo().collect(), 0),
        ];
        for (section, last, ids, least) in sections {
            let n = self.n_of(ids.iter().copied());
            if n < least {
                return Err(format!("there is no {section} card"));
            }
            if let Some(missing) = ids[..n].iter().find(|id| self.get(**id).is_none()) {
                let message = "cards are numbered without a gap";
                return Err(format!("card {missing} is missing: {section} {message}, up to {last}"));
            }
        }
        if !(1..=MAX_STARS).contains(&self.stars.len()) {
            return Err(format!("{} cards with a star; there must be 1 to {MAX_STARS}", self.stars.len()));
        }
        let plain = self.n_of(CardId::plan()) - self.stars.len();
        if plain < MIN_PLAIN {
            return Err(format!(
                "{plain} plan cards without a star; eight rounds of the smallest game need {MIN_PLAIN}"
            ));
        }
        Ok(())
    }
}

fn section_of(id: CardId) -> &'static str {
    match id.to_string().as_bytes()[0] {
        b'E' => "espresso",
        b'P' => "promo",
        b'S' => "start",
        _ => "plan",
    }
}

fn name_of(text: &str) -> Result<String, String> {
    let printable =
        !text.is_empty() && text.chars().count() <= MAX_NAME && !text.chars().any(char::is_control);
    match printable {
        true => Ok(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        false => Err(ParseError::new(format!("a name of 1 to {MAX_NAME} letters"), text).to_string()),
    }
}

/// `YYG for 4 at Lisboa 1905`: what a café asks for, and its name.
fn cafe_of(text: Option<&str>) -> Result<Option<(Order, Option<String>)>, String> {
    let Some(text) = text else { return Ok(None) };
    let (terms, name) = match text.split_once(" at ") {
        Some((terms, name)) => (terms, Some(name_of(name.trim())?)),
        None => (text, None),
    };
    Ok(Some((order_of(terms.trim())?, name)))
}

/// `YYG for 4`
fn order_of(text: &str) -> Result<Order, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [letters, "for", points] = words[..] else {
        return Err(
            ParseError::new("`wants <beans> for <points>`, as in `wants YYG for 4`", text).to_string()
        );
    };
    let points = points.parse().map_err(|_| ParseError::new("a number of points", points).to_string())?;
    Order::from_letters(letters, points).map_err(|error| error.to_string())
}
