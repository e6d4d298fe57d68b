//! A position of Café as it is written: by hand, or as the whole view has it.

use ::cafe::{Beans, CardId, Colour, Pos};
use serde::Deserialize;
use serde::de::{self, MapAccess, SeqAccess, Unexpected};

use crate::written::{Entries, Key, Number, Object, SeatWord, Written, list, object, written};

#[derive(Deserialize)]
pub(super) struct PositionWritten {
    pub(super) seats: Vec<Object<SeatWritten>>,
    pub(super) phase: Option<PhaseWord>,
    pub(super) drawing: Option<Drawing>,
    pub(super) round: Option<Number<0, 255>>,
    pub(super) master: Option<SeatWord>,
    pub(super) display: Option<Vec<CardWord>>,
    pub(super) unseen: Option<Vec<CardWord>>,
    pub(super) passed: Option<Vec<SeatWord>>,
    pub(super) kept: Option<Vec<SeatWord>>,
    pub(super) bid_begun: Option<bool>,
    turn: Option<Turns>,
    seat: Option<Turns>,
    next: Option<Turns>,
    awaits: Option<Turns>,
}

impl PositionWritten {
    /// Whose turn it is, and under which name that is said.
    pub(super) fn turns(&self) -> Option<(&'static str, &Turns)> {
        let named =
            [("turn", &self.turn), ("seat", &self.seat), ("next", &self.next), ("awaits", &self.awaits)];
        named.into_iter().find_map(|(name, turns)| Some((name, turns.as_ref()?)))
    }
}

#[derive(Deserialize)]
pub(super) struct SeatWritten {
    area: Option<Vec<PlacedWritten>>,
    cards: Option<Vec<PlacedWritten>>,
    beans: Option<BeansBySquare>,
    squares: Option<BeansBySquare>,
    pub(super) warehouse: Option<BeanWord>,
    pub(super) in_hand: Option<BeanWord>,
    pub(super) bid: Option<Number<0, 9999>>,
    pub(super) card: Option<CardWord>,
    pub(super) points_left: Option<Number<0, 255>>,
    pub(super) stage: Option<StageWord>,
    pub(super) group: Option<SquareWord>,
    pub(super) passed: Option<bool>,
    pub(super) kept: Option<bool>,
}

impl SeatWritten {
    /// The cards in the order laid, and the name they are written under.
    pub(super) fn laid(&self) -> Option<(&'static str, &[PlacedWritten])> {
        let named = [("area", &self.area), ("cards", &self.cards)];
        named.into_iter().find_map(|(name, cards)| Some((name, cards.as_deref()?)))
    }

    /// The beans that lie on squares.
    pub(super) fn beans_by_square(&self) -> Vec<(Pos, Beans)> {
        let beans = self.beans.as_ref().or(self.squares.as_ref());
        beans.map_or(Vec::new(), |beans| beans.0.clone())
    }
}

/// A laid card; one that lies at 0,0 as printed may be named alone.
pub(super) struct PlacedWritten {
    pub(super) card: CardWritten,
    pub(super) x: i8,
    pub(super) y: i8,
    pub(super) turn: u8,
}

impl<'de> Written<'de> for PlacedWritten {
    const EXPECTED: &'static str = "a laid card such as \"17\" or {\"card\":\"17\",\"x\":1,\"y\":0}";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        CardWord::of_text(text).map(Self::alone)
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        CardWord::of_number(number).map(Self::alone)
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            card: CardWritten,
            x: Option<Number<-60, 60>>,
            y: Option<Number<-60, 60>>,
            turn: Option<Number<0, 3>>,
        }
        let Fields { card, x, y, turn } = object(fields)?;
        let coordinate = |number: Option<Number<-60, 60>>| number.map_or(0, |number| number.0 as i8);
        let turn = turn.map_or(0, |turn| turn.0 as u8);
        Ok(PlacedWritten { card, x: coordinate(x), y: coordinate(y), turn })
    }
}
written!(PlacedWritten);

impl PlacedWritten {
    fn alone(CardWord(card): CardWord) -> Self {
        PlacedWritten { card: CardWritten::OfDeck(card), x: 0, y: 0, turn: 0 }
    }
}

/// A card of the deck, or one written out.
pub(super) enum CardWritten {
    OfDeck(CardId),
    Loose(LooseWritten),
}

impl<'de> Written<'de> for CardWritten {
    const EXPECTED: &'static str = "a card such as \"17\" or {\"squares\":\"R Y Y / u s c\"}";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        CardWord::of_text(text).map(|word| CardWritten::OfDeck(word.0))
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        CardWord::of_number(number).map(|word| CardWritten::OfDeck(word.0))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        object(fields).map(CardWritten::Loose)
    }
}

/// A card that is in no deck.
#[derive(Deserialize)]
pub(super) struct LooseWritten {
    pub(super) squares: String,
    pub(super) demand: Option<BeanWord>,
    pub(super) points: Option<Number<0, 255>>,
    pub(super) demand2: Option<BeanWord>,
    pub(super) points2: Option<Number<0, 255>>,
}

/// `"17"`, `17` or `"7"`.
pub(super) struct CardWord(pub(super) CardId);

impl Written<'_> for CardWord {
    const EXPECTED: &'static str = "a card such as \"17\"";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let text = text.trim().to_uppercase();
        let padded = if text.len() == 1 { format!("0{text}") } else { text };
        padded.parse().map(CardWord).map_err(E::custom)
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        Self::of_text(&number.to_string())
    }
}

/// Beans: an object of colours, or letters such as `YYG`.
#[derive(Clone, Copy)]
pub(super) struct BeanWord(pub(super) Beans);

/// More beans of a colour than any game has.
const MANY: i64 = 999;

impl<'de> Written<'de> for BeanWord {
    const EXPECTED: &'static str = "beans such as {\"brown\":2} or \"NN\"";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let mut beans = Beans::NONE;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let colour = Colour::of_letter(letter.to_ascii_uppercase())
                .ok_or_else(|| E::invalid_value(Unexpected::Str(text), &"letters among Y N G R"))?;
            if i64::from(beans[colour]) >= MANY {
                return Err(E::custom(format!("more than {MANY} beans of a colour")));
            }
            beans[colour] += 1;
        }
        Ok(BeanWord(beans))
    }

    fn of_object<A: MapAccess<'de>>(colours: A) -> Result<Self, A::Error> {
        let mut beans = Beans::NONE;
        for (colour, number) in Entries::<Colour, Option<Number<0, MANY>>>::of(colours)?.0 {
            beans[colour] = number.map_or(0, |number| number.0 as u16);
        }
        Ok(BeanWord(beans))
    }
}

impl Key for Colour {
    fn of_key(text: &str) -> Result<Self, String> {
        text.parse().map_err(|error: table::ParseError| error.to_string())
    }
}

/// Beans by square: `{"1,0":{"brown":2}}`, or a list of squares with `x`, `y` or `at`, and `beans`.
struct BeansBySquare(Vec<(Pos, Beans)>);

impl<'de> Written<'de> for BeansBySquare {
    const EXPECTED: &'static str = "beans by square, such as {\"1,0\":{\"brown\":2}}";

    fn of_list<A: SeqAccess<'de>>(squares: A) -> Result<Self, A::Error> {
        let squares: Vec<SquareWritten> = list(squares)?;
        Ok(BeansBySquare(squares.into_iter().filter_map(|square| Some((square.at, square.beans?))).collect()))
    }

    fn of_object<A: MapAccess<'de>>(squares: A) -> Result<Self, A::Error> {
        let squares = Entries::<SquareWord, BeanWord>::of(squares)?.0;
        Ok(BeansBySquare(squares.into_iter().map(|(at, beans)| (at.0, beans.0)).collect()))
    }
}

struct SquareWritten {
    at: Pos,
    beans: Option<Beans>,
}

impl<'de> Written<'de> for SquareWritten {
    const EXPECTED: &'static str = "an object";

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            at: Option<SquareWord>,
            x: Option<Number<-60, 60>>,
            y: Option<Number<-60, 60>>,
            beans: Option<BeanWord>,
        }
        let Fields { at, x, y, beans } = object(fields)?;
        let needed = |number: Option<Number<-60, 60>>, name| {
            number.map(|number| number.0 as i8).ok_or_else(|| de::Error::missing_field(name))
        };
        let at = match at {
            Some(at) => at.0,
            None => Pos::new(needed(x, "x")?, needed(y, "y")?),
        };
        Ok(SquareWritten { at, beans: beans.map(|beans| beans.0) })
    }
}

/// A square by name: `1,0`.
pub(super) struct SquareWord(pub(super) Pos);

impl Key for SquareWord {
    fn of_key(text: &str) -> Result<Self, String> {
        let square: Result<Pos, table::ParseError> = text.replace(' ', "").parse();
        square.map(SquareWord).map_err(|error| error.to_string())
    }
}

impl Written<'_> for SquareWord {
    const EXPECTED: &'static str = "a square such as \"1,0\"";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Self::of_key(text).map_err(E::custom)
    }
}

/// What the table is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PhaseWord {
    Draw(Drawing),
    Start,
    Draft,
    Auction,
    Keep,
    Choose,
    Act,
    Exchange,
    Over,
}

impl Written<'_> for PhaseWord {
    const EXPECTED: &'static str = "draw, start, draft, auction, keep, choose, act, exchange or over";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(match text.to_lowercase().as_str() {
            "draw" => PhaseWord::Draw(Drawing::Unsaid),
            "start" => PhaseWord::Start,
            "draft" | "take" => PhaseWord::Draft,
            "auction" | "bid" => PhaseWord::Auction,
            "keep" => PhaseWord::Keep,
            "choose" => PhaseWord::Choose,
            "act" | "action" | "actions" | "acting" | "place" | "placing" => PhaseWord::Act,
            "exchange" => PhaseWord::Exchange,
            "over" | "end" => PhaseWord::Over,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        })
    }
}

/// What chance is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawing {
    Unsaid,
    Promo,
    Box,
    Master,
    Start,
    Show,
    Refill,
}

impl Written<'_> for Drawing {
    const EXPECTED: &'static str = "promo, box, master, start, show or refill";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(match text {
            "promo" => Drawing::Promo,
            "box" => Drawing::Box,
            "master" => Drawing::Master,
            "start" => Drawing::Start,
            "show" => Drawing::Show,
            "refill" => Drawing::Refill,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        })
    }
}

/// How far a seat has come in its round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StageWord {
    Done,
    Place,
    Act,
    Grow,
    Dry,
    Roast,
    Deliver,
    Exchange,
}

impl Written<'_> for StageWord {
    const EXPECTED: &'static str = "done, place, act, grow, dry, roast, deliver or exchange";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(match text {
            "done" => StageWord::Done,
            "place" => StageWord::Place,
            "act" => StageWord::Act,
            "grow" => StageWord::Grow,
            "dry" => StageWord::Dry,
            "roast" => StageWord::Roast,
            "deliver" => StageWord::Deliver,
            "exchange" => StageWord::Exchange,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        })
    }
}

/// Whose turn it is: a seat, several, or an object with one of these as views have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Turns {
    Unsaid,
    One(SeatWord),
    Some(Vec<SeatWord>),
}

impl<'de> Written<'de> for Turns {
    const EXPECTED: &'static str = "the number of a seat, or a list of them";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        match text {
            "chance" | "nobody" | "all" => Ok(Turns::Unsaid),
            _ => SeatWord::of_text(text).map(Turns::One),
        }
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        SeatWord::of_number(number).map(Turns::One)
    }

    fn of_list<A: SeqAccess<'de>>(seats: A) -> Result<Self, A::Error> {
        list(seats).map(Turns::Some)
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            seat: Option<SeatWord>,
            seats: Option<Vec<SeatWord>>,
        }
        let Fields { seat, seats } = object(fields)?;
        Ok(seat.map(Turns::One).or(seats.map(Turns::Some)).unwrap_or(Turns::Unsaid))
    }
}
written!(CardWritten, CardWord, BeanWord, BeansBySquare, SquareWritten, SquareWord);
written!(PhaseWord, Drawing, StageWord, Turns);
