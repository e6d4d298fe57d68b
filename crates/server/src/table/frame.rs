//! What leaves the service about a table, each message for the eyes of one viewer.
//!
//! This is the only place where a table becomes something to send: views and events come from `wire`, which
//! shows a viewer what it may know, and nothing here looks past that.

use std::sync::Arc;

use serde_json::Value;
use serde_json::value::RawValue;
use table::{Awaits, Seat, Viewer};
use wire::{AnyTable, Audience, Code, Codebook, Fault, Message, Past, StepEvents};

use super::event::Sitter;
use super::publish::Subscription;
use super::state::{Chair, Status, Table};
use super::terms::Origin;
use crate::clock::Millis;
use crate::shape;
use crate::shape::socket::{Event, News, Update};
use crate::shape::table::{OriginDoc, Person, TableDoc};

/// The view of a viewer who remembers, without what can be derived; null before the game begins.
fn brief_view(table: &Table, viewer: Viewer) -> Value {
    table.game.as_ref().map_or(Value::Null, |game| game.brief_view(viewer))
}

/// The view of a viewer; null before the game begins.
pub(crate) fn view(table: &Table, viewer: Viewer) -> Value {
    table.game.as_ref().map_or(Value::Null, |game| game.view(Audience::Viewer(viewer)))
}

/// How much a viewer must be shown.
pub(crate) enum Shown {
    /// All it may see.
    All,
    /// What changed since this version, if anything did.
    Since(u64, Option<Arc<RawValue>>),
}

/// A version of a table as far as later ones are compared with it.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) version: u64,
    /// The game; none before it began.
    game: Option<Past>,
}

impl Moment {
    pub(crate) fn of(table: &Table) -> Moment {
        Moment { version: table.version, game: table.game.as_ref().map(|game| game.past()) }
    }
}

/// What changed from one version of a table to a later one, found out once for all who see the same.
pub(crate) struct Changes<'a> {
    before: &'a Moment,
    now: Option<&'a dyn AnyTable>,
    /// For a game in which everybody sees the same: whole and short.
    of_all: [Option<Option<Arc<RawValue>>>; 2],
}

impl<'a> Changes<'a> {
    pub(crate) fn new(before: &'a Moment, now: &'a Table) -> Changes<'a> {
        Changes { before, now: now.game.as_deref(), of_all: [None, None] }
    }

    /// What to show to a viewer who saw the table as it was before.
    pub(crate) fn shown_to(&mut self, viewer: Viewer, brief: bool) -> Shown {
        let delta = match (&self.before.game, self.now) {
            (None, None) => None,
            (Some(before), Some(now)) if now.is_open() => self.of_all[usize::from(brief)]
                .get_or_insert_with(|| delta(now, before, viewer, brief))
                .clone(),
            (Some(before), Some(now)) => delta(now, before, viewer, brief),
            // The game began: a delta of everything is no shorter than everything.
            _ => return Shown::All,
        };
        Shown::Since(self.before.version, delta)
    }
}

fn delta(now: &dyn AnyTable, before: &Past, viewer: Viewer, brief: bool) -> Option<Arc<RawValue>> {
    now.delta(before, Audience::Viewer(viewer), brief)
        .and_then(|text| RawValue::from_string(text).ok())
        .map(Arc::from)
}

/// The most actions that are explained with every update; of more, each when it is asked about.
const MOST_SAID: usize = 60;

/// The update for those of one subscription; `before` is the table that they were told of last, if they were.
pub(crate) fn update(
    table: &Table,
    to: Subscription,
    shown: &Shown,
    happened: &[StepEvents],
    before: Option<&Table>,
    with_table: bool,
    now: Millis,
) -> String {
    let Subscription { viewer, offers, brief } = to;
    let as_wanted = |told| match (brief, offers) {
        (true, _) => Event::Brief(told),
        (false, true) => Event::Unsaid(told),
        (false, false) => Event::Told(told),
    };
    let (mut events, mut own) = (Vec::new(), None);
    for happened in happened {
        events.extend(happened.seen_by(Audience::Viewer(viewer)).map(as_wanted));
        if happened.by.is_some_and(|seat| viewer == Viewer::Seat(seat)) {
            own = Some(events.len());
        }
    }
    let asked = asked(table, viewer)
        .map(|(game, seat)| game.asked(seat, offers.then_some(MOST_SAID), brief))
        .unwrap_or_default();
    // What has not changed is left out for those who remember it.
    let remembers = brief && matches!(shown, Shown::Since(..));
    let closed = undo_closed(table, viewer);
    let closed = match before.map(|before| undo_closed(before, viewer)) {
        // A reason stays one for as long as nothing else was chosen.
        Some(before)
            if remembers && (before == closed || own.is_none() && before.is_some() == closed.is_some()) =>
        {
            None
        }
        _ if remembers => Some(closed),
        _ => closed.map(Some),
    };
    let book = table.game.as_deref().filter(|_| brief).map(AnyTable::codebook);
    let written = |message: &Message| match book {
        Some(book) => RawValue::from_string(book.text(message)).ok(),
        None => serde_json::value::to_raw_value(message).ok(),
    };
    let mut update = Update {
        version: table.version,
        base: None,
        awaits: (!remembers || table.status() != Status::Running).then(|| table.awaits().into()),
        events,
        own,
        legal: pack(&asked.legal),
        question: asked.question.as_ref().and_then(written),
        offers: asked.offers.and_then(|offers| RawValue::from_string(offers).ok()),
        unsaid: asked.unsaid.then_some(true),
        undo_closed: closed.map(|closed| closed.as_ref().and_then(written)),
        view: None,
        delta: None,
        clocks: table.clocks.faces(now),
        table: with_table.then(|| doc(table)),
        // With the first view of a game, be it the answer to `hello` or the beginning.
        words: book
            .filter(|_| matches!(shown, Shown::All) || before.is_none_or(|before| before.game.is_none()))
            .map(Codebook::listed),
    };
    match shown {
        Shown::All if brief => update.view = Some(brief_view(table, viewer)),
        Shown::All => update.view = Some(view(table, viewer)),
        Shown::Since(version, delta) => {
            update.base = Some(*version).filter(|base| !brief || base + 1 != table.version);
            update.delta = delta.as_deref();
        }
    }
    serde_json::to_string(&News::Update(update)).unwrap_or_default()
}

/// The game, if this viewer is a seat that may choose now.
fn asked(table: &Table, viewer: Viewer) -> Option<(&dyn AnyTable, Seat)> {
    match (viewer, table.status(), &table.game) {
        (Viewer::Seat(seat), Status::Running, Some(game)) if table.awaits().seats().contains(seat) => {
            Some((game.as_ref(), seat))
        }
        _ => None,
    }
}

/// Why the last choice of the viewer stays, if it is a seat of a running game.
fn undo_closed(table: &Table, viewer: Viewer) -> Option<Message> {
    match (viewer, table.status(), &table.game) {
        (Viewer::Seat(seat), Status::Running, Some(game)) => game
            .undo_closed(seat)
            .or_else(|| (table.chairs[seat.index()].own_choices == 0).then(nothing_to_undo_said)),
        _ => None,
    }
}

/// Nothing that a player chose can be taken back; what a stand-in chose stays.
pub(crate) fn nothing_to_undo() -> Fault {
    Fault::new(Code::UndoClosed, "nothing was chosen yet").said(nothing_to_undo_said())
}

fn nothing_to_undo_said() -> Message {
    Message::new("undo-nothing")
}

/// What the viewer may choose now.
pub(crate) fn legal(table: &Table, viewer: Viewer) -> Vec<String> {
    asked(table, viewer).map_or(Vec::new(), |(game, seat)| game.legal(seat))
}

/// What each of these choices would do, in the same order.
pub(crate) fn legal_said(table: &Table, viewer: Viewer) -> Vec<Message> {
    asked(table, viewer).map_or(Vec::new(), |(game, seat)| game.legal_said(seat))
}

/// The most letters one entry may share with the one before it: one digit of base 36.
const MOST_SHARED: usize = 35;

/// A list of actions in little room: each begins with one digit of base 36 that says how many letters it shares
/// with the one before it, and goes on with the rest.
pub(crate) fn pack(list: &[String]) -> Vec<String> {
    let mut before: &str = "";
    let mut packed = Vec::with_capacity(list.len());
    for entry in list {
        let equal = before.char_indices().zip(entry.chars()).take(MOST_SHARED);
        let n_shared = equal.take_while(|((_, a), b)| a == b).count();
        let digit = char::from_digit(n_shared as u32, 36).unwrap_or('0');
        packed.push(std::iter::once(digit).chain(entry.chars().skip(n_shared)).collect());
        before = entry;
    }
    packed
}

/// What everybody may know of a table: who sits where, what was agreed, how it ended.
pub(crate) fn doc(table: &Table) -> TableDoc {
    let terms = &table.terms;
    TableDoc {
        id: table.id.clone(),
        game: terms.game.clone(),
        rules_version: table.rules,
        setup: terms.setup.clone(),
        status: table.status(),
        version: table.version,
        created: table.created,
        host: terms.host.clone(),
        seats: table.chairs.iter().map(chair).collect(),
        pace: terms.pace,
        when_late: terms.when_late,
        watch: terms.watch,
        listed: terms.listed,
        begins_when_full: terms.begins_when_full,
        odds: terms.odds,
        hints: terms.hints,
        awaits: table.awaits().into(),
        commitment: terms.commitment.clone(),
        origin: terms
            .origin
            .as_ref()
            .and_then(|origin| Some(OriginDoc { table: origin.table.clone()?, version: origin.version })),
        practice: terms.origin.as_ref().is_some_and(Origin::is_practice).then_some(true),
        ended: table.ended,
        again: table.again.clone(),
        result: table.result(),
        secret: table.revealed_secret().map(String::from),
        code: None,
        mine: None,
    }
}

fn chair(chair: &Chair) -> shape::table::Chair {
    let sitter = chair.sitter.as_deref();
    let person = |sitter: &Sitter| Person {
        id: sitter.user.clone(),
        name: sitter.name.clone(),
        colour: sitter.colour.clone(),
    };
    shape::table::Chair {
        user: sitter.map(person),
        contribution: sitter.map(|sitter| sitter.contribution.clone()),
        contributed: sitter.map(|sitter| sitter.contributed),
        bot: chair.bot.clone(),
        lost: chair.lost.then_some(true),
        agrees: chair.agrees.then_some(true),
        hints: (chair.hints > 0).then_some(chair.hints),
    }
}

/// Whether the game asks this seat.
pub(crate) fn is_awaited(awaits: Awaits, seat: usize) -> bool {
    table::Seat::new(seat).is_some_and(|seat| awaits.seats().contains(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpack(packed: &[String]) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        for entry in packed {
            let n_shared =
                entry.chars().next().and_then(|digit| digit.to_digit(36)).expect("a digit") as usize;
            let before = list.last().cloned().unwrap_or_default();
            list.push(before.chars().take(n_shared).chain(entry.chars().skip(1)).collect());
        }
        list
    }

    /// All viewers of an open game are shown the very same delta, which was written once; those of another are not.
    #[test]
    fn viewers_of_an_open_game_share_one_delta() {
        for entry in wire::GAMES {
            let setup = serde_json::json!({"seats": 3});
            let chance = wire::Chance::from_seed("shared");
            let (mut game, _) = entry.open(&setup, wire::Files::Refuse, chance).expect("a table");
            for version in 0..40 {
                let before = Moment { version, game: Some(game.past()) };
                let Some(seat) = game.first_awaited() else { break };
                let action = game.legal(seat).pop().expect("an action");
                game.submit(Some(seat), &action).expect("a legal action");
                let mut changes = Changes { before: &before, now: Some(game.as_ref()), of_all: [None, None] };
                for brief in [false, true] {
                    let deltas: Vec<Arc<RawValue>> = Viewer::all(3)
                        .filter_map(|viewer| match changes.shown_to(viewer, brief) {
                            Shown::Since(base, delta) => delta.filter(|_| base == version),
                            Shown::All => None,
                        })
                        .collect();
                    assert_eq!(deltas.len(), 4, "{}: `{action}` changes something", entry.id);
                    let shared = deltas.iter().all(|delta| Arc::ptr_eq(delta, &deltas[0]));
                    assert_eq!(shared, game.is_open(), "{}", entry.id);
                }
            }
        }
    }

    #[test]
    fn packed_lists_are_short_and_unpack() {
        let list = ["place -1,1 turn 0", "place -1,1 turn 1", "place 0,1 turn 1", "skip", "öde", "öl"];
        let list: Vec<String> = list.iter().map(ToString::to_string).collect();
        let packed = pack(&list);
        assert_eq!(packed[..2], ["0place -1,1 turn 0", "g1"]);
        assert_eq!(unpack(&packed), list);
        let long = "x".repeat(50);
        let list = vec![format!("{long}a"), format!("{long}b"), format!("{long}b")];
        assert_eq!(unpack(&pack(&list)), list);
        assert!(pack(&[]).is_empty());
    }
}
