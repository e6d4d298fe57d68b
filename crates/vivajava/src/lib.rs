//! The rules of VivaJava Dice (T. C. Petty III), a race of blends and research with coffee dice for 2 to 4 seats.
mod action;
mod advance;
mod blend;
mod catalog;
mod dice;
mod event;
mod game;
mod legal;
mod notation;
mod phase;
mod pick;
mod position;
mod reason;
pub mod rules;
mod scoring;
mod setup;
mod state;
mod tokens;
mod tracks;
mod view;

pub use action::{Action, Outcome};
pub use blend::Rating;
pub use catalog::{
    AROMA_DICE, Ability, BLEND_DICE, BoldRed, COFFEE_DICE, Coaster, Colour, GOAL, JOKER, Kind, MAX_SEATS,
    MIN_SEATS, TOKENS, TRACKS, featured_points, rainbow_points,
};
pub use dice::{Faces, MAX_ROLL};
pub use event::{Event, Source};
pub use phase::{Flipped, Frame, Owed, Used};
pub use position::{BlendDie, DicePosition, FeaturedPosition, Position, PositionError, SeatPosition};
pub use reason::Reason;
pub use setup::{JointResearch, Opening, Setup};
pub use state::{RollDue, Vivajava};
pub use tokens::Spot;
pub use tracks::{MAX_CUP, Squares, TrackTable, TracksError, TracksProblem};
pub use view::View;
