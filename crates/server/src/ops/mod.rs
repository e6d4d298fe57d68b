//! What operators need: health, figures, headers, connections with time limits.

pub(crate) mod api;
pub(crate) mod around;
pub(crate) mod aside;
pub mod backups;
pub(crate) mod body;
pub(crate) mod counted;
pub mod doctor;
mod figures;
mod files;
pub(crate) mod listen;
pub(crate) mod nul;
mod page;
mod process;
pub(crate) mod restored;
mod stream;

pub use figures::COMMIT;
pub(crate) use figures::{Counter, figures};
pub use files::raise_open_files;
