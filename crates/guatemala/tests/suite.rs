//! The rules from outside, in one program.

mod golden;
mod laws;
mod notation;
mod rules;
mod second;
