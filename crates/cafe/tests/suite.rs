//! The rules from outside, in one program.

mod golden;
mod laws;
mod perft;
mod player;
mod properties;
mod rules;
mod second;
