//! The bots from outside, in one program.

mod cafe;
mod guatemala;
mod laws;
mod search;
mod vivajava;
