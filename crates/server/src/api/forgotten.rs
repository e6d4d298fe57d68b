//! Forgotten passwords: a mail with a link that works once, and the password that is chosen by it.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use super::mailbox::no_mail;
use super::me::me_of;
use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::identity::limits::Kind;
use crate::identity::links::used;
use crate::identity::names;
use crate::identity::password::Password;
use crate::identity::peer::Peer;
use crate::notify::postman;
use crate::shape::me::Me;
use crate::store::{AccountRow, PersonChange, StoreError, Write};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(reset)).routes(routes!(forgotten))
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
        return Err(no_mail());
    }
    app.limits.check_pair(Kind::SignIn, peer, &names::key(&wish.name))?;
    if let Some(account) = names::account(app.registry.store.as_ref(), &wish.name).await? {
        let (user, now) = (&account.user, app.registry.clock.now());
        let id = format!("{}-{user}", postman::FORGOTTEN);
        app.postman.put(postman::errand(user, postman::FORGOTTEN, id, now, now)).await?;
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
    let link = app.links.of_password(&wish.token).await?;
    let account = app.registry.store.account_of(&link.user).await?.ok_or_else(used)?;
    let user = app.registry.store.user(&link.user).await?.ok_or_else(used)?;
    let password = app.hasher.hash(wish.password).await?;
    let row = AccountRow { password, changed: app.registry.clock.now(), ..account };
    let (sign_in, cookie) = app.sign_ins.new_sign_in(&link.user);
    let reset = PersonChange::Reset(Box::new((row, link.id, sign_in)));
    match app.registry.store.write(Write::Person(reset)).await {
        Err(StoreError::Conflict) => return Err(used()),
        other => other?,
    }
    app.sign_ins.signed_out(&link.user);
    Ok((jar.add(cookie), Json(me_of(user.into(), true))))
}
