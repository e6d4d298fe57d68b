//! The rules, paragraph by paragraph: what each brings about and what it refuses.

mod support;

mod boards;
mod g1_setup;
mod g2_turn;
mod g3_build;
mod g4_plantations;
mod g5_sacks;
mod g6_end;
mod g7_examples;
mod positions;
mod secrets;
