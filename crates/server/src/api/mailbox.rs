//! `/api/me/mail`: where mail to somebody goes; and the links in it.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::identity::links::{is_for, used};
use crate::ids::{UserId, random_text};
use crate::notify::mail::mail_address;
use crate::notify::postman::{self, CONFIRM};
use crate::notify::settings::{Mailbox, Settings};
use crate::shape::notify::{MailWish, Told};

/// The letters of what stops mails: 160 bits.
const LETTERS: usize = 32;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(write, remove)).routes(routes!(confirm)).routes(routes!(unsubscribe))
}

/// That the service sends no mail.
pub(super) fn no_mail() -> Problem {
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
    let changed = app.notifier.change_settings(&user.id, |settings| {
        let known = settings.mail.take().filter(|mailbox| mailbox.address == address);
        let (confirmed, stop) = match known {
            Some(mailbox) => (mailbox.confirmed, mailbox.stop),
            None => (false, random_text(LETTERS)),
        };
        let lang = lang.code().into();
        settings.mail = Some(Mailbox { address: address.into(), lang, confirmed, turns: wish.turns, stop });
        Ok(confirmed)
    });
    let (_, confirmed) = changed.await?;
    if !confirmed {
        // One that waits is for an address that was said before.
        app.postman.drop_waiting(&user.id, CONFIRM).await?;
        let now = app.registry.clock.now();
        let row = postman::errand(&user.id, CONFIRM, format!("{CONFIRM}-{}", user.id), now, now);
        app.postman.put(row).await?;
    }
    Ok(Json(app.notifier.told(&user.id).await?))
}

/// No mail to me any more; the address is forgotten.
#[utoipa::path(delete, path = "/api/me/mail", tag = "notify", responses(
    (status = 200, body = Told), (status = 401, body = ProblemBody)))]
async fn remove(State(app): State<App>, user: User) -> Answer<Json<Told>> {
    let none = |settings: &mut Settings| {
        settings.mail = None;
        Ok(())
    };
    app.notifier.change_settings(&user.id, none).await?;
    app.postman.drop_waiting(&user.id, CONFIRM).await?;
    Ok(Json(app.notifier.told(&user.id).await?))
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
    let link = app.links.good(&followed.token).await?;
    let confirm = |settings: &mut Settings| {
        let mailbox = settings.mail.as_mut().filter(|mailbox| is_for(&link, &mailbox.address));
        mailbox.ok_or_else(used)?.confirmed = true;
        Ok(())
    };
    app.notifier.change_settings(&link.user, confirm).await?;
    app.links.use_up(link.id).await?;
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
    let (user, token) = stop.token.split_once('.').ok_or_else(used)?;
    let stop = |settings: &mut Settings| {
        let mailbox = settings.mail.as_mut().filter(|mailbox| mailbox.stop == token).ok_or_else(used)?;
        mailbox.turns = false;
        Ok(())
    };
    app.notifier.change_settings(&UserId::from(user.to_string()), stop).await?;
    Ok(StatusCode::NO_CONTENT)
}
