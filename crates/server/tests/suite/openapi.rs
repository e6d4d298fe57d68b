//! What the OpenAPI document says is what happens: generated requests, good ones and bad ones, with and without a
//! cookie. Every status, content type and body must be as documented, nothing may be a bug, and a body that is not
//! as described must be refused.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use table::{Dealer as _, QuickDealer};
use tower::ServiceExt as _;

use crate::support::{Person, World, pair};

/// Requests for each call: a few now, many with `SLOW_TESTS=1`.
fn n_requests() -> usize {
    if std::env::var_os("SLOW_TESTS").is_some() { 1_000 } else { 25 }
}

/// The document, and dice to make requests from it.
struct Maker {
    document: Value,
    dealer: QuickDealer,
    tables: Vec<String>,
}

/// Texts that break what trusts them.
const TEXTS: [&str; 12] = [
    "",
    "0",
    "null",
    "Ada",
    "cafe",
    "spectator",
    "a cup of coffee",
    "%00",
    "\u{202e}x",
    "💥💥💥",
    "../../etc/passwd",
    "' OR 1=1 --",
];

impl Maker {
    fn below(&mut self, n: usize) -> usize {
        self.dealer.below(n as u32) as usize
    }

    fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// A value of any kind.
    fn anything(&mut self) -> Value {
        match self.below(8) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(5)),
            3 => json!(-1),
            4 => json!(1.5),
            5 => json!([]),
            6 => json!({}),
            _ => json!(self.one(&TEXTS)),
        }
    }

    /// A value as the schema describes it.
    fn fitting(&mut self, schema: &Value) -> Value {
        if let Some(to) = schema["$ref"].as_str() {
            let schema = self.document.pointer(&to[1..]).expect("a schema").clone();
            return self.fitting(&schema);
        }
        for either in ["oneOf", "anyOf"] {
            if let Some(list) = schema[either].as_array() {
                let list = list.clone();
                let chosen = self.one(&list).clone();
                return self.fitting(&chosen);
            }
        }
        if let Some(list) = schema["enum"].as_array() {
            return self.one(list).clone();
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        match self.one(&kinds).as_str() {
            Some("null") => Value::Null,
            Some("boolean") => json!(self.below(2) == 0),
            Some("integer") => json!(self.below(4)),
            Some("string") if schema["pattern"].is_string() => json!("#12ab3F"),
            Some("string") => json!(self.one(&TEXTS)),
            Some("array") => {
                let n = self.below(3);
                (0..n).map(|_| self.fitting(&schema["items"])).collect()
            }
            Some("object") => self.object(schema),
            _ => self.anything(),
        }
    }

    fn object(&mut self, schema: &Value) -> Value {
        let required: BTreeSet<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut object = Map::new();
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            if required.contains(name.as_str()) || self.below(2) == 0 {
                object.insert(name.clone(), self.fitting(schema));
            }
        }
        Value::Object(object)
    }

    /// A body that is not as described: something else altogether, a field of another kind, one missing, one more.
    fn unfitting(&mut self, schema: &Value, is_good: &Validator) -> Value {
        loop {
            let mut body = self.fitting(schema);
            match (self.below(3), body.as_object_mut()) {
                (0, Some(object)) if !object.is_empty() => {
                    let names: Vec<String> = object.keys().cloned().collect();
                    let name = self.one(&names).clone();
                    let value = self.anything();
                    body[name] = value;
                }
                (1, Some(object)) => drop(object.insert("unheard of".into(), json!(1))),
                _ => body = self.anything(),
            }
            if !is_good.is_valid(&body) {
                return body;
            }
        }
    }

    /// The address of a call, with its parameters.
    fn address(&mut self, path: &str, parameters: &[Value]) -> String {
        let mut address = path.to_string();
        let mut query = Vec::new();
        for parameter in parameters {
            let name = parameter["name"].as_str().expect("a name");
            let value = match (name, self.below(4)) {
                ("id", 1..) => {
                    let tables = self.tables.clone();
                    self.one(&tables).clone()
                }
                ("version", 1..) => self.below(9).to_string(),
                _ => match self.anything() {
                    Value::String(text) => text,
                    other => other.to_string(),
                },
            };
            let value: String = url::form_urlencoded::byte_serialize(value.as_bytes()).collect();
            match parameter["in"].as_str() {
                Some("path") => {
                    let value = if value.is_empty() { "x" } else { &value };
                    address = address.replace(&format!("{{{name}}}"), value);
                }
                _ if self.below(2) == 0 => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        if query.is_empty() { address } else { format!("{address}?{}", query.join("&")) }
    }

    /// Whether a value is as a schema of the document says.
    fn validator(&self, schema: &Value) -> Validator {
        let mut root = schema.clone();
        root["components"] = self.document["components"].clone();
        jsonschema::validator_for(&root).expect("a schema")
    }
}

struct Answer {
    status: StatusCode,
    kind: String,
    body: Vec<u8>,
}

async fn send(
    world: &World,
    person: Option<&Person>,
    method: &str,
    address: &str,
    body: Option<&Value>,
) -> Answer {
    let mut request = Request::builder().method(method).uri(address).header(header::HOST, "tables.example");
    if let Some(person) = person {
        request = request.header(header::COOKIE, &person.cookie);
    }
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let request = request.body(body).unwrap_or_else(|error| panic!("{address}: {error}"));
    let response = world.router.clone().oneshot(request).await.expect("an answer");
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let kind = kind.split(';').next().unwrap_or("").to_string();
    let body = response.into_body().collect().await.expect("a body").to_bytes().to_vec();
    Answer { status, kind, body }
}

/// What an answer has that the document does not.
fn fault(maker: &Maker, operation: &Value, answer: &Answer) -> Option<String> {
    let text = String::from_utf8_lossy(&answer.body);
    if answer.status.is_server_error() {
        return Some(format!("a bug: {text}"));
    }
    let said = &operation["responses"][answer.status.as_str()];
    if said.is_null() {
        return Some(format!("{} is not documented: {text}", answer.status));
    }
    let Some(content) = said["content"].as_object() else {
        return (!answer.body.is_empty()).then(|| format!("there should be no body: {text}"));
    };
    let Some(described) = content.get(&answer.kind) else {
        return Some(format!("`{}` is not documented", answer.kind));
    };
    if answer.kind != "application/json" {
        return None;
    }
    let value: Value = serde_json::from_slice(&answer.body).expect("JSON");
    maker.validator(&described["schema"]).validate(&value).err().map(|error| format!("{error} in {value}"))
}

/// A query called a part of the path would be asked for by every client that is generated from the document.
#[tokio::test]
async fn parameters_are_called_parts_of_the_path_only_if_they_are() {
    let world = World::sqlite().await;
    let document = world.person("Ada").await.saw("/api/openapi.json").await;
    let mut n_queries = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for operation in item.as_object().expect("calls").values() {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().expect("a name");
                let place = if path.contains(&format!("{{{name}}}")) { "path" } else { "query" };
                assert_eq!(parameter["in"], place, "{path}: {name}");
                n_queries += usize::from(place == "query");
            }
        }
    }
    assert!(n_queries > 0, "`as` and `status` are queries");
}

#[tokio::test]
async fn generated_requests_are_answered_as_documented() {
    let world = World::sqlite().await;
    let (ada, ben, running) = pair(&world, "vivajava", json!({})).await;
    let open = ada.table(json!({"game": "cafe", "setup": {"seats": 2}, "listed": true})).await;
    let (cleo, _, over) = pair(&world, "cafe", json!({})).await;
    cleo.did(&format!("{over}/resign"), json!({})).await;
    let id = |table: &str| table.rsplit('/').next().expect("an id").to_string();
    let document = ada.saw("/api/openapi.json").await;
    let tables = [&running, &open, &over].map(|table| id(table)).to_vec();
    let mut maker = Maker { document: document.clone(), dealer: QuickDealer::new(2026), tables };
    let mut faults = BTreeSet::new();
    let mut n_answers = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("calls") {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let schema = operation["requestBody"]["content"]["application/json"]["schema"].clone();
            let is_good = (!schema.is_null()).then(|| maker.validator(&schema));
            for number in 0..n_requests() {
                let address = maker.address(path, &parameters);
                let bad = is_good.as_ref().filter(|_| number % 2 == 1);
                let body = match (&is_good, bad) {
                    (None, _) => None,
                    (_, Some(is_good)) => Some(maker.unfitting(&schema, is_good)),
                    _ => Some(maker.fitting(&schema)),
                };
                // Somebody fresh each time for what ends a sign-in, nobody now and then.
                let fresh;
                let person = match (number % 5, method.as_str(), path.as_str()) {
                    (0, ..) => None,
                    (_, "delete", _) | (_, _, "/api/sign-out" | "/api/me/account") => {
                        fresh = world.person("Somebody").await;
                        Some(&fresh)
                    }
                    (1, ..) => Some(&ben),
                    _ => Some(&ada),
                };
                let answer = send(&world, person, &method.to_uppercase(), &address, body.as_ref()).await;
                n_answers += 1;
                let call = format!("{method} {path}: {}", body.clone().unwrap_or_default());
                if let Some(fault) = fault(&maker, operation, &answer) {
                    faults.insert(format!("{call}: {fault}"));
                }
                let refused = String::from_utf8_lossy(&answer.body).contains("request/malformed");
                if is_good.is_some() && bad.is_none() && refused {
                    faults.insert(format!("{call} is as described, but cannot be read"));
                }
                if bad.is_some() && answer.status.is_success() {
                    faults.insert(format!("{call} is not as described, but is done"));
                }
                if person.is_none() && operation["security"].is_array() && answer.status.is_success() {
                    faults.insert(format!("{call} needs no cookie"));
                }
            }
        }
    }
    assert!(n_answers > 500, "{n_answers}");
    assert!(
        faults.is_empty(),
        "{} faults of {n_answers}:\n{}",
        faults.len(),
        faults.into_iter().collect::<Vec<_>>().join("\n")
    );
}

/// Whether an object with these fields is one of several shapes, and of one alone.
#[tokio::test]
async fn why_is_one_of_two() {
    let world = World::sqlite().await;
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let document = ada.saw("/api/openapi.json").await;
    let mut schema = json!({"$ref": "#/components/schemas/Why"});
    schema["components"] = document["components"].clone();
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let seen = ada.saw(&format!("{table}/view")).await;
    let mut answers = BTreeSet::new();
    for action in [seen["legal"][0].clone(), json!("nonsense")] {
        let why = ada.did(&format!("{table}/why"), json!({"action": action, "seat": 0})).await;
        validator.validate(&why).unwrap_or_else(|error| panic!("{error} in {why}"));
        answers.insert(why["legal"].to_string());
    }
    assert!(answers.contains("false"), "{answers:?}");
    validator.validate(&json!({"legal": true})).expect("one of two");
    assert!(!validator.is_valid(&json!({"legal": false})), "a refusal has its reason");
}

#[tokio::test]
async fn lists_are_no_objects() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let table = ada.table(json!({"game": "cafe", "setup": {"seats": 2}})).await;
    let remove = format!("{table}/remove");
    let (status, _, problem) = ada.call("PUT", "/api/me/notify", Some(json!([]))).await;
    assert_eq!((status, &problem["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("request/malformed")));
    for (method, path, body) in [
        ("PUT", "/api/me/notify", json!({"push": [["https://push.example/1", ["AA", "AA"]]]})),
        ("POST", "/api/me", json!([])),
        ("POST", "/api/me", json!(["Ada"])),
        ("POST", "/api/tables", json!({"game": "cafe", "setup": {"seats": 2}, "pace": ["unhurried"]})),
        ("POST", "/api/sign-out", json!([true])),
        ("POST", &remove, json!([1])),
    ] {
        let (status, _, problem) = ada.call(method, path, Some(body)).await;
        assert!(status.is_client_error(), "{path}: {problem}");
    }
    let (_, _, problem) = ada.call("POST", &remove, Some(json!({"seat": 0.0}))).await;
    assert_eq!(problem["code"], "seat/yours", "0.0 is a whole number: {problem}");
}
