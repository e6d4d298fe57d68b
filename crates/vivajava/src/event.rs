//! What happened, for logs and animations. Everything in this game is open, so everybody notices everything.

use table::Seat;

use crate::catalog::{Ability, Colour, Kind};
use crate::dice::Faces;
use crate::tokens::Spot;

/// Why a seat scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// V2.1: it owns Best Bean at the start of its turn.
    Featured,
    /// V2.1: it owns Rainbow at the start of its turn.
    Rainbow,
    /// V2.2, V4.4: its tokens lie on a blend.
    Tokens,
    /// V4.3, V4.5: it made a blend.
    NewBlend,
    /// V4.8: it completed this track.
    Cup(Colour),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A turn began.
    TurnBegan(Seat),
    /// A seat scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u8,
        /// Why.
        source: Source,
    },
    /// V1.6: a seat rolled for the start.
    RolledForStart(Seat, Colour),
    /// V1.6: this seat starts.
    Starts(Seat),
    /// V2.3: a die left the blend.
    Decayed(Seat, Colour),
    /// V2.4: the blend was kept.
    Kept(Seat),
    /// V2.4: the blend was dropped; this many dice are rolled.
    Dropped(Seat, u8),
    /// V3.2: this many coffee dice fewer are rolled.
    Bottlenecked(Seat, u8),
    /// V3.3: this many aroma dice are rolled for the active seat.
    Donated(Seat, u8),
    /// V3.4: dice of a seat were rolled.
    Rolled {
        /// Whose.
        seat: Seat,
        /// Which kind.
        kind: Kind,
        /// What they show.
        faces: Faces,
    },
    /// Upgrade or Flip turned a die.
    Turned {
        /// By which ability.
        ability: Ability,
        /// Which kind.
        kind: Kind,
        /// What it showed.
        from: Colour,
        /// What it shows.
        to: Colour,
    },
    /// V4.3: Best Bean was made of these dice.
    MadeFeatured(Seat, Faces),
    /// V4.5: Rainbow was made.
    MadeRainbow(Seat),
    /// V4.6: Rainbow went to the middle.
    RainbowToMiddle(Seat),
    /// V4.11: nothing was possible.
    Passed(Seat),
    /// Steps were marked.
    Marked {
        /// By whom.
        seat: Seat,
        /// On which track.
        track: Colour,
        /// How many.
        steps: u8,
    },
    /// This many aroma dice were taken from the supply.
    TookAroma(Seat, u8),
    /// V4.10: this many aroma dice went back unused.
    AromaExpired(Seat, u8),
    /// A token moved.
    TokenMoved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// Joint research: the die shows this.
    JointRolled(Colour),
    /// V6.1: the game is over.
    Over,
}
