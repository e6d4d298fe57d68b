//! Which promo cards come in, and which plan cards they replace (C8.1): named, or by lot.

use std::fmt;
use std::str::FromStr;

use table::ParseError;

use crate::card::{CardId, CardSet, N_PROMO};
use crate::setup::Setup;

/// Which promo cards come in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PromoCards {
    /// The first cards of the deck, as many as `promos` says.
    #[default]
    First,
    /// Chance draws them.
    Lot,
    /// These.
    Named(Cards),
}

/// Which plan cards make room for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Replaced {
    /// Chance draws them, cards with cafés first.
    #[default]
    Lot,
    /// These.
    Named(Cards),
}

/// One to three different cards, lowest number first; the places left over are [`CardId::LOOSE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards([CardId; N_PROMO]);

impl Cards {
    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        self.0.into_iter().filter(|&card| card != CardId::LOOSE)
    }

    /// How many.
    fn len(self) -> u8 {
        self.iter().count() as u8
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, card) in self.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cards: Vec<CardId> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
        cards.sort_unstable();
        if cards.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(ParseError::new("each card once", text));
        }
        if cards.len() > N_PROMO {
            return Err(ParseError::new(format!("at most {N_PROMO} cards"), text));
        }
        cards.resize(N_PROMO, CardId::LOOSE);
        Ok(Cards(std::array::from_fn(|place| cards[place])))
    }
}

impl PromoCards {
    /// How many cards are named.
    pub(crate) fn n_named(self) -> u8 {
        match self {
            PromoCards::Named(cards) => cards.len(),
            _ => 0,
        }
    }
}

impl fmt::Display for PromoCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PromoCards::First => f.write_str("first"),
            PromoCards::Lot => f.write_str("lot"),
            PromoCards::Named(cards) => cards.fmt(f),
        }
    }
}

impl FromStr for PromoCards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "first" => Ok(PromoCards::First),
            "lot" => Ok(PromoCards::Lot),
            _ => {
                let cards: Cards = named(text, "`first`, `lot`, or promo cards such as `P1,P3`")?;
                match cards.iter().all(|card| CardId::promo().any(|promo| promo == card)) {
                    true => Ok(PromoCards::Named(cards)),
                    false => Err(ParseError::new("promo cards, P1 to P3", text)),
                }
            }
        }
    }
}

impl fmt::Display for Replaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Replaced::Lot => f.write_str("lot"),
            Replaced::Named(cards) => cards.fmt(f),
        }
    }
}

impl FromStr for Replaced {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "lot" {
            return Ok(Replaced::Lot);
        }
        let cards: Cards = named(text, "`lot`, or plan cards such as `05,12`")?;
        match cards.iter().all(CardId::is_plan) {
            true => Ok(Replaced::Named(cards)),
            false => Err(ParseError::new("plan cards, 01 to 48", text)),
        }
    }
}

/// Reads cards; a text that is no list at all is told what else it could be.
fn named(text: &str, expected: &str) -> Result<Cards, ParseError> {
    match text.chars().any(|c| c.is_ascii_digit()) {
        true => text.parse(),
        false => Err(ParseError::new(expected, text)),
    }
}

impl Setup {
    /// The promo cards that may come in: those named, the first ones, or any of the deck by lot.
    pub(crate) fn possible_promos(&self) -> CardSet {
        match (self.promos, self.promo_cards) {
            (0, _) => CardSet::EMPTY,
            (n, PromoCards::First) => CardId::promo().take(n.into()).collect(),
            (_, PromoCards::Named(cards)) => cards.iter().collect(),
            (_, PromoCards::Lot) => CardId::promo().filter(|&id| self.deck.get(id).is_some()).collect(),
        }
    }

    /// Whether the promo cards, and the plan cards they replace, are in the deck and as many as asked for.
    pub(crate) fn check_promos(&self) -> Result<(), String> {
        let (n, has) = (self.promos, self.deck.n_promos());
        if usize::from(n) > has {
            return Err(format!("{n} promo cards asked for, the deck has {has}"));
        }
        if let PromoCards::Named(cards) = self.promo_cards {
            if let Some(card) = cards.iter().find(|&card| self.deck.get(card).is_none()) {
                return Err(format!("the deck has no promo card {card}"));
            }
            if cards.len() != n {
                return Err(format!("{n} promo cards asked for, and {cards} named"));
            }
        }
        if let Replaced::Named(cards) = self.replaced {
            if let Some(card) = cards.iter().find(|&card| self.deck.get(card).is_none()) {
                return Err(format!("the deck has no card {card} to be replaced"));
            }
            if let Some(card) =
                cards.iter().find(|&card| self.deck.stars().contains(card) && !self.uses_stars())
            {
                return Err(format!(
                    "card {card} has a star and is not in this game, so nothing can replace it"
                ));
            }
            if cards.len() != n {
                return Err(format!("{n} promo cards, and {cards} to be replaced; both must be as many"));
            }
        }
        Ok(())
    }
}
