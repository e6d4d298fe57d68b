//! A position of Guatemala Café as it is written: by hand, or as the whole view has it.

use ::guatemala::{Coffee, Content, Counts, End, Field, Harbour, MarketField, Piece, Segment};
use serde::Deserialize;
use serde::de::{self, MapAccess, SeqAccess, Unexpected};

use crate::written::{Entries, Key, Notated, Number, Object, SeatWord, Written, list, object, written};

#[derive(Deserialize)]
pub(super) struct PositionWritten {
    pub(super) seats: Vec<Object<SeatWritten>>,
    pub(super) turns: Option<Number<0, 9999>>,
    pub(super) idle_turns: Option<Number<0, 255>>,
    turn: Option<SeatWord>,
    active: Option<SeatWord>,
    /// There may be none, which is not the same as not to say it.
    #[serde(default, deserialize_with = "said")]
    pub(super) buyer: Option<Option<Number<0, 35>>>,
    pub(super) board: Option<PartOrOption<Object<BoardWritten>>>,
    pub(super) market: Option<PartOrOption<Vec<RowWritten>>>,
    pub(super) bag: Option<SacksWritten>,
    pub(super) track: Option<PartOrOption<TrackWritten>>,
    pub(super) supply: Option<SupplyWritten>,
    pub(super) question: Option<QuestionWritten>,
}

impl PositionWritten {
    /// Whose turn it is, and under which name that is said.
    pub(super) fn active(&self) -> Option<(&'static str, SeatWord)> {
        self.turn.map(|seat| ("turn", seat)).or(self.active.map(|seat| ("active", seat)))
    }
}

/// What is said, though it be that there is nothing.
fn said<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(value: D) -> Result<Option<T>, D::Error> {
    T::deserialize(value).map(Some)
}

/// A part of the table whose name is that of an option as well: a word or a number is the option.
pub(super) enum PartOrOption<T> {
    Part(T),
    Option,
}

impl<T> PartOrOption<T> {
    pub(super) fn part(&self) -> Option<&T> {
        match self {
            PartOrOption::Part(part) => Some(part),
            PartOrOption::Option => None,
        }
    }
}

impl<'de, T: Deserialize<'de>> Written<'de> for PartOrOption<T> {
    const EXPECTED: &'static str = "a part of the table";

    fn of_text<E: de::Error>(_: &str) -> Result<Self, E> {
        Ok(PartOrOption::Option)
    }

    fn of_number<E: de::Error>(_: i64) -> Result<Self, E> {
        Ok(PartOrOption::Option)
    }

    fn of_list<A: SeqAccess<'de>>(part: A) -> Result<Self, A::Error> {
        T::deserialize(de::value::SeqAccessDeserializer::new(part)).map(PartOrOption::Part)
    }

    fn of_object<A: MapAccess<'de>>(part: A) -> Result<Self, A::Error> {
        object(part).map(PartOrOption::Part)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PartOrOption<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(crate::written::Ways::NEW)
    }
}

#[derive(Deserialize)]
pub(super) struct SeatWritten {
    pub(super) money: Option<Number<0, 9999>>,
    pub(super) points: Option<Number<0, 9999>>,
    pub(super) sacks: Option<SacksWritten>,
}

/// Huts, workers, ships and roads.
#[derive(Deserialize)]
pub(super) struct BoardWritten {
    pub(super) huts: Option<Vec<Object<PlantWritten>>>,
    pub(super) workers: Option<Vec<Object<PlantWritten>>>,
    pub(super) ships: Option<Vec<Object<ShipWritten>>>,
    pub(super) roads: Option<Vec<Notated<Segment>>>,
}

#[derive(Deserialize)]
pub(super) struct PlantWritten {
    pub(super) at: Notated<Field>,
    pub(super) seat: SeatWord,
    pub(super) coffee: CoffeeWord,
}

#[derive(Deserialize)]
pub(super) struct ShipWritten {
    pub(super) harbour: HarbourWord,
    pub(super) coffee: CoffeeWord,
}

/// A coffee by name or letter.
#[derive(Clone, Copy)]
pub(super) struct CoffeeWord(pub(super) Coffee);

impl Written<'_> for CoffeeWord {
    const EXPECTED: &'static str = "black, white, beige, russet or brown";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        coffee_of(text).map(CoffeeWord).ok_or_else(|| Self::unexpected(Unexpected::Str(text)))
    }
}

impl Key for CoffeeWord {
    fn of_key(text: &str) -> Result<Self, String> {
        coffee_of(text).map(CoffeeWord).ok_or_else(|| "no such coffee".into())
    }
}

fn coffee_of(word: &str) -> Option<Coffee> {
    let lower = word.trim().to_lowercase();
    let mut letters = lower.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Coffee::from_letter(letter.to_ascii_uppercase()),
        _ => lower.parse().ok(),
    }
}

/// A harbour by its number.
#[derive(Clone, Copy)]
pub(super) struct HarbourWord(pub(super) Harbour);

impl Written<'_> for HarbourWord {
    const EXPECTED: &'static str = "the number of a harbour";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        text.trim().parse().map(HarbourWord).map_err(E::custom)
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        let harbour = usize::try_from(number).ok().and_then(Harbour::new);
        harbour.map(HarbourWord).ok_or_else(|| Self::unexpected(Unexpected::Signed(number)))
    }
}

/// Coffees in order: a list of names, letters such as `KKW`, or an object of numbers.
pub(super) struct Coffees(pub(super) Vec<Coffee>);

/// More of one kind than any game has.
const MANY: i64 = 99;

impl<'de> Written<'de> for Coffees {
    const EXPECTED: &'static str = "sacks such as [\"black\",\"white\"] or \"KW\"";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let coffee = |letter: char| {
            Coffee::from_letter(letter.to_ascii_uppercase())
                .ok_or_else(|| E::invalid_value(Unexpected::Str(text), &"letters among K W B R N"))
        };
        text.chars()
            .filter(|letter| !letter.is_whitespace())
            .map(coffee)
            .collect::<Result<_, _>>()
            .map(Coffees)
    }

    fn of_list<A: SeqAccess<'de>>(coffees: A) -> Result<Self, A::Error> {
        let coffees: Vec<CoffeeWord> = list(coffees)?;
        if coffees.len() as i64 > MANY {
            return Err(de::Error::custom(format!("more than {MANY}")));
        }
        Ok(Coffees(coffees.into_iter().map(|coffee| coffee.0).collect()))
    }

    fn of_object<A: MapAccess<'de>>(numbers: A) -> Result<Self, A::Error> {
        let numbers = Entries::<CoffeeWord, Number<0, MANY>>::of(numbers)?.0;
        let coffees = numbers.into_iter().flat_map(|(coffee, n)| vec![coffee.0; n.0 as usize]);
        Ok(Coffees(coffees.collect()))
    }
}

/// Sacks: which, or only how many.
#[derive(Clone, Copy)]
pub(super) enum SacksWritten {
    Known(Counts),
    Number(u8),
}

impl<'de> Written<'de> for SacksWritten {
    const EXPECTED: &'static str = Coffees::EXPECTED;

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        match number {
            0..=35 => Ok(SacksWritten::Number(number as u8)),
            _ => Err(E::invalid_value(Unexpected::Signed(number), &"a whole number from 0 to 35")),
        }
    }

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Coffees::of_text(text).map(Self::counted)
    }

    fn of_list<A: SeqAccess<'de>>(coffees: A) -> Result<Self, A::Error> {
        Coffees::of_list(coffees).map(Self::counted)
    }

    fn of_object<A: MapAccess<'de>>(numbers: A) -> Result<Self, A::Error> {
        Coffees::of_object(numbers).map(Self::counted)
    }
}

impl SacksWritten {
    fn counted(coffees: Coffees) -> Self {
        let mut sacks = Counts::default();
        for coffee in coffees.0 {
            sacks[coffee] = sacks[coffee].saturating_add(1);
        }
        SacksWritten::Known(sacks)
    }
}

/// The sacks on the track: a list, or an object with `sacks`.
pub(super) struct TrackWritten(pub(super) Option<Vec<Coffee>>);

impl<'de> Written<'de> for TrackWritten {
    const EXPECTED: &'static str = Coffees::EXPECTED;

    fn of_list<A: SeqAccess<'de>>(coffees: A) -> Result<Self, A::Error> {
        Coffees::of_list(coffees).map(|coffees| TrackWritten(Some(coffees.0)))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            sacks: Option<Coffees>,
        }
        object(fields).map(|fields: Fields| TrackWritten(fields.sacks.map(|sacks| sacks.0)))
    }
}

/// The roads in the supply: a number, or an object with `roads`.
pub(super) struct SupplyWritten(pub(super) u8);

impl<'de> Written<'de> for SupplyWritten {
    const EXPECTED: &'static str = "a whole number from 0 to 255";

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        let number = u8::try_from(number).map_err(|_| Self::unexpected(Unexpected::Signed(number)));
        number.map(SupplyWritten)
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            roads: Number<0, 255>,
        }
        object(fields).map(|fields: Fields| SupplyWritten(fields.roads.0 as u8))
    }
}

/// A row of the market: a list of squares, or a text of words as in board files.
pub(super) struct RowWritten(pub(super) Vec<Content>);

impl<'de> Written<'de> for RowWritten {
    const EXPECTED: &'static str = "a row of the market: nine squares, or nine words";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let contents = text.split_whitespace().map(|word| Ok(ContentWritten::of_text::<E>(word)?.0));
        contents.collect::<Result<_, _>>().map(RowWritten)
    }

    fn of_list<A: SeqAccess<'de>>(contents: A) -> Result<Self, A::Error> {
        let contents: Vec<ContentWritten> = list(contents)?;
        Ok(RowWritten(contents.into_iter().map(|content| content.0).collect()))
    }
}

/// A square: an object, `worker black`, or as board files have it: `wK`, `*K`; `=` a road, `.` nothing.
pub(super) struct ContentWritten(pub(super) Content);

impl ContentWritten {
    fn of(kind: &str, coffee: Option<Coffee>) -> Option<Self> {
        Some(ContentWritten(match (kind, coffee) {
            ("empty" | "." | "", None) => Content::Empty,
            ("road" | "=", None) => Content::Piece(Piece::Road),
            ("worker" | "w", Some(coffee)) => Content::Piece(Piece::Worker(coffee)),
            ("hut" | "h", Some(coffee)) => Content::Piece(Piece::Hut(coffee)),
            ("ship" | "s", Some(coffee)) => Content::Piece(Piece::Ship(coffee)),
            ("sack" | "*" | "+", Some(coffee)) => Content::Sack(coffee),
            _ => return None,
        }))
    }
}

impl<'de> Written<'de> for ContentWritten {
    const EXPECTED: &'static str =
        "a square such as \"wK\", \"sack black\", \"road\" or {\"kind\":\"empty\"}";

    fn of_null<E: de::Error>() -> Result<Self, E> {
        Ok(ContentWritten(Content::Empty))
    }

    fn of_text<E: de::Error>(written: &str) -> Result<Self, E> {
        let text = written.trim();
        let content = match text.split_once(' ') {
            Some((kind, coffee)) => Self::of(&kind.to_lowercase(), coffee_of(coffee)),
            None if matches!(text, "road" | "=" | "empty" | "." | "") => Self::of(text, None),
            None => {
                let mut letters = text.chars();
                let kind = letters.next().map_or(String::new(), |letter| letter.to_string());
                Self::of(&kind, coffee_of(letters.as_str()))
            }
        };
        content.ok_or_else(|| Self::unexpected(Unexpected::Str(written)))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            kind: String,
            coffee: Option<CoffeeWord>,
        }
        let Fields { kind, coffee } = object(fields)?;
        let content = Self::of(&kind.to_lowercase(), coffee.map(|coffee| coffee.0));
        content.ok_or_else(|| Self::unexpected(Unexpected::Map))
    }
}

/// A piece, written as a square would have it.
#[derive(Clone, Copy)]
pub(super) struct PieceWritten(pub(super) Piece);

impl PieceWritten {
    fn of<E: de::Error>(content: &ContentWritten, found: Unexpected<'_>) -> Result<Self, E> {
        match content.0 {
            Content::Piece(piece) => Ok(PieceWritten(piece)),
            _ => Err(Self::unexpected(found)),
        }
    }
}

impl<'de> Written<'de> for PieceWritten {
    const EXPECTED: &'static str = "a worker, hut, ship or road";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Self::of(&ContentWritten::of_text(text)?, Unexpected::Str(text))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        Self::of(&ContentWritten::of_object(fields)?, Unexpected::Map)
    }
}

/// The open question: a word, or an object whose `kind` it is.
pub(super) enum QuestionWritten {
    Word(QuestionWord),
    Object(Details),
}

impl<'de> Written<'de> for QuestionWritten {
    const EXPECTED: &'static str = "a question";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        QuestionWord::of_text(text).map(QuestionWritten::Word)
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        let details: Details = object(fields)?;
        match details.kind {
            Some(_) => Ok(QuestionWritten::Object(details)),
            None => Err(de::Error::missing_field("kind")),
        }
    }
}

/// What belongs to a question: in its object, or at the top where a word is enough.
#[derive(Deserialize)]
pub(super) struct Details {
    /// Which question it is, in an object.
    pub(super) kind: Option<QuestionWord>,
    /// Which question it is, at the top.
    pub(super) phase: Option<QuestionWord>,
    pub(super) done: Option<Number<0, 81>>,
    pub(super) piece: Option<PieceWritten>,
    pub(super) dealt: Option<Number<0, 24>>,
    pub(super) emptied: Option<Vec<Notated<MarketField>>>,
    pub(super) asked: Option<SeatWord>,
    pub(super) coffee: Option<CoffeeWord>,
    pub(super) field: Option<Notated<MarketField>>,
    pub(super) harbours: Option<Vec<HarbourWord>>,
    pub(super) end: Option<EndWord>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum QuestionWord {
    Arrange,
    ArrangePiece,
    ArrangeField,
    Deal,
    Start,
    SetBuyer,
    Move,
    Choose,
    MayBuild,
    Take,
    Place,
    Blockade,
    Sail,
    Lay,
    Draw,
    Over,
}

impl Written<'_> for QuestionWord {
    const EXPECTED: &'static str = "arrange, arrange_piece, arrange_field, deal, start, set_buyer, move, choose, \
                                    may_build, take, place, blockade, sail, lay, draw or over";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(match text.to_lowercase().as_str() {
            "arrange" => QuestionWord::Arrange,
            "arrange_piece" => QuestionWord::ArrangePiece,
            "arrange_field" => QuestionWord::ArrangeField,
            "deal" => QuestionWord::Deal,
            "start" => QuestionWord::Start,
            "set_buyer" | "setup" => QuestionWord::SetBuyer,
            "move" => QuestionWord::Move,
            "choose" => QuestionWord::Choose,
            "may_build" => QuestionWord::MayBuild,
            "take" | "build" => QuestionWord::Take,
            "place" => QuestionWord::Place,
            "blockade" | "sack" => QuestionWord::Blockade,
            "sail" => QuestionWord::Sail,
            "lay" => QuestionWord::Lay,
            "draw" => QuestionWord::Draw,
            "over" => QuestionWord::Over,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        })
    }
}

#[derive(Clone, Copy)]
pub(super) struct EndWord(pub(super) End);

impl Written<'_> for EndWord {
    const EXPECTED: &'static str = "marker_after_points, marker_after_blockade, no_sack_left or idle";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(EndWord(match text {
            "marker_after_points" => End::MarkerAfterPoints,
            "marker_after_blockade" => End::MarkerAfterBlockade,
            "no_sack_left" => End::NoSackLeft,
            "idle" => End::Idle,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        }))
    }
}

written!(CoffeeWord, HarbourWord, Coffees, SacksWritten, TrackWritten, SupplyWritten, RowWritten);
written!(ContentWritten, PieceWritten, QuestionWritten, QuestionWord, EndWord);
