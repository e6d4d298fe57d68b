//! What operators need: health, figures, headers, connections with time limits.

pub(crate) mod api;
pub(crate) mod around;
mod figures;
pub(crate) mod listen;
pub(crate) mod nul;
pub(crate) mod restored;

pub(crate) use figures::{Counter, figures};
