//! Reading JSON by hand, so that a message can name the place.

use serde_json::{Map, Value};

use crate::fault::Fault;
use crate::setup::shorten;

/// A value and where it stands, such as `seats[0].area[1].card`.
#[derive(Clone, Debug)]
pub struct At<'a> {
    value: &'a Value,
    path: String,
}

impl<'a> At<'a> {
    /// The whole.
    pub fn root(value: &'a Value) -> At<'a> {
        At { value, path: String::new() }
    }

    /// The value here.
    pub fn value(&self) -> &'a Value {
        self.value
    }

    /// Where this is.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Something is wrong here.
    pub fn wrong(&self, message: impl std::fmt::Display) -> Fault {
        Fault::position(&self.path, message)
    }

    /// Not what was expected.
    pub fn expected(&self, what: &str) -> Fault {
        self.wrong(format!("expected {what}, found {}", describe(self.value)))
    }

    /// The value of a key, if there is one and it is not null.
    pub fn get(&self, key: &str) -> Option<At<'a>> {
        let value = self.value.get(key).filter(|value| !value.is_null())?;
        let dot = if self.path.is_empty() { "" } else { "." };
        Some(At { value, path: format!("{}{dot}{key}", self.path) })
    }

    /// The value of the first of these keys that there is.
    pub fn any(&self, keys: &[&str]) -> Option<At<'a>> {
        keys.iter().find_map(|key| self.get(key))
    }

    /// The value of a key that must be there.
    pub fn need(&self, key: &str) -> Result<At<'a>, Fault> {
        let place = if self.path.is_empty() { String::new() } else { format!("{}.", self.path) };
        self.get(key).ok_or_else(|| Fault::position(&format!("{place}{key}"), "missing"))
    }

    /// An object.
    pub fn object(&self) -> Result<&'a Map<String, Value>, Fault> {
        self.value.as_object().ok_or_else(|| self.expected("an object"))
    }

    /// The entries of an object.
    pub fn entries(&self) -> Result<Vec<(&'a str, At<'a>)>, Fault> {
        let entry = |(key, value): (&'a String, &'a Value)| {
            (key.as_str(), At { value, path: format!("{}[{:?}]", self.path, shorten(key)) })
        };
        Ok(self.object()?.iter().map(entry).collect())
    }

    /// The elements of a list.
    pub fn list(&self) -> Result<Vec<At<'a>>, Fault> {
        let list = self.value.as_array().ok_or_else(|| self.expected("a list"))?;
        let element = |(n, value)| At { value, path: format!("{}[{n}]", self.path) };
        Ok(list.iter().enumerate().map(element).collect())
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    /// True or false.
    pub fn flag(&self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// A whole number of this range.
    pub fn number(&self, least: i64, most: i64) -> Result<i64, Fault> {
        let number = self.value.as_i64().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.expected(&format!("a whole number from {least} to {most}")))
    }
}

/// A value in a few words.
fn describe(value: &Value) -> String {
    match value {
        Value::Null => "nothing".into(),
        Value::String(text) => format!("`{}`", shorten(text)),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
        other => format!("`{other}`"),
    }
}
