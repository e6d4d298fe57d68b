//! Turns of bots: one that is awaited thinks, and what it chooses is played.

use std::sync::Arc;

use table::Seat;

use super::bots::{Chosen, Question};
use super::event::TableEvent;
use super::registry::TableRegistry;
use super::room::{Inside, Room};
use crate::error::Problem;
use crate::ids::TableId;
use crate::sync::lock;

impl TableRegistry {
    /// Lets a bot think if one is awaited, and plays what it says.
    pub(super) fn wake_bot(self: &Arc<Self>, room: &Arc<Room>, inside: &mut Inside) {
        let table = &inside.table;
        if inside.thinking == Some(table.version) {
            return;
        }
        let (Some((seat, level)), Some(game)) = (table.next_bot(), &table.game) else { return };
        let Some(place) = Seat::new(seat) else { return };
        let version = table.version;
        let paced = game.tells_by_time(place);
        let question = Question {
            line: table.terms.host.clone(),
            // Drawn before anybody thinks, and of nothing that is held.
            pause: paced.then(|| lock(&self.pacer).draw()),
            game: game.boxed_clone(),
            seat: place,
            // One that is told to hurry, so that its time tells nothing, is another one.
            bot: if paced { None } else { inside.bots.remove(&seat) },
            level: level.to_string(),
            seed: lock(&self.secrets).as_ref().map(|_| format!("{version} {seat}")),
        };
        inside.thinking = Some(version);
        let (registry, room, id) = (self.clone(), room.clone(), room.id.clone());
        tokio::spawn(async move {
            // Nobody chooses while the service ends: who starts next lets the bot think again.
            let Some(Chosen { action, bot }) = registry.pool.choose(question).await else { return };
            if let (Some(bot), Some(inside)) = (bot, room.inside.lock().await.as_mut()) {
                inside.bots.insert(seat, bot);
            }
            // A choice that cannot be stored is tried once more; then any other, should it be that choice.
            for attempt in 0..3 {
                let played = registry
                    .act(&id, |table| {
                        // The host may have seated somebody else, or another node was quicker.
                        if table.chairs[seat].bot.is_none() || !table.is_current(seat, version) {
                            return Err(Problem::stale(version, table.version));
                        }
                        let other = || {
                            let legal = table.game.as_ref().map(|game| game.legal(place)).unwrap_or_default();
                            legal.into_iter().find(|other| *other != action)
                        };
                        let plain = if attempt < 2 { None } else { other() };
                        Ok(TableEvent::Play(seat, plain.unwrap_or_else(|| action.clone())))
                    })
                    .await;
                match played {
                    Ok(_) => return,
                    Err(problem) if problem.status.is_server_error() => {
                        tracing::error!(table = %id.tag(), seat, attempt, "a bot's choice was not stored");
                    }
                    Err(problem) => {
                        tracing::debug!(table = %id.tag(), seat, code = problem.code(), "a bot's choice is not needed");
                        return;
                    }
                }
            }
            registry.let_think_again(&id, version).await;
        });
    }

    /// A bot's choice could not be stored: anyone who looks after the table next wakes it again.
    async fn let_think_again(&self, id: &TableId, version: u64) {
        let room = self.room(id);
        if let Some(inside) = room.inside.lock().await.as_mut()
            && inside.thinking == Some(version)
        {
            inside.thinking = None;
        }
    }
}
