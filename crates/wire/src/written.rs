//! Positions as people and programs write them, read through serde: a mistake is named with its place.
//!
//! Much may be written in several ways: beans as `"YYG"` or `{"yellow":2,"green":1}`. A type says by [`Written`] which
//! ways it has. `#[serde(untagged)]` and `flatten` would do the same but forget the place.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_path_to_error::{Path, Segment};
use table::Seat;

use crate::fault::Fault;
use crate::setup::shorten;

/// Reads an object, or says what is wrong and where.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Fault> {
    let object: Object<T> = serde_path_to_error::deserialize(value)
        .map_err(|error| fault(&place(error.path()), &error.inner().to_string()))?;
    Ok(object.0)
}

/// A mistake that serde found, in the words of all other mistakes.
fn fault(path: &str, message: &str) -> Fault {
    if let Some(name) = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
        let dot = if path.is_empty() { "" } else { "." };
        return Fault::position(&format!("{path}{dot}{name}"), "missing");
    }
    let known = message.strip_prefix("invalid type: ").or(message.strip_prefix("invalid value: "));
    match known.and_then(|known| known.rsplit_once(", expected ")) {
        Some((found, expected)) => {
            Fault::position(path, format!("expected {expected}, found {}", cut(found)))
        }
        None => Fault::position(path, message),
    }
}

/// A readable stretch of what serde has found; control characters are escaped there.
fn cut(found: &str) -> String {
    const SHOWN: usize = 60;
    let shown: String = found.chars().take(SHOWN).collect();
    if found.chars().nth(SHOWN).is_some() { format!("{shown}…") } else { shown }
}

/// `seats[0].beans["1,0"].red`.
fn place(path: &Path) -> String {
    let mut place = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => place.push_str(&format!("[{index}]")),
            Segment::Map { key } if key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') => {
                place.push_str(if place.is_empty() { "" } else { "." });
                place.push_str(&shorten(key));
            }
            Segment::Map { key } => place.push_str(&format!("[\"{}\"]", shorten(key))),
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    place
}

/// The ways in which something may be written; those that a type does not name are refused.
pub(crate) trait Written<'de>: Sized {
    /// What is expected, for people.
    const EXPECTED: &'static str;

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        Err(Self::unexpected(Unexpected::Str(text)))
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        Err(Self::unexpected(Unexpected::Signed(number)))
    }

    fn of_list<A: SeqAccess<'de>>(_list: A) -> Result<Self, A::Error> {
        Err(Self::unexpected(Unexpected::Seq))
    }

    fn of_object<A: MapAccess<'de>>(_object: A) -> Result<Self, A::Error> {
        Err(Self::unexpected(Unexpected::Map))
    }

    fn of_null<E: de::Error>() -> Result<Self, E> {
        Err(Self::unexpected(Unexpected::Unit))
    }

    fn unexpected<E: de::Error>(found: Unexpected<'_>) -> E {
        E::invalid_type(found, &Self::EXPECTED)
    }
}

/// Reads what has [`Written`].
pub(crate) struct Ways<T>(PhantomData<T>);

impl<T> Ways<T> {
    pub(crate) const NEW: Ways<T> = Ways(PhantomData);
}

impl<'de, T: Written<'de>> Visitor<'de> for Ways<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        T::of_text(text)
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<T, E> {
        T::of_number(number)
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
        match i64::try_from(number) {
            Ok(number) => T::of_number(number),
            Err(_) => Err(T::unexpected(Unexpected::Unsigned(number))),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<T, A::Error> {
        T::of_list(list)
    }

    fn visit_map<A: MapAccess<'de>>(self, object: A) -> Result<T, A::Error> {
        T::of_object(object)
    }

    fn visit_unit<E: de::Error>(self) -> Result<T, E> {
        T::of_null()
    }
}

/// Makes types that have [`Written`] readable by serde.
macro_rules! written {
    ($($name:ty),+ $(,)?) => {$(
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_any($crate::written::Ways::<$name>::NEW)
            }
        }
    )+};
}
pub(crate) use written;

/// The elements of a list.
pub(crate) fn list<'de, T: Deserialize<'de>, A: SeqAccess<'de>>(list: A) -> Result<Vec<T>, A::Error> {
    Vec::deserialize(SeqAccessDeserializer::new(list))
}

/// The fields of an object.
pub(crate) fn object<'de, T: Deserialize<'de>, A: MapAccess<'de>>(object: A) -> Result<T, A::Error> {
    T::deserialize(MapAccessDeserializer::new(object))
}

/// An object. By themselves structs could also be read from lists.
#[derive(Clone, Default, Debug)]
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Written<'de> for Object<T> {
    const EXPECTED: &'static str = "an object";

    fn of_object<A: MapAccess<'de>>(fields: A) -> Result<Self, A::Error> {
        object(fields).map(Object)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Ways::NEW)
    }
}

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number<const LEAST: i64, const MOST: i64>(pub(crate) i64);

impl<'de, const LEAST: i64, const MOST: i64> Deserialize<'de> for Number<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Within::<LEAST, MOST>)
    }
}

struct Within<const LEAST: i64, const MOST: i64>;

impl<const LEAST: i64, const MOST: i64> Visitor<'_> for Within<LEAST, MOST> {
    type Value = Number<LEAST, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {LEAST} to {MOST}")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
        match (LEAST..=MOST).contains(&number) {
            true => Ok(Number(number)),
            false => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Self::Value, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// What stands as a key of an object.
pub(crate) trait Key: Sized {
    fn of_key(text: &str) -> Result<Self, String>;
}

/// The entries of an object whose keys mean something.
#[derive(Clone, Debug)]
pub(crate) struct Entries<K, V>(pub(crate) Vec<(K, V)>);

impl<'de, K: Key, V: Deserialize<'de>> Entries<K, V> {
    pub(crate) fn of<A: MapAccess<'de>>(mut object: A) -> Result<Self, A::Error> {
        let mut entries = Vec::new();
        while let Some(key) = object.next_key::<String>()? {
            entries.push(object.next_value_seed(Entry(&key, PhantomData))?);
        }
        Ok(Entries(entries))
    }
}

/// One of them. The key is read with its value, so that a mistake in it has the key for its place.
struct Entry<'a, K, V>(&'a str, PhantomData<(K, V)>);

impl<'de, K: Key, V: Deserialize<'de>> DeserializeSeed<'de> for Entry<'_, K, V> {
    type Value = (K, V);

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(K, V), D::Error> {
        let key = K::of_key(self.0).map_err(de::Error::custom)?;
        Ok((key, V::deserialize(deserializer)?))
    }
}

/// A seat: `1` or `"seat1"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatWord(pub(crate) Seat);

impl Written<'_> for SeatWord {
    const EXPECTED: &'static str = "the number of a seat";

    fn of_text<E: de::Error>(text: &str) -> Result<Self, E> {
        text.parse().map(SeatWord).map_err(|_| Self::unexpected(Unexpected::Str(text)))
    }

    fn of_number<E: de::Error>(number: i64) -> Result<Self, E> {
        let seat = usize::try_from(number).ok().and_then(Seat::new);
        seat.map(SeatWord).ok_or_else(|| Self::unexpected(Unexpected::Signed(number)))
    }
}
written!(SeatWord);

impl SeatWord {
    /// The seat, if the table has it.
    pub(crate) fn at_table(self, n_seats: usize, path: impl fmt::Display) -> Result<Seat, Fault> {
        let seat = Some(self.0).filter(|seat| seat.index() < n_seats);
        seat.ok_or_else(|| {
            let (last, found) = (n_seats - 1, self.0.index());
            let message = format!("expected a seat number from 0 to {last}, found `{found}`");
            Fault::position(&path.to_string(), message)
        })
    }
}

/// A text in the notation of actions, such as `d7` or `4.8-5.8`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notated<T>(pub(crate) T);

impl<'de, T: std::str::FromStr<Err = table::ParseError>> Deserialize<'de> for Notated<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.trim().parse().map(Notated).map_err(de::Error::custom)
    }
}
