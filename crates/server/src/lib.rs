//! The table service: open a table, send a link, play at once or over weeks.
//!
//! | module | noun |
//! |---|---|
//! | [`config`] | what an operator decides |
//! | [`app`] | the service: its state, its routes, its start and its end |
//! | [`store`] | what is kept: SQLite or PostgreSQL behind one trait |
//! | [`table`] | a table, the fold of its events, and the registry of all tables |
//! | [`house`] | what concerns everybody who comes |
//! | [`admin`] | what operators order |
//! | [`identity`] | who somebody is |
//! | `api`, `socket` | how the service is spoken to: HTTP and WebSocket |
//! | `shape` | the shapes of what it says |
//! | [`notify`] | telling players who are not there |
//! | [`ops`] | what operators need |
//!
//! An event (a choice, somebody sitting down, a clock running out) is decided on by [`table::TableRegistry`], stored as one
//! row, acknowledged after the commit, and only then shown to anybody. A table in memory is a cache of its rows.

pub mod admin;
mod api;
pub mod app;
pub mod clock;
pub mod config;
mod error;
pub mod house;
pub mod identity;
pub mod ids;
pub mod notify;
pub mod ops;
mod shape;
mod socket;
pub mod store;
pub mod table;

pub use api::web_files::WebFiles;
pub use app::{App, Service};
pub use config::{Config, Patience, Place};
pub use error::{Answer, Problem};
pub use table::Expiry;
