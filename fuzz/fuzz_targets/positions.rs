//! Bytes read as changes to a table that was reached by chance.

#![no_main]

#[path = "../src/bodies.rs"]
mod bodies;
#[path = "../src/positions.rs"]
mod positions;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = positions::position(data);
});
