//! Sign-ins: a cookie names one, the store knows it by its hash alone, and forgets it when somebody signs out.

use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use sha2::{Digest as _, Sha256};
use tokio::sync::broadcast;

use crate::clock::{Clock, DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::{UserId, random_bytes, random_text};
use crate::store::{COOKIE_KEY, COOKIE_KEY_BEFORE, PersonChange, SignInRow, Store, UserRow, Write};

/// The name of the cookie.
pub const COOKIE: &str = "klatsch";

/// How long a sign-in is good.
pub(crate) const GOOD_FOR: Millis = 400 * DAY;

/// The letters of a sign-in: 160 bits.
pub(super) const LETTERS: usize = 32;

/// Dismissals that may wait for a slow socket; one that missed some is dismissed.
const DISMISSALS: usize = 64;

/// The key of all cookies, and the one before it.
#[derive(Clone)]
struct Keys {
    now: Key,
    before: Option<Key>,
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

/// What was found out about a request already.
#[derive(Clone)]
struct Found(Option<SignedIn>);

/// Who is signed in.
pub(crate) struct SignIns {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    /// Sign cookies.
    keys: RwLock<Keys>,
    /// Whether cookies are only for encrypted connections.
    secure: bool,
    /// Whose sockets must introduce themselves again: one user's, or everybody's.
    dismissals: broadcast::Sender<Option<UserId>>,
}

impl SignIns {
    /// With the keys that are stored.
    pub(crate) async fn open(store: Arc<dyn Store>, clock: Arc<dyn Clock>, secure: bool) -> Answer<SignIns> {
        let keys = RwLock::new(keys(store.as_ref()).await?);
        Ok(SignIns { store, clock, keys, secure, dismissals: broadcast::channel(DISMISSALS).0 })
    }

    fn keys(&self) -> Keys {
        self.keys.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What new cookies are signed with.
    pub(crate) fn key(&self) -> Key {
        self.keys().now
    }

    /// Reads the keys again: an operator changed them, or a backup was put back.
    pub(crate) async fn renew_keys(&self) -> Answer<()> {
        let keys = keys(self.store.as_ref()).await?;
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(())
    }

    /// Whose sockets must introduce themselves again, from now on.
    pub(crate) fn dismissals(&self) -> broadcast::Receiver<Option<UserId>> {
        self.dismissals.subscribe()
    }

    /// The sockets of a user must introduce themselves again: some of them may not be signed in any more.
    pub(crate) fn signed_out(&self, user: &UserId) {
        // Nobody may be there.
        let _ = self.dismissals.send(Some(user.clone()));
    }

    /// All sockets must introduce themselves again.
    pub(crate) fn everybody_out(&self) {
        let _ = self.dismissals.send(None);
    }

    /// The user, unless they have signed out since the request was read.
    pub(crate) async fn still(&self, found: SignedIn) -> Answer<User> {
        self.store.known(&found.id).await?.map(|known| known.user.into()).ok_or_else(Problem::nobody)
    }

    /// The cookie of this request signed again, if it was signed with the key before the present one.
    pub(crate) fn signed_again(&self, headers: &HeaderMap) -> Option<Cookie<'static>> {
        let Keys { now, before } = self.keys();
        let is_known = SignedCookieJar::from_headers(headers, now).get(COOKIE).is_some();
        let known = SignedCookieJar::from_headers(headers, before.filter(|_| !is_known)?).get(COOKIE)?;
        Some(self.cookie(known.value().into()))
    }

    /// Signs a user in and gives the cookie for it: `<sign-in>.<until>`, signed.
    pub(crate) async fn sign_in(&self, user: &UserId) -> Answer<Cookie<'static>> {
        let (row, cookie) = self.new_sign_in(user);
        self.store.write(Write::Person(PersonChange::SignIn(row))).await?;
        Ok(cookie)
    }

    /// A sign-in that counts once its row is stored, and the cookie for it.
    pub(crate) fn new_sign_in(&self, user: &UserId) -> (SignInRow, Cookie<'static>) {
        let token = random_text(LETTERS);
        let made = self.clock.now();
        let ends = made + GOOD_FOR;
        let row = SignInRow { id: hash(&token), user: user.clone(), made, ends };
        (row, self.cookie(format!("{token}.{ends}")))
    }

    /// The cookie that says this.
    fn cookie(&self, value: String) -> Cookie<'static> {
        Cookie::build((COOKIE, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .permanent()
            .build()
    }

    /// Whom the cookie of a request names, if it is good and they are still signed in. Asked once a request.
    pub(crate) async fn found(&self, parts: &mut Parts) -> Answer<Option<SignedIn>> {
        if let Some(Found(found)) = parts.extensions.get() {
            return Ok(found.clone());
        }
        let found = self.look_up(parts).await?;
        parts.extensions.insert(Found(found.clone()));
        Ok(found)
    }

    async fn look_up(&self, parts: &Parts) -> Answer<Option<SignedIn>> {
        let Keys { now, before } = self.keys();
        let read = |key| SignedCookieJar::from_headers(&parts.headers, key).get(COOKIE);
        let Some(cookie) = read(now).or_else(|| before.and_then(read)) else { return Ok(None) };
        let Some((token, until)) = cookie.value().split_once('.') else { return Ok(None) };
        let now = self.clock.now();
        if until.parse::<Millis>().map_or(true, |until| until < now) {
            return Ok(None);
        }
        let id = hash(token);
        let known = self.store.known(&id).await?.filter(|known| known.ends >= now);
        Ok(known.map(|known| SignedIn {
            id,
            created: known.user.created,
            user: known.user.into(),
            account: known.account,
            ends: known.ends,
        }))
    }
}

/// The key of all cookies, the same on every node; made at the first start.
async fn keys(store: &dyn Store) -> Answer<Keys> {
    store.write(Write::Setting { name: COOKIE_KEY.into(), value: fresh_key() }).await?;
    let now = store.setting(COOKIE_KEY).await?.ok_or_else(Problem::internal)?;
    let before = store.setting(COOKIE_KEY_BEFORE).await?;
    Ok(Keys { now: Key::from(now.as_bytes()), before: before.map(|text| Key::from(text.as_bytes())) })
}

/// A key that nobody had before.
pub(crate) fn fresh_key() -> String {
    hex::encode(random_bytes(64))
}

pub(super) fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// What a handler may take: a caller with a good cookie, or an option of one.
macro_rules! extracted {
    ($($type:ident: $of:expr),+) => {
        $(impl<S> FromRequestParts<S> for $type
        where
            Arc<SignIns>: FromRef<S>,
            S: Send + Sync,
        {
            type Rejection = Problem;

            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<$type, Problem> {
                let found = <Arc<SignIns>>::from_ref(state).found(parts).await?;
                found.map($of).ok_or_else(Problem::nobody)
            }
        }

        impl<S> OptionalFromRequestParts<S> for $type
        where
            Arc<SignIns>: FromRef<S>,
            S: Send + Sync,
        {
            type Rejection = Problem;

            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<$type>, Problem> {
                Ok(<Arc<SignIns>>::from_ref(state).found(parts).await?.map($of))
            }
        })+
    };
}

extracted!(SignedIn: |found| found, User: |found: SignedIn| found.user);
