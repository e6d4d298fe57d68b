//! The protocol: games as text and JSON, behind one façade.
//!
//! [`WireGame`] is what a game adds to its rules to be spoken of in JSON; [`AnyTable`] is a table of any game;
//! [`GAMES`] lists the games; [`Engine`] answers the line protocol that `docs/protocol.md` describes.
//!
//! ```
//! let mut engine = wire::Engine::new();
//! let answer = engine.answer(r#"{"id":1,"do":"new","game":"cafe","setup":{"seats":2},"seed":"a"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":true"#));
//! ```
//!
//! [`all_games`] lists the games; each has a module here that implements [`WireGame`].

mod any_table;
mod awaits;
mod brief;
mod cafe;
mod chance;
mod delta;
mod engine;
mod fault;
mod follow;
mod game;
mod guatemala;
mod lesson;
mod option_file;
mod place;
mod registry;
mod setup;
mod table_of;
#[cfg(test)]
mod typescript;
mod vivajava;
mod words;
mod written;

pub use any_table::{
    AnyBot, AnyTable, Asked, Audience, BotAnswer, BotCall, Brief, Past, SeenEvent, StepEvents, StepInWords,
};
pub use awaits::awaits_json;
// The list of games, for code that needs more of them than [`WireGame`] offers.
pub use bots::all_games;
pub use brief::{Codebook, decode};
pub use chance::Chance;
pub use delta::{Delta, apply_delta};
pub use engine::{Engine, Limits, MAX_LINE};
pub use fault::{Code, Fault};
pub use follow::{Draw, Draws};
pub use game::{SeatScore, WireGame, strongest};
pub use lesson::{
    Caption, Condition, Finish, Guide, Lesson, Moment, Pattern, Reason, Scene, Verdict, Wrong, guide,
};
pub use option_file::{Content, FileMistake};
pub use registry::{GAMES, GameEntry, GameVisitor, Opened, OptionPair, Verified, game, with_game};
// What the games say, to be rendered in any language.
pub use ::words::Message;
pub use cafe::{CafeEvent, CafeOffer, CafePrinted, CafeShape, rating_message};
pub use guatemala::{
    GuatemalaEvent, GuatemalaOffer, GuatemalaPrinted, GuatemalaShape, market_kinds, market_offers,
};
pub use setup::{Files, OptionEntry, of_options, setup_json};
pub use table_of::{TableOf, read_action, view_of, written_under};
pub use vivajava::{VivajavaEvent, VivajavaOffer, VivajavaPrinted, VivajavaShape, ability_word};
