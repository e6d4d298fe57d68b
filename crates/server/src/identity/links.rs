//! Links that work once: with one of them somebody who forgot their password chooses another.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::api::Me;
use super::password::Password;
use super::{LETTERS, hash, new_sign_in};
use crate::api::Read;
use crate::app::App;
use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem, ProblemBody};
use crate::ids::{UserId, random_text};
use crate::store::{AccountRow, HouseChange, LinkRow, PersonChange, StoreError, Write};

/// What a link for another password is kept as.
const PASSWORD: &str = "password";

/// How long a link works.
const GOOD_FOR: Millis = DAY;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(reset))
}

/// A link with which a user chooses another password, and until when it works; earlier ones do not any more. What it
/// says is after `#`, where browsers keep it to themselves.
pub(crate) async fn for_password(app: &App, user: &UserId) -> Answer<(String, Millis)> {
    let token = random_text(LETTERS);
    let made = app.hall.clock.now();
    let ends = made + GOOD_FOR;
    let row = LinkRow { id: hash(&token), user: user.clone(), purpose: PASSWORD.into(), made, ends };
    app.hall.store.write(Write::House(HouseChange::Link(row))).await?;
    let host = app.config.public_url.as_deref().unwrap_or_default();
    Ok((format!("{host}/reset#{token}"), ends))
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
    let now = app.hall.clock.now();
    let link = app.hall.store.link(&id).await?;
    let link = link.filter(|link| link.purpose == PASSWORD && link.ends > now).ok_or_else(used)?;
    let account = app.hall.store.account_of(&link.user).await?.ok_or_else(used)?;
    let user = app.hall.store.user(&link.user).await?.ok_or_else(used)?;
    let password = app.hasher.hash(wish.password).await?;
    let row = AccountRow { password, changed: now, ..account };
    let (sign_in, cookie) = new_sign_in(&app, &link.user);
    match app.hall.store.write(Write::Person(PersonChange::Reset(Box::new((row, id, sign_in))))).await {
        Err(StoreError::Conflict) => return Err(used()),
        other => other?,
    }
    app.signed_out(&link.user);
    Ok((jar.add(cookie), Json(Me::new(user.into(), true))))
}

fn used() -> Problem {
    Problem::new(StatusCode::GONE, "identity/link_used", "this link was used already, or is too old")
}
