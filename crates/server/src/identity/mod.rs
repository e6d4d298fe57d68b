//! Who somebody is: a guest with a signed cookie.
//!
//! [`User`] is an extractor: a handler that takes one is only reached with a good cookie. `origin.rs` refuses
//! changes that another site asks a browser for.

pub(crate) mod api;
pub(crate) mod origin;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};

use crate::app::App;
use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::{UserId, hex, random_bytes};
use crate::store::{Store, UserRow, Write};

/// The name of the cookie.
pub const COOKIE: &str = "klatsch";

/// How long a cookie is good.
const GOOD_FOR: Millis = 400 * DAY;

/// The setting that holds the key of all cookies.
const KEY: &str = "cookie_key";

/// Somebody who showed a good cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Who.
    pub id: UserId,
    /// What others call them.
    pub name: String,
    /// The colour of their avatar.
    pub colour: String,
}

impl From<UserRow> for User {
    fn from(row: UserRow) -> User {
        User { id: row.id, name: row.name, colour: row.colour }
    }
}

/// The key of all cookies, the same on every node; made at the first start.
pub(crate) async fn key(store: &dyn Store) -> Answer<Key> {
    store.write(Write::Setting { name: KEY.into(), value: hex(&random_bytes(64)) }).await?;
    let text = store.setting(KEY).await?.ok_or_else(Problem::internal)?;
    Ok(Key::from(text.as_bytes()))
}

/// The cookie of a user: `<id>.<until>`, signed.
pub(crate) fn cookie(app: &App, id: &UserId) -> Cookie<'static> {
    let until = app.hall.clock.now() + GOOD_FOR;
    Cookie::build((COOKIE, format!("{id}.{until}")))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure_cookies)
        .permanent()
        .build()
}

/// The user of a request, if its cookie is good and the user is still there.
pub(crate) async fn of_parts(app: &App, parts: &Parts) -> Answer<Option<User>> {
    let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
    let Some(cookie) = jar.get(COOKIE) else { return Ok(None) };
    let Some((id, until)) = cookie.value().split_once('.') else { return Ok(None) };
    if until.parse::<Millis>().map_or(true, |until| until < app.hall.clock.now()) {
        return Ok(None);
    }
    Ok(app.hall.store.user(&UserId::from(id)).await?.map(User::from))
}

impl<S> FromRequestParts<S> for User
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<User, Problem> {
        of_parts(&App::from_ref(state), parts).await?.ok_or_else(Problem::nobody)
    }
}

impl<S> OptionalFromRequestParts<S> for User
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<User>, Problem> {
        of_parts(&App::from_ref(state), parts).await
    }
}
