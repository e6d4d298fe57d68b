//! What a seat may choose and what chance may bring. The text forms are in `notation.rs`.

use table::Seat;

use crate::catalog::{Colour, Kind, MAX_SEATS};
use crate::dice::Faces;
use crate::tokens::Spot;

/// A choice, in the order of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// V2.3: this die of the own Best Bean goes to the supply.
    Decay {
        /// What it shows.
        face: Colour,
        /// Whose token lies on it.
        token: Option<Seat>,
    },
    /// V2.4: keep the blend; the turn ends.
    Keep,
    /// V2.4: give the blend up and roll what is left of it.
    Drop,
    /// V3.3: roll so many own aroma dice for the active seat; 0 is no donation.
    Donate(u8),
    /// Re-roll: these coffee dice; if there are aroma dice, [`Action::RerollAroma`] follows.
    Reroll(Faces),
    /// Re-roll: and these aroma dice.
    RerollAroma(Faces),
    /// Upgrade: one roast up.
    Upgrade {
        /// Coffee or aroma.
        kind: Kind,
        /// What the die shows.
        face: Colour,
    },
    /// Flip: the opposite face.
    Flip {
        /// Coffee or aroma.
        kind: Kind,
        /// What the die shows.
        face: Colour,
    },
    /// V4.4: begin Best Bean with donated dice; [`Action::Blend`] names the own ones.
    Use {
        /// The main colour, which they all show.
        main: Colour,
        /// How many of each seat.
        dice: [u8; MAX_SEATS],
    },
    /// V4.1: make Best Bean with these own dice (jokers already as what they shall be).
    Blend(Faces),
    /// V4.5: make Rainbow.
    Rainbow,
    /// V4.7: research one colour.
    Research {
        /// The colour.
        colour: Colour,
        /// How many beans of it, jokers included.
        beans: u8,
    },
    /// V4.11: nothing, because neither a blend nor research is possible.
    Pass,
    /// Focus groups: a step on this track.
    Focus(Colour),
    /// Focus groups: no more steps.
    Stop,
    /// Block: close this ability to the others.
    Block(Colour),
    /// Ride along: a token on this track of an opponent.
    Ride(Seat, Colour),
    /// Extra aroma: take aroma dice.
    ExtraAroma,
    /// Joint research: roll the die.
    Joint,
    /// Joint research: with this opponent.
    Partner(Seat),
    /// V5.5: take back a token that lies there to place it now.
    Recall(Spot),
    /// V5.5: leave all tokens where they are and place none.
    Leave,
    /// V5.1: end the turn.
    End,
}

/// What dice show after a roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// Coffee dice.
    Coffee(Faces),
    /// Aroma dice: the own ones, or those of the donor whose roll is due.
    Aroma(Faces),
}
