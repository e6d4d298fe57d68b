//! Which question is open.
//!
//! One frame is enough: a turn runs through its phases in order, and the only question that can interrupt it,
//! taking a token back (V5.5), is asked for as long as a token is owed; the frame then says how to go on.

use table::{Seat, SeatSet};

use crate::catalog::{Colour, MAX_SEATS};

/// The question that is open, or the roll that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// V1.6: this seat rolls for the start.
    Opening {
        /// Who rolls.
        roller: Seat,
        /// Who can still become the first seat.
        contenders: SeatSet,
        /// What each seat rolled last; nothing for those who roll (again) in this round.
        rolled: [Option<Colour>; MAX_SEATS],
    },
    /// Between two turns. Only positions have it: a table goes on to the first question of the turn.
    TurnStart,
    /// V2.3: the active seat removes a die of its Best Bean.
    Decay,
    /// V2.4: it keeps or drops what is left.
    KeepOrDrop,
    /// V3.3: this seat may donate aroma dice.
    Donate {
        /// Who is asked.
        seat: Seat,
    },
    /// V3.4: dice are rolled, kind by kind: coffee, aroma, then the donations clockwise.
    Roll,
    /// V3.4, V4: a roll ability, a blend, research, or nothing if neither is possible.
    Choose,
    /// The second half of a re-roll: which aroma dice are rolled again.
    RerollAroma,
    /// V4.4: the donated dice are chosen, those of the active seat are to come.
    Blend {
        /// The main colour.
        main: Colour,
        /// How many donated dice of each seat are used.
        used: [u8; MAX_SEATS],
    },
    /// V4.3, V4.4: the blend lies there; its points follow as soon as the donors have placed their tokens.
    ScoreBlend,
    /// Focus groups: steps left to mark.
    Focus {
        /// How many.
        left: u8,
    },
    /// V5.1: the active seat uses abilities or ends its turn.
    Activate,
    /// Joint research: the die is rolled.
    JointRoll,
    /// Joint research: the active seat chooses its partner.
    JointPartner {
        /// What the die shows.
        colour: Colour,
    },
    /// V6.1: the game is over.
    Over,
}

/// What an owed token is for (V5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Owed {
    /// A die of the blend just made (V4.4).
    Blend,
    /// The cup of the red track (V5.4).
    Cup,
}

/// Abilities used in the present turn (V5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Used {
    /// Re-rolls.
    pub rerolls: u8,
    /// Steps of Upgrade.
    pub upgrades: u8,
    /// Dice flipped.
    pub flips: u8,
    /// The die that was flipped and not rolled since: it is not flipped back (V5.2).
    pub flipped: Option<Flipped>,
    /// Uses of Extra aroma.
    pub extra_aromas: u8,
    /// Joint research.
    pub joint_research: bool,
}

/// A die that was flipped: its kind and the face it shows since.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flipped {
    /// Coffee or aroma.
    pub kind: crate::catalog::Kind,
    /// What it shows now.
    pub face: Colour,
}
