//! The rules of Guatemala Café, by the German rule book: a market bought along by one common buyer, plantations
//! with huts, roads to harbours, ships that multiply, and sacks that score and can block.
//!
//! The paragraphs G1.1 to G6.5 are listed in the crate's `RULES.md`, each with the function that carries it out and
//! the tests that hold it. Our rulings stand in `docs/rulings.md`.
//!
//! ```
//! use guatemala::{Guatemala, Setup};
//! use table::{Awaits, Game, QuickDealer, Step, Unseen};
//!
//! let mut game = Guatemala::new(&Setup::new(3))?;
//! let mut dealer = QuickDealer::new(7);
//! loop {
//!     let step = match game.awaits() {
//!         Awaits::Seat(seat) => Step::Choice(seat, game.pick_action(seat, &mut dealer)),
//!         Awaits::Chance => Step::Outcome(game.pick_outcome(&mut dealer)),
//!         _ => break,
//!     };
//!     game.advance(&step, &mut Unseen);
//! }
//! assert_eq!(game.scores().map(|scores| scores.len()), Some(3));
//! # Ok::<(), table::SetupError>(())
//! ```
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | coffee | one of five sorts: black, white, beige, russet, brown |
//! | market | the 9 × 9 fields pieces and sacks are taken from |
//! | sack field | one of six market fields for sacks |
//! | arrange, lay out | put a piece on a market that does not come with its pieces; the lot is chance doing it |
//! | buyer, ring | the common figure and its 36 spaces around the market |
//! | line | the row or column of the market a ring space looks along |
//! | piece | a worker, hut, ship or road |
//! | site | a plantation field for a hut |
//! | zone | grey, green or yellow: rows with one price |
//! | group | the connected workers and hut of one seat and coffee; the claim marks whose it is |
//! | segment | a place for a road, between two corners |
//! | path | printed segments that hang together and lead to one harbour |
//! | dock | the corner where roads reach a harbour |
//! | berth | one of three places for ships in a harbour |
//! | track | the point track; markers come from its start, sacks from its end |
//! | stock | the secret sacks of a seat |
//! | bag | five sacks nobody has seen |
//! | blockade | stopping a scoring with a sack of the same coffee |
//! | active seat | the seat whose turn it is |
//!
//! # Editions and deviations
//!
//! The rule book is the German one of the first edition. Its pictures are not part of this project, so both boards
//! are designs of our own with the numbers the text gives; they are data (`data/standard.board`), and another board
//! can be played by its text. Left out: nothing. Added: the track of 50 spaces, 36 roads with three seats, and
//! the two ends of G6.3, of which the one after idle turns is an option.
//!
//! # Versions of the rules
//!
//! 1: first.
//! 2: idle turns end a game after four full rounds, after two, or never ([`IdleEnd`]); version 1 ended it after two.
//! 3: another arrangement of the market on the standard board; that of versions 1 and 2 is `standard-2` ([`BOARDS`]).

mod action;
mod advance;
mod audit;
mod bits;
mod board;
mod catalog;
mod choices;
mod event;
mod frame;
mod game;
mod legal;
mod places;
mod position;
mod reason;
pub mod rules;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, Outcome};
pub use board::{
    BOARDS, BoardError, BuiltIn, Layout, LayoutRef, Openness, STANDARD_BOARD, board_mistakes, check_board,
    redraw_board,
};
pub use catalog::{
    BERTHS, ByCoffee, Coffee, Content, Counts, EXTRA_STEP_PRICE, FREE_STEPS, HUTS_PER_COFFEE, MARKET_FIELDS,
    MARKET_SIDE, MOST_HARBOURS, MOST_PIECES, MOST_STEPS, Piece, RING_SPACES, SACK_FIELDS, SACK_INCOME, SACKS,
    SACKS_DEALT, SACKS_IN_BAG, SACKS_PER_COFFEE, SEATS, SHIPS_PER_COFFEE, START_MONEY, WORKERS_PER_COFFEE,
};
pub use event::{Event, OpenEvent, Seen, Spot};
pub use frame::{Emptied, End, Frame};
pub use places::{Corner, Field, Harbour, HarbourSet, Line, MarketField, Runs, Segment};
pub use position::{Plant, Position, PositionError, SeatPosition};
pub use reason::{Question, Reason};
pub use scoring::{Scoring, Yield};
pub use setup::{BoardChoice, First, IdleEnd, Market, Roads, Setup, Track};
pub use state::{Guatemala, Open};
pub use view::View;
