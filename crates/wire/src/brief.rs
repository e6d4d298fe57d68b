//! JSON in little room, for those who remember: words that a game says often are written as one character each.
//!
//! The words of a game are sent once, as an object of characters and words. From then on a text that is one of these
//! characters means its word, as a key as well as a value; a text that would be mistaken for one, or begins with `~`,
//! has a `~` before it.

use std::collections::{BTreeMap, HashMap};
use std::io;

use ::words::{Arg, Message};
use serde::Serialize;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter};
use serde_json::{Map, Value, json};

/// What stands for words: neither digits, which are places in lists, nor the marks of deltas, nor what JSON escapes.
const CODES: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!$%&'()*+,./:;=?@[]^_`{|}";

/// Before a text that would be taken for something else.
const ESCAPE: char = '~';

/// The words of a game that are written as one character.
#[derive(Debug)]
pub struct Codebook {
    game: &'static str,
    codes: HashMap<&'static str, char>,
    words: BTreeMap<char, &'static str>,
}

impl Codebook {
    /// The words of a game, the most frequent first; words for which no character is left stay as they are. Words that
    /// sentences write as letters have these letters.
    pub(crate) fn new(
        game: &'static str,
        letters: &[(char, &'static str)],
        words: &[&'static str],
    ) -> Codebook {
        let free = CODES.chars().filter(|code| letters.iter().all(|(letter, _)| letter != code));
        let words: BTreeMap<char, &'static str> =
            free.zip(words.iter().copied()).chain(letters.iter().copied()).collect();
        Codebook { game, codes: words.iter().map(|(&code, &word)| (word, code)).collect(), words }
    }

    /// The words by their characters, as clients are told them.
    pub fn listed(&self) -> Value {
        json!(self.words)
    }

    /// Writes a value as JSON.
    pub(crate) fn write<T: Serialize + ?Sized>(&self, value: &T, out: &mut Vec<u8>) {
        let mut serializer =
            serde_json::Serializer::with_formatter(out, Coded { book: self, text: String::new() });
        // Shapes have text keys and no floats: writing them to memory cannot fail.
        let written = value.serialize(&mut serializer);
        debug_assert!(written.is_ok(), "{written:?}");
    }

    /// A value as JSON.
    pub fn text<T: Serialize + ?Sized>(&self, value: &T) -> String {
        let mut out = Vec::with_capacity(128);
        self.write(value, &mut out);
        String::from_utf8(out).unwrap_or_default()
    }

    /// Writes an object with its sentence. The sentence is left out as far as it can be found in the object: arguments
    /// that are fields of the same name, or the characters of the words that such a field lists, and a key that is made
    /// of the game, `about` and the `named` field.
    pub(crate) fn write_said(
        &self,
        fields: &impl Serialize,
        say: &Message,
        about: &str,
        named: &str,
        out: &mut Vec<u8>,
    ) {
        let mut object = match serde_json::to_value(fields) {
            Ok(Value::Object(object)) => object,
            _ => Map::new(),
        };
        object.retain(|_, value| !value.is_null());
        let is_field = |(name, arg): &&(&'static str, Arg)| match (arg, object.get(*name)) {
            (Arg::Number(number), Some(field)) => field.as_i64() == Some(*number),
            (Arg::Word(letters), Some(Value::Array(words))) => {
                let code = |word: &Value| self.codes.get(word.as_str()?).copied();
                !words.is_empty() && words.iter().map(code).eq(letters.chars().map(Some))
            }
            (Arg::Word(word), Some(field)) => field.as_str() == Some(word),
            _ => false,
        };
        let args: Vec<_> = say.args.iter().filter(|arg| !is_field(arg)).cloned().collect();
        let rest = Message { key: say.key, args };
        let is_usual = object
            .get(named)
            .and_then(Value::as_str)
            .is_some_and(|word| say.key == format!("{}-{about}-{}", self.game, word.replace('_', "-")));
        let say = match (is_usual, rest.args.is_empty()) {
            (true, true) => None,
            (true, false) => json!(rest).get_mut("args").map(Value::take),
            (false, true) => Some(json!(rest.key)),
            (false, false) => Some(json!(rest)),
        };
        object.extend(say.map(|say| ("say".to_string(), say)));
        self.write(&object, out);
    }
}

/// Reads what was written with these words, as [`Codebook::listed`] has them.
pub fn decode(value: &mut Value, words: &Value) {
    let meant = |text: &str| match words.get(text).and_then(Value::as_str) {
        Some(word) => word.to_string(),
        None => text.strip_prefix(ESCAPE).unwrap_or(text).to_string(),
    };
    match value {
        Value::String(text) => *text = meant(text),
        Value::Array(list) => list.iter_mut().for_each(|entry| decode(entry, words)),
        Value::Object(object) => {
            let entries = std::mem::take(object).into_iter();
            object.extend(entries.map(|(key, mut entry)| {
                decode(&mut entry, words);
                (meant(&key), entry)
            }));
        }
        _ => {}
    }
}

/// Compact JSON with short words.
struct Coded<'a> {
    book: &'a Codebook,
    /// The text that is being written: whether it is a word shows at its end.
    text: String,
}

impl Formatter for Coded<'_> {
    fn begin_string<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.text.clear();
        Ok(())
    }

    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, _: &mut W, fragment: &str) -> io::Result<()> {
        self.text.push_str(fragment);
        Ok(())
    }

    fn write_char_escape<W: ?Sized + io::Write>(&mut self, _: &mut W, escape: CharEscape) -> io::Result<()> {
        let mut escaped = Vec::new();
        CompactFormatter.write_char_escape(&mut escaped, escape)?;
        self.text.push_str(&String::from_utf8_lossy(&escaped));
        Ok(())
    }

    fn end_string<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        match self.book.codes.get(self.text.as_str()) {
            Some(code) => write!(writer, "\"{code}\""),
            None => {
                let mut letters = self.text.chars();
                let first = letters.next();
                let is_code = letters.next().is_none()
                    && first.is_some_and(|first| self.book.words.contains_key(&first));
                let escape = if is_code || first == Some(ESCAPE) { "~" } else { "" };
                write!(writer, "\"{escape}{}\"", self.text)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Codebook {
        Codebook::new("cafe", &[('Y', "yellow")], &["kind", "took", "seat", "say", "quo\\\"te"])
    }

    #[test]
    fn what_is_written_is_read() {
        let book = book();
        let values = [
            json!({"kind": "took", "seat": 1, "x": ["A", "~", "~A", "", "Z", "a\"b", "tookseat"]}),
            json!({"A": {"B": null}, "~": "kind\n"}),
            json!(["kind", 1, true, {}]),
        ];
        for value in values {
            let text = book.text(&value);
            let mut read: Value = serde_json::from_str(&text).expect("JSON");
            decode(&mut read, &book.listed());
            assert_eq!(read, value, "{text}");
        }
        assert_eq!(book.text(&json!({"kind": "took", "seat": 1})), r#"{"A":"B","C":1}"#);
        assert_eq!(book.text(&json!("A")), r#""~A""#);
    }

    #[test]
    fn sentences_leave_out_what_their_object_has() {
        let book = book();
        let said = |fields: Value, say: Message| {
            let mut out = Vec::new();
            book.write_said(&fields, &say, "event", "kind", &mut out);
            let mut read: Value = serde_json::from_slice(&out).expect("JSON");
            decode(&mut read, &book.listed());
            read
        };
        let took = || json!({"kind": "took", "seat": 1, "card": "17", "paid": null});
        let bare = json!({"kind": "took", "seat": 1, "card": "17"});
        assert_eq!(said(took(), Message::new("cafe-event-took").with("card", "17")), bare);
        let mut more = bare.clone();
        more["say"] = json!({"n": 2});
        assert_eq!(said(took(), Message::new("cafe-event-took").with("n", 2u8)), more);
        more["say"] = json!("cafe-event-bought");
        assert_eq!(said(took(), Message::new("cafe-event-bought").with("seat", 1u8)), more);
        more["say"] = json!({"key": "cafe-event-bought", "args": {"card": "18"}});
        assert_eq!(said(took(), Message::new("cafe-event-bought").with("card", "18")), more);
        let rolled = || json!({"kind": "took", "faces": ["yellow", "yellow"]});
        assert_eq!(said(rolled(), Message::new("cafe-event-took").with("faces", "YY")), rolled());
        let mut other = rolled();
        other["say"] = json!({"faces": "Y"});
        assert_eq!(said(rolled(), Message::new("cafe-event-took").with("faces", "Y")), other);
    }
}
