//! The object-safe façade: a table of any game, spoken to in text and JSON.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use ::words::Message;
use bots::{Effort, Worth};
use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Awaits, Seat, Viewer};

use crate::brief::Codebook;
use crate::delta::write_json;
use crate::fault::Fault;
use crate::words::in_english;

/// Whose eyes something is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// A seat or a spectator: what they may know.
    Viewer(Viewer),
    /// Everything, for tests, tools and games that are over.
    All,
}

/// An event as somebody noticed it.
#[derive(Debug)]
pub struct SeenEvent {
    /// `kind` and what belongs to it, as JSON without the last brace.
    fields: String,
    /// The same, to be said in any language.
    say: Message,
    /// The same as an English sentence, once somebody has asked for it.
    text: OnceLock<String>,
    /// The same in little room, once somebody wants it so.
    brief: OnceLock<String>,
    book: &'static Codebook,
}

impl SeenEvent {
    pub(crate) fn new(event: &impl Serialize, say: Message, book: &'static Codebook) -> SeenEvent {
        let mut fields = Vec::new();
        write_json(event, &mut fields);
        // An event always has its kind, so there is something before the brace.
        debug_assert!(fields.len() > 2 && fields.ends_with(b"}"), "an event is an object");
        fields.pop();
        SeenEvent {
            fields: String::from_utf8(fields).unwrap_or_default(),
            say,
            text: OnceLock::new(),
            brief: OnceLock::new(),
            book,
        }
    }

    /// The event as an English sentence.
    pub fn text(&self) -> &str {
        self.text.get_or_init(|| in_english(&self.say))
    }

    /// The event without its English sentence, for those who say it themselves.
    pub fn unsaid(&self) -> Unsaid<'_> {
        Unsaid(self)
    }

    /// The same in little room: with the words of the game's [`Codebook`], without what is null, and with only that of
    /// `say` which cannot be found in the event.
    pub fn brief(&self) -> Brief<'_> {
        Brief(self)
    }

    /// The event in little room, written once for all who want it so.
    fn written_briefly(&self) -> &str {
        self.brief.get_or_init(|| {
            let event: Map<String, Value> =
                serde_json::from_str(&format!("{}}}", self.fields)).unwrap_or_default();
            let mut out = Vec::with_capacity(128);
            self.book.write_said(&event, &self.say, "event", "kind", &mut out);
            String::from_utf8(out).unwrap_or_default()
        })
    }

    fn write<S: Serializer>(&self, serializer: S, text: Option<&str>) -> Result<S::Ok, S::Error> {
        let mut out = Vec::with_capacity(self.fields.len() + 128);
        out.extend_from_slice(self.fields.as_bytes());
        if let Some(text) = text {
            out.extend_from_slice(b",\"text\":");
            write_json(text, &mut out);
        }
        out.extend_from_slice(b",\"say\":");
        write_json(&self.say, &mut out);
        out.push(b'}');
        let written = String::from_utf8(out).map_err(S::Error::custom)?;
        RawValue::from_string(written).map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl Serialize for SeenEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write(serializer, Some(self.text()))
    }
}

/// An event without its English sentence.
pub struct Unsaid<'a>(&'a SeenEvent);

impl Serialize for Unsaid<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer, None)
    }
}

/// An event in little room.
pub struct Brief<'a>(&'a SeenEvent);

impl Serialize for Brief<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = self.0.written_briefly().to_string();
        RawValue::from_string(written).map_err(S::Error::custom)?.serialize(serializer)
    }
}

/// What a step brought about, ready for every viewer.
#[derive(Clone, Debug, Default)]
pub struct StepEvents {
    /// Events by viewer: the seats in order, spectators, then everything.
    seen: Vec<Vec<Arc<SeenEvent>>>,
    /// The seat whose choice it was, made or taken back.
    pub by: Option<Seat>,
}

impl StepEvents {
    /// Nothing has happened yet at a table with this many seats.
    pub(crate) fn nothing(n_seats: usize) -> StepEvents {
        StepEvents { seen: vec![Vec::new(); n_seats + 2], by: None }
    }

    /// Adds what each of the viewers notices.
    pub(crate) fn push(&mut self, mut seen: impl FnMut(Audience) -> Option<Arc<SeenEvent>>) {
        let n_seats = self.seen.len() - 2;
        let viewers = Viewer::all(n_seats).map(Audience::Viewer).chain([Audience::All]);
        for (list, audience) in self.seen.iter_mut().zip(viewers) {
            list.extend(seen(audience));
        }
    }

    /// The events as these eyes notice them, in order.
    pub fn seen_by(&self, audience: Audience) -> impl Iterator<Item = &SeenEvent> {
        let n_seats = self.seen.len().saturating_sub(2);
        let number = match audience {
            Audience::Viewer(Viewer::Seat(seat)) => seat.index().min(n_seats),
            Audience::Viewer(Viewer::Spectator) => n_seats,
            Audience::All => n_seats + 1,
        };
        self.seen.get(number).into_iter().flatten().map(Arc::as_ref)
    }
}

/// What a bot is asked.
#[derive(Clone, Debug)]
pub struct BotCall {
    /// Its name; `None`: the strongest there is.
    pub name: Option<String>,
    /// For which seat; `None`: the first that is awaited.
    pub seat: Option<Seat>,
    /// How long it may think.
    pub effort: Effort,
    /// Where its luck comes from; `None`: the operating system.
    pub seed: Option<String>,
}

/// What a bot says.
#[derive(Clone, PartialEq, Debug)]
pub struct BotAnswer {
    /// Its name.
    pub bot: &'static str,
    /// For which seat.
    pub seat: Seat,
    /// Its choice.
    pub action: String,
    /// What it expects for each seat; empty if it does not think so far.
    pub value: Vec<f64>,
    /// What `value` and the values of `candidates` count.
    pub worth: Worth,
    /// How many iterations it took.
    pub visits: u64,
    /// The best alternatives with their values, best first.
    pub candidates: Vec<(String, f64)>,
    /// What it means to do next if nothing comes between, its choice first; empty if it does not plan.
    pub plan: Vec<String>,
}

/// A bot of any game, for one seat of one table.
pub trait AnyBot: Send {
    /// What it chooses for the seat (or the first that is awaited) at this table. It gets the view of its seat only, and
    /// copes with a table that is not as it expected: after an undo, or of another node.
    fn choose(
        &mut self,
        table: &dyn AnyTable,
        seat: Option<Seat>,
        seed: Option<&str>,
    ) -> Result<BotAnswer, Fault>;
}

/// One step of a record, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepInWords {
    /// The step in notation.
    pub step: String,
    /// What it brought about, to be said in any language.
    pub events: Vec<Message>,
}

/// A state of a table, kept to say later what has changed since. It costs no more than the state.
#[derive(Clone)]
pub struct Past(pub(crate) Arc<dyn Any + Send + Sync>);

/// What a seat is asked, found out in one go.
#[derive(Debug, Default)]
pub struct Asked {
    /// What it may choose, as texts.
    pub legal: Vec<String>,
    /// The question in words, if it was wanted.
    pub question: Option<Message>,
    /// What each of `legal` means, acts on, costs and brings, as [`AnyTable::offers`] has it, if it was wanted.
    pub offers: Option<String>,
    /// Whether `offers` are too many to say what each means.
    pub unsaid: bool,
}

/// A table of any game. Implemented once, for every [`crate::WireGame`].
pub trait AnyTable: Any + Send {
    /// The name of the game in the protocol.
    fn game_id(&self) -> &'static str;

    /// The set-up in force.
    fn setup(&self) -> Value;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Who acts next.
    fn awaits(&self) -> Awaits;

    /// Grows by one with every accepted choice and every undo, so that an answer to an earlier state is noticed.
    fn version(&self) -> u64;

    /// What the seat may choose now, as texts; nothing for a seat that is not awaited.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// What each of [`AnyTable::legal`] would do, as messages in the same order.
    fn legal_said(&self, seat: Seat) -> Vec<Message>;

    /// What the seat is asked, in words; nothing for a seat that is not awaited.
    fn question(&self, seat: Seat) -> Option<Message>;

    /// What each of [`AnyTable::legal`] acts on, costs and brings, in the same order: a JSON list of objects, with the
    /// meaning as `say` if there are no more than `most_said` actions.
    fn offers(&self, seat: Seat, most_said: usize) -> String;

    /// All of these at once for a seat; question and offers only if `most_said` is given. Short offers are written with
    /// the words of [`AnyTable::codebook`], and their `say` has only what is not in the offer.
    fn asked(&self, seat: Seat, most_said: Option<usize>, brief: bool) -> Asked;

    /// The words that short texts of this game are written with.
    fn codebook(&self) -> &'static Codebook;

    /// The chances of the actions of this seat that lead to chance, or of these one after the other, as a JSON list;
    /// `None` if the game reckons none. May take long: not for threads that serve others.
    fn odds(&self, seat: Seat, actions: &[&str]) -> Result<Option<Value>, Fault>;

    /// What chance may bring now, with weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Plays a step: an action of `seat` (or of the first awaited seat), a `seatN …` text, or an outcome with or
    /// without `chance `. Where chance is dealt it is dealt at once. A refused step changes nothing.
    fn submit(&mut self, seat: Option<Seat>, text: &str) -> Result<StepEvents, Fault>;

    /// Whether [`AnyTable::submit`] would accept the step, and why not.
    fn why(&self, seat: Option<Seat>, text: &str) -> Result<(), Fault>;

    /// Takes the last choice of `seat` (or of the seat that chose last) back.
    fn undo(&mut self, seat: Option<Seat>) -> Result<StepEvents, Fault>;

    /// Why the last choice of `seat` stays; `None` if it may be taken back.
    fn undo_closed(&self, seat: Seat) -> Option<Message>;

    /// The table as these eyes see it.
    fn view(&self, audience: Audience) -> Value;

    /// The same without what can be derived from the rest: what short deltas lead on from.
    fn brief_view(&self, viewer: Viewer) -> Value;

    /// The state now, to be compared with a later one.
    fn past(&self) -> Past;

    /// What changed in the view of these eyes since `before`, an earlier state of the same game, as a delta (see
    /// [`crate::Delta`]), a short one if it is to be `brief`; `None` if nothing did. What is printed never changes and is
    /// not looked at.
    fn delta(&self, before: &Past, audience: Audience, brief: bool) -> Option<String>;

    /// Whether all viewers see the same, apart from who they are.
    fn is_open(&self) -> bool;

    /// The game so far as text. It holds everything hidden in the game, and never the secret behind its chance.
    fn record(&self) -> String;

    /// The record with the secret behind its chance, so that every draw can be verified; as [`AnyTable::record`] if
    /// there is none.
    ///
    /// Only for games that are over or were aborted: anyone who has the secret knows every draw to come.
    fn record_with_secret(&self) -> String;

    /// How many steps the record has. A choice taken back is gone from it.
    fn n_steps(&self) -> usize;

    /// The steps after the first this many, as texts: what a store has to add when it has those.
    fn steps_since(&self, n_steps: usize) -> Vec<String>;

    /// The record step by step in words.
    fn history(&self) -> Vec<StepInWords>;

    /// `scores` (per seat total, parts and place), `over`, and `ranking` with ties.
    fn scores(&self) -> Map<String, Value>;

    /// The final scores, once the game is over.
    fn final_scores(&self) -> Option<Vec<i32>>;

    /// A bot of this game for one seat: it may remember what it thought between its choices. `None`: the strongest.
    fn make_bot(&self, name: Option<&str>, effort: &Effort) -> Result<Box<dyn AnyBot>, Fault>;

    /// Whether what this seat may answer now depends on something hidden, so that the time a bot takes could tell it.
    fn tells_by_time(&self, seat: Seat) -> bool;

    /// What a fresh bot would choose. It gets the view of its seat only.
    fn bot(&self, call: &BotCall) -> Result<BotAnswer, Fault>;

    /// What each of these actions of a seat would do, if it chose them one after the other; only as far as nothing comes
    /// between: no chance, and nobody else.
    fn said_in_turn(&self, seat: Seat, actions: &[String]) -> Vec<Message>;

    /// The number of step sequences of this depth; `None` if more than `budget` states would have to be visited.
    fn perft(&self, depth: u32, budget: u64) -> Option<u64>;

    /// A copy that goes its own way.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;

    /// The seat that is meant when none is named: the lowest that is awaited.
    fn first_awaited(&self) -> Option<Seat> {
        self.awaits().seats().iter().next()
    }
}
