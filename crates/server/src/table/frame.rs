//! What leaves the service about a table, each message for the eyes of one viewer.
//!
//! This is the only place where a table becomes something to send: views and events come from `wire`, which
//! shows a viewer what it may know, and nothing here looks past that.

use std::sync::Arc;

use serde_json::Value;
use table::{Awaits, Seat, Viewer};
use wire::{AnyTable, Code, Eyes, Fault, Happened, Message};

use super::deed::Sitter;
use super::state::{Chair, Status, Table};
use crate::clock::Millis;
use crate::delta;
use crate::shape;
use crate::shape::socket::{News, Update};
use crate::shape::table::{OriginDoc, Person, TableDoc};

/// A view without `you`; viewers who see the same share it. Null before the game begins.
pub(crate) type Face = Arc<Value>;

/// What these viewers see.
pub(crate) fn faces(table: &Table, viewers: &[Viewer]) -> Vec<Face> {
    match &table.game {
        Some(game) => game.faces(viewers),
        None => vec![Face::default(); viewers.len()],
    }
}

/// The view of a viewer; null before the game begins.
pub(crate) fn view(table: &Table, viewer: Viewer) -> Value {
    table.game.as_ref().map_or(Value::Null, |game| game.view(Eyes::Viewer(viewer)))
}

/// How much a viewer must be shown.
pub(crate) enum Shown<'a> {
    /// All it may see.
    All,
    /// What changed since this version, if anything did.
    Since(u64, Option<&'a Value>),
}

/// What changed between faces, found out once for all who share them.
#[derive(Default)]
pub(crate) struct Changes(Vec<(Face, Face, Option<Value>)>);

impl Changes {
    /// What to show to somebody who saw `old` at `version`, now that there is `new` to see.
    pub(crate) fn since(&mut self, version: u64, old: &Face, new: &Face) -> Shown<'_> {
        // Null becomes something when the game begins; a delta of everything is no shorter than everything.
        if old.is_null() && !new.is_null() {
            return Shown::All;
        }
        let is_known = |(a, b, _): &(Face, Face, _)| Arc::ptr_eq(a, old) && Arc::ptr_eq(b, new);
        let place = self.0.iter().position(is_known).unwrap_or_else(|| {
            self.0.push((old.clone(), new.clone(), delta::diff(old, new)));
            self.0.len() - 1
        });
        Shown::Since(version, self.0[place].2.as_ref())
    }
}

/// The update for a viewer.
pub(crate) fn update(
    table: &Table,
    viewer: Viewer,
    shown: Shown<'_>,
    happened: &[Happened],
    with_table: bool,
    now: Millis,
) -> String {
    let (mut events, mut own) = (Vec::new(), None);
    for happened in happened {
        events.extend(happened.seen_by(Eyes::Viewer(viewer)));
        if happened.by.is_some_and(|seat| viewer == Viewer::Seat(seat)) {
            own = Some(events.len());
        }
    }
    let mut update = Update {
        version: table.version,
        base: None,
        awaits: table.awaits().into(),
        events,
        own,
        legal: pack(&legal(table, viewer)),
        undo_closed: undo_closed(table, viewer),
        view: None,
        delta: None,
        clocks: table.clocks.faces(now),
        table: with_table.then(|| doc(table)),
    };
    match shown {
        Shown::All => update.view = Some(view(table, viewer)),
        Shown::Since(version, delta) => {
            update.base = Some(version);
            update.delta = delta;
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
        awaits: table.awaits().into(),
        commitment: terms.commitment.clone(),
        origin: terms
            .origin
            .as_ref()
            .map(|origin| OriginDoc { table: origin.table.clone(), version: origin.version }),
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
