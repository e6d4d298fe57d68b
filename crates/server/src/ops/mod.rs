//! What operators need: health, headers, connections with time limits.

pub(crate) mod api;
pub mod backups;
pub(crate) mod body;
pub mod doctor;
mod files;
pub(crate) mod listen;
pub(crate) mod middleware;
pub(crate) mod nul;
mod page;
pub(crate) mod restored;
mod stream;

pub use files::raise_open_files;
