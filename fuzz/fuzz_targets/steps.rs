//! Bytes read as choices of steps.

#![no_main]

#[path = "../src/bodies.rs"]
mod bodies;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = bodies::steps(data);
});
