//! Requests over a socket: those of the line protocol that make sense at a table of several people.

use serde_json::{Map, Value, json};
use table::Viewer;
use wire::{Code, Fault, Message, awaits_json};

use super::{Guest, Wish};
use crate::api::say;
use crate::error::{Answer, Problem};
use crate::identity::limits::Kind;
use crate::ops::figures;
use crate::table::manage::viewer_for;
use crate::table::{Table, frame};

/// Every request there is.
const KNOWN: [&str; 8] = ["hello", "play", "undo", "legal", "why", "view", "chat", "ping"];

/// Answers one message: usually with one wish, `hello` with two.
pub(super) async fn answer(guest: &Guest, text: &str) -> Vec<Wish> {
    let request: Map<String, Value> = match serde_json::from_str(text) {
        Ok(Value::Object(request)) => request,
        Ok(_) => return malformed("expected a JSON object"),
        Err(error) => return malformed(&format!("the message is not JSON: {error}")),
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    let request = Request(&request);
    if request.0.get("do").and_then(Value::as_str) == Some("hello") {
        return match hello(guest, &request).await {
            Ok(follow) => vec![Wish::Say(say_ok(id, Map::new())), follow],
            Err(problem) => vec![Wish::Say(say_error(id, &problem))],
        };
    }
    let said = match carry_out(guest, &request).await {
        Ok(fields) => say_ok(id, fields),
        Err(problem) => say_error(id, &problem),
    };
    vec![Wish::Say(said)]
}

/// The answer to something that is no request.
pub(super) fn malformed(message: &str) -> Vec<Wish> {
    let problem = Problem::from(Fault::new(Code::RequestMalformed, message));
    vec![Wish::Say(say_error(Value::Null, &problem))]
}

fn say_ok(id: Value, fields: Map<String, Value>) -> axum::extract::ws::Utf8Bytes {
    let mut answer = Map::new();
    answer.insert("id".into(), id);
    answer.insert("ok".into(), Value::Bool(true));
    answer.extend(fields);
    Value::Object(answer).to_string().into()
}

fn say_error(id: Value, problem: &Problem) -> axum::extract::ws::Utf8Bytes {
    figures().refused(problem.code());
    json!({"id": id, "ok": false, "error": problem.to_json()}).to_string().into()
}

async fn hello(guest: &Guest, request: &Request<'_>) -> Answer<Wish> {
    check_limits(guest, request)?;
    guest.follow(request.number("version")?, request.0.get("as")).await
}

/// Through a socket as often as through HTTP.
fn check_limits(guest: &Guest, request: &Request<'_>) -> Answer<()> {
    let kind = match request.0.get("do").and_then(Value::as_str) {
        Some("play" | "undo") => Kind::Act,
        Some("chat") => Kind::Chat,
        _ => Kind::Look,
    };
    guest.app.limits.check_peer(kind, guest.peer)?;
    guest.app.limits.check_user(kind, &guest.user.id)
}

async fn carry_out(guest: &Guest, request: &Request<'_>) -> Answer<Map<String, Value>> {
    check_limits(guest, request)?;
    let (hall, user, id) = (&guest.app.hall, &guest.user, &guest.id);
    let answer = match request.text("do")? {
        "play" => {
            let version = request.need_number("version")?;
            let version = hall.play(user, id, request.seat()?, version, request.text("action")?).await?;
            json!({"version": version})
        }
        "undo" => {
            let whole = request.flag("whole_turn");
            let version =
                hall.undo(user, id, request.seat()?, request.need_number("version")?, whole).await?;
            json!({"version": version})
        }
        "legal" => {
            hall.look(id, |table| {
                let viewer = viewer_for(table, user, request.0.get("as"))?;
                let (legal, said) = request.narrowed(table, viewer);
                let mut answer =
                    json!({"version": table.version, "awaits": awaits_json(table.awaits()), "legal": legal});
                if request.flag("say") {
                    answer["say"] = json!(said);
                }
                Ok(answer)
            })
            .await?
        }
        "why" => hall.why(user, id, request.seat()?, request.text("action")?).await?,
        "view" => {
            hall.look(id, |table| {
                let viewer = viewer_for(table, user, request.0.get("as"))?;
                Ok(json!({"version": table.version, "view": frame::view(table, viewer)}))
            })
            .await?
        }
        "chat" => {
            let said = say(&guest.app, user, id, request.text("text")?).await?;
            json!({"line": said.id})
        }
        "ping" => json!({}),
        other => {
            let other: String = other.chars().take(60).collect();
            let known = KNOWN.map(String::from).to_vec();
            let message = format!("there is no request `{other}`; there are {}", KNOWN.join(", "));
            return Err(Fault { known, ..Fault::new(Code::RequestUnknown, message) }.into());
        }
    };
    match answer {
        Value::Object(fields) => Ok(fields),
        _ => Err(Problem::internal()),
    }
}

/// A request and how its fields are read.
struct Request<'a>(&'a Map<String, Value>);

impl<'a> Request<'a> {
    fn text(&self, name: &str) -> Answer<&'a str> {
        let value = self.0.get(name).ok_or_else(|| Problem::field(name, "missing"))?;
        value.as_str().ok_or_else(|| Problem::field(name, "expected a text"))
    }

    fn number(&self, name: &str) -> Answer<Option<u64>> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => value
                .as_u64()
                .map(Some)
                .ok_or_else(|| Problem::field(name, "expected a whole number from 0 on")),
        }
    }

    fn need_number(&self, name: &str) -> Answer<u64> {
        self.number(name)?.ok_or_else(|| Problem::field(name, "missing"))
    }

    fn flag(&self, name: &str) -> bool {
        self.0.get(name).and_then(Value::as_bool).unwrap_or(false)
    }

    /// The legal actions with what each would do: all of them, or only those of `actions`.
    fn narrowed(&self, table: &Table, viewer: Viewer) -> (Vec<String>, Vec<Message>) {
        let mut rows: Vec<(String, Message)> =
            frame::legal(table, viewer).into_iter().zip(frame::legal_said(table, viewer)).collect();
        if let Some(Value::Array(wanted)) = self.0.get("actions") {
            rows.retain(|(action, _)| wanted.iter().any(|text| text == action));
        }
        rows.into_iter().unzip()
    }

    fn seat(&self) -> Answer<Option<usize>> {
        Ok(self.number("seat")?.and_then(|seat| usize::try_from(seat).ok()))
    }
}
