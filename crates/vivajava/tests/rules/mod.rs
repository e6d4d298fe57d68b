//! One test or more for every paragraph of the rules; `RULES.md` lists them.

mod ch1_setup;
mod ch2_score;
mod ch3_roll;
mod ch4_blend_research;
mod ch5_activate;
mod ch6_end;
mod ch7_worked_cases;
mod positions;
mod support;
