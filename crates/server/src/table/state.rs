//! The fold of the events of a table.

use std::sync::Arc;

use table::{Awaits, Seat, SeatSet};
use wire::{AnyTable, Fault, Files, StepEvents};

use super::chance;
use super::clocks::{Cause, Clocks};
use super::event::{Sitter, TableEvent};
use super::terms::{HintsOption, Pace, Terms, WhenLate};
use crate::clock::Millis;
use crate::error::{Answer, Problem};
use crate::ids::{TableId, UserId};
use crate::shape::table::{How, KeptResult, TableResult};
pub use crate::shape::terms::Status;
use crate::store::{Secret, Standing, StepRow, TableRow};

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The rules say so.
    Finished,
    /// All but one seat gave up or were late.
    Deserted,
    /// The players agreed to stop.
    Agreed,
    /// It never began.
    Closed,
    /// An operator ended it.
    Ended,
}

impl Ending {
    fn how(&self) -> How {
        match self {
            Ending::Finished => How::Finished,
            Ending::Deserted => How::Deserted,
            Ending::Agreed => How::Agreed,
            Ending::Closed => How::Closed,
            Ending::Ended => How::Ended,
        }
    }
}

/// A place at the table and who plays it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// The person who sits there.
    pub sitter: Option<Arc<Sitter>>,
    /// The level of the bot that plays; also for a person who is late.
    pub bot: Option<String>,
    /// Given up or forfeited.
    pub lost: bool,
    /// It forfeited because it ran out of time.
    pub late: bool,
    /// Agrees to stop.
    pub agrees: bool,
    /// How many hints it has had.
    pub hints: u32,
    /// How many choices its player has made since a bot last played here: only those can be taken back.
    pub(crate) own_choices: u32,
}

impl Chair {
    /// Whether nobody sits there.
    pub fn is_free(&self) -> bool {
        self.sitter.is_none() && self.bot.is_none()
    }
}

/// The level that plays for those who are late or have given up.
const STAND_IN: &str = "medium";

/// How long a bot may take before another node looks after it.
pub(crate) const BOT_GRACE: Millis = 15_000;

/// A table.
pub struct Table {
    /// Which.
    pub id: TableId,
    /// What was agreed.
    pub terms: Arc<Terms>,
    /// The version of the rules that its terms are written for: the present one.
    pub rules: u32,
    /// When it was made.
    pub created: Millis,
    /// How many events there are.
    pub version: u64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// The table at which those who played here play again.
    pub again: Option<TableId>,
    /// The game, once it began.
    pub game: Option<Box<dyn AnyTable>>,
    /// The version since which each seat has been asked what it is asked now.
    asked: Vec<u64>,
    /// Everybody who ever sat down, with what they added to chance then.
    came: Arc<Vec<Arc<Sitter>>>,
    /// Whom the host sent away.
    removed: Arc<Vec<UserId>>,
    pub(crate) clocks: Clocks,
    secret: Secret,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Table {
            id: self.id.clone(),
            terms: self.terms.clone(),
            rules: self.rules,
            created: self.created,
            version: self.version,
            chairs: self.chairs.clone(),
            ending: self.ending.clone(),
            ended: self.ended,
            again: self.again.clone(),
            game: self.game.as_ref().map(|game| game.boxed_clone()),
            asked: self.asked.clone(),
            came: self.came.clone(),
            removed: self.removed.clone(),
            clocks: self.clocks.clone(),
            secret: self.secret.clone(),
        }
    }
}

/// What an event brought about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    /// The events of the game.
    pub(crate) happened: Vec<StepEvents>,
    /// What chance brought, in notation.
    pub(crate) dealt: Vec<String>,
}

impl Table {
    /// A table at which nothing has happened yet.
    pub(crate) fn new(row: &TableRow, secret: Secret) -> Answer<Table> {
        let mut terms: Terms = serde_json::from_str(&row.terms).map_err(|error| {
            tracing::error!(table = %row.id.tag(), %error, "the terms of a table cannot be read");
            Problem::internal()
        })?;
        let rules = terms.upgrade(row.rules).map_err(|fault| {
            tracing::error!(table = %row.id.tag(), rules = row.rules, %fault, "the rules of a table are not known here");
            let message = format!("this table stays closed, and nothing of it is lost: {fault}");
            Problem::conflict("table/quarantined", message)
        })?;
        Ok(Table {
            id: row.id.clone(),
            rules,
            created: row.created,
            version: 0,
            chairs: vec![Chair::default(); terms.n_seats],
            ending: None,
            ended: None,
            again: None,
            game: None,
            asked: vec![0; terms.n_seats],
            came: Arc::default(),
            removed: Arc::default(),
            clocks: Clocks::new(terms.pace, terms.n_seats),
            terms: Arc::new(terms),
            secret,
        })
    }

    /// Where it stands.
    pub fn status(&self) -> Status {
        match (&self.ending, &self.game) {
            (Some(_), _) => Status::Over,
            (None, Some(_)) => Status::Running,
            (None, None) => Status::Open,
        }
    }

    /// Who acts next.
    pub fn awaits(&self) -> Awaits {
        match (&self.game, self.status()) {
            (Some(game), Status::Running) => game.awaits(),
            _ => Awaits::Nobody,
        }
    }

    /// Whether anybody's time runs.
    pub fn has_clocks(&self) -> bool {
        self.terms.pace != Pace::Unhurried
    }

    /// The seats at which this user sits.
    pub fn seats_of(&self, user: &UserId) -> Vec<usize> {
        let theirs = |chair: &Chair| chair.sitter.as_ref().is_some_and(|sitter| sitter.user == *user);
        (0..self.chairs.len()).filter(|&seat| theirs(&self.chairs[seat])).collect()
    }

    /// Whether this user may decide for the table: the one who made it.
    pub fn is_host(&self, user: &UserId) -> bool {
        self.terms.host == *user
    }

    /// What somebody added to chance when they first sat down: it is taken once and stays.
    pub fn contribution_of(&self, user: &UserId) -> Option<&Sitter> {
        self.came.iter().find(|sitter| sitter.user == *user).map(Arc::as_ref)
    }

    /// Whether the host sent this user away.
    pub fn is_removed(&self, user: &UserId) -> bool {
        self.removed.contains(user)
    }

    /// Whether an answer of this seat to that version is an answer to what it is asked now.
    pub fn is_current(&self, seat: usize, version: u64) -> bool {
        version <= self.version && self.asked.get(seat).is_some_and(|asked| *asked <= version)
    }

    /// The version since which a seat has been asked what it is asked now.
    pub fn asked_since(&self, seat: usize) -> Option<u64> {
        self.asked.get(seat).copied()
    }

    /// The record with the secret behind its chance, once neither can do harm.
    pub fn revealed_record(&self) -> Option<String> {
        self.game.as_ref().filter(|_| self.status() == Status::Over).map(|game| game.record_with_secret())
    }

    /// The secret, once it can do no harm.
    pub fn revealed_secret(&self) -> Option<&str> {
        (self.status() == Status::Over).then(|| self.secret.reveal())
    }

    /// Whether no chair is free, and the game has not begun.
    pub(crate) fn is_full(&self) -> bool {
        self.status() == Status::Open && self.chairs.iter().all(|chair| !chair.is_free())
    }

    /// Who sits where.
    pub(crate) fn sitters(&self) -> Vec<(usize, UserId)> {
        let user = |chair: &Chair| Some(chair.sitter.as_ref()?.user.clone());
        self.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat, user(chair)?))).collect()
    }

    /// What lists and sweepers must know.
    pub(crate) fn standing(&self, changed: Millis) -> Standing {
        let bots =
            self.chairs.iter().map(|chair| chair.bot.clone().filter(|_| chair.sitter.is_none())).collect();
        let result = self.result().map(|result| KeptResult { result, bots });
        let result = result.and_then(|result| serde_json::to_string(&result).ok());
        Standing { status: self.status().text().into(), changed, due: self.due(changed), result }
    }

    /// When somebody must look at this table even if nobody acts.
    pub(crate) fn due(&self, now: Millis) -> Option<Millis> {
        let late = self.clocks.runs_out().map(|(moment, _)| moment);
        let bot = self.next_bot().map(|_| now + BOT_GRACE);
        late.into_iter().chain(bot).min()
    }

    /// A bot that has to choose, and its level.
    pub(crate) fn next_bot(&self) -> Option<(usize, &str)> {
        let awaited = self.awaits().seats();
        awaited.iter().find_map(|seat| Some((seat.index(), self.chairs[seat.index()].bot.as_deref()?)))
    }

    /// How it ended: for a game that was played out or deserted with the points, if played out with the places.
    pub(crate) fn result(&self) -> Option<TableResult> {
        let ending = self.ending.as_ref()?;
        let counted = matches!(ending, Ending::Finished | Ending::Deserted);
        let mut scores = self.game.as_ref().filter(|_| counted).map(|game| game.scores()).unwrap_or_default();
        let mut part = |name: &str| scores.remove(name).unwrap_or_default();
        let lost = (0..self.chairs.len()).filter(|&seat| self.chairs[seat].lost).collect();
        Some(TableResult {
            how: ending.how(),
            scores: serde_json::from_value(part("scores")).ok(),
            ranking: serde_json::from_value(part("ranking")).ok().filter(|_| *ending == Ending::Finished),
            lost,
            hints: (self.terms.hints == HintsOption::On)
                .then(|| self.chairs.iter().map(|chair| chair.hints).collect()),
            late: (0..self.chairs.len()).filter(|&seat| self.chairs[seat].late).collect(),
        })
    }

    /// Carries out a step of the store; it must bring about what is stored.
    pub(crate) fn replay(&mut self, row: &StepRow) -> Answer<(TableEvent, Done)> {
        let broken = |what: String| {
            tracing::error!(table = %self.id.tag(), version = row.version, %what, "a stored step does not replay");
            Problem::internal()
        };
        if row.version != self.version + 1 {
            return Err(broken(format!("expected step {}", self.version + 1)));
        }
        let event = TableEvent::from_row(row)?;
        let done = self.apply(&event, row.at)?;
        if done.dealt.join("\n") != row.dealt {
            tracing::error!(table = %self.id.tag(), version = row.version, "chance brings something else than stored");
            return Err(Problem::internal());
        }
        Ok((event, done))
    }

    /// Carries out an event. After a refusal the table may be half changed: try it on a copy.
    pub(crate) fn apply(&mut self, event: &TableEvent, at: Millis) -> Answer<Done> {
        let before = self.awaits();
        let done = self.carry_out(event, at)?;
        self.ended = self.ended.or(self.ending.as_ref().map(|_| at));
        self.version += 1;
        let after = self.awaits();
        self.ask(event, &done, before, after);
        let people = after.seats().iter().filter(|seat| self.chairs[seat.index()].bot.is_none());
        let cause = match event {
            TableEvent::Play(seat, _) => Cause::Played(*seat),
            TableEvent::Undo(seat, _) => Cause::Undone(*seat),
            _ => Cause::Other,
        };
        self.clocks.turn(people.collect(), at, cause);
        Ok(done)
    }

    /// Which seats are asked something new: all that are awaited, except those whose question no other seat's
    /// choice touches.
    fn ask(&mut self, event: &TableEvent, done: &Done, before: Awaits, after: Awaits) {
        let untouched = match event {
            TableEvent::Play(seat, _) | TableEvent::Undo(seat, _) if done.dealt.is_empty() => match before {
                Awaits::Seats(seats) => Seat::new(*seat).map_or(seats, |seat| seats.without(seat)),
                _ => SeatSet::EMPTY,
            },
            TableEvent::Play(..) | TableEvent::Undo(..) | TableEvent::Begin => SeatSet::EMPTY,
            _ => before.seats(),
        };
        for seat in Seat::all(self.chairs.len()) {
            if !(untouched.contains(seat) && after.seats().contains(seat)) {
                self.asked[seat.index()] = self.version;
            }
        }
    }

    fn carry_out(&mut self, event: &TableEvent, at: Millis) -> Answer<Done> {
        self.check(event)?;
        match event {
            TableEvent::Sit(seat, sitter) => {
                let sitter = Arc::new(sitter.clone());
                if self.contribution_of(&sitter.user).is_none() {
                    Arc::make_mut(&mut self.came).push(sitter.clone());
                }
                self.chairs[*seat].sitter = Some(sitter);
            }
            TableEvent::Reseat(seat, sitter) => self.reseat(*seat, Arc::new(sitter.clone())),
            TableEvent::Rise(seat) => self.chairs[*seat] = Chair::default(),
            TableEvent::Remove(seat) => self.remove(*seat),
            TableEvent::Bot(seat, level) => self.take_over(*seat, level.clone()),
            TableEvent::Begin => return self.begin(),
            TableEvent::Play(seat, action) => {
                let game = self.game.as_mut().ok_or_else(not_running)?;
                let steps = game.n_steps();
                let happened = game.submit(Seat::new(*seat), action)?;
                let dealt = game.steps_since(steps + 1);
                if game.awaits() == Awaits::Nobody {
                    self.ending = Some(Ending::Finished);
                }
                // Anyone who plays does not want to stop any more.
                self.chairs[*seat].agrees = false;
                if self.chairs[*seat].bot.is_none() {
                    self.chairs[*seat].own_choices += 1;
                }
                return Ok(Done { happened: vec![happened], dealt });
            }
            TableEvent::Undo(seat, choices) => {
                let game = self.game.as_mut().ok_or_else(not_running)?;
                let mut happened = Vec::new();
                for _ in 0..*choices {
                    happened.push(game.undo(Seat::new(*seat))?);
                }
                let own_choices = &mut self.chairs[*seat].own_choices;
                *own_choices = own_choices.saturating_sub(*choices);
                return Ok(Done { happened, dealt: Vec::new() });
            }
            TableEvent::Resign(seat) => self.lose(*seat),
            TableEvent::Late(seat) => match self.terms.when_late {
                WhenLate::Forfeit => {
                    self.chairs[*seat].late = true;
                    self.lose(*seat);
                }
                WhenLate::Bot => self.take_over(*seat, self.stand_in()),
            },
            TableEvent::Return(seat) => {
                self.chairs[*seat].bot = None;
                self.clocks.refill(*seat);
            }
            TableEvent::Agree(seat) => {
                self.chairs[*seat].agrees = true;
                let people = self.chairs.iter().filter(|chair| chair.sitter.is_some() && !chair.lost);
                if people.clone().all(|chair| chair.agrees) {
                    self.ending = Some(Ending::Agreed);
                }
            }
            TableEvent::Hint(seat) => self.chairs[*seat].hints += 1,
            TableEvent::Decline(_) => self.chairs.iter_mut().for_each(|chair| chair.agrees = false),
            TableEvent::Close => self.ending = Some(Ending::Closed),
            TableEvent::End => self.ending = Some(Ending::Ended),
            TableEvent::Pause => self.clocks.pause(at),
            TableEvent::Resume => self.clocks.resume(at),
            TableEvent::Again(table) => self.again = Some(table.clone()),
            TableEvent::Outage(from, to) => self.clocks.forgive(*from, *to),
        }
        Ok(Done::default())
    }

    /// A bot plays from now on; what was chosen before stays.
    fn take_over(&mut self, seat: usize, level: String) {
        self.chairs[seat].bot = Some(level);
        self.chairs[seat].own_choices = 0;
    }

    /// Somebody else plays from now on, also where a bot stood in; what was chosen before stays.
    fn reseat(&mut self, seat: usize, sitter: Arc<Sitter>) {
        let hints = self.chairs[seat].hints;
        self.chairs[seat] = Chair { sitter: Some(sitter), hints, ..Chair::default() };
        self.clocks.refill(seat);
    }

    /// A bot leaves its chair, a person all of theirs for good.
    fn remove(&mut self, seat: usize) {
        let user = self.chairs[seat].sitter.as_ref().map(|sitter| sitter.user.clone());
        self.chairs[seat] = Chair::default();
        if let Some(user) = user {
            for seat in self.seats_of(&user) {
                self.chairs[seat] = Chair::default();
            }
            Arc::make_mut(&mut self.removed).push(user);
        }
    }

    /// A seat that gave up is played by a bot for the sake of the others, if there are still two of them.
    fn lose(&mut self, seat: usize) {
        self.chairs[seat].lost = true;
        self.take_over(seat, self.stand_in());
        if self.chairs.iter().filter(|chair| !chair.lost).count() <= 1 {
            self.ending = Some(Ending::Deserted);
        }
    }

    fn stand_in(&self) -> String {
        let bots = wire::game(&self.terms.game).map_or(&[][..], |entry| entry.bots);
        let usual = bots.iter().find(|bot| **bot == STAND_IN).or(bots.last());
        usual.copied().unwrap_or(STAND_IN).into()
    }

    fn begin(&mut self) -> Answer<Done> {
        let sitters = self.chairs.iter().map(|chair| chair.sitter.as_ref());
        let contributions: Vec<Option<&str>> =
            sitters.map(|sitter| Some(sitter?.contribution.as_str())).collect();
        let dealer = chance::dealer(&self.secret, &contributions)?;
        let entry = wire::game(&self.terms.game)?;
        let position = self.terms.origin.as_ref().and_then(|origin| origin.position.as_ref());
        let (game, happened) = match position {
            Some(position) => entry.open_position(position, Files::Refuse, dealer)?,
            None => entry.open(&self.terms.setup, Files::Refuse, dealer)?,
        };
        let dealt = game.steps_since(0);
        if game.awaits() == Awaits::Nobody {
            self.ending = Some(Ending::Finished);
        }
        self.game = Some(game);
        Ok(Done { happened: vec![happened], dealt })
    }

    /// Whether the table is in a state for this event. Who may do it is the caller's question.
    fn check(&self, event: &TableEvent) -> Answer<()> {
        let status = self.status();
        if let Some(seat) = event.seat()
            && seat >= self.chairs.len()
        {
            let last = self.chairs.len() - 1;
            return Err(Problem::field("seat", format!("expected a seat number from 0 to {last}")));
        }
        let chair = event.seat().map(|seat| &self.chairs[seat]);
        let is = |wanted: Status| if status == wanted { Ok(()) } else { Err(not_in(status)) };
        match (event, chair) {
            (TableEvent::Sit(..), Some(chair)) => {
                is(Status::Open)?;
                if !chair.is_free() {
                    return Err(Problem::conflict("seat/taken", "somebody sits there already"));
                }
            }
            (TableEvent::Reseat(..), Some(chair)) => {
                if status == Status::Over {
                    return Err(not_in(status));
                }
                if chair.sitter.is_none() || chair.lost {
                    return Err(Problem::conflict(
                        "seat/free",
                        "nobody sits there whose place could be taken",
                    ));
                }
            }
            (TableEvent::Rise(_) | TableEvent::Remove(_), Some(chair)) => {
                is(Status::Open)?;
                if chair.is_free() {
                    return Err(Problem::conflict("seat/free", "nobody sits there"));
                }
            }
            (TableEvent::Bot(_, level), Some(chair)) => {
                if status == Status::Over {
                    return Err(not_in(status));
                }
                let bots = wire::game(&self.terms.game)?.bots;
                if !bots.contains(&level.as_str()) {
                    let message = format!("there is no bot of that name; there are {}", bots.join(", "));
                    return Err(Fault::new(wire::Code::BotUnknown, message).into());
                }
                let may = chair.is_free() || status == Status::Running;
                if !may {
                    return Err(Problem::conflict("seat/taken", "somebody sits there already"));
                }
            }
            (TableEvent::Begin, _) => {
                is(Status::Open)?;
                if self.chairs.iter().any(Chair::is_free) {
                    return Err(Problem::conflict("table/not_full", "some seats are still free"));
                }
            }
            (TableEvent::Return(_), Some(chair)) => {
                is(Status::Running)?;
                if chair.sitter.is_none() || chair.bot.is_none() || chair.lost {
                    return Err(Problem::conflict("seat/not_away", "nobody plays for this seat"));
                }
            }
            (TableEvent::Resign(_) | TableEvent::Agree(_) | TableEvent::Decline(_), Some(chair)) => {
                is(Status::Running)?;
                if chair.sitter.is_none() || chair.lost {
                    return Err(Problem::conflict("seat/lost", "this seat has given up already"));
                }
            }
            (TableEvent::Late(_), Some(chair)) => {
                is(Status::Running)?;
                if chair.bot.is_some() || self.terms.pace == Pace::Unhurried {
                    return Err(Problem::conflict("seat/in_time", "this seat is not late"));
                }
            }
            (TableEvent::Close, _) => is(Status::Open)?,
            (TableEvent::Again(_), _) => is(Status::Over)?,
            (TableEvent::Pause, _) if self.clocks.is_paused() => {
                return Err(Problem::conflict("table/paused", "its clocks stand still already"));
            }
            (TableEvent::Resume, _) if !self.clocks.is_paused() => {
                return Err(Problem::conflict("table/not_paused", "its clocks do not stand still"));
            }
            (TableEvent::End | TableEvent::Pause | TableEvent::Resume, _) => is(Status::Running)?,
            (
                TableEvent::Play(..) | TableEvent::Undo(..) | TableEvent::Hint(_) | TableEvent::Outage(..),
                _,
            ) => is(Status::Running)?,
            _ => return Err(Problem::internal()),
        }
        Ok(())
    }
}

fn not_running() -> Problem {
    not_in(Status::Open)
}

fn not_in(status: Status) -> Problem {
    let (code, message) = match status {
        Status::Open => ("table/not_begun", "the game has not begun"),
        Status::Running => ("table/begun", "the game has begun"),
        Status::Over => ("table/over", "the game is over"),
    };
    Problem::conflict(code, message)
}
