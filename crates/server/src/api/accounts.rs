//! Accounts: a guest with a password, who can sign in from another device.
//!
//! Names are unique among accounts only. Signing in does not tell whether a name exists: the answer is the same,
//! and an unknown name takes as long, for a hash is computed in any case. Becoming an account does tell whether a
//! name is free, as it must; how often somebody may ask is limited.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use super::me::me_of;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::limits::Kind;
use crate::identity::names::{self, free_key, taken};
use crate::identity::password::Password;
use crate::identity::peer::Peer;
use crate::identity::{COOKIE, SignedIn, User};
use crate::shape::me::Me;
use crate::store::{AccountRow, PersonChange, StoreError, UserRow, Write};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(become_account))
        .routes(routes!(enter))
        .routes(routes!(leave))
        .routes(routes!(change_password))
}

/// An account is called otherwise.
pub(super) async fn rename(app: &App, row: UserRow) -> Answer<()> {
    let name = free_key(app.registry.store.as_ref(), &row.name, Some(&row.id)).await?;
    match app.registry.store.write(Write::Person(PersonChange::Rename(row, name))).await {
        Err(StoreError::Conflict) => Err(taken()),
        other => Ok(other?),
    }
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The name of the account.
    name: String,
    /// Its password.
    password: Password,
}

/// What a guest needs to become an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewAccount {
    /// The name; without one, the present one.
    name: Option<String>,
    /// 8 to 200 letters, and not only spaces.
    #[schema(value_type = String, format = Password, min_length = 8, max_length = 200)]
    password: Password,
}

/// A guest becomes an account.
#[utoipa::path(post, path = "/api/me/account", tag = "identity", request_body = NewAccount, responses(
    (status = 200, body = Me), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
    (status = 409, body = ProblemBody, description = "the name is taken, or it is an account already")))]
async fn become_account(
    State(app): State<App>,
    found: SignedIn,
    jar: SignedCookieJar,
    Read(wish): Read<NewAccount>,
) -> Answer<(SignedCookieJar, Json<Me>)> {
    let name = match wish.name {
        Some(name) => {
            let name = names::check(&name)?;
            app.config.reserved.check(&name)?;
            name
        }
        None => found.user.name.clone(),
    };
    wish.password.check("password")?;
    if found.account {
        return Err(Problem::conflict("identity/account", "this is an account already"));
    }
    let password = app.hasher.hash(wish.password).await?;
    let user = UserRow {
        id: found.user.id.clone(),
        name,
        colour: found.user.colour.clone(),
        created: found.created,
    };
    let changed = app.registry.clock.now();
    let name = free_key(app.registry.store.as_ref(), &user.name, None).await?;
    let row = AccountRow { user: user.id.clone(), name, password, changed };
    // Who got hold of the guest's cookie has no part in the account.
    let (sign_in, cookie) = app.sign_ins.new_sign_in(&user.id);
    let account = PersonChange::Account(Box::new((row, user.clone(), sign_in)));
    match app.registry.store.write(Write::Person(account)).await {
        Err(StoreError::Conflict) => return Err(taken()),
        other => other?,
    }
    app.sign_ins.signed_out(&user.id);
    Ok((jar.add(cookie), Json(me_of(User::from(user), true))))
}

/// Signs in from this device. What a guest did on it before stays with that guest.
#[utoipa::path(post, path = "/api/sign-in", tag = "identity", request_body = Entry, responses(
    (status = 200, body = Me), (status = 401, body = ProblemBody, description = "name or password is wrong"),
    (status = 429, body = ProblemBody)))]
async fn enter(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    jar: SignedCookieJar,
    Read(entry): Read<Entry>,
) -> Answer<(SignedCookieJar, Json<Me>)> {
    // Besides the address: who guesses is slowed down at this account, and its owner elsewhere is not.
    app.limits.check_pair(Kind::SignIn, peer, &names::key(&entry.name))?;
    let account = names::account(app.registry.store.as_ref(), &entry.name).await?;
    let password = account.as_ref().map(|account| account.password.clone());
    let fits = app.hasher.verify(entry.password, password).await?;
    let account = account.filter(|_| fits).ok_or_else(wrong)?;
    let user = app.registry.store.user(&account.user).await?.ok_or_else(wrong)?;
    let jar = jar.add(app.sign_ins.sign_in(&account.user).await?);
    Ok((jar, Json(me_of(user.into(), true))))
}

fn wrong() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "identity/wrong", "the name or the password is wrong")
}

/// How far to sign out.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Leaving {
    /// Also on all other devices.
    everywhere: bool,
}

/// Signs out. A guest who does that cannot come back.
#[utoipa::path(post, path = "/api/sign-out", tag = "identity", request_body = Leaving, responses(
    (status = 204), (status = 401, body = ProblemBody)))]
async fn leave(
    State(app): State<App>,
    found: SignedIn,
    jar: SignedCookieJar,
    Read(leaving): Read<Leaving>,
) -> Answer<(SignedCookieJar, StatusCode)> {
    let user = found.user.id;
    if leaving.everywhere {
        let others = PersonChange::SignOutOthers(user.clone(), found.id.clone());
        app.registry.store.write(Write::Person(others)).await?;
    }
    app.registry.store.write(Write::Person(PersonChange::SignOut(user.clone(), found.id))).await?;
    app.sign_ins.signed_out(&user);
    Ok((jar.remove(Cookie::build(COOKIE).path("/")), StatusCode::NO_CONTENT))
}

/// A new password for an old one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Change {
    /// The present password.
    old: Password,
    /// The one from now on: 8 to 200 letters, and not only spaces.
    #[schema(value_type = String, format = Password, min_length = 8, max_length = 200)]
    new: Password,
}

/// Changes the password; all other devices are signed out.
#[utoipa::path(put, path = "/api/me/password", tag = "identity", request_body = Change, responses(
    (status = 204), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
    (status = 409, body = ProblemBody, description = "a guest has no password")))]
async fn change_password(
    State(app): State<App>,
    found: SignedIn,
    Read(change): Read<Change>,
) -> Answer<StatusCode> {
    change.new.check("new")?;
    let account = app.registry.store.account_of(&found.user.id).await?;
    let account = account.ok_or_else(|| Problem::conflict("identity/guest", "a guest has no password"))?;
    if !app.hasher.verify(change.old, Some(account.password.clone())).await? {
        return Err(wrong());
    }
    let password = app.hasher.hash(change.new).await?;
    let row = AccountRow { password, changed: app.registry.clock.now(), ..account };
    app.registry.store.write(Write::Person(PersonChange::Password(row))).await?;
    let others = PersonChange::SignOutOthers(found.user.id.clone(), found.id);
    app.registry.store.write(Write::Person(others)).await?;
    app.sign_ins.signed_out(&found.user.id);
    Ok(StatusCode::NO_CONTENT)
}
