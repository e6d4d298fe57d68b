//! Tables are made: from wishes, from a position, again after a game, or from a version of one.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;
use wire::{Chance, Eyes, Files};

use super::chance;
use super::deed::Deed;
use super::hall::{Hall, lock};
use super::manage::{may_see, not_seated, over, sit_down};
use super::state::{Status, Table};
use super::terms::{HintsOption, OddsOption, Origin, Pace, Terms, Watch, WhenLate};
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, random_text};
use crate::ops::figures;
use crate::store::{Append, NewTable, Standing, TableRow, Write};

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
    /// Whether players may ask for the chances of a roll.
    #[cfg_attr(test, ts(as = "Option<OddsOption>"))]
    pub odds: OddsOption,
    /// Whether players may ask a bot what it would do; not where people play each other against the clock.
    #[cfg_attr(test, ts(as = "Option<HintsOption>"))]
    pub hints: HintsOption,
    /// The seats of whoever makes it; several for people at one screen. Without any: the first free one.
    pub mine: Option<Vec<usize>>,
    /// Bots by seat: `{"1":"medium"}`.
    #[cfg_attr(test, ts(as = "Option<std::collections::HashMap<String, String>>"))]
    pub bots: std::collections::BTreeMap<usize, String>,
    /// What the client adds to chance.
    pub contribution: Option<String>,
    /// A position of the protocol to practise from. Such a table is full and begins at once: seats without a bot are
    /// those of its host. `setup` may be in it or beside it.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "unknown", optional))]
    pub position: Option<Value>,
}

/// The longest time anybody may ask for: a year for a turn, a day for a live game.
const MOST_DAYS: u32 = 366;
const MOST_MINUTES: u32 = 24 * 60;

/// Whether a table begins as soon as it is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    /// If every seat is taken and that was agreed.
    WhenFull,
    /// In any case.
    AtOnce,
}

impl Hall {
    /// Makes a table, and seats its host and the bots.
    pub async fn create(self: &Arc<Self>, user: &User, wishes: Wishes) -> Answer<TableId> {
        match wishes.position {
            Some(_) => self.practise(user, wishes).await,
            None => self.make(user, wishes, None, Begins::WhenFull).await,
        }
    }

    /// A table that begins with a position somebody describes. It is not listed, and there is no seat for strangers.
    async fn practise(self: &Arc<Self>, user: &User, mut wishes: Wishes) -> Answer<TableId> {
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
        let wishes = Wishes { setup: game.setup(), mine: wishes.mine.or(Some(free)), ..wishes };
        let origin = Origin { table: None, version: None, position: Some(game.view(Eyes::All)) };
        self.make(user, wishes, Some(origin), Begins::AtOnce).await
    }

    /// A table and all that happens at it at once are one change of the store: a refused one leaves nothing behind.
    async fn make(
        self: &Arc<Self>,
        user: &User,
        wishes: Wishes,
        origin: Option<Origin>,
        begins: Begins,
    ) -> Answer<TableId> {
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
            id: TableId::random(),
            created: now,
            game: entry.id.into(),
            rules: entry.rules_version,
            terms: serde_json::to_string(&terms).map_err(|_| Problem::internal())?,
            listed: terms.listed,
            standing: Standing { status: Status::Open.text().into(), changed: now, due: None, result: None },
        };
        let mut table = Table::new(&row, secret.clone())?;
        let (mut steps, mut happened) = (Vec::new(), Vec::new());
        let mut apply = |table: &mut Table, deed: Deed| -> Answer<()> {
            let done = table.apply(&deed, now)?;
            let step = deed.to_row(table.version, now, &done.dealt);
            let seats = deed.changes_seats().then(|| table.sitters());
            steps.push(Append { table: table.id.clone(), step, standing: None, seats });
            happened.push((table.clone(), deed));
            Ok(())
        };
        for (seat, level) in wishes.bots {
            apply(&mut table, Deed::Bot(seat, level))?;
        }
        for seat in wishes.mine.map_or(vec![None], |seats| seats.into_iter().map(Some).collect()) {
            let deed = sit_down(&table, user, seat, &offered)?;
            apply(&mut table, deed)?;
        }
        if begins == Begins::AtOnce || table.is_full() && table.terms.begins_when_full {
            apply(&mut table, Deed::Begin)?;
        }
        let id = row.id.clone();
        row.standing = table.standing(now);
        self.store.write(Write::Table(NewTable { row, secret, steps })).await?;
        figures().table_made();
        self.adopt(table, happened).await;
        Ok(id)
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
        let origin = Origin { table: Some(id.clone()), version: None, position: None };
        let wishes = Wishes { mine: Some(seats), bots: bots.into_iter().collect(), ..wishes };
        self.make(user, wishes, Some(origin), Begins::WhenFull).await
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
            Origin { table: Some(id.clone()), version: Some(version), position: Some(game.view(Eyes::All)) };
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
        self.make(user, wishes, Some(origin), Begins::AtOnce).await
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
        odds: terms.odds,
        hints: terms.hints,
        ..Wishes::default()
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
