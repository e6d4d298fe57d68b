//! How a game is set up (C9): seats, draft, expansions, editions and their single switches.

use std::fmt;
use std::str::FromStr;

use table::{
    FileOption, GameSetup, OptionSpec, OptionValues, OptionWords, ParseError, Seat, SetupError, from_word,
    to_word,
};

use crate::card::CardSet;
use crate::catalog::N_ROUNDS;
use crate::deck::{CLASSIC, DECKS, DeckRef};
use crate::rules::{C1_1, C1_3, C1_4, C1_5, C1_6, C4_7, C6_1, C6_2, C6_3, C6_5, C7_1, C8_1, C9};

mod promos;

pub use promos::{Cards, PromoCards, Replaced};

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
        /// As soon as the bid is made.
        Burn = "burn",
    }
}

words! {
    /// What a later bid of a seat counts (C6.2).
    BidSum {
        /// It is added to the seat's earlier bids.
        #[default]
        Added = "added",
        /// It stands alone.
        Alone = "alone",
    }
}

words! {
    /// What becomes of a bid that is too low for the token (C6.2).
    LowBids {
        /// It is refused: a bid must reach that of the token holder.
        #[default]
        Refused = "refused",
        /// It is allowed, and the token stays with its holder.
        Allowed = "allowed",
        /// It is allowed, and a bid wins the token that reaches the one of the next seat to the right still in.
        Neighbour = "neighbour",
    }
}

words! {
    /// Who is the first master (C1.5).
    FirstMaster {
        /// Chance draws a seat.
        #[default]
        Lot = "lot",
        /// Seat 0.
        Seat0 = "0",
        /// Seat 1.
        Seat1 = "1",
        /// Seat 2.
        Seat2 = "2",
        /// Seat 3.
        Seat3 = "3",
    }
}

impl FirstMaster {
    /// The seat, if one is named.
    pub fn seat(self) -> Option<Seat> {
        Seat::new((self as usize).checked_sub(1)?)
    }
}

words! {
    /// Which start card a seat has (C1.3).
    Starts {
        /// The one with its number.
        #[default]
        Order = "order",
        /// Chance deals them.
        Lot = "lot",
        /// From the first master clockwise each seat takes one of those left.
        Choose = "choose",
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
    /// What a later bid counts.
    pub bid_sum: BidSum,
    /// What becomes of a low bid.
    pub low_bids: LowBids,
    /// What ships keep of a bid.
    pub ship_keep: ShipKeep,
    /// Who is the first master.
    pub first_master: FirstMaster,
    /// Which start card a seat has.
    pub starts: Starts,
    /// Which promo cards are in.
    pub promo_cards: PromoCards,
    /// Which plan cards they replace.
    pub replaced: Replaced,
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
            bid_sum: BidSum::default(),
            low_bids: LowBids::default(),
            ship_keep: ShipKeep::default(),
            first_master: FirstMaster::default(),
            starts: Starts::default(),
            promo_cards: PromoCards::default(),
            replaced: Replaced::default(),
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
        self.bid_sum = if books { BidSum::Alone } else { BidSum::Added };
        self.low_bids = match edition {
            Edition::Merged | Edition::Ua => LowBids::Refused,
            Edition::Fr => LowBids::Allowed,
            Edition::De => LowBids::Neighbour,
        };
        // Q23: the books say the same about ships, so no edition has its own number of beans kept.
        self.ship_keep = ShipKeep::PerShip;
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
        if let Some(seat) = self.first_master.seat().filter(|seat| seat.index() >= self.seats.into()) {
            let message = format!("the first master {seat} is not at a table of {}", self.seats);
            return refuse(message, C1_5);
        }
        if self.deck.n_starts() < self.seats.into() {
            let has = self.deck.n_starts();
            return refuse(format!("{} seats, and the deck has {has} start cards", self.seats), C1_3);
        }
        if self.espresso == Switch::On && !self.deck.has_espresso() {
            return refuse("the deck has no Espresso cards".into(), C7_1);
        }
        self.check_promos().map_err(|message| SetupError { message, rule: C8_1 })?;
        // A promo card takes the place of a plan card, so the number stays.
        let has = self.cards_without_promos().len();
        if has < self.cards_per_game() {
            let needs = self.cards_per_game();
            return refuse(
                format!("eight rounds of this game need {needs} cards, and the deck has {has}"),
                C1_4,
            );
        }
        Ok(())
    }

    /// Cards drawn in a game (C1.4).
    pub(crate) fn cards_per_game(&self) -> usize {
        self.cards_per_round() * usize::from(N_ROUNDS)
    }

    /// The plan and Espresso cards that may be drawn (C1.4).
    pub(crate) fn cards_without_promos(&self) -> CardSet {
        let mut cards = self.deck.plan();
        if !self.uses_stars() {
            cards = cards.without(self.deck.stars());
        }
        if self.espresso == Switch::On {
            cards = cards.or(self.deck.espresso());
        }
        cards
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

/// What a set-up of rules version 1 is called in version 2: the deck of its time, bids that add up and must reach the
/// token, and the German edition's single bean on ships.
pub(crate) fn upgrade_from_1(options: &mut OptionWords) {
    if options.get("deck").is_none_or(|deck| deck == CLASSIC) {
        options.set("deck", "classic-1");
    }
    if options.get("edition") == Some("de") {
        options.set_default("ship_keep", ShipKeep::OnePerAuction.word());
    }
    options.set("bid_sum", BidSum::Added.word());
    options.set("low_bids", LowBids::Refused.word());
}

/// What a set-up of rules version 2 is called in version 3: the deck of its time.
pub(crate) fn upgrade_from_2(options: &mut OptionWords) {
    if options.get("deck").is_none_or(|deck| deck == CLASSIC) {
        options.set("deck", "classic-2");
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
            words("bid_sum", BidSum::WORDS, "added", C6_2),
            words("low_bids", LowBids::WORDS, "refused", C6_2),
            words("ship_keep", ShipKeep::WORDS, "per_ship", C6_5),
            words("first_master", FirstMaster::WORDS, "lot", C1_5),
            words("starts", Starts::WORDS, "order", C1_3),
            OptionSpec {
                name: "promo_cards",
                values: OptionValues::Text("`first`, `lot`, or cards such as `P1,P3`"),
                default: "first",
                rule: C8_1,
            },
            OptionSpec {
                name: "replaced",
                values: OptionValues::Text("`lot`, or as many plan cards, such as `05,12`"),
                default: "lot",
                rule: C8_1,
            },
            OptionSpec {
                name: "deck",
                values: OptionValues::File(FileOption {
                    names: &DECKS,
                    noun: "deck file",
                    meaning: "`classic`, `classic-2` or `classic-1` (those of earlier rules versions), or a deck file",
                    most_bytes: 256 << 10,
                }),
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
            "seats={} draft={} espresso={} promos={} edition={} delivery={} bids={} bid_sum={} low_bids={} ship_keep={} \
             first_master={} starts={} promo_cards={} replaced={} deck=",
            self.seats,
            self.draft,
            self.espresso,
            self.promos,
            self.edition,
            self.delivery,
            self.bids,
            self.bid_sum,
            self.low_bids,
            self.ship_keep,
            self.first_master,
            self.starts,
            self.promo_cards,
            self.replaced,
        )?;
        match self.deck.built_in() {
            Some(name) => f.write_str(name),
            // A record stands alone: another deck is written out in full.
            None => f.write_str(&to_word(&self.deck.to_string())),
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
        let names_promos = options.iter().any(|(name, _)| *name == "promos");
        for (name, value) in options {
            match name {
                "seats" => setup.seats = number(value, 1, 4)?,
                "draft" => setup.draft = value.parse()?,
                "espresso" => setup.espresso = value.parse()?,
                "promos" => setup.promos = number(value, 0, 3)?,
                "edition" => {}
                "delivery" => setup.delivery = value.parse()?,
                "bids" => setup.bids = value.parse()?,
                "bid_sum" => setup.bid_sum = value.parse()?,
                "low_bids" => setup.low_bids = value.parse()?,
                "ship_keep" => setup.ship_keep = value.parse()?,
                "first_master" => setup.first_master = value.parse()?,
                "starts" => setup.starts = value.parse()?,
                "promo_cards" => setup.promo_cards = value.parse()?,
                "replaced" => setup.replaced = value.parse()?,
                "deck" => setup.deck = deck_of(value)?,
                _ => {
                    let names: Vec<&str> = Setup::options().iter().map(|option| option.name).collect();
                    return Err(ParseError::new(format!("an option among {}", names.join(", ")), name));
                }
            }
        }
        // Cards that are named need no number beside them.
        if let (PromoCards::Named(_), false) = (setup.promo_cards, names_promos) {
            setup.promos = setup.promo_cards.n_named();
        }
        Ok(setup)
    }
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, ParseError> {
    let found = text.parse().ok().filter(|n| (least..=most).contains(n));
    found.ok_or_else(|| ParseError::new(format!("a number from {least} to {most}"), text))
}

fn deck_of(value: &str) -> Result<DeckRef, ParseError> {
    let text = from_word(value)?;
    if let Some(deck) = DeckRef::named(&text) {
        return Ok(deck);
    }
    DeckRef::load(&text)
        .map_err(|error| ParseError::new(format!("one of {} or a deck ({error})", DECKS.join(", ")), value))
}
