//! The façade over one game.

use std::any::Any;
use std::sync::Arc;

use ::words::Message;
use bots::{Bot, Effort};
use fair::Chain;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    Awaits, ChaChaDealer, Pledge, Record, Refusal, Seat, Sitting, Step, StepOf, UndoClosed, Unseen, Viewer,
    perft_within,
};

use crate::any_table::{
    AnyBot, AnyTable, Asked, Audience, BotAnswer, BotCall, Past, SeenEvent, StepEvents, StepInWords,
};
use crate::brief::Codebook;
use crate::chance::{Chance, os_seed};
use crate::delta::delta;
use crate::fault::{Code, Fault};
use crate::game::{WireGame, strongest, written_offers};
use crate::setup::{Files, read_setup, setup_json, shorten};
use crate::words::{about, undo_message};

/// A table of one game: what [`AnyTable`] is about.
#[derive(Clone, Debug)]
pub struct TableOf<G: WireGame> {
    sitting: Sitting<G>,
    chance: Chance,
    /// What the record this table was read from says about its chance.
    pledge: Option<Pledge>,
    version: u64,
}

impl<G: WireGame> TableOf<G> {
    /// A new game; also what chance brought at once.
    pub fn new(setup: &G::Setup, chance: Chance) -> Result<(Self, StepEvents), Fault> {
        let sitting = Sitting::new(setup).map_err(|error| {
            let text = G::rule_line(error.rule);
            Fault { rule_text: text, ..Fault::from(error) }
        })?;
        Self::seated(sitting, chance, 0)
    }

    /// A new game of a set-up in JSON.
    pub fn from_setup(setup: &Value, files: Files, chance: Chance) -> Result<(Self, StepEvents), Fault> {
        Self::new(&read_setup::<G>(setup, files)?, chance)
    }

    /// A table as a position describes it.
    pub fn from_position(
        position: &Value,
        files: Files,
        chance: Chance,
    ) -> Result<(Self, StepEvents), Fault> {
        let (setup, start) = G::read_position(position, files)?;
        // Written in our own words: the record stands alone and says everything.
        let text = Self::position_text(&start);
        Self::seated(Sitting::from_position(setup, start, Some(text)), chance, 0)
    }

    /// A position as a record says it, with the version of the rules it is written under.
    pub(crate) fn position_text(start: &G) -> String {
        let mut position = start.position_json();
        position.insert("rules".into(), json!(G::RULES_VERSION));
        Value::Object(position).to_string()
    }

    /// The state that the text of a position describes.
    pub(crate) fn start_of(record: &Record<G>, position: &str) -> Result<G, Fault> {
        let mut position: Value = serde_json::from_str(position)
            .map_err(|error| Fault::position("", format!("the position is not JSON: {error}")))?;
        written_under(record.written_under(), &mut position);
        let (setup, start) = G::read_position(&position, Files::Refuse)?;
        match setup == record.setup {
            true => Ok(start),
            false => Err(Fault::position("setup", "differs from the set-up of the record")),
        }
    }

    /// The game in progress.
    pub fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// A table in this situation; chance is dealt if it is awaited.
    pub(crate) fn seated(
        sitting: Sitting<G>,
        chance: Chance,
        version: u64,
    ) -> Result<(Self, StepEvents), Fault> {
        let n_seats = sitting.state().n_seats();
        let contributions = chance.chain().map_or(&[][..], Chain::contributions);
        if let Some((seat, _)) = contributions.iter().find(|(seat, _)| seat.index() >= n_seats) {
            let message = format!("{seat} contributes to a table of {n_seats}");
            return Err(Fault { seat: Some(*seat), ..Fault::new(Code::SetupInvalid, message) });
        }
        let mut table = TableOf { sitting, chance, pledge: None, version };
        let mut happened = StepEvents::nothing(n_seats);
        table.deal(&mut happened);
        Ok((table, happened))
    }

    /// A table that only shows where a record led to.
    pub(crate) fn at_rest(sitting: Sitting<G>) -> Self {
        TableOf { sitting, chance: Chance::Manual, pledge: None, version: 0 }
    }

    /// Keeps what the record of this table said about its chance, for as long as nobody plays on.
    pub(crate) fn keep_pledge(&mut self, pledge: Option<Pledge>) {
        self.pledge = pledge;
    }

    fn deal(&mut self, happened: &mut StepEvents) {
        let next = self.sitting.record().steps.len() as u64 + 1;
        let events = match &mut self.chance {
            Chance::Manual => return,
            Chance::Dealt(dealer) => self.sitting.deal(dealer.as_mut()),
            Chance::Fair(chain) => self.sitting.deal(&mut chain.dealer(next)),
        };
        tell::<G>(happened, &events);
    }

    /// The record with what is known about its chance.
    fn record_with(&self, pledge: Option<Pledge>) -> String {
        let mut record = self.sitting.record().clone();
        record.pledge = pledge;
        record.to_string()
    }

    fn illegal(refusal: &Refusal<G::Reason>) -> Fault {
        Fault::new(Code::ActionIllegal, refusal.reason.to_string())
            .under(Some(refusal.rule.0), G::rule_line(refusal.rule))
            .said(G::reason_message(&refusal.reason))
    }

    /// Reads a step: see [`AnyTable::submit`].
    fn read_step(&self, seat: Option<Seat>, text: &str) -> Result<StepOf<G>, Fault> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(outcome) = text.strip_prefix("chance ") {
            return Ok(Step::Outcome(outcome.parse().map_err(Fault::from)?));
        }
        let (named, action) = match text.split_once(' ') {
            Some((word, rest)) if word.parse::<Seat>().is_ok() => (word.parse::<Seat>().ok(), rest),
            _ => (None, text.as_str()),
        };
        if let (Some(named), Some(seat)) = (named, seat)
            && named != seat
        {
            return Err(Fault::field("seat", format!("the action says {named}, the field {seat}")));
        }
        let parsed = action.parse::<G::Action>().map_err(Fault::from);
        let chooser = named.or(seat).or(self.first_awaited());
        match (chooser, parsed) {
            (Some(seat), Ok(action)) => Ok(Step::Choice(seat, action)),
            // Nobody can choose now; the rules say why.
            (None, Ok(action)) => Ok(Step::Choice(Seat::new(0).expect("every table has a seat 0"), action)),
            (chooser, Err(fault)) => match action.parse() {
                Ok(outcome) if named.is_none() && seat.is_none() => Ok(Step::Outcome(outcome)),
                Err(error) if chooser.is_none() && self.awaits() == Awaits::Chance => Err(error.into()),
                _ => Err(fault),
            },
        }
    }

    /// The events of a choice just taken back: others learn only that it was.
    fn undone(&self, step: &StepOf<G>) -> StepEvents {
        let mut happened = StepEvents::nothing(self.n_seats());
        if let Step::Choice(seat, action) = step {
            happened.by = Some(*seat);
            happened.push(|audience| {
                let own = audience == Audience::All || audience == Audience::Viewer(Viewer::Seat(*seat));
                let action = (own || G::is_open_choice(action)).then(|| action.to_string());
                let message = match &action {
                    Some(action) => about("event-undone", *seat).with("action", action.clone()),
                    None => about("event-undone-hidden", *seat),
                };
                Some(Arc::new(SeenEvent::new(
                    &Undone { kind: "undone", seat: seat.index(), action },
                    message,
                    G::codebook(),
                )))
            });
        }
        happened
    }

    /// Why the last choice stays, without naming what `seat` may not know.
    fn closed(seat: Option<Seat>, closed: &UndoClosed<G>) -> Fault {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let message = match closed {
            UndoClosed::ChanceSpoke(outcome) if !G::knows_outcome(outcome, viewer) => {
                "chance has spoken since".into()
            }
            UndoClosed::OtherSeatChose(seat, action) if !G::is_open_choice(action) => {
                format!("{seat} has chosen since")
            }
            other => other.to_string(),
        };
        Fault::new(Code::UndoClosed, message).said(undo_message(closed, viewer))
    }
}

/// A choice that was taken back.
#[derive(Serialize)]
struct Undone {
    kind: &'static str,
    seat: usize,
    /// For those who may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
}

/// Notes under which version of the rules a position was written, unless it says so itself.
pub fn written_under(rules: u32, position: &mut Value) {
    if let Value::Object(position) = position {
        position.entry("rules").or_insert(json!(rules));
    }
}

/// A state as these eyes see it, with the names that every view has.
pub fn view_of<G: WireGame>(state: &G, audience: Audience) -> Value {
    let mut view = Map::new();
    view.insert("game".into(), json!(G::ID));
    match audience {
        Audience::All => {
            view.insert("you".into(), json!("all"));
            view.extend(state.all_json());
            // The whole view is a position, so it says by which rules to read it.
            view.insert("rules".into(), json!(G::RULES_VERSION));
        }
        Audience::Viewer(viewer) => {
            let seen = state.view(viewer);
            view.insert("you".into(), you(viewer));
            view.extend(as_object(&G::shape(&seen)));
            merge(&mut view, as_object(&G::printed(&seen)));
        }
    }
    Value::Object(view)
}

/// Whose view it is.
fn you(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat.index()),
        Viewer::Spectator => json!("spectator"),
    }
}

/// A struct as an object.
pub(crate) fn as_object(shape: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(shape) {
        Ok(Value::Object(object)) => object,
        _ => unreachable!("a struct with text keys becomes an object"),
    }
}

/// Adds entries to an object, and to those of its objects that both have.
pub(crate) fn merge(object: &mut Map<String, Value>, more: Map<String, Value>) {
    for (key, value) in more {
        match (object.get_mut(&key), value) {
            (Some(Value::Object(inner)), Value::Object(more)) => merge(inner, more),
            (_, value) => drop(object.insert(key, value)),
        }
    }
}

/// The action a text means for a seat, if the rules allow it there; otherwise why not, with the paragraph.
pub fn read_action<G: WireGame>(state: &G, seat: Seat, text: &str) -> Result<G::Action, Fault> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let step = Step::Choice(seat, text.parse::<G::Action>().map_err(Fault::from)?);
    state.check(&step).map_err(|refusal| TableOf::<G>::illegal(&refusal))?;
    match step {
        Step::Choice(_, action) => Ok(action),
        Step::Outcome(_) => unreachable!("the step was made a choice above"),
    }
}

/// Adds events to what happened, each as every viewer notices it.
fn tell<G: WireGame>(happened: &mut StepEvents, events: &[G::Event]) {
    for event in events {
        // Most viewers notice the same.
        let mut said: Vec<(G::Seen, Arc<SeenEvent>)> = Vec::new();
        happened.push(|audience| {
            let seen = match audience {
                Audience::All => Some(G::seen_by_all(event)),
                Audience::Viewer(viewer) => G::seen_by(event, viewer),
            }?;
            if let Some((_, told)) = said.iter().find(|(other, _)| *other == seen) {
                return Some(told.clone());
            }
            let told =
                Arc::new(SeenEvent::new(&G::EventShape::from(&seen), G::event_message(&seen), G::codebook()));
            said.push((seen, told.clone()));
            Some(told)
        });
    }
}

impl<G: WireGame> AnyTable for TableOf<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> Value {
        setup_json::<G>(&self.sitting.record().setup)
    }

    fn n_seats(&self) -> usize {
        self.sitting.state().n_seats()
    }

    fn awaits(&self) -> Awaits {
        self.sitting.state().awaits()
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.sitting.state().legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn legal_said(&self, seat: Seat) -> Vec<Message> {
        let state = self.sitting.state();
        let (mut actions, view) = (Vec::new(), state.view(Viewer::Seat(seat)));
        state.legal_actions(seat, &mut actions);
        actions.iter().map(|action| G::action_message(&view, seat, action)).collect()
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        self.asked(seat, Some(0), false).question
    }

    fn offers(&self, seat: Seat, most_said: usize) -> String {
        self.asked(seat, Some(most_said), false).offers.unwrap_or_else(|| "[]".into())
    }

    fn asked(&self, seat: Seat, most_said: Option<usize>, brief: bool) -> Asked {
        let state = self.sitting.state();
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        let legal = actions.iter().map(ToString::to_string).collect();
        let Some(most_said) = most_said else { return Asked { legal, ..Asked::default() } };
        let view = state.view(Viewer::Seat(seat));
        let is_asked = state.awaits().seats().contains(seat);
        let question = if is_asked { G::question_message(&view, seat, &actions) } else { None };
        let offers = Some(written_offers::<G>(&view, seat, &actions, most_said, brief));
        Asked { legal, question, offers, unsaid: actions.len() > most_said }
    }

    fn codebook(&self) -> &'static Codebook {
        G::codebook()
    }

    fn odds(&self, seat: Seat, actions: &[&str]) -> Result<Option<Value>, Fault> {
        let state = self.sitting.state();
        // Whether an action may follow another can depend on what the seat does not know.
        if actions.len() > 1 && !G::OPEN {
            return Ok(None);
        }
        let (mut after, mut read) = (state.clone(), Vec::with_capacity(actions.len()));
        for action in actions {
            let action = read_action(&after, seat, action)?;
            after.advance(&Step::Choice(seat, action.clone()), &mut Unseen);
            read.push(action);
        }
        Ok(G::odds(&state.view(Viewer::Seat(seat)), seat, &read))
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.awaits() == Awaits::Chance {
            self.sitting.state().outcomes(&mut outcomes);
        }
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn submit(&mut self, seat: Option<Seat>, text: &str) -> Result<StepEvents, Fault> {
        let step = self.read_step(seat, text)?;
        let mut happened = StepEvents::nothing(self.n_seats());
        if let Step::Choice(seat, _) = &step {
            happened.by = Some(*seat);
        }
        let events = self.sitting.play(step).map_err(|refusal| Self::illegal(&refusal))?;
        tell::<G>(&mut happened, &events);
        self.pledge = None;
        self.version += 1;
        self.deal(&mut happened);
        Ok(happened)
    }

    fn why(&self, seat: Option<Seat>, text: &str) -> Result<(), Fault> {
        let step = self.read_step(seat, text)?;
        self.sitting.state().check(&step).map_err(|refusal| Self::illegal(&refusal))
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<StepEvents, Fault> {
        let step = self.sitting.undo(seat).map_err(|closed| Self::closed(seat, &closed))?;
        self.pledge = None;
        self.version += 1;
        Ok(self.undone(&step))
    }

    fn undo_closed(&self, seat: Seat) -> Option<Message> {
        let closed = self.sitting.check_undo(Some(seat)).err()?;
        Some(undo_message(&closed, Viewer::Seat(seat)))
    }

    fn view(&self, audience: Audience) -> Value {
        view_of(self.sitting.state(), audience)
    }

    fn brief_view(&self, viewer: Viewer) -> Value {
        let mut view = view_of(self.sitting.state(), Audience::Viewer(viewer));
        if let Value::Object(view) = &mut view {
            view.retain(|name, _| !G::DERIVED.contains(&name.as_str()));
        }
        view
    }

    fn past(&self) -> Past {
        Past(self.sitting.kept_state())
    }

    fn delta(&self, before: &Past, audience: Audience, brief: bool) -> Option<String> {
        let before = before.0.downcast_ref::<G>()?;
        let shape = |state: &G| match audience {
            Audience::Viewer(viewer) => G::shape(&state.view(viewer)),
            Audience::All => state.whole_shape(),
        };
        delta(&shape(before), &shape(self.sitting.state()), brief.then(G::codebook))
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn record(&self) -> String {
        self.record_with(
            self.chance.chain().map_or_else(|| self.pledge.clone(), |chain| Some(chain.pledge())),
        )
    }

    fn record_with_secret(&self) -> String {
        self.record_with(
            self.chance.chain().map_or_else(|| self.pledge.clone(), |chain| Some(chain.revealed())),
        )
    }

    fn n_steps(&self) -> usize {
        self.sitting.record().steps.len()
    }

    fn steps_since(&self, n_steps: usize) -> Vec<String> {
        self.sitting.record().steps.iter().skip(n_steps).map(ToString::to_string).collect()
    }

    fn history(&self) -> Vec<StepInWords> {
        let record = self.sitting.record();
        let start = match &record.position {
            Some(position) => Self::start_of(record, position).ok(),
            None => G::new(&record.setup).ok(),
        };
        let Some(mut state) = start else { return Vec::new() };
        let in_words = |step: &StepOf<G>| {
            let mut events = Vec::new();
            state.advance(step, &mut events);
            let said = |event| G::event_message(&G::seen_by_all(event));
            StepInWords { step: step.to_string(), events: events.iter().map(said).collect() }
        };
        record.steps.iter().map(in_words).collect()
    }

    fn scores(&self) -> Map<String, Value> {
        let state = self.sitting.state();
        let scores = state.seat_scores();
        let places = state.ranking().unwrap_or_else(|| state.places_now());
        let rows = scores.iter().zip(&places).enumerate().map(|(seat, (score, place))| {
            let parts: Map<String, Value> =
                score.parts.iter().map(|(name, points)| ((*name).into(), json!(points))).collect();
            json!({"seat": seat, "total": score.total, "parts": parts, "place": place})
        });
        let mut answer = Map::new();
        answer.insert("scores".into(), rows.collect());
        answer.insert("over".into(), json!(state.awaits() == Awaits::Nobody));
        let mut ranks = places.clone();
        ranks.sort_unstable();
        ranks.dedup();
        let rank = |place: &u8| {
            let seats: Vec<usize> = (0..places.len()).filter(|&seat| places[seat] == *place).collect();
            json!({"place": place, "seats": seats})
        };
        answer.insert("ranking".into(), ranks.iter().map(rank).collect());
        answer.extend(state.score_remarks());
        answer
    }

    fn final_scores(&self) -> Option<Vec<i32>> {
        self.sitting.state().scores()
    }

    fn tells_by_time(&self, seat: Seat) -> bool {
        self.sitting.state().asks_for_hidden(seat)
    }

    fn make_bot(&self, name: Option<&str>, effort: &Effort) -> Result<Box<dyn AnyBot>, Fault> {
        let name = name.unwrap_or(strongest::<G>());
        let known = G::BOTS.iter().find(|bot| **bot == name);
        let (Some(bot), Some(player)) = (known, G::bot(name, effort)) else {
            let message = format!("there is no bot `{}`; there are {}", shorten(name), G::BOTS.join(", "));
            let known = G::BOTS.iter().map(ToString::to_string).collect();
            return Err(Fault { known, ..Fault::new(Code::BotUnknown, message) });
        };
        Ok(Box::new(BotOf { name: bot, player }))
    }

    fn bot(&self, call: &BotCall) -> Result<BotAnswer, Fault> {
        self.make_bot(call.name.as_deref(), &call.effort)?.choose(self, call.seat, call.seed.as_deref())
    }

    fn said_in_turn(&self, seat: Seat, actions: &[String]) -> Vec<Message> {
        let mut state = self.sitting.state().clone();
        let mut said = Vec::new();
        for text in actions {
            let Ok(action) = read_action(&state, seat, text) else { break };
            said.push(G::action_message(&state.view(Viewer::Seat(seat)), seat, &action));
            // The bare state: nobody deals here, so nothing to come is told.
            state.advance(&Step::Choice(seat, action), &mut Vec::new());
        }
        said
    }

    fn perft(&self, depth: u32, budget: u64) -> Option<u64> {
        let mut budget = budget;
        perft_within(self.sitting.state(), depth, &mut budget)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

/// A bot of one game.
struct BotOf<G: WireGame> {
    name: &'static str,
    player: Box<dyn Bot<G>>,
}

impl<G: WireGame> AnyBot for BotOf<G> {
    fn choose(
        &mut self,
        table: &dyn AnyTable,
        seat: Option<Seat>,
        seed: Option<&str>,
    ) -> Result<BotAnswer, Fault> {
        let Some(table) = (table as &dyn Any).downcast_ref::<TableOf<G>>() else {
            let message = format!("a bot of {} does not play {}", G::ID, table.game_id());
            return Err(Fault::new(Code::BotUnknown, message));
        };
        let awaits = table.awaits();
        let seat = seat.or(table.first_awaited()).filter(|seat| awaits.seats().contains(*seat));
        let Some(seat) = seat else {
            let message = format!("a bot has nothing to choose here; it is up to {awaits}");
            return Err(Fault::new(Code::ActionIllegal, message));
        };
        let state = table.sitting.state();
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let seed = seed.map_or_else(os_seed, |seed| Ok(seed.into()))?;
        let mut dealer = ChaChaDealer::for_step(&seed, table.sitting.record().steps.len());
        let thought = self.player.choose(&state.view(Viewer::Seat(seat)), seat, &legal, &mut dealer);
        let candidates = thought.candidates.into_iter();
        Ok(BotAnswer {
            bot: self.name,
            seat,
            action: thought.action.to_string(),
            value: thought.values,
            worth: thought.worth,
            visits: thought.visits,
            candidates: candidates.map(|(action, value)| (action.to_string(), value)).collect(),
            plan: thought.plan.iter().map(ToString::to_string).collect(),
        })
    }
}
