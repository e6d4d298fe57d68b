//! Telling players who are not there that it is their turn.
//!
//! An outlet implements [`crate::table::Ear`] and is given to [`crate::table::Hall::listen`].
