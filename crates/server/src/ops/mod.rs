//! What operators need: health, figures, headers, connections with time limits.

pub(crate) mod api;
pub(crate) mod aside;
pub mod backups;
pub(crate) mod body;
pub(crate) mod counted;
pub mod doctor;
mod files;
pub(crate) mod listen;
mod metrics;
pub(crate) mod middleware;
pub(crate) mod nul;
mod page;
mod process;
pub(crate) mod restored;
mod stream;

pub use files::raise_open_files;
pub use metrics::COMMIT;
pub(crate) use metrics::{Counter, metrics};
