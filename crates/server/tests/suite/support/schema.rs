//! The schemas of the socket, as the documentation has them.

use std::path::Path;
use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::Value;

/// A schema by the name of its file.
fn read(name: &str) -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema").join(name);
    let text = std::fs::read_to_string(path).expect("a schema in the documentation");
    let schema: Value = serde_json::from_str(&text).expect("a schema is JSON");
    jsonschema::validator_for(&schema).expect("a schema")
}

static REQUEST: LazyLock<Validator> = LazyLock::new(|| read("socket-request.json"));

static MESSAGE: LazyLock<Validator> = LazyLock::new(|| read("socket-message.json"));

/// What is wrong with something a client says; nothing if it is as documented.
pub(crate) fn fault_of_request(request: &Value) -> Option<String> {
    fault(&REQUEST, request)
}

/// What is wrong with something the service says; nothing if it is as documented.
pub(crate) fn fault_of_message(message: &Value) -> Option<String> {
    fault(&MESSAGE, message)
}

fn fault(schema: &Validator, value: &Value) -> Option<String> {
    schema.validate(value).err().map(|error| format!("{error} in {value}"))
}
