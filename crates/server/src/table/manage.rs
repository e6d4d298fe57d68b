//! Who may do what at a table: the calls behind HTTP and sockets alike.

use std::sync::Arc;

use serde_json::Value;
use table::{Seat, Viewer};
use wire::Audience;

use super::chance;
use super::commit::Acted;
use super::event::{Sitter, TableEvent};
use super::frame;
use super::registry::TableRegistry;
use super::state::{Status, Table};
use super::terms::Watch;
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, UserId};
use crate::shape::socket::{MayNotPlay, MayPlay, Why};
use crate::shape::table::TableDoc;
use crate::sync::lock;

impl TableRegistry {
    /// Somebody sits down: at this seat, or at the first free one.
    pub async fn sit(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        code: Option<&str>,
        seat: Option<usize>,
        contribution: Option<String>,
    ) -> Answer<u64> {
        self.look(id, |table| {
            let invited = table.terms.listed || table.is_host(&user.id) || code == Some(&table.terms.code);
            match invited {
                true => Ok(()),
                false => {
                    Err(Problem::forbidden("table/code", "this table is by invitation: the code is wrong"))
                }
            }
        })
        .await?;
        self.take_seat(user, id, seat, contribution).await
    }

    pub(super) async fn take_seat(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        contribution: Option<String>,
    ) -> Answer<u64> {
        let offered = self.offer(contribution)?;
        let acted = self.act(id, |table| sit_down(table, user, seat, &offered)).await?;
        self.begin_if_full(id, acted).await
    }

    /// What somebody who sits down adds to chance: what they offer, or what the server makes for a silent client.
    pub(super) fn offer(&self, contribution: Option<String>) -> Answer<Offered> {
        if let Some(Err(error)) = contribution.as_deref().map(fair::Contribution::new) {
            return Err(Problem::field("contribution", error));
        }
        let contributed = contribution.is_some();
        let made = || chance::new_contribution(lock(&self.secrets).as_mut());
        Ok(Offered { contribution: contribution.unwrap_or_else(made), contributed })
    }

    async fn begin_if_full(self: &Arc<Self>, id: &TableId, acted: Acted) -> Answer<u64> {
        let wanted = acted.full && self.look(id, |table| Ok(table.terms.begins_when_full)).await?;
        match wanted {
            true => Ok(self.act(id, |_| Ok(TableEvent::Begin)).await?.version),
            false => Ok(acted.version),
        }
    }

    /// A player leaves before the start; the host may also send a bot away.
    pub async fn rise(self: &Arc<Self>, user: &User, id: &TableId, seat: Option<usize>) -> Answer<u64> {
        let acted = self.act(id, |table| {
            let seat = match seat {
                Some(seat) => seat,
                None => *table.seats_of(&user.id).first().ok_or_else(not_seated)?,
            };
            let chair = table.chairs.get(seat);
            let is_bot = chair.is_some_and(|chair| chair.sitter.is_none() && chair.bot.is_some());
            if !(table.seats_of(&user.id).contains(&seat) || is_bot && table.is_host(&user.id)) {
                return Err(not_seated());
            }
            Ok(TableEvent::Rise(seat))
        });
        Ok(acted.await?.version)
    }

    /// The host sends away anyone who sits there before the start: a bot, or somebody who blocks seats.
    pub async fn remove(self: &Arc<Self>, user: &User, id: &TableId, seat: usize) -> Answer<u64> {
        let acted = self.act(id, |table| {
            let event = host_only(table, user, TableEvent::Remove(seat))?;
            match table.seats_of(&user.id).contains(&seat) {
                true => Err(Problem::conflict("seat/yours", "this is your own seat: leave it")),
                false => Ok(event),
            }
        });
        Ok(acted.await?.version)
    }

    /// The host begins.
    pub async fn begin(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        Ok(self.act(id, |table| host_only(table, user, TableEvent::Begin)).await?.version)
    }

    /// The host closes a table that has not begun.
    pub async fn close(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        Ok(self.act(id, |table| host_only(table, user, TableEvent::Close)).await?.version)
    }

    /// The host seats a bot at a free seat, or a stronger one in the place of a bot.
    pub async fn seat_bot(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: usize,
        level: &str,
    ) -> Answer<u64> {
        let acted = self
            .act(id, |table| {
                let event = host_only(table, user, TableEvent::Bot(seat, level.into()))?;
                check_bot(table, seat, level).map(|()| event)
            })
            .await?;
        self.begin_if_full(id, acted).await
    }

    /// A choice of a seat, in answer to a version.
    pub async fn play(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        version: u64,
        action: &str,
    ) -> Answer<u64> {
        let acted = self.act(id, |table| {
            let seat = seat_for(table, user, seat)?;
            if table.status() == Status::Running {
                here(table, seat)?;
                if !table.is_current(seat, version) {
                    return Err(Problem::stale(version, table.version));
                }
            }
            // Chance is the server's affair, and a seat speaks for itself.
            let word = action.split_whitespace().next().unwrap_or("");
            if word == "chance" || word.parse::<Seat>().is_ok() {
                return Err(wire::Fault::new(wire::Code::ActionMalformed, "expected an action alone").into());
            }
            Ok(TableEvent::Play(seat, action.split_whitespace().collect::<Vec<_>>().join(" ")))
        });
        Ok(acted.await?.version)
    }

    /// Takes choices of a seat back: the last, or all that can be of its turn.
    pub async fn undo(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        version: u64,
        whole_turn: bool,
    ) -> Answer<u64> {
        let acted = self.act(id, |table| {
            let seat = seat_for(table, user, seat)?;
            here(table, seat)?;
            if !table.is_current(seat, version) {
                return Err(Problem::stale(version, table.version));
            }
            // What a stand-in chose is not the player's to take back.
            match (table.chairs[seat].own_choices, whole_turn) {
                (0, _) if table.status() == Status::Running => Err(frame::nothing_to_undo().into()),
                (0, _) | (_, false) => Ok(TableEvent::Undo(seat, 1)),
                (own, true) => Ok(TableEvent::Undo(seat, undoable(table, seat).min(own))),
            }
        });
        Ok(acted.await?.version)
    }

    /// A seat gives up.
    pub async fn resign(self: &Arc<Self>, user: &User, id: &TableId, seat: Option<usize>) -> Answer<u64> {
        let acted = self.act(id, |table| Ok(TableEvent::Resign(seat_for(table, user, seat)?)));
        Ok(acted.await?.version)
    }

    /// All seats of a user agree to stop without a result.
    pub async fn agree(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        let seats = self.look(id, |table| Ok(table.seats_of(&user.id))).await?;
        let mut version = Err(not_seated());
        for seat in seats {
            version = Ok(self
                .act(id, |table| Ok(TableEvent::Agree(seat_for(table, user, Some(seat))?)))
                .await?
                .version);
        }
        version
    }

    /// A user wants to play on: nobody agrees to stop any more.
    pub async fn decline(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        let acted = self.act(id, |table| Ok(TableEvent::Decline(seat_for(table, user, None)?)));
        Ok(acted.await?.version)
    }

    /// A player returns to a seat that a bot plays for them.
    pub async fn give_back(self: &Arc<Self>, user: &User, id: &TableId, seat: Option<usize>) -> Answer<u64> {
        let acted = self.act(id, |table| Ok(TableEvent::Return(seat_for(table, user, seat)?)));
        Ok(acted.await?.version)
    }

    /// Why an action could not be played; changes nothing.
    pub(crate) async fn why(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        action: &str,
    ) -> Answer<Why> {
        self.look(id, |table| {
            let seat = seat_for(table, user, seat)?;
            let game =
                table.game.as_ref().ok_or_else(|| Problem::conflict("table/not_begun", "not begun"))?;
            Ok(match game.why(Seat::new(seat), action) {
                Ok(()) => Why::Legal(MayPlay { legal: true }),
                Err(fault) => Why::Illegal(MayNotPlay { legal: false, why: fault.into() }),
            })
        })
        .await
    }

    /// The table as a user sees it, with the code for those who may invite.
    pub(crate) async fn doc(self: &Arc<Self>, user: Option<&User>, id: &TableId) -> Answer<TableDoc> {
        self.look(id, |table| {
            let mut doc = frame::doc(table);
            if let Some(user) = user
                && (table.is_host(&user.id) || !table.seats_of(&user.id).is_empty())
            {
                doc.code = Some(table.terms.code.clone());
                doc.mine = Some(table.seats_of(&user.id));
            }
            Ok(doc)
        })
        .await
    }
}

/// A contribution to chance.
pub(super) struct Offered {
    contribution: String,
    /// Whether a client said so.
    contributed: bool,
}

/// Somebody takes this seat, or the first free one.
pub(super) fn sit_down(
    table: &Table,
    user: &User,
    seat: Option<usize>,
    offered: &Offered,
) -> Answer<TableEvent> {
    if table.is_removed(&user.id) {
        return Err(Problem::forbidden("table/removed", "the host sent you away from this table"));
    }
    let free = || table.chairs.iter().position(super::state::Chair::is_free);
    let seat = seat.or_else(free).ok_or_else(|| Problem::conflict("table/full", "no seat is free"))?;
    // Anyone who comes back cannot choose again.
    let before = table.contribution_of(&user.id);
    let sitter = Sitter {
        user: user.id.clone(),
        name: user.name.clone(),
        colour: user.colour.clone(),
        contribution: before.map_or(&offered.contribution, |before| &before.contribution).clone(),
        contributed: before.map_or(offered.contributed, |before| before.contributed),
    };
    Ok(TableEvent::Sit(seat, sitter))
}

/// Whether the player of a seat plays it, and not a bot.
pub(super) fn here(table: &Table, seat: usize) -> Answer<()> {
    match table.status() == Status::Running && table.chairs[seat].bot.is_some() {
        true => Err(Problem::conflict("seat/away", "a bot plays for this seat; return to it first")),
        false => Ok(()),
    }
}

/// During a game a stand-in stays the one it is, and other bots do not become weaker.
fn check_bot(table: &Table, seat: usize, level: &str) -> Answer<()> {
    let Some(chair) = table.chairs.get(seat).filter(|_| table.status() == Status::Running) else {
        return Ok(());
    };
    if chair.sitter.is_some() {
        return Err(Problem::conflict("seat/taken", "somebody sits there already"));
    }
    let bots = wire::game(&table.terms.game)?.bots;
    let strength = |level: &str| bots.iter().position(|bot| *bot == level);
    match (chair.bot.as_deref().and_then(strength), strength(level)) {
        (Some(now), Some(then)) if then < now => {
            Err(Problem::conflict("bot/weaker", "during a game a bot may only be replaced by a stronger one"))
        }
        _ => Ok(()),
    }
}

pub(super) fn not_seated() -> Problem {
    Problem::forbidden("seat/not_yours", "you do not sit there")
}

fn host_only(table: &Table, user: &User, event: TableEvent) -> Answer<TableEvent> {
    match table.is_host(&user.id) {
        true => Ok(event),
        false => Err(Problem::forbidden("table/not_host", "only who made the table may do that")),
    }
}

pub(super) fn over(table: &Table) -> Answer<()> {
    match table.status() {
        Status::Over => Ok(()),
        _ => Err(Problem::conflict("table/not_over", "the game is not over")),
    }
}

/// Which seat a user means: the one named, or the one of theirs that is awaited, or their first.
pub(crate) fn seat_for(table: &Table, user: &User, named: Option<usize>) -> Answer<usize> {
    let mine = table.seats_of(&user.id);
    let awaited =
        || mine.iter().find(|seat| frame::is_awaited(table.awaits(), **seat)).or(mine.first()).copied();
    named.or_else(awaited).filter(|seat| mine.contains(seat)).ok_or_else(not_seated)
}

/// How many choices of the seat can be taken back now; one if none can, so that the reason is told.
fn undoable(table: &Table, seat: usize) -> u32 {
    let Some(mut game) = table.game.as_ref().map(|game| game.boxed_clone()) else { return 1 };
    let mut choices = 0;
    let mut turn = None;
    while game.undo(Seat::new(seat)).is_ok() {
        // Another question to other seats is another turn.
        if *turn.get_or_insert(game.awaits().seats()) != game.awaits().seats() {
            break;
        }
        choices += 1;
    }
    choices.max(1)
}

/// Whether a user may see the game.
pub(crate) fn may_see(table: &Table, user: &User) -> Answer<()> {
    let sits = !table.seats_of(&user.id).is_empty() || table.is_host(&user.id);
    match table.terms.watch {
        Watch::Players if !sits && table.status() != Status::Over => {
            Err(Problem::forbidden("table/not_watchable", "only its players may watch this table"))
        }
        _ => Ok(()),
    }
}

/// The eyes a user may ask for: a seat of their own, or a spectator's. Without a wish: as they sit.
pub(crate) fn viewer_for(table: &Table, user: &User, wish: Option<&Value>) -> Answer<Viewer> {
    may_see(table, user)?;
    let mine = table.seats_of(&user.id);
    match wish {
        Some(Value::String(text)) if text == "spectator" => Ok(Viewer::Spectator),
        Some(wish) if !wish.is_null() => {
            let seat = wish.as_u64().and_then(|seat| usize::try_from(seat).ok());
            let seat = seat.filter(|seat| mine.contains(seat)).and_then(Seat::new).ok_or_else(not_seated)?;
            Ok(Viewer::Seat(seat))
        }
        _ => {
            let seat = seat_for(table, user, None).ok().and_then(Seat::new);
            Ok(seat.map_or(Viewer::Spectator, Viewer::Seat))
        }
    }
}

/// The eyes of somebody who looks on: those they have as long as they may have them, otherwise as they sit.
pub(crate) fn viewer_still(table: &Table, user: &User, wish: Option<&Value>, now: Viewer) -> Answer<Viewer> {
    match now {
        Viewer::Seat(seat) if is_seat_of(table, &user.id, seat) => Ok(now),
        Viewer::Spectator if wish.and_then(Value::as_str) == Some("spectator") => {
            may_see(table, user).map(|()| now)
        }
        _ => viewer_for(table, user, None),
    }
}

fn is_seat_of(table: &Table, user: &UserId, seat: Seat) -> bool {
    table.seats_of(user).contains(&seat.index())
}

/// The view of a table for eyes that were checked.
pub(crate) fn view_json(table: &Table, viewer: Viewer) -> Answer<Value> {
    let game =
        table.game.as_ref().ok_or_else(|| Problem::conflict("table/not_begun", "the game has not begun"))?;
    Ok(game.view(Audience::Viewer(viewer)))
}
