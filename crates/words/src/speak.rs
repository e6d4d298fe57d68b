//! Messages said in a language.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::lang::Lang;
use crate::message::{Arg, Message};
use crate::seats::Seats;
use crate::sources::{files, source};

/// A language that can be spoken.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language. They are read once.
    pub fn of(lang: Lang) -> &'static Words {
        static ALL: [OnceLock<Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        ALL[lang as usize].get_or_init(|| Words::read(lang))
    }

    fn read(lang: Lang) -> Words {
        let mut bundle =
            FluentBundle::new_concurrent(vec![lang.locale().parse().expect("our locales are well-formed")]);
        // Marks around every name would show in a terminal; no language here is written from right to left.
        bundle.set_use_isolating(false);
        for file in files() {
            // A line that cannot be read is left out here and found by the tests.
            let resource = match FluentResource::try_new(source(lang, file).to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message in words, seats by their numbers.
    pub fn say(&self, message: &Message) -> String {
        self.say_at(message, &Seats::default())
    }

    /// The message in words, seats by their names.
    pub fn say_at(&self, message: &Message, seats: &Seats) -> String {
        self.format(message, seats, &mut |_| {})
            .or_else(|| Words::of(Lang::default()).format(message, seats, &mut |_| {}))
            .unwrap_or_else(|| message.key.to_string())
    }

    /// The message in words, or everything that is wrong with them.
    pub fn try_say(&self, message: &Message, seats: &Seats) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let said = self.format(message, seats, &mut |fault| faults.push(fault));
        if said.is_none() {
            faults.push(format!("{}: there is no `{}`", self.lang, message.key));
        }
        match said.filter(|_| faults.is_empty()) {
            Some(said) => Ok(said),
            None => Err(faults),
        }
    }

    /// Whether the language has words for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A paragraph of the rules, such as `C3.2`, in a few words.
    pub fn rule(&self, paragraph: &str) -> Option<String> {
        let key = format!("rule-{}", paragraph.to_lowercase().replace('.', "-"));
        let pattern = self.bundle.get_message(&key)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The words of a key without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// Items as one text, as the language joins them: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.join(items, &mut |_| {})
    }

    /// The name of a seat that has no other.
    pub fn seat_name(&self, seat: usize) -> String {
        self.say(&Message::new("seat-name").with("number", seat))
    }

    fn format(&self, message: &Message, seats: &Seats, fault: &mut dyn FnMut(String)) -> Option<String> {
        let pattern = self.bundle.get_message(message.key)?.value()?;
        let mut args = FluentArgs::with_capacity(message.args.len() + 4);
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Word(word) => args.set(*name, FluentValue::from(word.clone())),
                Arg::List(messages) => {
                    let mut items = Vec::new();
                    for message in messages {
                        items.push(self.format(message, seats, fault).unwrap_or_else(|| {
                            fault(format!("{}: there is no `{}`", self.lang, message.key));
                            message.key.to_string()
                        }));
                    }
                    args.set(*name, FluentValue::from(self.join(&items, fault)));
                }
            }
            let special = match (*name, arg) {
                ("seat", Arg::Number(seat)) => Some((*seat, "who", "name")),
                ("other", Arg::Number(seat)) => Some((*seat, "whom", "othername")),
                _ => None,
            };
            if let Some((seat, who, called)) = special {
                let seat = usize::try_from(seat).unwrap_or(usize::MAX);
                args.set(who, FluentValue::from(if seats.is_you(seat) { "you" } else { "they" }));
                let named = seats.name(seat).map_or_else(|| self.seat_name(seat), str::to_string);
                args.set(called, FluentValue::from(named));
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.iter().for_each(|error| fault(format!("{}: {}: {error}", self.lang, message.key)));
        Some(said)
    }

    fn join(&self, items: &[String], fault: &mut dyn FnMut(String)) -> String {
        let mut pair = |key: &'static str, first: String, second: &str| {
            let message = Message::new(key).with("first", first).with("second", second.to_string());
            self.format(&message, &Seats::default(), fault).unwrap_or_default()
        };
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let most = middle.iter().fold(first.clone(), |joined, item| pair("list-more", joined, item));
                pair("list-two", most, last)
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}
