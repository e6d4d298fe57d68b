//! The table service: open a table, send a link, play at once or over weeks.
//!
//! The modules are layers, each importing only from those below it; ARCHITECTURE.md has the table, and
//! `cargo xtask tidy` holds it. From the top: `service` starts and ends it, `api`, `socket`, [`admin`] and [`ops`] are
//! the ways in, `app` is what they all reach, [`house`] and [`notify`] know [`table`], tables know [`identity`] and
//! [`store`], and all of them know `shape`, the types of what is said.
//!
//! An event (a choice, somebody sitting down, a clock running out) is decided on by [`table::TableRegistry`], stored as one
//! row, acknowledged after the commit, and only then shown to anybody. A table in memory is a cache of its rows.

pub mod admin;
mod api;
mod app;
pub mod clock;
pub mod config;
mod error;
pub mod house;
pub mod identity;
pub mod ids;
mod metrics;
pub mod notify;
pub mod ops;
mod personal_data;
mod service;
mod shape;
mod socket;
pub mod store;
mod sync;
pub mod table;
mod web_files;

pub use app::App;
pub use config::{Config, Patience, Place};
pub use error::{Answer, Problem};
pub use metrics::COMMIT;
pub use service::Service;
pub use table::Expiry;
pub use web_files::WebFiles;
