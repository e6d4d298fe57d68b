//! What is said over a socket: answers, and what the service tells by itself.

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

use super::ids::UserId;
use super::problem::ProblemBody;
use super::table::{Awaits, TableDoc};
use super::terms::ClockFace;

#[cfg(test)]
use ts_rs::TS;

/// What the service tells by itself.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "written as soon as it is made, never kept")]
pub(crate) enum News<'a> {
    /// The table changed.
    Update(Update<'a>),
    /// Something was said in the room of this client.
    Chat(Heard<'a>),
    /// Who is there.
    Presence(Presence),
    /// What the operator tells everybody.
    Notice(HouseNotice),
}

/// What changed, for one viewer.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Update<'a> {
    /// The version now.
    pub(crate) version: u64,
    /// The version whose view `delta` changes; for those who said `brief` it is left out where it is the one before
    /// `version`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) base: Option<u64>,
    /// Who is awaited; for those who said `brief` the view of a running game has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) awaits: Option<Awaits>,
    /// What happened, as this viewer notices it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Happening>, required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<Happening>>", optional))]
    pub(crate) events: Vec<Event<'a>>,
    /// How many of the events come no later than the last choice of this viewer, and what it brought about; not if it
    /// has not chosen among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) own: Option<usize>,
    /// What this viewer may choose, packed: each begins with a digit of base 36 that says how many letters it
    /// shares with the one before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub(crate) legal: Vec<String>,
    /// What this viewer is asked, for those who said `offers`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = super::Message, required = false)]
    #[cfg_attr(test, ts(as = "Option<super::Message>", optional))]
    pub(crate) question: Option<Box<RawValue>>,
    /// What each of `legal` means, acts on, costs and brings, in the same order, for those who said `offers`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Offer>, required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<Offer>>", optional))]
    pub(crate) offers: Option<Box<RawValue>>,
    /// Whether `offers` come without their meanings, because there are many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) unsaid: Option<bool>,
    /// Why the last choice of this viewer, a seat of a running game, stays; without it, it may be taken back. For those
    /// who said `brief` it is there only after a choice of their own or where it has become another answer since `base`,
    /// and null if the choice may be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<super::Message>, required = false)]
    #[cfg_attr(test, ts(as = "Option<Option<super::Message>>", optional))]
    pub(crate) undo_closed: Option<Option<Box<RawValue>>>,
    /// All that this viewer may see; null before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub(crate) view: Option<Value>,
    /// What changed since `base`; nothing if nothing did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub(crate) delta: Option<&'a RawValue>,
    /// The clocks of all seats, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) clocks: Option<Vec<ClockFace>>,
    /// The table, if more changed than the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) table: Option<TableDoc>,
    /// For those who said `brief`, with the answer to `hello`: the words for which `events`, `question`, `offers`,
    /// `undo_closed` and `delta` have one character each. These fields are described here as they are once the words are
    /// put in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = std::collections::BTreeMap<String, String>, required = false)]
    #[cfg_attr(test, ts(type = "Record<string, string>", optional))]
    pub(crate) words: Option<Value>,
}

/// An event as one client wants it.
pub(crate) enum Event<'a> {
    /// With its English sentence.
    Told(&'a wire::SeenEvent),
    /// Without, for those who said `offers`: they say it themselves.
    Unsaid(&'a wire::SeenEvent),
    /// In little room, for those who said `brief`.
    Brief(&'a wire::SeenEvent),
}

impl Serialize for Event<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Event::Told(told) => told.serialize(serializer),
            Event::Unsaid(told) => told.unsaid().serialize(serializer),
            Event::Brief(told) => told.brief().serialize(serializer),
        }
    }
}

/// A legal action as a drawing needs it: the first word of the action, what it means if there are not too many, and
/// what it acts on, costs and brings by the names of its game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(type = "{ verb: string, say?: Message, [name: string]: unknown }"))]
pub(crate) struct Offer {
    /// The first word of the action.
    verb: String,
    /// What it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<Saying>,
    /// What it acts on, costs and brings.
    #[serde(flatten)]
    more: std::collections::BTreeMap<String, Value>,
}

/// An event of a game: `kind`, and whatever belongs to it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(
    test,
    derive(TS),
    ts(type = "{ kind: string, text?: string, say: Message, seat?: number, [name: string]: unknown }")
)]
pub(crate) struct Happening {
    /// What happened.
    kind: String,
    /// The same as an English sentence; not for those who said `offers` or `brief`.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The same, to be said in any language; for those who said `brief` nothing, if the event says it all.
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<Saying>,
    /// What belongs to this kind; often the `seat`.
    #[serde(flatten)]
    more: std::collections::BTreeMap<String, Value>,
}

/// How an event or an action is said. For those who said `brief`, arguments that it has as fields of the same name are
/// left out, and the key where it is the game, `event` or `action`, and the kind or verb, joined by `-`.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "events are written by `wire`; this is their schema")]
pub(crate) enum Saying {
    /// The key, and arguments that are not fields of the event.
    Message(super::Message),
    /// The key alone.
    Key(String),
    /// Arguments alone.
    Args(std::collections::BTreeMap<String, Value>),
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Heard<'a> {
    /// What, by whom, when.
    #[schema(value_type = ChatLine)]
    #[cfg_attr(test, ts(as = "ChatLine"))]
    pub(crate) line: &'a ChatLine,
}

/// A line somebody said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct ChatLine {
    /// Orders lines.
    pub(crate) id: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// `players` or `watchers`.
    pub(crate) room: String,
    /// Who.
    pub(crate) user: String,
    /// Their name then.
    pub(crate) name: String,
    /// What.
    pub(crate) text: String,
}

/// Who is there.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Presence {
    /// The users who are at the table through this node.
    pub(crate) users: Vec<UserId>,
}

/// What the operator tells everybody.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct HouseNotice {
    /// In the operator's words; without it there is nothing to say any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) text: Option<String>,
    /// Whether the service is maintained: no new tables, and clocks stand still.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) maintenance: bool,
}

/// An answer: `id` as the request had it, and what was asked for.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Answered<T> {
    /// As the request had it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) id: Value,
    /// True.
    pub(crate) ok: bool,
    /// What was asked for.
    #[serde(flatten)]
    pub(crate) fields: T,
}

/// The answer to a request that is refused.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct NotAnswered {
    /// As the request had it; null if it cannot be read.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) id: Value,
    /// False.
    pub(crate) ok: bool,
    /// Why.
    pub(crate) error: ProblemBody,
}

/// The answer to `hello` and `ping`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Nothing {}

/// The answer to `legal`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Legal {
    /// The version now.
    pub(crate) version: u64,
    /// Who is awaited.
    pub(crate) awaits: Awaits,
    /// What the viewer may choose: all of it, or those that were asked about.
    pub(crate) legal: Vec<String>,
    /// What each would do, in the same order, if asked with `say`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<super::Message>>)]
    #[cfg_attr(test, ts(as = "Option<Vec<super::Message>>", optional))]
    pub(crate) say: Option<Vec<wire::Message>>,
}

/// The answer to `why`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "written as soon as it is made, never kept")]
pub(crate) enum Why {
    /// It could be played.
    Legal(MayPlay),
    /// It could not.
    Illegal(MayNotPlay),
}

fn always_true() -> Object {
    always(true)
}

fn always_false() -> Object {
    always(false)
}

/// By this field the two answers are told apart.
fn always(value: bool) -> Object {
    ObjectBuilder::new().schema_type(Type::Boolean).enum_values(Some([value])).build()
}

/// It could be played.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct MayPlay {
    /// True.
    #[schema(schema_with = always_true)]
    #[cfg_attr(test, ts(type = "true"))]
    pub(crate) legal: bool,
}

/// It could not be played, and why.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct MayNotPlay {
    /// False.
    #[schema(schema_with = always_false)]
    #[cfg_attr(test, ts(type = "false"))]
    pub(crate) legal: bool,
    /// The reason.
    #[serde(flatten)]
    pub(crate) why: ProblemBody,
}

/// The answer to `odds`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Reckoned {
    /// The version now.
    pub(crate) version: u64,
    /// For each action what may follow, and how likely, by the names of the game.
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(test, ts(type = "Array<{ action: string, [name: string]: unknown }>"))]
    pub(crate) odds: Value,
}

/// The answer to `view`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Viewed {
    /// The version now.
    pub(crate) version: u64,
    /// What the viewer may see; null before the game begins.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub(crate) view: Value,
}

/// The answer to `chat`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Spoken {
    /// The id of the line.
    pub(crate) line: String,
}
