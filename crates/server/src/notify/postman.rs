//! Sends what waits to be sent: mail, and webhooks that failed, with growing pauses.
//!
//! Everything that waits is a row of the store, so that a restart loses none of it and any node may send it. Rows have no
//! secrets: a link is made when it is sent.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use serde_json::json;
use tokio::sync::watch;
use words::{Lang, Message, Words};

use super::mail::Text;
use super::settings::{Mailbox, Settings};
use super::{Notice, Notifier, Outcome};
use crate::clock::{HOUR, MINUTE, Millis, closed};
use crate::error::Answer;
use crate::identity::links::Links;
use crate::ids::{TableId, UserId};
use crate::metrics::metrics;
use crate::store::{ErrandChange, ErrandRow, PersonChange, StoreError, Stored, Write};
use crate::table::{Pace, Table, TableRegistry};

/// A webhook that failed.
pub(crate) const WEBHOOK: &str = "webhook";

/// A mail with a link for another password.
pub(crate) const FORGOTTEN: &str = "forgotten";

/// A mail with a link that proves that somebody reads it.
pub(crate) const CONFIRM: &str = "confirm";

/// A mail that says where it is somebody's turn.
const TURNS: &str = "turns";

/// How long is waited after each failure; after the last one nobody tries again.
pub(crate) const PAUSES: [Millis; 5] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/// Longer than one attempt may take: another node tries again after that.
const LEASE: Millis = 2 * MINUTE;

/// How often somebody looks whether anything is due.
const EVERY: Duration = Duration::from_secs(2);

/// How many are looked for, and how many are sent, at once.
const MOST: usize = 64;
const AT_ONCE: usize = 8;

/// Most tables that are looked at for one mail, and that are named in it.
const MOST_TABLES: usize = 1_000;
const MOST_NAMED: usize = 30;

/// Something to be sent at a moment.
pub(crate) fn errand(user: &UserId, kind: &str, id: String, made: Millis, due: Millis) -> ErrandRow {
    ErrandRow {
        id,
        user: user.clone(),
        kind: kind.into(),
        body: String::new(),
        made,
        attempts: 0,
        due: Some(due),
        why: String::new(),
    }
}

/// A webhook failed: it is tried again.
pub(super) fn webhook_failed(notice: &Notice, why: String, now: Millis) -> ErrandRow {
    let id = format!("{WEBHOOK}-{}-{}-{}", notice.user, notice.table, notice.version);
    ErrandRow {
        body:
            json!({"table": notice.table, "game": notice.game, "seat": notice.seat, "version": notice.version,
            "at": notice.at})
            .to_string(),
        attempts: 1,
        why,
        ..errand(&notice.user, WEBHOOK, id, now, now + PAUSES[0])
    }
}

/// A turn is told by mail, together with all others that begin until then.
pub(super) fn turn_by_mail(user: &UserId, now: Millis, digest: Millis) -> ErrandRow {
    errand(user, TURNS, format!("{TURNS}-{user}"), now, now + digest)
}

/// Sends what waits to be sent.
pub(crate) struct Postman {
    pub(crate) registry: Arc<TableRegistry>,
    pub(crate) notifier: Arc<Notifier>,
    pub(crate) links: Arc<Links>,
    /// The address under which players reach the service; empty if nobody said it.
    pub(crate) home: String,
}

impl Postman {
    /// Lets something wait to be sent.
    pub(crate) async fn put(&self, row: ErrandRow) -> Stored<()> {
        self.write(ErrandChange::New(row)).await
    }

    /// What waits of this kind is not sent.
    pub(crate) async fn drop_waiting(&self, user: &UserId, kind: &'static str) -> Stored<()> {
        self.write(ErrandChange::Dropped(user.clone(), kind)).await
    }

    async fn write(&self, change: ErrandChange) -> Stored<()> {
        self.registry.store.write(Write::Person(PersonChange::Errand(change))).await
    }

    /// Sends what is due until the service closes.
    pub(crate) async fn run(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        loop {
            if let Err(error) = self.send_due().await {
                tracing::warn!(%error, "what waits to be sent cannot be read");
            }
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                () = closed(&mut closing) => return,
            }
        }
    }

    /// Sends all that is due now. Says how many were sent.
    pub(crate) async fn send_due(&self) -> Stored<usize> {
        let mut sent = 0;
        loop {
            let rows = self.registry.store.errands_due(self.registry.clock.now(), MOST).await?;
            if rows.is_empty() {
                return Ok(sent);
            }
            let outcomes: Vec<Stored<bool>> =
                stream::iter(rows).map(|row| self.attempt(row)).buffer_unordered(AT_ONCE).collect().await;
            for outcome in outcomes {
                sent += usize::from(outcome?);
            }
        }
    }

    /// Tries once; whether it was sent.
    async fn attempt(&self, row: ErrandRow) -> Stored<bool> {
        let now = self.registry.clock.now();
        let taken =
            ErrandChange::Taken { id: row.id.clone(), due: row.due.unwrap_or(now), until: now + LEASE };
        match self.write(taken).await {
            // Another node has it.
            Err(StoreError::Conflict) => return Ok(false),
            other => other?,
        }
        let outlet = if row.kind == WEBHOOK { "webhook" } else { "mail" };
        match self.carry(&row).await {
            Ok(true) => {
                metrics().notice(outlet, "sent");
                self.write(ErrandChange::Done(row)).await?;
                Ok(true)
            }
            // Nobody waits for it any more.
            Ok(false) => {
                self.write(ErrandChange::Done(row)).await?;
                Ok(false)
            }
            Err(why) => {
                metrics().notice(outlet, "failed");
                let pause = usize::try_from(row.attempts).ok().and_then(|attempts| PAUSES.get(attempts));
                let is_last = pause.is_none();
                tracing::warn!(outlet, why, is_last, "a notice failed");
                let due = pause.map(|pause| self.registry.clock.now() + pause);
                self.write(ErrandChange::Later(ErrandRow { attempts: row.attempts + 1, due, why, ..row }))
                    .await?;
                Ok(false)
            }
        }
    }

    /// Whether it was sent; not if there is no reason for it any more. Or why it failed.
    async fn carry(&self, row: &ErrandRow) -> Result<bool, String> {
        let settings = self.notifier.settings(&row.user).await.map_err(|problem| problem.to_string())?;
        if row.kind == WEBHOOK {
            return self.call_again(row, &settings).await;
        }
        let Some(mailer) = self.notifier.outlets().mailer() else { return Ok(false) };
        let mailbox = match row.kind.as_str() {
            CONFIRM => settings.mail.as_ref().filter(|mailbox| !mailbox.confirmed),
            TURNS => settings.mailbox_for_turns(),
            _ => settings.mailbox(),
        };
        let Some(mailbox) = mailbox else { return Ok(false) };
        let text = self.text(row, mailbox).await.map_err(|problem| problem.to_string())?;
        let Some(text) = text else { return Ok(false) };
        mailer.send(&mailbox.address, text).await.map(|()| true)
    }

    /// Calls a program again, if it is still that turn.
    async fn call_again(&self, row: &ErrandRow, settings: &Settings) -> Result<bool, String> {
        let (Some(hook), Some(notice)) = (&settings.webhook, Notice::of_errand(row)) else {
            return Ok(false);
        };
        let muted = self.registry.store.mutes(&row.user).await.map_err(|error| error.to_string())?;
        let waits = self.registry.look(&notice.table, |table| {
            Ok(table.is_current(notice.seat, notice.version) && awaited_seat(table, &row.user).is_some())
        });
        if muted.contains(&notice.table) || !waits.await.unwrap_or(false) {
            return Ok(false);
        }
        match self.notifier.outlets().webhook().call(hook, &notice).await {
            Outcome::Sent => Ok(true),
            Outcome::Failed(why) => Err(why.to_string()),
            Outcome::Forbidden | Outcome::Gone => Err("this service may not call there".into()),
        }
    }

    /// What the mail says; nothing if there is nothing to say any more.
    async fn text(&self, row: &ErrandRow, mailbox: &Mailbox) -> Answer<Option<Text>> {
        let words = Words::of(mailbox.lang.parse::<Lang>().unwrap_or_default());
        let say = |message: Message| words.say(&message);
        let Some(user) = self.registry.store.user(&row.user).await? else { return Ok(None) };
        let home = self.home.trim_end_matches('/');
        let mut body = say(Message::new("mail-hello").with("name", user.name));
        body += "\n\n";
        let (subject, link) = match row.kind.as_str() {
            TURNS => {
                let waiting = self.waiting(&row.user, words).await?;
                if waiting.is_empty() {
                    return Ok(None);
                }
                let stop = format!("{}.{}", row.user, mailbox.stop);
                body += &say(Message::new("mail-turns").with("count", waiting.len() as i64));
                body += "\n\n";
                for (id, what) in waiting.iter().take(MOST_NAMED) {
                    let _ = writeln!(body, "{what}\n{home}/t/{id}\n");
                }
                body += &say(Message::new("mail-stop"));
                let _ = writeln!(body, "\n{home}/unsubscribe#{stop}");
                return Ok(Some(Text {
                    subject: say(Message::new("mail-turns-subject").with("count", waiting.len() as i64)),
                    body,
                    stop: Some(format!("{home}/api/unsubscribe?token={stop}")),
                }));
            }
            CONFIRM => {
                body += &say(Message::new("mail-confirm"));
                (
                    Message::new("mail-confirm-subject"),
                    self.links.for_mail(&row.user, &mailbox.address).await?,
                )
            }
            _ => {
                body += &say(Message::new("mail-forgotten"));
                (Message::new("mail-forgotten-subject"), self.links.for_password(&row.user).await?.0)
            }
        };
        let _ = write!(body, "\n\n{link}\n\n");
        body += &say(Message::new("mail-not-you"));
        body.push('\n');
        Ok(Some(Text { subject: say(subject), body, stop: None }))
    }

    /// Where it is somebody's turn in correspondence games, and what each is: its title and with whom.
    async fn waiting(&self, user: &UserId, words: &Words) -> Answer<Vec<(TableId, String)>> {
        let muted = self.registry.store.mutes(user).await?;
        let mut waiting = Vec::new();
        for row in self.registry.store.tables_of(user, MOST_TABLES).await? {
            if row.standing.status != "running" || muted.contains(&row.id) {
                continue;
            }
            let what = self.registry.look(&row.id, |table| Ok(described(table, user, words))).await;
            // A table that cannot be read is in nobody's way.
            if let Ok(Some(what)) = what {
                waiting.push((row.id, what));
            }
        }
        Ok(waiting)
    }
}

/// The seat of a user that is awaited.
fn awaited_seat(table: &Table, user: &UserId) -> Option<usize> {
    let awaited = table.awaits().seats();
    table
        .seats_of(user)
        .into_iter()
        .find(|&seat| table.chairs[seat].bot.is_none() && awaited.iter().any(|one| one.index() == seat))
}

fn described(table: &Table, user: &UserId, words: &Words) -> Option<String> {
    if !matches!(table.terms.pace, Pace::Correspondence { .. }) {
        return None;
    }
    awaited_seat(table, user)?;
    let game = wire::GAMES.iter().find(|game| game.id == table.terms.game)?.name;
    let others: Vec<String> = table
        .chairs
        .iter()
        .filter_map(|chair| chair.sitter.as_ref())
        .filter(|sitter| sitter.user != *user && !sitter.name.is_empty())
        .map(|sitter| sitter.name.clone())
        .collect();
    Some(match others.is_empty() {
        true => game.to_string(),
        false => {
            let message = Message::new("mail-with").with("game", game).with("others", words.list(&others));
            words.say(&message)
        }
    })
}
