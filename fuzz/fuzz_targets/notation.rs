//! Texts read as actions, outcomes, cards, squares and set-ups.

#![no_main]

#[path = "../src/bodies.rs"]
mod bodies;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| bodies::notation(text));
