//! Conditions of lessons: about the whole view of a table, and what has been chosen.

use serde::Deserialize;
use serde_json::Value;

/// What a condition is about.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The whole view.
    pub view: &'a Value,
    /// What the learner has chosen so far.
    pub choices: &'a [String],
    /// What is offered to the learner.
    pub offered: &'a [String],
    /// The paragraph that refuses the last choice.
    pub refused: Option<&'a str>,
}

/// Something that holds or does not.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Condition {
    /// All of them hold.
    All(All),
    /// One of them holds.
    Any(Any),
    /// It does not hold.
    Not(Not),
    /// The last choice is refused by this paragraph.
    Refused(Refused),
    /// The last choices are like these.
    Played(Played),
    /// Something like this is offered.
    Legal(Legal),
    /// A value of the view compares like this.
    Value(Box<Compared>),
}

/// All of them hold.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct All {
    all: Vec<Condition>,
}

/// One of them holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Any {
    any: Vec<Condition>,
}

/// It does not hold.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Not {
    not: Box<Condition>,
}

/// The last choice is refused by this paragraph.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    refused: String,
}

/// The last choices are like these.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    played: Vec<Pattern>,
}

/// Something like this is offered.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    legal: Pattern,
}

/// A value of the view, or the sum of several, compares like this.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compared {
    at: Paths,
    is: Option<Value>,
    is_not: Option<Value>,
    at_least: Option<i64>,
    at_most: Option<i64>,
    /// An entry of the list.
    has: Option<Value>,
}

/// Where in a view: names and numbers joined by dots, entries of lists also by what they say, as in
/// `seats.0.groups[coffee=black].workers`.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Paths {
    One(String),
    Sum(Vec<String>),
}

/// An action, or all that begin with the words before a last `*`.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Pattern(String);

impl Pattern {
    /// Whether the action is like this.
    pub fn fits(&self, action: &str) -> bool {
        match self.0.strip_suffix(" *") {
            Some(words) => {
                action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            }
            None => action == self.0,
        }
    }
}

impl Condition {
    /// Whether it holds now.
    pub fn holds(&self, now: Moment<'_>) -> bool {
        match self {
            Condition::All(All { all }) => all.iter().all(|part| part.holds(now)),
            Condition::Any(Any { any }) => any.iter().any(|part| part.holds(now)),
            Condition::Not(Not { not }) => !not.holds(now),
            Condition::Refused(Refused { refused }) => now.refused == Some(refused),
            // What is refused was not played.
            Condition::Played(Played { played }) => {
                let last = now.choices.len().checked_sub(played.len());
                now.refused.is_none()
                    && last.is_some_and(|from| {
                        played.iter().zip(&now.choices[from..]).all(|(pattern, choice)| pattern.fits(choice))
                    })
            }
            Condition::Legal(Legal { legal }) => now.offered.iter().any(|action| legal.fits(action)),
            Condition::Value(compared) => now.refused.is_none() && compared.holds(now.view),
        }
    }

    /// The paragraph by which a choice must be refused for this to hold.
    pub fn refusal(&self) -> Option<&str> {
        match self {
            Condition::Refused(Refused { refused }) => Some(refused),
            _ => None,
        }
    }
}

impl Compared {
    fn holds(&self, view: &Value) -> bool {
        let value = match &self.at {
            Paths::One(path) => found(view, path).cloned(),
            Paths::Sum(paths) => {
                let numbers: Option<Vec<i64>> =
                    paths.iter().map(|path| found(view, path).and_then(Value::as_i64)).collect();
                numbers.map(|numbers| Value::from(numbers.iter().sum::<i64>()))
            }
        };
        // Nothing is found where nothing is: that is less than anything.
        let Some(value) = value else { return self.at_most.is_some() || self.is_not.is_some() };
        let number = value.as_i64();
        self.is.as_ref().is_none_or(|is| *is == value)
            && self.is_not.as_ref().is_none_or(|not| *not != value)
            && self.at_least.is_none_or(|least| number.is_some_and(|number| number >= least))
            && self.at_most.is_none_or(|most| number.is_some_and(|number| number <= most))
            && self.has.as_ref().is_none_or(|has| value.as_array().is_some_and(|list| list.contains(has)))
    }
}

/// What is at this place of a view.
fn found<'a>(view: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(view, |at, part| {
        let (name, which) = match part.split_once('[') {
            Some((name, which)) => (name, Some(which.strip_suffix(']')?)),
            None => (part, None),
        };
        let at = match at {
            Value::Array(list) => list.get(name.parse::<usize>().ok()?)?,
            other => other.get(name)?,
        };
        let Some(which) = which else { return Some(at) };
        at.as_array()?.iter().find(|entry| {
            which.split(',').all(|pair| {
                let Some((key, wanted)) = pair.split_once('=') else { return false };
                match entry.get(key) {
                    Some(Value::String(text)) => text == wanted,
                    Some(other) => serde_json::from_str(wanted).is_ok_and(|wanted: Value| *other == wanted),
                    None => false,
                }
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn holds(condition: Value, choices: &[&str], refused: Option<&str>) -> bool {
        let view = json!({
            "turn": 1,
            "seats": [{"cups": ["red"], "groups": [{"coffee": "white", "workers": 1}, {"coffee": "black", "workers": 3}]}],
            "squares": [{"x": 0, "y": -1, "kind": "cup"}],
        });
        let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
        let offered = ["take 17 pay red".to_string()];
        let condition: Condition = serde_json::from_value(condition).expect("a condition");
        condition.holds(Moment { view: &view, choices: &choices, offered: &offered, refused })
    }

    #[test]
    fn values_are_found_and_compared() {
        assert!(holds(json!({"at": "seats.0.groups[coffee=black].workers", "is": 3}), &[], None));
        assert!(holds(json!({"at": "squares[x=0,y=-1].kind", "is": "cup"}), &[], None));
        assert!(!holds(json!({"at": "squares[x=1,y=-1].kind", "is": "cup"}), &[], None));
        assert!(holds(json!({"at": "squares[x=1,y=-1].kind", "is_not": "cup"}), &[], None));
        assert!(holds(json!({"at": ["turn", "seats.0.groups.1.workers"], "at_least": 4}), &[], None));
        assert!(!holds(json!({"at": ["turn", "nowhere"], "at_least": 0}), &[], None));
        assert!(holds(json!({"at": "seats.0.groups[coffee=red].workers", "at_most": 0}), &[], None));
        assert!(holds(json!({"at": "seats.0.cups", "has": "red"}), &[], None));
        assert!(!holds(json!({"not": {"at": "turn", "is": 1}}), &[], None));
    }

    #[test]
    fn choices_are_compared_with_patterns() {
        let line = ["take r5c6", "ship 3"];
        assert!(holds(json!({"played": ["ship *"]}), &line, None));
        assert!(holds(json!({"played": ["take r5c6", "ship *"]}), &line, None));
        assert!(!holds(json!({"played": ["take r5c1", "ship *"]}), &line, None));
        assert!(!holds(json!({"played": ["build", "take r5c6", "ship *"]}), &line, None));
        assert!(!holds(json!({"played": ["shi *"]}), &line, None), "whole words");
        assert!(!holds(json!({"played": ["ship *"]}), &line, Some("G4.6")), "what is refused was not played");
        assert!(holds(json!({"refused": "G4.6"}), &line, Some("G4.6")));
        assert!(holds(json!({"legal": "take 17 *"}), &[], None));
        assert!(!holds(json!({"legal": "place *"}), &[], None));
    }

    #[test]
    fn a_condition_with_an_unknown_name_is_refused() {
        assert!(serde_json::from_value::<Condition>(json!({"at": "turn", "equals": 1})).is_err());
        assert!(serde_json::from_value::<Condition>(json!({"played": ["end"], "is": 1})).is_err());
    }
}
