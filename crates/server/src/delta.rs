//! What changed in a JSON value, in little room: for replays, whose views are values already.
//!
//! Deltas are described in `wire`, which writes those of single viewers from types.

use serde_json::{Map, Value, json};

/// The key under which keys that are gone are listed.
const GONE: &str = "-";

/// The key of the new length of a list that became shorter.
const LENGTH: &str = "#";

/// What leads from the one to the other; `None` if they are equal.
pub(crate) fn diff(old: &Value, new: &Value) -> Option<Value> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn there(old: Value, new: Value, expected: Value) {
        let delta = diff(&old, &new);
        assert_eq!(delta.clone().unwrap_or_default(), expected);
        let mut value = old;
        wire::apply_delta(&mut value, &delta.unwrap_or_default());
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
