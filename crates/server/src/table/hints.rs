//! What a bot would do: advice for a seat, at tables that allow it.
//!
//! The strongest bot thinks where all bots think, one hint at a time for each player. It gets the view of the seat that
//! asks and nothing else; anyone who asked may stop it or hang up, and a hint that was given is counted.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex as StdMutex};

use bots::{Stop, Worth};
use table::Seat;

use super::event::TableEvent;
use super::manage::{here, seat_for};
use super::registry::TableRegistry;
use super::state::Table;
use super::terms::HintsOption;
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, UserId};
use crate::shape::hints::{Hint, HintedChoice, HintedStep, WorthName};
use crate::sync::lock;

/// Hints that are thought about: one at a time for each player.
#[derive(Default)]
pub(crate) struct Hints {
    thinking: StdMutex<HashMap<UserId, Stop>>,
}

/// A hint that is thought about; dropped when it is given, stopped, or nobody waits for it any more.
struct Thinking<'a> {
    hints: &'a Hints,
    user: UserId,
    stop: Stop,
}

impl Hints {
    fn begin(&self, user: &UserId, stop: Stop) -> Answer<Thinking<'_>> {
        match lock(&self.thinking).entry(user.clone()) {
            Entry::Occupied(_) => {
                Err(Problem::conflict("hint/busy", "the last hint is still being thought about"))
            }
            Entry::Vacant(place) => {
                place.insert(stop.clone());
                Ok(Thinking { hints: self, user: user.clone(), stop })
            }
        }
    }

    /// Stops what a user has asked for.
    pub(crate) fn stop(&self, user: &UserId) {
        if let Some(stop) = lock(&self.thinking).get(user) {
            stop.ask();
        }
    }
}

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        self.stop.ask();
        lock(&self.hints.thinking).remove(&self.user);
    }
}

impl TableRegistry {
    /// What the strongest bot would do for a seat of this user, unless it is asked to stop before it has found out.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        stop: Stop,
    ) -> Answer<Hint> {
        let (seat, since, game) = self
            .look(id, |table| {
                let seat = seat_for(table, user, seat)?;
                may_ask(table, seat)?;
                let game = table.game.as_ref().ok_or_else(not_asked)?;
                Ok((seat, table.asked_since(seat), game.boxed_clone()))
            })
            .await?;
        let thinking = self.hints.begin(&user.id, stop)?;
        let chooser = Seat::new(seat).ok_or_else(Problem::internal)?;
        let advice = self.pool.advise(user.id.clone(), game.boxed_clone(), chooser, &thinking.stop).await;
        let Some(advice) = advice.filter(|_| !thinking.stop.asked()) else {
            return Err(Problem::conflict("hint/stopped", "the hint was stopped"));
        };
        // Told is counted; and what is told is about the question that was asked.
        let acted = self
            .act(id, |table| {
                may_ask(table, seat)?;
                match table.asked_since(seat) == since {
                    true => Ok(TableEvent::Hint(seat)),
                    false => Err(Problem::stale(since.unwrap_or_default(), table.version)),
                }
            })
            .await?;
        let used = self.look(id, |table| Ok(table.chairs[seat].hints)).await?;
        let said = |action: &String| game.said_in_turn(chooser, std::slice::from_ref(action)).pop();
        let candidates = match advice.candidates.is_empty() {
            true => vec![(advice.action.clone(), None)],
            false => advice.candidates.into_iter().map(|(action, value)| (action, Some(value))).collect(),
        };
        let best = candidates.into_iter().take(MOST).map(|(action, value)| HintedChoice {
            say: said(&action),
            action,
            value,
        });
        let plan = game.said_in_turn(chooser, &advice.plan).into_iter().zip(&advice.plan);
        Ok(Hint {
            version: acted.version,
            seat,
            used,
            worth: match advice.worth {
                Worth::Points => WorthName::Points,
                Worth::Chance => WorthName::Chance,
                Worth::Order => WorthName::Order,
            },
            best: best.collect(),
            plan: plan.map(|(say, action)| HintedStep { action: action.clone(), say }).collect(),
        })
    }
}

/// How many choices a hint shows.
const MOST: usize = 3;

/// Whether this seat may ask for a hint now.
fn may_ask(table: &Table, seat: usize) -> Answer<()> {
    if table.terms.hints == HintsOption::Off {
        return Err(Problem::forbidden("table/no_hints", "there are no hints at this table"));
    }
    here(table, seat)?;
    match super::frame::is_awaited(table.awaits(), seat) {
        true => Ok(()),
        false => Err(not_asked()),
    }
}

fn not_asked() -> Problem {
    Problem::conflict("seat/not_asked", "this seat has nothing to choose now")
}
