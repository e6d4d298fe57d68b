//! What is meant, without any language.

use std::borrow::Cow;

use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};

/// A key of the Fluent files and its arguments; as JSON `{"key":"cafe-action-clear","args":{"at":"3,1"}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The key.
    pub key: &'static str,
    /// The arguments by name, in the order they were given.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number: plural forms follow it.
    Number(i64),
    /// A name, a place, or a code word that the files select by, such as `red`.
    Word(Cow<'static, str>),
    /// Messages to be said first and joined as the language joins lists.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The argument of that name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(found, _)| *found == name).map(|(_, arg)| arg)
    }

    /// Every key that is needed to say this: its own and those of its lists.
    pub fn keys(&self) -> Vec<&'static str> {
        let mut keys = vec![self.key];
        for (_, arg) in &self.args {
            if let Arg::List(messages) = arg {
                keys.extend(messages.iter().flat_map(Message::keys));
            }
        }
        keys
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(Cow::Owned(word))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Arg {
        Arg::List(list)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::List(vec![message])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_plain_json() {
        let bean = |n: u8| Message::new("cafe-beans").with("n", n).with("colour", "red");
        let message = Message::new("cafe-event-stored").with("seat", 1u8).with("beans", vec![bean(2)]);
        let json = serde_json::to_string(&message).expect("messages are plain data");
        let expected = r#"{"key":"cafe-event-stored","args":{"seat":1,"beans":[{"key":"cafe-beans","args":{"n":2,"colour":"red"}}]}}"#;
        assert_eq!(json, expected);
        assert_eq!(serde_json::to_string(&Message::new("x")).expect("plain"), r#"{"key":"x"}"#);
        assert_eq!(message.keys(), ["cafe-event-stored", "cafe-beans"]);
    }
}
