//! A table: what was agreed, who sits where, and the game; the fold of its deeds.
//!
//! [`Table`] is the fold and knows nothing of stores and sockets. `hall.rs` keeps the tables that are looked at,
//! makes deeds durable and tells everybody; `frame.rs` turns what happened into messages, each for its viewer;
//! `manage.rs` says who may
//! do what; `bots.rs` is the pool in which bots think; `sweep.rs` looks after clocks and late bots.

pub(crate) mod bots;
pub(crate) mod chance;
pub(crate) mod clocks;
mod deed;
pub(crate) mod frame;
pub(crate) mod hall;
pub(crate) mod manage;
mod state;
pub(crate) mod sweep;
mod terms;

pub use clocks::ClockFace;
pub use deed::{Deed, Sitter};
pub use hall::{Ear, Hall, News};
pub use state::{Chair, Ending, Status, Table};
pub use terms::{Origin, Pace, Terms, Watch, WhenLate};
