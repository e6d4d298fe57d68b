//! What is written from the shapes: the types of the web table, and the schemas of the socket.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use serde_json::{Map, Value, json};
use ts_rs::{Config, TS};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::games::{GameInfo, Games, OptionInfo, OptionValue, OptionValues};
use super::hints::{Hint, HintedChoice, HintedStep, WorthName};
use super::house::{House, LegalTexts};
use super::ids::{TableId, UserId};
use super::lessons::{FinishDoc, LessonInfo, Lessons, SceneDoc, VerdictName};
use super::me::Me;
use super::notify::{Keys, MailTold, MailWish, Subscription, Told, Trouble, Wish};
use super::played::{AgainstLevel, Played, PlayedGame, PointsThen};
use super::problem::ProblemBody;
use super::records::{DrawsSaid, NowSeen, RecordShown, Replay, ReplayVersion, ThenSeen};
use super::request::{Asked, Eyes, Request, Spectator};
use super::socket::{
    Answered, ChatLine, Happening, Heard, HouseNotice, Legal, MayNotPlay, MayPlay, News, NotAnswered,
    Nothing, Offer, Presence, Reckoned, Spoken, Update, Viewed, Why,
};
use super::table::{
    Awaits, Chair, Changed, How, Made, OriginDoc, Person, Rank, Score, TableDoc, TableResult, Tables,
};
use super::terms::{ClockFace, HintsOption, OddsOption, Pace, Status, TableRequest, Watch, WhenLate};
use super::{Arg, Message};

/// Compares a file of the repository with what it should say; `UPDATE_TYPES=1` writes it.
fn is_written(path: &str, text: &str) {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
        fs::write(&place, text).expect("the file can be written");
    }
    let written = fs::read_to_string(&place).unwrap_or_default();
    assert_eq!(written, text, "{path} has drifted: run with UPDATE_TYPES=1");
}

#[test]
fn the_web_table_has_these_types() {
    let config = Config::default().with_large_int("number");
    macro_rules! declared {
        ($($name:ty),+ $(,)?) => { [$(<$name>::decl(&config)),+] };
    }
    let declarations = declared![
        Message,
        Arg,
        TableId,
        UserId,
        ProblemBody,
        Me,
        Games,
        GameInfo,
        OptionInfo,
        OptionValue,
        OptionValues,
        Status,
        Watch,
        Pace,
        WhenLate,
        OddsOption,
        HintsOption,
        TableRequest,
        Made,
        Changed,
        TableDoc,
        Tables,
        Chair,
        Person,
        Awaits,
        OriginDoc,
        TableResult,
        How,
        Score,
        Rank,
        ClockFace,
        ChatLine,
        NowSeen,
        ThenSeen,
        Replay,
        ReplayVersion,
        RecordShown,
        DrawsSaid,
        Played,
        PlayedGame,
        AgainstLevel,
        PointsThen,
        House,
        LegalTexts,
        News<'static>,
        Update<'static>,
        Happening,
        Offer,
        Reckoned,
        Heard<'static>,
        Presence,
        HouseNotice,
        Request,
        Eyes,
        Spectator,
        Answered<Nothing>,
        NotAnswered,
        Nothing,
        Legal,
        Why,
        MayPlay,
        MayNotPlay,
        Viewed,
        Spoken,
        Hint,
        HintedChoice,
        HintedStep,
        WorthName,
        Lessons,
        LessonInfo,
        FinishDoc,
        SceneDoc,
        VerdictName,
        Told,
        Trouble,
        MailTold,
        Wish,
        MailWish,
        Subscription,
        Keys,
    ];
    let mut text = String::from(
        "// Written from the types in crates/server/src/shape; UPDATE_TYPES=1 cargo nextest run -p server\n",
    );
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    let levels = bots::LEVELS.map(|level| format!("'{level}'")).join(", ");
    text.push_str(&format!(
        "\n/** The levels of the house's bots, weakest first. */\nexport const LEVELS: readonly string[] = [{levels}];\n"
    ));
    is_written("web/src/protocol/service.ts", &text);
}

/// The schemas that a type needs, by name.
fn parts<T: ToSchema>(defs: &mut Map<String, Value>) -> Value {
    let mut found: Vec<(String, RefOr<Schema>)> = Vec::new();
    T::schemas(&mut found);
    for (name, schema) in found {
        defs.insert(name, in_place(serde_json::to_value(schema).expect("a schema is JSON")));
    }
    in_place(serde_json::to_value(T::schema()).expect("a schema is JSON"))
}

/// Adds a schema by its name. What an answer flattens is not found by itself.
fn define<T: ToSchema>(defs: &mut Map<String, Value>) {
    let schema = parts::<T>(defs);
    defs.insert(T::name().into(), schema);
}

/// OpenAPI keeps its schemas elsewhere than JSON Schema and says formats that JSON Schema does not know. One of
/// several shapes may look like another as long as it is open, so any of them will do.
fn in_place(schema: Value) -> Value {
    match schema {
        Value::Object(object) => {
            let mut changed = Map::new();
            for (key, value) in object {
                match (key.as_str(), &value) {
                    ("$ref", Value::String(to)) => {
                        changed.insert(key, json!(to.replace(PLACE, "#/$defs/")));
                    }
                    ("format", Value::String(_)) => {}
                    ("oneOf", Value::Array(_)) => {
                        changed.insert("anyOf".into(), in_place(value));
                    }
                    _ => {
                        changed.insert(key, in_place(value));
                    }
                }
            }
            Value::Object(changed)
        }
        Value::Array(list) => Value::Array(list.into_iter().map(in_place).collect()),
        other => other,
    }
}

/// Where OpenAPI keeps its schemas.
const PLACE: &str = "#/components/schemas/";

/// The schemas that are part of a larger object somewhere: they cannot say by themselves what is too much.
fn parts_of_others(schema: &Value, inside: bool, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            if let Some(to) = object.get("$ref").and_then(Value::as_str).filter(|_| inside) {
                found.insert(to.trim_start_matches("#/$defs/").into());
            }
            for (key, value) in object {
                let inside = key == "allOf" || (key == "anyOf" && inside);
                parts_of_others(value, inside, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| parts_of_others(value, inside, found)),
        _ => {}
    }
}

/// Objects have no other fields than those described, unless they are part of a larger one.
fn close(schema: &mut Value, inside: bool, open: &BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            let name = object.get("$ref").and_then(Value::as_str).map(|to| to.trim_start_matches("#/$defs/"));
            let is_open = name.is_some_and(|name| open.contains(name));
            let is_object = ["properties", "allOf"].iter().any(|key| object.contains_key(*key));
            let says_more =
                ["additionalProperties", "propertyNames"].iter().any(|key| object.contains_key(*key));
            if !inside && !says_more && (is_open || is_object) {
                object.insert("unevaluatedProperties".into(), json!(false));
            }
            for (key, value) in object.iter_mut() {
                let inside = key == "allOf" || (key == "anyOf" && inside);
                close(value, inside, open);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| close(value, inside, open)),
        _ => {}
    }
}

/// A schema of which any of these will do.
fn schema(title: &str, description: &str, mut any_of: Vec<Value>, mut defs: Map<String, Value>) -> String {
    let mut open = BTreeSet::new();
    any_of.iter().chain(defs.values()).for_each(|schema| parts_of_others(schema, false, &mut open));
    // Shapes of a shape that is part of another are parts of it as well.
    for _ in 0..defs.len() {
        for name in open.clone() {
            parts_of_others(defs.get(&name).unwrap_or(&Value::Null), true, &mut open);
        }
    }
    any_of.iter_mut().for_each(|schema| close(schema, false, &open));
    for (name, def) in defs.iter_mut() {
        close(def, open.contains(name), &open);
    }
    defs.sort_keys();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "anyOf": any_of,
        "$defs": defs,
    });
    format!("{}\n", serde_json::to_string_pretty(&schema).expect("JSON"))
}

/// An answer says whether it is one.
fn saying(ok: bool, mut schema: Value) -> Value {
    fn set(schema: &mut Value, ok: bool) -> usize {
        match schema {
            Value::Object(object) => {
                if let Some(found) = object.get_mut("properties").and_then(|all| all.get_mut("ok")) {
                    *found = json!({"const": ok});
                    return 1;
                }
                object.values_mut().map(|value| set(value, ok)).sum()
            }
            Value::Array(list) => list.iter_mut().map(|value| set(value, ok)).sum(),
            _ => 0,
        }
    }
    assert_eq!(set(&mut schema, ok), 1, "{schema}");
    schema
}

#[test]
fn the_schemas_of_the_socket_are_in_the_documentation() {
    let mut defs = Map::new();
    let asked = parts::<Asked>(&mut defs);
    let text = schema("Request", "What a client may say over the socket of a table.", vec![asked], defs);
    is_written("docs/schema/socket-request.json", &text);

    let mut defs = Map::new();
    define::<Nothing>(&mut defs);
    define::<Changed>(&mut defs);
    define::<Legal>(&mut defs);
    define::<Why>(&mut defs);
    define::<Reckoned>(&mut defs);
    define::<Viewed>(&mut defs);
    define::<Spoken>(&mut defs);
    let messages = vec![
        parts::<News<'static>>(&mut defs),
        saying(true, parts::<Answered<Nothing>>(&mut defs)),
        saying(true, parts::<Answered<Changed>>(&mut defs)),
        saying(true, parts::<Answered<Legal>>(&mut defs)),
        saying(true, parts::<Answered<Why>>(&mut defs)),
        saying(true, parts::<Answered<Reckoned>>(&mut defs)),
        saying(true, parts::<Answered<Viewed>>(&mut defs)),
        saying(true, parts::<Answered<Spoken>>(&mut defs)),
        saying(false, parts::<NotAnswered>(&mut defs)),
    ];
    let text = schema(
        "Message",
        "What the service says over the socket of a table: news, and answers to requests.",
        messages,
        defs,
    );
    is_written("docs/schema/socket-message.json", &text);
}
