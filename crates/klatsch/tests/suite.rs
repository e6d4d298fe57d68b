//! The program from outside, in one program.

mod arena;
mod balance;
mod cli;
mod fair;
mod play;
mod play_guatemala;
mod play_languages;
mod play_seats;
mod play_vivajava;
mod run;
mod serve;
