//! Who somebody is: a guest or an account, known by a signed cookie.
//!
//! [`User`] is an extractor: a handler that takes one is only reached with a good cookie. A cookie names a
//! sign-in, which the store knows by its hash alone and forgets when somebody signs out. `accounts.rs` is about
//! passwords, `names.rs` about which names look alike, `own_data.rs` about taking one's
//! data along or away, `links.rs` about links that work once, `entry.rs` about who may come in, `limits.rs` about how often is too often;
//! `origin.rs` refuses changes that another site asks a browser for.

mod accounts;
pub(crate) mod api;
pub mod entry;
pub(crate) mod limits;
pub(crate) mod links;
pub(crate) mod names;
pub(crate) mod origin;
pub(crate) mod own_data;
mod password;
pub(crate) mod peer;
pub mod rates;

pub(crate) use accounts::rename_everywhere;
pub(crate) use password::Hasher;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use sha2::{Digest as _, Sha256};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::clock::{DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::{UserId, hex, random_bytes, random_text};
use crate::store::{PersonChange, SignInRow, Store, UserRow, Write};

/// The name of the cookie.
pub const COOKIE: &str = "klatsch";

/// How long a sign-in is good.
const GOOD_FOR: Millis = 400 * DAY;

/// The letters of a sign-in: 160 bits.
const LETTERS: usize = 32;

/// The setting that holds the key of all cookies.
pub(crate) const KEY: &str = "cookie_key";

/// The setting that holds the key before that one: cookies signed with it are good, and signed again when they are seen.
pub(crate) const KEY_BEFORE: &str = "cookie_key_before";

/// The key of all cookies, and the one before it.
#[derive(Clone)]
pub(crate) struct Keys {
    pub(crate) now: Key,
    pub(crate) before: Option<Key>,
}

pub(crate) fn routes() -> OpenApiRouter<App> {
    api::routes().merge(accounts::routes()).merge(own_data::routes()).merge(links::routes())
}

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

/// A user and the sign-in by which they came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SignedIn {
    pub(crate) user: User,
    /// When they first came.
    pub(crate) created: Millis,
    /// Whether they have a password.
    pub(crate) account: bool,
    /// The hash under which the store knows the sign-in.
    pub(crate) id: String,
    /// Until when it is good.
    pub(crate) ends: Millis,
}

impl SignedIn {
    /// The user, unless they have signed out since the request was read.
    pub(crate) async fn still(self, app: &App) -> Answer<User> {
        app.registry.store.known(&self.id).await?.map(|known| known.user.into()).ok_or_else(Problem::nobody)
    }
}

/// What was found out about a request already.
#[derive(Clone)]
struct Found(Option<SignedIn>);

/// The key of all cookies, the same on every node; made at the first start.
pub(crate) async fn keys(store: &dyn Store) -> Answer<Keys> {
    store.write(Write::Setting { name: KEY.into(), value: fresh_key() }).await?;
    let now = store.setting(KEY).await?.ok_or_else(Problem::internal)?;
    let before = store.setting(KEY_BEFORE).await?;
    Ok(Keys { now: Key::from(now.as_bytes()), before: before.map(|text| Key::from(text.as_bytes())) })
}

/// A key that nobody had before.
pub(crate) fn fresh_key() -> String {
    hex(&random_bytes(64))
}

/// The cookie of this request signed again, if it was signed with the key before the present one.
pub(super) fn signed_again(app: &App, headers: &HeaderMap) -> Option<Cookie<'static>> {
    let Keys { now, before } = app.keys();
    let is_known = SignedCookieJar::from_headers(headers, now).get(COOKIE).is_some();
    let known = SignedCookieJar::from_headers(headers, before.filter(|_| !is_known)?).get(COOKIE)?;
    Some(cookie(app, known.value().into()))
}

/// Signs a user in and gives the cookie for it: `<sign-in>.<until>`, signed.
pub(crate) async fn sign_in(app: &App, user: &UserId) -> Answer<Cookie<'static>> {
    let (row, cookie) = new_sign_in(app, user);
    app.registry.store.write(Write::Person(PersonChange::SignIn(row))).await?;
    Ok(cookie)
}

/// A sign-in that counts once its row is stored, and the cookie for it.
fn new_sign_in(app: &App, user: &UserId) -> (SignInRow, Cookie<'static>) {
    let token = random_text(LETTERS);
    let made = app.registry.clock.now();
    let ends = made + GOOD_FOR;
    let row = SignInRow { id: hash(&token), user: user.clone(), made, ends };
    (row, cookie(app, format!("{token}.{ends}")))
}

/// The cookie that says this.
fn cookie(app: &App, value: String) -> Cookie<'static> {
    Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.secure_cookies)
        .permanent()
        .build()
}

fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Whom the cookie of a request names, if it is good and they are still signed in. Asked once a request.
pub(crate) async fn found(app: &App, parts: &mut Parts) -> Answer<Option<SignedIn>> {
    if let Some(Found(found)) = parts.extensions.get() {
        return Ok(found.clone());
    }
    let found = look_up(app, parts).await?;
    parts.extensions.insert(Found(found.clone()));
    Ok(found)
}

async fn look_up(app: &App, parts: &Parts) -> Answer<Option<SignedIn>> {
    let Keys { now, before } = app.keys();
    let read = |key| SignedCookieJar::from_headers(&parts.headers, key).get(COOKIE);
    let Some(cookie) = read(now).or_else(|| before.and_then(read)) else { return Ok(None) };
    let Some((token, until)) = cookie.value().split_once('.') else { return Ok(None) };
    let now = app.registry.clock.now();
    if until.parse::<Millis>().map_or(true, |until| until < now) {
        return Ok(None);
    }
    let id = hash(token);
    let known = app.registry.store.known(&id).await?.filter(|known| known.ends >= now);
    Ok(known.map(|known| SignedIn {
        id,
        created: known.user.created,
        user: known.user.into(),
        account: known.account,
        ends: known.ends,
    }))
}

impl<S> FromRequestParts<S> for SignedIn
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SignedIn, Problem> {
        found(&App::from_ref(state), parts).await?.ok_or_else(Problem::nobody)
    }
}

impl<S> OptionalFromRequestParts<S> for SignedIn
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<SignedIn>, Problem> {
        found(&App::from_ref(state), parts).await
    }
}

impl<S> FromRequestParts<S> for User
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<User, Problem> {
        let found = found(&App::from_ref(state), parts).await?;
        found.map(|found| found.user).ok_or_else(Problem::nobody)
    }
}

impl<S> OptionalFromRequestParts<S> for User
where
    App: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<User>, Problem> {
        Ok(found(&App::from_ref(state), parts).await?.map(|found| found.user))
    }
}
