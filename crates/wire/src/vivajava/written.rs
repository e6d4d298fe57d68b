//! A position of VivaJava Dice as it is written: by hand, or as the whole view has it.

use ::vivajava::{Colour, Kind, MAX_CUP, Spot, TRACKS};
use serde::Deserialize;
use serde::de::{self, MapAccess, SeqAccess, Unexpected};

use crate::written::{Entries, Key, Number, Object, SeatWord, Written, list, object, written};

#[derive(Deserialize)]
pub(super) struct PositionWritten {
    pub(super) seats: Option<Vec<Object<SeatWritten>>>,
    pub(super) round: Option<Number<0, 65_535>>,
    pub(super) starter: Option<SeatWord>,
    turn: Option<SeatWord>,
    active: Option<SeatWord>,
    pub(super) dice: Option<CoffeeDice>,
    pub(super) coffee: Option<CoffeeDice>,
    pub(super) aroma: Option<AromaDice>,
    pub(super) donated: Option<Vec<Object<DonatedWritten>>>,
    pub(super) featured: Option<Object<FeaturedWritten>>,
    pub(super) rainbow: Option<RainbowWritten>,
    pub(super) used: Option<Object<UsedWritten>>,
    stage: Option<StageWord>,
    phase: Option<StageWord>,
    pub(super) rolled: Option<Vec<Option<CoffeeFace>>>,
    pub(super) contenders: Option<Vec<SeatWord>>,
    pub(super) roller: Option<SeatWord>,
    asked: Option<Asked>,
    awaits: Option<Asked>,
    pub(super) r#use: Option<Vec<Number<0, 5>>>,
    pub(super) main: Option<CoffeeFace>,
    pub(super) steps_left: Option<Number<1, 2>>,
    pub(super) joint: Option<CoffeeFace>,
}

impl PositionWritten {
    /// Whose turn it is, and under which name that is said.
    pub(super) fn active(&self) -> Option<(&'static str, SeatWord)> {
        self.turn.map(|seat| ("turn", seat)).or(self.active.map(|seat| ("active", seat)))
    }

    /// Which question is open.
    pub(super) fn stage(&self) -> Option<StageWord> {
        self.stage.or(self.phase)
    }

    /// The seat that is asked for a die, and under which name that is said.
    pub(super) fn asked(&self) -> Option<(&'static str, SeatWord)> {
        let asked = self.asked.as_ref().map(|asked| ("asked", asked));
        let (name, asked) = asked.or(self.awaits.as_ref().map(|asked| ("awaits", asked)))?;
        Some((name, asked.0?))
    }
}

#[derive(Deserialize)]
pub(super) struct SeatWritten {
    pub(super) points: Option<Number<0, 255>>,
    pub(super) aroma: Option<Number<0, 255>>,
    pub(super) owed: Option<Number<0, 9>>,
    pub(super) tracks: Option<Steps>,
    pub(super) tokens: Option<Vec<SpotWord>>,
    pub(super) donated: Option<AromaDice>,
}

/// A die somebody gave.
#[derive(Deserialize)]
pub(super) struct DonatedWritten {
    pub(super) seat: SeatWord,
    pub(super) face: Option<AromaFace>,
}

/// `{"owner":0,"dice":[{"face":"red","token":1}]}`; the dice may be letters: `"RRRGK"`.
#[derive(Deserialize)]
pub(super) struct FeaturedWritten {
    pub(super) owner: Option<SeatWord>,
    pub(super) dice: Option<BlendWritten>,
}

#[derive(Deserialize)]
pub(super) struct UsedWritten {
    pub(super) rerolls: Option<Number<0, 2>>,
    pub(super) upgrades: Option<Number<0, 2>>,
    pub(super) flips: Option<Number<0, 2>>,
    pub(super) flipped: Option<Object<FlippedWritten>>,
    pub(super) extra_aroma: Option<bool>,
    pub(super) extra_aromas: Option<Number<0, 2>>,
    pub(super) joint_research: Option<bool>,
}

#[derive(Deserialize)]
pub(super) struct FlippedWritten {
    pub(super) kind: KindWord,
    pub(super) face: Face,
}

/// `{"owner":0}`, or just the seat.
pub(super) struct RainbowWritten {
    pub(super) owner: Option<SeatWord>,
    pub(super) path: &'static str,
}

impl<'de> Written<'de> for RainbowWritten {
    const EXPECTED: &'static str = "the number of a seat, or an object with its `owner`";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        SeatWord::of_text(text).map(|seat| RainbowWritten { owner: Some(seat), path: "rainbow" })
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        SeatWord::of_number(number).map(|seat| RainbowWritten { owner: Some(seat), path: "rainbow" })
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            owner: Option<SeatWord>,
        }
        object(fields).map(|fields: Fields| RainbowWritten { owner: fields.owner, path: "rainbow.owner" })
    }
}

/// A seat, or an object with a `seat` as views have it.
struct Asked(Option<SeatWord>);

impl<'de> Written<'de> for Asked {
    const EXPECTED: &'static str = SeatWord::EXPECTED;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        match text {
            "chance" | "nobody" | "all" => Ok(Asked(None)),
            _ => SeatWord::of_text(text).map(|seat| Asked(Some(seat))),
        }
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        SeatWord::of_number(number).map(|seat| Asked(Some(seat)))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            seat: Option<SeatWord>,
        }
        object(fields).map(|fields: Fields| Asked(fields.seat))
    }
}

#[derive(Clone, Copy)]
pub(super) struct KindWord(pub(super) Kind);

impl Written<'_> for KindWord {
    const EXPECTED: &'static str = "coffee or aroma";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        text.parse().map(KindWord).map_err(E::custom)
    }
}

/// The face of a die by name or letter, in any case; which dice have it is not yet known.
#[derive(Clone, Copy)]
pub(super) struct Face {
    coffee: Option<Colour>,
    aroma: Option<Colour>,
}

impl Face {
    fn of_word(word: &str) -> Option<Face> {
        let word = word.to_lowercase();
        let (coffee, aroma) = (face_of(&word, Kind::Coffee), face_of(&word, Kind::Aroma));
        coffee.or(aroma).map(|_| Face { coffee, aroma })
    }

    /// The face on dice of this kind.
    pub(super) fn on(self, kind: Kind) -> Option<Colour> {
        match kind {
            Kind::Coffee => self.coffee,
            Kind::Aroma => self.aroma,
        }
    }
}

impl Written<'_> for Face {
    const EXPECTED: &'static str = "white, yellow, brown, red, green, black or joker";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Face::of_word(text).ok_or_else(|| Self::unexpected(Unexpected::Str(text)))
    }
}

fn face_of(word: &str, kind: Kind) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&face| {
        let letter = kind.letter(face).to_ascii_lowercase();
        kind.face_name(face) == word || (word.len() == 1 && word.starts_with(letter))
    })
}

/// What dice of a kind show.
pub(super) fn faces_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Coffee => CoffeeFace::EXPECTED,
        Kind::Aroma => AromaFace::EXPECTED,
    }
}

/// A face of a coffee die.
#[derive(Clone, Copy)]
pub(super) struct CoffeeFace(pub(super) Colour);

impl Written<'_> for CoffeeFace {
    const EXPECTED: &'static str = "white, yellow, brown, red, green or black";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let face = face_of(&text.to_lowercase(), Kind::Coffee).map(CoffeeFace);
        face.ok_or_else(|| Self::unexpected(Unexpected::Str(text)))
    }
}

/// A face of an aroma die; the joker is where coffee dice are black.
#[derive(Clone, Copy)]
pub(super) struct AromaFace(pub(super) Colour);

impl Written<'_> for AromaFace {
    const EXPECTED: &'static str = "white, yellow, brown, red, green or joker";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let face = face_of(&text.to_lowercase(), Kind::Aroma).map(AromaFace);
        face.ok_or_else(|| Self::unexpected(Unexpected::Str(text)))
    }
}

/// A die and what it shows, if it has been rolled.
pub(super) type Die = (Kind, Option<Colour>);

/// Dice that are coffee dice unless they say otherwise: a list, or letters such as `"WWK"`, `?` for one that is to be
/// rolled.
pub(super) struct CoffeeDice(pub(super) Vec<Die>);
/// The same for aroma dice.
pub(super) struct AromaDice(pub(super) Vec<Die>);

const DICE: &str = "a list of dice, or their letters";

fn dice_of_letters<E: de::Error>(text: &str, kind: Kind) -> Result<Vec<Die>, E> {
    let die = |letter: char| match letter {
        '?' => Ok((kind, None)),
        _ => {
            let face = face_of(&letter.to_lowercase().to_string(), kind);
            let expected = &"letters of dice, such as `WYBRG`";
            face.map(|face| (kind, Some(face)))
                .ok_or_else(|| E::invalid_value(Unexpected::Str(text), expected))
        }
    };
    text.chars().filter(|letter| !matches!(letter, ' ' | '-')).map(die).collect()
}

/// A die of a list: its face, nothing, or an object.
enum DieWritten {
    Face(Option<Face>),
    Object { kind: Option<Kind>, face: Option<Face> },
}

impl<'de> Written<'de> for DieWritten {
    const EXPECTED: &'static str = Face::EXPECTED;

    fn of_null<E: de::Error>() -> Result<Self, E> {
        Ok(DieWritten::Face(None))
    }

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Face::of_text(text).map(|face| DieWritten::Face(Some(face)))
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            kind: Option<KindWord>,
            face: Option<Face>,
        }
        let Fields { kind, face } = object(fields)?;
        // Only here both are known, and a mistake has its place.
        if let (Some(KindWord(kind)), Some(face)) = (kind, face)
            && face.on(kind).is_none()
        {
            return Err(de::Error::custom(format!("expected {}", faces_of(kind))));
        }
        Ok(DieWritten::Object { kind: kind.map(|kind| kind.0), face })
    }
}

fn dice_of_list<'de, A: SeqAccess<'de>>(dice: A, usual: Kind) -> Result<Vec<Die>, A::Error> {
    let die = |die: DieWritten| {
        let (kind, face) = match die {
            DieWritten::Face(face) => (usual, face),
            DieWritten::Object { kind, face } => (kind.unwrap_or(usual), face),
        };
        let shown = face
            .map(|face| face.on(kind))
            .map(|shown| shown.ok_or_else(|| de::Error::custom(format!("expected {}", faces_of(kind)))));
        Ok((kind, shown.transpose()?))
    };
    list::<DieWritten, A>(dice)?.into_iter().map(die).collect()
}

impl<'de> Written<'de> for CoffeeDice {
    const EXPECTED: &'static str = DICE;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        dice_of_letters(text, Kind::Coffee).map(CoffeeDice)
    }

    fn of_list<A: SeqAccess<'de>>(dice: A) -> Result<Self, A::Error> {
        dice_of_list(dice, Kind::Coffee).map(CoffeeDice)
    }
}

impl<'de> Written<'de> for AromaDice {
    const EXPECTED: &'static str = DICE;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        dice_of_letters(text, Kind::Aroma).map(AromaDice)
    }

    fn of_list<A: SeqAccess<'de>>(dice: A) -> Result<Self, A::Error> {
        dice_of_list(dice, Kind::Aroma).map(AromaDice)
    }
}

/// The dice of a blend on its coaster.
pub(super) struct BlendWritten(pub(super) Vec<BlendDieWritten>);

impl<'de> Written<'de> for BlendWritten {
    const EXPECTED: &'static str = DICE;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        let dice = dice_of_letters(text, Kind::Coffee)?.into_iter();
        let shown = dice.filter_map(|(_, face)| Some(BlendDieWritten { face: face?, token: None }));
        Ok(BlendWritten(shown.collect()))
    }

    fn of_list<A: SeqAccess<'de>>(dice: A) -> Result<Self, A::Error> {
        list(dice).map(BlendWritten)
    }
}

pub(super) struct BlendDieWritten {
    pub(super) face: Colour,
    pub(super) token: Option<SeatWord>,
}

impl<'de> Written<'de> for BlendDieWritten {
    const EXPECTED: &'static str = CoffeeFace::EXPECTED;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        CoffeeFace::of_text(text).map(|face| BlendDieWritten { face: face.0, token: None })
    }

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        #[derive(Deserialize)]
        struct Fields {
            face: CoffeeFace,
            token: Option<SeatWord>,
        }
        object(fields).map(|fields: Fields| BlendDieWritten { face: fields.face.0, token: fields.token })
    }
}

/// Where a token lies, as actions write it: `cup`, `ability white`, `track seat1 green`.
#[derive(Clone, Copy)]
pub(super) struct SpotWord(pub(super) Spot);

impl Written<'_> for SpotWord {
    const EXPECTED: &'static str = "a place for a token";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        text.parse().map(SpotWord).map_err(E::custom)
    }
}

/// Steps by track: `{"white":3}`, or a list from white to green.
pub(super) struct Steps(pub(super) [u8; TRACKS]);

type Step = Number<0, { MAX_CUP as i64 }>;

/// A colour that has a track.
struct TrackWord(Colour);

impl Key for TrackWord {
    fn of_key(text: &str) -> Result<Self, String> {
        let colour = face_of(&text.to_lowercase(), Kind::Coffee).filter(|&colour| colour != Colour::Black);
        colour.map(TrackWord).ok_or_else(|| "expected white, yellow, brown, red or green".into())
    }
}

impl<'de> Written<'de> for Steps {
    const EXPECTED: &'static str = "steps such as {\"white\":3} or [3,0,0,0,0]";

    fn of_list<A: SeqAccess<'de>>(written: A) -> Result<Self, A::Error> {
        let written: Vec<Step> = list(written)?;
        let mut steps = [0; TRACKS];
        if written.len() > TRACKS {
            return Err(de::Error::custom("there are five tracks"));
        }
        for (step, Number(written)) in steps.iter_mut().zip(written) {
            *step = written as u8;
        }
        Ok(Steps(steps))
    }

    fn of_object<A: MapAccess<'de>>(written: A) -> Result<Self, A::Error> {
        let mut steps = [0; TRACKS];
        for (TrackWord(track), Number(step)) in Entries::<TrackWord, Step>::of(written)?.0 {
            steps[track.index()] = step as u8;
        }
        Ok(Steps(steps))
    }
}

/// Which question is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StageWord {
    Opening,
    TurnStart,
    Decay,
    KeepOrDrop,
    Donate,
    Roll,
    Choose,
    RerollAroma,
    Use,
    ScoreBlend,
    Focus,
    Activate,
    JointRoll,
    JointPartner,
    Over,
}

impl Written<'_> for StageWord {
    const EXPECTED: &'static str = "opening, turn_start, decay, keep_or_drop, donate, roll, choose, reroll_aroma, \
                                    use, score_blend, focus, activate, joint_roll, joint_partner or over";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Ok(match text.to_lowercase().replace([' ', '-'], "_").as_str() {
            "opening" => StageWord::Opening,
            "turn_start" | "start" | "score" | "i" => StageWord::TurnStart,
            "decay" => StageWord::Decay,
            "keep_or_drop" | "keep" | "drop" => StageWord::KeepOrDrop,
            "donate" => StageWord::Donate,
            "roll" | "ii" => StageWord::Roll,
            "choose" | "blend" | "research" | "iii" => StageWord::Choose,
            "reroll_aroma" => StageWord::RerollAroma,
            "use" => StageWord::Use,
            "score_blend" => StageWord::ScoreBlend,
            "focus" => StageWord::Focus,
            "activate" | "iv" => StageWord::Activate,
            "joint_roll" => StageWord::JointRoll,
            "joint_partner" => StageWord::JointPartner,
            "over" | "end" => StageWord::Over,
            _ => return Err(Self::unexpected(Unexpected::Str(text))),
        })
    }
}

written!(RainbowWritten, Asked, KindWord, Face, CoffeeFace, AromaFace, CoffeeDice, AromaDice, DieWritten);
written!(BlendWritten, BlendDieWritten, SpotWord, Steps, StageWord);
