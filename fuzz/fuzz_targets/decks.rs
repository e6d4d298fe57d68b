//! Texts read as deck files.

#![no_main]

#[path = "../src/bodies.rs"]
mod bodies;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| bodies::deck(text));
