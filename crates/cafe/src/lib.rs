//! The rules of Café (Rôla & Costa), 1 to 4 seats, as a pure library.
//!
//! Written from the French, German and Ukrainian rule books in our own words; `RULES.md` beside this file lists
//! every paragraph with its code and its tests, and `docs/rulings.md` the answers to what the books leave open.
//! The cards are our own design: the books do not show the printed ones (see `data/classic.deck`).
//!
//! ```
//! use cafe::{Cafe, Setup};
//! use table::{ChaChaDealer, Game, Sitting, Step};
//!
//! let setup: Setup = "seats=2 draft=auction espresso=true".parse().unwrap();
//! let mut sitting = Sitting::<Cafe>::new(&setup).unwrap();
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
//! | area | the cards laid in front of a seat and the beans on them |
//! | square | one of the six parts of a card; *visible* if no later card covers it |
//! | letter | A field, B drying, C roasting; squares of a letter that touch form a *group* |
//! | café | one or two squares with an *order*: the beans it asks for and its points |
//! | company | what a seat owns: area, warehouse, beans in hand |
//! | warehouse | beans that score at the end |
//! | supply | beans that nobody has |
//! | display | the cards shown in a round |
//! | master | the seat with the token (Cafetier, Meister, майстер) |
//! | lay, cover | put a card on top of others; what it hides |
//! | process | drying or roasting: all beans of a colour onto one square |
//! | deliver, send, store | lift roasted beans; to a café or Espresso square; to the warehouse |
//! | stage | where a seat stands while all place and act |
//!
//! # Deviations
//!
//! None from the merged reading; the switches of [`Setup`] choose between editions.

mod action;
mod advance;
mod area;
mod audit;
mod bean;
mod card;
mod catalog;
mod choices;
mod company;
mod deck;
mod event;
mod frame;
mod game;
mod grid;
mod legal;
mod packed;
mod position;
mod reason;
pub mod rules;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, Outcome};
pub use area::{Area, Displaced, Laid, MAX_LAID, MAX_SQUARES, Square};
pub use bean::Beans;
pub use card::{Card, CardId, CardSet, N_CARDS, N_ESPRESSO, N_PLAN, N_PROMO, N_START, Order};
pub use catalog::{BEANS_PER_COLOUR, Colour, Kind, Letter, MAX_ACTION_POINTS, N_ROUNDS};
pub use company::{Company, Stage};
pub use deck::{CLASSIC, DECKS, Deck, DeckError, DeckRef, MAX_STARS, MIN_PLAIN, deck_mistakes};
pub use event::Event;
pub use frame::{Bidding, Frame};
pub use grid::{Pos, Turn};
pub use position::{AnyCard, PlacedCard, Position, PositionError, SeatPosition, StageAt};
pub use reason::{Question, Reason};
pub use scoring::{Rating, Score, warehouse_points};
pub use setup::{
    BidSum, Bids, Cards, Delivery, Draft, Edition, FirstMaster, LowBids, PromoCards, Replaced, Setup,
    ShipKeep, Starts, Switch,
};
pub use state::Cafe;
pub use view::View;
