//! How a game is set up (C9): seats, draft, expansions, editions and their single switches.

use std::fmt;
use std::str::FromStr;

use table::{GameSetup, OptionSpec, OptionValues, ParseError, SetupError, from_word, to_word};

use crate::deck::{CLASSIC, DeckRef};
use crate::rules::{C1_1, C1_4, C1_6, C4_7, C6_1, C6_3, C6_5, C7_1, C8_1, C9};

/// Number of rounds (C4.12).
pub const N_ROUNDS: u8 = 8;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// The words for it in set-ups.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = ParseError;
            fn from_str(text: &str) -> Result<Self, ParseError> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err(ParseError::new(format!("one of {}", Self::WORDS.join(", ")), text)),
                }
            }
        }
    };
}

words! {
    /// How cards are given out.
    Draft {
        /// Cards are taken or bought one after another (C2).
        #[default]
        Classic = "classic",
        /// The master is bid for and chooses first (C6).
        Auction = "auction",
    }
}

words! {
    /// Whose rule book presets the switches (C9).
    Edition {
        /// Our reading of all three together.
        #[default]
        Merged = "merged",
        /// French.
        Fr = "fr",
        /// German.
        De = "de",
        /// Ukrainian.
        Ua = "ua",
    }
}

words! {
    /// Which roasting squares a delivery empties (C4.7).
    Delivery {
        /// Those its owner chooses.
        #[default]
        Chosen = "chosen",
        /// All of them.
        All = "all",
    }
}

words! {
    /// When the beans of a bid go to the supply (C6.3).
    Bids {
        /// At the end of the auction.
        #[default]
        Settle = "settle",
        /// At once.
        Burn = "burn",
    }
}

words! {
    /// How many beans of its bids a seat may keep on ships (C6.5).
    ShipKeep {
        /// One on each empty ship.
        #[default]
        PerShip = "per_ship",
        /// One in each auction.
        OnePerAuction = "one_per_auction",
    }
}

words! {
    /// Whether something is in play.
    Switch {
        /// No.
        #[default]
        Off = "false",
        /// Yes.
        On = "true",
    }
}

/// A set-up. Public data: [`Setup::check`] says whether a game can start from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// How cards are given out.
    pub draft: Draft,
    /// Whether the Espresso cards are in.
    pub espresso: Switch,
    /// How many promo cards are in.
    pub promos: u8,
    /// Which edition preset the switches below.
    pub edition: Edition,
    /// Which roasting squares a delivery empties.
    pub delivery: Delivery,
    /// When bids are paid.
    pub bids: Bids,
    /// What ships keep of a bid.
    pub ship_keep: ShipKeep,
    /// The cards.
    pub deck: DeckRef,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            seats: 2,
            draft: Draft::default(),
            espresso: Switch::default(),
            promos: 0,
            edition: Edition::default(),
            delivery: Delivery::default(),
            bids: Bids::default(),
            ship_keep: ShipKeep::default(),
            deck: DeckRef::classic(),
        }
    }
}

impl Setup {
    /// Sets the edition and the switches it presets (C9).
    #[must_use]
    pub fn with_edition(mut self, edition: Edition) -> Setup {
        let books = matches!(edition, Edition::Fr | Edition::De);
        self.edition = edition;
        self.delivery = if books { Delivery::All } else { Delivery::Chosen };
        self.bids = if books { Bids::Burn } else { Bids::Settle };
        self.ship_keep = if edition == Edition::De { ShipKeep::OnePerAuction } else { ShipKeep::PerShip };
        self
    }

    /// Whether a game can start from this.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |message: String, rule| Err(SetupError { message, rule });
        if !(1..=4).contains(&self.seats) {
            return refuse(format!("Café has 1 to 4 seats, not {}", self.seats), C1_1);
        }
        if self.seats == 1 && self.draft == Draft::Auction {
            return refuse("one seat cannot hold an auction".into(), C6_1);
        }
        if usize::from(self.promos) > self.deck.n_promos() {
            let has = self.deck.n_promos();
            return refuse(format!("{} promo cards asked for, the deck has {has}", self.promos), C8_1);
        }
        if self.espresso == Switch::On && !self.deck.has_espresso() {
            return refuse("the deck has no Espresso cards".into(), C7_1);
        }
        Ok(())
    }

    /// Cards on display at the start of a round (C2.1, C6.1, C7.1).
    pub fn n_display(&self) -> usize {
        let espresso = usize::from(self.espresso == Switch::On);
        espresso
            + match self.draft {
                Draft::Classic => 3,
                Draft::Auction => usize::from(self.seats) + 1,
            }
    }

    /// Cards used in a round (C1.4): with the classic draft all but the master's card are replaced.
    pub fn cards_per_round(&self) -> usize {
        match self.draft {
            Draft::Classic => self.n_display() + usize::from(self.seats) - 1,
            Draft::Auction => self.n_display(),
        }
    }

    /// Whether the star cards stay in (C1.4): only with four seats and the classic draft.
    pub fn uses_stars(&self) -> bool {
        self.seats == 4 && self.draft == Draft::Classic
    }
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        let words = |name, words, default, rule| OptionSpec {
            name,
            values: OptionValues::OneOf(words),
            default,
            rule,
        };
        vec![
            OptionSpec { name: "seats", values: OptionValues::Range(1, 4), default: "2", rule: C1_1 },
            words("draft", Draft::WORDS, "classic", C1_4),
            words("espresso", Switch::WORDS, "false", C7_1),
            OptionSpec { name: "promos", values: OptionValues::Range(0, 3), default: "0", rule: C8_1 },
            words("edition", Edition::WORDS, "merged", C9),
            words("delivery", Delivery::WORDS, "chosen", C4_7),
            words("bids", Bids::WORDS, "settle", C6_3),
            words("ship_keep", ShipKeep::WORDS, "per_ship", C6_5),
            OptionSpec {
                name: "deck",
                values: OptionValues::Text("`classic`, or a deck file"),
                default: CLASSIC,
                rule: C1_6,
            },
        ]
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seats={} draft={} espresso={} promos={} edition={} delivery={} bids={} ship_keep={} deck=",
            self.seats,
            self.draft,
            self.espresso,
            self.promos,
            self.edition,
            self.delivery,
            self.bids,
            self.ship_keep,
        )?;
        match self.deck.is_classic() {
            true => f.write_str(CLASSIC),
            // A record stands alone: another deck is written out in full.
            false => f.write_str(&to_word(&self.deck.to_string())),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Reads `name=value` words in any order. The edition is applied first, single switches override it.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let mut options = Vec::new();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ParseError::new("`option=value`", word))?;
            if options.iter().any(|(known, _)| *known == name) {
                return Err(ParseError::new("each option once", word));
            }
            options.push((name, value));
        }
        let mut setup = Setup::default();
        if let Some((_, edition)) = options.iter().find(|(name, _)| *name == "edition") {
            setup = setup.with_edition(edition.parse()?);
        }
        for (name, value) in options {
            match name {
                "seats" => setup.seats = number(value, 1, 4)?,
                "draft" => setup.draft = value.parse()?,
                "espresso" => setup.espresso = value.parse()?,
                "promos" => setup.promos = number(value, 0, 3)?,
                "edition" => {}
                "delivery" => setup.delivery = value.parse()?,
                "bids" => setup.bids = value.parse()?,
                "ship_keep" => setup.ship_keep = value.parse()?,
                "deck" => setup.deck = deck_of(value)?,
                _ => {
                    let names: Vec<&str> = Setup::options().iter().map(|option| option.name).collect();
                    return Err(ParseError::new(format!("an option among {}", names.join(", ")), name));
                }
            }
        }
        Ok(setup)
    }
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, ParseError> {
    let found = text.parse().ok().filter(|n| (least..=most).contains(n));
    found.ok_or_else(|| ParseError::new(format!("a number from {least} to {most}"), text))
}

fn deck_of(value: &str) -> Result<DeckRef, ParseError> {
    if value == CLASSIC {
        return Ok(DeckRef::classic());
    }
    let text = from_word(value)?;
    DeckRef::load(&text).map_err(|error| ParseError::new(format!("a deck ({error})"), value))
}
