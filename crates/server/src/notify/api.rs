//! `/api/me/notify` and muting a table.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[cfg(test)]
use ts_rs::TS;

use super::settings::Mailbox;
use super::settings::{Hook, Settings, Subscription};
use super::{guard, mailbox, postman};
use crate::api::{Read, objects};
use crate::app::App;
use crate::clock::Millis;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::ids::{TableId, UserId, random_text};
use crate::store::{ErrandChange, PersonChange, Write};
use crate::table::manage::may_see;

/// The most browsers of one person.
const MOST_BROWSERS: usize = 10;

/// The letters of a secret: 160 bits.
const SECRET_LETTERS: usize = 32;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, write)).routes(routes!(mute)).merge(mailbox::routes())
}

/// How I am told that it is my turn.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Told {
    /// The program that is called.
    webhook: Option<String>,
    /// What its calls are signed with; shown only when it is made, so keep it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    secret: Option<String>,
    /// Calls of that program that failed lately.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    trouble: Option<Trouble>,
    /// The push services of the browsers that are woken.
    push: Vec<String>,
    /// What a browser needs to subscribe, if this service wakes browsers: its `applicationServerKey`.
    push_key: Option<String>,
    /// Where mail to me goes.
    mail: Option<MailTold>,
    /// Whether this service sends mail.
    mails: bool,
    /// Tables of which I want to hear nothing.
    #[schema(value_type = Vec<String>)]
    muted: Vec<TableId>,
}

/// Where mail to me goes.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct MailTold {
    /// The address.
    address: String,
    /// The language of these mails.
    lang: String,
    /// Whether the link that was sent there has been followed; nothing else is sent before.
    confirmed: bool,
    /// Whether it says when it is my turn.
    turns: bool,
}

impl From<Mailbox> for MailTold {
    fn from(mailbox: Mailbox) -> MailTold {
        let Mailbox { address, lang, confirmed, turns, .. } = mailbox;
        MailTold { address, lang, confirmed, turns }
    }
}

/// Calls that failed.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Trouble {
    /// Why the last one failed.
    why: String,
    /// How often it was tried.
    attempts: u32,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    since: Millis,
    /// When it is tried again; without it not any more.
    #[cfg_attr(test, ts(type = "number | null"))]
    next: Option<Millis>,
}

/// How I want to be told; replaces what was there, except the mail address.
#[derive(Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wish {
    /// A program to be called, such as `https://example.org/klatsch`.
    #[cfg_attr(test, ts(optional = nullable))]
    webhook: Option<String>,
    /// Whether the calls get another secret even if the program stays the same.
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    new_secret: bool,
    /// Browsers to be woken; those that are not named any more are not. Without the field they stay.
    #[serde(deserialize_with = "objects")]
    #[cfg_attr(test, ts(optional))]
    push: Option<Vec<Subscription>>,
}

pub(super) async fn stored(app: &App, user: &UserId) -> Answer<Settings> {
    let text = app.registry.store.notify_settings(user).await?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

async fn told(app: &App, user: &UserId, settings: Settings, secret: Option<String>) -> Answer<Told> {
    Ok(Told {
        webhook: settings.webhook.map(|hook| hook.url),
        secret,
        trouble: trouble(app, user).await?,
        push: settings.push.into_iter().map(|browser| browser.endpoint).collect(),
        push_key: app.notifier.outlets().push().map(|push| push.public_key()),
        mail: settings.mail.map(MailTold::from),
        mails: app.notifier.outlets().mailer().is_some(),
        muted: app.registry.store.mutes(user).await?,
    })
}

/// The last call of a webhook that failed and was not made up for.
async fn trouble(app: &App, user: &UserId) -> Answer<Option<Trouble>> {
    let errands = app.registry.store.errands_of(user).await?;
    let failed = errands.into_iter().rfind(|row| row.kind == postman::WEBHOOK);
    Ok(failed.map(|row| Trouble { why: row.why, attempts: row.attempts, since: row.made, next: row.due }))
}

/// Keeps the settings of a user.
pub(super) async fn keep(app: &App, user: &UserId, settings: &Settings) -> Answer<()> {
    let text = serde_json::to_string(settings).map_err(|_| Problem::internal())?;
    Ok(app.registry.store.write(Write::Person(PersonChange::Notify(user.clone(), text))).await?)
}

/// The settings of a user, for an export: without what calls are signed with.
pub(crate) async fn settings_of(app: &App, user: &UserId) -> Answer<Told> {
    let settings = stored(app, user).await?;
    told(app, user, settings, None).await
}

/// How am I told?
#[utoipa::path(get, path = "/api/me/notify", tag = "notify", responses(
    (status = 200, body = Told), (status = 401, body = ProblemBody)))]
async fn read(State(app): State<App>, user: User) -> Answer<Json<Told>> {
    Ok(Json(settings_of(&app, &user.id).await?))
}

/// Says how I want to be told.
#[utoipa::path(put, path = "/api/me/notify", tag = "notify", request_body = Wish, responses(
    (status = 200, body = Told), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
async fn write(State(app): State<App>, user: User, Read(wish): Read<Wish>) -> Answer<Json<Told>> {
    let mut settings = stored(&app, &user.id).await?;
    let outlets = app.notifier.outlets();
    let mut secret = None;
    settings.webhook = match wish.webhook {
        None => None,
        Some(url) => {
            guard::check(&url, outlets.reach).map_err(|wrong| Problem::field("webhook", wrong))?;
            let known = settings.webhook.take().filter(|hook| hook.url == url && !wish.new_secret);
            Some(known.unwrap_or_else(|| {
                let made = random_text(SECRET_LETTERS);
                secret = Some(made.clone());
                Hook { url, secret: made }
            }))
        }
    };
    if let Some(browsers) = wish.push {
        if browsers.len() > MOST_BROWSERS {
            return Err(Problem::field("push", format!("expected at most {MOST_BROWSERS} browsers")));
        }
        let push = outlets.push();
        for browser in &browsers {
            push.ok_or_else(|| Problem::field("push", "this service wakes no browsers"))?.check(browser)?;
        }
        settings.push = browsers;
    }
    keep(&app, &user.id, &settings).await?;
    if secret.is_some() || settings.webhook.is_none() {
        // What failed was another program's affair.
        let dropped = PersonChange::Errand(ErrandChange::Dropped(user.id.clone(), postman::WEBHOOK));
        app.registry.store.write(Write::Person(dropped)).await?;
    }
    Ok(Json(told(&app, &user.id, settings, secret).await?))
}

/// Whether I want to hear of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Muting {
    /// Whether I want to hear nothing.
    muted: bool,
}

/// Wants to hear nothing more of a table, or again something.
#[utoipa::path(put, path = "/api/tables/{id}/mute", tag = "notify", params(("id" = String, Path)),
    request_body = Muting, responses((status = 204), (status = 403, body = ProblemBody)))]
async fn mute(
    State(app): State<App>,
    user: User,
    Path(id): Path<String>,
    Read(muting): Read<Muting>,
) -> Answer<StatusCode> {
    let id = TableId::from(id);
    app.registry
        .look(&id, |table| match table.seats_of(&user.id).is_empty() {
            true => {
                may_see(table, &user).and(Err(Problem::forbidden("seat/not_yours", "you do not sit there")))
            }
            false => Ok(()),
        })
        .await?;
    app.registry.store.write(Write::Person(PersonChange::Mute(user.id.clone(), id, muting.muted))).await?;
    Ok(StatusCode::NO_CONTENT)
}
