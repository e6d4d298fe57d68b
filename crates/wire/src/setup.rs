//! Set-ups as JSON: `{"seats":2,"espresso":true}`, or as text.

use ::words::Message;
use serde::de::MapAccess;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{GameSetup, OptionSpec, OptionValues, OptionWords, from_word, upgrade_options};

use crate::fault::{Code, Fault};
use crate::game::WireGame;
use crate::option_file::option_word;
use crate::written::{Number, Written, object, read, written};

/// Whether a set-up may name files of this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Files {
    /// Yes: the caller sits at this machine.
    Read,
    /// No: the caller is somewhere else and sends texts.
    Refuse,
}

/// A set-up as JSON, every option with its value.
pub fn setup_json<G: WireGame>(setup: &G::Setup) -> Value {
    let options = G::Setup::options();
    let mut object = Map::new();
    for word in setup.to_string().split(' ') {
        let Some((name, value)) = word.split_once('=') else { continue };
        let text = from_word(value).unwrap_or_else(|_| value.into());
        let option = options.iter().find(|option| option.name == name);
        object.insert(name.into(), option.map_or(Value::from(text.as_str()), |o| typed(o, &text)));
    }
    Value::Object(object)
}

/// An option of a game, for menus.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionEntry {
    /// Its name in a set-up.
    pub name: &'static str,
    /// A list of what it may be, or a text that says what is meant.
    pub values: Value,
    /// What it is if nothing is said.
    pub default: Value,
    /// The paragraph that describes it.
    pub rule: &'static str,
    /// What it is for, in English.
    pub help: String,
    /// What it is for, in any language.
    pub say: Option<Message>,
    /// What those of its values mean that do not speak for themselves.
    pub means: Vec<(&'static str, Message)>,
}

/// The options of a game for menus: name, values, default, rule, and what they are for.
pub(crate) fn options<G: WireGame>() -> Vec<OptionEntry> {
    let row = |option: OptionSpec| {
        let values = match &option.values {
            OptionValues::OneOf(words) => words.iter().map(|word| typed(&option, word)).collect(),
            OptionValues::Range(from, to) => (*from..=*to).map(Value::from).collect(),
            OptionValues::Text(meaning) => Value::from(*meaning),
            OptionValues::File(file) => Value::from(file.meaning),
        };
        let words: Vec<&'static str> = match &option.values {
            OptionValues::OneOf(words) => words.to_vec(),
            OptionValues::Range(..) => Vec::new(),
            OptionValues::Text(_) => vec![option.default],
            OptionValues::File(file) => file.names.to_vec(),
        };
        let means = words.iter().filter_map(|value| Some((*value, G::value_message(option.name, value)?)));
        OptionEntry {
            name: option.name,
            values,
            default: typed(&option, option.default),
            rule: option.rule.0,
            help: G::option_help(option.name),
            say: G::option_message(option.name),
            means: means.collect(),
        }
    };
    G::Setup::options().into_iter().map(row).collect()
}

/// A number, a truth value or a text, as the option has it.
fn typed(option: &OptionSpec, value: &str) -> Value {
    match (&option.values, value) {
        (OptionValues::Range(..), _) => value.parse::<u32>().map_or_else(|_| Value::from(value), Value::from),
        (OptionValues::OneOf(["false", "true"]), "false") => Value::Bool(false),
        (OptionValues::OneOf(["false", "true"]), "true") => Value::Bool(true),
        _ => Value::from(value),
    }
}

/// The set-up of a position: options at its top that `is_option` takes for such, those under `setup`, and the number of
/// its seats. `rules` says under which version of the rules it was written, if not under the present one.
pub(crate) fn setup_of_position<G: WireGame>(
    position: &Value,
    n_seats: Option<usize>,
    is_option: impl Fn(&Value) -> bool,
    files: Files,
) -> Result<G::Setup, Fault> {
    let mut options = Map::new();
    for name in G::Setup::options().iter().map(|option| option.name).filter(|name| *name != "seats") {
        if let Some(value) = position.get(name).filter(|value| !value.is_null() && is_option(value)) {
            options.insert(name.into(), value.clone());
        }
    }
    let written: SetupWritten = read(position)?;
    options.extend(written.setup.map(|setup| setup.0).unwrap_or_default());
    if let Some(n_seats) = n_seats {
        options.entry("seats").or_insert(Value::from(n_seats));
    }
    let rules = written.rules.map_or(G::RULES_VERSION, |rules| rules.0 as u32);
    read_setup_of::<G>(rules, &Value::Object(options), files).map_err(|fault| match fault.code {
        Code::SetupInvalid => Fault { path: Some("setup".into()), ..fault.coded(Code::PositionInvalid) },
        _ => fault,
    })
}

/// What a position says of its set-up.
#[derive(Deserialize)]
struct SetupWritten {
    setup: Option<SetupOptions>,
    rules: Option<Number<0, { u32::MAX as i64 }>>,
}

/// Options by name: an object, or `name=value` words.
struct SetupOptions(Map<String, Value>);

impl<'de> Written<'de> for SetupOptions {
    const EXPECTED: &'static str = "an object of options";

    fn of_text<E: serde::de::Error>(text: &str) -> Result<Self, E> {
        let words = text.split_whitespace().filter_map(|word| word.split_once('='));
        let option = |(name, value): (&str, &str)| {
            (name.to_string(), from_word(value).unwrap_or_else(|_| value.into()).into())
        };
        Ok(SetupOptions(words.map(option).collect()))
    }

    fn of_object<A: MapAccess<'de>>(options: A) -> Result<Self, A::Error> {
        object(options).map(SetupOptions)
    }
}
written!(SetupOptions);

/// Reads a set-up: an object of options, a text of `name=value` words, or nothing for the defaults.
pub(crate) fn read_setup<G: WireGame>(setup: &Value, files: Files) -> Result<G::Setup, Fault> {
    read_setup_of::<G>(G::RULES_VERSION, setup, files)
}

/// The same for a set-up that was written under an earlier version of the rules.
pub(crate) fn read_setup_of<G: WireGame>(rules: u32, setup: &Value, files: Files) -> Result<G::Setup, Fault> {
    let mut options = OptionWords::from(pairs_of(setup)?);
    upgrade_options::<G>(rules, &mut options)
        .map_err(|error| Fault::new(Code::SetupInvalid, error.to_string()))?;
    of_options::<G>(&options.into_pairs(), files)
}

/// The names and values of a set-up.
fn pairs_of(setup: &Value) -> Result<Vec<(String, String)>, Fault> {
    let mut options: Vec<(String, String)> = Vec::new();
    match setup {
        Value::Null => {}
        Value::Object(object) => {
            for (name, value) in object {
                let text = match value {
                    Value::String(text) => text.clone(),
                    Value::Number(number) => number.to_string(),
                    Value::Bool(flag) => flag.to_string(),
                    _ => {
                        let message = format!("option `{name}` is neither a number nor a word");
                        return Err(Fault::new(Code::SetupInvalid, message));
                    }
                };
                options.push((name.clone(), text));
            }
        }
        Value::String(text) => {
            for word in text.split_whitespace() {
                let Some((name, value)) = word.split_once('=') else {
                    let message = format!("expected `option=value`, found `{}`", shorten(word));
                    return Err(Fault::new(Code::SetupInvalid, message));
                };
                let value = from_word(value).map_err(|error| Fault::from(error).coded(Code::SetupInvalid))?;
                options.push((name.into(), value));
            }
        }
        _ => return Err(Fault::new(Code::SetupInvalid, "expected an object of options")),
    }
    Ok(options)
}

/// Reads a set-up from pairs of name and value.
pub fn of_options<G: WireGame>(options: &[(String, String)], files: Files) -> Result<G::Setup, Fault> {
    let known = G::Setup::options();
    let mut words = Vec::new();
    for (name, value) in options {
        let Some(option) = known.iter().find(|option| option.name == name) else {
            let names: Vec<String> = known.iter().map(|option| option.name.to_string()).collect();
            let message =
                format!("{} has no option `{}`; it has {}", G::NAME, shorten(name), names.join(", "));
            return Err(Fault { known: names, ..Fault::new(Code::SetupInvalid, message) });
        };
        let word = format!("{name}={}", option_word::<G>(option, value, files)?);
        // Read alone, so that a wrong value is known by its option.
        if let Err(error) = word.parse::<G::Setup>() {
            let message = format!("option `{name}`: {error}");
            let rule = option.rule;
            return Err(Fault::new(Code::SetupInvalid, message).under(Some(rule.0), G::rule_line(rule)));
        }
        words.push(word);
    }
    words.join(" ").parse::<G::Setup>().map_err(|error| Fault::from(error).coded(Code::SetupInvalid))
}

/// A stretch of hostile text that a message may repeat.
pub(crate) fn shorten(text: &str) -> String {
    const SHOWN: usize = 60;
    let shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    if text.chars().nth(SHOWN).is_some() { format!("{shown}…") } else { shown }
}
