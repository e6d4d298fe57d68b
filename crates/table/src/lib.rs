//! What every game at the table has in common.
//!
//! A rules crate implements [`Game`]: state + step → state, nothing else. Chance is a step like any other, so a
//! game is its [`Record`] and a replay needs no random numbers. Everybody else (terminal, protocol, bots, server)
//! works through this trait.
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | seat | a place at the table; a *player* is a person |
//! | viewer | a seat or a spectator, as far as seeing goes |
//! | action | what a seat may choose |
//! | outcome | what chance may bring |
//! | step | an action of a seat, or an outcome |
//! | check | says whether a step is allowed, and by which paragraph not |
//! | advance | carries out a step that is allowed |
//! | play | check, then advance |
//! | event | what happened, complete; *seen* is what one viewer notices of it |
//! | view | all that one viewer may know |
//! | imagine | a whole state that fits a view |
//! | dealer | picks outcomes |
//! | record | a set-up and steps, as text |
//! | pledge | what a record says about the source of its chance |
//! | printed | what a deck or a board says, shared by all states of its games |
//! | sitting | a game in progress: state, record, undo |
//! | upgrade | say with the options of today what a set-up meant under earlier rules |
//! | law | what must hold for every game (feature `laws`) |
//! | kit | what the tests of every game share (feature `laws`) |

mod dealer;
mod game;
#[cfg(feature = "laws")]
pub mod kit;
#[cfg(feature = "laws")]
pub mod laws;
mod notation;
mod perft;
mod pledge;
mod printed;
mod record;
mod rules;
mod seat;
mod sitting;
mod upgrade;

pub use dealer::{ChaChaDealer, Dealer, NoDealer, QuickDealer};
pub use game::{
    FileOption, Game, GameSetup, OptionSpec, OptionValues, Refusal, RuleRef, SetupError, Step, StepOf,
    Unseen, Witness, step_by_picks,
};
pub use notation::{Notation, ParseError, WordReader, from_word, to_word, without_bom};
pub use perft::{perft, perft_within};
pub use pledge::{MAX_CONTRIBUTION, Pledge};
pub use printed::{Brought, Pool, Printed};
pub use record::{Record, RecordError, game_of_record};
pub use rules::rule_line;
pub use seat::{Awaits, MAX_SEATS, Seat, SeatSet, Viewer};
pub use sitting::{Sitting, UndoClosed};
pub use upgrade::{OptionWords, UnknownRules, check_rules, setup_of_rules, upgrade_options};
