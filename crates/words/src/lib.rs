//! Everything the project says to people, in five languages, from one set of Fluent files.
//!
//! A [`Message`] says what is meant without any language: a key and its arguments. [`Words`] says it in a [`Lang`].
//! The files stand in `locales/` at the root of the repository; the browser reads the same ones.
//!
//! ```
//! use words::{Lang, Message, Words};
//!
//! let message = Message::new("list-two").with("first", "tea").with("second", "coffee");
//! assert_eq!(Words::of(Lang::En).say(&message), "tea and coffee");
//! assert_eq!(Words::of(Lang::De).say(&message), "tea und coffee");
//! ```
//!
//! # Arguments
//!
//! An argument is a number, a word, or a list of messages that are said first and joined as the language joins lists.
//! Two names are special because only the reader knows who sits where: `seat` and `other` are numbers of seats, and
//! for them [`Words`] adds `who` and `name`, `whom` and `othername`. `who` is `you` or `they`.

mod lang;
mod message;
mod rules;
mod seats;
mod sources;
mod speak;

pub use lang::{Lang, LangUnknown};
pub use message::{Arg, Message};
pub use rules::{Block, Condition, Paragraph, RuleBook, RuleChapter, books};
pub use seats::Seats;
pub use sources::{files, source};
pub use speak::Words;
