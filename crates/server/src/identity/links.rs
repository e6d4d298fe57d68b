//! Links that work once: with one of them somebody who forgot their password chooses another.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::api::Me;
use super::limits::Kind;
use super::names;
use super::password::Password;
use super::peer::Peer;
use super::{LETTERS, hash, new_sign_in};
use crate::api::Read;
use crate::app::App;
use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem, ProblemBody};
use crate::ids::{UserId, random_text};
use crate::notify::{self, postman};
use crate::store::{AccountRow, HouseChange, LinkRow, PersonChange, StoreError, Write};

/// What a link for another password is kept as.
const PASSWORD: &str = "password";

/// What a link for a mail address is kept as.
const MAIL: &str = "mail";

/// How long a link works.
const GOOD_FOR: Millis = DAY;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(reset)).routes(routes!(forgotten))
}

/// A link with which a user chooses another password, and until when it works; earlier ones do not any more. What it
/// says is after `#`, where browsers keep it to themselves.
pub(crate) async fn for_password(app: &App, user: &UserId) -> Answer<(String, Millis)> {
    link(app, user, PASSWORD, "reset").await
}

/// A link that proves that somebody reads the mail at the address they gave; earlier ones do not work any more.
pub(crate) async fn for_mail(app: &App, user: &UserId, address: &str) -> Answer<String> {
    Ok(link(app, user, &of_address(address), "mail").await?.0)
}

/// What a link for this address is kept as: one for an address that was given before proves nothing about it.
fn of_address(address: &str) -> String {
    format!("{MAIL} {}", hash(address))
}

/// Whose link for a mail address this is, if it is still good.
pub(crate) async fn mail_link(app: &App, token: &str) -> Answer<LinkRow> {
    let now = app.registry.clock.now();
    app.registry.store.link(&hash(token)).await?.filter(|link| link.ends > now).ok_or_else(used)
}

/// The link is used for this address, and does not work again.
pub(crate) async fn mail_confirmed(app: &App, link: LinkRow, address: &str) -> Answer<()> {
    if link.purpose != of_address(address) {
        return Err(used());
    }
    app.registry.store.write(Write::House(HouseChange::LinkUsed(link.id))).await.map_err(
        |error| match error {
            StoreError::Conflict => used(),
            error => error.into(),
        },
    )
}

async fn link(app: &App, user: &UserId, purpose: &str, page: &str) -> Answer<(String, Millis)> {
    let token = random_text(LETTERS);
    let made = app.registry.clock.now();
    let ends = made + GOOD_FOR;
    let row = LinkRow { id: hash(&token), user: user.clone(), purpose: purpose.into(), made, ends };
    app.registry.store.write(Write::House(HouseChange::Link(row))).await?;
    let host = app.config.public_url.as_deref().unwrap_or_default();
    Ok((format!("{host}/{page}#{token}"), ends))
}

/// Whose password was forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Forgotten {
    /// The name of the account.
    name: String,
}

/// Asks for a mail with a link for another password. The answer is the same whether there is such an account and
/// whether it has a mail address; so is the time it takes, because the mail is sent later.
#[utoipa::path(post, path = "/api/password-forgotten", tag = "identity", request_body = Forgotten, responses(
    (status = 202, description = "a mail is sent if the account has an address that was confirmed"),
    (status = 404, body = ProblemBody, description = "this service sends no mail")))]
async fn forgotten(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Read(wish): Read<Forgotten>,
) -> Answer<StatusCode> {
    if app.notifier.outlets().mailer().is_none() {
        return Err(notify::no_mail());
    }
    let key = names::key(&wish.name);
    app.limits.check_pair(Kind::SignIn, peer, &key)?;
    let account = match app.registry.store.account_named(&key).await? {
        Some(account) => Some(account),
        None => app.registry.store.account_named(&names::earlier_key(&wish.name)).await?,
    };
    if let Some(account) = account {
        let (user, now) = (&account.user, app.registry.clock.now());
        let id = format!("{}-{user}", postman::FORGOTTEN);
        postman::put(&app, postman::errand(user, postman::FORGOTTEN, id, now, now)).await?;
    }
    Ok(StatusCode::ACCEPTED)
}

/// Another password, by a link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Reset {
    /// What the link says after `#`.
    token: String,
    /// 8 to 200 letters, and not only spaces.
    #[schema(value_type = String, format = Password, min_length = 8, max_length = 200)]
    password: Password,
}

/// Chooses another password by a link that works once, and signs in here; all other devices are signed out.
#[utoipa::path(post, path = "/api/password-reset", tag = "identity", request_body = Reset, responses(
    (status = 200, body = Me), (status = 400, body = ProblemBody),
    (status = 410, body = ProblemBody, description = "the link was used, or is too old")))]
async fn reset(
    State(app): State<App>,
    jar: SignedCookieJar,
    Read(wish): Read<Reset>,
) -> Answer<(SignedCookieJar, Json<Me>)> {
    wish.password.check("password")?;
    let id = hash(&wish.token);
    let now = app.registry.clock.now();
    let link = app.registry.store.link(&id).await?;
    let link = link.filter(|link| link.purpose == PASSWORD && link.ends > now).ok_or_else(used)?;
    let account = app.registry.store.account_of(&link.user).await?.ok_or_else(used)?;
    let user = app.registry.store.user(&link.user).await?.ok_or_else(used)?;
    let password = app.hasher.hash(wish.password).await?;
    let row = AccountRow { password, changed: now, ..account };
    let (sign_in, cookie) = new_sign_in(&app, &link.user);
    match app.registry.store.write(Write::Person(PersonChange::Reset(Box::new((row, id, sign_in))))).await {
        Err(StoreError::Conflict) => return Err(used()),
        other => other?,
    }
    app.signed_out(&link.user);
    Ok((jar.add(cookie), Json(Me::new(user.into(), true))))
}

/// The refusal of a link.
pub(crate) fn used() -> Problem {
    Problem::new(StatusCode::GONE, "identity/link_used", "this link was used already, or is too old")
}
