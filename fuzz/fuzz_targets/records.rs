//! Texts read as records and replayed.

#![no_main]

#[path = "../src/bodies.rs"]
mod bodies;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| bodies::record(text));
