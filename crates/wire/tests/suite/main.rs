//! The line protocol, from outside.

mod audience;
mod brief;
mod conversations;
mod errors;
mod fair;
mod folders;
mod guatemala;
mod help;
mod lessons;
mod limits;
mod mutated;
mod odds;
mod offers_cafe;
mod page;
mod positions;
mod rule_texts;
mod seam;
mod tables;
mod view_words;
mod vivajava;
mod whole_games;
mod words;
mod words_reasons;
