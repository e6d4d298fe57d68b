//! Requests over a socket: those of the line protocol that make sense at a table of several people.

use serde::Serialize;
use serde_json::{Map, Value};
use table::Viewer;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{Code, Fault, Message};

use super::{Guest, Wish};
use crate::error::{Answer, Problem};
use crate::identity::limits::Kind;
use crate::metrics::metrics;
use crate::shape::nul;
use crate::shape::socket::{Answered, Legal, NotAnswered, Nothing, Reckoned, Spoken, Viewed};
use crate::shape::table::Changed;
use crate::table::manage::viewer_for;
use crate::table::{OddsOption, Table, Wants, frame};

/// Every request there is.
const KNOWN: [&str; 9] = ["hello", "play", "undo", "legal", "why", "odds", "view", "chat", "ping"];

/// A message costs one look for this many bytes.
const BYTES_A_LOOK: usize = 4 << 10;

/// Answers one message: usually with one wish, `hello` with two. Fails if there were too many that are no requests.
pub(super) async fn answer(guest: &Guest, text: &str) -> Answer<Vec<Wish>> {
    if text.len() >= BYTES_A_LOOK {
        pay(guest, text.len())?;
    }
    if nul::is_in(text.as_bytes()) {
        return malformed(guest, text.len(), "a text may not contain U+0000");
    }
    let request: Map<String, Value> = match serde_json::from_str(text) {
        Ok(Value::Object(request)) => request,
        Ok(_) => return malformed(guest, text.len(), "expected a JSON object"),
        Err(error) => return malformed(guest, text.len(), &format!("the message is not JSON: {error}")),
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    let request = Request(&request);
    if request.0.get("do").and_then(Value::as_str) == Some("hello") {
        return Ok(match hello(guest, &request).await {
            Ok(follow) => vec![Wish::Say(say_ok(id, Nothing {})), follow],
            Err(problem) => vec![Wish::Say(refuse(id, problem))],
        });
    }
    let said = match carry_out(guest, id.clone(), &request).await {
        Ok(said) => said,
        Err(problem) => refuse(id, problem),
    };
    Ok(vec![Wish::Say(said)])
}

/// The answer to something that is no request; fails if there were too many of them.
pub(super) fn malformed(guest: &Guest, n_bytes: usize, message: &str) -> Answer<Vec<Wish>> {
    pay(guest, n_bytes)?;
    let problem = Problem::from(Fault::new(Code::RequestMalformed, message));
    Ok(vec![Wish::Say(refuse(Value::Null, problem))])
}

/// Pays for a message of this size; fails if there were too many.
pub(super) fn pay(guest: &Guest, n_bytes: usize) -> Answer<()> {
    let looks = 1 + n_bytes / BYTES_A_LOOK;
    guest.app.limits.pay(Kind::Look, guest.peer, &guest.user.id, looks as u64)
}

fn say_ok(id: Value, fields: impl Serialize) -> Utf8Bytes {
    serde_json::to_string(&Answered { id, ok: true, fields }).unwrap_or_default().into()
}

fn refuse(id: Value, problem: Problem) -> Utf8Bytes {
    metrics().refused(problem.code());
    let answer = NotAnswered { id, ok: false, error: problem.into_body() };
    serde_json::to_string(&answer).unwrap_or_default().into()
}

async fn hello(guest: &Guest, request: &Request<'_>) -> Answer<Wish> {
    check_limits(guest, request)?;
    let wants = Wants {
        seen: request.number("version")?,
        audience: request.0.get("as"),
        offers: request.flag("offers"),
        brief: request.flag("brief"),
    };
    guest.follow(wants).await
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

async fn carry_out(guest: &Guest, tag: Value, request: &Request<'_>) -> Answer<Utf8Bytes> {
    check_limits(guest, request)?;
    let (registry, user, id) = (&guest.app.registry, &guest.user, &guest.id);
    Ok(match request.text("do")? {
        "play" => {
            let version = request.need_number("version")?;
            let version = registry.play(user, id, request.seat()?, version, request.text("action")?).await?;
            say_ok(tag, Changed { version })
        }
        "undo" => {
            let whole = request.flag("whole_turn");
            let version =
                registry.undo(user, id, request.seat()?, request.need_number("version")?, whole).await?;
            say_ok(tag, Changed { version })
        }
        "legal" => {
            let legal = registry.look(id, |table| {
                let viewer = viewer_for(table, user, request.0.get("as"))?;
                let (legal, say) = request.narrowed(table, viewer);
                Ok(Legal { version: table.version, awaits: table.awaits().into(), legal, say })
            });
            say_ok(tag, legal.await?)
        }
        "why" => say_ok(tag, registry.why(user, id, request.seat()?, request.text("action")?).await?),
        "odds" => say_ok(tag, odds(guest, request).await?),
        "view" => {
            let view = registry.look(id, |table| {
                let viewer = viewer_for(table, user, request.0.get("as"))?;
                Ok(Viewed { version: table.version, view: frame::view(table, viewer) })
            });
            say_ok(tag, view.await?)
        }
        "chat" => {
            let said = registry.say(user, id, request.text("text")?).await?;
            say_ok(tag, Spoken { line: said.id })
        }
        "ping" => say_ok(tag, Nothing {}),
        other => {
            let other: String = other.chars().take(60).collect();
            let known = KNOWN.map(String::from).to_vec();
            let message = format!("there is no request `{other}`; there are {}", KNOWN.join(", "));
            return Err(Fault { known, ..Fault::new(Code::RequestUnknown, message) }.into());
        }
    })
}

/// What the odds of a roll cost, in steps of a game computed again.
const ODDS: u64 = 50;

/// The chances of one's own actions that roll dice.
async fn odds(guest: &Guest, request: &Request<'_>) -> Answer<Reckoned> {
    guest.app.limits.pay(Kind::Work, guest.peer, &guest.user.id, ODDS)?;
    let mut actions = Vec::new();
    for name in ["action", "then"] {
        if request.0.contains_key(name) {
            actions.push(request.text(name)?.to_string());
        }
    }
    if actions.len() == 1 && !request.0.contains_key("action") {
        return Err(Problem::field("action", "missing: `then` follows it"));
    }
    let look = guest.app.registry.look(&guest.id, |table| {
        let viewer = viewer_for(table, &guest.user, request.0.get("as"))?;
        let (Viewer::Seat(seat), Some(game)) = (viewer, &table.game) else {
            return Err(Problem::forbidden("seat/not_yours", "odds are for a seat that may choose"));
        };
        if table.terms.odds == OddsOption::Hidden {
            return Err(Problem::forbidden("table/no_odds", "nobody is told the odds at this table"));
        }
        Ok((table.version, seat, game.boxed_clone()))
    });
    let (version, seat, game) = look.await?;
    // May take a while: not where others are served.
    let reckoned = guest
        .app
        .aside
        .run(move || {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            game.odds(seat, &actions)
        })
        .await?;
    let Some(odds) = reckoned? else {
        return Err(Problem::conflict("table/no_odds", "this game has no odds to tell"));
    };
    Ok(Reckoned { version, odds })
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

    /// The legal actions, all of them or only those of `actions`; with `say`, what each would do.
    fn narrowed(&self, table: &Table, viewer: Viewer) -> (Vec<String>, Option<Vec<Message>>) {
        let mut legal = frame::legal(table, viewer);
        let mut said = self.flag("say").then(|| frame::legal_said(table, viewer));
        if let Some(Value::Array(wanted)) = self.0.get("actions") {
            let is_wanted: Vec<bool> =
                legal.iter().map(|action| wanted.iter().any(|text| text == action)).collect();
            let mut keep = is_wanted.iter();
            legal.retain(|_| keep.next() == Some(&true));
            let mut keep = is_wanted.iter();
            said.as_mut().into_iter().for_each(|said| said.retain(|_| keep.next() == Some(&true)));
        }
        (legal, said)
    }

    fn seat(&self) -> Answer<Option<usize>> {
        Ok(self.number("seat")?.and_then(|seat| usize::try_from(seat).ok()))
    }
}
