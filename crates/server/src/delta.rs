//! What changed in a JSON value, in little room.
//!
//! A delta is one of
//! - `[value]`: the whole value is this now;
//! - an object: those entries of an object or a list changed, each as its own delta; `"-"` lists keys that are gone,
//!   `"#"` is the new length of a list that became shorter.
//!
//! `{"seats":{"0":{"points":[7]}},"-":["card"]}` says that seat 0 has seven points and that `card` is gone. Lists of
//! plain values are sent whole. It takes about half the room of the same change as JSON Patch, which names the
//! whole way to every leaf.

use serde_json::{Map, Value, json};

/// The key under which keys that are gone are listed.
const GONE: &str = "-";

/// The key of the new length of a list that became shorter.
const LENGTH: &str = "#";

/// What leads from the one to the other; `None` if they are equal.
pub fn diff(old: &Value, new: &Value) -> Option<Value> {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) if !has_marks(new) => {
            let mut delta = Map::new();
            // Two views of one table nearly always have the same keys in the same order: no need to look them up.
            let mut in_step = old.len() == new.len();
            let mut before = old.iter();
            for (key, value) in new {
                let same = before.next().filter(|(other, _)| *other == key);
                in_step &= same.is_some();
                let before = same.map(|(_, before)| before).or_else(|| old.get(key));
                let change = before.map_or_else(|| Some(json!([value])), |before| diff(before, value));
                delta.extend(change.map(|change| (key.clone(), change)));
            }
            if !in_step {
                let gone: Vec<&String> = old.keys().filter(|key| !new.contains_key(*key)).collect();
                if !gone.is_empty() {
                    delta.insert(GONE.into(), json!(gone));
                }
            }
            (!delta.is_empty()).then_some(Value::Object(delta))
        }
        (Value::Array(old), Value::Array(new))
            if new.iter().any(|value| value.is_object() || value.is_array()) =>
        {
            let mut delta = Map::new();
            for (index, value) in new.iter().enumerate() {
                let change =
                    old.get(index).map_or_else(|| Some(json!([value])), |before| diff(before, value));
                delta.extend(change.map(|change| (index.to_string(), change)));
            }
            if new.len() < old.len() {
                delta.insert(LENGTH.into(), json!(new.len()));
            }
            (!delta.is_empty()).then_some(Value::Object(delta))
        }
        (old, new) => (old != new).then(|| json!([new])),
    }
}

/// Keys that a delta could not tell from its own.
fn has_marks(object: &Map<String, Value>) -> bool {
    object.keys().any(|key| key == GONE || key == LENGTH)
}

/// Carries a delta out. A delta that does not fit leaves what it does not understand as it is.
pub fn apply(value: &mut Value, delta: &Value) {
    match delta {
        Value::Array(whole) => *value = whole.first().cloned().unwrap_or_default(),
        Value::Object(changes) => match value {
            Value::Object(object) => {
                for (key, change) in changes.iter().filter(|(key, _)| *key != GONE) {
                    apply(object.entry(key.as_str()).or_insert(Value::Null), change);
                }
                for gone in changes.get(GONE).and_then(Value::as_array).into_iter().flatten() {
                    object.shift_remove(gone.as_str().unwrap_or_default());
                }
            }
            Value::Array(list) => {
                for (key, change) in changes.iter().filter(|(key, _)| *key != LENGTH) {
                    let Ok(index) = key.parse::<usize>() else { continue };
                    if index == list.len() {
                        list.push(Value::Null);
                    }
                    if let Some(entry) = list.get_mut(index) {
                        apply(entry, change);
                    }
                }
                if let Some(length) = changes.get(LENGTH).and_then(Value::as_u64) {
                    list.truncate(usize::try_from(length).unwrap_or(usize::MAX));
                }
            }
            _ => {}
        },
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there(old: Value, new: Value, expected: Value) {
        let delta = diff(&old, &new);
        assert_eq!(delta.clone().unwrap_or_default(), expected);
        let mut value = old;
        apply(&mut value, &delta.unwrap_or_default());
        assert_eq!(value, new);
    }

    #[test]
    fn equal_values_need_nothing() {
        there(json!({"a": [1, {"b": 2}]}), json!({"a": [1, {"b": 2}]}), Value::Null);
    }

    #[test]
    fn only_what_changed_is_named() {
        there(
            json!({"seats": [{"points": 3, "card": "17"}, {"points": 1}], "round": 1}),
            json!({"seats": [{"points": 7}, {"points": 1}], "round": 1}),
            json!({"seats": {"0": {"points": [7], "-": ["card"]}}}),
        );
        there(json!({"a": {"b": 1}}), json!({"a": null, "c": {}}), json!({"a": [null], "c": [{}]}));
    }

    #[test]
    fn lists_grow_shrink_and_are_replaced() {
        there(json!(["01", "02"]), json!(["02"]), json!([["02"]]));
        there(json!([{"x": 1}]), json!([{"x": 1}, {"x": 2}]), json!({"1": [{"x": 2}]}));
        there(json!([{"x": 1}, {"x": 2}]), json!([{"x": 2}]), json!({"0": {"x": [2]}, "#": 1}));
        there(json!([{"x": 1}]), json!([]), json!([[]]));
        there(json!([1]), json!({"a": 1}), json!([{"a": 1}]));
    }

    #[test]
    fn values_with_our_marks_are_sent_whole() {
        there(json!({"-": 1}), json!({"-": 2, "#": 3}), json!([{"-": 2, "#": 3}]));
    }
}
