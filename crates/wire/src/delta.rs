//! What changed between two shapes of the same type, written as JSON without building trees.
//!
//! A delta is one of
//! - `[value]`: the whole value is this now;
//! - an object: those entries of an object or a list changed, each as its own delta.
//!   In an object `"-"` lists the keys that are gone.
//!   In a list `"#"` is the new length of one that became shorter.
//!   In a list whose entries have an identity, `"<"` lists the indices of the old list that are gone and `">"` the new
//!   entries as `[index, value]`, to be put in after that in this order; all other indices are those of the new list.
//!
//! `{"seats":{"0":{"points":[7]}},"-":["card"]}` says that seat 0 has seven points and that `card` is gone.
//! Lists of plain values are sent whole.
//!
//! By hand: crates for JSON Patch compare trees, which would be built for every viewer of every change.
//!
//! A short delta is the same with the words of a [`Codebook`], and with numbers, texts, truths and `null` as they are
//! instead of in a list of one.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::brief::Codebook;

/// The key under which keys of an object that are gone are listed.
const GONE: &str = "-";
/// The key of the new length of a list that became shorter.
const LENGTH: &str = "#";
/// The key of the indices of entries that left a list.
const LEFT: &str = "<";
/// The key of the entries that came to a list.
const CAME: &str = ">";

/// A value that can say what changed in it.
pub trait Delta: Serialize + PartialEq {
    /// Whether it is a number, a word or the like: lists of those are sent whole.
    const PLAIN: bool = false;

    /// Which entry of a list it is, for lists that are sorted by it: an entry keeps its identity when others come and
    /// go. `None` if the place in the list is all there is.
    fn identity(&self) -> Option<u32> {
        None
    }

    /// Writes what leads from `old` to this. Precondition: they differ.
    fn write_delta(&self, old: &Self, out: &mut Out);
}

/// A delta that is being written.
#[derive(Debug)]
pub struct Out {
    bytes: Vec<u8>,
    /// For a short one.
    book: Option<&'static Codebook>,
}

impl Out {
    fn push(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// Writes a value as JSON.
    pub(crate) fn json<T: Serialize + ?Sized>(&mut self, value: &T) {
        match self.book {
            Some(book) => book.write(value, &mut self.bytes),
            None => write_json(value, &mut self.bytes),
        }
    }

    /// Writes that the whole value is this now.
    pub(crate) fn whole<T: Serialize + ?Sized>(&mut self, value: &T) {
        let begin = self.bytes.len();
        self.push(b'[');
        self.json(value);
        match self.bytes.get(begin + 1) {
            Some(b'[' | b'{') => self.push(b']'),
            _ if self.book.is_none() => self.push(b']'),
            _ => drop(self.bytes.remove(begin)),
        }
    }
}

/// What leads from the one to the other as JSON text, a short one with these words; `None` if they are equal.
pub(crate) fn delta<T: Delta>(old: &T, new: &T, book: Option<&'static Codebook>) -> Option<String> {
    if old == new {
        return None;
    }
    let mut out = Out { bytes: Vec::with_capacity(256), book };
    new.write_delta(old, &mut out);
    String::from_utf8(out.bytes).ok()
}

/// Writes a value as JSON.
pub(crate) fn write_json<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) {
    // Shapes have text keys and no floats: writing them to memory cannot fail.
    let written = serde_json::to_writer(&mut *out, value);
    debug_assert!(written.is_ok(), "{written:?}");
}

/// An object of changes that is being written.
pub(crate) struct Changes<'a> {
    out: &'a mut Out,
    begun: bool,
    gone: Vec<String>,
}

impl<'a> Changes<'a> {
    pub(crate) fn begin(out: &'a mut Out) -> Self {
        out.push(b'{');
        Changes { out, begun: false, gone: Vec::new() }
    }

    fn key(&mut self, key: &str) -> &mut Out {
        if self.begun {
            self.out.push(b',');
        }
        self.begun = true;
        self.out.json(key);
        self.out.push(b':');
        self.out
    }

    /// An entry that both have.
    pub(crate) fn entry<T: Delta>(&mut self, key: &str, old: &T, new: &T) {
        if old != new {
            new.write_delta(old, self.key(key));
        }
    }

    /// An entry that follows from others.
    #[allow(dead_code, reason = "not every game has one")]
    pub(crate) fn derived<T: Delta>(&mut self, key: &str, old: &T, new: &T) {
        if self.out.book.is_none() {
            self.entry(key, old, new);
        }
    }

    /// An entry that may be missing.
    pub(crate) fn maybe<T: Delta>(&mut self, key: &str, old: &Option<T>, new: &Option<T>) {
        match (old, new) {
            (Some(old), Some(new)) => self.entry(key, old, new),
            (None, Some(new)) => self.key(key).whole(new),
            (Some(_), None) => self.gone.push(key.into()),
            (None, None) => {}
        }
    }

    pub(crate) fn end(mut self) {
        if !self.gone.is_empty() {
            let gone = std::mem::take(&mut self.gone);
            self.key(GONE).json(&gone);
        }
        self.out.push(b'}');
    }
}

/// Values of which there is nothing to say but what they are now.
macro_rules! plain {
    ($($kind:ty),+ $(,)?) => {
        $(impl $crate::delta::Delta for $kind {
            const PLAIN: bool = true;

            fn write_delta(&self, _: &Self, out: &mut $crate::delta::Out) {
                out.whole(self);
            }
        })+
    };
}

/// Structs: every field is named once, those that are left out of the JSON when they are `None` after the semicolon, and
/// those that follow from the others, which short deltas leave out, after `derived`.
macro_rules! fields {
    (
        $name:ident { $($field:ident),* $(,)? $(; $($maybe:ident),+ $(,)?)? }
        $(by $identity:expr)? $(, derived $($derived:ident),+)?
    ) => {
        impl $crate::delta::Delta for $name {
            $(fn identity(&self) -> Option<u32> {
                let identity: fn(&Self) -> u32 = $identity;
                Some(identity(self))
            })?

            fn write_delta(&self, old: &Self, out: &mut $crate::delta::Out) {
                // A field that is not named above does not compile here.
                let $name { $($field,)* $($($maybe,)+)? $($($derived,)+)? } = self;
                let mut changes = $crate::delta::Changes::begin(out);
                $(changes.entry($crate::delta::key(stringify!($field)), &old.$field, $field);)*
                $($(changes.maybe($crate::delta::key(stringify!($maybe)), &old.$maybe, $maybe);)+)?
                $($(changes.derived($crate::delta::key(stringify!($derived)), &old.$derived, $derived);)+)?
                changes.end();
            }
        }
    };
}

pub(crate) use {fields, plain};

/// The key of a field in JSON.
pub(crate) fn key(field: &str) -> &str {
    field.strip_prefix("r#").unwrap_or(field)
}

plain!(bool, u8, u16, u32, usize, i8, i32, &'static str, String, Value);

impl<T: Delta> Delta for Option<T> {
    const PLAIN: bool = T::PLAIN;

    fn write_delta(&self, old: &Self, out: &mut Out) {
        match (old, self) {
            (Some(old), Some(new)) => new.write_delta(old, out),
            _ => out.whole(self),
        }
    }
}

impl<T: Delta> Delta for Vec<T> {
    fn write_delta(&self, old: &Self, out: &mut Out) {
        if T::PLAIN || self.is_empty() || old.is_empty() {
            return out.whole(self);
        }
        if let Some(moves) = Moves::between(old, self) {
            return moves.write(old, self, out);
        }
        let mut changes = Changes::begin(out);
        for (index, value) in self.iter().enumerate() {
            match old.get(index) {
                Some(before) => changes.entry(&index.to_string(), before, value),
                None => changes.key(&index.to_string()).whole(value),
            }
        }
        if self.len() < old.len() {
            changes.key(LENGTH).json(&self.len());
        }
        changes.end();
    }
}

/// Which entries of a list left and which came; the others stay in their order.
struct Moves {
    left: Vec<usize>,
    came: Vec<usize>,
    /// Index before and after.
    stayed: Vec<(usize, usize)>,
}

impl Moves {
    /// `None` for entries without an identity.
    fn between<T: Delta>(old: &[T], new: &[T]) -> Option<Moves> {
        let mut moves = Moves { left: Vec::new(), came: Vec::new(), stayed: Vec::new() };
        let (mut i, mut k) = (0, 0);
        loop {
            match (old.get(i), new.get(k)) {
                (None, None) => return Some(moves),
                (Some(_), None) => {
                    moves.left.push(i);
                    i += 1;
                }
                (None, Some(after)) => {
                    after.identity()?;
                    moves.came.push(k);
                    k += 1;
                }
                (Some(before), Some(after)) => match before.identity()?.cmp(&after.identity()?) {
                    std::cmp::Ordering::Equal => {
                        moves.stayed.push((i, k));
                        (i, k) = (i + 1, k + 1);
                    }
                    std::cmp::Ordering::Less => {
                        moves.left.push(i);
                        i += 1;
                    }
                    std::cmp::Ordering::Greater => {
                        moves.came.push(k);
                        k += 1;
                    }
                },
            }
        }
    }

    fn write<T: Delta>(&self, old: &[T], new: &[T], out: &mut Out) {
        let mut changes = Changes::begin(out);
        if !self.left.is_empty() {
            changes.key(LEFT).json(&self.left);
        }
        if !self.came.is_empty() {
            let came: Vec<(usize, &T)> = self.came.iter().map(|&index| (index, &new[index])).collect();
            changes.key(CAME).json(&came);
        }
        for &(before, after) in &self.stayed {
            changes.entry(&after.to_string(), &old[before], &new[after]);
        }
        changes.end();
    }
}

impl<T: Delta> Delta for BTreeMap<String, T> {
    fn write_delta(&self, old: &Self, out: &mut Out) {
        let mut changes = Changes::begin(out);
        for (key, value) in self {
            match old.get(key) {
                Some(before) => changes.entry(key, before, value),
                None => changes.key(key).whole(value),
            }
        }
        changes.gone.extend(old.keys().filter(|key| !self.contains_key(*key)).cloned());
        changes.end();
    }
}

/// Carries a delta out. A delta that does not fit leaves what it does not understand as it is.
pub fn apply_delta(value: &mut Value, delta: &Value) {
    match delta {
        Value::Array(whole) => *value = whole.first().cloned().unwrap_or_default(),
        Value::Object(changes) => match value {
            Value::Object(object) => {
                for (key, change) in changes.iter().filter(|(key, _)| *key != GONE) {
                    apply_delta(object.entry(key.as_str()).or_insert(Value::Null), change);
                }
                for gone in changes.get(GONE).and_then(Value::as_array).into_iter().flatten() {
                    object.shift_remove(gone.as_str().unwrap_or_default());
                }
            }
            Value::Array(list) => apply_to_list(list, changes),
            _ => {}
        },
        plain => *value = plain.clone(),
    }
}

fn apply_to_list(list: &mut Vec<Value>, changes: &serde_json::Map<String, Value>) {
    let index = |value: &Value| value.as_u64().and_then(|index| usize::try_from(index).ok());
    let left = changes.get(LEFT).and_then(Value::as_array).into_iter().flatten();
    for gone in left.rev().filter_map(index) {
        if gone < list.len() {
            list.remove(gone);
        }
    }
    for came in changes.get(CAME).and_then(Value::as_array).into_iter().flatten() {
        if let Some([at, value]) = came.as_array().map(Vec::as_slice)
            && let Some(at) = index(at).filter(|at| *at <= list.len())
        {
            list.insert(at, value.clone());
        }
    }
    for (key, change) in changes {
        let Ok(index) = key.parse::<usize>() else { continue };
        if index == list.len() {
            list.push(Value::Null);
        }
        if let Some(entry) = list.get_mut(index) {
            apply_delta(entry, change);
        }
    }
    if let Some(length) = changes.get(LENGTH).and_then(index) {
        list.truncate(length);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Clone, PartialEq, Serialize)]
    struct Seat {
        points: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<&'static str>,
        squares: Vec<Square>,
    }
    fields!(Seat { points, squares; card });

    #[derive(Clone, PartialEq, Serialize)]
    struct Square {
        x: u32,
        beans: u8,
    }
    fields!(Square { x, beans } by |square| square.x);

    #[derive(Clone, PartialEq, Serialize)]
    struct Table {
        seats: Vec<Seat>,
        shown: BTreeMap<String, u8>,
        buyer: Option<u8>,
    }
    fields!(Table { seats, shown, buyer });

    fn seat(points: u8, card: Option<&'static str>, squares: &[(u32, u8)]) -> Seat {
        Seat { points, card, squares: squares.iter().map(|&(x, beans)| Square { x, beans }).collect() }
    }

    fn there<T: Delta>(old: &T, new: &T, expected: Value) {
        let text = delta(old, new, None);
        let written: Value = text.map_or(Value::Null, |text| serde_json::from_str(&text).expect("JSON"));
        assert_eq!(written, expected);
        let mut value = serde_json::to_value(old).expect("a shape is JSON");
        if !written.is_null() {
            apply_delta(&mut value, &written);
        }
        assert_eq!(value, serde_json::to_value(new).expect("a shape is JSON"));
    }

    #[test]
    fn equal_shapes_need_nothing() {
        let one = seat(3, Some("17"), &[(0, 1)]);
        there(&one, &one.clone(), Value::Null);
    }

    #[test]
    fn only_what_changed_is_named() {
        there(
            &seat(3, Some("17"), &[(0, 1)]),
            &seat(7, None, &[(0, 1)]),
            json!({"points": [7], "-": ["card"]}),
        );
        there(&seat(3, None, &[]), &seat(3, Some("04"), &[]), json!({"card": ["04"]}));
    }

    #[test]
    fn entries_with_an_identity_come_and_go_alone() {
        there(
            &seat(0, None, &[(1, 0), (2, 5), (4, 0)]),
            &seat(0, None, &[(0, 9), (2, 6), (3, 1), (4, 0)]),
            json!({"squares": {"<": [0], ">": [[0, {"x": 0, "beans": 9}], [2, {"x": 3, "beans": 1}]], "1": {"beans": [6]}}}),
        );
        there(&seat(0, None, &[(1, 0)]), &seat(0, None, &[]), json!({"squares": [[]]}));
        // A list that was empty comes as a whole, which is shorter.
        there(&seat(0, None, &[]), &seat(0, None, &[(1, 0)]), json!({"squares": [[{"x": 1, "beans": 0}]]}));
    }

    #[test]
    fn lists_without_identity_grow_and_shrink_at_their_end() {
        let shown = |n: usize| (0..n).map(|k| (k.to_string(), 1)).collect();
        let table = |seats: &[u8], n: usize, buyer| Table {
            seats: seats.iter().map(|&points| seat(points, None, &[])).collect(),
            shown: shown(n),
            buyer,
        };
        there(
            &table(&[1, 2], 2, None),
            &table(&[1, 3, 4], 1, Some(5)),
            json!({"seats": {"1": {"points": [3]}, "2": [{"points": 4, "squares": []}]}, "shown": {"-": ["1"]}, "buyer": [5]}),
        );
        there(
            &table(&[1, 2], 0, Some(5)),
            &table(&[2], 0, None),
            json!({
                "seats": {"0": {"points": [2]}, "#": 1}, "buyer": [null],
            }),
        );
    }
}
