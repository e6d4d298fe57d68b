//! A table: what was agreed, who sits where, and the game; the fold of its events.
//!
//! [`Table`] is the fold and knows nothing of stores and sockets.
//!
//! | file | noun |
//! |---|---|
//! | `state.rs`, `event.rs`, `terms.rs`, `clocks.rs`, `chance.rs` | the table, what happens at it, what was agreed, its clocks and its chance |
//! | `registry.rs`, `room.rs` | the tables of this node; a room for each that is looked at |
//! | `commit.rs`, `publish.rs`, `frame.rs` | an event is decided on and stored; then shown; as messages, each for its viewer |
//! | `followers.rs`, `follow.rs` | those who are there; what other nodes write |
//! | `create.rs`, `manage.rs`, `chat.rs` | tables are made; who may do what at them; what is said there |
//! | `bots.rs`, `bot_turns.rs`, `pace.rs`, `hints.rs` | the pool in which bots think, their turns, how long answers take, advice |
//! | `sweep.rs`, `expiry.rs`, `outages.rs` | clocks and late bots are looked after; old tables go; time without service is given back |
//! | `catalogues.rs`, `quarantine.rs` | decks and boards that people bring; tables that cannot be read |

mod bot_turns;
pub(crate) mod bots;
mod catalogues;
pub(crate) mod chance;
mod chat;
pub(crate) mod clocks;
mod commit;
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
mod publish;
pub(crate) mod quarantine;
pub(crate) mod registry;
mod room;
mod state;
pub(crate) mod sweep;
mod terms;

pub(crate) use catalogues::Catalogues;
pub use event::{Sitter, TableEvent};
pub use expiry::Expiry;
pub use followers::Wants;
pub use pace::Pacer;
pub use publish::News;
pub use registry::{Observer, TableRegistry};
pub use state::{Chair, Ending, Status, Table};
pub use terms::{HintsOption, OddsOption, Origin, Pace, Terms, Watch, WhenLate};
