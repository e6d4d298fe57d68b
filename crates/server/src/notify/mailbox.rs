//! `/api/me/mail`: where mail to somebody goes; and the links in it.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::api::{Told, keep, settings_of, stored};
use super::mail::mail_address;
use super::postman::{self, CONFIRM};
use super::settings::Mailbox;
use crate::api::Read;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::{User, links};
use crate::ids::{UserId, random_text};
use crate::store::{ErrandChange, PersonChange, Write};

/// The letters of what stops mails: 160 bits.
const LETTERS: usize = 32;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(write, remove)).routes(routes!(confirm)).routes(routes!(unsubscribe))
}

/// Where mail to me goes.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct MailWish {
    /// Such as `somebody@example.org`. A link is sent there; nothing else before it was followed.
    #[schema(max_length = 254)]
    address: String,
    /// The language of these mails: `en`, `fr`, `de`, `uk` or `pt`.
    lang: String,
    /// Whether I want to hear by mail that it is my turn in a correspondence game.
    turns: bool,
}

/// That the service sends no mail.
pub(crate) fn no_mail() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "mail/none", "this service sends no mail")
}

/// Says where mail to me goes. An address that is new here is sent a link first.
#[utoipa::path(put, path = "/api/me/mail", tag = "notify", request_body = MailWish, responses(
    (status = 200, body = Told), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
    (status = 404, body = ProblemBody, description = "this service sends no mail")))]
async fn write(State(app): State<App>, user: User, Read(wish): Read<MailWish>) -> Answer<Json<Told>> {
    if app.notifier.outlets().mailer().is_none() {
        return Err(no_mail());
    }
    let address = wish.address.trim();
    // An address alone: a name beside it is not for us to keep.
    let is_bare = !address.contains(['<', '>', '"', ',', ';']);
    mail_address(address)
        .and_then(|address| if is_bare { Ok(address) } else { Err("expected an address alone".into()) })
        .map_err(|wrong| Problem::field("address", wrong))?;
    let lang: words::Lang = wish.lang.parse().map_err(|_| Problem::field("lang", "no such language"))?;
    let mut settings = stored(&app, &user.id).await?;
    let known = settings.mail.take().filter(|mailbox| mailbox.address == address);
    let (confirmed, stop) = match known {
        Some(mailbox) => (mailbox.confirmed, mailbox.stop),
        None => (false, random_text(LETTERS)),
    };
    let mailbox =
        Mailbox { address: address.into(), lang: lang.code().into(), confirmed, turns: wish.turns, stop };
    settings.mail = Some(mailbox);
    keep(&app, &user.id, &settings).await?;
    if !confirmed {
        // One that waits is for an address that was said before.
        drop_errand(&app, &user.id).await?;
        let now = app.registry.clock.now();
        let row = postman::errand(&user.id, CONFIRM, format!("{CONFIRM}-{}", user.id), now, now);
        postman::put(&app, row).await?;
    }
    Ok(Json(settings_of(&app, &user.id).await?))
}

async fn drop_errand(app: &App, user: &UserId) -> Answer<()> {
    let dropped = PersonChange::Errand(ErrandChange::Dropped(user.clone(), CONFIRM));
    Ok(app.registry.store.write(Write::Person(dropped)).await?)
}

/// No mail to me any more; the address is forgotten.
#[utoipa::path(delete, path = "/api/me/mail", tag = "notify", responses(
    (status = 200, body = Told), (status = 401, body = ProblemBody)))]
async fn remove(State(app): State<App>, user: User) -> Answer<Json<Told>> {
    let mut settings = stored(&app, &user.id).await?;
    settings.mail = None;
    keep(&app, &user.id, &settings).await?;
    drop_errand(&app, &user.id).await?;
    Ok(Json(settings_of(&app, &user.id).await?))
}

/// What a link in a mail says.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Followed {
    /// What the link says after `#`.
    token: String,
}

/// Somebody followed the link that was sent to their address.
#[utoipa::path(post, path = "/api/mail-confirmed", tag = "notify", request_body = Followed, responses(
    (status = 204), (status = 410, body = ProblemBody, description = "the link was used, or is too old")))]
async fn confirm(State(app): State<App>, Read(followed): Read<Followed>) -> Answer<StatusCode> {
    let link = links::mail_link(&app, &followed.token).await?;
    let user = link.user.clone();
    let mut settings = stored(&app, &user).await?;
    let mailbox = settings.mail.as_mut().ok_or_else(links::used)?;
    links::mail_confirmed(&app, link, &mailbox.address).await?;
    mailbox.confirmed = true;
    keep(&app, &user, &settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a link at the end of a mail says.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Stop {
    /// As the mail has it.
    token: String,
}

/// No more mails about turns, by the link at the end of each; works from mail programs too (RFC 8058).
#[utoipa::path(post, path = "/api/unsubscribe", tag = "notify", params(Stop), responses(
    (status = 204), (status = 410, body = ProblemBody, description = "the address was taken away or changed since")))]
async fn unsubscribe(State(app): State<App>, Query(stop): Query<Stop>) -> Answer<StatusCode> {
    let (user, token) = stop.token.split_once('.').ok_or_else(links::used)?;
    let user = UserId::from(user.to_string());
    let mut settings = stored(&app, &user).await?;
    let mailbox = settings.mail.as_mut().filter(|mailbox| mailbox.stop == token).ok_or_else(links::used)?;
    mailbox.turns = false;
    keep(&app, &user, &settings).await?;
    Ok(StatusCode::NO_CONTENT)
}
