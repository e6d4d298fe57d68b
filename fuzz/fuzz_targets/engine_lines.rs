//! Texts read as lines to the engine.

#![no_main]

#[path = "../src/lines.rs"]
mod lines;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| lines::lines(text));
