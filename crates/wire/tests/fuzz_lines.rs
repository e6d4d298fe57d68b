//! The fuzz target for the line protocol on a small corpus, with a stable compiler.

#[path = "../../../fuzz/src/lines.rs"]
mod lines;

#[test]
fn a_damaged_session_is_answered() {
    lines::smoke(300);
}
