//! Who may do what at a table: the calls behind HTTP and sockets alike.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use table::{Seat, Viewer};
use utoipa::ToSchema;
use wire::{Chance, Eyes, Files};

use super::chance;
use super::deed::{Deed, Sitter};
use super::frame;
use super::hall::{Acted, Hall, lock};
use super::state::{Status, Table};
use super::terms::{Origin, Pace, Terms, Watch, WhenLate};
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, random_text};
use crate::shape::socket::{MayNotPlay, MayPlay, Why};
use crate::shape::table::TableDoc;
use crate::store::{NewTable, Standing, TableRow, Write};

/// A table to be made.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Wishes {
    /// `cafe`, `guatemala` or `vivajava`.
    pub game: String,
    /// The options of its set-up, such as `{"seats":3}`; `deck` and `board` are texts.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(as = "Option<std::collections::HashMap<String, crate::shape::games::OptionValue>>"))]
    pub setup: Value,
    /// How much time there is.
    #[serde(deserialize_with = "crate::api::object")]
    #[cfg_attr(test, ts(as = "Option<Pace>"))]
    pub pace: Pace,
    /// What becomes of a late seat.
    #[cfg_attr(test, ts(as = "Option<WhenLate>"))]
    pub when_late: WhenLate,
    /// Who may watch.
    #[cfg_attr(test, ts(as = "Option<Watch>"))]
    pub watch: Watch,
    /// Whether the lobby shows it.
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub listed: bool,
    /// Whether it begins as soon as every seat is taken.
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub begins_when_full: bool,
    /// The seats of whoever makes it; several for people at one screen. Without any: the first free one.
    pub mine: Option<Vec<usize>>,
    /// Bots by seat: `{"1":"medium"}`.
    #[cfg_attr(test, ts(as = "Option<std::collections::HashMap<String, String>>"))]
    pub bots: std::collections::BTreeMap<usize, String>,
    /// What the client adds to chance.
    pub contribution: Option<String>,
}

/// The longest time anybody may ask for: a year for a turn, a day for a live game.
const MOST_DAYS: u32 = 366;
const MOST_MINUTES: u32 = 24 * 60;

impl Hall {
    /// Makes a table, and seats its host and the bots.
    pub async fn create(self: &Arc<Self>, user: &User, wishes: Wishes) -> Answer<TableId> {
        let contribution = wishes.contribution.clone();
        let mine = wishes.mine.clone();
        let bots = wishes.bots.clone();
        let id = self.make(user, wishes, None).await?;
        for (seat, level) in bots {
            self.act(&id, |_| Ok(Deed::Bot(seat, level.clone()))).await?;
        }
        for seat in mine.map_or(vec![None], |seats| seats.into_iter().map(Some).collect()) {
            self.take_seat(user, &id, seat, contribution.clone()).await?;
        }
        Ok(id)
    }

    async fn make(&self, user: &User, wishes: Wishes, origin: Option<Origin>) -> Answer<TableId> {
        let entry = wire::game(&wishes.game)?;
        check_pace(wishes.pace)?;
        let (game, _) = entry.open(&wishes.setup, Files::Refuse, Chance::Manual)?;
        let secret = chance::new_secret(lock(&self.secrets).as_mut())?;
        let terms = Terms {
            game: entry.id.into(),
            setup: game.setup(),
            n_seats: game.n_seats(),
            host: user.id.clone(),
            code: random_text(8),
            listed: wishes.listed,
            watch: wishes.watch,
            pace: wishes.pace,
            when_late: wishes.when_late,
            begins_when_full: wishes.begins_when_full,
            commitment: chance::commitment(&secret)?,
            origin,
        };
        let seats_asked = wishes.bots.keys().chain(wishes.mine.iter().flatten());
        if let Some(seat) = seats_asked.into_iter().find(|seat| **seat >= terms.n_seats) {
            return Err(Problem::field("seat", format!("there is no seat {seat}")));
        }
        if let Some(level) = wishes.bots.values().find(|level| !entry.bots.contains(&level.as_str())) {
            let message = format!("there is no bot `{level}`; there are {}", entry.bots.join(", "));
            return Err(wire::Fault::new(wire::Code::BotUnknown, message).into());
        }
        let (id, now) = (TableId::random(), self.clock.now());
        let row = TableRow {
            id: id.clone(),
            created: now,
            game: entry.id.into(),
            rules: entry.rules_version,
            terms: serde_json::to_string(&terms).map_err(|_| Problem::internal())?,
            listed: terms.listed,
            standing: Standing { status: Status::Open.text().into(), changed: now, due: None, result: None },
        };
        self.store.write(Write::Table(NewTable { row, secret })).await?;
        Ok(id)
    }

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

    async fn take_seat(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: Option<usize>,
        contribution: Option<String>,
    ) -> Answer<u64> {
        if let Some(Err(error)) = contribution.as_deref().map(fair::Contribution::new) {
            return Err(Problem::field("contribution", error));
        }
        let contributed = contribution.is_some();
        let contribution =
            contribution.unwrap_or_else(|| chance::new_contribution(lock(&self.secrets).as_mut()));
        let acted = self
            .act(id, |table| {
                let free = || table.chairs.iter().position(super::state::Chair::is_free);
                let seat =
                    seat.or_else(free).ok_or_else(|| Problem::conflict("table/full", "no seat is free"))?;
                let sitter = Sitter {
                    user: user.id.clone(),
                    name: user.name.clone(),
                    colour: user.colour.clone(),
                    contribution: contribution.clone(),
                    contributed,
                };
                Ok(Deed::Sit(seat, sitter))
            })
            .await?;
        self.begin_if_full(id, acted).await
    }

    async fn begin_if_full(self: &Arc<Self>, id: &TableId, acted: Acted) -> Answer<u64> {
        let wanted = acted.full && self.look(id, |table| Ok(table.terms.begins_when_full)).await?;
        match wanted {
            true => Ok(self.act(id, |_| Ok(Deed::Begin)).await?.version),
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
            Ok(Deed::Rise(seat))
        });
        Ok(acted.await?.version)
    }

    /// The host begins.
    pub async fn begin(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        Ok(self.act(id, |table| host_only(table, user, Deed::Begin)).await?.version)
    }

    /// The host closes a table that has not begun.
    pub async fn close(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        Ok(self.act(id, |table| host_only(table, user, Deed::Close)).await?.version)
    }

    /// The host seats a bot at a free seat, or changes the bot of a late one.
    pub async fn seat_bot(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        seat: usize,
        level: &str,
    ) -> Answer<u64> {
        let acted = self.act(id, |table| host_only(table, user, Deed::Bot(seat, level.into()))).await?;
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
                if table.chairs[seat].bot.is_some() {
                    return Err(Problem::conflict(
                        "seat/away",
                        "a bot plays for this seat; return to it first",
                    ));
                }
                if !table.is_current(seat, version) {
                    return Err(Problem::stale(version, table.version));
                }
            }
            // Chance is the server's affair, and a seat speaks for itself.
            let word = action.split_whitespace().next().unwrap_or("");
            if word == "chance" || word.parse::<Seat>().is_ok() {
                return Err(wire::Fault::new(wire::Code::ActionMalformed, "expected an action alone").into());
            }
            Ok(Deed::Play(seat, action.split_whitespace().collect::<Vec<_>>().join(" ")))
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
            if !table.is_current(seat, version) {
                return Err(Problem::stale(version, table.version));
            }
            Ok(Deed::Undo(seat, if whole_turn { undoable(table, seat) } else { 1 }))
        });
        Ok(acted.await?.version)
    }

    /// A seat gives up.
    pub async fn resign(self: &Arc<Self>, user: &User, id: &TableId, seat: Option<usize>) -> Answer<u64> {
        let acted = self.act(id, |table| Ok(Deed::Resign(seat_for(table, user, seat)?)));
        Ok(acted.await?.version)
    }

    /// All seats of a user agree to stop without a result.
    pub async fn agree(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<u64> {
        let seats = self.look(id, |table| Ok(table.seats_of(&user.id))).await?;
        let mut version = Err(not_seated());
        for seat in seats {
            version =
                Ok(self.act(id, |table| Ok(Deed::Agree(seat_for(table, user, Some(seat))?))).await?.version);
        }
        version
    }

    /// A player returns to a seat that a bot plays for them.
    pub async fn give_back(self: &Arc<Self>, user: &User, id: &TableId, seat: Option<usize>) -> Answer<u64> {
        let acted = self.act(id, |table| Ok(Deed::Return(seat_for(table, user, seat)?)));
        Ok(acted.await?.version)
    }

    /// The same table again, its host and bots at the same seats; the others follow by its link.
    pub async fn rematch(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<TableId> {
        let (wishes, seats, bots) = self
            .look(id, |table| {
                if table.status() != Status::Over {
                    return Err(Problem::conflict("table/not_over", "the game is not over"));
                }
                let seats = table.seats_of(&user.id);
                if seats.is_empty() {
                    return Err(not_seated());
                }
                let chairs = table.chairs.iter().enumerate();
                let bots: Vec<(usize, String)> = chairs
                    .filter(|(_, chair)| chair.sitter.is_none())
                    .filter_map(|(seat, chair)| Some((seat, chair.bot.clone()?)))
                    .collect();
                Ok((wishes_of(&table.terms), seats, bots))
            })
            .await?;
        let origin = Origin { table: id.clone(), version: None, position: None };
        let new = self.make(user, wishes, Some(origin)).await?;
        for (seat, level) in bots {
            self.act(&new, |_| Ok(Deed::Bot(seat, level.clone()))).await?;
        }
        for seat in seats {
            self.take_seat(user, &new, Some(seat), None).await?;
        }
        Ok(new)
    }

    /// A new table that goes on from a version of a game that is over.
    pub async fn fork(
        self: &Arc<Self>,
        user: &User,
        id: &TableId,
        version: u64,
        bots: &std::collections::BTreeMap<usize, String>,
    ) -> Answer<TableId> {
        self.look(id, |table| may_see(table, user).and(over(table))).await?;
        let (then, _) = self.load(id, version).await?;
        let game = then
            .game
            .as_ref()
            .ok_or_else(|| Problem::conflict("table/not_begun", "nothing to go on from"))?;
        if version > then.version {
            return Err(Problem::field("version", format!("the last one is {}", then.version)));
        }
        if game.awaits() == table::Awaits::Nobody {
            return Err(Problem::conflict("table/over", "the game is over at that version"));
        }
        let origin =
            Origin { table: id.clone(), version: Some(version), position: Some(game.view(Eyes::All)) };
        let mine = (0..then.terms.n_seats).filter(|seat| !bots.contains_key(seat)).collect();
        let wishes = Wishes {
            pace: Pace::Unhurried,
            watch: Watch::Players,
            listed: false,
            begins_when_full: false,
            mine: Some(mine),
            bots: bots.clone(),
            ..wishes_of(&then.terms)
        };
        let seats = wishes.mine.clone().unwrap_or_default();
        let new = self.make(user, wishes, Some(origin)).await?;
        for (seat, level) in bots {
            self.act(&new, |_| Ok(Deed::Bot(*seat, level.clone()))).await?;
        }
        for seat in seats {
            self.take_seat(user, &new, Some(seat), None).await?;
        }
        self.act(&new, |_| Ok(Deed::Begin)).await?;
        Ok(new)
    }

    /// Why an action could not be played; changes nothing.
    pub(crate) async fn why(
        &self,
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
    pub(crate) async fn doc(&self, user: Option<&User>, id: &TableId) -> Answer<TableDoc> {
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

/// The wishes that lead to the same terms.
fn wishes_of(terms: &Terms) -> Wishes {
    Wishes {
        game: terms.game.clone(),
        setup: terms.setup.clone(),
        pace: terms.pace,
        when_late: terms.when_late,
        watch: terms.watch,
        listed: terms.listed,
        begins_when_full: terms.begins_when_full,
        ..Wishes::default()
    }
}

fn check_pace(pace: Pace) -> Answer<()> {
    let fits = match pace {
        Pace::Unhurried => true,
        Pace::Live { minutes, increment_s } => (1..=MOST_MINUTES).contains(&minutes) && increment_s <= 3_600,
        Pace::Correspondence { days, bank_days } => (1..=MOST_DAYS).contains(&days) && bank_days <= MOST_DAYS,
    };
    if fits { Ok(()) } else { Err(Problem::field("pace", "too little or too much time")) }
}

fn not_seated() -> Problem {
    Problem::forbidden("seat/not_yours", "you do not sit there")
}

fn host_only(table: &Table, user: &User, deed: Deed) -> Answer<Deed> {
    match table.is_host(&user.id) {
        true => Ok(deed),
        false => Err(Problem::forbidden("table/not_host", "only who made the table may do that")),
    }
}

fn over(table: &Table) -> Answer<()> {
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

/// The view of a table for eyes that were checked.
pub(crate) fn view_json(table: &Table, viewer: Viewer) -> Answer<Value> {
    let game =
        table.game.as_ref().ok_or_else(|| Problem::conflict("table/not_begun", "the game has not begun"))?;
    Ok(game.view(Eyes::Viewer(viewer)))
}
