//! Who somebody is: a guest or an account, known by a signed cookie.
//!
//! [`User`] is an extractor: a handler that takes one is only reached with a good cookie. `sign_ins.rs` knows who is
//! signed in, `names.rs` which names look alike, `password.rs` passwords, `links.rs` links that work once, `entry.rs` who
//! may come in, `limits.rs` how often is too often, `open.rs` how many sockets are too many; `origin.rs` refuses changes
//! that another site asks a browser for.

pub mod entry;
pub(crate) mod limits;
pub(crate) mod links;
pub(crate) mod names;
pub(crate) mod open;
pub(crate) mod origin;
pub(crate) mod password;
pub(crate) mod peer;
pub mod rates;
mod sign_ins;

pub(crate) use password::Hasher;
pub use sign_ins::{COOKIE, User};
pub(crate) use sign_ins::{GOOD_FOR, SignIns, SignedIn, fresh_key};
