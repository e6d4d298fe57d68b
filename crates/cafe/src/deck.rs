//! Decks are data (C1.6): a text file of cards, checked when read, kept for the life of the process.

use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::{Mutex, OnceLock};

use table::ParseError;

use crate::card::{Card, CardId, CardSet, Kind, N_CARDS, N_ESPRESSO, N_PLAN, N_PROMO, N_START, Order};

/// Number of cards with a star on the back (C1.4).
pub const N_STARS: usize = 8;

/// The cards of a box: start, plan, Espresso and promo cards.
///
/// Espresso and promo cards may be missing as a whole; plan and start cards may not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    name: String,
    cards: [Option<Card>; N_CARDS],
    titles: [Option<String>; N_CARDS],
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

    /// A card that is known to be in the deck.
    pub(crate) fn card(&self, id: CardId) -> &Card {
        self.get(id).expect("only cards of the deck are drawn")
    }

    /// The name of the café on a card.
    pub fn title(&self, id: CardId) -> Option<&str> {
        self.titles.get(id.index()?)?.as_deref()
    }

    /// The plan cards with a star on the back.
    pub fn stars(&self) -> CardSet {
        self.stars
    }

    /// The cards with a cup.
    pub(crate) fn cups(&self) -> CardSet {
        self.cups
    }

    /// Whether it has the Espresso cards (C7).
    pub fn has_espresso(&self) -> bool {
        CardId::espresso().all(|id| self.get(id).is_some())
    }

    /// How many promo cards it has (C8).
    pub fn n_promos(&self) -> usize {
        CardId::promo().filter(|&id| self.get(id).is_some()).count()
    }
}

/// The name of the embedded deck.
pub const CLASSIC: &str = "classic";

const CLASSIC_TEXT: &str = include_str!("../data/classic.deck");

/// A deck in use: a handle that copies freely. Decks are kept until the process ends, each different one once. There is
/// no limit here: a game that is stored must always open, so how many new decks are let in is for whoever lets them in.
#[derive(Clone, Copy)]
pub struct DeckRef(&'static Deck);

impl DeckRef {
    /// The embedded deck.
    pub fn classic() -> DeckRef {
        static CLASSIC_DECK: OnceLock<DeckRef> = OnceLock::new();
        *CLASSIC_DECK
            .get_or_init(|| DeckRef::load(CLASSIC_TEXT).expect("the embedded deck is checked by the tests"))
    }

    /// Reads a deck file. The same deck read twice gives equal handles.
    pub fn load(text: &str) -> Result<DeckRef, DeckError> {
        static DECKS: Mutex<Vec<&'static Deck>> = Mutex::new(Vec::new());
        let deck: Deck = text.parse()?;
        // A panic while the list is held cannot leave it half-changed, so a poisoned lock is still good.
        let mut decks = DECKS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(known) = decks.iter().find(|known| ***known == deck) {
            return Ok(DeckRef(known));
        }
        let deck: &'static Deck = Box::leak(Box::new(deck));
        decks.push(deck);
        Ok(DeckRef(deck))
    }

    /// Whether it is the embedded deck.
    pub fn is_classic(self) -> bool {
        self == DeckRef::classic()
    }
}

impl std::ops::Deref for DeckRef {
    type Target = Deck;
    fn deref(&self) -> &Deck {
        self.0
    }
}

// By hand: equal decks have equal handles, so the address decides; and the address must not enter a hash,
// which has to be the same in every process.
impl PartialEq for DeckRef {
    fn eq(&self, other: &DeckRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for DeckRef {}

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
        let starts = (0..N_START).map(CardId::start);
        let sections: [(&str, Vec<CardId>); 4] = [
            ("start", starts.collect()),
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
                if let Some(order) = card.order {
                    write!(line, " wants {} for {}", order.letters(), order.points())?;
                    if let Some(title) = self.title(id) {
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
        let mut deck = Deck {
            name: String::new(),
            cards: [None; N_CARDS],
            titles: [const { None }; N_CARDS],
            stars: CardSet::EMPTY,
            cups: CardSet::EMPTY,
        };
        let mut last = 1;
        for (number, line) in text.lines().enumerate() {
            last = number + 1;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            deck.read_line(line).map_err(|message| DeckError { line: number + 1, message })?;
        }
        deck.check_whole().map_err(|message| DeckError { line: last, message })?;
        Ok(deck)
    }
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

        let (squares, order) = match rest.split_once(" wants ") {
            Some((squares, order)) => (squares, Some(order.trim())),
            None => (rest, None),
        };
        let squares = Card::squares_from_text(squares).map_err(|error| error.to_string())?;
        let mut title = None;
        let order = match order {
            None => None,
            Some(text) => {
                let (terms, name) = match text.split_once(" at ") {
                    Some((terms, name)) => (terms, Some(name_of(name.trim())?)),
                    None => (text, None),
                };
                title = name;
                Some(order_of(terms.trim())?)
            }
        };
        let card = Card::new(squares, order).map_err(|error| error.to_string())?;
        if card.squares.iter().filter(|&&kind| kind == Kind::Cup).count() > 1 {
            return Err(format!("card {id} has more than one cup"));
        }
        if section == "start" && !card.has_cup() {
            return Err(format!("start card {id} needs a cup: one must be visible from the first round"));
        }

        self.cards[index] = Some(card);
        self.titles[index] = title;
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
        let has = |id: &CardId| self.get(*id).is_some();
        let starts: Vec<CardId> = (0..N_START).map(CardId::start).collect();
        if let Some(missing) = CardId::plan().chain(starts).find(|id| !has(id)) {
            return Err(format!(
                "card {missing} is missing: a deck has {N_PLAN} plan and {N_START} start cards"
            ));
        }
        if self.stars.len() != N_STARS {
            return Err(format!("{} cards with a star; there must be {N_STARS}", self.stars.len()));
        }
        let espresso = CardId::espresso().filter(has).count();
        if espresso != 0 && espresso != N_ESPRESSO {
            return Err(format!("{espresso} Espresso cards; there must be {N_ESPRESSO} or none"));
        }
        let promos: Vec<bool> = CardId::promo().map(|id| has(&id)).collect();
        if promos.windows(2).any(|pair| !pair[0] && pair[1]) {
            return Err(format!("promo cards must be numbered from P1 without a gap, up to P{N_PROMO}"));
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
