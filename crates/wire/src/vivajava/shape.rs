//! The shape of a table of VivaJava Dice as JSON: the types that drawings, bots and positions are written against.

use ::vivajava::{Colour, Spot};
use serde::Serialize;
use serde_json::Value;

#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use super::odds::{ColourOdds, Odds, ResearchOdds};
#[cfg(test)]
use super::{
    VivajavaEvent, VivajavaOffer,
    event::{FaceName, KindName},
    gift::Gift,
    offer::Marked,
};
use crate::awaits::AwaitsShape;
use crate::delta::{fields, plain};
use crate::place::place;

/// Something for each track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ByTrack {
    white: u8,
    yellow: u8,
    brown: u8,
    red: u8,
    green: u8,
}
fields!(ByTrack { white, yellow, brown, red, green });

impl ByTrack {
    pub(super) fn of(of: impl Fn(Colour) -> u8) -> Self {
        let [white, yellow, brown, red, green] =
            [Colour::White, Colour::Yellow, Colour::Brown, Colour::Red, Colour::Green].map(of);
        ByTrack { white, yellow, brown, red, green }
    }
}

/// Something for each colour of beans.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ByColour {
    white: u8,
    yellow: u8,
    brown: u8,
    red: u8,
    green: u8,
    black: u8,
}
fields!(ByColour { white, yellow, brown, red, green, black });

impl ByColour {
    pub(super) fn of(of: impl Fn(Colour) -> u8) -> Self {
        let [white, yellow, brown, red, green, black] = Colour::ALL.map(of);
        ByColour { white, yellow, brown, red, green, black }
    }
}

/// A die: its kind, what it shows (nothing while it is to be rolled), and whose it is if it was donated.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct DieShape {
    #[cfg_attr(test, ts(type = "'coffee' | 'aroma'"))]
    pub(super) kind: &'static str,
    #[cfg_attr(test, ts(type = "Face | null"))]
    pub(super) face: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) seat: Option<usize>,
}
fields!(DieShape { kind, face; seat });

/// A die of Best Bean.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct BlendDieShape {
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) face: &'static str,
    /// Whose token lies on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) token: Option<usize>,
}
fields!(BlendDieShape { face; token });

/// Best Bean: its owner, its dice and its rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct FeaturedShape {
    pub(super) owner: Option<usize>,
    pub(super) dice: Vec<BlendDieShape>,
    pub(super) strength: Option<u8>,
    pub(super) roast: Option<u8>,
    /// How many beans of a colour a new one needs at least; 6 where five dice are not enough.
    pub(super) to_beat: ByColour,
}
fields!(FeaturedShape { owner, dice, strength, roast, to_beat });

/// Rainbow: its owner.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct RainbowShape {
    pub(super) owner: Option<usize>,
}
fields!(RainbowShape { owner });

/// Dice that nobody holds, or those of the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct DiceCounts {
    pub(super) coffee: u8,
    pub(super) aroma: u8,
}
fields!(DiceCounts { coffee, aroma });

/// An ability with a block on it, and whose.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct BlockedShape {
    #[cfg_attr(test, ts(type = "Track"))]
    pub(super) colour: &'static str,
    pub(super) ability: &'static str,
    pub(super) by: usize,
}
plain!(BlockedShape);

/// The die that was flipped and not rolled since.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct FlippedShape {
    #[cfg_attr(test, ts(type = "'coffee' | 'aroma'"))]
    pub(super) kind: &'static str,
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) face: &'static str,
}
plain!(FlippedShape);

/// What the active seat has used in this turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct UsedShape {
    pub(super) rerolls: u8,
    pub(super) upgrades: u8,
    pub(super) flips: u8,
    pub(super) flipped: Option<FlippedShape>,
    pub(super) extra_aroma: bool,
    pub(super) extra_aromas: u8,
    pub(super) joint_research: bool,
}
fields!(UsedShape { rerolls, upgrades, flips, flipped, extra_aroma, extra_aromas, joint_research });

place! {
    /// Where a token lies: `hand`, `cup`, `blend`, `ability white`, `track seat1 green`.
    pub SpotAt(Spot),
}

/// What a coaster pays, or the tokens on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct IncomeShape {
    #[cfg_attr(test, ts(type = "'featured' | 'tokens' | 'rainbow'"))]
    pub(super) source: &'static str,
    pub(super) points: u8,
}
plain!(IncomeShape);

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct SeatShape {
    pub(super) seat: usize,
    pub(super) points: u8,
    /// Steps marked.
    pub(super) tracks: ByTrack,
    /// 0, 1 (1X) or 2 (2X).
    pub(super) levels: ByTrack,
    /// Tracks that are completed.
    #[cfg_attr(test, ts(type = "Array<Track>"))]
    pub(super) cups: Vec<&'static str>,
    pub(super) unlocked: u8,
    pub(super) aroma: u8,
    pub(super) tokens: Vec<SpotAt>,
    pub(super) owed: u8,
    /// What it gets when the turns of the coasters' owners begin, if nothing changes.
    pub(super) income: Vec<IncomeShape>,
}
fields!(SeatShape { seat, points, tracks, levels, cups, unlocked, aroma, tokens, owed, income });

/// The table, apart from what is printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct VivajavaShape {
    pub(super) awaits: AwaitsShape,
    pub(super) round: u16,
    pub(super) phase: &'static str,
    /// The open question in a word, also when it is chance that answers.
    pub(super) stage: &'static str,
    /// Opening: who rolls.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) roller: Option<usize>,
    /// Opening: who can still become the first seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) contenders: Option<Vec<usize>>,
    /// Opening: what each seat rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<Face | null>"))]
    pub(super) rolled: Option<Vec<Option<&'static str>>>,
    /// Donation: who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) asked: Option<usize>,
    /// A blend with donated dice: its main colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Face"))]
    pub(super) main: Option<&'static str>,
    /// A blend with donated dice: how many of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) r#use: Option<Vec<u8>>,
    /// Focus groups: steps left to mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) steps_left: Option<u8>,
    /// Joint research: what the die shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Face"))]
    pub(super) joint: Option<&'static str>,
    /// What the awaited seat is asked.
    pub(super) question: Option<&'static str>,
    pub(super) turn: usize,
    pub(super) starter: usize,
    pub(super) scores: Vec<u8>,
    pub(super) supply: DiceCounts,
    pub(super) featured: FeaturedShape,
    pub(super) rainbow: RainbowShape,
    pub(super) dice: Vec<DieShape>,
    pub(super) donated: Vec<DieShape>,
    pub(super) blocked: Vec<BlockedShape>,
    pub(super) used: UsedShape,
    /// How often the active seat may still use each ability that is counted.
    pub(super) left: ByTrack,
    pub(super) seats: Vec<SeatShape>,
}
fields!(VivajavaShape {
    awaits, round, phase, stage, question, turn, starter, scores, supply, featured, rainbow, dice, donated,
    blocked, used, left, seats;
    roller, contenders, rolled, asked, main, r#use, steps_left, joint,
});

/// What is printed: the coaster, the numbers of the box, the set-up.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Printed {
    pub(super) featured: CoasterPays,
    pub(super) rainbow: CoasterPays,
    pub(super) abilities: Vec<AbilityShape>,
    pub(super) goal: u8,
    pub(super) dice_in_box: DiceCounts,
    #[cfg_attr(test, ts(type = "Record<string, string | number | boolean>"))]
    pub(super) setup: Value,
}

/// What a coaster pays.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct CoasterPays {
    /// To its owner at each of their turns, with as many seats as there are.
    pub(super) pays: u8,
    /// At once, to who makes the blend.
    pub(super) makes: u8,
}

/// A row of the research coaster: its ability, the points of its cup, and the squares of its track.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct AbilityShape {
    #[cfg_attr(test, ts(type = "Track"))]
    pub(super) colour: &'static str,
    pub(super) ability: &'static str,
    pub(super) points: u8,
    pub(super) once: u8,
    pub(super) twice: u8,
    pub(super) cup: u8,
}

#[cfg(test)]
crate::typescript::web_types! {
    "vivajava", view: VivajavaShape, offer: VivajavaOffer, event: VivajavaEvent;
    words: "type Track = 'white' | 'yellow' | 'brown' | 'red' | 'green';",
        "type Face = Track | 'black' | 'joker';";
    types: AwaitsShape, ByTrack, ByColour, DieShape, BlendDieShape, FeaturedShape, RainbowShape, DiceCounts,
        BlockedShape, FlippedShape, UsedShape, SpotAt, IncomeShape, SeatShape, VivajavaShape, CoasterPays,
        AbilityShape, Printed, Marked, Gift, VivajavaOffer, ColourOdds, ResearchOdds, Odds, FaceName, KindName,
        VivajavaEvent;
}
