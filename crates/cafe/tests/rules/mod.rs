//! The rules of Café, paragraph by paragraph: each test is named after the paragraph it holds the code to.
//!
//! Actions are written in notation, chance by explicit outcomes; `RULES.md` lists the tests by paragraph.

mod ch10_examples;
mod ch1_deck;
mod ch1_setup;
mod ch2_draft;
mod ch3_placing;
mod ch4_actions;
mod ch4_rounds;
mod ch5_scoring;
mod ch6_auction;
mod ch6_ships;
mod ch7_espresso;
mod ch8_promos;
mod ch9_options;
mod positions;
mod support;
