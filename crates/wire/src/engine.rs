//! The line protocol: one JSON object in, one JSON object out, and never a panic.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{Effort, Worth};
use serde_json::{Map, Value, json};
use table::{Awaits, Seat, Viewer};

use crate::any_table::{AnyTable, Audience, BotCall, StepEvents};
use crate::awaits::awaits_json;
use crate::chance::Chance;
use crate::fault::{Code, Fault};
use crate::registry::{GAMES, GameEntry, Opened, game};
use crate::setup::{Files, shorten};

/// The longest line that is read.
pub const MAX_LINE: usize = 4 << 20;

/// How much work one request may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// States a `perft` may visit.
    pub perft_nodes: u64,
    /// Iterations a bot may be given.
    pub bot_nodes: u64,
    /// Time a bot may be given.
    pub bot_time: Duration,
    /// Whether set-ups may name deck files.
    pub files: Files,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            perft_nodes: 20_000_000,
            bot_nodes: 10_000_000,
            bot_time: Duration::from_secs(600),
            files: Files::Read,
        }
    }
}

/// No `perft` goes deeper: the numbers would not fit, and a stack is finite.
const MAX_PERFT_DEPTH: u64 = 64;

type Answer = Result<Map<String, Value>, Fault>;

/// A table and the requests that reach it.
#[derive(Default)]
pub struct Engine {
    table: Option<Box<dyn AnyTable>>,
    limits: Limits,
}

impl Engine {
    /// An engine without a table.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// An engine that does no more work a request than this.
    pub fn with_limits(limits: Limits) -> Engine {
        Engine { table: None, limits }
    }

    /// The table, once there is one.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// Answers one line with one line. A request that fails leaves the table as it was.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, answer) = match read_request(line) {
            Ok(request) => {
                let id = request.get("id").cloned().unwrap_or(Value::Null);
                (id, self.answer_safely(&request))
            }
            Err(fault) => (Value::Null, Err(fault)),
        };
        let mut object = Map::new();
        object.insert("id".into(), id);
        object.insert("ok".into(), Value::Bool(answer.is_ok()));
        match answer {
            Ok(fields) => object.extend(fields),
            Err(fault) => {
                object.insert("error".into(), fault.to_json());
            }
        }
        Value::Object(object).to_string()
    }

    /// As [`Engine::answer`], for bytes that need not be text.
    pub fn answer_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(line) => self.answer(line),
            Err(error) => {
                let message = format!("the line is not UTF-8 from byte {} on", error.valid_up_to() + 1);
                malformed(&Fault::new(Code::RequestMalformed, message))
            }
        }
    }

    /// Answers line by line until the input ends.
    pub fn run(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        loop {
            let answer = match read_line(&mut input)? {
                Line::End => return Ok(()),
                Line::Whole(line) => self.answer_bytes(&line),
                Line::TooLong => malformed(&too_long()),
            };
            output.write_all(answer.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }

    /// Steps are tried on a copy of the table, so a bug in them cannot harm it.
    fn answer_safely(&mut self, request: &Map<String, Value>) -> Answer {
        let call = AssertUnwindSafe(|| self.carry_out(&Request(request)));
        catch_unwind(call).unwrap_or_else(|_| {
            Err(Fault::new(Code::Internal, "a bug in this program; the table is as it was"))
        })
    }

    fn carry_out(&mut self, request: &Request<'_>) -> Answer {
        match request.text("do")? {
            "games" => Ok(fields([("games", GAMES.iter().map(GameEntry::to_json).collect())])),
            "new" => {
                let entry = game(request.text("game")?)?;
                let setup = request.get("setup").unwrap_or(&Value::Null);
                let opened = entry.open(setup, self.limits.files, request.chance()?)?;
                self.seat_at(opened, request)
            }
            "position" => {
                let position = request.need("position")?;
                let named = request.optional_text("game")?.or(position.get("game").and_then(Value::as_str));
                let entry = game(named.ok_or_else(|| Fault::field("game", "missing"))?)?;
                let opened = entry.open_position(position, self.limits.files, request.chance()?)?;
                self.seat_at(opened, request)
            }
            "load" => {
                let opened = GameEntry::open_record(request.text("record")?, request.chance()?)?;
                self.seat_at(opened, request)
            }
            "legal" => legal(self.seated()?, request),
            "play" => self.play(request),
            "why" => why(self.seated()?, request),
            "view" => {
                let table = self.seated()?;
                let audience = request.audience(table)?.unwrap_or(Audience::Viewer(Viewer::Spectator));
                Ok(fields([("version", json!(table.version())), ("view", table.view(audience))]))
            }
            "undo" => self.undo(request),
            "record" => Ok(fields([("record", json!(self.seated()?.record()))])),
            "scores" => Ok(self.seated()?.scores()),
            "bot" => self.bot(request),
            "perft" => self.perft(request),
            other => {
                let known = [
                    "games", "new", "legal", "play", "why", "view", "undo", "record", "load", "position",
                    "scores", "bot", "perft",
                ];
                let message =
                    format!("there is no request `{}`; there are {}", shorten(other), known.join(", "));
                let known = known.iter().map(ToString::to_string).collect();
                Err(Fault { known, ..Fault::new(Code::RequestUnknown, message) })
            }
        }
    }

    fn seated(&self) -> Result<&dyn AnyTable, Fault> {
        self.table.as_deref().ok_or_else(no_table)
    }

    /// A new table takes the place of the old one.
    fn seat_at(&mut self, (table, happened): Opened, request: &Request<'_>) -> Answer {
        let audience = request.audience(table.as_ref())?.unwrap_or(Audience::Viewer(Viewer::Spectator));
        let mut answer = situation(table.as_ref(), &happened, audience);
        answer.insert("game".into(), json!(table.game_id()));
        answer.insert("setup".into(), table.setup());
        self.table = Some(table);
        Ok(answer)
    }

    fn play(&mut self, request: &Request<'_>) -> Answer {
        let table = self.seated()?;
        let action = request.text("action")?;
        let seat = request.seat(table)?;
        request.check_version(table)?;
        let audience = request.audience(table)?;
        let named = action.split_whitespace().next().and_then(|word| word.parse::<Seat>().ok());
        let actor = match table.awaits() {
            Awaits::Chance => None,
            _ => named.or(seat).or(table.first_awaited()),
        };
        let mut next = table.boxed_clone();
        let happened = next.submit(seat, action)?;
        let audience = audience.unwrap_or(Audience::Viewer(actor.map_or(Viewer::Spectator, Viewer::Seat)));
        let answer = situation(next.as_ref(), &happened, audience);
        self.table = Some(next);
        Ok(answer)
    }

    fn undo(&mut self, request: &Request<'_>) -> Answer {
        let table = self.seated()?;
        let seat = request.seat(table)?;
        request.check_version(table)?;
        let audience = request.audience(table)?;
        let mut next = table.boxed_clone();
        let happened = next.undo(seat)?;
        let audience = audience.unwrap_or(Audience::Viewer(seat.map_or(Viewer::Spectator, Viewer::Seat)));
        let answer = situation(next.as_ref(), &happened, audience);
        self.table = Some(next);
        Ok(answer)
    }

    fn bot(&self, request: &Request<'_>) -> Answer {
        let table = self.seated()?;
        let most_ms = u64::try_from(self.limits.bot_time.as_millis()).unwrap_or(u64::MAX);
        let effort = match (request.number("nodes")?, request.number("ms")?) {
            (Some(_), Some(_)) => return Err(Fault::field("nodes", "either `nodes` or `ms`, not both")),
            (Some(nodes), None) => Effort::nodes(at_most("nodes", nodes, self.limits.bot_nodes)?),
            (None, Some(ms)) => Effort::time(Duration::from_millis(at_most("ms", ms, most_ms)?)),
            (None, None) => Effort::usual(),
        };
        let name = match request.optional_text("bot")? {
            Some(name) => Some(name),
            None => request.optional_text("level")?,
        };
        let call = BotCall {
            name: name.map(str::to_string),
            seat: request.seat(table)?,
            effort,
            seed: request.seed()?,
        };
        let answer = table.bot(&call)?;
        let candidates = answer.candidates.iter();
        Ok(fields([
            ("bot", json!(answer.bot)),
            ("seat", json!(answer.seat.index())),
            ("version", json!(table.version())),
            ("action", json!(answer.action)),
            ("value", json!(answer.value)),
            ("worth", json!(worth(answer.worth))),
            ("visits", json!(answer.visits)),
            (
                "candidates",
                candidates.map(|(action, value)| json!({"action": action, "value": value})).collect(),
            ),
            ("plan", json!(answer.plan)),
        ]))
    }

    fn perft(&self, request: &Request<'_>) -> Answer {
        let table = self.seated()?;
        let depth = request.number("depth")?.ok_or_else(|| Fault::field("depth", "missing"))?;
        let limit = self.limits.perft_nodes;
        let nodes = u32::try_from(depth)
            .ok()
            .filter(|_| depth <= MAX_PERFT_DEPTH)
            .and_then(|depth| table.perft(depth, limit))
            .ok_or_else(|| {
                let message = format!("depth {depth} needs more than {limit} states from here");
                Fault::new(Code::PerftTooLarge, message)
            })?;
        Ok(fields([("depth", json!(depth)), ("nodes", json!(nodes))]))
    }
}

/// What the values of a bot count, in one word.
fn worth(worth: Worth) -> &'static str {
    match worth {
        Worth::Points => "points",
        Worth::Chance => "chance",
        Worth::Order => "order",
    }
}

fn no_table() -> Fault {
    Fault::new(Code::TableNone, "there is no table yet; begin with `new`, `load` or `position`")
}

fn too_long() -> Fault {
    Fault::new(Code::RequestMalformed, format!("the line is longer than {MAX_LINE} bytes"))
}

/// The answer to a line of which not even the `id` is known.
fn malformed(fault: &Fault) -> String {
    json!({"id": null, "ok": false, "error": fault.to_json()}).to_string()
}

fn fields<const N: usize>(pairs: [(&str, Value); N]) -> Map<String, Value> {
    pairs.into_iter().map(|(key, value)| (key.to_string(), value)).collect()
}

/// Where the table stands after something happened.
fn situation(table: &dyn AnyTable, happened: &StepEvents, audience: Audience) -> Map<String, Value> {
    fields([
        ("version", json!(table.version())),
        ("awaits", awaits_json(table.awaits())),
        ("events", happened.seen_by(audience).map(|told| json!(told)).collect()),
    ])
}

fn legal(table: &dyn AnyTable, request: &Request<'_>) -> Answer {
    let awaits = table.awaits();
    let mut answer = fields([("version", json!(table.version())), ("awaits", awaits_json(awaits))]);
    let seat = request.seat(table)?;
    if awaits == Awaits::Chance && seat.is_none() {
        let (texts, weights): (Vec<String>, Vec<u32>) = table.outcomes().into_iter().unzip();
        answer.insert("legal".into(), json!(texts));
        answer.insert("weights".into(), json!(weights));
        return Ok(answer);
    }
    let seat = seat.or(table.first_awaited());
    answer.insert("seat".into(), json!(seat.map(Seat::index)));
    answer.insert("legal".into(), json!(seat.map_or(Vec::new(), |seat| table.legal(seat))));
    if request.flag("say")? {
        answer.insert("say".into(), json!(seat.map_or(Vec::new(), |seat| table.legal_said(seat))));
    }
    if let Awaits::Seats(seats) = awaits {
        let lists = seats.iter().map(|seat| (seat.index().to_string(), json!(table.legal(seat))));
        answer.insert("by_seat".into(), Value::Object(lists.collect()));
    }
    Ok(answer)
}

fn why(table: &dyn AnyTable, request: &Request<'_>) -> Answer {
    let action = request.text("action")?;
    let seat = request.seat(table)?;
    let Err(fault) = table.why(seat, action) else { return Ok(fields([("legal", Value::Bool(true))])) };
    if fault.code == Code::RequestField {
        return Err(fault);
    }
    let mut answer = fields([("legal", Value::Bool(false))]);
    if let Value::Object(error) = fault.to_json() {
        answer.extend(error);
    }
    Ok(answer)
}

fn at_most(name: &str, number: u64, most: u64) -> Result<u64, Fault> {
    match number <= most {
        true => Ok(number),
        false => Err(Fault::field(name, format!("at most {most}"))),
    }
}

fn read_request(line: &str) -> Result<Map<String, Value>, Fault> {
    let wrong = |message: String| Fault::new(Code::RequestMalformed, message);
    if line.len() > MAX_LINE {
        return Err(too_long());
    }
    if line.trim().is_empty() {
        return Err(wrong("the line is empty; expected a JSON object".into()));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(wrong("expected a JSON object, as in {\"id\":1,\"do\":\"games\"}".into())),
        Err(error) => Err(wrong(format!("the line is not JSON: {error}"))),
    }
}

/// A request and how its fields are read.
struct Request<'a>(&'a Map<String, Value>);

impl<'a> Request<'a> {
    /// A field that is there and not null.
    fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn need(&self, name: &str) -> Result<&'a Value, Fault> {
        self.get(name).ok_or_else(|| Fault::field(name, "missing"))
    }

    fn text(&self, name: &str) -> Result<&'a str, Fault> {
        self.need(name)?.as_str().ok_or_else(|| Fault::field(name, "expected a text"))
    }

    fn optional_text(&self, name: &str) -> Result<Option<&'a str>, Fault> {
        self.get(name)
            .map(|value| value.as_str().ok_or_else(|| Fault::field(name, "expected a text")))
            .transpose()
    }

    fn flag(&self, name: &str) -> Result<bool, Fault> {
        let read =
            |value: &Value| value.as_bool().ok_or_else(|| Fault::field(name, "expected true or false"));
        self.get(name).map_or(Ok(false), read)
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Fault> {
        self.get(name)
            .map(|value| {
                value.as_u64().ok_or_else(|| Fault::field(name, "expected a whole number from 0 on"))
            })
            .transpose()
    }

    /// A text; numbers are taken as written.
    fn seed(&self) -> Result<Option<String>, Fault> {
        match self.get("seed") {
            None => Ok(None),
            Some(Value::String(seed)) => Ok(Some(seed.clone())),
            Some(Value::Number(seed)) => Ok(Some(seed.to_string())),
            Some(_) => Err(Fault::field("seed", "expected a text")),
        }
    }

    /// Who decides when chance is awaited.
    fn chance(&self) -> Result<Chance, Fault> {
        match (self.optional_text("chance")?, self.seed()?) {
            (Some("manual"), None) => Ok(Chance::Manual),
            (Some("manual"), Some(_)) => {
                Err(Fault::field("chance", "either `seed` or `\"chance\":\"manual\"`, not both"))
            }
            (Some("dealt") | None, Some(seed)) => Ok(Chance::from_seed(&seed)),
            (Some("dealt") | None, None) => Chance::from_os(),
            (Some(_), _) => Err(Fault::field("chance", "expected `manual` or `dealt`")),
        }
    }

    /// The seat a request is about: `1` or `"seat1"`.
    fn seat(&self, table: &dyn AnyTable) -> Result<Option<Seat>, Fault> {
        let Some(value) = self.get("seat") else { return Ok(None) };
        let seat = seat_of(value).filter(|seat| seat.index() < table.n_seats());
        let last = table.n_seats() - 1;
        seat.map(Some).ok_or_else(|| Fault::field("seat", format!("expected a seat number from 0 to {last}")))
    }

    /// Whose eyes the answer is for.
    fn audience(&self, table: &dyn AnyTable) -> Result<Option<Audience>, Fault> {
        let Some(value) = self.get("as") else { return Ok(None) };
        match value.as_str() {
            Some("all") => return Ok(Some(Audience::All)),
            Some("spectator") => return Ok(Some(Audience::Viewer(Viewer::Spectator))),
            _ => {}
        }
        let seat = seat_of(value).filter(|seat| seat.index() < table.n_seats());
        let last = table.n_seats() - 1;
        seat.map(|seat| Some(Audience::Viewer(Viewer::Seat(seat)))).ok_or_else(|| {
            let message = format!("`as`: expected a seat number from 0 to {last}, \"spectator\" or \"all\"");
            Fault::new(Code::ViewUnknown, message)
        })
    }

    /// A request that answers an earlier state of the table is refused.
    fn check_version(&self, table: &dyn AnyTable) -> Result<(), Fault> {
        match self.number("version")? {
            Some(version) if version != table.version() => {
                let message = format!("this answers version {version}; the table is at {}", table.version());
                Err(Fault::new(Code::ActionStale, message))
            }
            _ => Ok(()),
        }
    }
}

fn seat_of(value: &Value) -> Option<Seat> {
    match value {
        Value::String(text) => text.parse().ok().or_else(|| format!("seat{text}").parse().ok()),
        other => Seat::new(usize::try_from(other.as_u64()?).ok()?),
    }
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
    End,
}

/// The next line without its end; of a line that is too long only that.
fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let (used, ended) = match chunk.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (chunk.len(), chunk.is_empty()),
        };
        any |= used > 0;
        if line.len() + used > MAX_LINE + 1 {
            too_long = true;
            line = Vec::new();
        }
        if !too_long {
            line.extend_from_slice(&chunk[..used]);
        }
        input.consume(used);
        if ended {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    while matches!(line.last(), Some(b'\n' | b'\r')) {
        line.pop();
    }
    Ok(if any { Line::Whole(line) } else { Line::End })
}

#[cfg(test)]
mod tests;
