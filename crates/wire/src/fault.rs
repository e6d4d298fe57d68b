//! What went wrong, with a code that programs may rely on.

use std::fmt;

use ::words::Message;
use serde_json::{Map, Value, json};
use table::{ParseError, RecordError, Seat, SetupError};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal),+ $(,)?) => {
        /// The kind of a fault. Texts are stable; new ones may be added.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name),+ }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// Its text in answers.
            pub fn text(self) -> &'static str {
                match self { $(Code::$name => $text),+ }
            }
        }
    };
}

codes! {
    /// The line is not one JSON object.
    RequestMalformed = "request/malformed",
    /// There is no such request.
    RequestUnknown = "request/unknown",
    /// A field is missing or wrong.
    RequestField = "request/field",
    /// There is no such game.
    GameUnknown = "game/unknown",
    /// No game can start from this set-up.
    SetupInvalid = "setup/invalid",
    /// A deck cannot be read.
    DeckInvalid = "deck/invalid",
    /// A board cannot be read.
    BoardInvalid = "board/invalid",
    /// There is no table yet.
    TableNone = "table/none",
    /// The text is no action.
    ActionMalformed = "action/malformed",
    /// The rules refuse the action.
    ActionIllegal = "action/illegal",
    /// The action answers an earlier state of the table.
    ActionStale = "action/stale",
    /// The last choice stays.
    UndoClosed = "undo/closed",
    /// A record cannot be read or breaks the rules.
    RecordInvalid = "record/invalid",
    /// A position cannot be read or is impossible.
    PositionInvalid = "position/invalid",
    /// There is no such bot.
    BotUnknown = "bot/unknown",
    /// Counting would take too long.
    PerftTooLarge = "perft/too_large",
    /// There is no such viewer.
    ViewUnknown = "view/unknown",
    /// There is no such lesson.
    LessonUnknown = "lesson/unknown",
    /// A bug in this program; the table is as it was.
    Internal = "internal",
}

impl Code {
    /// The kind in words: what there is to say where a fault has no message of its own.
    pub fn message(self) -> Message {
        Message::new(match self {
            Code::RequestMalformed => "fault-request-malformed",
            Code::RequestUnknown => "fault-request-unknown",
            Code::RequestField => "fault-request-field",
            Code::GameUnknown => "fault-game-unknown",
            Code::SetupInvalid => "fault-setup-invalid",
            Code::DeckInvalid => "fault-deck-invalid",
            Code::BoardInvalid => "fault-board-invalid",
            Code::TableNone => "fault-table-none",
            Code::ActionMalformed => "fault-action-malformed",
            Code::ActionIllegal => "fault-action-illegal",
            Code::ActionStale => "fault-action-stale",
            Code::UndoClosed => "fault-undo-closed",
            Code::RecordInvalid => "fault-record-invalid",
            Code::PositionInvalid => "fault-position-invalid",
            Code::BotUnknown => "fault-bot-unknown",
            Code::PerftTooLarge => "fault-perft-too-large",
            Code::ViewUnknown => "fault-view-unknown",
            Code::LessonUnknown => "fault-lesson-unknown",
            Code::Internal => "fault-internal",
        })
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What went wrong. Public data: whatever is known about the place and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The kind.
    pub code: Code,
    /// One sentence for people, in lower case and without a full stop.
    pub message: String,
    /// The paragraph of the rules.
    pub rule: Option<&'static str>,
    /// That paragraph in one line.
    pub rule_text: Option<&'static str>,
    /// The line of a text, from 1.
    pub line: Option<u32>,
    /// The seat concerned.
    pub seat: Option<Seat>,
    /// The place in a JSON value, such as `seats[0].area[1].card`.
    pub path: Option<Box<str>>,
    /// What there is instead.
    pub known: Vec<String>,
    /// The reason as a message to be said in any language, where there is one of its own.
    pub say: Option<Box<Message>>,
}

impl Fault {
    /// A fault of which only kind and reason are known.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault {
            code,
            message: message.into(),
            rule: None,
            rule_text: None,
            line: None,
            seat: None,
            path: None,
            known: Vec::new(),
            say: None,
        }
    }

    /// A field of a request that is missing or wrong.
    pub fn field(name: &str, message: impl fmt::Display) -> Fault {
        Fault { path: Some(name.into()), ..Fault::new(Code::RequestField, format!("`{name}`: {message}")) }
    }

    /// A place of a position that cannot be read.
    pub fn position(path: &str, message: impl fmt::Display) -> Fault {
        let message = if path.is_empty() { message.to_string() } else { format!("{path}: {message}") };
        Fault { path: Some(path.into()), ..Fault::new(Code::PositionInvalid, message) }
    }

    /// With the kind changed.
    #[must_use]
    pub fn coded(mut self, code: Code) -> Fault {
        self.code = code;
        self
    }

    /// With the paragraph that says so.
    #[must_use]
    pub fn under(mut self, rule: Option<&'static str>, rule_text: Option<&'static str>) -> Fault {
        self.rule = rule;
        self.rule_text = rule_text;
        self
    }

    /// With a message to be said in any language.
    #[must_use]
    pub fn said(mut self, say: Message) -> Fault {
        self.say = Some(Box::new(say));
        self
    }

    /// As the `error` of an answer.
    pub fn to_json(&self) -> Value {
        let mut error = Map::new();
        error.insert("code".into(), json!(self.code.text()));
        error.insert("message".into(), json!(self.message));
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                error.insert(key.into(), value);
            }
        };
        put("rule", self.rule.map(Value::from));
        put("rule_text", self.rule_text.map(Value::from));
        put("line", self.line.map(Value::from));
        put("seat", self.seat.map(|seat| Value::from(seat.index())));
        put("path", self.path.as_deref().filter(|path| !path.is_empty()).map(Value::from));
        put("known", Some(self.known.clone()).filter(|known| !known.is_empty()).map(Value::from));
        put("say", self.say.as_ref().map(|say| json!(say)));
        Value::Object(error)
    }
}

impl fmt::Display for Fault {
    /// One line for people: the sentence and the paragraph.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for Fault {}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        Fault::new(Code::SetupInvalid, error.message).under(Some(error.rule.0), None)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault { line: u32::try_from(error.line).ok(), ..Fault::new(Code::RecordInvalid, error.message) }
            .under(error.rule, None)
    }
}

impl From<ParseError> for Fault {
    fn from(error: ParseError) -> Fault {
        Fault::new(Code::ActionMalformed, error.to_string())
    }
}
