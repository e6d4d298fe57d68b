//! The test kit: what the tests of every game need besides the laws.
//!
//! | module | for |
//! |---|---|
//! | [`script`] | playing steps written in notation, and what is refused |
//! | [`golden`] | whole games kept as records |
//! | [`perft`] | files of counted step sequences |
//! | [`positions`] | positions that are written down and set up again |
//! | [`second`] | a second, plain implementation that must agree step by step |

pub mod golden;
pub mod perft;
pub mod positions;
pub mod script;
pub mod second;

/// Whether the tests were asked to take their time: `SLOW_TESTS=1`.
pub fn is_slow() -> bool {
    is_set("SLOW_TESTS")
}

/// Whether golden games are to be written, not compared: `UPDATE_GOLDEN=1`.
pub fn is_update() -> bool {
    is_set("UPDATE_GOLDEN")
}

#[expect(clippy::disallowed_methods, reason = "tests are told by the environment how long they may take")]
fn is_set(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| value == "1")
}
