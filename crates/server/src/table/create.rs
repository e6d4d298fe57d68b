//! Tables are made: from wishes, from a position, again after a game, or from a version of one.

use std::sync::Arc;

use serde_json::Value;
use wire::{Audience, Chance, Files};

use super::chance;
use super::event::TableEvent;
use super::manage::{may_see, not_seated, over, sit_down};
use super::registry::TableRegistry;
use super::state::{Chair, Status, Table};
use super::terms::{HintsOption, Origin, Pace, Terms, Watch};
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, random_text};
use crate::metrics::metrics;
use crate::shape::terms::TableRequest;
use crate::store::{Append, NewTable, Standing, TableRow, Write};
use crate::sync::lock;

/// The longest time anybody may ask for: a year for a turn, a day for a live game.
const MOST_DAYS: u32 = 366;
const MOST_MINUTES: u32 = 24 * 60;

/// How often somebody else may be quicker.
const TRIES: usize = 8;

/// How many tables that wait are looked at for somebody who seeks one.
const MOST_SOUGHT: usize = 100;

/// Whether a table begins as soon as it is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    /// If every seat is taken and that was agreed.
    WhenFull,
    /// In any case.
    AtOnce,
}

/// How the table at which others play again stands for somebody.
enum Again {
    /// They sit there.
    Joined,
    /// It was announced and is not there yet.
    Promised,
    /// There is none, or it is no longer to be joined.
    Gone,
}

impl TableRegistry {
    /// Makes a table, and seats its host and the bots.
    pub async fn create(self: &Arc<Self>, user: &User, wishes: TableRequest) -> Answer<TableId> {
        match wishes.position {
            Some(_) => self.practise(user, wishes).await,
            None => self.make(user, wishes, None, Begins::WhenFull).await,
        }
    }

    /// A table that begins with a position somebody describes. It is not listed, and there is no seat for strangers.
    async fn practise(self: &Arc<Self>, user: &User, mut wishes: TableRequest) -> Answer<TableId> {
        if wishes.listed {
            return Err(Problem::field("listed", "a table that begins with a position cannot be listed"));
        }
        let mut position = wishes.position.take().unwrap_or_default();
        let setup = std::mem::take(&mut wishes.setup);
        let Value::Object(fields) = &mut position else {
            return Err(Problem::field("position", "expected an object"));
        };
        if !setup.is_null() && fields.insert("setup".into(), setup).is_some() {
            return Err(Problem::field("setup", "the position has a set-up already"));
        }
        // Its options may be at its top as well.
        for setup in [Some(&position), position.get("setup")].into_iter().flatten() {
            self.catalogues.check(&user.id, setup, self.clock.now())?;
        }
        let (game, _) = wire::game(&wishes.game)?.open_position(&position, Files::Refuse, Chance::Manual)?;
        if game.awaits() == table::Awaits::Nobody {
            return Err(Problem::field("position", "the game is over"));
        }
        let free = (0..game.n_seats()).filter(|seat| !wishes.bots.contains_key(seat)).collect();
        let wishes = TableRequest { setup: game.setup(), mine: wishes.mine.or(Some(free)), ..wishes };
        let origin = Origin { table: None, version: None, position: Some(game.view(Audience::All)) };
        self.make(user, wishes, Some(origin), Begins::AtOnce).await
    }

    /// A table and all that happens at it at once are one change of the store: a refused one leaves nothing behind.
    async fn make(
        self: &Arc<Self>,
        user: &User,
        wishes: TableRequest,
        origin: Option<Origin>,
        begins: Begins,
    ) -> Answer<TableId> {
        self.make_as(TableId::random(), user, wishes, origin, begins).await
    }

    /// The same under a name that was promised.
    async fn make_as(
        self: &Arc<Self>,
        id: TableId,
        user: &User,
        wishes: TableRequest,
        origin: Option<Origin>,
        begins: Begins,
    ) -> Answer<TableId> {
        if self.is_held() {
            return Err(Problem::maintained());
        }
        let entry = wire::game(&wishes.game)?;
        check_pace(wishes.pace)?;
        let offered = self.offer(wishes.contribution)?;
        self.catalogues.check(&user.id, &wishes.setup, self.clock.now())?;
        let (game, _) = entry.open(&wishes.setup, Files::Refuse, Chance::Manual)?;
        check_hints(wishes.hints, wishes.pace, game.n_seats().saturating_sub(wishes.bots.len()))?;
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
            odds: wishes.odds,
            hints: wishes.hints,
            commitment: chance::commitment(&secret)?,
            origin,
        };
        let now = self.clock.now();
        let mut row = TableRow {
            id,
            created: now,
            game: entry.id.into(),
            rules: entry.rules_version,
            terms: serde_json::to_string(&terms).map_err(|_| Problem::internal())?,
            listed: terms.listed,
            standing: Standing { status: Status::Open.text().into(), changed: now, due: None, result: None },
        };
        let mut table = Table::new(&row, secret.clone())?;
        let (mut steps, mut happened) = (Vec::new(), Vec::new());
        let mut apply = |table: &mut Table, event: TableEvent| -> Answer<()> {
            let done = table.apply(&event, now)?;
            let step = event.to_row(table.version, now, &done.dealt);
            let seats = event.changes_seats().then(|| table.sitters());
            steps.push(Append { table: table.id.clone(), step, standing: None, seats });
            happened.push((table.clone(), event));
            Ok(())
        };
        for (seat, level) in wishes.bots {
            apply(&mut table, TableEvent::Bot(seat, level))?;
        }
        for seat in wishes.mine.map_or(vec![None], |seats| seats.into_iter().map(Some).collect()) {
            let event = sit_down(&table, user, seat, &offered)?;
            apply(&mut table, event)?;
        }
        if begins == Begins::AtOnce || table.is_full() && table.terms.begins_when_full {
            apply(&mut table, TableEvent::Begin)?;
        }
        let id = row.id.clone();
        row.standing = table.standing(now);
        self.store.write(Write::Table(NewTable { row, secret, steps })).await?;
        metrics().table_made();
        self.adopt(table, happened).await;
        Ok(id)
    }

    /// The same table again. The first who wants it makes it, with the bots at their seats; all others who want it
    /// sit down there, at the seats they had.
    pub async fn rematch(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<TableId> {
        for _ in 0..TRIES {
            let (wishes, seats, again) = self.look(id, |table| wishes_again(table, user)).await?;
            let standing = match &again {
                Some(again) => self.join_again(user, again, &seats).await?,
                None => Again::Gone,
            };
            match (standing, again) {
                (Again::Joined, Some(again)) => return Ok(again),
                (Again::Promised, Some(promised)) => {
                    let origin = Origin { table: Some(id.clone()), version: None, position: None };
                    let name = promised.clone();
                    match self.make_as(name, user, wishes, Some(origin), Begins::WhenFull).await {
                        Ok(made) => return Ok(made),
                        // Of two who are equally quick, one makes the table and the other finds it.
                        Err(problem) => self.store.table(&promised).await?.map(|_| ()).ok_or(problem)?,
                    }
                }
                // The name of the new table is promised at the old one first, so that everybody finds the same.
                (_, before) => {
                    let promised = TableId::random();
                    let first = |table: &Table| match table.again == before {
                        true => Ok(TableEvent::Again(promised.clone())),
                        false => Err(quicker()),
                    };
                    match self.act(id, first).await {
                        Err(problem) if problem.code() != quicker().code() => return Err(problem),
                        _ => {}
                    }
                }
            }
        }
        Err(quicker())
    }

    /// Sits down where others play again, if that is possible.
    async fn join_again(self: &Arc<Self>, user: &User, id: &TableId, seats: &[usize]) -> Answer<Again> {
        if self.store.table(id).await?.is_none() {
            return Ok(Again::Promised);
        }
        let standing = self.look(id, |table| {
            let free = |seat: &usize| table.chairs.get(*seat).is_some_and(Chair::is_free);
            let free: Vec<usize> = seats.iter().copied().filter(free).collect();
            Ok((table.status(), table.seats_of(&user.id), free))
        });
        match standing.await? {
            (Status::Open | Status::Running, mine, _) if !mine.is_empty() => Ok(Again::Joined),
            (Status::Open, _, free) => {
                // Somebody else may have taken the old seat by the link: any other will do.
                let wanted = if free.is_empty() { vec![None] } else { free.into_iter().map(Some).collect() };
                for seat in wanted {
                    self.take_seat(user, id, seat, None).await?;
                }
                Ok(Again::Joined)
            }
            _ => Ok(Again::Gone),
        }
    }

    /// Sits down at a listed table with these terms that waits for somebody, or opens one.
    pub async fn seek(self: &Arc<Self>, user: &User, wishes: TableRequest) -> Answer<TableId> {
        let entry = wire::game(&wishes.game)?;
        let setup = entry.open(&wishes.setup, Files::Refuse, Chance::Manual)?.0.setup();
        for row in self.store.listed(Status::Open.text(), MOST_SOUGHT).await? {
            let fits = self.look(&row.id, |table| {
                let terms = &table.terms;
                let same = terms.game == entry.id && terms.setup == setup && terms.pace == wishes.pace;
                let known = table.is_removed(&user.id) || !table.seats_of(&user.id).is_empty();
                Ok(same
                    && terms.origin.is_none()
                    && terms.begins_when_full
                    && !known
                    && table.status() == Status::Open)
            });
            if !fits.await.unwrap_or(false) {
                continue;
            }
            // Somebody may have been quicker; then the next one.
            if self.take_seat(user, &row.id, None, wishes.contribution.clone()).await.is_ok() {
                return Ok(row.id);
            }
        }
        let wishes = TableRequest { listed: true, begins_when_full: true, mine: None, ..wishes };
        self.create(user, wishes).await
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
        let origin = Origin {
            table: Some(id.clone()),
            version: Some(version),
            position: Some(game.view(Audience::All)),
        };
        let mine = (0..then.terms.n_seats).filter(|seat| !bots.contains_key(seat)).collect();
        let wishes = TableRequest {
            pace: Pace::Unhurried,
            watch: Watch::Players,
            listed: false,
            begins_when_full: false,
            mine: Some(mine),
            bots: bots.clone(),
            ..wishes_of(&then.terms)
        };
        self.make(user, wishes, Some(origin), Begins::AtOnce).await
    }
}

fn quicker() -> Problem {
    Problem::conflict("table/again", "somebody was quicker; try again")
}

/// What somebody who sat at a table that is over wants again: the terms with its bots, their seats, and the table at
/// which others play again already.
fn wishes_again(table: &Table, user: &User) -> Answer<(TableRequest, Vec<usize>, Option<TableId>)> {
    if table.status() != Status::Over {
        return Err(Problem::conflict("table/not_over", "the game is not over"));
    }
    let seats = table.seats_of(&user.id);
    if seats.is_empty() {
        return Err(not_seated());
    }
    let chairs = table.chairs.iter().enumerate();
    let bots = chairs
        .filter(|(_, chair)| chair.sitter.is_none())
        .filter_map(|(seat, chair)| Some((seat, chair.bot.clone()?)))
        .collect();
    let wishes = TableRequest { mine: Some(seats.clone()), bots, ..wishes_of(&table.terms) };
    Ok((wishes, seats, table.again.clone()))
}

/// The wishes that lead to the same terms.
fn wishes_of(terms: &Terms) -> TableRequest {
    TableRequest {
        game: terms.game.clone(),
        setup: terms.setup.clone(),
        pace: terms.pace,
        when_late: terms.when_late,
        watch: terms.watch,
        listed: terms.listed,
        begins_when_full: terms.begins_when_full,
        odds: terms.odds,
        hints: terms.hints,
        ..TableRequest::default()
    }
}

/// People who play each other against the clock think for themselves.
fn check_hints(hints: HintsOption, pace: Pace, people: usize) -> Answer<()> {
    match hints == HintsOption::On && pace != Pace::Unhurried && people > 1 {
        true => Err(Problem::field("hints", "off where people play each other against the clock")),
        false => Ok(()),
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
