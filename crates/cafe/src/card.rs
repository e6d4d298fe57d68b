//! Cards: six squares, and perhaps a café on them.

use std::fmt;
use std::str::FromStr;

use table::ParseError;

use crate::bean::{Beans, MAX_DEMAND};
use crate::catalog::{Colour, Kind};
use crate::packed::{MAX_SHARED, can_share};

/// What a café asks for and what it is worth (C1.2), in 17 bits: three for each colour, five for the points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Order(u32);

/// The most points a café can be worth.
pub(crate) const MAX_POINTS: u8 = 31;

impl Order {
    /// No café, no order.
    pub(crate) const NONE: Order = Order(0);

    /// An order of these beans, worth these points.
    pub fn new(demand: Beans, points: u8) -> Result<Order, ParseError> {
        if demand.is_empty() {
            return Err(ParseError::new("a demand of at least one bean", ""));
        }
        if let Some((colour, n)) = demand.iter().find(|&(_, n)| n > MAX_DEMAND) {
            let most = format!("a demand of at most {MAX_DEMAND} beans of a colour");
            return Err(ParseError::new(most, format!("{n} {colour}")));
        }
        if points > MAX_POINTS {
            return Err(ParseError::new(format!("at most {MAX_POINTS} points"), points.to_string()));
        }
        let bits = demand.iter().fold(0, |bits, (colour, n)| bits | u32::from(n) << (3 * colour as u32));
        Ok(Order(bits | u32::from(points) << 12))
    }

    pub(crate) const fn of_bits(bits: u32) -> Order {
        Order(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The beans asked for.
    pub fn demand(self) -> Beans {
        Beans::new(std::array::from_fn(|colour| (self.0 >> (3 * colour)) as u16 & MAX_DEMAND))
    }

    /// The victory points.
    pub fn points(self) -> u8 {
        (self.0 >> 12) as u8
    }

    /// The demand as letters: `YYG`.
    pub fn letters(self) -> String {
        self.demand()
            .iter()
            .flat_map(|(colour, n)| std::iter::repeat_n(colour.letter(), usize::from(n)))
            .collect()
    }

    /// Reads demand letters such as `YYG`.
    pub fn from_letters(letters: &str, points: u8) -> Result<Order, ParseError> {
        let mut demand = Beans::NONE;
        for letter in letters.chars() {
            let colour = Colour::of_letter(letter)
                .ok_or_else(|| ParseError::new("demand letters among Y N G R", letters))?;
            demand[colour] = demand[colour].saturating_add(1);
        }
        Order::new(demand, points)
    }
}

/// A card: six squares in reading order, three to a row, and the orders of the cafés on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The squares: upper row left to right, then lower row.
    pub squares: [Kind; 6],
    /// What the café on the card asks for, if there is one.
    pub order: Option<Order>,
    /// What the second café on the card asks for, if there are two.
    pub second: Option<Order>,
}

impl Card {
    /// A card of these squares; its cafés, demands and points must fit together (C1.2).
    pub fn new(squares: [Kind; 6], order: Option<Order>, second: Option<Order>) -> Result<Card, ParseError> {
        let two = squares.contains(&Kind::SecondCafe);
        let squares = squares.map(|kind| if two && kind == Kind::Cafe { Kind::FirstCafe } else { kind });
        if two && !squares.contains(&Kind::FirstCafe) {
            return Err(ParseError::new("a first café (D) on a card with a second (D2)", ""));
        }
        let first = if two { Kind::FirstCafe } else { Kind::Cafe };
        for (kind, order) in [(first, order), (Kind::SecondCafe, second)] {
            if let Some(demand) = order.map(Order::demand).filter(|&demand| two && !can_share(demand)) {
                let most = format!("at most {MAX_SHARED} beans for each of two cafés on a card");
                return Err(ParseError::new(most, demand.total().to_string()));
            }
            let cafe: Vec<usize> = (0..6).filter(|&slot| squares[slot] == kind).collect();
            match (cafe.as_slice(), order) {
                ([], None) | ([_], Some(_)) => {}
                ([], Some(_)) => {
                    return Err(ParseError::new("no demand on a card without a café", "a demand"));
                }
                (_, None) => return Err(ParseError::new("a demand and points for the café", "")),
                ([one, two], Some(_)) if two - one == 3 || (two - one == 1 && *one != 2) => {}
                ([_, _], Some(_)) => {
                    return Err(ParseError::new("the two squares of a café side by side", "squares apart"));
                }
                _ => return Err(ParseError::new("at most two squares of a café", format!("{}", cafe.len()))),
            }
        }
        Ok(Card { squares, order, second })
    }

    /// What the café asks for that a square of this kind belongs to.
    pub fn order_of(&self, kind: Kind) -> Option<Order> {
        match kind {
            Kind::Cafe | Kind::FirstCafe => self.order,
            Kind::SecondCafe => self.second,
            _ => None,
        }
    }

    /// Whether a cup is printed on it (C2.2).
    pub fn has_cup(&self) -> bool {
        self.squares.contains(&Kind::Cup)
    }

    /// Whether a café is printed on it.
    pub fn has_cafe(&self) -> bool {
        self.order.is_some()
    }

    /// A card written out in a position: as in a deck file, and `x` for a dead square.
    pub fn loose(squares: &str, order: Option<Order>, second: Option<Order>) -> Result<Card, ParseError> {
        let printed: Vec<&str> = squares
            .split_whitespace()
            .map(|word| if word == Kind::Dead.word() { "." } else { word })
            .collect();
        let mut card = Card::new(Card::squares_from_text(&printed.join(" "))?, order, second)?;
        let words = squares.split_whitespace().filter(|&word| word != "/");
        for (square, word) in card.squares.iter_mut().zip(words) {
            if word == Kind::Dead.word() {
                *square = Kind::Dead;
            }
        }
        Ok(card)
    }

    /// Its squares as in deck files: `R Y Y / u s c`.
    pub fn squares_text(&self) -> String {
        let row = |slots: &[Kind]| slots.iter().map(|kind| kind.word()).collect::<Vec<_>>().join(" ");
        format!("{} / {}", row(&self.squares[..3]), row(&self.squares[3..]))
    }

    /// Reads squares as in deck files.
    pub fn squares_from_text(text: &str) -> Result<[Kind; 6], ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [a, b, c, "/", d, e, f] => {
                let mut squares = [Kind::Empty; 6];
                for (square, word) in squares.iter_mut().zip([a, b, c, d, e, f]) {
                    *square = word.parse()?;
                }
                Ok(squares)
            }
            _ => Err(ParseError::new("two rows of three squares, as in `R Y Y / u s c`", text)),
        }
    }
}

/// Most plan cards (C1.4).
pub const N_PLAN: usize = 48;

/// Most Espresso cards (C7).
pub const N_ESPRESSO: usize = 8;

/// Most promo cards (C8).
pub const N_PROMO: usize = 3;

/// Most start cards (C1.3).
pub const N_START: usize = 4;

const FIRST_PROMO: usize = N_PLAN + N_ESPRESSO;

const FIRST_START: usize = FIRST_PROMO + N_PROMO;

/// Number of cards in a full deck.
pub const N_CARDS: usize = FIRST_START + N_START;

/// The number of a card in its deck: `01`–`48` plan, `E1`–`E8` Espresso, `P1`–`P3` promo, `S1`–`S4` start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(u8);

impl CardId {
    /// A card that is in no deck: one written out in a position.
    pub const LOOSE: CardId = CardId(u8::MAX);

    pub(crate) const fn of_index(index: usize) -> CardId {
        CardId(index as u8)
    }

    /// Its index in the deck; `None` for a loose card.
    pub fn index(self) -> Option<usize> {
        (usize::from(self.0) < N_CARDS).then_some(usize::from(self.0))
    }

    /// The start card with this number from 0.
    pub fn start(number: usize) -> CardId {
        CardId::of_index(FIRST_START + number % N_START)
    }

    /// Whether it can be drawn from the pile: not a start card, not loose.
    pub fn is_drawn(self) -> bool {
        usize::from(self.0) < FIRST_START
    }

    /// Whether it is a start card.
    pub fn is_start(self) -> bool {
        (FIRST_START..N_CARDS).contains(&usize::from(self.0))
    }

    /// The start cards.
    pub fn starts() -> impl Iterator<Item = CardId> + Clone {
        (FIRST_START..N_CARDS).map(CardId::of_index)
    }

    /// Whether it is a plan card.
    pub fn is_plan(self) -> bool {
        usize::from(self.0) < N_PLAN
    }

    /// The plan cards.
    pub fn plan() -> impl Iterator<Item = CardId> {
        (0..N_PLAN).map(CardId::of_index)
    }

    /// The Espresso cards.
    pub fn espresso() -> impl Iterator<Item = CardId> {
        (N_PLAN..FIRST_PROMO).map(CardId::of_index)
    }

    /// The promo cards.
    pub fn promo() -> impl Iterator<Item = CardId> {
        (FIRST_PROMO..FIRST_START).map(CardId::of_index)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match usize::from(self.0) {
            index if index < N_PLAN => write!(f, "{:02}", index + 1),
            index if index < FIRST_PROMO => write!(f, "E{}", index - N_PLAN + 1),
            index if index < FIRST_START => write!(f, "P{}", index - FIRST_PROMO + 1),
            index if index < N_CARDS => write!(f, "S{}", index - FIRST_START + 1),
            _ => write!(f, "loose"),
        }
    }
}

impl FromStr for CardId {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        (0..N_CARDS)
            .map(CardId::of_index)
            .find(|id| id.to_string() == text)
            .ok_or_else(|| ParseError::new("a card (01–48, E1–E8, P1–P3, S1–S4)", text))
    }
}

/// A set of cards that can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Whether the card is in it.
    pub fn contains(self, card: CardId) -> bool {
        card.is_drawn() && self.0 >> card.0 & 1 == 1
    }

    /// Adds a card that can be drawn.
    pub fn insert(&mut self, card: CardId) {
        debug_assert!(card.is_drawn());
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        debug_assert!(card.is_drawn());
        self.0 &= !(1 << card.0);
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros();
            (bits != 0).then(|| {
                bits &= bits - 1;
                CardId(index as u8)
            })
        })
    }

    /// The card with this place in the order of numbers.
    pub(crate) fn nth(self, n: usize) -> CardId {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        CardId(bits.trailing_zeros() as u8)
    }

    /// The cards in both sets.
    pub(crate) fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards in either set.
    pub(crate) fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    pub(crate) fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
