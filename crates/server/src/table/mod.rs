//! A table: what was agreed, who sits where, and the game; the fold of its events.
//!
//! [`Table`] is the fold and knows nothing of stores and sockets. `registry.rs` keeps the tables that are looked at and
//! makes events durable; `followers.rs` knows who is there and tells them; `frame.rs` turns what happened into messages,
//! each for its viewer; `create.rs` makes tables, `manage.rs` says who may do what at them; `bots.rs` is the pool in
//! which bots think, `pace.rs` how long their answers take; `sweep.rs` looks after clocks, late bots and rooms nobody
//! needs, `expiry.rs` removes old tables; `catalogues.rs` counts decks and boards that people bring; `outages.rs` gives back time in which nobody served; `quarantine.rs` has the tables that cannot be read;
//! `hints.rs` asks a bot for advice.

pub(crate) mod bots;
mod catalogues;
pub(crate) mod chance;
pub(crate) mod clocks;
pub(crate) mod create;
mod event;
pub(crate) mod expiry;
mod follow;
pub(crate) mod followers;
pub(crate) mod frame;
mod hints;
pub(crate) mod manage;
pub(crate) mod outages;
mod pace;
pub(crate) mod quarantine;
pub(crate) mod registry;
mod state;
pub(crate) mod sweep;
mod terms;

pub(crate) use catalogues::Catalogues;
pub use clocks::ClockFace;
pub use event::{Sitter, TableEvent};
pub use expiry::Expiry;
pub use followers::{News, Wants};
pub use pace::Pacer;
pub use registry::{Observer, TableRegistry};
pub use state::{Chair, Ending, Status, Table};
pub use terms::{HintsOption, OddsOption, Origin, Pace, Terms, Watch, WhenLate};
