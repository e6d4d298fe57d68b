//! Objects in requests: a list is not taken for an object whose fields have lost their names, as serde would.

use serde::Deserialize as _;
use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde_json::Value;

/// Reads an object, and nothing else.
pub(crate) fn object<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let value = Value::deserialize(from)?;
    match value.is_object() {
        true => serde_json::from_value(value).map_err(D::Error::custom),
        false => Err(D::Error::custom("expected an object")),
    }
}

/// Reads a list of objects, if there is one.
pub(crate) fn objects<'de, D, T>(from: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let list = Option::<Vec<Value>>::deserialize(from)?;
    let list = list.map(|list| list.into_iter().map(object).collect::<Result<Vec<T>, _>>());
    list.transpose().map_err(D::Error::custom)
}
