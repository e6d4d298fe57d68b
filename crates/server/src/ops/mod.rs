//! What operators need: health, figures, headers, connections with time limits.

pub(crate) mod api;
pub(crate) mod around;
pub(crate) mod aside;
pub(crate) mod body;
pub(crate) mod counted;
mod figures;
mod files;
pub(crate) mod listen;
pub(crate) mod nul;
pub(crate) mod restored;
mod stream;

pub(crate) use figures::{Counter, figures};
pub use files::raise_open_files;
