//! Telling players who are not there that it is their turn.
//!
//! [`Notifier`] hears every durable event of this node, decides at once whom it concerns, and puts a notice into a
//! queue of its own; sending happens elsewhere and never delays play. A queue that is full drops notices, which is
//! counted. An [`Outlet`] carries notices to people: `webhook.rs` and `push.rs`. `guard.rs` says which addresses
//! they may call. `postman.rs` sends what waits in the store: mail (`mail.rs`), and webhooks that failed.

pub(crate) mod guard;
pub mod mail;
mod outlets;
pub(crate) mod postman;
mod push;
mod sealed;
pub(crate) mod settings;
mod vapid;
mod webhook;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex as StdMutex};

use serde_json::{Value, json};
use tokio::sync::{Mutex, Semaphore, mpsc, watch};

pub(crate) use outlets::{Outcome, Outlet, OutletSettings, Outlets, Why};
pub(crate) use settings::Settings;

use crate::clock::{Clock, Millis, closed};
use crate::error::Answer;
use crate::ids::{TableId, UserId};
use crate::metrics::metrics;
use crate::shape::notify::{MailTold, Told, Trouble};
use crate::store::{ErrandChange, ErrandRow, PersonChange, Store, Stored, Write};
use crate::sync::lock;
use crate::table::{Observer, Pace, Table, TableEvent};

/// Notices that may wait; whatever comes then is dropped.
const QUEUE: usize = 1_000;

/// Notices that are sent at once.
const AT_ONCE: usize = 16;

/// It is somebody's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Whose.
    pub user: UserId,
    /// Where.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// Which seat.
    pub seat: usize,
    /// The version that waits for an answer.
    pub version: u64,
    /// Since when.
    pub at: Millis,
}

impl Notice {
    /// What is sent.
    pub(crate) fn to_json(&self, public_url: Option<&str>) -> Value {
        // Half a link leads nowhere: without its own address the service says none.
        let link = public_url.map(|base| format!("{}/t/{}", base.trim_end_matches('/'), self.table));
        json!({
            "event": "turn",
            "table": self.table,
            "game": self.game,
            "name": wire::game(&self.game).map(|entry| entry.name).ok(),
            "seat": self.seat,
            "version": self.version,
            "at": self.at,
            "link": link,
        })
    }

    /// As it waits to be sent again.
    fn of_errand(row: &ErrandRow) -> Option<Notice> {
        let body: Value = serde_json::from_str(&row.body).ok()?;
        Some(Notice {
            user: row.user.clone(),
            table: TableId::from(body["table"].as_str()?.to_string()),
            game: body["game"].as_str()?.into(),
            seat: usize::try_from(body["seat"].as_u64()?).ok()?,
            version: body["version"].as_u64()?,
            at: body["at"].as_i64()?,
        })
    }
}

/// Hears events and sends notices.
pub struct Notifier {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    outlets: Arc<Outlets>,
    queue: mpsc::Sender<Notice>,
    waiting: Mutex<mpsc::Receiver<Notice>>,
    /// The seats of each table that are awaited and were told so.
    told: StdMutex<HashMap<TableId, BTreeSet<usize>>>,
    /// For how long turns are gathered until they come in one mail.
    digest: Millis,
}

impl Notifier {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        outlets: Outlets,
        digest: Millis,
    ) -> Notifier {
        let (queue, waiting) = mpsc::channel(QUEUE);
        Notifier {
            store,
            clock,
            outlets: Arc::new(outlets),
            queue,
            waiting: Mutex::new(waiting),
            told: StdMutex::default(),
            digest,
        }
    }

    /// The ways notices go.
    pub(crate) fn outlets(&self) -> &Outlets {
        &self.outlets
    }

    /// How somebody wants to be told.
    pub(crate) async fn settings(&self, user: &UserId) -> Answer<Settings> {
        Ok(settings::read(self.store.as_ref(), user).await?.0)
    }

    /// Changes how somebody wants to be told; what others change at the same time is not lost.
    pub(crate) async fn change_settings<T>(
        &self,
        user: &UserId,
        change: impl FnMut(&mut Settings) -> Answer<T>,
    ) -> Answer<(Settings, T)> {
        settings::change(self.store.as_ref(), user, change).await
    }

    /// How somebody is told, as they may read it: without what calls are signed with.
    pub(crate) async fn told(&self, user: &UserId) -> Answer<Told> {
        let settings = self.settings(user).await?;
        let errands = self.store.errands_of(user).await?;
        // The last call of a webhook that failed and was not made up for.
        let failed = errands.into_iter().rfind(|row| row.kind == postman::WEBHOOK);
        Ok(Told {
            webhook: settings.webhook.map(|hook| hook.url),
            secret: None,
            trouble: failed.map(|row| Trouble {
                why: row.why,
                attempts: row.attempts,
                since: row.made,
                next: row.due,
            }),
            push: settings.push.into_iter().map(|browser| browser.endpoint).collect(),
            push_key: self.outlets.push().map(|push| push.public_key()),
            mail: settings.mail.map(MailTold::from),
            mails: self.outlets.mailer().is_some(),
            muted: self.store.mutes(user).await?,
        })
    }

    /// Sends notices until the service closes.
    pub(crate) async fn run(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        let mut waiting = self.waiting.lock().await;
        loop {
            let notice = tokio::select! {
                notice = waiting.recv() => notice,
                () = closed(&mut closing) => return,
            };
            let Some(notice) = notice else { return };
            let Ok(turn) = turns.clone().acquire_owned().await else { return };
            let notifier = self.clone();
            tokio::spawn(async move {
                let _turn = turn;
                notifier.send(&notice).await;
            });
        }
    }

    /// Sends whatever waits now, one by one; what [`Notifier::run`] does all the time. Says what was sent.
    pub async fn send_waiting(&self) -> Vec<Notice> {
        let mut waiting = self.waiting.lock().await;
        let mut sent = Vec::new();
        while let Ok(notice) = waiting.try_recv() {
            if self.send(&notice).await {
                sent.push(notice);
            }
        }
        sent
    }

    /// Whether anything was sent.
    async fn send(&self, notice: &Notice) -> bool {
        let settings = match self.wanted(notice).await {
            Ok(settings) => settings,
            Err(error) => {
                tracing::warn!(%error, "a notice cannot be sent: the store does not answer");
                return false;
            }
        };
        let Some(settings) = settings else { return false };
        let outcomes = self.outlets.send(&settings, notice).await;
        for (outlet, outcome) in &outcomes {
            metrics().notice(outlet, outcome.text());
        }
        for row in self.for_later(&settings, notice, &outcomes) {
            let later = Write::Person(PersonChange::Errand(ErrandChange::New(row)));
            if let Err(error) = self.store.write(later).await {
                tracing::warn!(%error, "a notice cannot be kept for later");
            }
        }
        if outcomes.iter().any(|(_, outcome)| *outcome == Outcome::Gone) {
            self.outlets.forget_gone(self.store.as_ref(), &notice.user).await;
        }
        outcomes.iter().any(|(_, outcome)| *outcome == Outcome::Sent)
    }

    /// What is sent later: what failed, and what comes by mail together with other turns.
    fn for_later(
        &self,
        settings: &Settings,
        notice: &Notice,
        outcomes: &[(&'static str, Outcome)],
    ) -> Vec<ErrandRow> {
        let now = self.clock.now();
        let mut rows = Vec::new();
        for (outlet, outcome) in outcomes {
            if let (postman::WEBHOOK, Outcome::Failed(why)) = (*outlet, outcome) {
                rows.push(postman::webhook_failed(notice, why.to_string(), now));
            }
        }
        if self.outlets.mailer().is_some() && settings.mailbox_for_turns().is_some() {
            rows.push(postman::turn_by_mail(&notice.user, now, self.digest));
        }
        rows
    }

    /// How the user wants to hear of this, if at all.
    async fn wanted(&self, notice: &Notice) -> Stored<Option<Settings>> {
        let (settings, _) = settings::read(self.store.as_ref(), &notice.user).await?;
        if settings.is_silent() || self.store.mutes(&notice.user).await?.contains(&notice.table) {
            return Ok(None);
        }
        Ok(Some(settings))
    }

    /// Lets a notice wait; if too many do, it is dropped.
    fn put(&self, notice: Notice) {
        if self.queue.try_send(notice).is_err() {
            metrics().notice("queue", "dropped");
        }
    }

    /// Whom an event concerns: players of correspondence games who are asked something new by somebody else and are not there.
    /// One notice for each turn: as long as a seat is awaited, it is told once.
    fn concerned(&self, table: &Table, event: &TableEvent, present: &[UserId]) -> Vec<Notice> {
        if !matches!(table.terms.pace, Pace::Correspondence { .. }) {
            return Vec::new();
        }
        let awaited: BTreeSet<usize> = table.awaits().seats().iter().map(|seat| seat.index()).collect();
        let mut told = lock(&self.told);
        let of_table = told.entry(table.id.clone()).or_default();
        of_table.retain(|seat| awaited.contains(seat));
        let sitter = |seat: usize| table.chairs.get(seat).and_then(|chair| chair.sitter.as_ref());
        let actor = event.seat().and_then(sitter).map(|sitter| &sitter.user);
        let mut notices: Vec<Notice> = Vec::new();
        for seat in awaited {
            let chair = &table.chairs[seat];
            let Some(sitter) = chair.sitter.as_ref().filter(|_| chair.bot.is_none()) else { continue };
            // Anyone who just acted, or is at the table, knows; so does anyone who was asked before.
            let knows = actor == Some(&sitter.user) || present.contains(&sitter.user);
            let is_new = table.asked_since(seat) == Some(table.version);
            if !is_new || !of_table.insert(seat) || knows {
                continue;
            }
            // Several seats of one person are one turn.
            if notices.iter().any(|notice| notice.user == sitter.user) {
                continue;
            }
            notices.push(Notice {
                user: sitter.user.clone(),
                table: table.id.clone(),
                game: table.terms.game.clone(),
                seat,
                version: table.version,
                at: self.clock.now(),
            });
        }
        if of_table.is_empty() {
            told.remove(&table.id);
        }
        notices
    }
}

impl Observer for Notifier {
    fn on_event(&self, table: &Table, event: &TableEvent, present: &[UserId]) {
        for notice in self.concerned(table, event, present) {
            self.put(notice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HandClock;
    use crate::metrics::InMemory;
    use crate::store::{self, Place};

    #[tokio::test]
    async fn a_full_queue_drops_and_counts_but_never_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = Place::Folder(folder.path().into());
        let store = store::open(&place).await.expect("a store");
        let outlets = Outlets::open(OutletSettings::default(), store.as_ref()).await.expect("outlets");
        let notifier = Notifier::new(store, Arc::new(HandClock::at(0)), outlets, 0);
        let notice = Notice {
            user: UserId::random(),
            table: TableId::random(),
            game: "cafe".into(),
            seat: 0,
            version: 1,
            at: 0,
        };
        for _ in 0..QUEUE + 3 {
            notifier.put(notice.clone());
        }
        assert!(metrics().to_text(InMemory::default()).contains(r#"{outlet="queue",outcome="dropped"} 3"#));
        assert!(notifier.send_waiting().await.is_empty(), "nobody wants to hear it");
        notifier.put(notice);
        assert!(
            metrics().to_text(InMemory::default()).contains(r#"{outlet="queue",outcome="dropped"} 3"#),
            "there is room again"
        );
    }
}
