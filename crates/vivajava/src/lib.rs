//! The rules of VivaJava Dice (T. C. Petty III), a dice race of blends and research for 2 to 4 seats, as a pure
//! library.
//!
//! Written in our own words from the German short rules, with the opening pages of the German rule book, the
//! designer's clarifications and reports on the English edition; `RULES.md` beside this file lists every paragraph
//! with its code and its tests, and `docs/rulings.md` the answers to what the sources leave open.
//!
//! ```
//! use table::{ChaChaDealer, Game, Sitting, Step};
//! use vivajava::{Setup, Vivajava};
//!
//! let setup: Setup = "seats=3 coaster=bold".parse().unwrap();
//! let mut sitting = Sitting::<Vivajava>::new(&setup).unwrap();
//! let mut dealer = ChaChaDealer::from_seed("a rainy afternoon");
//! while sitting.state().scores().is_none() {
//!     sitting.deal(&mut dealer);
//!     let Some(seat) = sitting.state().awaits().seats().iter().next() else { continue };
//!     let action = sitting.state().pick_action(seat, &mut dealer);
//!     sitting.play(Step::Choice(seat, action)).unwrap();
//! }
//! println!("{}", sitting.record());
//! ```
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | coffee die, aroma die | the ten dice with black; the five with a joker in its place |
//! | roast | the rank of a colour, white 1 to black 6 |
//! | blend | Best Bean (`featured`) or Rainbow: a coaster that lies in front of its owner, or in the middle |
//! | rating | of Best Bean: its strength (beans of the main colour), then the roast of that colour |
//! | decay, keep, drop | what happens to one's own Best Bean in phase I |
//! | donate | roll own aroma dice for the active seat |
//! | track, step, cup | the five rows to research; a mark on one; its last square |
//! | 1X, 2X | the squares from which the ability of a track may be used once, twice |
//! | coaster | mild or bold: which abilities the tracks have |
//! | token | one of three per seat: in hand, on the red cup, on a die of Best Bean, on an ability (block) or on an opponent's track (ride along) |
//! | pass | end a turn in which neither a blend nor research is possible |
//! | owed | a token that must be placed by a seat with none in hand |
//! | supply | dice that nobody has |
//!
//! # Steps
//!
//! Every roll is a chance step for the dice of one kind and one seat: coffee dice, own aroma dice, then the donations
//! clockwise. It lists multisets with their multinomial weights, at most 252. Roll abilities and the choice of phase
//! III are one question; a re-roll with aroma dice and a blend with donated dice take two steps. Phase IV is asked
//! only if there is something to activate, and ends with `end`.
//!
//! # Editions and deviations
//!
//! The switches of [`Setup`] choose where the sources differ: [`BoldRed`], [`JointResearch`], [`Opening`] and the
//! squares of the tracks. Known deviations: the printed squares are not known to us, so the table of
//! `data/tracks.txt` is a ruling.
//!
//! # Versions of the rules
//!
//! 1: first.
//! 2: donated dice only strengthen a pair of one's own ([`Donated`]), 2X of Extra aroma is up to two uses of one die
//! each ([`ExtraAroma`]), and nothing is activated after a pass ([`AfterPass`]); the rules of version 1 are the other
//! values of these options.

mod action;
mod advance;
mod audit;
mod blend;
mod catalog;
mod choices;
mod dice;
mod event;
mod frame;
mod game;
mod legal;
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
    AROMA_DICE, Ability, BLEND_DICE, BLEND_POINTS, BoldRed, COFFEE_DICE, Coaster, Colour, GOAL, JOKER, Kind,
    MAX_SEATS, MIN_SEATS, TOKENS, TRACKS, featured_points, rainbow_points,
};
pub use dice::{Faces, MAX_ROLL};
pub use event::{Event, Source};
pub use frame::{Flipped, Frame, Owed, Used};
pub use position::{BlendDie, DicePosition, FeaturedPosition, Position, PositionError, SeatPosition};
pub use reason::Reason;
pub use setup::{AfterPass, Donated, ExtraAroma, JointResearch, Opening, Setup};
pub use state::{RollDue, Vivajava};
pub use tokens::Spot;
pub use tracks::{MAX_CUP, Squares, TRACK_TABLES, TrackTable, TracksError, TracksProblem, track_mistakes};
pub use view::View;
